"""Starter decks of Perry Rhodan against each other with the house bot, and how often cards work.

Phases I and V are for the balance, I to III and IV also for cards that only work there.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from statistics import median
from typing import Any

import msgspec

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.events.effects import SecretShown
from starboard.games.perry_rhodan.moves.build_up import Declare, Lay, Solve, Swap
from starboard.games.perry_rhodan.moves.windows import Play
from starboard.games.perry_rhodan.options import STARTERS, read_range
from starboard.games.perry_rhodan.state import Table
from starboard.kernel.agenda import State
from starboard.kernel.moves import Move
from starboard.kernel.options import read_options
from starboard.kernel.play import Tally
from starboard.lab.arena import wilson
from starboard.lab.play import Result, attempt, play_fast
from starboard.lab.seating import Seating
from starboard.lab.simulate import template
from tools.soak import Progress

LIMIT = 8 * 60
GAMES = {"I": 400, "V": 400, "I-III": 100, "IV": 100}
"""For each pair of starter decks, half of them from each seat."""
WEIGHED = ("I", "V")
"""Where shares of decks, pairs and beginners have bounds."""
USES = 30
"""How often each card has to be played or laid out at least."""
SURRENDER = "joint-surrender"
"""The reason of an end by the agreed number of rounds."""
Stored = dict[str, Any]
Rows = dict[tuple[str, str], list[Any]]
"""The games of a range by pairs of decks."""


def run(progress: Progress) -> dict[str, Any]:
    """What is missing of every pair in every range; counts go on from call to call."""
    stored: Stored = progress.state
    stored.setdefault("games", {})
    stored.setdefault("errors", [])
    watch = Watch(Counter(stored.get("used", {})))
    while progress.time_left > 0 and (missing := next_game(stored)) is not None:
        play(stored, watch, *missing)
    stored["used"] = watch.used
    return {**report(stored), "done": next_game(stored) is None}


class Watch:
    """Counts the cards that are played, and notes how far a game has come."""

    def __init__(self, used: Counter[str]) -> None:
        self.used = used
        self.turns: list[int] = []
        self.first = 0

    def watch(self, state: State, seat: int, move: Move) -> None:
        """Look at a move and the table after it."""
        assert isinstance(state, Table)
        if isinstance(move, Lay | Play | Declare | Solve | Swap):
            self.used[move.card] += 1
        for event in state.events:
            if isinstance(event, SecretShown):
                self.used[event.card.partition(".")[0]] += 1
        self.turns = [player.turns for player in state.players]
        self.first = state.first


def next_game(stored: Stored) -> tuple[str, str, str, int] | None:
    """The phases, the decks and the number of the next game: range by range, pairs by turns."""
    for phases, wanted in GAMES.items():
        found = [(played_of(stored, phases, *pair), pair) for pair in combinations(STARTERS, 2)]
        played, pair = min(found)
        if played < wanted:
            return (phases, *pair, played)
    return None


def played_of(stored: Stored, phases: str, one: str, other: str) -> int:
    """How many games of a pair were played."""
    return len(stored["games"].get(f"{phases} {one} {other}", ()))


def play(stored: Stored, watch: Watch, phases: str, one: str, other: str, number: int) -> None:
    """One game between two house bots: the winner's share, who began, the turns, the reason."""
    decks = (one, other) if number % 2 == 0 else (other, one)
    task = template(GAME, ["house", "house"], {})
    options = read_options(GAME.options, {"phases": phases, "decks": list(decks)})
    seed = f"balance/{phases}/{one}/{other}/{number // 2}"
    task = msgspec.structs.replace(task, seed=f"{seed}/{number % 2}", options=options)
    seating = Seating.named(GAME, task.seats, task.seed)

    def whole_game(tally: Tally) -> Any:
        return play_fast(GAME, task, seating, tally, watch.watch)

    result = attempt(task, whole_game)
    if result.error or result.fault:
        stored["errors"].append(str(result.error or result.fault))
    mine = decks.index(one)
    row = [share(result, mine), share(result, watch.first), max(watch.turns), result.reason]
    stored["games"].setdefault(f"{phases} {one} {other}", []).append(row)


def share(result: Result, seat: int) -> float:
    """What part of a victory is a seat's."""
    return 1 / len(result.won) if seat in result.won else 0.0


# ------------------------------------------------------------------------- the report


def report(stored: Stored) -> dict[str, Any]:
    """The numbers of every range, and whether they are within their bounds."""
    found: dict[str, Any] = {"errors": len(stored["errors"])}
    good = not stored["errors"]
    for phases in GAMES:
        rows = rows_of(stored, phases)
        if rows:
            found |= told_of(phases, rows)
            good = good and is_lively(phases, rows) and (phases not in WEIGHED or is_even(rows))
    used = stored["used"]
    rare = {card.id: used.get(card.id, 0) for card in catalogue().values() if not card.banned}
    rare = {card: count for card, count in rare.items() if count < USES}
    found["cards_below_30"] = " ".join(f"{card}:{n}" for card, n in rare.items()) or "none"
    return {**found, "good": good and not rare}


def told_of(phases: str, rows: Rows) -> dict[str, Any]:
    """The numbers of one range."""
    flat = [row for games in rows.values() for row in games]
    decks = [f"{deck} {told(wins_of(rows, deck))}" for deck in STARTERS]
    pairs = [f"{one}-{other} {mean(firsts(games)):.1%}" for (one, other), games in rows.items()]
    return {
        f"games_of_{phases}": len(flat),
        f"decks_in_{phases}": " ".join(decks),
        f"pairs_in_{phases}": " ".join(pairs),
        f"beginner_in_{phases}": told([row[1] for row in flat]),
        f"median_turns_in_{phases}": median([row[2] for row in flat]),
        f"ended_by_rounds_in_{phases}": f"{sum(row[3] == SURRENDER for row in flat)} games",
    }


def is_lively(phases: str, rows: Rows) -> bool:
    """Whether a phase takes 8 to 20 turns a player, and hardly a game ends by its rounds."""
    low, high = read_range(phases)
    number = high.number - low.number + 1
    flat = [row for games in rows.values() for row in games]
    ended = sum(row[3] == SURRENDER for row in flat)
    turns = median([row[2] for row in flat])
    return bool(8 * number <= turns <= 20 * number) and ended <= 0.02 * len(flat)


def is_even(rows: Rows) -> bool:
    """Whether no deck, no pair and no beginner wins too often."""
    decks = [mean(wins_of(rows, deck)) for deck in STARTERS]
    pairs = [mean(firsts(games)) for games in rows.values()]
    began = mean([row[1] for games in rows.values() for row in games])
    level = all(0.42 <= share <= 0.58 for share in decks)
    return level and all(0.35 <= share <= 0.65 for share in pairs) and began <= 0.56


def rows_of(stored: Stored, phases: str) -> Rows:
    """The games of a range by pairs of decks."""
    pairs = combinations(STARTERS, 2)
    found = {pair: stored["games"].get(f"{phases} {pair[0]} {pair[1]}", []) for pair in pairs}
    return {pair: games for pair, games in found.items() if games}


def wins_of(rows: Rows, deck: str) -> list[float]:
    """What a deck has won, game by game."""
    return [
        row[0] if pair[0] == deck else 1 - row[0]
        for pair, games in rows.items()
        if deck in pair
        for row in games
    ]


def firsts(games: list[Any]) -> list[float]:
    """What the first deck of a pair has won, game by game."""
    return [row[0] for row in games]


def mean(shares: list[float]) -> float:
    return sum(shares) / max(1, len(shares))


def told(shares: list[float]) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(round(sum(shares)), len(shares))
    return f"{mean(shares):.1%} ({low:.1%} to {high:.1%})"
