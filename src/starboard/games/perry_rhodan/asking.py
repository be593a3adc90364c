"""Who is asked, by what everybody can see; what answers what (PR-TIME-02, PR-FX-01, PR-SKILL-11).

Nobody is asked because of what he holds: a back under which an event for this moment may be, a
card on the table, or one that may be aboard, is reason enough.
"""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.conditions import CHECKS, Scene
from starboard.games.perry_rhodan.kinds import (
    MUTANT_SKILLS,
    Owner,
    Phase,
    Skill,
    TargetKind,
    Window,
)
from starboard.games.perry_rhodan.participants import might_take_part
from starboard.games.perry_rhodan.playing import effects_at, is_from_hand
from starboard.games.perry_rhodan.ready import Moments, with_effects
from starboard.games.perry_rhodan.skills import (
    SkillUse,
    conceivable_uses,
    skilled,
    wrong_situation,
)
from starboard.games.perry_rhodan.standing import granted_skills, level_of
from starboard.games.perry_rhodan.state import Combat, Deed, Laid, Table
from starboard.games.perry_rhodan.targets import speaks_of_mission
from starboard.games.perry_rhodan.unveiling import might_show
from starboard.games.perry_rhodan.versions import BEFORE_TALKS, follows
from starboard.games.perry_rhodan.vocabulary import Cancel, Condition, Effect
from starboard.kernel import Seat

ADMITTED: Mapping[Window, Moments] = {
    moment: frozenset({moment, Window.COMBAT})
    for moment in (
        Window.BEFORE_STEALTH,
        Window.STEALTH,
        Window.OPEN_FIRE,
        Window.COMBAT_VALUES,
    )
}
"""What may be used in a window beside its own effects: those for any moment of a combat."""
OPENING: Mapping[Window, Moments] = {
    moment: ADMITTED[moment] for moment in (Window.BEFORE_STEALTH, Window.OPEN_FIRE)
}
"""The windows that open for an effect of any moment; elsewhere it needs another reason."""
ALONE: Mapping[Window, Moments] = {moment: frozenset({moment}) for moment in Window}
"""Elsewhere only an effect of the moment itself opens a window."""
RESPONSES: Moments = frozenset({Window.RESPONSE})
TALKS: Moments = frozenset({Window.LINE_UP})
AROUND_TALKS: Moments = TALKS | {Window.COMBAT}
PUBLIC = (
    "combat",
    "role",
    "round",
    "mission",
    "phase",
    "own_ship_at_target",
    "own_reduction_in_this_mission",
)
"""Conditions that everybody can check."""
OF_HYPNOSIS = frozenset({Skill.HYPNO, Skill.SUGGESTOR})
"""What Antihypno cancels, beside what names it on a card (PR-SKILL-11)."""


# ------------------------------------------------------------------------- at a moment


def might_act(state: Table, seat: Seat, moment: Window) -> bool:
    """Whether everybody can see that a player might play or use something at this moment."""
    key = f"might act {seat} {moment.value}"
    known = state.memo.get(key)
    if known is None:
        known = state.memo[key] = _might_act(state, seat, moment)
    return bool(known)


def _might_act(state: Table, seat: Seat, moment: Window) -> bool:
    player, combat = state.players[seat], state.combat
    if player.out or (combat is not None and is_decided(combat, moment)):
        return False
    moments = opening(state, moment)
    hidden = occasions(state.catalogue, moments)
    for phase, effects in hidden.items():
        if phase in player.hand and player.hand[phase].slots:
            for each in effects:
                if is_conceivable(state, seat, each):
                    return True
    if might_show(state, seat, moment):
        return True
    return could_use_any(state, seat, moments)


def opening(state: Table, moment: Window) -> Moments:
    """The moments of effects for which a window opens."""
    if moment is Window.LINE_UP and might_talk(state):
        return AROUND_TALKS
    return OPENING.get(moment) or ALONE[moment]


def admitted(state: Table, moment: Window) -> Moments:
    """The moments of effects that may be used in a window."""
    return ADMITTED.get(moment) or opening(state, moment)


def might_talk(state: Table) -> bool:
    """Whether everybody can see a negotiator whom the attacker may stop (PR-TIME-01)."""
    combat = state.combat
    if combat is None or not follows(state, BEFORE_TALKS):
        return False
    units = [laid for name in combat.defenders if (laid := state.laid(name)) is not None]
    return any(
        could_use_skill(state, combat.defender, laid, use) and use.targets(state, laid)
        for laid in units
        for use in conceivable_uses(laid.card, granted_skills(state), TALKS)
        if use.skill is Skill.NEGOTIATION
    )


def is_decided(combat: Combat, moment: Window) -> bool:
    """Whether nobody fights any more: then only losses and answers matter in this combat."""
    over = not combat.attackers or not combat.defenders
    return over and moment not in (Window.DESTRUCTION, Window.AFTER_BREAK_THROUGH)


def hidden_effects(cards: Catalogue, moments: Moments) -> Mapping[Phase, list[Effect]]:
    """Effects for these moments that may come from a hand, by their backs."""
    known = _HIDDEN.get((id(cards), moments))
    if known is None or known[0] is not cards:
        found: dict[Phase, list[Effect]] = {}
        for card in cards.values():
            for _, effect in effects_at(card, moments):
                if is_from_hand(card, effect):
                    found.setdefault(card.phase, []).append(effect)
        known = _HIDDEN[id(cards), moments] = (cards, found)
    return known[1]


_HIDDEN: dict[tuple[int, Moments], tuple[Catalogue, Mapping[Phase, list[Effect]]]] = {}
"""Worked out once for each catalogue."""


def occasions(cards: Catalogue, moments: Moments) -> Mapping[Phase, list[Effect]]:
    """Of these effects one for each occasion that everybody can check, the most general first."""
    known = _OCCASIONS.get((id(cards), moments))
    if known is None or known[0] is not cards:
        found = {}
        for phase, effects in hidden_effects(cards, moments).items():
            alike = {occasion(effect): effect for effect in effects}
            found[phase] = sorted(alike.values(), key=lambda effect: len(effect.if_.asked))
        known = _OCCASIONS[id(cards), moments] = (cards, found)
    return known[1]


def occasion(effect: Effect) -> tuple[Owner | None, Condition]:
    """What decides whether an effect is conceivable."""
    of_mission = effect.target.kind is TargetKind.MISSION
    return (effect.target.owner if of_mission else None, effect.if_)


_OCCASIONS: dict[tuple[int, Moments], tuple[Catalogue, Mapping[Phase, list[Effect]]]] = {}
"""Worked out once for each catalogue."""


def is_conceivable(state: Table, seat: Seat, effect: Effect) -> bool:
    """Whether an effect could work now, by what everybody can check."""
    if not speaks_of_mission(state, seat, effect.target):
        return False
    for word in effect.if_.asked:
        if word in PUBLIC and not CHECKS[word](state, effect.if_, Scene(seat)):
            return False
    return True


def could_use_any(state: Table, seat: Seat, moments: Moments) -> bool:
    """Whether an open card of a player might use an effect or a skill at these moments."""
    for laid in with_effects(state, seat, moments):
        if could_use_effect(state, seat, laid, moments):
            return True
    for laid in skilled(state, seat, moments):
        if could_use_some_skill(state, seat, laid, moments):
            return True
    return False


def could_use_effect(state: Table, seat: Seat, laid: Laid, moments: Moments) -> bool:
    """Whether an open card might use an effect at these moments."""
    if laid.passive or not is_near(state, laid):
        return False
    for _, effect in effects_at(laid.card, moments):
        if not is_from_hand(laid.card, effect) and is_conceivable(state, seat, effect):
            return True
    return False


def could_use_some_skill(state: Table, seat: Seat, laid: Laid, moments: Moments) -> bool:
    """Whether an open card might use a skill at these moments."""
    near = state.mission is None or might_take_part(state, laid)
    for use in conceivable_uses(laid.card, granted_skills(state), moments):
        if (near or use.anywhere) and could_use_skill(state, seat, laid, use):
            return True
    return False


def is_near(state: Table, laid: Laid) -> bool:
    """Whether a card could have an effect now: in the own turn, or where it may take part."""
    if state.mission is None or (state.combat is None and laid.owner == state.turn.seat):
        return True
    return laid.card.is_status or might_take_part(state, laid)


def could_use_skill(state: Table, seat: Seat, laid: Laid, use: SkillUse) -> bool:
    """Whether an open card might use a skill, by printed and raised levels."""
    if (use.turns and laid.passive) or not (laid.card.is_unit or laid.card.is_ship):
        return False
    if wrong_situation(state, seat, use) is not None:
        return False
    return use.level <= level_of(state, laid, use.skill) < use.below


# ------------------------------------------------------------------------- answers


def tokens_of(deed: Deed) -> frozenset[str]:
    """What answers call a deed: the name of its card, or the skill with its level."""
    if deed.skill is not None:
        return frozenset({f"{deed.skill}_{deed.level}"})
    return frozenset({deed.card.family})


def cancels(cancel: Cancel, deed: Deed) -> bool:
    """Whether an answer cancels a deed: the named ones, or every event but the excepted."""
    if cancel.what is not None:
        return False
    if cancel.of:
        return bool(tokens_of(deed) & frozenset(cancel.of))
    return deed.counterable and deed.card.type not in cancel.except_


def skill_cancels(skill: Skill, deed: Deed) -> bool:
    """Whether a skill cancels a deed (PR-SKILL-11)."""
    if skill is not Skill.ANTIHYPNO:
        return False
    if deed.skill is not None:
        return deed.skill in OF_HYPNOSIS
    return skill in deed.card.effects[deed.effect].cancelled_by


def answering_cards(cards: Catalogue) -> list[tuple[Phase, Cancel]]:
    """The answers that may come from a hand, by their backs."""
    known = _ANSWERS.get(id(cards))
    if known is None or known[0] is not cards:
        found = [
            (phase, effect.do)
            for phase, effects in hidden_effects(cards, RESPONSES).items()
            for effect in effects
            if isinstance(effect.do, Cancel)
        ]
        known = _ANSWERS[id(cards)] = (cards, found)
    return known[1]


_ANSWERS: dict[int, tuple[Catalogue, list[tuple[Phase, Cancel]]]] = {}
"""Worked out once for each catalogue."""


def can_be_answered(state: Table, deed: Deed) -> bool:
    """Whether anything at all cancels such a deed."""
    if any(skill_cancels(skill, deed) for skill in MUTANT_SKILLS):
        return True
    return any(cancels(cancel, deed) for _, cancel in answering_cards(state.catalogue))


def might_cancel(state: Table, seat: Seat, deed: Deed) -> bool:
    """Whether everybody can see that a player might answer this deed."""
    hand = state.players[seat].hand
    for phase, cancel in answering_cards(state.catalogue):
        if cancels(cancel, deed) and phase in hand and len(hand[phase]):
            return True
    return skill_cancels(Skill.ANTIHYPNO, deed) and could_use_any(state, seat, RESPONSES)
