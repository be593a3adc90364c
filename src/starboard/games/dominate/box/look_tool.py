"""`look FILE`: what is possible in a position on the table at home."""

from __future__ import annotations

from typing import Annotated, TypedDict

import msgspec

from starboard.errors import BadInput
from starboard.games.dominate.box.looking import Base, Looked, Shot, base_of, look_at
from starboard.games.dominate.box.names import called
from starboard.games.dominate.box.reading import own_box, read_position, read_table
from starboard.games.dominate.box.scenarios import faults
from starboard.games.dominate.setup import skirmish_table
from starboard.games.dominate.state import NEUTRAL, Table
from starboard.games.dominate.words import listed, told
from starboard.tool import Answer, Arg, Document, Tool


class Position(msgspec.Struct):
    """A position as YAML: a scenario, of which only the board has to be there."""

    file: Document
    at: Annotated[str, Arg(shown="FIELD")] = ""


class Look(TypedDict):
    """What there is to see in a position."""

    figures: list[Looked]
    bases: list[Base]


def look(wants: Position, lang: str) -> Answer:
    """Every figure of a faction, or those on one field; and the bases."""
    where = wants.file.name
    own = own_box()
    plan = read_position(read_table(wants.file), own, where)
    for fault in faults(plan, own, where):
        raise fault
    state = skirmish_table(1, own, plan, 0, True)
    state.round = state.turn = 1
    if wants.at and wants.at not in state.land.terrain:
        raise BadInput("--at", "not-on-the-board", "DD-BOARD-01", field=wants.at)
    figures = [
        figure for figure in state.figures.values()
        if figure.owner != NEUTRAL and (not wants.at or figure.field == wants.at)
    ]  # fmt: skip
    facts: Look = {
        "figures": [look_at(state, figure) for figure in figures],
        "bases": [base_of(state, player) for player in state.players],
    }
    lines = [line for looked in facts["figures"] for line in figure_lines(state, looked, lang)]
    if not wants.at:
        lines += [line for base in facts["bases"] for line in base_lines(state, base, lang)]
    return Answer(facts, lines or [told(lang, "look-nobody", field=wants.at.upper())])


def figure_lines(state: Table, looked: Looked, lang: str) -> list[str]:
    """One figure in a few lines."""
    name = called(state, looked["figure"], lang)
    place = looked["field"].upper()
    said = [told(lang, "look-figure", figure=name, faction=looked["faction"], field=place)]
    if looked["reach"]:
        fields = " ".join([field.upper() for field in looked["reach"]])
        said.append("  " + told(lang, "look-reach", count=len(looked["reach"]), fields=fields))
    said += [f"  {shot_line(state, shot, lang)}" for shot in looked["shots"]]
    if looked["hit_by"]:
        by = listed(lang, [called(state, other, lang) for other in looked["hit_by"]])
        said.append("  " + told(lang, "look-hit-by", figures=by))
    return said


def shot_line(state: Table, shot: Shot, lang: str) -> str:
    """One attack and what comes of it."""
    result = "shield" if not shot["destroyed"] else "both" if shot["countered"] else "free"
    if not shot["destroyed"] and shot["countered"]:
        result = "worse"
    target = called(state, shot["target"], lang)
    return told(lang, "look-shot", target=target, field=shot["field"].upper(), result=result)


def base_lines(state: Table, base: Base, lang: str) -> list[str]:
    """One base: energy with what it means, and the slot."""
    numbers = {"energy": base["energy"], "credits": base["credits"], "value": base["value"]}
    said = ["", told(lang, "look-base", faction=base["faction"], **numbers)]
    if base["energy"] < 0:
        said.append("  " + told(lang, "look-dark"))
    for category, orders in base["slot"].items():
        limit = base["limits"][category]
        if limit or orders:
            names = listed(lang, [called(state, order, lang) for order in orders])
            message = "look-slot" if orders else "look-slot-empty"
            shown = told(lang, message, category=category, orders=names, limit=limit)
            said.append(f"  {shown}")
    return said


LOOK = Tool(words="look", wants=Position, answer=look, facts=Look, online=True)
