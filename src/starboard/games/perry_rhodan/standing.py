"""What stands: permanent effects of cards and what lasts, looked up by the rules (PR-LAY-07).

`modifier` adds up what changes a value of a card, `allowed` and `forbidden` say what cards permit
or do not let happen, `level_of` is the level of a skill. Nothing here is stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from starboard.games.perry_rhodan.bearing import bearer_of
from starboard.games.perry_rhodan.cards import Verb
from starboard.games.perry_rhodan.conditions import Scene, applies
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.kinds import Owner, Skill, Stat, TargetKind, What
from starboard.games.perry_rhodan.lasting import in_force
from starboard.games.perry_rhodan.passive import weakened
from starboard.games.perry_rhodan.state import Laid, Lasting, Table
from starboard.games.perry_rhodan.targets import fits, is_there
from starboard.games.perry_rhodan.vocabulary import (
    Allow,
    Effect,
    Forbid,
    GrantSkill,
    Immune,
    Modify,
    RaiseSkill,
)
from starboard.games.perry_rhodan.zones import home_of


class Standing(NamedTuple):
    """One permanent effect in force, and the card on which it stands."""

    effect: Effect
    source: Laid


Words = dict[Verb, list[Laid]]


def standing(state: Table, kind: Verb) -> list[Standing]:
    """The permanent effects of a kind in force; of a stack the top card's.

    PR-GEN-13, PR-LAY-07, PR-P45-03.
    """
    known = state.memo.get("standing")
    if not isinstance(known, dict):
        known = state.memo["standing"] = {}
    found: list[Standing] | None = known.get(kind)
    if found is None:
        found = known[kind] = [
            Standing(effect, laid)
            for laid in speaking(state).get(kind, ())
            if counts(state, laid)
            for effect in laid.card.permanent[kind]
        ]
    return found


def speaking(state: Table) -> Words:
    """The cards on the table with permanent effects, by kind; the same while the cards are."""
    known = state.memo.get("speaking")
    if isinstance(known, dict):
        return known
    lie = [list(player.cards.values()) for player in state.players]
    traced = state.traced.get("speaking")
    if not isinstance(traced, Traced) or traced.lie != lie:
        traced = state.traced["speaking"] = Traced(lie, by_kind(lie))
    state.memo["speaking"] = traced.speaking
    return traced.speaking


class Traced(NamedTuple):
    """The cards with permanent effects, and the cards among which they were looked for."""

    lie: list[list[Laid]]
    speaking: Words


def by_kind(lie: list[list[Laid]]) -> Words:
    """Those of these cards that have permanent effects, by kind."""
    found: Words = {}
    for cards in lie:
        for laid in cards:
            for kind in laid.card.permanent:
                found.setdefault(kind, []).append(laid)
    return found


def counts(state: Table, laid: Laid) -> bool:
    """Whether the text of a card works: of places the top one, of set-aside cards statuses."""
    if laid.card.is_place:
        return not laid.passive and home_of(state, laid).top is laid
    if laid.card.is_status:
        return True
    return bool(laid.place) and not weakened(state, laid)  # PR-ASIDE-01


def concerns(state: Table, each: Standing, laid: Laid) -> bool:
    """Whether a permanent effect works on a card now."""
    effect, source = each
    target = effect.target
    match target.owner:
        case Owner.SELF:
            aimed = laid is source
        case Owner.BEARER:
            aimed = bearer_of(state, source) is laid
        case _:
            aimed = fits(state, source.owner, target, laid, source)
            aimed = aimed and is_there(state, target, laid, source)
    if not aimed:
        return False
    scene = Scene(source.owner, source.side, source, laid)
    return applies(state, effect.if_, effect.unless, scene)


# ------------------------------------------------------------------------- values


def modifier(state: Table, laid: Laid, stat: Stat) -> int:
    """What permanent effects and what lasts add to a value of a card."""
    total = 0
    for each in standing(state, Modify):
        verb = each.effect.do
        if isinstance(verb, Modify) and verb.stat is stat and concerns(state, each, laid):
            total += verb.amount
    return total + lasting_modifier(state, stat, on=laid.id)


def lasting_modifier(state: Table, stat: Stat, on: str = "", against: int = -1) -> int:
    """What holds for a while adds to a value of a card or a player."""
    if not state.lasting:
        return 0
    return sum(
        [
            each.amount
            for each in in_force(state)
            if each.stat is stat and each.on == on and each.against == against
        ]
    )


def of_player(state: Table, seat: int, stat: Stat) -> int:
    """What changes a value of a player, such as the limit of his hand."""
    total = lasting_modifier(state, stat, against=seat)
    for each in player_effects(state, seat, Modify):
        verb = each.effect.do
        if isinstance(verb, Modify) and verb.stat is stat:
            total += verb.amount
    return total


def player_effects(state: Table, seat: int, kind: Verb) -> Iterator[Standing]:
    """Permanent effects of a kind that concern a player: the owner, or whom a status acts on."""
    for each in standing(state, kind):
        if each.effect.target.kind is not TargetKind.PLAYER:
            continue
        own = each.effect.target.owner is Owner.OWN
        if seat == (each.source.owner if own else each.source.against):
            yield each


# ------------------------------------------------------------------------- permissions


def player_forbidden(state: Table, seat: int, what: What) -> bool:
    """Whether a card does not let a player do something."""
    return any(
        isinstance(each.effect.do, Forbid) and each.effect.do.what is what
        for each in player_effects(state, seat, Forbid)
    ) or any(each.what is what and each.against == seat for each in in_force(state))


def allowed(state: Table, laid: Laid, what: What) -> Allow | None:
    """What a card permits to another one, if it does."""
    for each in standing(state, Allow):
        verb = each.effect.do
        if isinstance(verb, Allow) and verb.what is what and concerns(state, each, laid):
            return verb
    return None


def forbidden(state: Table, laid: Laid, what: What) -> bool:
    """Whether something is not let happen to a card, and nothing allows it."""
    for each in standing(state, Forbid):
        verb = each.effect.do
        if isinstance(verb, Forbid) and verb.what is what and concerns(state, each, laid):
            return True
    if not state.lasting:
        return False
    return any(each.what is what and each.on == laid.id for each in in_force(state))


def immune_to(state: Table, laid: Laid, token: str) -> bool:
    """Whether an effect does not touch a card: a skill with its level, or a family.

    What a card says of itself holds while it is passive too.
    """
    own = [effect.do for effect in laid.card.effects if effect.target.owner is Owner.SELF]
    if any(isinstance(verb, Immune) and token in verb.to for verb in own):
        return True
    return any(
        isinstance(each.effect.do, Immune)
        and token in each.effect.do.to
        and concerns(state, each, laid)
        for each in standing(state, Immune)
    )


# ------------------------------------------------------------------------- skills


def level_of(state: Table, laid: Laid, skill: Skill) -> int:
    """The level of a skill of a card, granted and raised; -1 where it has not got it."""
    level = laid.card.skills.get(skill, -1)
    for each in standing(state, GrantSkill):
        verb = each.effect.do
        if isinstance(verb, GrantSkill) and verb.skill is skill and concerns(state, each, laid):
            level = max(level, 1)
    for each in standing(state, RaiseSkill):
        verb, source = each.effect.do, each.source
        raised = source.skill is skill and source.on == laid.id and level >= 0
        level += verb.amount if raised and isinstance(verb, RaiseSkill) else 0
    if state.lasting:
        for lasting in in_force(state):
            if lasting.on == laid.id and is_granted(lasting, skill):
                level = max(level, 1)
    return min(level, 2)


def granted_skills(state: Table) -> frozenset[Skill]:
    """The skills that something gives to some card now."""
    if not state.lasting and not standing(state, GrantSkill):
        return NO_SKILLS
    known = state.memo.get("granted skills")
    if isinstance(known, frozenset):
        return known
    verbs = [each.effect.do for each in standing(state, GrantSkill)]
    verbs += [each.card.effects[each.effect].do for each in in_force(state) if each.card]
    given = frozenset([verb.skill for verb in verbs if isinstance(verb, GrantSkill)])
    state.memo["granted skills"] = given
    return given


NO_SKILLS: frozenset[Skill] = frozenset()


def is_granted(lasting: Lasting, skill: Skill) -> bool:
    """Whether what lasts gives a skill."""
    if lasting.card is None or lasting.span is not Span.PERMANENT:
        return False
    verb = lasting.card.effects[lasting.effect].do
    return isinstance(verb, GrantSkill) and verb.skill is skill
