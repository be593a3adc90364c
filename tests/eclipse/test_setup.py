"""Setting up (ECL-SETUP), and the components of the box (ECL-GEN)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from starboard.errors import BadInput, Illegal
from starboard.games.eclipse import GAME
from starboard.games.eclipse.content import box
from starboard.games.eclipse.control import add_orbital
from starboard.games.eclipse.events import BlueprintDrawn, SpeciesChosen
from starboard.games.eclipse.galaxy import distance, has_fragment, neighbours, ring
from starboard.games.eclipse.kinds import SectorType, TechCategory
from starboard.games.eclipse.resources import production, upkeep
from starboard.games.eclipse.state import Table
from starboard.kernel import Forced, NeedsChance, Seeded
from starboard.kernel.codec import plain
from starboard.kernel.loop import advance
from starboard.kernel.match import Match
from starboard.kernel.options import read_options
from starboard.kernel.registry import load, start
from starboard.kernel.view import View
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.eclipse.story import HOMES, TERRANS, Story

TABLE = range(2, 7)
STORED = Path(__file__).parents[1] / "stored" / "eclipse"


def by_seats(*counts: int) -> list[tuple[int, int]]:
    """A row of the setup table."""
    return list(zip(TABLE, counts, strict=True))


def fresh(seats: int = 2, seed: str = "setup", **options: object) -> Table:
    """A table of its own, as far as it gets without a decision."""
    state = GAME.setup(seats, read_options(GAME.options, options), box())
    advance(GAME, state, Seeded(seed))
    return state


def beginning(options: dict[str, object], *chance: str) -> Table:
    """A table that begins with these results and goes on with any, from the start marker on."""
    state = GAME.setup(2, read_options(GAME.options, options), box())
    with pytest.raises(NeedsChance) as asked:
        advance(GAME, state, Forced(*chance))
    assert asked.value.options == (1, 2)
    advance(GAME, state, Seeded("the rest"))
    return state


def start_match(seats: int, first: int) -> Match[Table]:
    return start(GAME, seats=seats, seed="species", options={"start": first})


def regular(state: Table) -> int:
    technologies = box().technologies
    return sum(
        count
        for name, count in state.tray.items()
        if technologies[name].category is not TechCategory.RARE
    )


@clause("ECL-GEN-01")
def test_two_to_six_play() -> None:
    for seats in TABLE:
        assert start(GAME, seats=seats, seed="x").state.seats == seats
    for seats in (1, 7):
        with pytest.raises(BadInput):
            start(GAME, seats=seats, seed="x")


@clause("ECL-SETUP-01")
@pytest.mark.parametrize(("seats", "count"), by_seats(12, 14, 16, 18, 20))
def test_regular_technologies_on_display_depend_on_the_players(seats: int, count: int) -> None:
    assert regular(Story(seats).state) == count


@clause("ECL-SETUP-02")
def test_rare_technologies_come_in_addition() -> None:
    for number in range(30):
        state = Story(seed=f"rare {number}").state
        assert regular(state) == 12
        if sum(state.tray.values()) > 12:
            return
    pytest.fail("no rare technology was drawn")


@clause("ECL-SETUP-03")
def test_equal_technologies_are_researched_one_by_one() -> None:
    story = Story()
    story.state.tray = {"gauss_shield": 2}
    for seat in (0, 1):
        story.store(seat, science=9)
        story.takes("research", seat=seat)
        story.researches("gauss_shield", "grid", seat=seat)
    assert story.state.tray == {}
    assert all(story.player(seat).owns("gauss_shield") for seat in (0, 1))


@clause("ECL-SETUP-04", "ECL-SETUP-19")
def test_the_game_begins_in_round_one_with_nobody_passed_and_no_traitor() -> None:
    state = Story(4).state
    assert state.round == 1
    assert not any(player.passed for player in state.players)
    assert state.traitor == -1


@clause("ECL-SETUP-05")
def test_the_reputation_bag_holds_33_tiles() -> None:
    tiles = Counter(Story().state.reputation.names())
    assert tiles == {"4": 4, "3": 7, "2": 10, "1": 12}


@clause("ECL-SETUP-06", "ECL-SETUP-10")
def test_discoveries_and_stacks_lie_face_down_in_no_order() -> None:
    state = Story().state
    for pile in (state.discoveries, *state.stacks.values()):
        assert not pile.top
        assert pile.bag == sorted(pile.bag)
    seen = View(GAME, state, 0).table
    assert set(seen.discoveries.bag) | set(seen.stacks[1].bag) == {""}


@clause("ECL-SETUP-10")
def test_each_ring_has_a_stack_of_its_own() -> None:
    state = Story(6).state
    for number, kind in ((1, "inner"), (2, "middle"), (3, "outer")):
        assert {box().sectors[name].type for name in state.stacks[number].bag} == {kind}


NEUTRALS = ("ancient", "guardian", "gcds")
MIXTURES = list(product(("plain", "advanced"), repeat=3))
"""What can be agreed on for Ancients, Guardians and the GCDS: eight in all."""


def tiles_of(*picks: str) -> dict[str, str]:
    """The blueprints that were agreed on."""
    kinds = {"plain": "normal", "advanced": "advanced"}
    return {ship: f"{ship}_{kinds[pick]}" for ship, pick in zip(NEUTRALS, picks, strict=True)}


def asked_for(*picks: str) -> dict[str, object]:
    """The options that say so."""
    return {f"{ship}_blueprint": pick for ship, pick in zip(NEUTRALS, picks, strict=True)}


def laid_out(state: Table) -> dict[str, str]:
    """The blueprints on the table, as everybody sees them."""
    seen = View(GAME, state, None).things
    return {ship: seen[ship]["blueprint"] for ship in NEUTRALS}


@clause("ECL-SETUP-07", "ECL-SETUP-08")
@pytest.mark.parametrize("picks", [pytest.param(each, id="-".join(each)) for each in MIXTURES])
def test_each_neutral_type_has_the_blueprint_that_was_agreed_on(picks: tuple[str, ...]) -> None:
    state = fresh(**asked_for(*picks))
    assert laid_out(state) == tiles_of(*picks)
    for ship in NEUTRALS:
        assert state.neutrals[ship].type == ship
    assert [each for each in state.events if isinstance(each, BlueprintDrawn)] == []


@clause("ECL-SETUP-08")
def test_without_a_word_about_it_the_neutral_blueprints_are_plain() -> None:
    assert laid_out(fresh()) == tiles_of("plain", "plain", "plain")


@clause("ECL-SETUP-07")
@pytest.mark.parametrize("picks", [pytest.param(each, id="-".join(each)) for each in MIXTURES])
def test_every_mixture_of_blueprints_may_be_drawn(picks: tuple[str, ...]) -> None:
    drawn = tiles_of(*picks)
    state = beginning(asked_for("drawn", "drawn", "drawn"), *drawn.values())
    assert laid_out(state) == drawn
    told = [each for each in state.events if isinstance(each, BlueprintDrawn)]
    assert told == [
        BlueprintDrawn("ECL-SETUP-07", ship, drawn[ship].endswith("advanced")) for ship in NEUTRALS
    ]


@clause("ECL-SETUP-07")
@pytest.mark.parametrize("ship", NEUTRALS)
def test_one_blueprint_is_drawn_while_the_others_are_agreed_on(ship: str) -> None:
    options = asked_for("plain", "plain", "plain") | {f"{ship}_blueprint": "drawn"}
    state = beginning(options, f"{ship}_advanced")
    plain = tiles_of("plain", "plain", "plain")
    assert laid_out(state) == plain | {ship: f"{ship}_advanced"}


@clause("ECL-SETUP-07")
@pytest.mark.parametrize("ship", NEUTRALS)
def test_the_lot_decides_between_the_two_blueprints_of_the_type(ship: str) -> None:
    state = GAME.setup(2, read_options(GAME.options, {f"{ship}_blueprint": "drawn"}), box())
    with pytest.raises(NeedsChance) as asked:
        advance(GAME, state, Forced())
    assert asked.value.options == (f"{ship}_normal", f"{ship}_advanced")


@clause("ECL-SETUP-07")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "de",
            [
                "Antiker: Ausgelost ist die verbesserte Blaupause.",
                "VGZ: Ausgelost ist die einfache Blaupause.",
            ],
        ),
        (
            "en",
            ["Ancient: the advanced blueprint is drawn.", "GCDS: the plain blueprint is drawn."],
        ),
    ],
)
def test_everybody_reads_what_was_drawn(lang: str, said: list[str]) -> None:
    options = {"ancient_blueprint": "drawn", "gcds_blueprint": "drawn"}
    state = beginning(options, "ancient_advanced", "gcds_normal")
    drawn = [each for each in state.events if isinstance(each, BlueprintDrawn)]
    assert [Speech(GAME, lang, ()).event(state, each) for each in drawn] == said


@clause("ECL-SETUP-07", "ECL-SETUP-08")
@pytest.mark.parametrize(("flag", "pick"), [(False, "plain"), (True, "advanced")])
def test_what_was_begun_with_one_word_for_all_three_is_still_read(flag: bool, pick: str) -> None:
    match = start(GAME, seats=2, seed="old", options={"advanced_neutrals": flag})
    assert laid_out(match.state) == tiles_of(pick, pick, pick)
    assert match.setup.options["advanced_neutrals"] is flag
    assert not [name for name in match.setup.options if name.endswith("_blueprint")]
    assert "advanced_neutrals" not in start(GAME, seats=2, seed="new").setup.options


@pytest.mark.parametrize("number", [1, 4])
def test_what_a_stored_match_was_begun_with_is_written_again_as_it_was(number: int) -> None:
    """Number 4 has the advanced blueprints."""
    (path,) = STORED.glob(f"match-{number}-*.jsonl")
    match = load(path)
    written = json.loads(path.read_text("utf-8").splitlines()[0])["options"]
    assert list(plain(match.setup.options).items()) == list(written.items())
    pick = "advanced" if number == 4 else "plain"
    assert laid_out(match.state) == tiles_of(pick, pick, pick)


@clause("ECL-SETUP-09")
def test_the_center_has_a_discovery_and_the_gcds() -> None:
    center = Story().sector("001")
    assert center.zone == "0,0"
    assert Story().state.zones["0,0"] == "001"
    assert center.discovery
    assert not any(center.cubes)
    assert [ship.kind for ship in center.ships] == ["gcds"]


@clause("ECL-SETUP-11")
@pytest.mark.parametrize(("seats", "count"), by_seats(5, 8, 14, 16, 18))
def test_the_outer_stack_is_cut_unseen(seats: int, count: int) -> None:
    state = Story(seats).state
    assert len(state.stacks[3]) == count
    assert len(state.left_out) == 18 - count
    for seat in (0, None):
        view = View(GAME, state, seat)
        assert len(view.pools["ring3"]) == 18
        assert set(view.table.left_out.names()) <= {""}


@clause("ECL-SETUP-12")
def test_the_start_marker_goes_to_a_named_or_random_seat() -> None:
    assert fresh(4, start=3).start == 2
    state = GAME.setup(2, read_options(GAME.options, {}), box())
    kept = state.stacks[3].bag[:5]
    with pytest.raises(NeedsChance):  # then the technologies are asked for
        advance(GAME, state, Forced(2, *kept))
    assert state.start == 1


@clause("ECL-SETUP-13")
def test_species_are_chosen_counter_clockwise_and_the_start_player_is_last() -> None:
    match = start_match(4, 1)
    order: list[int] = []
    for faction in ("terran_directorate", "planta", "mechanema", "orion_hegemony"):
        order.extend(match.to_act)
        match.play(match.to_act[0], f"species {faction}")
    assert order == [3, 2, 1, 0]
    chosen = [told.event for told in match.events(None) if isinstance(told.event, SpeciesChosen)]
    assert [event.seat for event in chosen] == order
    homes = [sector.id for sector in match.state.sectors.values() if sector.disc >= 0]
    assert homes == ["221", "226", "230", "232"]
    assert match.to_act == (0,)


@clause("ECL-SETUP-13")
def test_there_is_no_other_species() -> None:
    with pytest.raises(Illegal) as refused:
        start_match(2, 1).play(1, "species martians")
    assert refused.value.message == "no-such-species"


@clause("ECL-SETUP-13", "ECL-SETUP-14")
def test_species_may_be_drawn_by_lot() -> None:
    state = fresh(6, random_species=True)
    boards = {player.faction.colour for player in state.players if player.faction}
    assert len(boards) == 6


@clause("ECL-SETUP-14")
def test_a_board_has_one_player() -> None:
    match = start_match(2, 1)
    match.play(1, "species eridani_empire")
    with pytest.raises(Illegal) as refused:
        match.play(0, "species terran_directorate")
    assert refused.value.clause == "ECL-SETUP-14"


BOARDS = {
    "terran_directorate": "eridani_empire",
    "terran_federation": "hydran_progress",
    "terran_union": "planta",
    "terran_republic": "descendants_of_draco",
    "terran_conglomerate": "mechanema",
    "terran_alliance": "orion_hegemony",
}


@clause("ECL-SETUP-14")
@pytest.mark.parametrize(("terrans", "aliens"), BOARDS.items())
def test_each_board_has_a_terran_and_an_alien_side(terrans: str, aliens: str) -> None:
    assert len(box().boards()) == 6
    assert {terrans, aliens} in [set(sides) for sides in box().boards()]
    for one, other in ((terrans, aliens), (aliens, terrans)):
        match = start_match(2, 1)
        match.play(1, f"species {one}")
        with pytest.raises(Illegal) as refused:
            match.play(0, f"species {other}")
        assert refused.value.clause == "ECL-SETUP-14"
        assert len(match.moves(0)) == 10


@clause("ECL-SETUP-14")
@pytest.mark.parametrize(
    ("species", "said"),
    [
        (["planta", "terran_union"], "two-sides-of-one-board"),
        (["planta", "planta"], "two-sides-of-one-board"),
        (["planta", "martians"], "is-no-such"),
        (["planta"], "needs-so-many"),
    ],
)
def test_fixed_species_are_one_for_each_seat_on_boards_of_their_own(
    species: list[str], said: str
) -> None:
    with pytest.raises(BadInput) as refused:
        start(GAME, seats=2, options={"species": species})
    assert refused.value.message == said


@clause("ECL-SETUP-15")
@pytest.mark.parametrize("seats", TABLE)
def test_homes_lie_two_from_the_center_with_their_arrow_towards_it(seats: int) -> None:
    state = Story(seats).state
    homes = [each for each in state.sectors.values() if each.tile.type is SectorType.HOME]
    assert len(homes) == seats
    for home in homes:
        assert distance(home.zone) == 2
        towards = neighbours(home.zone)[home.rotation]
        assert distance(towards) == 1  # edge 0 of the tile, its arrow, points inwards
        assert neighbours(towards)[home.rotation] == "0,0"


@clause("ECL-SETUP-16")
@pytest.mark.parametrize(("seats", "count"), by_seats(4, 3, 2, 1, 0))
def test_guardians_hold_the_start_positions_without_a_player(seats: int, count: int) -> None:
    state = Story(seats).state
    held = [each for each in state.sectors.values() if each.tile.type is SectorType.GUARDIAN]
    assert len(held) == count
    for sector in held:
        assert [ship.kind for ship in sector.ships] == ["guardian"]
        assert sector.discovery
        assert distance(sector.zone) == 2
        assert has_fragment(sector, sector.rotation)


@clause("ECL-SETUP-17")
def test_no_other_sector_is_on_the_map() -> None:
    for seats in TABLE:
        state = Story(seats).state
        assert len(state.sectors) == 7
        assert len(state.zones) == 7
        on_stacks = [name for pile in state.stacks.values() for name in pile.names()]
        kinds = {box().sectors[name].type for name in on_stacks}
        assert not kinds & {SectorType.HOME, SectorType.GUARDIAN}


@clause("ECL-SETUP-18", "ECL-SETUP-22")
def test_colony_ships_and_storage_start_as_printed_on_the_board() -> None:
    player = Story(species=("planta",)).player()
    assert (player.colony_ships, player.used_colony_ships) == (4, 0)
    assert player.storage == {"materials": 4, "science": 3, "money": 2}


@clause("ECL-SETUP-20", "ECL-SETUP-26")
def test_thirteen_discs_one_of_them_at_home_and_three_in_reserve() -> None:
    story = Story()
    assert (story.player().discs, story.player().spare_discs) == (12, 3)
    assert story.sector("221").disc == 0
    assert upkeep(story.state, story.player()) == 0


@clause("ECL-SETUP-21")
def test_a_track_without_a_cube_away_produces_two() -> None:
    story = Story(species=("planta",))  # no money square at home
    assert story.player().tracks["money"] == 11
    assert production(story.state, story.player(), "money") == 2


@clause("ECL-SETUP-23", "ECL-GEN-07")
def test_ships_and_ambassadors_that_are_not_placed_are_the_supply() -> None:
    player = Story().player()
    assert player.supply == {"interceptor": 7, "cruiser": 4, "dreadnought": 2, "starbase": 4}
    assert player.ambassadors == 3


@clause("ECL-SETUP-24", "ECL-SPEC-36")
@pytest.mark.parametrize(
    ("species", "home", "ship"),
    [("terran_directorate", "221", "interceptor"), ("orion_hegemony", "232", "cruiser")],
)
def test_home_starts_with_one_ship(species: str, home: str, ship: str) -> None:
    story = Story(species=(species,))
    assert [each.kind for each in story.sector(home).ships] == [ship]


@clause("ECL-SETUP-25")
@pytest.mark.parametrize(
    ("species", "home", "plain", "stars", "tracks"),
    [  # cubes left on the tracks of materials, science, money
        *[(name, home, 3, 2, (10, 10, 10)) for name, home in zip(TERRANS, HOMES, strict=True)],
        ("eridani_empire", "222", 2, 2, (11, 10, 10)),
        ("planta", "226", 2, 0, (10, 10, 11)),
        ("descendants_of_draco", "228", 2, 1, (11, 10, 10)),
        ("mechanema", "230", 2, 2, (11, 10, 10)),
        ("orion_hegemony", "232", 2, 2, (10, 10, 11)),
    ],
)
def test_home_starts_with_a_cube_on_every_square_without_a_star(
    species: str, home: str, plain: int, stars: int, tracks: tuple[int, ...]
) -> None:
    match = start_match(2, 1)
    match.play(1, f"species {species}")
    assert match.state.sectors[home].cubes == [True] * plain + [False] * stars
    left = match.state.players[1].tracks
    assert (left["materials"], left["science"], left["money"]) == tracks


@clause("ECL-GEN-14")
@pytest.mark.parametrize(
    ("zone", "number"), [("1,0", 1), ("1,1", 2), ("2,-2", 2), ("0,3", 3), ("-3,-2", 3)]
)
def test_the_ring_is_the_distance_from_the_center(zone: str, number: int) -> None:
    assert ring(zone) == number


@clause("ECL-GEN-07", "ECL-GEN-17")
def test_a_third_dreadnought_cannot_be_built() -> None:
    story = Story()
    story.store(materials=40)
    story.takes("build")
    story.builds("dreadnought", "221")
    story.builds("dreadnought", "221")
    story.passes(seat=1)
    story.takes("build", seat=0)
    assert story.why("build dreadnought 221").clause == "ECL-GEN-17"


@clause("ECL-GEN-18")
def test_a_thirteenth_orbital_is_built_out_of_a_box_of_twelve() -> None:
    story = Story()
    story.store(materials=4)
    story.learn("orbital")
    tiles = [name for pile in story.state.stacks.values() for name in pile.names()]
    for number in range(box().tracks.supply.orbitals):
        add_orbital(story.lay(tiles[number], f"{9 + number},0"))
    story.takes("build")
    story.builds("orbital", "221")
    assert story.sector("221").orbital


@clause("ECL-FAQ-04", "ECL-FAQ-07")
def test_discs_that_do_not_fit_on_the_track_are_used_like_others() -> None:
    story = Story()
    story.player().discs = 14
    assert upkeep(story.state, story.player()) == 0
    story.takes("build")
    assert story.player().discs == 13
    assert upkeep(story.state, story.player()) == 0
