"""The captain gives a threat to somebody: what is said, who obeys, and what the answer is."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.bot.duties import obedient, path
from starboard.games.space_alert.bot.house import House
from starboard.games.space_alert.bot.outlook import places
from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import LOWER_RED, TRACKS, UPPER_BLUE, UPPER_WHITE
from starboard.games.space_alert.moves import Assign, IDo, Lay, Say, Word
from starboard.games.space_alert.round.events import ThreatAssigned
from starboard.games.space_alert.setup import new_threat
from starboard.kernel import EVERYONE, Move, Pass, Slot
from starboard.testing.clauses import clause
from tests.space_alert.live import Live
from tests.space_alert.test_bot import Flight, decide, flight, hunted, outlook, quick

BALL = "E1-01"
HAND = ("a>", "a<", "b>", "c^", "x^")
MOST = 30
"""So many moves at most until a bot waits."""


def given(match: Flight, cards: tuple[str, ...] = HAND, card: str = BALL) -> House:
    """The captain gives a threat to the second seat, which holds these cards."""
    match.state.table.hands[1].cards.slots = [Slot(name, EVERYONE) for name in cards]
    match.play(0, Assign(card, "seat.1"))
    return quick()


def plays(match: Flight, seat: int, bot: House) -> list[Move]:
    """What a bot does until it waits."""
    moves: list[Move] = []
    while len(moves) < MOST:
        move = decide(match, seat, bot).move
        if isinstance(move, Pass):
            return moves
        match.play(seat, move)
        moves.append(move)
    return moves


def row_of(match: Flight, seat: int) -> str:
    """What lies on a board in the first phase, as its owner sees it."""
    seen = outlook(match, seat)
    return "".join(seen.letters(seat))


@clause("SA-PLAN-03")
def test_the_captain_calls_out_who_takes_a_threat() -> None:
    match = hunted()
    match.play(0, Assign(BALL, "seat.2"))
    assert match.state.table.said == [f"0 assign {BALL} seat.2"]
    told = [each.event for each in match.events(3) if isinstance(each.event, ThreatAssigned)]
    assert [(each.threat, each.to) for each in told] == [(BALL, "seat.2")]


@clause("SA-PLAN-03")
@pytest.mark.parametrize(
    ("seat", "call"),
    [(1, f"assign {BALL} seat.2"), (0, "assign E1-09 seat.2"), (0, f"assign {BALL} seat.7")],
    ids=["only the captain", "no such threat", "nobody there"],
)
def test_what_cannot_be_given_is_refused(seat: int, call: str) -> None:
    live = Live()
    live.match.state.threats = [new_threat(components().threats[BALL], 1, TRACKS.index("white"))]
    assert live.refusal(seat, call) == "SA-PLAN-03"


def test_a_bot_takes_the_threat_that_it_is_given_and_says_so() -> None:
    match = hunted()
    bot = given(match)
    moves = plays(match, 1, bot)
    row = row_of(match, 1)
    assert any(isinstance(move, Lay) for move in moves)
    where = places(row)
    fires = [turn for turn, letter in enumerate(row) if letter == "a" and where[turn] % 3 == 1]
    assert fires
    assert any(isinstance(move, IDo) and move.at - 1 in fires for move in moves)
    assert moves.count(Say(Word.YES)) == 1
    assert plays(match, 1, bot) == []


def test_a_bot_without_the_cards_for_it_says_no_once() -> None:
    match = hunted()
    bot = given(match, ("b<", "b>", "c<", "c^", "x>"))
    moves = plays(match, 1, bot)
    assert moves.count(Say(Word.NO)) == 1
    assert Say(Word.YES) not in moves


def test_the_last_word_of_the_captain_counts() -> None:
    match = hunted()
    given(match)
    match.play(0, Assign(BALL, "seat.2"))
    seen = outlook(match, 1)
    assert obedient("-" * 12, seen, 1, HAND) == []
    assert obedient("-" * 12, outlook(match, 2), 2, HAND) != []


def test_whoever_is_given_an_intruder_fetches_battlebots_first() -> None:
    match = flight(ticks=1)
    card = next(
        each
        for each in components().threats.values()
        if not each.external and each.system not in (0, 1, 2) and each.stations == (UPPER_BLUE,)
    )
    match.state.threats = [new_threat(card, 1, TRACKS.index("internal"))]
    given(match, card=card.id)
    found = obedient("-" * 12, outlook(match, 1), 1, ("a>", "c>", "x<", "b^", "x^"))
    assert ">cx" in {row[:3] for row in found}


def test_the_way_between_two_stations_is_the_shortest() -> None:
    assert path(UPPER_WHITE, UPPER_WHITE) == ""
    assert len(path(UPPER_WHITE, UPPER_BLUE)) == 1
    assert len(path(UPPER_BLUE, LOWER_RED)) == 3
