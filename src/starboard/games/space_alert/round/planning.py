"""One person plans: cards, data, transfers, call-outs, and the end of a phase (SA-PLAN, SA-ANN)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.errors import Illegal
from starboard.games.space_alert.cards import is_heroic
from starboard.games.space_alert.moves import Draw, EndPhase, Give, Ready
from starboard.games.space_alert.round.announcing import end_round, pick_up
from starboard.games.space_alert.round.calls import CALLING
from starboard.games.space_alert.round.events import CardDrawn, CardGiven, EndAgreed, PhaseLeft
from starboard.games.space_alert.round.laying import LAYING, hand_cards, is_over, layings
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Act, Chance, Choice, Move, Pass, Seat, Seats, only

LAST_PHASE: Final = 3


def cannot_wait(planning: Planning, state: Mission, seat: Seat, move: Pass) -> Illegal | None:
    """Why nobody can wait: without a clock nothing would ever happen (SA-SOLO-09)."""
    return None if table_of(state).timed else Illegal("SA-SOLO-09", "no-clock-runs")


def wait(planning: Planning, state: Mission, seat: Seat, move: Pass, chance: Chance) -> None:
    """Nothing is done until something is announced."""
    state.push(planning)


def cannot_end(planning: Planning, state: Mission, seat: Seat, move: EndPhase) -> Illegal | None:
    """Why a phase cannot be ended by oneself."""
    table = table_of(state)
    if table.solo and table.timed:
        return Illegal("SA-SOLO-07", "only-the-clock-ends-phases")
    if table.timed and table.hands[seat].phase >= table.phases:
        return Illegal("SA-PLAN-17", "last-phase")
    return None


def leave_phase(
    planning: Planning, state: Mission, seat: Seat, move: EndPhase, chance: Chance
) -> None:
    """SA-ANN-16; without a clock the phase is over for good (SA-SOLO-09)."""
    table = table_of(state)
    phase = table.hands[seat].phase
    state.report(PhaseLeft("SA-ANN-16", seat, phase))
    if table.timed or phase < table.phases:
        pick_up(state, seat, "SA-PLAN-12")
    else:
        end_round(state)
    if not table.timed:
        table.phase = phase + 1
    planning.go_on(state)


def cannot_draw(planning: Planning, state: Mission, seat: Seat, move: Draw) -> Illegal | None:
    """Why no card can be drawn."""
    table = table_of(state)
    if not table.hands[seat].draws:
        return Illegal("SA-ANN-08", "no-data-came-in")
    if not table.deck:
        return Illegal("SA-ANN-08", "deck-is-empty")
    return None


def draw(planning: Planning, state: Mission, seat: Seat, move: Draw, chance: Chance) -> None:
    """A card for the hand, usable at once (SA-ANN-08)."""
    table = table_of(state)
    slot = table.deck.draw(chance, only(seat))
    table.hands[seat].draws -= 1
    table.hands[seat].cards.add(slot)
    state.report(CardDrawn("SA-ANN-08", seat, slot.name))
    state.push(planning)


def cannot_agree(planning: Planning, state: Mission, seat: Seat, move: Ready) -> Illegal | None:
    """Why the action round cannot be ended early."""
    table = table_of(state)
    if not table.timed:
        return Illegal("SA-SOLO-09", "no-clock-runs")
    if table.phase < LAST_PHASE:
        return Illegal("SA-ANN-18", "too-early-to-end")
    if table.hands[seat].ready and not all_agree(state):  # the last to disagree may have left
        return Illegal("SA-ANN-18", "agreed-already")
    return None


def agree(planning: Planning, state: Mission, seat: Seat, move: Ready, chance: Chance) -> None:
    """One more agrees; once all do, the action round is over (SA-ANN-18)."""
    table_of(state).hands[seat].ready = True
    state.report(EndAgreed("SA-ANN-18", seat))
    if all_agree(state):
        end_round(state)
    planning.go_on(state)


def all_agree(state: Mission) -> bool:
    """Whether everybody who is still there wants to end it (SA-ANN-18)."""
    table = table_of(state)
    return all(table.hands[seat].ready for seat in table.present)


def gifts(planning: Planning, state: Mission, seat: Seat) -> list[Give]:
    """Every card for everybody, while data is transferred (SA-ANN-09)."""
    if not table_of(state).transfer:
        return []
    to = [f"seat.{other}" for other in range(state.seats)]
    return [Give(card, other) for card in hand_cards(state, seat) for other in to]


def cannot_give(planning: Planning, state: Mission, seat: Seat, move: Give) -> Illegal | None:
    """Why a card cannot be given away."""
    table = table_of(state)
    if table.outage:
        return Illegal("SA-ANN-12", "communication-is-down")
    if not table.transfer:
        return Illegal("SA-ANN-10", "no-transfer-now")
    if not table.hands[seat].may_give:
        return Illegal("SA-ANN-09", "gave-already")
    if not table.hands[seat].cards.has(move.card):
        return Illegal("SA-ANN-09", "card-not-in-hand")
    if is_heroic(move.card):
        return Illegal("SA-ANN-11", "heroic-card-stays")
    others = [f"seat.{other}" for other in table.present if other != seat]
    if move.to not in others:
        return Illegal("SA-ANN-09", "nobody-there")
    return None


def give(planning: Planning, state: Mission, seat: Seat, move: Give, chance: Chance) -> None:
    """The card changes hands; both know it (SA-ANN-09)."""
    table = table_of(state)
    receiver = int(move.to.removeprefix("seat."))
    table.hands[seat].may_give = False
    slot = table.hands[seat].cards.take(move.card)
    slot.seen = only(seat) | only(receiver)
    table.hands[receiver].cards.add(slot)
    state.report(CardGiven("SA-ANN-09", seat, move.to, move.card, receiver))
    state.push(planning)


OTHERS: Final = (
    Act(Pass, wait, reason=cannot_wait),
    Act(EndPhase, leave_phase, reason=cannot_end),
    Act(Draw, draw, reason=cannot_draw),
    Act(Ready, agree, reason=cannot_agree),
    Act(Give, give, gifts, cannot_give),
    *CALLING,
)
"""What is not done on a board (SA-ANN-08, 09, 16, 18)."""


class Planning(Choice[Mission]):
    """One person plans: lays, changes, draws, gives, calls out (SA-PLAN-05…18)."""

    acts: ClassVar[tuple[Act, ...]] = (*LAYING, *OTHERS)
    seat: int
    scope: int

    def must(self, state: Mission) -> Seats:
        return () if table_of(state).timed else (self.seat,)

    def may(self, state: Mission) -> Seats:
        table = table_of(state)
        return (self.seat,) if table.timed and not table.hands[self.seat].gone else ()

    def moves(self, state: Mission, seat: Seat) -> list[Move]:
        """Those with cards in the order of the boards, whatever is done with them; then others."""
        found = layings(state, seat)
        for act in OTHERS:
            found.extend(act.legal(self, state, seat))
        return found

    def question(self, state: Mission) -> dict[str, str | int]:
        table = table_of(state)
        return {"phase": table.hands[self.seat].phase, "outage": table.outage}

    def go_on(self, state: Mission) -> None:
        """Go on planning, unless the action round is over (SA-ANN-18)."""
        if is_over(table_of(state)):
            state.agenda.abandon(self.scope)
        else:
            state.push(self)
