"""Extensions: FS-EXTEND."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.flagship import GAME
from starboard.games.flagship.events import ItemDiscarded
from starboard.games.flagship.moves import Pick
from starboard.kernel.loop import legal_moves, why_not
from starboard.kernel.registry import start
from starboard.testing import clause
from tests.flagship.duel import PILOT, SHIP, Duel, Part


@clause("FS-EXTEND-01")
def test_an_extension_can_only_be_bought_for_a_card_that_meets_its_requirements() -> None:
    duel = Duel(["zwillingslaser", "panzerplatten"], row=["zielcomputer"], credits=1000)
    assert duel.why_not("buy zielcomputer zwillingslaser") == ""
    assert duel.why_not("buy zielcomputer panzerplatten") == "FS-EXTEND-01"
    assert duel.why_not(f"buy zielcomputer {SHIP}") == "FS-EXTEND-01"
    buys = [move for move in duel.moves() if move.startswith("buy")]
    assert buys == ["buy zielcomputer zwillingslaser"]


@clause("FS-EXTEND-01")
def test_an_extension_may_ask_for_a_pilot_of_a_faction() -> None:
    duel = Duel(["rico_furioso"], row=["fechtmeisterorden"], credits=1500)
    assert duel.why_not("buy fechtmeisterorden rico_furioso") == ""
    duel = Duel(row=["fechtmeisterorden"], credits=1500)
    duel.lay("strohmann", owner=0).faction = duel.state.cards["fechtmeisterorden"].faction
    assert duel.why_not(f"buy fechtmeisterorden {PILOT}") == "FS-EXTEND-01"


@clause("FS-EXTEND-01")
def test_a_destroyed_card_cannot_be_extended() -> None:
    duel = Duel([Part("zwillingslaser", face_down=True)], row=["zielcomputer"], credits=1000)
    assert duel.why_not("buy zielcomputer zwillingslaser") == "FS-MARKET-11"
    assert duel.why_not("buy zielcomputer -") == "FS-MARKET-11"


@clause("FS-EXTEND-02")
def test_an_extension_is_attached_to_the_card_it_extends_and_both_stay() -> None:
    duel = Duel(["zwillingslaser"], row=["zielcomputer"], credits=1000)
    duel.buys("zielcomputer", onto="zwillingslaser")
    laser = duel.mine("zwillingslaser")
    assert duel.mine("zielcomputer").base == laser.id
    assert duel.state.extension_of(laser) is duel.mine("zielcomputer")
    assert duel.me.market_discard == []


@clause("FS-EXTEND-03", "FS-EXTEND-05")
def test_a_new_extension_replaces_the_old_one_of_the_same_card() -> None:
    duel = Duel(["zwillingslaser", "zielcomputer"], row=["ueberladespule"], credits=1500)
    old = duel.mine("zielcomputer").id
    duel.buys("ueberladespule", onto="zwillingslaser")
    laser = duel.mine("zwillingslaser")
    assert [item.card.id for item in duel.state.attached(laser)] == ["ueberladespule"]
    assert duel.state.extension_of(laser) is duel.mine("ueberladespule")
    assert duel.me.market_discard == ["zielcomputer"]
    assert duel.reported(ItemDiscarded) == [ItemDiscarded("FS-EXTEND-05", 0, old)]


@clause("FS-EXTEND-03")
def test_an_extension_of_another_card_is_not_replaced() -> None:
    mine = ["kreuzer_bastion", "zwillingslaser", "zielcomputer", "impulslaser"]
    duel = Duel(mine, row=["ueberladespule"], credits=1500)
    duel.buys("ueberladespule", onto="impulslaser")
    assert duel.mine("zielcomputer").base == duel.mine("zwillingslaser").id
    assert duel.mine("ueberladespule").base == duel.mine("impulslaser").id
    assert duel.me.market_discard == []


@clause("FS-EXTEND-03")
def test_equipment_of_a_unit_is_no_extension_of_it() -> None:
    duel = Duel(["zwillingslaser"], row=["zusatzrahmen"], credits=1500)
    assert duel.state.extension_of(duel.mine(SHIP)) is None
    duel.buys("zusatzrahmen", onto=SHIP)
    assert duel.state.extension_of(duel.mine(SHIP)) is duel.mine("zusatzrahmen")
    assert duel.mine("zwillingslaser").base == duel.me.ship


@clause("FS-EXTEND-04")
def test_an_extension_can_itself_be_extended() -> None:
    duel = Duel(["zwillingslaser", "zielcomputer"], row=["koppelverstaerker"], credits=1000)
    duel.buys("koppelverstaerker", onto="zielcomputer")
    assert duel.mine("koppelverstaerker").base == duel.mine("zielcomputer").id
    assert duel.mine("zielcomputer").base == duel.mine("zwillingslaser").id
    assert duel.state.unit_of(duel.mine("koppelverstaerker")) is duel.mine(SHIP)
    parts = [part.card.id for part in duel.state.parts(duel.mine(SHIP))]
    assert parts == ["zwillingslaser", "zielcomputer", "koppelverstaerker"]


@clause("FS-EXTEND-05")
def test_what_is_attached_to_a_replaced_extension_is_discarded_with_it() -> None:
    chain = ["zwillingslaser", "zielcomputer", "koppelverstaerker"]
    duel = Duel(chain, row=["ueberladespule"], credits=1500)
    duel.buys("ueberladespule", onto="zwillingslaser")
    assert duel.me.market_discard == ["koppelverstaerker", "zielcomputer"]
    assert {event.clause for event in duel.reported(ItemDiscarded)} == {"FS-EXTEND-05"}
    assert not duel.items("koppelverstaerker")


@clause("FS-EXTEND-05")
def test_the_first_extension_of_a_card_replaces_nothing() -> None:
    duel = Duel(["zwillingslaser"], row=["ueberladespule"], credits=1500)
    duel.buys("ueberladespule", onto="zwillingslaser")
    assert not duel.reported(ItemDiscarded)
    assert duel.me.market_discard == []
    assert duel.mine("ueberladespule").base == duel.mine("zwillingslaser").id


@clause("FS-EXTEND-06")
def test_extensions_cannot_be_used_in_the_construction_phase() -> None:
    match = start(GAME, seats=2)
    player = match.state.players[0]
    player.market.bag = [PILOT, SHIP, "zielcomputer", "zwillingslaser"]
    for card in (PILOT, SHIP, "zwillingslaser"):
        match.play(0, f"pick {card}")
    refused = why_not(GAME, match.state, 0, Pick("zielcomputer"))
    assert isinstance(refused, Illegal)
    assert refused.clause == "FS-EXTEND-06"
    assert Pick("zielcomputer") not in legal_moves(GAME, match.state, 0)


def test_a_card_that_went_past_the_memory_of_its_side_is_found_by_the_invariants() -> None:
    duel = Duel(["zwillingslaser", "zielcomputer"])
    laser, computer = duel.mine("zwillingslaser"), duel.mine("zielcomputer")
    assert duel.state.extension_of(laser) is computer
    del duel.me.items[computer.id]
    told = [fault for fault in GAME.invariants(duel.state) if "remembered" in fault]
    assert told == [
        "seat 0 has other standing than are remembered",
        "seat 0 has other extensions than are remembered",
        "seat 0 has other parts than are remembered",
    ]
    duel.me.items[computer.id] = computer
    duel.state.take_off(computer)
    assert duel.state.extension_of(laser) is None
