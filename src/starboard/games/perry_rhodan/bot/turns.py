"""Rules of thumb for the sections of a turn: waking, drawing, laying out, throwing off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from starboard.games.perry_rhodan.awards import phase_awards
from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.plans import Plan
from starboard.games.perry_rhodan.bot.worth import (
    fighting_worth,
    hold_worth,
    laid_worth,
    lay_worth,
)
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.moves.build_up import Declare, Lay, Pay, Replace, Solve, Swap
from starboard.games.perry_rhodan.moves.missions import Sacrifice
from starboard.games.perry_rhodan.moves.turn import Draw
from starboard.games.perry_rhodan.phase_five import ends_with_anti_atlan
from starboard.games.perry_rhodan.premises import Claim, is_fulfilled, where_to
from starboard.games.perry_rhodan.resources import playable, sacrifices
from starboard.games.perry_rhodan.scoring import points, tally
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.zones import split_place

STOP: Final = 0.05
"""What it is worth to be done with a section."""
FRESH: Final = 0.25
"""How much better the cards of a phase are than those of the phase before."""
LATER: Final = 0.4
"""The share that a card is worth of which a premise is still missing."""
ANOTHER: Final = 0.5
"""The share that a further copy of a card is worth."""
RENEWAL: Final = 100.0
"""What it costs to renew an empty source: half a point and a turn (PR-TURN-15, PR-VP-01)."""
RECALL: Final = 12.0
"""What it is worth to renew a source where nothing else leads on."""
RIDDLE: Final = 2.0
"""What a solved riddle is worth, the plan aside."""


# ------------------------------------------------------------------------- ending a phase


def change_worth(outlook: Outlook) -> float:
    """End the phase if that brings the lead, or keeps a rival from doing it; else wait."""
    state, seat = outlook.state, outlook.seat
    totals = totals_after(state, seat)
    rivals = [total for other, total in totals.items() if other != seat]
    if totals[seat] >= max(rivals, default=0) or state.phase is not state.last_phase:
        return 50.0
    close = min([outlook.lead[rival] for rival in outlook.rivals], default=9) <= 1
    played = state.players[state.first].turns - state.phase_began
    late = 0 < state.rounds <= played + 3
    return 50.0 if close or late else -1.0


def totals_after(state: Table, seat: int) -> dict[int, int]:
    """The points of everybody if a player ended the phase now."""
    tallies = {other: tally(state, other) for other in state.living()}
    atlan = ends_with_anti_atlan(state, seat)
    totals = {other: points(state, other) for other in state.living()}
    for award in phase_awards(state.phase, tallies, seat, anti_atlan=atlan):
        totals[award.seat] += award.parts
    return totals


# ------------------------------------------------------------------------- cards


def draw_worth(outlook: Outlook, plan: Plan, move: Draw) -> float:
    """The sources in which the plan finds the most, once everything that draws more was used."""
    counts = Counter(move.phases)
    found = sum([FRESH * phase.number for phase in move.phases])
    found += sum([source_worth(outlook, plan, *wanted) for wanted in counts.items()])
    empty = [
        phase for phase, number in counts.items() if number > len(outlook.sources.get(phase, []))
    ]
    lost = [phase for phase in empty if phase not in plan.sunken]
    return STOP * (found + RECALL * (len(empty) - len(lost)) - RENEWAL * len(lost))


def source_worth(outlook: Outlook, plan: Plan, phase: Phase, number: int = 1) -> float:
    """What so many cards of a source are worth on average; a second copy is worth less."""
    known = plan.drawn.get((phase, number))
    if known is None:
        names = outlook.sources.get(phase, [])
        known = plan.drawn[phase, number] = sum(
            [
                copies_drawn(number, copies / len(names))
                * drawn_worth(outlook, plan, outlook.state.catalogue[name])
                for name, copies in Counter(names).items()
            ]
        )
    return known


def copies_drawn(number: int, share: float) -> float:
    """How many copies come on average, where each after the first counts half."""
    first = 1.0 - (1.0 - share) ** number
    return first + ANOTHER * (number * share - first)


def drawn_worth(outlook: Outlook, plan: Plan, card: Card) -> float:
    """What it is worth to draw a card: less where it would only wait on the hand."""
    worth = hold_worth(outlook, plan, card)
    return worth if card.is_event or plan.is_open(card) else LATER * worth


def keep_worth(outlook: Outlook, plan: Plan, name: str) -> float:
    """What it costs to part with a hand card."""
    return -hold_worth(outlook, plan, outlook.state.catalogue[name])


def sacrifice_worth(outlook: Outlook, plan: Plan, move: Sacrifice) -> float:
    """A mission for a wanted card, if it can be laid out with that in this turn."""
    state, seat = outlook.state, outlook.seat
    name = move.card
    covered = outlook.me.covered.get(move.card)
    if covered is not None:
        name = covered.zone.names()[0]
    card = state.catalogue[name]
    done = sacrifices(state, seat, name, move.side) + 1
    for family in where_to(card, move.side) or [""]:
        claim = Claim(seat, card, move.side, family, done)
        if is_fulfilled(state, claim):
            already = Claim(seat, card, move.side, family, done - 1)
            if is_fulfilled(state, already):
                return -1.0
            return 0.5 * lay_worth(outlook, plan, card, move.side, family)
    return -1.0


# ------------------------------------------------------------------------- Ausbau


def lay(outlook: Outlook, plan: Plan, move: Lay) -> float:
    """What the card is worth there, and the side for what else can be laid on it."""
    where = split_place(move.place)
    assert where is not None
    side, family = where
    card = outlook.state.catalogue[move.card]
    worth = 0.2 + lay_worth(outlook, plan, card, side, family)
    if move.onto:
        bearer = outlook.state.laid(move.onto)
        worth += 0.0 if bearer is None else 0.15 * fighting_worth(bearer.card)
    return worth + side_bias(outlook, plan, side)


def side_bias(outlook: Outlook, plan: Plan, side: Side) -> float:
    """How much better the hand is on a side, as long as none is chosen (PR-LAY-15)."""
    if outlook.state.turn.build_side is not None:
        return 0.0
    return 0.5 * (prospects(outlook, plan, side) - prospects(outlook, plan, side.other))


def prospects(outlook: Outlook, plan: Plan, side: Side) -> float:
    """What the best cards are worth together that can be laid on a side now."""
    state, seat = outlook.state, outlook.seat
    found: list[float] = []
    place = 0.0
    for card in playable(state, seat):
        if card.is_event or not card.may_lie(side):
            continue
        spots = where_to(card, side) or [""]
        ready = [family for family in spots if is_ready(outlook, card.id, side, family)]
        if not ready:
            continue
        worth = max([lay_worth(outlook, plan, card, side, family) for family in ready])
        if card.is_place:
            place = max(place, worth)
        else:
            found.append(worth)
    return place + sum(sorted(found, reverse=True)[:3])


def is_ready(outlook: Outlook, name: str, side: Side, family: str) -> bool:
    """Whether the premises of a card hold at a place."""
    state, seat = outlook.state, outlook.seat
    card = state.catalogue[name]
    claim = Claim(seat, card, side, family, sacrifices(state, seat, name, side))
    return is_fulfilled(state, claim)


def solve(outlook: Outlook, plan: Plan, move: Solve) -> float:
    """A riddle is worth what the plan says, and a little of its own."""
    where = split_place(move.place)
    card = outlook.state.catalogue[move.card]
    side = Side.PRO if where is None else where[0]
    return RIDDLE + plan.want(card, side) + side_bias(outlook, plan, side)


def declare(outlook: Outlook, plan: Plan, move: Declare) -> float:
    """A status against the nearest rival, or for oneself."""
    where = split_place(move.place)
    side = Side.PRO if where is None else where[0]
    aimed = 0.6 if move.against == f"seat.{outlook.nearest}" else 0.0
    return 0.9 + aimed + side_bias(outlook, plan, side)


def swap(outlook: Outlook, plan: Plan, move: Swap) -> float:
    """The better namesake."""
    old = outlook.me.cards.get(move.old)
    if old is None:
        return 0.1
    new = outlook.state.catalogue[move.card]
    gain = fighting_worth(new) - fighting_worth(old.card) if new.is_unit or new.is_ship else 0.5
    return gain + 0.3 + side_bias(outlook, plan, old.side)


def replace(outlook: Outlook, plan: Plan, move: Replace) -> float:
    """A card that cannot be laid out for another one."""
    return 1.5


def pay(outlook: Outlook, move: Pay) -> float:
    """With those that are missed the least."""
    return -sum(worths(outlook, move.cards))


def worths(outlook: Outlook, names: Iterable[str]) -> list[float]:
    """What open cards are worth."""
    found = [laid for name in names if (laid := outlook.state.laid(name)) is not None]
    return [laid_worth(outlook, laid) for laid in found]
