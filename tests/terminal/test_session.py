"""Scripted evenings at the terminal."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import starboard
from starboard.bots.guard import Guarded
from starboard.games.flagship.asides import Cash
from starboard.games.flagship.moves import Play
from starboard.games.flagship.prizes import PrizeOffer
from starboard.games.flagship.windows import Between
from starboard.kernel.bot import Bot
from starboard.kernel.chance import Seeded
from starboard.kernel.moves import PASS
from starboard.table.orders import DEFAULT, Order, lets_go, order_for, windows
from starboard.terminal import BotSeat, Person
from starboard.text.sentences import kebab
from tests.terminal.script import against_bot, duel, seat_of, session

HINTS = itertools.cycle(("hint", ""))


@pytest.mark.parametrize("lang", ["de", "en"])
def test_whoever_follows_the_hints_reaches_the_end_of_a_game(lang: str) -> None:
    match = duel(seed=4)
    play, screen = session(match, against_bot(match), HINTS, lang)
    play.run()
    assert match.over
    won = {"de": "gewinnt.", "en": "wins."}[lang]
    assert won in screen.last


def test_whoever_builds_a_ship_and_takes_the_first_move_reaches_the_end_of_a_game() -> None:
    match = duel(seed=2, ready=False)
    play, screen = session(match, against_bot(match), itertools.repeat("1"))
    play.run()
    assert match.over
    assert "Build your main ship" in screen.text


def test_bots_can_play_among_themselves_and_be_watched() -> None:
    match = duel(seed=3, seats=3)
    players = [seat_of(match, name) for name in ("Ada", "Ben", "Cleo")]
    play, screen = session(match, players, ())
    play.run()
    assert match.over
    assert screen.asked == []
    assert "Turn 1:" in screen.text


def test_the_end_of_the_input_is_a_polite_end_and_saves_where_that_was_asked(
    tmp_path: Path,
) -> None:
    match = duel()
    file = tmp_path / "evening.jsonl"
    play, screen = session(match, against_bot(match), ["1"], save=str(file))
    play.run()
    assert not match.over
    assert "See you soon." in screen.last
    assert starboard.load(file).hash == match.hash


def test_without_a_file_nothing_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = duel()
    play, _ = session(match, against_bot(match), ["quit"])
    play.run()
    assert list(tmp_path.iterdir()) == []


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match = duel()
    file = tmp_path / "evening.jsonl"
    play, _ = session(match, against_bot(match), ["1", f"save {file}", "quit"])
    play.run()
    again = starboard.load(file)
    assert again.to_act == match.to_act
    resumed, _ = session(again, play.players, HINTS)
    resumed.run()
    assert again.over


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    match = duel()
    play, screen = session(match, against_bot(match), [f"save {tmp_path}/no/such.jsonl", "1"])
    play.run()
    assert "cannot be written" in " ".join(screen.text.split())  # a long path may wrap
    assert match.log


def test_a_bot_that_fails_is_replaced_with_a_line_about_it() -> None:
    class Broken(Bot):
        """Never decides."""

    match = duel(seed=4)
    person = match.state.active
    broken = Guarded(Broken(), "broken", match.game, None, seat_of(match, "", "greedy").bot.bot)
    players: list[Person | BotSeat] = [Person("Marion"), Person("Marion")]
    players[1 - person] = BotSeat("Broken", broken, Seeded("broken"))
    play, screen = session(match, players, ["end-turn", "quit"])
    play.run()
    assert "“Broken” has failed" in screen.text


# ------------------------------------------------------------------------- standing orders


def passes(match: starboard.Match, seat: int) -> int:
    """How often a seat has passed, according to the log."""
    return sum(entry.seat == seat and entry.moves == ("pass",) for entry in match.log)


def test_whoever_wants_never_to_be_asked_passes_with_ordinary_entries() -> None:
    match = duel(seed=4)
    person = match.state.active
    play, screen = session(match, against_bot(match, "greedy"), itertools.repeat("end-turn", 6))
    for kind in windows(match.game):
        play.table.chairs[person].orders[kind] = Order.NEVER
    play.run()
    assert passes(match, person) > 0
    assert not any("step in" in page for page in screen.pages)


def test_whoever_cannot_answer_is_not_asked_unless_always_is_ordered() -> None:
    orders, window = {DEFAULT: Order.ANSWER}, Between((0,), (0,))
    assert lets_go(orders, window, [PASS, Cash("pazaak")])
    assert not lets_go(orders, window, [PASS, Play("pazaak")])
    orders["between"] = Order.ALWAYS
    assert not lets_go(orders, window, [PASS])


def test_a_decision_that_is_no_window_is_never_passed_by_order() -> None:
    assert kebab(PrizeOffer) not in windows(duel().game)


def test_people_who_share_a_screen_are_always_asked_unless_they_say_otherwise() -> None:
    match = duel()
    play, _ = session(match, [Person("Ada"), Person("Ben")], ())
    assert [order_for(chair.orders, "between") for chair in play.table.chairs] == [Order.ALWAYS] * 2


def test_orders_are_shown_and_changed_by_number() -> None:
    match = duel()
    person = match.state.active
    play, screen = session(match, against_bot(match), ["orders", "orders 1 never", "orders 9 x"])
    play.run()
    first = windows(match.game)[0]
    assert order_for(play.table.chairs[person].orders, first) is Order.NEVER
    assert "1  Between the actions of the others: never ask" in screen.last
