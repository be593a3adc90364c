"""Stumbling ("Hoppla"): a card laid wrongly may be put right, at a price (SA-ACT-04…06)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.space_alert.film.crew_events import CrewStumbled
from starboard.games.space_alert.film.movement import delay
from starboard.games.space_alert.kinds import Action
from starboard.games.space_alert.moves import Stumble, stumble_to
from starboard.games.space_alert.state import Mission
from starboard.kernel import Act, Chance, Choice, Pass, Seat, Seats


def meant(state: Mission, seat: int) -> list[Action]:
    """What a crew member may have meant: the other half, or the other arrow (SA-ACT-05)."""
    crew = state.crew[seat]
    laid, back = crew.plan[state.turn - 1], crew.backs[state.turn - 1]
    if laid is Action.EMPTY or crew.knocked_out:
        return []
    found: list[Action] = [] if back is Action.EMPTY else [back]
    if laid is Action.RED:
        found.append(Action.BLUE)
    elif laid is Action.BLUE:
        found.append(Action.RED)
    return found


def deciders(state: Mission, crew: int) -> Seats:
    """Who decides for a crew member: nobody, if that person has left (SA-ANDROID-13)."""
    if state.table is None:  # SA-ACT-04
        return (crew,)
    owner = state.table.boards[crew].owner
    return () if state.table.hands[owner].gone else (owner,)


def called(state: Mission, crew: int) -> str:
    """The id by which a question names a crew member: an android, or a person (SA-ANDROID-13)."""
    return f"crew.{crew}" if state.crew[crew].android else f"seat.{crew}"


def as_laid(choice: MayStumble, state: Mission, seat: Seat, move: Pass, chance: Chance) -> None:
    """The card was meant as it lies."""


def stumbles(choice: MayStumble, state: Mission, seat: Seat) -> list[Stumble]:
    """What else the crew member may have meant (SA-ACT-05)."""
    return [stumble_to(action) for action in meant(state, choice.seat)]


def cannot_stumble(choice: MayStumble, state: Mission, seat: Seat, move: Stumble) -> Illegal | None:
    """Why that was not meant."""
    if move not in stumbles(choice, state, seat):
        return Illegal("SA-ACT-05", "no-such-stumble")
    return None


def stumble(choice: MayStumble, state: Mission, seat: Seat, move: Stumble, chance: Chance) -> None:
    """Put the card right; the next action comes later (SA-ACT-04…06)."""
    crew, turn = state.crew[choice.seat], state.turn - 1
    action = Action(move.half.removeprefix("half."))
    if action is crew.backs[turn]:  # a card that the pilot brings home can be wrong once more
        crew.backs[turn] = crew.plan[turn]
    crew.plan[turn] = action
    state.report(CrewStumbled("SA-ACT-04", choice.seat, action.value))
    delay(state, choice.seat, "stumble", "SA-ACT-06")


class MayStumble(Choice[Mission]):
    """Before a crew member acts: was the card laid as it was meant?"""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Pass, as_laid),
        Act(Stumble, stumble, stumbles, cannot_stumble),
    )

    seat: int
    """The crew member."""

    def must(self, state: Mission) -> Seats:
        return deciders(state, self.seat) if meant(state, self.seat) else ()

    def question(self, state: Mission) -> dict[str, str | int]:
        laid = state.crew[self.seat].plan[state.turn - 1]
        return {"crew": called(state, self.seat), "laid": f"half.{laid.value}"}
