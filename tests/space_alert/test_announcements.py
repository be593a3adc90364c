"""What the computer announces: threats, data, outages, ends of phases (SA-ANN, SA-APPEAR-03)."""

from __future__ import annotations

import pytest

from starboard.errors import Illegal, NeedsConsent
from starboard.games.space_alert import GAME
from starboard.games.space_alert.kinds import BLUE, INTERNAL, RED, Action, Severity
from starboard.games.space_alert.round.action_round import due
from starboard.games.space_alert.round.events import (
    ActionRoundEnded,
    AlarmSounded,
    CardDrawn,
    CardGiven,
    EndAgreed,
    PhaseEnded,
    ReportIgnored,
    ThreatAnnounced,
)
from starboard.kernel import CLOCK
from starboard.kernel.registry import start
from starboard.testing import clause
from tests.space_alert.live import Live

EXTERNAL = "20 threat 1 0 3 red -- -"
SERIOUS = "30 threat 1 0 5 blue s- -"
INSIDE = "40 threat 1 0 4 internal -- -"
UNCONFIRMED = "50 threat 1 0 6 white -u -"
TRANSFER = ("20 data_transfer 1 0 0 - -- -", "35 transfer_over 1 0 0 - -- -")
OUTAGE = ("20 outage 1 15 0 - -- -", "35 outage_over 1 0 0 - -- -")


@clause("SA-SETUP-02")
def test_every_announcement_reaches_everybody() -> None:
    live = Live(EXTERNAL).until(20)
    (drawn,) = [threat.card.id for threat in live.state.threats]
    announced = ThreatAnnounced("SA-ANN-03", 1, 3, drawn, "red")
    for viewer in (0, 1, 2, 3, None):
        assert live.told(ThreatAnnounced, viewer) == [announced]
        seen = live.match.view(viewer).things[drawn]
        assert (seen["number"], seen["track"], seen["fate"]) == (3, "red", "coming")


@clause("SA-ANN-01")
def test_the_alarm_starts_the_action_round() -> None:
    live = Live(alarm=False)
    live.table.schedule.names[0] = "5 alarm 1 0 0 - -- -"
    assert live.match.to_act == (CLOCK,)
    assert live.match.may_act == ()
    live.tick()
    assert live.match.may_act == (0, 1, 2, 3)
    assert live.state.now == 5
    assert [event.clause for event in live.told(AlarmSounded)] == ["SA-ANN-01"]
    assert live.refusal(CLOCK, "tick 100") == ""


@clause("SA-ANN-02", "SA-ANN-03")
def test_the_communications_officer_draws_an_external_threat_for_its_zone_and_time() -> None:
    live = Live(EXTERNAL, SERIOUS, communications_officer=3).until(30)
    normal, serious = live.state.threats
    assert (normal.number, normal.track, normal.card.severity) == (3, RED, Severity.COMMON)
    assert (serious.number, serious.track, serious.card.severity) == (5, BLUE, Severity.SERIOUS)
    assert normal.card.external
    told = [(event.seat, event.clause) for event in live.told(ThreatAnnounced)]
    assert told == [(2, "SA-ANN-03"), (2, "SA-ANN-03")]
    assert normal.card.id not in live.table.threats["external_common"].names()


@clause("SA-ANN-04", "SA-ANN-05")
def test_the_security_chief_draws_an_internal_threat() -> None:
    live = Live(INSIDE, security_chief=4).until(40)
    threat = live.state.threats[0]
    assert (threat.number, threat.track, threat.card.external) == (4, INTERNAL, False)
    told = live.told(ThreatAnnounced)[0]
    assert (told.seat, told.clause) == (3, "SA-ANN-05")
    assert live.match.view(0).things[threat.card.id]["track"] == "internal"


@clause("SA-ANN-07", "SA-ANDROID-12")
def test_an_unconfirmed_report_counts_with_five_only() -> None:
    assert len(Live(UNCONFIRMED, seats=5).until(50).state.threats) == 1
    for seats in (2, 3, 4):
        live = Live(UNCONFIRMED, seats=seats).until(50)
        assert live.state.threats == []
        told = live.told(ReportIgnored)[0]
        assert (told.number, told.clause) == (6, "SA-ANN-07")


@clause("SA-ANN-08")
def test_on_incoming_data_everybody_may_draw_a_card() -> None:
    live = Live("20 incoming_data 1 0 0 - -- -", hands=["a<"])
    assert live.refusal(0, "draw") == "SA-ANN-08"
    live.until(20)
    deck = len(live.table.deck)
    live.draws(0)
    assert len(live.cards(0)) == 2
    assert len(live.table.deck) == deck - 1
    assert live.refusal(0, "draw") == "SA-ANN-08"
    assert live.told(CardDrawn, seat=1)[0].card == ""
    assert live.told(CardDrawn, seat=0)[0].card in live.cards(0)
    live.table.deck.bag = []
    assert live.refusal(1, "draw") == "SA-ANN-08"


@clause("SA-ANN-09")
def test_on_data_transfer_everybody_may_give_one_card_to_one_other() -> None:
    live = Live(*TRANSFER, hands=["a< b>", "c^", ""]).until(20)
    live.gives(0, "a<", to=1)
    assert live.cards(0) == ["b>"]
    assert live.cards(1) == ["a<", "c^"]
    assert live.refusal(0, "give b> seat.1") == "SA-ANN-09"
    assert live.refusal(1, "give c^ seat.1") == "SA-ANN-09"
    assert live.refusal(1, "give c^ seat.7") == "SA-ANN-09"
    assert live.refusal(1, "give x^ seat.0") == "SA-ANN-09"
    live.lays(1, "a<", turn=1)
    assert [event.card for event in live.told(CardGiven, seat=2)] == [""]
    assert [event.card for event in live.told(CardGiven, seat=1)] == ["a<"]


@clause("SA-ANN-09")
def test_who_gave_a_card_knows_it_until_the_receiver_plans() -> None:
    live = Live(*TRANSFER, hands=["a<", "c^"]).until(20)
    live.gives(0, "a<", to=1)
    assert live.seen(0).hands[1].cards.names() == ["", "a<"]
    assert live.seen(1).hands[1].cards.names() == ["a<", "c^"]
    assert live.seen(2).hands[1].cards.names() == ["", ""]
    live.lays(1, "c^", turn=1)
    assert live.seen(0).hands[1].cards.names() == [""]


@clause("SA-ANN-10")
def test_after_the_beep_nothing_changes_hands() -> None:
    live = Live(*TRANSFER, hands=["a<"])
    assert live.refusal(0, "give a< seat.1") == "SA-ANN-10"
    live.until(35)
    assert live.refusal(0, "give a< seat.1") == "SA-ANN-10"


@clause("SA-ANN-11")
def test_a_heroic_card_cannot_be_given() -> None:
    live = Live(*TRANSFER, hands=["A3"]).until(20)
    assert live.refusal(0, "give A3 seat.1") == "SA-ANN-11"


@clause("SA-ANN-12")
def test_in_an_outage_nobody_communicates_but_everybody_plans() -> None:
    live = Live(*OUTAGE, hands=["a<"]).until(20)
    assert not GAME.may_talk(live.state, 0)
    for call in ("say yes", "i_do a upper_red 1", "we_need b upper_red"):
        assert live.refusal(0, call) == "SA-ANN-12"
    assert not {"say", "i_do", "we_need", "give"} & live.verbs(0)
    live.lays(0, "a<", turn=1).until(35)
    assert GAME.may_talk(live.state, 0)
    assert live.refusal(0, "say yes") == ""


@clause("SA-ANN-12")
def test_an_outage_closes_a_transfer_too() -> None:
    live = Live(TRANSFER[0], "25 outage 1 15 0 - -- -", hands=["a<"]).until(25)
    assert live.refusal(0, "give a< seat.1") == "SA-ANN-12"


def test_when_the_action_round_is_over_everybody_may_talk_again() -> None:
    live = Live("290 outage 3 30 0 - -- -").until(290)
    assert not GAME.may_talk(live.state, 0)
    assert GAME.may_talk(live.until(300).state, 0)


@clause("SA-ANN-14")
def test_after_the_announced_end_nobody_plans_that_phase() -> None:
    live = Live(hands=["a< b>"])
    live.lays(0, "a<", turn=1).until(100)
    assert live.refusal(0, "lay b> space.0.2 activation") == "SA-ANN-14"
    assert live.refusal(0, "take space.0.1") == "SA-ANN-14"
    assert live.refusal(0, "turn space.0.1") == "SA-ANN-14"
    assert live.card_on(0, 1) == "a<"


@clause("SA-ANN-15")
def test_at_the_end_of_a_phase_everybody_goes_on_to_the_next() -> None:
    live = Live(hands=["a<", "b<"])
    live.ends_phase(1).until(100)
    assert [live.hand(seat).phase for seat in range(4)] == [2, 2, 2, 2]
    assert len(live.cards(0)) == len(live.cards(1)) == 6
    assert live.told(PhaseEnded)[0].phase == 1


@clause("SA-ANN-16")
def test_a_person_may_end_a_phase_before_the_others() -> None:
    live = Live(hands=["a<", "a<"])
    live.ends_phase(1)
    assert [live.hand(seat).phase for seat in range(4)] == [1, 2, 1, 1]
    live.lays(1, "a<", turn=4)
    live.lays(0, "a<", turn=1)


@clause("SA-ANN-17")
def test_the_last_announcement_ends_the_action_round_for_everybody() -> None:
    live = Live("250 outage 3 99 0 - -- -", "260 data_transfer 3 0 0 - -- -").until(300)
    assert (live.table.phase, live.table.outage, live.table.transfer) == (4, False, False)
    assert {(hand.phase, hand.may_give) for hand in live.table.hands} == {(4, False)}
    told = [(event.clause, event.at) for event in live.told(ActionRoundEnded)]
    assert told == [("SA-ANN-17", 300)]


@clause("SA-ANN-18")
def test_after_the_second_phase_all_may_agree_to_end_the_action_round() -> None:
    live = Live()
    assert live.refusal(0, "ready") == "SA-ANN-18"
    live.until(200)
    for seat in (0, 1, 2):
        live.agrees_to_end(seat)
    assert live.refusal(0, "ready") == "SA-ANN-18"
    assert [event.seat for event in live.told(EndAgreed, seat=3)] == [0, 1, 2]
    assert CLOCK in live.match.to_act
    live.agrees_to_end(3)
    assert live.state.turn > 0


@clause("SA-APPEAR-03", "SA-ANN-18")
def test_threats_that_were_not_announced_yet_are_added() -> None:
    cues = (
        "250 threat 3 0 8 white -- -",
        "260 threat 3 0 7 white -u -",
        "270 threat 3 0 6 red -- -",
    )
    live = Live(*cues).until(200)
    for seat in range(4):
        live.agrees_to_end(seat)
    assert [threat.number for threat in live.state.threats] == [6, 8]


@clause("SA-ANN-01")
def test_a_clock_that_jumps_goes_through_every_instant() -> None:
    live = Live(EXTERNAL, SERIOUS, hands=["a<"])
    live.lays(0, "a<", turn=1)
    with pytest.raises(Illegal, match="not-scheduled"):
        live.do(CLOCK, "tick 100")
    while (tick := due(live.state, 150)) is not None:
        live.do(CLOCK, tick)
    assert live.state.now == 100
    assert len(live.state.threats) == 2
    assert live.card_on(0, 1) == "a<"


def test_nothing_is_due_before_its_time_and_after_the_end() -> None:
    live = Live(EXTERNAL)
    assert due(live.state, 19) is None
    assert due(live.state, 20) is not None
    live.until(300)
    assert due(live.state, 1000) is None


def test_the_clock_is_no_seat_that_people_can_play() -> None:
    live = Live(EXTERNAL)
    assert live.refusal(0, "tick 20") == GAME.timing


def test_who_leaves_keeps_the_plan_and_the_others_go_on() -> None:
    live = Live(hands=["a< b>"])
    live.lays(0, "a<", turn=1)
    live.match.concede(0)
    assert live.match.moves(0) == ()
    assert live.match.may_act == (1, 2, 3)
    live.until(300)
    assert live.state.crew[0].plan[0] is Action.A
    assert live.state.outcome is not None


def test_whoever_is_left_may_end_the_action_round() -> None:
    live = Live(seats=2).until(200)
    live.match.concede(1)
    live.agrees_to_end(0)
    assert live.state.turn > 0


def test_when_the_last_one_leaves_the_mission_is_lost() -> None:
    live = Live(seats=2)
    live.match.concede(0)
    assert not live.match.over
    live.match.concede(1)
    assert live.match.outcome is not None
    assert (live.match.outcome.reason, live.match.outcome.won) == ("abandoned", ())


def test_a_card_laid_in_a_phase_that_has_ended_cannot_be_taken_back_alone() -> None:
    match = start(GAME, seats=2, seed=1)
    match.play(CLOCK, "tick 0")
    match.play(0, match.moves(0)[0])
    phase = match.state.table.phase
    while match.state.table.phase == phase:
        match.play(CLOCK, match.moves(CLOCK)[0])
    with pytest.raises(NeedsConsent):
        match.undo(0)


def test_a_card_laid_in_an_open_phase_can_be_taken_back_while_others_plan_on() -> None:
    match = start(GAME, seats=2, seed=1)
    match.play(CLOCK, "tick 0")
    match.play(0, match.moves(0)[0])
    match.play(1, match.moves(1)[0])
    match.undo(0)
    assert len(match.state.table.boards[0].spaces[0].card) == 0
    assert len(match.state.table.boards[1].spaces[0].card) == 1


@clause("SA-ANN-18")
def test_when_the_last_to_disagree_leaves_the_others_may_end_the_action_round() -> None:
    live = Live().until(200).agrees_to_end(0).agrees_to_end(1).agrees_to_end(2)
    assert live.refusal(0, "ready") == "SA-ANN-18"
    live.match.concede(3)
    live.agrees_to_end(0)
    assert live.state.turn > 0
