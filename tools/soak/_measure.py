"""What occurred in many games and what never did: kinds of moves, kinds of events, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from starboard.kernel.agenda import State
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.moves import Move
from starboard.kernel.seats import Seat


class Never(NamedTuple):
    """What has not occurred, sorted."""

    moves: tuple[str, ...]
    events: tuple[str, ...]
    cards: tuple[str, ...]


class Occurrences:
    """Counts what occurs; `watch` is handed to `play_out`. It can be stored and go on later."""

    def __init__(self, game: Game[Any], cards: Iterable[str] = ()) -> None:
        self.game = game
        self.known = tuple(cards)
        self._known = frozenset(self.known)
        self.moves: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        """How often a card was named by a move or an event."""
        self.uses: Counter[str] = Counter()
        """How often each kind of move named a card: `play overload`."""

    def watch(self, state: State, seat: Seat, move: Move) -> None:
        """Count a move and the events it caused."""
        verb = type(move).verb
        self.moves[verb] += 1
        for card in self.named(move.values()):
            self.cards[card] += 1
            self.uses[f"{verb} {card}"] += 1
        for event in state.events:
            self.events[type(event).__name__] += 1
            self.cards.update(self.named(event.values()))

    def named(self, values: Iterable[object]) -> list[str]:
        """Every card that is named, with or without the number of the thing (`laser.2`)."""
        found: list[str] = []
        for value in values:
            if isinstance(value, tuple):
                found.extend(self.named(value))
            elif isinstance(value, str):
                name = value.partition(".")[0]
                if name in self._known:
                    found.append(name)
        return found

    def never(self) -> Never:
        """Everything that could have occurred but did not."""
        verbs = {kind.verb for kind in self.game.move_types}
        kinds = {kind.__name__ for kind in event_kinds(self.game)}
        return Never(
            tuple(sorted(verbs - self.moves.keys())),
            tuple(sorted(kinds - self.events.keys())),
            tuple(sorted(self._known - self.cards.keys())),
        )

    def plain(self) -> dict[str, dict[str, int]]:
        """The counts, for a file."""
        return {
            "moves": self.moves,
            "events": self.events,
            "cards": self.cards,
            "uses": self.uses,
        }

    def add(self, counts: dict[str, dict[str, int]]) -> None:
        """Add counts that were stored earlier or taken elsewhere."""
        self.moves.update(counts.get("moves", {}))
        self.events.update(counts.get("events", {}))
        self.cards.update(counts.get("cards", {}))
        self.uses.update(counts.get("uses", {}))


def event_kinds(game: Game[Any]) -> list[type[Event]]:
    """Every kind of event that the game's package defines, without the bases of others in it."""
    home = type(game).__module__
    kinds = [
        kind
        for kind in below(Event)
        if kind.__module__ == home or kind.__module__.startswith(f"{home}.")
    ]
    bases = {base for kind in kinds for base in kind.__mro__[1:]}
    return [kind for kind in kinds if kind not in bases]


def below(kind: type[Event]) -> list[type[Event]]:
    """All classes derived from one."""
    found: list[type[Event]] = []
    for child in kind.__subclasses__():
        found.extend([child, *below(child)])
    return found
