"""Twin worlds: two matches that differ only in what somebody has brought along in secret.

`imagine` starts from what a viewer sees, so it cannot find a public fact that tells a secret. Here
both worlds are begun anew, with another deck of the same size, and nobody else may notice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from starboard.kernel.codec import dumps, plain
from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.registry import start
from starboard.kernel.seats import Seat
from starboard.kernel.view import learned
from starboard.testing.kit.spot import Spot, Subject, difference, random_act

CHECK = "twins"
MOVES = 40
"""So long they are played side by side, while somebody is left who has learned nothing."""
Bringing = Mapping[int, Mapping[str, str]]


def check_twins(subject: Subject, seats: int, brought: Sequence[Bringing]) -> None:
    """Whoever has not brought it cannot tell one thing from the other."""
    for number, (one, other) in enumerate(pairwise(brought)):
        worlds = [
            start(subject.game, seats=seats, seed=f"twins-{number}", brought=each)
            for each in (one, other)
        ]
        differs = {seat for seat in {*one, *other} if one.get(seat) != other.get(seat)}
        Twins(subject, worlds, differs).check(Random(f"{subject.game.id}/{seats}/{number}"))


class Twins:
    """Two worlds, and those who cannot tell them apart yet."""

    def __init__(self, subject: Subject, worlds: list[Match[Any]], differs: set[int]) -> None:
        self.game = subject.game
        self.worlds = worlds
        self.spot = Spot(subject, worlds[0])
        self.viewers: list[Seat | None] = [
            viewer for viewer in self.spot.viewers if viewer not in differs
        ]

    def check(self, rng: Random) -> None:
        """Play both on, a move for a move, as long as somebody has learned nothing."""
        self.compare("at the beginning")
        for _ in range(MOVES):
            chosen = random_act(self.game, self.worlds[0].state, rng)
            if chosen is None or not self.viewers:
                return
            seat, move = chosen
            twin = self.twin_of(seat, move)
            if twin is None:
                return
            self.play(seat, (move, twin))
            self.compare(f"after “{move}” of seat {seat}")

    def twin_of(self, seat: Seat, move: Move) -> Move | None:
        """The same move in the other world, or one of its kind that only its mover can tell."""
        legal = self.worlds[1].moves(seat)
        if move in legal or seat in self.viewers:
            return move
        return next((other for other in legal if type(other) is type(move)), None)

    def play(self, seat: Seat, moves: tuple[Move, Move]) -> None:
        before = [world.state.clone() for world in self.worlds]
        for world, move in zip(self.worlds, moves, strict=True):
            world.play(seat, move)
        self.viewers = [
            viewer
            for viewer in self.viewers
            if not any(
                learned(old, world.state, viewer)
                for old, world in zip(before, self.worlds, strict=True)
            )
        ]

    def compare(self, when: str) -> None:
        """Views, events, moves and questions are the same to the byte."""
        for viewer in self.viewers:
            told = [known_to(world, viewer) for world in self.worlds]
            if dumps(told[0]) != dumps(told[1]):
                who = "a spectator" if viewer is None else f"seat {viewer}"
                what = difference(plain(told[0]), plain(told[1]))
                self.spot.fail(CHECK, f"{who} can tell {when} what another has brought: {what}")


def known_to(world: Match[Any], viewer: Seat | None) -> dict[str, Any]:
    """Everything that somebody is told of a match."""
    told: dict[str, Any] = {"view": world.view(viewer).plain()}
    told["events"] = [plain(each.event) for each in world.events(viewer)]
    if viewer is not None:
        told["moves"] = [str(move) for move in world.moves(viewer)]
        told["question"] = world.question(viewer)
    return told
