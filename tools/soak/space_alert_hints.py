"""Hints in Space Alert: somebody follows each of them; how many are taken back without news."""

from __future__ import annotations

from collections import Counter
from typing import Any

from starboard.games.space_alert.bot.adviser import Adviser
from starboard.games.space_alert.bot.house import House
from starboard.games.space_alert.fast.evaluator import the_work
from starboard.games.space_alert.moves import Give, Lay, Shift, TakeBack, TurnOver
from starboard.games.space_alert.state import table_of
from starboard.kernel import Move, Pass
from tools.soak import Progress
from tools.soak.space_alert_crew import SEATS, Crew, told

LIMIT = 20 * 60
MISSIONS = 60
PERSON = 0
"""The seat that does nothing but what it is told."""
ONE_OF = 60
"""Of so many hints at most one may be taken back."""


News = tuple[tuple[str, ...], int]
"""The threats that were announced, and the phase that the person plans."""


class Follower(Crew):
    """A crew of three bots and one who follows hints; what they give each other is watched."""

    def __init__(self, number: int) -> None:
        wishes = {"normal_threats": "white", "serious_threats": "white"}
        bots = [Adviser(), *[House() for _ in range(SEATS - 1)]]
        super().__init__(f"crew-white-{number}", bots, wishes)
        self.followed = 0
        self.withdrawn = 0
        self.laid: dict[str, News] = {}
        """What was known when a card of the person came to lie in a space as it lies."""
        self.moved = ""
        """Where a card was just shifted to: it may still have to be turned over."""
        self.gifts: Counter[tuple[int, int, str]] = Counter()
        self.to_and_fro = 0

    def move(self, seat: int, move: Move) -> None:
        if self.state.table is not None and not isinstance(move, Pass):
            if seat == PERSON:
                self.follow(move)
            if isinstance(move, Give):
                self.give(seat, int(move.to.removeprefix("seat.")), move.card)
        super().move(seat, move)

    @property
    def news(self) -> News:
        """What is known now."""
        threats = tuple([threat.card.id for threat in self.state.threats])
        return threats, table_of(self.state).hands[PERSON].phase

    def follow(self, move: Move) -> None:
        """The person does as told; what undoes an earlier hint without news counts against us."""
        self.followed += 1
        laid, news, moved = self.laid, self.news, self.moved
        self.moved = ""
        match move:
            case Lay(space=space):
                laid[space] = news
            case TakeBack(space=space):
                self.withdrawn += laid.pop(space, None) == news
            case TurnOver(space=space):
                self.withdrawn += laid.get(space) == news and space != moved
                laid[space] = news
            case Shift(space=space, other=other):
                self.withdrawn += laid.pop(space, None) == news
                if other in laid:
                    laid[space] = laid[other]
                laid[other] = news
                self.moved = other

    def give(self, giver: int, taker: int, card: str) -> None:
        """A card that comes back to whoever gave it goes to and fro."""
        self.to_and_fro += self.gifts[(taker, giver, card)] > 0
        self.gifts[(giver, taker, card)] += 1


def run(progress: Progress) -> dict[str, Any]:
    """Mission after mission; a call goes on where the last one stopped."""
    the_work(True)
    stored = progress.state
    survived: list[int] = stored.setdefault("survived", [])
    sums: dict[str, int] = stored.setdefault(
        "sums", {"followed": 0, "withdrawn": 0, "given": 0, "to and fro": 0}
    )
    while progress.time_left and len(survived) < MISSIONS:
        crew = Follower(len(survived))
        survived.append(int(crew.fly()))
        sums["followed"] += crew.followed
        sums["withdrawn"] += crew.withdrawn
        sums["given"] += sum(crew.gifts.values())
        sums["to and fro"] += crew.to_and_fro
        progress.save()
    return {
        **sums,
        f"of {ONE_OF}": round(ONE_OF * sums["withdrawn"] / max(1, sums["followed"]), 2),
        "survived": told(survived),
        "done": len(survived) >= MISSIONS,
        "good": is_good(sums),
    }


def is_good(sums: dict[str, int]) -> bool:
    """Whether hints are steady, and no card wanders."""
    return ONE_OF * sums["withdrawn"] <= sums["followed"] and not sums["to and fro"]
