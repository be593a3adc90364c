"""Armor."""

from __future__ import annotations

from starboard.games.flagship.events import CreditsGained, DiceRolled, Drained, ItemRepaired
from tests.flagship.duel import Duel, Part

GUN: list[str | Part] = ["kreuzer_bastion", Part("zwillingslaser", charge=3)]


def test_reaktivpanzer_takes_all_tokens_off_the_weapon_that_destroys_it() -> None:
    duel = Duel([*GUN, "impulslaser"], ["reaktivpanzer"])
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    assert duel.theirs("reaktivpanzer").face_down
    assert duel.mine("zwillingslaser").charge == 0
    assert duel.mine("impulslaser").charge == 1
    assert [event.amount for event in duel.reported(Drained)] == [2]


def test_reaktivpanzer_does_nothing_while_another_part_is_lost() -> None:
    duel = Duel(GUN, ["reaktivpanzer", "nachbrenner"])
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    duel.they("lose nachbrenner")
    assert duel.mine("zwillingslaser").charge == 2


def test_reaktivpanzer_has_nothing_to_drain_when_no_weapon_destroys_it() -> None:
    duel = Duel(["mira_ohnenamen", *GUN], ["reaktivpanzer"], hand=["sabotage"])
    duel.do("play sabotage", 4)
    assert duel.theirs("reaktivpanzer").face_down
    assert duel.mine("zwillingslaser").charge == 3


def test_goldplattierung_pays_3000_credits_when_it_is_destroyed() -> None:
    duel = Duel(GUN, ["goldplattierung"])
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    assert [(event.seat, event.amount) for event in duel.reported(CreditsGained)] == [(1, 3000)]
    assert duel.them.credits == 3000
    duel.do("end-turn", "nachschub")
    assert duel.them.credits == 0  # they lapse with the turn in which they came


def test_goldplattierung_pays_nothing_when_it_is_replaced() -> None:
    duel = Duel(["goldplattierung"], row=["panzerplatten"], credits=800)
    duel.do("buy panzerplatten pendler_k7")
    assert duel.me.market_discard == ["goldplattierung"]
    assert duel.me.credits == 0


def test_nachwachspanzer_repairs_itself_with_a_five_at_the_start_of_the_own_turn() -> None:
    duel = Duel([], [Part("nachwachspanzer", face_down=True)])
    duel.do("end-turn", 5, "nachschub")
    assert not duel.theirs("nachwachspanzer").face_down
    assert [event.item for event in duel.reported(ItemRepaired)] == [
        duel.theirs("nachwachspanzer").id
    ]


def test_nachwachspanzer_stays_destroyed_with_a_four() -> None:
    duel = Duel([], [Part("nachwachspanzer", face_down=True)])
    duel.do("end-turn", 4, "nachschub")
    assert [event.dice for event in duel.reported(DiceRolled)] == [(4,)]
    assert duel.theirs("nachwachspanzer").face_down


def test_nachwachspanzer_does_not_roll_in_an_opponents_turn() -> None:
    duel = Duel([Part("nachwachspanzer", face_down=True)])
    duel.do("end-turn", "nachschub")  # a die that is asked for fails the story
    assert duel.mine("nachwachspanzer").face_down
    assert not duel.reported(DiceRolled)


def test_nachwachspanzer_stays_destroyed_when_its_slot_is_taken() -> None:
    duel = Duel([], [Part("nachwachspanzer", face_down=True), "panzerplatten"])
    duel.do("end-turn", 6, "nachschub")
    assert duel.theirs("nachwachspanzer").face_down
