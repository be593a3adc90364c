"""How a plan looks so far: the film is played as if nothing more were laid."""

from __future__ import annotations

from math import tanh
from typing import Final

from starboard.games.space_alert import GAME
from starboard.games.space_alert.film.turn import Turn
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.round.action_round import HandOver
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Chance, Step
from starboard.kernel.loop import steps
from starboard.kernel.play import Quick

GOOD_SCORE: Final = 20


def estimate(state: Mission, seat: int) -> float:
    """From 0 (lost at once) to 1 (completed with many points)."""
    if not state.tracks:
        return 0.5
    film = state.clone()
    film.stumbling = False
    if not film.turn:
        table_of(film).campaign = False
        film.agenda.clear()
        film.push(HandOver(), Turn(1))
    return worth(play_on(film, Quick(0)))


def play_on(film: Mission, chance: Chance) -> Mission:
    """Run everything that is left of a film; whatever is asked stays unanswered."""
    while film.outcome is None and drop_choices(film):
        for _ in steps(GAME, film, chance):
            pass
    return film


def drop_choices(film: Mission) -> bool:
    """Leave only what happens by itself; says whether there is any of that."""
    left = [entry for entry in film.agenda.entries() if isinstance(entry, Step)]
    film.agenda.clear()
    film.agenda.push(*left)
    return bool(left)


def worth(film: Mission) -> float:
    """A completed mission is worth at least a half, a lost one what it took to lose it."""
    outcome = film.outcome
    if outcome is not None and outcome.won:
        return 0.75 + 0.25 * tanh(outcome.points[0] / GOOD_SCORE)
    return 0.4 * film.turn / (TURNS + 1)
