"""Words about dice, payments and what comes later (FS-DICE-01, FS-CREDIT-01)."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words import Word
from starboard.errors import Illegal
from starboard.games.flagship.asking import AskedByText, AskOpponent
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.kinds import Pick, When
from starboard.games.flagship.costs import pay_credits
from starboard.games.flagship.deeds import WORDS, Carry, start_deed
from starboard.games.flagship.events import (
    ContestRolled,
    CreditsGained,
    DiceRolled,
    SpeedCompared,
)
from starboard.games.flagship.moves import Pay
from starboard.games.flagship.standing import speed_of
from starboard.games.flagship.state import Deed, Lasting, Promise, Table
from starboard.kernel import Act, Chance, Pass, Seat, Seats
from starboard.kernel.choice import PASSING


def roll_for(state: Table, number: int, deed: Deed, effect: v.RollFor, chance: Chance) -> None:
    """Roll; the matching outcome happens (FS-DICE-01)."""
    dice = chance.dice(effect.dice)
    state.report(DiceRolled("FS-DICE-01", deed.seat, deed.card.id, tuple(dice)))
    for outcome in effect.outcomes:
        if outcome.on.met(sum(dice)):
            state.push(Carry(number, outcome.effects))


def outcomes_worth(effect: v.RollFor) -> float:
    """Half of what each result brings."""
    return sum([0.5 * WORDS.worth(outcome.effects) for outcome in effect.outcomes])


WORDS.add(Word(v.RollFor, roll_for, worth=outcomes_worth))


def contest(state: Table, number: int, deed: Deed, effect: v.Contest, chance: Chance) -> None:
    """The player and an opponent roll; the winner carries the text on (FS-DICE-01)."""
    if deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    own = sum(chance.dice(effect.dice))
    other = sum(chance.dice(effect.dice))
    state.report(ContestRolled("FS-DICE-01", deed.seat, deed.opponent, own, other))
    if own == other:
        for seat, rival in ((deed.opponent, deed.seat), (deed.seat, deed.opponent)):
            start_part(state, deed, seat, rival, effect.tied)
    elif own > other:
        start_part(state, deed, deed.seat, deed.opponent, effect.won)
    else:
        start_part(state, deed, deed.opponent, deed.seat, effect.won)


def start_part(
    state: Table, deed: Deed, seat: int, rival: int, effects: tuple[v.Effect, ...]
) -> None:
    """One of the two carries a part of the text out, against the other one."""
    if effects:
        part = Deed(seat, deed.card, deed.source or deed.card.id, opponent=rival)
        start_deed(state, part, effects)


def contest_worth(effect: v.Contest) -> float:
    """The other one may win it."""
    return 0.3 * WORDS.worth(effect.won)


WORDS.add(Word(v.Contest, contest, worth=contest_worth))


def compare_speed(
    state: Table, number: int, deed: Deed, effect: v.CompareSpeed, chance: Chance
) -> None:
    """The fastest own ship races the slowest opposing one (FS-TYPE-06)."""
    if deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    if state.players[deed.opponent].out:  # the text itself has seen to that
        return
    own, other = fastest(state, deed.seat), min(ship_speeds(state, deed.opponent))
    state.report(SpeedCompared("FS-TYPE-06", deed.seat, deed.opponent, own, other))
    if own > other:
        state.push(Carry(number, effect.faster))


def fastest(state: Table, seat: int) -> int:
    """The speed of a player's fastest ship."""
    return max(ship_speeds(state, seat))


def ship_speeds(state: Table, seat: int) -> list[int]:
    """The speeds of a player's ships that are in the game."""
    return [speed_of(state, unit) for unit in state.units(seat) if unit.card.is_ship]


def race_worth(effect: v.CompareSpeed) -> float:
    """Half of all races are won."""
    return 0.5 * WORDS.worth(effect.faster)


WORDS.add(Word(v.CompareSpeed, compare_speed, worth=race_worth))


# ------------------------------------------------------------------------- payments


def may_pay(state: Table, number: int, deed: Deed, effect: v.MayPay, chance: Chance) -> None:
    """The player may pay for more."""
    state.push(PayFor(number, effect))


def cannot_afford(state: Table, seat: int, amount: int) -> Illegal | None:
    """Credits must be there in full; cards may be discarded for them meanwhile."""
    has = state.players[seat].credits
    if has < amount:
        return Illegal("FS-ABILITY-03", "not-enough-credits", needs=amount, has=has)
    return None


def cannot_pay_for(question: PayFor, state: Table, seat: Seat, move: Pay) -> Illegal | None:
    """The credits of the text."""
    return cannot_afford(state, seat, question.effect.credits)


def pay_for(question: PayFor, state: Table, seat: Seat, move: Pay, chance: Chance) -> None:
    """The rest of the text follows, once it is paid for (FS-CREDIT-01)."""
    state.push(Carry(question.deed, question.effect.effects))
    pay_credits(state, seat, question.effect.credits, "FS-CREDIT-01")


class PayFor(AskedByText):
    """Pay credits for more of a text, or leave it."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Pay, pay_for, reason=cannot_pay_for), PASSING)
    effect: v.MayPay

    def matters(self, state: Table, deed: Deed) -> bool:
        """Nobody pays for what would happen to a hand card that could not be pointed at."""
        return deed.held is not None or not [e for e in self.effect.effects if is_of_held(e)]

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": state.deeds[self.deed].card.id, "credits": self.effect.credits}


def is_of_held(effect: v.Effect) -> bool:
    """Whether an effect does something to the hand card that was pointed at."""
    return isinstance(effect, v.Discard) and effect.pick is Pick.CHOSEN


WORDS.add(Word(v.MayPay, may_pay))


def opponent_may_pay(
    state: Table, number: int, deed: Deed, effect: v.OpponentMayPay, chance: Chance
) -> None:
    """The opponent may buy the effect off."""
    if deed.opponent < 0:
        state.push(AskOpponent(number), Carry(number, (effect,)))
        return
    state.push(PayOff(number, effect))


def cannot_pay_off(question: PayOff, state: Table, seat: Seat, move: Pay) -> Illegal | None:
    """The credits of the text."""
    return cannot_afford(state, seat, question.effect.credits)


def pay_off(question: PayOff, state: Table, seat: Seat, move: Pay, chance: Chance) -> None:
    """The effect is bought off; some texts give the credits to their player (FS-CREDIT-01, 02)."""
    effect = question.effect
    pay_credits(state, seat, effect.credits, "FS-CREDIT-01")
    if effect.to_player:
        receiver = state.deeds[question.deed].seat
        state.players[receiver].credits += effect.credits
        state.report(CreditsGained("FS-CREDIT-02", receiver, effect.credits))


def bear_it(question: PayOff, state: Table, seat: Seat, move: Pass, chance: Chance) -> None:
    """Who does not pay bears what the text says."""
    state.push(Carry(question.deed, question.effect.otherwise))


class PayOff(AskedByText):
    """The opponent pays credits, or the text goes on."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Pay, pay_off, reason=cannot_pay_off),
        Act(Pass, bear_it),
    )
    effect: v.OpponentMayPay

    def must(self, state: Table) -> Seats:
        deed = state.deeds.get(self.deed)
        if deed is None or deed.opponent < 0 or state.players[deed.opponent].out:
            return ()
        return (deed.opponent,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": state.deeds[self.deed].card.id, "credits": self.effect.credits}


WORDS.add(Word(v.OpponentMayPay, opponent_may_pay))


# ------------------------------------------------------------------------- later, and for a while


def later(state: Table, number: int, deed: Deed, effect: v.Later, chance: Chance) -> None:
    """Something will happen once, later in this turn."""
    promise = Promise(effect.when, deed.seat, state.turn, deed.card, effect.effects)
    state.promises.append(promise)


def later_message(effect: v.Later) -> str:
    """The end of a turn has a sentence of its own."""
    return "later-turn-end" if effect.when is When.TURN_END else "later"


WORDS.add(Word(v.Later, later, worth=0.5, message=later_message))


def grant(state: Table, number: int, deed: Deed, effect: v.Grant, chance: Chance) -> None:
    """Standing effects that hold for a while without a card."""
    for standing in effect.effects:
        state.lasting.append(
            Lasting(standing, deed.seat, effect.until, state.turn, deed.chosen, deed.card.id)
        )


WORDS.add(Word(v.Grant, grant, worth=0.9))
