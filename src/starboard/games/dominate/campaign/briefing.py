"""Aims and limits of each seat, in terms of what lies on the table (DD-CAMP-06)."""

from __future__ import annotations

from starboard.games.dominate.campaign.pages import ROLES, Aim, Page, Reach
from starboard.games.dominate.campaign.records import Bound, Brief, Run, Target
from starboard.games.dominate.script.fitting import fitting
from starboard.games.dominate.script.scene import ids_of, mission_of, page_of, place_named
from starboard.games.dominate.script.words import Filter
from starboard.games.dominate.state import Table


def refresh_briefs(state: Table) -> None:
    """After set-up, a new tile or a new figure: what aims and limits mean now."""
    mission = mission_of(state)
    if mission.backroom.value is None:
        return
    for role in ROLES:
        page = page_of(state, role)
        if page is not None:
            mission.brief[role].value = brief_of(state, page, mission.seat(role))


def brief_of(state: Table, page: Page, seat: int) -> Brief:
    """What a seat may not do, and what it is after."""
    run = Run("", seat)
    bounds = [
        Bound(ids(state, limit.figure, run), limit.activations_per_turn) for limit in page.limits
    ]
    targets = [target_of(state, goal.id, aim, run) for goal in page.goals for aim in goal.aim]
    return Brief(tuple(bounds), tuple(targets))


def ids(state: Table, wanted: Filter, run: Run) -> tuple[str, ...]:
    """The fitting figures on the table."""
    return tuple([one.id for one in fitting(state, wanted, run) if one.id])


def target_of(state: Table, goal: str, aim: Aim, run: Run) -> Target:
    """An aim by what can be seen of it: what is still in the fog has no id."""
    word, args = aim.word(), aim.args()
    match args:
        case Filter():
            return Target(goal, word, ids(state, args, run), (), 0)
        case Reach():
            places = [field for field in place_named(state, args.field) if is_laid(state, field)]
            return Target(goal, word, ids(state, args.figure, run), tuple(places), 0)
        case int():
            return Target(goal, word, (), (), args)
        case _:
            return Target(goal, word, tuple(ids_of(state, str(args))), (), 0)


def is_laid(state: Table, field: str) -> bool:
    if state.floor is not None:
        return field in state.floor.squares
    return field in state.land.terrain
