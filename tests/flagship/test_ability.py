"""Abilities: FS-ABILITY."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.games.flagship import GAME
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.vocabulary import Passive
from starboard.games.flagship.events import (
    AbilityTriggered,
    AbilityUsed,
    AttackRolled,
    CardDiscarded,
    Charged,
    CreditsPaid,
    Drained,
    HandSeen,
    ItemRepaired,
)
from starboard.kernel.loop import why_not
from starboard.testing import clause
from tests.flagship.duel import EVADING, FILLER, GOING_ON, SHIP, Duel, Part


def least(*mine: str | Part, weapon: str = "zwillingslaser", row: Sequence[str] = ()) -> int:
    """The least die that hits with a weapon: 3 for a Twin Laser and 4 for a fighter, as printed."""
    for die in range(1, 7):
        duel = Duel(mine=mine, row=row, theirs=["panzerplatten"])
        duel.attacks(weapon, roll=die)
        if duel.asked == EVADING:
            return die
        assert duel.asked == GOING_ON
    raise AssertionError("not even a 6 hits")


# ------------------------------------------------------------------------- passive abilities


@clause("FS-ABILITY-01")
def test_items_and_events_have_passive_and_active_abilities() -> None:
    kinds: dict[bool, set[bool]] = {True: set(), False: set()}
    for card in catalogue().values():
        kinds[card.is_item] |= {isinstance(ability, Passive) for ability in card.abilities}
    assert kinds[True] == {True, False}
    assert kinds[False] == {True, False}


@clause("FS-ABILITY-01", "FS-ABILITY-03")
def test_a_passive_ability_cannot_be_used_like_an_active_one() -> None:
    duel = Duel(mine=["alter_haudegen", "leichter_deflektor", "kondensatorbank"])
    assert duel.why_not("use alter_haudegen 0") == "FS-ABILITY-03"
    assert duel.why_not("use kondensatorbank 0") == "FS-ABILITY-03"
    assert duel.why_not("use kondensatorbank 1") == ""
    assert [move for move in duel.moves() if move.startswith("use")] == ["use kondensatorbank 1"]


@clause("FS-ABILITY-02")
def test_a_passive_ability_works_without_activation() -> None:
    assert least("zwillingslaser") == 3
    assert least("zwillingslaser", "alter_haudegen") == 2
    duel = Duel(mine=["alter_haudegen", Part("zwillingslaser", charge=2), "drohne"])
    for weapon in ("zwillingslaser", "zwillingslaser", "drohne"):
        duel.attacks(weapon, roll=1)
        assert [event.modified for event in duel.reported(AttackRolled)] == [2]


@clause("FS-ABILITY-02")
def test_the_passive_ability_of_an_opponents_card_helps_the_opponent_only() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["alter_haudegen", "zwillingslaser"])
    duel.attacks("zwillingslaser", roll=2)  # it needs 3+
    assert [event.modified for event in duel.reported(AttackRolled)] == [2]
    assert duel.asked == GOING_ON
    duel.ends_turn(FILLER)
    duel.attacks("zwillingslaser", roll=2, by=1)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == (0, "Evasion")


@clause("FS-ABILITY-02")
def test_a_passive_ability_works_only_on_a_face_up_card_in_play() -> None:
    order = "fechtmeisterorden"  # attack rolls of own units +1
    assert least("rico_furioso", "zwillingslaser", order) == 2
    assert least("rico_furioso", "zwillingslaser", Part(order, face_down=True)) == 3
    assert least("rico_furioso", "zwillingslaser", row=[order]) == 3
    fighter, duke = "frabbianischer_jaeger", "duca_klasse"  # attack rolls of fighters +1
    parts: list[str | Part] = ["rico_furioso", SHIP, fighter]
    assert least(*parts, duke, weapon=fighter) == 3
    assert least(*parts, Part(duke, hangar=True), weapon=fighter) == 4


@clause("FS-ABILITY-02")
def test_equipment_of_a_ship_in_the_hangar_does_not_work() -> None:
    hidden: list[str | Part] = [
        Part("lastesel", hangar=True),
        Part("zusatzrahmen", onto="lastesel"),
    ]
    duel = Duel(mine=[SHIP, *hidden, Part("impulslaser", onto="lastesel")])
    assert duel.why_not(f"attack impulslaser {SHIP} 0 no") == "FS-HANGAR-04"


@clause("FS-ABILITY-02")
@pytest.mark.parametrize(
    ("parts", "modified", "asked"),
    [
        pytest.param(["wespenschwarm", "brutling"], 5, GOING_ON, id="two swarms: 5, missed"),
        pytest.param(["wespenschwarm", "brutling", "brutling"], 6, EVADING, id="three: 6, hit"),
    ],
)
def test_a_passive_ability_may_depend_on_a_condition(
    parts: list[str], modified: int, asked: tuple[int, str]
) -> None:
    duel = Duel(mine=["stimme_der_koenigin", *parts])  # better with at least three swarms
    duel.attacks("wespenschwarm", roll=(1, 4))  # it needs 6+
    assert [event.modified for event in duel.reported(AttackRolled)] == [modified]
    assert duel.asked == asked


@clause("FS-ABILITY-02", "FS-ABILITY-03")
def test_a_card_of_somebody_else_cannot_be_used() -> None:
    duel = Duel(theirs=["leichter_deflektor", "kondensatorbank"])
    assert duel.why_not("use kondensatorbank 1") == "FS-ABILITY-02"


def lost(part: str, *theirs: str | Part, hand: tuple[str, ...] = ()) -> Duel:
    """An attack has destroyed a part of their ship."""
    duel = Duel(mine=["mira_ohnenamen", "zwillingslaser"], theirs=[*theirs, part], their_hand=hand)
    ship = next(item for item in duel.them.items.values() if item.card.is_ship)
    duel.attacks("zwillingslaser", ship.id, roll=6)
    duel.they("pass")
    return duel


@clause("FS-ABILITY-02")
def test_an_ability_may_work_when_its_own_card_is_destroyed() -> None:
    duel = lost("goldplattierung", "der_buchhalter")
    assert duel.theirs("goldplattierung").face_down
    assert duel.reported(AbilityTriggered)[0].card == "goldplattierung"
    assert duel.them.credits > 0


@clause("FS-ABILITY-02")
def test_an_ability_may_work_when_an_own_item_is_destroyed() -> None:
    duel = lost("panzerplatten", "schrauber_jon", Part("freiheitsbote", charge=0))
    assert [event.card for event in duel.reported(AbilityTriggered)] == ["freiheitsbote"]
    assert duel.theirs("freiheitsbote").charge == 1


@clause("FS-ABILITY-02")
def test_an_ability_may_work_when_the_unit_destroys_something_of_an_opponent() -> None:
    duel = Duel(
        mine=["der_buchhalter", "schuldeneintreiber", "zwillingslaser"], theirs=["panzerplatten"]
    )
    duel.attacks("zwillingslaser", roll=6)
    duel.they("pass")
    assert [event.card for event in duel.reported(AbilityTriggered)] == ["schuldeneintreiber"]
    assert duel.me.credits > 0


@clause("FS-ABILITY-02")
def test_destroying_an_own_item_is_not_destroying_one_of_an_opponent() -> None:
    duel = Duel(
        mine=["kreuzer_bastion", Part("railkanone", charge=0)], hand=["kopfgeld", "ueberlastung"]
    )
    duel.plays("kopfgeld")  # a prize for destroying an opposing card with the symbol
    duel.plays("ueberlastung")
    duel.charges("kreuzer_bastion", roll=(2, 1))
    assert duel.mine("railkanone").face_down
    assert duel.asked == (0, "ActionPhase")


# ------------------------------------------------------------------------- costs


@clause("FS-ABILITY-03")
def test_an_active_ability_is_activated_by_paying_its_tokens() -> None:
    duel = Duel(mine=["leichter_deflektor", Part("kondensatorbank", charge=1)])
    bank, shield = duel.mine("kondensatorbank"), duel.mine("leichter_deflektor")
    duel.uses("kondensatorbank", ability=1)
    assert duel.reported(AbilityUsed) == [AbilityUsed("FS-ABILITY-03", 0, bank.id, 1)]
    assert duel.reported(Drained) == [Drained("FS-CHARGE-08", 0, bank.id, 1)]
    assert duel.reported(Charged) == [Charged("FS-EVENT-05", 0, shield.id, 1)]
    assert duel.why_not("use kondensatorbank 1") == "FS-ABILITY-03"


@clause("FS-ABILITY-03")
@pytest.mark.parametrize(("charge", "refused"), [(1, "FS-ABILITY-03"), (2, "")])
def test_a_cost_that_cannot_be_paid_in_full_cannot_be_paid_at_all(
    charge: int, refused: str
) -> None:
    duel = Duel(mine=[Part("mira_ohnenamen", charge=charge)], theirs=["zwillingslaser"])
    assert duel.why_not("use mira_ohnenamen 0") == refused


@clause("FS-ABILITY-03")
def test_a_refusal_says_what_is_needed_and_what_is_there() -> None:
    duel = Duel(mine=[Part("mira_ohnenamen", charge=1)], theirs=["zwillingslaser"])
    refused = why_not(GAME, duel.state, 0, duel.read(0, "use mira_ohnenamen 0"))
    assert refused is not None
    pilot = duel.mine("mira_ohnenamen").id
    assert refused.arguments == {"item": pilot, "needs": 2, "has": 1}


@clause("FS-ABILITY-03")
@pytest.mark.parametrize(("credits", "refused"), [(1999, "FS-ABILITY-03"), (2000, "")])
def test_a_cost_in_credits(credits: int, refused: str) -> None:
    dome: list[str | Part] = ["der_buchhalter", Part("goldkuppel", charge=0)]
    duel = Duel(mine=dome, credits=credits)
    assert duel.why_not("use goldkuppel 0") == refused
    if not refused:
        duel.uses("goldkuppel")
        assert duel.reported(CreditsPaid) == [CreditsPaid("FS-ABILITY-03", 0, 2000)]
        assert (duel.me.credits, duel.mine("goldkuppel").charge) == (0, 2)


@clause("FS-ABILITY-03")
def test_a_cost_in_hand_cards_is_paid_before_anything_happens() -> None:
    broken = Part("panzerplatten", face_down=True)
    empty = Duel(mine=["schrauber_jon", broken])
    assert empty.why_not("use schrauber_jon 0") == "FS-ABILITY-03"
    duel = Duel(mine=["schrauber_jon", broken], hand=[FILLER])
    duel.uses("schrauber_jon")
    assert duel.asked == (0, "DiscardCards")
    assert duel.mine("panzerplatten").face_down
    duel.drops(FILLER)
    assert duel.reported(CardDiscarded) == [CardDiscarded("FS-ABILITY-03", 0, FILLER, 0)]
    assert duel.reported(ItemRepaired)
    assert not duel.mine("panzerplatten").face_down


@clause("FS-ABILITY-03")
def test_an_event_card_cannot_be_discarded_to_pay_for_itself() -> None:
    broken: list[str | Part] = ["schrauber_jon", Part("panzerplatten", face_down=True)]
    alone = Duel(mine=broken, hand=["geborgtes_ersatzteil"])
    assert alone.why_not("play geborgtes_ersatzteil") == "FS-ABILITY-03"
    duel = Duel(mine=broken, hand=["geborgtes_ersatzteil", FILLER])
    duel.plays("geborgtes_ersatzteil")
    duel.drops(FILLER)
    assert not duel.mine("panzerplatten").face_down
    assert sorted(duel.me.draw_discard) == ["geborgtes_ersatzteil", FILLER]


@clause("FS-ABILITY-03")
@pytest.mark.parametrize(("credits", "refused"), [(5999, "FS-ABILITY-03"), (6000, "")])
def test_an_event_may_have_a_cost(credits: int, refused: str) -> None:
    duel = Duel(mine=["der_buchhalter"], hand=["feindliche_uebernahme"], credits=credits)
    assert duel.why_not("play feindliche_uebernahme") == refused
    if not refused:
        duel.plays("feindliche_uebernahme")
        assert duel.reported(CreditsPaid) == [CreditsPaid("FS-ABILITY-03", 0, 6000)]
        assert duel.asked == (0, "PrizeOffer")


@clause("FS-ABILITY-03")
def test_an_ability_of_a_destroyed_card_or_in_the_hangar_cannot_be_used() -> None:
    shield: list[str | Part] = ["leichter_deflektor", Part("kondensatorbank", face_down=True)]
    assert Duel(mine=shield).why_not("use kondensatorbank 1") == "FS-DESTROY-02"
    dome = Part("goldkuppel", hangar=True, charge=0)
    docked = Duel(mine=["der_buchhalter", SHIP, dome], credits=2000)
    assert docked.why_not("use goldkuppel 0") == "FS-HANGAR-04"


@clause("FS-ABILITY-03")
def test_a_cost_within_the_text_may_be_paid_or_not() -> None:
    duel = Duel(hand=["spaehsonde"], their_hand=["pazaak"], credits=999)
    duel.plays("spaehsonde")
    duel.chooses("seat.1", "pazaak", 5)
    assert duel.asked == (0, "PayFor")
    assert duel.why_not("pay") == "FS-ABILITY-03"
    duel.do("pass")
    assert duel.hand(1) == ["pazaak"]
    rich = Duel(hand=["spaehsonde"], their_hand=["pazaak"], credits=1000)
    rich.do("play spaehsonde")
    rich.do("choose seat.1", "pazaak", 5)
    rich.do("pay")
    assert rich.hand(1) == []
    assert rich.me.credits == 0


# ------------------------------------------------------------------------- carrying out


@clause("FS-ABILITY-04")
def test_a_text_is_carried_out_from_top_to_bottom() -> None:
    duel = Duel(mine=[Part("panzerplatten", face_down=True)], hand=["schrotthaendler"])
    duel.plays("schrotthaendler")  # first an item leaves, then credits come
    names = [type(event).__name__ for event in duel.events]
    assert names == ["EventPlayed", "ItemDiscarded", "CreditsGained"]


@clause("FS-ABILITY-04")
def test_an_ability_without_a_limit_is_used_as_often_as_its_cost_can_be_paid() -> None:
    duel = Duel(mine=[Part("leichter_deflektor", charge=0), "kondensatorbank"])
    duel.uses("kondensatorbank", ability=1)
    duel.uses("kondensatorbank", ability=1)
    assert duel.mine("leichter_deflektor").charge == 2
    assert duel.mine("kondensatorbank").charge == 0


@clause("FS-ABILITY-04")
def test_an_ability_with_a_limit_is_used_once_in_each_turn() -> None:
    duel = Duel(mine=["madame_zins"], their_hand=[FILLER], credits=6000)
    duel.uses("madame_zins", ability=1)
    duel.chooses("seat.1")
    assert duel.reported(HandSeen) == [HandSeen("FS-EVENT-05", 0, 1, (FILLER,))]
    assert duel.me.credits == 3000
    assert duel.why_not("use madame_zins 1") == "FS-ABILITY-04"
    duel.ends_turn(FILLER)
    duel.ends_turn(FILLER, by=1)
    duel.me.credits = 3000
    assert duel.why_not("use madame_zins 1") == ""


@clause("FS-ABILITY-04")
def test_an_ability_that_finds_nothing_to_act_on_is_not_used() -> None:
    duel = Duel(mine=[Part("mira_ohnenamen", charge=2)], theirs=[Part(SHIP, charge=0)])
    assert duel.why_not("use mira_ohnenamen 0") == "FS-ABILITY-04"
    mechanic = Duel(mine=["schrauber_jon", "panzerplatten"], hand=[FILLER])
    assert mechanic.why_not("use schrauber_jon 0") == "FS-ABILITY-04"


@clause("FS-ABILITY-04")
def test_a_unit_cannot_redirect_an_attack_on_itself_to_itself() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["abfangdrohne"])
    duel.attacks("zwillingslaser", "abfangdrohne", roll=6)
    assert duel.why_not("use abfangdrohne 0", 1) == "FS-ABILITY-04"
