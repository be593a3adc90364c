"""What a board shows of missions: squares, doors, things, fog, and one's own page."""

from __future__ import annotations

from starboard.games.dominate.campaign.pages import Page
from starboard.games.dominate.campaign.records import Target
from starboard.games.dominate.face.plan import planned_land
from starboard.games.dominate.face.shown import (
    CardFace,
    DoorThing,
    Facts,
    FigureThing,
    FogThing,
    GoalFace,
    HeardFace,
    PageThing,
    PlannedThing,
    Said,
    SpotThing,
    SquareThing,
    Things,
    TriggerFace,
)
from starboard.games.dominate.ground import place_of
from starboard.games.dominate.indoors.alarm import watchers
from starboard.games.dominate.indoors.floor import Door, Floor, Parcel, Spot
from starboard.games.dominate.indoors.persons import range_of, sees, sight_of, speed_of
from starboard.games.dominate.legacy.log_book import COMMANDERS
from starboard.games.dominate.legacy.mission_cards import mission_cards
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.plans import edge
from starboard.games.dominate.squares import COMPASS, door_between, joined, sides
from starboard.games.dominate.state import Figure, Mission, Table
from starboard.games.dominate.wording import Wording
from starboard.kernel.yaml_files import Name

PAGE = "page"
NOTHING: Said = {"de": "", "en": ""}


def said(words: Wording | Name) -> Said:
    return {"de": words.de, "en": words.en}


def mission_things(state: Table, seat: int | None) -> Things:
    """Everything that belongs to a mission, as a seat sees it; the state is veiled."""
    found: Things = {}
    if state.floor is not None:
        found.update(floor_things(state, state.floor))
        found.update(planned_things(state.floor))
    if state.mission is None:
        return found
    found.update(planned_land(state, state.mission))
    for field in state.mission.fog:
        column, row = place_of(field)
        token: FogThing = {"kind": "fog", "column": column, "row": row}
        found[field] = token
    page = None if seat is None else page_thing(state.mission, seat)
    if page is not None:
        found[PAGE] = page
    return found


# ------------------------------------------------------------------------- indoors


def floor_things(state: Table, floor: Floor) -> Things:
    """Squares, doors and what stands on squares."""
    seen = watched(state)
    found: Things = {
        field: square_thing(floor, field, seen.get(field, [])) for field in floor.squares
    }
    for door in floor.doors.values():
        found[door.id] = door_thing(door)
    for spot in floor.spots.values():
        found[spot.id] = spot_thing(spot)
    return found


def watched(state: Table) -> dict[str, list[str]]:
    """The squares in sight of guards and cameras, each with who sees it (DD-GUARD-07, DD-CAM)."""
    found: dict[str, list[str]] = {}
    for name, place, sight in watchers(state):
        for field in sees(state, place, sight):
            found.setdefault(field, []).append(name)
    return found


def indoor_figure(state: Table, floor: Floor, figure: Figure, thing: FigureThing) -> None:
    """What is different indoors: speed and range under alarm, sight, facing, routes."""
    thing["speed"] = speed_of(state, figure)
    if figure.sheet.range is not None:
        thing["range"] = [figure.sheet.range[0], range_of(state, figure)]
    if figure.id in floor.bots:
        thing["facing"] = floor.bots[figure.id].facing
    guard = floor.guards.get(figure.id)
    if guard is not None:
        thing["sight"] = sight_of(state, figure)
        if guard.route.value:
            thing["route"] = list(guard.route.value)


def square_thing(floor: Floor, field: str, seen: list[str]) -> SquareThing:
    column, row = place_of(field)
    walls, fog = [], []
    for side, other in zip(COMPASS, sides(field), strict=True):
        if f"{field}|{other}" in floor.fog:
            fog.append(side)
        elif not joined(floor, field, other) and door_between(floor, field, other) is None:
            walls.append(side)
    return {
        "kind": "square", "column": column, "row": row, "tile": floor.squares[field],
        "walls": walls, "fog": fog, "seen_by": seen,
    }  # fmt: skip


def door_thing(door: Door) -> DoorThing:
    thing: DoorThing = {
        "kind": "door", "one": door.one, "other": door.other, "state": door.state,
    }  # fmt: skip
    if door.label.blue.value is not None:
        thing["label"] = said(door.label.blue.value)
    if door.locked.value is not None:
        thing["locked"] = door.locked.value
    return thing


def spot_thing(spot: Spot) -> SpotThing:
    thing: SpotThing = {
        "kind": "spot", "type": spot.kind, "look": spot.look, "field": spot.field, "on": spot.on,
    }  # fmt: skip
    label = spot.label
    if label.blue.value is not None:
        thing["label"] = said(label.blue.value)
    if label.magnifier.value is not None:
        thing["told"] = said(label.magnifier.value)
    if label.red.value is not None:
        thing["red"] = said(label.red.value)
    return thing


def planned_things(floor: Floor) -> Things:
    """The tiles that are not laid yet, for who has the plan (DD-INFOG-01)."""
    found: Things = {}
    backstage = floor.backstage.value
    parcels = [] if backstage is None else list(backstage.parcels.values())
    inside = {*floor.squares, *[field for parcel in parcels for field in parcel.squares]}
    for parcel in parcels:
        for field in parcel.squares:
            found[field] = planned_thing(parcel, field, inside)
    return found


def planned_thing(parcel: Parcel, field: str, inside: set[str]) -> PlannedThing:
    column, row = place_of(field)
    walls = [
        side
        for side, other in zip(COMPASS, sides(field), strict=True)
        if other not in inside or edge(field, other) in parcel.walls
    ]
    return {
        "kind": "planned", "column": column, "row": row, "tile": parcel.name,
        "walls": walls, "marks": marks_at(parcel, field),
    }  # fmt: skip


def marks_at(parcel: Parcel, field: str) -> list[Said]:
    """What the plan says about a square: people by name, doors and things by their labels."""
    called = [person.called for person in parcel.persons if person.field == field]
    notes = [spot.notes for spot in parcel.spots if spot.field == field]
    notes += [door.notes for door in parcel.doors if field in (door.one, door.other)]
    labels = [note.blue or note.magnifier or note.red for note in notes]
    return [said(words) for words in [*called, *labels] if words is not None]


# ------------------------------------------------------------------------- the page


def page_thing(mission: Mission, seat: int) -> PageThing | None:
    """Message, rules, goals, and everything heard: readable at any time (DD-INPREP-05)."""
    role = mission.role(seat)
    page, heard = mission.pages[role].value, mission.heard[role].value
    if page is None or heard is None:
        return None
    settled = dict([name.split("=") for name in mission.goals[role].names])
    brief = mission.brief[role].value
    targets = () if brief is None else brief.targets
    goals: dict[str, GoalFace] = {
        goal.id: {
            "text": said(goal.text),
            "primary": goal.primary,
            "state": settled.get(goal.id, "open"),
            "fields": [field for each in targets if each.goal == goal.id for field in each.fields],
            "things": [name for each in targets if each.goal == goal.id for name in sought(each)],
        }
        for goal in page.goals
    }
    lines: list[HeardFace] = [
        {"kind": line.kind, "round": line.round, "number": line.number, "text": said(line.words)}
        for line in heard.lines
    ]
    return {
        "kind": "page",
        "place": said(page.place),
        "flavour": said(page.message.flavour),
        "orders": said(page.message.orders),
        "rules": [said(rule) for rule in page.rules],
        "goals": goals,
        "heard": lines,
        "triggers": trigger_faces(mission, page),
    }


def sought(target: Target) -> tuple[str, ...]:
    """The things that an aim names because something is to be done to them."""
    return target.figures if target.word in ("destroy", "capture", "act") else ()


def trigger_faces(mission: Mission, page: Page) -> dict[str, TriggerFace]:
    """The triggers of a page in printed order, with how often each was met (DD-TRIGGER-14)."""
    room = mission.backroom.value
    return {
        each.id: {
            "name": said(each.name),
            "fired": 0 if room is None else room.fired.get(each.id, 0),
        }
        for each in page.triggers
    }


def mission_facts(state: Table, seat: int, facts: Facts) -> None:
    """Role, items, and what the log says about a commander."""
    if state.log is None:
        return
    page = state.log.page(COMMANDERS[seat].value)
    facts["victory"], facts["charism"] = page.victory, page.charism
    facts["missions"] = page.open_cards()
    left = {card: count - page.used.get(card, 0) for card, count in page.received.items()}
    facts["rewards"] = {card: count for card, count in left.items() if count > 0}
    facts["cards"] = {card: mission_card(state, card) for card in facts["missions"]}
    for card in facts["rewards"]:
        printed = reward_cards()[card]
        facts["cards"][card] = {"name": said(printed.name), "text": said(printed.text)}
    if state.mission is not None:
        facts["role"] = state.mission.role(seat)
        facts["items"] = list(state.mission.items[facts["role"]])
        facts["cards"].update(item_faces(state.mission, facts["items"]))
    if state.floor is not None:
        facts["alarm"] = state.floor.alarm
        facts["spotted"] = list(state.floor.seen_by)


def mission_card(state: Table, card: str) -> CardFace:
    """A card of the box, or one of somebody's own missions, which has only a name."""
    printed = mission_cards().get(card)
    if printed is None:
        return {"name": said(state.box.scenarios[card].name), "text": NOTHING}
    return {"name": said(printed.name), "text": said(printed.text)}


def item_faces(mission: Mission, items: list[str]) -> dict[str, CardFace]:
    """What items are called, for whoever has a page on which they stand."""
    pages = [page.value for page in mission.pages.values() if page.value is not None]
    names = {item: page.items[item] for page in pages for item in items if item in page.items}
    return {item: {"name": said(name), "text": NOTHING} for item, name in names.items()}
