"""The film as a page shows it: pictures from the rules, sums, rays, and why something failed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import starboard
from starboard.games.space_alert.box.lines import Source
from starboard.games.space_alert.box.plan import Planned, read_plan
from starboard.games.space_alert.box.resolve import play
from starboard.games.space_alert.box.scenes import sentence
from starboard.games.space_alert.campaign.events import CampaignGoesOn, CampaignScored
from starboard.games.space_alert.face.film.plan import plan_of
from starboard.games.space_alert.face.film.reel import reel
from starboard.games.space_alert.face.film.shown import Reel, Shot, Why
from starboard.games.space_alert.face.film.things import film_things
from starboard.games.space_alert.face.film.watching import Watched, watched
from starboard.games.space_alert.film.events import MissionScored, TurnBegan
from tests.space_alert.crew import Ship
from tests.space_alert.reels import FILMS, resolved_plans, told, written

STORED = sorted(Path(__file__).parents[1].glob("stored/space_alert/*.jsonl"))
PLANS = resolved_plans()[:12]


def shots(ship: Ship, turns: int = 1) -> list[Shot]:
    """The shots of some turns of a story."""
    seen = Watched(ship.state)
    ship.go(turns)
    return reel(seen, lambda _, event: sentence(event, "en"), "en")["shots"]


def whys(ship: Ship, turns: int = 1) -> list[tuple[int, str, int, int]]:
    """Who failed, why, by whom and since which turn."""
    found: list[Why] = [shot["why"] for shot in shots(ship, turns) if shot["why"]]
    return [(why["seat"], why["text"], why["by"], why["turn"]) for why in found]


@pytest.mark.parametrize("planned", PLANS, ids=[str(plan.path) for plan in PLANS])
def test_the_pictures_end_with_the_ship_as_the_rules_leave_it(planned: Planned) -> None:
    film, seen, shown = told(planned)
    things = dict(shown["start"])
    for shot in shown["shots"]:
        things |= shot["changed"]
    assert things == film_things(film.state)
    assert shown["complete"]
    assert shown["shots"][-1]["told"] == len(seen.moments)
    assert shown["lost"] == (film.state.lost_to if film.lost else "")


@pytest.mark.parametrize("path", STORED, ids=[path.stem for path in STORED])
def test_the_film_of_a_stored_match_is_told_from_its_log(path: Path) -> None:
    match = starboard.load(path)
    seen = watched(match)
    events = [event for entry in match.played for event in match.history[entry.n]]
    first = next(n for n, event in enumerate(events) if isinstance(event, TurnBegan))
    assert seen is not None
    assert [moment.event for moment in seen.moments] == events[first:]
    assert seen.start.turn == 0


@pytest.mark.parametrize("path", STORED, ids=[path.stem for path in STORED])
def test_the_plan_of_a_stored_match_leads_the_resolver_to_the_same_film(path: Path) -> None:
    match = starboard.load(path)
    seen = watched(match)
    assert seen is not None
    document = plan_of(match, seen)
    film = play(read_plan(Source("plan", json.dumps(document))))
    ends = (CampaignGoesOn, CampaignScored, MissionScored)
    same = [moment.event for moment in seen.moments if not isinstance(moment.event, ends)]
    assert [told.event for told in film.told if not isinstance(told.event, ends)] == same


def test_before_the_mission_round_there_is_no_film() -> None:
    match = starboard.load(STORED[0])
    assert watched(match.from_the_start()) is None


def test_the_films_that_the_client_is_tested_with_are_those_of_today() -> None:
    assert FILMS.read_bytes() == written()


def test_a_hit_spells_out_which_weapon_adds_what() -> None:
    ship = Ship("a", "a", at=["upper_red", "lower_red"], threats=["E1-05 red@5"])
    hit = next(shot for shot in shots(ship) if shot["beat"] == "hit")
    assert hit["sum"] is not None
    assert hit["sum"]["parts"] == [
        {"strength": 2, "source": "lower_red", "seats": [1]},
        {"strength": 4, "source": "upper_red", "seats": [0]},
    ]
    assert (hit["sum"]["threat"], hit["sum"]["zone"]) == ("0.E1-05", "")
    rays = [effect["station"] for effect in hit["effects"] if effect["kind"] == "beam"]
    assert sorted(rays) == ["lower_red", "upper_red"]
    assert hit["zone"] == "red"


def test_an_attack_says_what_the_shield_takes_off() -> None:
    ship = Ship(threats=["E1-07 red@6"])
    blows = [shot["sum"] for shot in shots(ship) if shot["sum"]]
    attack = {"strength": 1, "source": "", "seats": list[int]()}
    blow = {"parts": [attack], "threat": "0.E1-07", "zone": "red", "shield": 1, "total": 0}
    assert blows == [blow]


def test_a_rocket_is_named_by_who_sent_it_off_a_turn_before() -> None:
    ship = Ship("c", at="lower_blue", threats=["E1-05 blue@5"])
    hit = next(shot for shot in shots(ship, 2) if shot["beat"] == "hit")
    assert hit["sum"] is not None
    assert hit["sum"]["parts"] == [{"strength": 3, "source": "rocket", "seats": [0]}]


def test_what_a_threat_does_without_an_attack_is_told_in_the_words_of_its_card() -> None:
    captions = {shot["caption"] for planned in PLANS for shot in reel_of(planned)["shots"]}
    acts = [each for each in captions if ", action " in each]
    assert acts
    assert all(each.partition(": ")[2] not in ("", ".") for each in acts)
    assert "The threats come nearer." in captions


def reel_of(planned: Planned) -> Reel:
    """The film of a plan with a known result."""
    return told(planned)[2]


def test_two_threats_with_the_same_card_are_two_things() -> None:
    ship = Ship("a", at="upper_red", threats=["E1-07 red@5#1", "E1-07 blue@9#2"])
    seen = Watched(ship.state)
    assert {"1.E1-07", "2.E1-07"} <= set(film_things(seen.start))


@pytest.mark.parametrize(
    ("ship", "turns", "expected"),
    [
        pytest.param(
            Ship("aaaa", "----a", at="upper_red"), 5,
            (1, "the reactor is empty", 0, 2), id="energy"),
        pytest.param(
            Ship("^", "^", at="upper_red"), 1, (1, "the gravolift was in use", 0, 1), id="lift"),
        pytest.param(
            Ship("a", "a", at="upper_red", threats=["E1-05 red@5"]), 1,
            (1, "the weapon has been fired in this turn", 0, 1), id="fired"),
        pytest.param(Ship("c", "-c", at="lower_red"), 2, (1, "the squad has been taken", 0, 1),
                     id="squad"),
        pytest.param(Ship("c", "c", at="lower_blue"), 1,
                     (1, "a rocket is already on its way", 0, 1), id="rocket"),
        pytest.param(Ship("bbbb", at="lower_white"), 4, (0, "there is no fuel capsule left", 0, 3),
                     id="fuel"),
        pytest.param(Ship("bb", at="upper_red"), 2,
                     (0, "there is no energy to move, or no room for it", 0, 1), id="full"),
        pytest.param(Ship("<<", at="upper_white"), 2,
                     (0, "there is no door in that direction", -1, 0), id="door"),
        pytest.param(Ship("a", at="upper_red"), 1, (0, "there is nothing to shoot at", -1, 0),
                     id="nothing"),
        pytest.param(Ship("a", at="lower_white", threats=["E1-05 red@15"], red="T7"), 1,
                     (0, "nothing is in range", -1, 0), id="range"),
        pytest.param(Ship("c--", at="lower_blue"), 2,
                     (0, "the rocket finds nothing in range", 0, 1), id="missed"),
    ],
)  # fmt: skip
def test_whatever_fails_says_why_and_which_turn_has_caused_it(
    ship: Ship, turns: int, expected: tuple[int, str, int, int]
) -> None:
    assert expected in whys(ship, turns)


def test_a_shot_at_what_cannot_be_seen_says_so() -> None:
    hidden = Ship("a", at="upper_red", threats=["E1-09 red@5"])
    hidden.state.threats[0].hidden = True
    assert whys(hidden) == [(0, "this weapon cannot aim at what is there", -1, 0)]


def test_nobody_is_blamed_alone_for_the_computer() -> None:
    ship = Ship("", "", neglected=True)
    assert whys(ship, 2) == [(-1, "nobody looked after the computer", -1, 0)]
