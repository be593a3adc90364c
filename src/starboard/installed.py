"""Which games there are and where they lie, known without importing any of them."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from starboard.errors import BadInput

GROUP = "starboard.games"
"""A package names its game under this group of entry points."""
_ADDED: dict[str, Path] = {}


@cache
def entries() -> Mapping[str, EntryPoint]:
    """The installed games by id."""
    return {point.name: point for point in entry_points(group=GROUP)}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted({*entries(), *_ADDED}))


def named(game: str) -> str:
    """The id of a game written with `_` or `-`."""
    id = game.replace("-", "_").casefold()
    if id not in games():
        raise BadInput(f"game “{game}”", "is-unknown", known=", ".join(games()))
    return id


def add(game: str, folder: Path) -> None:
    """A game that is not installed, such as one under construction."""
    _ADDED[game] = folder


def folder(game: str) -> Path:
    """Where a game's rules, content and texts lie."""
    id = named(game)
    found = _ADDED.get(id) or _found(id)
    if found is None:
        module = entries()[id].module
        raise BadInput(f"game “{game}”", "is-not-where-it-says", module=module)
    return found


def folders() -> Mapping[str, Path]:
    """Every game with its folder; a package that is broken stands in nobody's way."""
    found = {game: _ADDED.get(game) or _found(game) for game in games()}
    return {game: folder for game, folder in found.items() if folder is not None}


@cache
def _found(game: str) -> Path | None:
    """The folder of an installed game, if it is there; only packages above it are imported."""
    try:
        spec = importlib.util.find_spec(entries()[game].module)
    except ImportError:
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None
