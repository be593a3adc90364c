"""How a game ends before its last phase: giving up, aborting, joint surrender (PR-QUIT)."""

from __future__ import annotations

from starboard.games.perry_rhodan.awards import Tally, abort_awards, leaving_awards
from starboard.games.perry_rhodan.events.phases import GameAborted
from starboard.games.perry_rhodan.events.turn import GaveUp, JointSurrender
from starboard.games.perry_rhodan.falling import agents_return
from starboard.games.perry_rhodan.scoring import give, outcome
from starboard.games.perry_rhodan.state import Table

NOTHING = Tally()
"""Fixed minus points were given when they happened (PR-QUIT-04)."""


def surrender_together(state: Table) -> None:
    """All stop: points are those of finished phases, and fixed minus points (PR-QUIT-05, 06)."""
    state.report(JointSurrender("PR-QUIT-05", state.rounds))
    state.finish(outcome(state, "joint-surrender", "PR-QUIT-05"))


def concede(state: Table, seat: int) -> None:
    """A player leaves for two points; with one left the game is aborted (PR-QUIT-01, 07, 13)."""
    player = state.players[seat]
    player.out = True
    state.report(GaveUp("PR-QUIT-01", seat))
    give(state, leaving_awards(state.phase, seat, NOTHING))
    cards_leave(state, seat)
    living = state.living()
    if len(living) < 2:
        abort(state, *living)
        return
    if state.first == seat:
        count_rounds_by(state, state.others(seat)[0])
    if state.turn.seat == seat:
        state.agenda.abandon(state.turn.scope)
    state.withdraw(seat)


def count_rounds_by(state: Table, seat: int) -> None:
    """Who sits to the left of a leaver counts the rounds of the phase from now on (PR-QUIT-05)."""
    played = state.players[state.first].turns - state.phase_began
    state.first = seat
    state.phase_began = state.players[seat].turns - played


def cards_leave(state: Table, seat: int) -> None:
    """The leaver's cards leave the game; agents of others go home (PR-QUIT-01, 02, 07, 12, 13)."""
    for other in state.players:
        for cover in [cover for cover in other.covers.values() if cover.space == seat]:
            agents_return(state, cover, "PR-QUIT-13")
        for laid in [laid for laid in other.cards.values() if laid.space == seat]:
            del other.cards[laid.id]
    player = state.players[seat]
    player.cards, player.covered, player.covers, player.holds = {}, {}, {}, {}
    state.memo = {}


def abort(state: Table, last: int) -> None:
    """Nobody goes on alone: he gets what no way to win leads around (PR-QUIT-07…11)."""
    state.report(GameAborted("PR-QUIT-07", last))
    give(state, abort_awards(state.phase, state.last_phase, last, NOTHING))
    state.finish(outcome(state, "aborted", "PR-QUIT-07"))
