"""The turn: trigger, draw, action, closing and discard phase (FS-TURN)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.answers import answer_reason, answers_of
from starboard.games.flagship.asides import Decision
from starboard.games.flagship.attack import attacks_of, cannot_attack, declare, possible_attacks
from starboard.games.flagship.cards.kinds import Until, When
from starboard.games.flagship.charging import RollGenerator, cannot_generate
from starboard.games.flagship.events import CreditsLapsed, TurnBegan, TurnEnded
from starboard.games.flagship.field import end_effect, places
from starboard.games.flagship.hand import (
    DrawCards,
    HandLimit,
    cannot_shuffle_draw,
    shuffle_draw,
)
from starboard.games.flagship.market import (
    RevealCard,
    buy,
    cannot_buy,
    cannot_launch,
    cannot_reveal,
    cannot_shuffle_market,
    full_row,
    launch,
    possible_purchases,
    shuffle_market,
)
from starboard.games.flagship.moves import (
    Attack,
    Buy,
    EndTurn,
    Generate,
    Launch,
    Play,
    Reveal,
    ShuffleDraw,
    ShuffleMarket,
    Use,
)
from starboard.games.flagship.playing import give_answer
from starboard.games.flagship.state import Table
from starboard.games.flagship.triggers import fire_turn
from starboard.games.flagship.windows import before_actions, open_between
from starboard.kernel import Chance, Move, Seat, Seats, Step


class Turn(Step[Table]):
    """One turn with its five phases in order (FS-TURN-02)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        state.turn += 1
        state.active = self.seat
        state.report(TurnBegan("FS-TURN-01", self.seat, state.turn))
        state.push(AfterTurn(self.seat))
        state.scope = state.agenda.open("turn")  # FS-MULTI-01
        state.push(
            TriggerPhase(self.seat),
            DrawPhase(self.seat),
            *before_actions(state, self.seat),
            ActionPhase(self.seat),
            *full_row(state, self.seat),
            ClosingPhase(self.seat),
            HandLimit(self.seat),
        )


class TriggerPhase(Step[Table]):
    """Rounds end, then effects at the start of the turn happen (FS-TURN-03, 10)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        for laid in list(state.laid):
            if laid.card.until is Until.OWN_NEXT_TURN_START and laid.owner == self.seat:
                end_effect(state, laid, "FS-TURN-10")
        state.lasting = [
            lasting
            for lasting in state.lasting
            if lasting.until is not Until.OWN_NEXT_TURN_START or lasting.seat != self.seat
        ]
        fire_turn(state, self.seat, When.TURN_START)


class DrawPhase(Step[Table]):
    """Draw one event card, but not in the very first turn (FS-DRAW-02, FS-BUILD-15)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        if state.turn > 1:  # FS-MULTI-02: with more players too, only the first one draws nothing
            state.push(DrawCards(self.seat, 1, "FS-TURN-04"))


class ClosingPhase(Step[Table]):
    """Effects at the end of the turn (FS-TURN-07)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        fire_turn(state, self.seat, When.TURN_END)


class AfterTurn(Step[Table]):
    """Credits and rights lapse, effects end, the next player's turn follows (FS-CREDIT-05)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        for player in state.players:
            if player.credits:
                state.report(CreditsLapsed("FS-CREDIT-05", player.seat, player.credits))
            player.credits = 0
            player.prize_due = 0  # FS-DRAW-08
        for laid in list(state.laid):
            if ends_after_turn(  # FS-EVENT-06
                state, self.seat, laid.card.until, laid.on, laid.turn
            ):
                end_effect(state, laid, "FS-EVENT-06")
        state.lasting = [each for each in state.lasting if each.until is not Until.TURN_END]
        state.promises = []
        state.report(TurnEnded("FS-TURN-10", self.seat, state.turn))  # FS-TURN-10
        state.push(Turn(state.rivals(self.seat)[0]))  # FS-TURN-01


def ends_after_turn(state: Table, seat: int, until: Until | None, on: int, turn: int) -> bool:
    """Whether an effect event ends with the turn that is just over."""
    if until is Until.TURN_END:
        return True
    return until is Until.AFFECTED_NEXT_TURN_END and on == seat and turn < state.turn


class ActionPhase(Decision):
    """The actions, in any order and number, or none (FS-TURN-05, 06)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (
        Reveal,
        Buy,
        Generate,
        Attack,
        Use,
        Play,
        Launch,
        ShuffleMarket,
        ShuffleDraw,
        EndTurn,
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = [Reveal()]
        for item in player.row:
            found.extend([Buy(item.id, onto) for onto in places(state, seat, item.card)])
        for item in player.items.values():
            if item.card.generator:
                found.append(Generate(item.id))
            if item.hangar:
                found.append(Launch(item.id))
        for item in player.items.values():
            if item.card.attacks:
                found.extend(attacks_of(state, seat, item))
        found.extend(answers_of(state, seat, None))
        found.extend([ShuffleMarket(), ShuffleDraw(), EndTurn()])
        return found

    def moves(self, state: Table, seat: Seat) -> list[Move]:
        found: list[Move] = [Reveal()] if cannot_reveal(state, seat) is None else []
        found.extend(possible_purchases(state, seat))
        for item in state.players[seat].items.values():
            if item.card.generator and cannot_generate(state, seat, item.id) is None:
                found.append(Generate(item.id))
            if item.hangar:
                found.append(Launch(item.id))
        found.extend(possible_attacks(state, seat))
        for move in answers_of(state, seat, None):
            if answer_reason(state, seat, move, None, 0) is None:
                found.append(move)
        if cannot_shuffle_market(state, seat) is None:
            found.append(ShuffleMarket())
        if cannot_shuffle_draw(state, seat) is None:
            found.append(ShuffleDraw())
        found.append(EndTurn())
        return found

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Attack):
            return cannot_attack(state, seat, move)
        if isinstance(move, Buy):
            return cannot_buy(state, seat, move)
        if isinstance(move, Generate):
            return cannot_generate(state, seat, move.item)
        if isinstance(move, Reveal):
            return cannot_reveal(state, seat)
        if isinstance(move, Launch):
            return cannot_launch(state, seat, move.ship)
        if isinstance(move, ShuffleMarket):
            return cannot_shuffle_market(state, seat)
        if isinstance(move, ShuffleDraw):
            return cannot_shuffle_draw(state, seat)
        if isinstance(move, EndTurn):
            return None
        return answer_reason(state, seat, move, None, 0)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, EndTurn):
            open_between(state, seat, ending=True)  # FS-TIMING-06
            return
        state.push(self)
        open_between(state, seat, ending=False)  # FS-TIMING-02
        if isinstance(move, Attack):
            declare(state, seat, move)
        elif isinstance(move, Buy):
            buy(state, seat, move)
        elif isinstance(move, Generate):
            state.push(RollGenerator(seat, move.item))
        elif isinstance(move, Reveal):
            state.push(RevealCard(seat))
        elif isinstance(move, Launch):
            launch(state, seat, move.ship)
        elif isinstance(move, ShuffleMarket):
            shuffle_market(state, seat, chance)
        elif isinstance(move, ShuffleDraw):
            shuffle_draw(state, seat, chance)
        else:
            give_answer(state, seat, move, 0)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"credits": state.players[self.seat].credits, "turn": state.turn}
