"""What is ready to play: the starter decks and main ships of the box (FS-DECK, FS-BUILD)."""

from __future__ import annotations

from functools import cache

import msgspec

from starboard.games.flagship.cards.content import FOLDER, catalogue
from starboard.games.flagship.cards.deck_text import deck_from_data
from starboard.games.flagship.cards.decks import Deck, MainShip
from starboard.games.flagship.cards.printed import misfit
from starboard.kernel.yaml_files import read_yaml


@cache
def starter_decks() -> dict[str, Deck]:
    """The four starter decks by id."""
    paths = sorted((FOLDER / "decks").glob("*.yaml"))
    decks = [
        deck_from_data(
            read_yaml(path, path.name), f"flagship/content/decks/{path.name}", catalogue()
        )
        for path in paths
    ]
    return {deck.id: deck for deck in decks}


@cache
def main_ships() -> tuple[MainShip, ...]:
    """Main ships that are ready to play, at least two for each faction."""
    path = FOLDER / "ready" / "main_ships.yaml"
    try:
        return msgspec.convert(read_yaml(path, path.name), tuple[MainShip, ...])
    except msgspec.ValidationError as error:
        where = "flagship/content/ready/main_ships.yaml"
        raise misfit(where, error, tuple[MainShip, ...]) from None
