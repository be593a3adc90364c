"""From one match to the next: the campaign goes on, or the same mission once more (SA-CAMP)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.errors import BadInput
from starboard.games.space_alert.campaign.legacy import legacy_of
from starboard.games.space_alert.options import GENERATED
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import OptionValue


def next_options(options: Mapping[str, OptionValue], state: Mission) -> dict[str, OptionValue]:
    """The options of the next match of a campaign: the ship as this mission left it."""
    if state.outcome is None or state.outcome.reason != "goes-on":
        raise BadInput("campaign", "campaign-is-over", "SA-CAMP-03")
    return {**options, "legacy": legacy_of(state)}


def again_options(options: Mapping[str, OptionValue], state: Mission) -> dict[str, OptionValue]:
    """The options that bring the same announcements again, with other cards."""
    if state.outcome is None:
        raise BadInput("again", "mission-is-not-over")
    table = table_of(state)
    if options.get("own"):
        return dict(options)
    if table.mission != GENERATED:
        return {**options, "mission": table.mission}
    return {**options, "again": tuple(table.seed.names)}
