"""Setting up a galaxy: stacks, bags, home sectors, Guardians, species (ECL-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.content import Box
from starboard.games.eclipse.control import put_ship, squares, take_control
from starboard.games.eclipse.events import BlueprintDrawn, SpeciesChosen
from starboard.games.eclipse.kinds import (
    Action,
    Direction,
    NeutralKind,
    NeutralPick,
    NeutralType,
    Resource,
    SectorType,
    ShipType,
    Special,
    TechCategory,
    Variant,
)
from starboard.games.eclipse.moves import ChooseSpecies
from starboard.games.eclipse.printed import Faction, Sector, Species
from starboard.games.eclipse.state import NEUTRAL, RESOURCES, Hex, Player, Table
from starboard.games.eclipse.supply import DrawTechnologies
from starboard.kernel import (
    NOBODY,
    Act,
    Chance,
    Choice,
    Entry,
    Pile,
    Seat,
    Seats,
    Slot,
    Step,
    Zone,
    only,
)

CENTER = "001"
OUTER = 3
STACKS = {1: SectorType.INNER, 2: SectorType.MIDDLE, OUTER: SectorType.OUTER}


Picks = Mapping[NeutralType, NeutralPick]
"""How the blueprint of each neutral type is come by."""


def empty_table(seats: int, rules: int, box: Box, picks: Picks, portals: bool, start: int) -> Table:
    """The table before anybody has chosen a species; only the Galactic Center lies there."""

    def in_game(variant: Variant | None) -> bool:
        return portals or variant is None  # ECL-WARP-01, 02

    tiles = [sector for sector in box.sectors.values() if in_game(sector.variant)]
    stacks = {
        ring: Pile(f"ring{ring}", [], sorted([t.id for t in tiles if t.type is kind]), [])
        for ring, kind in STACKS.items()
    }
    found = [
        tile.id
        for tile in box.discoveries.values()
        if in_game(tile.variant)
        for _ in range(tile.count)
    ]
    bag = [
        technology.id
        for technology in box.technologies.values()
        if in_game(technology.variant)
        for _ in range(technology.copies)
    ]
    worth = [
        str(value) for value, count in box.tracks.reputation.tiles.items() for _ in range(count)
    ]
    state = Table(
        seats,
        rules,
        box,
        [newcomer(box, seat) for seat in range(seats)],
        {},
        {},
        stacks,
        {ring: [] for ring in STACKS},
        Pile("discoveries", [], sorted(found), []),
        Pile("reputation", [], sorted(worth), []),
        Pile("technologies", [], sorted(bag), []),
        {},
        {
            kind.value: box.neutral(kind, picks[kind] is NeutralPick.ADVANCED)
            for kind in NeutralType
        },
        Zone(f"ring{OUTER}", []),
        Zone("", []),
        [],
        [],
        start=start,
    )
    lay_sector(state, box.sectors[CENTER], "0,0", 0)
    return state


def newcomer(box: Box, seat: int) -> Player:
    """A player with everything still in the supply; the species is not known yet."""
    own = box.tracks.supply_of_a_player
    return Player(
        seat,
        None,
        None,
        {resource.value: 0 for resource in RESOURCES},
        {resource.value: box.tracks.population_track.cubes for resource in RESOURCES},
        {resource.value: 0 for resource in RESOURCES},
        box.tracks.influence_track.discs,
        box.tracks.influence_track.spare_discs,
        {action.value: 0 for action in Action},
        {action.value: 0 for action in box.tracks.game.reactions},
        0,
        0,
        {track.value: [] for track in box.tracks.technology_track.tracks},
        {},
        {ship.value: [] for ship in ShipType},
        [],
        {ship.value: own.of(ship) for ship in ShipType},
        own.ambassadors,
        [],
        Zone("reputation", []),
        Zone("discoveries", []),
    )


def lay_sector(state: Table, tile: Sector, zone: str, rotation: int) -> Hex:
    """Lay a tile with everything its symbols ask for (ECL-SETUP-09, 16, ECL-EXP-07, 08)."""
    count = len(tile.planets) + len(tile.advanced)
    sector = Hex(tile, zone, rotation, [False] * count, [], [])
    state.sectors[tile.id] = sector
    state.zones[zone] = tile.id
    laid = sum([each.discovery for each in state.sectors.values()])
    sector.discovery = tile.discovery and laid < len(state.discoveries)  # ECL-GEN-17
    kinds = [NeutralType.ANCIENT] * tile.ancients
    if tile.guardian:
        kinds.append(NeutralType.GUARDIAN)
    if tile.gcds:
        kinds.append(NeutralType.GCDS)
    for kind in kinds:
        put_ship(state, sector, NEUTRAL, kind.value)
    return sector


class PrepareTable(Step[Table]):
    """Start marker, outer stack, technologies, then the species (ECL-SETUP-01, 11…13).

    `species` fixes a faction for each seat; with `random` they are drawn.
    """

    species: tuple[str, ...]
    random: bool

    def run(self, state: Table, chance: Chance) -> None:
        start = state.start if state.start >= 0 else chance.die(state.seats) - 1
        row = state.box.tracks.setup[state.seats]
        outer = state.stacks[OUTER]
        kept = outer.ask(row.outer_sectors, chance)
        state.start = start
        outer.deal(kept)
        state.left_out.slots = [Slot(name, NOBODY) for name in outer.bag]
        outer.bag = sorted(kept)
        order = tuple([(start - 1 - step) % state.seats for step in range(state.seats)])
        if self.species or self.random:
            settlers: list[Entry] = [
                Settle(seat, self.species[seat] if self.species else "") for seat in order
            ]
        else:
            settlers = [SpeciesChoice(order)]
        state.push(DrawTechnologies(row.technologies), *settlers, LayGuardians())


class DrawBlueprints(Step[Table]):
    """One of both blueprints of each of these neutral types, by lot (ECL-SETUP-07)."""

    kinds: tuple[NeutralType, ...]

    def run(self, state: Table, chance: Chance) -> None:
        tiles = state.box.neutral_blueprints
        drawn = [
            tiles[chance.draw([tile.id for tile in tiles.values() if tile.type is kind])]
            for kind in self.kinds
        ]
        for tile in drawn:
            state.neutrals[tile.type.value] = tile
            advanced = tile.kind is NeutralKind.ADVANCED
            state.report(BlueprintDrawn("ECL-SETUP-07", tile.type.value, advanced))


class Settle(Step[Table]):
    """A fixed species, or a random one, for a seat."""

    seat: int
    faction: str

    def run(self, state: Table, chance: Chance) -> None:
        free = [name for name in state.box.factions if board_taken(state, name) is None]
        name = self.faction or chance.draw(free)
        settle_down(state, self.seat, state.box.factions[name], chance)


def board_taken(state: Table, name: str) -> Illegal | None:
    """Each board, with its Terran and its alien side, has one player only (ECL-SETUP-14)."""
    colour = state.box.factions[name].colour
    for player in state.players:
        if player.faction is not None and player.faction.colour is colour:
            return Illegal("ECL-SETUP-14", "board-taken", faction=name)
    return None


def species_to_choose(choice: SpeciesChoice, state: Table, seat: Seat) -> list[ChooseSpecies]:
    """Every side of every board."""
    return [ChooseSpecies(faction) for faction in state.box.factions]


def cannot_choose(
    choice: SpeciesChoice, state: Table, seat: Seat, move: ChooseSpecies
) -> Illegal | None:
    """One that is there, on a board that nobody has (ECL-SETUP-13, 14)."""
    if move.faction not in state.box.factions:
        return Illegal("ECL-SETUP-13", "no-such-species", faction=move.faction)
    return board_taken(state, move.faction)


def choose_species(
    choice: SpeciesChoice, state: Table, seat: Seat, move: ChooseSpecies, chance: Chance
) -> None:
    """Settle down; then the next player chooses (ECL-SETUP-13)."""
    if choice.order[1:]:
        state.push(SpeciesChoice(choice.order[1:]))
    settle_down(state, seat, state.box.factions[move.faction], chance)


class SpeciesChoice(Choice[Table]):
    """Counter-clockwise from the right of the start player, who chooses last (ECL-SETUP-13)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(ChooseSpecies, choose_species, species_to_choose, cannot_choose),
    )
    order: tuple[int, ...]

    def must(self, state: Table) -> Seats:
        return self.order[:1]


def settle_down(state: Table, seat: int, faction: Faction, chance: Chance) -> None:
    """Take a species board and settle its home sector (ECL-SETUP-13, 15, 18…26, ECL-SPEC-05)."""
    people = state.box.species_of(faction.id)
    assert people is not None
    drawn = state.reputation.ask(people.reputation_draws, chance)  # ECL-SPEC-05
    player = state.players[seat]
    player.faction, player.species = faction, people
    take_board(state, player, people)
    start = state.box.tracks.start_zones[home_position(state, seat)]
    zone = f"{start.zone[0]},{start.zone[1]}"
    home = lay_sector(state, state.box.sectors[faction.home], zone, start.rotation)
    for ship in people.ships:
        put_ship(state, home, seat, ship.value)
    settle_squares(player, home)
    take_control(state, seat, home, "ECL-SETUP-26")
    removed = state.box.tracks.influence_track.discs - people.discs
    player.discs -= removed  # ECL-SPEC-06
    for slot in state.reputation.deal(drawn, only(seat)):
        player.reputation.add(slot)
    state.report(SpeciesChosen("ECL-SETUP-13", seat, faction.id))


def take_board(state: Table, player: Player, people: Species) -> None:
    """Storage, colony ships, starting technologies and blueprints of the species."""
    for resource in RESOURCES:
        player.storage[resource] = getattr(people.resources, resource.value)
    player.colony_ships = people.colony_ships
    for name in people.technologies:
        category = state.box.technologies[name].category
        assert category is not TechCategory.RARE
        player.technologies[category].append(name)
    for ship in ShipType:
        player.blueprints[ship] = [""] * len(state.box.blueprint(people.id, ship).slots)


def settle_squares(player: Player, home: Hex) -> None:
    """A cube on every square without a star, from its track (ECL-SETUP-25, ECL-SPEC-11)."""
    plain = len(home.tile.planets)
    settled = list(range(plain))
    if Special.CUBE_ON_ADVANCED_SCIENCE in player.people.special:
        settled.append(plain + home.tile.advanced.index(Resource.SCIENCE))
    for square in settled:
        home.cubes[square] = True
        player.tracks[squares(home)[square]] -= 1


def home_position(state: Table, seat: int) -> Direction:
    """Players sit around the table as their homes lie around the center (ECL-SETUP-15)."""
    return state.box.tracks.setup[state.seats].home[seat]


class LayGuardians(Step[Table]):
    """A random Guardian sector on every start position without a player (ECL-SETUP-16)."""

    def run(self, state: Table, chance: Chance) -> None:
        row = state.box.tracks.setup[state.seats]
        tiles = sorted([t.id for t in state.box.sectors.values() if t.type is SectorType.GUARDIAN])
        pile = Pile("guardians", [], tiles, [])
        names = pile.ask(len(row.guardian), chance)
        for number, direction in enumerate(row.guardian):
            start = state.box.tracks.start_zones[direction]
            zone = f"{start.zone[0]},{start.zone[1]}"
            lay_sector(state, state.box.sectors[names[number]], zone, start.rotation)
