"""What a mission makes of everything that happens: books, fog, triggers (DD-TRIGGER-02)."""

from __future__ import annotations

from starboard.games.dominate.campaign.briefing import refresh_briefs
from starboard.games.dominate.campaign.events import LandLaid, Looked, RoundEnded, Spawned
from starboard.games.dominate.campaign.judging import AskJudge
from starboard.games.dominate.campaign.laying import LiftFog, reached
from starboard.games.dominate.campaign.records import Backroom, Lost
from starboard.games.dominate.campaign.using import AskReaction, reactions
from starboard.games.dominate.events import Attacked, Destroyed, OreUnloaded, Placed, Turned
from starboard.games.dominate.indoors.events import Described, LaidDown, TileLaid, Told
from starboard.games.dominate.script.noticing import moments
from starboard.games.dominate.script.running import start_scripts
from starboard.games.dominate.script.scene import backroom_of, mission_of
from starboard.games.dominate.script.stage import hear
from starboard.games.dominate.script.triggers import meet, watch_states
from starboard.games.dominate.state import NEUTRAL, Table
from starboard.games.dominate.wording import Wording
from starboard.kernel import Event

CIVIL = "civil_building"
NEW = (LandLaid, TileLaid, Spawned, Placed)
"""After these, aims and limits may mean more than before."""


def settle(state: Table, events: list[Event]) -> None:
    """Answer what has happened before anything else continues."""
    if state.mission is None:
        return
    room = backroom_of(state)
    for event in events:
        keep_books(state, room, event)
    if any(isinstance(event, NEW) for event in events):
        refresh_briefs(state)
    if not state.mission.scope or state.mission.winner != NEUTRAL:
        return
    noticed = [moment for event in events for moment in moments(state, event)]
    if noticed:
        walking = all(moment.word == "entered" for moment in noticed)
        state.report(Looked("DD-TRIGGER-02", walking))
    if events and reached(state, state.mission) and not is_lifting(state):
        state.agenda.push(LiftFog())
    for event in events:
        ask_about(state, event)
    if room is None or not noticed:
        return
    for moment in noticed:
        meet(state, room, moment)
    for event in events:
        if isinstance(event, RoundEnded):
            fall_due(room, event.round)
    watch_states(state, room)
    start_scripts(state, room)


def is_lifting(state: Table) -> bool:
    """Whether fog is being lifted already."""
    return any(isinstance(entry, LiftFog) for entry in state.agenda.entries())


def ask_about(state: Table, event: Event) -> None:
    """A described act is judged; an attack may be parried by a card that everybody knows."""
    if isinstance(event, Described):
        state.agenda.push(AskJudge(event.figure, event.target))
    if isinstance(event, Attacked) and state.fight is not None:
        target = state.figures.get(event.target)
        if target is not None and target.owner != state.active and reactions(state, target.owner):
            state.agenda.push(AskReaction(target.owner))


def fall_due(room: Backroom, round: int) -> None:
    """What was put off until the end of this round."""
    for later in [each for each in room.later if each.round <= round]:
        room.later.remove(later)
        room.queue.append(later.run)


def keep_books(state: Table, room: Backroom | None, event: Event) -> None:
    """Losses, ore, civil buildings, and what PL1 is told."""
    mission = mission_of(state)
    match event:
        case Destroyed():
            note_loss(room, event.figure, event.by)
            if event.type == CIVIL:
                region = state.land.region.get(event.field, state.scenario.look.value)
                mission.civil[region] = mission.civil.get(region, 0) + 1  # DD-LOG-07…09
        case LaidDown():
            note_loss(room, event.figure, event.by)
        case Turned():
            rename(state, room, event.figure, event.becomes)
        case OreUnloaded():
            mission.unloaded[event.seat] += 1
        case Told():
            for seat in (mission.pl1, mission.pl2):
                hear(state, seat, "label", Wording(event.de, event.en))
        case _:
            return


def rename(state: Table, room: Backroom | None, old: str, new: str) -> None:
    """A token that was turned is another figure, but the plan means the same (DD-MCV-08)."""
    mission = mission_of(state)
    if new not in state.figures or room is None:  # DD-TRIGGER-17, DD-MAT-11
        return  # DD-TRIGGER-17, DD-MAT-11
    for known in (room.names, room.tags):
        for ids in known.values():
            ids[:] = [new if id == old else id for id in ids]
    if old in mission.called:
        mission.called[new] = mission.called.pop(old)


def note_loss(room: Backroom | None, figure: str, by: int) -> None:
    if room is not None:
        room.lost.append(Lost(figure, by))
