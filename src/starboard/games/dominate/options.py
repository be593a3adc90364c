"""The options of a game of Dominate & Delegate."""

from __future__ import annotations

from starboard.errors import BadInput
from starboard.games.dominate.content import Box, box
from starboard.games.dominate.printed import Skirmish
from starboard.kernel import Option, OptionKind

AUTO = "auto"
USUAL = {2: "s2_mill_brook", 3: "s3_relay_hill", 4: "s4_two_banks"}
"""What is played where nothing was chosen."""

OPTIONS: tuple[Option, ...] = (
    Option(
        name="scenario",
        kind=OptionKind.CHOICE,
        default=AUTO,
        choices=(AUTO, *box().skirmishes),
    ),
    Option(name="rounds", kind=OptionKind.NUMBER, default=0, low=0, high=99),
    Option(name="start", kind=OptionKind.NUMBER, default=0, low=0, high=4),
    Option(name="open_credits", kind=OptionKind.FLAG, default=False),
)


def scenario_of(content: Box, named: str, seats: int) -> Skirmish:
    """The scenario to be played; it fits the number of players (DD-ROUND-08)."""
    scenario = content.skirmishes[USUAL[seats] if named == AUTO else named]
    if scenario.players != seats:
        told: dict[str, str | int] = {
            "name": scenario.name.en,
            "need": scenario.players,
            "have": seats,
        }
        raise BadInput("option scenario", "scenario-for-others", "DD-ROUND-08", **told)
    return scenario
