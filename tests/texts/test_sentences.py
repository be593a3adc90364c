"""Records become sentences: ids turn into names, seats into people, numbers into the language."""

from __future__ import annotations

from enum import Enum

import pytest

from starboard.errors import Illegal
from starboard.games.flagship.events import (
    AttackRolled,
    CardDrawn,
    CreditsPaid,
    HandSeen,
    ItemBought,
    ItemDestroyed,
)
from starboard.games.flagship.moves import Attack, Choose
from starboard.kernel.agenda import Outcome
from starboard.kernel.moves import PASS
from starboard.kernel.registry import game_named, new
from starboard.text import LANGUAGES
from starboard.text.sentences import SEAT_FIELDS, Speech, counted, die, texts_in
from tests.flagship.duel import Duel

GAME = game_named("flagship")
GAMES = ("dominate", "eclipse", "flagship", "perry_rhodan", "space_alert")
NAMES = ("Marion", "Kolja")


def speech(lang: str = "de") -> Speech:
    return Speech(GAME, lang, NAMES)


def fresh_table() -> object:
    return new("flagship", seats=2, seed=1, options={"ready_ships": True}).state


def test_the_log_reads_as_sentences_with_names_and_prices() -> None:
    table = fresh_table()
    bought = ItemBought("FS-MARKET-06", 0, "zielcomputer.4", 1000, "")
    assert speech("de").event(table, bought) == "Marion kauft Zielcomputer für 1.000 Credits."
    assert speech("en").event(table, bought).startswith("Marion buys ")
    assert speech("en").event(table, bought).endswith(" for 1,000 credits.")


def test_what_another_event_says_already_is_not_said_twice() -> None:
    assert speech().event(fresh_table(), CreditsPaid("FS-CREDIT-06", 0, 1000)) == ""
    assert speech().event(fresh_table(), CreditsPaid("FS-ABILITY-03", 0, 1000)) != ""


def test_whoever_it_concerns_reads_you() -> None:
    table = fresh_table()
    bought = ItemBought("FS-MARKET-06", 0, "zielcomputer.4", 1000, "")
    assert speech("de").event(table, bought, 0) == "Du kaufst Zielcomputer für 1.000 Credits."
    assert speech("en").event(table, bought, 0).startswith("You buy ")
    assert speech("de").event(table, bought, 1) == speech("de").event(table, bought)
    seen = HandSeen("FS-ABILITY-01", 0, 1, ())
    assert speech("de").event(table, seen, 0) == "Du siehst Handkarten von Kolja."
    assert speech("de").event(table, seen, 1) == "Marion sieht deine Handkarten."
    assert speech("en").event(table, seen, 1) == "Marion sees your hand cards."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_that_names_somebody_can_say_you(game: str, lang: str) -> None:
    told = texts_in(game_named(game).folder).messages(lang)
    events = {name: args for name, args in told.items() if name.startswith("event-")}
    plain = {name: args for name, args in events.items() if "." not in name}
    wanted = {(name, field) for name, args in plain.items() for field in args & SEAT_FIELDS}
    assert len(wanted) > 10
    assert {each for each in wanted if f"{each[0]}.you-{each[1]}" not in told} == set()
    named = {(name, field) for name, field in wanted if field in told[f"{name}.you-{field}"]}
    assert named == set()


def test_whoever_wins_is_told_so() -> None:
    won = Outcome((1, 2), (6, 2), (0,), "prizes", "FS-GOAL-02")
    assert speech("en").outcome(won, 0).startswith("You win. ")
    assert speech("de").outcome(won, 0).startswith("Du gewinnst. ")
    assert speech("de").outcome(won, 1).startswith("Marion gewinnt. ")
    both = Outcome((1, 1), (6, 6), (0, 1), "prizes", "FS-GOAL-02")
    assert speech("de").outcome(both, 1).startswith("Du und Marion gewinnt. ")


def test_a_crew_that_comes_home_wins_against_nobody() -> None:
    home = Outcome((1, 1), (5, 5), (0, 1), "completed", "SA-END-06")
    crew = Speech(game_named("space_alert"), "en", NAMES)
    assert crew.outcome(home, 0) == crew.outcome(home) == "The mission is completed."


def test_a_redacted_draw_names_no_card() -> None:
    hidden = CardDrawn("FS-TURN-04", 1, "pazaak").redacted()
    assert speech().event(fresh_table(), hidden) == "Kolja zieht eine Karte."


def test_dice_are_shown_as_dice() -> None:
    rolled = AttackRolled("FS-ATTACK-04", 0, "rapier_laser.3", (4, 2), 7, "rapier_laser.3")
    assert "⚃ ⚁" in speech().event(fresh_table(), rolled)
    assert die(1) == "⚀"
    assert die(6) == "⚅"
    assert die(7) == "7"


def test_seats_that_can_be_chosen_are_people() -> None:
    assert speech().move(fresh_table(), Choose("seat.1")) == "Kolja wählen"
    assert speech("en").move(fresh_table(), Choose("seat.1")) == "Choose Kolja"


def test_factions_that_can_be_chosen_have_names() -> None:
    assert speech().move(fresh_table(), Choose("rebels")) == "Rebellen wählen"


def test_twins_are_told_apart_by_letter_and_shape() -> None:
    state = Duel(["panzerplatten", "panzerplatten"], ["panzerplatten"]).state
    plates = [item for item in state.items() if item.card.id == "panzerplatten"]
    names = {GAME.face.name_of(state, item.id, "de") for item in plates}
    assert names == {"Panzerplatten A ▲", "Panzerplatten B ▲", "Panzerplatten ●"}


def test_a_refusal_is_a_sentence() -> None:
    refused = Illegal("FS-CREDIT-06", "cannot-afford", item="zielcomputer.4", price=1000, has=0)
    said = speech().refusal(fresh_table(), refused)
    assert said.startswith("Zielcomputer kostet 1.000 Credits, du hast 0.")


def test_several_targets_are_listed_as_people_say_it() -> None:
    move = Attack("rapier_laser.3", ("veloce_klasse.1", "schwarmkern.2"), 0, False)
    said = speech().move(fresh_table(), move)
    assert said == "Mit Rapier-Laser auf Veloce-Klasse und Schwarmkern feuern"


def test_a_loss_names_its_owner() -> None:
    lost = ItemDestroyed("FS-ATTACK-16", 1, "impulslaser.99", 0, "")
    assert speech().event(fresh_table(), lost) == "Zerstört: Leichter Impulslaser von Kolja."


def test_the_end_names_the_winner_and_the_reason() -> None:
    outcome = Outcome((1, 2), (6, 2), (0,), "prizes", "FS-GOAL-02")
    assert speech().outcome(outcome) == "Marion gewinnt. Alle Preiskarten sind genommen."
    nobody = Outcome((1, 1), (0, 0), (), "agreed", "FS-GOAL-02")
    assert speech("en").outcome(nobody) == "Nobody wins. Everybody has agreed on it."


def test_the_question_to_one_is_news_to_the_others() -> None:
    match = new("flagship", seats=2, seed=1, options={"ready_ships": True})
    other = match.to_act[0]
    seat = 1 - other
    told = speech().waiting(match.state, other)
    assert told == f"{NAMES[other]} kann vor der ersten Aktion von {NAMES[seat]} etwas tun."
    match.play(other, PASS)
    asked = speech().question(match.state, seat)
    told = speech().waiting(match.state, seat)
    assert asked == "Dein Zug: Wähle eine Aktion. Du hast 0 Credits."
    assert told == f"{NAMES[seat]} ist am Zug und wählt eine Aktion."


def test_a_reason_without_words_is_left_out() -> None:
    assert speech().reason(fresh_table(), "some-bot-of-mine", {}) == ""


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


def test_kinds_are_counted_and_things_are_named_one_by_one() -> None:
    kinds = [Colour.RED, Colour.BLUE, Colour.RED]
    assert counted(["red", "blue", "red"], kinds) == ["2 × red", "blue"]
    assert counted(["Laser", "Laser"], ["laser.1", "laser.2"]) == ["Laser", "Laser"]
