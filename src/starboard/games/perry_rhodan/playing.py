"""What may be played and used at a moment, and why not (PR-FX, PR-EVENT, PR-SYM, PR-TURN-19)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from starboard.errors import Illegal
from starboard.games.perry_rhodan.bearing import bearer_of
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.conditions import Scene, applies
from starboard.games.perry_rhodan.effects import WORDS
from starboard.games.perry_rhodan.kinds import Destination, Limit, Side, Skill, What
from starboard.games.perry_rhodan.moves.windows import Play, Use
from starboard.games.perry_rhodan.participants import takes_part
from starboard.games.perry_rhodan.passive import weakened
from starboard.games.perry_rhodan.premises import Claim, is_fulfilled, where_to
from starboard.games.perry_rhodan.ready import Moments, with_effects
from starboard.games.perry_rhodan.resources import held
from starboard.games.perry_rhodan.sacrifice import cannot_forgo
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.standing import (
    forbidden,
    immune_to,
    level_of,
    player_forbidden,
)
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.targets import choices, is_seat, speaks_of_mission
from starboard.games.perry_rhodan.transmitters import stations
from starboard.games.perry_rhodan.versions import ALL_WORDS, follows
from starboard.games.perry_rhodan.vocabulary import FREE, Draw, Effect, Forbid, Move
from starboard.games.perry_rhodan.zones import home_of
from starboard.kernel import Seat


@lru_cache(maxsize=10_000)
def effects_at(card: Card, moments: Moments) -> tuple[tuple[int, Effect], ...]:
    """The effects of a card that can be used at one of these moments, with their numbers."""
    return tuple(
        (number, effect)
        for number, effect in enumerate(card.effects)
        if (effect.played_in or effect.window) in moments
        and not works_by_itself(card, effect)
        and WORDS.works(type(effect.do))
    )


def works_by_itself(card: Card, effect: Effect) -> bool:
    """Whether nobody uses an effect: a slow flight (see `ranges`), or what a card forbids."""
    free = effect.cost == FREE and not card.is_event
    return effect.if_.target_range is not None or (free and isinstance(effect.do, Forbid))


def is_from_hand(card: Card, effect: Effect) -> bool:
    """Whether it is played out of the hand: an event, or the from-hand symbol (PR-SYM-08)."""
    return card.is_event or effect.cost.from_hand


# ------------------------------------------------------------------------- out of the hand


def plays(state: Table, seat: Seat, moments: Moments) -> Iterator[Play]:
    """Every event on the hand that might be played at these moments."""
    for card, number, effect in from_hand(state, seat, moments):
        for side in card.colour.sides:
            for chosen in choices(state, seat, effect.target, None, side):
                yield Play(card.id, side, number, chosen)


def from_hand(state: Table, seat: Seat, moments: Moments) -> list[tuple[Card, int, Effect]]:
    """The effects at these moments that are played out of the hand of a player."""
    hand = held(state, seat)
    found = hand.plays.get(moments)
    if found is None:
        found = hand.plays[moments] = [
            (card, number, effect)
            for card in hand.cards
            for number, effect in effects_at(card, moments)
            if is_from_hand(card, effect)
        ]
    return found


def legal_plays(state: Table, seat: Seat, moments: Moments) -> Iterator[Play]:
    """Those of them that may be played: what does not hang on the target is looked at once."""
    for card, number, effect in from_hand(state, seat, moments):
        if not can_throw_off(state, seat, effect, 1):
            continue
        for side in card.colour.sides:
            if not_for_side(state, seat, card, side) is not None:
                continue
            for chosen in choices(state, seat, effect.target, None, side):
                scene = scene_of(state, seat, side, None, chosen)
                if why_without_effect(state, card, effect, scene) is None:
                    yield Play(card.id, side, number, chosen)


def cannot_play(state: Table, seat: Seat, move: Play, moments: Moments) -> Illegal | None:
    """Why an event cannot be played now (PR-EVENT-02, PR-TURN-09, 19, PR-FX-03, 04)."""
    card = state.card(move.card)
    if card is None or not state.players[seat].holds_card(move.card):
        return Illegal("PR-EVENT-02", "not-on-hand", card=move.card)
    effect = dict(effects_at(card, moments)).get(move.effect)
    if effect is None or not is_from_hand(card, effect):
        return Illegal("PR-TURN-19", "not-at-this-time", card=move.card)
    refused = not_for_side(state, seat, card, move.side)
    if refused is not None:
        return refused
    if move.targets not in choices(state, seat, effect.target, None, move.side):
        return Illegal("PR-FX-04", "no-such-target", card=card.id)
    if not can_throw_off(state, seat, effect, 1):
        return Illegal("PR-FX-03", "cannot-be-paid", card=card.id)
    scene = scene_of(state, seat, move.side, None, move.targets)
    return why_without_effect(state, card, effect, scene)


def not_for_side(state: Table, seat: Seat, card: Card, side: Side) -> Illegal | None:
    """Why an event is not played for a side now (PR-LAY-15, 17, PR-TURN-09, PR-PREM-02)."""
    if not card.may_lie(side):
        return Illegal("PR-LAY-15", "not-on-that-side-of-space", card=card.id, side=side)
    bound = bound_side(state, seat)
    if bound is not None and bound is not side:
        return Illegal("PR-LAY-15", "other-side-chosen", side=bound)
    if premise_anywhere(state, seat, card, side):
        return None
    return Illegal("PR-PREM-02", "premise-not-met", card=card.id)


def bound_side(state: Table, seat: Seat) -> Side | None:
    """The side to which the running section is bound already (PR-TURN-09, PR-LAY-15, 17)."""
    if seat != state.turn.seat:
        return None
    match state.turn.section:
        case Section.BUILD_UP:
            return state.turn.build_side
        case Section.MISSION:
            return state.turn.mission_side
    return None


def bind_side(state: Table, seat: Seat, side: Side) -> None:
    """What is played binds the running section of the own turn (PR-TURN-09, PR-LAY-15, 16)."""
    if seat != state.turn.seat:
        return
    match state.turn.section:
        case Section.BUILD_UP:
            state.turn.build_side = side
        case Section.MISSION:
            state.turn.mission_side = side


def premise_anywhere(state: Table, seat: Seat, card: Card, side: Side) -> bool:
    """Whether the premises of an event hold at some place of that side."""
    spots = where_to(card, side) or ("",)
    return any(is_fulfilled(state, Claim(seat, card, side, family)) for family in spots)


def difference_of(state: Table, seat: Seat) -> int | None:
    """The own attack minus the enemy's defence in the pairing that fires."""
    combat = state.combat
    role = None if combat is None else combat.role(seat)
    if combat is None or role is None or not 0 <= combat.firing < len(combat.pairings):
        return None
    pairing = combat.pairings[combat.firing]
    own, enemy = pairing.front(role), pairing.front(role.other)
    return None if own is None or enemy is None else own.attack - enemy.defence


# ------------------------------------------------------------------------- on the table


def at_target(state: Table, laid: Laid) -> bool:
    """Whether a card lies in its owner's space at the target of the mission (PR-MISS-10)."""
    mission, here = state.mission, (laid.space, laid.side, laid.place)
    target = mission and (mission.target_space, mission.target_side, mission.target)
    return here == target


def in_reach(state: Table, laid: Laid) -> bool:
    """In a mission only what takes part, or lies at its target, works (PR-FX-01…05, PR-MISS-10)."""
    own_turn = state.combat is None and laid.owner == state.turn.seat
    if state.mission is None or own_turn or laid.card.is_status:
        return True
    if laid.card.is_place or laid.card.is_place_accessory:
        boarding = state.combat is not None and bool(state.combat.boarding)
        return at_target(state, laid) and not boarding
    bearer = bearer_of(state, laid) if laid.card.is_accessory else laid
    return bearer is not None and takes_part(state, bearer)


def is_of_origin(state: Table, effect: Effect) -> bool:
    """Whether a text says itself that it works where the mission comes from (PR-FX-01, 02)."""
    return effect.if_.origin is not None and follows(state, ALL_WORDS)


def uses(state: Table, seat: Seat, moments: Moments) -> Iterator[Use]:
    """Every effect of an own card on the table that might be used at these moments."""
    for laid in with_effects(state, seat, moments):
        for number, effect in effects_at(laid.card, moments):
            if not is_from_hand(laid.card, effect):
                for chosen in choices(state, seat, effect.target, laid):
                    yield Use(laid.id, number, chosen)


def legal_uses(state: Table, seat: Seat, moments: Moments) -> Iterator[Use]:
    """Those of them that may be used: what does not hang on the target is looked at once."""
    for laid in with_effects(state, seat, moments):
        for number, effect in effects_at(laid.card, moments):
            if is_from_hand(laid.card, effect) or is_set_aside(laid):
                continue
            if cannot_work(state, laid, number, effect) is not None:
                continue
            for chosen in choices(state, seat, effect.target, laid):
                scene = scene_of(state, seat, laid.side, laid, chosen)
                if why_without_effect(state, laid.card, effect, scene) is None:
                    yield Use(laid.id, number, chosen)


def is_set_aside(laid: Laid) -> bool:
    """Whether a card works nowhere; statuses do where they lie (PR-ASIDE-01)."""
    return not laid.place and not laid.card.is_status


def cannot_work(state: Table, laid: Laid, number: int, effect: Effect) -> Illegal | None:
    """Why an effect cannot be used now on anything (PR-PASS-02, 08, PR-FX-01, 03, PR-ERR-04)."""
    if laid.passive:
        return Illegal("PR-PASS-02", "is-passive", card=laid.id)
    bearer = bearer_of(state, laid) if laid.card.is_accessory else None
    if bearer is not None and weakened(state, bearer):
        return Illegal("PR-PASS-08", "is-passive", card=bearer.id)
    if is_used_up(state, laid, number, effect):
        return Illegal("PR-FX-03", "used-already", card=laid.id)
    if not can_pay(state, laid, effect):
        return Illegal("PR-FX-03", "cannot-be-paid", card=laid.id)
    if effect.cost.passivate and forbidden(state, laid, What.PASSIVATE):
        return Illegal("PR-ERR-04", "cannot-be-passivated", card=laid.id)
    if not in_reach(state, laid) and not is_of_origin(state, effect):
        return Illegal("PR-FX-01", "takes-no-part", card=laid.id)
    return None


def cannot_use(state: Table, seat: Seat, move: Use, moments: Moments) -> Illegal | None:
    """Why an effect cannot be used now (PR-FX-01…04, 07, PR-PASS-02, PR-SYM-04, PR-ASIDE-01)."""
    laid = state.players[seat].cards.get(move.card)
    if laid is None:
        return Illegal("PR-FX-01", "not-yours", card=move.card)
    if is_set_aside(laid):
        return Illegal("PR-ASIDE-01", "is-set-aside", card=move.card)
    effect = dict(effects_at(laid.card, moments)).get(move.effect)
    if effect is None or is_from_hand(laid.card, effect):
        return Illegal("PR-FX-02", "not-at-this-time", card=move.card)
    refused = cannot_work(state, laid, move.effect, effect)
    if refused is not None:
        return refused
    if move.targets not in choices(state, seat, effect.target, laid):
        return Illegal("PR-FX-04", "no-such-target", card=move.card)
    scene = scene_of(state, seat, laid.side, laid, move.targets)
    return why_without_effect(state, laid.card, effect, scene)


def scene_of(
    state: Table, seat: Seat, side: Side, source: Laid | None, targets: tuple[str, ...] = ()
) -> Scene:
    """From where the conditions of an effect are looked at, with the values that lie open."""
    subject = state.laid(targets[0]) if targets else None
    seats = [int(name.partition(".")[2]) for name in targets if is_seat(name)]
    opponent = seats[0] if seats else subject.owner if subject is not None else -1
    told = state.mission is not None and state.mission.delivered
    difference = difference_of(state, seat)
    return Scene(seat, side, source, subject, opponent, difference, delivered=told)


def why_without_effect(state: Table, card: Card, effect: Effect, scene: Scene) -> Illegal | None:
    """Why an effect would do nothing: its conditions, or a target that is immune.

    PR-GEN-13, PR-SYM-02, PR-FX-01, 02, PR-SKILL-83, PR-P5-08.
    """
    meant = speaks_of_mission(state, scene.seat, effect.target)
    if not meant or not applies(state, effect.if_, effect.unless, scene):
        return Illegal("PR-FX-02", "condition-not-met", card=card.id)
    if isinstance(effect.do, Draw) and player_forbidden(state, scene.seat, What.EXTRA_DRAWS):
        return Illegal("PR-GEN-13", "extra-draws-forbidden", card=card.id)
    subject, source = scene.subject, scene.source
    if subject is None:
        return None
    beams = isinstance(effect.do, Move) and effect.do.to is Destination.TRANSMITTER
    if beams and (source is None or not stations(state, source, subject)):
        return Illegal("PR-FX-02", "condition-not-met", card=card.id)
    shields = (*effect.blocked_by, *((Skill.CELL_ACTIVATOR,) if effect.infection else ()))
    if any(level_of(state, subject, skill) > 0 for skill in shields):
        return Illegal("PR-FX-02", "target-is-immune", card=card.id, target=subject.id)
    if immune_to(state, subject, card.family):
        return Illegal("PR-FX-02", "target-is-immune", card=card.id, target=subject.id)
    return None


def can_throw_off(state: Table, seat: Seat, effect: Effect, held: int = 0) -> bool:
    """Whether enough hand cards are there to pay with, beside the one that is played."""
    return state.players[seat].hand_size() - held >= effect.cost.discard


def is_used_up(state: Table, laid: Laid, number: int, effect: Effect) -> bool:
    """Whether an effect was used as often as it may be (PR-FX-03)."""
    last = (laid.used or {}).get(number, 0)
    if effect.limit is Limit.ONCE_PER_GAME:
        return last != 0
    bounded = effect.limit is not None or effect.cost == FREE
    return bounded and last == stamp(state, effect)


def stamp(state: Table, effect: Effect) -> int:
    """What tells one window from another: the turn, the mission or the combat round (PR-FX-03)."""
    if effect.limit in (Limit.ONCE_PER_TURN, Limit.ONCE_PER_GAME):
        return state.turn.number
    if state.combat is not None:
        return -state.combat.round_scope
    return state.turn.number if state.mission is None else -state.mission.scope


def can_pay(state: Table, laid: Laid, effect: Effect) -> bool:
    """Whether the cost can be met: cards to throw off or to turn, a mission to sacrifice."""
    if effect.cost.sacrifice_mission and cannot_forgo(state, laid.side) is not None:
        return False
    if not can_throw_off(state, laid.owner, effect) and not waivers(state, laid, effect):
        return False
    other = effect.cost.passivate_other
    here = home_of(state, laid).cards()
    return not other or any(not each.passive and each.card.family == other for each in here)


def waivers(state: Table, laid: Laid, effect: Effect) -> list[Laid]:
    """Cards that spare the throwing off by becoming passive (PR-FX-03, PR-SKILL-83, 84)."""
    skill = effect.do.waivable_by if isinstance(effect.do, Draw) else None
    if skill is None:
        return []
    own = [each for each in state.players[laid.owner].cards.values() if each.side is laid.side]
    return [
        each
        for each in own
        if not each.passive
        and each.id != laid.id
        and level_of(state, each, skill) >= (1 if each.place == laid.place else 2)
    ]
