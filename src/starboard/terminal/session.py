"""A session: a match, who sits where, and what each person has seen so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from starboard.kernel.match import Match
from starboard.kernel.moves import PASS
from starboard.kernel.seats import CLOCK, Seat
from starboard.screen.look import QUIET
from starboard.table.chairs import Chair, ChairKind
from starboard.table.orders import DEFAULT, Order
from starboard.table.table import BotSeat, Table
from starboard.terminal import drawing
from starboard.terminal.commands import Done, interpret
from starboard.terminal.menu import Menu, menu_for
from starboard.terminal.screen import Screen
from starboard.text.reasons import spoken_reason
from starboard.text.sentences import Speech


class Person(NamedTuple):
    """Somebody at the keyboard."""

    name: str


Player = Person | BotSeat


def table_of(match: Match[Any], players: Sequence[Player]) -> Table:
    """People and bots around a match, all at one keyboard."""
    people = sum(isinstance(player, Person) for player in players)
    # Whoever shares a screen would see from a skipped question what the others hold.
    default = Order.ALWAYS if people > 1 else Order.ANSWER
    chairs = [
        Chair(kind=ChairKind.BOT, name=player.name)
        if isinstance(player, BotSeat)
        else Chair(
            kind=ChairKind.PERSON, person=str(seat), name=player.name, orders={DEFAULT: default}
        )
        for seat, player in enumerate(players)
    ]
    bots = {seat: player for seat, player in enumerate(players) if isinstance(player, BotSeat)}
    return Table(match, chairs, bots, in_turns=False)


class Session:
    """Leads people and bots through a match."""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        lang: str,
        screen: Screen,
        *,
        save: str = "",
        open_hands: bool = False,
    ) -> None:
        self.match = match
        self.players = tuple(players)
        self.table = table_of(match, players)
        self.screen = screen
        self.file = save
        self.speech = Speech(match.game, lang, [player.name for player in players])
        self.people = [seat for seat, who in enumerate(players) if isinstance(who, Person)]
        self.seen: dict[Seat | None, int] = {}
        self.open_hands = open_hands or len(self.people) < 2
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.ask_anyway = False
        self.interrupted = False
        """Whether somebody pressed Ctrl+C."""

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.speech = Speech(self.match.game, lang, self.speech.names)

    def tell(self, message: str, **args: str | int | Sequence[str]) -> None:
        """Say one sentence."""
        self.screen.show(Text(self.speech.say(message, **args)))

    # ------------------------------------------------------------------ the course of a game

    def run(self) -> bool:
        """Play to the end, or until somebody leaves; then save where that was asked for.

        Says no if that has failed.
        """
        try:
            while not self.match.over:
                if self.step() is Done.LEFT:
                    break
        except (EOFError, KeyboardInterrupt) as left:
            self.interrupted = isinstance(left, KeyboardInterrupt)
            self.screen.show("")
        if self.match.over:
            self.finale()
        else:
            self.tell("play-left")
        return not self.file or self.save(self.file)

    def step(self) -> Done:
        """One decision of whoever is asked first; where no clock runs, time waits for everybody."""
        seat, table = self.table.asked, self.table
        if seat == CLOCK:
            table.pass_time()
            self.show_to_onlookers()
        elif seat in table.bots:
            self.let_bot_move(seat, table.bots[seat])
        elif not table.time_waits and not self.ask_anyway and table.passes(seat):
            table.play(seat, PASS)
        else:
            self.ask_anyway = False
            return self.ask_person(seat)
        return Done.DECIDED

    def ask_person(self, seat: Seat) -> Done:
        """A decision of a person, or one thing to do before time goes on."""
        before_time = self.table.time_waits
        if before_time:
            self.tell("play-time")
        done = self.let_person_move(seat)
        if before_time and self.match.log and self.match.log[-1].moves == (str(PASS),):
            self.table.patience.note(seat, PASS)
        return done

    def let_bot_move(self, seat: Seat, player: BotSeat) -> None:
        """A bot decides by what it may see."""
        failed = player.bot.fault is not None
        if player.bot.budget.seconds or player.bot.budget.iterations:
            waiting = self.speech.waiting(self.match.view(None).table, seat)
            self.screen.show(Text(waiting, style=QUIET))
        decision = self.table.decision(seat)
        if player.bot.fault is not None and not failed:
            self.tell("bot-replaced", bot=player.name)
        self.table.play(seat, decision.move)
        self.show_to_onlookers()

    def let_person_move(self, seat: Seat) -> Done:
        """Show the table to a person and do what they type, until they have decided."""
        self.hand_over(seat)
        menu = self.show_frame(seat)
        advice: list[Any] = []
        while True:
            typed = self.screen.ask(self.prompt(seat))
            done = interpret(self, seat, menu, typed, advice)
            if done is Done.LOOK:
                menu = self.show_frame(seat)
            elif done is not Done.ASK_AGAIN:
                return done

    def prompt(self, seat: Seat) -> str:
        return f"{drawing.shape(seat)} {self.speech.name(seat)} ›"

    # ------------------------------------------------------------------ what is shown

    def hand_over(self, seat: Seat) -> None:
        """Between two people: nobody sees the other's hand."""
        if self.open_hands or self.looking == seat:
            return
        self.screen.clear()
        self.screen.show(drawing.hand_over_panel(self.speech, seat))
        self.screen.ask(self.speech.say("play-press-enter"))
        self.screen.clear()
        self.looking = seat

    def show_frame(self, seat: Seat) -> Menu:
        """The whole screen for one decision of a person."""
        menu = menu_for(self.match, seat, self.speech)
        self.screen.clear()
        view = self.match.view(seat)
        self.screen.show(drawing.frame(self.speech, view, seat, menu, self.news(seat), self.screen))
        return menu

    def news(self, seat: Seat | None) -> list[str]:
        """What has happened since this viewer decided last, as sentences."""
        return self.sentences(seat, self.seen.get(seat, 0))

    def sentences(self, seat: Seat | None, since: int = 0) -> list[str]:
        """Everything a viewer saw, as sentences."""
        state = self.match.view(seat).table
        told = self.match.events(seat, since)
        said = [self.speech.event(state, each.event) for each in told]
        return [sentence for sentence in said if sentence]

    def show_to_onlookers(self) -> None:
        """Where everybody only watches: each sentence once."""
        if self.people:
            return
        for sentence in self.news(None):
            self.screen.show(Text(sentence))
        self.seen[None] = len(self.match.events(None))

    def finale(self) -> None:
        """The table as it was in the end, and who won."""
        seat = self.people[0] if len(self.people) == 1 else None
        outcome = self.match.outcome
        assert outcome is not None
        if self.people:
            self.screen.clear()
        news = self.news(seat) if self.people else []
        lines = (self.speech.outcome(outcome), self.speech.points(outcome))
        ending = "\n".join(line for line in lines if line)
        view = self.match.view(seat)
        self.screen.show(drawing.final_frame(self.speech, view, ending, news, self.screen))

    def save(self, path: str) -> bool:
        """Write the match to a file and say so, or why it cannot be."""
        try:
            self.match.save(path)
        except OSError as error:
            why = spoken_reason(str(error.strerror), self.speech.lang)
            self.tell("play-not-saved", file=path, why=why)
            return False
        self.tell("play-saved", file=path)
        return True
