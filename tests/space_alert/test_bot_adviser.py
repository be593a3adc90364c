"""Hints: what somebody was told to lay stays until something new is announced."""

from __future__ import annotations

from tools.soak.space_alert_hints import Follower

from starboard.games.space_alert.bot.adviser import Adviser, Steady
from starboard.games.space_alert.bot.planner import Task, expected, known
from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import TRACKS, Half
from starboard.games.space_alert.moves import (
    Assign,
    Deed,
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
from starboard.kernel import EVERYONE, Pass, Slot
from tests.space_alert.test_bot import Flight, decide, hunted, outlook

BALL = "E1-01"
HAND = ("a>", "a<", "b>", "c^", "x^")
MOST = 30


def thinker() -> Steady:
    """It thinks briefly, in plain Python."""
    planner = Steady(compiled=False)
    planner.joint_steps, planner.own_steps = 60, 30
    return planner


def given() -> Flight:
    """The first seat holds these cards and has taken a threat upon itself."""
    match = hunted()
    match.state.table.hands[0].cards.slots = [Slot(name, EVERYONE) for name in HAND]
    match.play(0, Assign(BALL, "seat.0"))
    return match


def arrives(state: Mission) -> None:
    """Another threat is announced."""
    threat = new_threat(components().threats["E1-09"], 2, TRACKS.index("red"))
    state.threats = [*state.threats, threat]


def follows(match: Flight, bot: Adviser) -> None:
    """Somebody does what they are told until there is nothing to do."""
    for _ in range(MOST):
        move = decide(match, 0, bot).move
        if isinstance(move, Pass):
            return
        match.play(0, move)


def test_what_was_laid_by_a_hint_stays_and_a_new_threat_frees_it() -> None:
    match, planner = given(), thinker()
    follows(match, Adviser(planner))
    seen = outlook(match)
    kept = planner.kept(seen, 0)
    assert [card for _, card, _ in kept] == [card for card in seen.laid(0) if card] != []
    arrives(match.state)
    seen = outlook(match)
    assert planner.kept(seen, 0) == ()


def test_what_nobody_was_told_to_lay_does_not_stay() -> None:
    match, planner = given(), thinker()
    match.play(0, Lay("c^", "space.0.1", Half.ACTIVATION))
    seen = outlook(match)
    planner.target(seen, 0, seen.hand(0))
    assert planner.kept(seen, 0) == ()


def test_who_is_given_or_asked_for_something_answers_before_laying_a_card() -> None:
    match, bot = given(), Adviser(thinker())
    assert decide(match, 0, bot).move == Say(Word.YES)
    match.play(0, Say(Word.YES))
    match.play(1, WeNeed(Deed.B, "lower_blue"))
    assert decide(match, 0, bot).move == Say(Word.NO)
    match.play(0, Say(Word.NO))
    assert isinstance(decide(match, 0, bot).move, Lay)


def test_what_has_to_stay_is_left_by_a_search() -> None:
    match, planner = given(), thinker()
    match.play(0, Lay("x^", "space.0.1", Half.ACTIVATION))
    seen = outlook(match)
    rows = expected(seen, 0, planner.ideal(seen))
    ships = planner.ship(seen, known(seen))
    hand = seen.hand(0)
    free = Task(ships, seen, tuple(rows), 0, hand).search(tuple(rows), 200)
    assert free.row[0] != "x"
    bound = Task(ships, seen, tuple(rows), 0, hand, ((0, "x^", "x"),)).search(tuple(rows), 200)
    assert (bound.row[0], bound.cards[0]) == ("x", "x^")
    assert bound.cards.count("x^") == 1


def test_a_hint_that_was_withdrawn_without_news_is_counted() -> None:
    crew = Follower(0)
    crew.state = hunted().state
    for move in (
        Lay("a>", "space.0.1", Half.ACTIVATION),
        TurnOver("space.0.1"),
        Shift("space.0.1", "space.0.2"),
        TurnOver("space.0.2"),
        TakeBack("space.0.2"),
    ):
        crew.follow(move)
    assert (crew.followed, crew.withdrawn) == (5, 3)
    crew.follow(Lay("a>", "space.0.1", Half.ACTIVATION))
    arrives(crew.state)
    crew.follow(TakeBack("space.0.1"))
    assert crew.withdrawn == 3
