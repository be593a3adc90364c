"""PL1 indoors: unseen as long as he can, everything once, then to the aim."""

from __future__ import annotations

from typing import Final

from starboard.games.dominate.bot.aims import primary_goals, targets_of
from starboard.games.dominate.bot.strikes import struck
from starboard.games.dominate.bot.walker import FAR, Walker
from starboard.games.dominate.campaign.records import Target
from starboard.games.dominate.indoors.alarm import watchers
from starboard.games.dominate.indoors.fighting import SAPPER
from starboard.games.dominate.indoors.floor import Door
from starboard.games.dominate.indoors.moves import ActOn, PickUp
from starboard.games.dominate.indoors.persons import guards_on, intruders, range_of, sees, speed_of
from starboard.games.dominate.moves import Attack, StepTo, Suppress
from starboard.games.dominate.state import Figure
from starboard.kernel import Move

WANTED: Final = 12.0
"""What a mission names."""
UNKNOWN: Final = 6.0
"""A door that nobody has tried, a square behind which the fog begins."""
WORTHS: Final = {"terminal": 7.0, "object": 4.0}
"""What things are worth that nobody has tried; terminals open doors and put eyes out."""
AGAIN: Final = 0.6
"""What is left of that once somebody has, and something came up since then."""
STALE: Final = 0.15
"""What is left of it if nothing did."""
SEEN: Final = 8.0
"""What it costs to be seen while all is quiet."""
ALARMED: Final = 0.1
"""The same once the alarm sounds."""
BOLDER: Final = 0.6
"""What is left of that fear with every turn in which nothing new comes up."""
TAKEN: Final = 0.35
"""What is left of a goal to which somebody else is nearer."""
CROWDED: Final = 0.12
"""What it costs for each other one to stand on the same square."""
SHOT: Final = 7
"""So far away is whom one can still reach and shoot at."""
EXPOSED: Final = 0.8
"""What it costs to be where one more guard could shoot next."""
ARMED: Final = 0.4
"""What is left of that for who shoots back."""
STRUCK: Final = 2.5
"""What it costs to be where a guardbot could hit next."""
CARRIED: Final = 0.9
"""What picking somebody up is worth beside speaking to him."""
LEAVING: Final = 0.4
"""What is left of that when there is nothing left to do but to get out."""
DARING: Final = 0.75
"""What is left of it with every turn in which nothing new comes up."""
TOGETHER: Final = 5.0
"""How much worse a crowd is there."""
PATIENCE: Final = 3
"""After so many turns a thing is tried again in any case."""
LONG: Final = 16
"""And so many if something came of it."""
ERRANDS: Final = ("act", "capture", "destroy")
"""What is done before one leaves."""


class Intruder(Walker):
    """PL1: unseen as long as he can, everything once, then to the aim."""

    def find_goals(self) -> dict[str, float]:
        self.team = list(intruders(self.state))
        self.feared = self.fears()
        self.struck = struck(self.state)
        self.exposed = self.shot_at() if self.floor.alarm else {}
        self.named = self.wanted()
        self.prey = {guard.field for guard in guards_on(self.state)} if self.hunts() else set()
        ways_out = self.ways_out()
        self.leaving = bool(ways_out) and not self.is_busy()
        self.daring = (LEAVING if self.leaving else 1.0) * DARING ** self.waited()
        if self.leaving:
            return dict.fromkeys(ways_out, WANTED)
        found: dict[str, float] = {}
        for edge in self.floor.fog:
            found[edge.partition("|")[0]] = UNKNOWN
        for door in self.floor.doors.values():
            if self.opens(door):
                worth = UNKNOWN * self.freshness(door.id)
                found.update(dict.fromkeys((door.one, door.other), worth))
        for spot in self.floor.spots.values():
            if spot.kind in WORTHS and self.is_new(spot.id):
                found[spot.field] = WORTHS[spot.kind] * self.freshness(spot.id)
        found.update({self.place(name): WANTED for name in self.named})
        found.update(dict.fromkeys(self.prey, WANTED))
        return {field: value for field, value in found.items() if field in self.floor.squares}

    def is_expert(self, figure: Figure, thing: str) -> bool:
        """An engineer sees to every thing that the mission names, whoever tried it before."""
        known = thing in self.floor.answered or thing not in self.floor.spots
        return figure.type == "ing_inf" and thing in self.named and not known

    def is_for_experts(self, figure: Figure, goal: str) -> bool:
        """Whether an engineer is awaited on a square."""
        return any(self.place(name) == goal for name in self.named if self.is_expert(figure, name))

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
        if self.leaving or self.is_for_experts(figure, goal):
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
        if figure is not None and figure.owner == self.seat:
            return False
        if figure is not None and figure.owner == self.floor.pl2:
            return not figure.prone
        if name in self.floor.answered:
            return self.state.turn - self.floor.touched[name] > LONG
        return figure is None or self.is_new(name)

    def is_new(self, thing: str) -> bool:
        """Whether a thing was not tried since something new was learned; at last all is."""
        tried = self.floor.touched.get(thing)
        if tried is None:
            return True
        since = self.state.turn - tried
        if self.is_off(thing):
            return since > (PATIENCE if self.blocked and self.waited() > PATIENCE else LONG)
        return tried < self.floor.news or since > (LONG if self.is_locked(thing) else PATIENCE)

    def is_off(self, thing: str) -> bool:
        """A terminal that is off had better stay so: what hangs on it is off or open."""
        spot = self.floor.spots.get(thing)
        return spot is not None and spot.kind == "terminal" and not spot.on

    def is_locked(self, thing: str) -> bool:
        """A door that is known to be locked."""
        door = self.floor.doors.get(thing)
        return door is not None and bool(door.locked.value)

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

    def waited(self) -> int:
        """Turns since something new came up."""
        return self.state.turn - self.floor.news

    def fears(self) -> dict[str, float]:
        """Squares in sight of who would raise the alarm; under alarm of less concern."""
        last = max([self.floor.news, *self.floor.touched.values()])
        fear = ALARMED if self.floor.alarm else SEEN
        cost = fear * BOLDER ** (self.state.turn - last)
        found: dict[str, float] = {}
        for _, field, sight in watchers(self.state):
            found.update(dict.fromkeys(sees(self.state, field, sight), cost))
        return found

    def shot_at(self) -> dict[str, int]:
        """How many guards could shoot at who stands on a square."""
        found: dict[str, int] = {}
        for guard in guards_on(self.state):
            far = speed_of(self.state, guard) + range_of(self.state, guard)
            for field in sees(self.state, guard.field, far):
                found[field] = found.get(field, 0) + 1
        return found

    def rest(self, figure: Figure, field: str) -> float:
        """A good place is near a goal, out of reach of guardbots, and not crowded."""
        danger = self.crowd(figure, field)
        if field in self.struck:
            danger += self.daring * STRUCK + TOGETHER * danger
        exposed = EXPOSED * self.exposed.get(field, 0)
        if figure.type == "mg_inf":
            exposed *= ARMED
        return self.pull(figure, field) - danger - exposed

    def worth(self, move: Move) -> float:
        match move:
            case StepTo():
                return self.step(move)
            case Attack() if move.target in self.floor.doors:
                return self.blast(self.floor.doors[move.target])
            case Attack():
                return self.attack(move.figure, self.state.figures.get(move.target))
            case Suppress():
                return self.suppress(move.figure, self.state.figures[move.target])
            case ActOn():
                return self.hand(self.state.figures[move.figure], move.target)
            case PickUp() if move.target in self.state.figures:
                return CARRIED * self.hand(self.state.figures[move.figure], move.target)
            case _:
                return 0.0

    def crowd(self, figure: Figure, field: str) -> float:
        """One shot or one guardbot is enough for all who stand on one square."""
        others = [other for other in self.team if other.field == field and other is not figure]
        return CROWDED * len(others)

    def hand(self, figure: Figure, target: str) -> float:
        """What trying something is worth; guards who lie on the floor least of all."""
        if not self.is_expert(figure, target) and not self.is_worth_a_hand(target):
            return 0.0
        return 1.5 if target in self.floor.guards else 5.0 * self.freshness(target)

    def is_worth_a_hand(self, thing: str) -> bool:
        """A closed door, a thing or a stranger that is of interest now; nothing of one's own."""
        if thing in self.floor.doors:
            return self.opens(self.floor.doors[thing])
        figure = self.state.figures.get(thing)
        if figure is None and thing not in self.floor.spots:
            return False
        if figure is not None and (figure.owner == self.seat or thing in self.floor.bots):
            return False
        spot = self.floor.spots.get(thing)
        return self.is_new(thing) and (spot is None or spot.kind in WORTHS)

    def freshness(self, thing: str) -> float:
        """What was tried before draws less, much less if nothing has come up since then."""
        tried = self.floor.touched.get(thing)
        if tried is None or thing in self.named or self.is_off(thing):
            return 1.0
        return AGAIN if tried < self.floor.news else STALE

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
