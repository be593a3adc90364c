"""Words about attacks and events that are under way (FS-ATTACK, FS-TIMING-04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from starboard.cards.words import Argument, Word
from starboard.cards.writing import Writer
from starboard.errors import Illegal
from starboard.games.flagship.asking import AskedByText
from starboard.games.flagship.attack import attacks_of, cannot_attack, declare, might_fire
from starboard.games.flagship.blows import EvadeRoll
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.kinds import Target
from starboard.games.flagship.cards.words.aimed import AskTarget
from starboard.games.flagship.deeds import WORDS
from starboard.games.flagship.events import AttackCancelled, AttackRedirected, EventCancelled
from starboard.games.flagship.field import end_effect
from starboard.games.flagship.moves import Attack
from starboard.games.flagship.state import Deed, Table
from starboard.kernel import Act, Chance, Seat
from starboard.kernel.choice import PASSING


def bare_scope(writer: Writer, effect: v.CancelAttack | v.RerollEvade) -> Mapping[str, Argument]:
    """The sentence depends on the scope and does not just contain it."""
    return {"scope": effect.scope.value}


def cancel_attack(
    state: Table, number: int, deed: Deed, effect: v.CancelAttack, chance: Chance
) -> None:
    """The attack has no effect; its cost stays paid (FS-ATTACK-05, 14)."""
    blow = state.blows.get(deed.blow)
    if blow is not None and not blow.ended:
        blow.ended = True
        state.report(AttackCancelled("FS-ATTACK-09", deed.seat, blow.target))


WORDS.add(Word(v.CancelAttack, cancel_attack, worth=2.0, says=bare_scope))


def redirect_attack(
    state: Table, number: int, deed: Deed, effect: v.RedirectAttack, chance: Chance
) -> None:
    """Another unit of the defender becomes the target."""
    blow = state.blows.get(deed.blow)
    if blow is None:
        return
    if effect.target is Target.THIS:
        redirect(state, deed, deed.source)
    else:
        state.push(AskTarget(number, v.Choose(target=Target.OWN_UNIT)))


def redirect(state: Table, deed: Deed, unit: str) -> None:
    """The attack now comes at this unit."""
    state.blows[deed.blow].target = unit
    state.report(AttackRedirected("FS-TIMING-04", deed.seat, unit))


def bare_target(writer: Writer, effect: v.RedirectAttack) -> Mapping[str, Argument]:
    """The sentence depends on the target and does not just contain it."""
    return {"target": effect.target.value}


WORDS.add(Word(v.RedirectAttack, redirect_attack, worth=0.8, says=bare_target))


def reroll_evade(
    state: Table, number: int, deed: Deed, effect: v.RerollEvade, chance: Chance
) -> None:
    """Roll the failed evasion again; the second result counts."""
    if deed.blow in state.blows:
        state.push(EvadeRoll(deed.blow))


WORDS.add(Word(v.RerollEvade, reroll_evade, worth=0.6, says=bare_scope))


def cancel_event(
    state: Table, number: int, deed: Deed, effect: v.CancelEvent, chance: Chance
) -> None:
    """The event just played has no effect and is discarded."""
    against = state.deeds.get(deed.against)
    if against is not None:
        against.cancelled = True
        state.report(EventCancelled("FS-TIMING-04", against.seat, against.card.id))


WORDS.add(Word(v.CancelEvent, cancel_event, worth=1.5))


def free_attack(
    state: Table, number: int, deed: Deed, effect: v.FreeAttack, chance: Chance
) -> None:
    """Attack at once with a weapon without giving up charge tokens."""
    state.push(FreeShot(number))


def free_shots(question: FreeShot, state: Table, seat: Seat) -> list[Attack]:
    """Every attack with an own weapon."""
    found: list[Attack] = []
    for item in state.players[seat].items.values():
        if item.card.is_weapon:
            found.extend(attacks_of(state, seat, item))
    return found


def cannot_shoot(question: FreeShot, state: Table, seat: Seat, move: Attack) -> Illegal | None:
    """Only weapons, and nothing is paid (FS-EVENT-05)."""
    item = state.players[seat].items.get(move.weapon)
    if item is None or not item.card.is_weapon:
        return Illegal("FS-EVENT-05", "not-a-weapon", item=move.weapon)
    return cannot_attack(state, seat, move, free=True)


def shoot(question: FreeShot, state: Table, seat: Seat, move: Attack, chance: Chance) -> None:
    """The attack costs nothing (FS-EVENT-05)."""
    declare(state, seat, move, free=True)


class FreeShot(AskedByText):
    """Attack at once with one of the own weapons, or leave it."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Attack, shoot, free_shots, cannot_shoot), PASSING)

    def matters(self, state: Table, deed: Deed) -> bool:
        if len(self.moves(state, deed.seat)) > 1:
            return True
        weapons = [item for item in state.players[deed.seat].items.values() if item.card.is_weapon]
        return any(might_fire(state, deed.seat, item, free=True) for item in weapons)


WORDS.add(Word(v.FreeAttack, free_attack, worth=1.0))


def end_this(state: Table, number: int, deed: Deed, effect: v.EndEffect, chance: Chance) -> None:
    """This effect event is discarded (FS-EVENT-06)."""
    for laid in list(state.laid):
        if laid.id == deed.source:
            end_effect(state, laid, "FS-EVENT-06")


WORDS.add(Word(v.EndEffect, end_this))
