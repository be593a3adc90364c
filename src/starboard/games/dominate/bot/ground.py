"""Where a kind of unit can go by the land alone, and how far it is; remembered between decisions.

Everything here is public and follows from terrain, bridges and buildings, so that it can be
remembered beyond one decision without knowing more than anybody sees.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from starboard.games.dominate.ground import straight
from starboard.games.dominate.kinds import Class, Side, Terrain
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.state import Table

MANY: Final = 4_000
"""So many answers are remembered before they are forgotten."""
_GROUNDS: dict[tuple[object, ...], Ground] = {}


class Ground:
    """The fields that a kind of unit can enter, with its neighbours among them."""

    def __init__(self, state: Table, sheet: Sheet, broken: Collection[str]) -> None:
        land = state.land
        self.flies = sheet.cls is Class.AIR
        kinds = {field: enterable_as(state, field, broken) for field in land.terrain}
        self.open = {field for field, kind in kinds.items() if goes_on(sheet, kind)}
        self.beside = {
            field: tuple([other for other in land.beside(field) if other in self.open])
            for field in land.terrain
        }
        self.forest = frozenset(
            [field for field, kind in kinds.items() if kind is Terrain.FOREST and not self.flies]
        )
        self.within = land.within
        self._far: dict[tuple[str, frozenset[str]], dict[str, int]] = {}
        self._zones: dict[tuple[object, ...], tuple[frozenset[str], frozenset[str]]] = {}

    def far(self, field: str, blocked: frozenset[str]) -> dict[str, int]:
        """How many steps it is to a field from everywhere, around what fills fields."""
        key = (field, blocked)
        found = self._far.get(key)
        if found is None:
            if len(self._far) > MANY:
                self._far.clear()
            found = self._far[key] = self._spread(field, blocked)
        return found

    def _spread(self, field: str, blocked: frozenset[str]) -> dict[str, int]:
        found, edge, steps = {field: 0}, [field], 0
        while edge:
            steps += 1
            reached: list[str] = []
            for one in edge:
                for other in self.beside[one]:
                    if other not in found:
                        found[other] = steps
                        if self.flies or other not in blocked:
                            reached.append(other)
            edge = reached
        return found

    def reached(self, field: str, speed: int, blocked: frozenset[str]) -> set[str]:
        """Where a unit can be after moving, whatever units stand there."""
        found, edge = {field}, [field]
        for _ in range(speed):
            new: list[str] = []
            for one in edge:
                if one in self.forest and one != field:
                    continue
                for other in self.beside[one]:
                    if other not in found and (self.flies or other not in blocked):
                        found.add(other)
                        new.append(other)
            edge = new
        return found

    def zone(
        self, field: str, sheet: Sheet, blocked: frozenset[str]
    ) -> tuple[frozenset[str], frozenset[str]]:
        """The fields that a unit can shoot at in its next turn, and those it can drive to."""
        key = (field, sheet.speed, sheet.range, sheet.move_or_action, blocked)
        found = self._zones.get(key)
        if found is None:
            if len(self._zones) > MANY:
                self._zones.clear()
            found = self._zones[key] = self._zone(field, sheet, blocked)
        return found

    def _zone(
        self, field: str, sheet: Sheet, blocked: frozenset[str]
    ) -> tuple[frozenset[str], frozenset[str]]:
        reached = self.reached(field, sheet.speed, blocked)
        if sheet.range is None:
            return frozenset(), frozenset(reached)
        near, far = sheet.range
        hit: set[str] = set()
        for one in (field,) if sheet.move_or_action else reached:
            if near <= 1:
                hit.update(self.within(one, far))
            else:
                hit.update([to for to in self.within(one, far) if straight(one, to) >= near])
        return frozenset(hit), frozenset(reached)


def ground_of(state: Table, sheet: Sheet) -> Ground:
    """The ground of a kind of unit, as the bridges stand now."""
    broken = tuple(
        [
            figure.field
            for figure in state.figures.values()
            if figure.sheet.type == "bridge" and figure.side == Side.DESTROYED
        ]
    )
    bridges = tuple([f.field for f in state.figures.values() if f.sheet.type == "bridge"])
    kind = (sheet.cls is Class.AIR, sheet.no_forest, sheet.moves_on)
    key = (tuple(state.land.terrain), tuple(state.land.terrain.values()), bridges, broken, kind)
    found = _GROUNDS.get(key)
    if found is None:
        if len(_GROUNDS) > MANY:
            _GROUNDS.clear()
        found = _GROUNDS[key] = Ground(state, sheet, broken)
    return found


def enterable_as(state: Table, field: str, broken: Collection[str]) -> Terrain:
    """What a field is to who enters it; an intact bridge is open ground."""
    kind = Terrain(state.land.terrain[field])
    if kind is Terrain.WATER and field not in broken:
        for name in state.standing.get(field, ()):
            if state.figures[name].sheet.type == "bridge":
                return Terrain.OPEN
    return kind


def goes_on(sheet: Sheet, kind: Terrain) -> bool:
    """Whether a kind of unit may enter a kind of field."""
    if sheet.cls is Class.AIR:
        return True
    if sheet.moves_on:
        return kind in sheet.moves_on
    if kind is Terrain.FOREST:
        return not sheet.no_forest
    return kind is not Terrain.WATER and kind is not Terrain.MOUNTAIN
