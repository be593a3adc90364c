"""What may be typed at a decision, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.flagship.cards.card import Card
from starboard.kernel.match import Match
from starboard.table.orders import DEFAULT, Order
from starboard.terminal import Person, Session
from tests.terminal.script import Script, against_bot, duel, session


def evening(*typed: str, lang: str = "en", seed: int = 1) -> tuple[Match, Session, Script]:
    """A game against a bot in which these lines are typed, then nothing more."""
    match = duel(seed)
    play, screen = session(match, against_bot(match), typed, lang)
    play.run()
    return match, play, screen


def own_item(wanted: Callable[[Card], bool]) -> Card:
    """A card on the side of whoever begins."""
    match = duel()
    items = match.state.players[match.state.active].items.values()
    return next(item.card for item in items if wanted(item.card))


def moves_of_first(match: Match) -> list[tuple[str, ...]]:
    """What the person has done in the first turn; the bot may be asked before and between."""
    return [entry.moves for entry in match.log if entry.seat == match.state.active]


@pytest.mark.parametrize("typed", ["1", "reveal", "Turn up a market card", "turn up"])
def test_a_move_is_made_by_number_notation_label_or_its_beginning(typed: str) -> None:
    match, _, _ = evening(typed)
    assert moves_of_first(match) == [("reveal",)]


def test_labels_work_in_the_language_that_is_spoken() -> None:
    match, _, _ = evening("marktkarte auf", lang="de")
    assert moves_of_first(match) == [("reveal",)]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "“gibberish” means nothing here. Type the number of a move, or “help”."),
        ("de", "„gibberish“ verstehe ich nicht. Tippe die Nummer eines Zuges oder „hilfe“."),
    ],
)
def test_what_nobody_understands_costs_one_sentence_and_the_question_comes_again(
    lang: str, sentence: str
) -> None:
    match, _, screen = evening("gibberish", lang=lang)
    assert sentence in screen.text
    assert moves_of_first(match) == []
    assert len(screen.asked) == 2


@pytest.mark.parametrize(
    "typed", ["0", "999", "²", "1" * 5000, "buy x", "\x00\x1b[2J", "-", "attack " * 50]
)
def test_nonsense_changes_nothing(typed: str) -> None:
    match, _, screen = evening(typed)
    assert moves_of_first(match) == []
    assert "means nothing here" in screen.text
    assert "\x1b" not in screen.text


def test_what_could_mean_several_moves_is_asked_back() -> None:
    match, _, screen = evening("discard")
    assert moves_of_first(match) == []
    assert "This can mean" in screen.text


def test_a_move_that_is_refused_is_explained_with_its_rule() -> None:
    match, _, screen = evening("buy zielcomputer.4 -")
    assert moves_of_first(match) == []
    assert "FS-MARKET-08" in screen.text
    assert "is not in your market" in screen.text


def test_why_not_gives_sentence_clause_and_rule() -> None:
    weapon = own_item(lambda card: card.is_weapon)
    _, _, screen = evening(f"warum {weapon.name.de}", lang="de")
    assert "Im ersten Zug wird nicht angegriffen.  FS-BUILD-16" in screen.text
    _, _, screen = evening(f"? {weapon.name.en[:6]}")
    assert "Nobody attacks in the first turn.  FS-BUILD-16" in screen.text


def test_why_not_says_what_can_be_done_with_a_thing() -> None:
    _, _, screen = evening(f"why {own_item(lambda card: card.is_ship).name.en}")
    assert "You can do this now" in screen.text


def test_why_not_does_not_know_what_is_not_there() -> None:
    _, _, screen = evening("why unicorn", "why")
    assert "“unicorn” is neither on the table nor in your hand." in screen.text
    assert "Say what you want to use" in screen.text


def test_a_rule_is_shown_in_the_language_that_is_spoken() -> None:
    _, _, german = evening("regel fs-attack-12", lang="de")
    _, _, english = evening("rule FS-ATTACK-12")
    assert "Schaden lässt sich auch zum Teil absorbieren" in german.text
    assert "FS-ATTACK-12" in english.text
    assert "absorb" in english.text


def test_rules_are_found_by_words_and_missing_ones_are_said() -> None:
    _, _, screen = evening("rule prize cards", "rule FS-ATTACK-99")
    assert "FS-PRIZE-" in screen.text
    assert "There is no rule for “FS-ATTACK-99”." in screen.text


def test_a_card_is_drawn_with_its_words() -> None:
    _, _, screen = evening("karte rapier", lang="de")
    assert "Rapier-Laser" in screen.text
    assert "Ausrüstung - Leichte Waffe" in screen.text
    assert "Schadenspunkt" in screen.text


def test_a_hint_names_a_move_and_enter_plays_it() -> None:
    match, _, screen = evening("hint", "")
    assert "Hint: " in screen.text
    assert len(match.log) >= 1


def test_an_empty_line_draws_everything_again() -> None:
    match, _, screen = evening("", "look")
    assert moves_of_first(match) == []
    assert len(screen.pages) == 3


def test_the_log_is_told_in_sentences() -> None:
    _, _, screen = evening("1", "log")
    assert "Marion turns up " in screen.last


def test_the_language_can_be_changed_on_the_way() -> None:
    _, _, screen = evening("lang")
    assert "Dein Zug: Wähle eine Aktion." in screen.last


def test_help_lists_every_command() -> None:
    _, _, screen = evening("help")
    for word in ("hint", "card NAME", "why THING", "undo", "orders", "save FILE", "quit"):
        assert word in screen.last


# ------------------------------------------------------------------------- taking back, giving up


def test_a_move_that_told_nobody_anything_is_taken_back_freely() -> None:
    match = duel(ready=False)
    play, _ = session(match, against_bot(match), ["1", "undo"])
    play.run()
    assert [entry.kind for entry in match.log if entry.seat == match.to_act[0]][-1] == "undo"
    assert match.state.players[match.to_act[0]].draft.names == []


def test_bots_do_not_agree_to_take_back_what_somebody_has_learned() -> None:
    match, _, screen = evening("1", "undo")
    assert "Bot does not agree" in screen.text
    assert all(entry.kind == "move" for entry in match.log)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    match, _, screen = evening("undo")
    assert "You have not made a move that could be taken back." in screen.text
    assert moves_of_first(match) == []


@pytest.mark.parametrize(("answer", "last"), [("y", "undo"), ("n", "move")])
def test_people_are_asked_whether_a_move_may_be_taken_back(answer: str, last: str) -> None:
    match = duel()
    people = [Person("Ada"), Person("Ben")]
    play, screen = session(match, people, ["1", "undo", answer], open_hands=True)
    for chair in play.table.chairs:
        chair.orders[DEFAULT] = Order.NEVER
    play.run()
    assert any("wants to take a move back. Do you agree?" in asked for asked in screen.asked)
    assert match.log[-1].kind == last


def test_giving_up_needs_a_yes() -> None:
    match, _, _ = evening("concede", "no")
    assert not match.over
    match, _, screen = evening("concede", "y")
    assert match.over
    assert "Bot wins." in screen.last
