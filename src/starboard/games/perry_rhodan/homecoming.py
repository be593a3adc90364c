"""Going home from a target place: which places can be reached, who is stranded.

PR-TRANS-05…07, PR-RETR-07, 08, 11, PR-RED-12.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from starboard.errors import Illegal
from starboard.games.perry_rhodan.holds import walkers
from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.moves.missions import To
from starboard.games.perry_rhodan.placing import Arrive, lose
from starboard.games.perry_rhodan.refuges import by_losses, refuges, stranded
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.zones import place_at, place_id, split_place
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step


class Homeward(Step[Table]):
    """Ships and those on foot leave a place for their own side.

    `start` is the place that they leave; `home` is the place where others of them are already.

    PR-TRANS-07, PR-RETR-08, PR-RED-12.
    """

    seat: int
    side: Side
    start: str
    ships: tuple[str, ...]
    home: str = ""

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        present = [name for name in self.ships if name in state.players[self.seat].cards]
        if not present:
            walk_back(state, self)
            return
        open_places = home_places(state, self)
        if not open_places:
            for name in present:
                lose(state, state.players[self.seat].cards[name], "PR-TRANS-07")
        elif len(open_places) == 1:
            bring_home(state, self, open_places[0])
        else:
            state.push(HomePlace(self.seat, self.side, self.start, self.ships, self.home))


def ships_on(state: Table, way: Way) -> list[Laid]:
    """The ships that go home and still exist."""
    cards = state.players[way.seat].cards
    return [cards[name] for name in way.ships if name in cards]


def walk_back(state: Table, way: Way) -> None:
    """Those on foot go back to the own place of that name, or are lost.

    PR-TRANS-06, PR-OFF-15, PR-AGT-57, PR-ABW-14.
    """
    if place_at(state, way.seat, way.side, way.start).stack:
        state.push(Arrive(way.seat, way.side, way.start, ()))
        return
    for unit in walkers(state, way.seat):
        lose(state, unit, "PR-TRANS-06")


# ------------------------------------------------------------------------- where to


def home_places(state: Table, way: Way) -> list[str]:
    """The places to which the ships may go: all of them if that is possible, else the most.

    PR-RETR-08, 11, 12, PR-TRANS-07.
    """
    if way.home and place_at(state, way.seat, way.side, way.home).stack:
        return [way.home]
    ships = ships_on(state, way)
    peaceful = refuges(state, way.seat, way.side, way.start, ships)
    if peaceful:
        return peaceful
    lost = by_losses(state, way.seat, way.side, way.start, ships)
    fewest = min([len(each) for each in lost.values()], default=len(ships))
    return [family for family, each in lost.items() if len(each) == fewest < len(ships)]


def bring_home(state: Table, way: Way, family: str) -> None:
    """All fly to one place; who is stranded is lost with all it carries.

    PR-TRANS-07, PR-AGT-59, PR-RETR-08, PR-GROUND-03.
    """
    place = place_at(state, way.seat, way.side, family)
    lost = stranded(state, way.start, place, ships_on(state, way))
    if state.mission is not None and state.mission.seat == way.seat:
        state.mission.home = family
    for ship in lost:
        lose(state, ship, "PR-TRANS-07")
    arriving = tuple([ship.id for ship in ships_on(state, way)])
    state.push(Arrive(way.seat, way.side, family, arriving))


# ------------------------------------------------------------------------- the choice


def offers_home(choice: HomePlace, state: Table, seat: Seat) -> list[To]:
    """Every place that can be reached."""
    side = choice.side
    return [To(place_id(side, family)) for family in home_places(state, choice)]


def cannot_go_to(choice: HomePlace, state: Table, seat: Seat, move: To) -> Illegal | None:
    """One place of the own side in range of all.

    PR-TRANS-07, PR-AGT-34, PR-RETR-08, 11, 12, 16.
    """
    where = split_place(move.place)
    if where is not None and where[0] is choice.side and where[1] in home_places(state, choice):
        return None
    return Illegal("PR-RETR-11", "no-way-home", place=move.place)


def go_home(choice: HomePlace, state: Table, seat: Seat, move: To, chance: Chance) -> None:
    """The ships go there."""
    where = split_place(move.place)
    assert where is not None
    bring_home(state, choice, where[1])


class HomePlace(Choice[Table]):
    """To which place do the ships go home? (PR-RETR-08)"""

    acts: ClassVar[tuple[Act, ...]] = (Act(To, go_home, offers_home, cannot_go_to, offers_home),)
    obvious: ClassVar[bool] = True
    seat: int
    side: Side
    start: str
    ships: tuple[str, ...]
    home: str

    def must(self, state: Table) -> Seats:
        return (self.seat,)


Way: TypeAlias = Homeward | HomePlace
"""Who goes home from where, and the place where others of them are already."""
