"""Records as plain data and back; moves as people write them and back."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import starboard
from starboard.errors import BadInput
from starboard.kernel import Content, Move, Pass, registry
from starboard.kernel.agenda import Entry
from starboard.kernel.codec import Reader, digest, dumps, kind_named, plain
from starboard.kernel.notation import parse
from tests.toys import bluff, countdown, harvest

TOYS = ("bluff", "countdown", "harvest")


def halfway(game: str) -> starboard.Match[Any]:
    match = starboard.new(game, seed=5)
    for _ in range(9):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


@pytest.mark.parametrize("game", TOYS)
def test_a_state_is_read_back_as_it_was_written(game: str) -> None:
    state = halfway(game).state
    read = Reader(Content()).read(type(state), plain(state))
    assert dumps(read) == dumps(state)
    assert read.agenda.stack == state.agenda.stack
    assert digest(read) == digest(state)


@pytest.mark.parametrize("game", TOYS)
def test_a_state_that_was_read_back_can_be_played_on(game: str) -> None:
    match = halfway(game)
    legal = match.moves(match.to_act[0])
    match.state = Reader(Content()).read(type(match.state), plain(match.state))
    assert match.moves(match.to_act[0]) == legal


def test_games_may_have_kinds_of_the_same_name() -> None:
    assert kind_named(Entry, "Turn", bluff.__name__) is bluff.Turn
    assert kind_named(Entry, "Turn", harvest.__name__) is harvest.Turn


def test_an_unknown_kind_cannot_be_read() -> None:
    with pytest.raises(BadInput, match="Nonsense"):
        Reader(Content()).read(Entry, {"$": "Nonsense"})


@pytest.mark.parametrize("data", [None, 7, "x", [], {}, {"agenda": 1}, {"seats": "two"}])
def test_data_that_is_no_state_cannot_be_read(data: object) -> None:
    with pytest.raises(BadInput):
        Reader(Content()).read(bluff.Table, data)


def test_equal_data_is_equal_bytes_whatever_its_order() -> None:
    assert dumps({"b": 1, "a": {3, 1, 2}}) == dumps({"a": [1, 2, 3], "b": 1})


def test_what_is_no_data_cannot_be_written() -> None:
    with pytest.raises(TypeError):
        dumps(object())


# ---------------------------------------------------------------------- notation


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "right"


class Everything(Move):
    """A move with an argument of every type."""

    verb: ClassVar[str] = "everything"
    ship: str
    count: int
    fast: bool
    side: Side
    targets: tuple[str, ...]
    maybe: str | None


words = st.text("abcdefghijklmnopqrstuvwxyz0123456789._", min_size=1, max_size=12)


@given(
    st.builds(
        Everything,
        words,
        st.integers(-(10**7), 10**7),
        st.booleans(),
        st.sampled_from(Side),
        st.lists(words, max_size=4).map(tuple),
        st.none() | words,
    )
)
def test_a_move_is_read_back_from_its_notation(move: Everything) -> None:
    assert parse(str(move), [Everything]) == move


def test_the_notation_is_a_verb_and_its_arguments() -> None:
    move = Everything("twin.2", 3, True, Side.LEFT, ("a.1", "b.2"), None)
    assert str(move) == "everything twin.2 3 yes left a.1+b.2 -"
    assert move.touches == ("twin.2", Side.LEFT, "a.1", "b.2")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is empty"),
        ("dance", "“dance” is no move of this game"),
        ("everything", "must have the form “everything SHIP COUNT FAST SIDE TARGETS MAYBE”"),
        ("everything a one yes left b -", "“one” must be a number"),
        ("everything ä 1 yes left b -", "“ä” must be plain letters, digits and signs"),
        ("everything a --1 yes left b -", "“--1” must be a number"),
        ("everything a 1 perhaps left b -", "must be yes or no"),
        ("everything a 1 yes up b -", "must be one of left, right"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        parse(text, [Everything, Pass])


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_bad_input(text: str) -> None:
    read_or_refused(text)


pieces = st.sampled_from(["-", "+", "1", "-1", "--1", "yes", "left", "a+b", "²", "007"])


@given(
    st.sampled_from(["everything", "pass", "put", "tick", "trade"]),
    st.lists(pieces | st.text(max_size=4), max_size=6),
)
def test_any_words_after_a_verb_are_a_move_or_bad_input(verb: str, told: list[str]) -> None:
    read_or_refused(" ".join([verb, *told]))


def read_or_refused(text: str) -> None:
    kinds = [Everything, Pass, *countdown.GAME.move_types, *harvest.GAME.move_types]
    try:
        result = str(parse(text, kinds))
    except BadInput as error:
        result = str(error)
    assert result.isprintable()


def test_a_text_is_read_with_any_spaces_between_its_words() -> None:
    match = registry.new("harvest", seed=1)
    assert str(match.read(0, "  go   b3 ")) == "go b3"
