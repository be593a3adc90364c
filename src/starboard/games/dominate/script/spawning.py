"""Figures that come to the board by a trigger."""

from __future__ import annotations

from starboard.games.dominate.campaign.events import Spawned
from starboard.games.dominate.campaign.laying import wake
from starboard.games.dominate.campaign.records import Planned
from starboard.games.dominate.entering import why_no_entry, why_no_stay
from starboard.games.dominate.indoors.floor import PlannedPerson
from starboard.games.dominate.indoors.going import why_no_room, why_no_square
from starboard.games.dominate.indoors.laying import backstage_of, parcel_at, set_up
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.indoors.planning import GREY
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.script import effects as d
from starboard.games.dominate.script.scene import place_named, within
from starboard.games.dominate.script.sleepers import with_persons
from starboard.games.dominate.script.stage import Stage
from starboard.games.dominate.script.words import ACTOR, IT
from starboard.games.dominate.sites import why_no_ground
from starboard.games.dominate.state import NEUTRAL, Figure, Table

FAR = 99
STATIONARY = "stationary"


def spawn(stage: Stage, args: d.Spawn) -> None:
    """Hidden figures of the plan by their id, or new ones."""
    if args.figure:
        for plan in reserves(stage, args.figure):
            come(stage, plan, (plan.field,))
        return
    places = where(stage, args.at)
    if args.choose is not None and len(places) > args.count:
        picked = stage.pick(list(places), args.count, stage.seat(args.choose))
        places = tuple(picked)
    for number in range(args.count):
        around = places[number:] + places[:number]
        come(stage, new_one(stage, args), around)


def reserves(stage: Stage, name: str) -> tuple[Planned | PlannedPerson, ...]:
    """Who waits under a name; whoever was spawned waits no more."""
    if stage.state.floor is None:
        return stage.room.reserve.pop(name, ())
    backstage = backstage_of(stage.state)
    return () if backstage is None else backstage.reserves.pop(name, ())


def where(stage: Stage, at: str) -> tuple[str, ...]:
    """The fields of a place, or that of the acting figure."""
    if at in (ACTOR, IT):
        name = stage.run.actor if at == ACTOR else stage.run.it
        figure = stage.state.figures.get(name or stage.run.it)
        gone = stage.mission.fallen.get(name or stage.run.it)
        found = figure or gone
        return (found.field,) if found is not None and found.field else ()
    return place_named(stage.state, at)


def new_one(stage: Stage, args: d.Spawn) -> Planned | PlannedPerson:
    """A figure that is not on the plan."""
    state = stage.state
    sheet = state.box.sheet_for(state.scenario.id, args.type, args.set)
    owner, colour = owner_of(state, args.faction), args.faction
    if args.control is not None:
        owner = stage.seat(args.control)
    if state.floor is None:
        return Planned(
            "", sheet, owner, colour, "", args.facing or "e", "", None, (), args.prone, True,
            False, (),
        )  # fmt: skip
    guard = args.type == "guard"
    return PlannedPerson(
        args.type, sheet, floor_of(state).pl2 if guard else owner, GREY if guard else colour, "",
        STATIONARY if guard else "", args.facing, (), (), None, (), args.prone,
    )  # fmt: skip


def owner_of(state: Table, faction: str) -> int:
    for player in state.players:
        if faction and player.faction == faction:
            return player.seat
    return NEUTRAL


def come(stage: Stage, plan: Planned | PlannedPerson, places: tuple[str, ...]) -> None:
    """On the first of these fields, else on the nearest legal one."""
    state = stage.state
    field = nearest(state, plan.sheet, plan.owner, places)
    if isinstance(plan, PlannedPerson):
        come_indoors(stage, plan, field or plan.field)
        return
    if not field:
        return
    figure = wake(state, stage.room, at_field(plan, field))
    if figure is not None:
        state.report(Spawned("DD-TRIGGER-03", figure.id, field))


def come_indoors(stage: Stage, plan: PlannedPerson, field: str) -> None:
    """On a laid tile at once, on a hidden one when it is laid."""
    backstage = backstage_of(stage.state)
    if backstage is None or not field:
        return
    person = PlannedPerson(
        plan.name, plan.sheet, plan.owner, plan.colour, field, plan.duty, plan.facing, plan.route,
        plan.stops, plan.called, plan.tags, plan.prone,
    )  # fmt: skip
    parcel = parcel_at(backstage, field)
    if parcel is not None:
        backstage.parcels[parcel.name] = with_persons(parcel, (*parcel.persons, person))
        return
    figure = set_up(stage.state, backstage, person)
    stage.state.report(Spawned("DD-TRIGGER-03", figure.id, field))


def at_field(plan: Planned, field: str) -> Planned:
    return Planned(
        plan.name, plan.sheet, plan.owner, plan.colour, field, plan.facing, plan.side, plan.called,
        plan.tags, plan.prone, plan.loaded, plan.cargo, plan.passengers,
    )  # fmt: skip


def nearest(state: Table, sheet: Sheet, owner: int, places: tuple[str, ...]) -> str:
    """The first field where it may stand, looked for from the named ones outwards."""
    for start in places:
        if may_stand(state, sheet, owner, start):
            return start
    for start in places:
        for field in within(state, start, FAR):
            if may_stand(state, sheet, owner, field):
                return field
    return ""


def may_stand(state: Table, sheet: Sheet, owner: int, field: str) -> bool:
    """Whether a newcomer may stand on a field without driving over anybody."""
    newcomer = Figure("", sheet, owner, "", "", [])
    if state.floor is not None:
        if field not in state.floor.squares:
            return False
        return not (why_no_square(state, newcomer, field) or why_no_room(state, newcomer, field))
    if field not in state.land.terrain:
        return False
    if sheet.cls is Class.BUILDING:
        return why_no_ground(state, field) is None
    if any(figure.type != "bridge" for figure in state.at(field)):
        return False
    return not (why_no_entry(state, newcomer, field) or why_no_stay(state, newcomer, field))
