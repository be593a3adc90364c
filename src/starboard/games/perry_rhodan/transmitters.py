"""Matter transmitters: a unit goes from one to another one of its side (PR-GEN-13)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.caps import room_for
from starboard.games.perry_rhodan.events.missions import CameHome
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.moves.missions import To
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.zones import Place, borne_by, places
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def stations(state: Table, sender: Laid, unit: Laid) -> list[Place]:
    """The other places of that side with such an accessory and room for the unit."""
    return [
        place
        for place in places(state, sender.owner, sender.side).values()
        if place.family != sender.place
        and any(laid.card.family == sender.card.family for laid in place.accessories)
        and room_for(state, place, unit.card)
        and all(agree(other.card, unit.card, unit.side, state.phase) for other in place.units)
    ]


def open_to(choice: Beam, state: Table) -> list[Place]:
    """Where the unit may go, as long as both are there."""
    sender, unit = state.laid(choice.sender), state.laid(choice.unit)
    return [] if sender is None or unit is None else stations(state, sender, unit)


def destinations(choice: Beam, state: Table, seat: Seat) -> list[To]:
    """Every place with another transmitter."""
    return [To(place.id) for place in open_to(choice, state)]


def cannot_beam(choice: Beam, state: Table, seat: Seat, move: To) -> Illegal | None:
    """Only to another transmitter of that side."""
    if move.place in [place.id for place in open_to(choice, state)]:
        return None
    return Illegal("PR-GEN-13", "no-transmitter-there", place=move.place)


def beam(choice: Beam, state: Table, seat: Seat, move: To, chance: Chance) -> None:
    """The unit is there with all that it bears."""
    unit = state.players[seat].cards[choice.unit]
    family = move.place.partition(":")[2]
    for laid in (unit, *borne_by(state, unit)):
        laid.place = family
    state.memo = {}
    state.report(CameHome("PR-GEN-13", seat, move.place, (unit.id,)))


class Beam(Choice[Table]):
    """To which transmitter does the unit go?"""

    acts: ClassVar[tuple[Act, ...]] = (Act(To, beam, destinations, cannot_beam),)
    obvious: ClassVar[bool] = True
    seat: int
    sender: str
    unit: str

    def must(self, state: Table) -> Seats:
        return (self.seat,) if open_to(self, state) else ()
