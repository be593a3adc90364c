"""Everything there is to know about a galaxy: sectors, ships, players, supplies."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.content import Box
from starboard.games.eclipse.kinds import Resource, TrackSpace
from starboard.games.eclipse.printed import Faction, NeutralBlueprint, Sector, Species
from starboard.kernel import Pile, Record, State, Zone

NEUTRAL: Final = -1
"""The owner of Ancients, Guardians and the GCDS."""
NOBODY: Final = -1
"""Who controls a sector without a disc, or holds the Traitor tile at the start."""

RESOURCES: Final = (Resource.MATERIALS, Resource.SCIENCE, Resource.MONEY)


class Ship(Record):
    """A ship on the map; `kind` is a ShipType, or a NeutralType where nobody owns it."""

    id: str
    owner: int
    kind: str
    damage: int = 0
    retreat: str = ""
    """The sector it is on its way to (ECL-CMB-33)."""


class Hex(Record):
    """A sector on the map. Its id is the number of its tile."""

    tile: Sector
    zone: str
    rotation: int
    cubes: list[bool]
    """One for each population square: planets, then squares with a star, then the Orbital's."""
    ships: list[Ship]
    arrivals: list[int]
    """Parties with a ship or disc here, in order of arrival (ECL-CMB-07)."""
    disc: int = NOBODY
    discovery: bool = False
    """Whether a face-down discovery tile lies here: drawn from the supply when it is taken."""
    orbital: bool = False
    monolith: bool = False
    portal: bool = False
    ancient_portal: bool = False

    @property
    def id(self) -> str:
        return self.tile.id

    def ships_of(self, owner: int) -> list[Ship]:
        """The ships of one party."""
        return [ship for ship in self.ships if ship.owner == owner]

    def parties(self) -> list[int]:
        """Who has ships here, each once, in order of arrival."""
        return [party for party in self.arrivals if self.has_ship(party)]

    def has_ship(self, owner: int) -> bool:
        for ship in self.ships:
            if ship.owner == owner:
                return True
        return False

    def has_enemy_ship(self, seat: int) -> bool:
        """Whether ships of others or of nobody are here."""
        for ship in self.ships:
            if ship.owner != seat:
                return True
        return False

    def has_kind(self, kind: str) -> bool:
        for ship in self.ships:
            if ship.kind == kind:
                return True
        return False


class Player(Record):
    """One player's boards and supplies."""

    seat: int
    faction: Faction | None
    species: Species | None
    storage: dict[str, int]
    tracks: dict[str, int]
    """Cubes on each population track."""
    graveyard: dict[str, int]
    discs: int
    """On the influence track."""
    spare_discs: int
    acting: dict[str, int]
    """Discs on the spaces of the actions."""
    reacting: dict[str, int]
    """Discs on the spaces of the reactions."""
    colony_ships: int
    """Face up."""
    used_colony_ships: int
    technologies: dict[str, list[str]]
    """By track: military, grid and nano, in the order they came."""
    blueprints: dict[str, list[str]]
    """The tile on each slot of each ship type; empty where what is printed counts."""
    outside: dict[str, list[str]]
    """Parts attached beside the slots (ECL-DISC-11)."""
    beside: list[str]
    """Ancient parts laid beside the board (ECL-DISC-09)."""
    supply: dict[str, int]
    """Ships that are not on the map."""
    ambassadors: int
    """Own ones that nobody holds."""
    partners: list[int]
    """Whose ambassadors lie on the reputation track, each with a cube of its giver."""
    reputation: Zone
    kept: Zone
    """Discovery tiles kept for their points."""
    passed: bool = False
    eliminated: bool = False
    final: int = 0
    """The points of an eliminated player (ECL-OCC-07)."""

    def owns(self, technology: str) -> bool:
        """Whether it is on one of the tracks; starting technologies count (ECL-RESCH-09)."""
        for track in self.technologies.values():
            if technology in track:
                return True
        return False

    @property
    def people(self) -> Species:
        """The species, once it is chosen."""
        assert self.species is not None
        return self.species

    def room_for(self, ambassadors: int, reputation: int) -> bool:
        """Whether so many of both fit on the track in some arrangement (ECL-DIP-12, ECL-REP-08)."""
        spaces = self.people.track
        either = spaces.count(TrackSpace.EITHER)
        over = max(0, ambassadors - spaces.count(TrackSpace.AMBASSADOR))
        return over + max(0, reputation - spaces.count(TrackSpace.REPUTATION)) <= either


class Battle(Record):
    """The battle that is being fought, from its duels to its reputation tiles."""

    sector: str
    order: list[int]
    """Every party with ships, the last defender first (ECL-CMB-07, 10, ECL-REP-02)."""
    fighters: list[int]
    """Who has taken part in a duel."""
    kills: dict[int, list[str]]
    """The kinds of ships each party has destroyed."""
    lost: list[Ship]
    """Destroyed ships, which return after the reputation step (ECL-CMB-52)."""
    fled: list[int]
    """Who decided to retreat with all remaining ships (ECL-REP-09)."""
    dice: list[Die]
    """Rolled and not yet assigned; the first one is next."""
    defender: int = NOBODY
    attacker: int = NOBODY
    round: int = 0
    """0 is the missile step (ECL-CMB-14)."""
    turn: int = 0
    """Who is activated now, by rank: initiative, and the defender first among equals."""


class Die(Record):
    """A die that hits somebody; `kind` is the ship type that rolled it (ECL-CMB-23)."""

    kind: str
    colour: str
    face: int
    """1 is the blank, 6 the damage symbol (ECL-CMB-27)."""
    damage: int
    """What it still deals."""
    splits: bool = False
    """Whether its excess damage goes to other ships (ECL-TECH-20)."""
    spilled: bool = False
    """Whether it has destroyed a ship, and its excess is shared out point by point."""


class Table(State):
    """A game of Eclipse."""

    box: Box
    players: list[Player]
    sectors: dict[str, Hex]
    zones: dict[str, str]
    """Which sector lies in a zone."""
    stacks: dict[int, Pile]
    """Face-down sectors of the rings I, II and III."""
    discarded: dict[int, list[str]]
    discoveries: Pile
    reputation: Pile
    technologies: Pile
    """The bag."""
    tray: dict[str, int]
    """Copies of each technology on display."""
    neutrals: dict[str, NeutralBlueprint]
    """The blueprint of each neutral type."""
    left_out: Zone
    """Outer sectors that are not in this game, unseen by anybody (ECL-SETUP-11)."""
    drawn: Zone
    """Sectors, discoveries or reputation tiles a player is looking at."""
    influenced: list[str]
    """Sectors a disc was taken from or put on this turn (ECL-INF-06)."""
    refused: list[int]
    """Who has refused an offer of relations this turn."""
    round: int = 1
    active: int = 0
    start: int = 0
    """The holder of the start marker."""
    first_pass: bool = False
    """Whether somebody has passed this round."""
    traitor: int = NOBODY
    ships: int = 0
    """Ships put on the map so far: the number in the next id."""
    battle: Battle | None = None

    def sector(self, name: str) -> Hex:
        return self.sectors[name]

    def controlled(self, seat: int) -> list[Hex]:
        """The sectors with a disc of this player, in the order they were laid (ECL-GEN-05)."""
        return [sector for sector in self.sectors.values() if sector.disc == seat]

    def alive(self) -> list[int]:
        """The seats still in the game, in turn order from the first."""
        return [player.seat for player in self.players if not player.eliminated]

    def after(self, seat: int) -> int:
        """The next player clockwise who is still in the game (ECL-ACT-01)."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not self.players[other].eliminated:
                return other
        return seat
