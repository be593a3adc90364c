"""Everybody brings a cargo that nobody else knows, and stakes a secret number on it.

A cargo is a pile of six goods. First each seat seals a stake from 1 to 3, then all in turn draw a
good and sell one they hold; silk scores 3, tea 2, salt 1. In the end the stakes are opened and
added. What is in a cargo is known to its owner alone; that there are six goods, to everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from starboard.errors import BadInput, Illegal
from starboard.kernel import (
    UNKNOWN,
    Act,
    Chance,
    Choice,
    Content,
    Event,
    Face,
    Game,
    Mind,
    Move,
    Option,
    OptionKind,
    OptionValue,
    Outcome,
    OwnPile,
    OwnZone,
    Pile,
    Record,
    Sealed,
    Seat,
    Seats,
    State,
    Step,
    Zone,
    clockwise,
    only,
)

WORTH = {"salt": 1, "silk": 3, "tea": 2}
USUAL = ("salt", "salt", "silk", "tea", "tea", "tea")
STAKES = (1, 2, 3)


class Stake(Record):
    """What a seat has staked, and how often it changed its mind."""

    number: int
    changes: int


class Smuggler(Record):
    cargo: Pile
    hold: Zone
    stake: Sealed[Stake]
    luck: Sealed[int]
    """How many kinds of goods the cargo has."""
    sold: list[str]
    staked: bool


class Table(State):
    smugglers: list[Smuggler]


class Drew(Event):
    seat: int
    good: str

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return Drew(self.clause, self.seat, "")


class Sold(Event):
    seat: int
    good: str


class Opened(Event):
    stakes: tuple[int, ...]


class Seal(Move):
    verb: ClassVar[str] = "seal"
    stake: int


class Sell(Move):
    verb: ClassVar[str] = "sell"
    good: str


def stakes(staking: Staking, state: Table, seat: Seat) -> list[Seal]:
    return [Seal(stake) for stake in STAKES]


def cannot_seal(staking: Staking, state: Table, seat: Seat, move: Seal) -> Illegal | None:
    return None if move.stake in STAKES else Illegal("TOY-STAKE-01", "no-such-stake")


def seal(staking: Staking, state: Table, seat: Seat, move: Seal, chance: Chance) -> None:
    state.smugglers[seat].stake = Sealed(Stake(move.stake, 0), only(seat))
    state.smugglers[seat].staked = True


class Staking(Choice[Table]):
    """Seal a stake."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Seal, seal, stakes, cannot_seal),)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


class Draw(Step[Table]):
    """Draw a good, if there is one left."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        smuggler = state.smugglers[self.seat]
        if len(smuggler.cargo):
            slot = smuggler.cargo.draw(chance, only(self.seat))
            smuggler.hold.add(slot)
            state.report(Drew("TOY-DRAW-01", self.seat, slot.name))


def goods_to_sell(selling: Selling, state: Table, seat: Seat) -> list[Sell]:
    return [Sell(good) for good in WORTH]


def cannot_sell(selling: Selling, state: Table, seat: Seat, move: Sell) -> Illegal | None:
    if state.smugglers[seat].hold.has(move.good):
        return None
    return Illegal("TOY-SELL-01", "not-in-hold", good=move.good)


def sell(selling: Selling, state: Table, seat: Seat, move: Sell, chance: Chance) -> None:
    state.smugglers[seat].hold.take(move.good)
    state.smugglers[seat].sold.append(move.good)
    state.report(Sold("TOY-SELL-01", seat, move.good))
    state.push(NextTurn(seat))


class Selling(Choice[Table]):
    """Sell a good out of the hold."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Sell, sell, goods_to_sell, cannot_sell),)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


class NextTurn(Step[Table]):
    """The next one who has anything left; in the end the stakes are opened."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        for seat in clockwise((self.seat + 1) % state.seats, state.seats):
            smuggler = state.smugglers[seat]
            if len(smuggler.cargo) + len(smuggler.hold):
                state.push(Draw(seat), Selling(seat))
                return
        opened = [smuggler.stake.reveal() for smuggler in state.smugglers]
        state.report(Opened("TOY-END-01", tuple([each.number for each in opened if each])))


class SmugglersMind(Mind[Table]):
    def complete(self, state: Table, seat: Seat | None, chance: Chance) -> None:
        for owner, smuggler in enumerate(state.smugglers):
            if owner != seat:
                fill(smuggler, chance)
                if smuggler.staked and smuggler.stake.value is None:
                    smuggler.stake.value = Stake(STAKES[chance.below(3)], 0)
                if smuggler.luck.value is None:
                    smuggler.luck.value = 1 + chance.below(3)


class SmugglersFace(Face[Table]):
    def seat_facts(self, state: Table, seat: Seat) -> dict[str, Any]:
        smuggler = state.smugglers[seat]
        return {"left": len(smuggler.cargo) + len(smuggler.hold), "staked": smuggler.staked}


class Smugglers(Game[Table]):
    id: ClassVar[str] = "smugglers"
    rooms: ClassVar[Mapping[str, object]] = {"mind": SmugglersMind(), "face": SmugglersFace()}
    seats: ClassVar[Any] = range(2, 4)
    timing: ClassVar[str] = "TOY-SELL-01"
    move_types: ClassVar[tuple[type[Move], ...]] = (Seal, Sell)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            name="cargo",
            kind=OptionKind.TEXT,
            default="",
            choices=("usual",),
            letters=60,
            private=True,
        ),
    )

    def read_brought(self, option: str, value: str, content: Content) -> str:
        goods = goods_of(value)
        for good in goods:
            if good not in WORTH:
                raise BadInput("cargo", "is-unknown", "TOY-CARGO-01", known=", ".join(WORTH))
        if len(goods) != len(USUAL):
            count = str(len(goods))
            raise BadInput("cargo", "at-most-words", "TOY-CARGO-02", most=len(USUAL), count=count)
        return value if value == "usual" else " ".join(goods)

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        brought = options.get("cargo", ("",) * seats)
        assert isinstance(brought, tuple)
        smugglers = [self.smuggler(seat, goods_of(brought[seat])) for seat in range(seats)]
        state = Table(seats, self.rules, smugglers)
        state.agenda.push(*[Staking(seat) for seat in range(seats)], NextTurn(seats - 1))
        return state

    def smuggler(self, seat: Seat, goods: tuple[str, ...]) -> Smuggler:
        own, pool = only(seat), f"cargo:{seat}"
        cargo = OwnPile(pool, [], sorted(goods), [], owners=own)
        hold = OwnZone(pool, [], own)
        return Smuggler(cargo, hold, Sealed(None, own), Sealed(len(set(goods)), own), [], False)

    def run_out(self, state: Table) -> Outcome:
        points = tuple([points_of(smuggler) for smuggler in state.smugglers])
        places = tuple([1 + sum(other > mine for other in points) for mine in points])
        won = tuple([seat for seat, place in enumerate(places) if place == 1])
        return Outcome(places, points, won, "sold-out", "TOY-END-01")

    def invariants(self, state: Table) -> Iterable[str]:
        for smuggler in state.smugglers:
            if len(smuggler.cargo) + len(smuggler.hold) + len(smuggler.sold) != len(USUAL):
                yield "goods are lost or doubled"


def goods_of(text: str) -> tuple[str, ...]:
    return USUAL if text in ("", "usual") else tuple(text.split())


def points_of(smuggler: Smuggler) -> int:
    stake = smuggler.stake.value
    return sum([WORTH[good] for good in smuggler.sold]) + (stake.number if stake else 0)


def fill(smuggler: Smuggler, chance: Chance) -> None:
    """Any goods may lie where the list is not known."""
    goods = sorted(WORTH)
    for slot in smuggler.hold.slots:
        if slot.name == UNKNOWN:
            slot.name = goods[chance.below(len(goods))]
    if UNKNOWN in smuggler.cargo.bag:
        smuggler.cargo.bag = sorted([goods[chance.below(3)] for _ in smuggler.cargo.bag])


GAME = Smugglers()
