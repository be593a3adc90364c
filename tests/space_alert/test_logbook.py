"""The log book (SA-LOG)."""

from __future__ import annotations

from typing import Any

from starboard.games.space_alert.campaign.logbook import (
    FIRST,
    LAST,
    MIDDLE,
    Line,
    line_of,
    new_page,
    with_campaign,
    with_line,
    written,
)
from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import Fate
from starboard.games.space_alert.setup import new_threat
from starboard.kernel import Outcome
from starboard.testing import clause
from tests.space_alert.live import Live

CREW = ("Marion", "Kolja", "Ada", "Ben")
TODAY = "2026-11-15"


def completed(**options: Any) -> Live:
    """A mission that nothing came to."""
    live = Live(**options)
    return live.until(300)


def lost(live: Live, threat: str) -> Live:
    live.state.lost_to = threat
    live.state.outcome = Outcome((1,) * 4, (0,) * 4, (), "lost", "SA-THREAT-21")
    return live


@clause("SA-LOG-01", "SA-LOG-02")
def test_a_page_begins_with_the_crew_and_the_symbols_of_their_roles() -> None:
    page = new_page(Live(captain=2).state, CREW)
    assert page.crew == ("Marion", "Kolja ★", "Ada 🎧", "Ben !")


@clause("SA-LOG-03")
def test_a_line_has_date_and_soundtrack() -> None:
    line = line_of(completed(mission="mission_4").state, TODAY)
    assert (line.date, line.mission) == (TODAY, "mission_4")


@clause("SA-LOG-04")
def test_difficulties_are_written_as_numbers() -> None:
    line = line_of(Live(normal_threats="white", serious_threats="yellow").state, TODAY)
    assert (line.normal, line.serious) == (1, 2)
    assert line_of(Live(normal_threats="random").state, TODAY).normal == 3


@clause("SA-LOG-05")
def test_points_are_written_one_by_one() -> None:
    live = completed()
    for code, number, fate in (("E1-07", 1, Fate.DESTROYED), ("E1-01", 2, Fate.SURVIVED)):
        threat = new_threat(components().threats[code], number, 0)
        threat.fate = fate
        live.state.threats.append(threat)
    live.state.confirmed = [1, 2, 0]
    live.state.drawn[0].append("red_shield")
    line = line_of(live.state, TODAY)
    destroyed, survived = live.state.threats
    assert line.destroyed == destroyed.card.destroyed
    assert line.survived == survived.card.survived
    assert (line.penalties, line.visual, line.result) == (2, 3, 0)


@clause("SA-LOG-05", "SA-LOG-06")
def test_one_person_alone_writes_a_result_too() -> None:
    live = Live(seats=1).until(300)
    assert live.match.outcome is not None
    assert line_of(live.state, TODAY).result == live.match.outcome.points[0]


@clause("SA-LOG-06", "SA-CAMP-23")
def test_a_lost_mission_has_no_points_but_the_name_of_the_threat() -> None:
    for live in (Live(), Live(alarm=False, campaign=True)):
        line = line_of(lost(live, "E1-07").state, TODAY)
        assert (line.survived, line.destroyed, line.visual, line.result) == (None,) * 4
        assert line.lost_to == "E1-07"


@clause("SA-CAMP-22", "SA-CAMP-29")
def test_the_missions_of_a_campaign_stand_line_by_line_in_one_bracket() -> None:
    one = Line(date=TODAY, mission="random", normal=1, serious=1, survived=2, destroyed=4, visual=1)
    last = Line(
        date=TODAY, mission="random", normal=1, serious=1,
        survived=2, destroyed=4, visual=1, penalties=3, result=16,
    )  # fmt: skip
    page = with_campaign(new_page(Live().state, CREW), [one, one, last])
    assert [line.bracket for line in page.lines] == [FIRST, MIDDLE, LAST]
    assert [line.result for line in page.lines] == [None, None, 16]


def test_a_page_can_be_read_in_both_languages() -> None:
    page = with_line(new_page(Live().state, CREW), line_of(completed().state, TODAY))
    page = with_line(page, line_of(lost(Live(), "E1-07").state, TODAY))
    german, english = written(page, "de"), written(page, "en")
    assert german[0] == "Eure Crew: Marion ★, Kolja 🎧, Ada ! und Ben"
    assert english[1].endswith("result 0")
    assert english[2].endswith(f"lost to {components().threats['E1-07'].name.en}")
    assert len(german) == 3
