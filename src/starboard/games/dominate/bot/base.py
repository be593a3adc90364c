"""The base: what is ordered, economy first, and where it is placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from starboard.games.dominate.bot.errands import doors, kept_free
from starboard.games.dominate.bot.outlook import Outlook
from starboard.games.dominate.campaign.moves import UseCard
from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.ground import beyond, straight
from starboard.games.dominate.kinds import Category, Class, Direction
from starboard.games.dominate.moves import EndTurn, Order, Place, Recycle
from starboard.games.dominate.pieces import count_of, in_slot
from starboard.games.dominate.sites import exits_of
from starboard.games.dominate.slot import split
from starboard.games.dominate.state import READY, Figure
from starboard.kernel import Move

PAYS_OFF: Final = 7
"""In so many rounds a harvester has earned what it costs."""
TIME_FOR_WAR: Final = 8
"""With fewer rounds left a new factory is no use."""
UPLINK_TIME: Final = 14
GIFTS: Final = {"funds_received": 2, "mobile_fortress_prototype": 5}
"""Cards that bring something for nothing, if so many rounds are left."""


class Wish(NamedTuple):
    """Something to order, and why."""

    type: str
    why: str
    waits: bool = False
    """Whether it is worth saving for."""


def build(outlook: Outlook, moves: Sequence[Move]) -> tuple[Move, str]:
    """The next move of the build phase."""
    for move in moves:
        if isinstance(move, UseCard) and is_gift(outlook, move.card):
            return move, "why-card"
    places = [move for move in moves if isinstance(move, Place)]
    if places:
        return max(places, key=lambda move: site(outlook, move)), "why-place"
    if outlook.rounds_left == 0:
        for move in moves:
            if isinstance(move, Recycle):
                return move, "why-recycle"
    offered = {move.type: move for move in moves if isinstance(move, Order)}
    for wish in wishes(outlook):
        if wish.type in offered and in_time(outlook, wish.type):
            return offered[wish.type], wish.why
        if wish.waits and in_time(outlook, wish.type) and is_missing(outlook, wish.type):
            break
    return next(move for move in moves if isinstance(move, EndTurn)), "why-end-turn"


def is_gift(outlook: Outlook, card: str) -> bool:
    """Whether a reward card brings something now and costs nothing."""
    left = outlook.rounds_left
    if card == "building_in_progress":
        orders = outlook.state.players[outlook.seat].orders(Category.BUILDINGS)
        return any(split(order)[1] != READY for order in orders)
    return left >= GIFTS.get(card, left + 1)


def in_time(outlook: Outlook, type: str) -> bool:
    """Whether a figure would be on the board before the last round is over."""
    return outlook.state.box.sheet(type).build_time <= outlook.rounds_left


def is_missing(outlook: Outlook, type: str) -> bool:
    """Whether it is the credits that are missing, not the place in the slot."""
    player = outlook.state.players[outlook.seat]
    return player.money() < outlook.state.box.sheet(type).cost


def planned(outlook: Outlook, type: str) -> int:
    """How many of a kind there are, those in production included."""
    state, seat = outlook.state, outlook.seat
    return count_of(state, seat, type) + in_slot(state, seat, type)


# ------------------------------------------------------------------------- wishes


def wishes(outlook: Outlook) -> list[Wish]:
    """What is to be ordered, the most urgent first."""
    found: list[Wish] = []
    if short_of_energy(outlook):
        found.append(Wish("powerplant", "why-order-power", True))
    found += economy(outlook)
    found += army(outlook)
    return found


def short_of_energy(outlook: Outlook) -> bool:
    """Whether the next building would have no energy."""
    state, seat = outlook.state, outlook.seat
    coming = 0
    for order in state.players[seat].orders(Category.BUILDINGS):
        coming += state.box.sheet(split(order)[0]).energy
    return energy_of(state, seat) + coming < 1


def economy(outlook: Outlook) -> list[Wish]:
    """A refinery brings a harvester for nothing; barracks and a factory when it can be fed."""
    left, why = outlook.rounds_left, "why-order-economy"
    found: list[Wish] = []
    ore = len(outlook.state.ore)
    if not planned(outlook, "construction_yard") + planned(outlook, "mcv"):
        return found
    if planned(outlook, "refinery") == 0 and ore:
        found.append(Wish("refinery", why, True))
    if planned(outlook, "barracks") == 0:
        found.append(Wish("barracks", "why-order-barracks", True))
    if endangered(outlook) and left > 2:
        return found
    if planned(outlook, "refinery") < 2:
        found.append(Wish("refinery", why, True))
    if planned(outlook, "factory") == 0 and left >= TIME_FOR_WAR:
        found.append(Wish("factory", "why-order-factory", True))
    if planned(outlook, "harvester") < 3 and ore >= 8 and left >= PAYS_OFF + 3:
        found.append(Wish("harvester", why))
    if planned(outlook, "barracks") < 2 and left >= TIME_FOR_WAR:
        found.append(Wish("barracks", "why-order-barracks"))
    strikes = outlook.state.strikes
    if strikes and left >= UPLINK_TIME and planned(outlook, "factory"):
        found.append(Wish("uplink", "why-order-uplink"))
    return found


def endangered(outlook: Outlook) -> bool:
    """Whether enemies near the base are stronger than what stands there."""
    homes = [figure.field for figure in outlook.own if figure.is_building]

    def near(field: str, steps: int) -> bool:
        return any(straight(field, home) <= steps for home in homes)

    against = sum([outlook.price(foe) for foe in outlook.foes
                   if foe.is_unit and foe.sheet.targets and near(foe.field, 5)])  # fmt: skip
    mine = sum([outlook.price(friend) for friend in outlook.friends if near(friend.field, 4)])
    return against > mine


def army(outlook: Outlook) -> list[Wish]:
    """Against what is seen: each kind by what it could hit, less what there is of it."""
    seen = dict.fromkeys(Class, 0.0)
    for foe in outlook.foes:
        seen[foe.sheet.cls] += outlook.price(foe)
    rated: list[tuple[float, str]] = []
    for type, likes, fixed in TROOPS:
        asked = sum([seen[cls] * weight for cls, weight in likes.items()]) + fixed
        cost = outlook.state.box.sheet(type).cost
        rated.append((asked / (cost * (1.0 + planned(outlook, type))), type))
    rated.sort(reverse=True)
    return [Wish(type, "why-order-army") for _, type in rated]


TROOPS: Final[tuple[tuple[str, dict[Class, float], float], ...]] = (
    ("mg_inf", {Class.INFANTRY: 1.0, Class.WHEELED: 0.6}, 8.0),
    (
        "rak_inf",
        {Class.ARMOURED: 1.0, Class.AIR: 1.0, Class.WHEELED: 0.4, Class.BUILDING: 0.2},
        6.0,
    ),
    ("ing_inf", {Class.BUILDING: 0.25}, 0.0),
    ("artillery", {Class.INFANTRY: 1.4, Class.WHEELED: 0.8, Class.BUILDING: 0.3}, 4.0),
    ("tank", {Class.WHEELED: 0.8, Class.ARMOURED: 0.6, Class.BUILDING: 0.3}, 4.0),
    ("mg_buggy", {Class.INFANTRY: 0.5, Class.WHEELED: 0.5}, 0.0),
)
"""Kinds of troops, what of the enemy's asks for them, and how much they are worth anyway."""


# ------------------------------------------------------------------------- sites


def site(outlook: Outlook, move: Place) -> float:
    """How good a place is for a finished figure."""
    sheet = outlook.state.box.sheet(move.type)
    newcomer = Figure(f"{move.type}.0", sheet, outlook.seat, "", move.field, [])
    worth = -outlook.risk(newcomer, move.field)
    enemy = nearest(outlook, move.field)
    if sheet.cls is not Class.BUILDING:
        return worth - 0.05 * enemy
    if move.field in kept_free(outlook):
        worth -= 6.0
    worth -= 0.2 * sum(
        [field in outlook.blocked for field in outlook.state.land.beside(move.field)]
    )
    if move.type in ("mg_tower", "rak_tower"):
        return worth - 0.3 * enemy
    worth += 0.1 * min(enemy, 12)
    if move.type == "refinery":
        return worth + mine_site(outlook, move)
    if move.type == "factory":
        return worth + free_exits(outlook, move)
    return worth - 0.3 * len([1 for field in outlook.state.land.beside(move.field)
                              if field in outlook.state.ore])  # fmt: skip


def nearest(outlook: Outlook, field: str) -> int:
    """How far the next enemy building or unit is."""
    return min([straight(field, foe.field) for foe in outlook.foes], default=12)


def mine_site(outlook: Outlook, move: Place) -> float:
    """Near ore, with a free unload field."""
    state = outlook.state
    door = beyond(move.field, Direction(move.facing))
    if not is_free(outlook, door) or door in doors(outlook):
        return -8.0
    harvester = Figure("", state.box.sheet("harvester"), outlook.seat, "", door, [])
    far = outlook.far(harvester, door)
    ways = sorted([far[field] for field in state.ore if field in far])[:5]
    return -0.5 * sum(ways) / len(ways) if ways else -8.0


def free_exits(outlook: Outlook, move: Place) -> float:
    """Both exits passable."""
    factory = Figure("", outlook.state.box.sheet("factory"), outlook.seat, "", move.field, [])
    factory.facing = move.facing
    return float(sum([is_free(outlook, field) for field in exits_of(outlook.state, factory)]))


def is_free(outlook: Outlook, field: str) -> bool:
    """Whether a vehicle could come out there."""
    state = outlook.state
    if field not in state.land.terrain or field in outlook.blocked:
        return False
    return field in outlook.ground(state.box.sheet("harvester")).open and field not in state.ore


def orders_to_lose(moves: Sequence[Move]) -> Move:
    """The cheapest loss: what takes longest."""
    return max(moves, key=lambda move: split(getattr(move, "order", f"x@{READY}"))[1])
