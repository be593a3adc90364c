"""PL2's people indoors: under alarm they hunt, and guardbots turn their gun to where people are."""

from __future__ import annotations

from typing import Final

from starboard.games.dominate.bot.strikes import ahead
from starboard.games.dominate.bot.walker import FADES, FAR, Walker
from starboard.games.dominate.indoors.bots import Pose
from starboard.games.dominate.indoors.fighting import may_answer
from starboard.games.dominate.indoors.moves import Follow, TurnBot
from starboard.games.dominate.indoors.persons import intruders, range_of, speed_of
from starboard.games.dominate.moves import Attack, StepTo, Suppress
from starboard.games.dominate.state import Figure
from starboard.kernel import Move

WANTED: Final = 12.0
"""Somebody who does not belong here."""
EXPOSED: Final = 0.3
"""What it costs a guard to end where one more of them can shoot at him."""
AT_MOST: Final = 3
ANSWERED: Final = 6.0
"""What it is worth to shoot somebody who shoots back."""
UNANSWERED: Final = 10.0
COVERED: Final = 7.0
"""What it is worth to keep a head down for another guard."""
AIMED: Final = 4.0
"""What it is worth to turn a gun towards somebody."""


class Hunter(Walker):
    """PL2: towards the intruders, but not in front of all their guns at once."""

    def find_goals(self) -> dict[str, float]:
        self.others = list(intruders(self.state))
        return {figure.field: WANTED for figure in self.others}

    def worth(self, move: Move) -> float:
        match move:
            case StepTo() if move.figure in self.floor.bots:
                return self.drive(move)
            case StepTo():
                return self.step(move)
            case Attack():
                return self.attack(move)
            case Suppress():
                return self.suppress(move)
            case TurnBot():
                return self.turn(move)
            case Follow():
                return self.follow(move)
            case _:
                return 0.0

    def pull(self, figure: Figure, field: str) -> float:
        """As near as he shoots is near enough."""
        near = range_of(self.state, figure)
        ways = [self.far(goal).get(field) for goal in self.goals]
        return max([WANTED * FADES ** max(0, way - near) for way in ways if way is not None],
                   default=0.0)  # fmt: skip

    def rest(self, figure: Figure, field: str) -> float:
        """Near enough to shoot, out of the way of who could shoot at him."""
        near = self.far(field)
        guns = [other for other in self.others if other.sheet.targets and other.type == "mg_inf"]
        reach = [speed_of(self.state, gun) + range_of(self.state, gun) for gun in guns]
        aimed = [1 for gun, far in zip(guns, reach, strict=True) if near.get(gun.field, FAR) <= far]
        return self.pull(figure, field) - EXPOSED * min(AT_MOST, len(aimed))

    def attack(self, move: Attack) -> float:
        """Who cannot shoot back first; a guardbot's gun fears nobody."""
        target = self.state.figures.get(move.target)
        if target is None or target.owner != self.floor.pl1:
            return 0.0
        answered = move.figure not in self.floor.bots and may_answer(
            self.state, target, move.figure
        )
        return ANSWERED if answered else UNANSWERED

    def suppress(self, move: Suppress) -> float:
        """Somebody who would shoot back, if another guard is near enough to use it."""
        target = self.state.figures[move.target]
        if target.owner != self.floor.pl1 or not may_answer(self.state, target, move.figure):
            return 0.0
        near = self.far(target.field)
        for name in self.floor.guards:
            other = self.state.figures.get(name)
            if other is None or other.id == move.figure or not self.is_ready(other):
                continue
            if near.get(other.field, FAR) <= speed_of(self.state, other) + range_of(
                self.state, other
            ):
                return COVERED
        return 0.0

    def is_ready(self, guard: Figure) -> bool:
        """Whether a guard has not acted yet in this turn."""
        return bool(guard.field) and not guard.prone and guard.used != self.state.turn

    def drive(self, move: StepTo) -> float:
        """A guardbot drives over people, and else as near as it must."""
        crushed = [other for other in self.others if other.field == move.field]
        return UNANSWERED * len(crushed)

    def turn(self, move: TurnBot) -> float:
        """A gun that still can fire is turned to where people are."""
        going, bot = self.state.activation, self.state.figures[move.figure]
        if going is not None and going.acted:
            return 0.0
        aimed = ahead(self.state, Pose(bot.field, move.facing, True), range_of(self.state, bot))
        return AIMED * len([other for other in self.others if other.field in aimed])

    def follow(self, move: Follow) -> float:
        """The nearest, and where several stand."""
        bot, prey = self.state.figures[move.figure], self.state.figures[move.target]
        together = [other for other in self.others if other.field == prey.field]
        return len(together) + WANTED * FADES ** self.far(bot.field).get(prey.field, FAR)
