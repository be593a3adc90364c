"""What is printed on tiles and boards, as plain data: what a client needs to draw them."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.games.eclipse.content import Box
from starboard.games.eclipse.dice import BLANK, DAMAGE, NEEDED
from starboard.games.eclipse.face.components import Printed
from starboard.kernel.yaml_files import Name


def faces(box: Box, lang: str) -> Printed:
    """Every shelf of the box by id, names in one language."""
    tracks = box.tracks
    return {
        "sectors": shelf_faces(box.sectors, lang),
        "technologies": shelf_faces(box.technologies, lang),
        "parts": shelf_faces(box.parts, lang),
        "species": shelf_faces(box.species, lang),
        "factions": shelf_faces(box.factions, lang),
        "discoveries": shelf_faces(box.discoveries, lang),
        "neutrals": shelf_faces(box.neutral_blueprints, lang),
        "ships": {ship: {"name": name.of(lang)} for ship, name in box.ship_names.items()},
        "blueprints": {name: spoken(ships, lang) for name, ships in box.blueprints.items()},
        "tracks": {
            "population": {"fields": list(tracks.population_track.fields)},
            "influence": {"upkeep": list(tracks.influence_track.upkeep)},
            "technology": {"discount": list(tracks.technology_track.discount)},
            "round": {"last": tracks.game.rounds},
        },
        "dice": {
            "damage": spoken(tracks.dice.damage, lang),
            "needed": NEEDED,
            "blank": BLANK,
            "star": DAMAGE,
        },
    }


def shelf_faces(shelf: Any, lang: str) -> dict[str, Any]:
    """The entries of one shelf."""
    return {name: spoken(entry, lang) for name, entry in shelf.items()}


def spoken(value: Any, lang: str) -> Any:
    """A printed record as plain data, its names in one language."""
    if isinstance(value, Name):
        return value.of(lang)
    if isinstance(value, msgspec.Struct):
        told = {field: spoken(getattr(value, field), lang) for field in value.__struct_fields__}
        tag = value.__struct_config__.tag
        return {**told, "type": tag} if tag else told
    if isinstance(value, dict):
        return {str(key): spoken(item, lang) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [spoken(item, lang) for item in value]
    return value
