"""What is wrong with people and routes on a floor of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.errors import BadInput
from starboard.games.dominate.content import Box
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.indoors.persons import CROWD
from starboard.games.dominate.indoors.planning import PL_SEATS, Planner
from starboard.games.dominate.indoors.printed import (
    BotPlan,
    Duty,
    GuardPlan,
    IndoorBoard,
    IndoorTile,
    PersonPlan,
)
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.printed import At


def floor_faults(board: IndoorBoard, box: Box, scenario: str, where: str) -> Iterator[BadInput]:
    """People who can be there, patrols with a round, PL1 on laid tiles, names for one thing."""
    planner, place = Planner(board, box, scenario, *PL_SEATS, where), f"{where}: board"
    yield from people_faults(planner, place)
    for guard in board.guards:
        yield from route_faults(guard, planner, f"{place}: {guard.id}")
    yield from fog_faults(board, place)
    yield from name_faults(planner, place)


def people_faults(planner: Planner, place: str) -> Iterator[BadInput]:
    """People who can be indoors, on squares where there is room for them."""
    squares, foreign = Squares(place), dict[str, str]()
    for plan, person in planner.persons():
        if person.sheet.cls is not Class.INFANTRY and not isinstance(plan, BotPlan):
            foreign[plan.id] = person.sheet.type
        if not plan.hidden:
            squares.take(plan, person.field, person.prone)
    for name, type in foreign.items():
        yield BadInput(f"{place}: {name}", "never-indoors", "DD-INPREP-03", type=type)
    yield from squares.faults()


def name_faults(planner: Planner, place: str) -> Iterator[BadInput]:
    """A name that triggers may say means one thing; several people may share one."""
    things = [door.name for door in planner.doors()] + [spot.name for spot in planner.spots()]
    people = {plan.id for plan, _ in planner.persons()}
    for name, count in Counter([*things, *people]).items():
        if count > 1:
            yield BadInput(place, "name-twice", "DD-INPREP-11", name=name)


class Squares:
    """The squares of a floor, and who stands on them at the beginning."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.standing: Counter[str] = Counter()
        self.bots: Counter[str] = Counter()

    def take(self, plan: PersonPlan, field: str, prone: bool) -> None:
        """Somebody is set up."""
        if isinstance(plan, BotPlan):
            self.bots[field] += 1
        elif not prone:
            self.standing[field] += 1

    def faults(self) -> Iterator[BadInput]:
        """More than may stand on a square (DD-INMOVE-04), or somebody beside a guardbot."""
        for field, count in self.standing.items():
            if count > CROWD:
                many = {"count": count, "most": CROWD}
                yield BadInput(
                    self.place, "more-than-may-stand", "DD-INMOVE-04", field=field, **many
                )
        for field, count in self.bots.items():
            if count + self.standing[field] > 1:
                yield BadInput(self.place, "guardbot-not-alone", "DD-BOT-02", field=field)


def route_faults(guard: GuardPlan, planner: Planner, place: str) -> Iterator[BadInput]:
    """A patrol begins on a cross of its route, and nobody else has one (DD-GUARD-08, 09)."""
    if guard.kind is not Duty.PATROL:
        if guard.route or guard.stops:
            yield BadInput(place, "no-patrol", "DD-GUARD-08", duty=guard.kind.value)
        return
    route, stops = planner.patrol(guard)
    if not route:
        yield BadInput(place, "patrol-without-route", "DD-GUARD-08")
        return
    for field in stops:
        if field not in route:
            yield BadInput(place, "cross-off-the-route", "DD-GUARD-09", field=field)
    starts = [field_at(*spot) for spot in guard.places()]
    if any(field != route[0] for field in starts) or route[0] not in stops:
        yield BadInput(place, "patrol-not-at-its-start", "DD-GUARD-08", field=route[0])


def fog_faults(board: IndoorBoard, place: str) -> Iterator[BadInput]:
    """PL1 begins on tiles of the start plan (DD-INFOG-08)."""
    laid = [board.tiles[name] for name in board.start_tiles if name in board.tiles]
    for plan in board.pl1 if laid else ():
        hidden = [spot for spot in plan.places() if not any(covers(tile, spot) for tile in laid)]
        if hidden and not plan.hidden:
            field = field_at(*hidden[0])
            yield BadInput(f"{place}: {plan.id}", "pl1-in-the-fog", "DD-INFOG-08", field=field)


def covers(tile: IndoorTile, spot: At) -> bool:
    """Whether a square is on a tile."""
    (left, top), (width, height) = tile.at, tile.size
    return 0 <= spot[0] - left < width and 0 <= spot[1] - top < height
