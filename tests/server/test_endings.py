"""How a finished match ended: what decided it, what was counted, and where it turned."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from tools.screens.stored import laid, stored

from starboard.kernel.match import begin
from starboard.kernel.registry import game_named
from starboard.server import wire
from starboard.server.room.live import Scene
from starboard.server.views.endings import Course, EndingCard, course, told, turning_points
from starboard.table.entries import follow_stored
from tests.browser.house import UNTIMED, chair
from tests.server.running import running, seated, tell

PLAYED = (
    "dominate/match-1-seats-2",
    "dominate/match-5-indoor",
    "eclipse/match-2-seats-3",
    "eclipse/match-5-seats-6",
    "flagship/match-2-seats-2",
    "flagship/match-5-seats-4",
    "perry_rhodan/match-6-seats-2",
    "space_alert/match-1-seats-1",
)


def scene_of(name: str) -> Scene:
    """A stored match as a table has it when it is over."""
    setup, entries = stored(name)
    match = begin(game_named(setup.game), setup)
    for entry in entries:
        follow_stored(match, entry)
    chairs = [chair(f"person-{seat}") for seat in range(setup.seats)]
    return Scene(laid(setup, chairs, UNTIMED, 0.0), match.game, match)


def ending_of(name: str, lang: str) -> tuple[Scene, EndingCard]:
    scene = scene_of(name)
    match = scene.match
    assert match is not None
    curve = course(scene.game, match.setup, tuple(match.log))
    return scene, told(scene, match, curve, lang)


@pytest.mark.parametrize("name", PLAYED)
def test_what_scores_adds_up_to_the_points_of_everybody(name: str) -> None:
    scene, ending = ending_of(name, "en")
    assert scene.match is not None
    outcome = scene.match.outcome
    assert outcome is not None
    scored = [count.amounts for count in ending.counts if count.scores]
    if scored:
        assert tuple(map(sum, zip(*scored, strict=True))) == outcome.points
    assert all(len(count.amounts) == len(outcome.points) for count in ending.counts)
    assert all(any(count.amounts) for count in ending.counts)


@pytest.mark.parametrize("name", PLAYED)
def test_everything_has_its_words_in_both_languages(name: str) -> None:
    _, german = ending_of(name, "de")
    _, english = ending_of(name, "en")
    assert [each.message for each in german.decided] == [each.message for each in english.decided]
    for ending in (german, english):
        assert all(count.text != count.name for count in ending.counts)
        assert all(each.text not in ("", each.message) for each in ending.decided)
        assert all(turning.events for turning in ending.turnings)


def test_rounds_begin_in_their_order_and_turnings_say_in_which_one_they_were() -> None:
    _, ending = ending_of("eclipse/match-5-seats-6", "de")
    assert ending.rounds == sorted(set(ending.rounds))
    assert len(ending.rounds) == 8
    assert ending.turnings
    assert all(turning.when.startswith("Runde ") for turning in ending.turnings)


def curve(*chances: float) -> Course:
    return Course(list(range(len(chances))), [list(chances), [1 - each for each in chances]])


def test_a_turning_point_is_where_somebody_gains_and_keeps_it() -> None:
    (found,) = turning_points(curve(*[0.5] * 50, *[0.8] * 50))
    assert (found.at, found.seat, found.change) == (50, 0, 0.3)
    (found,) = turning_points(curve(*[0.5] * 50, *[0.2] * 50))
    assert (found.at, found.seat) == (50, 1)


def test_what_is_gone_at_once_and_what_hardly_matters_is_no_turning_point() -> None:
    assert turning_points(curve(*[0.5] * 50, 0.9, *[0.5] * 50)) == []
    assert turning_points(curve(*[0.5] * 50, *[0.55] * 50)) == []
    assert turning_points(curve(*[0.5] * 100, 1.0)) == []
    assert turning_points(curve(1.0)) == []


def test_turning_points_are_few_and_lie_apart() -> None:
    steps = [0.9 if place // 5 % 2 else 0.1 for place in range(160)]
    found = turning_points(curve(*steps))
    assert len(found) == 3
    places = sorted(each.at for each in found)
    assert all(two - one > 12 for one, two in pairwise(places))


def test_only_a_match_that_is_over_tells_how_it_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", ("Marion", "Kolja"))
            early = await server.http.get(f"/api/tables/{table}/ending")
            assert early.status_code in (403, 404, 409)
            await tabs[0].do(wire.Concede, table=table)
            late = await server.http.get(f"/api/tables/{table}/ending")
            assert late.status_code == 200
            assert [line["message"] for line in late.json()["decided"]] == ["end-length"]

    tell(story())
