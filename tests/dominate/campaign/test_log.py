"""The log book: what a mission leaves in it, and how it travels in words (DD-LOG)."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.dominate import GAME
from starboard.games.dominate.campaign.events import HistoryMade
from starboard.games.dominate.content import box
from starboard.games.dominate.legacy.words import log_words, read_log
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.kernel.options import read_options
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, Operation, at, trigger

SHEET = (
    "efa.victory.4 efa.charism.-1 efa.ore.12 efa.civil.3 efa.won.e1 efa.card.e2 efa.got.shytan.1 "
    "efa.got.weapon_hack.2 efa.used.weapon_hack.1 red.victory.2 red.lost.r1 red.card.r3 "
    "flag.khoury_alive event.microgen_geloescht text.0026.all next.RedCat"
)
BAD = [
    pytest.param("nonsense", "is-no-log", id="no word"),
    pytest.param("efa.victory.many", "is-no-log", id="no number"),
    pytest.param("efa.victory.100000", "is-no-log", id="too large"),
    pytest.param("efa.card.e99", "is-no-log", id="no such mission"),
    pytest.param("efa.got.bazooka.1", "is-no-log", id="no such card"),
    pytest.param("event.rain", "is-no-log", id="no such event"),
    pytest.param("flag.not-a-flag", "is-no-log", id="no flag"),
    pytest.param("next.KOBRA", "is-no-log", id="no commander"),
    pytest.param("efa.card.e1 red.card.e1", "card-of-both", id="one card twice"),
    pytest.param("efa.used.shytan.1", "used-without-card", id="used but not received"),
    pytest.param("efa.got.shytan.1 red.got.shytan.1", "too-many-copies", id="too many copies"),
    pytest.param("efa.ore.-1", "less-than-nothing", id="negative ore"),
    pytest.param("efa.won.e1 red.card.r1 next.EFA", "next-has-no-card", id="nothing to play"),
    pytest.param("x" * 5000, "is-no-log", id="endless"),
]


@clause("DD-LOG-01")
def test_the_log_starts_as_an_empty_sheet() -> None:
    log = read_log(())
    assert log_words(log) == ()
    assert (log.efa.victory, log.redcat.charism, log.events) == (0, 0, [])


@clause("DD-LOG-01", "DD-LOG-10")
def test_a_sheet_goes_into_words_and_back() -> None:
    log = read_log(SHEET.split())
    assert (log.efa.victory, log.efa.charism, log.redcat.victory) == (4, -1, 2)
    assert log.efa.cards == {"e1_blood_red_sunshine_beach": "won", "e2_phantom_convoy": "card"}
    assert log.events == ["microgen_geloescht"]
    assert read_log(log_words(log)) == log


@pytest.mark.parametrize(("words", "message"), BAD)
@clause("DD-LOG-01")
def test_a_log_that_cannot_have_happened_is_refused(words: str, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_log(words.split())
    assert refused.value.message == message
    assert len(str(refused.value)) < 200


@clause("DD-LOG-01")
def test_a_log_belongs_to_the_campaign_only() -> None:
    options = read_options(GAME.options, {"scenario": "s2_mill_brook", "log": ("efa.victory.1",)})
    with pytest.raises(BadInput) as refused:
        GAME.check_options(2, options, box())
    assert refused.value.message == "log-without-campaign"


# ------------------------------------------------------------------------- what is noted


def give_up(mission: Operation, seat: int = PL1) -> None:
    GAME.concede(mission.state, seat, Forced())
    advance(GAME, mission.state, Forced())


@clause("DD-LOG-03")
def test_reward_cards_are_listed_and_used_ones_stay_readable() -> None:
    mission = Operation(
        log="efa.got.funds_received.2",
        triggers=[trigger("gift", {"round_end": {"round": 1}},
                          {"reward": {"to": "EFA", "card": "informant"}})],
    )  # fmt: skip
    mission.do("build")
    mission.do("use funds_received")
    mission.do("end-turn")
    mission.ends()
    give_up(mission)
    assert mission.log.efa.received == {"funds_received": 2, "informant": 1}
    assert mission.log.efa.used == {"funds_received": 1}
    assert mission.log.efa.rewards() == {"funds_received": 1, "informant": 1}


@clause("DD-LOG-04")
def test_points_are_noted_for_each_player() -> None:
    mission = Operation(
        outcome={"lost": [{"victory": {"EFA": 1, "RedCat": 2}}, {"charism": {"EFA": -3}}]}
    )
    give_up(mission)
    assert (mission.log.efa.victory, mission.log.redcat.victory) == (1, 2)
    assert (mission.log.efa.charism, mission.log.redcat.charism) == (-3, 0)


MINE = """
    o . . . . . . .
     . . . . . . . .
    . . . . . . . .
     . . . . . . . .
"""


@pytest.mark.parametrize(
    ("look", "efa", "redcat"),
    [
        pytest.param("europe", 1, 0, marks=clause("DD-LOG-05"), id="europe"),
        pytest.param("near_east", 0, 1, marks=clause("DD-LOG-06"), id="near east"),
    ],
)
def test_ore_is_listed_by_the_tile_it_comes_from(look: str, efa: int, redcat: int) -> None:
    armies = [
        {"id": "refinery", "type": "refinery", "faction": "RedCat", "at": at("b1"), "facing": "w"},
        {"id": "harvester", "type": "harvester", "faction": "RedCat", "at": at("a1")},
        {"id": "plant", "type": "powerplant", "faction": "RedCat", "at": at("c1")},
        {"id": "tank", "type": "tank", "faction": "EFA", "at": at("h4")},
    ]
    mission = Operation(rows=MINE, armies=armies, look=look)
    mission.ends()
    mission.do(f"load {mission.id('harvester')}")
    mission.ends()
    mission.ends()
    mission.do(f"unload {mission.id('harvester')}")
    give_up(mission)
    assert (mission.log.efa.ore, mission.log.redcat.ore) == (efa, redcat)


@pytest.mark.parametrize(
    ("look", "side", "name", "listed"),
    [
        pytest.param("europe", "green", None, (1, 0), marks=clause("DD-LOG-07"), id="europe"),
        pytest.param("near_east", "yellow", None, (0, 1), marks=clause("DD-LOG-08"), id="east"),
        pytest.param("europe", "yellow", None, (1, 0), marks=clause("DD-LOG-09"), id="yellow"),
        pytest.param("europe", "green", "Town hall", (1, 0), marks=clause("DD-LOG-09"), id="named"),
    ],
)
def test_destroyed_civil_buildings_are_listed_by_their_tile(
    look: str, side: str, name: str | None, listed: tuple[int, int]
) -> None:
    house = {"id": "house", "type": "civil_building", "at": at("c3"), "side": side}
    if name is not None:
        house["name"] = {"de": name, "en": name}
    mission = Operation(figures=[house], look=look)
    mission.do(f"attack {mission.id('efa_tank')} {mission.id('house')}")
    assert "house" not in mission
    give_up(mission)
    assert (mission.log.efa.civil, mission.log.redcat.civil) == listed


@clause("DD-LOG-09")
def test_the_special_building_is_no_civil_building() -> None:
    bunker = {"id": "bunker", "type": "special_building", "at": at("c3"), "side": "green"}
    mission = Operation(figures=[bunker])
    mission.do(f"attack {mission.id('efa_tank')} {mission.id('bunker')}")
    assert "bunker" not in mission
    give_up(mission)
    assert (mission.log.efa.civil, mission.log.redcat.civil) == (0, 0)


@clause("DD-LOG-10")
def test_special_events_are_kept_once() -> None:
    twice = {"special_event": "atomschlag"}
    mission = Operation(triggers=[trigger("bang", {"round_end": {"round": 1}}, twice, twice)])
    mission.round()
    assert mission.log.events == ["atomschlag"]
    assert len(mission.saw(HistoryMade)) == 1
    assert "event.atomschlag" in log_words(mission.log)
    assert mission.seat == PL1
