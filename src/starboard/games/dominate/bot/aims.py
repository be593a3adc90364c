"""What is to be fought for besides the enemy himself.

A skirmish has its ways to win, a mission the aims on the seat's own page; nobody sees another's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.dominate.campaign.pages import PL1
from starboard.games.dominate.campaign.records import Target
from starboard.games.dominate.state import Table

HOLD: Final = 12.0
"""What it is worth to stand on a field whose holder wins."""
REACH: Final = 30.0
"""What it is worth to a figure to be where a mission wants it."""
EXPLORE: Final = 6.0
"""What it is worth to PL1 to see what the fog hides."""
PRIZE: Final = 15.0
"""What it is worth to destroy or capture what a mission names."""


class Aim(NamedTuple):
    """A field to come to, what it is worth to be there, and for whom; nobody named: for all."""

    field: str
    worth: float
    figures: tuple[str, ...] = ()


def targets_of(state: Table, seat: int) -> tuple[Target, ...]:
    """The aims of the mission that are not settled, if the seat may read them."""
    if state.mission is None:
        return ()
    role = state.mission.role(seat)
    brief = state.mission.brief[role].value
    if brief is None:
        return ()
    settled = {goal.partition("=")[0] for goal in state.mission.goals[role].names}
    return tuple([target for target in brief.targets if target.goal not in settled])


def primary_goals(state: Table, seat: int) -> set[str]:
    """The goals that decide about victory, if the seat may read its page (DD-CAMP-06)."""
    page = None if state.mission is None else state.mission.pages[state.mission.role(seat)].value
    return set() if page is None else {goal.id for goal in page.goals if goal.primary}


def aims_of(state: Table, seat: int) -> list[Aim]:
    """The fields that a seat wants to come to, in a fixed order."""
    found: list[Aim] = []
    for victory in state.scenario.victory:
        if victory.hold is not None:
            found += [Aim(field, HOLD) for field in state.scenario.held[victory.hold.field]]
    for target in targets_of(state, seat):
        if target.word == "reach":
            found += [Aim(field, REACH, target.figures) for field in target.fields]
    if state.mission is not None and state.mission.role(seat) == PL1:
        for token in state.mission.fog:
            found += [Aim(field, EXPLORE) for field in state.land.beside(token)]
    return found


def named_for(state: Table, seat: int, word: str) -> set[str]:
    """The figures with which a mission wants something done."""
    wanted = [target for target in targets_of(state, seat) if target.word == word]
    return {figure for target in wanted for figure in target.figures}


def prizes_of(state: Table, seat: int) -> set[str]:
    """The figures that a mission wants destroyed or captured."""
    return named_for(state, seat, "destroy") | named_for(state, seat, "capture")


def captives_of(state: Table, seat: int) -> set[str]:
    """The figures that are to be captured: nobody shoots at them.

    Somebody to be destroyed who is nowhere to be seen may hide there; then there are two ways.
    """
    targets = targets_of(state, seat)
    hiding = {each.goal for each in targets if each.word == "destroy" and not each.figures}
    taken = [each for each in targets if each.word == "capture" and each.goal not in hiding]
    return {name for each in taken for name in each.figures} - named_for(state, seat, "destroy")


def kept_by(state: Table, seat: int) -> set[str]:
    """The figures that a mission wants kept."""
    return named_for(state, seat, "protect") | named_for(state, seat, "hold")
