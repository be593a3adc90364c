"""The smugglers with one deliberate fault each: what seats bring is kept, or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from starboard.kernel import (
    EVERYONE,
    Act,
    Chance,
    Content,
    Option,
    OptionKind,
    OptionValue,
    Sealed,
    Seat,
    Seats,
    Slot,
    Zone,
    only,
)
from tests.toys import smugglers


class ListToldInPart(smugglers.Smugglers):
    """The hold is an ordinary zone of the same pool, so it lists what lies in it."""

    def smuggler(self, seat: Seat, goods: tuple[str, ...]) -> smugglers.Smuggler:
        made = super().smuggler(seat, goods)
        made.hold = Zone(made.hold.pool, [Slot(made.cargo.bag.pop(), only(seat))])
        return made


class UnfilledCargo(smugglers.Smugglers):
    """Nobody says what might be in the others' cargo."""

    rooms = {"face": smugglers.SmugglersFace()}


class PublicFactOfTheCargo(smugglers.Smugglers):
    """How many kinds of goods a cargo has can be read by everybody."""

    def setup(
        self, seats: int, options: Mapping[str, OptionValue], content: Content
    ) -> smugglers.Table:
        state = super().setup(seats, options, content)
        for smuggler in state.smugglers:
            smuggler.luck = Sealed(smuggler.luck.value, EVERYONE)
        return state


class StakeInThePrompt(smugglers.Smugglers):
    """Who has staked most is asked first."""

    def setup(
        self, seats: int, options: Mapping[str, OptionValue], content: Content
    ) -> smugglers.Table:
        state = super().setup(seats, options, content)
        state.agenda.clear()
        state.agenda.push(*[smugglers.Staking(seat) for seat in range(seats)], Greediest(0))
        return state


def seal_and_go_on(
    staking: Greediest, state: smugglers.Table, seat: Seat, move: smugglers.Seal, chance: Chance
) -> None:
    smugglers.seal(staking, state, seat, move, chance)
    state.push(smugglers.NextTurn(seat))


class Greediest(smugglers.Staking):
    acts = (Act(smugglers.Seal, seal_and_go_on, smugglers.stakes, smugglers.cannot_seal),)

    def must(self, state: smugglers.Table) -> Seats:
        stakes = [smuggler.stake.value for smuggler in state.smugglers]
        numbers = [0 if stake is None else stake.number for stake in stakes]
        return (numbers.index(max(numbers)),)


class PrivateNumber(smugglers.Smugglers):
    """What every seat brings is a number, so there is no way to bring nothing."""

    options: ClassVar[tuple[Option, ...]] = (
        Option(name="cargo", kind=OptionKind.NUMBER, default=1, low=1, high=3, private=True),
    )
