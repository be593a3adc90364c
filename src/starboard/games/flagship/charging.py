"""Generators, division of their tokens, overloads (FS-CHARGE, FS-DICE-05, 06)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.asides import OwnDecision
from starboard.games.flagship.blows import strike
from starboard.games.flagship.cards.kinds import ChargeResult, Until
from starboard.games.flagship.cards.vocabulary import OnCharge
from starboard.games.flagship.events import GeneratorRolled, OverloadRolled, TokensLost
from starboard.games.flagship.matters import OfPlayer
from starboard.games.flagship.moves import Generate, Load
from starboard.games.flagship.standing import charge_modifier, overload, use_up
from starboard.games.flagship.state import Blow, Item, Table
from starboard.games.flagship.tokens import chargeable, has_room, put_tokens
from starboard.kernel import Act, Chance, Choice, Seat


def generators(phase: Choice[Table], state: Table, seat: Seat) -> list[Generate]:
    """Every card with a generator."""
    return [Generate(item.id) for item in state.sides()[seat].generators]


def takes_charge(state: Table, item: Item) -> bool:
    """Whether a generator finds anything that a token can be put on (FS-CHARGE-04)."""
    for target in chargeable(state, item):
        if has_room(state, target):
            return True
    return False


def cannot_generate(
    phase: Choice[Table], state: Table, seat: Seat, move: Generate
) -> Illegal | None:
    """Why a generator cannot be used now, or nothing (FS-CHARGE-01, FS-CHARGE-04)."""
    item = state.players[seat].items.get(move.item)
    if item is None:
        return Illegal("FS-CHARGE-01", "not-on-your-side", item=move.item)
    if not item.card.generator:
        return Illegal("FS-CHARGE-04", "no-generator", item=move.item)
    if item.face_down:
        return Illegal("FS-DESTROY-02", "is-destroyed", item=move.item)
    if state.unit_of(item).hangar:
        return Illegal("FS-HANGAR-03", "is-in-hangar", item=move.item)
    if item.charged == state.turn:
        return Illegal("FS-CHARGE-01", "already-charged", item=move.item)
    if not takes_charge(state, item):
        return Illegal("FS-CHARGE-04", "nothing-to-charge", item=move.item)
    return None


def possible_generators(phase: Choice[Table], state: Table, seat: Seat) -> list[Generate]:
    """Every generator that can be used now."""
    return [
        Generate(item.id)
        for item in state.sides()[seat].generators
        if item.charged != state.turn and state.in_play(item) and takes_charge(state, item)
    ]


class RollGenerator(OfPlayer):
    """Roll one die, divide by the generator value, round down (FS-CHARGE-05)."""

    item: str

    def run(self, state: Table, chance: Chance) -> None:
        item = state.players[self.seat].items[self.item]
        rule = overload(state, self.seat)
        rolled = chance.die()
        second = chance.die() if rule is not None else 0
        item.charged = state.turn  # FS-CHARGE-01
        modifier = charge_modifier(state, item)
        tokens = max(0, (rolled + modifier) // item.card.generator)
        state.report(
            GeneratorRolled("FS-CHARGE-05", self.seat, item.id, rolled, rolled + modifier, tokens)
        )
        use_up(state, Until.NEXT_CHARGE, item, [])
        if rule is not None:
            use_up_overload(state, self.seat, rule)  # FS-DICE-05
            tokens = overloaded(state, item, rule, second + modifier, tokens)
        state.push(Spread(self.seat, item.id, tokens))


def use_up_overload(state: Table, seat: int, rule: OnCharge) -> None:
    """Each overload holds for one charge; another one waits for the next (FS-EVENT-05)."""
    for lasting in state.lasting:
        if lasting.seat == seat and lasting.until is Until.NEXT_CHARGE and lasting.effect == rule:
            state.lasting.remove(lasting)
            return


def overloaded(state: Table, item: Item, rule: OnCharge, rolled: int, tokens: int) -> int:
    """What an overload makes of the tokens (FS-DICE-05, 06)."""
    result = ""
    for outcome in rule.outcomes:
        if outcome.on.met(rolled):
            result = outcome.result.value
    state.report(OverloadRolled("FS-DICE-05", item.owner, item.id, rolled, result))
    if result == ChargeResult.DOUBLE_CHARGE.value:
        return tokens * 2
    if result == ChargeResult.DAMAGE_INSTEAD_OF_CHARGE.value:
        unit = state.unit_of(item)
        blow = Blow(item.owner, unit.id, tokens, evadable=False)
        strike(state, blow, "FS-DICE-06")
        return 0
    return tokens


class Spread(OfPlayer):
    """Put the tokens of a roll on cards until none is left or none has room (FS-CHARGE-07)."""

    item: str
    tokens: int

    def run(self, state: Table, chance: Chance) -> None:
        item = state.players[self.seat].items.get(self.item)
        if item is None or item.face_down or self.tokens <= 0:
            return
        if [each for each in chargeable(state, item) if has_room(state, each)]:
            state.push(Divide(self.seat, self.item, self.tokens))
        else:
            state.report(TokensLost("FS-CHARGE-07", self.seat, self.item, self.tokens))


def loads(asked: Divide, state: Table, seat: Seat) -> list[Load]:
    """Every card that the generator may charge and that has room (FS-CHARGE-03)."""
    item = state.players[asked.seat].items[asked.item]
    return [Load(each.id) for each in chargeable(state, item) if has_room(state, each)]


def cannot_load(asked: Divide, state: Table, seat: Seat, move: Load) -> Illegal | None:
    """Why a card cannot be charged (FS-CHARGE-03)."""
    if move in loads(asked, state, seat):
        return None
    return Illegal("FS-CHARGE-03", "cannot-be-charged", item=move.item)


def load(asked: Divide, state: Table, seat: Seat, move: Load, chance: Chance) -> None:
    """Put one token on a card, then the others (FS-CHARGE-05)."""
    state.push(Spread(asked.seat, asked.item, asked.tokens - 1))
    put_tokens(state, state.players[seat].items[move.item], 1, "FS-CHARGE-05")


class Divide(OwnDecision):
    """The tokens of one roll may be divided freely among a ship's cards (FS-CHARGE-03)."""

    obvious: ClassVar[bool] = True
    acts: ClassVar[tuple[Act, ...]] = (Act(Load, load, loads, cannot_load, loads),)
    item: str
    tokens: int

    def question(self, state: Table) -> dict[str, str | int]:
        return {"tokens": self.tokens, "item": self.item}
