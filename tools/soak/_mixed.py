"""Mixed games for long proofs: every kind of play, invariants after every move, all counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from starboard.bots.greedy import Greedy
from starboard.bots.guard import Guarded
from starboard.bots.named import make_bot
from starboard.bots.simple import Random, Rarest
from starboard.errors import Error
from starboard.kernel.agenda import Outcome, State
from starboard.kernel.bot import Bot
from starboard.kernel.chance import Seeded
from starboard.kernel.game import Game
from starboard.kernel.moves import Move
from starboard.kernel.play import LIMIT, Tally
from starboard.kernel.seats import Seat
from starboard.lab.play import Result, attempt, play_fast
from starboard.lab.seating import Seating
from starboard.lab.simulate import template
from starboard.table.bots import HOUSE, has_house
from tools.soak._measure import Occurrences

KINDS = ("random", "rarest", "rarest", "greedy")
"""Rarest-first twice, as it is what leads into corners; the house bot besides."""


Options = Callable[[int], Mapping[str, object]]
"""The options of a game for so many seats."""


def no_options(seats: int) -> Mapping[str, object]:
    """Everything as it comes."""
    return {}


class Broken(Error):
    """An invariant that does not hold."""


class Mixed:
    """A series of games. What the rarest-first bot remembers goes on from game to game."""

    def __init__(
        self, game: Game[Any], cards: Iterable[str] = (), seed: str = "mixed", limit: int = LIMIT
    ) -> None:
        self.game = game
        self.seed = seed
        self.limit = limit
        self.seen = Occurrences(game, cards)
        self.played: Counter[str] = Counter()
        self.kinds: tuple[str, ...] = (*KINDS, HOUSE) if has_house(game) else KINDS

    def play(self, index: int, options: Options = no_options) -> Result:
        """Game number `index`: seats and bots are drawn, every move is watched."""
        draw = Seeded(f"{self.seed}/{index}/line-up")
        count = self.game.seats[draw.below(len(self.game.seats))]
        names = [self.kinds[draw.below(len(self.kinds))] for _ in range(count)]
        task = msgspec.structs.replace(
            template(self.game, names, options(count), limit=self.limit),
            index=index,
            seed=f"{self.seed}/{index}",
        )
        bots = [Guarded(self.bot(name), name, self.game) for name in names]
        seating = Seating(self.game, bots, task.seed)

        def play(tally: Tally) -> Outcome | None:
            return play_fast(self.game, task, seating, tally, self.watch)

        return attempt(task, play)

    def bot(self, name: str) -> Bot:
        """A bot for long runs: with a common memory, or with little thought."""
        match name:
            case "random":
                return Random()
            case "rarest":
                return Rarest(self.played)
            case "greedy":
                return Greedy(samples=1)
            case _:
                return make_bot(name, self.game)[0]

    def watch(self, state: State, seat: Seat, move: Move) -> None:
        """Count what occurred; raise `Broken` where an invariant does not hold."""
        self.seen.watch(state, seat, move)
        for wrong in self.game.invariants(state):
            raise Broken(f"after {move}: {wrong}")
