"""How the moves of Space Alert are made on its planning board."""

from __future__ import annotations

from tests.browser.hands import thing

BUTTONS = {"turn": 1, "take": 2}
"""What can be done with a laid card, in the order of its buttons."""


def planned(move: str) -> list[str]:
    """What is touched in turn; nothing where things are picked as in every game."""
    kind, *words = move.split()
    if kind == "lay":
        card, space, half = words
        return [half_of(card, half), thing(space)]
    if kind in BUTTONS:
        return [thing(words[0]), f".plan .do > button:nth-child({BUTTONS[kind]})"]
    if kind == "shift":
        return [thing(space) for space in words]
    if kind == "give":
        card, receiver = words
        return [half_of(card, "activation"), f'.give[data-thing="{receiver}"]']
    return []


def half_of(card: str, half: str) -> str:
    """A half of a card in hand."""
    return f'{thing(card)} [data-half="{half}"]'


def on_ship(station: str) -> str:
    """A station where there is room for the ship beside the call-outs."""
    return f"{thing(station)} .press"


def call_at(station: str) -> str:
    """Its button on a phone; the upper deck comes first."""
    deck, zone = station.split("_")
    row = "-n + 3" if deck == "upper" else "n + 4"
    return f".calls .stations button.{zone}:nth-child({row})"


def deed(action: str) -> str:
    """The button that says what one does there."""
    return f'.calls .deeds [data-thing="{action}"]'
