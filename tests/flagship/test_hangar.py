"""Additional ships: FS-HANGAR."""

from __future__ import annotations

from starboard.games.flagship import GAME
from starboard.games.flagship.events import ShipLaunched
from starboard.kernel.registry import start
from starboard.testing import clause
from tests.flagship.duel import FILLER, SHIP, Duel, Part

IN_HANGAR = Part("lastesel", hangar=True)


@clause("FS-HANGAR-01")
def test_a_bought_ship_starts_in_the_hangar() -> None:
    duel = Duel(row=["lastesel"], credits=4500)
    duel.lay("flottenlizenz", owner=0)
    duel.buys("lastesel")
    assert duel.mine("lastesel").hangar
    assert duel.mine("lastesel") not in duel.state.units(0)


@clause("FS-HANGAR-01")
def test_every_ship_after_the_main_ship_starts_in_the_hangar() -> None:
    duel = Duel(["lastesel"], row=["kreuzer_bastion", "pendler_k7"], credits=10500)
    duel.lay("flottenlizenz", owner=0)
    duel.buys("kreuzer_bastion")
    duel.buys("pendler_k7")
    assert [duel.mine(ship).hangar for ship in ("kreuzer_bastion", SHIP)] == [True, True]
    assert not duel.mine("lastesel").hangar


@clause("FS-HANGAR-02")
def test_a_ship_in_the_hangar_can_be_equipped_according_to_its_slots() -> None:
    duel = Duel([SHIP, IN_HANGAR], row=["impulslaser", "railkanone"], credits=9000)
    assert duel.why_not("buy railkanone lastesel") == "FS-MARKET-10"
    duel.buys("impulslaser", onto="lastesel")
    assert duel.mine("impulslaser").base == duel.mine("lastesel").id
    assert duel.mine("impulslaser").charge == 1


@clause("FS-HANGAR-03")
def test_a_ship_in_the_hangar_cannot_be_charged() -> None:
    duel = Duel([SHIP, IN_HANGAR])
    assert duel.why_not("charge lastesel") == "FS-HANGAR-03"
    assert "charge lastesel" not in duel.moves()
    duel.launches("lastesel")
    assert duel.why_not("charge lastesel") == ""


@clause("FS-HANGAR-03")
def test_the_main_ship_s_generator_does_not_charge_what_is_in_the_hangar() -> None:
    duel = Duel([Part(SHIP, charge=0), IN_HANGAR, Part("impulslaser", onto="lastesel", charge=0)])
    duel.charges(SHIP, roll=6)
    assert duel.mine(SHIP).charge == 2
    assert duel.mine("impulslaser").charge == 0


@clause("FS-HANGAR-03")
def test_the_initial_charge_of_a_ship_is_placed_at_the_purchase() -> None:
    duel = Duel(["admiralspatent"], row=["kreuzer_bastion"], credits=7000)
    duel.buys("kreuzer_bastion")
    assert duel.mine("kreuzer_bastion").charge == 2


@clause("FS-HANGAR-04")
def test_a_ship_in_the_hangar_cannot_be_attacked() -> None:
    duel = Duel(["zwillingslaser"], [SHIP, IN_HANGAR])
    assert duel.why_not("attack zwillingslaser lastesel 0 no") == "FS-HANGAR-04"
    shots = [move for move in duel.moves() if move.startswith("attack")]
    assert shots == [f"attack zwillingslaser {SHIP} 0 no"]


@clause("FS-HANGAR-04")
def test_what_is_in_the_hangar_cannot_be_the_target_of_an_event() -> None:
    theirs = [Part(SHIP, charge=0), IN_HANGAR, Part("impulslaser", onto="lastesel")]
    duel = Duel(theirs=theirs, hand=["kurzschluss"])
    assert duel.why_not("play kurzschluss") == "FS-EVENT-05"  # nothing else holds a token
    duel.theirs("lastesel").hangar = False
    duel.plays("kurzschluss")
    assert duel.moves() == ["choose lastesel", "choose impulslaser"]


@clause("FS-HANGAR-04")
def test_an_opposing_unit_in_the_hangar_cannot_be_chosen() -> None:
    duel = Duel(theirs=[SHIP, "drohne", IN_HANGAR], hand=["zielerfassung"])
    duel.plays("zielerfassung")
    assert duel.moves() == [f"choose {SHIP}", "choose drohne"]


@clause("FS-HANGAR-04")
def test_the_market_row_of_an_opponent_is_no_hangar() -> None:
    duel = Duel(["der_buchhalter"], hand=["zwangsversteigerung"], their_row=["drohne", "lastesel"])
    duel.plays("zwangsversteigerung")
    assert duel.moves() == ["choose drohne", "choose lastesel"]


@clause("FS-HANGAR-04")
def test_own_cards_in_the_hangar_cannot_be_the_target_of_an_own_event() -> None:
    mine = [Part(SHIP, charge=3), IN_HANGAR, Part("impulslaser", onto="lastesel")]
    duel = Duel(mine, hand=["energiestoss"])
    assert duel.why_not("play energiestoss") == "FS-EVENT-05"
    duel.launches("lastesel")
    duel.plays("energiestoss")
    assert duel.moves() == ["choose lastesel", "choose impulslaser"]


@clause("FS-HANGAR-04")
def test_a_ship_in_the_hangar_neither_attacks_nor_uses_abilities() -> None:
    hangar = Part("goldkuppel", hangar=True)
    mine = ["der_buchhalter", SHIP, hangar, Part("impulslaser", onto="goldkuppel")]
    duel = Duel(mine, credits=2000)
    shot = f"attack impulslaser {SHIP} 0 no"
    assert duel.why_not(shot) == "FS-HANGAR-04"
    assert duel.why_not("use goldkuppel 0") == "FS-HANGAR-04"
    assert [move.split()[0] for move in duel.moves()] == ["charge", "launch", "end-turn"]
    duel.launches("goldkuppel")
    assert duel.why_not(shot) == ""
    assert duel.why_not("use goldkuppel 0") == ""


@clause("FS-HANGAR-04")
def test_passive_effects_in_the_hangar_do_not_count() -> None:
    duel = Duel(["drittes_gelege", SHIP, Part("schwarmkern", hangar=True)], row=["brutling"])
    duel.me.credits = 500
    assert duel.why_not("buy brutling -") == "FS-CREDIT-06"
    duel.launches("schwarmkern")  # makes its units 500 cheaper
    assert duel.why_not("buy brutling -") == ""


@clause("FS-HANGAR-05")
def test_a_ship_is_taken_out_of_the_hangar_in_the_own_turn() -> None:
    duel = Duel([SHIP, IN_HANGAR])
    assert "launch lastesel" in duel.moves()
    duel.launches("lastesel")
    ship = duel.mine("lastesel")
    assert not ship.hangar
    assert duel.reported(ShipLaunched) == [ShipLaunched("FS-HANGAR-05", 0, ship.id)]
    assert ship in duel.state.units(0)


@clause("FS-HANGAR-05")
def test_no_ship_leaves_the_hangar_in_an_opponent_s_turn() -> None:
    duel = Duel(theirs=[SHIP, IN_HANGAR])
    assert duel.why_not("launch lastesel", seat=1) == "FS-TIMING-04"
    assert duel.why_not("launch lastesel") == "FS-HANGAR-05"  # nor can I take out theirs
    duel.ends_turn(FILLER)
    assert duel.why_not("launch lastesel", seat=1) == ""


@clause("FS-HANGAR-06")
def test_outside_the_hangar_a_ship_is_no_longer_protected() -> None:
    duel = Duel([SHIP, IN_HANGAR], ["zwillingslaser"])
    duel.launches("lastesel")
    duel.ends_turn(FILLER)
    assert duel.why_not("attack zwillingslaser lastesel 0 no", seat=1) == ""


@clause("FS-HANGAR-06")
def test_a_launched_ship_may_be_charged_and_attack_in_the_same_turn() -> None:
    duel = Duel([SHIP, IN_HANGAR, Part("impulslaser", onto="lastesel", charge=0)])
    duel.launches("lastesel")
    duel.charges("lastesel", roll=2)
    duel.do("load impulslaser")
    duel.attacks("impulslaser", roll=6)
    assert duel.asked == (1, "Evasion")


@clause("FS-HANGAR-07", "FS-HANGAR-05")
def test_a_ship_that_left_the_hangar_never_goes_back() -> None:
    duel = Duel([SHIP, IN_HANGAR])
    duel.launches("lastesel")
    assert duel.why_not("launch lastesel") == "FS-HANGAR-05"
    assert "launch lastesel" not in duel.moves()
    duel.ends_turn(FILLER)
    duel.ends_turn(FILLER, by=1)
    assert not duel.mine("lastesel").hangar


@clause("FS-HANGAR-08")
def test_the_main_ship_is_part_of_the_game_from_the_start() -> None:
    match = start(GAME, seats=2, options={"ready_ships": True})
    for player in match.state.players:
        assert not player.items[player.ship].hangar
        assert player.items[player.ship] in match.state.units(player.seat)
    duel = Duel()
    assert duel.why_not(f"launch {SHIP}") == "FS-HANGAR-05"


@clause("FS-HANGAR-09", "FS-HANGAR-01")
def test_units_that_are_not_ships_come_straight_into_play() -> None:
    duel = Duel(row=["drohne"], credits=1000)
    duel.buys("drohne")
    assert not duel.mine("drohne").hangar
    assert duel.why_not(f"attack drohne {SHIP} 0 no") == ""
    assert duel.why_not("launch drohne") == "FS-HANGAR-05"
