"""Two letters for each figure in a terminal; buildings in capitals."""

from __future__ import annotations

CODES = {
    "mg_inf": "mg", "rak_inf": "ra", "ing_inf": "in", "mg_buggy": "bu", "tank": "tk",
    "artillery": "ar", "mobile_fortress": "fo", "harvester": "ha", "apc": "ap", "dropship": "dr",
    "fighter": "fi", "bomber": "bo", "mcv": "mc", "construction_yard": "CY", "powerplant": "PP",
    "refinery": "RE", "barracks": "BA", "factory": "FA", "uplink": "UP", "mg_tower": "MT",
    "rak_tower": "RT", "helipad": "HE", "bridge": "==", "wall": "##", "civil_building": "Ci",
    "special_building": "Sp", "civilian": "ci", "boar": "wb", "bus": "bs",
    "stealth_vehicle": "sv", "landing_ship": "ls", "crate": "cr",
}  # fmt: skip
CODES |= {"guard": "gu", "guardbot": "gb"}


def code_of(type: str) -> str:
    """The letters of a kind of figure; one of somebody's own has its first two."""
    return CODES.get(type, f"{type:?<2}"[:2])


def by_sheet(type: str) -> tuple[int, str]:
    """In the order of the sheet; others follow."""
    known = list(CODES)
    return known.index(type) if type in CODES else len(known), type
