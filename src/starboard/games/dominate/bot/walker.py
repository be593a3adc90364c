"""Who goes from square to square indoors: where he can be after his movement, and at what cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from starboard.games.dominate.indoors.floor import Floor
from starboard.games.dominate.indoors.going import points_indoors, why_no_room
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.moves import StepTo
from starboard.games.dominate.squares import distances, next_to, spread, ways_of
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Move

FAR: Final = 60
FADES: Final = 0.9
"""What is left of a goal with every step it is away."""
NEVER: Final = -99.0
EXPLAINED: Final = ("act", "attack", "inspect", "pick-up", "step", "suppress")


class Route(NamedTuple):
    """How somebody comes to a square: by which one first, and the worst he is afraid of."""

    first: str
    fear: float


class Walker:
    """Somebody who goes towards what he wants."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.floor: Floor = floor_of(state)
        self.feared: dict[str, float] = {}
        """What it costs to set a foot on a square."""
        self.blocked = self.find_blocked()
        self._far: dict[str, Mapping[str, int]] = {}
        self._steps: dict[str, dict[str, float]] = {}
        self.goals = self.find_goals()

    def find_goals(self) -> dict[str, float]:
        return {}

    def worth(self, move: Move) -> float:
        return 0.0

    def why(self, move: Move) -> str:
        verb = type(move).verb
        return f"why-indoors-{verb}" if verb in EXPLAINED else "why-pass"

    def find_blocked(self) -> frozenset[str]:
        """The squares that guardbots fill which are off: nobody passes there (DD-BOT-02)."""
        figures, bots = self.state.figures, self.floor.bots.items()
        return frozenset([figures[name].field for name, bot in bots
                          if not bot.on and name in figures])  # fmt: skip

    def far(self, field: str) -> Mapping[str, int]:
        """How far it is from a square to everywhere."""
        if not self.blocked:
            return distances(self.floor, field, FAR)
        found = self._far.get(field)
        if found is None:
            found = self._far[field] = spread(ways_of(self.floor), field, FAR, self.blocked)
        return found

    def pull(self, figure: Figure, field: str) -> float:
        """How much a square is worth to somebody by what lies near it."""
        found = 0.0
        for goal, value in self.goals.items():
            way = self.far(goal).get(field)
            if way is not None:
                found = max(found, value * FADES**way * self.share(figure, goal, way))
        return found

    def share(self, figure: Figure, goal: str, way: int) -> float:
        """What is left of a goal for somebody so far from it."""
        return 1.0

    def rest(self, figure: Figure, field: str) -> float:
        """What it is worth to somebody to end his movement on a square."""
        return self.pull(figure, field)

    def routes(self, figure: Figure) -> dict[str, Route]:
        """Where somebody can still go, each time by the way that is feared least."""
        start, filled = figure.field, {self.state.figures[name].field for name in self.floor.bots}
        found: dict[str, Route] = {}
        edge = {start: Route("", 0.0)}
        for _ in range(points_indoors(self.state, figure)):
            new: dict[str, Route] = {}
            for field, route in edge.items():
                for other in next_to(self.floor, field):
                    fear = max(route.fear, self.feared.get(other, 0.0))
                    known = found.get(other)
                    if other in filled or other == start or (known and known.fear <= fear):
                        continue
                    found[other] = new[other] = Route(route.first or other, fear)
            edge = new
        return found

    def step(self, move: StepTo) -> float:
        """What a step brings: the best place to which it leads, against staying."""
        worths = self._steps.get(move.figure)
        if worths is None:
            worths = self._steps[move.figure] = self.first_steps(self.state.figures[move.figure])
        return worths.get(move.field, NEVER)

    def first_steps(self, figure: Figure) -> dict[str, float]:
        """What each next square is worth as the first of a way."""
        stays = self.rest(figure, figure.field) - self.feared.get(figure.field, 0.0)
        found: dict[str, float] = {}
        for field, route in self.routes(figure).items():
            if why_no_room(self.state, figure, field) is None:
                worth = self.rest(figure, field) - route.fear - stays
                found[route.first] = max(found.get(route.first, NEVER), worth)
        return found
