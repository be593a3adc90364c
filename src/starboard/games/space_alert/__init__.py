"""Space Alert: ten minutes of planning together, then the film of what was planned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from starboard.games.space_alert import moves as m
from starboard.games.space_alert.campaign.chain import next_options
from starboard.games.space_alert.campaign.consensus import AgreeOnThreats, AskEverybody
from starboard.games.space_alert.campaign.legacy import read_legacy
from starboard.games.space_alert.campaign.repairs import Repairs, carry_over
from starboard.games.space_alert.content import components
from starboard.games.space_alert.film.turn import Turn
from starboard.games.space_alert.invariants import faults
from starboard.games.space_alert.options import OPTIONS, check_wishes, read_wishes
from starboard.games.space_alert.round.action_round import (
    Alarm,
    HandOver,
    LayOutThreats,
    PickUp,
    PlanPhase,
)
from starboard.games.space_alert.round.calls import may_talk, sketch_page
from starboard.games.space_alert.round.leaving import leave
from starboard.games.space_alert.round.preparation import (
    ChooseMission,
    ChooseOwn,
    DealCards,
    LayTrajectories,
    new_table,
)
from starboard.games.space_alert.state import Mission
from starboard.kernel import (
    Chance,
    Content,
    Entry,
    Game,
    Move,
    Option,
    OptionValue,
    Pass,
    Seat,
)


class SpaceAlert(Game[Mission]):
    """The co-op in real time for one to five."""

    id: ClassVar[str] = "space_alert"
    rules: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]] = range(1, 6)
    timing: ClassVar[str] = "SA-PLAN-11"
    finished: ClassVar[bool] = True
    rooms: ClassVar[Mapping[str, object]] = {
        "face": ".face:FACE",
        "mind": ".bot.mind:MIND",
        "terminal": ".terminal:TERMINAL",
        "tools": ".box.tools:TOOLS",
    }
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    move_types: ClassVar[tuple[type[Move], ...]] = (
        m.Lay, m.TakeBack, m.TurnOver, m.Shift, m.EndPhase, m.Draw, m.Give, m.IDo, m.WeNeed, m.Say,
        m.Assign, m.Ready, m.Tick, m.Stumble, m.Repair, m.Store, m.Propose, m.GoOn, Pass,
    )  # fmt: skip

    def content(self, own: object) -> Content:
        self.refuse_own(own)
        return components()

    def check_options(self, seats: int, options: Mapping[str, OptionValue], own: Content) -> None:
        check_wishes(seats, read_wishes(options))

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Mission:
        wishes = read_wishes(options)
        state = new_table(seats, wishes)
        again = wishes.again[0] if wishes.again else ""
        steps: list[Entry] = []
        if wishes.campaign:
            carry_over(state, read_legacy(wishes.legacy))
            steps = [Repairs(), AskEverybody(False), AgreeOnThreats()]
        new = ChooseMission(wishes.mission, wishes.length, wishes.levels, again)
        steps += [
            ChooseOwn(wishes.own) if wishes.own else new,
            LayTrajectories(),
            DealCards(),
            Alarm(),
            PickUp(),
        ]
        if not wishes.timed:
            steps.append(LayOutThreats())
        state.push(*steps, PlanPhase(), LayOutThreats(), HandOver(), Turn(1))
        return state

    def concede(self, state: Mission, seat: Seat, chance: Chance) -> None:
        leave(state, seat)

    def invariants(self, state: Mission) -> Iterable[str]:
        return faults(state)

    def may_talk(self, state: Mission, seat: Seat) -> bool:
        return may_talk(state)

    def next_options(
        self, state: Mission, options: Mapping[str, OptionValue]
    ) -> Mapping[str, OptionValue]:
        if state.outcome is not None and state.outcome.reason == "goes-on":
            return next_options(options, state)
        return {**options, "legacy": (), "again": ()}

    def sketch_page(self, state: Mission) -> str:
        return sketch_page(state)


GAME = SpaceAlert()
