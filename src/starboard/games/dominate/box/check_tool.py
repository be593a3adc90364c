"""`check FILE|FOLDER`: whether scenarios of one's own can be played."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from starboard.errors import BadInput
from starboard.games.dominate.box.reading import documents, own_box, read_skirmish, read_table
from starboard.games.dominate.box.scenarios import faults
from starboard.games.dominate.words import told
from starboard.tool import Answer, Document, Tool


class Checked(msgspec.Struct):
    """A scenario, or a folder with scenarios."""

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
    own, scenarios = own_box(), list[str]()
    found: list[BadInput] = []
    for document in documents(wants.file):
        try:
            plan = read_skirmish(read_table(document), own, document.name)
            scenarios.append(plan.id)
            found += faults(plan, own, document.name)
        except BadInput as error:
            if document is wants.file:
                raise
            found.append(error)
    facts: Report = {"scenarios": scenarios, "faults": [told_fault(each, lang) for each in found]}
    lines = [fault["said"] for fault in facts["faults"]]
    if not lines:
        lines = [told(lang, "check-good", count=len(scenarios))]
    return Answer(facts, lines, no=bool(found))


def told_fault(fault: BadInput, lang: str) -> Fault:
    """A fault as data, with its sentence."""
    return {
        "where": fault.where,
        "message": fault.message,
        "clause": fault.clause,
        "said": fault.said(lang),
    }


CHECK = Tool(words="check", wants=Checked, answer=check, facts=Report, online=True)
