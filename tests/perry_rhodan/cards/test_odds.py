"""Chances against full enumeration: every card is really drawn."""

from __future__ import annotations

import time
from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.games.perry_rhodan.action_cards import ActionCard, Strength, action_cards
from starboard.games.perry_rhodan.kinds import Column
from starboard.games.perry_rhodan.odds import (
    Chances,
    Fighter,
    Pile,
    Use,
    _shown,
    _shown_twice,
    _volley,
    any_breaks,
    box_pile,
    pairing_odds,
    pile_of,
    splits,
)
from starboard.testing import clause

CARDS = tuple(action_cards().values())
STRENGTHS = st.builds(
    Strength.parse, st.sampled_from(["A", "B", "C", "D", "E", "A+1", "C+1", "D-1", "E+1"])
)
FIGHTERS = st.builds(
    Fighter,
    stealth=STRENGTHS,
    attack=STRENGTHS,
    defence=STRENGTHS,
    stealth_bonus=st.integers(-2, 2),
    attack_bonus=st.integers(-2, 2),
    defence_bonus=st.integers(-2, 2),
    attack_escorts=st.integers(0, 2),
    defence_escorts=st.integers(0, 2),
    passive=st.booleans(),
    poison=st.booleans(),
    immune=st.booleans(),
    use=st.sampled_from([Use.ATTACK, Use.DEFENCE, Use.SPLIT]),
)
PILES = st.lists(st.sampled_from(CARDS), min_size=2, max_size=7)


def fighter(stealth: str, attack: str, defence: str, **more: object) -> Fighter:
    letters = (Strength.parse(each) for each in (stealth, attack, defence))
    return Fighter(*letters, **more)


def number(card: ActionCard, strength: Strength, column: Column) -> int:
    return 1 if strength.letter == "A" else getattr(getattr(card, column.value), strength.letter)


def fought(
    ours: Fighter, theirs: Fighter, stealth: ActionCard | None, mine: ActionCard, yours: ActionCard
) -> tuple[bool, bool, bool, bool, bool]:
    """One fight played out card by card: ahead, behind, broken through, destroyed, fallen."""
    difference = 0
    if stealth is not None:
        values = [
            max(
                1,
                (1 if who.passive else number(stealth, who.stealth, column) + who.stealth.bonus)
                + who.stealth_bonus,
            )
            for who, column in ((ours, Column.RED), (theirs, Column.GREEN))
        ]
        difference = values[0] - values[1]
        if difference > 0 and ours.use is Use.BREAK:
            return True, False, True, False, False
    extra = {True: (0, 0), False: (0, 0)}
    if difference:
        gainer = ours if difference > 0 else theirs
        (extra[difference > 0],) = splits(gainer.use, abs(difference))
    sides = []
    for who, card, mine_ in ((ours, mine, True), (theirs, yours, False)):
        attack = number(card, who.attack, Column.RED) + who.attack.bonus + who.attack_bonus
        attack += who.attack_escorts + extra[mine_][0]
        defence = number(card, who.defence, Column.GREEN) + who.defence.bonus + who.defence_bonus
        defence += who.defence_escorts + extra[mine_][1]
        sides.append((0 if who.passive else max(0, attack), max(0, defence)))
    hit = sides[0][0] > sides[1][1] or (
        ours.poison and not theirs.immune and sides[0][0] == sides[1][1]
    )
    fell = sides[1][0] > sides[0][1] or (
        theirs.poison and not ours.immune and sides[1][0] == sides[0][1]
    )
    return difference > 0, difference < 0, False, hit, fell


def enumerated(
    ours: Fighter, theirs: Fighter, pile: list[ActionCard], enemy: list[ActionCard], first: bool
) -> Chances:
    """Every order of draws, one after the other."""
    draws = list(permutations(pile, 2)) if first else [(None, card) for card in pile]
    results = [
        fought(ours, theirs, stealth, mine, yours) for stealth, mine in draws for yours in enemy
    ]
    whole = len(results)
    counts = [sum(result[place] for result in results) for place in range(5)]
    both = sum(result[3] and result[4] for result in results)
    return Chances(*(Fraction(count, whole) for count in (*counts, both)))


@settings(max_examples=150, deadline=None)
@given(FIGHTERS, FIGHTERS, PILES, PILES, st.booleans(), st.booleans())
def test_chances_are_those_of_full_enumeration(ours, theirs, pile, enemy, first, breaks):
    if breaks:
        ours = ours._replace(use=Use.BREAK)
    found = pairing_odds(ours, theirs, pile_of(pile), pile_of(enemy), first)
    assert found == enumerated(ours, theirs, pile, enemy, first)


LINE_UPS = [
    (fighter("C", "C", "C"), fighter("A", "C", "C")),
    (
        fighter("C", "D+1", "C", attack_escorts=1, stealth_bonus=1),
        fighter("B", "C", "C", defence_escorts=2),
    ),
    (fighter("D", "B", "C", poison=True), fighter("B", "E", "D")),
    (fighter("B", "A", "B", passive=True), fighter("C", "C", "C+1", attack_escorts=2)),
    (fighter("E", "D", "E"), fighter("A", "E+1", "D+1", defence_bonus=1)),
]


@clause("PR-SPACE-28", "PR-SPACE-36", "PR-SPACE-37")
@pytest.mark.parametrize(("ours", "theirs"), LINE_UPS)
def test_the_best_use_is_the_best_of_all_that_are_played_out(ours, theirs):
    """Every draw is made; for each difference the owner tries every division of it."""
    pile = list(action_cards().values())[:12]
    stealthy = Counter(lead(ours, theirs, card) for card in pile)
    assert sum(stealthy.values()) == 12
    destroyed = fallen = 0
    for difference in stealthy:
        best = None
        for part in range(abs(difference) + 1):
            bonus = (abs(difference) - part, part)
            ends = [
                shots(ours, theirs, difference, bonus, mine, yours)
                for stealth in pile
                if lead(ours, theirs, stealth) == difference
                for mine in pile
                if mine is not stealth
                for yours in pile
            ]
            hits, falls = (sum(end[side] for end in ends) for side in (0, 1))
            gain = hits - falls if difference > 0 else falls - hits
            if best is None or gain > best[0]:
                best = (gain, hits, falls)
        destroyed, fallen = destroyed + best[1], fallen + best[2]
    whole = 12 * 11 * 12
    found = pairing_odds(ours, theirs, pile_of(pile), pile_of(pile))
    assert (found.destroys, found.falls) == (Fraction(destroyed, whole), Fraction(fallen, whole))
    ahead = sum(count for difference, count in stealthy.items() if difference > 0)
    assert found.ahead == Fraction(ahead, 12)


def lead(ours, theirs, card):
    """The stealth difference that a card shows, worked out from what is printed."""
    mine = 1 if ours.passive else number(card, ours.stealth, Column.RED) + ours.stealth.bonus
    yours = number(card, theirs.stealth, Column.GREEN) + theirs.stealth.bonus
    return max(1, mine + ours.stealth_bonus) - max(1, yours + theirs.stealth_bonus)


def shots(ours, theirs, difference, bonus, mine, yours):
    """Whether the defender and the attacker are destroyed."""
    (attack, defence), (fire, shield) = values(ours, mine), values(theirs, yours)
    if difference > 0:
        attack, defence = attack + bonus[0] * (not ours.passive), defence + bonus[1]
    else:
        fire, shield = fire + bonus[0], shield + bonus[1]
    return attack > shield or (ours.poison and attack == shield), fire > defence


def values(who, card):
    """Attack and defence of a front on a card."""
    attack = number(card, who.attack, Column.RED) + who.attack.bonus + who.attack_escorts
    defence = number(card, who.defence, Column.GREEN) + who.defence.bonus + who.defence_escorts
    return (0 if who.passive else attack), defence + who.defence_bonus


@settings(max_examples=25, deadline=None)
@given(FIGHTERS, FIGHTERS, PILES, PILES)
def test_the_best_use_is_never_worse_than_a_fixed_one(ours, theirs, pile, enemy):
    piles = pile_of(pile), pile_of(enemy)
    best = pairing_odds(ours._replace(use=Use.BEST), theirs, *piles)
    for use in (Use.ATTACK, Use.DEFENCE, Use.SPLIT):
        other = pairing_odds(ours._replace(use=use), theirs, *piles)
        assert best.destroys - best.falls >= other.destroys - other.falls


@clause("PR-SPACE-28", "PR-SPACE-29")
def test_a_difference_of_two_can_be_split_in_three_ways():
    assert set(splits(Use.BEST, 2)) == {(2, 0), (1, 1), (0, 2)}
    assert splits(Use.SPLIT, 3) == ((2, 1),)


@clause("PR-SPACE-38")
def test_the_worked_example_of_a_full_pairing():
    """Attack 2 + escort 1 + difference 1 = 4 beats defence 3; 3 does not beat 3."""
    iv = fighter("A+1", "A+1", "A+2", attack_escorts=1, use=Use.ATTACK)
    kaulquappe = fighter("A", "A+2", "A+2")
    found = pairing_odds(iv, kaulquappe, box_pile(), box_pile())
    assert (found.ahead, found.destroys, found.falls) == (1, 1, 0)


@clause("PR-PASS-05", "PR-PASS-07", "PR-PASS-22")
def test_a_passive_front_card_attacks_with_nothing_but_defends_with_escorts():
    weak = fighter("E", "E", "A", attack_escorts=1, attack_bonus=2, defence_escorts=1, passive=True)
    found = pairing_odds(weak, fighter("A", "A+1", "A-1"), box_pile(), box_pile(), False)
    assert (found.destroys, found.falls) == (0, 0)
    alone = weak._replace(defence_escorts=0)
    found = pairing_odds(alone, fighter("A", "A+1", "A-1"), box_pile(), box_pile(), False)
    assert found.falls == 1


def test_nobody_is_hit_in_a_pairing_that_was_broken_through():
    sneaky = fighter("E+9", "E", "A", use=Use.BREAK)
    found = pairing_odds(sneaky, fighter("A", "E", "A"), box_pile(), box_pile())
    assert found == Chances(*map(Fraction, (1, 0, 1, 0, 0, 0)))


def none_ahead(pairings: list[tuple[Fighter, Fighter]], pile: list[ActionCard]) -> Fraction:
    """Every way to deal a card to each pairing."""
    deals = list(permutations(pile, len(pairings)))
    kept = sum(
        all(
            not fought(ours, theirs, card, card, card)[0]
            for (ours, theirs), card in zip(pairings, deal, strict=True)
        )
        for deal in deals
    )
    return Fraction(kept, len(deals))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(FIGHTERS, FIGHTERS), min_size=1, max_size=3), PILES)
def test_the_chance_that_somebody_breaks_through_is_that_of_full_enumeration(pairings, pile):
    while len(pile) < len(pairings):
        pile = [*pile, pile[0]]
    assert any_breaks(pairings, pile_of(pile)) == 1 - none_ahead(pairings, pile)


def test_a_pile_that_is_too_small_has_no_such_chance():
    pair = (fighter("B", "B", "B"), fighter("B", "B", "B"))
    with pytest.raises(ValueError, match="too small"):
        any_breaks([pair, pair], pile_of(CARDS[:1]))


def test_a_whole_line_up_takes_less_than_twenty_milliseconds():
    pile: Pile = pile_of([card for card in CARDS for _ in range(3)])
    pairings = [
        (fighter("E", "E", f"E{bonus:+}"), fighter("E", f"E{bonus:+}", "E"))
        for bonus in (1, 2, 3, 4, 5, 6)
    ]
    best = 1.0
    for _ in range(3):
        pairing_odds.cache_clear()
        for cached in (_volley, _shown, _shown_twice):
            cached.cache_clear()
        begun = time.process_time()
        for ours, theirs in pairings:
            pairing_odds(ours, theirs, pile, pile)
        any_breaks(pairings, pile)
        best = min(best, time.process_time() - begun)
    assert best < 0.020
