"""The course of a campaign: roles, cards, pages, rounds, ends (DD-CAMP)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.campaign.course import next_pl1
from starboard.games.dominate.campaign.events import (
    ArticlePrinted,
    CampaignGoesOn,
    FirstRolled,
    MissionCardGiven,
    MissionOver,
    OrdersRead,
)
from starboard.games.dominate.content import box
from starboard.games.dominate.events import TurnBegan
from starboard.games.dominate.kinds import Faction
from starboard.games.dominate.legacy.words import read_log
from starboard.games.dominate.state import Mission, Table
from starboard.kernel import Forced
from starboard.kernel.codec import dumps
from starboard.kernel.loop import act, advance, legal_moves, to_act, why_not
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options
from starboard.kernel.veil import veil
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, Operation, at, named, trigger

EFA, REDCAT = 0, 1
HUT = {"id": "hut", "type": "civil_building", "at": at("c1"), "side": "yellow"}
TAKEN = {"captured": {"figure": {"id": "hut"}, "by": "PL1"}}


class Table2:
    """A campaign between two missions."""

    def __init__(self, log: str = "", *dice: int) -> None:
        options = read_options(GAME.options, {"scenario": "campaign", "log": tuple(log.split())})
        self.options = options
        self.state: Table = GAME.setup(2, options, box())
        script = Forced(*dice)
        advance(GAME, self.state, script)
        assert not script.script

    @property
    def asked(self) -> int:
        return to_act(self.state)[0]

    def cards(self) -> list[str]:
        """What may be played now, by the short words of the cards."""
        moves = legal_moves(GAME, self.state, self.asked)
        return [str(move).split()[1].partition("_")[0] for move in moves]

    def play(self, card: str) -> None:
        act(GAME, self.state, self.asked, parse(f"mission {card}", GAME.move_types), Forced())

    @property
    def mission(self) -> Mission:
        assert self.state.mission is not None
        return self.state.mission

    def surrender(self, seat: int, *dice: int) -> None:
        for reader in (EFA, REDCAT):
            act(GAME, self.state, reader, parse("ready", GAME.move_types), Forced())
        GAME.concede(self.state, seat, Forced())
        advance(GAME, self.state, Forced(*dice))


# ------------------------------------------------------------------------- roles and cards


@clause("DD-CAMP-01")
def test_seat_0_is_efa_and_seat_1_redcat_for_good() -> None:
    for mission, pl1 in (("e1_blood_red_sunshine_beach", EFA), ("r3_ore_for_the_tents", REDCAT)):
        state = GAME.setup(2, read_options(GAME.options, {"scenario": mission}), box())
        advance(GAME, state, Forced())
        assert state.mission is not None
        assert (state.mission.pl1, state.mission.pl2) == (pl1, 1 - pl1)
        assert [player.faction for player in state.players] == ["EFA", "RedCat"]


@clause("DD-CAMP-03", "DD-CAMP-04")
@pytest.mark.parametrize(
    ("mission", "colours"),
    [
        ("e1_blood_red_sunshine_beach", ["EFA", "RedCat"]),
        ("e2_phantom_convoy", ["EFA", "KOBRA"]),
        ("r4_factory_chapter_1", ["EST", "RedCat"]),
        ("r2_night_shift", ["grey", "RedCat"]),
    ],
)
def test_pl2_plays_his_own_faction_another_one_or_guards(mission: str, colours: list[str]) -> None:
    state = GAME.setup(2, read_options(GAME.options, {"scenario": mission}), box())
    advance(GAME, state, Forced())
    assert [player.faction for player in state.players] == colours
    assert state.mission is not None
    owned = {figure.colour for figure in state.of(state.mission.pl2)} - {""}
    assert owned <= {colours[state.mission.pl2]}


@clause("DD-CAMP-09")
def test_the_first_mission_cards() -> None:
    table = Table2("", 6, 1)
    assert table.state.log is not None
    assert table.state.log.efa.open_cards() == ["e1_blood_red_sunshine_beach"]
    assert table.state.log.redcat.open_cards() == ["r1_terminate_hamid_khoury"]


@clause("DD-CAMP-10")
@pytest.mark.parametrize(
    ("dice", "first"), [((6, 1), EFA), ((2, 3), REDCAT), ((4, 4, 1, 5), REDCAT)]
)
def test_a_die_decides_who_is_pl1_first(dice: tuple[int, ...], first: int) -> None:
    table = Table2("", *dice)
    assert table.asked == first
    rolled = [event for event in table.state.events if isinstance(event, FirstRolled)]
    assert rolled[0].rolls == dice[-2:]


@clause("DD-CAMP-12")
def test_pl1_chooses_one_of_his_mission_cards() -> None:
    table = Table2("efa.won.e1 efa.card.e2 efa.card.e3 red.card.r1 next.EFA")
    assert table.asked == EFA
    assert table.cards() == ["e2", "e3"]
    refused = why_not(
        GAME, table.state, EFA, parse("mission r1_terminate_hamid_khoury", GAME.move_types)
    )
    assert refused is not None
    assert refused.clause == "DD-CAMP-12"


@clause("DD-CAMP-13")
def test_a_card_with_the_note_first_goes_before_others() -> None:
    table = Table2("efa.card.e3 efa.card.e4 red.card.r1 next.EFA")
    assert table.cards() == ["e4"]
    refused = why_not(GAME, table.state, EFA, parse("mission e3_microgen", GAME.move_types))
    assert refused is not None
    assert (refused.clause, refused.message) == ("DD-CAMP-13", "other-card-first")


@clause("DD-CAMP-14")
def test_a_card_at_once_is_played_next_without_a_change_of_roles() -> None:
    log = read_log(["efa.card.e1", "red.card.r9", "red.card.r5"])
    assert next_pl1(log, Faction.REDCAT) == "RedCat"
    table = Table2("efa.card.e1 red.card.r9 red.card.r5 next.RedCat")
    assert (table.asked, table.cards()) == (REDCAT, ["r5"])
    refused = why_not(
        GAME, table.state, REDCAT, parse("mission r9_counting_to_zero", GAME.move_types)
    )
    assert refused is not None
    assert refused.clause == "DD-CAMP-14"


@clause("DD-CAMP-07", "DD-CAMP-11", "DD-CAMP-28")
def test_roles_change_between_two_missions() -> None:
    table = Table2("", 6, 1)
    table.play("e1_blood_red_sunshine_beach")
    assert (table.mission.pl1, table.mission.pl2) == (EFA, REDCAT)
    table.surrender(EFA)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "goes-on"
    following = [event for event in table.state.events if isinstance(event, CampaignGoesOn)]
    assert [event.seat for event in following] == [REDCAT]
    options = GAME.next_options(table.state, table.options)
    words = options["log"]
    assert isinstance(words, tuple)
    table = Table2(" ".join(words))
    assert table.asked == REDCAT
    table.play("r1_terminate_hamid_khoury")
    assert (table.mission.pl1, table.mission.pl2) == (REDCAT, EFA)
    assert table.state.players[REDCAT].faction == "RedCat"
    assert table.state.players[EFA].faction == "KOBRA"


@clause("DD-CAMP-29")
def test_a_player_without_mission_cards_is_pl2_from_then_on() -> None:
    table = Table2("efa.card.e2 efa.card.e3 red.lost.r1 next.EFA")
    table.play("e2_phantom_convoy")
    table.surrender(EFA)
    following = [event for event in table.state.events if isinstance(event, CampaignGoesOn)]
    assert [event.seat for event in following] == [EFA]


@clause("DD-CAMP-30")
def test_without_mission_cards_the_campaign_ends_with_the_evaluation() -> None:
    table = Table2("efa.card.e7 red.lost.r1 efa.victory.3 next.EFA")
    table.play("e7_silent_silo")
    for reader in (EFA, REDCAT):
        act(GAME, table.state, reader, parse("ready", GAME.move_types), Forced())
    GAME.concede(table.state, EFA, Forced())
    advance(GAME, table.state, Forced(*[3] * 40))
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "campaign"
    paper = [event for event in table.state.events if isinstance(event, ArticlePrinted)]
    assert paper
    assert "VICTORY" in paper[0].why_en
    assert paper[0].title_de not in ("", paper[0].title_en)
    assert table.state.outcome.points == (3, 1)
    assert table.state.outcome.won == (EFA,)
    assert table.state.outcome.places == (1, 2)


@clause("DD-CAMP-27", "DD-FAQ-20")
@pytest.mark.parametrize("loser", [EFA, REDCAT])
def test_some_mission_cards_come_after_victory_and_defeat_alike(loser: int) -> None:
    table = Table2("", 6, 1)
    table.play("e1_blood_red_sunshine_beach")
    table.surrender(loser)
    given = [event for event in table.state.events if isinstance(event, MissionCardGiven)]
    cards = [(event.commander, event.card.partition("_")[0]) for event in given]
    assert ("EFA", "e2") in cards
    assert (("RedCat", "r3") in cards) is (loser == EFA)
    assert (("EFA", "e3") in cards) is (loser == REDCAT)


@clause("DD-CAMP-27")
def test_a_mission_card_that_was_received_is_not_given_again() -> None:
    table = Table2("efa.card.e2 efa.lost.e4 red.card.r1 next.EFA")
    table.play("e2_phantom_convoy")
    table.surrender(EFA)
    assert table.state.log is not None
    assert table.state.log.efa.cards["e4_thorium_line"] == "lost"


# ------------------------------------------------------------------------- reading


@clause("DD-CAMP-08")
def test_no_view_contains_a_mission_that_is_not_played() -> None:
    table = Table2("", 6, 1)
    for viewer in (EFA, REDCAT, None):
        seen = dumps(veil(table.state, viewer)[0])
        assert b"Hotel" not in seen
        assert b"/PL1" not in seen
    table.play("e1_blood_red_sunshine_beach")
    for viewer in (EFA, REDCAT, None):
        assert b"r1_terminate_hamid_khoury/" not in dumps(veil(table.state, viewer)[0])


@clause("DD-CAMP-15", "DD-FAQ-04")
def test_each_seat_gets_its_own_page() -> None:
    mission = Operation(rules={"PL1": [named("Ships swim")], "PL2": [named("No selling")]})
    for seat, role, rule in ((PL1, "PL1", "Ships swim"), (PL2, "PL2", "No selling")):
        table = mission.view(seat)
        assert table.mission is not None
        page = table.mission.pages[role].value
        assert page is not None
        assert [each.en for each in page.rules] == [rule]
        assert page.message.orders.en == f"{role} orders"
        other = "PL2" if role == "PL1" else "PL1"
        assert table.mission.pages[other].value is None
    watching = mission.view(None).mission
    assert watching is not None
    assert [page.value for page in watching.pages.values()] == [None, None]


@clause("DD-CAMP-16", "DD-CAMP-20", "DD-FAQ-28")
def test_both_read_before_it_begins_and_may_read_again() -> None:
    mission = Operation(begin=False, rules={"PL1": [named("Ships swim")]})
    assert to_act(mission.state) == (PL1, PL2)
    mission.do("ready", seat=PL2)
    assert to_act(mission.state) == (PL1,)
    assert mission.state.round == 0
    mission.do("ready", seat=PL1)
    assert [event.seat for event in mission.saw(OrdersRead)] == [PL2, PL1]
    assert mission.state.round == 1
    mission.round()
    table = mission.view(PL1)
    assert table.mission is not None
    page = table.mission.pages["PL1"].value
    assert page is not None
    assert page.rules[0].en == "Ships swim"


@clause("DD-CAMP-17")
def test_the_board_is_set_up_with_the_figures_of_both() -> None:
    mission = Operation(begin=False)
    assert {figure.colour for figure in mission.state.figures.values()} == {"EFA", "RedCat"}
    assert mission["engineer"].field == "b1"
    assert mission["red_tank"].owner == PL2


@clause("DD-CAMP-06")
def test_the_primary_goal_decides_and_other_solutions_may_exist() -> None:
    for way in ("hut", "tank"):
        mission = Operation(
            figures=[HUT],
            triggers=[
                trigger("goal", TAKEN, {"win": "PL1"}),
                trigger("other", {"destroyed": {"figure": {"id": "hut"}}}, {"win": "PL1"}),
            ],
        )
        if way == "hut":
            mission.capture("hut")
        else:
            mission.steps("efa_tank", "c3", "c2")
            mission.do(f"attack {mission.id('efa_tank')} {mission.id('hut')}")
        assert mission.mission.winner == PL1


@clause("DD-CAMP-21")
def test_both_start_with_the_credits_of_the_mission() -> None:
    mission = Operation(start_credits={"PL1": 3, "PL2": 17}, tech_level={"PL1": 2, "PL2": 4},
                        start_slots={"PL2": {"powerplant": 2}})  # fmt: skip
    assert [player.money() for player in mission.state.players] == [3, 17]
    assert [player.tech for player in mission.state.players] == [2, 4]
    assert mission.state.players[PL2].slot["buildings"].names == ["powerplant@2"]
    assert mission.view(PL1).players[PL2].credits.value is None


@clause("DD-CAMP-22")
@pytest.mark.parametrize("counter", [True, False])
def test_the_round_counter_lies_openly_if_the_mission_calls_for_it(counter: bool) -> None:
    mission = Operation(round_counter=counter)
    table = mission.view(PL1)
    assert table.mission is not None
    assert table.mission.counter is counter
    assert mission.state.round == 1


@clause("DD-CAMP-23")
@pytest.mark.parametrize(("commander", "seat"), [("EFA", 0), ("RedCat", 1)])
def test_pl1_has_the_first_turn_of_every_round(commander: str, seat: int) -> None:
    mission = Operation(pl1=commander)
    mission.round()
    began = [event.seat for event in mission.saw(TurnBegan)]
    assert began == [seat, 1 - seat, seat]


# ------------------------------------------------------------------------- ends


@clause("DD-CAMP-24")
def test_a_trigger_ends_the_mission_in_the_middle_of_a_turn() -> None:
    mission = Operation(figures=[HUT], triggers=[trigger("goal", TAKEN, {"win": "PL2"})])
    mission.capture("hut")
    assert mission.over
    assert mission.state.outcome is not None
    assert (mission.state.outcome.won, mission.state.outcome.reason) == ((PL2,), "trigger")


@clause("DD-CAMP-25")
@pytest.mark.parametrize("seat", [PL1, PL2])
def test_who_surrenders_loses_the_mission(seat: int) -> None:
    mission = Operation(outcome={"won": [{"victory": {"EFA": 2}}],
                                 "lost": [{"victory": {"RedCat": 3}}],
                                 "always": [{"charism": {"EFA": 1}}]})  # fmt: skip
    GAME.concede(mission.state, seat, Forced())
    advance(GAME, mission.state, Forced())
    assert mission.mission.winner == 1 - seat
    points = (mission.log.efa.victory, mission.log.redcat.victory, mission.log.efa.charism)
    assert points == ((0, 3, 1) if seat == PL1 else (2, 0, 1))


@clause("DD-CAMP-26")
@pytest.mark.parametrize(
    ("goals", "loser"),
    [
        pytest.param({"PL1": ["a"], "PL2": []}, PL1, id="PL1 had to"),
        pytest.param({"PL1": [], "PL2": ["b"]}, PL2, id="PL2 had to"),
        pytest.param({"PL1": ["a"], "PL2": ["b"]}, PL1, id="both had to"),
    ],
)
def test_in_the_last_round_who_had_to_reach_a_goal_loses(
    goals: dict[str, list[str]], loser: int
) -> None:
    written = {
        role: [{"id": name, "text": named(name)} for name in names] for role, names in goals.items()
    }
    mission = Operation(stalemate_round=2, goals=written)
    mission.round()
    assert not mission.over
    mission.ends()
    mission.ends()
    assert mission.over
    over = mission.saw(MissionOver)[0]
    assert (over.seat, over.reason) == (1 - loser, "stalemate")


@clause("DD-CAMP-26")
def test_without_a_round_of_its_own_a_mission_ends_after_thirty() -> None:
    assert Operation().mission.last_round == 30


@clause("DD-CAMP-26")
def test_a_position_that_recurs_for_the_third_time_is_a_stalemate() -> None:
    mission = Operation(building={"PL1": False, "PL2": False})
    mission.round()
    assert not mission.over
    mission.ends()
    mission.ends()
    assert mission.saw(MissionOver)[0].reason == "stalemate"
    assert mission.state.round == 2


@clause("DD-CAMP-26")
def test_before_it_begins_both_may_agree_to_leave_it() -> None:
    mission = Operation(begin=False)
    GAME.agree(mission.state)
    outcome = mission.state.outcome
    assert outcome is not None
    assert (outcome.places, tuple(outcome.points), outcome.won) == ((1, 1), (0, 0), ())
    assert outcome.reason == "agreed"


@clause("DD-CAMP-26")
def test_both_may_agree_that_nothing_more_comes_of_it() -> None:
    choice = {"choose": {"by": "PL2", "prompt": named("Help?"), "options": [
        {"text": named("Yes"), "do": [{"charism": {"RedCat": 2}}]},
        {"text": named("No"), "do": [{"victory": {"RedCat": 1}}]},
    ]}}  # fmt: skip
    mission = Operation(outcome={"lost": [choice]})
    GAME.agree(mission.state)
    assert mission.over
    assert (mission.mission.winner, mission.mission.reason) == (PL2, "stalemate")
    assert mission.log.redcat.victory == 1


@clause("DD-CAMP-28", "DD-LOG-02")
@pytest.mark.parametrize(("loser", "mark"), [(EFA, "lost"), (REDCAT, "won")])
def test_afterwards_the_card_is_discarded_and_ticked_or_crossed(loser: int, mark: str) -> None:
    table = Table2("", 6, 1)
    table.play("e1_blood_red_sunshine_beach")
    table.surrender(loser)
    assert table.state.log is not None
    assert table.state.log.efa.cards["e1_blood_red_sunshine_beach"] == mark
    assert "e1_blood_red_sunshine_beach" not in table.state.log.efa.open_cards()


@clause("DD-CAMP-24", "DD-MOVE-08")
def test_a_mission_may_end_while_a_unit_passes_a_friend() -> None:
    gate = [{"type": "mg_inf", "faction": "EFA", "at": at("c1")}]
    won = trigger("gate", {"entered": {"figure": {"id": "engineer"}, "field": "gate"}},
                  {"win": "PL1"})  # fmt: skip
    mission = Operation(figures=gate, fields={"gate": [at("c1")]}, triggers=[won])
    mission.steps("engineer", "c1")
    assert mission.over
    assert [figure.type for figure in mission.state.at("c1")] == ["mg_inf", "ing_inf"]
