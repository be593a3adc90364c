"""Upkeep: colony ships, money, materials and research; avoiding bankruptcy (ECL-UPK)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.asides import IN_UPKEEP
from starboard.games.eclipse.colonies import cannot_settle
from starboard.games.eclipse.control import lose_control, tracks_of
from starboard.games.eclipse.elimination import retire, wind_up
from starboard.games.eclipse.empire_events import UpkeepPaid
from starboard.games.eclipse.empire_moves import GiveUp, PayUpkeep
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.own import OwnChoice, OwnStep
from starboard.games.eclipse.resources import balance, gain, production, upkeep
from starboard.games.eclipse.state import Player, Table
from starboard.kernel import Act, Aside, Chance, Entry, Seat, Seats, Step, together


class UpkeepPhase(Step[Table]):
    """Everybody at once; afterwards what bankrupt players leave behind (ECL-UPK-01)."""

    def run(self, state: Table, chance: Chance) -> None:
        strands: dict[int, Entry] = {seat: Accounts(seat) for seat in state.alive()}
        state.push(together(strands), Estates())


class Accounts(OwnStep):
    """First colony ships, if one can be used, then the money (ECL-UPK-02, 03)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(UpkeepColonies(self.seat), SettleAccounts(self.seat))


def can_settle(state: Table, seat: int) -> bool:
    """Whether a colony ship of this player can be used now (ECL-UPK-03)."""
    if not state.players[seat].colony_ships:
        return False
    for sector in state.controlled(seat):
        for square, filled in enumerate(sector.cubes):
            for track in () if filled else tracks_of(sector, square):
                if cannot_settle(state, seat, sector, square, track) is None:
                    return True
    return False


def can_pay(state: Table, player: Player) -> bool:
    """Whether income and money in storage cover the upkeep (ECL-UPK-05, 09)."""
    return player.storage[Resource.MONEY] + balance(state, player) >= 0


def can_raise_money(state: Table, player: Player) -> bool:
    """Whether there is a sector to give up or something to trade for money (ECL-UPK-06)."""
    rate = player.people.trade_ratio
    for resource in (Resource.MATERIALS, Resource.SCIENCE):
        if player.storage[resource] >= rate:
            return True
    return bool(state.controlled(player.seat))


def go_on(
    colonies: UpkeepColonies, state: Table, seat: Seat, move: PayUpkeep, chance: Chance
) -> None:
    """On to the money (ECL-UPK-02)."""


class UpkeepColonies(OwnChoice):
    """Colony ships in the upkeep phase, as long as one can be used (ECL-UPK-03)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(PayUpkeep, go_on),)
    admits: ClassVar[tuple[type[Aside[Table]], ...]] = IN_UPKEEP

    def must(self, state: Table) -> Seats:
        return (self.seat,) if can_settle(state, self.seat) else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "balance": balance(state, state.players[self.seat])}


class SettleAccounts(OwnStep):
    """Money in, money out, then production; or what to do without money (ECL-UPK-05…11)."""

    def run(self, state: Table, chance: Chance) -> None:
        player = state.players[self.seat]
        if can_pay(state, player):
            pay_upkeep(state, player)
        elif can_raise_money(state, player):
            state.push(AvoidBankruptcy(self.seat), self)
        else:
            retire(state, self.seat, "ECL-UPK-10")


def pay_upkeep(state: Table, player: Player) -> None:
    """The balance of income and upkeep, then materials and research (ECL-UPK-05, 11)."""
    income, cost = production(state, player, Resource.MONEY), upkeep(state, player)
    player.storage[Resource.MONEY] += income - cost
    state.report(UpkeepPaid("ECL-UPK-05", player.seat, income, cost, income - cost))
    for resource in (Resource.MATERIALS, Resource.SCIENCE):
        gain(state, player.seat, resource, production(state, player, resource), "ECL-UPK-11")


def sectors_to_give_up(choice: AvoidBankruptcy, state: Table, seat: Seat) -> list[GiveUp]:
    """Every controlled one."""
    return [GiveUp(sector.id) for sector in state.controlled(seat)]


def cannot_give_up(
    choice: AvoidBankruptcy, state: Table, seat: Seat, move: GiveUp
) -> Illegal | None:
    """Only what the player controls (ECL-UPK-07)."""
    sector = state.sectors.get(move.sector)
    if sector is None or sector.disc != seat:
        return Illegal("ECL-UPK-07", "sector-not-yours", sector=move.sector)
    return None


def give_up(
    choice: AvoidBankruptcy, state: Table, seat: Seat, move: GiveUp, chance: Chance
) -> None:
    """Its disc goes back to the track, its cubes to theirs (ECL-UPK-07)."""
    lose_control(state, state.sectors[move.sector], "ECL-UPK-07")


class AvoidBankruptcy(OwnChoice):
    """Trade or give up sectors until the cost can be paid (ECL-UPK-06…09)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(GiveUp, give_up, sectors_to_give_up, cannot_give_up),)

    def must(self, state: Table) -> Seats:
        player = state.players[self.seat]
        waits = not can_pay(state, player) and can_raise_money(state, player)
        return (self.seat,) if waits else ()

    def question(self, state: Table) -> dict[str, str | int]:
        player = state.players[self.seat]
        short = -player.storage[Resource.MONEY] - balance(state, player)
        return {"seat": self.seat, "short": short}


class Estates(Step[Table]):
    """What bankrupt players leave to others once everybody has finished (ECL-UPK-10)."""

    def run(self, state: Table, chance: Chance) -> None:
        for player in state.players:
            if player.eliminated:
                wind_up(state, player.seat)
