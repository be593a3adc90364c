"""A session in real time: the clock runs, one person plays with single keys, bots keep pace."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from datetime import date
from typing import Any, cast

from rich import box
from rich.align import Align
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from starboard.errors import Error, Illegal, Worded
from starboard.kernel.match import Match, as_seen
from starboard.kernel.moves import PASS, Move
from starboard.kernel.options import OptionValue
from starboard.kernel.seats import CLOCK, Seat
from starboard.screen import terminal_of
from starboard.screen.desk import Desk
from starboard.screen.keyboard import ReadKey
from starboard.screen.look import ACCENT
from starboard.table.table import BotSeat
from starboard.terminal.commands import Done
from starboard.terminal.screen import Screen
from starboard.terminal.session import Player, Session
from starboard.terminal.setup import ask_number
from starboard.text.sentences import Speech

LEAST_WAIT = 0.05
"""However fast a game runs, keys are listened to for so many seconds."""
LEAST_BOTS = 3.0
"""However much somebody types, bots wait no longer than so many seconds."""
ON = (" ", "enter", "right", "down")
BACK = ("left", "up", "backspace")


Hours = Callable[[], float]
"""Seconds since some instant, handed in so that tests have their own."""


class Stopwatch:
    """The seconds of a game: they stand still in a pause and may pass faster than others."""

    def __init__(self, hours: Hours, pace: float, second: float) -> None:
        self.hours = hours
        self.pace = pace
        self.counted = second
        self.since: float | None = None

    def start(self) -> None:
        if self.since is None:
            self.since = self.hours()

    def stop(self) -> None:
        self.counted = self.second
        self.since = None

    @property
    def second(self) -> float:
        """Where the game stands."""
        if self.since is None:
            return self.counted
        return self.counted + (self.hours() - self.since) * self.pace

    @property
    def until_next(self) -> float:
        """How long it really takes to the next full second."""
        return max(LEAST_WAIT, (int(self.second) + 1 - self.second) / self.pace)


def desk_for(match: Match[Any], players: Sequence[Player], lang: str) -> Desk | None:
    """The desk of the only person at a table in real time, if it is such a table."""
    people = [seat for seat, player in enumerate(players) if not isinstance(player, BotSeat)]
    if len(people) != 1:
        return None
    speech = Speech(match.game, lang, [player.name for player in players])
    return terminal_of(match.game).desk(people[0], speech)


class Live(Session):
    """Leads one person and any bots through a game whose clock runs."""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        lang: str,
        screen: Screen,
        desk: Desk,
        *,
        keyboard: Callable[[], AbstractContextManager[ReadKey]],
        hours: Hours = time.monotonic,
        pace: float = 1.0,
        save: str = "",
    ) -> None:
        super().__init__(match, players, lang, screen, save=save)
        self.desk = desk
        self.seat: Seat = self.people[0]
        self.keyboard = keyboard
        self.watch = Stopwatch(hours, pace, float(match.state.now))
        self.bots = list(self.table.bots)
        self.asked = int(match.state.now)
        """The second in which a bot was asked last."""
        self.turns = 0
        """How often bots were asked: they take turns, however fast the seconds pass."""
        self.next: dict[str, OptionValue] | None = None
        """The options of the match that is wanted after this one."""
        self.hear(0)

    # ------------------------------------------------------------------ the course of time

    def step(self) -> Done:
        """A stretch of real time, or one decision for which the clock waits."""
        if self.match.to_act != (CLOCK,):
            return super().step()
        with self.keyboard() as read_key, self.screen.stage():
            return self.go_live(read_key)

    def go_live(self, read_key: ReadKey) -> Done:
        """Until the clock waits for somebody, or the person leaves."""
        if not self.ready(read_key, "live-ready"):
            return Done.LEFT
        self.let_time_move()
        while self.match.to_act == (CLOCK,):
            self.paint()
            key = read_key(self.watch.until_next)
            if key and not self.obey(key, read_key):
                return Done.LEFT
            if not key or self.watch.second - self.asked >= LEAST_BOTS:
                self.let_a_bot_move()
            self.let_time_move()
        self.watch.stop()
        return Done.DECIDED

    def obey(self, key: str, read_key: ReadKey) -> bool:
        """Do what a key says; no if the person wants to leave."""
        if key in (" ", "p"):
            return self.ready(read_key, "live-paused")
        if key != "q":
            self.press(key)
            return True
        self.desk.tell(self.speech.say("live-really-quit"))
        self.paint()
        return read_key(None) != "q"

    def ready(self, read_key: ReadKey, message: str) -> bool:
        """Time stands still until a key is pressed; nobody plans meanwhile."""
        self.watch.stop()
        told = Text(self.speech.say(message), style=f"bold {ACCENT}", justify="center")
        sign = Panel(told, box=box.ROUNDED, border_style=ACCENT, padding=(1, 4))
        self.screen.paint(Align.center(sign, vertical="middle", height=self.screen.height))
        if read_key(None) == "q":
            return False
        self.watch.start()
        return True

    def let_time_move(self) -> None:
        """Every instant that has come, one after the other, also when the clock has jumped."""
        while self.match.to_act == (CLOCK,):
            move = self.match.moves(CLOCK)[0]
            at = float(getattr(move, "at", 0))
            if at > self.watch.second:
                return
            self.play(CLOCK, move, at)

    def let_a_bot_move(self) -> None:
        """In each second one bot may do one thing; those that do not want to say nothing."""
        second = int(self.watch.second)
        if second == self.asked or not self.bots:
            return
        self.asked = second
        seat = self.bots[self.turns % len(self.bots)]
        self.turns += 1
        if not self.match.moves(seat):
            return
        move = self.table.decision(seat).move
        if move != PASS:
            self.play(seat, move, self.watch.second)

    # ------------------------------------------------------------------ keys and screen

    def press(self, key: str) -> None:
        """What a key means; whatever is wrong with it costs one sentence."""
        view = self.match.view(self.seat)
        move = self.desk.press(view, key)
        if move is None:
            return
        try:
            self.play(self.seat, move, self.watch.second)
        except Illegal as refused:
            self.desk.tell(f"{self.speech.refusal(view.table, refused)} ({refused.clause})")
        except Error as error:
            told = error.said(self.speech.lang) if isinstance(error, Worded) else str(error)
            self.desk.tell(told)

    def play(self, seat: Seat, move: Move, second: float) -> None:
        """Make a move and tell the desk what the person may know of it."""
        known = len(self.match.history)
        self.match.play(seat, move, time=round(second, 1))
        self.hear(known)

    def hear(self, since: int) -> None:
        """What has happened since some entry, each with its second."""
        view = self.match.view(self.seat)
        for number, events in enumerate(self.match.history[since:], since):
            second = self.match.log[number - 1].time if number else 0.0
            seen = [as_seen(event, self.seat) for event in events]
            self.desk.hear(view, [event for event in seen if event is not None], second)

    def paint(self) -> None:
        """The person's screen now."""
        screen, view = self.screen, self.match.view(self.seat)
        drawn = self.desk.draw(view, self.watch.second, screen.width, screen.height)
        screen.paint(cast(RenderableType, drawn))

    # ------------------------------------------------------------------ afterwards

    def finale(self) -> None:
        """The film page by page, the result, and what may come next."""
        try:
            self.show_film()
            self.screen.show(cast(RenderableType, self.desk.ending(self.match, str(date.today()))))
            self.next = self.ask_onward()
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")

    def show_film(self) -> None:
        """On with a key, and back."""
        pages = self.desk.film(self.match, self.screen.width, self.screen.height)
        at = 0
        with self.keyboard() as read_key, self.screen.stage():
            while at < len(pages):
                self.screen.paint(cast(RenderableType, pages[at]))
                key = read_key(None)
                if key in ON:
                    at += 1
                elif key in BACK:
                    at = max(0, at - 1)
                elif key == "q":
                    return

    def ask_onward(self) -> dict[str, OptionValue] | None:
        """Another match in the same company?"""
        onward = self.desk.onward(self.match)
        if not onward:
            return None
        ways = [(self.speech.say("live-enough"), ""), *[(name, "") for name in onward]]
        title = self.speech.say("live-onward")
        chosen = ask_number(self.screen, self.speech.say, title, ways, 1)
        return None if chosen == 1 else list(onward.values())[chosen - 2]
