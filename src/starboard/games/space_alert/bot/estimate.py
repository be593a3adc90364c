"""How a plan looks so far: the film is played as if nothing more were laid."""

from __future__ import annotations

from math import tanh
from typing import Final

from starboard.games.space_alert.film.turn import Turn
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.round.action_round import HandOver
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Chance, NoChance, Step
from starboard.kernel.play import Quick

GOOD_SCORE: Final = 20


def estimate(state: Mission, seat: int) -> float:
    """From 0 (lost at once) to 1 (completed with many points)."""
    if not state.tracks:
        return 0.5
    film = state.clone()
    film.stumbling = False
    steps = [entry for entry in film.agenda.stack if isinstance(entry, Step)]
    film.agenda.stack.clear()
    film.current = film.agenda
    if film.turn:
        film.agenda.stack.extend(steps)
    else:
        table_of(film).campaign = False
        HandOver().run(film, NoChance())
        film.push(Turn(1))
    return worth(play_on(film, Quick(0)))


def play_on(film: Mission, chance: Chance) -> Mission:
    """Run everything that is left of a film."""
    while film.agenda.stack and film.outcome is None:
        step = film.agenda.stack.pop()
        if isinstance(step, Step):
            step.run(film, chance)
    return film


def worth(film: Mission) -> float:
    """A completed mission is worth at least a half, a lost one what it took to lose it."""
    outcome = film.outcome
    if outcome is not None and outcome.won:
        return 0.75 + 0.25 * tanh(outcome.points[0] / GOOD_SCORE)
    return 0.4 * film.turn / (TURNS + 1)
