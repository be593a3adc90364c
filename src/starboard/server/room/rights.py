"""Who may look at a table, and for which seat somebody acts there."""

from __future__ import annotations

from starboard.server.kinds import UNFINISHED, Status, Visibility
from starboard.server.room.live import Live
from starboard.server.store.records import Person, Table
from starboard.server.wire.errors import not_allowed


def may_see(record: Table, person: str, invite: str) -> bool:
    """Whether somebody may look at a table: those who sit there, those whom it admits."""
    if person in record.removed and record.progress.status in UNFINISHED:
        return False  # the seat a bot plays on for is still called theirs
    if person and (record.owner == person or any(c.person == person for c in record.seats)):
        return True
    if record.visibility == Visibility.PRIVATE or person in record.removed:
        return False
    if record.visibility == Visibility.INVITE and invite != record.invite:
        return False
    return record.spectators or record.progress.status == Status.LOBBY


def viewer(live: Live, person: str, seat: int | None) -> int | None:
    """Through whose eyes somebody looks: an own seat, else as a spectator."""
    mine = live.seats_of(person)
    if seat is not None and seat not in mine:
        raise not_allowed("not-your-seat")
    return seat if seat is not None or not mine else mine[0]


def seat_for(live: Live, person: Person, seat: int | None) -> int:
    """The seat a person acts for; refused where it is somebody else's."""
    mine = live.seats_of(person.id)
    if not mine:
        raise not_allowed("not-at-this-table")
    if seat is None:
        waited = [each for each in mine if each in live.record.progress.waiting]
        return (waited or mine)[0]
    if seat not in mine:
        raise not_allowed("not-your-seat")
    return seat
