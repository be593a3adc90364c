"""One place a word: texts are carried out effect by effect, valued and written from it."""

from __future__ import annotations

import pytest

from starboard.cards.words import Lexicon, Word
from starboard.cards.writing import Writer
from starboard.kernel import Forced, NeedsChance, NoChance
from starboard.kernel.codec import digest
from starboard.kernel.loop import advance
from tests.cards.toy import (
    TEXTS,
    WORDS,
    AskWhom,
    Asteroid,
    CarryOut,
    Deed,
    From,
    Gain,
    Shine,
    Steal,
    Toss,
    box,
    gain,
    play,
)


def test_a_text_is_carried_out_from_top_to_bottom() -> None:
    match = play("crest_1", "crest_5")
    assert match.state.points == [7, 4]
    assert match.over


def test_a_question_comes_before_the_rest_of_its_text() -> None:
    match = play("thief", seats=3)
    assert match.to_act == (0,)
    assert match.state.points == [0, 4, 4]
    assert match.moves(0) == (From(1), From(2))
    match.play(0, From(2))
    assert match.state.points == [4, 4, 1]


def test_what_remains_of_a_text_waits_below_what_its_effect_pushes() -> None:
    match = play("thief", seats=3)
    assert isinstance(match.state.agenda.top, AskWhom)
    assert [type(entry).__name__ for entry in match.state.agenda.entries()] == [
        "AskWhom",
        "CarryOut",
    ]


def test_a_question_without_an_answer_falls_away() -> None:
    match = play("thief", "thief", "thief", seats=2)
    assert match.moves(0) == (From(1),)
    match.play(0, From(1))
    assert match.state.points == [6, 1]  # nobody is rich enough for the other two
    assert match.over


def test_a_text_that_is_over_goes_no_further() -> None:
    match = play("thief", seats=3)
    match.state.deeds[0].over = True
    match.play(0, From(1))
    assert match.state.points == [3, 1, 4]


def test_the_end_of_the_game_ends_the_text() -> None:
    match = play("crest_5", "crest_5", "crest_5")
    assert match.state.points == [10, 4]
    assert match.outcome is not None
    assert match.outcome.reason == "ten"


def test_where_chance_is_missing_nothing_of_the_text_has_happened() -> None:
    game = Asteroid()
    state = game.setup(2, {}, box())
    state.deeds[0] = Deed(0, "coin", False)
    state.push(CarryOut(0, state.cards["coin"].effects))
    before = digest(state)
    with pytest.raises(NeedsChance):
        advance(game, state, NoChance())
    assert digest(state) == before
    advance(game, state, Forced(1))
    assert state.points == [1, 4]


def test_a_text_under_way_is_stored_and_read_again() -> None:
    match = play("thief", seats=3)
    again = match.state.clone()
    assert digest(again) == digest(match.state)
    assert list(again.agenda.entries()) == list(match.state.agenda.entries())


# ------------------------------------------------------------------------- the lexicon


def test_a_text_is_usually_worth_what_its_words_are() -> None:
    assert WORDS.worth(box()["thief"].effects) == 1.5
    assert WORDS.worth([Gain(amount=4), Shine()]) == 4.0


def test_candidates_and_what_is_done_to_one_stand_with_the_word() -> None:
    match = play("thief", seats=3)
    deed = Deed(0, "thief", False)
    assert WORDS.candidates(match.state, deed, Steal(amount=4)) == [1, 2]
    assert WORDS.candidates(match.state, deed, Gain(amount=1)) == []
    hit: list[object] = []
    words = Lexicon()
    words.add(Word(Steal, on=lambda state, number, text, effect, whom: hit.append(whom)))
    words.add(Word(Gain))
    words.act_on(match.state, 0, deed, Steal(), 2)
    words.act_on(match.state, 0, deed, Gain(amount=1), 1)
    assert hit == [2]


def test_a_word_works_if_somebody_performs_it_or_the_rules_look_it_up() -> None:
    words = Lexicon()
    words.add(Word(Gain, gain), Word(Steal, stands=True), Word(Toss))
    assert [words.works(kind) for kind in (Gain, Steal, Toss, Shine)] == [True, True, False, False]


def test_no_word_stands_in_two_places() -> None:
    words = Lexicon()
    words.add(Word(Gain, gain))
    with pytest.raises(TypeError, match="Gain has two words"):
        words.add(Word(Gain, gain))


# ------------------------------------------------------------------------- sentences


@pytest.mark.parametrize(
    ("card", "lang", "text"),
    [
        pytest.param("crest_1", "en", "Gain 2 points.", id="fields"),
        pytest.param("crest_1", "de", "Erhalte 2 Punkte.", id="German"),
        pytest.param("thief", "en", "Steal 3 from A or B. Gain one point.", id="more arguments"),
        pytest.param("coin", "en", "Roll. Gain one point. Steal 1 from A or B.", id="message"),
    ],
)
def test_a_card_reads_as_its_effects_say(card: str, lang: str, text: str) -> None:
    class Toy(Writer):
        def several(self, field: str, values: tuple[object, ...]) -> dict[str, str | int]:
            if field != "outcomes":
                return super().several(field, values)
            return {field: " ".join(self.effects(each.effects) for each in values)}  # type: ignore[attr-defined]

    assert Toy(lang, TEXTS, WORDS).effects(box()[card].effects) == text
