"""A small hex field: walk, uncover tiles from a bag, bring the harvest in.

Three steps a turn: walk, which draws the tile of a covered hex, or reap. Two of a kind may be
traded for one of another meanwhile. Only four goods can be stored. Sets of three count most.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from starboard.errors import Illegal
from starboard.kernel import (
    Act,
    Aside,
    Chance,
    Choice,
    Content,
    Event,
    Face,
    Game,
    Move,
    Option,
    OptionKind,
    OptionValue,
    Outcome,
    Pile,
    Record,
    Seat,
    Seats,
    State,
    Step,
)

GOODS = ("fruit", "grain", "herb")
COVERED, BARE = "covered", "bare"
STEPS, STORE = 3, 4
HEXES = {f"{'abcde'[q]}{r + 1}": (q, r) for q in range(5) for r in range(5) if 2 <= q + r <= 6}
STARTS = ("a3", "e3", "c1")


def adjacent(one: str, other: str) -> bool:
    """Whether two hexes share an edge."""
    q, r = HEXES[one][0] - HEXES[other][0], HEXES[one][1] - HEXES[other][1]
    return max(abs(q), abs(r), abs(q + r)) == 1


class Farmer(Record):
    at: str
    goods: dict[str, int]

    def points(self) -> int:
        return sum(self.goods.values()) + 3 * min(self.goods.values())


class Table(State):
    field: dict[str, str]
    bag: Pile
    farmers: list[Farmer]
    rounds: int


class Go(Move):
    verb: ClassVar[str] = "go"
    to: str


class Reap(Move):
    verb: ClassVar[str] = "reap"


class Stop(Move):
    verb: ClassVar[str] = "stop"


class Drop(Move):
    verb: ClassVar[str] = "drop"
    good: str


class Trade(Aside[Table]):
    """Two of a kind for one of another: it uses goods up, so it cannot go on for ever."""

    verb: ClassVar[str] = "trade"
    give: str
    get: str

    def reason(self, state: Table, seat: Seat) -> Illegal | None:
        top = state.agenda.top
        if not isinstance(top, Turn | Storing) or top.seat != seat:
            return Illegal("TOY-TURN-01", "not-your-turn")
        if self.give == self.get or self.get not in GOODS:
            return Illegal("TOY-TRADE-01", "no-such-trade", give=self.give, get=self.get)
        enough = state.farmers[seat].goods.get(self.give, 0) >= 2
        return None if enough else Illegal("TOY-TRADE-01", "too-few", good=self.give)

    def take(self, state: Table, seat: Seat, chance: Chance) -> None:
        state.farmers[seat].goods[self.give] -= 2
        state.farmers[seat].goods[self.get] += 1
        state.report(Did("TOY-TRADE-01", seat, self.get))


class Did(Event):
    seat: int
    what: str


def steps_to(turn: Turn, state: Table, seat: Seat) -> list[Go]:
    return [Go(to) for to in HEXES]


def cannot_go(turn: Turn, state: Table, seat: Seat, move: Go) -> Illegal | None:
    if not turn.steps:
        return Illegal("TOY-STEP-01", "no-steps-left")
    if move.to not in HEXES or not adjacent(state.farmers[seat].at, move.to):
        return Illegal("TOY-STEP-02", "not-adjacent", hex=move.touches)
    return None


def go(turn: Turn, state: Table, seat: Seat, move: Go, chance: Chance) -> None:
    if state.field[move.to] == COVERED:
        state.field[move.to] = state.bag.draw(chance).name
    state.farmers[seat].at = move.to
    state.report(Did("TOY-STEP-02", seat, state.field[move.to]))
    state.push(Turn(seat, turn.steps - 1))


def cannot_reap(turn: Turn, state: Table, seat: Seat, move: Reap) -> Illegal | None:
    if not turn.steps:
        return Illegal("TOY-STEP-01", "no-steps-left")
    if state.field[state.farmers[seat].at] not in GOODS:
        return Illegal("TOY-REAP-01", "nothing-grows")
    return None


def reap(turn: Turn, state: Table, seat: Seat, move: Reap, chance: Chance) -> None:
    farmer = state.farmers[seat]
    good, state.field[farmer.at] = state.field[farmer.at], BARE
    farmer.goods[good] += 1
    state.report(Did("TOY-REAP-01", seat, good))
    state.push(Turn(seat, turn.steps - 1))


def stop(turn: Turn, state: Table, seat: Seat, move: Stop, chance: Chance) -> None:
    state.push(Storing(seat), NextTurn(seat))


class Turn(Choice[Table]):
    """Up to three steps, each a walk to the next hex or the harvest of this one."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Go, go, steps_to, cannot_go),
        Act(Reap, reap, reason=cannot_reap),
        Act(Stop, stop),
    )
    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Trade,)
    seat: int
    steps: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


def drops(storing: Storing, state: Table, seat: Seat) -> list[Drop]:
    return [Drop(good) for good in GOODS]


def cannot_drop(storing: Storing, state: Table, seat: Seat, move: Drop) -> Illegal | None:
    held = state.farmers[seat].goods.get(move.good)
    return None if held else Illegal("TOY-STORE-01", "too-few")


def drop(storing: Storing, state: Table, seat: Seat, move: Drop, chance: Chance) -> None:
    state.farmers[seat].goods[move.good] -= 1
    state.report(Did("TOY-STORE-01", seat, move.good))
    state.push(storing)


class Storing(Choice[Table]):
    """Drop what you cannot store; where only one kind is left there is nothing to choose."""

    obvious: ClassVar[bool] = True
    acts: ClassVar[tuple[Act, ...]] = (Act(Drop, drop, drops, cannot_drop),)
    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Trade,)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if sum(state.farmers[self.seat].goods.values()) > STORE else ()


class NextTurn(Step[Table]):
    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        state.rounds -= self.seat == state.seats - 1
        if state.rounds:
            state.push(Turn((self.seat + 1) % state.seats, STEPS))


class HarvestFace(Face[Table]):
    def things(self, state: Table, seat: Seat | None) -> dict[str, dict[str, Any]]:
        return {hex: {"tile": tile} for hex, tile in state.field.items()}

    def costs(self, before: Table, after: Table, seat: Seat) -> dict[str, int]:
        had, has = before.farmers[seat].goods, after.farmers[seat].goods
        return {good: had[good] - has[good] for good in GOODS if has[good] < had[good]}


class Harvest(Game[Table]):
    id: ClassVar[str] = "harvest"
    rooms: ClassVar[Mapping[str, object]] = {"face": HarvestFace()}
    seats: ClassVar[Any] = (2, 3)
    timing: ClassVar[str] = "TOY-TURN-01"
    move_types: ClassVar[tuple[type[Move], ...]] = (Go, Reap, Stop, Drop, Trade)
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="rounds", kind=OptionKind.NUMBER, default=6, low=1, high=12),
        Option(name="herbs", kind=OptionKind.CHOICE, default="rare", choices=("rare", "common")),
    )

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        field = {hex: BARE if hex in STARTS[:seats] else COVERED for hex in HEXES}
        few = ("fruit", "grain") if options["herbs"] == "rare" else GOODS
        bag = Pile("tiles", [], sorted([*GOODS * 4, *few * 3][: len(HEXES) - seats]), [])
        farmers = [Farmer(hex, dict.fromkeys(GOODS, 0)) for hex in STARTS[:seats]]
        state = Table(seats, self.rules, field, bag, farmers, int(str(options["rounds"])))
        state.agenda.push(Turn(0, STEPS))
        return state

    def asides(self, state: Table, seat: Seat) -> Iterable[Aside[Table]]:
        return [Trade(give, get) for give in GOODS for get in GOODS if give != get]

    def run_out(self, state: Table) -> Outcome:
        points = tuple(farmer.points() for farmer in state.farmers)
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        won = tuple(seat for seat in range(state.seats) if places[seat] == 1)
        return Outcome(places, points, won, "most-points", "TOY-END-01")

    def invariants(self, state: Table) -> Iterable[str]:
        covered = sum(tile == COVERED for tile in state.field.values())
        if covered != len(state.bag):
            yield f"{covered} hexes are covered, {len(state.bag)} tiles are in the bag"


GAME = Harvest()
