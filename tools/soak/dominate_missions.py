"""Missions of Dominate & Delegate between house bots: PL1 wins 30–70 %, ≥ 90 % if PL2 passes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.bots.guard import Guarded
from starboard.bots.named import make_bot
from starboard.games.dominate import GAME
from starboard.games.dominate.bot.scripts import script_answer
from starboard.games.dominate.content import box
from starboard.games.dominate.legacy.log_book import COMMANDERS
from starboard.games.dominate.moves import Done, EndTurn, ToBuild
from starboard.games.dominate.state import Table
from starboard.kernel import Move
from starboard.kernel.agenda import Outcome, State
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.play import Tally
from starboard.kernel.seats import Seat
from starboard.kernel.view import View
from starboard.lab.play import Result, attempt, play_fast
from starboard.lab.seating import Seating
from starboard.lab.simulate import template
from starboard.table.bots import HOUSE
from tools.soak import Progress

LIMIT = 20 * 60
GAMES = 40
"""Of each mission, between house bots."""
PASSED = 20
"""Of each mission, against somebody who only passes."""
IDLE = " idle"
"""Behind the name of a mission: PL2 only passes."""
LEAST, MOST = 0.3, 0.7
BEATEN = 0.9


class Idle(Bot):
    """Answers what it is asked, and leaves everything where it stands."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        for kind in (EndTurn, ToBuild, Done):
            for move in moves:
                if isinstance(move, kind):
                    return Decision(move, Reason("why-pass"))
        return Decision(script_answer(view.table, think.seat, moves)[0], Reason("why-pass"))


class Duel:
    """One mission; the last state says who was PL1 and how long it took."""

    def __init__(self, mission: str) -> None:
        self.mission = mission
        self.state: Table | None = None

    def watch(self, state: State, seat: Seat, move: Move) -> None:
        assert isinstance(state, Table)
        self.state = state

    def play(self, number: int, idle: bool) -> tuple[str, str]:
        """`won`, `lost` or `even` for PL1, or `error` and what it was."""
        seed = f"missions/{self.mission}/{'idle' if idle else 'house'}/{number}"
        task = template(GAME, [HOUSE, HOUSE], {"scenario": self.mission})
        task = msgspec.structs.replace(task, seed=seed)
        bots: list[Bot] = [make_bot(HOUSE, GAME)[0] for _ in range(2)]
        if idle:
            bots[COMMANDERS.index(box().books[self.mission].head.pl2.commander)] = Idle()
        seating = Seating(GAME, [Guarded(bot, HOUSE, GAME) for bot in bots], seed)

        def play(tally: Tally) -> Outcome | None:
            return play_fast(GAME, task, seating, tally, self.watch)

        return self.told(attempt(task, play))

    def told(self, result: Result) -> tuple[str, str]:
        state = self.state
        if result.error or result.fault or state is None or state.mission is None:
            return "error", str(result.error or result.fault)
        if len(result.won) != 1:
            return "even", result.reason
        return "won" if result.won[0] == state.mission.pl1 else "lost", result.reason


def run(progress: Progress) -> dict[str, Any]:
    """Mission by mission in turns, until the time is up; what was played is kept."""
    played: dict[str, dict[str, int]] = progress.state.setdefault("played", {})
    errors: list[str] = progress.state.setdefault("errors", [])
    pairs = [(number, mission) for number in range(GAMES) for mission in box().books]
    for number, mission in pairs:
        for idle in (False, True):
            tally = played.setdefault(mission + (IDLE if idle else ""), {})
            if number >= (PASSED if idle else GAMES) or sum(tally.values()) > number:
                continue
            if progress.time_left <= 0:
                return report(played, errors, done=False)
            how, why = Duel(mission).play(number, idle)
            tally[how] = tally.get(how, 0) + 1
            errors += [f"{mission} {number}: {why}"] if how == "error" else []
    return report(played, errors, done=True)


def report(played: dict[str, dict[str, int]], errors: list[str], *, done: bool) -> dict[str, Any]:
    """How many of how many each PL1 has won, and which missions are outside."""
    shares = {name: share(tally) for name, tally in played.items() if sum(tally.values())}
    outside = [
        name
        for name, won in shares.items()
        if not (won >= BEATEN if name.endswith("idle") else LEAST <= won <= MOST)
    ]
    return {
        "house": shown(played, ""),
        "passing": shown(played, IDLE),
        "errors": len(errors),
        "first_error": errors[0] if errors else "none",
        "outside": " ".join(outside) or "none",
        "good": not errors and not (done and outside),
        "done": done,
    }


def shown(played: dict[str, dict[str, int]], kind: str) -> str:
    """As `e1 16/40 e2 18/40`; who has won none of them has 0."""
    pairs = [(mission, played.get(mission + kind, {})) for mission in box().books]
    return " ".join([f"{name.partition('_')[0]} {told(tally)}" for name, tally in pairs if tally])


def share(tally: dict[str, int]) -> float:
    return tally.get("won", 0) / sum(tally.values())


def told(tally: dict[str, int]) -> str:
    """So many of so many, and those that nobody has won."""
    even = f" ({tally['even']} even)" if tally.get("even") else ""
    return f"{tally.get('won', 0)}/{sum(tally.values())}{even}"
