"""What a mission for newcomers leaves out: our proposal, kept with the missions as data."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from starboard.games.space_alert.kinds import Special
from starboard.games.space_alert.missions.mission import Topic, topics_of
from starboard.games.space_alert.state import Mission

EARLY_END: Final = 8
"""The turn of the jump where there is no third phase."""
SYSTEMS: Final[dict[Special, Topic]] = {
    Special.ROCKETS: "rockets",
    Special.INTERCEPTORS: "interceptors",
    Special.BATTLEBOTS: "battlebots",
    Special.WINDOW: "visual_confirmation",
}
"""The C systems that a mission may do without."""


def left_out(state: Mission, topic: Topic) -> bool:
    """Whether this mission does without something (SA-SETUP-13)."""
    return state.table is not None and topic in topics_of(state.table.mission)


def out_of_use(state: Mission, special: Special) -> bool:
    """Whether a C system does nothing in this mission."""
    return special in SYSTEMS and left_out(state, SYSTEMS[special])


def shorten(state: Mission, topics: Collection[str]) -> None:
    """A mission without its third phase ends early; one may leave the computer alone."""
    state.checks = "maintenance" not in topics
    if "third_phase" in topics:
        state.last_turn = EARLY_END
