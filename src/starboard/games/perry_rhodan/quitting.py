"""How a game ends before its last phase: giving up, joint surrender (PR-QUIT)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.turn import GaveUp, JointSurrender
from starboard.games.perry_rhodan.scoring import outcome
from starboard.games.perry_rhodan.state import PARTS, Score, Table


def surrender_together(state: Table) -> None:
    """All stop: points are those of finished phases (PR-QUIT-05, 06)."""
    state.report(JointSurrender("PR-QUIT-05", state.rounds))
    state.finish(outcome(state, "joint-surrender", "PR-QUIT-05"))


def concede(state: Table, seat: int) -> None:
    """A player leaves for two points; with one left the game is aborted (PR-QUIT-01, 07, 13)."""
    player = state.players[seat]
    player.out = True
    state.scores.append(Score(seat, state.phase, "gave-up", -2 * PARTS, "PR-QUIT-01"))
    state.report(GaveUp("PR-QUIT-01", seat))
    player.cards, player.covered = {}, {}
    if len(state.living()) < 2:
        state.finish(outcome(state, "aborted", "PR-QUIT-07"))
        return
    if state.turn.seat == seat:
        state.agenda.abandon(state.turn.scope)
    state.withdraw(seat)
