"""Paying science and riddle points: who gives them becomes passive (PR-RIDDLE-05)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.kinds import Side, Skill
from starboard.games.perry_rhodan.moves.build_up import Pay
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.premises import givers
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.vocabulary import Alternative
from starboard.games.perry_rhodan.zones import place_at, place_id
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def price_of(alternative: Alternative) -> tuple[Skill, int] | None:
    """The points that an alternative asks for, if it does."""
    for each in alternative:
        if each.science:
            return Skill.SCIENCE, each.science
        if each.riddle_points:
            return Skill.GALACTIC_RIDDLES, each.riddle_points
    return None


def cheapest(alternatives: list[Alternative]) -> Alternative:
    """The alternative that costs the fewest points (PR-LAY-01, PR-PREM-06)."""
    return min(alternatives, key=lambda each: (price_of(each) or (Skill.SCIENCE, 0))[1])


def push_payment(state: Table, seat: int, side: Side, family: str, chosen: Alternative) -> None:
    """Points that effects have given are used first, the rest is asked for."""
    price = price_of(chosen)
    if price is None:
        return
    skill, need = price
    if skill is Skill.SCIENCE:
        need -= use_pool(state, place_id(side, family), need)
    if need > 0:
        state.push(Paying(seat, side, family, skill, need))


def use_pool(state: Table, place: str, need: int) -> int:
    """Take points of this section; says how many there were."""
    pool = state.turn.science or {}
    used = min(need, pool.get(place, 0))
    if used:
        state.turn.science = {**pool, place: pool[place] - used}
    return used


def sets_of(points: Mapping[str, int], need: int) -> list[tuple[str, ...]]:
    """Every set of givers that is enough and has nobody to spare."""
    found: list[tuple[str, ...]] = []
    for count in range(1, len(points) + 1):
        for some in combinations(points, count):
            total = sum([points[each] for each in some])
            if total >= need and all(total - points[each] < need for each in some):
                found.append(some)
    return found


def payments(choice: Paying, state: Table, seat: Seat) -> list[Pay]:
    """Every set of cards that pays."""
    place = place_at(state, seat, choice.side, choice.family)
    found = givers(state, place, choice.skill, newcomer(state, seat))
    return [Pay(some) for some in sets_of(found, choice.need)]


def newcomer(state: Table, seat: Seat) -> str:
    """The card that is paid for, the last to come: who pays lay there before.

    PR-RIDDLE-05, PR-PREM-01, PR-SKILL-85.
    """
    if not follows(state, AS_THE_BOOK_SAYS):
        return ""
    player = state.players[seat]
    return max([*player.cards, *player.covered], key=lambda name: int(name.rpartition(".")[2]))


def cannot_pay(choice: Paying, state: Table, seat: Seat, move: Pay) -> Illegal | None:
    """Enough points, and nobody to spare (PR-RIDDLE-05)."""
    if move in payments(choice, state, seat):
        return None
    return Illegal("PR-RIDDLE-05", "pays-not-exactly", count=choice.need)


def pay(choice: Paying, state: Table, seat: Seat, move: Pay, chance: Chance) -> None:
    """Who gives points becomes passive (PR-RIDDLE-05, PR-SKILL-85)."""
    clause = "PR-SKILL-85" if choice.skill is Skill.SCIENCE else "PR-RIDDLE-05"
    for name in move.cards:
        turn_passive(state, state.players[seat].cards[name], seat, clause)


class Paying(Choice[Table]):
    """Who gives the points that a card asks for."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Pay, pay, payments, cannot_pay, payments),)
    obvious: ClassVar[bool] = True
    seat: int
    side: Side
    family: str
    skill: Skill
    need: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": self.need, "skill": self.skill.value}
