"""Situations on the map, in a few lines.

    story = Story()                                        # two Terrans, round 1, seat 0's turn
    story.lay("102", "0,-1", disc=0, ships={1: ["cruiser"]})
    story.takes("build")
    story.builds("interceptor", "221")
    assert story.why("build orbital 221").clause == "ECL-BLD-04"

Seat 0 (the Terran Directorate, home sector 221 in the north) holds the start marker. Chance is
scripted: what a move asks of it stands behind the move, and a result that is asked for and not
given, or given and not asked for, fails the story.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from starboard.errors import Illegal
from starboard.games.eclipse import GAME
from starboard.games.eclipse.content import box
from starboard.games.eclipse.control import arrive, put_ship
from starboard.games.eclipse.setup import lay_sector
from starboard.games.eclipse.state import NEUTRAL, Hex, Player, Ship, Table
from starboard.kernel import Aside, Entry, Event, Forced, Seeded
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act, why_not
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options
from tests.eclipse.deeds import Deeds

E = TypeVar("E", bound=Event)

TERRANS = (
    "terran_directorate",
    "terran_federation",
    "terran_union",
    "terran_republic",
    "terran_conglomerate",
    "terran_alliance",
)
HOMES = ("221", "223", "225", "227", "229", "231")


class Story(Deeds):
    """A few players in the middle of a game."""

    def __init__(
        self, seats: int = 2, species: Sequence[str] = (), *, seed: str = "story", **options: object
    ) -> None:
        named = (*species, *TERRANS[len(species) : seats])
        given = {"species": named, "start": 1, **options}
        self.state: Table = GAME.setup(seats, read_options(GAME.options, given), box())
        advance(GAME, self.state, Seeded(seed))
        self.state.events.clear()
        self.state.settled = 0

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def sector(self, name: str) -> Hex:
        return self.state.sectors[name]

    def lay(
        self,
        name: str,
        zone: str,
        rotation: int = 0,
        *,
        disc: int = NEUTRAL,
        ships: Mapping[int, Sequence[str]] | None = None,
        cubes: Sequence[int] = (),
        neutrals: bool = True,
        discovery: bool | None = None,
    ) -> Hex:
        """Lay a tile out of its stack; the disc arrives first, then ships in their order."""
        tile = box().sectors[name]
        for pile in self.state.stacks.values():
            if name in pile.bag:
                pile.bag.remove(name)
        sector = lay_sector(self.state, tile, zone, rotation)
        if not neutrals:
            sector.ships.clear()
            sector.arrivals.clear()
        if discovery is not None:
            sector.discovery = discovery
        if disc >= 0:
            self.settle(sector, disc, cubes)
        for owner, kinds in (ships or {}).items():
            for kind in kinds:
                put_ship(self.state, sector, owner, kind)
        return sector

    def settle(self, sector: Hex, seat: int, squares: Sequence[int] = ()) -> None:
        """Put a disc and cubes (materials from gray squares) of a player on a sector."""
        sector.disc = seat
        arrive(sector, seat)
        self.player(seat).discs -= 1
        planets = (*sector.tile.planets, *sector.tile.advanced)
        for square in squares:
            sector.cubes[square] = True
            track = planets[square].value
            self.player(seat).tracks["materials" if track == "gray" else track] -= 1

    def ship(self, sector: str, owner: int, kind: str) -> Ship:
        """The first such ship in a sector."""
        return next(ship for ship in self.sector(sector).ships_of(owner) if ship.kind == kind)

    def learn(self, technology: str, seat: int = 0, track: str = "") -> None:
        """A player has a technology already."""
        where = track or box().technologies[technology].category.value
        self.player(seat).technologies[where].append(technology)

    def store(self, seat: int = 0, **amounts: int) -> None:
        """Set what lies in storage."""
        self.player(seat).storage.update(amounts)

    def now(self, *entries: Entry) -> None:
        """Put these entries in the place of everything on the agenda, and let them begin."""
        self.state.agenda.clear()
        self.state.agenda.push(*entries)
        self.go()

    def go(self, *chance: int | str) -> None:
        script = Forced(*chance)
        advance(GAME, self.state, script)
        assert not script.script, f"chance was not asked: {script.script}"

    def do(self, text: str, *chance: int | str, seat: int | None = None) -> None:
        """Play a legal move of the seat that is asked, with these results of chance."""
        actor = to_act(self.state)[0] if seat is None else seat
        listed = self.listed(actor)
        move = parse(text, GAME.move_types)
        fault = why_not(GAME, self.state, actor, move)
        assert fault is None, f"{text}: {fault}"
        assert isinstance(move, Aside) or str(move) in listed
        script = Forced(*chance)
        act(GAME, self.state, actor, move, script)
        assert not script.script, f"chance was not asked: {script.script}"

    def why(self, text: str, seat: int | None = None) -> Illegal:
        """Why a move is not legal now."""
        self.state.memo = {}  # a story changes the table by hand
        actor = to_act(self.state)[0] if seat is None else seat
        fault = why_not(GAME, self.state, actor, parse(text, GAME.move_types))
        assert fault is not None, f"{text} is legal"
        return fault

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves in notation."""
        actor = to_act(self.state)[0] if seat is None else seat
        return [str(move) for move in legal_moves(GAME, self.state, actor)]

    def listed(self, seat: int | None = None) -> list[str]:
        """The legal moves without asides; they are what is conceivable and not refused."""
        actor = to_act(self.state)[0] if seat is None else seat
        choice = choice_of(self.state, actor)
        assert choice is not None
        moves = choice.moves(self.state, actor)
        conceived = choice.offers(self.state, actor)
        allowed = [each for each in conceived if choice.reason(self.state, actor, each) is None]
        assert sorted(map(str, moves)) == sorted(map(str, allowed))
        return [str(move) for move in moves]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return to_act(self.state)

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.state.events if isinstance(event, kind)]
