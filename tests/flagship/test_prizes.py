"""Prize cards: FS-PRIZE."""

from __future__ import annotations

import pytest

from starboard.games.flagship import GAME
from starboard.games.flagship.events import CardDrawn, PrizeTaken
from starboard.games.flagship.state import Player
from starboard.kernel import NOBODY, only
from starboard.kernel.hidden import UNKNOWN
from starboard.kernel.match import as_seen
from starboard.kernel.registry import start
from starboard.kernel.view import View
from starboard.testing import clause
from tests.flagship.duel import FILLER, Duel, Part

SYNDICATE = "der_buchhalter"
TRIPLE: dict[str, object] = {
    "id": "dreierpreis",
    "name": {"de": "Dreierpreis", "en": "Triple Prize"},
    "type": {"kind": "event"},
    "rarity": "rare",
    "source": "own",
    "discard_value": 1000,
    "effects": [{"take_prize": 3}],
}


def prizes_and_hand(player: Player) -> tuple[int, int]:
    """How many prize cards and hand cards somebody has."""
    return len(player.prizes), len(player.hand)


@clause("FS-PRIZE-01", "FS-DRAW-03", "FS-BUILD-11")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_starts_with_six_event_cards_as_prizes_and_five_in_hand(seats: int) -> None:
    match = start(GAME, seats=seats, seed="a", options={"ready_ships": True})
    for player in match.state.players:
        deck, _ = player.deck
        drawn = 1 if player.seat == match.state.active and match.state.turn > 1 else 0
        assert prizes_and_hand(player) == (6, 5 + drawn)
        assert len(player.draw) == deck - 6 - 5 - drawn
        assert all(match.state.cards[name].is_event for name in player.prizes.names())
        assert all(slot.seen == NOBODY for slot in player.prizes.slots)
        assert all(slot.seen == only(player.seat) for slot in player.hand.slots)


@clause("FS-PRIZE-02")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_how_many_prizes_are_left_and_nobody_their_faces(seat: int | None) -> None:
    duel = Duel(prizes=4, their_prizes=3)
    view = View(GAME, duel.state, seat)
    assert [facts["prizes"] for facts in view.seats] == [4, 3]
    assert {slot.name for player in view.table.players for slot in player.prizes.slots} == {UNKNOWN}


@clause("FS-PRIZE-03")
def test_destroying_an_opposing_card_with_the_prize_symbol_gives_a_prize() -> None:
    duel = Duel(["zwillingslaser"], ["frabbianischer_jaeger", "rico_furioso"])
    duel.hit("zwillingslaser", "frabbianischer_jaeger")
    assert duel.asked == (0, "PrizeOffer")
    assert duel.moves() == ["prize", "pass"]
    duel.takes_prize()
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-PRIZE-03", 0, 5)]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-PRIZE-03")
def test_destroying_a_card_without_the_prize_symbol_gives_none() -> None:
    duel = Duel(["zwillingslaser"], ["drohne"])
    duel.hit("zwillingslaser", "drohne")
    assert duel.asked == (0, "ActionPhase")


@clause("FS-PRIZE-03")
def test_whatever_destroyed_the_card_gives_the_prize() -> None:
    duel = Duel(["brutling", "drittes_gelege"], ["kreuzer_bastion", "railkanone"])
    duel.lay("giftwolke", owner=0, on=1)
    duel.ends_turn(2)  # the cloud destroys equipment at the start of their turn
    assert duel.theirs("railkanone").face_down
    assert duel.asked == (0, "PrizeOffer")
    duel.takes_prize(FILLER)
    assert prizes_and_hand(duel.me) == (5, 1)
    assert prizes_and_hand(duel.them) == (6, 1)


@clause("FS-PRIZE-03")
def test_destroying_one_s_own_card_gives_nothing() -> None:
    duel = Duel(["kreuzer_bastion", Part("railkanone", charge=0)], hand=["ueberlastung"])
    duel.plays("ueberlastung")
    duel.charges("kreuzer_bastion", roll=(6, 1))  # the overload strikes the own ship
    assert duel.mine("railkanone").face_down
    assert duel.asked == (0, "ActionPhase")


@clause("FS-PRIZE-03")
def test_every_destroyed_card_with_the_symbol_gives_a_prize_of_its_own() -> None:
    salvo = Part("stachelsalve", charge=2)
    duel = Duel(["drittes_gelege", "stachelrochen", salvo], ["kaperboot", "rebellen_jaeger"])
    duel.attacks("stachelsalve", "kaperboot+rebellen_jaeger", roll=6)
    duel.they("pass")
    duel.takes_prize()
    duel.they("pass")
    duel.takes_prize()
    assert duel.theirs("kaperboot").face_down
    assert duel.theirs("rebellen_jaeger").face_down
    assert prizes_and_hand(duel.me) == (4, 2)


@clause("FS-PRIZE-03", "FS-ATTACK-21")
def test_besides_the_prize_the_cards_act_that_speak_of_the_destruction() -> None:
    hunter = ["der_buchhalter", "schuldeneintreiber", Part("zwillingslaser", charge=2)]
    prey = ["schrauber_jon", Part("freiheitsbote", charge=0), "reaktivpanzer", "kaperboot"]
    duel = Duel(hunter, prey)
    duel.hit("zwillingslaser", "freiheitsbote")
    assert duel.theirs("reaktivpanzer").face_down
    assert duel.mine("zwillingslaser").charge == 0  # drained by the armour
    assert duel.theirs("freiheitsbote").charge == 1  # charged by the loss
    assert duel.me.credits == 1000  # for the hunter
    assert duel.asked == (0, "ActionPhase")


@clause("FS-PRIZE-03", "FS-ATTACK-21")
def test_what_a_player_destroys_of_their_own_is_no_prey() -> None:
    mine = ["der_buchhalter", "schuldeneintreiber", "schrottkanone"]
    duel = Duel(mine, hand=["kopfgeld"])
    duel.attacks("schrottkanone", roll=1)  # blows itself up
    assert duel.mine("schrottkanone").face_down
    assert duel.me.credits == 0
    assert duel.asked == (0, "ActionPhase")


@clause("FS-PRIZE-04")
def test_a_card_effect_can_let_a_player_take_a_prize() -> None:
    duel = Duel([SYNDICATE], hand=["feindliche_uebernahme"], credits=6000)
    duel.plays("feindliche_uebernahme")
    assert duel.asked == (0, "PrizeOffer")
    duel.takes_prize()
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-PRIZE-04", 0, 5)]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-PRIZE-05")
def test_a_player_takes_only_own_prizes() -> None:
    duel = Duel(["zwillingslaser"], ["rico_furioso", "kaperboot"])
    duel.hit("zwillingslaser", "kaperboot")
    assert duel.why_not("prize", seat=1) == "FS-TIMING-04"
    duel.takes_prize()
    assert prizes_and_hand(duel.me) == (5, 1)
    assert prizes_and_hand(duel.them) == (6, 0)


@clause("FS-PRIZE-06")
def test_an_opponent_s_shuffle_of_the_draw_discard_gives_a_prize() -> None:
    duel = Duel(draw=[], draw_discard=[FILLER] * 2)
    duel.do("shuffle-draw")
    assert duel.asked == (1, "ShufflePrize")
    duel.takes_prize(by=1)
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-DRAW-08", 1, 5)]
    assert prizes_and_hand(duel.them) == (5, 1)
    assert prizes_and_hand(duel.me) == (6, 0)


@clause("FS-PRIZE-07")
def test_a_taken_prize_goes_to_the_hand_and_only_its_owner_sees_it() -> None:
    duel = Duel([SYNDICATE], hand=["feindliche_uebernahme"], credits=6000)
    duel.plays("feindliche_uebernahme")
    duel.takes_prize()
    assert duel.hand() == [FILLER]
    assert [slot.seen for slot in duel.me.hand.slots] == [only(0)]
    (drawn,) = duel.reported(CardDrawn)
    assert drawn == CardDrawn("FS-PRIZE-07", 0, FILLER)
    assert as_seen(drawn, 1) != drawn


@clause("FS-PRIZE-07", "FS-PRIZE-03")
def test_taking_a_prize_is_optional() -> None:
    duel = Duel(["zwillingslaser"], ["rico_furioso", "kaperboot"])
    duel.hit("zwillingslaser", "kaperboot")
    duel.do("pass")
    assert prizes_and_hand(duel.me) == (6, 0)
    assert duel.asked == (0, "ActionPhase")
    assert duel.why_not("claim") == "FS-DRAW-08"  # this offer is gone


@clause("FS-PRIZE-07")
def test_a_taken_prize_counts_at_the_next_hand_limit() -> None:
    duel = Duel([SYNDICATE], hand=["feindliche_uebernahme", *[FILLER] * 5], credits=6000)
    duel.plays("feindliche_uebernahme")
    duel.takes_prize()
    duel.ends_turn()
    assert duel.asked == (0, "HandLimit")
    duel.drops(FILLER, FILLER)
    assert len(duel.me.hand) == 5


@clause("FS-PRIZE-07", "FS-PRIZE-04")
def test_of_several_prizes_each_may_be_taken_or_left() -> None:
    duel = Duel(own=[TRIPLE], hand=["dreierpreis"])
    duel.plays("dreierpreis")
    duel.takes_prize()
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-PRIZE-04", 0, 5)]
    duel.do("pass")
    assert duel.asked == (0, "PrizeOffer")
    duel.takes_prize()
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-PRIZE-04", 0, 4)]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-PRIZE-07", "FS-PRIZE-03")
def test_two_prizes_are_offered_one_after_the_other() -> None:
    duel = Duel(["zwillingslaser"], ["rico_furioso", "kaperboot"], hand=["kopfgeld"])
    duel.plays("kopfgeld")  # one more prize for a card with the symbol
    duel.hit("zwillingslaser", "kaperboot")
    duel.takes_prize()
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-PRIZE-03", 0, 5)]
    assert duel.asked == (0, "PrizeOffer")
    duel.takes_prize()
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-PRIZE-04", 0, 4)]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-PRIZE-08")
def test_the_first_to_take_the_last_prize_wins_at_once() -> None:
    duel = Duel([SYNDICATE], hand=["feindliche_uebernahme"], credits=6000, prizes=1, their_prizes=1)
    duel.plays("feindliche_uebernahme")
    duel.takes_prize()
    assert duel.state.outcome is not None
    assert duel.state.outcome.won == (0,)
    assert duel.state.outcome.clause == "FS-GOAL-02"
    assert duel.state.agenda.top is None


@clause("FS-PRIZE-08")
def test_the_last_but_one_prize_does_not_win() -> None:
    duel = Duel([SYNDICATE], hand=["feindliche_uebernahme"], credits=6000, prizes=2)
    duel.plays("feindliche_uebernahme")
    duel.takes_prize()
    assert duel.state.outcome is None
    assert duel.asked == (0, "ActionPhase")
