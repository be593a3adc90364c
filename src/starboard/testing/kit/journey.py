"""Random matches from a fixed seed, watched move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from starboard.errors import Error
from starboard.kernel.codec import digest
from starboard.kernel.match import Match, begin
from starboard.kernel.registry import start
from starboard.testing.kit.spot import Spot, Subject, random_act

Look = Callable[[Spot], None]


class Journey:
    """A random match, played to its end, with the hash after every entry."""

    def __init__(
        self,
        subject: Subject,
        seats: int,
        seed: str,
        limit: int,
        options: Mapping[str, object],
        brought: Mapping[int, Mapping[str, str]] | None = None,
    ) -> None:
        self.subject = subject
        self.game = subject.game
        self.match: Match[Any] = start(
            self.game, seats=seats, seed=seed, options=options, brought=brought
        )
        self.hashes = [digest(self.match.state)]
        rng = Random(f"{self.game.id}/{seats}/{seed}")
        self._check()
        while not self.match.over:
            if len(self.match.log) >= limit:
                self.spot().fail("end", f"no end after {limit} moves")
            self._step(rng)

    def spot(self) -> Spot:
        """Where the match stands."""
        return Spot(self.subject, self.match)

    def _step(self, rng: Random) -> None:
        for seat in self.match.to_act:
            if not self.match.moves(seat):
                self.spot().fail("moves", f"seat {seat} is waited for but has no move")
        chosen = None
        while chosen is None:
            chosen = random_act(self.game, self.match.state, rng)
        seat, move = chosen
        self.subject.stock.setdefault(move)
        spot = self.spot()
        try:
            self.match.play(seat, move)
        except Error as error:
            spot.fail("moves", f"“{move}” of seat {seat} is listed but refused: {error}")
        self.hashes.append(digest(self.match.state))
        self._check()

    def _check(self) -> None:
        spot = self.spot()
        for fault in self.game.invariants(self.match.state):
            spot.fail("conservation", fault)
        if self.match.over and self.match.to_act:
            spot.fail("end", f"it is over but waits for seat {self.match.to_act}")
        if not self.match.over and not self.match.to_act:
            spot.fail("end", "it is not over but waits for nobody")

    def prefix(self, entries: int) -> Match[Any]:
        """The match as it was after so many entries."""
        match = begin(self.game, self.match.setup)
        for entry in self.match.log[:entries]:
            match.follow(entry)
        match.continue_chance()
        return match

    def check_replay(self) -> None:
        """The same moves with the recorded chance lead to the same state after every entry."""
        for _ in self.replayed([]):
            pass

    def stops(self, rng: Random, count: int) -> list[int]:
        """Entry numbers to look at: the first, the last, and some between."""
        last = len(self.match.log)
        between = rng.sample(range(1, last), min(count, last - 1)) if last > 1 else []
        return sorted({0, *between, last})

    def replayed(self, stops: list[int]) -> Iterator[Spot]:
        """Go through the log again with the recorded chance; gives the positions at some stops."""
        match = begin(self.game, self.match.setup)
        self._same(match)
        if 0 in stops:
            yield Spot(self.subject, match)
        for entry in self.match.log:
            try:
                match.follow(entry)
            except Error as error:
                Spot(self.subject, match).fail("replay", f"{entry.moves} is refused: {error}")
            self._same(match)
            if entry.n in stops:
                yield Spot(self.subject, match)

    def _same(self, match: Match[Any]) -> None:
        if digest(match.state) != self.hashes[len(match.log)]:
            Spot(self.subject, match).fail("replay", "the same moves lead to another state")
