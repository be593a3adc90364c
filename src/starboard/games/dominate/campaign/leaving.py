"""Giving a mission up, and agreeing that nothing more comes of it (DD-CAMP-25, 26)."""

from __future__ import annotations

from starboard.games.dominate.campaign.events import Surrendered
from starboard.games.dominate.campaign.rounds import call_stalemate
from starboard.games.dominate.script.ending import end_mission
from starboard.games.dominate.state import NEUTRAL, Table
from starboard.kernel import Game, NoChance, Outcome
from starboard.kernel.loop import act, advance, legal_moves, to_act


def surrender(state: Table, seat: int) -> None:
    """Either player may give up; he loses the mission (DD-CAMP-25)."""
    mission = state.mission
    if mission is None or not mission.scope:
        places = tuple([2 if other == seat else 1 for other in range(state.seats)])
        state.finish(Outcome(places, (0, 0), (1 - seat,), "conceded", "DD-CAMP-25"))
        return
    if mission.winner != NEUTRAL:
        return  # it is over already, and only its outcome is left
    state.report(Surrendered("DD-CAMP-25", seat))
    end_mission(state, mission.pl2 if seat == mission.pl1 else mission.pl1, "surrender")


def agree(game: Game[Table], state: Table) -> None:
    """Both see that nothing more can come of it: a stalemate (DD-CAMP-26)."""
    mission = state.mission
    if mission is None or not mission.scope:
        state.finish(Outcome((1, 1), (0, 0), (), "agreed", "DD-CAMP-26"))
        return
    if mission.winner == NEUTRAL:
        call_stalemate(state)
    finish_at_once(game, state)


def finish_at_once(game: Game[Table], state: Table) -> None:
    """The outcome without further questions: where it asks, the last answer is taken."""
    advance(game, state, NoChance())
    while state.outcome is None:
        seat = to_act(state)[0]
        act(game, state, seat, legal_moves(game, state, seat)[-1], NoChance())
