"""What is printed on tiles and boards, as plain data: what a client needs to draw them."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.games.eclipse.content import Box
from starboard.kernel.yaml_files import Name

SHELVES = ("sectors", "technologies", "parts", "species", "factions", "discoveries")


def faces(box: Box, lang: str) -> dict[str, dict[str, Any]]:
    """Every shelf of the box by id, names in one language."""
    found = {shelf: shelf_faces(getattr(box, shelf), lang) for shelf in SHELVES}
    found["neutrals"] = shelf_faces(box.neutral_blueprints, lang)
    found["ships"] = {ship: {"name": name.of(lang)} for ship, name in box.ship_names.items()}
    found["blueprints"] = {name: spoken(ships, lang) for name, ships in box.blueprints.items()}
    found["tracks"] = {
        "population": {"fields": list(box.tracks.population_track.fields)},
        "influence": {"upkeep": list(box.tracks.influence_track.upkeep)},
        "technology": {"discount": list(box.tracks.technology_track.discount)},
    }
    return found


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
