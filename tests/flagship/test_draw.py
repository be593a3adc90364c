"""Draw deck and hand: FS-DRAW."""

from __future__ import annotations

import pytest

from starboard.games.flagship import GAME
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.events import (
    CardDiscarded,
    CardDrawn,
    CreditsGained,
    PileShuffled,
    PrizeTaken,
)
from starboard.kernel import EVERYONE
from starboard.kernel.registry import start
from starboard.kernel.view import View
from starboard.testing import clause
from tests.flagship.duel import FILLER, Duel, Part, example

SHUFFLE_PRIZE = (1, "ShufflePrize")


@clause("FS-DRAW-01", "FS-MARKET-01")
def test_the_draw_deck_holds_only_events_and_the_market_deck_only_items() -> None:
    cards = catalogue()
    for seats in (2, 4):
        match = start(GAME, seats=seats, options={"ready_ships": True})
        for player in match.state.players:
            assert all(cards[name].is_event for name in player.draw.names())
            assert all(cards[name].is_item for name in player.market.names())
    decks = starter_decks().values()
    assert all(cards[name].is_event for deck in decks for name in deck.events)


@clause("FS-DRAW-02")
def test_a_player_draws_one_card_at_the_start_of_each_own_turn() -> None:
    duel = Duel()
    duel.ends_turn(FILLER)
    assert duel.reported(CardDrawn) == [CardDrawn("FS-TURN-04", 1, FILLER)]
    assert duel.hand(1) == [FILLER]
    assert duel.hand(0) == []
    assert len(duel.them.draw) == 9


@clause("FS-DRAW-02")
def test_the_draw_follows_the_effects_of_the_trigger_phase() -> None:
    duel = Duel(["der_buchhalter"], start=[FILLER])  # 1000 credits at the start of each turn
    told = [type(event) for event in duel.events if isinstance(event, (CreditsGained, CardDrawn))]
    assert told == [CreditsGained, CardDrawn]


@clause("FS-DRAW-03", "FS-BUILD-12")
def test_the_game_starts_with_five_cards_in_each_hand() -> None:
    match = start(GAME, seats=3, options={"ready_ships": True})
    assert match.state.turn == 1  # the first player draws nothing
    assert [len(player.hand) for player in match.state.players] == [5, 5, 5]


@clause("FS-DRAW-04")
def test_at_the_end_of_the_own_turn_surplus_cards_are_discarded_without_credits() -> None:
    duel = Duel(hand=[*[FILLER] * 6, "pazaak"])
    duel.ends_turn()
    assert duel.asked == (0, "HandLimit")
    assert duel.moves()[:2] == ["drop nachschub", "drop pazaak"]
    assert duel.why_not("drop kopfgeld") == "FS-DRAW-04"
    duel.drops("pazaak")
    assert duel.reported(CardDiscarded) == [CardDiscarded("FS-DRAW-04", 0, "pazaak", 0)]
    duel.drops(FILLER, FILLER)
    assert duel.hand() == [FILLER] * 5
    assert duel.me.draw_discard == ["pazaak", FILLER]
    assert duel.me.credits == 0
    assert duel.asked == (1, "ActionPhase")


@clause("FS-DRAW-04")
def test_a_hand_of_five_stays_as_it_is() -> None:
    duel = Duel(hand=[FILLER] * 5)
    duel.ends_turn(FILLER)
    assert duel.asked == (1, "ActionPhase")
    assert len(duel.me.hand) == 5


@clause("FS-DRAW-04")
def test_in_an_opponent_s_turn_a_hand_may_hold_more_than_five() -> None:
    duel = Duel(their_hand=[FILLER] * 7)
    duel.ends_turn(FILLER)
    assert duel.asked == (1, "ActionPhase")
    assert len(duel.them.hand) == 8


@clause("FS-DRAW-05")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_how_many_cards_are_in_each_hand(seat: int | None) -> None:
    duel = Duel(hand=[FILLER] * 2, their_hand=[FILLER] * 7)
    seats = View(GAME, duel.state, seat).seats
    assert [facts["hand"] for facts in seats] == [2, 7]
    assert [facts["active"] for facts in seats] == [True, False]


@clause("FS-DRAW-06")
def test_resolved_events_go_to_the_draw_discard() -> None:
    duel = Duel(["der_buchhalter"], hand=["insiderhandel"])
    duel.plays("insiderhandel")
    assert duel.me.draw_discard == ["insiderhandel"]


@clause("FS-DRAW-06")
def test_events_whose_effect_ends_go_to_the_draw_discard() -> None:
    duel = Duel(start=[FILLER], hand=["ionensturm"])
    duel.plays("ionensturm")
    assert duel.me.draw_discard == []
    duel.ends_turn(FILLER)
    assert duel.me.draw_discard == []
    duel.ends_turn(FILLER, by=1)
    assert duel.me.draw_discard == ["ionensturm"]


@clause("FS-DRAW-06")
def test_discarded_hand_cards_go_to_the_draw_discard_of_their_owner() -> None:
    duel = Duel(["schrauber_jon", Part("zwillingslaser", face_down=True)], hand=["pazaak", FILLER])
    duel.uses("schrauber_jon")  # costs a hand card
    duel.drops("pazaak")
    assert duel.reported(CardDiscarded) == [CardDiscarded("FS-ABILITY-03", 0, "pazaak", 0)]
    assert duel.me.draw_discard == ["pazaak"]
    assert duel.hand() == [FILLER]
    assert duel.me.credits == 0


@clause("FS-DRAW-07")
def test_an_empty_draw_deck_may_be_renewed_in_the_own_turn() -> None:
    duel = Duel(draw=[], draw_discard=["pazaak", FILLER])
    assert "shuffle-draw" in duel.moves()
    duel.do("shuffle-draw")
    duel.they("pass")
    assert duel.me.draw.bag == [FILLER, "pazaak"]
    assert duel.me.draw_discard == []


@clause("FS-DRAW-07")
def test_renewing_the_draw_deck_is_told_to_everybody() -> None:
    duel = Duel(draw=[], draw_discard=["pazaak", FILLER])
    duel.do("shuffle-draw")
    (told,) = duel.reported(PileShuffled)
    assert told == PileShuffled("FS-DRAW-07", 0, "draw")
    assert told.audience() == EVERYONE
    for seat in (1, None):
        side = View(GAME, duel.state, seat).table.players[0]
        assert (side.draw_discard, len(side.draw)) == ([], 2)


@clause("FS-DRAW-07")
def test_a_draw_deck_with_cards_in_it_is_not_renewed() -> None:
    duel = Duel(draw=[FILLER], draw_discard=["pazaak"])
    assert duel.why_not("shuffle-draw") == "FS-DRAW-07"
    assert "shuffle-draw" not in duel.moves()


@clause("FS-DRAW-07")
def test_without_a_discard_there_is_nothing_to_shuffle() -> None:
    duel = Duel(draw=[])
    assert duel.why_not("shuffle-draw") == "FS-DRAW-07"
    assert "shuffle-draw" not in duel.moves()


@clause("FS-DRAW-07")
def test_a_player_may_shuffle_at_the_moment_of_the_draw() -> None:
    duel = Duel(draw=[], draw_discard=["pazaak"], start=())
    assert duel.asked == (0, "ShuffleToDraw")
    assert duel.moves() == ["shuffle-draw", "pass"]
    duel.do("shuffle-draw")
    assert duel.asked == SHUFFLE_PRIZE
    duel.they("pass", "pazaak")
    assert duel.hand() == ["pazaak"]
    assert duel.reported(CardDrawn) == [CardDrawn("FS-TURN-04", 0, "pazaak")]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-DRAW-07")
def test_whoever_does_not_shuffle_draws_nothing_and_has_not_lost() -> None:
    duel = Duel(draw=[], draw_discard=["pazaak"], start=())
    duel.do("pass")
    assert duel.hand() == []
    assert duel.me.draw_discard == ["pazaak"]
    assert duel.state.outcome is None
    assert duel.asked == (0, "ActionPhase")
    assert duel.why_not("shuffle-draw") == ""  # still possible later


@clause("FS-DRAW-07", "FS-DRAW-02")
def test_with_both_piles_empty_the_draw_is_skipped() -> None:
    duel = Duel(draw=[], start=())
    assert duel.asked == (0, "ActionPhase")
    assert duel.hand() == []
    assert not duel.reported(CardDrawn)


@clause("FS-DRAW-07")
def test_of_several_cards_the_rest_is_drawn_after_the_shuffle() -> None:
    duel = Duel(draw=["pazaak"], hand=[FILLER], draw_discard=["kopfgeld"])
    duel.plays(FILLER, "pazaak")  # draws two, but only one is there
    assert duel.asked == (0, "ShuffleToDraw")
    duel.do("shuffle-draw")
    duel.they("pass", "kopfgeld")
    assert duel.hand() == ["kopfgeld", "pazaak"]


@clause("FS-DRAW-07")
def test_in_an_opponent_s_turn_nobody_shuffles() -> None:
    duel = Duel(["zwillingslaser"], ["panzerplatten"], their_draw=[], their_draw_discard=["pazaak"])
    duel.lay("zellenstruktur", owner=1)  # draws a card for each own item destroyed
    duel.hit("zwillingslaser")
    assert duel.theirs("panzerplatten").face_down
    assert duel.asked == (0, "ActionPhase")
    assert duel.hand(1) == []
    assert duel.why_not("shuffle-draw", seat=1) == "FS-TIMING-04"


@clause("FS-DRAW-08")
def test_the_opponent_may_take_the_prize_at_once() -> None:
    duel = Duel(draw=[], draw_discard=[FILLER])
    duel.do("shuffle-draw")
    assert duel.asked == SHUFFLE_PRIZE
    assert duel.moves(1) == ["prize", "pass"]
    duel.takes_prize(by=1)
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-DRAW-08", 1, 5)]
    assert duel.hand(1) == [FILLER]
    assert duel.them.prize_due == 0
    assert duel.why_not("claim", seat=1) == "FS-DRAW-08"


@clause("FS-DRAW-08")
def test_the_opponent_may_take_the_prize_later_in_this_turn() -> None:
    duel = Duel(draw=[], draw_discard=[FILLER])
    duel.do("shuffle-draw")
    duel.they("pass")
    assert duel.why_not("claim") == "FS-DRAW-08"
    assert duel.moves(1) == ["claim"]
    duel.they("claim")
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-DRAW-08", 1, 5)]
    assert duel.why_not("claim", seat=1) == "FS-DRAW-08"
    assert len(duel.them.prizes) == 5


@clause("FS-DRAW-08")
def test_two_shuffles_give_two_prizes() -> None:
    duel = Duel(draw=[], draw_discard=[FILLER])
    for _ in range(2):
        duel.do("shuffle-draw")
        duel.they("pass")
        duel.me.draw_discard, duel.me.draw.bag = duel.me.draw.bag, []
    duel.they("claim")
    duel.they("claim")
    assert len(duel.them.prizes) == 4
    assert duel.why_not("claim", seat=1) == "FS-DRAW-08"


@clause("FS-DRAW-08")
def test_the_right_to_the_prize_lapses_at_the_end_of_the_turn() -> None:
    duel = Duel(draw=[], draw_discard=[FILLER])
    duel.do("shuffle-draw")
    duel.they("pass")
    duel.ends_turn(FILLER)
    assert duel.why_not("claim", seat=1) == "FS-DRAW-08"
    assert len(duel.them.prizes) == 6


@clause("FS-DRAW-09")
def test_shuffling_gives_a_deck_and_costs_a_prize() -> None:
    given, _, then = example("FS-DRAW-09")
    duel = Duel(
        draw=[FILLER] * given["draw_deck"],
        draw_discard=[FILLER] * given["draw_discard"],
        their_prizes=given["opponent_prizes_left"],
        their_hand=[FILLER] * given["opponent_hand"],
    )
    duel.do("shuffle-draw")
    duel.takes_prize(by=1)
    assert len(duel.me.draw) == then["draw_deck"]
    assert len(duel.me.draw_discard) == then["draw_discard"]
    assert len(duel.them.prizes) == then["opponent_prizes_left"]
    assert len(duel.them.hand) == then["opponent_hand"]
