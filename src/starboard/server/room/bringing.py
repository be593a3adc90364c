"""What seats bring along to a table, such as a deck of one's own, and who is told of it.

Until the match is over nobody else learns more than what is well known (`Option.told`): neither
from the room, nor from the list of tables, nor by how much or when something is sent.
"""

from __future__ import annotations

from msgspec.structs import replace

from starboard.kernel.registry import read_brought
from starboard.server.room.live import Live, Scene, Step
from starboard.server.room.play import with_chair
from starboard.server.room.rights import seat_for
from starboard.server.room.seats import chair_at, in_lobby
from starboard.server.store.records import Person
from starboard.server.wire.errors import not_allowed, not_now
from starboard.server.wire.requests import Bring
from starboard.table.chairs import ChairKind


def bring(live: Live, person: Person, request: Bring) -> Step:
    """Somebody brings something for the own seat, or the owner of the table for that of a bot."""
    in_lobby(live)
    record = live.record
    if record.origin is not None:
        raise not_now("brought-is-settled")
    option = request.option
    place = seat_for(live, person, None) if request.seat is None else request.seat
    chair = chair_at(record, place)
    if place not in seats_brought_by(live, person.id):
        raise not_allowed("bring-for-your-own-seat")
    kept = read_brought(live.game, option, request.value, live.game.content(record.cards))
    brought = {name: known for name, known in chair.brought.items() if name != option}
    if kept:
        brought[option] = kept
    if brought == chair.brought:
        return Step(record)
    return Step(with_chair(record, place, replace(chair, brought=brought)))


def seats_brought_by(scene: Scene, person: str) -> list[int]:
    """The seats for which somebody brings things: the own ones, at an own table those of bots."""
    mine = scene.seats_of(person)
    if not person or scene.record.owner != person:
        return mine
    bots = [seat for seat, chair in enumerate(scene.record.seats) if chair.kind is ChairKind.BOT]
    return sorted({*mine, *bots})
