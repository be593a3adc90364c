"""Positions in which a sensible person sees the move at once; the house bot finds nearly all."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import yaml

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.bot.house import House
from starboard.games.perry_rhodan.kinds import CombatKind, Goal, Phase, Side
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Cover
from starboard.kernel import Secret, only
from starboard.kernel.bot import Budget, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import legal_moves
from starboard.kernel.view import View
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import FILLER, Game, Part

FOLDER = Path(__file__).parent / "positions"
MISSED_AT_MOST = 3
Column = dict[str, list[str | Part]]


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action card by what it shows."""

    red: dict[str, int] = {}
    green: dict[str, int] = {}


class Fought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fight that has begun."""

    mine: list[str]
    theirs: list[str]
    kind: CombatKind
    side: Side
    goal: Goal | None = None
    stack: tuple[str, ...] = ("terra",)
    draws: list[Shown] = []
    only_line_up: bool = False


class Hidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An agent under a cover since the last round."""

    agent: str
    owner: int
    space: int
    place: str


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation, moves that lead on from it, and what to do or not to do then."""

    id: str
    why: str
    best: list[str] = []
    never: list[str] = []
    seat: int = 0
    section: Section = Section.BUILD_UP
    phase: Phase = Phase.I
    phases: str = ""
    pro: Column = {}
    anti: Column = {}
    their_pro: Column = {}
    their_anti: Column = {}
    hand: list[str] = []
    their_hand: list[str] = []
    source: tuple[str, ...] = (FILLER,) * 10
    hidden: Hidden | None = None
    fight: Fought | None = None
    before: list[str] = []


def positions() -> list[Position]:
    found: list[Position] = []
    for path in sorted(FOLDER.glob("*.yaml")):
        data = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
        found.extend(msgspec.convert(data, list[Position]))
    return found


def laid_out(position: Position) -> Game:
    """The situation on a table."""
    fight = position.fight
    if fight is not None:
        draws = [card(each.red, each.green) for each in fight.draws]
        game: Game = Fight(
            fight.mine,
            fight.theirs,
            kind=fight.kind,
            side=fight.side,
            goal=fight.goal,
            stack=fight.stack,
            draws=draws,
            only_line_up=fight.only_line_up,
        )
    else:
        game = Game(
            position.pro,
            position.anti,
            position.their_pro,
            position.their_anti,
            hand=position.hand,
            their_hand=position.their_hand,
            source=position.source,
            section=position.section,
            phase=position.phase,
            phases=position.phases,
        )
    if position.hidden is not None:
        hide(game, position.hidden)
    for text in position.before:
        seat, _, move = text.partition(" ")
        game.play(int(seat), move)
    return game


def hide(game: Game, hidden: Hidden) -> None:
    """The agent lies under its cover."""
    laid, player = game.find(hidden.agent, hidden.owner), game.state.players[hidden.owner]
    secret = Secret([laid.id], only(hidden.owner))
    side, turn = laid.side, player.turns - 1
    cover = Cover("cover.1", hidden.owner, side, hidden.space, hidden.place, turn, secret)
    cover.origin = laid.place
    player.covers[cover.id] = cover
    game.state.memo = {}


def chosen(position: Position) -> str:
    """What the house bot does there, as stories write it."""
    game = laid_out(position)
    seat = position.seat
    moves = legal_moves(GAME, game.state, seat)
    assert len(moves) > 1, f"{position.id}: nothing to decide"
    view = View(GAME, game.state, seat)
    think = Think(GAME, seat, view, Budget(), Seeded("position"))
    return game.short(House().choose(view, moves, think).move)


def is_found(position: Position) -> bool:
    """Whether the house bot does what is best, and nothing that it must not do."""
    move = chosen(position)
    if position.best:
        return any(move.startswith(each) for each in position.best)
    return not any(move.startswith(each) for each in position.never)


def test_there_are_thirty_positions_with_something_to_decide() -> None:
    found = positions()
    assert len(found) >= 30
    assert len({position.id for position in found}) == len(found)
    assert all(bool(position.best) != bool(position.never) for position in found)


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.id)
def test_what_is_best_can_be_done(position: Position) -> None:
    game = laid_out(position)
    moves = game.moves(position.seat)
    for each in position.best or position.never:
        assert any(move.startswith(each) for move in moves), moves


def test_the_house_bot_finds_nearly_all() -> None:
    missed = [position.id for position in positions() if not is_found(position)]
    assert len(missed) <= MISSED_AT_MOST, missed
