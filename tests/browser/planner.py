"""How the moves of Space Alert are made on its planning board."""

from __future__ import annotations

from tests.browser.hands import thing

BUTTONS = {"turn": 1, "take": 2}
"""What can be done with a laid card, in the order of its buttons."""
DEEDS = ("a", "b", "c", "battlebots")
"""What one can call out, in the order of the buttons."""
ON_THE_WAY = {thing(deed) for deed in DEEDS}
"""What is only drawn when a station was touched: the ring around it."""
TURNS = ".calls select"
"""The list of turns in which one does something."""


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
    """A station of the ship; touched it opens its ring of call-outs."""
    return f"{thing(station)} .press"


def deed(action: str) -> str:
    """The button that says what one does there."""
    return f'.calls .deeds [data-thing="{action}"]'


def steps_of(move: str) -> list[dict[str, str]]:
    """Every step to a move that is made on the board, call-outs included."""
    kind, *words = move.split()
    if kind == "say":
        return [{"touch": thing(words[0])}]
    if kind == "i_do":
        action, station, turn = words
        return [to_station(station), {"touch": TURNS, "value": turn}, {"touch": deed(action)}]
    if kind == "we_need":
        return [to_station(words[1]), {"touch": need(words[0])}]
    return [{"touch": each} for each in planned(move)]


def to_station(station: str) -> dict[str, str]:
    """The step to a station, where it is not chosen already."""
    return {
        "touch": on_ship(station),
        "unless": f"{thing(station)}.picked",
    }


def need(action: str) -> str:
    """The button that says what somebody else should do there."""
    return f".calls .deeds.lower button:nth-of-type({DEEDS.index(action) + 1})"
