"""From the plan of a mission to parcels: each tile with everything that belongs on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

from starboard.errors import BadInput
from starboard.games.dominate.content import Box
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.indoors.floor import (
    Backstage,
    Floor,
    Notes,
    Parcel,
    PlannedDoor,
    PlannedPerson,
    PlannedSpot,
)
from starboard.games.dominate.indoors.printed import (
    BotPlan,
    DevicePlan,
    GuardPlan,
    IndoorBoard,
    PersonPlan,
    Texts,
)
from starboard.games.dominate.plans import Plan
from starboard.games.dominate.printed import At, Sheet
from starboard.games.dominate.state import NEUTRAL
from starboard.games.dominate.wording import Wording, worded
from starboard.kernel import Sealed, only
from starboard.kernel.yaml_files import Name

GREY = "grey"
"""The colour of guards (DD-INPREP-03)."""
GUARDBOT = "guardbot"
PL_SEATS = (0, 1)
"""PL1 and PL2 of a plan that is looked at and not played."""


def wording(name: Name | None) -> Wording | None:
    """A text of the file as it is kept in the state."""
    return None if name is None else worded(name)


def notes_of(texts: Texts) -> Notes:
    return Notes(wording(texts.blue), wording(texts.inspect), wording(texts.red))


class Planner:
    """Reads one board for the seats that play it."""

    def __init__(
        self, board: IndoorBoard, box: Box, scenario: str, pl1: int, pl2: int, where: str = ""
    ) -> None:
        self.board, self.box, self.scenario = board, box, scenario
        self.pl1, self.pl2 = pl1, pl2
        self.where = f"{where or scenario}: board"
        self.plan = Plan(board.plan, self.where)
        self.tile_of: dict[str, str] = {}
        for name, tile in board.tiles.items():
            for field in self.fields_of(tile.at, tile.size):
                if field in self.tile_of:
                    self.refuse("square-of-two-tiles", field=field)
                self.tile_of[field] = name
        for field in self.plan.squares:
            if field not in self.tile_of:
                self.refuse("square-without-tile", field=field)

    def refuse(self, message: str, **told: str) -> NoReturn:
        raise BadInput(self.where, message, "DD-INPREP-06", **told)

    def fields_of(self, at: At, size: tuple[int, int]) -> list[str]:
        """The squares of a tile."""
        known = set(self.plan.squares)
        places = [(at[0] + x, at[1] + y) for y in range(size[1]) for x in range(size[0])]
        return [field for field in [field_at(*place) for place in places] if field in known]

    def square(self, at: At, name: str) -> str:
        """A square of the plan."""
        field = field_at(*at)
        if field not in self.tile_of:
            self.refuse("not-on-the-floor", name=name, field=field)
        return field

    # --------------------------------------------------------------------- doors and things

    def doors(self) -> Iterator[PlannedDoor]:
        """Every door of the plan, with the squares beside it (DD-WALL-03)."""
        for letter, (one, other) in self.plan.doors.items():
            door = self.board.doors.get(letter)
            if door is None:
                self.refuse("door-not-described", door=letter)
            # DD-INACT-17
            yield PlannedDoor(door.id or letter, one, other, door.state, notes_of(door))

    def spots(self) -> Iterator[PlannedSpot]:
        """Painted objects, terminals, cameras, sentry guns."""
        for thing in self.board.objects:
            field = self.square(thing.at, thing.id)
            notes = notes_of(thing)
            yield PlannedSpot(thing.id, "object", thing.kind, field, False, thing.use, (), notes)
        for kind, devices in self.devices():
            for device in devices:
                field, on = self.square(device.at, device.id), device.state == "active"
                notes = notes_of(device)
                yield PlannedSpot(device.id, kind, kind, field, on, "", device.controls, notes)

    def devices(self) -> Iterator[tuple[str, tuple[DevicePlan, ...]]]:
        yield "terminal", self.board.terminals
        yield "camera", self.board.cameras
        yield "sentry_gun", self.board.sentry_guns

    # --------------------------------------------------------------------- persons

    def persons(self) -> Iterator[tuple[PersonPlan, PlannedPerson]]:
        """Everybody, PL1's people first."""
        for one in self.board.pl1:
            yield from self.each(one, one.type or "mg_inf", self.pl1, str(one.faction or ""))
        for guard in self.board.guards:
            yield from self.each(guard, guard.type or "guard", self.pl2, GREY)
        for bot in self.board.guardbots:
            colour = "" if bot.faction is None else bot.faction.value
            yield from self.each(bot, bot.type or GUARDBOT, self.pl2, colour or GREY)
        for civilian in self.board.civilians:
            owner = {"PL1": self.pl1, "PL2": self.pl2}.get(civilian.control, NEUTRAL)
            yield from self.each(civilian, civilian.type or "civilian", owner, "")

    def each(
        self, plan: PersonPlan, type: str, owner: int, colour: str
    ) -> Iterator[tuple[PersonPlan, PlannedPerson]]:
        """The figures of one entry."""
        if type not in self.box.sheets and f"{self.scenario}:{type}" not in self.box.sheets:
            self.refuse("no-such-type", name=type)
        sheet = self.sheet(plan, type)
        route, stops = self.patrol(plan) if isinstance(plan, GuardPlan) else ((), ())
        for at in plan.places():
            yield plan, PlannedPerson(
                plan.id, sheet, owner, colour, self.square(at, plan.id), duty_of(plan),
                plan.facing if isinstance(plan, BotPlan) else "",
                route, stops, wording(plan.name), plan.tags, plan.prone,
            )  # fmt: skip

    def sheet(self, plan: PersonPlan, type: str) -> Sheet:
        """The values of somebody, with those that only he has."""
        try:
            return self.box.sheet_for(self.scenario, type, {**self.usual(plan, type), **plan.set})
        except BadInput as error:
            place = f"{self.where}: {plan.id}: set: {error.where.rpartition(': ')[2]}"
            clause = error.clause or "DD-ROUND-10"
            raise BadInput(place, error.message, clause, **error.arguments) from None

    def usual(self, plan: PersonPlan, type: str) -> dict[str, object]:
        """What somebody can do indoors, not as on the sheet (DD-INMOVE-08, DD-GUARD-01)."""
        if isinstance(plan, GuardPlan) and type != "guard":  # DD-BOT-01
            return self.box.guard_values
        return self.box.intruder_values if plan in self.board.pl1 else {}

    def patrol(self, guard: GuardPlan) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Every square of a round from its start, and its crosses."""
        if not guard.route:
            return (), ()
        for corner in guard.route:
            self.square(corner, guard.id)
        corners = [*guard.route]
        if guard.walk == "loop":
            corners.append(guard.route[0])
        way = [corners[0]]
        for corner in corners[1:]:
            way.extend(self.straight(way[-1], corner, guard.id))
        if guard.walk == "loop":
            way.pop()
        else:
            way.extend(way[-2:0:-1])
        stops = tuple([self.square(at, guard.id) for at in guard.stops])
        return tuple([self.square(at, guard.id) for at in way]), stops

    def straight(self, start: At, end: At, name: str) -> list[At]:
        """The squares on a straight line, without its start."""
        right, down = end[0] - start[0], end[1] - start[1]
        if right and down:
            self.refuse("route-not-straight", name=name, field=field_at(*end))
        steps = abs(right) + abs(down)
        return [
            (start[0] + right * step // steps, start[1] + down * step // steps)
            for step in range(1, steps + 1)
        ]

    # --------------------------------------------------------------------- all of it

    def parcels(self) -> dict[str, Parcel]:
        """Every tile with what belongs on it."""
        doors, spots = list(self.doors()), list(self.spots())
        persons = [person for plan, person in self.persons() if not plan.hidden]
        found: dict[str, Parcel] = {}
        for name, tile in self.board.tiles.items():
            squares = tuple(self.fields_of(tile.at, tile.size))
            inside = set(squares)
            found[name] = Parcel(
                name, notes_of(tile.label), squares,
                tuple([wall for wall in self.plan.walls if inside & set(wall.split("|"))]),
                tuple([door for door in doors if inside & {door.one, door.other}]),
                tuple([spot for spot in spots if spot.field in inside]),
                tuple([person for person in persons if person.field in inside]),
            )  # fmt: skip
        return found

    def backstage(self, kept: tuple[str, ...]) -> Backstage:
        """What PL2 has before him before anything is laid."""
        reserves: dict[str, tuple[PlannedPerson, ...]] = {}
        for plan, person in self.persons():
            if plan.hidden:
                reserves[plan.id] = (*reserves.get(plan.id, ()), person)
        fields = {
            name: tuple([self.square(at, name) for at in places])
            for name, places in self.board.fields.items()
        }
        return Backstage(self.parcels(), reserves, {}, {}, {}, fields, {}, kept, {})

    def floor(self, kept: tuple[str, ...]) -> Floor:
        """The floor before a tile is laid; the alarm is OFF (DD-ALARM-01)."""
        hidden = Sealed(self.backstage(kept), only(self.pl2))
        return Floor(self.pl1, self.pl2, {}, [], [], {}, {}, {}, {}, {}, {}, [], {}, [], hidden)


def duty_of(plan: PersonPlan) -> str:
    """What somebody does by himself."""
    if isinstance(plan, GuardPlan):
        return plan.kind.value
    return GUARDBOT if isinstance(plan, BotPlan) else ""
