"""Reading what people hand over: scenarios and positions as YAML."""

from __future__ import annotations

from pathlib import Path

from starboard.errors import BadInput
from starboard.games.dominate.content import Box
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.kinds import Faction
from starboard.games.dominate.own.folder import MOST_FIELDS, refuse_giants
from starboard.games.dominate.printed import Skirmish
from starboard.kernel.yaml_files import Printed, parse_yaml, typed
from starboard.tool import Document


def documents(given: Document) -> list[Document]:
    """The file itself, or the YAML files of a folder."""
    folder = Path(given.name)
    if given.name == "-" or not folder.is_dir():
        return [given]
    found = [Document(str(path)) for path in sorted(folder.glob("*.yaml"))]
    if not found:
        raise BadInput(given.name, "folder-is-empty")
    return found


def read_table(given: Document) -> dict[str, object]:
    """The entries of a YAML file."""
    data = parse_yaml(given.read(), given.name)
    if not isinstance(data, dict):
        raise BadInput(given.name, "must-be-table")
    if not all(isinstance(key, str) for key in data):
        raise BadInput(given.name, "must-be-table")
    return data


def read_skirmish(data: dict[str, object], own: Box, where: str) -> Skirmish:
    """A scenario; what it brings along is added to the box."""
    refuse_giants(data, where)
    own.add_skirmish(data, where)
    return own.skirmishes[str(data["id"])]


def read_position(data: dict[str, object], own: Box, where: str) -> Skirmish:
    """A position: a scenario in which everything but the board may be left out."""
    factions = named_factions(data)
    seats = [{"faction": faction, "credits": 0} for faction in factions]
    filled: dict[str, object] = {
        "id": "position",
        "name": {"de": "Stellung", "en": "Position"},
        "seats": seats,
        "victory": [{"last_standing": {}}],
        **data,
    }
    board = filled.get("board")
    if isinstance(board, dict):
        filled["board"] = {"kind": "outdoor", "look": "europe", **board}
    chairs = filled["seats"]
    filled.setdefault("players", len(chairs) if isinstance(chairs, list) else 2)
    return read_skirmish(filled, own, where)


class FloorPosition(Printed, frozen=True):
    """A floor, and what has happened on it in this turn."""

    board: IndoorBoard
    alarm: bool = False
    attacked: bool = False
    """Whether PL1 has attacked in this turn (DD-ALARM-07)."""
    special_figures: dict[str, dict[str, object]] = {}


def is_floor(data: dict[str, object]) -> bool:
    """Whether a position is one indoors."""
    board = data.get("board")
    return isinstance(board, dict) and board.get("kind") == "indoor"


def read_floor(data: dict[str, object], own: Box, where: str) -> FloorPosition:
    """A floor of which everything but the plan may be left out; without tiles it is one."""
    refuse_giants(data, where)
    board = data["board"]
    assert isinstance(board, dict)
    size = [MOST_FIELDS, MOST_FIELDS]
    one: dict[str, object] = {"look": "europe", "tiles": {"A": {"at": [0, 0], "size": size}}}
    position = typed({**data, "board": {**one, **board}}, FloorPosition, where)
    own.add_special("position", position.special_figures, where)
    return position


def only_the_position(data: dict[str, object]) -> dict[str, object]:
    """Of a whole mission what is on the table; indoors PL1's people are of whom he plays."""
    if "pl1" not in data:
        return data
    kept: dict[str, object] = {}
    kept.update({key: data[key] for key in ("board", "special_figures") if key in data})
    board, head = kept.get("board"), data["pl1"]
    people = board.get("pl1") if isinstance(board, dict) else None
    if isinstance(board, dict) and isinstance(people, list) and isinstance(head, dict):
        whose = {"faction": head["plays"]} if "plays" in head else {}
        team = [{**whose, **one} if isinstance(one, dict) else one for one in people]
        kept["board"] = {**board, "pl1": team}
    return kept


def named_factions(data: dict[str, object]) -> list[str]:
    """The factions that have figures, at least two."""
    board = data.get("board")
    figures = board.get("figures") if isinstance(board, dict) else None
    known = [faction.value for faction in Faction]
    found: list[str] = []
    for figure in figures if isinstance(figures, list) else []:
        faction = figure.get("faction") if isinstance(figure, dict) else None
        if faction in known and faction not in found:
            found.append(str(faction))
    for faction in known:
        if len(found) < 2 and faction not in found:
            found.append(faction)
    return found
