"""The turn: trigger, draw, action, closing and discard phase (FS-TURN)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.answers import cannot_play
from starboard.games.flagship.asides import OwnDecision
from starboard.games.flagship.attack import declare
from starboard.games.flagship.cards.kinds import Until, When
from starboard.games.flagship.charging import (
    RollGenerator,
    cannot_generate,
    generators,
    possible_generators,
)
from starboard.games.flagship.events import CreditsLapsed, TurnBegan, TurnEnded
from starboard.games.flagship.field import end_effect
from starboard.games.flagship.hand import (
    DrawCards,
    HandLimit,
    cannot_shuffle_draw,
    possible_draw_shuffles,
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
    possible_market_shuffles,
    possible_purchases,
    possible_reveals,
    purchases,
    ships_to_launch,
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
from starboard.games.flagship.playing import play_event, use_ability
from starboard.games.flagship.state import Table
from starboard.games.flagship.triggers import fire_turn
from starboard.games.flagship.windows import (
    attacks_now,
    before_actions,
    cannot_attack_now,
    cannot_use_now,
    legal_attacks,
    open_between,
    plays_now,
    uses_now,
)
from starboard.kernel import Act, Chance, Seat, Step


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


# ------------------------------------------------------------------------- actions


def goes_on(phase: ActionPhase, state: Table, seat: Seat) -> None:
    """After an action the others may act, then the phase goes on (FS-TIMING-02, FS-TURN-06)."""
    state.push(phase)
    open_between(state, seat, ending=False)


def reveal(phase: ActionPhase, state: Table, seat: Seat, move: Reveal, chance: Chance) -> None:
    """Turn a market card up (FS-MARKET-02)."""
    goes_on(phase, state, seat)
    state.push(RevealCard(seat))


def buy_card(phase: ActionPhase, state: Table, seat: Seat, move: Buy, chance: Chance) -> None:
    """Buy a card of the own row (FS-MARKET-06)."""
    goes_on(phase, state, seat)
    buy(state, seat, move)


def charge(phase: ActionPhase, state: Table, seat: Seat, move: Generate, chance: Chance) -> None:
    """Roll for a generator (FS-CHARGE-01)."""
    goes_on(phase, state, seat)
    state.push(RollGenerator(seat, move.item))


def launch_ship(phase: ActionPhase, state: Table, seat: Seat, move: Launch, chance: Chance) -> None:
    """Take a ship out of the hangar (FS-HANGAR-05)."""
    goes_on(phase, state, seat)
    launch(state, seat, move.ship)


def attack(phase: ActionPhase, state: Table, seat: Seat, move: Attack, chance: Chance) -> None:
    """Attack with a card (FS-ATTACK-02)."""
    goes_on(phase, state, seat)
    declare(state, seat, move)


def cannot_play_event(phase: ActionPhase, state: Table, seat: Seat, move: Play) -> Illegal | None:
    """Why an event card cannot be played (FS-EVENT-02)."""
    return cannot_play(state, seat, move.card, None, 0)


def play(phase: ActionPhase, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    """Play an event card (FS-EVENT-01)."""
    goes_on(phase, state, seat)
    play_event(state, seat, move.card, 0, 0)


def use(phase: ActionPhase, state: Table, seat: Seat, move: Use, chance: Chance) -> None:
    """Use an ability (FS-ABILITY-03)."""
    goes_on(phase, state, seat)
    use_ability(state, seat, move, 0)


def renew_market(
    phase: ActionPhase, state: Table, seat: Seat, move: ShuffleMarket, chance: Chance
) -> None:
    """Make the market discard the new market deck (FS-MARKET-17)."""
    goes_on(phase, state, seat)
    shuffle_market(state, seat, chance)


def renew_draw(
    phase: ActionPhase, state: Table, seat: Seat, move: ShuffleDraw, chance: Chance
) -> None:
    """Make the draw discard the new draw deck (FS-DRAW-07)."""
    goes_on(phase, state, seat)
    shuffle_draw(state, seat, chance)


def end_turn(phase: ActionPhase, state: Table, seat: Seat, move: EndTurn, chance: Chance) -> None:
    """No more actions: everybody may act once more (FS-TURN-09, FS-TIMING-06)."""
    open_between(state, seat, ending=True)


class ActionPhase(OwnDecision):
    """The actions, in any order and number, or none (FS-TURN-05, 06)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Reveal, reveal, None, cannot_reveal, possible_reveals),
        Act(Buy, buy_card, purchases, cannot_buy, possible_purchases),
        Act(Generate, charge, generators, cannot_generate, possible_generators),
        Act(Launch, launch_ship, ships_to_launch, cannot_launch, ships_to_launch),
        Act(Attack, attack, attacks_now, cannot_attack_now, legal_attacks),
        Act(Play, play, plays_now, cannot_play_event),
        Act(Use, use, uses_now, cannot_use_now),
        Act(ShuffleMarket, renew_market, None, cannot_shuffle_market, possible_market_shuffles),
        Act(ShuffleDraw, renew_draw, None, cannot_shuffle_draw, possible_draw_shuffles),
        Act(EndTurn, end_turn),
    )

    def question(self, state: Table) -> dict[str, str | int]:
        return {"credits": state.players[self.seat].credits, "turn": state.turn}
