"""A session whose keyboard is a script and whose screen is a list of pages."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console

import starboard
from starboard.bots.named import seat_bot
from starboard.kernel.chance import Seeded
from starboard.kernel.match import Match
from starboard.screen.look import SHAPES
from starboard.terminal import BotSeat, Person, Player, Screen, Session


class Script(Screen):
    """Types what it is given, then nobody is there any more. Clearing begins a new page."""

    def __init__(self, typed: Iterable[str], width: int = 100, height: int = 40) -> None:
        self.paper = io.StringIO()
        super().__init__(Console(file=self.paper, width=width, height=height, color_system=None))
        self.typed: Iterator[str] = iter(typed)
        self.pages: list[str] = []
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.console.print(prompt, markup=False)
        for line in self.typed:
            return line
        raise EOFError

    def clear(self) -> None:
        self.pages.append(self.paper.getvalue())
        self.paper.seek(0)
        self.paper.truncate()

    @property
    def text(self) -> str:
        """Everything that was ever shown."""
        return "".join(self.pages) + self.paper.getvalue()

    @property
    def last(self) -> str:
        """What was shown since the screen was cleared last."""
        return self.paper.getvalue()


class Watchman(Script):
    """Looks over everybody's shoulder: notes whatever a person sees of another one's hand."""

    def __init__(self, match: Match[Any], typed: Iterable[str], clears: bool = True) -> None:
        super().__init__(typed)
        self.match = match
        self.clears = clears
        self.leaks: list[str] = []
        self.handed = 0

    def clear(self) -> None:
        if self.clears:
            super().clear()

    def ask(self, prompt: str) -> str:
        looking = [seat for seat, shape in enumerate(SHAPES) if prompt.startswith(f"{shape} ")]
        self.handed += not looking
        for seat in range(self.match.state.seats):
            if seat not in looking:
                known = secrets(self.match, looking[0]) if looking else set()
                hidden = secrets(self.match, seat) - known - public(self.match)
                self.leaks.extend(name for name in hidden if name in self.last)
        return super().ask(prompt)


def secrets(match: Match[Any], seat: int) -> set[str]:
    """The names of the cards in a hand."""
    cards = match.state.cards
    return {cards[slot.name].name.en for slot in match.state.players[seat].hand.slots}


def public(match: Match[Any]) -> set[str]:
    """The names of event cards that everybody has seen."""
    cards = match.state.cards
    seen = {name for player in match.state.players for name in player.draw_discard}
    seen |= {laid.card.id for laid in match.state.laid}
    seen |= {deed.card.id for deed in match.state.deeds.values()}
    return {cards[name].name.en for name in seen}


def duel(seed: int = 1, ready: bool = True, seats: int = 2) -> Match[Any]:
    """A match that can begin."""
    return starboard.new("flagship", seats=seats, seed=seed, options={"ready_ships": ready})


def seat_of(match: Match[Any], name: str, kind: str = "random") -> BotSeat:
    return BotSeat(name, seat_bot(kind, match.game, at_table=True), Seeded(f"bot {name}"))


def against_bot(match: Match[Any], kind: str = "random") -> list[Player]:
    """A person on the seat that begins, a bot on the other one."""
    players: list[Player] = [Person("Marion"), seat_of(match, "Bot", kind)]
    return players if match.state.active == 0 else players[::-1]


def session(
    match: Match[Any],
    players: Sequence[Player],
    typed: Iterable[str],
    lang: str = "en",
    **more: Any,
) -> tuple[Session, Script]:
    """A session and its screen, not yet begun."""
    size = {name: more.pop(name) for name in ("width", "height") if name in more}
    screen = Script(typed, **size)
    return Session(match, players, lang, screen, **more), screen
