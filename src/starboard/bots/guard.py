"""Nobody trusts a bot: it may raise, answer illegally, or think too long."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

from starboard.errors import BadInput, Error
from starboard.kernel.bot import Blind, Bot, Budget, Decision, Reason, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.forms import check_text, form_of
from starboard.kernel.game import Game
from starboard.kernel.moves import Move
from starboard.kernel.seats import Seat
from starboard.kernel.view import View

ONLY_MOVE = Reason("bot-only-move")
PATIENCE = 2.0
"""A bot may think this many times its budget before it is stopped."""


class Fault(Error):
    """What a bot did wrong: `raised`, `illegal` or `overran`, with details for its author."""

    def __init__(self, bot: str, kind: str, detail: str) -> None:
        super().__init__(bot, kind, detail)
        self.bot = bot
        self.kind = kind
        self.detail = detail

    def __str__(self) -> str:
        return f"bot {self.bot} {self.kind}: {self.detail}"


class OutOfTime(BaseException):
    """Raised inside a bot that does not stop; no `Exception`, so that it is not caught there."""


class Guarded:
    """A bot on a seat. At a table a `substitute` takes over after its first fault."""

    def __init__(
        self,
        bot: Bot,
        name: str,
        game: Game[Any],
        budget: Budget | None = None,
        substitute: Bot | None = None,
    ) -> None:
        self.bot = bot
        self.name = name
        self.game = game
        self.budget = budget or Budget()
        self.substitute = substitute
        self.fault: Fault | None = None

    @property
    def needs_view(self) -> bool:
        """Whether the bot looks at its view; a substitute always may."""
        return self.substitute is not None or not isinstance(self.bot, Blind)

    def decide(
        self, seat: Seat, view: View[Any] | None, moves: Sequence[Move], chance: Seeded
    ) -> Decision:
        """A legal move and why; without a substitute a `Fault` is raised.

        `view` may only be missing where the bot needs none. The random stream is the bot's own.
        """
        if len(moves) == 1:
            return Decision(moves[0], ONLY_MOVE)
        think = Think(self.game, seat, view, self.budget, chance)
        if self.fault is None:
            try:
                return self.ask(view, moves, think)
            except Fault as fault:
                if self.substitute is None:
                    raise
                self.fault = fault
        assert self.substitute is not None
        assert view is not None
        return self.substitute.choose(view, moves, think)

    def ask(self, view: View[Any] | None, moves: Sequence[Move], think: Think) -> Decision:
        """Ask the bot and check what it says."""
        limit = PATIENCE * self.budget.seconds
        started = perf_counter()
        try:
            with alarm(limit) if limit else nullcontext():
                decision = self.answer(view, tuple(moves), think)
        except OutOfTime:
            raise self.blame("overran", f"its budget of {self.budget.seconds} s twice") from None
        except (Exception, SystemExit) as error:
            told = f"{type(error).__name__}: {error}{place_of(error)}"
            raise self.blame("raised", told) from error
        if limit and perf_counter() - started > limit:
            raise self.blame("overran", f"its budget of {self.budget.seconds} s twice")
        if not isinstance(decision, Decision) or not isinstance(decision.why, Reason):
            raise self.blame("illegal", f"answered {decision!r}, not Decision(move, Reason(…))")
        try:
            if not is_among(decision.move, moves):
                raise self.blame("illegal", f"answered {decision.move!r}, not one of its moves")
        except BadInput as error:
            raise self.blame("illegal", f"answered with a text that cannot be: {error}") from None
        return decision

    def answer(self, view: View[Any] | None, moves: Sequence[Move], think: Think) -> object:
        """What the bot says; a blind one is not shown anything."""
        if isinstance(self.bot, Blind):
            return self.bot.pick(moves, think)
        assert view is not None
        return self.bot.choose(view, moves, think)

    def blame(self, kind: str, detail: str) -> Fault:
        return Fault(self.name, kind, " ".join(detail.split())[:200])


def place_of(error: BaseException) -> str:
    """The file of a bot and the line in which it raised, for its author."""
    frames = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    foreign = [frame for frame in frames if Path(frame[0]).name != "guard.py"]
    if not foreign:
        return ""
    own = foreign[0][0]
    return f" ({Path(own).name}:{[line for file, line in foreign if file == own][-1]})"


def is_among(move: object, moves: Sequence[Move]) -> bool:
    """Whether a move is one of these; mostly it is the very same object, which is seen at once."""
    for legal in moves:
        if legal is move:
            return True
    if isinstance(move, Move) and move.open:  # it may write what it likes
        check_text(move)
        return form_of(move) in [form_of(each) for each in moves]
    return move in moves


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` after some seconds; where signals do not reach, the clock is read later."""
    reachable = threading.current_thread() is threading.main_thread()
    if not reachable or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
