"""Missions of Space Alert with every crew and option: no error, nothing lost or doubled."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random as Dice
from typing import Any

from starboard.bots.simple import Random
from starboard.games.space_alert import GAME
from starboard.games.space_alert.bot.house import House
from starboard.games.space_alert.bot.planner import Planner
from starboard.games.space_alert.fast.evaluator import the_work
from starboard.kernel import Move
from starboard.kernel.bot import Bot
from starboard.kernel.options import OptionValue
from tools.soak import Progress
from tools.soak.space_alert_crew import Crew

LIMIT = 20 * 60
MISSIONS = 20_000
SHADES = ("white", "yellow", "random")
JOINT_STEPS, OWN_STEPS = 300, 60
"""How long the bots of every second mission think."""


class Watched(Crew):
    """A crew whose ship is looked at after every move."""

    def move(self, seat: int, move: Move) -> None:
        super().move(seat, move)
        for fault in GAME.invariants(self.state):
            raise AssertionError(f"after {seat} {move}: {fault}")


def run(progress: Progress) -> dict[str, Any]:
    """Bots and chance in turns; a call goes on where the last one stopped."""
    the_work(True)
    stored = progress.state
    missions: int = stored.setdefault("missions", 0)
    survived: dict[str, int] = stored.setdefault("survived", {"bots": 0, "random": 0})
    errors: list[str] = stored.setdefault("errors", [])
    while progress.time_left and missions < MISSIONS:
        kind = "bots" if missions % 2 else "random"
        try:
            survived[kind] += crew(missions, kind == "bots").fly()
        except Exception as error:
            errors.append(f"mission {missions}: {type(error).__name__}: {error}")
        missions += 1
        stored["missions"] = missions
        if missions % 20 == 0:
            progress.save()
    return {
        "missions": missions,
        "errors": len(errors),
        "first error": errors[0] if errors else "none",
        "survived by bots": survived["bots"],
        "survived by chance": survived["random"],
        "done": missions >= MISSIONS,
        "good": not errors,
    }


def crew(number: int, thinks: bool) -> Watched:
    """A crew of any size for a mission of any kind."""
    dice = Dice(number)
    seats = dice.randrange(1, 6)
    bots: list[Bot] = [thinker() if thinks else Random() for _ in range(seats)]
    return Watched(f"soak-{number}", bots, wishes(dice, seats), patience=4 if thinks else 2)


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
