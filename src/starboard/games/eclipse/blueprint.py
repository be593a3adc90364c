"""Ship designs: what the parts of a blueprint add up to, and whether they may (ECL-UPG)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from starboard.errors import Illegal
from starboard.games.eclipse.content import box
from starboard.games.eclipse.kinds import (
    Colour,
    PartCategory,
    PartSource,
    Placement,
    ShipType,
)
from starboard.games.eclipse.printed import Part


class Design:
    """A ship as its parts make it; values of one kind are added up (ECL-UPG-14)."""

    def __init__(self, species: str, ship: ShipType, parts: Sequence[str] | None = None) -> None:
        """Without parts, the printed blueprint; with them, everything that works in its slots."""
        printed = box().blueprint(species, ship)
        self.ship = ship
        self.slots = len(printed.slots)
        self.printed = printed.parts
        self.parts: tuple[Part, ...] = tuple(
            box().parts[part] for part in (printed.parts if parts is None else parts)
        )
        outside = printed.outside
        self.energy_produced = outside.energy + sum(part.energy_produced for part in self.parts)
        self.energy_consumed = sum(part.energy_consumed for part in self.parts)
        self.initiative = outside.initiative + sum(part.initiative for part in self.parts)
        self.computer = outside.computer + sum(part.computer for part in self.parts)
        self.shield = sum(part.shield for part in self.parts)
        self.hull = sum(part.hull for part in self.parts)
        self.move = sum(part.move for part in self.parts)
        self.drives = sum(part.category is PartCategory.DRIVE for part in self.parts)
        self.cannons = _dice(part for part in self.parts if not part.missile)
        self.missiles = _dice(part for part in self.parts if part.missile)

    @property
    def in_slots(self) -> int:
        """Parts that take a slot (ECL-DISC-11)."""
        return sum(part.placement is Placement.GRID for part in self.parts)

    def __repr__(self) -> str:
        return f"Design({self.ship}: {', '.join(part.id for part in self.parts)})"


def _dice(parts: Iterator[Part]) -> Counter[Colour]:
    """Dice by colour: one for each die symbol (ECL-CMB-21)."""
    dice: Counter[Colour] = Counter()
    for part in parts:
        dice.update(part.dice)
    return dice


def cannot_build(
    species: str,
    ship: ShipType,
    parts: Sequence[str],
    technologies: Collection[str] | None = None,
) -> Illegal | None:
    """Why a blueprint may not look like this; technologies matter only where they are given."""
    design = Design(species, ship, parts)
    for part in design.parts:
        if part.source is PartSource.DISCOVERY and parts.count(part.id) > 1:
            return Illegal("ECL-DISC-03", "blueprint-ancient-part-twice", part=part.id)
        if technologies is not None and part.technology and part.technology not in technologies:
            return Illegal("ECL-UPG-06", "blueprint-technology-missing", part=part.id)
    return _wrong_slots(design) or _wrong_drives(design) or _wrong_energy(design)


def _wrong_slots(design: Design) -> Illegal | None:
    """A slot holds one part, and a printed part works until a tile covers it."""
    count, ship = design.in_slots, design.ship.value
    if count > design.slots:
        return Illegal(
            "ECL-UPG-05", "blueprint-too-many-parts", ship=ship, parts=count, slots=design.slots
        )
    if count < len(design.printed):
        return Illegal(
            "ECL-GEN-11",
            "blueprint-too-few-parts",
            ship=ship,
            parts=count,
            printed=len(design.printed),
        )
    return None


def _wrong_drives(design: Design) -> Illegal | None:
    """Starbases have no drive, all other ships at least one."""
    if design.ship is ShipType.STARBASE:
        if design.drives:
            return Illegal("ECL-UPG-09", "blueprint-starbase-with-drive")
        return None
    if not design.drives:
        return Illegal("ECL-UPG-10", "blueprint-without-drive", ship=design.ship.value)
    return None


def _wrong_energy(design: Design) -> Illegal | None:
    """What the parts use, the sources must supply."""
    supply, use = design.energy_produced, design.energy_consumed
    if use > supply:
        return Illegal(
            "ECL-UPG-08", "blueprint-without-energy", ship=design.ship.value, use=use, supply=supply
        )
    return None
