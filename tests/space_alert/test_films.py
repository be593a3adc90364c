"""Short films, told line by line: what step, which rule, what happened (`films.yaml`)."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from starboard.games.space_alert.box.resolve import Film
from starboard.games.space_alert.box.scenes import QUIET, sentence
from starboard.games.space_alert.kinds import Fate, Squad
from starboard.testing import clause
from tests.space_alert.crew import Ship

FILMS = yaml.load(
    Path(__file__).with_name("films.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader
)


def lines(scene: dict[str, Any]) -> list[str]:
    """What happens in the turns of a scene, without what is said of every turn."""
    tracks = scene.get("tracks", {})
    ship = Ship(
        *scene.get("plans", [""]),
        threats=scene.get("threats", []),
        at=scene.get("at", "upper_white"),
        squads=scene.get("squads", []),
        tiles=scene.get("tiles", []),
        **tracks,
    )
    for name, value in scene.get("ship", {}).items():
        setattr(
            ship.state, name, [Squad(v) for v in value] if name == "stored" else deepcopy(value)
        )
    for code, facts in scene.get("cards", {}).items():
        for name, value in facts.items():
            setattr(ship[code], name, Fate(value) if name == "fate" else deepcopy(value))
    ship.state.events.clear()
    film = Film(ship.state, ship.chance, scene.get("turns", 1))
    return [
        f"{told.step} {told.event.clause} {sentence(told.event, 'en')}"
        for told in film.told
        if type(told.event).__name__ not in QUIET
    ]


@pytest.mark.parametrize(
    "scene",
    [pytest.param(scene, marks=clause(*scene["clauses"]), id=scene["id"]) for scene in FILMS],
)
def test_the_film_tells_what_happens(scene: dict[str, Any]) -> None:
    assert lines(scene) == scene["film"]
