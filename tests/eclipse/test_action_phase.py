"""The worked action phase of the rule book, turn by turn (ECL-ACTX).

Marcus plays Terrans, Marion Planta, Eric Mechanema, Alex Hydran. What the book does not say (where
sectors lie, what the tracks hold) is filled in so that every turn can happen.
"""

from __future__ import annotations

from itertools import takewhile

from starboard.games.eclipse.battle.combat import CombatPhase
from starboard.games.eclipse.control import put_ship
from starboard.games.eclipse.empire_events import RelationsBroken
from starboard.games.eclipse.galaxy import connected
from starboard.games.eclipse.scoring import points
from starboard.games.eclipse.state import NOBODY
from starboard.kernel import only
from starboard.kernel.hidden import Slot
from starboard.testing import clause
from tests.eclipse.story import Story

MARCUS, MARION, ERIC, ALEX = range(4)
SPECIES = ("terran_directorate", "planta", "mechanema", "hydran_progress")
HOME = {MARCUS: "221", MARION: "226", ERIC: "230", ALEX: "224"}
CONTESTED = "206"


def opening() -> Story:
    """Before the first turn (ECL-ACTX-01)."""
    story = Story(seats=4, species=SPECIES, warp_portals=True)
    for seat in (MARCUS, ERIC, ALEX):
        story.player(seat).colony_ships = 0
    befriend(story, ALEX, ERIC)
    befriend(story, ERIC, MARCUS)
    prepare_marcus(story)
    prepare_marion(story)
    prepare_eric(story)
    prepare_alex(story)
    story.state.stacks[3].bag = ["301", "310", "311", "318"]
    return story


def befriend(story: Story, one: int, other: int) -> None:
    for giver, holder in ((one, other), (other, one)):
        story.player(holder).partners.append(giver)
        story.player(giver).ambassadors -= 1
        story.player(giver).tracks["money"] -= 1


def prepare_marcus(story: Story) -> None:
    """The Orbital plan, nine materials, a full reputation track, a sector in the east."""
    story.learn("orbital", MARCUS)
    story.store(MARCUS, materials=9)
    for value in ("1", "1", "2", "3"):
        story.player(MARCUS).reputation.add(Slot(value, only(MARCUS)))
    story.lay("312", "3,-2", disc=MARCUS, discovery=False)


def prepare_marion(story: Story) -> None:
    """Advanced Mining, a sector without squares, and one to influence."""
    story.learn("advanced_mining", MARION)
    story.lay("315", "4,0", disc=MARION, discovery=False)
    story.lay("209", "2,1")


def prepare_eric(story: Story) -> None:
    """Three Interceptors where the battle will be, a Cruiser beside them."""
    story.learn("plasma_missile", ERIC)
    story.learn("fusion_source", ERIC)
    story.player(ERIC).blueprints["interceptor"][3] = "electron_computer"
    story.player(ERIC).blueprints["cruiser"][3] = "fusion_source"
    ships = {ERIC: ["interceptor"] * 3}
    story.lay(CONTESTED, "-2,1", disc=ERIC, discovery=False, ships=ships)
    story.lay("103", "-1,1", disc=ERIC, ships={ERIC: ["cruiser"]})


def prepare_alex(story: Story) -> None:
    """Four nano technologies, ten research, three Interceptors at home, a Cruiser behind."""
    for name in ("fusion_drive", "orbital", "monolith"):
        story.learn(name, ALEX)
    story.store(ALEX, science=10)
    story.state.tray = {"nanorobots": 1, "wormhole_generator": 1}
    story.player(ALEX).blueprints["cruiser"][5] = "nuclear_drive"
    story.lay("304", "-2,-1", disc=ALEX, ships={ALEX: ["cruiser"]})
    for _ in range(2):
        put_ship(story.state, story.sector(HOME[ALEX]), ALEX, "interceptor")


def turn_1(story: Story) -> None:
    story.takes("build")
    story.builds("cruiser", "221")
    story.builds("orbital", "221")


def first_exploration(story: Story) -> None:
    story.takes("explore")
    story.explores("226", "2,-1", "281")
    story.places("281", 0, "eight_money")
    story.keeps_discovery()
    story.claims("281")
    story.colonises("281.0", "money")
    story.colonises("281.1", "science")


def turn_2(story: Story) -> None:
    first_exploration(story)
    story.explores("226", "3,0", "311")
    story.discards()


def turn_3(story: Story) -> None:
    story.takes("upgrade")
    story.removes("interceptor", 4)
    story.installs("plasma_missile", "interceptor", 4)
    story.installs("positron_computer", "cruiser", 1)
    story.installs("ion_cannon", "cruiser", 6)


def turn_4(story: Story) -> None:
    story.takes("research")
    story.researches("nanorobots", "nano")
    story.researches("wormhole_generator", "nano")


def turn_5(story: Story) -> None:
    story.takes("explore")
    story.explores("221", "3,-3", "301")
    story.places("301", 4)


def two_explorations(story: Story) -> None:
    story.takes("explore")
    story.explores("226", "3,0", "318")
    story.places("318", 3)
    story.claims("318")
    story.explores("318", "3,-1", "310")
    story.places("310", 0)
    story.claims("310")
    story.colonises("318.1", "materials")
    story.colonises("318.0", "money")


def turn_6(story: Story) -> None:
    two_explorations(story)
    story.offers(MARCUS, "money")
    story.gives_back("1")
    story.accepts("materials")
    story.ends_turn()


def turn_7(story: Story) -> None:
    story.passes()


def turn_8(story: Story) -> None:
    story.takes("move")
    for _ in range(2):
        story.flies(story.ship(HOME[ALEX], ALEX, "interceptor").id, CONTESTED)
    story.returns_cube("money", seat=ERIC)
    story.returns_cube("science", seat=ALEX)


def turn_9(story: Story) -> None:
    story.passes()


def turn_10(story: Story) -> None:
    story.takes("influence")
    story.influences("310", "209")
    story.influences("315", "")
    story.colonises("209.0", "money")
    story.colonises("209.1", "science")
    story.ends_turn()


def turn_11(story: Story) -> None:
    story.reacts("move")
    story.flies(story.ship("103", ERIC, "cruiser").id, CONTESTED)


def turn_12(story: Story) -> None:
    story.takes("move")
    story.flies(story.ship(HOME[ALEX], ALEX, "interceptor").id, CONTESTED)
    cruiser = story.ship("304", ALEX, "cruiser").id
    story.flies(cruiser, "224")
    story.flies(cruiser, CONTESTED)


TURNS = (
    turn_1,
    turn_2,
    turn_3,
    turn_4,
    turn_5,
    turn_6,
    turn_7,
    turn_8,
    turn_9,
    turn_10,
    turn_11,
    turn_12,
)


def after(turns: int) -> Story:
    """The phase after so many turns."""
    story = opening()
    for turn in TURNS[:turns]:
        turn(story)
    return story


def kinds(story: Story, owner: int) -> list[str]:
    return sorted(ship.kind for ship in story.sector(CONTESTED).ships_of(owner))


@clause("ECL-ACTX-01")
def test_turn_order_begins_with_marcus() -> None:
    story = opening()
    assert (story.asked, story.state.start, story.state.traitor) == ((MARCUS,), MARCUS, NOBODY)
    order = [story.asked[0]]
    for turn in TURNS[:3]:
        turn(story)
        order.append(story.asked[0])
    assert order == [MARCUS, MARION, ERIC, ALEX]


@clause("ECL-ACTX-02")
def test_marcus_builds_a_cruiser_and_an_orbital() -> None:
    story = after(1)
    marcus = story.player(MARCUS)
    assert (marcus.acting["build"], marcus.storage["materials"]) == (1, 0)
    assert story.sector("221").orbital
    assert story.sector("221").has_kind("cruiser")
    assert story.asked == (MARION,)


@clause("ECL-ACTX-03")
def test_marion_explores_settles_and_keeps_the_discovery() -> None:
    story = after(1)
    discs = story.player(MARION).discs
    first_exploration(story)
    marion, sector = story.player(MARION), story.sector("281")
    assert (len(marion.kept), sector.disc, sector.cubes) == (1, MARION, [True, True])
    assert (marion.acting["explore"], discs - marion.discs) == (1, 2)
    assert marion.colony_ships == 2
    assert connected(story.sector("226"), sector)


@clause("ECL-ACTX-04")
def test_marion_discards_the_second_sector() -> None:
    story = after(1)
    first_exploration(story)
    before = dict(story.state.zones)
    story.explores("226", "3,0", "311")
    story.discards()
    assert story.state.discarded[3] == ["311"]
    assert (story.state.zones, story.asked) == (before, (ERIC,))


@clause("ECL-ACTX-05")
def test_eric_upgrades_three_times() -> None:
    story = after(3)
    eric = story.player(ERIC)
    assert eric.blueprints["interceptor"] == ["", "", "", "plasma_missile"]
    cruiser = ["positron_computer", "", "", "fusion_source", "", "ion_cannon"]
    assert eric.blueprints["cruiser"] == cruiser
    assert (eric.acting["upgrade"], story.asked) == (1, (ALEX,))


@clause("ECL-ACTX-06", "ECL-ACTX-07")
def test_alex_researches_twice_with_a_growing_discount() -> None:
    story = after(3)
    story.takes("research")
    story.researches("nanorobots", "nano")
    alex = story.player(ALEX)
    assert (alex.storage["science"], len(alex.technologies["nano"])) == (8, 5)
    story.researches("wormhole_generator", "nano")
    assert (alex.storage["science"], len(alex.technologies["nano"])) == (0, 6)
    assert story.asked == (MARCUS,)


@clause("ECL-ACTX-08")
def test_marcus_finds_two_ancients_and_gets_nothing() -> None:
    story = after(5)
    sector = story.sector("301")
    assert [ship.kind for ship in sector.ships] == ["ancient", "ancient"]
    assert (sector.discovery, sector.disc, len(story.player(MARCUS).kept)) == (True, NOBODY, 0)
    assert story.asked == (MARION,)


@clause("ECL-ACTX-09")
def test_marion_explores_from_the_sector_she_has_just_found() -> None:
    story = after(5)
    two_explorations(story)
    assert [story.sector(name).disc for name in ("318", "310")] == [MARION, MARION]
    assert (story.sector("318").cubes, story.sector("310").cubes) == ([True] * 2, [False] * 2)
    assert story.player(MARION).colony_ships == 0


@clause("ECL-ACTX-10")
def test_marcus_makes_room_and_accepts_marions_offer() -> None:
    story = after(5)
    two_explorations(story)
    cubes = [story.player(MARION).tracks["money"], story.player(MARCUS).tracks["materials"]]
    bag = len(story.state.reputation)
    story.offers(MARCUS, "money")
    assert story.why("accept materials").clause == "ECL-DIP-04"
    story.gives_back("1")
    story.accepts("materials")
    marion, marcus = story.player(MARION), story.player(MARCUS)
    assert (marion.partners, marcus.partners) == ([MARCUS], [ERIC, MARION])
    assert [marion.tracks["money"], marcus.tracks["materials"]] == [cubes[0] - 1, cubes[1] - 1]
    assert (len(marcus.reputation), len(story.state.reputation)) == (3, bag + 1)


@clause("ECL-ACTX-11")
def test_eric_passes_first() -> None:
    story = after(6)
    eric, money = story.player(ERIC), story.player(ERIC).storage["money"]
    turn_7(story)
    assert (eric.storage["money"], eric.passed, story.state.start) == (money + 2, True, ERIC)


@clause("ECL-ACTX-12")
def test_alex_attacks_eric_and_becomes_the_traitor() -> None:
    story = after(8)
    assert kinds(story, ALEX) == ["interceptor"] * 2
    assert [(event.seat, event.player) for event in story.told(RelationsBroken)] == [(ALEX, ERIC)]
    assert (story.player(ALEX).partners, story.player(ERIC).partners) == ([], [MARCUS])
    assert (story.player(ALEX).ambassadors, story.player(ERIC).ambassadors) == (3, 2)
    assert story.state.traitor == ALEX
    assert ("traitor", -2, "ECL-END-09") in points(story.state, ALEX)


@clause("ECL-ACTX-13")
def test_marcus_passes_second_and_gets_nothing() -> None:
    story = after(8)
    money = story.player(MARCUS).storage["money"]
    turn_9(story)
    marcus = story.player(MARCUS)
    assert (marcus.storage["money"], marcus.passed, story.state.start) == (money, True, ERIC)


@clause("ECL-ACTX-14")
def test_marion_moves_discs_and_settles_again() -> None:
    story = after(10)
    assert [story.sector(name).disc for name in ("310", "315", "209")] == [NOBODY, NOBODY, MARION]
    assert (story.sector("209").cubes, story.player(MARION).colony_ships) == ([True, True], 0)
    assert story.asked == (ERIC,)


@clause("ECL-ACTX-15")
def test_eric_reacts_with_a_move() -> None:
    story = after(11)
    assert sum(story.player(ERIC).reacting.values()) == 1
    assert kinds(story, ERIC) == ["cruiser", *["interceptor"] * 3]
    assert story.asked == (ALEX,)


@clause("ECL-ACTX-16")
def test_alex_brings_reinforcements() -> None:
    story = after(12)
    assert kinds(story, ALEX) == ["cruiser", *["interceptor"] * 3]
    assert kinds(story, ERIC) == ["cruiser", *["interceptor"] * 3]
    assert story.asked == (MARCUS,)


@clause("ECL-ACTX-17")
def test_the_phase_ends_at_once_when_alex_passes() -> None:
    story = after(12)
    for seat in (MARCUS, MARION, ERIC):
        assert story.asked == (seat,)
        story.passes()
    assert story.asked == (ALEX,)
    agenda = story.state.agenda
    turn = list(takewhile(lambda entry: entry != CombatPhase(), agenda.entries()))
    agenda.clear()
    agenda.push(*turn)  # the battle is another story
    story.passes()
    assert [story.asked, story.state.start] == [(), ERIC]
