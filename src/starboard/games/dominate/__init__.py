"""Dominate & Delegate: hex tactics with bases, in skirmishes of two to four, and a campaign."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from starboard.errors import BadInput
from starboard.games.dominate.campaign.chain import next_options
from starboard.games.dominate.campaign.course import (
    campaign_entries,
    first_cards,
    mission_entries,
)
from starboard.games.dominate.campaign.leaving import agree, surrender
from starboard.games.dominate.campaign.moves import CAMPAIGN_MOVES
from starboard.games.dominate.campaign.settling import settle
from starboard.games.dominate.campaign.setup import mission_table
from starboard.games.dominate.concession import give_up
from starboard.games.dominate.content import CAMPAIGN, RULES, Box
from starboard.games.dominate.content import box as printed_box
from starboard.games.dominate.indoors.moves import INDOOR_MOVES
from starboard.games.dominate.invariants import faults
from starboard.games.dominate.kinds import Mode
from starboard.games.dominate.legacy.words import read_log
from starboard.games.dominate.moves import MOVES
from starboard.games.dominate.options import OPTIONS, scenario_of
from starboard.games.dominate.own.folder import read_folders, with_own
from starboard.games.dominate.printed import Skirmish
from starboard.games.dominate.setup import skirmish_table
from starboard.games.dominate.state import Table
from starboard.games.dominate.turn import RollForOrder, Round
from starboard.games.dominate.ways import marches
from starboard.kernel import (
    Chance,
    Content,
    Event,
    Game,
    Move,
    Option,
    OptionValue,
    Seat,
    clockwise,
    number_of,
    words_of,
)
from starboard.kernel.ways import Way


class Dominate(Game[Table]):
    """Bases, tanks and engineers on hexagonal fields."""

    id: ClassVar[str] = "dominate"
    rules: ClassVar[int] = RULES
    seats: ClassVar[Sequence[int]] = range(2, 5)
    timing: ClassVar[str] = "DD-ACT-02"
    finished: ClassVar[bool] = True
    rooms: ClassVar[Mapping[str, object]] = {
        "face": ".face:FACE",
        "mind": ".bot.mind:MIND",
        "terminal": ".terminal:TERMINAL",
        "tools": ".box.tools:TOOLS",
    }
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    move_types: ClassVar[tuple[type[Move], ...]] = (*MOVES, *INDOOR_MOVES, *CAMPAIGN_MOVES)

    def read_own(self, folders: Sequence[Path]) -> object:
        return read_folders(folders) or None

    def content(self, own: object) -> Content:
        if not own:
            return printed_box()
        if not isinstance(own, list):
            raise BadInput("scenarios", "expected-scenarios")
        return with_own(own, "scenarios")

    def check_options(
        self, seats: int, options: Mapping[str, OptionValue], content: Content
    ) -> None:
        things = Box.of(content)
        scenario = scenario_of(things, options, seats)
        words = words_of(options, "log")
        if words and scenario.id != CAMPAIGN:
            raise BadInput("option log", "log-without-campaign", "DD-LOG-01")
        read_log(words, things.own_ids)
        start = number_of(options, "start")
        if start > seats:
            told = {"seats": seats, "start": start}
            raise BadInput("option start", "nobody-there-to-begin", "DD-ROUND-03", **told)

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        things = Box.of(content)
        scenario = scenario_of(things, options, seats)
        if scenario.mode is Mode.SKIRMISH:
            return self.skirmish(things, things.skirmishes[scenario.id], options)
        log = read_log(words_of(options, "log"), things.own_ids)
        campaign, credits = scenario.id == CAMPAIGN, bool(options["open_credits"])
        if campaign and not log.efa.cards and not log.redcat.cards:
            first_cards(log)
        state = mission_table(self.rules, things, log, campaign, credits)
        state.agenda.push(*(campaign_entries(log) if campaign else mission_entries(scenario.id)))
        return state

    def skirmish(self, content: Box, plan: Skirmish, options: Mapping[str, OptionValue]) -> Table:
        """The board of a skirmish before the dice (DD-ROUND-08)."""
        rounds, start = number_of(options, "rounds"), number_of(options, "start")
        state = skirmish_table(self.rules, content, plan, rounds, bool(options["open_credits"]))
        state.agenda.push(Round())  # DD-ROUND-03
        if start:  # DD-ROUND-03
            state.order = list(clockwise(start - 1, plan.players))  # DD-ROUND-03
        elif plan.first is None:  # DD-ROUND-03
            state.agenda.push(RollForOrder())  # DD-ROUND-03
        return state

    def settle(self, state: Table, events: list[Event]) -> None:
        settle(state, events)

    def next_options(
        self, state: Table, options: Mapping[str, OptionValue]
    ) -> Mapping[str, OptionValue]:
        return next_options(state, options)

    def agree(self, state: Table) -> None:
        if state.log is None:
            super().agree(state)
        else:
            agree(self, state)

    def concede(self, state: Table, seat: Seat, chance: Chance) -> None:
        if state.log is None:
            give_up(state, seat)
        else:
            surrender(state, seat)

    def ways(self, state: Table, seat: Seat, thing: str) -> list[Way]:
        return marches(self, state, seat, thing)

    def invariants(self, state: Table) -> Iterable[str]:
        return faults(state)


GAME = Dominate()
