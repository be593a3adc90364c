"""Words of cards that once no rule read: each is played here."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.events.missions import AccessoryAttached, CameHome
from starboard.games.perry_rhodan.kinds import Goal, Phase, Side, What
from starboard.games.perry_rhodan.lasting import in_force
from starboard.games.perry_rhodan.reactivation import must_stay_passive
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.standing import forbidden
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part

GOAL = next(name for name, each in action_cards().items() if each.goal is Goal.DEVASTATION)

# ------------------------------------------------------------------------- the Gom


def with_gom(target: str, phase: Phase = Phase.V, *at_target: str, passive: bool = False) -> Game:
    """A ship flies from Laros to another place, where a Gom lies at Laros."""
    top = {"aralon": "aralon_v" if phase is Phase.V else "aralon_iv"}.get(target, target)
    game = Game(
        anti={
            "laros": ["laros", "laros", "ara_raumer", Part("gom", passive=passive)],
            target: [top, top, *at_target],
        },
        section=Section.MISSION,
        phase=phase,
        phases="I-V",
    )
    game.do(f"defend anti:{target}")
    game.do("join ara_raumer")
    return game


@clause("PR-P45-03", "PR-ACC-15")
def test_from_phase_five_on_a_gom_is_carried_to_aralon():
    game = with_gom("aralon")
    assert "equip gom ara_raumer" in game.moves()
    game.do("equip gom ara_raumer")
    assert game.mine("gom").place == "laros", "nobody sees that it is aboard"
    game.do("go")
    gom = game.mine("gom")
    assert (gom.place, gom.on, gom.passive) == ("aralon", "", False)
    assert gom in game.place("anti:aralon").accessories
    assert game.place("anti:laros").accessories == []
    told = game.reported(AccessoryAttached)
    assert [(event.clause, event.bearer) for event in told] == [("PR-P45-03", "anti:aralon")]


@clause("PR-P45-03")
def test_from_phase_five_on_a_gom_is_carried_nowhere_else():
    game = with_gom("tolimon")
    assert game.why_not("equip gom ara_raumer") == "PR-P45-03"
    game.do("go")
    assert game.mine("gom").place == "laros"


@clause("PR-P45-03")
def test_before_phase_five_a_gom_is_carried_anywhere():
    game = with_gom("honur", Phase.IV)
    game.do("equip gom ara_raumer")
    game.do("go")
    assert game.mine("gom").place == "honur"


@clause("PR-P45-03", "PR-PASS-13")
def test_a_passive_gom_stays():
    game = with_gom("aralon", passive=True)
    assert game.why_not("equip gom ara_raumer") == "PR-P45-03"


@clause("PR-P45-03")
def test_a_gom_that_is_left_behind_after_all_stays():
    game = with_gom("aralon")
    game.do("equip gom ara_raumer")
    game.do("leave gom")
    game.do("go")
    assert game.mine("gom").place == "laros"


@clause("PR-ACC-14", "PR-LAY-28")
def test_a_gom_that_finds_one_there_already_goes_to_the_sink():
    game = with_gom("aralon", Phase.V, "gom")
    (loaded,) = game.place("anti:laros").accessories
    game.do(f"equip {loaded.id} ara_raumer")
    game.do("go")
    assert [laid.place for laid in game.me.cards.values() if laid.card.id == "gom"] == ["aralon"]
    assert game.me.sink == ["gom"]


@clause("PR-ACC-15", "PR-P45-03")
def test_other_place_accessories_and_other_missions_carry_none():
    game = Game(
        anti={"laros": ["laros", "laros", "ara_raumer", "gom", "strukturtasterstation"]},
        their_pro={"tolimon": ["tolimon"]},
        their_anti={"aralon": ["aralon_v"]},
        pro={"tolimon": ["tolimon"]},
        section=Section.MISSION,
        phase=Phase.V,
        phases="I-V",
    )
    game.state.players[0].cards[game.mine("ara_raumer").id].side = Side.ANTI
    game.put(0, Side.ANTI, "aralon", "aralon_v")
    game.do("defend anti:aralon")
    game.do("join ara_raumer")
    assert game.why_not("equip strukturtasterstation ara_raumer") == "PR-ACC-15"


# ------------------------------------------------------------------------- Scheinangriff


def feint(*ships: str) -> Game:
    """Ships of the Arkonids set off for Terra, whose owner holds the feint."""
    return Game(
        anti={"arkon_iii": ["arkon_iii_iv"] * 3 + ["robotregent", *ships]},
        their_pro={"terra": ["terra", "terra", "good_hope"]},
        their_hand=["scheinangriff_auf_tal_cliii"],
        section=Section.MISSION,
        phase=Phase.IV,
        phases="I-V",
    )


CRUISER = "good_hope_klasse"


@clause("PR-GEN-13")
def test_a_feint_keeps_two_ships_of_the_arkonids_from_missions_for_a_round():
    game = feint(CRUISER, CRUISER, CRUISER)
    first, second, third = game.place("anti:arkon_iii").ships
    game.do("attack 1 pro:terra")
    while game.asked == (0, "Moment"):
        game.do("pass")
    assert game.asked == (1, "Moment")
    game.they(f"play scheinangriff_auf_tal_cliii pro 0 {first.id}+{second.id}")
    while game.asked[1] in ("Moment", "Answers"):
        game.play(game.asked[0], "pass")
    assert game.asked == (0, "Muster")
    assert game.why_not(f"join {first.id}") == "PR-GEN-13"
    assert game.why_not(f"join {second.id}") == "PR-GEN-13"
    assert game.why_not(f"join {third.id}") == ""
    held = [each for each in in_force(game.state) if each.what is What.MISSIONS]
    assert [(each.seat, each.until) for each in held] == [(1, game.them.turns + 1)] * 2


@clause("PR-GEN-13")
def test_with_both_its_ships_kept_back_the_mission_is_over():
    game = feint(CRUISER, CRUISER)
    first, second = game.place("anti:arkon_iii").ships
    game.do("attack 1 pro:terra")
    while game.asked == (0, "Moment"):
        game.do("pass")
    game.they(f"play scheinangriff_auf_tal_cliii pro 0 {first.id}+{second.id}")
    while game.asked[1] in ("Moment", "Answers"):
        game.play(game.asked[0], "pass")
    assert game.asked == (0, "MissionSection")
    assert game.state.turn.missions == 1


# ------------------------------------------------------------------------- Hyper-Euphorie


@clause("PR-FX-02", "PR-MISS-10")
def test_hyper_euphoria_tires_two_units_of_a_mission_that_left_its_place():
    game = Game(
        pro={"terra": ["terra"] * 3 + ["reginald_bull", "stosstrupp", "good_hope"]},
        their_anti={"terra": ["terra"]},
        section=Section.MISSION,
        phase=Phase.IV,
        phases="I-V",
    )
    euphoria = Part("hyper_euphorie", owner=1)
    game.put(0, Side.PRO, "terra", euphoria)
    game.do("attack 1 anti:terra", GOAL)
    script = ["join good_hope", "board stosstrupp good_hope", "board reginald_bull good_hope", "go"]
    while game.asked != (1, "Moment") or "use hyper_euphorie" not in " ".join(game.moves(1)):
        seat, kind = game.asked
        if kind == "Muster":
            move = next(each for each in script if each in game.moves(0))
            script.remove(move)
            game.do(move)
        elif kind in ("Moment", "Answers"):
            game.play(seat, "pass")
        else:
            game.play(seat, game.moves(seat)[-1])
    game.they("use hyper_euphorie 0 reginald_bull+stosstrupp")
    assert game.mine("reginald_bull").passive
    assert game.mine("stosstrupp").passive
    assert not game.mine("good_hope").passive
    assert must_stay_passive(game.state, game.mine("stosstrupp")), "for a round"


# ------------------------------------------------------------------------- Materietransmitter


def beaming(*there: str, far: str = "rofus") -> Game:
    """A transmitter on Ferrol with somebody beside it, and what lies at another place."""
    return Game(
        pro={
            "ferrol": ["ferrol", "ferrol", "materietransmitter", "reginald_bull",
                       Part("thermostrahler", onto="reginald_bull")],
            far: [far, *there],
        },
        section=Section.MISSION,
        phase=Phase.II,
    )  # fmt: skip


@clause("PR-GEN-13", "PR-PASS-02")
def test_a_unit_goes_from_one_transmitter_to_another_with_what_it_bears():
    game = beaming("materietransmitter")
    sender = game.place("pro:ferrol").accessories[0]
    game.do(f"use {sender.id} 0 reginald_bull")
    assert sender.passive
    assert game.mine("reginald_bull").place == "rofus"
    assert game.mine("thermostrahler").place == "rofus"
    assert game.reported(CameHome)[0].cards == (game.mine("reginald_bull").id,)
    assert game.asked == (0, "MissionSection")


@clause("PR-GEN-13", "PR-CAP-04")
def test_a_transmitter_without_a_free_counterpart_is_not_used():
    alone = beaming()
    assert alone.why_not("use materietransmitter 0 reginald_bull") == "PR-FX-02"
    full = beaming("materietransmitter", "stosstrupp", "stosstrupp")
    sender = full.place("pro:ferrol").accessories[0]
    assert full.why_not(f"use {sender.id} 0 reginald_bull") == "PR-FX-02"
    assert not any(move.endswith("reginald_bull") for move in full.moves())


def test_among_several_transmitters_the_owner_chooses():
    game = beaming("materietransmitter")
    game.put(0, Side.PRO, "terra", "terra")
    game.put(0, Side.PRO, "terra", "materietransmitter")
    sender = game.place("pro:ferrol").accessories[0]
    game.do(f"use {sender.id} 0 reginald_bull")
    assert game.asked == (0, "Beam")
    assert game.moves() == ["to pro:rofus", "to pro:terra"]
    assert game.why_not("to pro:ferrol") == "PR-GEN-13"
    game.do("to pro:terra")
    assert game.mine("reginald_bull").place == "terra"


# ------------------------------------------------------------------------- looking for places


def searched(found: str) -> Game:
    """Aralon was used to look for a place of the Anti side."""
    game = Game(
        anti={"aralon": ["aralon_v"]},
        source=[found, "terra"],
        section=Section.SOURCE,
        phase=Phase.V,
        phases="I-V",
        own=[OUTPOST],
    )
    game.do("use aralon_v 0 -")
    game.do(f"choose {found}")
    game.do("draw I", "terra")
    return game


OUTPOST = {
    "id": "aussenposten",
    "name": {"de": "Außenposten", "en": "Outpost"},
    "phase": "V",
    "type": "place",
    "place_kind": "planet",
    "side": "anti",
    "rarity": "common",
    "premises": {"anti": [[]]},
    "effects": [
        {
            "window": "build_up",
            "cost": {"passivate": True},
            "target": {"owner": "own", "kind": "player"},
            "do": {"draw": 1},
        }
    ],
    "source": "proposed",
}


@clause("PR-ERR-04")
def test_the_place_that_was_found_is_not_passivated_in_the_same_turn():
    game = searched("aussenposten")
    while game.asked[1] != "BuildUp":
        game.play(0, "pass")
    game.lays("aussenposten", "anti:aussenposten")
    outpost = game.mine("aussenposten")
    assert forbidden(game.state, outpost, What.PASSIVATE)
    assert game.why_not("use aussenposten 0 -") == "PR-ERR-04"
    assert not any(move.startswith("use") for move in game.moves())


@clause("PR-ERR-04")
def test_a_place_that_lay_there_before_is_passivated_as_ever():
    game = searched("arkon_iii_v")
    game.put(0, Side.ANTI, "aussenposten", "aussenposten")
    while game.asked[1] != "BuildUp":
        game.play(0, "pass")
    assert game.why_not("use aussenposten 0 -") == ""


@clause("PR-ERR-04")
def test_which_place_was_found_stays_the_secret_of_its_owner():
    game = searched("arkon_iii_v")
    held = [each for each in in_force(game.state) if each.what is What.PASSIVATE]
    assert [(each.on, each.against) for each in held] == [("", 0)]


# ------------------------------------------------------------------------- Psychoduell


@clause("PR-P5-07")
@pytest.mark.parametrize(("drawn", "place"), [("action_08", "hellgate"), ("action_02", "")])
def test_the_duel_on_hellgate_may_be_fought_with_an_atlan_on_the_hand(drawn, place):
    game = Game(
        pro={"hellgate": ["hellgate"]},
        hand=["psychoduell_auf_hellgate", "atlan_anti"],
        action=[drawn],
        phase=Phase.V,
    )
    assert "play psychoduell_auf_hellgate pro 0 atlan_anti" in game.moves()
    game.do("play psychoduell_auf_hellgate pro 0 atlan_anti", drawn)
    while game.asked[1] != "BuildUp":
        game.play(game.asked[0], "pass")
    assert "atlan_anti" not in game.hand()
    assert game.me.scouting == 1
    if place:
        atlan = game.mine("atlan_anti")
        assert (atlan.place, atlan.side, atlan.passive, atlan.owner) == (place, Side.PRO, True, 0)
    else:
        assert "atlan_anti" in game.me.sink


@clause("PR-P5-07")
def test_the_hand_of_others_and_other_cards_are_no_target_of_the_duel():
    game = Game(
        pro={"hellgate": ["hellgate"]},
        hand=["psychoduell_auf_hellgate", "atlan_pro"],
        their_hand=["atlan_anti"],
        phase=Phase.V,
    )
    assert not any(move.startswith("play") for move in game.moves())
