"""What a player sees at a glance: money to spare, what is left to settle, what lies in reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starboard.games.eclipse.control import squares, tracks_of
from starboard.games.eclipse.galaxy import reachable
from starboard.games.eclipse.kinds import NeutralType, Resource, Special
from starboard.games.eclipse.movement import half_wormholes
from starboard.games.eclipse.resources import money_after, production
from starboard.games.eclipse.state import NEUTRAL, RESOURCES, Hex, Ship, Table

GOODS: Final = (Resource.SCIENCE, Resource.MATERIALS)
NOTHING: Final[Mapping[Resource, int]] = {}
RESERVE: Final = 12
"""So much of each of the goods is kept for better things than upkeep."""
MONEY: Final = 0.3
"""What a unit of money is worth as long as there are actions to come, in points."""
MATERIALS: Final = 0.08
"""The same for materials."""
GOODS_FOR_MONEY: Final = 0.06
"""What it costs more if goods are traded for it."""
INCOME: Final = 0.14
"""What a unit more in every round is worth for each of them."""
GREED: Final = 2.5
"""How many times more money is wanted as long as it does not suffice for ordinary rounds."""
ORDINARY: Final = 5
"""So many actions are taken in an ordinary round."""
EASE: Final = 4
"""So much income more or less than that makes all the difference."""


class Outlook:
    """One seat's view of the table, with what is worked out from it once."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.left = state.box.tracks.game.rounds - state.round
        """Rounds after this one."""
        self.own: list[Hex] = state.controlled(seat)
        self.poorest = min(RESOURCES, key=lambda each: production(state, self.player, each))
        self.need = self._need_of_money()
        """From 0, where income pays for ordinary rounds, to 1, where it is far from it."""
        self.ambition: object | None = None
        """What the fleet could win; worked out by `war`."""
        self.squadrons: list[tuple[str, Ship, int]] | None = None
        """Ships that can move; worked out by `war`."""
        self._worths: dict[str, float] = {}
        self._ways: dict[str, list[str]] = {}
        self._steps: dict[str, dict[str, int]] = {}

    def money_after(self, discs: int) -> int:
        """Money after the next upkeep if so many more discs leave the track."""
        return money_after(self.state, self.player, discs)

    def can_spend(self, discs: int) -> bool:
        """Whether so many discs can be spent without giving up a sector in the upkeep."""
        return self.player.discs >= discs and self.money_after(discs) + self.tradeable() >= 0

    def can_afford(self, resource: Resource, cost: int) -> bool:
        """Whether the upkeep can still be paid if so much of a resource is spent now."""
        short = -self.money_after(0)
        return short <= 0 or short <= self.tradeable({resource: cost})

    def tradeable(self, less: Mapping[Resource, int] = NOTHING) -> int:
        """Money that goods nobody needs would bring: late in the game all of them."""
        rate = self.player.people.trade_ratio
        reserve = RESERVE if self.left else 0
        total = 0
        for resource in GOODS:
            spare = self.player.storage[resource] - less.get(resource, 0) - reserve
            total += max(0, spare) // rate
        return total

    def price_of_disc(self) -> float:
        """What one more disc costs in the upkeep, in points; more if goods have to pay for it."""
        before, after = self.money_after(0), self.money_after(1)
        owed = min(before - after, max(0, -after))
        future = min(1.0, self.left / 5)
        return future * (MONEY * (before - after) + GOODS_FOR_MONEY * owed)

    def _need_of_money(self) -> float:
        upkeep = self.state.box.tracks.influence_track.upkeep
        discs = min(len(self.own) + ORDINARY, len(upkeep) - 1)
        short = upkeep[discs] - production(self.state, self.player, Resource.MONEY)
        return min(1.0, max(0.0, (short + EASE) / (2 * EASE)))

    def worth_of_cube(self, track: Resource) -> float:
        """What the next cube off a track brings until the end, in points."""
        fields = self.state.box.tracks.population_track.fields
        covered = self.player.tracks[track]
        if not covered:
            return 0.0
        at = len(fields) - covered
        more = fields[min(at, len(fields) - 1)] - (fields[at - 1] if at else 0)
        scarce = 1.2 if track is self.poorest else 1.0
        wanted = 1.0 + (GREED * self.need if track is Resource.MONEY else 0.0)
        return more * INCOME * (self.left + 1) * wanted * scarce

    def worth_of_square(self, sector: Hex, square: int) -> float:
        """What a cube on this square would bring."""
        return max(self.worth_of_cube(track) for track in tracks_of(sector, square))

    def worth_of_sector(self, sector: Hex) -> float:
        """What it brings to control a sector that nobody else stands in: points and people."""
        if sector.id not in self._worths:
            self._worths[sector.id] = self._points_and_people(sector)
        return self._worths[sector.id]

    def _points_and_people(self, sector: Hex) -> float:
        plain = len(sector.tile.planets)
        people = sum(
            [
                self.worth_of_square(sector, square) * (1.0 if square < plain else 0.15)
                for square in range(len(squares(sector)))
            ]
        )
        return sector.tile.vp + 3.0 * sector.monolith + 0.8 * people + 0.3 * sector.tile.artifact

    def steps_to(self, target: Hex) -> dict[str, int]:
        """How many moves it is from every sector to this one, by the ways this player can take."""
        if target.id not in self._steps:
            self._steps[target.id] = self._walk_from(target.id)
        return self._steps[target.id]

    def foes(self, sector: Hex) -> list[Ship]:
        """Ships that have to be fought there; Draco leaves Ancients alone (ECL-SPEC-25)."""
        peaceful = Special.COEXISTS_WITH_ANCIENTS in self.player.people.special
        return [
            ship
            for ship in sector.ships
            if ship.owner != self.seat
            and not (peaceful and ship.kind == NeutralType.ANCIENT)
            and not (ship.owner != NEUTRAL and ship.owner in self.player.partners)
        ]

    def _walk_from(self, target: str) -> dict[str, int]:
        """Nobody flies on through a sector with foes: they hold the ship there (ECL-MOV-08)."""
        ways, sectors = self.ways(), self.state.sectors
        steps = {target: 0}
        edge = [target]
        while edge:
            near: list[str] = []
            for name in edge:
                if name != target and self.foes(sectors[name]):
                    continue
                for other in ways[name]:
                    if other not in steps:
                        steps[other] = steps[name] + 1
                        near.append(other)
            edge = near
        return steps

    def ways(self) -> dict[str, list[str]]:
        """From every sector to those one move away."""
        if not self._ways:
            half = half_wormholes(self.player)
            for sector in self.state.sectors.values():
                near = reachable(self.state, sector, half)
                self._ways[sector.id] = [other.id for other in near]
        return self._ways
