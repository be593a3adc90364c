"""Chance is handed in, never kept in the state: seeded, scripted, recorded or refused.

The generator is counter-based: draw number n of a seed is the first 64 bits of
SHA-256(seed, n), scaled to the range. Anyone can check it with a few lines in any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

from starboard.errors import Error

Result = int | str

SHUFFLED: Final = "shuffle"
"""What is recorded when an order was forgotten."""


class NeedsChance(Error):
    """A result that nobody has provided yet: the dice or the pile that is asked."""

    def __init__(self, request: str, options: tuple[Result, ...]) -> None:
        super().__init__(request, options)
        self.request = request
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where dice and draws come from. Every result is also kept in `results`, in order."""

    def __init__(self) -> None:
        self.results: list[Result] = []

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        raise NeedsChance("number", tuple(range(n)))

    def die(self, sides: int = 6) -> int:
        """One die."""
        rolled = self.below(sides) + 1
        self.results.append(rolled)
        return rolled

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """Several dice, in order."""
        return [self.die(sides) for _ in range(count)]

    def draw(self, names: Sequence[str]) -> str:
        """One of several names; equal names are equal cards."""
        name = names[self.below(len(names))]
        self.results.append(name)
        return name

    def shuffle(self) -> None:
        """Nobody knows an order any more. Nothing is drawn, but it cannot be taken back either."""
        self.results.append(SHUFFLED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """The stream of a seed, from a position on."""

    def __init__(self, seed: str, position: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.position = position
        self._root = sha256(seed.encode())

    def below(self, n: int) -> int:
        block = self._root.copy()
        block.update(self.position.to_bytes(8, "big"))
        self.position += 1
        return int.from_bytes(block.digest()[:8], "big") * n >> 64

    def fork(self, name: str) -> Seeded:
        """An independent stream, named after what it is for."""
        return Seeded(f"{self.seed}/{name}")


class Forced(Chance):
    """A script: these results in this order, as at a real table or in a test."""

    def __init__(self, *script: Result) -> None:
        super().__init__()
        self.script = list(script)

    def _next(self, request: str, options: tuple[Result, ...]) -> Result:
        if not self.script:
            raise NeedsChance(request, options)
        result = self.script[0]
        if result not in options:
            raise NeedsChance(request, options)
        self.results.append(self.script.pop(0))
        return result

    def below(self, n: int) -> int:
        told = self._next("number", tuple(range(n)))
        self.results.pop()
        return int(told)

    def die(self, sides: int = 6) -> int:
        return int(self._next("die", tuple(range(1, sides + 1))))

    def draw(self, names: Sequence[str]) -> str:
        return str(self._next("draw", tuple(names)))

    def shuffle(self) -> None:
        if self.script and self.script[0] == SHUFFLED:
            self.script.pop(0)
        self.results.append(SHUFFLED)


class NoChance(Chance):
    """Refuses every request: used to look ahead up to the first chance."""

    def shuffle(self) -> None:
        raise NeedsChance("shuffle", ())
