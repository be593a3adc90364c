"""What happened, in the words of triggers: an event of the rules becomes a moment (DD-TRIGGER)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from starboard.games.dominate import events as e
from starboard.games.dominate.campaign import events as c
from starboard.games.dominate.indoors import events as i
from starboard.games.dominate.state import NEUTRAL, Table
from starboard.kernel import Event


class Moment(NamedTuple):
    """One thing that happened: its word, the figure or thing, who caused it, and a detail."""

    word: str
    it: str = ""
    actor: str = ""
    by: int = NEUTRAL
    detail: str = ""
    number: int = 0


def side(state: Table, id: str) -> int:
    """Whose figure it is; devices are PL2's."""
    figure = state.figures.get(id)
    if figure is None and state.mission is not None:
        figure = state.mission.fallen.get(id)
    if figure is not None:
        return figure.owner
    return NEUTRAL if state.mission is None else state.mission.pl2


def moments(state: Table, event: Event) -> Iterator[Moment]:
    """What triggers may have been waiting for."""
    match event:
        case c.MissionBegan():
            yield Moment("mission_start")
        case e.RoundBegan():
            yield Moment("round_start", number=event.round)
        case c.RoundEnded():
            yield Moment("round_end", number=event.round)
        case c.TurnEnded():
            yield Moment("turn_end", by=event.seat)
        case e.Captured():
            old = state.players[event.old].faction
            yield Moment("captured", event.figure, event.cause, event.seat, old)
        case e.Inspected():
            yield Moment("captured", event.figure, event.cause, event.seat)
        case e.Attacked():
            yield Moment("attacked", event.target, event.figure, side(state, event.figure))
        case e.Destroyed():
            yield Moment("destroyed", event.figure, event.cause, event.by)
        case i.LaidDown():
            yield Moment("destroyed", event.figure, by=event.by)
        case e.Stepped():
            yield Moment("entered", event.figure, event.figure, side(state, event.figure), "step")
        case e.Left():
            yield Moment("entered", event.figure, event.figure, side(state, event.figure), "step")
        case e.Halted():
            yield Moment("entered", event.figure, event.figure, side(state, event.figure), "end")
        case _:
            yield from more_moments(state, event)


def more_moments(state: Table, event: Event) -> Iterator[Moment]:
    """Transport, building, fog and cards."""
    match event:
        case e.Boarded():
            by = side(state, event.figure)
            yield Moment("boarded", event.figure, event.figure, by, event.transporter)
        case e.OreUnloaded():
            brought = 0 if state.mission is None else state.mission.unloaded[event.seat]
            yield Moment("unloaded", event.figure, event.figure, event.seat, number=brought)
        case e.Placed():
            yield Moment("placed", event.figure, by=event.seat)
        case c.Spawned():
            yield Moment("placed", event.figure, by=side(state, event.figure))
        case e.Turned(clause="DD-MCV-02"):
            yield Moment("unfolded", event.becomes, by=side(state, event.becomes))
        case e.Turned(clause="DD-BRIDGE-04"):
            yield Moment("repaired", event.figure, by=state.active)
        case c.LandLaid():
            yield Moment("revealed", detail=event.tile)
        case c.RewardUsed():
            yield Moment("card_used", detail=event.card, by=event.seat)
        case _:
            yield from indoor_moments(state, event)


def indoor_moments(state: Table, event: Event) -> Iterator[Moment]:
    """What happens on a floor only."""
    match event:
        case i.TileLaid():
            yield Moment("revealed", detail=event.tile)
        case i.Touched():
            by = side(state, event.figure)
            yield Moment("inspected", event.target, event.figure, by)
            if event.acted:
                yield Moment("acted", event.target, event.figure, by)
        case i.PickedUp():
            yield Moment("picked_up", event.person, event.figure, side(state, event.figure))
        case i.DoorTurned():
            yield Moment("door", event.door, detail=event.becomes)
        case i.Switched():
            yield Moment("terminal", event.device, detail="active" if event.on else "inactive")
        case i.AlarmRaised():
            yield Moment("alarm", detail="on")
        case i.AlarmEnded():
            yield Moment("alarm", detail="off")
        case i.Spotted():
            yield Moment("seen", event.figure, event.by)
        case _:
            return
