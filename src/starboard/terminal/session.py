"""A session: a match, who sits where, and what each person has seen so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from starboard.bots.guard import Guarded
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match
from starboard.kernel.moves import PASS
from starboard.kernel.play import first_asked
from starboard.kernel.seats import CLOCK, Seat
from starboard.screen.look import QUIET
from starboard.terminal import drawing
from starboard.terminal.commands import Done, interpret
from starboard.terminal.menu import Menu, menu_for
from starboard.terminal.screen import Screen
from starboard.text.orders import Order, Orders, window_kinds
from starboard.text.reasons import spoken_reason
from starboard.text.sentences import Speech

LIVELY = 100
"""So many things somebody does at most before time goes on."""


class Person(NamedTuple):
    """Somebody at the keyboard."""

    name: str


class BotSeat(NamedTuple):
    """A bot with the name people read and a random stream of its own."""

    name: str
    bot: Guarded
    chance: Seeded


Player = Person | BotSeat


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
        self.screen = screen
        self.file = save
        self.speech = Speech(match.game, lang, [player.name for player in players])
        self.people = [seat for seat, who in enumerate(players) if isinstance(who, Person)]
        # Whoever shares a screen would see from a skipped question what the others hold.
        default = Order.ALWAYS if len(self.people) > 1 else Order.ANSWER
        self.orders = {seat: Orders(default) for seat in self.people}
        self.windows = window_kinds(self.speech)
        self.seen: dict[Seat | None, int] = {}
        self.open_hands = open_hands or len(self.people) < 2
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.ask_anyway = False
        self.passed: set[Seat] = set()
        """Who lets time go on to its next instant."""
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
        """One decision of whoever is asked first."""
        match = self.match
        seat = first_asked(match.to_act)
        if seat == CLOCK:
            return self.let_time_pass()
        player = self.players[seat]
        if isinstance(player, BotSeat):
            self.let_bot_move(seat, player)
            return Done.DECIDED
        moves = match.moves(seat)
        orders = self.orders[seat]
        if not self.ask_anyway and orders.passes(choice_of(match.state, seat), moves, self.windows):
            match.play(seat, PASS)
            return Done.DECIDED
        self.ask_anyway = False
        return self.let_person_move(seat)

    def let_time_pass(self) -> Done:
        """Where no clock runs, time waits until everybody who may act has passed."""
        for seat in self.match.may_act:
            for _ in range(LIVELY):
                if self.match.to_act != (CLOCK,) or self.has_passed(seat):
                    break
                if self.let_act(seat) is Done.LEFT:
                    return Done.LEFT
        if self.match.to_act == (CLOCK,):
            self.match.play(CLOCK, self.match.moves(CLOCK)[0])
        self.passed.clear()
        if not self.people:
            self.show_news(None)
        return Done.DECIDED

    def has_passed(self, seat: Seat) -> bool:
        """Whether a seat has nothing to do, or wants to do nothing, before time goes on."""
        return seat in self.passed or seat not in self.match.may_act

    def let_act(self, seat: Seat) -> Done:
        """One thing that a seat does while time could pass; a pass is not kept."""
        player = self.players[seat]
        if isinstance(player, BotSeat):
            view = self.match.view(seat)
            move = player.bot.decide(seat, view, self.match.playable(seat), player.chance).move
            if move == PASS:
                self.passed.add(seat)
            else:
                self.match.play(seat, move)
            return Done.DECIDED
        self.tell("play-time")
        done = self.let_person_move(seat)
        if self.match.log and self.match.log[-1].moves == (str(PASS),):
            self.passed.add(seat)
        return done

    def let_bot_move(self, seat: Seat, player: BotSeat) -> None:
        """A bot decides by what it may see."""
        failed = player.bot.fault is not None
        if player.bot.budget.seconds or player.bot.budget.iterations:
            waiting = self.speech.waiting(self.match.view(None).table, seat)
            self.screen.show(Text(waiting, style=QUIET))
        view = self.match.view(seat)
        decision = player.bot.decide(seat, view, self.match.playable(seat), player.chance)
        if player.bot.fault is not None and not failed:
            self.tell("bot-replaced", bot=player.name)
        self.match.play(seat, decision.move)
        if not self.people:
            self.show_news(None)

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

    def mark_seen(self, seat: Seat | None) -> None:
        """What happened until now is no news for this viewer any more."""
        self.seen[seat] = len(self.match.events(seat))

    def show_news(self, seat: Seat | None) -> None:
        """For those who only watch: each sentence once."""
        for sentence in self.news(seat):
            self.screen.show(Text(sentence))
        self.mark_seen(seat)

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
