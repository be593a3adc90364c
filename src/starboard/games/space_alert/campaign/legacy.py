"""What a mission of a campaign leaves to the next one, as words of its options (SA-CAMP-02).

missions.1 survived.4 destroyed.8 visual.2 damage.red_shield squads.1 out.2
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starboard.errors import BadInput
from starboard.games.space_alert.content import ship
from starboard.games.space_alert.film.points import disabled_squads, points_of, visual_points
from starboard.games.space_alert.kinds import Fate
from starboard.games.space_alert.state import Mission
from starboard.games.space_alert.table import Past

MOST_MISSIONS = 3
NUMBERS = ("missions", "survived", "destroyed", "visual", "squads")


class Legacy(NamedTuple):
    """Read from the words."""

    past: Past
    damage: list[str]


def no_past() -> Past:
    """Before the first mission."""
    return Past(0, 0, 0, 0, 0, [0, 0, 0], [])


def read_legacy(words: Sequence[str]) -> Legacy:
    """The past and the damage that the words tell; `BadInput` names the word that is wrong."""
    numbers = dict.fromkeys(NUMBERS, 0)
    damage: list[str] = []
    out: list[int] = []
    tokens = [token for stack in ship().tiles for token in stack]
    for word in words:
        name, _, told = word.partition(".")
        if name == "damage" and told in tokens and told not in damage:
            damage.append(told)
        elif name in NUMBERS and is_number(told):
            numbers[name] = int(told)
        elif name == "out" and is_number(told) and int(told) < 5:
            out.append(int(told))
        else:
            raise BadInput("option legacy", "is-no-legacy", word=word[:40])
    check_numbers(numbers)
    return Legacy(Past(**numbers, repaired=[0, 0, 0], out=sorted(set(out))), damage)


def is_number(told: str) -> bool:
    return told.removeprefix("-").isascii() and told.removeprefix("-").isdigit() and len(told) < 5


def check_numbers(numbers: dict[str, int]) -> None:
    if not 0 <= numbers["missions"] < MOST_MISSIONS:
        most = MOST_MISSIONS
        raise BadInput("option legacy", "campaign-has-missions", "SA-CAMP-01", most=most)
    if not 0 <= numbers["squads"] <= 2:
        raise BadInput("option legacy", "there-are-two-squads", "SA-SETUP-30")


def legacy_of(state: Mission) -> tuple[str, ...]:
    """The words for the next mission, after this one was completed."""
    past = past_after(state)
    numbers = [f"{name}.{getattr(past, name)}" for name in NUMBERS]
    damage = [f"damage.{token}" for drawn in state.drawn for token in drawn]
    return (*numbers, *damage, *[f"out.{crew}" for crew in past.out])


def past_after(state: Mission) -> Past:
    """The past with this mission added (SA-CAMP-25…27)."""
    assert state.table is not None
    past = state.table.past
    return Past(
        missions=past.missions + 1,
        survived=past.survived + points_of(state, Fate.SURVIVED),
        destroyed=past.destroyed + points_of(state, Fate.DESTROYED),
        visual=past.visual + visual_points(state),
        squads=past.squads + disabled_squads(state),
        repaired=[0, 0, 0],
        out=[seat for seat, crew in enumerate(state.crew) if crew.knocked_out],  # SA-CAMP-10
    )
