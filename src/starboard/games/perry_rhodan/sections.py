"""The five sections of a turn, and the nine kinds of windows with standing orders."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from starboard.games.perry_rhodan.kinds import Window


class Section(StrEnum):
    """The sections of a turn in their order (PR-TURN-05)."""

    REACTIVATION = "reactivation"
    MISSION = "mission"
    SOURCE = "source"
    BUILD_UP = "build_up"
    DISCARD = "discard"


class WindowKind(StrEnum):
    """The kinds of windows for which people give standing orders."""

    ANNOUNCED = "announced"
    LINE_UP = "line_up"
    STEALTH = "stealth"
    AFTER_BREAK = "after_break"
    FIRE = "fire"
    AFTER_VALUES = "after_values"
    DESTRUCTION = "destruction"
    ANSWER = "answer"
    GROUND = "ground"


KIND_OF: Mapping[Window, WindowKind] = {
    Window.MISSION_ANNOUNCED: WindowKind.ANNOUNCED,
    Window.GOAL_DRAWN: WindowKind.ANNOUNCED,
    Window.IN_FLIGHT: WindowKind.ANNOUNCED,
    Window.AGENT_DEPOSIT: WindowKind.ANNOUNCED,
    Window.RADIO_MESSAGE: WindowKind.ANNOUNCED,
    Window.AGENT_RETURN: WindowKind.ANNOUNCED,
    Window.COUNTER_MISSION: WindowKind.ANNOUNCED,
    Window.LINE_UP: WindowKind.LINE_UP,
    Window.BEFORE_STEALTH: WindowKind.STEALTH,
    Window.STEALTH: WindowKind.STEALTH,
    Window.AFTER_BREAK_THROUGH: WindowKind.AFTER_BREAK,
    Window.OPEN_FIRE: WindowKind.FIRE,
    Window.COMBAT_VALUES: WindowKind.FIRE,
    Window.COMBAT: WindowKind.FIRE,
    Window.AFTER_VALUES: WindowKind.AFTER_VALUES,
    Window.DESTRUCTION: WindowKind.DESTRUCTION,
    Window.AGENT_CAUGHT: WindowKind.DESTRUCTION,
    Window.RESPONSE: WindowKind.ANSWER,
    Window.BEFORE_GROUND_COMBAT: WindowKind.GROUND,
    Window.BEFORE_REDUCTION: WindowKind.GROUND,
    Window.AFTER_MISSION: WindowKind.GROUND,
    Window.ROUND_END: WindowKind.GROUND,
    Window.RETREAT: WindowKind.GROUND,
}
"""Under which kind the windows that cards name are asked; the others belong to the own turn."""
