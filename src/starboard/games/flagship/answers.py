"""Answers: which event cards and abilities may be used now, or inside an action (FS-TIMING)."""

from __future__ import annotations

from typing import TypeVar

from starboard.errors import Illegal
from starboard.games.flagship.cards.kinds import Scope, Target, Window
from starboard.games.flagship.cards.vocabulary import (
    Absorb,
    Active,
    Attack,
    CancelAttack,
    Cost,
    Effect,
    PutIntoPlay,
    RedirectAttack,
    RerollEvade,
)
from starboard.games.flagship.costs import can_pay, cannot_pay, is_spent, limit_of
from starboard.games.flagship.entering import bringable
from starboard.games.flagship.field import matches
from starboard.games.flagship.hand import unique
from starboard.games.flagship.moves import Play, Use
from starboard.games.flagship.state import Deed, Item, Table
from starboard.games.flagship.targets import has_target
from starboard.kernel import OwnZone


def plays_of(state: Table, seat: int, window: Window | None) -> list[Play]:
    """Hand cards that belong to a window; without one, those for between actions."""
    found: list[Play] = []
    cards = state.cards.cards
    for name in unique(state.players[seat].hand.names()):
        card = cards[name]
        if window in card.windows if window else not card.windows:
            found.append(Play(name))
    return found


def uses_of(state: Table, seat: int, window: Window | None) -> list[Use]:
    """Abilities that belong to a window; without one, those for between actions."""
    found: list[Use] = []
    for item in state.sides()[seat].usable:
        for index, ability in enumerate(item.card.abilities):
            if isinstance(ability, Active) and (
                window in ability.windows if window else not ability.windows
            ):
                found.append(Use(item.id, index))
    return found


def could_answer(state: Table, seat: int, window: Window | None, blow: int = 0) -> bool:
    """Whether everybody can see that a player might answer here.

    Lists of known decks are open, so everybody knows which cards may be in a hand: those of the
    list that have not turned up elsewhere. In a hand of an own deck there may be any card. What
    the player really holds plays no part in it.
    """
    player = state.players[seat]
    if player.out:
        return False
    if player.hand.slots:
        cards = state.cards.cards
        for name in conceivable_events(state, seat):
            card = cards[name]
            suits = window in card.windows if window else card.anytime and not card.windows
            if (
                suits
                and matches(state, seat, card)
                and suits_blow(state, seat, None, card.effects, blow)
            ):
                return True
    for item in state.sides()[seat].usable:
        if not item.face_down:
            for index, ability in enumerate(item.card.abilities):
                if isinstance(ability, Active):
                    move = Use(item.id, index)
                    if cannot_use(state, seat, move, window, blow, raising=True) is None:
                        return True
    return False


def conceivable_events(state: Table, seat: int) -> list[str]:
    """The event cards that a player may hold, for all that everybody knows."""
    if isinstance(state.players[seat].hand, OwnZone):
        return [name for name, card in state.cards.cards.items() if card.is_event]
    return hidden_events(state, seat)


def hidden_events(state: Table, seat: int) -> list[str]:
    """The event cards of a player that are not open to everybody."""
    player = state.players[seat]
    found = [slot.name for slot in player.hand.slots]
    found.extend([slot.name for slot in player.prizes.slots])
    found.extend([slot.name for slot in player.draw.top])
    found.extend(player.draw.bag)
    return found


def could_raise(state: Table, seat: int, cost: Cost) -> bool:
    """Whether everybody can see that discarded hand cards might bring the credits (FS-TIMING-05).

    Of the cards that may be in the hand, the best ones count; those that the cost takes do not.
    """
    if state.rules < 2:
        return False
    player = state.players[seat]
    spare = len(player.hand) - cost.discard_hand
    if spare <= 0:
        return False
    cards = state.cards.cards
    values = sorted([-cards[name].discard_value for name in hidden_events(state, seat)])
    return player.credits - sum(values[:spare]) >= cost.credits


def could_pay(state: Table, seat: int, item: Item, cost: Cost) -> bool:
    """Whether a cost can be paid, or might be once hand cards are discarded (FS-TIMING-05)."""
    if can_pay(state, seat, item, cost):
        return True
    if item.charge < cost.charge or cost.credits <= state.players[seat].credits:
        return False
    return could_raise(state, seat, cost)


# ------------------------------------------------------------------------- may it be used


def cannot_play(
    state: Table, seat: int, name: str, window: Window | None, blow: int
) -> Illegal | None:
    """Why an event card cannot be played now (FS-FACTION-04, FS-TIMING-01)."""
    player = state.players[seat]
    if not player.hand.has(name):
        return Illegal("FS-EVENT-02", "not-in-hand", card=name)
    card = state.cards.cards[name]
    wrong = wrong_moment(card.windows, window, card.id)
    if wrong is not None:
        return wrong
    if not matches(state, seat, card):
        return Illegal("FS-FACTION-04", "wrong-faction", card=name, faction=card.faction.value)
    unpayable = cannot_pay(state, seat, None, card.cost, played=1)
    if unpayable is not None:  # a card cannot be discarded to pay for itself (FS-ABILITY-03)
        return unpayable
    if not suits_blow(state, seat, None, card.effects, blow):  # FS-EVENT-05
        return Illegal("FS-EVENT-05", "not-against-this", card=name)
    if not has_target(state, Deed(seat, card, ""), card.effects):  # FS-EVENT-05
        return Illegal("FS-EVENT-05", "no-target", card=name)
    return None


def wrong_moment(windows: tuple[Window, ...], window: Window | None, name: str) -> Illegal | None:
    """An action is not interrupted unless the card allows it (FS-TIMING-03, 04)."""
    if window is None and windows:
        return Illegal("FS-TIMING-03", "only-as-an-answer", card=name)
    if window is not None and window not in windows:
        return Illegal("FS-TIMING-04", "no-interruption", card=name)
    return None


def cannot_use(
    state: Table,
    seat: int,
    move: Use,
    window: Window | None,
    blow: int,
    raising: bool = False,
) -> Illegal | None:
    """Why an active ability cannot be used now (FS-TIMING-02, FS-ABILITY-03, 04).

    `raising`: whether hand cards may be discarded for the credits that are missing.
    """
    item = state.players[seat].items.get(move.item)
    if item is None:
        return Illegal("FS-ABILITY-02", "not-on-your-side", item=move.item)
    ability = ability_at(item, move.ability)
    if not isinstance(ability, Active):
        return Illegal("FS-ABILITY-03", "no-such-ability", item=move.item)
    if item.face_down:
        return Illegal("FS-DESTROY-02", "is-destroyed", item=item.id)
    if state.unit_of(item).hangar:
        return Illegal("FS-HANGAR-04", "is-in-hangar", item=item.id)
    wrong = wrong_moment(ability.windows, window, item.card.id)
    if wrong is not None:
        return wrong
    if ability.own_turn and state.active != seat:
        return Illegal("FS-TIMING-03", "only-in-own-turn", card=item.card.id)
    attack = attack_number(state, blow)
    if is_spent(state, item, move.ability, limit_of(ability), attack):
        return Illegal("FS-ABILITY-04", "already-used", item=item.id)
    unpayable = cannot_pay(state, seat, item, ability.cost)
    if unpayable is not None and not (raising and could_pay(state, seat, item, ability.cost)):
        return unpayable
    if not suits_blow(state, seat, item, ability.effects, blow):
        return Illegal("FS-ABILITY-04", "not-against-this", card=item.card.id)
    found = has_target(state, Deed(seat, item.card, item.id), ability.effects)
    if not found or brings_nothing(state, seat, ability.effects):
        return Illegal("FS-ABILITY-04", "no-target", card=item.card.id)
    return None


def brings_nothing(state: Table, seat: int, effects: tuple[Effect, ...]) -> bool:
    """Whether a text begins by bringing a card into play that is not there."""
    first = effects[0] if effects else None
    return isinstance(first, PutIntoPlay) and not bringable(state, seat, first)


def attack_number(state: Table, blow: int) -> int:
    """What “once per attack” is counted by; damage that is no attack counts by itself."""
    return state.blows[blow].attack or -blow if blow else 0


def ability_at(item: Item, index: int) -> object:
    """The ability with that number, or nothing."""
    return item.card.abilities[index] if 0 <= index < len(item.card.abilities) else None


A = TypeVar("A", bound=Active | Absorb | Attack)


def ability_of(item: Item, index: int, kind: type[A]) -> A:
    """The ability with that number, where it is known to be of this kind."""
    ability = item.card.abilities[index]
    if not isinstance(ability, kind):
        raise TypeError(f"ability {index} of {item.card.id} is no {kind.__name__}")
    return ability


def suits_blow(
    state: Table, seat: int, item: Item | None, effects: tuple[Effect, ...], number: int
) -> bool:
    """Whether an answer to an attack has something to say to this one."""
    if not number:
        return True
    blow = state.blows[number]
    target = state.item(blow.target)
    for effect in effects:
        if isinstance(effect, (CancelAttack, RerollEvade)):
            if target is None or not (blow.attack or isinstance(effect, RerollEvade)):
                return False
            if effect.scope is Scope.THIS_UNIT:
                return item is not None and state.unit_of(item) is target
            return target.owner == seat
        if isinstance(effect, RedirectAttack):
            if not blow.attack or target is None or target.owner != seat:
                return False
            if effect.target is Target.THIS:
                return item is not None and item is not target
            return len(state.units(seat)) > 1
    return True
