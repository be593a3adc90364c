"""A mission that somebody wrote is flown at a live table."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.space_alert import GAME
from starboard.games.space_alert.campaign.chain import again_options
from starboard.games.space_alert.state import table_of
from starboard.kernel import CLOCK
from starboard.kernel.registry import new, start
from starboard.testing import clause
from tests.space_alert.live import Live

OWN = "phases 3:00 6:00 9:00 | 0:10 T+2 red | 0:40 T+3 internal | 1:20 transfer | cards yellow"
SHORT = "phases 2:00 4:00 | 0:10 T+1 white"


def refused(seats: int = 4, **options: object) -> BadInput:
    with pytest.raises(BadInput) as found:
        new("space_alert", seats=seats, seed=1, options=options)
    return found.value


@clause("SA-SETUP-13")
def test_what_somebody_wrote_is_announced_with_its_threats() -> None:
    match = start(GAME, seats=4, seed="story", options={"own": OWN})
    table = table_of(match.state)
    assert (table.mission, table.phases, table.normal) == ("own", 3, "yellow")
    threats = [line for line in table.schedule.names if " threat " in line]
    assert [line.split()[4:6] for line in threats] == [["2", "red"], ["3", "internal"]]
    assert match.state.last_turn == 13


@clause("SA-SETUP-13")
def test_two_phases_end_the_film_early() -> None:
    live = Live(own=SHORT)
    assert (table_of(live.state).mission, live.state.last_turn) == ("own_short", 8)


def test_the_text_is_refused_with_its_entry_and_the_nearest_word() -> None:
    wrong = refused(own="phases 3:00 6:00 9:00 | 0:10 T+2 redd")
    assert (wrong.where, wrong.message) == ("option own: entry 2", "own-no-zone")
    assert wrong.arguments["near"] == "red"
    assert refused(own="phases 3:00 6:00 9:00 | 0:10 T+9 red").message == "own-no-number"
    assert refused(own="x" * 2_001).message == "at-most-letters"


def test_beside_the_text_nothing_is_wished_and_there_are_cards_for_it() -> None:
    assert refused(own=OWN, mission="mission_1").message == "own-or-name"
    for name, value in (("normal_threats", "yellow"), ("length", 600), ("campaign", True)):
        assert refused(own=OWN, **{name: value}).where == f"option {name}"
    times = ("0:10", "0:35", "1:00", "1:25", "1:50", "2:15", "2:40", "3:05")
    many = [f"{at} T+{turn} internal serious" for turn, at in enumerate(times, 1)]
    few = refused(own=" | ".join(["phases 5:00 7:00 9:00", *many]))
    assert (few.message, few.arguments["count"]) == ("own-too-few-cards", 8)


def test_it_is_flown_to_its_end_and_can_be_flown_again() -> None:
    match = start(GAME, seats=2, seed="story", options={"own": SHORT})
    while match.state.outcome is None:
        seat = CLOCK if CLOCK in match.to_act else match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    assert again_options(match.setup.options, match.state)["own"] == SHORT
