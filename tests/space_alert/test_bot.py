"""The crew bot: what it concludes from words and backs, what it lays, says, passes and answers."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.games.space_alert import GAME
from starboard.games.space_alert.bot.house import (
    House,
    is_lost,
    next_answer,
    next_gift,
    next_laying,
)
from starboard.games.space_alert.bot.outlook import Outlook, places
from starboard.games.space_alert.bot.planner import SAFE, Planner, Target
from starboard.games.space_alert.bot.purpose import Purposes
from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import TRACKS, Half
from starboard.games.space_alert.moves import (
    Deed,
    Draw,
    EndPhase,
    Give,
    IDo,
    Lay,
    Say,
    Shift,
    TakeBack,
    TurnOver,
    WeNeed,
    Word,
)
from starboard.games.space_alert.setup import new_threat
from starboard.games.space_alert.state import Mission
from starboard.kernel import CLOCK, EVERYONE, Move, Pass, Slot
from starboard.kernel.bot import Budget, Decision, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.match import Match
from starboard.kernel.view import View
from starboard.testing.conformance import conform
from starboard.text.sentences import Speech

Flight = Match[Any]


def flight(seats: int = 4, seed: int = 3, ticks: int = 2, **options: Any) -> Flight:
    """A mission after some announcements, nobody has planned anything."""
    match = starboard.new("space_alert", seats=seats, seed=seed, options=options)
    for _ in range(ticks):
        tick(match)
    return match


def tick(match: Flight) -> None:
    """The next announcement."""
    match.play(CLOCK, match.moves(CLOCK)[0])


def quick() -> House:
    """A bot that thinks briefly, in plain Python."""
    planner = Planner(compiled=False)
    planner.joint_steps, planner.own_steps = 60, 30
    return House(planner)


def decide(match: Flight, seat: int, bot: House) -> Decision:
    """What a bot does now."""
    view = View(GAME, match.state, seat)
    think = Think(GAME, seat, view, Budget(), Seeded("0"))
    return bot.choose(view, match.moves(seat), think)


def outlook(match: Flight, seat: int = 0) -> Outlook:
    """The table as a seat sees it."""
    table = View(GAME, match.state, seat).table
    assert isinstance(table, Mission)
    return Outlook(table, seat)


def card(match: Flight, seat: int) -> str:
    """A plain card of a hand."""
    names = match.state.table.hands[seat].cards.names()
    return next(name for name in names if name[0] in "abcx")


# ------------------------------------------------------------------------- what it concludes


def test_whoever_says_where_they_act_is_there_in_time() -> None:
    match = flight()
    match.play(1, IDo(Deed.A, "upper_red", 3))
    assert outlook(match).guessed_row(1, "x" * 12)[:3] == "-4a"


def test_the_last_word_about_a_turn_counts() -> None:
    match = flight()
    match.play(1, IDo(Deed.A, "upper_red", 3))
    match.play(1, IDo(Deed.B, "upper_white", 3))
    assert outlook(match).guessed_row(1, "x" * 12)[:3] == "--b"


def test_a_card_with_the_movement_half_on_top_belies_what_was_said() -> None:
    match = flight()
    match.play(1, IDo(Deed.A, "upper_white", 1))
    match.play(1, Lay(card(match, 1), "space.1.1", Half.MOVEMENT))
    assert outlook(match).called(1) == {}


def test_a_call_about_an_empty_space_counts_until_its_speaker_is_done() -> None:
    match = flight()
    match.play(1, IDo(Deed.A, "upper_white", 1))
    assert outlook(match).guessed_row(1, "x" * 12)[0] == "a"
    match.play(1, Say(Word.READY))
    assert outlook(match).guessed_row(1, "x" * 12)[0] == "-"


def test_a_move_that_nobody_named_leads_to_where_its_owner_acts_next() -> None:
    match = flight()
    match.play(1, Lay(card(match, 1), "space.1.1", Half.MOVEMENT))
    match.play(1, IDo(Deed.A, "upper_blue", 2))
    assert outlook(match).guessed_row(1, "x" * 12)[:2] == ">a"


def test_of_somebody_who_said_nothing_the_ideal_plan_is_expected() -> None:
    assert outlook(flight()).guessed_row(1, "abcabcabcabc") == "abcabcabcabc"


def test_a_face_down_card_of_somebody_else_is_not_known() -> None:
    match = flight()
    match.play(1, Lay(card(match, 1), "space.1.1", Half.ACTIVATION))
    assert outlook(match, 0).seen(1, 0) == "?"
    assert outlook(match, 1).seen(1, 0) == card_letter(match)


def card_letter(match: Flight) -> str:
    """The activation of the card on the first space of the second board."""
    name: str = match.state.table.boards[1].spaces[0].card.slots[0].name
    return name[0]


def test_a_row_leads_from_the_bridge_through_doors_and_gravolifts() -> None:
    assert places("<^>6---") == [4, 3, 0, 1, 5, 5, 5]


# ------------------------------------------------------------------------- what it lays


def laid_as(match: Flight, *cards: str, row: str) -> Target:
    """What the first board should look like."""
    return Target(row.ljust(12, "-"), cards)


def test_a_missing_card_is_laid_with_the_half_that_is_wanted() -> None:
    match = flight()
    held = card(match, 0)
    target = laid_as(match, "", held, "", row=f"-{held[1]}")
    assert next_laying(outlook(match), 0, target) == Lay(held, "space.0.2", Half.MOVEMENT)


def test_a_card_is_turned_over_moved_or_taken_back_rather_than_left_wrong() -> None:
    match = flight()
    held = card(match, 0)
    match.play(0, Lay(held, "space.0.1", Half.MOVEMENT))
    seen = outlook(match)
    over = laid_as(match, held, "", "", row=held[0])
    moved = laid_as(match, "", held, "", row=f"-{held[1]}")
    gone = laid_as(match, "", "", "", row="")
    assert next_laying(seen, 0, over) == TurnOver("space.0.1")
    assert next_laying(seen, 0, gone) == TakeBack("space.0.1")
    assert next_laying(seen, 0, moved) == TakeBack("space.0.1")
    other = laid_as(match, held, "", "", row=held[1])
    assert next_laying(seen, 0, other) is None


def test_two_cards_change_places_at_once() -> None:
    match = flight(seed=5)
    names = sorted(set(match.state.table.hands[0].cards.names()))
    one, two = names[0], names[1]
    match.play(0, Lay(one, "space.0.1", Half.MOVEMENT))
    match.play(0, Lay(two, "space.0.2", Half.MOVEMENT))
    target = laid_as(match, two, one, "", row=two[1] + one[1])
    assert next_laying(outlook(match), 0, target) == Shift("space.0.1", "space.0.2")


# ------------------------------------------------------------------------- when it rests

MOST = 40
"""How many decisions a crew may take while nothing is announced."""


def alone(seed: int = 5) -> Flight:
    """A first mission for one person, without a clock."""
    return flight(1, seed, ticks=0, mission="test_run_1", timed=False)


@pytest.mark.parametrize("seed", [4, 5, 8])
def test_alone_it_undoes_nothing_before_it_ends_the_phase(seed: int) -> None:
    match, bot = alone(seed), quick()
    made: list[Move] = []
    while EndPhase() not in made and len(made) < MOST:
        made.append(decide(match, 0, bot).move)
        match.play(0, made[-1])
    assert [type(move) for move in made] == [Lay] * (len(made) - 1) + [EndPhase]
    assert len(made) > 1


@pytest.mark.parametrize("seed", [1, 2])
def test_a_crew_of_two_comes_to_rest_between_two_announcements(seed: int) -> None:
    match, bots = flight(2, seed, mission="test_run_1"), [quick(), quick()]
    decisions = resting = 0
    while resting < 2 and decisions < MOST:
        seat = decisions % 2
        move = decide(match, seat, bots[seat]).move
        resting = resting + 1 if isinstance(move, Pass) else 0
        match.play(seat, move)
        decisions += 1
    assert resting == 2
    assert match.state.table.said


def test_what_lies_on_an_android_changes_nothing_on_the_board_that_is_planned_before() -> None:
    match, bot = alone(), quick()
    before = outlook(match)
    planned = bot.planner.target(before, 0, before.hand(0))
    match.play(0, Lay(card(match, 0), "space.1.1", Half.MOVEMENT))
    after = outlook(match)
    assert quick().planner.target(after, 0, after.hand(0)) == planned


def test_a_card_on_an_android_comes_back_for_a_board_that_is_planned_before() -> None:
    match = alone()
    held = card(match, 0)
    target = laid_as(match, held, "", "", row=held[0])
    while match.state.table.hands[0].cards.has(held):
        match.state.table.hands[0].cards.take(held)
    assert next_laying(outlook(match), 0, target) is None
    match.state.table.boards[2].spaces[1].card.add(Slot(held, EVERYONE))
    assert next_laying(outlook(match), 0, target) == TakeBack("space.2.2")


# ------------------------------------------------------------------------- words and gifts


def test_who_does_what_somebody_asked_for_says_so_once() -> None:
    match = flight()
    match.play(1, WeNeed(Deed.A, "upper_white"))
    does = laid_as(match, "", "", "", row="a")
    assert next_answer(outlook(match), does) == Say(Word.MINE)
    match.play(0, Say(Word.MINE))
    assert next_answer(outlook(match), does) is None


def test_who_does_not_do_what_somebody_asked_for_says_no_once() -> None:
    match = flight()
    match.play(1, WeNeed(Deed.A, "lower_red"))
    does = laid_as(match, "", "", "", row="a")
    assert next_answer(outlook(match), does) == Say(Word.NO)
    match.play(0, Say(Word.NO))
    assert next_answer(outlook(match), does) is None


def test_a_card_to_spare_goes_to_whoever_asked_for_it_while_data_is_transferred() -> None:
    match = flight()
    held = card(match, 0)
    deed = {"a": Deed.A, "b": Deed.B, "c": Deed.C, "x": Deed.BATTLEBOTS}[held[0]]
    match.play(2, WeNeed(deed, "upper_white"))
    nothing = laid_as(match, "", "", "", row="")
    assert next_gift(outlook(match), nothing) is None
    while not match.state.table.transfer:
        tick(match)
    gift = next_gift(outlook(match), nothing)
    assert isinstance(gift, Give)
    assert (gift.card[0], gift.to) == (held[0], "seat.2")


def test_incoming_data_is_drawn_before_anything_else() -> None:
    match = flight()
    while not match.state.table.hands[0].draws:
        tick(match)
    assert decide(match, 0, quick()).move == Draw()


# ------------------------------------------------------------------------- whole missions


@pytest.mark.parametrize("seats", [2, 4])
def test_a_crew_of_bots_plans_three_phases_and_flies(seats: int) -> None:
    match, bots = flight(seats, ticks=0), [quick() for _ in range(seats)]
    spoke = False
    while match.to_act:
        if match.to_act != (CLOCK,):
            match.play(match.to_act[0], decide(match, match.to_act[0], bots[0]).move)
            continue
        for seat in range(seats):
            for _ in range(4):
                if seat not in match.view(seat).may_act:
                    break
                move = decide(match, seat, bots[seat]).move
                if isinstance(move, Pass):
                    break
                spoke |= isinstance(move, IDo)
                match.play(seat, move)
        if match.to_act == (CLOCK,):
            tick(match)
    assert match.outcome.reason in ("completed", "lost")
    laid = [action.value for crew in match.state.crew for action in crew.plan]
    assert len([letter for letter in laid if letter != "-"]) >= 6
    assert spoke


def test_the_bot_decides_alike_whatever_it_cannot_see() -> None:
    conform(GAME, games=1, seats=(4,), bots=[quick()], texts=False, positions=3)


# ------------------------------------------------------------------------- hints and strangers


def planned_as(*rows: str) -> Target:
    """A target of the first seat while everybody follows a plan."""
    full = tuple(row.ljust(12, "-") for row in rows)
    return Target(full[0], ("", "", ""), full)


def hunted() -> Flight:
    """A Pulse Ball comes to white in turn 1, and nothing else is known."""
    match = flight(ticks=1)
    card = components().threats["E1-01"]
    match.state.threats = [new_threat(card, 1, TRACKS.index("white"))]
    return match


def hint(match: Flight, target: Target, turn: int) -> str:
    """The sentence about a card of the first seat."""
    why = Purposes().of(outlook(match), target, 0, turn - 1)
    names = ["Ada", "Alan", "Grace", "Konrad"]
    return Speech(GAME, "en", names).reason(match.state, why.message, dict(why.args))


def test_a_hint_names_threat_place_turn_and_who_with_whom() -> None:
    target = planned_as("-a", "^a", "", "")
    assert hint(hunted(), target, 2).startswith("Turn 2, upper white: ")
    assert "Pulse Ball" in hint(hunted(), target, 2)
    assert "with Alan" in hint(hunted(), target, 2)


def test_a_hint_about_a_way_says_where_it_leads() -> None:
    assert hint(hunted(), planned_as("c", "", "", ""), 1).startswith("Turn 1: I look after")
    assert hint(hunted(), planned_as("<b", "", "", ""), 1) == (
        "On my way to fill the red shield in turn 2."
    )


def test_an_action_that_achieves_nothing_is_not_praised() -> None:
    assert hint(hunted(), planned_as("x", "", "", ""), 1) == "This is how my cards get us furthest."


def test_whoever_says_nothing_for_long_is_not_counted_on() -> None:
    match = flight()
    for seat in (0, 1, 2):
        match.play(seat, IDo(Deed.A, "upper_white", 1))
    assert outlook(match).strays == []
    while match.state.now < 45:
        tick(match)
    assert outlook(match).strays == [3]
    assert outlook(match).guessed_row(3, "abcabcabcabc")[:3] == "---"
    assert outlook(match).talkers == [0, 1, 2]


def test_whoever_names_everything_at_once_is_not_counted_on() -> None:
    match = flight()
    for _ in range(7):
        for turn in (1, 2, 3):
            match.play(3, IDo(Deed.A, "upper_white", turn))
    assert outlook(match).strays == [3]


def test_somebody_who_holds_all_up_does_not_stop_the_others() -> None:
    match = flight()
    match.play(3, IDo(Deed.A, "upper_white", 1))
    for turn in (1, 2, 3, 1):
        match.play(0, IDo(Deed.A, "upper_white", turn))
    seen = outlook(match)
    assert seen.next_talker == 1
    assert seen.is_held_up
    assert not outlook(match, 3).is_held_up


def test_what_somebody_has_asked_for_they_do_not_pass_on() -> None:
    match = flight()
    held = card(match, 0)
    deed = {"a": Deed.A, "b": Deed.B, "c": Deed.C, "x": Deed.BATTLEBOTS}[held[0]]
    match.play(2, WeNeed(deed, "upper_white"))
    match.play(0, WeNeed(deed, "lower_white"))
    while not match.state.table.transfer:
        tick(match)
    gift = next_gift(outlook(match), laid_as(match, "", "", "", row=""))
    assert gift is None


def test_a_mission_that_cannot_be_survived_is_said_to_be_lost_once_a_phase() -> None:
    match = flight()
    hopeless = planned_as("a", "", "", "")._replace(worth=1)
    assert is_lost(outlook(match), hopeless)
    match.play(0, Say(Word.HELP))
    assert not is_lost(outlook(match), hopeless)
    assert not is_lost(outlook(match), hopeless._replace(worth=SAFE))
