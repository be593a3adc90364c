"""A threat card or an action card by its id or name, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from starboard.games.space_alert.cards import card_names
from starboard.games.space_alert.content import ThreatCard, components
from starboard.games.space_alert.face.names import card_name
from starboard.games.space_alert.face.printed import notes, system_letter, words_of
from starboard.games.space_alert.kinds import STATIONS
from starboard.screen.look import ACCENT, QUIET
from starboard.text import texts_for

UNKNOWN: Final = "?"
"""Hit points that depend on the rockets on board when the threat appears (SA-INT-01)."""


def portrait(text: str, lang: str) -> RenderableType | None:
    """The card meant by a text; nothing if there is none."""
    wanted = " ".join(text.split())
    if wanted in card_names():
        return framed(card_name(wanted, lang), [])
    threat = find_threat(wanted)
    return None if threat is None else framed(threat.name.of(lang), lines(threat, lang))


def find_threat(text: str) -> ThreatCard | None:
    """By its code, its name, or the beginning of its name if that is clear."""
    cards = components().threats
    wanted = text.casefold()
    if text.upper() in cards or not wanted:
        return cards.get(text.upper())
    called = {id: (card.name.de.casefold(), card.name.en.casefold()) for id, card in cards.items()}
    exact = [id for id, names in called.items() if wanted in names]
    begun = [id for id, names in called.items() if any(n.startswith(wanted) for n in names)]
    found = exact or begun
    return cards[found[0]] if len(found) == 1 else None


def lines(card: ThreatCard, lang: str) -> list[str]:
    """What counts of a threat, in a few lines."""
    say = texts_for("space_alert").say
    told = [
        say(
            lang,
            "board-threat",
            hp=UNKNOWN if card.rocket_points else card.hp,
            shield=card.shield,
            speed=card.speed,
        ),
        say(lang, "board-points", survived=card.survived, destroyed=card.destroyed),
    ]
    if card.stations:
        told.append(places(card, card.stations, lang))
    return [*told, *action_lines(card, lang), *notes(card, lang)]


def places(card: ThreatCard, stations: Sequence[int], lang: str) -> str:
    """Where an internal threat lies, and which system it covers (SA-APPEAR-08, 09)."""
    say = texts_for("space_alert").say
    names = ", ".join([say(lang, f"station-{STATIONS[station]}") for station in stations])
    letter = system_letter(card)
    return f"{names}: {letter}" if letter else names


def action_lines(card: ThreatCard, lang: str) -> list[str]:
    """What its X, Y and Z actions do."""
    return [
        f"{letter}: " + "; ".join([words_of(effect, lang) for effect in effects])
        for letter, effects in zip("XYZ", card.actions, strict=True)
        if effects
    ]


def framed(title: str, body: list[str]) -> Panel:
    """A card with a frame."""
    return Panel(
        Group(*[Text(line, style=QUIET) for line in body]),
        title=Text(title, style=f"bold {ACCENT}"),
        title_align="left",
        width=60,
        padding=(0, 1),
        border_style=QUIET,
        box=box.ROUNDED,
    )
