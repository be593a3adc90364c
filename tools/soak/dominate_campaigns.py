"""200 campaigns of Dominate & Delegate, mission after mission, to their evaluation: no error."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from starboard.bots.guard import Guarded
from starboard.bots.named import make_bot
from starboard.games.dominate import GAME
from starboard.games.dominate.content import CAMPAIGN
from starboard.games.dominate.state import Table
from starboard.kernel import Move
from starboard.kernel.agenda import Outcome, State
from starboard.kernel.play import Tally
from starboard.kernel.seats import Seat
from starboard.lab.play import Result, attempt, play_fast
from starboard.lab.seating import Seating
from starboard.lab.simulate import template
from starboard.table.bots import HOUSE
from tools.soak import Progress
from tools.soak._mixed import Broken

LIMIT = 20 * 60
CAMPAIGNS = 200
LONGEST = 40
"""Missions; a campaign has sixteen at most."""


class Campaign:
    """The house plays both commanders; the last state says how the next mission begins."""

    def __init__(self) -> None:
        self.state: Table | None = None

    def watch(self, state: State, seat: Seat, move: Move) -> None:
        """Keep the state; raise `Broken` where an invariant does not hold."""
        assert isinstance(state, Table)
        self.state = state
        for wrong in GAME.invariants(state):
            raise Broken(f"after {move}: {wrong}")

    def mission(self, options: dict[str, object], seed: str) -> Result:
        """One mission of it."""
        task = template(GAME, [HOUSE, HOUSE], options)
        task = msgspec.structs.replace(task, seed=seed)
        bots = [Guarded(make_bot(HOUSE, GAME)[0], HOUSE, GAME) for _ in range(2)]
        seating = Seating(GAME, bots, seed)

        def play(tally: Tally) -> Outcome | None:
            return play_fast(GAME, task, seating, tally, self.watch)

        return attempt(task, play)


def play_campaign(number: int, missions: Counter[str]) -> str:
    """All missions of one campaign; gives what went wrong."""
    campaign, log = Campaign(), list[str]()
    for month in range(LONGEST):
        options: dict[str, object] = {"scenario": CAMPAIGN, "log": log}
        result = campaign.mission(options, f"campaign/{number}/{month}")
        state = campaign.state
        if result.error or result.fault or state is None or state.outcome is None:
            return f"campaign {number}, mission {month}: {result.error or result.fault or 'no end'}"
        missions[state.scenario.id] += 1
        if state.outcome.reason != "goes-on":
            return ""
        following = GAME.next_options(state, {"log": ()})["log"]
        assert isinstance(following, tuple)
        log = [str(word) for word in following]
    return f"campaign {number}: no evaluation after {LONGEST} missions"


def run(progress: Progress) -> dict[str, Any]:
    """Play until the time is up or all campaigns are played; counts go on from run to run."""
    stored: dict[str, Any] = progress.state
    missions: Counter[str] = Counter(stored.get("missions", {}))
    played: int = stored.get("played", 0)
    errors: list[str] = stored.get("errors", [])
    while played < CAMPAIGNS and progress.time_left > 0:
        wrong = play_campaign(played, missions)
        errors += [wrong] if wrong else []
        played += 1
    stored.update(played=played, errors=errors, missions=dict(missions))
    unseen = [name for name in GAME.options[0].choices if name[0] in "er" and not missions[name]]
    return {
        "campaigns": played,
        "missions": sum(missions.values()),
        "never_played": " ".join(unseen) or "none",
        "errors": len(errors),
        "first_error": errors[0] if errors else "none",
        "good": not errors,
        "done": played >= CAMPAIGNS,
    }
