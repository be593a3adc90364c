"""Fits the numbers of `games/flagship/bot/fitted.py` to games of the house bot against itself.

    python tools/fit_estimate.py play FILE MINUTES FIRST    plays from game FIRST on, stores it
    python tools/fit_estimate.py fit FILE…                  fits, and writes fitted.py

While it plays, every tenth move or so is another likely one, so that what the bot always does is
told apart from what helps. At some decisions the game goes on twice, with the bot's move and with
another likely one, on the same dice: three positions at the turns that follow, and who won. So the
fit sees what a single move changes, apart from all that had made one side the stronger before.

What is fitted is a small net: each unit weighs the features of both sides, and what it makes of a
position counts against what it makes of the same position seen from the other side. It is to
foretell the winner of every position and the difference that each move made. A sixth of the games
is left out and only tests it.

The numbers that stand in fitted.py now come from 66,000 decisions out of 5,000 games. They were
fitted with PyTorch, by the same rule and with another optimiser's settings, not by this program.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from textwrap import fill
from time import monotonic
from typing import NamedTuple

import numpy as np

from starboard.bots.search import likely
from starboard.games.flagship import GAME, STARTERS
from starboard.games.flagship.bot.features import FEATURES, side
from starboard.games.flagship.bot.house import advise, weigh
from starboard.games.flagship.state import Table
from starboard.kernel.loop import act, advance, legal_moves, to_act
from starboard.kernel.moves import Move
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick, first_asked

SHARE = 0.035
"""The share of decisions with another likely move at which the game goes on twice."""
CARELESS = 0.08
"""The share at which another likely move is simply made."""
WIDEST = 6
AHEAD = 3
"""Positions that are kept after a move, one at the beginning of each turn."""
LIMIT = 8000
UNITS = 16
ROUNDS = 14
BATCH = 512
FASTEST = 0.008
"""The highest step of the fit; it begins and ends with smaller ones."""
DRAWN = 0.1
"""How strongly weights are drawn to 0, so that the net makes little of what it has rarely seen."""
DIFFERENCE = 3.0
"""How much the difference a move made counts beside the winner of a position."""
FIRST = 0.5
"""How much a position before a move counts beside those after it."""
LEFT_OUT = 6
SIZE = len(FEATURES)
TARGET = Path(__file__).parents[1] / "src/starboard/games/flagship/bot/fitted.py"

Row = list[float]


class Pairs(NamedTuple):
    """Decisions: the position before, those after the one and the other move, and who won.

    A position is both sides' features from the decider's seat, and whether the game was over.
    """

    positions: np.ndarray
    won: np.ndarray
    game: np.ndarray


# ------------------------------------------------------------------------- playing


def position(state: Table, seat: int) -> Row:
    """Both sides, or the end."""
    if state.outcome is not None or [player for player in state.players if not player.ship]:
        return [0.0] * (2 * SIZE) + [1.0]
    me, rival = state.players[seat], state.players[1 - seat]
    return [*side(state, me, rival), *side(state, rival, me), 0.0]


def go_on(state: Table, seat: int, move: Move, seed: int) -> tuple[list[Row], float]:
    """Make a move and let the house bot play to the end: positions on the way, and who won."""
    chance = Quick(seed)
    begun = state.turn
    found: list[Row] = []
    act(GAME, state, seat, move, chance)
    for _ in range(LIMIT):
        forget(state, chance)
        waited = to_act(state)
        if not waited:
            break
        if len(found) < AHEAD and state.turn > begun + len(found):
            found.append(position(state, seat))
        asked = first_asked(waited)
        moves = legal_moves(GAME, state, asked)
        usual = moves[0] if len(moves) == 1 else advise(state, asked, moves).move
        act(GAME, state, asked, usual, chance)
    found += [position(state, seat)] * (AHEAD - len(found))
    won = () if state.outcome is None else state.outcome.won
    return found, float(won[0] == seat) if len(won) == 1 else 0.5


def forget(state: Table, chance: Quick) -> None:
    state.events.clear()
    state.settled = 0
    chance.results.clear()


def play(number: int, keep: Callable[[list[Row], list[float]], None]) -> None:
    """One game, with some of its decisions tried out both ways."""
    dice = Random(number)
    options = read_options(GAME.options, {"decks": [dice.choice(STARTERS) for _ in range(2)]})
    state = GAME.setup(2, options, GAME.content(None))
    chance = Quick(number)
    advance(GAME, state, chance)
    for _ in range(LIMIT):
        forget(state, chance)
        waited = to_act(state)
        if not waited:
            return
        seat = first_asked(waited)
        moves = legal_moves(GAME, state, seat)
        weights = weigh(state, seat, moves)
        move = moves[weights.index(max(weights))]
        rivals = likely(moves, weights, move, WIDEST)
        if rivals and state.turn and dice.random() < SHARE:
            other = dice.choice(rivals).move
            seed = dice.getrandbits(50)
            one, mine = go_on(state.clone(), seat, move, seed)
            two, theirs = go_on(state.clone(), seat, other, seed)
            keep([position(state, seat), *one, *two], [mine, theirs])
        elif rivals and dice.random() < CARELESS:
            move = dice.choice(rivals).move
        act(GAME, state, seat, move, chance)


def gather(minutes: float, first: int) -> Pairs:
    """Play for so many minutes, from this game on."""
    positions: list[list[Row]] = []
    won: list[list[float]] = []
    games: list[int] = []
    until = monotonic() + 60 * minutes
    number = first

    def keep(rows: list[Row], winners: list[float]) -> None:
        positions.append(rows)
        won.append(winners)
        games.append(number)

    while monotonic() < until:
        play(number, keep)
        number += 1
    return Pairs(np.array(positions, np.float16), np.array(won), np.array(games))


# ------------------------------------------------------------------------- fitting


def mirrored(rows: np.ndarray) -> np.ndarray:
    """The same positions from the other seat."""
    return np.concatenate([rows[:, SIZE:], rows[:, :SIZE]], axis=1)


class Net:
    """Weights of all features for each unit, what the units start from, and what they say."""

    def __init__(self) -> None:
        dice = np.random.default_rng(1)
        signs = np.where(np.arange(UNITS) % 2, -0.3, 0.3)
        weights = dice.normal(0.0, 0.1, (2 * SIZE, UNITS))
        self.values = [weights, np.zeros(UNITS), signs]
        self.means = [np.zeros_like(value) for value in self.values]
        self.squares = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def leaning(self, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """What the units make of positions, and of them together."""
        weights, bias, out = self.values
        units = np.maximum(rows @ weights + bias, 0.0)
        return units, units @ out

    def chances(self, rows: np.ndarray) -> np.ndarray:
        """How likely the decider wins each position."""
        ahead = self.leaning(rows)[1] - self.leaning(mirrored(rows))[1]
        return np.asarray(1.0 / (1.0 + np.exp(-np.clip(ahead, -30, 30))))

    def slopes(self, rows: np.ndarray, push: np.ndarray) -> list[np.ndarray]:
        """How the sum of `push` times log-odds changes with each value."""
        found = [np.zeros_like(value) for value in self.values]
        for seen, sign in ((rows, 1.0), (mirrored(rows), -1.0)):
            units, _ = self.leaning(seen)
            back = (sign * push)[:, None] * self.values[2] * (units > 0)
            found[0] += seen.T @ back
            found[1] += back.sum(axis=0)
            found[2] += units.T @ (sign * push)
        return found

    def step(self, slopes: list[np.ndarray], size: float) -> None:
        """One step downhill, by Adam's rule."""
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope * slope - self.squares[place])
            mean = self.means[place] / (1 - 0.9**self.steps)
            square = self.squares[place] / (1 - 0.999**self.steps)
            self.values[place] -= size * mean / (np.sqrt(square) + 1e-8)
        self.values[0] *= 1 - size * DRAWN


def pushes(net: Net, rows: np.ndarray, over: np.ndarray, won: np.ndarray) -> np.ndarray:
    """How far each position's log-odds are off: its winner, and the difference the move made."""
    chances = np.where(over, won, net.chances(rows).reshape(over.shape))
    found = chances - won
    found[:, 0] *= FIRST
    for ahead in range(1, AHEAD):
        one, two = chances[:, ahead], chances[:, ahead + AHEAD]
        off = 2 * DIFFERENCE * (two - one - (won[:, -1] - won[:, 0]))
        found[:, ahead] -= off * one * (1 - one)
        found[:, ahead + AHEAD] += off * two * (1 - two)
    return np.where(over, 0.0, found)


def fit(pairs: Pairs) -> Net:
    """Numbers for standardised features."""
    net = Net()
    dice = np.random.default_rng(2)
    winners = np.repeat(pairs.won[:, [0, 0, 1]], [1, AHEAD, AHEAD], axis=1)
    batches = -(-len(winners) // BATCH)
    for done in range(ROUNDS):
        order = dice.permutation(len(winners))
        for number, batch in enumerate(np.array_split(order, batches)):
            rows = pairs.positions[batch].reshape(-1, 2 * SIZE + 1)
            over = rows[:, -1].reshape(len(batch), -1) > 0
            push = pushes(net, rows[:, :-1], over, winners[batch])
            part = (done + number / batches) / ROUNDS
            size = FASTEST * (part / 0.3 if part < 0.3 else 0.5 + 0.5 * np.cos((part - 0.3) * 4.48))
            net.step(net.slopes(rows[:, :-1], push.ravel() / len(batch)), float(size))
    return net


def judge(net: Net, pairs: Pairs) -> None:
    """Say how well the winner of a position and the difference of moves are foretold."""
    one, two = pairs.positions[:, 1], pairs.positions[:, 1 + AHEAD]
    ends = pairs.won.astype(float)
    first = np.where(one[:, -1] > 0, ends[:, 0], net.chances(one[:, :-1]))
    second = np.where(two[:, -1] > 0, ends[:, 1], net.chances(two[:, :-1]))
    going = one[:, -1] == 0
    share = np.clip(np.where(ends[:, 0] > 0.5, first, 1 - first)[going], 1e-4, 1)
    said, true = second - first, ends[:, 1] - ends[:, 0]
    slope = (said * true).sum() / (said * said).sum()
    print(f"surprise {-np.log(share).mean():.4f} (a coin has 0.6931)")
    print(f"differences: slope {slope:.2f}, correlation {np.corrcoef(said, true)[0, 1]:.3f}")


def scaled(pairs: Pairs) -> tuple[Pairs, np.ndarray, np.ndarray]:
    """Features with mean 0 and deviation 1, the same for both sides."""
    rows = pairs.positions[:, 1, : 2 * SIZE].reshape(-1, SIZE)
    mean, deviation = rows.mean(axis=0), rows.std(axis=0) + 0.01
    positions = pairs.positions.copy()
    positions[:, :, : 2 * SIZE] -= np.tile(mean, 2)
    positions[:, :, : 2 * SIZE] /= np.tile(deviation, 2)
    return pairs._replace(positions=positions), mean, deviation


def written(net: Net, mean: np.ndarray, deviation: np.ndarray) -> str:
    """The module with the numbers, for features as they are, in thousandths."""
    weights = net.values[0] / np.tile(deviation, 2)[:, None]
    bias = net.values[1] - np.tile(mean, 2) @ weights

    def line(name: str, numbers: np.ndarray) -> str:
        text = " ".join([f"{name}:", *[str(round(1000 * number)) for number in numbers]])
        return fill(text, 98, subsequent_indent="  ")

    lines = [
        '"""Numbers of the estimate, in thousandths, as `tools/fit_estimate.py` writes them."""'
    ]
    lines += ["", "from typing import Final", ""]
    lines += ['FITTED: Final = """', line("start", bias), line("out", net.values[2])]
    for whose, start in (("own", 0), ("rival", SIZE)):
        for place, name in enumerate(FEATURES):
            lines.append(line(f"{whose} {name}", weights[start + place]))
    return "\n".join([*lines, '"""', ""])


def load(paths: list[str]) -> Pairs:
    """Everything that was stored, in one."""
    found = [np.load(path) for path in paths]
    positions, won, game = [
        np.concatenate([each[name] for each in found]) for name in ("positions", "won", "game")
    ]
    return Pairs(positions.astype(np.float32), won, game)


def main(command: str, *words: str) -> None:
    """Play, or fit."""
    if command == "play":
        path, minutes, first = words
        np.savez_compressed(path, **gather(float(minutes), int(first))._asdict())
        return
    pairs, mean, deviation = scaled(load(list(words)))
    test = pairs.game % LEFT_OUT == 0
    kept = [Pairs(*[part[chosen] for part in pairs]) for chosen in (~test, test)]
    net = fit(kept[0])
    judge(net, kept[1])
    TARGET.write_text(written(net, mean, deviation), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
