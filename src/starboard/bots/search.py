"""Information-set tree search: many imagined games share one tree of what the seat can see.

Each iteration imagines a state, walks down the tree along moves that are legal in it, adds one
node, plays a few moves on, and tells every node on the way how good things look for the seat
that chose it (each seat wants the best for itself, so it works for any number of seats). Chance
is the searcher's own. Where to go is decided as in PUCT, with the game's `weigh` as the first
guess; how often a move was available counts, not how often its place was visited.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Any

from starboard.bots.worth import value
from starboard.kernel.agenda import State
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.game import Game
from starboard.kernel.loop import act, legal_moves, to_act
from starboard.kernel.moves import Aside, Move
from starboard.kernel.play import LIMIT, Quick, Stuck, first_asked
from starboard.kernel.seats import CLOCK, Seat
from starboard.kernel.view import View, imagine_state

CURIOSITY = 1.0
DEPTH = 6
ITERATIONS = 200

Key = tuple[object, ...]
"""A move of a seat: faster to look up than the record itself."""


class Node:
    """A place in the tree, reached by a move of a seat."""

    __slots__ = ("available", "children", "guess", "seat", "total", "visits")

    def __init__(self, seat: Seat, guess: float) -> None:
        self.seat = seat
        self.guess = guess
        self.children: dict[Key, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """How good things looked on average for the seat that came here."""
        return self.total / self.visits


class Search(Bot):
    """Tree search on imagined states with a budget of iterations or seconds."""

    def __init__(self, depth: int = DEPTH, curiosity: float = CURIOSITY) -> None:
        self.depth = depth
        self.curiosity = curiosity

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        open_to_search = without_waiting(list(moves))
        if len(open_to_search) == 1:
            return Decision(open_to_search[0], Reason("bot-aside-can-wait"))
        depth = self.depth if estimates(think.game) else LIMIT
        tree = Tree(think.game, think.seat, think.chance.below(1 << 53), depth, self.curiosity)
        tried = 0
        started = perf_counter()
        budget = think.budget
        limit = budget.iterations or (0 if budget.seconds else ITERATIONS)
        while tried < limit or (
            budget.seconds and (not tried or perf_counter() - started < budget.seconds)
        ):
            tree.grow(view)
            tried += 1
        best = tree.best(moves)
        node = tree.root.children[key_of(think.seat, best)]
        told = {"visits": node.visits, "tried": tried, "percent": round(100 * node.mean)}
        return Decision(best, Reason("bot-search", told))


def estimates(game: Game[Any]) -> bool:
    """Whether a game can judge a position; otherwise only the end tells."""
    return type(game).estimate is not Game.estimate


def without_waiting(moves: list[Move]) -> list[Move]:
    """The moves worth thinking about: where there is only one besides asides, those can wait."""
    decisive = [move for move in moves if not isinstance(move, Aside)]
    return decisive if len(decisive) == 1 else moves


def key_of(seat: Seat, move: Move) -> Key:
    """What a move is found under in the tree."""
    return (seat, type(move), *move.values())


class Tree:
    """One search."""

    def __init__(
        self, game: Game[Any], seat: Seat, seed: int, depth: int, curiosity: float
    ) -> None:
        self.game = game
        self.seat = seat
        self.chance = Quick(seed)
        self.depth = depth
        self.curiosity = curiosity
        self.root = Node(seat, 1.0)
        self.low = 1.0
        self.high = 0.0

    def grow(self, view: View[Any]) -> None:
        """One iteration."""
        state: State = imagine_state(view, self.chance)
        path = self.descend(state)
        self.play_on(state)
        values = [value(self.game, state, seat) for seat in range(state.seats)]
        self.low = min(self.low, *values)
        self.high = max(self.high, *values)
        for node in path:
            node.visits += 1
            if node.seat != CLOCK:
                node.total += values[node.seat]
        self.chance.results.clear()

    def descend(self, state: State) -> list[Node]:
        """Walk down to a place that was never visited; the nodes on the way."""
        node = self.root
        path = [node]
        seat = self.seat
        while True:
            moves = self.moves(state, seat)
            children = self.meet(node, state, seat, moves)
            index = self.select(node, seat, children)
            node = children[index]
            path.append(node)
            self.act(state, seat, moves[index])
            waited = to_act(state)
            if not waited or (not node.visits and len(moves) > 1):
                return path
            seat = first_asked(waited)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """The legal moves of a seat that is asked."""
        moves = legal_moves(self.game, state, seat)
        if not moves:
            raise Stuck(f"seat {seat} is waited for but has no legal move")
        return without_waiting(moves)

    def act(self, state: State, seat: Seat, move: Move) -> None:
        act(self.game, state, seat, move, self.chance)
        state.events.clear()
        state.settled = 0

    def meet(self, node: Node, state: State, seat: Seat, moves: list[Move]) -> list[Node]:
        """Where each move leads; those not seen here before are added with a first guess."""
        keys = [key_of(seat, move) for move in moves]
        known = node.children
        found = [known.get(key) for key in keys]
        if None in found:
            weights = self.game.weigh(state, seat, moves)
            whole = sum(weights) or 1.0
            for key, weight in zip(keys, weights, strict=True):
                if key not in known:
                    known[key] = Node(seat, weight / whole)
        return [known[key] for key in keys]

    def select(self, node: Node, seat: Seat, children: list[Node]) -> int:
        """The most promising move: what is known of it, and how little that is."""
        # A move never tried is taken for as good as the place it starts from.
        known = node.mean if node.visits and node.seat == seat else 0.5 * (self.low + self.high)
        spread = self.high - self.low
        best, most = 0, -1.0
        for index, child in enumerate(children):
            child.available += 1
            looks = child.total / child.visits if child.visits else known
            score = (looks - self.low) / spread if spread > 0 else 0.5
            score += self.curiosity * child.guess * sqrt(child.available) / (1 + child.visits)
            if score > most:
                best, most = index, score
        return best

    def play_on(self, state: State) -> None:
        """A few more moves by weight, so that a position is judged when it has calmed down."""
        for _ in range(self.depth):
            waited = to_act(state)
            if not waited:
                return
            seat = first_asked(waited)
            moves = self.moves(state, seat)
            move = moves[0]
            if len(moves) > 1:
                move = self.pick(moves, self.game.weigh(state, seat, moves))
            self.act(state, seat, move)

    def pick(self, moves: list[Move], weights: list[float]) -> Move:
        """A move at random, likelier where the weight is greater."""
        left = sum(weights) * self.chance.below(1 << 30) / (1 << 30)
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        return moves[-1]

    def best(self, moves: Sequence[Move]) -> Move:
        """The move that was tried most; among equals the better one, then the first."""

        def rank(move: Move) -> tuple[int, float]:
            node = self.root.children[key_of(self.seat, move)]
            return node.visits, node.total

        return max(moves, key=rank)
