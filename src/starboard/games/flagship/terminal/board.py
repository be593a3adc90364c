"""Flagship drawn for a terminal: a mat for each player, the market, the hand."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.decks import BUDGET
from starboard.games.flagship.cards.kinds import SlotKind
from starboard.games.flagship.cards.wording import card_text, told, type_line, values_line
from starboard.games.flagship.face.names import letter
from starboard.games.flagship.standing import evade_roll, max_charge, price_of, slots_of
from starboard.games.flagship.state import Item, Player, Table
from starboard.kernel.view import View
from starboard.screen.look import ACCENT, BAD, COLOURS, QUIET, SHAPES

PIPS = 8
"""More charge than this is written as a number."""
SMALL_CARD = 24
SMALL_LINES = 4
ROOMY = 100
"""From this width on hand cards are drawn as cards."""


def draw(
    view: View[Table], lang: str, names: Sequence[str], width: int, tall: bool
) -> RenderableType:
    """The table as one viewer sees it: the own side first."""
    state = view.table
    first = 0 if view.seat is None else view.seat
    order = [(first + step) % state.seats for step in range(state.seats)]
    inner = width // 2 - 4
    sides = [
        list(mat_lines(state, state.players[seat], lang, inner, tall, seat == view.seat))
        for seat in order
    ]
    parts: list[RenderableType] = []
    for left in range(0, len(order), 2):
        pair = range(left, min(left + 2, len(order)))
        height = max(len(sides[place]) for place in pair)
        row = Grid.grid(expand=True)
        row.add_column(ratio=1)
        row.add_column(ratio=1)
        row.add_row(
            *[
                mat(state, state.players[order[place]], sides[place], height, lang, names)
                for place in pair
            ]
        )
        parts.append(row)
    if view.seat is not None and len(state.players[view.seat].hand):
        parts.append(hand(state, state.players[view.seat], lang, width, tall))
    return Group(*parts)


# ------------------------------------------------------------------------- mats


def mat(
    state: Table, player: Player, lines: list[Text], height: int, lang: str, names: Sequence[str]
) -> Panel:
    """One player's side, as tall as its neighbour."""
    colour = COLOURS[player.seat]
    active = state.turn and state.active == player.seat and not state.outcome
    title = Text(f"{SHAPES[player.seat]} {names[player.seat]}", style=f"bold {colour}")
    if active:
        title.append(f" · {told(lang, 'board-turn')}", style=ACCENT)
    for line in lines:
        line.no_wrap, line.overflow = True, "ellipsis"
    return Panel(
        Group(*lines, *[Text()] * (height - len(lines))),
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
    if not player.items:
        return ""
    said = [
        told(lang, "board-prizes", count=len(player.prizes)),
        told(lang, "board-cards", count=state.hand_size(player.seat)),
    ]
    if player.credits:
        said.append(told(lang, "board-credits", amount=player.credits))
    return " · ".join(said)


def mat_lines(
    state: Table, player: Player, lang: str, room: int, tall: bool, own: bool
) -> Iterator[Text]:
    """Everything on one side, a line each."""
    if not player.items and not player.out:
        yield from draft_lines(state, player, lang, own)
        return
    pilot = player.items.get(player.pilot)
    if pilot is not None:
        yield item_line(state, pilot, lang, "★ ")
        yield from extension_lines(state, pilot, lang, 1)
    for unit in sorted(player.items.values(), key=lambda item: item.id != player.ship):
        if unit.card.is_unit:
            yield from unit_lines(state, unit, lang, tall)
    for laid in state.laid:
        if laid.on == player.seat:
            name = laid.card.name.of(lang)
            yield Text(f"◇ {name} ({told(lang, 'board-effect')})", style="italic")
    if player.row:
        yield from market_lines(state, player, lang, room)


def draft_lines(state: Table, player: Player, lang: str, own: bool) -> Iterator[Text]:
    """The main ship while it is being built; only its player sees it."""
    cards = [state.cards.cards[name] for name in player.draft.names]
    if not own:
        yield Text(told(lang, "board-no-ship"), style=QUIET)
        return
    for card in cards:
        line = Text(card.name.of(lang))
        line.append(f"  {told(lang, 'board-credits', amount=card.price)}", style=QUIET)
        yield line
    left = BUDGET - sum(card.price for card in cards)
    yield Text(told(lang, "board-credits", amount=left), style=ACCENT)


def unit_lines(state: Table, unit: Item, lang: str, tall: bool) -> Iterator[Text]:
    """A unit, its parts by kind of slot, and the slots that are free."""
    yield item_line(state, unit, lang, "")
    if unit.face_down:
        return
    yield from extension_lines(state, unit, lang, 1)
    free: list[tuple[SlotKind, int]] = []
    for kind in SlotKind:
        parts = [item for item in state.attached(unit) if item.card.needs_slot is kind]
        for part in parts:
            yield item_line(state, part, lang, f" {told(lang, 'board-slot', kind=kind.value)} ")
            yield from extension_lines(state, part, lang, 2)
        left = slots_of(state, unit, kind) - sum(part.card.needs_count for part in parts)
        if left > 0:
            free.append((kind, left))
    yield from free_lines(free, lang, tall)


def free_lines(free: list[tuple[SlotKind, int]], lang: str, tall: bool) -> Iterator[Text]:
    """Empty places say what belongs there; on a small screen in one line."""
    said = [told(lang, "board-free", kind=kind.value, count=count) for kind, count in free]
    letters = [told(lang, "board-slot", kind=kind.value) for kind, _ in free]
    if tall:
        for letter_, words in zip(letters, said, strict=True):
            yield Text(f" {letter_} {words}", style=QUIET)
    elif free:
        short = [
            f"{letter_}×{count}" if count > 1 else letter_
            for letter_, (_, count) in zip(letters, free, strict=True)
        ]
        yield Text(f" {told(lang, 'board-free-short', slots=' '.join(short))}", style=QUIET)


def extension_lines(state: Table, item: Item, lang: str, depth: int) -> Iterator[Text]:
    """The chain of extensions on a card, indented."""
    extension = state.extension_of(item)
    if extension is not None:
        yield item_line(state, extension, lang, "  " * depth + "└ ")
        yield from extension_lines(state, extension, lang, depth + 1)


def item_line(state: Table, item: Item, lang: str, lead: str) -> Text:
    """A card in play: name, charge, the numbers people compare."""
    line = Text(lead, style=QUIET)
    name = item.card.name.of(lang) + letter(state, item)
    if item.face_down:
        line.append(f"✗ {name}", style=f"strike {BAD}")
        line.append(f" {told(lang, 'board-destroyed')}", style=QUIET)
        return line
    line.append(name, style="bold" if item.card.is_unit else "default")
    most = max_charge(state, item)
    if most:
        line.append(f" {pips(item.charge, most)}", style=ACCENT)
    for figure in figures(state, item, lang):
        line.append(f" {figure}", style=QUIET)
    if item.hangar:
        line.append(f" {told(lang, 'board-hangar')}", style="italic")
    return line


def pips(charge: int, most: int) -> str:
    """Charge tokens and the room for more."""
    if most > PIPS:
        return f"●{charge}/{most}"
    return "●" * charge + "○" * (most - charge)


def figures(state: Table, item: Item, lang: str) -> Iterator[str]:
    """What a card does, in signs: attack, absorption, evasion, generator."""
    for attack in item.card.attacks:
        hits = [strike for strike in attack.strikes if strike.damage]
        strikes = [f"{strike.on.threshold}✸{strike.damage}" for strike in hits]
        yield " ".join(strikes)
    for absorb in item.card.absorbs:
        yield f"−✸{absorb.amount}"
    if item.card.generator:
        yield f"⌁{item.card.generator}"
    roll = evade_roll(state, item) if item.card.is_unit else None
    if roll is not None:
        yield f"↷{roll.threshold}" + ("" if roll.dice == 1 else f"/{roll.dice}")


def market_lines(state: Table, player: Player, lang: str, room: int) -> Iterator[Text]:
    """The cards for sale, oldest first, with their prices."""
    cards = [
        f"{item.card.name.of(lang)} {number(price_of(state, player.seat, item.card), lang)}"
        for item in player.row
    ]
    return wrapped(f"{told(lang, 'board-market')}:", cards, room)


# ------------------------------------------------------------------------- hand and cards


def hand(state: Table, player: Player, lang: str, width: int, tall: bool) -> RenderableType:
    """The own hand: small cards where there is room, one line where there is not."""
    cards = [state.cards.cards[slot.name] for slot in player.hand.slots]
    if width >= ROOMY and tall:
        return Columns([small_card(card, lang) for card in cards], padding=(0, 0))
    worth = [f"{card.name.of(lang)} ({number(card.discard_value, lang)})" for card in cards]
    return Text("\n").join(wrapped(f"{told(lang, 'board-hand')}:", worth, width))


def wrapped(head: str, parts: Sequence[str], width: int) -> Iterator[Text]:
    """Parts in lines that break only between them."""
    line = Text(head, style=QUIET)
    begun = False
    for part in parts:
        if begun and line.cell_len + cell_len(part) + 3 > width:
            yield line
            line = Text(" " * cell_len(head))
            begun = False
        line.append(" · " if begun else " ", style=QUIET)
        line.append(part, style="default")
        begun = True
    yield line


def number(amount: int, lang: str) -> str:
    """A bare number in the reader's language."""
    return told(lang, "board-number", amount=amount)


def small_card(card: Card, lang: str) -> Panel:
    """A hand card with the beginning of its text."""
    words = " ".join(card_text(card, lang))
    worth = told(lang, "board-credits", amount=card.discard_value)
    lines = textwrap.wrap(words, SMALL_CARD - 4, max_lines=SMALL_LINES, placeholder=" …")
    return Panel(
        Text("\n".join(lines)),
        title=Text(card.name.of(lang), style="bold", overflow="ellipsis"),
        title_align="left",
        subtitle=Text(worth, style=ACCENT),
        subtitle_align="right",
        width=SMALL_CARD,
        height=SMALL_LINES + 2,
        padding=(0, 1),
        border_style=QUIET,
        box=box.ROUNDED,
    )


def portrait(state: Table, text: str, lang: str) -> RenderableType | None:
    """A whole card with its words, by id, name or the beginning of its name."""
    card = find_card(state, text)
    if card is None:
        return None
    body: list[RenderableType] = [Text(values_line(card, lang), style=QUIET)]
    body.extend(Text(line) for line in card_text(card, lang))
    return Panel(
        Group(*body),
        title=Text(card.name.of(lang), style=f"bold {ACCENT}"),
        title_align="left",
        subtitle=Text(type_line(card, lang), style=QUIET),
        subtitle_align="left",
        width=60,
        padding=(0, 1),
        border_style=QUIET,
        box=box.ROUNDED,
    )


def find_card(state: Table, text: str) -> Card | None:
    """The card meant by a text; what begins with it counts if nothing else does."""
    wanted = " ".join(text.split()).casefold()
    cards = state.cards.cards
    exact = cards.get(wanted.partition(".")[0])
    if exact is not None or not wanted:
        return exact
    names = {card: {card.name.de.casefold(), card.name.en.casefold()} for card in cards.values()}
    for card, called in names.items():
        if wanted in called:
            return card
    begun = [
        card for card, called in names.items() if any(name.startswith(wanted) for name in called)
    ]
    return begun[0] if len(begun) == 1 else None
