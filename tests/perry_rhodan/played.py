"""What the stories of these tests play: moves, events, cards, effects, skills and windows.

Stories tell it here while they run (see `table`, `fight`). `witnesses.yaml` names for everything
that there is a story that plays it; the story fails if it does not (see `conftest`, `test_played`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import yaml
from tools.soak._measure import Occurrences, event_kinds
from tools.soak.perry_rhodan_games import effects_of, things_used

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.events.skills import SkillUsed
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.windows import Answers, Moment
from starboard.kernel import Event, Move
from starboard.kernel.loop import choice_of

WITNESSES = Path(__file__).parent / "witnesses.yaml"
NAMES = Occurrences(GAME, catalogue().cards)
"""Finds the cards that a move or an event names."""


class Played:
    """What the running story has played so far."""

    def __init__(self) -> None:
        self.things: set[str] = set()

    def begin(self) -> None:
        """Another story begins."""
        self.things = set()

    def asks(self, state: Table, seat: int, move: Move) -> None:
        """A seat is about to make a move."""
        choice = choice_of(state, seat)
        if isinstance(choice, Moment):
            self.things.add(f"window {choice.moment}")
        elif isinstance(choice, Answers):
            self.things.add("window response")
        self.things.add(f"move {type(move).verb}")
        self.things |= {f"card {name}" for name in NAMES.named(move.values())}
        self.things |= set(effects_of(state, move))

    def tells(self, events: Iterable[Event]) -> None:
        """These events have happened."""
        for event in events:
            self.things.add(f"event {type(event).__name__}")
            self.things |= {f"card {name}" for name in NAMES.named(event.values())}
            if isinstance(event, SkillUsed):
                self.things.add(f"skill {event.skill} {event.level}")


PLAYED = Played()
"""The story that runs in this process."""


def everything() -> list[str]:
    """Everything that a story could play, as the program knows it."""
    moves = {f"move {kind.verb}" for kind in GAME.move_types}
    events = {f"event {kind.__name__}" for kind in event_kinds(GAME)}
    cards = {f"card {name}" for name in catalogue()}
    return sorted(moves | events | cards | things_used())


@cache
def witnesses() -> dict[str, tuple[str, ...]]:
    """By story, what it has to play."""
    named = yaml.load(WITNESSES.read_bytes(), yaml.CSafeLoader)
    return {story: tuple(things) for story, things in named.items()}
