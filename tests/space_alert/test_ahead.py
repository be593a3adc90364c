"""What a person can foresee of the own plan: by the rules of the film, from what is known."""

from __future__ import annotations

from typing import Any

from starboard.games.space_alert.content import components
from starboard.games.space_alert.face.things import things
from starboard.games.space_alert.kinds import Fate
from starboard.games.space_alert.setup import new_threat
from starboard.testing import clause
from tests.space_alert.live import Live


def shown(live: Live, seat: int) -> dict[str, Any]:
    """What the board of a seat shows."""
    found: dict[str, Any] = dict(things(live.match.view(seat).table, seat))
    return found


def ahead(live: Live, seat: int) -> list[dict[str, Any]]:
    """The own turns of a seat."""
    turns: list[dict[str, Any]] = shown(live, seat)[f"ahead.{seat}"]["turns"]
    return turns


def with_threat(live: Live, card: str, number: int, track: int) -> Live:
    """A threat was announced."""
    live.state.threats.append(new_threat(components().threats[card], number, track))
    return live


@clause("SA-MOVE-01", "SA-MOVE-04")
def test_a_laid_arrow_and_a_lift_show_where_one_will_stand() -> None:
    live = Live(hands=["a< b^"])
    live.lays(0, "a<", turn=1, half="movement").lays(0, "b^", turn=3, half="movement")
    stations = [turn["station"] for turn in ahead(live, 0)]
    assert stations[:4] == ["upper_red", "upper_red", "lower_red", "lower_red"]
    assert len(stations) == 12


@clause("SA-MOVE-03")
def test_an_arrow_that_points_at_the_hull_says_so() -> None:
    live = Live(hands=["a< b<"])
    live.lays(0, "a<", turn=1, half="movement").lays(0, "b<", turn=2, half="movement")
    assert [turn["fails"] for turn in ahead(live, 0)][:3] == ["", "no-way", ""]


@clause("SA-TARGET-06", "SA-DMG-02")
def test_a_shot_says_what_it_would_do_if_nobody_else_fired() -> None:
    live = with_threat(Live(hands=["a<"]), "E1-05", number=2, track=1)
    live.lays(0, "a<", turn=2)
    fired = ahead(live, 0)[1]
    assert fired["hits"] == [{"card": "E1-05", "strength": 5, "shield": 2, "amount": 3}]


@clause("SA-WEAPON-02")
def test_an_empty_reactor_is_foreseen_in_the_turn_that_meets_it() -> None:
    live = Live(hands=["a< a> a^"])
    live.state.reactor[1] = 2
    for turn, card in enumerate(("a<", "a>", "a^"), 1):
        live.lays(0, card, turn=turn)
    assert [turn["fails"] for turn in ahead(live, 0)][:3] == ["", "", "reactor-empty"]


def test_nobody_sees_what_somebody_else_foresees() -> None:
    live = Live(hands=["a<", "b>"])
    live.lays(0, "a<", turn=1, half="movement")
    assert [name for name in shown(live, 1) if name.startswith("ahead")] == ["ahead.1"]
    assert [name for name in shown(live, 0) if name.startswith("ahead")] == ["ahead.0"]


@clause("SA-THREAT-02", "SA-APPEAR-05")
def test_a_threat_shows_its_way_from_the_turn_in_which_it_appears() -> None:
    live = with_threat(Live(), "E1-05", number=2, track=0)
    length = live.state.tracks[0].length
    way = shown(live, 0)["E1-05"]["way"]
    assert way[:3] == [0, length - 2, length - 4]
    assert way[-1] == 0, "it has passed Z"


@clause("SA-THREAT-03")
def test_a_threat_shows_in_which_turns_it_does_what() -> None:
    live = with_threat(Live(), "E1-07", number=3, track=0)
    track = live.state.tracks[0]
    due: list[list[int]] = [[], [], []]
    for space, letter in sorted(enumerate(track.marks), reverse=True):
        if letter >= 0:
            due[letter].append(3 + -(-(track.length - space) // 3) - 1)
    assert shown(live, 0)["E1-07"]["due"] == [
        [turn for turn in turns if turn <= 12] for turns in due
    ]


@clause("SA-THREAT-25")
def test_a_threat_that_its_marks_drive_on_comes_faster() -> None:
    live = with_threat(Live(), "SE1-02", number=1, track=0)
    track = live.state.tracks[0]
    mark = max(space for space, letter in enumerate(track.marks) if letter == 0)
    way = shown(live, 0)["SE1-02"]["way"]
    reached = next(turn for turn, place in enumerate(way) if place <= mark)
    assert way[reached] - way[reached + 1] == 2, "speed 1, and 1 more after X"


def test_what_is_foreseen_changes_nothing() -> None:
    live = with_threat(Live(hands=["a<"]), "E1-05", number=1, track=1)
    live.lays(0, "a<", turn=1)
    ahead(live, 0)
    assert live.state.threats[0].fate is Fate.COMING
    assert live.state.reactor == live.match.view(0).table.reactor
    assert live.state.turn == 0
