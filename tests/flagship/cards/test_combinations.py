"""Cards that meet."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AttackRolled,
    CreditsGained,
    DamageDealt,
    EvadeRolled,
    GeneratorRolled,
    ItemDestroyed,
    OverloadRolled,
)
from tests.flagship.duel import EVADING, GOING_ON, Duel, Part

SHIP = "kreuzer_bastion"
GUN: list[str | Part] = [SHIP, Part("raketenwerfer", charge=3)]


def test_of_boosters_and_an_ace_only_the_strongest_counts_and_ehrenrunde_is_added() -> None:
    duel = Duel(GUN, ["rico_furioso", "veloce_klasse", "nachbrenner", "corsa_turbine"])
    duel.lay("ehrenrunde", 1)
    duel.do("attack raketenwerfer veloce_klasse 0 no", 6)
    duel.they("evade", 3, 3)  # +2 of the turbine, +1 of the lap of honour
    assert [(event.modified, event.evaded) for event in duel.reported(EvadeRolled)] == [(9, True)]
    assert duel.asked == GOING_ON
    duel.do("attack raketenwerfer veloce_klasse 0 no", 6)
    duel.they("evade", 2, 3)
    assert duel.asked == (1, "LosePart")


def test_jammer_and_marksman_are_counted_against_each_other() -> None:
    duel = Duel(["alter_haudegen", *GUN])
    duel.lay("stoersender", 1, on=0)
    duel.do("attack raketenwerfer pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == EVADING
    duel.they("evade", 6, 6)
    duel.do("attack raketenwerfer pendler_k7 0 no", 2)
    assert duel.asked == GOING_ON


@pytest.mark.parametrize(("die", "result"), [(1, 0), (2, 1)])
def test_a_jammed_schrottkanone_destroys_itself_also_with_a_result_below_one(
    die: int, result: int
) -> None:
    duel = Duel([SHIP, "schrottkanone"])
    duel.lay("stoersender", 1, on=0)
    duel.do("attack schrottkanone pendler_k7 0 no", die)
    assert [event.modified for event in duel.reported(AttackRolled)] == [result]
    assert duel.mine("schrottkanone").face_down


def test_an_overload_in_an_ion_storm_goes_wrong_below_one() -> None:
    duel = Duel([Part(SHIP, charge=0), "panzerplatten"], hand=["ueberlastung"])
    duel.lay("ionensturm", 1)
    duel.do("play ueberlastung")
    duel.do(f"charge {SHIP}", 6, 2)
    assert [(event.modified, event.tokens) for event in duel.reported(GeneratorRolled)] == [(4, 2)]
    assert [event.roll for event in duel.reported(OverloadRolled)] == [0]
    assert [event.amount for event in duel.reported(DamageDealt)] == [2]
    assert duel.mine("panzerplatten").face_down
    assert duel.mine(SHIP).charge == 0


def test_an_overload_that_would_have_brought_nothing_does_no_damage() -> None:
    duel = Duel([Part(SHIP, charge=0), "panzerplatten"], hand=["ueberlastung"])
    duel.lay("ionensturm", 1)
    duel.do("play ueberlastung")
    duel.do(f"charge {SHIP}", 2, 1)
    assert not duel.mine("panzerplatten").face_down


def test_an_overload_is_absorbed_by_the_own_shield() -> None:
    duel = Duel([Part(SHIP, charge=0), Part("leichter_deflektor", 1)], hand=["ueberlastung"])
    duel.do("play ueberlastung")
    duel.do(f"charge {SHIP}", 2, 1)
    duel.do("use leichter_deflektor 0")
    assert not duel.reported(ItemDestroyed)
    assert duel.asked == (0, "ActionPhase")


def test_a_swarm_attack_finds_no_target_among_units_that_have_gone_underground() -> None:
    duel = Duel(
        ["drittes_gelege", "stachelrochen", "brutling"],
        ["mira_ohnenamen", "funke"],
        hand=["schwarmangriff"],
        their_hand=["untertauchen"],
        quiet=False,
    )
    duel.do("play schwarmangriff")
    duel.they("play untertauchen")
    assert duel.why_not("attack brutling funke 0 no") == "FS-TIMING-03"
    assert not [move for move in duel.moves() if move.startswith("attack")]


def test_feuerwerk_pays_the_tokens_of_an_overload_coil_too() -> None:
    duel = Duel(
        ["rico_furioso", SHIP, Part("impulslaser", charge=0), "ueberladespule"],
        ["panzerplatten", "leichter_deflektor"],
        hand=["feuerwerk"],
    )
    duel.do("play feuerwerk")
    duel.do("attack impulslaser pendler_k7 0 no", 4)
    assert duel.mine("impulslaser").charge == 0
    duel.they("pass")
    assert [event.amount for event in duel.reported(DamageDealt)] == [2]
    duel.they("use leichter_deflektor 0")  # one of the two
    assert duel.theirs("leichter_deflektor").charge == 0
    duel.they("lose panzerplatten")
    assert duel.theirs("panzerplatten").face_down


def test_feuerwerk_finds_no_target_underground() -> None:
    duel = Duel(
        ["rico_furioso", SHIP, "impulslaser", Part("drohne", charge=1)],
        ["mira_ohnenamen", "funke"],
        hand=["feuerwerk"],
        their_hand=["untertauchen"],
        quiet=False,
    )
    duel.do("attack drohne funke 0 no", 1)
    duel.they("play untertauchen")
    duel.do("play feuerwerk")
    assert duel.asked[1] != "FreeShot"
    assert duel.me.draw_discard == ["feuerwerk"]


def test_an_accelerant_makes_evading_a_target_lock_impossible() -> None:
    duel = Duel(
        [SHIP, "impulslaser", "brandbeschleuniger"], ["panzerplatten"], hand=["zielerfassung"]
    )
    duel.do("play zielerfassung")
    duel.do("attack impulslaser pendler_k7 0 no", 6)
    duel.they("evade", 6, 6)
    assert [(event.modified, event.evaded) for event in duel.reported(EvadeRolled)] == [(11, False)]
    assert duel.theirs("panzerplatten").face_down


def test_an_amplified_squadron_radio_gives_two_to_both_rolls() -> None:
    radio: list[str | Part] = [
        "drohne",
        "geschwaderfunk",
        Part("koppelverstaerker", onto="geschwaderfunk"),
    ]
    duel = Duel(GUN, radio, quiet=False)
    duel.do("attack raketenwerfer drohne 0 no", 6)
    duel.they("evade", 4)
    assert [(event.modified, event.evaded) for event in duel.reported(EvadeRolled)] == [(6, True)]
    assert not duel.theirs("drohne").face_down
    duel.they("attack drohne kreuzer_bastion 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [5]
    assert duel.asked == (0, "Evasion")


def test_an_amplified_armor_belt_gives_four_slots() -> None:
    belt: list[str | Part] = ["panzerguertel", Part("koppelverstaerker", onto="panzerguertel")]
    duel = Duel([*belt, *["panzerplatten"] * 4], row=["goldplattierung"], credits=1200)
    duel.lay("strohmann", 0).faction = duel.mine("goldplattierung").card.faction
    duel.do("buy goldplattierung pendler_k7")
    assert duel.asked == (0, "ActionPhase")  # the fifth armor has room
    assert duel.me.market_discard == []


def test_madame_zins_keeps_her_lowest_price_with_inside_information() -> None:
    duel = Duel(["madame_zins"], hand=["insiderhandel"], row=["drohne"], credits=500)
    duel.do("play insiderhandel")
    duel.do("buy drohne -")
    assert duel.me.credits == 0


def test_goldplattierung_pays_its_owner_and_schuldeneintreiber_the_destroyer() -> None:
    duel = Duel(["schuldeneintreiber", "zwillingslaser"], ["goldplattierung"])
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    paid = sorted((event.seat, event.amount) for event in duel.reported(CreditsGained))
    assert paid == [(0, 1000), (1, 3000)]
    assert (duel.me.credits, duel.them.credits) == (1000, 3000)


def test_one_loss_charges_freiheitsbote_and_draws_for_zellenstruktur() -> None:
    duel = Duel(GUN, ["mira_ohnenamen", "freiheitsbote", "panzerplatten"])
    duel.lay("zellenstruktur", 1)
    duel.do("attack raketenwerfer freiheitsbote 0 no", 6)
    duel.they("pass", "nachschub")
    assert duel.theirs("freiheitsbote").charge == 2
    assert duel.hand(1) == ["nachschub"]


def test_abfangdrohne_draws_one_of_two_shots_of_a_volley() -> None:
    duel = Duel([SHIP, Part("stachelsalve", charge=2)], ["abfangdrohne", "drohne", "panzerplatten"])
    duel.do("attack stachelsalve pendler_k7+drohne 0 no", 3)
    duel.they("use abfangdrohne 0")
    duel.they("pass")
    assert duel.theirs("abfangdrohne").face_down
    assert duel.asked == (1, "Evasion")
    duel.they("pass")
    assert duel.theirs("drohne").face_down
    assert not duel.theirs("panzerplatten").face_down


def test_the_queen_draws_before_the_loan_is_paid_back() -> None:
    duel = Duel(
        ["stimme_der_koenigin"], hand=["sofortkredit", "pazaak"], draw=["funkstille", "funkstille"]
    )
    duel.do("play sofortkredit")
    duel.do("end-turn", "funkstille")
    duel.do("drop pazaak")
    duel.do("drop funkstille", "nachschub")
    assert duel.hand() == []


def test_kopfgeld_counts_what_a_duel_of_honor_destroys() -> None:
    duel = Duel(["rico_furioso"], ["rebellen_jaeger"], hand=["kopfgeld", "duell_der_ehre"])
    duel.do("play kopfgeld")
    duel.do("play duell_der_ehre", 6, 6, 1, 1)
    duel.do("choose rebellen_jaeger")
    duel.do("prize")
    duel.do("prize")
    assert len(duel.me.prizes) == 4


def test_with_three_players_a_text_asks_which_opponent_is_meant() -> None:
    duel = Duel([SHIP], [], [["impulslaser"]], hand=["stoersender", "pazaak"])
    duel.do("play stoersender")
    assert [move for move in duel.moves() if move.startswith("choose")] == [
        "choose seat.1",
        "choose seat.2",
    ]
    duel.do("choose seat.2")
    assert [laid.on for laid in duel.state.laid] == [2]
    duel.do("play pazaak")
    duel.do("choose seat.2", 1, 1, 6, 6, "nachschub", "nachschub")
    assert [len(duel.hand(seat)) for seat in range(3)] == [0, 0, 2]


def test_every_shield_of_a_unit_may_absorb_its_share() -> None:
    shields: list[str | Part] = [Part("leichter_deflektor", charge=1), "versicherungsschild"]
    duel = Duel(GUN, ["lastesel", *shields, "panzerplatten"], their_credits=1000)
    duel.do("attack raketenwerfer lastesel 0 no", 6)
    duel.they("pass")
    duel.they("use leichter_deflektor 0")
    duel.they("use versicherungsschild 0")
    assert not duel.theirs("panzerplatten").face_down
    assert duel.asked == (0, "ActionPhase")


def test_notschubduese_comes_too_late_once_a_shield_was_used() -> None:
    duel = Duel(GUN, ["notschubduese", "leichter_deflektor", "mittlerer_deflektor"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 1, 1)
    duel.they("use leichter_deflektor 0")
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use notschubduese 0", seat=1) == "FS-TIMING-04"


def test_a_weapon_that_does_not_fit_any_more_stays_until_it_is_destroyed() -> None:
    duel = Duel(GUN, ["zusatzrahmen", "railkanone", "panzerplatten"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("pass")
    duel.they("lose zusatzrahmen")
    assert not duel.theirs("railkanone").face_down


def test_an_overload_can_cost_a_bare_main_ship_and_with_it_the_game() -> None:
    duel = Duel([Part("pendler_k7", charge=0)], hand=["ueberlastung"])
    duel.do("play ueberlastung")
    duel.do("charge pendler_k7", 3, 1)
    assert duel.state.outcome is not None
    assert duel.state.outcome.won == (1,)


def test_zellenstruktur_draws_also_for_a_gun_that_destroys_itself() -> None:
    duel = Duel(["mira_ohnenamen", "funke", "schrottkanone"])
    duel.lay("zellenstruktur", 0)
    duel.do("attack schrottkanone pendler_k7 0 no", 1, "nachschub")
    assert duel.hand() == ["nachschub"]


def test_lastesel_earns_nothing_from_the_purchases_of_an_opponent() -> None:
    duel = Duel([], ["lastesel"], row=["drohne"], credits=1000)
    duel.do("buy drohne -")
    assert duel.them.credits == 0


def test_lastesel_earns_nothing_from_cards_that_are_not_bought() -> None:
    duel = Duel(["lastesel"], hand=["haendler"], market_discard=["drohne"])
    duel.do("play haendler")
    assert duel.mine("drohne").id in duel.me.items
    assert duel.me.credits == 0


def test_marktforschung_finds_nothing_in_an_empty_market_deck() -> None:
    duel = Duel(hand=["marktforschung"])
    duel.do("play marktforschung")
    assert duel.me.row == []
    assert duel.me.draw_discard == ["marktforschung"]


def test_schutzgeld_takes_nothing_from_an_empty_hand() -> None:
    duel = Duel(["der_buchhalter"], hand=["schutzgeld"])
    duel.do("play schutzgeld")
    duel.they("pass")
    assert duel.them.draw_discard == []
    assert duel.asked == (0, "ActionPhase")


def test_a_part_is_repaired_into_the_slots_that_another_destroyed_part_has_freed() -> None:
    broken: list[str | Part] = [
        Part("kuppelschild", face_down=True),
        Part("mittlerer_deflektor", face_down=True),
    ]
    duel = Duel([SHIP, *broken], hand=["garantiekarte", "garantiekarte"])
    duel.do("play garantiekarte")
    duel.do("choose mittlerer_deflektor")
    assert duel.mine("mittlerer_deflektor").charge == 2
    assert duel.why_not("play garantiekarte") == "FS-EVENT-05"  # now its slots are taken
