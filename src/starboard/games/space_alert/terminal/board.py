"""Space Alert drawn for a terminal: the ship, the trajectories, everybody's plan, the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from starboard.games.space_alert.content import ship
from starboard.games.space_alert.face.names import card_name, name_of
from starboard.games.space_alert.film.hull import part_of
from starboard.games.space_alert.kinds import (
    SPACE,
    ZONES,
    Fate,
    Squad,
)
from starboard.games.space_alert.missions.timeline import clock
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.terminal.plan_rows import Plans
from starboard.games.space_alert.terminal.threat_rows import DIGITS, ZONE_INKS, say, tracks
from starboard.kernel.view import View
from starboard.screen.look import ACCENT, BAD, COLOURS, INFO, QUIET, SHAPES

PIP, GAP = "▮", "▯"


def draw(
    view: View[Mission], lang: str, names: Sequence[str], width: int, tall: bool
) -> RenderableType:
    """The table as one viewer sees it."""
    state = view.table
    parts: list[RenderableType] = [status_line(state, lang), ship_plan(state, lang)]
    if state.tracks:
        parts.append(tracks(state, lang, tall))
        parts += outside(state, lang)
    parts.append(Plans(state, lang, names, None, state.turn))
    parts += heroic_lines(state, lang)
    if view.seat is not None and not state.turn:
        parts += list(hand_lines(state, view.seat, lang, width))
    return Group(*parts)


def status_line(state: Mission, lang: str) -> Text:
    """Where the mission stands: time and phase, or turn and step; what is going on."""
    table = table_of(state)
    if state.turn:
        line = Text(say(lang, "board-turn", turn=state.turn), style=f"bold {ACCENT}")
    else:
        phase = max(1, min(table.phase, table.phases or 1))
        told = say(lang, "board-phase", time=clock(state.now), phase=phase)
        line = Text(told, style=f"bold {ACCENT}")
    for active, message, ink in (
        (table.outage, "board-outage", BAD),
        (table.transfer, "board-transfer", INFO),
    ):
        if active:
            line.append(f"  {say(lang, message)}", style=f"bold {ink}")
    return line


# ---------------------------------------------------------------------- the ship


def ship_plan(state: Mission, lang: str) -> RenderableType:
    """Three zones side by side, upper deck above lower deck."""
    grid = Grid.grid(expand=True)
    for _ in ZONES:
        grid.add_column(ratio=1)
    grid.add_row(*[zone_panel(state, zone, lang) for zone in range(3)])
    return grid


def zone_panel(state: Mission, zone: int, lang: str) -> Panel:
    """One zone: shield, stations, reactor, damage."""
    lines = [
        gauge(say(lang, "board-shield"), state.shield[zone], state.shield_max[zone]),
        *station_lines(state, zone + 3, lang),
        *station_lines(state, zone, lang),
        gauge(say(lang, "board-reactor"), state.reactor[zone], state.reactor_max[zone]),
    ]
    if zone == ZONES.index("white"):
        lines[-1].append(f"  {say(lang, 'board-fuel', left=state.fuel)}", style=QUIET)
    damaged = [say(lang, f"part-{part_of(zone, token)}") for token in state.drawn[zone]]
    title = Text(say(lang, f"zone-{ZONES[zone]}"), style=f"bold {ZONE_INKS[zone]}")
    below = Text(", ".join(damaged), style=BAD) if damaged else None
    return Panel(
        Group(*lines),
        title=title,
        subtitle=below,
        border_style=ZONE_INKS[zone],
        box=box.ROUNDED,
        padding=(0, 1),
    )


def gauge(name: str, energy: int, most: int) -> Text:
    """Energy as pips."""
    line = Text(f"{name} ", style=QUIET)
    line.append(PIP * energy, style="bold #5BE49B")
    line.append(GAP * max(0, most - energy), style=QUIET)
    return line


def station_lines(state: Mission, station: int, lang: str) -> Iterator[Text]:
    """A station: its weapon, its C system, who and what is there."""
    deck = say(lang, "board-upper" if station >= 3 else "board-lower")
    line = Text(f"{deck} ", style="bold")
    line.append(f"A {state.strength[station]}", style=BAD if state.fired[station] else "default")
    special = ship().special[station].value
    line.append(f"  C {say(lang, f'special-{special}')}", style="default")
    yield line
    below = people(state, station)
    if special == "rockets":
        below.append(PIP * state.rockets, style=ACCENT)
    if state.stored[station] is not Squad.NONE:
        active = state.stored[station] is Squad.ACTIVE
        below.append("⚙", style="#5BE49B" if active else BAD)
    yield below


def people(state: Mission, station: int) -> Text:
    """The crew in a station, and the intruders and malfunctions there."""
    line = Text("  ")
    for seat, crew in enumerate(state.crew):
        if crew.station == station:
            ink = QUIET if crew.knocked_out else COLOURS[seat]
            line.append(f"{SHAPES[seat]} ", style=f"bold {ink}")
    for threat in state.threats:
        if threat.fate is not Fate.COMING and station in threat.tokens:
            line.append(f"{DIGITS[threat.number]} ", style=f"bold {BAD}")
    return line


def outside(state: Mission, lang: str) -> Iterator[Text]:
    """Who is out with the interceptors, if anybody is."""
    away = [SHAPES[seat] for seat, crew in enumerate(state.crew) if crew.station == SPACE]
    if away:
        yield Text(f"{say(lang, 'station-space')}: {' '.join(away)}", style=QUIET)


# ---------------------------------------------------------------------- plans and hand


def heroic_lines(state: Mission, lang: str) -> Iterator[Text]:
    """The heroic cards beside the boards of the androids."""
    for crew, board in enumerate(table_of(state).boards):
        for card in board.heroic.names():
            if card:
                name = name_of(state, f"crew.{crew}", lang)
                yield Text(f"{SHAPES[crew]} {name}: {card_name(card, lang)}", style=QUIET)


def hand_lines(state: Mission, seat: int, lang: str, width: int) -> Iterator[Text]:
    """The own cards, equal ones once."""
    cards = table_of(state).hands[seat].cards.names()
    kinds = sorted(set(cards))
    head = f"{say(lang, 'board-hand')} "
    line = Text(head, style=f"bold {ACCENT}")
    begun = False
    for card in kinds:
        count = cards.count(card)
        told = card_name(card, lang) + (f" ×{count}" if count > 1 else "")
        if begun and line.cell_len + len(told) + 3 > width:
            yield line
            line, begun = Text(" " * len(head)), False
        line.append(" · " if begun else "", style=QUIET)
        line.append(told, style="default")
        begun = True
    yield line
