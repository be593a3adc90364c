"""Eclipse drawn for a terminal: the map, the players' boards, the technologies on offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.kinds import Resource, ShipType
from starboard.games.eclipse.resources import balance, production
from starboard.games.eclipse.scoring import total
from starboard.games.eclipse.state import Player, Table
from starboard.games.eclipse.technologies import prices
from starboard.games.eclipse.terminal.chart import LETTERS, chart
from starboard.games.eclipse.words import told
from starboard.kernel.view import View
from starboard.screen.look import ACCENT, BAD, COLOURS, QUIET, SHAPES

COLUMNS = (
    "player", "points", "money", "science", "materials", "discs", "colony", "technologies",
)  # fmt: skip


def draw(
    view: View[Table], lang: str, names: Sequence[str], width: int, tall: bool
) -> RenderableType:
    """The table as one viewer sees it: the map, then everybody in a line, then the own boards."""
    state = view.table
    parts: list[RenderableType] = [
        Text(told(lang, "board-round", round=state.round), style=f"bold {ACCENT}"),
        *chart(state, width),
        players(state, lang, names, width),
    ]
    if view.seat is not None and state.players[view.seat].species is not None:
        me = state.players[view.seat]
        parts.append(Panel(Group(*ships(state, me, lang)), box=borders.ROUNDED, style=QUIET))
        if tall:
            parts.append(tray(state, me, lang))
    return Group(*parts)


def players(state: Table, lang: str, names: Sequence[str], width: int) -> Grid:
    """One line for each player, with the numbers people compare; where it is narrow heads break."""
    playing = [player for player in state.players if player.species is not None]
    rows = [[*player_cells(state, player, lang, names)] for player in playing]
    heads = [told(lang, "board-head", column=column) for column in COLUMNS] if rows else []
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style=QUIET)
    for head, cells in zip(heads, column_widths(heads, rows, width), strict=True):
        grid.add_column(head, width=cells, overflow="fold")
    for row in rows:
        grid.add_row(*row)
    return grid


def column_widths(heads: Sequence[str], rows: Sequence[Sequence[Text]], width: int) -> list[int]:
    """Wide enough for every cell; what is left goes to the heads that lack least."""
    widths = [max(row[column].cell_len for row in rows) for column in range(len(heads))]
    room = width - sum(widths) - len(widths)
    lacking = [len(head) - cells for head, cells in zip(heads, widths, strict=True)]
    for column in sorted(range(len(heads)), key=lacking.__getitem__):
        given = max(0, min(room, lacking[column]))
        widths[column] += given
        room -= given
    return widths


def player_cells(state: Table, player: Player, lang: str, names: Sequence[str]) -> Iterator[Text]:
    """The cells of one player's line; the balance of the next upkeep stands beside the money."""
    colour = COLOURS[player.seat]
    marks = "".join(
        sign
        for sign, there in (
            ("▸", state.active == player.seat),
            ("⚑", state.start == player.seat),
            ("!", state.traitor == player.seat),
        )
        if there
    )
    name = f"{SHAPES[player.seat]} {names[player.seat]}{marks}"
    yield Text(name, style=f"{'dim ' if player.passed else 'bold '}{colour}")
    yield Text(str(total(state, player.seat)))
    after = balance(state, player)
    money = Text(f"{player.storage[Resource.MONEY]} ")
    money.append(f"{after:+d}", style=BAD if after < 0 else QUIET)
    yield money
    for resource in (Resource.SCIENCE, Resource.MATERIALS):
        held = Text(f"{player.storage[resource]} ")
        held.append(f"+{production(state, player, resource)}", style=QUIET)
        yield held
    yield Text(str(player.discs), style=BAD if not player.discs else "")
    yield Text(f"{player.colony_ships}/{player.colony_ships + player.used_colony_ships}")
    counts = [str(len(track)) for track in player.technologies.values()]
    yield Text("/".join(counts))


def ships(state: Table, player: Player, lang: str) -> Iterator[Text]:
    """The own blueprints: what each type can do, and how many are still in the supply."""
    for ship in ShipType:
        design = design_of(state, player, ship)
        line = Text(f"{LETTERS[ship]} ", style="bold")
        line.append(f"{state.box.ship_names[ship].of(lang):<16}", style="bold")
        line.append(
            told(
                lang,
                "board-ship",
                initiative=design.initiative,
                computer=design.computer,
                shield=design.shield,
                hull=design.hull,
                move=design.move,
                used=design.energy_consumed,
                energy=design.energy_produced,
                left=player.supply[ship],
            )
        )
        dice = " ".join(
            f"{count}×{told(lang, 'die-colour', colour=colour.value)}"
            for colour, count in (design.cannons + design.missiles).items()
        )
        line.append(f"  {dice}", style=ACCENT)
        yield line


def tray(state: Table, player: Player, lang: str) -> RenderableType:
    """The technologies on offer with what they cost this player; those too dear are quiet."""
    told_all = Text()
    science = player.storage[Resource.SCIENCE]
    by_track = [prices(state, player, track) for track in player.technologies]
    for name in sorted(state.tray, key=lambda each: state.box.technologies[each].cost):
        technology = state.box.technologies[name]
        if not state.tray[name] or player.owns(name):
            continue
        least = min([costs[name] for costs in by_track if name in costs], default=999)
        count = f" ×{state.tray[name]}" if state.tray[name] > 1 else ""
        told_all.append(
            f"{technology.name.of(lang)} {least}{count}   ", style="" if least <= science else QUIET
        )
    title = told(lang, "board-tray")
    return Panel(told_all, title=title, title_align="left", box=borders.ROUNDED)
