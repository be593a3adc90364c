"""The place of one person in a live mission: keys, announcements, the screen, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from starboard.games.space_alert.campaign.chain import again_options, next_options
from starboard.games.space_alert.kinds import TRACKS
from starboard.games.space_alert.missions.mission import content
from starboard.games.space_alert.moves import Say
from starboard.games.space_alert.round.events import (
    ActionRoundEnded,
    AlarmSounded,
    CardDrawn,
    CardGiven,
    CardLaid,
    DataCameIn,
    DeedCalled,
    EndAgreed,
    EndWarned,
    NeedCalled,
    OutageBegan,
    OutageEnded,
    PhaseEnded,
    PhaseLeft,
    ReportIgnored,
    SeatLeft,
    ThreatAnnounced,
    ThreatAssigned,
    TransferClosed,
    TransferOpened,
    WordCalled,
)
from starboard.games.space_alert.state import Mission
from starboard.games.space_alert.terminal.board import ship_plan
from starboard.games.space_alert.terminal.film import ending, film_pages
from starboard.games.space_alert.terminal.keys import WORDS, Keys
from starboard.games.space_alert.terminal.plan_rows import Cursor, Plans
from starboard.games.space_alert.terminal.screen import (
    Timers,
    cards,
    composed,
    everything,
    hand,
    status,
)
from starboard.games.space_alert.terminal.threat_rows import ZONE_INKS, say
from starboard.kernel import Event, Move, OptionValue
from starboard.kernel.match import Match
from starboard.kernel.view import View
from starboard.screen.desk import Desk
from starboard.screen.look import ACCENT, INFO, QUIET
from starboard.text.sentences import Speech

ANNOUNCED: Final = (
    ActionRoundEnded, AlarmSounded, DataCameIn, EndWarned, OutageBegan, OutageEnded, PhaseEnded,
    ReportIgnored, ThreatAnnounced, TransferClosed, TransferOpened,
)  # fmt: skip
"""What the computer says."""
SAID: Final = (
    CardGiven, DeedCalled, EndAgreed, NeedCalled, PhaseLeft, SeatLeft, ThreatAssigned, WordCalled,
)  # fmt: skip
"""What the crew says and does openly; cards that are laid are seen on the boards."""
TABLE, CARDS, SHIP = range(3)
"""What the screen shows: the whole table, or the threat cards or the ship from close by."""


class LiveDesk(Desk):
    """Space Alert at one keyboard."""

    def __init__(self, speech: Speech, seat: int) -> None:
        self.speech = speech
        self.seat = seat
        self.keys = Keys(seat)
        self.announced = Text("")
        self.news: list[str] = []
        self.told = ""
        self.help = False
        self.detail = TABLE
        self.phase_ends = -1.0
        self.outage_ends = -1.0
        self.transfer_ends = -1.0

    # ------------------------------------------------------------------ keys

    def press(self, view: View[Any], key: str) -> Move | None:
        self.told = ""
        if key == "?" or self.help:
            self.help = not self.help
            return None
        if key == "enter" and not self.keys.pressed:
            self.detail = (self.detail + 1) % 3
            return None
        return self.keys.press(view.table, key)

    def tell(self, sentence: str) -> None:
        self.told = sentence

    # ------------------------------------------------------------------ what happens

    def hear(self, view: View[Any], events: Sequence[Event], second: float) -> None:
        state = view.table
        for event in events:
            if isinstance(event, ANNOUNCED):
                self.announced = self.announcement(state, event)
                self.set_timers(event, second)
            elif isinstance(event, SAID) or self.is_own_card(event):
                self.news.append(self.speech.event(state, event))
            elif isinstance(event, CardLaid) and event.seat == self.seat:
                self.keys.advance(state)
        self.keys.settle(state)

    def is_own_card(self, event: Event) -> bool:
        """What the others draw nobody needs to read."""
        return isinstance(event, CardDrawn) and event.seat == self.seat

    def announcement(self, state: Mission, event: Event) -> Text:
        """What the computer has said last, in the colour of its zone."""
        ink = INFO
        if isinstance(event, ThreatAnnounced):
            ink = ZONE_INKS[TRACKS.index(event.track)]
        return Text(f"▶ {self.speech.event(state, event)}", style=f"bold {ink}")

    def set_timers(self, event: Event, second: float) -> None:
        """What the computer has told about time."""
        if isinstance(event, EndWarned):
            self.phase_ends = second + event.left
        elif isinstance(event, PhaseEnded):
            self.phase_ends = -1.0
        elif isinstance(event, OutageBegan):
            self.outage_ends = second + event.seconds
        elif isinstance(event, TransferOpened):
            self.transfer_ends = second + content().durations.data_transfer

    # ------------------------------------------------------------------ the screen

    def draw(self, view: View[Any], second: float, width: int, height: int) -> object:
        if self.help:
            return self.help_page()
        state, lang, now = view.table, self.speech.lang, int(second)
        timers = Timers(
            now,
            int(self.phase_ends - now) if self.phase_ends >= 0 else -1,
            int(self.outage_ends - now),
            int(self.transfer_ends - now),
        )
        top = [status(state, self.seat, timers, lang), self.announced]
        keys = Text(say(lang, "live-keys"), style=QUIET)
        bottom: list[RenderableType] = [self.prompt(state), keys]
        if self.detail != TABLE:
            ship: list[list[RenderableType]] = [[ship_plan(state, lang)]]
            closer = ship if self.detail == SHIP else cards(state, lang)
            return composed(top, closer, bottom, self.news, width, height)
        cursor = Cursor(self.keys.crew, self.keys.turn)
        bottom = [
            Plans(state, lang, self.speech.names, cursor, 0),
            hand(state, self.seat, self.keys.crew, lang),
            *bottom,
        ]
        return composed(top, everything(state, lang), bottom, self.news, width, height)

    def prompt(self, state: Mission) -> Text:
        """What to press next, or why something did not work."""
        lang = self.speech.lang
        if self.told:
            return Text(self.told, style=f"bold {ACCENT}")
        if not self.keys.note:
            return Text(say(lang, "live-prompt"), style=QUIET, no_wrap=True, overflow="ellipsis")
        told = say(lang, self.keys.note, words=self.words(state), people=self.people())
        begun = f"{' '.join(self.keys.pressed)} … " if self.keys.pressed else ""
        return Text(begun + told, style=f"bold {ACCENT}")

    def words(self, state: Mission) -> str:
        """What can be said with a number."""
        told = [self.speech.move(state, Say(word), "short") for word in WORDS]
        return " · ".join([f"{number} {word}" for number, word in enumerate(told, 1)])

    def people(self) -> str:
        """The others with their numbers."""
        return " · ".join(
            [f"{n} {name}" for n, name in enumerate(self.speech.names, 1) if n != self.seat + 1]
        )

    def help_page(self) -> RenderableType:
        """All keys."""
        title = Text(say(self.speech.lang, "live-help-title"), style=f"bold {ACCENT}")
        return Group(title, Text(""), Text(say(self.speech.lang, "live-help")))

    # ------------------------------------------------------------------ afterwards

    def film(self, match: Match[Any], width: int, height: int) -> list[object]:
        return film_pages(match, self.speech, width, height)

    def ending(self, match: Match[Any], date: str) -> object:
        return ending(match, self.speech, date)

    def onward(self, match: Match[Any]) -> dict[str, dict[str, OptionValue]]:
        state, options, lang = match.state, match.setup.options, self.speech.lang
        if state.outcome is not None and state.outcome.reason == "goes-on":
            return {say(lang, "live-next-mission"): next_options(options, state)}
        if state.table is None or state.table.campaign:
            return {}
        return {say(lang, "live-again"): again_options(options, state)}
