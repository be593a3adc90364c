"""What is printed in the box, and how broken files are refused."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from starboard.errors import BadInput
from starboard.games.eclipse.content import FOLDER, Box, box
from starboard.games.eclipse.kinds import (
    PartCategory,
    PartSource,
    Resource,
    SectorType,
    ShipType,
    TechCategory,
    TechKind,
    Variant,
)
from starboard.games.eclipse.printed import GainPart, Part, Sector, UnlockPart
from starboard.testing import clause


def test_there_are_sixty_sector_faces() -> None:
    """ECL-SETUP-10, ECL-SETUP-16."""
    counts = Counter(sector.type for sector in box().sectors.values())
    assert counts == {
        SectorType.CENTER: 1,
        SectorType.INNER: 10,
        SectorType.MIDDLE: 13,
        SectorType.OUTER: 20,
        SectorType.GUARDIAN: 4,
        SectorType.HOME: 12,
    }
    assert sum(counts.values()) == 60


def test_stacks_without_the_variant_have_their_printed_sizes() -> None:
    """ECL-SETUP-10, ECL-WARP."""
    plain = Counter(s.type for s in box().sectors.values() if s.variant is None)
    kinds = (SectorType.INNER, SectorType.MIDDLE, SectorType.OUTER)
    assert [plain[kind] for kind in kinds] == [10, 12, 18]
    stacks = box().tracks.stacks
    assert [stacks.inner, stacks.middle, stacks.outer] == [10, 12, 18]


@clause("ECL-EXP-08")
def test_a_sector_holds_at_most_two_ancients() -> None:
    """ECL-EXP-08."""
    assert {sector.ancients for sector in box().sectors.values()} == {0, 1, 2}
    assert sum(sector.ancients for sector in box().sectors.values()) == 17


def test_there_are_39_technologies_on_114_tiles() -> None:
    """ECL-TECH-01…27."""
    assert len(box().technologies) == 39
    copies: Counter[TechCategory] = Counter()
    for technology in box().technologies.values():
        copies[technology.category] += technology.copies
    assert copies == {
        TechCategory.MILITARY: 33,
        TechCategory.GRID: 33,
        TechCategory.NANO: 33,
        TechCategory.RARE: 15,
    }


def test_a_part_technology_unlocks_the_part_of_its_name() -> None:
    """ECL-TECH-01…04, ECL-UPG-06."""
    for technology in box().technologies.values():
        if technology.kind is TechKind.SHIP_PART:
            assert technology.effect == UnlockPart(part=technology.id)
            assert box().parts[technology.id].technology == technology.id


def test_there_are_39_parts_and_five_need_no_technology() -> None:
    """ECL-UPG-07, ECL-UPG-13, ECL-DISC-03."""
    counts = Counter(part.source for part in box().parts.values())
    assert counts == {PartSource.DEFAULT: 5, PartSource.TECHNOLOGY: 19, PartSource.DISCOVERY: 15}
    assert {part.category for part in box().parts.values()} == set(PartCategory)
    assert [part.id for part in box().parts.values() if part.source is PartSource.DEFAULT] == [
        "ion_cannon",
        "electron_computer",
        "hull",
        "nuclear_drive",
        "nuclear_source",
    ]


@clause("ECL-DISC-03")
def test_there_are_36_discovery_tiles_and_each_ancient_part_is_one_of_them() -> None:
    """ECL-DISC-01…03."""
    assert len(box().discoveries) == 24
    assert sum(tile.count for tile in box().discoveries.values()) == 36
    found = {
        tile.reward.part: tile.count
        for tile in box().discoveries.values()
        if isinstance(tile.reward, GainPart)
    }
    ancient = [part.id for part in box().parts.values() if part.source is PartSource.DISCOVERY]
    assert found == dict.fromkeys(ancient, 1)


@clause("ECL-SETUP-14")
def test_seven_species_play_twelve_factions_on_six_boards() -> None:
    """ECL-SETUP-14, ECL-SPEC-41."""
    assert len(box().species) == 7
    colours = Counter(faction.colour for faction in box().factions.values())
    assert len(box().factions) == 12
    assert set(colours.values()) == {2}
    assert len(colours) == box().tracks.game.boards == 6
    assert box().species_of("terran_union") is box().species["terran"]


@clause("ECL-SETUP-25", "ECL-SPEC-11")
@pytest.mark.parametrize(
    ("species", "plain", "cubes"),
    [  # money, science, materials
        ("eridani_empire", (1, 1, 0), (1, 1, 0)),
        ("hydran_progress", (1, 0, 0), (1, 1, 0)),  # one on the advanced square
        ("planta", (0, 1, 1), (0, 1, 1)),
        ("descendants_of_draco", (1, 1, 0), (1, 1, 0)),
        ("mechanema", (1, 1, 0), (1, 1, 0)),
        ("orion_hegemony", (0, 1, 1), (0, 1, 1)),
        ("terran", (1, 1, 1), (1, 1, 1)),
    ],
)
def test_home_sectors_have_a_square_for_every_cube_at_setup(
    species: str, plain: tuple[int, ...], cubes: tuple[int, ...]
) -> None:
    population = box().species[species].population
    assert (population.money, population.science, population.materials) == cubes
    for faction in box().species[species].factions:
        squares = Counter(box().sectors[faction.home].planets)
        order = (Resource.MONEY, Resource.SCIENCE, Resource.MATERIALS)
        assert tuple(squares[resource] for resource in order) == plain


@clause("ECL-SPEC-32")
def test_mechanema_build_for_less() -> None:
    """ECL-SPEC-32, ECL-BLD-02."""
    costs = {ship: box().blueprint("mechanema", ship).cost for ship in ShipType}
    assert list(costs.values()) == [2, 4, 7, 2]
    assert list(box().species["mechanema"].structure_costs.values()) == [3, 8]
    assert [box().blueprint("terran", ship).cost for ship in ShipType] == [3, 5, 8, 3]


@clause("ECL-SETUP-05")
def test_the_bag_of_reputation_holds_33_tiles() -> None:
    """ECL-SETUP-05."""
    tiles = box().tracks.reputation.tiles
    assert tiles == {4: 4, 3: 7, 2: 10, 1: 12}


def test_the_setup_table_covers_two_to_six_players() -> None:
    """ECL-SETUP-01, ECL-SETUP-11, ECL-SETUP-16."""
    setup = box().tracks.setup
    assert [row.technologies for row in setup.values()] == [12, 14, 16, 18, 20]
    assert [row.outer_sectors for row in setup.values()] == [5, 8, 14, 16, 18]
    for players, row in setup.items():
        assert len(row.home) == players
        assert {*row.home, *row.guardian} == set(box().tracks.start_zones)


def test_things_are_found_by_type_and_id() -> None:
    assert box().find(Part, "hull") is box().parts["hull"]
    assert box().find(Sector, "001") is box().sectors["001"]
    with pytest.raises(KeyError):
        box().find(Part, "nothing")


@clause("ECL-WARP-01")
def test_only_the_variant_has_warp_portals() -> None:
    """ECL-WARP, ECL-TECH-24, ECL-DISC-12."""
    marked = [sector.id for sector in box().sectors.values() if sector.variant]
    assert marked == ["281", "381", "382"]
    assert all(box().sectors[number].warp_portal for number in marked)
    assert box().technologies["warp_portal"].variant is Variant.WARP_PORTAL


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("sectors", "vp: 4", "vp: -4", "eclipse/content/sectors.yaml: 001: vp: Expected"),
        ("sectors", "ring: 0, ", "", "sectors.yaml: 001: ring: missing"),
        ("parts", "hull: 1", "hulk: 1", "parts.yaml: hull: hulk: unknown field"),
        ("parts", "id: hull", "id: ion_cannon", "parts.yaml: ion_cannon: id: stands there twice"),
        ("parts", "\nparts:", "\nbits:", "parts.yaml: expected “parts:” with a list"),
        ("technologies", "part: plasma_cannon", "part: x", "plasma_cannon: effect: no part “x”"),
        ("technologies", "type: unlock_build", "type: y", "starbase: effect.type: Invalid value"),
        ("discoveries", "part: muon_source", "part: x", "muon_source: reward: no part “x”"),
        ("species", 'home: "222"', 'home: "223"', "eridani_empire: factions: “223” is not the"),
        ("species", "[advanced_labs]", "[x]", "hydran_progress: technologies: no such “x”"),
        ("blueprints", "slots: [ion_cannon", "slots: [x", "terran: interceptor.slots: no part “x”"),
        ("blueprints", "id: gcds_normal", "id: z", "neutral_blueprints: no normal gcds"),
        ("tracks", "rounds: 8", "rounds: many", "game.rounds: must be a whole number, not a text"),
        ("tracks", "game:", "game: [", "tracks.yaml: line 53: is no valid YAML"),
    ],
)
def test_a_broken_file_is_refused_with_entry_and_field(
    file: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    path = tmp_path / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        Box(tmp_path)
    assert said in str(refused.value)
