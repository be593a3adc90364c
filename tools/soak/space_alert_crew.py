"""Crews of bots in Space Alert: how many missions four survive, and three with a stranger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.bots.simple import Random
from starboard.games.space_alert import GAME
from starboard.games.space_alert.bot.house import House
from starboard.games.space_alert.fast.evaluator import the_work
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import PASS, Move, Pass
from starboard.kernel.bot import Bot, Budget, Decision, Reason, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import act, advance, legal_moves, may_act, to_act
from starboard.kernel.options import OptionValue, read_options
from starboard.kernel.seats import CLOCK
from starboard.kernel.view import View
from starboard.lab.arena import wilson
from tools.soak import Progress

LIMIT = 20 * 60
MISSIONS = 500
COLOURS = ("white", "yellow")
SEATS = 4
PATIENCE = 25
"""Moves that each bot may make between two announcements."""
Wishes = Mapping[str, OptionValue]
BOUNDS = {"white": 0.5, "yellow": 0.2}
STRANGERS = ("random", "absent")
"""Who sits on the fourth seat of a white mission instead of a bot."""
SHARE = 2 / 3
"""How often a crew with a stranger survives, compared with four bots."""
SERIES = (*COLOURS, *STRANGERS)


class Absent(Bot):
    """Lets time pass."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        return Decision(PASS if PASS in moves else moves[0], Reason("bot-anything"))


def run(progress: Progress) -> dict[str, Any]:
    """Mission after mission, all series in turn."""
    the_work(True)
    flown: dict[str, list[int]] = progress.state.setdefault("flown", {})
    for series in SERIES:
        flown.setdefault(series, [])
    while progress.time_left and any(len(each) < MISSIONS for each in flown.values()):
        series = min(SERIES, key=lambda each: len(flown[each]))
        flown[series].append(int(crew_of(series, len(flown[series])).fly()))
        progress.save()
    done = all(len(each) >= MISSIONS for each in flown.values())
    good = not done or all(is_good(flown, series) for series in SERIES)
    return {**{series: told(flown[series]) for series in SERIES}, "done": done, "good": good}


def crew_of(series: str, number: int) -> Crew:
    """The crew of a mission; strangers fly the same white missions as four bots."""
    colour = "white" if series in STRANGERS else series
    wishes: Wishes = {"normal_threats": colour, "serious_threats": colour}
    bots: list[Bot] = [House() for _ in range(SEATS)]
    if series in STRANGERS:
        bots[-1] = Random() if series == "random" else Absent()
    return Crew(f"crew-{colour}-{number}", bots, wishes)


def is_good(flown: Mapping[str, list[int]], series: str) -> bool:
    """Whether a series survives as often as it should."""
    least = BOUNDS[series] if series in BOUNDS else SHARE * share(flown["white"])
    return share(flown[series]) >= least


def share(survived: list[int]) -> float:
    """The share of missions that were survived."""
    return sum(survived) / len(survived)


def told(survived: list[int]) -> str:
    """How many, which share, and how sure that is."""
    won, count = sum(survived), len(survived)
    low, high = wilson(won, count) if count else (0.0, 1.0)
    share = 100 * won / count if count else 0.0
    return f"{won} of {count} = {share:.1f}% ({100 * low:.1f}% to {100 * high:.1f}%)"


class Crew:
    """Bots on all seats, and a clock that waits until they have nothing more to do."""

    def __init__(
        self, seed: str, bots: Sequence[Bot], wishes: Wishes, patience: int = PATIENCE
    ) -> None:
        options = read_options(GAME.options, wishes)
        self.state: Mission = GAME.setup(len(bots), options, GAME.content(None))
        self.chance = Seeded(seed)
        self.bots = bots
        self.patience = patience
        self.streams = [Seeded(f"{seed}/bot/{seat}") for seat in range(len(bots))]
        advance(GAME, self.state, self.chance)

    def fly(self) -> bool:
        """Plan and fly; says whether the ship survives."""
        while waited := to_act(self.state):
            if CLOCK not in waited:
                self.ask(waited[0])
            elif not self.plan(waited):
                self.move(CLOCK, legal_moves(GAME, self.state, CLOCK)[0])
        assert self.state.outcome is not None
        return bool(self.state.outcome.won)

    def plan(self, waited: tuple[int, ...]) -> bool:
        """Everybody does what there is to do; says whether that has ended the phase."""
        idle: dict[int, tuple[int, int]] = {}
        for _ in range(self.patience):
            moved = False
            for seat in may_act(GAME, self.state):
                if idle.get(seat) == self.heard(seat):
                    continue
                passed = isinstance(self.ask(seat), Pass)
                moved |= not passed
                if to_act(self.state) != waited:
                    return True
                if passed:
                    idle[seat] = self.heard(seat)
            if not moved:
                break
        return False

    def heard(self, seat: int) -> tuple[int, int]:
        """What makes somebody look up who has nothing to do: a word, or a card."""
        table = table_of(self.state)
        return len(table.said), len(table.hands[seat].cards)

    def ask(self, seat: int) -> Move:
        """Let one bot make a move."""
        moves = legal_moves(GAME, self.state, seat)
        view = View(GAME, self.state, seat)
        think = Think(GAME, seat, view, Budget(), self.streams[seat])
        move = self.bots[seat].choose(view, moves, think).move
        self.move(seat, move)
        return move

    def move(self, seat: int, move: Move) -> None:
        """Carry it out; nobody listens to the events."""
        act(GAME, self.state, seat, move, self.chance)
        self.state.events.clear()
        self.state.settled = 0
        self.chance.results.clear()
