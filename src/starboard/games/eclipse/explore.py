"""Exploring: draw a sector, lay it or not, take what is there (ECL-EXP)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import Activation, TurnChoice
from starboard.games.eclipse.control import take_control
from starboard.games.eclipse.discoveries import TakeDiscovery, may_take
from starboard.games.eclipse.galaxy import enemies, has_fragment, neighbours, opposite, ring
from starboard.games.eclipse.galaxy_events import (
    SectorDiscarded,
    SectorDrawn,
    SectorPlaced,
    StackRenewed,
)
from starboard.games.eclipse.galaxy_moves import Claim, Discard, DrawAgain, Explore, Leave, Place
from starboard.games.eclipse.kinds import Special
from starboard.games.eclipse.movement import half_wormholes, movable
from starboard.games.eclipse.moves import Stop
from starboard.games.eclipse.setup import lay_sector
from starboard.games.eclipse.state import Hex, Table
from starboard.kernel import Chance, Entry, Move, Seat, Seats, Zone, only


def is_origin(state: Table, seat: int, sector: Hex) -> bool:
    """Controlled, or with an own ship that is not pinned (ECL-EXP-01)."""
    return sector.disc == seat or movable(state, seat, sector) > 0


def is_exhausted(state: Table, number: int) -> bool:
    """Whether stack and discard pile of a ring are both empty (ECL-EXP-16)."""
    return not state.stacks[number] and not state.discarded[number]


def cannot_explore(state: Table, seat: int, move: Explore) -> Illegal | None:
    """Why a zone cannot be explored from there (ECL-EXP-01, 02, 16, ECL-TECH-16)."""
    origin = state.sectors.get(move.origin)
    if origin is None or not is_origin(state, seat, origin):
        return Illegal("ECL-EXP-01", "no-origin", sector=move.origin)
    around = neighbours(origin.zone)
    if move.zone not in around:
        return Illegal("ECL-EXP-02", "zone-not-beside", zone=move.zone, sector=move.origin)
    if move.zone in state.zones:
        return Illegal("ECL-EXP-02", "zone-explored", zone=move.zone)
    edge = around.index(move.zone)
    if not half_wormholes(state.players[seat]) and not has_fragment(origin, edge):
        return Illegal("ECL-EXP-02", "no-wormhole-there", zone=move.zone, sector=move.origin)
    if is_exhausted(state, ring(move.zone)):
        return Illegal("ECL-EXP-16", "no-sector-left", ring=ring(move.zone))
    return None


class Exploring(Activation):
    """Explore one zone after another (ECL-EXP-01, 02, 16, 17)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Explore, Stop)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for sector in state.sectors.values():
            if sector.disc == seat or sector.has_ship(seat):
                found.extend([Explore(sector.id, zone) for zone in neighbours(sector.zone)])
        return [*found, Stop()]

    def moves(self, state: Table, seat: Seat) -> list[Move]:
        half = half_wormholes(state.players[seat])
        found: list[Move] = []
        for sector in state.sectors.values():
            if not is_origin(state, seat, sector):
                continue
            for edge, zone in enumerate(neighbours(sector.zone)):
                if zone in state.zones or not (half or has_fragment(sector, edge)):
                    continue
                if not is_exhausted(state, ring(zone)):
                    found.append(Explore(sector.id, zone))
        return [*found, Stop()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        return cannot_explore(state, seat, move) if isinstance(move, Explore) else None

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Stop):
            return
        assert isinstance(move, Explore)
        draw_sector(state, seat, move.zone, chance)
        follow: list[Entry] = [Placing(seat, move.origin, move.zone)]
        if self.left > 1:
            follow.append(Exploring(seat, self.left - 1))
        state.push(*follow)


def draw_sector(state: Table, seat: int, zone: str, chance: Chance) -> None:
    """The top one of the stack, or of the shuffled discards (ECL-EXP-03, 15, ECL-SPEC-23)."""
    number = ring(zone)
    stack = state.stacks[number]
    if stack:
        names = stack.ask(1, chance)
    else:
        chance.shuffle()
        names = [chance.draw(sorted(state.discarded[number]))]
        stack.bag = sorted(state.discarded[number])
        state.discarded[number] = []
        state.report(StackRenewed("ECL-EXP-15", number))
    if not state.drawn.slots:
        state.drawn = Zone(stack.pool, [])
    for slot in stack.deal(names, only(seat)):
        state.drawn.add(slot)
        state.report(SectorDrawn("ECL-EXP-03", seat, zone, slot.name))


def discard_drawn(state: Table, seat: int, number: int) -> None:
    """What was drawn and not placed lies face up on the discard pile (ECL-EXP-14)."""
    for slot in state.drawn.slots:
        state.discarded[number].append(slot.name)
        state.report(SectorDiscarded("ECL-EXP-14", seat, slot.name))
    state.drawn.slots.clear()


class Placing(TurnChoice):
    """Lay the drawn sector or discard it; Draco may draw twice (ECL-EXP-04, 05, ECL-SPEC-23)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Place, Discard, DrawAgain)
    origin: str
    zone: str

    def question(self, state: Table) -> dict[str, str | int]:
        names = [slot.name for slot in state.drawn.slots]
        second = names[1] if len(names) > 1 else ""
        return {
            "seat": self.seat,
            "zone": self.zone,
            "sector": names[0] if names else "",
            "second": second,
        }

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        found: list[Move] = [
            Place(name, rotation) for name in state.drawn.names() for rotation in range(6)
        ]
        return [*found, Discard(), DrawAgain()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Place):
            if not state.drawn.has(move.sector):
                return Illegal("ECL-EXP-04", "sector-not-drawn", sector=move.sector)
            return self.cannot_lay(state, move)
        if isinstance(move, DrawAgain):
            return self.cannot_draw(state)
        return None

    def cannot_lay(self, state: Table, move: Place) -> Illegal | None:
        """It must be joined to the origin (ECL-EXP-05, ECL-TECH-17)."""
        origin = state.sectors[self.origin]
        edge = neighbours(origin.zone).index(self.zone)
        fragments = state.box.sectors[move.sector].wormholes
        there = (opposite(edge) - move.rotation) % 6 in fragments
        here = has_fragment(origin, edge)
        half = half_wormholes(state.players[self.seat])
        if not 0 <= move.rotation < 6 or not (here or there if half else here and there):
            clause = "ECL-TECH-17" if half else "ECL-EXP-05"
            return Illegal(clause, "not-joined", sector=move.sector, origin=self.origin)
        return None

    def cannot_draw(self, state: Table) -> Illegal | None:
        """Only Draco looks at a second sector (ECL-SPEC-23, ECL-FAQ-22, ECL-EXP-03, 16)."""
        if Special.EXPLORE_TWO not in state.players[self.seat].people.special:
            return Illegal("ECL-EXP-03", "one-sector-only")
        if len(state.drawn) > 1:
            return Illegal("ECL-SPEC-23", "two-sectors-at-most")
        if is_exhausted(state, ring(self.zone)):
            return Illegal("ECL-EXP-16", "no-sector-left", ring=ring(self.zone))
        return None

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, DrawAgain):
            draw_sector(state, seat, self.zone, chance)
            state.push(self)
            return
        if isinstance(move, Place):
            state.drawn.take(move.sector)
        discard_drawn(state, seat, ring(self.zone))
        if isinstance(move, Place):
            place_sector(state, seat, move, self.zone)


def place_sector(state: Table, seat: int, move: Place, zone: str) -> None:
    """Lay it, take and resolve the discovery, then decide on control (ECL-EXP-05, 13)."""
    sector = lay_sector(state, state.box.sectors[move.sector], zone, move.rotation)
    state.report(SectorPlaced("ECL-EXP-05", seat, sector.id, zone))
    follow: list[Entry] = []
    if may_take(sector):
        follow.append(TakeDiscovery(seat, sector.id))
    if not enemies(state.players[seat], sector):  # ECL-EXP-09, ECL-SPEC-27
        follow.append(ControlOffer(seat, sector.id))
    state.push(*follow)


class ControlOffer(TurnChoice):
    """The explorer may put a disc on the new sector (ECL-EXP-12)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Claim, Leave)
    sector: str

    def must(self, state: Table) -> Seats:
        return (self.seat,) if state.players[self.seat].discs else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "sector": self.sector}

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Claim(self.sector), Leave()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Claim) and move.sector != self.sector:
            return Illegal("ECL-EXP-12", "only-the-new-sector", sector=self.sector)
        return None

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Claim):
            take_control(state, seat, state.sectors[move.sector], "ECL-EXP-12")
