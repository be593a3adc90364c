"""Event cards of the Insectoids."""

from __future__ import annotations

import pytest

from starboard.games.flagship import GAME
from starboard.games.flagship.events import (
    AttackRolled,
    CardFetched,
    Charged,
    DiceRolled,
    EffectEnded,
    ItemDestroyed,
    ItemRepaired,
)
from starboard.kernel import EVERYONE
from starboard.kernel.view import View
from tests.flagship.duel import EVADING, GOING_ON, Duel, Part

PILOT = "drittes_gelege"
CARDS = [
    "brutpflege",
    "schwarmangriff",
    "haeutung",
    "giftwolke",
    "kollektivgedaechtnis",
    "ruf_der_koenigin",
]


@pytest.mark.parametrize("card", CARDS)
def test_an_insectoid_event_needs_an_insectoid_pilot(card: str) -> None:
    assert Duel(hand=[card]).why_not(f"play {card}") == "FS-FACTION-04"
    assert Duel([PILOT], hand=[card]).why_not(f"play {card}") == ""


@pytest.mark.parametrize("pile", ["row", "market_discard"])
def test_brutpflege_brings_a_broodling_out_of_the_market(pile: str) -> None:
    cards = ["brutling", "wespenschwarm"]
    if pile == "row":
        duel = Duel([PILOT], hand=["brutpflege"], row=cards)
    else:
        duel = Duel([PILOT], hand=["brutpflege"], market_discard=cards)
    duel.do("play brutpflege")
    assert duel.mine("brutling").id in duel.me.items
    assert duel.mine("brutling").charge == 2
    assert "wespenschwarm" not in [item.card.id for item in duel.me.items.values()]


def test_brutpflege_finds_nothing_in_an_empty_market() -> None:
    duel = Duel([PILOT], hand=["brutpflege"])
    duel.do("play brutpflege")
    assert duel.asked == (0, "ActionPhase")
    assert duel.me.draw_discard == ["brutpflege"]


def test_schwarmangriff_charges_and_helps_all_units_but_ships() -> None:
    duel = Duel(
        ["lohnfliegerin", "kreuzer_bastion", "impulslaser", Part("drohne", charge=0)],
        hand=["schwarmangriff"],
    )
    duel.lay("strohmann", 0).faction = duel.state.cards.cards["brutling"].faction
    duel.do("play schwarmangriff")
    assert [event.item for event in duel.reported(Charged)] == [duel.mine("drohne").id]
    assert (duel.mine("drohne").charge, duel.mine("kreuzer_bastion").charge) == (1, 2)
    duel.do("attack drohne pendler_k7 0 no", 4)  # a drone needs 5+, a pulse laser 4+
    assert [event.modified for event in duel.reported(AttackRolled)] == [5]
    assert duel.asked == EVADING
    duel.they("evade", 6, 6)
    duel.do("attack impulslaser pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == GOING_ON


def test_schwarmangriff_ends_with_the_turn() -> None:
    duel = Duel([PILOT, "brutling"], hand=["schwarmangriff"])
    duel.do("play schwarmangriff")
    duel.do("end-turn", "nachschub")
    assert not duel.state.lasting


def test_haeutung_repairs_all_armor_and_nothing_else() -> None:
    duel = Duel(
        [
            PILOT,
            "kreuzer_bastion",
            Part("panzerplatten", face_down=True),
            Part("nachwachspanzer", face_down=True),
            Part("leichter_deflektor", face_down=True),
        ],
        hand=["haeutung"],
    )
    duel.do("play haeutung")
    assert [event.item for event in duel.reported(ItemRepaired)] == [
        duel.mine("panzerplatten").id,
        duel.mine("nachwachspanzer").id,
    ]
    assert duel.mine("leichter_deflektor").face_down


def test_haeutung_repairs_only_as_much_armor_as_has_slots() -> None:
    broken: list[str | Part] = [
        Part("panzerplatten", face_down=True),
        Part("goldplattierung", face_down=True),
    ]
    duel = Duel([PILOT, "pendler_k7", *broken], hand=["haeutung"])  # one armor slot
    duel.do("play haeutung")
    assert [event.item for event in duel.reported(ItemRepaired)] == [duel.mine("panzerplatten").id]
    assert not duel.mine("panzerplatten").face_down
    assert duel.mine("goldplattierung").face_down


def test_giftwolke_destroys_equipment_of_the_affected_players_choice() -> None:
    duel = Duel([PILOT], ["impulslaser", "panzerplatten", "zielcomputer"], hand=["giftwolke"])
    duel.do("play giftwolke")
    assert [(laid.owner, laid.on) for laid in duel.state.laid] == [(0, 1)]
    duel.do("end-turn", 2)
    assert duel.asked == (1, "AskTarget")
    assert duel.moves(1) == ["choose impulslaser", "choose panzerplatten"]
    duel.they("choose panzerplatten", "nachschub")
    assert [event.by for event in duel.reported(ItemDestroyed)] == [0]
    assert duel.theirs("panzerplatten").face_down
    assert len(duel.state.laid) == 1


def test_giftwolke_gives_its_player_the_prize_for_what_it_destroys() -> None:
    duel = Duel([PILOT], ["railkanone"])
    duel.lay("giftwolke", 0, on=1)
    duel.do("end-turn", 1)
    assert duel.asked == (0, "PrizeOffer")
    duel.do("prize", "nachschub")
    assert len(duel.me.prizes) == 5


def test_giftwolke_does_nothing_with_a_three_and_leaves_with_a_six() -> None:
    duel = Duel([PILOT], ["panzerplatten"])
    duel.lay("giftwolke", 0, on=1)
    duel.do("end-turn", 3, "nachschub")
    assert len(duel.state.laid) == 1
    duel.they("end-turn", "nachschub")  # not in the turn of its player
    assert not duel.reported(DiceRolled)
    duel.do("end-turn", 6, "nachschub")
    assert [event.seat for event in duel.reported(EffectEnded)] == [0]
    assert duel.me.draw_discard == ["giftwolke"]
    assert not duel.theirs("panzerplatten").face_down


def test_giftwolke_leaves_when_the_affected_player_changes_to_another_faction() -> None:
    duel = Duel(["rico_furioso"], [PILOT], row=["lohnfliegerin"], credits=500)
    duel.lay("giftwolke", 1, on=0)
    duel.do("buy lohnfliegerin -")
    assert not duel.state.laid
    assert (duel.me.draw_discard, duel.them.draw_discard) == ([], ["giftwolke"])


def test_giftwolke_stays_when_its_player_changes_to_another_faction() -> None:
    duel = Duel([PILOT], row=["lohnfliegerin"], credits=500)
    cloud = duel.lay("giftwolke", 0, on=1)
    duel.do("buy lohnfliegerin -")
    assert duel.state.laid == [cloud]
    assert duel.me.draw_discard == []


def test_kollektivgedaechtnis_takes_a_card_back_and_everybody_knows_it() -> None:
    duel = Duel(
        [PILOT],
        hand=["kollektivgedaechtnis"],
        draw_discard=["pazaak", "funkstille", "kollektivgedaechtnis"],
    )
    duel.do("play kollektivgedaechtnis")
    assert duel.moves() == ["choose funkstille", "choose pazaak"]
    duel.do("choose pazaak")
    [fetched] = duel.reported(CardFetched)
    assert (fetched.card, fetched.audience()) == ("pazaak", EVERYONE)
    hand = View(GAME, duel.state, 1).table.players[0].hand
    assert [slot.name for slot in hand.slots] == ["pazaak"]
    assert sorted(duel.me.draw_discard) == [
        "funkstille",
        "kollektivgedaechtnis",
        "kollektivgedaechtnis",
    ]


@pytest.mark.parametrize(("swarms", "cards"), [(0, 1), (1, 2), (4, 3)])
def test_ruf_der_koenigin_draws_a_card_for_each_insectoid_unit_up_to_three(
    swarms: int, cards: int
) -> None:
    parts = [PILOT, "schwarmkern", "drohne", *["brutling"] * swarms]
    duel = Duel(parts, hand=["ruf_der_koenigin"])
    duel.do("play ruf_der_koenigin", *["nachschub"] * cards)
    assert len(duel.hand()) == cards
