"""Ship designs: what parts add up to and what the rules forbid."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.blueprint import Design, cannot_build
from starboard.games.eclipse.content import box
from starboard.games.eclipse.kinds import Colour, ShipType
from starboard.games.eclipse.words import refusal
from starboard.testing import clause

INTERCEPTOR, CRUISER = ShipType.INTERCEPTOR, ShipType.CRUISER


@clause("ECL-UPG-08", "ECL-UPG-09", "ECL-UPG-10")
@pytest.mark.parametrize("species", ["terran", "planta", "orion_hegemony", "eridani_empire"])
@pytest.mark.parametrize("ship", ShipType)
def test_every_printed_blueprint_is_legal(species: str, ship: ShipType) -> None:
    assert cannot_build(species, ship, box().blueprint(species, ship).parts) is None


@clause("ECL-CMB-11", "ECL-CMB-54")
def test_initiative_is_the_sum_of_all_symbols() -> None:
    marcus = Design("terran", INTERCEPTOR, ["fusion_drive", "nuclear_source", "ion_cannon"])
    alex = Design("terran", ShipType.DREADNOUGHT, ["nuclear_drive"] * 3)
    assert (marcus.initiative, alex.initiative) == (4, 3)


@clause("ECL-CMB-21", "ECL-CMB-55")
def test_there_is_a_die_for_each_symbol() -> None:
    weapons = ["ion_cannon", "ion_cannon", "plasma_cannon", "plasma_cannon"]
    alex = Design("terran", ShipType.DREADNOUGHT, weapons)
    assert alex.cannons == {Colour.YELLOW: 2, Colour.ORANGE: 2}


@clause("ECL-CMB-59")
def test_a_plasma_missile_has_two_orange_dice() -> None:
    design = Design("terran", INTERCEPTOR, ["plasma_missile"] * 2)
    assert design.missiles == {Colour.ORANGE: 4}
    assert not design.cannons


@clause("ECL-UPG-14")
def test_values_of_one_category_are_added_up() -> None:
    parts = ["electron_computer", "positron_computer", "sentient_hull", "absorption_shield"]
    design = Design("terran", CRUISER, parts)
    assert (design.computer, design.hull, design.shield) == (4, 1, 1)
    assert design.energy_produced == 4


@clause("ECL-UPG-15")
def test_alex_upgrades_the_interceptor() -> None:
    parts = ["fusion_drive", "plasma_cannon", "nuclear_source", "gauss_shield"]
    technologies = {"fusion_drive", "plasma_cannon", "gauss_shield"}
    assert cannot_build("eridani_empire", INTERCEPTOR, parts, technologies) is None
    design = Design("eridani_empire", INTERCEPTOR, parts)
    assert (design.energy_produced, design.energy_consumed) == (4, 4)
    assert design.cannons == {Colour.ORANGE: 1}
    assert design.shield == 1


@clause("ECL-UPG-08")
def test_energy_used_may_not_exceed_energy_supplied() -> None:
    parts = ["fusion_drive", "plasma_cannon", "nuclear_source", "gauss_shield"]
    refused = cannot_build("terran", INTERCEPTOR, parts)
    assert refused is not None
    assert refused.clause == "ECL-UPG-08"
    assert dict(refused.arguments) == {"ship": "interceptor", "use": 4, "supply": 3}


WRONG: list[tuple[str, ShipType, list[str]]] = [
    ("ECL-UPG-10", INTERCEPTOR, ["ion_cannon", "nuclear_source", "hull"]),
    ("ECL-UPG-05", INTERCEPTOR, ["nuclear_drive", "nuclear_source", "hull", "hull", "hull"]),
    ("ECL-GEN-11", INTERCEPTOR, ["nuclear_drive", "nuclear_source"]),
    ("ECL-UPG-09", ShipType.STARBASE, ["ion_cannon", "hull", "hull", "nuclear_drive"]),
    ("ECL-DISC-03", INTERCEPTOR, ["nuclear_drive", "nuclear_source", "shard_hull", "shard_hull"]),
]


@pytest.mark.parametrize(
    ("id", "ship", "parts"), [pytest.param(*wrong, marks=clause(wrong[0])) for wrong in WRONG]
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_wrong_blueprint_is_refused_with_its_clause(
    id: str, ship: ShipType, parts: list[str], lang: str
) -> None:
    refused = cannot_build("terran", ship, parts)
    assert refused is not None
    assert refused.clause == id
    assert refusal(refused, lang).endswith(".")


@clause("ECL-DISC-11")
def test_the_muon_source_takes_no_slot() -> None:
    full = ["nuclear_drive", "nuclear_source", "ion_cannon", "ion_cannon"]
    assert cannot_build("terran", INTERCEPTOR, [*full, "muon_source"]) is None
    assert Design("terran", INTERCEPTOR, [*full, "muon_source"]).energy_produced == 5


@clause("ECL-SPEC-19")
def test_planta_have_a_slot_less() -> None:
    parts = ["nuclear_drive", "nuclear_source", "ion_cannon", "hull"]
    refused = cannot_build("planta", INTERCEPTOR, parts)
    assert refused is not None
    assert refused.arguments["slots"] == 3


@clause("ECL-FAQ-16", "ECL-UPG-06")
def test_a_better_technology_does_not_allow_the_weaker_part() -> None:
    parts = ["nuclear_drive", "nuclear_source", "positron_computer", "hull", "hull"]
    refused = cannot_build("terran", CRUISER, parts, {"gluon_computer"})
    assert refused is not None
    assert (refused.clause, refused.arguments["part"]) == ("ECL-UPG-06", "positron_computer")
    assert cannot_build("terran", CRUISER, parts, {"positron_computer"}) is None
