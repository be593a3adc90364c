"""What agents, further missions and fights refuse, one reason at a time."""

from __future__ import annotations

from starboard.games.perry_rhodan.initiative import not_in_this_mission
from starboard.games.perry_rhodan.kinds import Loyalty, Side
from starboard.games.perry_rhodan.state import Extra
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.missions.test_fetching import MICRO, RADIO, abroad, with_radio
from tests.perry_rhodan.missions.test_muster import defending
from tests.perry_rhodan.table import Part
from tests.perry_rhodan.test_combat import battle

# ------------------------------------------------------------------------- further missions


@clause("PR-MISS-05")
def test_who_has_made_a_mission_this_turn_makes_no_other_one() -> None:
    game = defending("kaulquappe", "stardust_ii")
    game.mine("kaulquappe").missions = [7]
    assert game.why_not("join kaulquappe") == "PR-MISS-05"
    assert game.why_not("join stardust_ii") == ""


@clause("PR-SKILL-52", "PR-SKILL-53")
def test_a_mission_by_initiative_is_for_cards_of_its_place() -> None:
    game = defending("kaulquappe")
    mission = game.state.mission
    assert mission is not None
    mission.extra = Extra(Side.PRO, "venus")
    assert game.why_not("join kaulquappe") == "PR-SKILL-52"
    for extra in (Extra(Side.PRO, "terra"), Extra(Side.PRO, "")):
        mission.extra = extra
        assert game.why_not("join kaulquappe") == ""


@clause("PR-SKILL-52")
def test_an_anti_mission_by_initiative_is_for_its_loyalty() -> None:
    fight = Fight(["iv_raumschiff"], ["good_hope"], side=Side.ANTI, begin=False)
    ship, mission = fight.mine("iv_raumschiff"), fight.mission
    ship.missions = None
    mission.extra = Extra(Side.ANTI, "", (Loyalty.FANTAN_LEUTE,))
    refused = not_in_this_mission(fight.state, mission, ship)
    assert refused is not None
    assert refused.clause == "PR-SKILL-52"
    mission.extra = Extra(Side.ANTI, "", (Loyalty.INDIVIDUALVERFORMER,))
    assert not_in_this_mission(fight.state, mission, ship) is None


# ------------------------------------------------------------------------- agents


@clause("PR-AGT-01", "PR-MISS-01")
def test_agents_go_to_a_place_that_lies_there() -> None:
    game = abroad()
    assert game.why_not("agents 1 anti:tolimon") == "PR-MISS-01"
    assert game.why_not("agents 1 nowhere") == "PR-AGT-01"


@clause("PR-AGT-25", "PR-AGT-32")
def test_only_where_own_agents_lie_they_are_fetched() -> None:
    game = abroad()
    assert game.why_not("fetch 1 anti:tolimon") == "PR-AGT-25"
    assert game.why_not("fetch 1 anti:volat") == ""


@clause("PR-AGT-19", "PR-AGT-09")
def test_only_an_agent_that_came_along_is_set_down() -> None:
    game = abroad("laury_marten", "perry_rhodan_v")
    for move in ("agents 1 anti:volat", "join staaten_klasse", "board laury_marten staaten_klasse",
                 "board perry_rhodan_v staaten_klasse", "go"):  # fmt: skip
        game.do(move)
    assert game.why_not("deposit solares_system") == "PR-AGT-19"
    assert game.why_not("deposit perry_rhodan_v") == "PR-AGT-09"
    assert game.why_not("deposit laury_marten") == ""


@clause("PR-AGT-04", "PR-AGT-26")
def test_an_agent_radios_with_its_own_active_transmitter_or_not_at_all() -> None:
    game = with_radio(MICRO)
    cover = game.cover.id
    assert game.why_not(f"radio nobody {RADIO} pro:sol") == "PR-AGT-04"
    assert game.why_not(f"radio {cover} {MICRO} pro:sol") == "PR-AGT-26"
    game.mine(RADIO).passive = True
    assert game.why_not(f"radio {cover} {RADIO} pro:sol") == "PR-AGT-26"


@clause("PR-AGT-05")
def test_an_agent_where_nothing_is_to_be_learned_has_nothing_to_radio() -> None:
    game = with_radio(place="hellgate")
    assert game.why_not(f"radio {game.cover.id} {RADIO} pro:sol") == "PR-AGT-05"


# ------------------------------------------------------------------------- fights


@clause("PR-SPACE-08", "PR-TRANS-02")
def test_the_defender_loads_units_of_the_place_into_ships_of_their_loyalty() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], begin=False,
                  beside=["ivs", Part("iv_anfuehrer", passive=True)])  # fmt: skip
    battle(fight)
    assert fight.why_not("board terra iv_raumschiff", 1) == "PR-SPACE-08"
    assert fight.why_not("board ivs ivs", 1) == "PR-SPACE-08"
    fight.they("board ivs iv_raumschiff")
    assert fight.why_not("board ivs iv_raumschiff", 1) == "PR-SPACE-08"


@clause("PR-RETR-09")
def test_ships_fly_back_to_a_place_of_the_own_side() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], begin=False, beside=["ivs"])
    fight.put(1, Side.ANTI, "venus", "venus")
    battle(fight)
    fight.they("board ivs iv_raumschiff")
    fight.they("ready", card({"B": 2}, {"C": 1}))
    fight.do("break good_hope")
    assert fight.why_not("to anti:ferrol", 1) != ""
    assert fight.why_not("to nowhere", 1) != ""
    assert fight.why_not("to anti:venus", 1) == ""
