"""The small print: what is reported, remembered and seen on the way through a mission."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.space_alert import GAME
from starboard.games.space_alert.box.mission_tool import read_decks
from starboard.games.space_alert.campaign.events import (
    CampaignGoesOn,
    CampaignScored,
    SquadRepaired,
    TokenRepaired,
)
from starboard.games.space_alert.campaign.logbook import line_of
from starboard.games.space_alert.campaign.repairs import LeaveSquadsOff
from starboard.games.space_alert.cards import action_deck
from starboard.games.space_alert.film.crew_events import SquadDisabled
from starboard.games.space_alert.film.events import ShipJumped
from starboard.games.space_alert.film.movement import disable_squad
from starboard.games.space_alert.invariants import faults
from starboard.games.space_alert.kinds import LOWER_RED, UPPER_BLUE, Half, Squad
from starboard.games.space_alert.missions.mission import Decks
from starboard.games.space_alert.round.events import (
    CardDrawn,
    CardGiven,
    CardLaid,
    CardsPickedUp,
    CardsShifted,
    CardTakenBack,
    CardTurned,
    MissionChosen,
    PhaseLeft,
)
from starboard.kernel import Seeded, Slot, only
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.space_alert.live import Live
from tests.space_alert.test_campaign import agreed, campaign, flown

# ------------------------------------------------------------------------- cards and boards


@clause("SA-PLAN-11")
def test_everybody_hears_of_cards_that_are_changed() -> None:
    live = Live(hands=["a< b>"]).lays(0, "a<", turn=1).lays(0, "b>", turn=2, half="movement")
    live.shifts(0, turn=1, to=3).turns_over(0, turn=2)
    spaces = live.seen(1).boards[0].spaces
    assert [space.card.names() for space in spaces[:3]] == [[], [""], [""]]
    assert spaces[1].half is Half.ACTIVATION
    live.takes_back(0, turn=3)
    assert live.seen(1).boards[0].spaces[2].card.names() == []
    assert live.seen(0).hands[0].cards.names() == ["a<"]
    assert [event.other for event in live.told(CardsShifted, 1)] == ["space.0.3"]
    assert [event.half for event in live.told(CardTurned, 1)] == ["activation"]
    assert [event.card for event in live.told(CardTakenBack, 1)] == [""]
    assert [event.card for event in live.told(CardTakenBack, 0)] == ["a<"]


@clause("SA-PLAN-20")
def test_after_the_action_round_everybody_sees_what_lies_on_the_boards() -> None:
    live = Live(hands=["a<"]).lays(0, "a<", turn=1)
    assert live.seen(1).boards[0].spaces[0].card.names() == [""]
    live.until(300)
    assert live.seen(1).boards[0].spaces[0].card.names() == ["a<"]


@clause("SA-PLAN-06")
def test_two_cards_on_one_space_are_a_fault_and_one_is_none() -> None:
    live = Live(hands=[])
    card = live.cards(0)[0]
    live.lays(0, card, turn=1)
    assert "two cards lie on one space" not in list(faults(live.state))
    live.board(0).spaces[0].card.add(Slot("a<", only(0)))
    assert "two cards lie on one space" in list(faults(live.state))


@clause("SA-PLAN-06")
@pytest.mark.parametrize("mission", ["random", "test_run_1"])
def test_every_action_card_is_somewhere_once(mission: str) -> None:
    live = Live(seats=2, mission=mission)
    live.lays(0, live.cards(0)[0], turn=1)
    assert list(faults(live.state)) == []
    live.hand(0).cards.slots.pop()
    assert any("action cards" in fault for fault in faults(live.state))


@clause("SA-SETUP-30", "SA-CAMP-20")
def test_there_are_two_squads_but_for_those_that_are_left_off() -> None:
    live = Live()
    assert list(faults(live.state)) == []
    live.state.stored[LOWER_RED] = Squad.NONE
    assert list(faults(live.state)) == ["there are 1 squads"]
    live.state.crew[0].squad = Squad.DISABLED
    assert list(faults(live.state)) == []
    live.table.past.squads = 1
    assert list(faults(live.state)) == []
    live.state.crew[0].squad = Squad.NONE
    assert list(faults(live.state)) == []
    live.state.stored[UPPER_BLUE] = Squad.NONE
    assert list(faults(live.state)) == ["there are 0 squads"]


@clause("SA-SOLO-07", "SA-ANDROID-08")
def test_only_one_person_alone_may_change_the_cards_of_an_android() -> None:
    alone = Live(seats=1).lays(0, "a<", turn=1, crew=2)
    assert alone.refusal(0, "take space.2.1") == ""
    two = Live(seats=2, hands=["a<"]).lays(0, "a<", turn=1, crew=2)
    assert two.refusal(0, "take space.2.1") == "SA-ANDROID-08"


@clause("SA-SOLO-04")
def test_one_person_alone_holds_the_whole_deck_and_draws_nothing() -> None:
    live = Live(seats=1)
    assert sorted(live.cards(0)) == list(action_deck())
    assert live.table.deck.names() == []
    assert list(faults(live.state)) == []


# ------------------------------------------------------------------------- announcements


@clause("SA-ANN-15")
def test_the_last_phase_is_planned_too() -> None:
    live = Live().until(200)
    card = live.cards(0)[0]
    assert live.refusal(0, f"lay {card} space.0.12 activation") == ""
    live.until(300)
    assert live.match.over


@clause("SA-ANN-08")
def test_a_drawn_card_is_in_the_hand_and_only_its_owner_sees_it() -> None:
    live = Live("20 incoming_data 1 0 0 - -- -").until(20)
    assert "draw" in live.verbs(0)
    before = len(live.cards(0))
    live.draws(0)
    assert len(live.cards(0)) == before + 1
    assert [bool(event.card) for event in live.told(CardDrawn, 0)] == [True]
    assert [bool(event.card) for event in live.told(CardDrawn, 1)] == [False]
    assert "draw" not in live.verbs(0)


@clause("SA-ANN-09")
def test_in_a_transfer_every_card_may_go_to_everybody_else() -> None:
    live = Live("20 data_transfer 1 0 0 - -- -", hands=["a< b>"]).until(20)
    gifts = [str(move) for move in live.match.moves(0) if str(move).startswith("give")]
    assert gifts == [f"give {card} seat.{to}" for card in ("a<", "b>") for to in (1, 2, 3)]
    live.gives(0, "b>", to=2)
    assert "b>" in live.cards(2)
    assert [event.card for event in live.told(CardGiven, 1)] == [""]
    assert not any(str(move).startswith("give") for move in live.match.moves(0))


@clause("SA-ANN-12", "SA-PLAN-03")
def test_nobody_says_anything_while_communication_is_down() -> None:
    live = Live("20 outage 1 30 0 - -- -", "50 outage_over 1 0 0 - -- -").until(20)
    for call in ("say yes", "we_need a upper_red", "i_do a upper_red 1"):
        assert live.refusal(0, call) == "SA-ANN-12"
    live.until(50)
    assert live.refusal(0, "say yes") == ""
    assert live.refusal(0, "i_do a upper_red 9") == "SA-PLAN-03"


@clause("SA-ANN-16", "SA-PLAN-12")
def test_whoever_ends_a_phase_early_says_so_and_picks_up_the_next_cards() -> None:
    live = Live()
    before = len(live.cards(0))
    live.ends_phase(0)
    assert [event.phase for event in live.told(PhaseLeft, 1)] == [1]
    assert len(live.cards(0)) == before + 5
    assert live.refusal(0, "take space.0.1") == "SA-PLAN-15"


@clause("SA-PLAN-13", "SA-PLAN-02")
def test_whoever_has_left_picks_up_no_cards() -> None:
    live = Live()
    live.match.concede(0)
    live.until(100)
    assert live.match.may_act == (1, 2, 3)
    assert (len(live.cards(0)), len(live.cards(1))) == (5, 10)
    assert [event.seat for event in live.everything(CardsPickedUp)[4:]] == [1, 2, 3]


@clause("SA-PLAN-05", "SA-ANDROID-07")
def test_a_card_on_the_own_board_is_hidden_and_one_for_an_android_is_open() -> None:
    live = Live(seats=2, hands=["a< b>"])
    live.lays(0, "a<", turn=1).lays(0, "b>", turn=1, half="movement", crew=2)
    told = [(event.clause, event.card) for event in live.told(CardLaid, seat=1)]
    assert told == [("SA-PLAN-05", ""), ("SA-ANDROID-07", "b>")]
    for viewer, own in ((0, ["a<"]), (1, [""]), (None, [""])):
        boards = live.match.view(viewer).table.table.boards
        assert boards[0].spaces[0].card.names() == own
        assert boards[2].spaces[0].card.names() == ["b>"]


@clause("SA-PLAN-01")
def test_the_alarm_begins_the_first_phase() -> None:
    live = Live()
    assert (live.table.phase, live.hand(0).phase) == (1, 1)


# ------------------------------------------------------------------------- the mission


@clause("SA-BOT-09")
def test_a_disabled_squad_stays_with_its_crew_member() -> None:
    state = Live().state
    state.crew[0].squad = Squad.ACTIVE
    disable_squad(state, 0, "SA-BOT-09")
    assert state.crew[0].squad is Squad.DISABLED
    assert state.events[-1] == SquadDisabled("SA-BOT-09", 0)


@clause("SA-SETUP-13")
def test_the_table_knows_which_mission_it_flies() -> None:
    live = Live(mission="mission_5")
    assert live.table.mission == "mission_5"
    assert [event.mission for event in live.everything(MissionChosen)] == ["mission_5"]


@pytest.mark.parametrize(
    ("normal", "serious", "german", "english"),
    [
        ("white", "white", "sind weiß, ernsthafte weiß.", "are white, serious ones white."),
        ("yellow", "white", "sind gelb, ernsthafte weiß.", "are yellow, serious ones white."),
        ("white", "yellow", "sind weiß, ernsthafte gelb.", "are white, serious ones yellow."),
        ("random", "yellow", "gemischt, ernsthafte gelb.", "shuffled, serious ones yellow."),
        ("mix", "mix", "laut Ansage, ernsthafte laut Ansage.", "serious ones by announcement."),
    ],
)
@clause("SA-SETUP-05", "SA-SETUP-07")
def test_the_difficulty_is_told_in_both_languages(
    normal: str, serious: str, german: str, english: str
) -> None:
    live = Live(mission="random", normal_threats=normal, serious_threats=serious)
    chosen = live.told(MissionChosen)[0]
    assert Speech(GAME, "de", ()).event(live.state, chosen).endswith(german)
    assert Speech(GAME, "en", ()).event(live.state, chosen).endswith(english)


@clause("SA-SETUP-07")
def test_both_difficulties_may_be_chosen_by_themselves() -> None:
    assert read_decks(None) == Decks(common="white", serious="white")
    assert read_decks("yellow") == Decks(common="yellow", serious="yellow")
    assert read_decks("white,yellow") == Decks(common="white", serious="yellow")
    for wrong in ("green", "white,green", "mix,white", "white,white,white"):
        with pytest.raises(BadInput):
            read_decks(wrong)


@clause("SA-END-06")
def test_the_jump_is_told_in_single_missions_and_in_campaigns() -> None:
    alone, first = Live().until(300), flown(agreed(campaign()))
    assert [event.turn for event in alone.told(ShipJumped)] == [13]
    assert [event.turn for event in first.told(ShipJumped)] == [13]
    assert alone.state.outcome is not None
    assert (alone.state.outcome.reason, alone.state.turn) == ("completed", 13)
    assert (first.state.outcome, first.state.turn) == (None, 13)  # there may be another mission


# ------------------------------------------------------------------------- the campaign


@clause("SA-CAMP-03", "SA-CAMP-22")
def test_a_campaign_that_goes_on_is_told_and_not_scored_yet() -> None:
    live = flown(agreed(campaign("missions.1")))
    for seat in range(4):
        live.wants(seat, another=True)
    assert [event.missions for event in live.told(CampaignGoesOn)] == [2]
    assert live.told(CampaignScored) == []
    outcome = live.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.won) == (
        "goes-on",
        "SA-CAMP-03",
        (0, 1, 2, 3),
    )


@clause("SA-CAMP-22", "SA-CAMP-23", "SA-LOG-06")
def test_the_line_of_a_mission_in_between_has_neither_penalties_nor_result() -> None:
    live = flown(agreed(campaign()))
    for seat in range(4):
        live.wants(seat, another=True)
    line = line_of(live.state, "2026-11-15")
    assert (line.survived, line.destroyed, line.visual) == (0, 0, 0)
    assert (line.penalties, line.result) == (None, None)


@clause("SA-CAMP-11", "SA-CAMP-12")
def test_repairs_are_told_with_whoever_made_them() -> None:
    live = campaign("missions.1", "damage.red_shield", "squads.1")
    live.repairs(0, "red_shield").repairs(1, "squad")
    repaired = [(event.seat, event.token) for event in live.told(TokenRepaired)]
    assert repaired == [(0, "red_shield")]
    assert [event.seat for event in live.told(SquadRepaired)] == [1]
    assert (live.state.drawn, live.table.past.repaired) == ([[], [], []], [1, 0, 0])
    assert live.table.past.squads == 0


@pytest.mark.parametrize(
    ("missing", "stored"),
    [(0, [LOWER_RED, UPPER_BLUE]), (1, [UPPER_BLUE]), (2, [])],
)
@clause("SA-CAMP-20")
def test_as_many_squads_begin_aboard_as_are_not_disabled(missing: int, stored: list[int]) -> None:
    live = Live()
    live.table.past.squads = missing
    LeaveSquadsOff().run(live.state, Seeded("none"))
    active = [station for station, squad in enumerate(live.state.stored) if squad is Squad.ACTIVE]
    assert active == stored
