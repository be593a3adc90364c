"""Which words of cards the rules read, and at which moment; every other one is refused.

A word that nobody reads would stand on a card and do nothing (PR-GEN-13).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from starboard.cards.effects import Op, word_of
from starboard.errors import BadInput
from starboard.games.perry_rhodan.kinds import Chooser, Destination, Stat, What, Window
from starboard.games.perry_rhodan.vocabulary import (
    Allow,
    Cancel,
    Condition,
    CountsAs,
    Destroy,
    Discard,
    Effect,
    Forbid,
    ForceRetreat,
    GrantSkill,
    Immune,
    Mark,
    Modify,
    Move,
    NewGoal,
    Points,
    RaiseSkill,
    Set,
    Sink,
    ToHand,
    Transmit,
)

VALUES: Mapping[tuple[type[Op], str], tuple[object, ...]] = {
    (Allow, "what"): (
        What.DEFENSIVE_MISSION_WITHOUT_SHIPS,
        What.DESTROY_OR_REDUCE_THIS_FIXED_ACCESSORY,
        What.MISSIONS_OUTSIDE_M_13,
        What.MISSIONS_TO_GRAY_BEAST,
        What.MISSIONS_TO_MARKED_TARGET,
        What.TRANSPORT_THIS_ACCESSORY,
    ),
    (Forbid, "what"): (
        What.ACTIVATE,
        What.ATTACH,
        What.EXTRA_DRAWS,
        What.LAY_OUT,
        What.MISSIONS,
        What.MISSIONS_TO,
        What.PASSIVATE,
        What.REDUCE_LAST_COPY_BY_DESTABILISATION,
        What.RETREAT,
        What.UNLOAD,
    ),
    (CountsAs, "what"): (What.SOLVED_RIDDLE_FOR_VICTORY_III, What.TERRA, What.VENUS),
    (Mark, "what"): (What.PURSUABLE_BY_BUILD_ARKONIDEN,),
    (Cancel, "what"): (None, What.BREAK_THROUGH),
    (Move, "to"): (Destination.RETREATING_SHIPS, Destination.TRANSMITTER),
    (ForceRetreat, "to"): (None, Destination.SAME_PLACE),
    (NewGoal, "choose"): (Chooser.OWNER, Chooser.RANDOM),
    (Discard, "choose"): (Chooser.OWNER, Chooser.CHOOSER, Chooser.RANDOM),
    (Set, "stat"): (Stat.STEALTH, Stat.ATTACK, Stat.DEFENCE),
}
"""What a verb may say in a field; other fields may hold all that their type has."""
ON_SOL = frozenset({What.TERRA, What.VENUS, What.REDUCE_LAST_COPY_BY_DESTABILISATION})
"""What the rules say of the Solar System alone: on other cards nobody reads it (PR-P45-05…11)."""
STANDS: tuple[type[Op], ...] = (
    Modify,
    Forbid,
    GrantSkill,
    Immune,
    Allow,
    CountsAs,
    RaiseSkill,
)
"""What may hold as long as its card lies there."""
VERBS_AT: Mapping[Window, tuple[type[Op], ...]] = {
    Window.PERMANENT: STANDS,
    Window.LEAVES_PLAY: (Destroy,),
    Window.PHASE_CHANGE: (ToHand, Sink, Points),
    Window.RADIO_MESSAGE: (Transmit,),
}
"""The only verbs that are read at a moment."""
WINDOWS_OF: Mapping[type[Op], tuple[Window, ...]] = {
    Immune: (Window.PERMANENT,),
    Allow: (Window.PERMANENT,),
    CountsAs: (Window.PERMANENT,),
    RaiseSkill: (Window.PERMANENT,),
    Mark: (Window.MISSION_ANNOUNCED,),
    Transmit: (Window.RADIO_MESSAGE,),
}
"""The only moments at which a verb is read: these are looked up and not carried out."""
CONDITIONS_AT: Mapping[str, tuple[Window, ...]] = {
    "attack_minus_defence_at_least": (Window.AFTER_VALUES,),
    "agent_delivered": (Window.AGENT_RETURN,),
    "bearer_destroyed_in": (Window.LEAVES_PLAY,),
    "carried": (Window.IN_FLIGHT,),
    "phase_ending": (Window.PHASE_CHANGE,),
    "target_range": (Window.IN_FLIGHT,),
}
"""Conditions that are known at one moment only."""


def unread(effect: Effect, family: str) -> Iterator[BadInput]:
    """What an effect says that no rule reads."""
    verbs = VERBS_AT.get(effect.window)
    if verbs is not None and type(effect.do) not in verbs:
        yield no_rule("window", effect.window, [word_of_type(verb) for verb in verbs])
    windows = WINDOWS_OF.get(type(effect.do))
    if windows is not None and effect.window not in windows:
        yield no_rule("window", effect.window, windows)
    yield from _unread_conditions(effect.if_, effect.window)
    for each in (effect, effect.then, effect.instead, *effect.and_):
        if each is not None:
            yield from _unread_values(each.do, family)


def _unread_conditions(condition: Condition, window: Window) -> Iterator[BadInput]:
    for field in condition.asked:
        windows = CONDITIONS_AT.get(field)
        if windows is not None and window not in windows:
            yield no_rule(f"if.{field}", window, windows)
    for other in condition.any_of:
        yield from _unread_conditions(other, window)


def _unread_values(verb: Op, family: str) -> Iterator[BadInput]:
    for (kind, field), values in VALUES.items():
        if not isinstance(verb, kind):
            continue
        value: Any = getattr(verb, field)
        known = [each for each in values if family == "sol" or each not in ON_SOL]
        if value not in known:
            yield no_rule(f"do.{word_of(verb)}", value, [each for each in known if each])


def no_rule(place: str, value: object, known: Any) -> BadInput:
    """Nobody reads this there."""
    told = ", ".join(map(str, known))
    return BadInput(place, "no-rule-reads", "PR-GEN-13", value=str(value), known=told)


def word_of_type(verb: type[Op]) -> str:
    """What card files call a verb."""
    return str(verb.__struct_config__.tag)
