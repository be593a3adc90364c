"""5,000 mixed skirmishes and 100 of each mission of Dominate & Delegate: no error, all counted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from starboard.games.dominate import GAME, indoors
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.checks import walk
from starboard.games.dominate.campaign.events import RewardUsed
from starboard.games.dominate.content import box
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.script.effects import Do
from starboard.games.dominate.script.whens import When
from starboard.games.dominate.script.words import Words, words_of
from starboard.games.dominate.state import Table
from starboard.kernel import Move
from starboard.kernel.agenda import State
from starboard.kernel.seats import Seat
from tools.soak import Progress
from tools.soak._mixed import Mixed

LIMIT = 20 * 60
SKIRMISHES = 5_000
EACH_MISSION = 100
REPORTED = re.compile(r'report\(\w+\("(DD-(?:GUARD|BOT|CAM|SENTRY|ALARM)-\d+)"')
"""Rules of guards and devices, where events cite them."""


class Battles(Mixed):
    """Mixed games that also count figures, trigger words, reward cards and rules of guards."""

    def __init__(self, used: dict[str, int]) -> None:
        super().__init__(GAME, seed="soak")
        self.used: Counter[str] = Counter(used)

    def watch(self, state: State, seat: Seat, move: Move) -> None:
        super().watch(state, seat, move)
        assert isinstance(state, Table)
        figure = state.figures.get(str(getattr(move, "figure", "")))
        if figure is not None:
            self.used[f"figure {figure.type}"] += 1
        for event in state.events:
            self.used[f"rule {event.clause}"] += 1
            if isinstance(event, RewardUsed):
                self.used[f"reward {event.card}"] += 1
        if state.outcome is not None:
            self.used.update(fired_words(state))

    def unused(self) -> list[str]:
        """What never occurred."""
        known = [
            *[f"figure {sheet.type}" for sheet in box().orderable() if sheet.speed],
            *[f"reward {card}" for card in reward_cards()],
            *[f"word {word}" for kind in (When, Do) for word, _ in words_of(kind)],
            *[f"rule {clause}" for clause in guard_rules()],
        ]
        return sorted({name for name in known if not self.used[name]})


def fired_words(state: Table) -> Iterator[str]:
    """The words of the triggers that fired in a mission."""
    mission = state.mission
    room = None if mission is None else mission.backroom.value
    book = box().books.get(state.scenario.id)
    if room is None or book is None:
        return
    for trigger, words in trigger_words(book).items():
        if room.fired.get(trigger):
            yield from words


@cache
def trigger_words(book: Book) -> dict[str, tuple[str, ...]]:
    """Every word of a trigger; those of a branch count when their trigger fires."""
    return {
        trigger.id: tuple(
            [f"word {value.word()}" for _, value in walk(trigger, "t") if isinstance(value, Words)]
        )
        for trigger in book.head.triggers
    }


@cache
def guard_rules() -> tuple[str, ...]:
    """The rules of guards and devices that events can cite."""
    (folder,) = [Path(path) for path in indoors.__path__]
    texts = [path.read_text("utf-8") for path in sorted(folder.glob("*.py"))]
    return tuple(sorted({clause for text in texts for clause in REPORTED.findall(text)}))


def run(progress: Progress) -> dict[str, Any]:
    """Play until the time is up or all games are played; counts go on from run to run."""
    stored: dict[str, Any] = progress.state
    battles = Battles(stored.get("used", {}))
    battles.seen.add(stored.get("seen", {}))
    played: int = stored.get("played", 0)
    errors: list[str] = stored.get("errors", [])
    games = SKIRMISHES + EACH_MISSION * len(box().books)
    while played < games and progress.time_left > 0:
        result = battles.play(played, partial(options, played))
        if result.error or result.fault:
            errors.append(f"game {played}: {result.error or result.fault}")
        played += 1
    stored.update(played=played, errors=errors, seen=battles.seen.plain(), used=dict(battles.used))
    never = battles.seen.never()
    return {
        "games": played,
        "errors": len(errors),
        "first_error": errors[0] if errors else "none",
        "never_moves": " ".join(never.moves) or "none",
        "never_events": " ".join(never.events) or "none",
        "never_used": "; ".join(battles.unused()) or "none",
        "good": not errors,
        "done": played >= games,
    }


def options(game: int, seats: int) -> dict[str, object]:
    """Every skirmish for so many; for two also every mission, in turn."""
    skirmishes = [plan.id for plan in box().skirmishes.values() if plan.players == seats]
    missions = list(box().books) if seats == 2 else []
    choices = [*missions, *skirmishes * (1 if missions else 2)]
    return {"scenario": choices[game % len(choices)], "open_credits": game % 5 == 0}
