"""The end of a movement: what was driven over answers now (DD-OVERRUN-03, 10)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.dominate.events import Countered
from starboard.games.dominate.losses import destroy, hit
from starboard.games.dominate.moves import Counter, Hold
from starboard.games.dominate.state import Overrun, Table
from starboard.kernel import Act, Chance, Choice, Entry, Seat, Seats, Step


def after_movement(state: Table, *entries: Entry) -> None:
    """What happens once the movement of the active figure is over."""
    state.push(EndMovement(), *entries)


class EndMovement(Step[Table]):
    """Overrun infantry counters in the order of overrunning (DD-OVERRUN-10)."""

    def run(self, state: Table, chance: Chance) -> None:
        going = state.activation
        if going is None:
            return
        going.points = 0
        while going.overrun and (
            # DD-OVERRUN-03
            is_silent(state, going.overrun[0]) or going.figure not in state.figures
        ):
            going.overrun.pop(0)
        if going.overrun:
            state.push(AskOverrun(going.overrun[0].owner), self)


def is_silent(state: Table, gone: Overrun) -> bool:
    """Whether infantry that was driven over does not answer; who is out answers no more."""
    return gone.silent or state.players[gone.owner].out


def answer(state: Table) -> Overrun:
    """The next one to answer has done so."""
    assert state.activation is not None
    return state.activation.overrun.pop(0)


def take_counter(
    choice: AskOverrun, state: Table, seat: Seat, move: Counter, chance: Chance
) -> None:
    """One attack on the vehicle, whatever the range (DD-OVERRUN-04, 12)."""
    assert state.activation is not None
    vehicle = state.figures[state.activation.figure]
    gone = answer(state)
    state.report(Countered("DD-OVERRUN-03", gone.figure, vehicle.id))
    if hit(state, vehicle):
        destroy(state, vehicle, gone.owner, "DD-OVERRUN-03", gone.figure)


def take_hold(choice: AskOverrun, state: Table, seat: Seat, move: Hold, chance: Chance) -> None:
    answer(state)


class AskOverrun(Choice[Table]):
    """Whether infantry that was driven over shoots back (DD-OVERRUN-03)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Counter, take_counter), Act(Hold, take_hold))

    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if state.activation is not None else ()

    def question(self, state: Table) -> dict[str, str | int]:
        going = state.activation
        assert going is not None
        return {"figure": going.overrun[0].figure, "target": going.figure}
