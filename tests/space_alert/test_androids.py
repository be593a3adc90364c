"""Androids in planning, and one person alone with four of them (SA-ANDROID, SA-SOLO)."""

from __future__ import annotations

from typing import Any

from starboard.games.space_alert.cards import action_deck, is_heroic
from starboard.games.space_alert.kinds import Action, Half
from starboard.games.space_alert.moves import Lay, stumble_to
from starboard.games.space_alert.round.action_round import due
from starboard.games.space_alert.round.events import (
    ActionRoundEnded,
    CardLaid,
    HeroicRevealed,
    ReportIgnored,
)
from starboard.kernel import CLOCK, Slot, Zone
from starboard.kernel.seats import EVERYONE
from starboard.testing import clause
from tests.space_alert.live import Live

ANDROID = 2
"""The crew member of the first android of two people."""


def alone(*cues: str, **options: Any) -> Live:
    return Live(*cues, seats=1, **options)


def heroic_of(live: Live, crew: int, card: str) -> None:
    """From now on this is the heroic card of an android."""
    live.board(crew).heroic = Zone("cards", [Slot(card, EVERYONE)])


@clause("SA-ANDROID-07")
def test_anybody_may_lay_an_own_card_openly_for_an_android() -> None:
    live = Live(seats=2, hands=["a< b>", "c^"])
    live.lays(0, "a<", turn=1, crew=2).lays(1, "c^", turn=2, half="movement", crew=2)
    assert live.cards(0) == ["b>"]
    assert live.match.view(None).things["space.2.1"]["card"] == "a<"
    assert live.told(CardLaid, seat=None)[0].card == "a<"
    assert live.refusal(0, "lay b> space.2.2 movement") == "SA-PLAN-06"
    assert live.refusal(0, "lay b> space.2.4 movement") == "SA-PLAN-16"
    live.ends_phase(0)
    assert live.refusal(0, "lay b> space.2.3 movement") == "SA-PLAN-15"


@clause("SA-ANDROID-07", "SA-PLAN-04", "SA-PLAN-05")
def test_everybody_may_lay_cards_in_their_phase_on_the_own_board_and_those_of_androids() -> None:
    live = Live(seats=2, hands=["a<"])
    for turns in (range(1, 4), range(4, 8), range(8, 13)):
        spaces = {move.space for move in live.match.moves(0) if isinstance(move, Lay)}
        assert spaces == {f"space.{crew}.{turn}" for crew in (0, 2, 3) for turn in turns}
        if turns[0] < 8:
            live.ends_phase(0)
    live.lays(0, "a<", turn=8, half="movement")
    assert live.board(0).spaces[7].half is Half.MOVEMENT


@clause("SA-ANDROID-08")
def test_a_card_laid_for_an_android_stays() -> None:
    live = Live(seats=2, hands=["a< b>"])
    live.lays(0, "a<", turn=1, crew=2)
    for move in ("take space.2.1", "turn space.2.1", "shift space.2.1 space.2.2"):
        assert live.refusal(0, move) == "SA-ANDROID-08"
    assert live.verbs(0) >= {"lay"}
    assert not live.verbs(0) & {"take", "turn", "shift"}


@clause("SA-ANDROID-09")
def test_nobody_lays_an_own_heroic_card_for_an_android() -> None:
    live = Live(seats=2, hands=["A3"])
    assert live.refusal(0, "lay A3 space.2.1 activation") == "SA-ANDROID-09"
    assert live.refusal(0, "lay A3 space.0.1 activation") == ""


@clause("SA-ANDROID-10")
def test_the_heroic_card_of_an_android_is_revealed_with_the_alarm() -> None:
    live = Live(seats=3, alarm=False)
    assert live.told(HeroicRevealed) == []
    live.tick()
    told = live.told(HeroicRevealed)
    assert [event.crew for event in told] == ["crew.3"]
    assert live.match.view(0).things["crew.3"]["heroic"] == [told[0].card]


@clause("SA-ANDROID-11")
def test_only_the_android_itself_uses_its_heroic_card() -> None:
    live = Live(seats=2, hands=["a<", "b>"])
    heroic_of(live, ANDROID, "B6")
    assert live.refusal(0, "lay B6 space.0.1 activation") == "SA-PLAN-05"
    assert live.refusal(0, "lay B6 space.3.1 activation") == "SA-PLAN-05"
    live.lays(1, "B6", turn=1, half="movement", crew=2).until(300)
    assert live.state.crew[ANDROID].plan[0] is Action.TO_UPPER_BLUE
    assert live.cards(1)[0] != "B6"


@clause("SA-ANDROID-11")
def test_a_heroic_card_that_nobody_placed_has_no_effect() -> None:
    live = Live(seats=2)
    live.until(300)
    assert live.state.crew[ANDROID].plan == [Action.EMPTY] * 12


@clause("SA-ANDROID-13")
def test_whoever_an_android_is_assigned_to_decides_for_it() -> None:
    live = Live(seats=2, hands=["a<", "b>"], stumbling=True)
    live.lays(1, "b>", turn=1, crew=3).until(300)
    assert live.match.to_act == (1,)
    live.do(1, stumble_to(Action.BLUE))
    assert live.state.crew[3].plan[0] is Action.BLUE


@clause("SA-ANDROID-13", "SA-SETUP-12")
def test_when_somebody_leaves_their_androids_get_another_owner() -> None:
    live = Live(seats=2)
    live.match.concede(0)
    assert [board.owner for board in live.table.boards] == [0, 1, 1, 1]
    assert live.table.roles == [1, 1, 1]


@clause("SA-SOLO-01")
def test_one_person_alone_has_four_androids_and_no_figure() -> None:
    live = alone()
    assert [crew.android for crew in live.state.crew] == [True] * 4
    assert live.state.order == [0, 1, 2, 3]
    assert live.refusal(0, "say yes") == "SA-SOLO-01"


@clause("SA-SOLO-02")
def test_alone_unconfirmed_reports_are_ignored() -> None:
    live = alone("50 threat 1 0 6 white -u -").until(50)
    assert live.state.threats == []
    assert live.told(ReportIgnored)[0].clause == "SA-SOLO-02"


@clause("SA-SOLO-03")
def test_alone_the_heroic_cards_are_revealed_with_the_alarm() -> None:
    live = alone(alarm=False)
    assert live.match.view(0).things["crew.1"]["heroic"] == [""]
    live.tick()
    heroic = live.match.view(0).things["crew.1"]["heroic"]
    assert is_heroic(heroic[0])
    assert [event.clause for event in live.told(HeroicRevealed)] == ["SA-SOLO-03"] * 4


@clause("SA-SOLO-04", "SA-SOLO-05")
def test_alone_the_whole_deck_lies_open_for_every_android() -> None:
    live = alone()
    assert live.cards(0) == sorted(action_deck())
    assert live.seen(None).hands[0].cards.names() == sorted(action_deck())
    live.lays(0, "a<", turn=1).lays(0, "a<", turn=1, half="movement", crew=3)
    assert live.cards(0).count("a<") == 8


@clause("SA-SOLO-06")
def test_alone_each_android_uses_its_own_heroic_card_only() -> None:
    live = alone()
    heroic_of(live, 1, "B6")
    assert live.refusal(0, "lay B6 space.2.1 movement") == "SA-PLAN-05"
    live.lays(0, "B6", turn=3, half="movement", crew=1).takes_back(0, turn=3, crew=1)
    assert live.board(1).heroic.names() == ["B6"]
    assert "B6" not in live.cards(0)


@clause("SA-SOLO-07")
def test_alone_cards_may_be_exchanged_until_the_end_of_the_phase_is_announced() -> None:
    live = alone()
    live.lays(0, "a<", turn=1).turns_over(0, turn=1).shifts(0, turn=1, to=2)
    live.takes_back(0, turn=2)
    assert live.cards(0) == sorted(action_deck())
    live.lays(0, "b>", turn=2, half="movement")
    assert live.refusal(0, "end") == "SA-SOLO-07"
    live.until(100)
    assert live.refusal(0, "take space.0.2") == "SA-ANN-14"


@clause("SA-SOLO-08")
def test_alone_only_threats_and_ends_of_phases_count() -> None:
    live = alone(
        "20 incoming_data 1 0 0 - -- -",
        "30 data_transfer 1 0 0 - -- -",
        "60 outage 1 20 0 - -- -",
        "70 threat 1 0 3 red -- -",
    ).until(70)
    assert live.hand(0).draws == 0
    assert not live.table.transfer
    assert not live.table.outage
    assert len(live.state.threats) == 1


@clause("SA-SOLO-09")
def test_alone_one_may_play_without_a_clock() -> None:
    live = alone(timed=False)
    assert live.match.to_act == (0,)
    assert live.match.moves(CLOCK) == ()
    assert due(live.state, 1000) is None
    assert len(live.state.threats) > 0
    live.lays(0, "a<", turn=1).ends_phase(0)
    assert live.refusal(0, "take space.0.1") == "SA-ANN-14"
    assert live.refusal(0, "ready") == live.refusal(0, "pass") == "SA-SOLO-09"
    assert not {"ready", "pass"} & live.verbs(0)
    live.lays(0, "b>", turn=4, half="movement").ends_phase(0).ends_phase(0)
    assert len(live.told(ActionRoundEnded)) == 1
    assert live.state.outcome is not None
