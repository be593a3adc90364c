"""The table drawn for a terminal: a mat for each player with both sides, the fight, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from starboard.games.perry_rhodan.face.names import family_name
from starboard.games.perry_rhodan.kinds import Phase, Side, Stat
from starboard.games.perry_rhodan.phase_four import regent_modifier_of
from starboard.games.perry_rhodan.scoring import points
from starboard.games.perry_rhodan.standing import modifier
from starboard.games.perry_rhodan.state import PARTS, Laid, Player, Table
from starboard.games.perry_rhodan.terminal.fight import fight
from starboard.games.perry_rhodan.victory import parts
from starboard.games.perry_rhodan.zones import Place, all_covers, places
from starboard.kernel.view import View
from starboard.screen.look import ACCENT, COLOURS, QUIET, SHAPES
from starboard.text import texts_for
from starboard.text.points import shown


def told(lang: str, message: str, **args: str | int) -> str:
    """Any message of the game."""
    return texts_for("perry_rhodan").say(lang, message, **args)


def draw(
    view: View[Table], lang: str, names: Sequence[str], width: int, tall: bool
) -> RenderableType:
    """The table as one viewer sees it: the own side first."""
    state = view.table
    first = 0 if view.seat is None else view.seat
    order = [(first + step) % state.seats for step in range(state.seats)]
    body: list[RenderableType] = [phase_line(state, lang)]
    body += [mat(state, state.players[seat], lang, names, width) for seat in order]
    body += fight(state, lang, names)
    if view.seat is not None:
        body += hand(state, state.players[view.seat], lang, width)
    return Group(*body)


def phase_line(state: Table, lang: str) -> Text:
    """Which phase is played, and which section of whose turn."""
    line = Text(told(lang, "board-phase", phase=state.phase.value), style=f"bold {ACCENT}")
    if state.turn.number:
        section = told(lang, "board-section", section=state.turn.section.value)
        line.append(f" · {section}", style=QUIET)
        for side in (state.turn.mission_side, state.turn.build_side):
            if side is not None:
                line.append(f" · {side.capitalize()}", style=QUIET)
    return line


# ------------------------------------------------------------------------- mats


def mat(state: Table, player: Player, lang: str, names: Sequence[str], width: int) -> Panel:
    """One player: both sides place by place, then what is missing for the phase."""
    active = state.turn.number > 0 and state.turn.seat == player.seat and state.outcome is None
    colour = COLOURS[player.seat]
    title = Text(f"{SHAPES[player.seat]} {names[player.seat]}", style=f"bold {colour}")
    if active:
        title.append(f" · {told(lang, 'board-turn')}", style=ACCENT)
    lines = list(mat_lines(state, player, lang, width - 4))
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        subtitle=Text(seat_line(state, player, lang), style=QUIET),
        subtitle_align="right",
        border_style=colour if active else QUIET,
        box=box.ROUNDED,
        padding=(0, 1),
    )


def seat_line(state: Table, player: Player, lang: str) -> str:
    """The numbers that matter."""
    if player.out:
        return told(lang, "board-out")
    hands = " ".join(f"{phase}:{len(zone)}" for phase, zone in player.hand.items() if len(zone))
    said = [
        told(lang, "board-points", points=shown(points(state, player.seat), PARTS, lang)),
        told(lang, "board-cards", cards=hands or "0"),
    ]
    if state.phase is Phase.IV:
        pro, anti = (regent_modifier_of(state, player.seat, side) for side in Side)
        said.append(f"RM {pro:+d}/{anti:+d}")
    if state.phase is Phase.V:
        said.append(told(lang, "board-tracks", sol=player.sol, scouting=player.scouting))
    return " · ".join(said)


def mat_lines(state: Table, player: Player, lang: str, room: int) -> Iterator[Text]:
    """Every place of both sides, then the checklist."""
    for side in Side:
        for place in places(state, player.seat, side).values():
            yield from place_lines(state, place, lang, room)
    if player.out:
        return
    said = [
        f"{'✓' if part.met else '○'} {told(lang, 'victory-part', part=part.word)} "
        f"{min(part.have, part.need)}/{part.need}"
        for part in parts(state, player.seat)
    ]
    yield from wrapped(f"{told(lang, 'board-goal')}:", said, room, QUIET)


def place_lines(state: Table, place: Place, lang: str, room: int) -> Iterator[Text]:
    """A place with its stack, then its units and ships, wrapped between cards."""
    name = family_name(state, place.family, lang)
    head = f"{place.side.capitalize()} {name} ×{place.count}"
    cards = [*place.units, *place.ships, *place.accessories]
    said = [card_words(state, place, laid, lang) for laid in cards]
    said += ["▒"] * covers_at(state, place)
    yield from wrapped(head, said, room, "default")


def covers_at(state: Table, place: Place) -> int:
    """Enemy agents and secret cards that lie face down there."""
    where = (place.seat, place.side, place.family)
    secrets = [
        covered
        for covered in state.players[place.seat].covered.values()
        if (place.seat, covered.side, covered.place) == where
    ]
    return len(all_covers(state, place)) + len(secrets)


def card_words(state: Table, place: Place, laid: Laid, lang: str) -> str:
    """A card in a row: name, values, accessories; in brackets while it is passive."""
    said = laid.card.name.of(lang)
    if laid.card.is_unit or laid.card.is_ship:
        said += " " + "/".join(values(state, laid))
    gear = [other.card.name.of(lang) for other in place.gear if other.on == laid.id]
    if gear:
        said += f" +{', '.join(gear)}"
    return f"({said})" if laid.passive else said


def values(state: Table, laid: Laid) -> Iterator[str]:
    """Stealth, attack and defence as they count now: `B/C/C+1`."""
    for stat in (Stat.STEALTH, Stat.ATTACK, Stat.DEFENCE):
        strength = getattr(laid.card, stat.value)
        total = strength.bonus + modifier(state, laid, stat)
        yield f"{strength.letter}{total:+d}" if total else str(strength.letter)


# ------------------------------------------------------------------------- hand and lines


def hand(state: Table, player: Player, lang: str, width: int) -> list[RenderableType]:
    """The own hand by backs."""
    lines: list[RenderableType] = []
    for phase, zone in player.hand.items():
        counts = Counter(zone.names())
        said = [
            state.catalogue[name].name.of(lang) + (f" ×{count}" if count > 1 else "")
            for name, count in counts.items()
            if name
        ]
        if said:
            head = told(lang, "board-hand", phase=phase.value)
            lines += wrapped(f"{head}:", said, width, "default")
    return lines


def wrapped(head: str, said: Sequence[str], width: int, style: str) -> Iterator[Text]:
    """Parts in lines that break only between them."""
    line, begun = Text(head, style="bold"), False
    for part in said:
        if begun and line.cell_len + cell_len(part) + 3 > width:
            yield line
            line, begun = Text("   "), False
        line.append(" · " if begun else " ", style=QUIET)
        line.append(part, style=style)
        begun = True
    line.no_wrap, line.overflow = True, "ellipsis"
    yield line
