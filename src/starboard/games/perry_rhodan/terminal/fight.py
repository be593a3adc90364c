"""A mission and its combat as a small table."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starboard.games.perry_rhodan.face.names import family_name, name_of
from starboard.games.perry_rhodan.kinds import Stat
from starboard.games.perry_rhodan.state import Front, Table
from starboard.screen.look import ACCENT, QUIET
from starboard.text import texts_for


def fight(state: Table, lang: str, names: Sequence[str]) -> list[RenderableType]:
    """The mission in a line, the pairings of its combat in a table."""
    texts = texts_for("perry_rhodan")
    found: list[RenderableType] = []
    mission, combat = state.mission, state.combat
    if mission is not None:
        line = texts.say(
            lang,
            "board-mission",
            kind=mission.kind.value,
            player=names[mission.seat],
            target=family_name(state, mission.target, lang),
            opponent=names[mission.target_space],
            goal=mission.goal.value if mission.goal is not None else "none",
        )
        found.append(Text(line, style=ACCENT))
    if combat is not None and combat.pairings:
        title = texts.say(lang, "board-combat", kind=combat.kind.value, round=combat.round)
        grid = Grid(title=title, box=box.SIMPLE, title_style=QUIET, expand=False)
        for seat in (combat.attacker, combat.defender):
            grid.add_column(names[seat])
            grid.add_column(texts.say(lang, "board-values"), justify="right")
        for pairing in combat.pairings:
            left, right = side(state, pairing.attacker, lang), side(state, pairing.defender, lang)
            grid.add_row(*left, *right, style="strike" if pairing.broken else "default")
        found.append(grid)
    return found


def side(state: Table, front: Front | None, lang: str) -> tuple[str, str]:
    """A front with its escorts, and its values as far as they are known."""
    if front is None:
        return "–", ""
    escorts = {
        sign: sum(each.role is role for each in front.escorts)
        for sign, role in (("⚔", Stat.ATTACK), ("⛨", Stat.DEFENCE))
    }
    extra = "".join(f" {sign}{count}" for sign, count in escorts.items() if count)
    numbers = [front.stealth, front.attack, front.defence]
    shown = "/".join(str(number) if number >= 0 else "·" for number in numbers)
    return name_of(state, front.card, lang) + extra, shown
