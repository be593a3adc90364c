"""From one match to the next: the campaign goes on, or begins anew (DD-CAMP-11)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.dominate.legacy.words import log_words
from starboard.games.dominate.state import Table
from starboard.kernel import OptionValue


def next_options(state: Table, options: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
    """The options of the next match of the same people."""
    outcome = state.outcome
    if state.log is not None and outcome is not None and outcome.reason == "goes-on":
        return {**options, "log": log_words(state.log)}
    return {**options, "log": ()}
