"""A text in a move: written safely, read back exactly, bounded, and never chosen from a list."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

import starboard
from starboard import BadInput, Illegal, Match
from starboard.bots.greedy import Greedy
from starboard.bots.guard import Fault, Guarded
from starboard.bots.search import Search
from starboard.bots.simple import Random
from starboard.kernel import Act, Chance, Choice, Move, Seat, Seats, Seeded, Text
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.forms import LONGEST
from starboard.kernel.notation import parse
from tests.kernel.mini import Notes, match_of
from tests.toys import hunt
from tests.toys.hunt import Note


@pytest.fixture
def match() -> Match[hunt.Table]:
    match: Match[hunt.Table] = starboard.new("hunt", seed=1)
    match.play(hunt.KEEPER, "bury a")
    return match


TEXTS = [
    pytest.param("", "-", id="nothing"),
    pytest.param("-", "%2D", id="a dash"),
    pytest.param("plain.text_1~", "plain.text_1~", id="safe letters"),
    pytest.param("Grüße", "Gr%C3%BC%C3%9Fe", id="umlauts"),
    pytest.param("„a“ 'b' \"c\"", "%E2%80%9Ea%E2%80%9C%20%27b%27%20%22c%22", id="quotes"),
    pytest.param("100 %41", "100%20%2541", id="percent"),
    pytest.param("  two  blanks  ", "%20%20two%20%20blanks%20%20", id="blanks"),
    pytest.param("🚀", "%F0%9F%9A%80", id="beyond the first plane"),
    pytest.param("x" * LONGEST, "x" * LONGEST, id="as long as can be"),
]


@pytest.mark.parametrize(("text", "word"), TEXTS)
def test_a_text_is_one_safe_word_and_read_back_exactly(text: str, word: str) -> None:
    move = Note("b", Text(text))
    assert str(move) == f"note b {word}"
    assert parse(str(move), hunt.GAME.move_types) == move
    assert move.touches == ("b",)


def test_a_text_may_be_typed_as_it_is() -> None:
    typed = parse("note b  it is not here, 100 % sure ", hunt.GAME.move_types)
    assert typed == Note("b", Text("it is not here, 100 % sure"))


TOO_MUCH = [
    pytest.param("x" * 201, "has 201 characters, 200 are allowed", id="too long"),
    pytest.param("x" * 10_000, "has 10,000 characters", id="far too long"),
    pytest.param("one\ntwo", "cannot be typed", id="two lines"),
    pytest.param("\x1b[31m", "cannot be typed", id="escape"),
    pytest.param("\u2028", "cannot be typed", id="end of line"),
    pytest.param("a\u202eb", "cannot be typed", id="turned round"),
]


@pytest.mark.parametrize(("text", "words"), TOO_MUCH)
@pytest.mark.parametrize("as_told", [str, lambda move: move], ids=["notation", "move"])
def test_what_is_no_text_is_refused_in_one_sentence(
    match: Match[Any], text: str, words: str, as_told: Callable[[Move], Move | str]
) -> None:
    before, entries = match.hash, len(match.log)
    with pytest.raises(BadInput) as refused:
        match.play(0, as_told(Note("b", Text(text))))
    assert words in str(refused.value)
    assert str(refused.value).startswith("move “note”: ")
    assert "\n" not in str(refused.value)
    assert (match.hash, len(match.log)) == (before, entries)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        pytest.param("note b %FF", "not readable as UTF-8", id="no UTF-8"),
        pytest.param("note b", "note ABOUT TEXT", id="no text at all"),
        pytest.param("note b %0Atwo", "cannot be typed", id="an encoded line end"),
    ],
)
def test_notation_that_holds_no_text_is_refused(line: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        parse(line, hunt.GAME.move_types)


# ---------------------------------------------------------------------- playing


def test_a_form_is_listed_once_for_its_fixed_part(match: Match[Any]) -> None:
    listed = [move for move in match.moves(0) if isinstance(move, Note)]
    assert listed == [Note(place, Text("")) for place in hunt.PLACES]


def test_a_form_that_wants_some_text_is_listed_all_the_same(match: Match[Any]) -> None:
    assert Note("b", Text("")) in match.moves(0)
    with pytest.raises(Illegal, match="nothing-written"):
        match.play(0, "note b -")


def test_undo_replay_and_files_carry_a_text(match: Match[Any], tmp_path: Path) -> None:
    text = "Grüße, 100 % „echt“\u00a0🚀"
    match.play(0, Note("b", Text(text)))
    assert match.state.book == [f"b: {text}"]
    match.undo(0)
    assert match.state.book == []
    match.play(0, [Note("c", Text(text)), "go d"])
    match.verify()
    match.save(tmp_path / "hunt.jsonl")
    again = starboard.load(tmp_path / "hunt.jsonl")
    assert again.state.book == [f"c: {text}"]
    assert again.hash == match.hash


class Shout(Move):
    verb: ClassVar[str] = "shout"
    open: ClassVar[bool] = True
    text: Text


def shouts(choice: MustShout, state: Notes, seat: Seat) -> list[Shout]:
    return [Shout(Text(""))]


def shout(choice: MustShout, state: Notes, seat: Seat, move: Shout, chance: Chance) -> None:
    state.said.append(move.text)


class MustShout(Choice[Notes]):
    """Everybody sees that there is only one kind of move."""

    obvious: ClassVar[bool] = True
    acts: ClassVar[tuple[Act, ...]] = (Act(Shout, shout, shouts),)

    def must(self, state: Notes) -> Seats:
        return (0,)


def test_an_only_form_is_not_played_by_itself() -> None:
    match = match_of(MustShout())
    assert match.to_act == (0,)
    assert match.moves(0) == (Shout(Text("")),)


# ---------------------------------------------------------------------- bots


def test_bots_choose_among_sample_texts(match: Match[Any]) -> None:
    notes = [str(move) for move in match.playable(0) if isinstance(move, Note)]
    assert notes[:2] == ["note a later", "note a not%20here"]
    assert all(not move.open or move.text for move in match.playable(0))


@pytest.mark.parametrize("bot", [Random(), Greedy(samples=1), Search()], ids=["r", "g", "s"])
def test_every_bot_can_play_a_game_with_forms(bot: Bot) -> None:
    match = starboard.new("hunt", seed=2, options={"days": 3})
    guarded = Guarded(bot, "bot", match.game)
    chance = Seeded("bots")
    while not match.over:
        seat = match.to_act[0]
        decision = guarded.decide(seat, match.view(seat), match.playable(seat), chance)
        match.play(seat, decision.move)
    match.verify()


class Writer(Bot):
    """Writes one text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def choose(self, view: Any, moves: Any, think: Think) -> Decision:
        return Decision(Note("b", Text(self.text)), Reason("wrote"))


def test_a_bot_may_write_what_it_likes_but_not_what_nobody_may(match: Match[Any]) -> None:
    view, moves, chance = match.view(0), match.playable(0), Seeded("bots")
    own = Guarded(Writer("a word of mine"), "writer", match.game)
    match.play(0, own.decide(0, view, moves, chance).move)
    assert match.state.book == ["b: a word of mine"]
    with pytest.raises(Fault, match="201 characters"):
        Guarded(Writer("x" * 201), "writer", match.game).decide(0, view, moves, chance)
