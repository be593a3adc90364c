"""The player sheet as a board gets it."""

from __future__ import annotations

from starboard.games.dominate.content import OF_SCENARIO, OWN, Box
from starboard.games.dominate.face.names import type_name
from starboard.games.dominate.face.shown import Printed, SheetFace
from starboard.games.dominate.printed import Sheet


def faces(box: Box, lang: str) -> Printed:
    """What the sheet says about every figure."""
    return {
        "sheets": {
            sheet.id: sheet_face(sheet, lang)
            for sheet in list(box.sheets.values())
            if OWN not in sheet.id and OF_SCENARIO not in sheet.id
        }
    }


def sheet_face(sheet: Sheet, lang: str) -> SheetFace:
    return {
        "name": type_name(sheet.type, lang),
        "sort": sheet.kind,
        "cls": sheet.cls,
        "cost": sheet.cost,
        "time": sheet.build_time,
        "tech": sheet.tech_level,
        "speed": sheet.speed,
        "range": list(sheet.range) if sheet.range is not None else [],
        "targets": list(sheet.targets),
        "energy": sheet.energy,
        "shield": sheet.shield,
        "number": sheet.per_faction,
        "carries": sheet.transport.capacity if sheet.transport is not None else 0,
    }
