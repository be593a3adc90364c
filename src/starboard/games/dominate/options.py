"""The options of a game of Dominate & Delegate."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.errors import BadInput, shortened
from starboard.games.dominate.content import CAMPAIGN, Box, box
from starboard.games.dominate.legacy.words import MOST_WORDS
from starboard.games.dominate.printed import Scenario
from starboard.kernel import Option, OptionKind, OptionValue

AUTO = "auto"
USUAL = {2: "s2_mill_brook", 3: "s3_relay_hill", 4: "s4_two_banks"}
"""What is played where nothing was chosen."""

OPTIONS: tuple[Option, ...] = (
    Option(
        name="scenario",
        kind=OptionKind.CHOICE,
        default=AUTO,
        choices=(AUTO, *box().skirmishes, *box().books, CAMPAIGN),
    ),
    Option(name="rounds", kind=OptionKind.NUMBER, default=0, low=0, high=99),
    Option(name="start", kind=OptionKind.NUMBER, default=0, low=0, high=4),
    Option(name="open_credits", kind=OptionKind.FLAG, default=False),
    Option(name="own", kind=OptionKind.TEXT, default=""),
    Option(name="log", kind=OptionKind.WORDS, default=(), words=MOST_WORDS),
)


def scenario_of(content: Box, options: Mapping[str, OptionValue], seats: int) -> Scenario:
    """What is to be played: one's own, or what was chosen; it fits the seats."""
    own, named = str(options["own"]), str(options["scenario"])
    if own and own not in content.scenarios:
        known = ", ".join(content.own_ids) or "-"
        raise BadInput("option own", "no-such-scenario", name=shortened(own, 40), known=known)
    scenario = content.scenarios[own or (USUAL[seats] if named == AUTO else named)]
    if scenario.players != seats:  # DD-ROUND-08
        told: dict[str, str | int] = {
            "name": scenario.name.en,
            "need": scenario.players,
            "have": seats,
        }
        raise BadInput("option scenario", "scenario-for-others", "DD-ROUND-08", **told)
    return scenario
