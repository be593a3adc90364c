"""Everything in the box: the sheets of all figures, and the skirmishes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from starboard.errors import BadInput
from starboard.games.dominate.campaign.book import EDITION, Book, read_book
from starboard.games.dominate.campaign.checks import check_book
from starboard.games.dominate.campaign.pages import Appendix, Page
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.kinds import Class, FigureKind, Look, Mode
from starboard.games.dominate.printed import Placement, Scenario, Sheet, Skirmish
from starboard.kernel import Content
from starboard.kernel.yaml_files import Name, read_yaml, typed

FOLDER = Path(__file__).parent / "content"
CAMPAIGN = "campaign"
"""What is played before a mission card is chosen."""
OWN = "!"
"""Between the name of a sheet and the values that only some figures have."""
OF_SCENARIO = ":"
"""Between a scenario and a figure that only it has."""
SIGHTS = ("bridge", "wall", "civil_building", "special_building", "civilian", "boar", "bus",
          "stealth_vehicle", "landing_ship", "crate")  # fmt: skip
"""What stands on boards besides the figures of a faction."""
PRINTED_ONLY = ("count", "note", "effect", "count_note", "on_helipad", "built_at", "skirmish",
                "token_copies_per_faction", "neutral", "capacity")  # fmt: skip
"""What the file says for people, or about the box."""


RULES = 4
"""Those that are played today."""
SECOND_EDITIONS = 2
"""The rules since which missions have a second edition."""
INDOOR_SHEETS = (("guard", "mg_inf", "guard_alarm_off"),
                 ("guardbot", "mobile_fortress", "guardbot"))  # fmt: skip
"""Who there is indoors only: the figure that stands for it, and its values in the file."""
NOT_ORDERED = {"per_faction": 0, "cost": 0, "build_time": 0, "targets": ["infantry"],
               "shield": False, "transport": None}  # fmt: skip


class Box(Content):
    """The content of the box by id, in the order of the files."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.own: list[object] = []
        """Scenarios and missions of one's own, as they were read."""
        self.own_ids: list[str] = []
        where = "dominate/content/figures.yaml"
        file = read_yaml(folder / "figures.yaml", where)
        if not isinstance(file, dict):
            raise BadInput(where, "must-be-table")
        self.sheets: dict[str, Sheet] = {}
        for entry in [*file["figures"], *file["neutral_and_tokens"]]:
            if entry["id"] in SIGHTS or entry in file["figures"]:
                sheet = read_sheet(entry, f"{where}: {entry['id']}")
                self.sheets[sheet.id] = sheet
        self.material: Mapping[str, object] = file["material"]
        self.counts: dict[str, int] = {
            entry["id"]: entry["count"]["v"] or 0 for entry in file["neutral_and_tokens"]
        }
        self.add_indoor(file["indoor"], where)
        self.skirmishes: dict[str, Skirmish] = {}
        self.scenarios: dict[str, Scenario] = {}
        for path in sorted((folder / "skirmish").glob("*.yaml")):
            self.add_skirmish(read_yaml(path, place(path)), place(path))
        campaign = Name(de="Kampagne", en="Campaign")
        self.scenarios[CAMPAIGN] = Scenario(
            id=CAMPAIGN, name=campaign, mode=Mode.OUTDOOR, players=2, look=Look.EUROPE
        )
        self.books: dict[str, Book] = {}
        """The missions: for set-up and scripts, and to read stored states."""
        for path in sorted((folder / "campaign").glob("*.yaml")):
            self.add_mission(read_yaml(path, place(path)), place(path))

    def __repr__(self) -> str:
        told = f"{len(self.skirmishes)} skirmishes, {len(self.books)} missions"
        return f"<Box of {len(self.sheets)} sheets, {told}>"

    def copy(self) -> Box:
        """Another box with the same content, to which scenarios of one's own may be added."""
        other = Box.__new__(Box)
        vars(other).update(vars(self))  # a compiled base would hand on only what it names itself
        other.own, other.own_ids = list(self.own), list(self.own_ids)
        other.sheets, other.scenarios = dict(self.sheets), dict(self.scenarios)
        other.skirmishes, other.books = dict(self.skirmishes), dict(self.books)
        return other

    def add_indoor(self, values: Mapping[str, Mapping[str, Mapping[str, int]]], where: str) -> None:
        """Guards and guardbots, and what PL1's infantry can do indoors (DD-INMOVE-08)."""
        self.intruder_values = indoor_values(values["pl1_infantry"])
        sight = values["guard_alarm_off"]["sight"]["v"]
        # DD-GUARD-01
        self.guard_values = {**indoor_values(values["guard_alarm_off"]), "sight": sight}
        for name, base, kind in INDOOR_SHEETS:
            own = {**indoor_values(values[kind]), "sight": values[kind]["sight"]["v"]}
            plain = {**as_values(self.sheets[base]), **NOT_ORDERED, **own}
            # DD-BOT-01
            self.sheets[name] = typed({**plain, "id": name, "type": name}, Sheet, where)

    def add_skirmish(self, data: object, where: str) -> None:
        """A scenario, with the figures that only it has."""
        skirmish = typed(data, Skirmish, where)
        self.skirmishes[skirmish.id] = skirmish
        self.scenarios[skirmish.id] = head_of(skirmish)
        self.add_special(skirmish.id, skirmish.special_figures, where)

    def add_mission(self, data: object, where: str) -> None:
        """A mission with both books, and the figures that only it has."""
        book = read_book(data, where)
        check_book(book, self.sheets)
        self.books[book.head.id] = book
        self.scenarios[book.head.id] = book.scenario()
        self.add_special(book.head.id, book.head.special_figures, where)

    def add_own(self, data: object, where: str) -> None:
        """A scenario or mission of one's own; its name must be new."""
        if not isinstance(data, dict) or "id" not in data:
            raise BadInput(where, "is-no-scenario")
        name = str(data["id"])
        if name in self.scenarios:
            raise BadInput(where, "scenario-exists", name=name)
        if "pl1" in data:
            self.add_mission(data, where)
        else:
            self.add_skirmish(data, where)
        self.own.append(data)
        self.own_ids.append(name)

    def add_special(
        self, scenario: str, figures: Mapping[str, Mapping[str, object]], where: str
    ) -> None:
        """Figure types of one scenario: a sheet of the box with other values (DD-ROUND-10)."""
        for name, values in figures.items():
            base = self.sheets.get(name) or self.sheets.get(str(values.get("token", "")))
            plain = {} if base is None else as_values(base)
            given = {key: value for key, value in values.items() if key != "source"}
            sheet = read_sheet(
                {**plain, "name": name, "kind": "unit", **given,
                 "id": f"{scenario}{OF_SCENARIO}{name}", "type": name},
                f"{where}: special_figures: {name}",
            )  # fmt: skip
            self.sheets[sheet.id] = sheet

    def find(self, kind: type, name: str) -> object:
        """The printed thing of that type with that id, for reading stored states."""
        if kind is Sheet:
            return self.sheet(name)
        if kind is Page or kind is Appendix:
            key, _, part = name.rpartition("/")
            book = first_editions().get(key) or self.books[key.partition(EDITION)[0]]
            return book.appendix if kind is Appendix else book.pages[part]
        return self.scenarios[name]

    def book(self, mission: str, rules: int) -> Book:
        """A mission as it stood when such rules were played."""
        earlier = first_editions().get(mission) if rules < SECOND_EDITIONS else None
        return earlier or self.books[mission]

    def sheet(self, name: str) -> Sheet:
        """A sheet by its id; one with own values is made when it is first asked for."""
        found = self.sheets.get(name)
        if found is None:
            base, _, values = name.partition(OWN)
            own = msgspec.json.decode(values)
            made = {**as_values(self.sheets[base]), **own, "id": name}
            found = self.sheets[name] = typed(made, Sheet, name)
        return found

    def sheet_for(self, scenario: str, type: str, own: Mapping[str, object]) -> Sheet:
        """The sheet of a figure in a scenario, perhaps with values of its own."""
        special = f"{scenario}{OF_SCENARIO}{type}"
        name = special if special in self.sheets else type
        return self.with_values(self.sheet(name), own)

    def with_values(self, sheet: Sheet, own: Mapping[str, object]) -> Sheet:
        """The same sheet with other values."""
        if not own:
            return sheet
        base, _, before = sheet.id.partition(OWN)
        values = {**(msgspec.json.decode(before) if before else {}), **own}
        return self.sheet(base + OWN + msgspec.json.encode(values, order="sorted").decode())

    def orderable(self) -> Iterator[Sheet]:
        """What can be ordered, in the order of the sheet (DD-ORDER-01)."""
        for sheet in self.sheets.values():
            if sheet.build_time and OWN not in sheet.id and OF_SCENARIO not in sheet.id:
                yield sheet

    def placement_sheet(self, scenario: str, figure: Placement) -> Sheet:
        """The sheet of a figure of a plan."""
        return self.sheet_for(scenario, figure.type, figure.set)


def indoor_values(values: Mapping[str, Mapping[str, int]]) -> dict[str, object]:
    """Speed and range indoors; one can hit what is on one's own square (DD-INCOMB-02)."""
    return {
        "speed": values["speed"]["v"],
        "range": [0, values["range"]["v"]],
        "invulnerable": bool(values.get("invulnerable", {"v": 0})["v"]),
    }


def head_of(skirmish: Skirmish) -> Scenario:
    """What the rules of a match ask a skirmish for."""
    board = skirmish.board
    named = {
        name: tuple([field_at(*place) for place in places]) for name, places in board.fields.items()
    }
    held = [way.hold.field for way in skirmish.victory if way.hold]
    barred = skirmish.no_building
    return Scenario(
        id=skirmish.id,
        name=skirmish.name,
        mode=Mode.SKIRMISH,
        players=skirmish.players,
        look=board.look,
        victory=skirmish.victory,
        held={name: named.get(name, ()) for name in held},
        no_building=tuple([field for name in barred for field in named.get(name, ())]),
        team_credits=skirmish.team_credits,
        later_bonus=skirmish.later_seat_bonus.credits,
        names={figure.id: figure.name for figure in board.figures if figure.name is not None},
    )


def place(path: Path) -> str:
    """How errors name a file of the box."""
    return f"dominate/content/{path.parent.name}/{path.name}"


def read_sheet(entry: Mapping[str, object], where: str) -> Sheet:
    """A sheet as it stands in the file: values with their sources, and notes for people."""
    plain: dict[str, object] = {}
    for key, value in entry.items():
        if key in PRINTED_ONLY:
            continue
        plain[key] = value["v"] if isinstance(value, dict) and "v" in value else value
    carried = plain.get("transport")
    if isinstance(carried, int):
        plain["transport"] = {"capacity": carried} if carried else None
    plain.setdefault("type", plain["id"])
    if "conquerable" in plain:
        plain["capturable"] = plain.pop("conquerable")
    if "cls" not in plain:
        plain["cls"] = Class.BUILDING.value
    if plain["kind"] == "object":
        plain["kind"] = FigureKind.TOKEN.value
    return typed(plain, Sheet, where)


def as_values(sheet: Sheet) -> dict[str, object]:
    """A sheet as plain values, to make another one of it."""
    values: dict[str, object] = msgspec.to_builtins(sheet)
    return values


@cache
def first_editions() -> Mapping[str, Book]:
    """Missions whose plan has been changed, as they were under rules 1."""
    return {path.stem: first_edition(path) for path in sorted((FOLDER / "rules_1").glob("*.yaml"))}


def first_edition(path: Path) -> Book:
    """Today's mission with what it had then."""
    now = read_table(FOLDER / "campaign" / path.name)
    then = read_table(path)
    board = {**now["board"], **then.get("board", {})}
    return read_book({**now, **then, "board": board, "edition": 1}, place(path))


def read_table(path: Path) -> dict[str, Any]:
    """A file of the box that is a table."""
    data = read_yaml(path, place(path))
    if not isinstance(data, dict):
        raise BadInput(place(path), "must-be-table")
    return data


@cache
def box() -> Box:
    """The box as it is printed."""
    return Box()
