"""Exchange for a namesake of a higher phase (PR-SWAP)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.kinds import MissionKind, Phase, Side, Skill
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.state import Flight, Hold, Mission
from starboard.kernel import Secret, only
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part, example
from tests.perry_rhodan.test_premises import put_aside


def noir(skill: Skill | None = None, *, place: str = "sol", passive: bool = False) -> Game:
    """André Noir (I) lies on Pro-Sol; a mission was sacrificed for André Noir (V)."""
    old = Part("andre_noir_i", passive=passive)
    there: list[str | Part] = [
        "solares_system" if place == "sol" else "terra",
        old,
        Part("mutantentraining", onto="andre_noir_i"),
        Part("psychostrahler", onto="andre_noir_i"),
    ]
    columns = {place: there} if place == "sol" else {place: there, "sol": ["solares_system"]}
    game = Game(pro=columns, phase=Phase.V, phases="I-V")
    game.mine("mutantentraining").skill = skill
    put_aside(game, "andre_noir_v", Side.PRO)
    return game


@clause("PR-SWAP-05", "PR-SWAP-07", "PR-SWAP-08")
def test_a_mutantentraining_stays_if_it_raises_the_same_skill_from_the_same_level() -> None:
    given, _, then = example("PR-SWAP-08")
    skills = {"Orter": Skill.LOCATOR, "Hypno": Skill.HYPNO}
    for case, fate in zip(given["cases"], then["accessory_goes_to"], strict=True):
        game = noir(skills[case["Mutantentraining"]["skill"]])
        assert (game.why_not("swap andre_noir_v andre_noir_i") == "") is then["swap_allowed"]
        game.do("swap andre_noir_v andre_noir_i")
        if fate == "new_card":
            assert game.mine("mutantentraining").on == game.mine("andre_noir_v").id
            assert level_of(game.state, game.mine("andre_noir_v"), Skill.LOCATOR) == 2
        else:
            assert "mutantentraining" in game.me.sink


@clause("PR-SWAP-06")
def test_what_cannot_be_used_identically_goes_to_the_sink() -> None:
    game = noir(Skill.HYPNO)
    game.do("swap andre_noir_v andre_noir_i")
    assert game.me.sink == ["andre_noir_i", "mutantentraining"]
    assert game.mine("psychostrahler").on == game.mine("andre_noir_v").id


@clause("PR-SWAP-01")
@pytest.mark.parametrize("passive", [False, True])
def test_the_new_card_takes_the_place_and_the_state_of_the_old_one(passive: bool) -> None:
    game = noir(Skill.LOCATOR, passive=passive)
    game.do("swap andre_noir_v andre_noir_i")
    new = game.mine("andre_noir_v")
    assert (new.place, new.side, new.passive) == ("sol", Side.PRO, passive)
    assert "andre_noir_i" in game.me.sink
    assert not game.state.turn.laid, "it counts against no number"
    assert not game.me.covered


@clause("PR-SWAP-03", "PR-CARD-35")
def test_who_lives_in_a_ship_lives_there_after_the_exchange_too() -> None:
    game = noir()
    game.put(0, Side.PRO, "sol", "staaten_klasse")
    game.mine("andre_noir_i").on = game.mine("staaten_klasse").id
    game.do("swap andre_noir_v andre_noir_i")
    assert game.mine("andre_noir_v").on == game.mine("staaten_klasse").id


@clause("PR-SWAP-03", "PR-RANGE-16")
def test_who_is_on_a_long_flight_is_not_exchanged_at_home() -> None:
    game = noir()
    jet = game.put(0, Side.PRO, "", "space_jet")
    old = game.mine("andre_noir_i")
    game.me.holds[jet.id] = Hold(jet.id, Secret([old.id], only(0)))
    mission = Mission(1, 0, MissionKind.DEFENSIVE, 0, Side.PRO, "sol", "zalit", 0, [jet.id])
    game.state.flights.append(Flight(mission, 9))
    assert game.why_not("swap andre_noir_v andre_noir_i") == "PR-SWAP-01"


@clause("PR-SWAP-01")
def test_a_lower_phase_is_no_exchange() -> None:
    game = Game(pro={"sol": ["solares_system", "andre_noir_v"]}, phase=Phase.V, phases="I-V")
    put_aside(game, "andre_noir_i", Side.PRO)
    assert game.why_not("swap andre_noir_i andre_noir_v") == "PR-SWAP-01"
    assert game.why_not("swap no_card_at_all andre_noir_v") == "PR-SWAP-01"
    assert game.why_not("swap andre_noir_i nobody") == "PR-SWAP-01"


@clause("PR-SWAP-02")
def test_the_exchange_needs_a_sacrificed_mission() -> None:
    game = noir(Skill.LOCATOR)
    game.me.covered.clear()
    game.deal(0, ["andre_noir_v"])
    assert game.why_not("swap andre_noir_v andre_noir_i") == "PR-SWAP-02"


@clause("PR-SWAP-03")
def test_the_premises_of_the_new_card_must_be_met_where_the_old_one_lies() -> None:
    game = noir(Skill.LOCATOR, place="terra")
    assert game.why_not("swap andre_noir_v andre_noir_i") == "PR-SWAP-03"


@clause("PR-SWAP-04")
def test_places_are_stacked_not_exchanged() -> None:
    game = Game(anti={"aralon": ["aralon_iv"]}, phase=Phase.V, phases="I-V")
    put_aside(game, "aralon_v", Side.ANTI)
    assert game.why_not("swap aralon_v aralon_iv") == "PR-SWAP-04"
    game.lays("aralon_v", "anti:aralon")
    assert game.place("anti:aralon").count == 2
