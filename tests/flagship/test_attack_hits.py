"""Attacks from the damage on: interception and destruction, FS-ATTACK-09…21."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AbilityUsed,
    AttackCancelled,
    AttackRolled,
    CreditsGained,
    CreditsPaid,
    DamageAbsorbed,
    DamageDealt,
    GameWon,
    ItemDestroyed,
    PlayerOut,
    UnitHit,
)
from starboard.kernel.loop import choice_of
from starboard.testing import clause
from tests.flagship.duel import FILLER, PILOT, SHIP, Duel, Part, example
from tests.flagship.test_attack import CRUISER, hit

# ------------------------------------------------------------------------- interception


@clause("FS-ATTACK-09")
def test_after_the_damage_the_defender_may_cancel_the_attack_with_an_event() -> None:
    duel = hit("panzerplatten", their_hand=("ausweichen", FILLER))
    assert duel.asked == (1, "Interception")
    assert duel.moves(1)[:2] == ["play ausweichen", "pass"]
    choice = choice_of(duel.state, 1)
    assert choice is not None
    assert choice.question(duel.state)["damage"] == 2
    assert duel.why_not(f"play {FILLER}", 1) == "FS-TIMING-04"
    duel.plays("ausweichen", by=1)
    assert duel.reported(AttackCancelled) == [
        AttackCancelled("FS-ATTACK-09", 1, duel.theirs(SHIP).id)
    ]
    assert not duel.reported(UnitHit)
    assert duel.asked == (0, "ActionPhase")


@clause("FS-ATTACK-09")
def test_the_defender_may_let_the_damage_hit() -> None:
    duel = hit("panzerplatten", "leichter_deflektor", their_hand=("ausweichen",))
    duel.they("pass")
    assert duel.asked == (1, "LosePart")
    assert duel.theirs("leichter_deflektor").charge == 1


@clause("FS-ATTACK-09")
def test_damage_that_is_no_attack_is_not_cancelled() -> None:
    duel = Duel(
        mine=["rico_furioso"],
        theirs=["leichter_deflektor"],
        hand=["duell_der_ehre"],
        their_hand=["ausweichen"],
    )
    duel.plays("duell_der_ehre")
    duel.chooses("seat.1", 6, 6, 1, 1)
    duel.chooses(duel.theirs(SHIP).id)
    assert duel.asked == (1, "Interception")
    assert duel.why_not("play ausweichen", 1) == "FS-EVENT-05"


@clause("FS-ATTACK-09", "FS-ATTACK-10", "FS-ATTACK-12")
def test_a_failed_evade_roll_is_answered_before_anything_is_absorbed() -> None:
    theirs: list[str | Part] = ["schrauber_jon", "notschubduese", "leichter_deflektor"]
    duel = Duel(mine=CRUISER, theirs=theirs, their_hand=["ausweichen"])
    duel.attacks("railkanone", roll=(3, 3))
    duel.evades(1, 1)
    words = ["use leichter_deflektor 0", "use notschubduese 0", "play ausweichen", "pass"]
    assert duel.moves(1)[:4] == words
    duel.uses("leichter_deflektor", by=1)
    assert duel.why_not("use notschubduese 0", 1) == "FS-TIMING-04"
    assert duel.why_not("play ausweichen", 1) == ""


@clause("FS-ATTACK-09")
def test_without_a_failed_evade_roll_there_is_nothing_to_roll_again() -> None:
    theirs: list[str | Part] = ["schrauber_jon", "notschubduese", "leichter_deflektor"]
    duel = Duel(mine=CRUISER, theirs=theirs)
    duel.attacks("railkanone", roll=(3, 3))
    duel.they("pass")
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use notschubduese 0", 1) == "FS-TIMING-04"


@clause("FS-ATTACK-10", "FS-ATTACK-12")
def test_several_abilities_may_absorb_one_after_the_other() -> None:
    duel = hit(
        "kreuzer_bastion", "leichter_deflektor", "mittlerer_deflektor", target="kreuzer_bastion"
    )
    duel.uses("leichter_deflektor", by=1)
    shield = duel.theirs("leichter_deflektor")
    assert duel.reported(AbilityUsed) == [AbilityUsed("FS-ATTACK-10", 1, shield.id, 0)]
    assert duel.reported(DamageAbsorbed) == [DamageAbsorbed("FS-ATTACK-12", 1, shield.id, 1, 1)]
    duel.uses("mittlerer_deflektor", by=1)
    assert [event.left for event in duel.reported(DamageAbsorbed)] == [0]
    assert not duel.reported(UnitHit)
    assert duel.asked == (0, "ActionPhase")


@clause("FS-ATTACK-10")
def test_a_shield_protects_only_the_unit_it_belongs_to() -> None:
    duel = Duel(
        mine=CRUISER,
        theirs=["der_buchhalter", "leichter_deflektor", "kaperboot"],
        their_hand=["ausweichen"],
    )
    duel.attacks("railkanone", "kaperboot", roll=(3, 3))
    duel.they("pass")
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use leichter_deflektor 0", 1) == "FS-ATTACK-10"
    assert "use leichter_deflektor 0" not in duel.moves(1)


@clause("FS-ATTACK-10")
def test_a_destroyed_shield_does_not_absorb() -> None:
    duel = hit(
        Part("leichter_deflektor", face_down=True), "panzerplatten", their_hand=("ausweichen",)
    )
    assert duel.why_not("use leichter_deflektor 0", 1) == "FS-ATTACK-10"


@clause("FS-ATTACK-11")
def test_a_shield_without_tokens_does_not_absorb() -> None:
    empty = hit(Part("leichter_deflektor", charge=0), "panzerplatten", their_hand=("ausweichen",))
    assert empty.why_not("use leichter_deflektor 0", 1) == "FS-ABILITY-03"
    alone = hit(Part("leichter_deflektor", charge=0), "panzerplatten")
    assert alone.asked == (1, "LosePart")  # nothing can be intercepted, so nobody is asked


@clause("FS-ATTACK-11")
def test_a_shield_may_demand_credits() -> None:
    duel = Duel(mine=CRUISER, theirs=["der_buchhalter", "versicherungsschild"], their_credits=2000)
    duel.attacks("railkanone", roll=(3, 3))
    duel.they("pass")
    duel.uses("versicherungsschild", by=1)
    assert duel.reported(CreditsPaid) == [CreditsPaid("FS-ATTACK-11", 1, 1000)]
    duel.uses("versicherungsschild", by=1)
    assert duel.them.credits == 0
    assert duel.asked == (0, "ActionPhase")


@clause("FS-ATTACK-11", "FS-TIMING-05")
def test_the_credits_for_a_shield_may_be_raised_at_that_moment() -> None:
    duel = Duel(
        mine=["mira_ohnenamen", "zwillingslaser"],
        theirs=["der_buchhalter", "versicherungsschild"],
        hand=["hinterhalt"],
        their_hand=[FILLER, FILLER],
    )
    duel.plays("hinterhalt")  # no evasion
    duel.chooses(SHIP)
    duel.attacks("zwillingslaser", roll=3)
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use versicherungsschild 0", 1) == "FS-ABILITY-03"
    duel.cashes(FILLER, by=1)
    duel.uses("versicherungsschild", by=1)
    assert [event.left for event in duel.reported(DamageAbsorbed)] == [1]


@clause("FS-ATTACK-11")
def test_some_damage_cannot_be_absorbed() -> None:
    duel = Duel(
        mine=["drittes_gelege", "saeurespucker"],
        theirs=["leichter_deflektor", "panzerplatten"],
        their_hand=["ausweichen"],
    )
    duel.attacks("saeurespucker", roll=5)
    duel.they("pass")
    assert duel.why_not("use leichter_deflektor 0", 1) == "FS-ATTACK-11"


@clause("FS-ATTACK-12")
def test_a_shield_can_absorb_part_of_the_damage() -> None:
    duel = hit(Part("leichter_deflektor", charge=1), "panzerplatten")
    duel.uses("leichter_deflektor", by=1)
    shield, ship = duel.theirs("leichter_deflektor"), duel.theirs(SHIP)
    assert duel.reported(DamageAbsorbed) == [DamageAbsorbed("FS-ATTACK-12", 1, shield.id, 1, 1)]
    assert duel.reported(UnitHit) == [UnitHit("FS-ATTACK-15", 1, ship.id, 1)]
    assert duel.asked == (1, "LosePart")
    duel.loses("panzerplatten")
    assert duel.theirs("panzerplatten").face_down
    assert shield.charge == 0


@clause("FS-ATTACK-12")
def test_a_shield_absorbs_no_more_than_there_is() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["kreuzer_bastion", "kuppelschild"])
    duel.attacks("zwillingslaser", "kreuzer_bastion", roll=3)  # one point, the shield takes two
    duel.they("pass")
    duel.uses("kuppelschild", by=1)
    shield = duel.theirs("kuppelschild")
    assert duel.reported(DamageAbsorbed) == [DamageAbsorbed("FS-ATTACK-12", 1, shield.id, 1, 0)]
    assert not [item for item in duel.them.items.values() if item.face_down]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-ATTACK-12")
@pytest.mark.parametrize(("weapon", "full"), [("zwillingslaser", True), ("raketenwerfer", False)])
def test_a_shield_may_answer_when_it_has_absorbed_everything(weapon: str, full: bool) -> None:
    duel = Duel(mine=[weapon], theirs=["rico_furioso", "paradeschild", "zwillingslaser"])
    duel.attacks(weapon, roll=3)  # one point, or two
    duel.they("pass")
    duel.uses("paradeschild", by=1)
    assert bool(duel.state.lasting) is full
    if not full:
        duel.loses("paradeschild")
    duel.ends_turn(FILLER)
    duel.attacks("zwillingslaser", roll=1, by=1)
    assert [event.modified for event in duel.reported(AttackRolled)] == [1 + full]
    assert not duel.state.lasting


@clause("FS-ATTACK-13")
def test_partly_absorbed_damage() -> None:
    given, _, then = example("FS-ATTACK-13")
    duel = hit("kreuzer_bastion", Part("leichter_deflektor", charge=1), target="kreuzer_bastion")
    assert [event.amount for event in duel.reported(DamageDealt)] == [given["damage"]]
    duel.uses("leichter_deflektor", by=1)
    assert [event.amount for event in duel.reported(DamageAbsorbed)] == [given["absorbed"]]
    assert [event.amount for event in duel.reported(UnitHit)] == [then["damage_points_hitting"]]
    destroyed = [item.card.id for item in duel.them.items.values() if item.face_down]
    assert destroyed == ["leichter_deflektor"] * then["parts_destroyed"]


# ------------------------------------------------------------------------- destruction


@clause("FS-ATTACK-14")
def test_if_all_damage_is_absorbed_nothing_is_destroyed() -> None:
    duel = hit(Part("leichter_deflektor", charge=2), "panzerplatten")
    duel.uses("leichter_deflektor", by=1)
    duel.uses("leichter_deflektor", by=1)
    assert not duel.reported(UnitHit)
    assert not duel.reported(ItemDestroyed)
    assert not duel.state.blows
    assert duel.asked == (0, "ActionPhase")


@clause("FS-ATTACK-14")
def test_if_the_attack_is_cancelled_nothing_is_destroyed() -> None:
    duel = hit("panzerplatten", their_hand=("ausweichen",))
    duel.plays("ausweichen", by=1)
    assert not duel.reported(ItemDestroyed)
    assert not duel.reported(UnitHit)
    assert not duel.theirs("panzerplatten").face_down


@clause("FS-ATTACK-14", "FS-ATTACK-15")
def test_what_an_attack_adds_to_a_hit_happens_only_with_a_hit() -> None:
    duel = Duel(mine=["der_buchhalter", "kaperboot"], theirs=["panzerplatten"])
    duel.attacks("kaperboot", roll=4)
    duel.they("pass")
    assert duel.reported(CreditsGained) == [CreditsGained("FS-CREDIT-04", 0, 1000)]
    evaded = Duel(mine=["der_buchhalter", "kaperboot"], theirs=["panzerplatten"])
    evaded.do(f"attack kaperboot {SHIP} 0 no", 4)
    evaded.they("evade", 6, 6)
    assert evaded.me.credits == 0


@clause("FS-ATTACK-15")
@pytest.mark.parametrize(
    ("weapon", "points"), [("zwillingslaser", 1), ("raketenwerfer", 2), ("guerilla_torpedo", 3)]
)
def test_a_hit_destroys_exactly_one_part_however_many_points_hit(weapon: str, points: int) -> None:
    duel = Duel(
        mine=["schrauber_jon", Part(weapon, charge=3)], theirs=["panzerplatten", "nachbrenner"]
    )
    duel.attacks(weapon, roll=6)
    duel.they("pass")
    assert duel.reported(UnitHit) == [UnitHit("FS-ATTACK-15", 1, duel.theirs(SHIP).id, points)]
    duel.loses("panzerplatten")
    assert [item.face_down for item in duel.them.items.values()] == [False, False, True, False]


@clause("FS-ATTACK-15")
def test_cards_attached_to_the_destroyed_part_go_with_it() -> None:
    duel = hit("zwillingslaser", "zielcomputer", "panzerplatten")
    duel.loses("zwillingslaser")
    assert [event.item for event in duel.reported(ItemDestroyed)] == [
        duel.theirs("zwillingslaser").id,
        duel.theirs("zielcomputer").id,
    ]
    assert not duel.theirs("panzerplatten").face_down


@clause("FS-ATTACK-16")
def test_the_owner_chooses_which_part_is_destroyed() -> None:
    theirs: list[str | Part] = [
        "zwillingslaser",
        "zielcomputer",
        "panzerplatten",
        Part("nachbrenner", face_down=True),
    ]
    duel = hit(*theirs)
    assert duel.asked == (1, "LosePart")
    words = ["zwillingslaser", "zielcomputer", "panzerplatten"]
    assert duel.moves(1) == [f"lose {card}" for card in words]
    assert duel.why_not("lose nachbrenner", 1) == "FS-ATTACK-18"
    duel.loses("zielcomputer")
    cannon, lost = duel.mine("railkanone"), duel.theirs("zielcomputer")
    assert duel.reported(ItemDestroyed) == [ItemDestroyed("FS-ATTACK-16", 1, lost.id, 0, cannon.id)]
    assert not duel.theirs("zwillingslaser").face_down


@clause("FS-ATTACK-16")
def test_the_unit_itself_cannot_be_chosen_while_it_has_parts() -> None:
    duel = hit("panzerplatten", "nachbrenner")
    assert duel.why_not(f"lose {duel.theirs(SHIP).id}", 1) == "FS-ATTACK-18"


@clause("FS-ATTACK-17")
def test_a_unit_without_parts_is_destroyed_itself() -> None:
    duel = Duel(mine=CRUISER, theirs=["drohne", "panzerplatten"])
    duel.attacks("railkanone", "drohne", roll=(3, 3))
    duel.they("pass")
    drone, cannon = duel.theirs("drohne"), duel.mine("railkanone")
    assert duel.reported(ItemDestroyed) == [
        ItemDestroyed("FS-ATTACK-17", 1, drone.id, 0, cannon.id)
    ]
    assert [item.id for item in duel.them.items.values() if item.face_down] == [drone.id]


@clause("FS-ATTACK-17")
def test_a_main_ship_with_only_its_pilot_left_is_destroyed() -> None:
    duel = hit("admiralspatent", Part("panzerplatten", face_down=True))  # an extension of the pilot
    assert [event.item for event in duel.reported(ItemDestroyed)] == [duel.theirs(SHIP).id]
    assert not duel.theirs(PILOT).face_down


@clause("FS-ATTACK-18")
def test_only_parts_of_the_attacked_unit_can_be_chosen() -> None:
    duel = Duel(
        mine=CRUISER,
        theirs=[
            "der_buchhalter",
            "zwillingslaser",
            "kaperboot",
            Part("leichter_deflektor", charge=0, onto="kaperboot"),
            Part("kondensatorbank", charge=0),
        ],
    )
    duel.attacks("railkanone", "kaperboot", roll=(3, 3))
    duel.they("pass")
    assert duel.moves(1) == ["lose leichter_deflektor", "lose kondensatorbank"]
    assert duel.why_not("lose zwillingslaser", 1) == "FS-ATTACK-18"
    assert duel.why_not(f"lose {duel.mine('railkanone').id}", 1) == "FS-ATTACK-18"


@clause("FS-ATTACK-19")
def test_attack_on_a_drone() -> None:
    given, when, then = example("FS-ATTACK-19")
    assert (given["target"], given["drone_equipment"]) == ("drone", [])
    cards = {"drone": "drohne", "weapon": "zwillingslaser"}
    equipment = [cards[part] for part in given["main_ship_equipment"]]
    duel = Duel(mine=["impulslaser"], theirs=["drohne", *equipment])
    duel.attacks("impulslaser", "drohne", roll=4)
    duel.they("pass")
    assert [event.amount for event in duel.reported(UnitHit)] == [when["hit_with_damage_points"]]
    destroyed = [event.item for event in duel.reported(ItemDestroyed)]
    assert destroyed == [duel.theirs(cards[part]).id for part in then["destroyed"]]
    left = [cards[part] for part in then["main_ship_equipment"]]
    assert [duel.theirs(card).face_down for card in left] == [False]


@clause("FS-ATTACK-20")
def test_attack_on_a_main_ship_with_weapon_and_shield() -> None:
    given, when, then = example("FS-ATTACK-20")
    cards = {"weapon": "zwillingslaser", "shield": "leichter_deflektor"}
    parts = [Part(cards[part], charge=0) for part in given["equipment"]]
    duel = Duel(mine=["impulslaser"], theirs=parts)
    duel.attacks("impulslaser", roll=4)
    duel.they("pass")
    assert [event.amount for event in duel.reported(UnitHit)] == [when["hit_with_damage_points"]]
    assert duel.moves(1) == [f"lose {cards[part]}" for part in then["owner_may_choose"]]
    duel.loses("leichter_deflektor")
    assert len(duel.reported(ItemDestroyed)) == then["parts_destroyed"]


@clause("FS-ATTACK-21")
def test_a_player_whose_main_ship_is_destroyed_has_lost() -> None:
    duel = hit()
    assert duel.reported(PlayerOut) == [PlayerOut("FS-ATTACK-21", 1, 0)]
    assert duel.reported(GameWon) == [GameWon("FS-GOAL-01", 0, "destroyed")]
    assert duel.state.outcome is not None
    assert duel.state.outcome.won == (0,)
    assert duel.them.out == 5


@clause("FS-ATTACK-21")
def test_a_destroyed_main_ship_is_final_and_another_ship_does_not_replace_it() -> None:
    duel = Duel(mine=CRUISER, theirs=[SHIP, "lastesel"], others=[[]])
    duel.attacks("railkanone", roll=(3, 3))
    duel.they("pass")
    duel.do("pass")  # the prize for it
    assert duel.reported(GameWon) == []
    assert duel.them.out == 5
    assert not duel.them.items
    assert duel.asked == (0, "ActionPhase")
    duel.ends_turn(FILLER)
    assert duel.asked == (2, "ActionPhase")


@clause("FS-ATTACK-21")
def test_another_ship_of_a_player_may_be_lost() -> None:
    duel = Duel(mine=CRUISER, theirs=[SHIP, "lastesel"])
    duel.attacks("railkanone", "lastesel", roll=(3, 3))
    duel.they("pass")
    assert duel.theirs("lastesel").face_down
    assert not duel.reported(PlayerOut)
    assert duel.state.outcome is None
