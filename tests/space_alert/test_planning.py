"""The action round: hands, action boards, phases of one's own (SA-PLAN)."""

from __future__ import annotations

from typing import Any

from starboard import ledger
from starboard.games.space_alert import GAME
from starboard.games.space_alert.kinds import Action
from starboard.games.space_alert.moves import Lay
from starboard.games.space_alert.round.events import (
    CardLaid,
    CardsPickedUp,
    CardTurned,
    WordCalled,
)
from starboard.kernel import CLOCK
from starboard.testing import clause
from tests.space_alert.live import Live


@clause("SA-PLAN-01")
def test_with_the_alarm_everybody_picks_up_the_cards_of_the_first_phase() -> None:
    live = Live(alarm=False)
    assert live.cards(2) == []
    live.tick()
    assert len(live.cards(2)) == 5
    assert [len(pile) for pile in live.hand(2).later] == [0, 5, 5]


@clause("SA-PLAN-02")
def test_nobody_sees_the_hand_of_another() -> None:
    live = Live(hands=["a< b>"])
    assert live.seen(0).hands[0].cards.names() == ["a<", "b>"]
    assert live.seen(1).hands[0].cards.names() == ["", ""]
    picked = live.told(CardsPickedUp, seat=1)
    assert [len(event.cards) for event in picked] == [0, 5, 0, 0]


@clause("SA-PLAN-01", "SA-PLAN-02")
def test_only_whoever_picked_up_cards_sees_them() -> None:
    live = Live()
    assert live.seen(2).hands[2].cards.names() == live.cards(2)
    assert live.seen(1).hands[2].cards.names() == [""] * 5


@clause("SA-PLAN-03")
def test_people_may_talk_and_call_out() -> None:
    live = Live()
    assert GAME.may_talk(live.state, 0)
    live.says(0, "help").says_we_need(1, "battlebots", "lower_red")
    live.says_i_do(2, "a", "upper_red", 2)
    assert live.table.said == [
        "0 say help",
        "1 we_need battlebots lower_red",
        "2 i_do a upper_red 2",
    ]
    assert live.told(WordCalled, seat=3)[0].word == "help"


@clause("SA-PLAN-03")
def test_call_outs_name_stations_that_exist_and_turns_that_are_planned_now() -> None:
    live = Live()
    assert live.refusal(0, "i_do a engine_room 2") == "SA-PLAN-03"
    assert live.refusal(0, "i_do a upper_red 4") == "SA-PLAN-03"
    live.ends_phase(0)
    assert live.refusal(0, "i_do a upper_red 4") == ""


@clause("SA-PLAN-05")
def test_cards_are_laid_face_down_on_spaces_of_the_own_phase() -> None:
    live = Live(hands=["a< b>"])
    assert (live.match.to_act, live.match.may_act) == ((CLOCK,), (0, 1, 2, 3))
    assert live.verbs(0) == {"lay", "end", "pass", "say", "i_do", "we_need"}
    live.lays(0, "a<", turn=2)
    assert live.card_on(0, 2) == "a<"
    assert live.cards(0) == ["b>"]
    assert live.seen(1).boards[0].spaces[1].card.names() == [""]
    assert live.refusal(0, "lay c^ space.0.3 movement") == "SA-PLAN-05"
    assert live.refusal(0, "lay b> space.1.3 movement") == "SA-PLAN-05"
    assert live.refusal(0, "lay b> space.0.13 movement") == "SA-PLAN-05"


@clause("SA-PLAN-06")
def test_a_space_holds_one_card() -> None:
    live = Live(hands=["a< b>"])
    live.lays(0, "a<", turn=2)
    assert live.refusal(0, "lay b> space.0.2 activation") == "SA-PLAN-06"
    live.takes_back(0, turn=2).lays(0, "b>", turn=2)
    assert live.cards(0) == ["a<"]


@clause("SA-PLAN-07", "SA-PLAN-09")
def test_either_half_may_be_on_top_and_only_that_one_counts() -> None:
    live = Live(hands=["a< b^"])
    live.lays(0, "a<", turn=1, half="movement").lays(0, "b^", turn=2).until(300)
    assert live.state.crew[0].plan[:2] == [Action.RED, Action.B]
    assert live.state.crew[0].backs[:2] == [Action.A, Action.GRAVOLIFT]


@clause("SA-PLAN-08")
def test_the_back_tells_everybody_which_half_is_on_top_but_not_which_card() -> None:
    live = Live(hands=["a< b>"])
    live.lays(0, "a<", turn=1, half="movement")
    seen = live.told(CardLaid, seat=3)[0]
    assert (seen.space, seen.half, seen.card) == ("space.0.1", "movement", "")
    assert live.told(CardLaid, seat=0)[0].card == "a<"
    space = live.match.view(3).things["space.0.1"]
    told = {"kind": "space", "crew": 0, "turn": 1, "phase": 1, "half": "movement", "card": ""}
    assert space == told
    later = live.match.view(3).things["space.1.4"]
    assert later == told | {"crew": 1, "turn": 4, "phase": 2, "half": ""}
    assert live.match.view(3).things["crew.1"]["kind"] == "crew"


@clause("SA-PLAN-10")
def test_a_turn_without_a_card_is_a_turn_without_an_action() -> None:
    live = Live(hands=["a<"])
    live.lays(0, "a<", turn=3).until(300)
    assert live.state.crew[0].plan[:4] == [Action.EMPTY, Action.EMPTY, Action.A, Action.EMPTY]


@clause("SA-PLAN-11")
def test_cards_may_be_swapped_moved_turned_and_taken_back_while_the_phase_runs() -> None:
    live = Live(hands=["a< b>"])
    live.lays(0, "a<", turn=1).lays(0, "b>", turn=2, half="movement")
    live.shifts(0, turn=1, to=2)
    assert (live.card_on(0, 1), live.card_on(0, 2)) == ("b>", "a<")
    live.shifts(0, turn=1, to=3)
    assert (live.card_on(0, 1), live.card_on(0, 3)) == ("", "b>")
    live.turns_over(0, turn=3)
    assert live.told(CardTurned)[0].half == "activation"
    live.takes_back(0, turn=2)
    assert live.cards(0) == ["a<"]


@clause("SA-PLAN-11")
def test_what_cannot_be_moved() -> None:
    live = Live(hands=["a< b>"])
    live.lays(0, "a<", turn=1).lays(0, "b>", turn=2, half="movement")
    assert live.refusal(0, "shift space.0.1 space.0.1") == "SA-PLAN-11"
    assert live.refusal(0, "shift space.0.2 space.0.1") == "SA-PLAN-11"
    assert live.refusal(0, "shift space.0.1 space.1.1") == "SA-PLAN-05"
    assert live.refusal(0, "turn space.0.3") == "SA-PLAN-10"
    assert live.refusal(0, "shift space.0.1 space.0.4") == "SA-PLAN-16"


@clause("SA-PLAN-12", "SA-PLAN-13")
def test_whoever_picks_up_the_next_cards_has_ended_the_phase() -> None:
    live = Live(hands=["a<"])
    live.ends_phase(0)
    assert live.hand(0).phase == 2
    assert len(live.cards(0)) == 6
    assert "a<" in live.cards(0)
    live.ends_phase(0)
    assert live.hand(0).phase == 3
    assert len(live.cards(0)) == 11


@clause("SA-PLAN-14")
def test_own_cards_of_a_phase_that_is_over_may_still_be_looked_at() -> None:
    live = Live(hands=["a<"])
    live.lays(0, "a<", turn=1).until(100)
    assert live.match.view(0).things["space.0.1"]["card"] == "a<"
    assert live.match.view(1).things["space.0.1"]["card"] == ""


@clause("SA-PLAN-15")
def test_a_phase_that_one_has_ended_stays_as_it_is() -> None:
    live = Live(hands=["a< b>"])
    live.lays(0, "a<", turn=1).ends_phase(0)
    assert live.refusal(0, "take space.0.1") == "SA-PLAN-15"
    assert live.refusal(0, "lay b> space.0.2 activation") == "SA-PLAN-15"
    assert live.refusal(0, "turn space.0.1") == "SA-PLAN-15"


@clause("SA-PLAN-16")
def test_cards_of_a_later_phase_cannot_be_used_before_they_are_picked_up() -> None:
    live = Live(hands=["a<"])
    assert live.refusal(0, "lay a< space.0.4 activation") == "SA-PLAN-16"
    hidden = live.seen(0).hands[0].later[1]
    assert hidden.names() == [""] * 5
    later = [card for card in live.hand(0).later[1].names() if card not in live.cards(0)]
    assert live.refusal(0, f"lay {later[0]} space.0.1 activation") == "SA-PLAN-05"


@clause("SA-PLAN-17")
def test_the_third_phase_may_be_planned_until_the_end() -> None:
    live = Live("299 warning 3 1 0 - -- -").until(299)
    card = live.cards(0)[0]
    live.do(0, Lay(card, "space.0.12", live.board(0).spaces[0].half))
    assert live.refusal(0, "end") == "SA-PLAN-17"
    live.tick()
    assert live.state.crew[0].plan[11] is not Action.EMPTY


@clause("SA-PLAN-18")
def test_a_heroic_card_is_planned_like_any_other() -> None:
    live = Live(hands=["A3"])
    live.lays(0, "A3", turn=1).turns_over(0, turn=1).until(300)
    assert live.state.crew[0].plan[0] is Action.TO_LOWER_BLUE
    assert live.state.crew[0].backs[0] is Action.HEROIC_A


@clause("SA-PLAN-20")
def test_only_planned_cards_count() -> None:
    live = Live(hands=["a< b> c^"])
    live.lays(0, "a<", turn=1, half="movement").takes_back(0, turn=1).says(0, "ready").ends_phase(0)
    before = live.state.clone()
    assert [crew.station for crew in before.crew] == [4, 4, 4, 4]
    live.until(300)
    assert live.state.crew[0].plan == [Action.EMPTY] * 12


@clause("SA-PLAN-21")
def test_a_phase_with_one_empty_space() -> None:
    example: Any = ledger.of("space_alert")["SA-PLAN-21"]
    board = example.given["board"]
    live = Live(hands=["a< b>"])
    for turn, laid in board.items():
        if laid is not None:
            card = live.cards(0)[0]
            live.lays(0, card, turn=turn, half=laid["half_up"])
    live.until(300)
    kinds = {Action.RED: "movement", Action.EMPTY: "none", Action.B: "activation"}
    planned = live.state.crew[0].plan[:3]
    assert {turn: kinds[planned[turn - 1]] for turn in board} == example.then["actions"]


def test_no_card_of_somebody_else_can_be_guessed_from_what_can_be_done() -> None:
    live = Live(hands=["a< b>", "c^ x<"])
    live.lays(1, "c^", turn=1)
    assert not any("space.1" in str(move) for move in live.match.moves(0))


@clause("SA-PLAN-03")
def test_the_ship_is_drawn_on_until_the_film_begins() -> None:
    live = Live()
    assert GAME.sketch_page(live.state) == "mission.1"
    live.until(200)
    assert GAME.sketch_page(live.state) == "mission.1"
    assert GAME.sketch_page(live.until(300).state) == ""
