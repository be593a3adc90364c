"""The live mission in the terminal: keys lay cards, the clock runs, the film follows."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from starboard.bots.guard import Guarded
from starboard.games.space_alert import GAME
from starboard.games.space_alert.cards import action_deck
from starboard.games.space_alert.terminal.film import frames
from starboard.games.space_alert.terminal.keys import Keys
from starboard.games.space_alert.terminal.plan_rows import Cursor, Plans
from starboard.kernel import PASS, Move, Seeded
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.registry import start
from starboard.terminal import BotSeat
from starboard.terminal.live import Stopwatch
from tests.space_alert.live import Live
from tests.terminal.evening import Evening, Sand

HAND = "a< a> b^"


def pressed(live: Live, *keys: str, seat: int = 0) -> str:
    """The move that these keys mean, in notation."""
    desk = Keys(seat)
    found: Move | None = None
    for key in keys:
        found = desk.press(live.match.view(seat).table, key)
    return "" if found is None else str(found)


def crew(count: int, bot: Bot | None = None) -> list[BotSeat]:
    """Bots that do nothing, or what one bot says."""
    return [
        BotSeat(f"Bot {n}", Guarded(bot or Idle(), "idle", GAME), Seeded(f"{n}"))
        for n in range(1, count)
    ]


class Idle(Bot):
    """Lets time pass."""

    def choose(self, view: Any, moves: Any, think: Think) -> Decision:
        return Decision(PASS, Reason("bot-only-move"))


class First(Bot):
    """Does the first thing it may do."""

    def choose(self, view: Any, moves: Any, think: Think) -> Decision:
        return Decision(moves[0], Reason("bot-only-move"))


class Talker(Bot):
    """Says the first thing it may say."""

    def choose(self, view: Any, moves: Any, think: Think) -> Decision:
        said = [move for move in moves if str(move).startswith("say")]
        return Decision(said[0] if said else PASS, Reason("bot-only-move"))


# ------------------------------------------------------------------------- keys


@pytest.mark.parametrize(
    ("keys", "move"),
    [
        ("b", "lay b^ space.0.1 activation"),
        ("^", "lay b^ space.0.1 movement"),
        ("a", ""),
        ("a.", "lay a> space.0.1 activation"),
        (".", "lay a> space.0.1 movement"),
        ("aa", "lay a< space.0.1 activation"),
        ("2a,", "lay a< space.0.2 activation"),
        ("d", "draw"),
        ("e", ""),
        ("ee", "end"),
        ("ff", "ready"),
        ("ef", ""),
        ("w1", "say yes"),
        ("w8", "say ready"),
        ("w9", ""),
        ("nx4", "we_need battlebots upper_red"),
        ("na7", ""),
        ("z", ""),
        ("²a,", "lay a< space.0.1 activation"),  # the key beside 2
    ],
)
def test_a_few_keys_make_a_move(keys: str, move: str) -> None:
    live = Live(hands=[HAND])
    assert pressed(live, *keys) == move


def test_the_cursor_goes_to_the_next_empty_space_and_back() -> None:
    live = Live(hands=[HAND]).lays(0, "b^", turn=1)
    assert pressed(live, "2", "left", "right", "a", ".") == "lay a> space.0.2 activation"
    assert pressed(live, "right", "right", "right", "a", ".") == "lay a> space.0.3 activation"
    assert pressed(live, "2", "left", "left", "backspace") == "take space.0.1"


@pytest.mark.parametrize(("width", "cell"), [(80, 5), (60, 3)])
def test_all_twelve_turns_stand_in_one_line(width: int, cell: int) -> None:
    state = Live(hands=[HAND]).lays(0, "b^", turn=1).state
    console = Console(width=width, file=io.StringIO())
    with console.capture() as shown:
        console.print(Plans(state, "en", ["Ada", "Ben", "Cy", "Di"], Cursor(0, 2), 0))
    rows = shown.get().splitlines()
    assert len(rows) == 5
    assert len(rows[0]) == 14 + 12 * cell + 3
    assert rows[1].split()[:5] == ["▲", "Ada", "│", "B", "[·]"]


def test_a_turn_beyond_nine_has_its_last_digit() -> None:
    live = Live(hands=[HAND]).until(200)
    live.hold(0, HAND)
    assert pressed(live, "1", "b") == "lay b^ space.0.11 activation"
    assert pressed(live, "0", "b") == "lay b^ space.0.10 activation"


def test_cards_are_taken_back_turned_and_moved_at_the_cursor() -> None:
    live = Live(hands=[HAND]).lays(0, "b^", turn=1).lays(0, "a>", turn=3, half="movement")
    assert pressed(live, "1", "t") == "turn space.0.1"
    assert pressed(live, "2", "t") == "turn space.0.1"  # the last one before the cursor
    assert pressed(live, "1", "s", "2") == "shift space.0.1 space.0.2"
    assert pressed(live, "3", "s", "1") == "shift space.0.1 space.0.3"
    assert pressed(live, "1", "s", "9") == ""


def test_a_card_is_called_out_with_the_place_where_one_will_be() -> None:
    live = Live(hands=[HAND])
    live.lays(0, "a<", turn=1, half="movement").lays(0, "b^", turn=2, half="movement")
    live.lays(0, "a>", turn=3)
    assert pressed(live, "3", "i") == "i_do a lower_red 3"
    assert pressed(live, "1", "i") == ""


def test_a_card_is_given_by_its_halves_and_the_number_of_a_person() -> None:
    live = Live("20 data_transfer 1 0 0 - -- -", hands=[HAND]).until(20)
    assert pressed(live, "g", "b", "3") == "give b^ seat.2"
    assert pressed(live, "g", "a", ".", "2") == "give a> seat.1"
    two = Live("20 data_transfer 1 0 0 - -- -", seats=2, hands=[HAND]).until(20)
    assert pressed(two, "g", "b") == "give b^ seat.1"


def test_the_captain_gives_a_threat_to_somebody_by_its_turn_and_their_number() -> None:
    live = Live("20 threat 1 0 3 red -- -", hands=[HAND]).until(20)
    card = live.state.threats[0].card.id
    captain = live.table.roles[0]
    order = pressed(live, "o", "3", "2")
    assert order == f"assign {card} seat.1"
    assert live.do(captain, order).table.said == [f"{captain} {order}"]
    assert pressed(live, "o", "4") == ""
    assert pressed(live, "o", "3", "9") == ""


def test_the_heroic_card_has_keys_of_its_own() -> None:
    live = Live(hands=["A3 a<"])
    assert pressed(live, "h") == "lay A3 space.0.1 activation"
    assert pressed(live, "H") == "lay A3 space.0.1 movement"
    assert pressed(Live(hands=["a<"]), "h") == ""


def test_cards_go_to_the_board_of_an_android_too() -> None:
    live = Live(seats=2, hands=[HAND])
    assert pressed(live, "tab", "b") == "lay b^ space.2.1 activation"
    assert pressed(live, "up", "b") == "lay b^ space.3.1 activation"
    beside = live.board(2).heroic.names()[0]
    assert pressed(live, "tab", "h") == f"lay {beside} space.2.1 activation"


def test_escape_forgets_what_was_pressed() -> None:
    assert pressed(Live(hands=[HAND]), "a", "escape", ".") == "lay a> space.0.1 movement"


# ------------------------------------------------------------------------- a whole mission


def mission(*keys: str | float, **more: Any) -> Evening:
    """The first test run with four seats; the alarm has not sounded yet."""
    match = start(GAME, seats=4, seed="story", options={"mission": "test_run_1"})
    return Evening(match, *keys, others=crew(4, more.pop("bot", None)), **more)


def test_a_mission_runs_to_its_end_with_film_score_and_log_book() -> None:
    evening = mission(typed=["1"]).run()
    assert evening.match.over
    assert [entry.moves for entry in evening.match.log if entry.seat >= 0] == []
    film = [page for page in evening.shown if "Enter: on" in page]
    assert "Turn 1" in film[0]
    assert "Threats appear" in film[0]
    assert "Crew: Marion ★" in evening.screen.text
    assert evening.live.next is None


def test_nothing_happens_before_a_key_starts_the_clock() -> None:
    evening = mission("q").run()
    assert evening.match.log == []
    assert "Any key starts the clock" in evening.screen.text


def test_a_card_laid_by_keys_lies_on_the_board_and_in_the_film() -> None:
    evening = mission("x")
    live = evening.live
    evening.script = iter(["x", 5.0, *"aa", 5.0, "q", "q"])
    live.run()
    laid = [entry for entry in evening.match.log if entry.seat == 0]
    hand = {card for card in action_deck() if card[0] == "a"}
    moves = [entry.moves[0].split() for entry in laid]
    assert all(move[0] == "lay" and move[1] in hand for move in moves)


def test_the_clock_goes_through_every_instant_when_it_jumps() -> None:
    evening = mission("x", 1000.0, typed=["1"]).run()
    ticks = [entry.moves[0] for entry in evening.match.log if entry.seat < 0]
    seconds = [int(tick.split()[1]) for tick in ticks]
    assert seconds[:4] == [0, 15, 60, 90]
    assert seconds[-1] == 420
    assert seconds == sorted(seconds)
    assert {100, 250, 280} <= set(seconds)


def test_a_pause_stops_the_clock_and_hides_the_table() -> None:
    evening = mission("x", 10.0, " ", "x", 5.0, "q", "q")
    evening.run()
    assert evening.live.watch.second == 15.0
    assert sum("Paused" in page for page in evening.shown) == 1


def test_a_faster_pace_makes_a_mission_shorter() -> None:
    evening = mission("x", 5.0, "q", "q", pace=8.0).run()
    assert evening.live.watch.second == 40.0


def test_leaving_takes_the_key_twice() -> None:
    evening = mission("x", 5.0, "q", "x", 5.0, "q", "q").run()
    assert evening.live.watch.second == 10.0
    assert "See you soon" in evening.screen.text


def test_a_refused_move_says_why_with_its_clause() -> None:
    evening = mission("x", 5.0, "d", 5.0, "q", "q").run()
    assert any("There is no card to draw now. (SA-ANN-08)" in page for page in evening.shown)


def test_the_screen_shows_time_phase_announcement_and_what_is_open() -> None:
    evening = mission("x", 25.0, 67.0, 154.0, 40.0, "q", "q").run()
    pages = evening.shown
    assert any("0:25" in page and "Phase 1 of 2" in page for page in pages)
    assert any("T+1, blue" in page for page in pages)
    assert any("Data transfer: 8 s, press g" in page for page in pages)
    assert any("4:06" in page and "0:04 left" in page for page in pages)
    assert any("One card to draw, press d" in page for page in pages)


def speakers(evening: Evening) -> list[int]:
    """The bots that did something, in order."""
    return [entry.seat for entry in evening.match.log if entry.seat > 0]


def test_bots_speak_in_turn_once_a_second() -> None:
    evening = mission("x", *[1.0] * 6, "q", "q", bot=Talker()).run()
    assert speakers(evening) == [1, 2, 3, 1, 2, 3]
    assert any("Bot 2: yes." in page for page in evening.shown)


def test_bots_take_turns_also_where_seconds_are_skipped() -> None:
    evening = mission("x", *[3.0] * 6, "q", "q", bot=Talker()).run()
    assert speakers(evening) == [1, 2, 3, 1, 2, 3]


def test_bots_do_not_wait_for_a_person_who_keeps_typing() -> None:
    evening = mission(bot=Talker())

    def typing() -> Iterator[str]:
        yield "x"
        for _ in range(6):
            evening.sand.run += 2.0
            yield "?"
        yield from ("q", "q")

    evening.script = typing()
    assert speakers(evening.run()) == [1, 2, 3]


def test_the_same_mission_can_be_flown_again() -> None:
    evening = mission(typed=["2"]).run()
    assert evening.live.next is not None
    assert evening.live.next["mission"] == "test_run_1"


def test_a_mission_that_was_left_goes_on_where_it_stood() -> None:
    first = mission("x", 196.0, "q", "q").run()
    again = Evening(first.match, "x", 2.0, "q", "q", others=crew(4)).run()
    assert again.live.watch.second == 192.0  # the last thing that happened was at 190
    assert any("0:58 left" in page for page in again.shown)


def test_a_campaign_asks_by_lines_before_the_alarm_and_between_missions() -> None:
    match = start(GAME, seats=2, seed="story", options={"campaign": True})
    others = [BotSeat("Bot 1", Guarded(First(), "first", GAME), Seeded("1"))]
    evening = Evening(match, "q", others=others, typed=["propose white white"]).run()
    assert [entry.moves for entry in match.log] == [("propose white white",)] * 2
    assert "Any key starts the clock" in evening.screen.text


def test_the_film_goes_on_and_back_and_can_be_left() -> None:
    evening = mission("x", 1000.0, "right", "left", "q", typed=["1"]).run()
    film = [page for page in evening.shown if "Enter: on" in page]
    assert len(film) == 3
    assert film[0] == film[2] != film[1]


def test_the_film_ends_with_the_ship_as_the_match_left_it() -> None:
    match = mission(typed=["1"]).run().match
    found = frames(match)
    told = [event for frame in found for event in frame.events]
    assert found[-1].state.outcome == match.outcome
    assert found[-1].state.drawn == match.state.drawn
    assert told == [event for event in match.history[-1] if event in told]


# ------------------------------------------------------------------------- at a glance


@pytest.mark.parametrize(
    ("size", "lang", "seats"),
    [
        ((80, 24), "de", 1),
        ((80, 24), "en", 4),
        ((80, 24), "de", 5),
        ((100, 30), "en", 5),
        ((160, 50), "de", 4),
    ],
)
def test_every_screen_fits(size: tuple[int, int], lang: str, seats: int) -> None:
    match = start(GAME, seats=seats, seed="story", options={"mission": "mission_4"})
    closer: list[str | float] = ["enter", 1.0, "enter", 1.0, "enter", "?", "?", "a"]
    keys = ["x", 200.0, 330.0, *closer, 600.0]
    evening = Evening(match, *keys, lang=lang, size=size, others=crew(seats), typed=["1"]).run()
    assert match.over
    assert len(evening.shown) > 10
    assert [page for page in evening.shown if page.count("\n") > size[1]] == []


def test_a_stopwatch_stands_still_until_it_is_started() -> None:
    sand = Sand()
    watch = Stopwatch(sand.now, 2.0, 30.0)
    sand.run = 5.0
    assert watch.second == 30.0
    watch.start()
    sand.run = 6.5
    assert watch.second == 33.0
    watch.stop()
    sand.run = 99.0
    assert watch.second == 33.0
