"""Exact chances of a pairing: who breaks through, who is destroyed (PR-SPACE-26…40, PR-GROUND-04).

Cards are drawn without putting them back, so the card for the stealth values and the one for the
attacker's fire are never the same. One function serves bots, board and command line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from starboard.games.perry_rhodan.action_cards import (
    ActionCard,
    Letter,
    Strength,
    action_cards,
)
from starboard.games.perry_rhodan.kinds import Column

Pile = tuple[tuple[ActionCard, int], ...]
"""The cards of an action pile that may still be drawn, and how many of each."""
Counts = Mapping[tuple[int, int], int]


class Use(StrEnum):
    """What a stealth difference is used for (PR-SPACE-27…29)."""

    BEST = "best"
    """The bonus that helps most: destroying counts as much as not being destroyed."""
    BREAK = "break"
    """Break through; a defender cannot (PR-SPACE-31)."""
    ATTACK = "attack"
    DEFENCE = "defence"
    SPLIT = "split"
    """Half of it each; an odd point goes to the attack."""


class Fighter(NamedTuple):
    """A front card with everything that counts for it in one round."""

    stealth: Strength
    attack: Strength
    defence: Strength
    stealth_bonus: int = 0
    attack_bonus: int = 0
    defence_bonus: int = 0
    attack_escorts: int = 0
    defence_escorts: int = 0
    passive: bool = False
    """Weakened by being passive; its own passivation counts from the next round (PR-PASS-19…21)."""
    poison: bool = False
    """Equal values destroy too, unless the other is immune."""
    immune: bool = False
    """Poison does nothing to it."""
    use: Use = Use.BEST

    def stealth_value(self, number: int) -> int:
        """A passive card has 1 and its permanent bonus; never below 1 (PR-FX-08).

        PR-PASS-04, PR-SPACE-26, PR-FX-08.
        """
        drawn = 1 if self.passive else number + self.stealth.bonus
        return max(1, drawn + self.stealth_bonus)

    def attack_value(self, number: int, difference: int) -> int:
        """Nothing raises the 0 of a passive card; never below 0 (PR-FX-09).

        PR-PASS-05, PR-SPACE-36, PR-FX-09.
        """
        if self.passive:
            return 0
        bonus = self.attack.bonus + self.attack_bonus + self.attack_escorts
        return max(0, number + bonus + difference)

    def defence_value(self, number: int, difference: int) -> int:
        """Being passive changes nothing here (PR-PASS-07, 22); never below 0 (PR-FX-09)."""
        bonus = self.defence.bonus + self.defence_bonus + self.defence_escorts
        return max(0, number + bonus + difference)


class Chances(NamedTuple):
    """What may come of a pairing in one round."""

    ahead: Fraction
    """The attacker's stealth value is the greater one: it may break through."""
    behind: Fraction
    """The defender's is."""
    breaks: Fraction
    """The attacker breaks through; then nobody fires in this pairing (PR-SPACE-34)."""
    destroys: Fraction
    """The defender's front card is destroyed."""
    falls: Fraction
    """The attacker's front card is destroyed."""
    both: Fraction
    """Both are, at the same time (PR-SPACE-37)."""

    @property
    def survives(self) -> Fraction:
        """The attacker's front card is still there."""
        return 1 - self.falls

    @property
    def holds(self) -> Fraction:
        """The defender's front card is still there."""
        return 1 - self.destroys


def pile_of(cards: Iterable[ActionCard]) -> Pile:
    """A pile as the functions here want it."""
    return tuple(sorted(Counter(cards).items(), key=lambda row: row[0].id))


@lru_cache(maxsize=1)
def box_pile() -> Pile:
    """Every design once."""
    return pile_of(action_cards().values())


# ------------------------------------------------------------------------- one pairing


@lru_cache(maxsize=4096)
def pairing_odds(
    attacker: Fighter, defender: Fighter, pile: Pile, enemy_pile: Pile, first: bool = True
) -> Chances:
    """The exact chances of a pairing; only the first round has stealth values.

    PR-COMBAT-02, PR-SPACE-26…28, 36, 37.
    """
    if not first:
        fire = _fire(attacker, defender, 0, _fire_counts(attacker, pile), enemy_pile)
        shots = _total(pile) * _total(enemy_pile)
        zero = Fraction(0)
        return Chances(zero, zero, zero, *(Fraction(count, shots) for count in fire))
    parts, draws = _differences(attacker, defender, pile)
    whole = draws * _total(enemy_pile)
    ahead = behind = breaks = 0
    hits = (0, 0, 0)
    for difference, fires in parts.items():
        weight = sum(fires.values()) * _total(enemy_pile)
        if difference > 0:
            ahead += weight
            if attacker.use is Use.BREAK:
                breaks += weight
                continue
        elif difference < 0:
            behind += weight
        found = _fire(attacker, defender, difference, fires, enemy_pile)
        hits = (hits[0] + found[0], hits[1] + found[1], hits[2] + found[2])
    numbers = (ahead, behind, breaks, *hits)
    return Chances(*(Fraction(number, whole) for number in numbers))


def _total(pile: Pile) -> int:
    return sum(count for _, count in pile)


def _fire_counts(fighter: Fighter, pile: Pile) -> Counts:
    """How many cards show which numbers for attack and defence."""
    return _shown(pile, fighter.attack.letter, fighter.defence.letter)


@lru_cache(maxsize=1024)
def _shown(pile: Pile, red: Letter, green: Letter) -> Counts:
    """How many cards show which numbers beside these letters, left and right."""
    counts: Counter[tuple[int, int]] = Counter()
    for card, count in pile:
        counts[card.number(red), card.number(green, Column.GREEN)] += count
    return counts


@lru_cache(maxsize=1024)
def _shown_twice(
    pile: Pile, stealth: tuple[Letter, Letter], fire: tuple[Letter, Letter]
) -> Mapping[tuple[tuple[int, int], tuple[int, int]], int]:
    """How many cards show which numbers, were they drawn for stealth and were they for fire."""
    counts: Counter[tuple[tuple[int, int], tuple[int, int]]] = Counter()
    for card, count in pile:
        first = card.number(stealth[0]), card.number(stealth[1], Column.GREEN)
        second = card.number(fire[0]), card.number(fire[1], Column.GREEN)
        counts[first, second] += count
    return counts


def _differences(attacker: Fighter, defender: Fighter, pile: Pile) -> tuple[dict[int, Counts], int]:
    """Ordered draws of two cards by stealth difference and by what the second one shows for fire.

    A pile of a single card is shuffled again in between, so it shows the same card twice.
    """
    size = _total(pile)
    again = size == 1
    of_fire = _fire_counts(attacker, pile)
    of_difference: Counter[int] = Counter()
    same: Counter[tuple[int, tuple[int, int]]] = Counter()
    letters = attacker.stealth.letter, defender.stealth.letter
    fire_letters = attacker.attack.letter, attacker.defence.letter
    for ((red, green), fire), count in _shown_twice(pile, letters, fire_letters).items():
        difference = attacker.stealth_value(red) - defender.stealth_value(green)
        of_difference[difference] += count
        same[difference, fire] += count
    parts: dict[int, Counts] = {
        difference: {
            fire: count * number - (0 if again else same[difference, fire])
            for fire, number in of_fire.items()
        }
        for difference, count in of_difference.items()
    }
    return parts, 1 if again else size * (size - 1)


# ------------------------------------------------------------------------- fire


def _fire(
    attacker: Fighter, defender: Fighter, difference: int, fires: Counts, enemy_pile: Pile
) -> tuple[int, int, int]:
    """Draws that destroy the defender, the attacker, both; the difference is used as planned."""
    gainer, sign = (attacker, 1) if difference > 0 else (defender, -1)
    best: tuple[int, int, int] | None = None
    for split in splits(gainer.use, abs(difference)):
        ours, theirs = (split, (0, 0)) if difference > 0 else ((0, 0), split)
        found = _exchange(attacker, defender, ours, fires, _volley(defender, theirs, enemy_pile))
        if best is None or sign * (found[0] - found[1]) > sign * (best[0] - best[1]):
            best = found
    assert best is not None
    return best


def splits(use: Use, difference: int) -> Sequence[tuple[int, int]]:
    """How a difference may be divided between attack and defence (PR-SPACE-28, 29)."""
    match use:
        case Use.ATTACK | Use.BREAK:
            return ((difference, 0),)
        case Use.DEFENCE:
            return ((0, difference),)
        case Use.SPLIT:
            return ((difference - difference // 2, difference // 2),)
    return tuple((difference - part, part) for part in range(difference + 1))


class Volley(NamedTuple):
    """What a defender's cards show, summed up: rows by defence value, columns by attack value."""

    defence: int
    """The greatest defence value."""
    attack: int
    """The greatest attack value."""
    within: tuple[tuple[int, ...], ...]
    """Cards with at most this defence value and at least this attack value; row 0 is below 0."""


@lru_cache(maxsize=4096)
def _volley(defender: Fighter, bonus: tuple[int, int], pile: Pile) -> Volley:
    values: Counter[tuple[int, int]] = Counter()
    for (red, green), count in _fire_counts(defender, pile).items():
        shown = defender.defence_value(green, bonus[1]), defender.attack_value(red, bonus[0])
        values[shown] += count
    defence = max(value for value, _ in values)
    attack = max(value for _, value in values)
    rows = [[0] * (attack + 2)]
    for row in range(defence + 1):
        sums, line = 0, [0] * (attack + 2)
        for column in range(attack, -1, -1):
            sums += values[row, column]
            line[column] = rows[-1][column] + sums
        rows.append(line)
    return Volley(defence, attack, tuple(map(tuple, rows)))


def _exchange(
    attacker: Fighter, defender: Fighter, ours: tuple[int, int], fires: Counts, volley: Volley
) -> tuple[int, int, int]:
    """Both fire at once; a front card falls to a greater attack value (PR-SPACE-36, 37)."""
    lethal = 0 if attacker.poison and not defender.immune else 1
    deadly = 0 if defender.poison and not attacker.immune else 1
    destroys = falls = both = 0
    for (red, green), count in fires.items():
        hits = min(attacker.attack_value(red, ours[0]) - lethal, volley.defence) + 1
        stands = min(attacker.defence_value(green, ours[1]) + deadly, volley.attack + 1)
        destroys += count * volley.within[hits][0]
        falls += count * volley.within[-1][stands]
        both += count * volley.within[hits][stands]
    return destroys, falls, both


# ------------------------------------------------------------------------- several pairings


def any_breaks(pairings: Sequence[tuple[Fighter, Fighter]], pile: Pile) -> Fraction:
    """The exact chance that at least one attacker is ahead in stealth, all cards being drawn.

    Counted are the ways to deal a different card to each pairing so that nobody is ahead: card by
    card, by how many pairings of each kind still wait for theirs.
    """
    size, wanted = _total(pile), len(pairings)
    if size < wanted:
        raise ValueError("the pile is too small")
    alike = Counter((_sneaking(attacker), _sneaking(defender)) for attacker, defender in pairings)
    ways: Mapping[tuple[int, ...], int] = {tuple(alike.values()): 1}
    for card, count in pile:
        kept_back = [number for number, pair in enumerate(alike) if _is_kept_back(*pair, card)]
        for _ in range(count):
            ways = _dealt(ways, kept_back)
    none = ways.get((0,) * len(alike), 0)
    orders = 1
    for taken in range(wanted):
        orders *= size - taken
    return 1 - Fraction(none, orders)


def _sneaking(fighter: Fighter) -> Fighter:
    """What counts for stealth values, and nothing else: such fighters are alike."""
    return Fighter(fighter.stealth, PLAIN, PLAIN, fighter.stealth_bonus, passive=fighter.passive)


def _is_kept_back(attacker: Fighter, defender: Fighter, card: ActionCard) -> bool:
    """Whether this card lets nobody break through."""
    red = card.number(attacker.stealth.letter)
    green = card.number(defender.stealth.letter, Column.GREEN)
    return attacker.stealth_value(red) <= defender.stealth_value(green)


def _dealt(
    ways: Mapping[tuple[int, ...], int], kinds: Sequence[int]
) -> Mapping[tuple[int, ...], int]:
    """A card goes to no pairing, or to one of those that wait and that it keeps back."""
    after = Counter(ways)
    for waiting, number in ways.items():
        for kind in kinds:
            if waiting[kind]:
                left = (*waiting[:kind], waiting[kind] - 1, *waiting[kind + 1 :])
                after[left] += number * waiting[kind]
    return after


PLAIN = Strength(Letter.A)
"""What always is 1."""
