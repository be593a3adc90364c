"""`check FILE|FOLDER`: whether scenarios and missions of one's own can be played."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from starboard.errors import BadInput
from starboard.games.dominate.box.reading import (
    documents,
    read_skirmish,
    read_table,
)
from starboard.games.dominate.campaign.book import Book, read_book
from starboard.games.dominate.campaign.checks import faults as word_faults
from starboard.games.dominate.content import Box, box
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.own.advice import advice
from starboard.games.dominate.own.floors import floor_faults
from starboard.games.dominate.own.folder import refuse_giants
from starboard.games.dominate.own.missions import mission_faults
from starboard.games.dominate.own.skirmishes import faults
from starboard.games.dominate.words import told
from starboard.tool import Answer, Document, Tool


class Checked(msgspec.Struct):
    """A scenario or mission, or a folder with several."""

    file: Document


class Fault(TypedDict):
    """One thing that is wrong."""

    where: str
    message: str
    clause: str
    said: str


class Report(TypedDict):
    """What was looked at, and what was found."""

    scenarios: list[str]
    faults: list[Fault]


def check(wants: Checked, lang: str) -> Answer:
    """Every fault of every file; what cannot be read is one, too."""
    own, scenarios = box().copy(), list[str]()
    found: list[BadInput] = []
    for document in documents(wants.file):
        try:
            name, wrong = checked(read_table(document), own, document.name)
            scenarios.append(name)
            found += wrong
        except BadInput as error:
            if document is wants.file:
                raise
            found.append(error)
    facts: Report = {"scenarios": scenarios, "faults": [told_fault(each, lang) for each in found]}
    lines = [fault["said"] for fault in facts["faults"]]
    if not lines:
        lines = [told(lang, "check-good", count=len(scenarios))]
    return Answer(facts, lines, no=bool(found))


def checked(data: dict[str, object], own: Box, where: str) -> tuple[str, list[BadInput]]:
    """The id of a skirmish or mission, and what is wrong with it."""
    if "pl1" in data:
        refuse_giants(data, where)
        return checked_mission(read_book(data, where), own, where)
    plan = read_skirmish(data, own, where)
    return plan.id, list(faults(plan, own, where))


def checked_mission(book: Book, own: Box, where: str) -> tuple[str, list[BadInput]]:
    """Words and names first; where they are right, the plan, and what the author should mend."""
    head = book.head
    own.add_special(head.id, head.special_figures, where)
    found = list(word_faults(book, set(own.sheets)))
    if not found:
        found = list(mission_faults(book, own, where))
        if isinstance(book.board, IndoorBoard) and not found:
            found = list(floor_faults(book.board, own, head.id, where))
        found += advice(book)
    return head.id, found


def told_fault(fault: BadInput, lang: str) -> Fault:
    """A fault as data, with its sentence."""
    return {
        "where": fault.where,
        "message": fault.message,
        "clause": fault.clause,
        "said": fault.said(lang),
    }


CHECK = Tool(words="check", wants=Checked, answer=check, facts=Report, online=True)
