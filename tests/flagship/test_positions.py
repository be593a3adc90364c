"""Positions in which a sensible person sees the move at once; the house bot finds nearly all."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import yaml

from starboard.games.flagship import GAME
from starboard.games.flagship.bot.house import House
from starboard.kernel.bot import Budget, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import legal_moves, to_act
from starboard.kernel.view import View
from tests.flagship.duel import FILLER, Duel, Part

FOLDER = Path(__file__).parent / "positions"
MISSED_AT_MOST = 3


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the field that is not as it came into play."""

    card: str
    charge: int | None = None
    onto: str = ""
    face_down: bool = False
    hangar: bool = False


Parts = list[str | Laid]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation, moves that lead into it, and what to do then."""

    id: str
    why: str
    best: list[str]
    mine: Parts = []
    theirs: Parts = []
    hand: list[str] = []
    their_hand: list[str] = []
    credits: int = 0
    their_credits: int = 0
    row: list[str] = []
    market: list[str] = []
    draw: tuple[str, ...] = (FILLER,) * 10
    prizes: int = 6
    their_prizes: int = 6
    before: list[str] = []


def positions() -> list[Position]:
    found: list[Position] = []
    for path in sorted(FOLDER.glob("*.yaml")):
        data = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
        found.extend(msgspec.convert(data, list[Position]))
    return found


def parts(laid: Parts) -> list[str | Part]:
    return [
        each
        if isinstance(each, str)
        else Part(each.card, each.charge, each.onto, each.face_down, each.hangar)
        for each in laid
    ]


def set_up(position: Position) -> Duel:
    duel = Duel(
        mine=parts(position.mine),
        theirs=parts(position.theirs),
        hand=position.hand,
        their_hand=position.their_hand,
        credits=position.credits,
        their_credits=position.their_credits,
        row=position.row,
        market=position.market,
        draw=position.draw,
        prizes=position.prizes,
        their_prizes=position.their_prizes,
    )
    for line in position.before:
        story, _, dice = line.partition("|")
        who, _, move = story.strip().partition(" ")
        duel.play(0 if who == "me" else 1, move, *[int(die) for die in dice.split()])
    return duel


def decided(duel: Duel) -> str:
    """What the house bot does, seeing only its view."""
    seat = to_act(duel.state)[0]
    view = View(GAME, duel.state, seat)
    think = Think(GAME, seat, view, Budget(), Seeded("position"))
    return duel.short(House().choose(view, legal_moves(GAME, duel.state, seat), think).move)


ALL = positions()


def test_there_are_thirty_positions_or_more() -> None:
    assert len(ALL) >= 30
    assert len({position.id for position in ALL}) == len(ALL)


@pytest.mark.parametrize("position", ALL, ids=lambda position: position.id)
def test_the_best_moves_of_a_position_are_legal_and_not_the_only_ones(position: Position) -> None:
    duel = set_up(position)
    moves = duel.moves(to_act(duel.state)[0])
    assert set(position.best) <= set(moves)
    assert len(moves) > len(position.best)


def test_the_house_bot_finds_at_least_nine_of_ten_best_moves() -> None:
    missed = []
    for position in ALL:
        move = decided(set_up(position))
        if move not in position.best:
            missed.append(f"{position.id}: {move} instead of {' or '.join(position.best)}")
    print(*missed, sep="\n")
    assert len(missed) <= MISSED_AT_MOST, missed
