"""Effects on the board: figures come, go and change (DD-TRIGGER-03)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import json

from starboard.games.dominate.campaign import events as c
from starboard.games.dominate.campaign.laying import lay_tile
from starboard.games.dominate.campaign.records import Boost
from starboard.games.dominate.events import Turned
from starboard.games.dominate.indoors import laying as indoors
from starboard.games.dominate.indoors.fighting import lay_down, wreck
from starboard.games.dominate.kinds import Class, Side
from starboard.games.dominate.losses import destroy as destroy_outdoors
from starboard.games.dominate.losses import flip_bridge
from starboard.games.dominate.pieces import take_off
from starboard.games.dominate.script import effects as d
from starboard.games.dominate.script.scene import Being, place_named
from starboard.games.dominate.script.sleepers import drop_sleeper
from starboard.games.dominate.script.stage import Stage
from starboard.games.dominate.script.words import some
from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.games.dominate.surplus import building_lost, check_limits


def on_table(found: Iterable[Being]) -> list[Figure]:
    """The figures that are really there."""
    return [one.figure for one in found if one.figure is not None]


def remove(stage: Stage, args: d.Chosen) -> None:
    """They leave the board; it is no loss."""
    found = stage.figures(args.figure, args.count, args.choose)
    for one in found:
        if one.figure is None:
            drop_sleeper(stage.state, stage.room, one)
        elif one.id in stage.state.figures:
            withdraw(stage.state, one.figure)


def withdraw(state: Table, figure: Figure) -> None:
    """A figure and whoever it carries."""
    for name in list(figure.passengers):
        withdraw(state, state.figures[name])
    field = figure.field
    take_off(state, figure)
    forget(state, figure)
    state.report(c.Withdrawn("DD-TRIGGER-03", figure.id, figure.type, field))
    building_lost(state, figure)  # DD-BUILD-11


def forget(state: Table, figure: Figure) -> None:
    """Whoever has gone is no guard and no bot any more."""
    if state.floor is not None:
        state.floor.guards.pop(figure.id, None)
        state.floor.bots.pop(figure.id, None)


def destroy(stage: Stage, args: d.Chosen) -> None:
    """Destroyed by nobody; indoors infantry is laid down (DD-INCOMB-06)."""
    state = stage.state
    for one in stage.figures(args.figure, args.count, args.choose):
        figure = one.figure
        if figure is None:  # DD-TRIGGER-03
            drop_sleeper(state, stage.room, one)  # DD-TRIGGER-03
        elif figure.id not in state.figures:  # DD-TRIGGER-03
            continue
        elif state.floor is None:
            destroy_outdoors(state, figure, NEUTRAL, "DD-TRIGGER-03")
        elif figure.sheet.cls is Class.INFANTRY:  # DD-TRIGGER-03
            if not figure.prone and figure.field:  # DD-TRIGGER-03
                lay_down(state, figure, NEUTRAL)  # DD-TRIGGER-03
        else:
            wreck(state, figure, NEUTRAL)  # DD-TRIGGER-03


def flip(stage: Stage, args: d.Flip) -> None:
    """A token shows its other face (DD-MAT-11)."""
    for figure in on_table(stage.figures(args.figure, args.count, args.choose)):
        if figure.type == "bridge" and args.to is Side.DESTROYED:  # DD-TRIGGER-03, DD-BRIDGE-03
            flip_bridge(stage.state, figure, NEUTRAL)  # DD-TRIGGER-03, DD-BRIDGE-03
        else:
            figure.side = args.to.value  # DD-TRIGGER-03
            stage.state.report(Turned("DD-MAT-11", figure.id, args.to.value))


# ------------------------------------------------------------------------- values


def set_values(stage: Stage, args: d.SetValues) -> None:
    """Other values for some figures; by a card with a type for later ones too."""
    of_card = stage.run.source.startswith("card:")
    for figure in on_table(stage.figures(args.figure)):
        if of_card and "survives_capture" in args.values:
            spare(stage, figure, args.values)
        else:
            change(stage.state, figure, args.values)
        stage.state.report(c.ValuesChanged("DD-TRIGGER-03", figure.id))
    if of_card and args.figure.type and not args.figure.id:
        for type in some(args.figure.type):
            values = json.encode(args.values).decode()
            stage.mission.boosts.append(Boost("outfit", stage.run.holder, type, 0, outfit=values))


def spare(stage: Stage, figure: Figure, values: dict[str, object]) -> None:
    """By a card an engineer stays after a capture in this turn, and in no later one."""
    outfit = json.encode(values).decode()
    turn = stage.state.turn
    stage.mission.boosts.append(Boost("spare", figure.owner, figure.id, 0, 0, turn, outfit))


def change(state: Table, figure: Figure, values: dict[str, object]) -> None:
    """Prone is how a figure lies; everything else stands on its sheet."""
    own = {name: value for name, value in values.items() if name not in ("prone", "add_targets")}
    more = values.get("add_targets")
    if isinstance(more, (list, tuple)):
        own["targets"] = list(dict.fromkeys([*figure.sheet.targets, *more]))
    figure.sheet = state.box.with_values(figure.sheet, own)
    if "prone" in values:
        figure.prone = bool(values["prone"])


def control(stage: Stage, args: d.Control) -> None:
    """Somebody leads figures, whose colour stays."""
    seat = stage.owner(args.to)
    for figure in on_table(stage.figures(args.figure)):
        hand_over(stage.state, figure, seat)


def change_faction(stage: Stage, args: d.NewFaction) -> None:
    """Another colour, and with it another owner."""
    owner = NEUTRAL
    for player in stage.state.players:
        if player.faction == args.to:
            owner = player.seat
    for figure in on_table(stage.figures(args.figure)):
        figure.colour = args.to
        hand_over(stage.state, figure, owner)


def hand_over(state: Table, figure: Figure, seat: int) -> None:
    """A figure obeys somebody else, who had it may have too much in production (DD-BUILD-11)."""
    old, figure.owner = figure.owner, seat
    state.report(c.ControlChanged("DD-TRIGGER-03", figure.id, seat))
    if old != seat:
        check_limits(state, old, figure.type)


# ------------------------------------------------------------------------- land


def terrain(stage: Stage, args: d.NewTerrain) -> None:
    """Fields become of another kind; hidden ones are so when they are laid."""
    for field in place_named(stage.state, args.field):
        if field in stage.state.land.terrain:
            stage.state.land.terrain[field] = args.to.value
            stage.state.report(c.TerrainChanged("DD-TRIGGER-03", field, args.to.value))
        else:
            stage.room.terrain[field] = args.to.value


def ore(stage: Stage, args: d.OreAt) -> None:
    """Ore comes to fields, as long as the box has some (DD-MAT-04)."""
    state = stage.state
    for field in place_named(state, args.field):
        region = state.land.region.get(field, state.scenario.look.value)
        if field in state.land.terrain:
            state.ore.setdefault(field, []).extend([region] * args.count)
            state.report(c.OreFound("DD-TRIGGER-03", field, args.count))
        else:
            stage.room.ore[field] = stage.room.ore.get(field, 0) + args.count


def reveal(stage: Stage, tile: str) -> None:
    """A hidden tile is laid (DD-FOG-03)."""
    if stage.state.floor is None:
        lay_tile(stage.state, tile)
    else:
        indoors.lay(stage.state, tile)  # DD-INFOG-03, DD-TRIGGER-03


def go_to(stage: Stage, args: d.GoTo) -> None:
    """They walk there by the rules, in every turn of who leads them (DD-INMOVE-07)."""
    state = stage.state
    places = place_named(state, args.field)
    for figure in on_table(stage.figures(args.figure)):
        if not places:
            continue
        backstage = None if state.floor is None else indoors.backstage_of(state)
        sent = stage.room.sent if backstage is None else backstage.sent
        sent[figure.id] = places[0]
        state.report(c.Sent("DD-INMOVE-07", stage.run.holder, figure.id, places[0]))
