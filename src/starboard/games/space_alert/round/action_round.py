"""The action round in real time: the clock announces, everybody plans at once (SA-PLAN, SA-ANN)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.space_alert.cards import action_on, other_half
from starboard.games.space_alert.missions.timeline import Say
from starboard.games.space_alert.moves import Tick
from starboard.games.space_alert.round.announcing import (
    announce,
    announce_threat,
    ask,
    reveal_heroics,
    take_pile,
)
from starboard.games.space_alert.round.events import AlarmSounded
from starboard.games.space_alert.round.laying import is_over
from starboard.games.space_alert.round.planning import Planning
from starboard.games.space_alert.round.schedule import ENDS, Cue, read
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import (
    CLOCK,
    EVERYONE,
    Act,
    Chance,
    Choice,
    Entry,
    Seat,
    Seats,
    Step,
    together,
)


def next_cue(state: Mission) -> Cue:
    """The next scheduled instant."""
    return read(table_of(state).schedule.names[0])


def next_tick(choice: Choice[Mission], state: Mission, seat: Seat) -> list[Tick]:
    """Time can do nothing else."""
    return [Tick(next_cue(state).at)]


def not_due(choice: Choice[Mission], state: Mission, seat: Seat, move: Tick) -> Illegal | None:
    """A clock that jumps has to go through every instant on its way."""
    due = next_cue(state).at
    return None if move.at == due else Illegal("SA-ANN-01", "not-scheduled", due=due)


def due(state: Mission, second: int) -> Tick | None:
    """The next instant if it has come by that second, for whoever watches the clock.

    A clock that jumped plays one after the other until nothing is due any more.
    """
    table = state.table
    if state.outcome is not None or table is None or not table.timed or not table.schedule.names:
        return None
    cue = next_cue(state)
    return Tick(cue.at) if cue.at <= second and not is_over(table) else None


def sound_alarm(alarm: Alarm, state: Mission, seat: Seat, move: Tick, chance: Chance) -> None:
    """The clock runs (SA-ANN-01)."""
    state.now = next_cue(state).at
    table_of(state).schedule.names.pop(0)
    state.report(AlarmSounded("SA-ANN-01", state.now))


class Alarm(Choice[Mission]):
    """Everything is ready; the alarm starts the action round (SA-ANN-01)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Tick, sound_alarm, next_tick, not_due),)

    def must(self, state: Mission) -> Seats:
        return (CLOCK,) if table_of(state).timed else ()


class PickUp(Step[Mission]):
    """Everybody picks up the first cards; androids show theirs (SA-PLAN-01, SA-ANDROID-10)."""

    def run(self, state: Mission, chance: Chance) -> None:
        table = table_of(state)
        table.phase = 1
        reveal_heroics(state)
        for seat in range(state.seats):
            take_pile(state, seat, "SA-PLAN-01")


class PlanPhase(Step[Mission]):
    """Everybody plans at once until the end of the phase is announced; then again (SA-ANN-15)."""

    def run(self, state: Mission, chance: Chance) -> None:
        table = table_of(state)
        if is_over(table):
            return
        state.push(self)
        scope = state.agenda.open("phase")
        strands: dict[Seat, Entry] = {seat: Planning(seat, scope) for seat in range(state.seats)}
        if table.timed:
            strands[CLOCK] = Ticking(scope)
        state.agenda.push(together(strands))


def tick(ticking: Ticking, state: Mission, seat: Seat, move: Tick, chance: Chance) -> None:
    """What is due is announced; the end of a phase ends everybody's planning (SA-ANN-14, 17)."""
    cue = next_cue(state)
    drawn = ask(state, cue, chance)
    state.now = cue.at
    table_of(state).schedule.names.pop(0)
    announce(state, cue, drawn)
    if cue.say in ENDS:
        state.agenda.abandon(ticking.scope)
    else:
        state.push(ticking)


class Ticking(Choice[Mission]):
    """Time: its only move is the next scheduled instant."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Tick, tick, next_tick, not_due),)
    scope: int

    def must(self, state: Mission) -> Seats:
        return (CLOCK,)


class LayOutThreats(Step[Mission]):
    """Threats that were not announced yet come from the scenario (SA-APPEAR-03, SA-SOLO-09)."""

    def run(self, state: Mission, chance: Chance) -> None:
        lines = table_of(state).schedule.names
        cues = [read(line) for line in lines]
        first = next((n for n, cue in enumerate(cues) if cue.say is Say.THREAT), None)
        if first is None:
            return
        drawn = ask(state, cues[first], chance)
        lines.pop(first)
        announce_threat(state, cues[first], drawn)
        state.push(self)


class HandOver(Step[Mission]):
    """Only the planned cards count; they become the plan of the mission round (SA-PLAN-20)."""

    def run(self, state: Mission, chance: Chance) -> None:
        table = table_of(state)
        table.seed.seen = EVERYONE  # SA-SETUP-13: whoever wants may fly the same mission again
        for crew, board in zip(state.crew, table.boards, strict=True):
            for turn, space in enumerate(board.spaces):
                for slot in space.card.slots:  # SA-PLAN-07, 09
                    slot.seen = EVERYONE
                    crew.plan[turn] = action_on(slot.name, space.half)
                    crew.backs[turn] = action_on(slot.name, other_half(space.half))
