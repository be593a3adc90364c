"""More than two players: FS-MULTI."""

from __future__ import annotations

from starboard.games.flagship import GAME
from starboard.games.flagship.cards.kinds import Until, When
from starboard.games.flagship.cards.vocabulary import AllowExtraShips
from starboard.games.flagship.events import (
    CardDrawn,
    EffectEnded,
    GameWon,
    PlayerOut,
    PrizeTaken,
    TurnBegan,
)
from starboard.games.flagship.state import Lasting, Promise
from starboard.kernel import NOBODY, Forced, Slot
from starboard.kernel.registry import start
from starboard.testing import clause
from tests.flagship.duel import FILLER, Duel, Part

ARMED = [Part("zwillingslaser", charge=2)]


@clause("FS-MULTI-01", "FS-GOAL-01")
def test_all_opposing_main_ships_must_be_destroyed() -> None:
    duel = Duel(ARMED, others=[()])
    duel.hit("zwillingslaser", duel.them.ship)
    assert duel.state.outcome is None
    assert duel.them.out == 5
    assert duel.reported(PlayerOut) == [PlayerOut("FS-ATTACK-21", 1, 0)]
    duel.do("pass")  # no prize
    duel.hit("zwillingslaser", duel.side(2).ship)
    assert duel.state.outcome is not None
    assert duel.state.outcome.won == (0,)
    assert duel.state.outcome.reason == "destroyed"


@clause("FS-MULTI-01")
def test_the_last_player_left_wins_whoever_destroyed_the_ships() -> None:
    duel = Duel(mine=["zwillingslaser"])
    GAME.concede(duel.state, 0, Forced())
    assert duel.state.outcome is not None
    assert duel.state.outcome.won == (1,)
    assert len(duel.me.items) == 3  # the game is over, so everything stays where it is
    assert duel.state.events[-2:] == [
        PlayerOut("FS-ATTACK-21", 0, 0),
        GameWon("FS-GOAL-01", 1, "destroyed"),
    ]


@clause("FS-MULTI-01")
def test_an_eliminated_player_s_cards_leave_the_game() -> None:
    duel = Duel(ARMED, others=[()], their_hand=[FILLER], their_credits=1000, their_row=["drohne"])
    them = duel.them
    them.draw.top = [Slot(FILLER, NOBODY)]
    them.market.top = [Slot("drohne", NOBODY)]
    them.market.bag = ["drohne"]
    them.draw_discard, them.market_discard = [FILLER], ["drohne"]
    duel.recount()
    duel.hit("zwillingslaser", them.ship)
    assert not them.items
    assert not them.row
    assert not them.draw_discard
    assert not them.market_discard
    sizes = [len(pile) for pile in (them.hand, them.prizes, them.draw, them.market)]
    assert sizes == [0, 0, 0, 0]
    assert them.credits == 0
    assert [duel.me.hand.names(), len(duel.me.prizes), len(duel.me.items)] == [[], 6, 3]


@clause("FS-MULTI-01")
def test_effect_events_of_and_on_an_eliminated_player_end() -> None:
    duel = Duel(ARMED, others=[()])
    theirs = duel.lay("ionensturm", owner=1)
    on_them = duel.lay("stoersender", owner=2, on=1)
    stays = duel.lay("stoersender", owner=2, on=0)
    duel.hit("zwillingslaser", duel.them.ship)
    assert duel.state.laid == [stays]
    assert duel.reported(EffectEnded) == [
        EffectEnded("FS-MULTI-01", 1, theirs.id),
        EffectEnded("FS-MULTI-01", 2, on_them.id),
    ]
    assert duel.side(2).draw_discard == ["stoersender"]


@clause("FS-MULTI-01")
def test_what_lasts_for_an_eliminated_player_ends_and_nothing_else() -> None:
    duel = Duel(ARMED, others=[()])
    card = duel.state.cards["kopfgeld"]
    for seat in (1, 2):
        lasting = Lasting(AllowExtraShips(), seat, Until.TURN_END, 5)
        duel.state.lasting.append(lasting)
        duel.state.promises.append(Promise(When.TURN_END, seat, 5, card, ()))
    duel.hit("zwillingslaser", duel.them.ship)
    assert [lasting.seat for lasting in duel.state.lasting] == [2]
    assert [promise.seat for promise in duel.state.promises] == [2]


@clause("FS-MULTI-01")
def test_the_turn_goes_on_when_somebody_else_is_eliminated() -> None:
    duel = Duel(ARMED, others=[()])
    duel.hit("zwillingslaser", duel.them.ship)
    duel.takes_prize()
    assert duel.asked == (0, "ActionPhase")
    duel.ends_turn(FILLER)
    assert duel.asked == (2, "ActionPhase")


@clause("FS-MULTI-01", "FS-PRIZE-03")
def test_the_turn_of_an_eliminated_player_ends_at_once() -> None:
    duel = Duel(theirs=["zwillingslaser"], others=[()], market=["drohne"], quiet=False)
    duel.reveals("drohne")
    duel.hit("zwillingslaser", duel.me.ship, seat=1)
    assert duel.asked == (1, "PrizeOffer")
    duel.takes_prize(FILLER, by=1)
    assert duel.reported(PrizeTaken) == [PrizeTaken("FS-PRIZE-03", 1, 5)]
    assert duel.reported(TurnBegan) == [TurnBegan("FS-TURN-01", 1, 6)]
    assert duel.asked == (1, "ActionPhase")
    assert not duel.state.blows


@clause("FS-MULTI-01", "FS-EVENT-06")
def test_an_event_that_eliminates_the_player_whose_turn_it_is_is_still_discarded() -> None:
    frabian = ["rico_furioso", Part("zwillingslaser", charge=0)]
    duel = Duel(
        theirs=frabian, others=[()], their_hand=["feuerwerk"], market=["drohne"], quiet=False
    )
    duel.reveals("drohne")
    duel.plays("feuerwerk", by=1)
    duel.hit("zwillingslaser", duel.me.ship, seat=1)
    assert duel.asked == (1, "PrizeOffer")
    duel.they("pass", FILLER)
    assert duel.them.draw_discard == ["feuerwerk"]
    assert not duel.state.deeds


@clause("FS-MULTI-01")
def test_a_player_is_eliminated_only_once() -> None:
    duel = Duel(ARMED, others=[()])
    duel.hit("zwillingslaser", duel.them.ship)
    duel.do("pass")
    duel.state.turn = 7
    duel.state.events.clear()
    GAME.concede(duel.state, 1, Forced())
    assert not duel.state.events
    assert duel.them.out == 5


@clause("FS-MULTI-01")
def test_whoever_gives_up_while_the_ships_are_built_is_out() -> None:
    match = start(GAME, seats=3, seed="a", options={"ready_ships": False})
    match.play(1, match.moves(1)[0])
    match.concede(1)
    assert match.to_act == (0, 2)
    loser = match.state.players[1]
    assert (loser.out, loser.draft.names, len(loser.market)) == (1, [], 0)
    match.concede(2)
    assert match.outcome is not None
    assert match.outcome.won == (0,)


@clause("FS-MULTI-01")
def test_the_others_build_and_play_on_without_whoever_gave_up() -> None:
    match = start(GAME, seats=3, seed="a")
    match.concede(1)
    for seat in (0, 2):
        while "ready" not in [str(move) for move in match.moves(seat)]:
            match.play(seat, match.moves(seat)[0])
        match.play(seat, "ready")
    assert [len(player.hand) for player in match.state.players] == [5, 0, 5]
    assert match.state.active in (0, 2)


@clause("FS-MULTI-01", "FS-DRAW-08")
def test_an_eliminated_player_can_claim_no_prize() -> None:
    duel = Duel(ARMED, others=[()], draw=[], draw_discard=[FILLER])
    duel.do("shuffle-draw")
    duel.they("pass")
    duel.play(2, "pass")
    duel.hit("zwillingslaser", duel.them.ship)
    assert duel.why_not("claim", seat=1) == "FS-DRAW-08"
    assert duel.why_not("claim", seat=2) == ""


@clause("FS-MULTI-02")
def test_with_three_players_the_first_turns_draw_none_one_and_one() -> None:
    duel = Duel(others=[()], turn=1, start=())
    assert duel.reported(CardDrawn) == []
    duel.ends_turn(FILLER)
    assert duel.reported(CardDrawn) == [CardDrawn("FS-TURN-04", 1, FILLER)]
    duel.ends_turn(FILLER, by=1)
    assert duel.reported(CardDrawn) == [CardDrawn("FS-TURN-04", 2, FILLER)]
    assert [len(player.hand) for player in duel.state.players] == [0, 1, 1]


@clause("FS-MULTI-03")
def test_with_three_players_attacks_begin_with_the_first_turn_of_the_last_one() -> None:
    armed = ["zwillingslaser"]
    duel = Duel(armed, armed, [armed], turn=1, start=())
    shot = "attack zwillingslaser pendler_k7 0 no"
    assert duel.why_not(shot) == "FS-MULTI-03"
    duel.ends_turn(FILLER)
    assert duel.why_not(shot, seat=1) == "FS-MULTI-03"
    assert duel.asked == (1, "ActionPhase")
    duel.ends_turn(FILLER, by=1)
    assert duel.why_not(shot, seat=2) == ""


@clause("FS-MULTI-03")
def test_from_then_on_all_may_attack_between_the_actions_of_the_last_player() -> None:
    duel = Duel(["zwillingslaser"], [], [()], turn=2, quiet=False)
    duel.ends_turn(FILLER)  # nobody may attack in the second turn, so nobody is asked
    assert duel.asked == (0, "BeforeActions")  # it is the third now
    assert duel.why_not("attack zwillingslaser pendler_k7 0 no") == ""
    duel.do("pass")
    assert duel.asked == (1, "ActionPhase")
    duel.ends_turn(by=1)
    assert duel.asked == (0, "Between")
    assert duel.why_not("attack zwillingslaser pendler_k7 0 no") == ""


@clause("FS-MULTI-03", "FS-BUILD-16")
def test_with_two_players_only_the_very_first_turn_is_without_attacks() -> None:
    armed = ["zwillingslaser"]
    duel = Duel(armed, armed, turn=1, start=())
    assert duel.why_not("attack zwillingslaser pendler_k7 0 no") == "FS-BUILD-16"
    duel.ends_turn(FILLER)
    assert duel.why_not("attack zwillingslaser pendler_k7 0 no", seat=1) == ""


@clause("FS-MULTI-04")
def test_every_opponent_may_take_a_prize_when_somebody_shuffles_clockwise() -> None:
    duel = Duel(others=[(), ()], draw=[], draw_discard=[FILLER] * 3)
    duel.do("shuffle-draw")
    assert duel.asked == (1, "ShufflePrize")
    duel.takes_prize(by=1)
    assert duel.asked == (2, "ShufflePrize")
    duel.play(2, "pass")
    assert duel.asked == (3, "ShufflePrize")
    duel.takes_prize(by=3)
    assert [len(player.prizes) for player in duel.state.players] == [6, 5, 6, 5]
    assert duel.asked == (0, "ActionPhase")
