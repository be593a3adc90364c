"""`look FILE`: what is possible in a position on the table at home."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Annotated, NotRequired, TypedDict

import msgspec

from starboard.errors import BadInput, shortened
from starboard.games.dominate.box.floor_looking import (
    Alarm,
    FloorLook,
    floor_table,
    look_at_floor,
    look_indoors,
)
from starboard.games.dominate.box.looking import Base, Looked, Shot, base_of, look_at
from starboard.games.dominate.box.reading import (
    is_floor,
    only_the_position,
    read_floor,
    read_position,
    read_table,
)
from starboard.games.dominate.content import box
from starboard.games.dominate.face.names import name_of
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.indoors.planning import GREY
from starboard.games.dominate.own.skirmishes import faults
from starboard.games.dominate.setup import skirmish_table
from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.games.dominate.terminal.board import board_map
from starboard.games.dominate.terminal.floor import floor_map
from starboard.games.dominate.words import listed, told
from starboard.tool import Answer, Arg, Document, Tool


class Position(msgspec.Struct):
    """A position as YAML: a scenario, of which only the board has to be there."""

    file: Document
    at: Annotated[str, Arg(shown="FIELD")] = ""


class FigureSaid(Looked):
    """One figure, and the same in sentences."""

    said: list[str]


class BaseSaid(Base):
    """One base, and the same in sentences."""

    said: list[str]


class FloorSaid(FloorLook):
    """A floor, and the same in sentences."""

    said: list[str]


class Look(TypedDict):
    """What there is to see in a position."""

    map: list[str]
    """The board as a drawing."""
    figures: list[FigureSaid]
    bases: list[BaseSaid]
    floor: NotRequired[FloorSaid]
    said: str
    """What else is to be said: that nobody stands there."""


def look(wants: Position, lang: str) -> Answer:
    """Every figure of a faction, or those on one field; outdoors the bases, indoors the alarm."""
    where, own = wants.file.name, box().copy()
    data = only_the_position(read_table(wants.file))
    if is_floor(data):
        given = read_floor(data, own, where)
        floor = floor_table(own, given.board, given.alarm, given.attacked, where)
        return indoors(floor, wants, lang)
    plan = read_position(data, own, where)
    for fault in faults(plan, own, where):
        raise fault
    state = skirmish_table(1, own, plan, 0, True)
    state.round = state.turn = 1
    return outdoors(state, wants, lang)


def outdoors(state: Table, wants: Position, lang: str) -> Answer:
    """A landscape with its bases."""
    figures = [look_at(state, each) for each in chosen(state, state.land.terrain, wants.at)]
    bases = [base_of(state, player) for player in state.players]
    facts: Look = {
        "map": board_map(state).plain.splitlines(),
        "figures": [{**each, "said": figure_lines(state, each, lang)} for each in figures],
        "bases": [{**each, "said": base_lines(state, each, lang)} for each in bases],
        "said": "" if figures else nobody(wants, lang),
    }
    return Answer(facts, list(look_lines(facts, wants)))


def indoors(state: Table, wants: Position, lang: str) -> Answer:
    """A floor with sight, doors and alarm."""
    figures = chosen(state, floor_of(state).squares, wants.at)
    floor = look_at_floor(state)
    looked = [look_indoors(state, figure) for figure in figures]
    facts: Look = {
        "map": floor_map(state, floor_of(state)).plain.splitlines(),
        "figures": [{**each, "said": figure_lines(state, each, lang)} for each in looked],
        "bases": [],
        "floor": {**floor, "said": floor_lines(state, floor, lang)},
        "said": "" if looked else nobody(wants, lang),
    }
    return Answer(facts, list(look_lines(facts, wants)))


def nobody(wants: Position, lang: str) -> str:
    """Why nothing is shown of a field."""
    return told(lang, "look-nobody", field=wants.at.upper()) if wants.at else ""


def look_lines(facts: Look, wants: Position) -> Iterator[str]:
    """Figures with what they can do; of the whole position also bases, or the floor."""
    for looked in facts["figures"]:
        first, *more = looked["said"]
        yield from [first, *[f"  {line}" for line in more]]
    if facts["said"]:
        yield facts["said"]
    if wants.at:
        return
    for base in facts["bases"]:
        first, *more = base["said"]
        yield from ["", first, *[f"  {line}" for line in more]]
    if "floor" in facts:
        yield from ["", *facts["floor"]["said"]]


def chosen(state: Table, fields: Container[str], at: str) -> list[Figure]:
    """Everybody who belongs to a side, or those on one field."""
    here = at.lower()
    if at and here not in fields:
        raise BadInput("--at", "not-on-the-board", "DD-BOARD-01", field=shortened(at, 40))
    return [
        figure for figure in state.figures.values()
        if figure.owner != NEUTRAL and figure.field and (not at or figure.field == here)
    ]  # fmt: skip


def figure_lines(state: Table, looked: Looked, lang: str) -> list[str]:
    """One figure in a few lines."""
    name = name_of(state, looked["figure"], lang)
    place = looked["field"].upper()
    faction = looked["faction"] if looked["faction"] != GREY else told(lang, "colour-grey")
    said = [told(lang, "look-figure", figure=name, faction=faction, field=place)]
    if looked["reach"]:
        fields = " ".join([field.upper() for field in looked["reach"]])
        said.append(told(lang, "look-reach", count=len(looked["reach"]), fields=fields))
    said += [shot_line(state, shot, lang) for shot in looked["shots"]]
    if looked["hit_by"]:
        by = listed(lang, [name_of(state, other, lang) for other in looked["hit_by"]])
        said.append(told(lang, "look-hit-by", figures=by))
    if looked["seen_by"]:
        by = listed(lang, [name_of(state, other, lang) for other in looked["seen_by"]])
        said.append(told(lang, "look-seen-by", figures=by))
    return said


def shot_line(state: Table, shot: Shot, lang: str) -> str:
    """One attack and what comes of it."""
    result = "shield" if not shot["destroyed"] else "both" if shot["countered"] else "free"
    if not shot["destroyed"] and shot["countered"]:
        result = "worse"
    if state.floor is not None and shot["target"] in state.floor.doors:
        result = "door"
    target = name_of(state, shot["target"], lang)
    return told(lang, "look-shot", target=target, field=shot["field"].upper(), result=result)


def base_lines(state: Table, base: Base, lang: str) -> list[str]:
    """One base: energy with what it means, and the slot."""
    numbers = {"energy": base["energy"], "credits": base["credits"], "value": base["value"]}
    said = [told(lang, "look-base", faction=base["faction"], **numbers)]
    if base["energy"] < 0:
        said.append(told(lang, "look-dark"))
    for category, orders in base["slot"].items():
        limit = base["limits"][category]
        if limit or orders:
            names = listed(lang, [name_of(state, order, lang) for order in orders])
            message = "look-slot" if orders else "look-slot-empty"
            said.append(told(lang, message, category=category, orders=names, limit=limit))
    return said


def floor_lines(state: Table, floor: FloorLook, lang: str) -> list[str]:
    """Who watches what, how far the doors are, and the alarm."""
    said = []
    for watcher in floor["watchers"]:
        fields = " ".join([field.upper() for field in watcher["sight"]])
        name = name_of(state, watcher["watcher"], lang)
        said.append(told(lang, "look-sight", watcher=name, fields=fields))
    for door in floor["doors"]:
        one, other = [field.upper() for field in door["between"]]
        shown = told(lang, "setup-door", one=one, other=other, state=door["state"])
        far = [
            told(lang, "look-far", figure=name_of(state, figure, lang), steps=steps)
            for figure, steps in door["distances"].items()
        ]
        said.append("; ".join([shown, *far]))
    return [*said, alarm_line(state, floor["alarm"], lang)]


def alarm_line(state: Table, alarm: Alarm, lang: str) -> str:
    """Whether the alarm is on or would go, and why."""
    if alarm["on"]:
        return told(lang, "look-alarm-on")
    if alarm["goes"]:
        by = listed(lang, [name_of(state, name, lang) for name in alarm["by"]]) or "none"
        return told(lang, "look-alarm-goes", by=by, clause=alarm["clause"])
    return told(lang, "look-alarm-off", attack="yes" if alarm["by_attack"] else "no")


LOOK = Tool(words="look", wants=Position, answer=look, facts=Look, online=True)
