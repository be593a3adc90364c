"""What each species begins with, and what only it may do (ECL-SPEC)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.content import box
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.kinds import Action, ShipType
from starboard.games.eclipse.resources import upkeep
from starboard.testing import clause
from tests.eclipse.story import HOMES, TERRANS, Story

MOBILE = ("interceptor", "cruiser", "dreadnought")


def of(species: str) -> Story:
    return Story(species=(species,))


def values(species: str) -> list[int]:
    """Explore, Research, Upgrade, Build, Move, Influence."""
    story = of(species)
    return [activations(story.state, story.player(), action) for action in Action]


def start(species: str) -> tuple[int, int, int, int, int]:
    """Materials, research, money, colony ships, trade rate."""
    player = of(species).player()
    held = player.storage
    rate = player.people.trade_ratio
    return held["materials"], held["science"], held["money"], player.colony_ships, rate


def technologies(species: str) -> set[str]:
    return {name for track in of(species).player().technologies.values() for name in track}


def home(species: str) -> list[str]:
    return [sector.id for sector in of(species).state.controlled(0)]


def initiative(species: str) -> list[int]:
    """What is printed beside the slots of Interceptor, Cruiser, Dreadnought and Starbase."""
    return [box().blueprint(species, ship).outside.initiative for ship in ShipType]


@clause("ECL-SPEC-02", "ECL-SPEC-33")
@pytest.mark.parametrize("species", ["eridani_empire", "orion_hegemony"])
def test_eridani_and_orion_have_the_basic_activation_values(species: str) -> None:
    assert values(species) == [1, 1, 2, 2, 2, 2]


@clause("ECL-SPEC-08", "ECL-SPEC-12", "ECL-SPEC-20")
@pytest.mark.parametrize(
    ("species", "expected"),
    [
        ("hydran_progress", [1, 2, 2, 2, 2, 2]),
        ("planta", [2, 1, 2, 2, 2, 2]),
        ("descendants_of_draco", [1, 1, 2, 2, 2, 2]),
    ],
)
def test_hydran_planta_and_draco_have_their_activation_values(
    species: str, expected: list[int]
) -> None:
    assert values(species) == expected


@clause("ECL-SPEC-29", "ECL-SPEC-39")
@pytest.mark.parametrize(
    ("species", "expected"),
    [("mechanema", [1, 1, 3, 3, 2, 2]), ("terran_directorate", [1, 1, 2, 2, 3, 2])],
)
def test_mechanema_and_terrans_have_their_activation_values(
    species: str, expected: list[int]
) -> None:
    assert values(species) == expected


@clause("ECL-SPEC-03", "ECL-SPEC-09", "ECL-SPEC-13")
@pytest.mark.parametrize(
    ("species", "expected"),
    [
        ("eridani_empire", (4, 2, 26, 3, 3)),
        ("hydran_progress", (2, 6, 2, 3, 3)),
        ("planta", (4, 3, 2, 4, 3)),
    ],
)
def test_eridani_hydran_and_planta_begin_with_their_resources(
    species: str, expected: tuple[int, ...]
) -> None:
    assert start(species) == expected


@clause("ECL-SPEC-21", "ECL-SPEC-30", "ECL-SPEC-34")
@pytest.mark.parametrize(
    ("species", "expected"),
    [
        ("descendants_of_draco", (3, 4, 2, 3, 3)),
        ("mechanema", (4, 3, 3, 3, 3)),
        ("orion_hegemony", (4, 3, 3, 3, 4)),
    ],
)
def test_draco_mechanema_and_orion_begin_with_their_resources(
    species: str, expected: tuple[int, ...]
) -> None:
    assert start(species) == expected


@clause("ECL-SPEC-40")
def test_terrans_begin_with_their_resources() -> None:
    assert start("terran_directorate") == (4, 3, 3, 3, 2)


@clause("ECL-SPEC-04", "ECL-SPEC-10", "ECL-SPEC-14")
@pytest.mark.parametrize(
    ("species", "known", "sector"),
    [
        ("eridani_empire", {"gauss_shield", "fusion_drive", "plasma_cannon"}, "222"),
        ("hydran_progress", {"advanced_labs"}, "224"),
        ("planta", {"starbase"}, "226"),
    ],
)
def test_eridani_hydran_and_planta_know_their_technologies_at_home(
    species: str, known: set[str], sector: str
) -> None:
    assert (technologies(species), home(species)) == (known, [sector])


@clause("ECL-SPEC-22", "ECL-SPEC-31", "ECL-SPEC-35")
@pytest.mark.parametrize(
    ("species", "known", "sector"),
    [
        ("descendants_of_draco", {"fusion_drive"}, "228"),
        ("mechanema", {"positron_computer"}, "230"),
        ("orion_hegemony", {"neutron_bombs", "gauss_shield"}, "232"),
    ],
)
def test_draco_mechanema_and_orion_know_their_technologies_at_home(
    species: str, known: set[str], sector: str
) -> None:
    assert (technologies(species), home(species)) == (known, [sector])


@clause("ECL-SPEC-41", "ECL-SPEC-42")
def test_the_six_terran_factions_differ_only_in_their_home() -> None:
    story = Story(seats=6)
    assert [story.state.controlled(seat)[0].id for seat in range(6)] == list(HOMES)
    assert {player.people.id for player in story.state.players} == {"terran"}
    assert {technology for name in TERRANS for technology in technologies(name)} == {"starbase"}
    assert story.player().people.special == ()


@clause("ECL-SPEC-01")
def test_every_home_sector_is_worth_three_points() -> None:
    homes = [box().sectors[faction.home] for faction in box().factions.values()]
    assert {sector.vp for sector in homes} == {3}
    assert len(homes) == 12


@clause("ECL-SPEC-05")
def test_eridani_begins_with_two_hidden_reputation_tiles() -> None:
    story = of("eridani_empire")
    assert len(story.player().reputation) == 2
    assert len(story.state.reputation) == 31
    assert {slot.seen for slot in story.player().reputation.slots} == {1}


@clause("ECL-SPEC-06")
def test_two_discs_of_eridani_leave_the_game() -> None:
    story = of("eridani_empire")
    player = story.player()
    assert (player.discs, player.spare_discs) == (10, 3)
    assert upkeep(story.state, player) == 1


def strengths(species: str, number: str) -> list[int]:
    """What Interceptor, Cruiser, Dreadnought and Starbase come to at the start."""
    story = of(species)
    designs = [design_of(story.state, story.player(), ship) for ship in ShipType]
    return [getattr(design, number) for design in designs]


@clause("ECL-SPEC-07")
def test_mobile_ships_of_eridani_have_one_more_energy() -> None:
    assert strengths("terran_directorate", "energy_produced") == [3, 3, 3, 3]
    assert strengths("eridani_empire", "energy_produced") == [4, 4, 4, 3]


@clause("ECL-SPEC-11")
def test_hydran_begins_with_a_cube_on_the_advanced_research_square() -> None:
    story = of("hydran_progress")
    assert story.sector("224").cubes == [True, True, False]
    assert story.player().tracks == {"materials": 11, "science": 10, "money": 10}
    assert story.player().colony_ships == 3


USUAL = [2, 1, 0, 4]


@clause("ECL-SPEC-17", "ECL-SPEC-37")
@pytest.mark.parametrize(
    ("species", "printed"),
    [
        ("planta", [0, 0, 0, 2]),
        ("orion_hegemony", [3, 2, 1, 5]),
        ("eridani_empire", USUAL),
        ("hydran_progress", USUAL),
        ("descendants_of_draco", USUAL),
        ("mechanema", USUAL),
        ("terran_directorate", USUAL),
    ],
)
def test_planta_fires_later_and_orion_earlier_than_others(species: str, printed: list[int]) -> None:
    drives = [1, 1, 1, 0]  # a Nuclear Drive adds one; Starbases have none
    found = strengths(species, "initiative")
    assert found == [beside + drive for beside, drive in zip(printed, drives, strict=True)]


@clause("ECL-SPEC-17")
def test_planta_has_lower_initiative_than_others() -> None:
    assert initiative("planta") == [0, 0, 0, 2]
    assert initiative("terran") == [2, 1, 0, 4]


@clause("ECL-SPEC-18")
def test_planta_has_a_computer_and_energy_outside_the_slots() -> None:
    outside = [box().blueprint("planta", ship).outside for ship in ShipType]
    assert [printed.computer for printed in outside] == [1, 1, 1, 1]
    assert [printed.energy for printed in outside] == [2, 2, 2, 5]
    assert strengths("planta", "computer") == [1, 1, 1, 2]  # its Starbase has another in a slot
    assert strengths("planta", "energy_produced") == [5, 5, 5, 5]


@clause("ECL-SPEC-19")
def test_planta_has_one_slot_less_on_each_blueprint() -> None:
    def slots(species: str) -> list[int]:
        return [len(box().blueprint(species, ship).slots) for ship in ShipType]

    assert (slots("planta"), slots("terran")) == ([3, 5, 7, 4], [4, 6, 8, 5])


@clause("ECL-SPEC-32")
@pytest.mark.parametrize(
    ("thing", "cost"),
    [
        ("interceptor", 2),
        ("cruiser", 4),
        ("dreadnought", 7),
        ("starbase", 2),
        ("orbital", 3),
        ("monolith", 8),
    ],
)
def test_mechanema_builds_cheaper(thing: str, cost: int) -> None:
    story = of("mechanema")
    for plan in ("starbase", "orbital", "monolith"):
        story.learn(plan)
    story.store(materials=cost)
    story.takes("build")
    story.builds(thing, "230")
    assert story.player().storage["materials"] == 0


@clause("ECL-SPEC-36")
def test_orion_begins_with_a_cruiser() -> None:
    story = of("orion_hegemony")
    assert [ship.kind for ship in story.sector("232").ships] == ["cruiser"]
    assert story.player().supply["cruiser"] == 3


@clause("ECL-SPEC-37")
def test_orion_has_higher_initiative_than_others() -> None:
    assert initiative("orion_hegemony") == [3, 2, 1, 5]


@clause("ECL-SPEC-38")
def test_mobile_ships_of_orion_have_more_energy() -> None:
    story = of("orion_hegemony")
    found = [design_of(story.state, story.player(), ship).energy_produced for ship in MOBILE]
    assert found == [3 + 1, 3 + 2, 3 + 3]
