"""A game in real time by lines: no clock runs, time passes when everybody has passed."""

from __future__ import annotations

from typing import Any

import starboard
from starboard.kernel.match import Match
from starboard.kernel.moves import Pass
from starboard.kernel.seats import CLOCK
from starboard.terminal import Person, Player
from starboard.terminal.menu import CROWD, Entry, Menu
from tests.terminal.script import seat_of, session


def table(seats: int = 2) -> Match[Any]:
    return starboard.new("space_alert", seats=seats, seed=4, options={"mission": "test_run_1"})


def people(match: Match[Any]) -> list[Player]:
    return [Person("Ada"), seat_of(match, "Bot")]


def ticks(match: Match[Any]) -> list[str]:
    return [entry.moves[0] for entry in match.log if entry.seat == CLOCK]


def test_time_waits_for_the_person_and_goes_on_after_a_pass() -> None:
    match = table()
    session(match, people(match), ["say yes", "pass", "pass"])[0].run()
    assert ticks(match) == ["tick 0", "tick 15", "tick 60"]
    said = [entry for entry in match.log if entry.seat == 0]
    assert [entry.moves[0] for entry in said] == ["say yes", "pass", "pass"]


def test_what_a_person_does_comes_before_the_next_instant() -> None:
    match = table()
    played, screen = session(match, people(match), ["say yes", "pass"])
    played.run()
    order = [entry.seat for entry in match.log if entry.moves[0] != "pass"]
    assert order.index(0) < [n for n, seat in enumerate(order) if seat == CLOCK][1]
    assert "Time passes when you say “pass”." in screen.text


def test_a_bot_that_wants_nothing_more_is_not_recorded() -> None:
    match = table()
    session(match, people(match), ["pass", "pass"])[0].run()
    assert ("pass",) not in [entry.moves for entry in match.log if entry.seat == 1]


def test_bots_alone_fly_a_whole_mission() -> None:
    match = table()
    crew: list[Player] = [seat_of(match, "One"), seat_of(match, "Two")]
    played, screen = session(match, crew, [])
    played.run()
    assert match.over
    assert "The operation has ended." in screen.text


def test_in_a_crowd_every_group_has_one_line() -> None:
    move = Pass()
    entries = [Entry(n, move, f"label {n}", "Group", f"move {n}", "") for n in range(1, CROWD + 2)]
    screen = session(table(), [Person("Ada"), Person("Ben")], [])[1]
    screen.show(Menu(entries).drawn(80))
    assert screen.text.count("\n") == 1
    shown = screen.text.count("move ")
    assert f"… +{len(entries) - shown}" in screen.text
    few = session(table(), [Person("Ada"), Person("Ben")], [])[1]
    few.show(Menu(entries[:CROWD]).drawn(80))
    assert few.text.count("move ") == CROWD
