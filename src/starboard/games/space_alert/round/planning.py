"""One person plans: cards, data, transfers, call-outs, and the end of a phase (SA-PLAN, SA-ANN)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.errors import Illegal
from starboard.games.space_alert.cards import is_heroic
from starboard.games.space_alert.moves import (
    CALLS,
    Draw,
    EndPhase,
    Give,
    Lay,
    Ready,
    Shift,
    TakeBack,
    TurnOver,
)
from starboard.games.space_alert.round.announcing import end_round, pick_up
from starboard.games.space_alert.round.calls import call_out, calls, cannot_call
from starboard.games.space_alert.round.events import CardDrawn, CardGiven, EndAgreed, PhaseLeft
from starboard.games.space_alert.round.laying import (
    all_layings,
    cannot_lay,
    cannot_shift,
    fixed,
    is_over,
    lay,
    layings,
    shift,
    take_back,
    turn_over,
)
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import PASS, Chance, Choice, Move, Pass, Seat, Seats, only

LAST_PHASE: Final = 3


class Planning(Choice[Mission]):
    """One person plans: lays, changes, draws, gives, calls out (SA-PLAN-05…18)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (
        Lay, TakeBack, TurnOver, Shift, EndPhase, Draw, Give, *CALLS, Ready, Pass,
    )  # fmt: skip
    seat: int
    scope: int

    def must(self, state: Mission) -> Seats:
        return () if table_of(state).timed else (self.seat,)

    def may(self, state: Mission) -> Seats:
        table = table_of(state)
        return (self.seat,) if table.timed and not table.hands[self.seat].gone else ()

    def moves(self, state: Mission, seat: Seat) -> list[Move]:
        others = [
            move for move in self.others(state, seat) if self.reason(state, seat, move) is None
        ]
        return [*layings(state, seat), *others, *calls(state, seat)]

    def offers(self, state: Mission, seat: Seat) -> list[Move]:
        legal = self.moves(state, seat)
        more = [*all_layings(state, seat), *self.others(state, seat)]
        return list(dict.fromkeys([*legal, *more]))

    def others(self, state: Mission, seat: Seat) -> list[Move]:
        """What is not done on a board (SA-ANN-08, 09, 16, 18)."""
        table = table_of(state)
        found: list[Move] = [PASS, EndPhase(), Draw(), Ready()]
        if table.transfer:
            cards = sorted({slot.name for slot in table.hands[seat].cards.slots})
            to = [f"seat.{other}" for other in range(state.seats)]
            found += [Give(card, other) for card in cards for other in to]
        return found

    def reason(self, state: Mission, seat: Seat, move: Move) -> Illegal | None:
        """Why not now (SA-PLAN-03, 05, 11, 17, SA-ANN-08…12, 16, 18)."""
        if isinstance(move, Lay):
            return cannot_lay(state, seat, move)
        if isinstance(move, (TakeBack, TurnOver)):
            return fixed(state, seat, move.space)
        if isinstance(move, Shift):
            return cannot_shift(state, seat, move)
        if isinstance(move, CALLS):
            return cannot_call(state, seat, move)
        if isinstance(move, Give):
            return cannot_give(state, seat, move)
        if isinstance(move, Draw):
            return cannot_draw(state, seat)
        if isinstance(move, EndPhase):
            return cannot_end(state, seat)
        return cannot_agree(state, seat) if isinstance(move, Ready) else cannot_wait(state)

    def take(self, state: Mission, seat: Seat, move: Move, chance: Chance) -> None:
        """One thing done at the table (SA-PLAN-03, 05, 11, 12, SA-ANN-08, 09, 16, 18)."""
        if isinstance(move, Draw):
            draw(state, seat, chance)
        elif isinstance(move, Lay):
            lay(state, seat, move)
        elif isinstance(move, TakeBack):
            take_back(state, seat, move)
        elif isinstance(move, TurnOver):
            turn_over(state, seat, move)
        elif isinstance(move, Shift):
            shift(state, seat, move)
        elif isinstance(move, Give):
            give(state, seat, move)
        elif isinstance(move, CALLS):
            call_out(state, seat, move)
        elif isinstance(move, EndPhase):
            self.leave_phase(state, seat)
        elif isinstance(move, Ready):
            agree(state, seat)
        if all_agree(state) and isinstance(move, Ready):
            end_round(state)
        if is_over(table_of(state)):
            state.agenda.abandon(self.scope)
        else:
            state.push(self)

    def question(self, state: Mission) -> dict[str, str | int]:
        table = table_of(state)
        return {"phase": table.hands[self.seat].phase, "outage": table.outage}

    def leave_phase(self, state: Mission, seat: Seat) -> None:
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


def cannot_end(state: Mission, seat: Seat) -> Illegal | None:
    """Why a phase cannot be ended by oneself."""
    table = table_of(state)
    if table.solo and table.timed:
        return Illegal("SA-SOLO-07", "only-the-clock-ends-phases")
    if table.timed and table.hands[seat].phase >= table.phases:
        return Illegal("SA-PLAN-17", "last-phase")
    return None


def cannot_draw(state: Mission, seat: Seat) -> Illegal | None:
    """Why no card can be drawn."""
    table = table_of(state)
    if not table.hands[seat].draws:
        return Illegal("SA-ANN-08", "no-data-came-in")
    if not table.deck:
        return Illegal("SA-ANN-08", "deck-is-empty")
    return None


def draw(state: Mission, seat: Seat, chance: Chance) -> None:
    """A card for the hand, usable at once (SA-ANN-08)."""
    table = table_of(state)
    slot = table.deck.draw(chance, only(seat))
    table.hands[seat].draws -= 1
    table.hands[seat].cards.add(slot)
    state.report(CardDrawn("SA-ANN-08", seat, slot.name))


def cannot_give(state: Mission, seat: Seat, move: Give) -> Illegal | None:
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


def give(state: Mission, seat: Seat, move: Give) -> None:
    """The card changes hands; both know it (SA-ANN-09)."""
    table = table_of(state)
    receiver = int(move.to.removeprefix("seat."))
    table.hands[seat].may_give = False
    slot = table.hands[seat].cards.take(move.card)
    slot.seen = only(seat) | only(receiver)
    table.hands[receiver].cards.add(slot)
    state.report(CardGiven("SA-ANN-09", seat, move.to, move.card, receiver))


def cannot_agree(state: Mission, seat: Seat) -> Illegal | None:
    """Why the action round cannot be ended early."""
    table = table_of(state)
    if not table.timed:
        return Illegal("SA-SOLO-09", "no-clock-runs")
    if table.phase < LAST_PHASE:
        return Illegal("SA-ANN-18", "too-early-to-end")
    if table.hands[seat].ready and not all_agree(state):  # the last to disagree may have left
        return Illegal("SA-ANN-18", "agreed-already")
    return None


def cannot_wait(state: Mission) -> Illegal | None:
    """Why nobody can wait: without a clock nothing would ever happen (SA-SOLO-09)."""
    return None if table_of(state).timed else Illegal("SA-SOLO-09", "no-clock-runs")


def agree(state: Mission, seat: Seat) -> None:
    """One more agrees (SA-ANN-18)."""
    table_of(state).hands[seat].ready = True
    state.report(EndAgreed("SA-ANN-18", seat))


def all_agree(state: Mission) -> bool:
    """Whether everybody who is still there wants to end it (SA-ANN-18)."""
    table = table_of(state)
    return all(table.hands[seat].ready for seat in table.present)
