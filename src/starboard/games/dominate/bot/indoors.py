"""Indoors: PL1 explores out of sight and acts on what he finds; guards under alarm hunt him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from starboard.games.dominate.bot.aims import primary_goals, targets_of
from starboard.games.dominate.bot.scripts import script_answer
from starboard.games.dominate.campaign.records import Target
from starboard.games.dominate.indoors.alarm import watchers
from starboard.games.dominate.indoors.fighting import SAPPER
from starboard.games.dominate.indoors.floor import Door, Floor
from starboard.games.dominate.indoors.moves import ActOn, Inspect, PickUp
from starboard.games.dominate.indoors.persons import (
    floor_of,
    guards_on,
    intruders,
    range_of,
    sees,
)
from starboard.games.dominate.moves import Attack, Done, EndTurn, StepTo, Suppress
from starboard.games.dominate.squares import distances
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Move

FAR: Final = 60
FADES: Final = 0.9
WANTED: Final = 12.0
"""What a mission names."""
UNKNOWN: Final = 6.0
"""A door that nobody has tried, a square behind which the fog begins."""
THING: Final = 4.0
SEEN: Final = 8.0
"""What it costs to be seen while all is quiet."""
ALARMED: Final = 0.1
"""The same once the alarm sounds."""
BOLDER: Final = 0.6
"""What is left of that fear with every turn in which nothing new comes up."""
TAKEN: Final = 0.35
"""What is left of a goal to which somebody else is nearer."""
CROWDED: Final = 0.12
SHOT: Final = 7
"""So far away is whom one can still reach and shoot at."""
EXPLAINED: Final = ("act", "attack", "inspect", "pick-up", "step", "suppress")
BOT_REACH: Final = 3
CRUSHED: Final = 1.2
"""What it costs to be where a guardbot comes next."""
SECOND_BEST: Final = 12
"""One in so many moves is the second best."""
WORTH_A_STEP: Final = 0.05
PATIENCE: Final = 5
"""After so many turns a thing is tried again in any case."""
LONG: Final = 16
"""And so many if something came of it."""
ERRANDS: Final = ("act", "capture", "destroy")
"""What is done before one leaves."""


def indoors(state: Table, seat: int, moves: Sequence[Move], whim: int = 0) -> tuple[Move, str]:
    """The best of the small moves, or on to the next figure; now and then the second best."""
    if not any(isinstance(move, EndTurn | Done | StepTo) for move in moves):
        return script_answer(state, seat, moves)
    mine = seat == floor_of(state).pl1
    scorer = Intruder(state, seat) if mine else Hunter(state, seat)
    best = max(moves, key=scorer.worth)
    if whim % SECOND_BEST == 1:
        others = [move for move in moves if move != best]
        second = max(others, key=scorer.worth, default=best)
        best = second if scorer.worth(second) > WORTH_A_STEP else best
    if scorer.worth(best) > WORTH_A_STEP:
        return best, scorer.why(best)
    for kind in (Done, EndTurn):
        for move in moves:
            if isinstance(move, kind):
                return move, "why-done" if kind is Done else "why-end-turn"
    steps = [move for move in moves if isinstance(move, StepTo)]
    best = max(steps, key=scorer.worth, default=best)
    return best, scorer.why(best)


class Walker:
    """Somebody who goes from square to square towards what he wants."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.floor: Floor = floor_of(state)
        self.goals = self.find_goals()

    def find_goals(self) -> dict[str, float]:
        return {}

    def worth(self, move: Move) -> float:
        return 0.0

    def why(self, move: Move) -> str:
        verb = type(move).verb
        return f"why-indoors-{verb}" if verb in EXPLAINED else "why-pass"

    def far(self, field: str) -> Mapping[str, int]:
        """How far it is from a square to everywhere."""
        return distances(self.floor, field, FAR)

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

    def step(self, move: StepTo, danger: dict[str, float]) -> float:
        """What a step brings."""
        figure = self.state.figures[move.figure]
        here = self.pull(figure, figure.field) - danger.get(figure.field, 0.0)
        return self.pull(figure, move.field) - danger.get(move.field, 0.0) - here


class Intruder(Walker):
    """PL1: unseen as long as he can, everything once, then to the aim."""

    def find_goals(self) -> dict[str, float]:
        self.team = list(intruders(self.state))
        self.named = self.wanted()
        self.prey = {guard.field for guard in guards_on(self.state)} if self.hunts() else set()
        ways_out = self.ways_out()
        self.leaving = bool(ways_out) and not self.is_busy()
        if self.leaving:
            return dict.fromkeys(ways_out, WANTED)
        found: dict[str, float] = {}
        for edge in self.floor.fog:
            found[edge.partition("|")[0]] = UNKNOWN
        for door in self.floor.doors.values():
            if self.opens(door):
                found.update(dict.fromkeys((door.one, door.other), UNKNOWN))
        for spot in self.floor.spots.values():
            if self.is_new(spot.id):
                found[spot.field] = THING
        found.update({self.place(name): WANTED for name in self.named})
        found.update(dict.fromkeys(self.prey, WANTED))
        return {field: value for field, value in found.items() if field in self.floor.squares}

    def is_expert(self, figure: Figure, goal: str) -> bool:
        """An engineer sees to everything that the mission names."""
        return figure.type == "ing_inf" and any(self.place(name) == goal for name in self.named)

    def is_loud(self) -> bool:
        """Whether the alarm sounds, or will at the end of this turn."""
        return self.floor.alarm or self.floor.shots or bool(self.floor.seen_by)

    def hunts(self) -> bool:
        """Whether guards are to be shot: it is loud, or none would be left to hear it."""
        guards = list(guards_on(self.state))
        free = [figure for figure in self.team if self.shoots(figure)]
        for guard in guards:
            near = self.far(guard.field)
            ready = [figure for figure in free if near.get(figure.field, FAR) <= SHOT]
            if not ready:
                return self.is_loud()
            free.remove(min(ready, key=lambda figure: near[figure.field]))
        return True

    def share(self, figure: Figure, goal: str, way: int) -> float:
        """Everybody leaves together, but each looks into another corner."""
        if goal in self.prey and not self.shoots(figure):
            return 0.0
        if self.leaving or self.is_expert(figure, goal):
            return 1.0
        others = [other for other in self.team if other is not figure]
        nearer = [other for other in others if self.far(goal).get(other.field, FAR) < way]
        return TAKEN if nearer else 1.0

    def ways_out(self) -> list[str]:
        """The squares to be reached in the end that somebody could reach now."""
        targets = [each for each in targets_of(self.state, self.seat) if each.word == "reach"]
        starts = [figure.field for figure in self.team]
        fields = [field for target in targets for field in target.fields]
        return [field for field in fields if any(field in self.far(start) for start in starts)]

    def is_busy(self) -> bool:
        """Whether something that decides is to be done before the way out, found or not."""
        primary = primary_goals(self.state, self.seat)
        errands = [each for each in self.errands() if each.goal in primary]
        return any(not each.figures or set(each.figures) & self.named for each in errands)

    def errands(self) -> list[Target]:
        """What is to be done with things and people."""
        return [each for each in targets_of(self.state, self.seat) if each.word in ERRANDS]

    def wanted(self) -> set[str]:
        """What the mission names and is still to be done."""
        names = [name for each in self.errands() for name in each.figures]
        return {name for name in names if self.place(name) and self.is_open(name)}

    def is_open(self, name: str) -> bool:
        """A thing of which nothing has come yet, somebody who still stands."""
        figure = self.state.figures.get(name)
        if figure is not None and figure.owner == self.floor.pl2:
            return not figure.prone
        if name in self.floor.answered:
            return self.state.turn - self.floor.touched[name] > LONG
        return figure is None or self.is_new(name)

    def is_new(self, thing: str) -> bool:
        """Whether a thing was not tried since something new was learned; at last all is."""
        tried = self.floor.touched.get(thing)
        if tried is None or tried < self.floor.news:
            return True
        return self.state.turn - tried > PATIENCE

    def opens(self, door: Door) -> bool:
        """A closed door is tried at once; one that was found locked after news only."""
        if door.state != "closed":
            return False
        return self.is_new(door.id) or (bool(door.locked.value) and self.has_rockets())

    def has_rockets(self) -> bool:
        """Whether a locked door could be blown up without waking anybody who still sleeps."""
        quiet = not self.floor.alarm and any(True for _ in guards_on(self.state))
        return not quiet and any(figure.type == SAPPER for figure in self.team)

    def place(self, name: str) -> str:
        """Where a thing or figure is."""
        if name in self.floor.spots:
            return self.floor.spots[name].field
        if name in self.floor.doors:
            return self.floor.doors[name].one
        figure = self.state.figures.get(name)
        return figure.field if figure is not None else ""

    def danger(self) -> dict[str, float]:
        """Squares in sight of who would raise the alarm; under alarm, in reach of guards."""
        found: dict[str, float] = {}
        last = max([self.floor.news, *self.floor.touched.values()])
        fear = ALARMED if self.floor.alarm else SEEN
        cost = fear * BOLDER ** (self.state.turn - last)
        for _, field, sight in watchers(self.state):
            found.update(dict.fromkeys(sees(self.state, field, sight), cost))
        for name, bot in self.floor.bots.items():
            near = self.state.figures.get(name)
            if bot.on and near is not None and near.field:
                found.update(dict.fromkeys(sees(self.state, near.field, BOT_REACH), CRUSHED))
        return found

    def worth(self, move: Move) -> float:
        match move:
            case StepTo():
                return self.step(move, self.danger()) - self.crowd(move)
            case Attack() if move.target in self.floor.doors:
                return self.blast(self.floor.doors[move.target])
            case Attack():
                return self.attack(move.figure, self.state.figures.get(move.target))
            case Suppress():
                return self.suppress(move.figure, self.state.figures[move.target])
            case ActOn() | PickUp():
                return self.hand(self.state.figures[move.figure], move.target)
            case Inspect():
                return 1.0 if self.is_worth_a_hand(move.target) else 0.0
            case _:
                return 0.0

    def crowd(self, move: StepTo) -> float:
        """One shot or one guardbot is enough for all who stand on one square."""
        there = [other for other in self.team if other.field == move.field]
        here = [other for other in self.team if other.field == self.place(move.figure)]
        return 0.0 if self.leaving else CROWDED * (len(there) - len(here) + 1)

    def hand(self, figure: Figure, target: str) -> float:
        """What trying something is worth; guards who lie on the floor least of all."""
        expert = figure.type == "ing_inf" and target in self.named
        if not expert and not self.is_worth_a_hand(target):
            return 0.0
        return 1.5 if target in self.floor.guards else 5.0

    def is_worth_a_hand(self, thing: str) -> bool:
        """A closed door, a thing or a stranger that is of interest now; nothing of one's own."""
        if thing in self.floor.doors:
            return self.opens(self.floor.doors[thing])
        figure = self.state.figures.get(thing)
        if figure is None and thing not in self.floor.spots:
            return False
        if figure is not None and (figure.owner == self.seat or thing in self.floor.bots):
            return False
        return self.is_new(thing)

    def blast(self, door: Door) -> float:
        """A rocket opens what is known to be locked, when noise does no harm any more."""
        return 5.5 if door.locked.value and self.has_rockets() else 0.0

    def answers(self, figure: str, target: Figure) -> bool:
        """Whether somebody would shoot back."""
        if self.state.turn in (target.attacked_in, target.suppressed_in):
            return False
        return self.place(figure) in sees(self.state, target.field, range_of(self.state, target))

    def suppress(self, figure: str, target: Figure) -> float:
        """Under alarm one keeps a guard's head down, so that another can shoot him."""
        if not self.floor.alarm or target.id not in self.floor.guards or target.prone:
            return 0.0
        if not self.answers(figure, target):
            return 0.0
        others = [other for other in self.team if other.id != figure and self.shoots(other)]
        near = self.far(target.field)
        return 5.2 if any(near.get(other.field, FAR) <= SHOT for other in others) else 0.0

    def shoots(self, figure: Figure) -> bool:
        """Whether somebody can still attack guards in this turn."""
        going = self.state.activation
        if figure.type != "mg_inf" or figure.prone:
            return False
        if going is not None and going.figure == figure.id:
            return not going.acted
        return figure.used != self.state.turn

    def attack(self, figure: str, target: Figure | None) -> float:
        """Whom the mission names; guards when it is loud, or when none is left to hear it."""
        if target is None or target.owner == self.seat:
            return 0.0
        if target.id in self.named:
            return 9.0
        if target.id not in self.floor.guards or target.field not in self.prey:
            return 0.0
        return 2.0 if self.answers(figure, target) else 7.0


class Hunter(Walker):
    """PL2 under alarm: towards the intruders, and shoot."""

    def find_goals(self) -> dict[str, float]:
        return {figure.field: WANTED for figure in intruders(self.state)}

    def worth(self, move: Move) -> float:
        match move:
            case StepTo():
                return self.step(move, {})
            case Attack():
                target = self.state.figures.get(move.target)
                return 10.0 if target is not None and target.owner == self.floor.pl1 else 0.0
            case _:
                return 0.0
