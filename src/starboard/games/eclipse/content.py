"""Everything printed in the box of Eclipse: loading, checking, and looking it up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar

from starboard.errors import BadInput
from starboard.games.eclipse.kinds import NeutralKind, NeutralType, PartSource, ShipType
from starboard.games.eclipse.printed import (
    Blueprint,
    BlueprintFile,
    Discovery,
    Faction,
    GainPart,
    NeutralBlueprint,
    Part,
    Sector,
    Species,
    SplitDamage,
    Technology,
    UnlockPart,
)
from starboard.games.eclipse.tables import Tracks
from starboard.kernel import Content
from starboard.kernel.yaml_files import Name, read_yaml, typed

FOLDER = Path(__file__).parent / "content"


class HasId(Protocol):
    """An entry of a file."""

    @property
    def id(self) -> str: ...


Entry = TypeVar("Entry", bound=HasId)
File = TypeVar("File")


class Box(Content):
    """The content of the box by id, in the order of the files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sectors = self._entries("sectors", Sector)
        self.technologies = self._entries("technologies", Technology)
        self.parts = self._entries("parts", Part)
        self.species = self._entries("species", Species)
        self.discoveries = self._entries("discoveries", Discovery)
        sheets = self._file("blueprints", BlueprintFile)
        self.ship_names: Mapping[str, Name] = sheets.ship_names
        self.structures = sheets.structures
        self.blueprints: Mapping[str, Mapping[ShipType, Blueprint]] = sheets.blueprints
        self.neutral_blueprints = {tile.id: tile for tile in sheets.neutral_blueprints}
        self.tracks = self._file("tracks", Tracks)
        self.factions: dict[str, Faction] = {
            faction.id: faction for species in self.species.values() for faction in species.factions
        }
        for stray in self._strays():
            place = f"eclipse/content/{stray.where}"
            raise BadInput(place, stray.message, stray.clause, **stray.arguments)

    def __repr__(self) -> str:
        shelves: dict[str, Mapping[str, object]] = {
            "sectors": self.sectors,
            "technologies": self.technologies,
            "ship parts": self.parts,
            "factions": self.factions,
            "discoveries": self.discoveries,
        }
        return f"<Box of {', '.join([f'{len(shelf)} {name}' for name, shelf in shelves.items()])}>"

    def find(self, kind: type, name: str) -> object:
        """The printed thing of that type with that id, for reading stored states."""
        shelves: dict[type, Mapping[str, object]] = {
            Sector: self.sectors,
            Technology: self.technologies,
            Part: self.parts,
            Species: self.species,
            Faction: self.factions,
            Discovery: self.discoveries,
            NeutralBlueprint: self.neutral_blueprints,
        }
        return shelves[kind][name]

    def boards(self) -> tuple[tuple[str, ...], ...]:
        """The factions that share a board, one on each side (ECL-SETUP-14)."""
        sides: dict[str, list[str]] = {}
        for faction in self.factions.values():
            sides.setdefault(faction.colour, []).append(faction.id)
        return tuple([tuple(both) for both in sides.values()])

    def blueprint(self, species: str, ship: ShipType) -> Blueprint:
        """The printed blueprint of a species."""
        return self.blueprints[species][ship]

    def neutral(self, ship: NeutralType, advanced: bool = False) -> NeutralBlueprint:
        """The blueprint tile of a neutral ship (ECL-SETUP-07, 08)."""
        kind = NeutralKind.ADVANCED if advanced else NeutralKind.NORMAL
        return self.neutral_blueprints[f"{ship}_{kind}"]

    def species_of(self, name: str) -> Species | None:
        """The species with that id, or the one a faction belongs to."""
        for species in self.species.values():
            if name == species.id or any(name == faction.id for faction in species.factions):
                return species
        return None

    def _file(self, name: str, kind: type[File]) -> File:
        where = f"eclipse/content/{name}.yaml"
        return typed(read_yaml(self.folder / f"{name}.yaml", where), kind, where)

    def _entries(self, name: str, kind: type[Entry]) -> dict[str, Entry]:
        """The entries of a file that is one list, by id; errors name the entry."""
        where = f"eclipse/content/{name}.yaml"
        data = read_yaml(self.folder / f"{name}.yaml", where)
        if not isinstance(data, dict) or set(data) != {name} or not isinstance(data[name], list):
            raise BadInput(where, "expected-field-list", field=name)
        found: dict[str, Entry] = {}
        for number, written in enumerate(data[name], 1):
            named = written.get("id") if isinstance(written, dict) else None
            entry = typed(written, kind, f"{where}: {named or f'entry {number}'}")
            if entry.id in found:
                raise BadInput(f"{where}: {entry.id}: id", "is-there-twice")
            found[entry.id] = entry
        return found

    def _strays(self) -> Iterator[BadInput]:
        """Entries that speak of something that is not in the box."""
        for technology in self.technologies.values():
            match technology.effect:
                case UnlockPart(part=named) | SplitDamage(weapon=named) if named not in self.parts:
                    at = f"technologies.yaml: {technology.id}: effect"
                    yield BadInput(at, "is-no-part", part=named)
        for part in self.parts.values():
            needs = part.source is PartSource.TECHNOLOGY
            if needs != bool(part.technology) or (
                needs and part.technology not in self.technologies
            ):
                at = f"parts.yaml: {part.id}: technology"
                yield BadInput(at, "is-no-such", name=part.technology)
        for discovery in self.discoveries.values():
            match discovery.reward:
                case GainPart(part=named) if named not in self.parts:
                    at = f"discoveries.yaml: {discovery.id}: reward"
                    yield BadInput(at, "is-no-part", part=named)
        yield from self._stray_species()
        yield from self._stray_blueprints()

    def _stray_species(self) -> Iterator[BadInput]:
        for species in self.species.values():
            at = f"species.yaml: {species.id}"
            for technology in species.technologies:
                if technology not in self.technologies:
                    yield BadInput(f"{at}: technologies", "is-no-such", name=technology)
            for faction in species.factions:
                home = self.sectors.get(faction.home)
                if home is None or home.species != faction.id:
                    told = {"sector": faction.home, "faction": faction.id}
                    yield BadInput(f"{at}: factions", "is-not-home", **told)
            if set(self.blueprints.get(species.id, ())) != set(ShipType):
                yield BadInput(at, "lacks-blueprints")

    def _stray_blueprints(self) -> Iterator[BadInput]:
        for name, sheets in self.blueprints.items():
            for ship, blueprint in sheets.items():
                for part in blueprint.parts:
                    if part not in self.parts:
                        yield BadInput(
                            f"blueprints.yaml: {name}: {ship}.slots", "is-no-part", part=part
                        )
        for neutral in NeutralType:
            for kind in NeutralKind:
                if f"{neutral}_{kind}" not in self.neutral_blueprints:
                    at = "blueprints.yaml: neutral_blueprints"
                    yield BadInput(at, "lacks-neutral", kind=kind, ship=neutral)
        for ship_name in (*ShipType, *NeutralType):
            if ship_name not in self.ship_names:
                yield BadInput("blueprints.yaml: ship_names", "lacks-name", ship=ship_name)


@cache
def box() -> Box:
    """The content of the box, read once."""
    return Box(FOLDER)
