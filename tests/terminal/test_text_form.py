"""A move with a text of one's own: the terminal asks for the text."""

from __future__ import annotations

import pytest

from starboard.kernel.match import Match
from starboard.kernel.registry import start
from starboard.terminal import Person
from tests.terminal.script import Script, seat_of, session
from tests.toys import hunt


def seeking(*typed: str, lang: str = "en") -> tuple[Match[hunt.Table], Script]:
    """A hunt in which the seeker types these lines, then nothing more."""
    match = start(hunt.GAME, seed=1)
    match.play(hunt.KEEPER, "bury a")
    play, screen = session(match, [Person("Marion"), seat_of(match, "Bot")], typed, lang)
    play.run()
    return match, screen


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        pytest.param("en", "Your text (at most 200 characters):", id="en"),
        pytest.param("de", "Dein Text (höchstens 200 Zeichen):", id="de"),
    ],
)
def test_the_text_of_a_form_is_asked_for(lang: str, question: str) -> None:
    match, screen = seeking("note b -", "Grüße, 100 % echt", lang=lang)
    assert screen.asked[1] == question
    assert match.state.book == ["b: Grüße, 100 % echt"]
    assert "Grüße, 100 % echt" in screen.last


def test_a_form_is_chosen_by_its_number() -> None:
    match, screen = seeking("6", "here?")
    assert [line for line in screen.text.splitlines() if "Notes" in line and "6 b" in line]
    assert match.state.book == ["b: here?"]


def test_a_text_can_be_typed_with_the_move() -> None:
    match, _ = seeking("note b not here")
    assert match.state.book == ["b: not here"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("", "You have written nothing.", id="nothing"),
        pytest.param("x" * 201, "has 201 characters, 200 are allowed", id="too long"),
    ],
)
def test_a_text_that_cannot_be_costs_one_sentence(text: str, sentence: str) -> None:
    match, screen = seeking("note b -", text)
    assert sentence in screen.text
    assert match.state.book == []
    assert len(match.log) == 1
