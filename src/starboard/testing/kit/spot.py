"""Where the kit looks: a game, its random matches, and positions in them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NoReturn

from starboard import ledger
from starboard.errors import Illegal
from starboard.kernel.agenda import State
from starboard.kernel.chance import Seeded
from starboard.kernel.forms import LONGEST, filled
from starboard.kernel.game import Game
from starboard.kernel.loop import act, legal_moves, may_act, playable_moves, to_act
from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.seats import CLOCK, Seat

TEXTS = (
    "yes",
    "Grüße, 100 % „echt“!",
    '  a  blank line\'s "quotes"  ',
    "%41+b&c=d/e?f#g",
    "-",
    "🚀 雪" + "ß" * (LONGEST - 3),
)
"""What people might write into a form."""


class Nonconforming(AssertionError):
    """A game does not keep what every game promises."""

    def __init__(self, check: str, where: str, what: str) -> None:
        super().__init__(f"{where}: {check}: {what}")
        self.check = check
        self.where = where
        self.what = what


class Subject:
    """The game under test and what has been gathered about it on the way."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.rules = ledger.of(game.id) if game.id in ledger.games() else None
        self.stock: dict[Move, None] = {}
        """Moves that were legal somewhere, in the order of their first appearance."""
        self.refusals: dict[str, Illegal] = {}
        """A refusal for every message id."""

    def fail(self, check: str, what: str) -> NoReturn:
        """A failure of the whole game."""
        raise Nonconforming(check, self.game.id, what)

    def clause_fault(self, clause: str) -> str:
        """What is wrong with a clause id; nothing if nothing is."""
        if not clause:
            return "names no clause"
        if self.rules is not None and clause not in self.rules:
            return f"names {clause}, which is not in the ledger"
        return ""


class Spot:
    """A position of a random match."""

    def __init__(self, subject: Subject, match: Match[Any]) -> None:
        self.subject = subject
        self.game = subject.game
        self.match = match
        self.state: State = match.state
        self.where = (
            f"{self.game.id} ({self.state.seats} seats, seed {match.setup.seed},"
            f" entry {len(match.log)})"
        )

    def fail(self, check: str, what: str) -> NoReturn:
        raise Nonconforming(check, self.where, what)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Whatever is raised here unexpectedly is a failure that names its place."""
        try:
            yield
        except Nonconforming:
            raise
        except Exception as error:
            raise Nonconforming("crash", self.where, f"{error!r} was raised") from error

    def rng(self, purpose: str) -> Random:
        """Random numbers of the kit's own: the same in every run."""
        return Random(f"{self.where}/{purpose}")

    def chance(self, purpose: str) -> Seeded:
        """Dice of the kit's own: the same in every run."""
        return Seeded(f"{self.where}/{purpose}")

    @property
    def players(self) -> range:
        return range(self.state.seats)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*self.players, None)

    def legal(self) -> list[tuple[Seat, Move]]:
        """Every legal move of every seat, time included; forms with their samples in them."""
        return [
            (seat, move)
            for seat in (*self.players, CLOCK)
            for move in playable_moves(self.game, self.state, seat)
        ]


def sample(rng: Random, items: list[Any], most: int) -> list[Any]:
    """At most so many of some items, in their order."""
    if len(items) <= most:
        return items
    return [items[index] for index in sorted(rng.sample(range(len(items)), most))]


def random_act(game: Game[Any], state: State, rng: Random) -> tuple[Seat, Move] | None:
    """A seat that may act and one of its moves; nothing when the game is over."""
    seats = list(to_act(state))
    if rng.random() < 0.25:
        seats.extend(may_act(game, state))
    if not seats:
        return None
    seat = rng.choice(seats)
    moves = legal_moves(game, state, seat)
    return (seat, written(rng.choice(moves), rng)) if moves else None


def written(move: Move, rng: Random) -> Move:
    """A move with any text in it, if it is a form."""
    return filled(move, rng.choice(TEXTS)) if move.open else move


def wander(game: Game[Any], state: State, rng: Random, chance: Seeded, moves: int = 3) -> None:
    """Play a few random moves on a state."""
    for _ in range(moves):
        chosen = random_act(game, state, rng)
        if chosen is None:
            return
        act(game, state, *chosen, chance)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, in words."""
    if type(one) is type(other) and isinstance(one, dict):
        for key in [*one, *[key for key in other if key not in one]]:
            if key not in one or key not in other:
                return f"{path}.{key} is only in one of them"
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}")
    if type(one) is type(other) and isinstance(one, list) and len(one) == len(other):
        for index, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if mine != yours:
                return difference(mine, yours, f"{path}[{index}]")
    return f"{path.lstrip('.') or 'value'}: {short(one)} / {short(other)}"


def short(value: object) -> str:
    """As much of a value as fits into a message."""
    told = repr(value)
    return told if len(told) <= 160 else told[:159] + "…"
