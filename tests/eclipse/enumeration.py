"""Battles by full enumeration: every face of every die, every assignment, in fractions.

Written from the rules and nothing else: ships stand one by one, whole rounds are played out, and
the best assignment is found by trying them all. Slow, and meant to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from starboard.games.eclipse.odds.fleet import Party

FACES = ("miss", 2, 3, 4, 5, "hit")


class Ship(NamedTuple):
    """One ship: its type, its damage, and where it is on its way out."""

    type: int
    damage: int
    way: str  # "", "now" (declared in this round), "before" or "away"


class Shot(NamedTuple):
    """A rolled die: its damage, the shield it just gets through, and whether it splits."""

    damage: int
    through: int
    splits: bool


Fleet = tuple[Ship, ...]
State = tuple[Fleet, Fleet]
End = tuple[int, Fleet, Fleet, bool]
Ends = dict[End, Fraction]


class Enumeration:
    """All ends of the duel of a defender and an attacker."""

    def __init__(self, defender: Party, attacker: Party) -> None:
        self.parties = (defender, attacker)
        self.settled = max(1, *(s.retreat_from_round for p in self.parties for s in p.ships))
        self.solved: dict[tuple[State, int], tuple[Ends, Fraction]] = {}
        start = tuple(
            tuple(Ship(t, d, "") for t, ships in enumerate(party.ships) for d in ships.damage)
            for party in self.parties
        )
        self.ends: Ends = {}
        self.rounds = Fraction(0)
        after, ended = self.play_step((start[0], start[1]), missiles=True, number=0)
        self.collect(ended, Fraction(1))
        for state, chance in after.items():
            ends, rounds = self.from_round(state, 1)
            self.collect(ends, chance)
            self.rounds += chance * rounds

    def collect(self, ends: Ends, weight: Fraction) -> None:
        for end, chance in ends.items():
            self.ends[end] = self.ends.get(end, Fraction(0)) + weight * chance

    def wins(self, side: int) -> Fraction:
        return sum((chance for end, chance in self.ends.items() if end[0] == side), Fraction(0))

    def survivors(self, side: int, index: int) -> list[Fraction]:
        """The chance that so many ships of a type survive."""
        spread = [Fraction(0)] * (self.parties[side].ships[index].count + 1)
        for end, chance in self.ends.items():
            spread[sum(ship.type == index for ship in end[1 + side])] += chance
        return spread

    def from_round(self, state: State, number: int) -> tuple[Ends, Fraction]:
        """The ends from the start of a round, and how many rounds it takes."""
        number = min(number, self.settled)
        if (state, number) in self.solved:
            return self.solved[state, number]
        if self.stuck(state):
            safe = self.parties[1].may_retreat
            attacker = tuple(ship for ship in state[1] if ship.way or safe)
            return {(0, state[0], attacker, True): Fraction(1)}, Fraction(0)
        after, ended = self.play_step(state, missiles=False, number=number)
        ends: Ends = dict(ended)
        rounds, again = Fraction(1), Fraction(0)
        for following, chance in after.items():
            if following == state and number == self.settled:
                again = chance
                continue
            later, more = self.from_round(following, number + 1)
            rounds += chance * more
            for end, likely in later.items():
                ends[end] = ends.get(end, Fraction(0)) + chance * likely
        solved = {end: chance / (1 - again) for end, chance in ends.items()}, rounds / (1 - again)
        self.solved[state, number] = solved
        return solved

    def stuck(self, state: State) -> bool:
        """Nobody has a cannon, and not the whole defence is on its way out (ECL-CMB-49)."""
        armed = any(
            self.parties[side].ships[ship.type].cannons
            for side in (0, 1)
            for ship in state[side]
            if ship.way != "away"
        )
        return not armed and any(ship.way == "" for ship in state[0])

    def play_step(
        self, state: State, missiles: bool, number: int
    ) -> tuple[dict[State, Fraction], Ends]:
        """The missile step or one round: states that go on, and ends."""
        turns = sorted(
            {
                (-ships.initiative, side)
                for side in (0, 1)
                for ships in self.parties[side].ships
                if ships.missiles or not missiles
            }
        )
        going: dict[State, Fraction] = {state: Fraction(1)}
        ended: Ends = {}
        for initiative, side in turns:
            after: dict[State, Fraction] = {}
            for before, weight in going.items():
                for result, chance in self.activate(before, side, -initiative, missiles, number):
                    if all(self.here(fleet) for fleet in result):
                        after[result] = after.get(result, Fraction(0)) + weight * chance
                    else:
                        end = self.end(result)
                        ended[end] = ended.get(end, Fraction(0)) + weight * chance
            going = after
        fresh: dict[State, Fraction] = {}
        for (one, other), chance in going.items():
            key = (self.next_round(one), self.next_round(other))
            fresh[key] = fresh.get(key, Fraction(0)) + chance
        return fresh, ended

    def here(self, fleet: Fleet) -> bool:
        return any(ship.way != "away" for ship in fleet)

    def next_round(self, fleet: Fleet) -> Fleet:
        return tuple(s._replace(way="before") if s.way == "now" else s for s in fleet)

    def end(self, state: State) -> End:
        """Who declared the retreat before this round still leaves (ECL-CMB-41, 42)."""
        left = [
            tuple(sorted(s._replace(way="away" if s.way in ("before", "away") else "") for s in f))
            for f in state
        ]
        winners = [side for side in (0, 1) if self.here(left[side])]
        return (winners[0] if winners else -1, left[0], left[1], False)

    def activate(
        self, state: State, side: int, initiative: int, missiles: bool, number: int
    ) -> Iterator[tuple[State, Fraction]]:
        """One activation: every roll of the dice."""
        kinds = self.parties[side].ships
        own: list[Ship] = []
        dice: list[tuple[int, int, bool]] = []
        left = sum(ship.way != "away" for ship in state[side])
        for ship in state[side]:
            kind = kinds[ship.type]
            if kind.initiative != initiative or ship.way == "away":
                own.append(ship)
                continue
            early = kind.retreat_from_round and kind.retreat_from_round <= number
            if not missiles and ship.way == "before":
                own.append(ship._replace(way="away"))
            elif not missiles and (early or left <= kind.retreat_at_ships):
                own.append(ship._replace(way="now"))
            else:
                own.append(ship)
                for damage, count in kind.missiles if missiles else kind.cannons:
                    splits = kind.splits and damage == 4 and not missiles
                    dice += [(damage, kind.computer, splits)] * count
        fleet = tuple(sorted(own))
        for enemies, chance in self.rolls(side, tuple(dice), state[1 - side]).items():
            yield ((fleet, enemies) if side == 0 else (enemies, fleet)), chance

    def rolls(
        self, side: int, dice: tuple[tuple[int, int, bool], ...], enemies: Fleet
    ) -> dict[Fleet, Fraction]:
        rolled: Counter[tuple[Shot, ...]] = Counter()
        for faces in product(FACES, repeat=len(dice)):
            shots = []
            for (damage, computer, splits), face in zip(dice, faces, strict=True):
                if face == "miss":
                    continue
                through = 99 if isinstance(face, str) else face + computer - 6
                shots.append(Shot(damage, min(through, 99), splits))
            rolled[tuple(sorted(shots))] += 1
        after: dict[Fleet, Fraction] = {}
        for shots_, ways in rolled.items():
            result = self.best(side, shots_, enemies)
            after[result] = after.get(result, Fraction(0)) + Fraction(ways, 6 ** len(dice))
        return after

    def best(self, side: int, shots: tuple[Shot, ...], enemies: Fleet) -> Fleet:
        """The assignment that the strategy likes best, found by trying all."""
        return _best(self.parties[side].strategy, self.parties[1 - side], shots, enemies)


@cache
def _best(strategy: str, target: Party, shots: tuple[Shot, ...], enemies: Fleet) -> Fleet:
    kinds = target.ships
    ways = [list(_ways(shot, enemies, target)) for shot in shots]
    best: tuple[tuple[object, ...], Fleet] | None = None
    for chosen in product(*ways):
        dealt = [sum(way[index] for way in chosen) for index in range(len(enemies))]
        gone = [
            ship.damage + hurt > kinds[ship.type].hull
            for ship, hurt in zip(enemies, dealt, strict=True)
        ]
        if not all(_allowed(shot, way, gone) for shot, way in zip(shots, chosen, strict=True)):
            continue
        left = tuple(
            sorted(
                ship._replace(damage=ship.damage + hurt)
                for ship, hurt, dead in zip(enemies, dealt, gone, strict=True)
                if not dead
            )
        )
        key = _liking(strategy, target, enemies, dealt, gone)
        if best is None or key > best[0]:
            best = (key, left)
    assert best is not None
    return best[1]


def _ways(shot: Shot, enemies: Fleet, target: Party) -> Iterator[tuple[int, ...]]:
    """How the damage of one die can lie on the ships: nowhere, on one, or split."""
    open_to = [
        index
        for index, ship in enumerate(enemies)
        if ship.way != "away" and target.ships[ship.type].shield <= shot.through
    ]
    nothing = (0,) * len(enemies)
    yield nothing
    if not shot.splits:
        for index in open_to:
            yield tuple(shot.damage if i == index else 0 for i in range(len(enemies)))
        return
    for points in product(range(shot.damage + 1), repeat=len(open_to)):
        if sum(points) == shot.damage:
            spread = dict(zip(open_to, points, strict=True))
            yield tuple(spread.get(i, 0) for i in range(len(enemies)))


def _allowed(shot: Shot, way: Sequence[int], gone: Sequence[bool]) -> bool:
    """Damage is split only by destroying a ship (ECL-TECH-20)."""
    hit = [index for index, damage in enumerate(way) if damage]
    return not shot.splits or len(hit) <= 1 or any(gone[index] for index in hit)


def _liking(
    strategy: str, target: Party, enemies: Fleet, dealt: Sequence[int], gone: Sequence[bool]
) -> tuple[object, ...]:
    """Ships destroyed, then damage on the others, then where it lies (ECL-CMB-44…46)."""
    kinds = target.ships
    order = sorted(range(len(kinds)), key=lambda t: -kinds[t].rank)
    if strategy == "most_firepower":
        order.sort(key=lambda t: -kinds[t].firepower)
    kills = [sum(d for ship, d in zip(enemies, gone, strict=True) if ship.type == t) for t in order]
    first: tuple[object, ...] = ()
    if strategy == "most_kills":
        first = (sum(kills),)
    if strategy == "most_firepower":
        power = sum(kinds[ship.type].firepower for ship, d in zip(enemies, gone, strict=True) if d)
        first = (power, sum(kills))
    stay = [
        (ship, hurt)
        for ship, hurt, dead in zip(enemies, dealt, gone, strict=True)
        if not dead and ship.way != "away"
    ]
    takes = {
        t: min((kinds[t].hull - ship.damage for ship, _ in stay if ship.type == t), default=99)
        for t in order
    }
    if strategy == "most_kills":
        order.sort(key=lambda t: takes[t])
    damage = [sum(hurt for ship, hurt in stay if ship.type == t) for t in order]
    focus = sorted(((s.type, s.damage + hurt) for s, hurt in stay), key=lambda x: (x[0], -x[1]))
    weak = sum(ship.damage for ship, dead in zip(enemies, gone, strict=True) if dead)
    return (*first, *kills, sum(damage), *damage, weak, focus)
