"""`tournament FILE`: decks of all, what was exchanged between games, and the results (PR-TOUR).

phases: I
decks: {Klaus: raumflotte, Peter: klaus.txt, Anna: "pr1:…"}
games:
- points: {Klaus: 1, Peter: -0.5}
- points: {Klaus: 0, Anna: 1}
  swaps: {Klaus: {out: [2 Terra], in: [Venus, Depot]}}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from starboard.errors import BadInput, Illegal
from starboard.games.perry_rhodan.box.reading import (
    MOST,
    check_known,
    check_players,
    parse_phases,
    parts_of,
)
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.deck_text import CODE, FORM, starter_decks
from starboard.games.perry_rhodan.decks import Binder, Deck
from starboard.games.perry_rhodan.kinds import Phase
from starboard.kernel.yaml_files import Printed, typed

MOST_PLAYERS = 64
MOST_GAMES = 500
MOST_SWAPPED = 50


class SwapEntry(Printed, frozen=True, rename={"into": "in"}):
    """Cards that went to the sideboard, and those that came from it; `2 Terra` is two."""

    out: tuple[str, ...] = ()
    into: tuple[str, ...] = ()


class GameEntry(Printed, frozen=True):
    """One game."""

    points: dict[str, float]
    swaps: dict[str, SwapEntry] = msgspec.field(default_factory=dict)
    """What players exchanged before it, since their last game."""


class TournamentFile(Printed, frozen=True):
    """A whole file."""

    phases: str
    decks: dict[str, str]
    games: tuple[GameEntry, ...] = ()


class Swap(NamedTuple):
    """An exchange of a player before a game, by card id."""

    player: str
    out: tuple[str, ...]
    into: tuple[str, ...]
    where: str


class Played(NamedTuple):
    """A game with the exchanges before it."""

    swaps: tuple[Swap, ...]
    points: Mapping[str, int]
    """In 120ths."""


class Tournament(NamedTuple):
    """What was read."""

    phases: tuple[Phase, ...]
    decks: Mapping[str, Deck]
    games: tuple[Played, ...]


def read_tournament(data: object, where: str, cards: Binder) -> Tournament:
    """A tournament, or one sentence about what cannot be read."""
    found = typed(data, TournamentFile, where)
    phases = parse_phases(found.phases, f"{where}: phases")
    check_players(found.decks, f"{where}: decks", MOST_PLAYERS)
    decks = {
        name: _deck(text, f"{where}: decks.{name}", cards) for name, text in found.decks.items()
    }
    if len(found.games) > MOST_GAMES:
        raise BadInput(f"{where}: games", "at-most-games", most=MOST_GAMES)
    games = [
        _game(entry, f"{where}: game {number}", decks, cards)
        for number, entry in enumerate(found.games, 1)
    ]
    return Tournament(phases, decks, tuple(games))


def _deck(text: str, where: str, cards: Binder) -> Deck:
    """A starter's id, a code or a file."""
    try:
        if text in starter_decks():
            return starter_decks()[text]
        if text.startswith(CODE):
            return FORM.parse(text, cards)
        return FORM.read(Path(text), cards)
    except BadInput as error:
        raise error.within(where) from None


def _game(entry: GameEntry, where: str, decks: Mapping[str, Deck], cards: Binder) -> Played:
    check_players(entry.points, f"{where}: points", MOST)
    points: dict[str, int] = {}
    for name, number in entry.points.items():
        at = f"{where}: points.{name}"
        check_known(name, decks, at)
        points[name] = parts_of(number, at)
    swaps: list[Swap] = []
    for name, swap in entry.swaps.items():
        at = f"{where}: swaps.{name}"
        check_known(name, points, at)
        out = _named(swap.out, f"{at}.out", cards)
        into = _named(swap.into, f"{at}.in", cards)
        swaps.append(Swap(name, out, into, at))
    return Played(tuple(swaps), points)


def _named(lines: tuple[str, ...], where: str, cards: Binder) -> tuple[str, ...]:
    """Card ids out of lines with or without a number before the name."""
    found: list[str] = []
    for line in lines:
        count, _, name = line.strip().partition(" ")
        whole = cards.named(line)
        if whole is None and count.isascii() and count.isdigit() and len(count) < 3:
            found += [cards.meant(name, where).id] * int(count)
        else:
            found.append((whole or cards.meant(line, where)).id)
        if len(found) > MOST_SWAPPED:
            raise BadInput(where, "at-most-cards", most=str(MOST_SWAPPED))
    return tuple(found)


# ------------------------------------------------------------------------- exchanging


def exchanged(deck: Deck, swap: Swap, cards: Binder) -> tuple[Deck, list[Illegal]]:
    """A deck after an exchange with its sideboard, and what was wrong with it (PR-TOUR-04…07)."""
    faults: list[Illegal] = []
    sources = {phase: Counter(deck.source(phase)) for phase in deck.sources}
    boards = {phase: Counter(deck.sideboard(phase)) for phase in deck.sources}
    for names, gives, takes, message in (
        (swap.out, sources, boards, "swap-not-in-source"),
        (swap.into, boards, sources, "swap-not-in-sideboard"),
    ):
        for name in names:
            card = cards[name]
            if not isinstance(card, Card):
                faults.append(Illegal("PR-TOUR-07", "swap-action-card", card=name))
            elif gives.get(card.phase, Counter())[name] < 1:
                faults.append(Illegal("PR-TOUR-05", message, card=name, phase=card.phase.value))
            else:
                gives[card.phase][name] -= 1
                takes[card.phase][name] += 1
    if not faults and _by_phase(swap.out, cards) != _by_phase(swap.into, cards):
        numbers = {"out": len(swap.out), "into": len(swap.into)}
        faults.append(Illegal("PR-TOUR-05", "swap-not-one-for-one", **numbers))
    changed = Deck(
        id="",
        name=deck.name,
        sources={phase: tuple(count.elements()) for phase, count in sources.items()},
        action=deck.action,
        sideboards={phase: tuple(count.elements()) for phase, count in boards.items()},
    )
    return changed, faults


def _by_phase(names: tuple[str, ...], cards: Binder) -> Counter[Phase]:
    return Counter(card.phase for card in map(cards.cards.get, names) if isinstance(card, Card))
