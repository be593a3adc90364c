"""Words about cards in play: damage, charge, repair, and what is chosen (FS-EVENT-05)."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words import Word
from starboard.errors import Illegal
from starboard.games.flagship.asking import AskedByText, AskOpponent
from starboard.games.flagship.blows import strike
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.kinds import Target
from starboard.games.flagship.cards.words.hands import point_at_card
from starboard.games.flagship.deeds import WORDS
from starboard.games.flagship.destruction import can_repair, destroy, repair
from starboard.games.flagship.events import AttackRedirected, ItemDiscarded
from starboard.games.flagship.field import discard_item
from starboard.games.flagship.moves import Choose
from starboard.games.flagship.state import Blow, Deed, Item, Table
from starboard.games.flagship.targets import EACH, FIXED, candidates, pointed_at
from starboard.games.flagship.tokens import has_room, put_tokens, remove_tokens
from starboard.kernel import Act, Chance, Seat


def aim(state: Table, number: int, deed: Deed, effect: v.AimedEffect, chance: Chance) -> None:
    """An effect on cards: on the one it names, on each of them, or on a chosen one."""
    found = candidates(state, deed, effect)
    if effect.target in EACH or effect.target in FIXED:
        for item in found:
            WORDS.act_on(state, number, deed, effect, item)
    elif found:
        state.push(AskTarget(number, effect))


def targets_of(question: AskTarget, state: Table, seat: Seat) -> list[Choose]:
    """The cards on which the effect may act."""
    return [Choose(item.id) for item in question.found(state, state.deeds[question.deed])]


def cannot_target(question: AskTarget, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """Only those (FS-EVENT-05)."""
    if move in targets_of(question, state, seat):
        return None
    return Illegal("FS-EVENT-05", "not-a-target", thing=move.thing)


def act_on_target(
    question: AskTarget, state: Table, seat: Seat, move: Choose, chance: Chance
) -> None:
    """The effect acts on the chosen card (FS-EVENT-05)."""
    deed = state.deeds[question.deed]
    for item in question.found(state, deed):
        if item.id == move.thing:
            WORDS.act_on(state, question.deed, deed, question.effect, item)
            return


class AskTarget(AskedByText):
    """Choose the card on which an effect acts."""

    obvious: ClassVar[bool] = True
    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, act_on_target, targets_of, cannot_target),)
    effect: v.AimedEffect

    def chooser(self, state: Table, deed: Deed) -> int:
        """The player of the text; of what is done to a side, its player."""
        if self.effect.target is Target.AFFECTED_ITEM:
            for laid in state.laid:
                if laid.id == deed.source:
                    return laid.on
        return deed.seat

    def matters(self, state: Table, deed: Deed) -> bool:
        return bool(self.found(state, deed))

    def found(self, state: Table, deed: Deed) -> list[Item]:
        """The cards to choose from; an attack is never redirected to where it goes already."""
        items = candidates(state, deed, self.effect)
        if self.redirects(state, deed):
            return [item for item in items if item.id != state.blows[deed.blow].target]
        return items

    def redirects(self, state: Table, deed: Deed) -> bool:
        """Whether the chosen unit draws an attack."""
        return deed.blow in state.blows and isinstance(self.effect, v.Choose)

    def question(self, state: Table) -> dict[str, str | int]:
        deed = state.deeds[self.deed]
        effect = "Redirect" if self.redirects(state, deed) else type(self.effect).__name__
        return {"card": deed.card.id, "effect": effect}


# ------------------------------------------------------------------------- what each of them does


def damage(state: Table, number: int, deed: Deed, effect: v.Damage, item: Item) -> None:
    """Damage that is no attack; shields may absorb it."""
    blow = Blow(deed.seat, item.id, effect.amount, evadable=effect.evadable)
    strike(state, blow, "FS-EVENT-05")


WORDS.add(Word(v.Damage, aim, candidates=pointed_at, on=damage, worth=1.5))


def charge(state: Table, number: int, deed: Deed, effect: v.Charge, item: Item) -> None:
    """Tokens up to the maximum of the card (FS-CHARGE-07)."""
    put_tokens(state, item, effect.amount, "FS-EVENT-05")


def with_room(state: Table, deed: Deed, effect: v.Charge) -> list[Item]:
    """One card has to have room; of each of them, those that have."""
    found = pointed_at(state, deed, effect)
    return found if effect.target in EACH else [item for item in found if has_room(state, item)]


def tokens_worth(effect: v.Charge) -> float:
    """So much for a token."""
    return effect.amount * 0.4


WORDS.add(Word(v.Charge, aim, candidates=with_room, on=charge, worth=tokens_worth))


def drain(state: Table, number: int, deed: Deed, effect: v.Drain, item: Item) -> None:
    """All tokens leave the card."""
    remove_tokens(state, item, item.charge, "FS-EVENT-05")


def charged(state: Table, deed: Deed, effect: v.Drain) -> list[Item]:
    """Cards with tokens on them."""
    return [item for item in pointed_at(state, deed, effect) if item.charge]


WORDS.add(Word(v.Drain, aim, candidates=charged, on=drain, worth=0.8))


def turn_up(state: Table, number: int, deed: Deed, effect: v.Repair, item: Item) -> None:
    """A destroyed card is whole again (FS-DESTROY-02)."""
    if can_repair(state, item):  # the one repaired before it may have taken its slots
        repair(state, item, "FS-DESTROY-02")


def repairable(state: Table, deed: Deed, effect: v.Repair) -> list[Item]:
    """Destroyed cards that can be turned up again (FS-DESTROY-07)."""
    return [item for item in pointed_at(state, deed, effect) if can_repair(state, item)]


WORDS.add(Word(v.Repair, aim, candidates=repairable, on=turn_up, worth=1.8))


def turn_down(state: Table, number: int, deed: Deed, effect: v.Destroy, item: Item) -> None:
    """The card is destroyed (FS-DESTROY-01)."""
    destroy(state, item, deed.seat, "", "FS-EVENT-05")


WORDS.add(Word(v.Destroy, aim, candidates=pointed_at, on=turn_down, worth=1.6))


def leave(state: Table, number: int, deed: Deed, effect: v.ToMarketDiscard, item: Item) -> None:
    """An item goes to its owner's market discard, from the field or from the row."""
    player = state.players[item.owner]
    if item.id in player.items:
        discard_item(state, item, "FS-EVENT-05")
    elif item in player.row:  # else it has just left with the card it was attached to
        player.row.remove(item)
        player.market_discard.append(item.card.id)
        state.report(ItemDiscarded("FS-EVENT-05", item.owner, item.id))


def removable(state: Table, deed: Deed, effect: v.ToMarketDiscard) -> list[Item]:
    """Whatever nobody needs to play on."""
    return [item for item in pointed_at(state, deed, effect) if not is_vital(state, item)]


def is_vital(state: Table, item: Item) -> bool:
    """A main ship and a pilot: without them nobody plays (FS-FACTION-16, FS-GOAL-04)."""
    return item.card.is_pilot or item.id == state.players[item.owner].ship


WORDS.add(Word(v.ToMarketDiscard, aim, candidates=removable, on=leave))


def choose(state: Table, number: int, deed: Deed, effect: v.Choose, chance: Chance) -> None:
    """Pick what later effects call `chosen`; a hand card is pointed at unseen."""
    if effect.target is Target.OPPONENT:
        state.push(AskOpponent(number))
    elif effect.target is Target.ENEMY_HAND_CARD:
        point_at_card(state, number, deed, effect, chance)
    else:
        aim(state, number, deed, effect, chance)


def pick(state: Table, number: int, deed: Deed, effect: v.Choose, item: Item) -> None:
    """Remember what was chosen; its owner is the opponent the text speaks of from now on."""
    deed.chosen = item.id
    if item.owner != deed.seat:
        deed.opponent = item.owner
    elif deed.blow in state.blows:
        state.blows[deed.blow].target = item.id
        state.report(AttackRedirected("FS-TIMING-04", deed.seat, item.id))


WORDS.add(Word(v.Choose, choose, candidates=pointed_at, on=pick))
