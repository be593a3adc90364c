"""Triggers: what happens by itself when something else happens (FS-TURN-03, 07)."""

from __future__ import annotations

from typing import Final

from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import When
from starboard.games.flagship.cards.vocabulary import Effect, Later, Trigger
from starboard.games.flagship.costs import is_spent, mark_used
from starboard.games.flagship.deeds import Carry, EndDeed
from starboard.games.flagship.elimination import Eliminate
from starboard.games.flagship.events import (
    AbilityTriggered,
    AttackMissed,
    ItemBought,
    ItemDestroyed,
    ItemDiscarded,
    ItemEntered,
    ItemRepaired,
)
from starboard.games.flagship.matters import OfPlayer
from starboard.games.flagship.prizes import PrizeOffer
from starboard.games.flagship.standing import holds
from starboard.games.flagship.state import Deed, Item, Table
from starboard.games.flagship.tokens import shed_surplus
from starboard.kernel import Chance, Entry, Event


class Fire(OfPlayer):
    """Carry out the text of a trigger."""

    card: Card
    source: str
    effects: tuple[Effect, ...]
    weapon: str

    def run(self, state: Table, chance: Chance) -> None:
        if state.players[self.seat].out:
            return
        clause = clause_of(self.card, self.effects)
        state.report(AbilityTriggered(clause, self.seat, self.card.id))
        number = state.number()
        state.deeds[number] = Deed(
            self.seat, self.card, self.source or self.card.id, chosen=self.weapon
        )
        state.push(Carry(number, self.effects), EndDeed(number))


def clause_of(card: Card, effects: tuple[Effect, ...]) -> str:
    """The clause by which a text happens now: start or end of a turn, or its own words."""
    for each in card.triggers + card.effects:
        if isinstance(each, (Trigger, Later)) and each.effects == effects:
            return MOMENTS.get(each.when, "FS-ABILITY-02")
    return "FS-ABILITY-02"


MOMENTS: Final = {
    When.TURN_START: "FS-TURN-03",
    When.AFFECTED_TURN_START: "FS-TURN-03",
    When.TURN_END: "FS-TURN-07",
}


def fire_turn(state: Table, seat: int, when: When) -> None:
    """Effects at the start or end of a player's turn (FS-TURN-03, 07)."""
    entries = triggered(state, seat, when, "")
    if when is When.TURN_START:
        for laid in state.laid:
            if laid.on == seat:
                for trigger in laid.card.triggers:
                    if trigger.when is When.AFFECTED_TURN_START:
                        entries.append(Fire(laid.owner, laid.card, laid.id, trigger.effects, ""))
    state.push(*entries)


def triggered(state: Table, seat: int, when: When, weapon: str) -> list[Entry]:
    """The triggers of a player's cards, effect events and promises that this sets off."""
    entries: list[Entry] = []
    for item in state.sides()[seat].triggering:
        entries.extend(triggered_on(state, item, when, weapon))
    for laid in state.laid:
        if laid.owner == seat:
            for trigger in laid.card.triggers:
                if trigger.when is when and holds(state, trigger.condition, seat):
                    entries.append(Fire(seat, laid.card, laid.id, trigger.effects, weapon))
    for promise in list(state.promises):
        if promise.seat == seat and promise.when is when:
            state.promises.remove(promise)
            entries.append(Fire(seat, promise.card, "", promise.effects, weapon))
    return entries


def triggered_on(state: Table, item: Item, when: When, weapon: str) -> list[Entry]:
    """The triggers of one card; one with a limit only as often as it allows."""
    entries: list[Entry] = []
    for index, ability in enumerate(item.card.abilities):
        if not isinstance(ability, Trigger) or ability.when is not when:
            continue
        if not works(state, item, ability) or not holds(state, ability.condition, item.owner):
            continue
        if is_spent(state, item, index, ability.limit, state.attack):
            continue
        mark_used(state, item, index, ability.limit, state.attack)
        entries.append(Fire(item.owner, item.card, item.id, ability.effects, weapon))
    return entries


def works(state: Table, item: Item, trigger: Trigger) -> bool:
    """Whether the text of a card counts: face up, or made for lying face down (FS-DESTROY-02)."""
    if state.unit_of(item).hangar:
        return False
    if trigger.when is When.THIS_DESTROYED:
        return True
    return trigger.works_face_down or not item.face_down


CHANGES_OF_CHARGE: Final = (ItemBought, ItemDestroyed, ItemDiscarded, ItemEntered, ItemRepaired)
"""Where an extension comes or goes, a card may hold more or less (FS-CHARGE-07)."""

ANSWERED: Final = frozenset((*CHANGES_OF_CHARGE, AttackMissed))
"""The events that set something off."""


def settle(state: Table, events: list[Event]) -> None:
    """What events set off, before anything else continues."""
    entries: list[Entry] = []
    missed: list[str] = []
    for event in events:
        if type(event) not in ANSWERED:
            continue
        if isinstance(event, CHANGES_OF_CHARGE):
            shed_surplus(state, event.seat)
        if isinstance(event, ItemDestroyed):
            entries.extend(after_destruction(state, event))
        elif isinstance(event, ItemBought):
            entries.extend(triggered(state, event.seat, When.ITEM_BOUGHT, ""))
        elif isinstance(event, AttackMissed) and event.weapon not in missed:
            missed.append(event.weapon)  # one attack, however many targets it had
            entries.extend(triggered(state, event.seat, When.OWN_ATTACK_MISSED, event.weapon))
    if entries and state.outcome is None:
        state.push(*entries)


def after_destruction(state: Table, event: ItemDestroyed) -> list[Entry]:
    """A lost main ship, or a prize for the destroyer and triggers (FS-ATTACK-21, FS-PRIZE-03)."""
    item = state.item(event.item)
    assert item is not None  # it was turned face down just now
    owner = state.players[event.seat]
    if item.id == owner.ship:
        fallen: list[Entry] = [Eliminate(event.seat, event.by)]
        return fallen + after_enemy_destroyed(state, item, event)
    entries = prize_for(state, item, event.by)
    # FS-ABILITY-02
    entries.extend(triggered_on(state, item, When.THIS_DESTROYED, event.weapon))
    # FS-ABILITY-02
    entries.extend(triggered(state, event.seat, When.OWN_ITEM_DESTROYED, event.weapon))
    # FS-ABILITY-02
    entries.extend(after_enemy_destroyed(state, item, event))
    return entries


def prize_for(state: Table, item: Item, by: int) -> list[Entry]:
    """Destroying an opposing card with the prize symbol gives a prize (FS-PRIZE-03)."""
    if not item.card.prize or by == item.owner:
        return []
    return [PrizeOffer(by, 1, "FS-PRIZE-03")]


def after_enemy_destroyed(state: Table, item: Item, event: ItemDestroyed) -> list[Entry]:
    """Triggers of the player who destroyed something of an opponent."""
    entries: list[Entry] = []
    if event.by == event.seat:
        return entries
    weapon = state.item(event.weapon)
    if weapon is not None:
        unit = state.unit_of(weapon)
        for part in [unit, *state.parts(unit)]:
            entries.extend(triggered_on(state, part, When.THIS_UNIT_DESTROYS_ITEM, event.weapon))
    if item.card.prize:
        entries.extend(triggered(state, event.by, When.ENEMY_PRIZE_ITEM_DESTROYED, event.weapon))
    return entries
