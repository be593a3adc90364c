"""Indoors: PL1 explores out of sight and acts on what he finds; guards under alarm hunt him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from zlib import crc32

from starboard.games.dominate.bot.aims import targets_of
from starboard.games.dominate.bot.scripts import script_answer
from starboard.games.dominate.indoors.alarm import watchers
from starboard.games.dominate.indoors.floor import Door, Floor
from starboard.games.dominate.indoors.moves import ActOn, Inspect, PickUp
from starboard.games.dominate.indoors.persons import floor_of, guards_on, intruders, sees
from starboard.games.dominate.moves import Attack, Done, EndTurn, StepTo
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
WORTH_A_STEP: Final = 0.05
ROUNDS_OF_INTEREST: Final = 3
"""A thing is looked at again in one of so many rounds."""


def indoors(state: Table, seat: int, moves: Sequence[Move]) -> tuple[Move, str]:
    """The best of the small moves, or on to the next figure."""
    if not any(isinstance(move, EndTurn | Done | StepTo) for move in moves):
        return script_answer(state, seat, moves)
    mine = seat == floor_of(state).pl1
    scorer = Intruder(state, seat) if mine else Hunter(state, seat)
    best = max(moves, key=scorer.worth)
    if scorer.worth(best) > WORTH_A_STEP:
        return best, scorer.why(best)
    for kind in (Done, EndTurn):
        for move in moves:
            if isinstance(move, kind):
                return move, "why-done" if kind is Done else "why-end-turn"
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
        return f"why-indoors-{type(move).verb}"

    def far(self, field: str) -> Mapping[str, int]:
        """How far it is from a square to everywhere."""
        return distances(self.floor, field, FAR)

    def pull(self, field: str) -> float:
        """How much a square is worth by what lies near it."""
        return max(
            [
                value * FADES ** self.far(goal)[field]
                for goal, value in self.goals.items()
                if field in self.far(goal)
            ],
            default=0.0,
        )

    def step(self, move: StepTo, danger: dict[str, float]) -> float:
        """What a step brings."""
        figure = self.state.figures[move.figure]
        here = self.pull(figure.field) - danger.get(figure.field, 0.0)
        return self.pull(move.field) - danger.get(move.field, 0.0) - here


class Intruder(Walker):
    """PL1: unseen as long as he can, everything once, then to the aim."""

    def find_goals(self) -> dict[str, float]:
        found: dict[str, float] = {}
        for edge in self.floor.fog:
            found[edge.partition("|")[0]] = UNKNOWN
        for door in self.floor.doors.values():
            if self.opens(door):
                found.update(dict.fromkeys((door.one, door.other), UNKNOWN))
        for spot in self.floor.spots.values():
            if self.is_interesting(spot.id):
                found[spot.field] = THING
        found.update(self.wanted())
        return {field: value for field, value in found.items() if field in self.floor.squares}

    def wanted(self) -> dict[str, float]:
        """What the mission names: first what is to be done, then the way out."""
        targets = targets_of(self.state, self.seat)
        mission = self.state.mission
        busy = any(target.word == "act" for target in targets) and not (
            mission is not None and mission.items[mission.role(self.seat)]
        )
        found: dict[str, float] = {}
        for target in targets:
            if target.word in ("act", "capture", "destroy"):
                found.update({self.place(name): WANTED for name in target.figures})
            elif target.word == "reach" and not busy:
                found.update(dict.fromkeys(target.fields, WANTED))
        return found

    def opens(self, door: Door) -> bool:
        """A closed door is tried at once; one that was found locked only now and then."""
        if door.state != "closed":
            return False
        return door.locked.value is not True or self.is_interesting(door.id)

    def is_interesting(self, thing: str) -> bool:
        """In one of some rounds a thing is tried again, for much may have changed."""
        return crc32(f"{self.state.round} {thing}".encode()) % ROUNDS_OF_INTEREST == 0

    def place(self, name: str) -> str:
        """Where a thing or figure is."""
        if name in self.floor.spots:
            return self.floor.spots[name].field
        figure = self.state.figures.get(name)
        return figure.field if figure is not None else ""

    def danger(self) -> dict[str, float]:
        """Squares in sight of who would raise the alarm; under alarm, in reach of guards."""
        found: dict[str, float] = {}
        for _, field, sight in watchers(self.state):
            for square in sees(self.state, field, sight):
                found[square] = SEEN if not self.floor.alarm else 2.0
        return found

    def worth(self, move: Move) -> float:
        match move:
            case StepTo():
                return self.step(move, self.danger())
            case Attack():
                return self.attack(self.state.figures.get(move.target))
            case ActOn() | PickUp():
                return 5.0 if self.is_worth_a_hand(move.target) else 0.0
            case Inspect():
                return 1.0 if self.is_worth_a_hand(move.target) else 0.0
            case _:
                return 0.0

    def is_worth_a_hand(self, thing: str) -> bool:
        """A closed door, a thing or a stranger that is of interest now; nothing of one's own."""
        if thing in self.floor.doors:
            return self.opens(self.floor.doors[thing])
        figure = self.state.figures.get(thing)
        if figure is None and thing not in self.floor.spots:
            return False
        if figure is not None and figure.owner == self.seat:
            return False
        return self.goals.get(self.place(thing)) == WANTED or self.is_interesting(thing)

    def attack(self, target: Figure | None) -> float:
        """Under alarm always; before it only the last witness."""
        if target is None or target.owner == self.seat:
            return 0.0
        if self.floor.alarm:
            return 6.0
        witnesses = [guard for guard in guards_on(self.state) if guard is not target]
        return 6.0 if not witnesses and target.id in self.floor.guards else 0.0


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
