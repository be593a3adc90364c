"""The construction phase at the table: FS-BUILD."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.flagship import GAME
from starboard.games.flagship.attack import possible_attacks
from starboard.games.flagship.cards.card import Catalogue
from starboard.games.flagship.cards.kinds import SlotKind
from starboard.games.flagship.events import (
    CardDrawn,
    PartPicked,
    ShipRevealed,
    StartRolled,
    TurnBegan,
)
from starboard.games.flagship.state import Player, Table
from starboard.kernel import Event, Forced
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act, why_not
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options
from starboard.kernel.view import veil
from starboard.testing import clause
from tests.flagship.duel import FILLER, PILOT, SHIP, Duel, Part

DEALT = (FILLER,) * 11
"""What one player is dealt: six prizes and five hand cards."""


def booster(price: int) -> dict[str, object]:
    """A card for a booster slot that costs so much."""
    return {
        "id": f"booster_{price}",
        "name": {"de": f"Schub {price}", "en": f"Thrust {price}"},
        "type": {"kind": "equipment", "class": "booster"},
        "rarity": "common",
        "source": "own",
        "price": price,
        "needs": {"booster": 1},
    }


class Yard:
    """Players who assemble their main ships: everybody has the same item cards."""

    def __init__(
        self, *items: str, seats: int = 2, own: Sequence[dict[str, object]] = (), events: int = 40
    ) -> None:
        content = GAME.content(list(own) or None)
        assert isinstance(content, Catalogue)
        options = read_options(GAME.options, {})
        self.state: Table = GAME.setup(seats, options, content)
        for player in self.state.players:
            player.market.bag = sorted(items)
            player.draw.bag = [FILLER] * events
            player.deck = (events, len(items))
        self.events: list[Event] = []
        advance(GAME, self.state, Forced())

    def do(self, text: str, seat: int = 0, chance: Sequence[int | str] = ()) -> None:
        move = parse(text, GAME.move_types)
        assert why_not(GAME, self.state, seat, move) is None
        script = Forced(*chance)
        self.state.events, self.state.settled = [], 0
        act(GAME, self.state, seat, move, script)
        assert not script.script
        assert not list(GAME.invariants(self.state))
        self.events = self.state.events

    def pick(self, *cards: str, seat: int = 0) -> None:
        for card in cards:
            self.do(f"pick {card}", seat)

    def why_not(self, text: str, seat: int = 0) -> str:
        refused = why_not(GAME, self.state, seat, parse(text, GAME.move_types))
        return "" if refused is None else f"{refused.clause} {refused.message}"

    def finish(self, *dice: int, ship: Sequence[str] = (PILOT, SHIP)) -> None:
        """Everybody builds the same ship; then the cards are dealt and the dice are thrown."""
        seats = self.state.seats
        for seat in range(seats):
            self.pick(*ship, seat=seat)
            last = seat == seats - 1
            self.do("ready", seat, (*DEALT * seats, *dice) if last else ())

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]


# ------------------------------------------------------------------------- the main ship


@clause("FS-BUILD-01")
def test_the_parts_of_a_main_ship_cost_12000_credits_together_at_most() -> None:
    own = [booster(8000), booster(8001)]
    yard = Yard(PILOT, SHIP, "booster_8000", "booster_8001", "panzerplatten", own=own)
    yard.pick(PILOT, SHIP)
    assert yard.why_not("pick booster_8001") == "FS-BUILD-01 over-budget"
    yard.do("pick booster_8000")
    assert yard.events == [PartPicked("FS-BUILD-01", 0, "booster_8000")]
    assert yard.why_not("pick panzerplatten") == "FS-BUILD-01 over-budget"


@clause("FS-BUILD-01")
def test_what_a_main_ship_did_not_cost_is_lost() -> None:
    yard = Yard(PILOT, SHIP)
    yard.pick(PILOT, SHIP)
    choice = choice_of(yard.state, 0)
    assert choice is not None
    assert choice.question(yard.state) == {"credits": 8000}
    yard.do("ready")
    yard.pick(PILOT, SHIP, seat=1)
    yard.do("ready", 1, (*DEALT * 2, 6, 6, 1, 1))
    assert [player.credits for player in yard.state.players] == [0, 0]


@clause("FS-BUILD-01")
def test_only_cards_of_the_own_deck_can_be_part_of_the_main_ship() -> None:
    yard = Yard(PILOT, SHIP, "panzerplatten")
    assert yard.why_not("pick alter_haudegen") == "FS-BUILD-01 not-in-deck"
    yard.pick(PILOT, SHIP, "panzerplatten")
    assert yard.why_not("pick panzerplatten") == "FS-BUILD-01 not-in-deck"


@clause("FS-BUILD-02")
def test_a_main_ship_without_ship_or_pilot_is_not_ready() -> None:
    yard = Yard(PILOT, SHIP)
    assert yard.why_not("ready") == "FS-BUILD-02 needs-ship-and-pilot"
    yard.do(f"pick {PILOT}")
    assert yard.why_not("ready") == "FS-BUILD-02 needs-ship-and-pilot"
    yard.do(f"pick {SHIP}")
    assert yard.why_not("ready") == ""


@clause("FS-BUILD-02")
def test_a_main_ship_has_one_pilot_and_one_ship_and_is_built_in_this_order() -> None:
    yard = Yard(PILOT, SHIP, "alter_haudegen", "lastesel", "panzerplatten")
    assert yard.why_not(f"pick {SHIP}") == "FS-BUILD-02 pilot-first"
    assert yard.why_not("pick panzerplatten") == "FS-BUILD-02 pilot-first"
    yard.do(f"pick {PILOT}")
    assert yard.why_not("pick alter_haudegen") == "FS-BUILD-02 one-pilot-only"
    assert yard.why_not("pick panzerplatten") == "FS-BUILD-02 ship-first"
    yard.do(f"pick {SHIP}")
    assert yard.why_not("pick lastesel") == "FS-BUILD-02 one-ship-only"
    assert yard.why_not("pick panzerplatten") == ""


@clause("FS-BUILD-02")
def test_a_pilot_for_whom_the_deck_has_no_ship_cannot_be_chosen() -> None:
    yard = Yard("rico_furioso", "schrauber_jon", "funke", "frabbianischer_jaeger")
    assert yard.why_not("pick rico_furioso") == "FS-BUILD-02 no-ship-for-pilot"
    assert yard.why_not("pick schrauber_jon") == ""


@clause("FS-BUILD-02")
def test_a_pilot_leaves_enough_credits_for_a_ship() -> None:
    def pilot(price: int) -> dict[str, object]:
        return {
            "id": f"pilot_{price}",
            "name": {"de": f"Pilotin {price}", "en": f"Pilot {price}"},
            "type": {"kind": "pilot", "class": "ace"},
            "rarity": "common",
            "source": "own",
            "price": price,
        }

    yard = Yard("pilot_8500", "pilot_8501", SHIP, own=[pilot(8500), pilot(8501)])
    assert yard.why_not("pick pilot_8501") == "FS-BUILD-02 no-ship-for-pilot"
    yard.pick("pilot_8500", SHIP)
    assert yard.why_not("ready") == ""


@clause("FS-BUILD-03")
def test_the_parts_are_neutral_or_of_the_faction_of_the_pilot() -> None:
    yard = Yard("schrauber_jon", "funke", "veloce_klasse", "chitinmembran", "leichter_deflektor")
    yard.do("pick schrauber_jon")
    assert yard.why_not("pick veloce_klasse") == "FS-BUILD-03 wrong-faction"
    yard.do("pick funke")
    assert yard.why_not("pick chitinmembran") == "FS-BUILD-03 wrong-faction"
    assert yard.why_not("pick leichter_deflektor") == ""


@clause("FS-BUILD-03")
def test_equipment_may_be_added_or_left_out() -> None:
    yard = Yard(PILOT, SHIP, "impulslaser", "leichter_deflektor")
    yard.pick(PILOT, SHIP, "impulslaser")
    words = [str(move) for move in legal_moves(GAME, yard.state, 0)]
    assert words == ["pick leichter_deflektor", "ready"]


@clause("FS-BUILD-04")
def test_a_slot_of_one_kind_takes_no_item_of_another_kind() -> None:
    equipment = ["impulslaser", "leichter_deflektor", "nachbrenner", "panzerplatten"]
    for card in equipment:
        others = [other for other in equipment if other != card]
        yard = Yard(PILOT, SHIP, *equipment, card)
        yard.pick(PILOT, SHIP, *others, card)
        assert yard.why_not(f"pick {card}") == "FS-BUILD-05 too-few-slots"


@clause("FS-BUILD-05")
def test_a_slot_takes_only_one_item() -> None:
    yard = Yard("schrauber_jon", "funke", "impulslaser", "raketenwerfer", "zwillingslaser")
    yard.pick("schrauber_jon", "funke", "impulslaser")  # a ship with two weapon slots
    assert yard.why_not("pick raketenwerfer") == ""
    yard.do("pick raketenwerfer")
    assert yard.why_not("pick zwillingslaser") == "FS-BUILD-05 too-few-slots"


@clause("FS-BUILD-06")
def test_a_heavy_item_needs_several_slots() -> None:
    yard = Yard("schrauber_jon", "funke", "railkanone", "impulslaser", "mittlerer_deflektor")
    yard.pick("schrauber_jon", "funke")  # two weapon slots, one shield slot
    assert yard.why_not("pick mittlerer_deflektor") == "FS-BUILD-05 too-few-slots"
    yard.do("pick railkanone")
    assert yard.why_not("pick impulslaser") == "FS-BUILD-05 too-few-slots"


@clause("FS-BUILD-07")
def test_the_slots_of_a_unit_are_those_of_its_card_and_of_its_extension() -> None:
    duel = Duel(
        mine=[Part("panzerguertel", onto=SHIP)],
        row=["railkanone", "panzerplatten"],
        credits=9000,
    )
    facts = GAME.face.things(duel.state, 0)[duel.mine(SHIP).id]
    assert facts["slots"] == {"weapon": 1, "shield": 1, "booster": 1, "armor": 3}
    assert duel.why_not(f"buy railkanone {SHIP}") == "FS-MARKET-10"
    assert duel.why_not(f"buy panzerplatten {SHIP}") == ""


@clause("FS-BUILD-07")
def test_an_amplified_extension_offers_twice_the_slots() -> None:
    duel = Duel(mine=["zusatzrahmen", Part("koppelverstaerker", onto="zusatzrahmen")])
    slots = GAME.face.things(duel.state, 0)[duel.mine(SHIP).id]["slots"]
    assert slots[SlotKind.WEAPON.value] == 3


@clause("FS-BUILD-07")
def test_a_destroyed_extension_offers_no_slots() -> None:
    duel = Duel(mine=[Part("zusatzrahmen", face_down=True)])
    assert GAME.face.things(duel.state, 0)[duel.mine(SHIP).id]["slots"]["weapon"] == 1


@clause("FS-BUILD-08")
def test_a_drone_or_a_fighter_cannot_be_the_main_ship() -> None:
    yard = Yard(PILOT, SHIP, "drohne", "rebellen_jaeger")
    yard.do(f"pick {PILOT}")
    assert yard.why_not("pick drohne") == "FS-BUILD-08 not-a-ship"
    assert yard.why_not("pick rebellen_jaeger") == "FS-BUILD-08 not-a-ship"


@clause("FS-EXTEND-06")
def test_an_extension_cannot_be_part_of_the_main_ship() -> None:
    yard = Yard(PILOT, SHIP, "zusatzrahmen")
    yard.pick(PILOT, SHIP)
    assert yard.why_not("pick zusatzrahmen") == "FS-EXTEND-06 no-extensions-yet"


# ------------------------------------------------------------------------- laying open and dealing


@clause("FS-BUILD-09")
def test_main_ships_are_chosen_in_secret_and_laid_open_together() -> None:
    yard = Yard(PILOT, SHIP, "impulslaser")
    yard.pick(PILOT, SHIP, "impulslaser")
    picked = PartPicked("FS-BUILD-01", 0, "impulslaser")
    assert yard.events == [picked]
    assert picked.audience() == 1
    seen, _ = veil(yard.state, 1)
    assert seen.players[0].draft.names == []
    yard.do("ready")
    assert not yard.player(0).items
    assert to_act(yard.state) == (1,)
    yard.pick(PILOT, SHIP, seat=1)
    yard.do("ready", 1, (*DEALT * 2, 6, 6, 1, 1))
    shown = [event for event in yard.events if isinstance(event, ShipRevealed)]
    assert shown == [
        ShipRevealed("FS-BUILD-09", seat, tuple(yard.player(seat).items)) for seat in (0, 1)
    ]
    laid = [[item.card.id for item in yard.player(seat).items.values()] for seat in (0, 1)]
    assert laid == [[PILOT, SHIP, "impulslaser"], [PILOT, SHIP]]


@clause("FS-BUILD-10")
def test_the_other_items_become_the_market_deck_whose_order_nobody_knows() -> None:
    yard = Yard(PILOT, SHIP, "impulslaser", "drohne", "drohne")
    yard.finish(6, 6, 1, 1, ship=(PILOT, SHIP, "impulslaser"))
    player = yard.player()
    assert (player.market.names(), player.market.known) == (["drohne", "drohne"], 0)
    assert player.draft.names == []
    pilot, ship, laser = player.items.values()
    assert (player.pilot, player.ship) == (pilot.id, ship.id)
    assert (pilot.base, ship.base, laser.base) == ("", "", ship.id)
    assert [item.owner for item in yard.player(1).items.values()] == [1, 1, 1]


@clause("FS-BUILD-11")
def test_six_random_event_cards_become_face_down_prizes() -> None:
    yard = Yard(PILOT, SHIP)
    yard.finish(6, 6, 1, 1)
    for player in yard.state.players:
        assert [slot.seen for slot in player.prizes.slots] == [0] * 6


@clause("FS-BUILD-12")
def test_of_forty_events_six_are_prizes_five_are_drawn_and_29_are_left() -> None:
    yard = Yard(PILOT, SHIP, events=40)
    yard.finish(6, 6, 1, 1)
    for player in yard.state.players:
        assert (len(player.prizes), len(player.hand), len(player.draw)) == (6, 5, 29)
        assert [slot.seen for slot in player.hand.slots] == [1 << player.seat] * 5
    drawn = [event for event in yard.events if isinstance(event, CardDrawn)]
    assert drawn == [CardDrawn("FS-BUILD-12", seat, FILLER) for seat in (0, 1) for _ in range(5)]


@clause("FS-BUILD-13")
def test_items_on_the_field_get_their_initial_charge() -> None:
    parts = ("schrauber_jon", "funke", "schrottkanone", "flickenschild", "panzerplatten")
    yard = Yard(*parts)
    yard.finish(6, 6, 1, 1, ship=parts)
    initial = [yard.state.cards.cards[card].initial_charge for card in parts]
    assert initial[2] > 0
    for player in yard.state.players:
        assert [item.charge for item in player.items.values()] == initial


# ------------------------------------------------------------------------- the first turn


@clause("FS-BUILD-14")
def test_the_highest_total_of_two_dice_begins() -> None:
    yard = Yard(PILOT, SHIP, seats=3)
    yard.finish(6, 1, 4, 4, 5, 2)
    rolled = [event for event in yard.events if isinstance(event, StartRolled)]
    assert rolled == [
        StartRolled("FS-BUILD-14", seat, total) for seat, total in enumerate((7, 8, 7))
    ]
    assert [event for event in yard.events if isinstance(event, TurnBegan)] == [
        TurnBegan("FS-TURN-01", 1, 1)
    ]
    assert to_act(yard.state) == (1,)


@clause("FS-BUILD-14")
def test_those_who_are_tied_for_the_highest_total_roll_again() -> None:
    yard = Yard(PILOT, SHIP, seats=3)
    yard.finish(4, 4, 1, 1, 6, 2, 1, 2, 2, 2)  # the first and the third player roll twice
    rolled = [event for event in yard.events if isinstance(event, StartRolled)]
    assert [(event.seat, event.total) for event in rolled] == [
        (0, 8), (1, 2), (2, 8), (0, 3), (2, 4),
    ]  # fmt: skip
    assert to_act(yard.state) == (2,)


@clause("FS-BUILD-15")
def test_the_starting_player_draws_no_card_in_the_very_first_turn() -> None:
    yard = Yard(PILOT, SHIP)
    yard.finish(6, 6, 1, 1)
    assert (yard.state.turn, len(yard.player(0).hand)) == (1, 5)
    yard.do("end-turn", 0, (FILLER,))
    assert (yard.state.turn, len(yard.player(1).hand)) == (2, 6)


@clause("FS-BUILD-16")
def test_nobody_attacks_in_the_very_first_turn() -> None:
    armed = ["zwillingslaser"]
    first = Duel(mine=armed, theirs=armed, turn=1, quiet=False)
    for seat in (0, 1):
        assert possible_attacks(first.state, seat) == []
    assert first.why_not(f"attack zwillingslaser {SHIP} 0 no") == "FS-BUILD-16"
    first.do("end-turn", FILLER)  # nobody is asked; the other one begins and draws
    assert first.state.turn == 2
    assert first.asked == (0, "BeforeActions")
    first.do("pass")
    assert first.why_not(f"attack zwillingslaser {SHIP} 0 no", 1) == ""


@clause("FS-BUILD-16")
def test_attacks_are_free_from_the_second_turn_on() -> None:
    second = Duel(mine=["zwillingslaser"], turn=2)
    assert second.why_not(f"attack zwillingslaser {SHIP} 0 no") == ""
    assert f"attack zwillingslaser {SHIP} 0 no" in second.moves()
