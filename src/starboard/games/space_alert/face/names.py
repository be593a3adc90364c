"""What people call the things of Space Alert, in German and English."""

from __future__ import annotations

from functools import cache

from starboard.games.space_alert.cards import card_names
from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import STATIONS, TRACKS, ZONES, Part, Weapon
from starboard.games.space_alert.round.laying import PLACES
from starboard.games.space_alert.state import Mission
from starboard.text import texts_for

WORDS = {
    **dict.fromkeys(STATIONS, "station"),
    **dict.fromkeys(TRACKS, "zone"),
    **{part.value: "part" for part in Part},
    **{weapon.value: "weapon" for weapon in Weapon},
}
"""The kind of message that names a thing."""


@cache
def messages(lang: str) -> frozenset[str]:
    """All message ids; looking for one must not read the files again."""
    return frozenset(texts_for("space_alert").messages(lang))


def name_of(state: Mission, thing: str, lang: str) -> str:
    """A card, a threat, a space, a station, a token; anything else is its own name."""
    say = texts_for("space_alert").say
    if thing in components().threats:
        return components().threats[thing].name.of(lang)
    if thing in WORDS:
        return say(lang, f"{WORDS[thing]}-{thing}")
    if thing in card_names():
        return card_name(thing, lang)
    if thing in PLACES:
        crew, turn = PLACES[thing]
        if crew < len(state.crew) and state.crew[crew].android:
            return say(lang, "name-android-space", number=crew + 1, turn=turn)
        return say(lang, "name-space", turn=turn)
    return other_name(state, thing, lang)


def other_name(state: Mission, thing: str, lang: str) -> str:
    """Crew members, damage tokens, reasons."""
    texts = texts_for("space_alert")
    kind, _, rest = thing.partition(".")
    if kind == "half" and f"half-{half_id(rest)}" in messages(lang):
        return texts.say(lang, f"half-{half_id(rest)}")
    if kind in ("crew", "seat") and rest.isdigit():
        return crew_name(state, thing, int(rest), lang)
    zone, _, part = thing.partition("_")
    if zone in ZONES and part in WORDS:
        where, what = (texts.say(lang, f"{WORDS[word]}-{word}") for word in (zone, part))
        return f"{what} ({where})"
    for prefix in ("why", "cause"):
        if f"{prefix}-{thing}" in messages(lang):
            return texts.say(lang, f"{prefix}-{thing}")
    return thing.upper() if thing in ("x", "y", "z") else thing


def crew_name(state: Mission, thing: str, crew: int, lang: str) -> str:
    """An android by its number; people have names of their own, also one alone while planning."""
    alone = state.table is not None and state.table.solo and not state.turn
    if thing.startswith("seat.") and alone and crew < state.seats:
        return thing
    if crew < len(state.crew) and state.crew[crew].android:
        return texts_for("space_alert").say(lang, "name-android", number=crew + 1)
    return thing


def card_name(card: str, lang: str) -> str:
    """Both halves of a card: `A / red arrow`."""
    say = texts_for("space_alert").say
    return " / ".join([say(lang, f"half-{half_id(letter)}") for letter in card])


def half_id(letter: str) -> str:
    """The message of a half, by the letter of the plan."""
    return {"<": "red", ">": "blue", "^": "lift", "A": "heroic-a", "B": "heroic-b",
            "X": "heroic-x"}.get(letter, letter)  # fmt: skip
