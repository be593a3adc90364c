"""Mustering a mission: from where, which ships, who goes aboard, who walks, with what.

PR-MISS-01…12, PR-TRANS, PR-ACC. What goes aboard is nobody's business but the owner's: the muster
is a strand of its own, and its events are for one seat only.
"""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import cannot_bear, cannot_travel_alone, is_fixed
from starboard.games.perry_rhodan.arming import arm, begin_handing, note_handing, often_handed
from starboard.games.perry_rhodan.attackable import cannot_take_part, target_of
from starboard.games.perry_rhodan.events.agents import HeightTold
from starboard.games.perry_rhodan.events.missions import Loaded
from starboard.games.perry_rhodan.formation import (
    boats_of,
    conceivable_origins,
    may_walk,
    mission_of,
    origin_of,
    passengers_of,
    ships_of,
    way,
)
from starboard.games.perry_rhodan.holds import (
    aboard,
    carrier_of,
    is_away,
    is_carried,
    listed_units,
    open_holds,
    open_on_foot,
    put_aboard,
    set_out,
    take_out,
    walkers,
)
from starboard.games.perry_rhodan.initiative import not_in_this_mission
from starboard.games.perry_rhodan.kinds import MissionKind
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.moves.missions import (
    AskHeight,
    Board,
    Carry,
    Equip,
    From,
    Go,
    Join,
    Leave,
    Walk,
)
from starboard.games.perry_rhodan.ranges import FIXED, reaches, rounds_for
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.transport import has_room, lets_transport, travels
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.zones import place_id, split_place
from starboard.kernel import Act, Chance, Choice, Seat, Seats

# ------------------------------------------------------------------------- from where


def froms(choice: Muster, state: Table, seat: Seat) -> list[From]:
    """Every place from which somebody could go."""
    mission = mission_of(state)
    families = conceivable_origins(state, mission)
    return [From(place_id(mission.side, family)) for family in families]


def legal_froms(choice: Muster, state: Table, seat: Seat) -> list[From]:
    """All of them, as long as none is named."""
    return [] if mission_of(state).origin else froms(choice, state, seat)


def cannot_depart(choice: Muster, state: Table, seat: Seat, move: From) -> Illegal | None:
    """One place only, named once (PR-MISS-01, 02)."""
    mission, where = mission_of(state), split_place(move.place)
    if where is None or where[0] is not mission.side:
        return Illegal("PR-MISS-01", "no-such-place", place=move.place)
    if mission.origin:
        return Illegal("PR-MISS-01", "departs-from-one-place")
    if where[1] not in conceivable_origins(state, mission):
        return Illegal("PR-MISS-02", "nobody-gets-there", place=move.place)
    return None


def depart_from(choice: Muster, state: Table, seat: Seat, move: From, chance: Chance) -> None:
    """Everybody sees from where; what is mustered there is known to the owner alone."""
    where = split_place(move.place)
    assert where is not None
    state.push(choice)
    open_muster(state, mission_of(state), where[1])


def open_muster(state: Table, mission: Mission, family: str) -> None:
    """The mission departs from this place: its ships and units may carry something unseen."""
    mission.origin = family
    origin = origin_of(state, mission)
    open_holds(state, origin.ships)
    arm(state, listed_units(state, mission.seat, mission.side, family))
    open_on_foot(state, mission.seat)
    begin_handing(state, mission.seat)


# ------------------------------------------------------------------------- who may come


def here(state: Table, mission: Mission, name: str) -> Laid | None:
    """A card at the place of departure that is really there."""
    laid = state.players[mission.seat].cards.get(name)
    if laid is None or not mission.origin or is_away(state, laid):
        return None
    listed = laid.place == mission.origin and laid.side is mission.side
    return laid if listed and laid.space == mission.seat else None


def cannot_come(state: Table, mission: Mission, name: str) -> Illegal | None:
    """Why a ship or unit does not take part in any form (PR-MISS-01, 08, PR-RANGE-03)."""
    laid = here(state, mission, name)
    if laid is None or not (laid.card.is_ship or laid.card.is_unit):
        return Illegal("PR-MISS-01", "not-at-that-place", card=name)
    if laid.card.range == FIXED:
        return Illegal("PR-RANGE-03", "fixed-location", card=name)
    return cannot_take_part(state, mission, laid) or not_in_this_mission(state, mission, laid)


def ship_in(state: Table, mission: Mission, name: str) -> Laid | None:
    """A ship of the formation, on its own or carried."""
    ships = [*ships_of(state, mission), *boats_of(state, mission)]
    return next((ship for ship in ships if ship.id == name), None)


def cannot_be_loaded(state: Table, mission: Mission, name: str, into: str) -> Illegal | None:
    """Why a card does not go aboard a ship of the formation (PR-TRANS-02, 08…16)."""
    return cannot_come(state, mission, name) or does_not_fit(state, mission, name, into)


def does_not_fit(state: Table, mission: Mission, name: str, into: str) -> Illegal | None:
    """Why a card that may come does not go aboard a ship of the formation."""
    laid, ship = here(state, mission, name), ship_in(state, mission, into)
    if laid is None or ship is None or ship is laid:
        return Illegal("PR-MISS-12", "ship-does-not-fly", ship=into)
    if is_carried(state, laid):
        return Illegal("PR-TRANS-04", "is-aboard", card=name)
    if not agree(laid.card, ship.card, mission.side, state.phase):
        return Illegal("PR-TRANS-02", "other-loyalty", card=name)
    return has_room(state, ship, laid)


# ------------------------------------------------------------------------- ships


def joins(choice: Muster, state: Table, seat: Seat) -> list[Join]:
    """Every ship of the place."""
    return [Join(ship.id) for ship in origin_of(state, mission_of(state)).ships]


def legal_joins(choice: Muster, state: Table, seat: Seat) -> list[Join]:
    """Those of them that fly: none where somebody walks, and the range is looked at first."""
    mission = mission_of(state)
    origin = origin_of(state, mission)
    if not origin.ships or mission.kind is MissionKind.COUNTER or walkers(state, seat):
        return []
    away, known = way(state, mission, origin), mission.members
    near = [ship for ship in origin.ships if reaches(ship.card.range, away)]
    return [
        Join(ship.id)
        for ship in near
        if ship.id not in known
        and not is_carried(state, ship)
        and cannot_come(state, mission, ship.id) is None
    ]


def cannot_join(choice: Muster, state: Table, seat: Seat, move: Join) -> Illegal | None:
    """A ship that gets there by itself, and nobody walks.

    PR-MISS-01, 02, 08, 12, PR-ABW-02, 10.
    """
    mission = mission_of(state)
    refused = cannot_come(state, mission, move.ship)
    laid = here(state, mission, move.ship)
    if refused is not None:
        return refused
    if laid is None or not laid.card.is_ship or mission.kind is MissionKind.COUNTER:
        return Illegal("PR-MISS-01", "not-at-that-place", card=move.ship)
    if move.ship in mission.members or is_carried(state, laid):
        return Illegal("PR-MISS-08", "takes-part", card=move.ship)
    if walkers(state, seat):
        return Illegal("PR-MISS-12", "with-or-without-ships")
    if not reaches(laid.card.range, way(state, mission, origin_of(state, mission))):
        return Illegal("PR-MISS-02", "out-of-range", card=move.ship)
    return None


def join(choice: Muster, state: Table, seat: Seat, move: Join, chance: Chance) -> None:
    """The ship flies; units that live aboard stay there (PR-CARD-35, PR-TRANS-03, PR-AGT-19)."""
    mission = mission_of(state)
    mission.members.append(move.ship)
    ship = state.players[seat].cards[move.ship]
    for unit in origin_of(state, mission).units:
        if unit.on == ship.id and cannot_be_loaded(state, mission, unit.id, ship.id) is None:
            load(state, unit, ship)
    state.push(choice)


def carries(choice: Muster, state: Table, seat: Seat) -> list[Carry]:
    """Every ship of the place into every ship of the formation."""
    mission = mission_of(state)
    here_now = origin_of(state, mission).ships
    flying = ships_of(state, mission)
    return [Carry(boat.id, ship.id) for boat in here_now for ship in flying if boat is not ship]


def cannot_carry(choice: Muster, state: Table, seat: Seat, move: Carry) -> Illegal | None:
    """Only ships that do not get there themselves, or not in this turn.

    PR-MISS-08, PR-TRANS-01, 03.
    """
    mission = mission_of(state)
    refused = cannot_be_loaded(state, mission, move.boat, move.ship)
    if refused is not None:
        return refused
    boat = state.players[seat].cards[move.boat]
    if not boat.card.is_ship or move.ship not in mission.members:
        return Illegal("PR-TRANS-01", "ship-does-not-fly", ship=move.ship)
    if move.boat in mission.members:
        return Illegal("PR-MISS-08", "takes-part", card=move.boat)
    away = way(state, mission, origin_of(state, mission))
    if reaches(boat.card.range, away) and rounds_for(boat.card, away) == 1:
        return Illegal("PR-TRANS-03", "flies-by-itself", card=move.boat)
    return None


def carry(choice: Muster, state: Table, seat: Seat, move: Carry, chance: Chance) -> None:
    """A ship goes into the hangar of another one."""
    cards = state.players[seat].cards
    load(state, cards[move.boat], cards[move.ship])
    state.push(choice)


# ------------------------------------------------------------------------- units


def boards(choice: Muster, state: Table, seat: Seat) -> list[Board]:
    """Every unit of the place into every ship of the formation."""
    mission = mission_of(state)
    ships = [*ships_of(state, mission), *boats_of(state, mission)]
    return [Board(unit.id, ship.id) for unit in origin_of(state, mission).units for ship in ships]


def legal_boards(choice: Muster, state: Table, seat: Seat) -> list[Board]:
    """Those of them that may be made: who may come at all is looked at once."""
    mission = mission_of(state)
    ships = [*ships_of(state, mission), *boats_of(state, mission)]
    return [
        Board(unit.id, ship.id)
        for unit in (origin_of(state, mission).units if ships else ())
        if cannot_come(state, mission, unit.id) is None
        for ship in ships
        if does_not_fit(state, mission, unit.id, ship.id) is None
    ]


def cannot_board(choice: Muster, state: Table, seat: Seat, move: Board) -> Illegal | None:
    """Units may always be carried as far as capacity allows (PR-TRANS-04, 05, PR-AGT-19)."""
    mission = mission_of(state)
    laid = here(state, mission, move.unit)
    if laid is not None and not laid.card.is_unit:
        return Illegal("PR-TRANS-04", "not-at-that-place", card=move.unit)
    return cannot_be_loaded(state, mission, move.unit, move.ship)


def board(choice: Muster, state: Table, seat: Seat, move: Board, chance: Chance) -> None:
    """A unit goes aboard with its accessories."""
    cards = state.players[seat].cards
    load(state, cards[move.unit], cards[move.ship])
    state.push(choice)


def walks(choice: Muster, state: Table, seat: Seat) -> list[Walk]:
    """Every unit of the place."""
    return [Walk(unit.id) for unit in origin_of(state, mission_of(state)).units]


def legal_walks(choice: Muster, state: Table, seat: Seat) -> list[Walk]:
    """Those of them that go on foot: nobody where ships fly, or where it is too far."""
    mission = mission_of(state)
    origin = origin_of(state, mission)
    if mission.members or not origin.units or not may_walk(state, mission, origin):
        return []
    on_foot = walkers(state, seat)
    return [
        Walk(unit.id)
        for unit in origin.units
        if unit not in on_foot and cannot_come(state, mission, unit.id) is None
    ]


def cannot_walk(choice: Muster, state: Table, seat: Seat, move: Walk) -> Illegal | None:
    """To a place of the same name, without any ship (PR-MISS-11, 12, PR-RANGE-05, PR-DEF-03)."""
    mission = mission_of(state)
    refused = cannot_come(state, mission, move.unit)
    laid = here(state, mission, move.unit)
    if refused is not None:
        return refused
    if laid is None or not laid.card.is_unit:
        return Illegal("PR-MISS-11", "not-at-that-place", card=move.unit)
    if laid in walkers(state, seat):
        return Illegal("PR-MISS-11", "takes-part", card=move.unit)
    if mission.members:
        return Illegal("PR-MISS-12", "with-or-without-ships")
    if not may_walk(state, mission, origin_of(state, mission)):
        clause = "PR-RANGE-05" if mission.kind is MissionKind.DEFENSIVE else "PR-MISS-11"
        return Illegal(clause, "too-far-to-walk", card=move.unit)
    return None


def walk(choice: Muster, state: Table, seat: Seat, move: Walk, chance: Chance) -> None:
    """A unit goes on foot with its accessories."""
    unit = state.players[seat].cards[move.unit]
    set_out(state, unit)
    state.report(Loaded("PR-MISS-11", seat, unit.id, ""))
    state.push(choice)


def load(state: Table, laid: Laid, ship: Laid) -> None:
    """A card goes aboard; a unit takes along what it bears (PR-TRANS-04, PR-ACC-01)."""
    put_aboard(state, laid, ship)
    state.report(Loaded("PR-TRANS-04", laid.owner, laid.id, ship.id))


# ------------------------------------------------------------------------- accessories


def equips(choice: Muster, state: Table, seat: Seat) -> list[Equip]:
    """Every loose accessory of the place with everybody who goes, and alone aboard every ship."""
    mission = mission_of(state)
    loose = [laid for laid in origin_of(state, mission).gear if not is_fixed(laid.card)]
    bearers = [*passengers_of(state, mission), *ships_of(state, mission)]
    offers = [Equip(laid.id, bearer.id) for laid in loose for bearer in bearers]
    heavy = [laid for laid in origin_of(state, mission).accessories if travels(laid.card)]
    return offers + [Equip(laid.id, s.id) for laid in heavy for s in ships_of(state, mission)]


def cannot_equip(choice: Muster, state: Table, seat: Seat, move: Equip) -> Illegal | None:
    """Free accessories of the place change hands when a mission is made.

    PR-PASS-12, PR-ACC-01, 05, 13.
    """
    mission = mission_of(state)
    laid = here(state, mission, move.accessory)
    if laid is None or not laid.card.is_accessory:
        return Illegal("PR-ACC-01", "not-at-that-place", card=move.accessory)
    going = [*passengers_of(state, mission), *ships_of(state, mission)]
    bearer = next((each for each in going if each.id == move.bearer), None)
    if bearer is None:
        return Illegal("PR-ACC-01", "does-not-take-part", card=move.bearer)
    if laid in aboard(state, bearer):
        return Illegal("PR-ACC-01", "is-aboard", card=move.accessory)
    if often_handed(state, laid):
        return Illegal("PR-ACC-05", "changes-hands-no-more", card=move.accessory)
    giver = carrier_of(state, laid)
    if giver is not None and giver.passive and follows(state, AS_THE_BOOK_SAYS):
        return Illegal("PR-PASS-12", "passive-keeps-accessories", card=move.accessory)
    if bearer.card.is_ship:
        return cannot_be_stowed(state, mission, laid, bearer)
    return cannot_bear(state, laid, bearer)


def cannot_be_stowed(state: Table, mission: Mission, laid: Laid, ship: Laid) -> Illegal | None:
    """Why a ship does not take an accessory along by itself; the Gom may go (PR-P45-03)."""
    if not travels(laid.card):
        return cannot_travel_alone(state, laid)
    defensive = mission.kind is MissionKind.DEFENSIVE
    if defensive and lets_transport(state, laid, ship, mission.target):
        return None
    return Illegal("PR-P45-03", "not-carried-there", card=laid.id)


def equip(choice: Muster, state: Table, seat: Seat, move: Equip, chance: Chance) -> None:
    """An accessory goes with somebody."""
    cards = state.players[seat].cards
    put_aboard(state, cards[move.accessory], cards[move.bearer])
    note_handing(state, cards[move.accessory])
    state.report(Loaded("PR-ACC-05", seat, move.accessory, move.bearer))
    state.push(choice)


# ------------------------------------------------------------------------- left behind


def leaves(choice: Muster, state: Table, seat: Seat) -> list[Leave]:
    """Every loose accessory that would come along."""
    place = origin_of(state, mission_of(state))
    things = [*place.gear, *place.accessories]
    return [Leave(laid.id) for laid in things if is_carried(state, laid)]


def cannot_leave(choice: Muster, state: Table, seat: Seat, move: Leave) -> Illegal | None:
    """Only an accessory that would come along; fixed ones do not lie loose (PR-ACC-11, 19)."""
    laid = here(state, mission_of(state), move.card)
    if laid is not None and laid.card.is_accessory and is_carried(state, laid):
        return None
    return Illegal("PR-ACC-11", "does-not-take-part", card=move.card)


def leave(choice: Muster, state: Table, seat: Seat, move: Leave, chance: Chance) -> None:
    """An accessory stays at the place (PR-ACC-11)."""
    take_out(state, state.players[seat].cards[move.card])
    state.push(choice)


# ------------------------------------------------------------------------- off


def cannot_ask(choice: Muster, state: Table, seat: Seat, move: AskHeight) -> Illegal | None:
    """Once the target is named its height may be asked for, where it is not seen (PR-AGT-16)."""
    mission = mission_of(state)
    if mission.kind is MissionKind.AGENT and state.memory and not mission.asked:
        return None
    return Illegal("PR-AGT-16", "height-is-known")


def ask(choice: Muster, state: Table, seat: Seat, move: AskHeight, chance: Chance) -> None:
    """The defender must answer (PR-AGT-16)."""
    mission = mission_of(state)
    place = target_of(state, mission)
    mission.asked = True
    state.report(HeightTold("PR-AGT-16", mission.target_space, place.id, place.count))
    state.push(choice)


def cannot_go(choice: Muster, state: Table, seat: Seat, move: Go) -> Illegal | None:
    """Somebody must take part (PR-MISS-01)."""
    if mission_of(state).members or walkers(state, seat):
        return None
    return Illegal("PR-MISS-01", "nobody-takes-part")


def go(choice: Muster, state: Table, seat: Seat, move: Go, chance: Chance) -> None:
    """The muster is over."""


class Muster(Choice[Table]):
    """Take up ships and units with accessories (PR-DEF-08, PR-OFF-12, PR-AGT-17, PR-ABW-10)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(From, depart_from, froms, cannot_depart, legal_froms),
        Act(Join, join, joins, cannot_join, legal_joins),
        Act(Board, board, boards, cannot_board, legal_boards),
        Act(Carry, carry, carries, cannot_carry),
        Act(Walk, walk, walks, cannot_walk, legal_walks),
        Act(Equip, equip, equips, cannot_equip),
        Act(Leave, leave, leaves, cannot_leave),
        Act(AskHeight, ask, reason=cannot_ask),
        Act(Go, go, reason=cannot_go),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        mission = mission_of(state)
        return {"kind": mission.kind, "place": target_of(state, mission).id}
