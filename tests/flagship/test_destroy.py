"""Destroyed cards: FS-DESTROY."""

from __future__ import annotations

from dataclasses import replace

from starboard.games.flagship.destruction import destroy
from starboard.games.flagship.events import (
    AbilityTriggered,
    ItemDestroyed,
    ItemDiscarded,
    ItemRepaired,
)
from starboard.testing import clause
from tests.flagship.duel import FILLER, PILOT, SHIP, Duel, Part

CHAIN = ["zwillingslaser", "zielcomputer", "koppelverstaerker"]


def face_down(duel: Duel, seat: int) -> list[str]:
    """The destroyed cards of a player."""
    return [item.card.id for item in duel.side(seat).items.values() if item.face_down]


@clause("FS-DESTROY-01")
def test_a_destroyed_item_is_turned_face_down_and_loses_its_tokens() -> None:
    duel = Duel(["zwillingslaser"], [Part("raketenwerfer", charge=3)])
    duel.hit("zwillingslaser")
    launcher = duel.theirs("raketenwerfer")
    assert (launcher.face_down, launcher.charge) == (True, 0)
    assert duel.them.market_discard == []
    weapon = duel.mine("zwillingslaser").id
    told = ItemDestroyed("FS-ATTACK-16", 1, launcher.id, 0, weapon)
    assert duel.reported(ItemDestroyed) == [told]


@clause("FS-DESTROY-01", "FS-DESTROY-02")
def test_a_destroyed_unit_stays_on_the_field_face_down() -> None:
    duel = Duel(["zwillingslaser"], [Part("drohne", charge=2)])
    duel.hit("zwillingslaser", "drohne")
    drone = duel.theirs("drohne")
    assert (drone.face_down, drone.charge) == (True, 0)
    assert drone not in duel.state.units(1)
    weapon = duel.mine("zwillingslaser").id
    assert duel.reported(ItemDestroyed) == [ItemDestroyed("FS-ATTACK-17", 1, drone.id, 0, weapon)]


@clause("FS-DESTROY-01")
def test_what_is_destroyed_already_cannot_be_destroyed_again() -> None:
    duel = Duel(["zwillingslaser"], [Part("panzerplatten", face_down=True), "raketenwerfer"])
    duel.hit("zwillingslaser")
    assert [event.item for event in duel.reported(ItemDestroyed)] == [
        duel.theirs("raketenwerfer").id
    ]
    assert duel.theirs("raketenwerfer").face_down


@clause("FS-DESTROY-02")
def test_a_destroyed_weapon_cannot_attack() -> None:
    duel = Duel([Part("zwillingslaser", face_down=True)])
    assert duel.why_not(f"attack zwillingslaser {SHIP} 0 no") == "FS-DESTROY-02"


@clause("FS-DESTROY-02")
def test_a_destroyed_generator_does_not_charge() -> None:
    duel = Duel([Part("drohne", face_down=True)])
    assert duel.why_not("charge drohne") == "FS-DESTROY-02"


@clause("FS-DESTROY-02")
def test_the_abilities_of_a_destroyed_card_cannot_be_used() -> None:
    broken = Part("werkstattdrohne", face_down=True)
    duel = Duel([broken, Part("panzerplatten", face_down=True)])
    duel.mine("werkstattdrohne").charge = 3
    assert duel.why_not("use werkstattdrohne 0") == "FS-DESTROY-02"


@clause("FS-DESTROY-02")
def test_the_slots_and_passive_effects_of_a_destroyed_extension_do_not_count() -> None:
    duel = Duel([Part("zusatzrahmen", face_down=True)], row=["railkanone"], credits=3000)
    assert duel.why_not(f"buy railkanone {SHIP}") == "FS-MARKET-10"
    duel = Duel([Part("admiralspatent", face_down=True)], row=["lastesel"], credits=9000)
    assert duel.why_not("buy lastesel -") == "FS-MARKET-12"


def triggered(*accounts: Part) -> tuple[list[str], int]:
    """The cards that have done something at the start of my turn, and my credits after it."""
    duel = Duel(["madame_zins", SHIP, *accounts], start=[FILLER])
    return [event.card for event in duel.reported(AbilityTriggered)], duel.me.credits


@clause("FS-DESTROY-02")
def test_the_triggers_of_a_destroyed_card_rest() -> None:
    account = Part("schwarzes_konto", onto=SHIP)
    assert triggered(account) == (["schwarzes_konto"], 1000)
    assert triggered(replace(account, face_down=True)) == ([], 0)


@clause("FS-DESTROY-02")
def test_triggers_of_a_ship_in_the_hangar_rest_too() -> None:
    account = Part("schwarzes_konto", onto="lastesel")
    assert triggered(Part("lastesel", hangar=True), account) == ([], 0)


@clause("FS-DESTROY-02")
def test_a_card_made_for_lying_face_down_works_there() -> None:
    duel = Duel(["drittes_gelege", Part("nachwachspanzer", face_down=True)], start=[5, FILLER])
    assert not duel.mine("nachwachspanzer").face_down


@clause("FS-DESTROY-02")
def test_what_happens_when_a_card_is_destroyed_happens_although_it_lies_face_down() -> None:
    duel = Duel([Part("zwillingslaser", charge=2)], ["reaktivpanzer"])
    duel.hit("zwillingslaser")
    assert duel.theirs("reaktivpanzer").face_down
    assert duel.mine("zwillingslaser").charge == 0  # drained


@clause("FS-DESTROY-02")
def test_a_card_effect_repairs_a_destroyed_card() -> None:
    duel = Duel([Part("zwillingslaser", face_down=True)], hand=["garantiekarte"])
    duel.plays("garantiekarte")
    laser = duel.mine("zwillingslaser")
    assert duel.reported(ItemRepaired) == [ItemRepaired("FS-DESTROY-02", 0, laser.id)]
    assert duel.why_not(f"attack zwillingslaser {SHIP} 0 no") == ""


@clause("FS-DESTROY-03")
def test_the_slots_of_destroyed_equipment_are_available_again() -> None:
    full = ["kreuzer_bastion", "zwillingslaser", "raketenwerfer"]
    broken = Part("impulslaser", face_down=True)
    duel = Duel([*full, broken], row=["rapier_laser", "impulslaser"], credits=1000)
    duel.buys(duel.me.row[1].id, onto="kreuzer_bastion")
    assert duel.asked == (0, "ActionPhase")  # nothing that works had to go
    assert not duel.mine("zwillingslaser").face_down
    assert not duel.mine("raketenwerfer").face_down


@clause("FS-DESTROY-04", "FS-DESTROY-01")
def test_when_extended_equipment_is_destroyed_everything_attached_is_turned_down_too() -> None:
    duel = Duel(["zwillingslaser"], [*CHAIN, "panzerplatten"], their_hand=[FILLER])
    duel.hit("zwillingslaser")
    duel.loses("zwillingslaser")
    assert face_down(duel, 1) == CHAIN
    assert [event.clause for event in duel.reported(ItemDestroyed)] == [
        "FS-ATTACK-16",
        "FS-DESTROY-04",
        "FS-DESTROY-04",
    ]
    assert {event.by for event in duel.reported(ItemDestroyed)} == {0}


@clause("FS-DESTROY-04", "FS-DESTROY-02")
def test_cards_attached_to_destroyed_equipment_lose_their_tokens_and_effect() -> None:
    theirs = ["leichter_deflektor", Part("kondensatorbank", charge=2), "panzerplatten"]
    duel = Duel([Part("zwillingslaser", charge=2)], theirs, their_hand=[FILLER])
    duel.hit("zwillingslaser")
    duel.they("pass")  # the shield absorbs nothing
    duel.loses("leichter_deflektor")
    bank = duel.theirs("kondensatorbank")
    assert (bank.face_down, bank.charge) == (True, 0)
    assert duel.state.extension_of(duel.theirs("leichter_deflektor")) is bank


@clause("FS-DESTROY-05")
def test_the_extended_card_survives_the_loss_of_its_extension() -> None:
    duel = Duel(["zwillingslaser"], ["impulslaser", "zielcomputer"], their_hand=[FILLER])
    duel.hit("zwillingslaser")
    duel.loses("zielcomputer")
    assert face_down(duel, 1) == ["zielcomputer"]


@clause("FS-DESTROY-06")
def test_a_destroyed_extension_takes_its_own_extension_with_it() -> None:
    duel = Duel(["zwillingslaser"], CHAIN, their_hand=[FILLER])
    duel.hit("zwillingslaser")
    duel.loses("zielcomputer")
    assert face_down(duel, 1) == ["zielcomputer", "koppelverstaerker"]


@clause("FS-DESTROY-01", "FS-DESTROY-05")
def test_a_module_can_be_destroyed_in_the_place_of_the_extension_below_it() -> None:
    theirs = ["impulslaser", "zielcomputer", Part("redundanzmodul", onto="zielcomputer")]
    duel = Duel([Part("zwillingslaser", charge=2)], theirs, their_hand=[FILLER])
    duel.hit("zwillingslaser")
    duel.loses("zielcomputer")
    assert face_down(duel, 1) == ["redundanzmodul"]
    module = duel.theirs("redundanzmodul").id
    weapon = duel.mine("zwillingslaser").id
    assert duel.reported(ItemDestroyed) == [ItemDestroyed("FS-ATTACK-16", 1, module, 0, weapon)]
    duel.hit("zwillingslaser")
    duel.loses("zielcomputer")
    assert face_down(duel, 1) == ["zielcomputer", "redundanzmodul"]


@clause("FS-DESTROY-07")
def test_a_destroyed_card_whose_slots_are_reused_goes_to_the_market_discard() -> None:
    duel = Duel([Part("zwillingslaser", face_down=True)], row=["impulslaser"], credits=1000)
    old = duel.mine("zwillingslaser").id
    duel.buys("impulslaser", onto=SHIP)
    assert duel.me.market_discard == ["zwillingslaser"]
    assert duel.reported(ItemDiscarded) == [ItemDiscarded("FS-DESTROY-07", 0, old)]


@clause("FS-DESTROY-07")
def test_a_purchase_first_uses_slots_that_are_not_in_use() -> None:
    mine = ["kreuzer_bastion", Part("zwillingslaser", face_down=True), "raketenwerfer"]
    duel = Duel(mine, row=["impulslaser"], credits=1000)
    duel.buys("impulslaser", onto="kreuzer_bastion")
    assert duel.me.market_discard == []
    assert face_down(duel, 0) == ["zwillingslaser"]


@clause("FS-DESTROY-07")
def test_destroyed_equipment_goes_before_equipment_that_works() -> None:
    broken = Part("zwillingslaser", face_down=True)
    mine = ["kreuzer_bastion", broken, "raketenwerfer", "impulslaser"]
    duel = Duel(mine, row=["railkanone"], credits=3000)
    duel.buys("railkanone", onto="kreuzer_bastion")
    assert duel.moves() == [
        "give-up zwillingslaser+raketenwerfer",
        "give-up zwillingslaser+impulslaser",
    ]
    duel.do("give-up zwillingslaser+impulslaser")
    assert [event.clause for event in duel.reported(ItemDiscarded)] == [
        "FS-DESTROY-07",
        "FS-MARKET-14",
    ]


@clause("FS-DESTROY-07")
def test_of_several_destroyed_cards_only_as_many_leave_as_are_needed() -> None:
    broken = [Part("zwillingslaser", face_down=True), Part("raketenwerfer", face_down=True)]
    duel = Duel(["kreuzer_bastion", *broken, "rapier_laser"], row=["impulslaser"], credits=1000)
    duel.buys("impulslaser", onto="kreuzer_bastion")
    assert duel.moves() == ["give-up zwillingslaser", "give-up raketenwerfer"]


@clause("FS-DESTROY-07")
def test_a_repair_finds_its_slots_free() -> None:
    mine = ["kreuzer_bastion", Part("zwillingslaser", face_down=True), "raketenwerfer"]
    duel = Duel(mine, row=["impulslaser"], credits=1000, hand=["garantiekarte"])
    duel.buys("impulslaser", onto="kreuzer_bastion")
    assert duel.why_not("play garantiekarte") == ""


@clause("FS-DESTROY-07")
def test_equipment_whose_slots_are_gone_cannot_be_repaired() -> None:
    mine = ["impulslaser", "zusatzrahmen", Part("zwillingslaser", face_down=True)]
    duel = Duel(mine, hand=["garantiekarte"])
    assert duel.why_not("play garantiekarte") == ""
    duel.mine("zusatzrahmen").face_down = True
    duel.plays("garantiekarte")
    assert duel.mine("zwillingslaser").face_down  # one slot for two weapons
    assert not duel.mine("zusatzrahmen").face_down


@clause("FS-DESTROY-07")
def test_what_is_attached_to_a_destroyed_card_cannot_be_repaired_before_it() -> None:
    broken = [Part("zwillingslaser", face_down=True), Part("zielcomputer", face_down=True)]
    duel = Duel(broken, hand=["garantiekarte", "garantiekarte"])
    duel.plays("garantiekarte")
    assert duel.moves()[0] == "choose zwillingslaser"
    assert duel.why_not("choose zielcomputer") == "FS-EVENT-05"
    duel.chooses("zwillingslaser")
    duel.plays("garantiekarte")
    assert face_down(duel, 0) == []


@clause("FS-DESTROY-07")
def test_what_is_not_destroyed_is_not_repaired() -> None:
    mine = ["drittes_gelege", "kreuzer_bastion", "nachwachspanzer"]
    duel = Duel(mine, start=[5, FILLER])
    assert not duel.reported(ItemRepaired)
    assert face_down(duel, 0) == []


@clause("FS-DESTROY-07")
def test_a_destroyed_unit_can_be_repaired() -> None:
    duel = Duel([Part("drohne", face_down=True)], hand=["garantiekarte"])
    duel.plays("garantiekarte")
    assert not duel.mine("drohne").face_down
    assert duel.mine("drohne") in duel.state.units(0)


@clause("FS-DESTROY-08")
def test_a_pilot_can_never_be_chosen_as_the_part_lost() -> None:
    theirs = ["panzerplatten", "raketenwerfer", "admiralspatent"]
    duel = Duel(["zwillingslaser"], theirs, their_hand=[FILLER])
    duel.hit("zwillingslaser")
    assert duel.asked == (1, "LosePart")
    assert duel.moves(1)[:2] == ["lose panzerplatten", "lose raketenwerfer"]
    assert duel.why_not(f"lose {duel.them.pilot}", seat=1) == "FS-ATTACK-18"
    assert duel.why_not("lose admiralspatent", seat=1) == "FS-ATTACK-18"


@clause("FS-DESTROY-08")
def test_a_pilot_cannot_be_destroyed_by_an_effect() -> None:
    duel = Duel()
    destroy(duel.state, duel.theirs(PILOT), 0, "", "FS-EVENT-05")
    assert not duel.theirs(PILOT).face_down
    assert not duel.reported(ItemDestroyed)
