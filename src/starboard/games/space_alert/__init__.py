"""Space Alert: ten minutes of planning together, then the film of what was planned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from starboard.games.space_alert import moves as m
from starboard.games.space_alert.action_round import (
    Alarm,
    HandOver,
    LayOutThreats,
    PickUp,
    PlanPhase,
)
from starboard.games.space_alert.calls import may_talk, sketch_page
from starboard.games.space_alert.campaign import AgreeOnThreats, AskEverybody
from starboard.games.space_alert.chain import next_options
from starboard.games.space_alert.content import components
from starboard.games.space_alert.estimate import estimate
from starboard.games.space_alert.imagination import imagine_table
from starboard.games.space_alert.invariants import faults
from starboard.games.space_alert.leaving import leave
from starboard.games.space_alert.legacy import read_legacy
from starboard.games.space_alert.naming import name_of
from starboard.games.space_alert.options import OPTIONS, check_wishes, read_wishes
from starboard.games.space_alert.preparation import (
    ChooseMission,
    DealCards,
    LayTrajectories,
    new_table,
)
from starboard.games.space_alert.repairs import Repairs, carry_over
from starboard.games.space_alert.state import Mission
from starboard.games.space_alert.turn import Turn
from starboard.games.space_alert.view import costs, own_things, seat_facts, things
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
    facts_are_public: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    move_types: ClassVar[tuple[type[Move], ...]] = (
        m.Lay, m.TakeBack, m.TurnOver, m.Shift, m.EndPhase, m.Draw, m.Give, m.IDo, m.WeNeed, m.Say,
        m.Ready, m.Tick, m.Stumble, m.Repair, m.Store, m.Propose, m.GoOn, Pass,
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
        steps += [
            ChooseMission(wishes.mission, wishes.length, wishes.levels, again),
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

    def things(self, state: Mission, seat: Seat | None) -> dict[str, dict[str, Any]]:
        return things(state, seat)

    def own_things(self, state: Mission, seat: Seat) -> dict[str, dict[str, Any]] | None:
        return own_things(state, seat)

    def seat_facts(self, state: Mission, seat: Seat) -> dict[str, Any]:
        return seat_facts(state, seat)

    def name_of(self, state: Mission, thing: str, lang: str) -> str:
        return name_of(state, thing, lang)

    def board(
        self, view: Any, lang: str, names: Sequence[str], width: int, tall: bool
    ) -> object | None:
        from starboard.games.space_alert.board import draw

        return draw(view, lang, names, width, tall)

    def printed(self, content: Content, lang: str) -> dict[str, Any]:
        from starboard.games.space_alert.faces import faces

        return faces(components(), lang)

    def portrait(self, state: Mission, text: str, lang: str) -> object | None:
        from starboard.games.space_alert.portrait import portrait

        return portrait(text, lang)

    def desk(self, seat: Seat, lang: str, names: Sequence[str]) -> object | None:
        from starboard.games.space_alert.live_desk import LiveDesk
        from starboard.text.sentences import Speech

        return LiveDesk(Speech(self, lang, names), seat)

    def costs(self, before: Mission, after: Mission, seat: Seat) -> dict[str, int]:
        return costs(before, after, seat)

    def complete(self, state: Mission, seat: Seat | None, chance: Chance) -> None:
        imagine_table(state, seat, chance)

    def invariants(self, state: Mission) -> Iterable[str]:
        return faults(state)

    def estimate(self, state: Mission, seat: Seat) -> float:
        return estimate(state, seat)

    def house_bot(self) -> object | None:
        from starboard.games.space_alert.bot.house import House

        return House()

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
