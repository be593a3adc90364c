"""Placing what comes to a place of its own side: unloading, caps, loyalties, accessories.

It ends a defensive mission (PR-DEF-09), every other mission (PR-TRANS-05) and a retreat (PR-RETR).
What finds no place goes directly to the matter sink, and nothing prevents that (PR-SINK-05, 06).
"""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import (
    attach,
    cannot_bear,
    hand_out,
    settle_gear,
    wrong_place,
)
from starboard.games.perry_rhodan.caps import room_for, ship_cap, unit_cap
from starboard.games.perry_rhodan.events.missions import AccessoryAttached, CameHome
from starboard.games.perry_rhodan.holds import (
    aboard,
    all_aboard,
    close_holds,
    is_home,
    open_holds,
    put_aboard,
    take_out,
    walkers,
)
from starboard.games.perry_rhodan.kinds import MissionKind, PlaceKind, Side
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.moves.missions import Drop
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.transition import note_return
from starboard.games.perry_rhodan.versions import ALL_WORDS, AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.zones import Place, borne_by, place_at, place_id
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step


def lose(state: Table, laid: Laid, clause: str) -> None:
    """A card that finds no place goes directly to the sink with all it carries (PR-SINK-05)."""
    sink(state, laid, Way.DIRECT, clause)


class Arrive(Step[Table]):
    """Ships with all they carry, and those on foot, come to a place of their own side.

    Carried ships are placed too; surplus ones go to the sink with their cargo.
    """

    seat: int
    side: Side
    family: str
    ships: tuple[str, ...]

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        cards = state.players[self.seat].cards
        ships = [cards[name] for name in self.ships if name in cards]
        boats = [laid for ship in ships for laid in all_aboard(state, ship) if laid.card.is_ship]
        for laid in boats:
            take_out(state, laid)
        arrived = tuple([laid.id for laid in [*ships, *boats]])
        for laid in [*ships, *boats]:
            take_note(state, laid)
            laid.place = self.family
            for borne in borne_by(state, laid):
                if stays_behind(state, borne):
                    borne.on = ""
                elif lives_aboard(state, borne):
                    open_holds(state, [laid])
                    put_aboard(state, borne, laid)
                else:
                    borne.place = self.family
        state.memo = {}
        note_return(state, self.family, ships)
        at = (self.seat, self.side, self.family)
        state.push(Trim(*at, arrived), UnitsArrive(*at, arrived))


def stays_behind(state: Table, laid: Laid) -> bool:
    """Whether a unit that lived in its ship was not taken along on the mission (PR-CARD-35)."""
    mission = state.mission
    own = mission is not None and mission.seat == laid.owner
    return own and laid.card.is_unit and follows(state, ALL_WORDS) and is_home(state, laid)


def lives_aboard(state: Table, laid: Laid) -> bool:
    """Whether a unit lived in its ship at a star cluster: it is unloaded where that lands."""
    home = laid.card.is_unit and is_home(state, laid)
    return home and follows(state, AS_THE_BOOK_SAYS)  # PR-CARD-35, PR-TRANS-05


def take_note(state: Table, laid: Laid) -> None:
    """Who comes home has made a mission; a fetch is none.

    PR-MISS-03, 10, 17, 18, PR-AGT-34, PR-ABW-05, 08.
    """
    mission = state.mission
    if mission is None or mission.seat != laid.owner:
        return
    if laid.id in mission.members:
        mission.members.remove(laid.id)
    if mission.kind is MissionKind.COUNTER:
        state.turn.defended = {*(state.turn.defended or ()), laid.id}
    elif not mission.fetching and not was_made_before(state):
        laid.missions = [*(laid.missions or ()), mission.number]


def was_made_before(state: Table) -> bool:
    """Whether it arrives in Reaktivierung: the mission was one of an earlier turn.

    PR-MISS-10, PR-RANGE-16.
    """
    arrives = state.turn.section is Section.REACTIVATION
    return arrives and follows(state, AS_THE_BOOK_SAYS)


class UnitsArrive(Step[Table]):
    """Those who were aboard, or on foot, are placed and announced.

    PR-TRANS-05, PR-ABW-05, 12, PR-RETR-14.
    """

    seat: int
    side: Side
    family: str
    ships: tuple[str, ...]

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        cards = state.players[self.seat].cards
        ships = [cards[name] for name in self.ships if name in cards]
        place = place_at(state, self.seat, self.side, self.family)
        arrived: list[Laid] = []
        for ship in ships:
            for unit in [laid for laid in aboard(state, ship) if laid.card.is_unit]:
                take_out(state, unit)
                unit.on = ship.id if stays_aboard(place) else ""
                arrived.append(unit)
        for unit in walkers(state, self.seat):
            take_out(state, unit)
            arrived.append(unit)
        for unit in arrived:
            take_note(state, unit)
            unit.place = self.family
            settle_gear(state, unit)
        at = (self.seat, self.side, self.family)
        names = tuple([unit.id for unit in arrived])
        told = tuple([laid.id for laid in [*ships, *arrived]])
        state.memo = {}
        state.report(CameHome("PR-TRANS-05", self.seat, place.id, told))
        trim = () if stays_aboard(place) else (Trim(*at, names),)
        state.push(*trim, GearArrives(*at, self.ships, names))


def stays_aboard(place: Place) -> bool:
    """Whether units stay in their ships there (PR-CARD-35)."""
    return place.top is not None and place.top.card.place_kind is PlaceKind.STAR_CLUSTER


class GearArrives(Step[Table]):
    """Accessories that came alone find a unit or are lost; then all is known again.

    PR-RANGE-16, PR-TRANS-05, PR-ACC-14, PR-ABW-19.
    """

    seat: int
    side: Side
    family: str
    ships: tuple[str, ...]
    units: tuple[str, ...]

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        cards = state.players[self.seat].cards
        ships = [cards[name] for name in self.ships if name in cards]
        place = place_at(state, self.seat, self.side, self.family)
        for laid in [laid for ship in ships for laid in aboard(state, ship)]:
            if laid.card.is_place_accessory:
                set_up(state, place, laid)
                continue
            bearer = bearer_for(state, place, laid)
            take_out(state, laid)
            if bearer is None:
                lose(state, laid, "PR-ACC-14")
            else:
                attach(state, laid, bearer)
        close_holds(state, self.seat, [*self.ships, *self.units])
        hand_out(state, place_at(state, self.seat, self.side, self.family))


def set_up(state: Table, place: Place, laid: Laid) -> None:
    """A place accessory that ships have brought lies there if it fits.

    PR-LAY-28, PR-ACC-14, PR-P45-03.
    """
    take_out(state, laid)
    if laid in place.accessories:
        return
    if wrong_place(place, laid.card) is not None or not room_for(state, place, laid.card):
        lose(state, laid, "PR-ACC-14")
        return
    laid.place = place.family
    state.memo = {}
    state.report(AccessoryAttached("PR-P45-03", laid.owner, laid.id, place.id))


def bearer_for(state: Table, place: Place, laid: Laid) -> Laid | None:
    """A unit of a place that can take an accessory (PR-ACC-14)."""
    return next((unit for unit in place.units if cannot_bear(state, laid, unit) is None), None)


# ------------------------------------------------------------------------- what finds no place


class Trim(Choice[Table]):
    """Too many, or of the wrong loyalty: the owner picks newcomers (PR-DEF-05, PR-RETR-13)."""

    seat: int
    side: Side
    family: str
    arrived: tuple[str, ...]

    acts: ClassVar[tuple[Act, ...]]

    def must(self, state: Table) -> Seats:
        return (self.seat,) if surplus_of(state, self) else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"place": place_id(self.side, self.family)}


def newcomers(state: Table, choice: Trim) -> list[Laid]:
    """Those who have just arrived and are still there."""
    cards = state.players[choice.seat].cards
    return [cards[name] for name in choice.arrived if name in cards]


def surplus_of(state: Table, choice: Trim) -> list[Laid]:
    """The newcomers of whom some have to go: by loyalty first, then by the cap."""
    new = newcomers(state, choice)
    if not new:
        return []
    place = place_at(state, choice.seat, choice.side, choice.family)
    row = place.ships if new[0].card.is_ship else place.units
    strangers = [laid for laid in new if is_stranger(state, laid, row, new)]
    if strangers:
        return strangers
    cap = ship_cap(state, place) if new[0].card.is_ship else unit_cap(state, place)
    return new if len(row) > cap else []


def is_stranger(state: Table, laid: Laid, row: list[Laid], new: list[Laid]) -> bool:
    """Whether a newcomer stands against those who were there, or others (PR-MISS-17, 18)."""
    residents = [other for other in row if other not in new] or new
    return any(not agree(laid.card, other.card, laid.side, state.phase) for other in residents)


def drops(choice: Trim, state: Table, seat: Seat) -> list[Drop]:
    """Every newcomer that may go."""
    return [Drop(laid.id) for laid in surplus_of(state, choice)]


def cannot_drop(choice: Trim, state: Table, seat: Seat, move: Drop) -> Illegal | None:
    """Only cards that took part, never those that were there (PR-DEF-05)."""
    if move.card in [laid.id for laid in surplus_of(state, choice)]:
        return None
    return Illegal("PR-DEF-05", "not-a-newcomer", card=move.card)


def drop(choice: Trim, state: Table, seat: Seat, move: Drop, chance: Chance) -> None:
    """It goes directly to the sink with all it carries; then the rest is counted.

    PR-SINK-05, PR-DEF-05, PR-RETR-13.
    """
    state.push(choice)
    lose(state, state.players[seat].cards[move.card], "PR-SINK-05")


Trim.acts = (Act(Drop, drop, drops, cannot_drop, drops),)
