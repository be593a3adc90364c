"""Windows: where other players may act between actions (FS-TIMING)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.answers import answer_reason, answers_of, could_answer
from starboard.games.flagship.asides import Cash, Claim
from starboard.games.flagship.attack import (
    attacks_of,
    cannot_attack,
    could_attack,
    declare,
    possible_attacks,
)
from starboard.games.flagship.moves import Attack, Play, Use
from starboard.games.flagship.playing import give_answer
from starboard.games.flagship.state import Table
from starboard.kernel import PASS, Aside, Chance, Entry, Move, Pass, Seat, Seats, Window


def could_act(state: Table, seat: int) -> bool:
    """Whether everybody can see that a player might do something between actions."""
    key = f"could act {seat}"
    known = state.memo.get(key)
    if known is None:
        known = could_answer(state, seat, None) or could_attack(state, seat)
        state.memo[key] = known
    return bool(known)


def needs_action_phase(state: Table, name: str) -> bool:
    """Whether an event is neither for any time nor an answer (FS-TIMING-06)."""
    card = state.cards.cards.get(name)
    return card is not None and not card.anytime and not card.windows


class AnyTime(Window[Table]):
    """No action goes on: abilities, attacks and anytime events of the others (FS-TIMING-01)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Attack, Use, Play, Pass)
    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Cash, Claim)
    waiting: tuple[int, ...]
    order: tuple[int, ...]

    def must(self, state: Table) -> Seats:
        for seat in self.waiting:
            if could_act(state, seat):
                return (seat,)
        return ()

    def answers(self, state: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for item in state.players[seat].items.values():
            if item.card.attacks:
                found.extend(attacks_of(state, seat, item))
        found.extend(answers_of(state, seat, None))
        return found

    def moves(self, state: Table, seat: Seat) -> list[Move]:
        found = possible_attacks(state, seat).copy()
        for move in answers_of(state, seat, None):
            if self.reason(state, seat, move) is None:
                found.append(move)
        found.append(PASS)
        return found

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Pass):
            return None
        if isinstance(move, Attack):
            return cannot_attack(state, seat, move)
        if isinstance(move, Play) and needs_action_phase(state, move.card):
            return Illegal("FS-TIMING-06", "only-in-action-phase", card=move.card)
        return answer_reason(state, seat, move, None, 0)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Pass):
            rest = self.waiting[self.waiting.index(seat) + 1 :]
            if rest:
                state.push(self.again(rest))
            return
        state.push(self.again(self.order))
        if isinstance(move, Attack):
            declare(state, seat, move)
        else:
            give_answer(state, seat, move, 0)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"active": state.active}


def open_between(state: Table, seat: int, ending: bool) -> None:
    """After a completed action the others may act, clockwise (FS-TIMING-02, 06)."""
    others = tuple(state.rivals(seat))
    again = (seat, *others) if ending else others
    state.push(Between(others, again))


class Between(AnyTime):
    """Between two actions (FS-TIMING-02)."""

    def again(self, waiting: tuple[int, ...]) -> Between:
        return Between(waiting, self.order)


def before_actions(state: Table, seat: int) -> list[Entry]:
    """A turn has begun, and no action of it yet: the others may act (FS-TIMING-08)."""
    others = tuple(state.rivals(seat))
    return [BeforeActions(others, others)] if state.rules >= 2 else []


class BeforeActions(AnyTime):
    """Between the start of a turn and its first action (FS-TIMING-08)."""

    def again(self, waiting: tuple[int, ...]) -> BeforeActions:
        return BeforeActions(waiting, self.order)
