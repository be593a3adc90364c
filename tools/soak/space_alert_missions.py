"""Missions of Space Alert with every crew and option: no error, nothing lost or doubled."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random as Dice
from typing import Any
from zlib import crc32

from starboard.bots.simple import Random
from starboard.games.space_alert import GAME
from starboard.games.space_alert.bot.house import House, half_of
from starboard.games.space_alert.bot.outlook import Outlook
from starboard.games.space_alert.bot.planner import Planner, ships_of
from starboard.games.space_alert.fast import search
from starboard.games.space_alert.fast.evaluator import Choice, the_work
from starboard.games.space_alert.moves import Draw, Lay
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.round.action_round import next_cue
from starboard.games.space_alert.round.laying import space_name
from starboard.games.space_alert.round.schedule import ENDS
from starboard.games.space_alert.state import table_of
from starboard.kernel import Move
from starboard.kernel.bot import Bot
from starboard.kernel.options import OptionValue
from tools.soak import Progress
from tools.soak.space_alert_crew import Crew, Wishes

LIMIT = 20 * 60
MISSIONS = 20_000
SHADES = ("white", "yellow", "random")
KINDS = ("random", "solver") * 4 + ("random", "bots")
"""Who plans: every second mission bots or the solver, which is much quicker."""
JOINT_STEPS, OWN_STEPS = 300, 60
"""How long bots think."""
SOLVER_STEPS = 150
WAKEFUL = 0.6
"""How often somebody who plans at random does something between two announcements."""


class Watched(Crew):
    """A crew whose ship is looked at after every move."""

    def move(self, seat: int, move: Move) -> None:
        super().move(seat, move)
        for fault in GAME.invariants(self.state):
            raise AssertionError(f"after {seat} {move}: {fault}")


class Careless(Watched):
    """A crew that now and then does anything at all."""

    def __init__(self, seed: str, bots: list[Bot], wishes: Wishes) -> None:
        super().__init__(seed, bots, wishes, patience=2)
        self.dice = Dice(seed)

    def plan(self, waited: tuple[int, ...]) -> bool:
        """Most of the time they only listen."""
        return self.dice.random() < WAKEFUL and super().plan(waited)


class Solved(Watched):
    """A crew that lays what the solver has found for all hands together, when a phase ends."""

    def plan(self, waited: tuple[int, ...]) -> bool:
        """Draw what there is; lay everything just in time."""
        hands = table_of(self.state).hands
        for seat, hand in enumerate(hands):
            while hand.draws and table_of(self.state).deck:
                self.move(seat, Draw())
        if next_cue(self.state).say in ENDS:
            for seat, move in self.layings():
                self.move(seat, move)
        return False

    def layings(self) -> list[tuple[int, Lay]]:
        """The cards of a good plan for this phase."""
        crews = range(len(self.state.crew))
        seats = range(self.state.seats)
        now = Outlook(self.state, 0).now
        hands = [sorted(table_of(self.state).hands[seat].cards.names()) for seat in seats]
        hands += [[] for _ in crews[len(hands) :]]
        ships = ships_of(self.state, True)
        places = [seat * TURNS + turn for seat in seats for turn in now]
        ships.choose(Choice(places, [""] * len(crews), hands))
        nothing = [search.NO_CARD] * ships.size
        ships.begin(self.rows(), nothing, SOLVER_STEPS, crc32(self.chance.seed.encode()))
        ships.climb(SOLVER_STEPS)
        rows, cards = ships.best()
        found = []
        for seat in seats:
            for turn in [turn for turn in now if cards[seat * TURNS + turn] != search.NO_CARD]:
                card = hands[seat][cards[seat * TURNS + turn]]
                half = half_of(card, rows[seat][turn])
                found.append((seat, Lay(card, space_name(seat, turn + 1), half)))
        return found

    def rows(self) -> tuple[str, ...]:
        """What lies on the boards."""
        outlook = Outlook(self.state, 0)
        crews = range(len(self.state.crew))
        return tuple(["".join([outlook.seen(crew, t) for t in range(TURNS)]) for crew in crews])


def run(progress: Progress) -> dict[str, Any]:
    """Chance and thought in turns; a call goes on where the last one stopped."""
    the_work(True)
    stored = progress.state
    missions: int = stored.setdefault("missions", 0)
    survived: dict[str, int] = stored.setdefault("survived", dict.fromkeys(KINDS, 0))
    errors: list[str] = stored.setdefault("errors", [])
    while progress.time_left and missions < MISSIONS:
        kind = KINDS[missions % len(KINDS)]
        try:
            survived[kind] += crew(missions, kind).fly()
        except Exception as error:
            errors.append(f"mission {missions} ({kind}): {type(error).__name__}: {error}")
        missions += 1
        stored["missions"] = missions
        if missions % 20 == 0:
            progress.save()
    return {
        "missions": missions,
        "errors": len(errors),
        "first error": errors[0] if errors else "none",
        "survived by bots": survived["bots"],
        "by the solver": survived["solver"],
        "by chance": survived["random"],
        "done": missions >= MISSIONS,
        "good": not errors,
    }


def crew(number: int, kind: str) -> Watched:
    """A crew of any size for a mission of any kind; one person alone has no use for a solver."""
    dice = Dice(number)
    seats = dice.randrange(1, 6)
    seed, options = f"soak-{number}", wishes(dice, seats)
    if kind == "random":
        return Careless(seed, [Random() for _ in range(seats)], options)
    bots: list[Bot] = [thinker() for _ in range(seats)]
    if kind == "bots" or seats == 1:
        return Watched(seed, bots, options, patience=4)
    return Solved(seed, bots, options)


def thinker() -> House:
    """A bot that thinks briefly."""
    planner = Planner(compiled=True)
    planner.joint_steps, planner.own_steps = JOINT_STEPS, OWN_STEPS
    return House(planner)


def wishes(dice: Dice, seats: int) -> Mapping[str, OptionValue]:
    """Options that fit together."""
    return {
        "mission": dice.choice(("random", "cd")),
        "normal_threats": dice.choice(SHADES),
        "serious_threats": dice.choice(SHADES),
        "stumbling": dice.random() < 0.2,
        "five_crew": seats > 1 and dice.random() < 0.2,
    }
