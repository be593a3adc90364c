"""Fits points for `games/flagship/bot/estimate.py`: `python tools/fit_estimate.py [GAMES]`.

The house bot plays itself with all pairs of starter decks; in half of the games some of its moves
are replaced by random ones, so that what it always does is told apart from what helps. Positions
in the action phase become differences of features between the two players, the winner what is to
be foretold, by logistic regression. The features of some turns earlier stand beside them: they
take up what lasts, such as a better deck. Neither they nor pilots and ships are used later.
Prints each weight with its standard error, and how well games left out of the fit are foretold.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from random import Random
from typing import NamedTuple

import numpy as np

from starboard.games.flagship import GAME, STARTERS
from starboard.games.flagship.bot.estimate import estimate, group, power_of, use_of_tokens
from starboard.games.flagship.bot.house import advise
from starboard.games.flagship.state import HAND, Player, Table
from starboard.games.flagship.turn import ActionPhase
from starboard.kernel.agenda import State
from starboard.kernel.loop import advance, choice_of
from starboard.kernel.moves import Move
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick, play_out
from starboard.kernel.seats import Seat

GAMES = 10_000
RANDOM_MOVES = (0.0, 0.0, 0.03, 0.1)
SAMPLE = 0.02
"""The share of decisions within a turn that are looked at; of each turn the first one is."""
LONG = 90
"""Positions of a game with more than these count less."""
SMOOTH = 60.0
"""How strongly weights are drawn to 0."""
LEFT_OUT = 5
"""Every fifth game only tests the fit."""
EARLIER = 5
"""How many turns before a position the one stands that is put beside it."""
TEMPO = ("credits", "fresh", "over", "hits", "force", "tokens weapon", "force/hits")
"""What may count for more or less in one's own turn."""
ONLY_NOW = ("credits", "fresh", "over")

Features = dict[str, float]


class Position(NamedTuple):
    """A calm table: features of the first player minus those of the second, and who won."""

    game: int
    turn: int
    mid_turn: bool
    features: Features
    guess: float
    """What the present estimate says."""


def side(state: Table, player: Player) -> Features:
    """What one player has, by itself."""
    found: defaultdict[str, float] = defaultdict(float)
    hits = 1
    for item in player.items.values():
        unit = state.unit_of(item)
        if item.face_down or unit.hangar:
            found["wreck"] += item.face_down
            continue
        card, power = item.card, power_of(item.card)
        hits += bool(item.base) and unit.id == player.ship
        if item.id in (player.ship, player.pilot):
            found[f"card {card.id}"] += 1
        else:
            found[group(card)] += 1
            found[f"{group(card)} price"] += card.price / 1000
        found["prize unit"] += card.is_unit and card.prize and item.id != player.ship
        found["force"] += power.force
        found["generator"] += power.generator
        found["fresh"] += power.generator * (item.charged != state.turn)
        if item.charge:
            found[f"tokens {use_of_tokens(card)}"] += item.charge
            found[f"first {use_of_tokens(card)}"] += 1
            found["shielding"] += power.shield * item.charge
    left = len(player.prizes)
    hand = len(player.hand)
    found.update({"hits": min(hits, 8), "1/hits": 1 / hits, "last hit": hits == 1})
    found.update(
        {"prizes": 6 - left, "1/prizes": 1 / left, "credits": min(player.credits, 8000) / 1000}
    )
    found.update({"hand": hand, "over": max(0, hand - HAND), "row": len(player.row)})
    found["row price"] = sum(item.card.price for item in player.row) / 1000
    return dict(found)


def against(mine: Features, other: Features) -> Features:
    """What one player has, seen beside the other one."""
    return {
        **{name: amount for name, amount in mine.items() if name != "shielding"},
        "force/hits": mine["force"] * other["1/hits"],
        "shield/hits": mine.get("shielding", 0.0) * mine["1/hits"],
    }


def both(state: Table) -> Features:
    """The differences between the first player and the second."""
    one, two = [side(state, player) for player in state.players]
    found: defaultdict[str, float] = defaultdict(float)
    for seat, features in enumerate((against(one, two), against(two, one))):
        sign = 1 if seat == 0 else -1
        for name, amount in features.items():
            if name not in ONLY_NOW:
                found[name] += sign * amount
            if name in TEMPO and state.active == seat:
                found[f"now {name}"] += sign * amount
    return dict(found)


def play(number: int) -> tuple[int, list[Position]]:
    """One game: who won, and the positions in it."""
    dice = Random(number)
    careless = dice.choice(RANDOM_MOVES)
    options = read_options(GAME.options, {"decks": [dice.choice(STARTERS) for _ in range(2)]})
    state = GAME.setup(2, options, GAME.content(None))
    chance = Quick(number)
    advance(GAME, state, chance)
    found: list[Position] = []
    seen = 0

    def choose(table: State, seat: Seat, moves: list[Move]) -> Move:
        nonlocal seen
        assert isinstance(table, Table)
        begun = table.turn > seen
        acting = isinstance(choice_of(table, seat), ActionPhase)
        if acting and (begun or dice.random() < SAMPLE):
            seen = table.turn
            found.append(Position(number, table.turn, not begun, both(table), estimate(table, 0)))
        if dice.random() < careless:
            return dice.choice(moves)
        return advise(table, seat, moves).move

    play_out(GAME, state, choose, chance, limit=6000)
    won = state.outcome.won if state.outcome is not None else ()
    return (won[0] if len(won) == 1 else -1), found


def loss(share: np.ndarray, won: np.ndarray, weight: np.ndarray) -> float:
    """The mean surprise; a coin has 0.693."""
    surprise = -np.where(won, np.log(share), np.log(1 - share))
    return float((surprise * weight).sum() / weight.sum())


def fit(rows: np.ndarray, won: np.ndarray, weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Weights and their standard errors, by Newton's method on standardised features."""
    scale = rows.std(axis=0) + 1e-6
    rows = rows / scale
    found = np.zeros(rows.shape[1])
    for _ in range(9):
        share = 1 / (1 + np.exp(-rows @ found))
        slope = rows.T @ (weight * (share - won)) + SMOOTH * found
        curve = (rows * (weight * share * (1 - share))[:, None]).T @ rows
        curve += SMOOTH * np.eye(len(found))
        found -= np.linalg.solve(curve, slope)
    return found / scale, np.sqrt(np.diag(np.linalg.inv(curve))) / scale


def with_earlier(found: list[Position]) -> list[tuple[Position, Features]]:
    """Each position of a game with its features and those of some turns before."""
    paired: list[tuple[Position, Features]] = []
    for place, position in enumerate(found):
        for old in reversed(found[:place]):
            if old.turn <= position.turn - EARLIER and not old.mid_turn:
                earlier = {f"earlier {name}": value for name, value in old.features.items()}
                paired.append((position, position.features | earlier))
                break
    return paired


def main(games: int) -> None:
    """Play, fit, and print."""
    positions: list[tuple[Position, Features]] = []
    winners: list[int] = []
    weights: list[float] = []
    for number in range(games):
        winner, found = play(number)
        if winner >= 0:
            paired = with_earlier(found)
            positions += paired
            winners += [winner] * len(paired)
            weights += [min(1.0, LONG / max(1, len(found)))] * len(paired)
    names = sorted({name for _, features in positions for name in features})
    rows = np.array([[features.get(name, 0.0) for name in names] for _, features in positions])
    won, weight = np.array(winners) == 0, np.array(weights)
    test = np.array([position.game % LEFT_OUT == 0 for position, _ in positions])
    trained, _ = fit(rows[~test], won[~test], weight[~test])
    guess = np.clip([position.guess for position, _ in positions], 1e-4, 1 - 1e-4)
    fitted = 1 / (1 + np.exp(-rows @ trained))
    print(f"{len(positions)} positions, loss {loss(fitted[test], won[test], weight[test]):.4f},")
    print(f"of the present estimate {loss(guess[test], won[test], weight[test]):.4f}")
    for name, points, error in zip(names, *fit(rows, won, weight), strict=True):
        print(f"{name:24} {points:7.3f} ± {error:.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
