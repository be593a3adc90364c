"""Missions on numbers come out as the normal resolver has them, in Python and in machine code."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.space_alert.box.resolve import Film
from starboard.games.space_alert.box.solve_rows import TokenOrder, laid
from starboard.games.space_alert.content import components
from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast import search
from starboard.games.space_alert.fast.encode import encode_cards, encode_order, encode_ship
from starboard.games.space_alert.fast.evaluator import Choice, Evaluator
from starboard.games.space_alert.fast.layout import Numbers
from starboard.games.space_alert.fast.turns import run, run_turn
from starboard.games.space_alert.kinds import INTERNAL, ZONES, Action
from starboard.games.space_alert.setup import new_mission
from starboard.games.space_alert.state import Mission

THREATS = list(components().threats.values())
TRACKS = list(components().tracks.values())
ACTIONS = list(Action)
Order = dict[str, tuple[str, ...]]


def mission(random: Random, first: int) -> Mission:
    """A mission with some threats in the order of all cards, and a crew that acts at random."""
    cards = [THREATS[(first + n) % len(THREATS)] for n in range(random.randrange(3, 9))]
    random.shuffle(cards)
    numbers = random.sample(range(1, 9), len(cards))
    threats = [
        (card, number, random.randrange(3) if card.external else INTERNAL)
        for card, number in zip(cards, numbers, strict=True)
    ]
    plans = [[action(random) for _ in range(12)] for _ in range(random.randrange(2, 6))]
    return new_mission([random.choice(TRACKS) for _ in range(4)], threats, plans)


def action(random: Random) -> Action:
    """Any action; heroic ones are rarer."""
    return random.choice(ACTIONS if random.random() < 0.2 else ACTIONS[:8])


def token_order(random: Random) -> Order:
    """All damage tokens in some order."""
    parts = [part.value for part in is_.PARTS]
    return {
        zone: tuple(f"{zone}_{part}" for part in random.sample(parts, len(parts))) for zone in ZONES
    }


def shown(s: Numbers, count: int) -> Numbers:
    """Numbers without those that are only used within a step."""
    found = list(s)
    found[at.DREW] = found[at.WAITING] = 0
    found[at.ORDER : at.CREW] = [0] * (at.CREW - at.ORDER)
    for number in range(count):
        place = at.THREATS + number * at.THREAT_WIDTH + at.STRUCK
        found[place : place + 5] = [0] * 5
    return found


def film_numbers(film: Film) -> Numbers:
    """How the normal resolver leaves the ship."""
    numbers = encode_ship(film.state)
    if film.state.outcome is not None:
        numbers[at.STATUS] = at.LOST if film.lost else at.COMPLETED
        numbers[at.SCORE] = film.state.outcome.points[0]
    return numbers


@pytest.mark.parametrize("first", range(0, len(THREATS), 5))
def test_a_mission_on_numbers_leaves_the_same_ship_as_the_resolver(first: int) -> None:
    random = Random(first)
    for _ in range(30):
        state, order = mission(random, first), token_order(random)
        s, cards = encode_ship(state), encode_cards(state)
        s[at.ORDER : at.ORDER + search.TOKENS] = encode_order(order)
        run(s, cards)
        film = Film(state, TokenOrder(order))
        assert shown(s, len(state.threats)) == shown(film_numbers(film), len(state.threats))


@pytest.mark.parametrize("seed", range(12))
def test_the_ship_is_the_same_after_every_turn(seed: int) -> None:
    random = Random(seed)
    state, order = mission(random, 7 * seed), token_order(random)
    s, cards = encode_ship(state), encode_cards(state)
    s[at.ORDER : at.ORDER + search.TOKENS] = encode_order(order)
    for turn in range(1, is_.LAST):
        run_turn(s, cards, turn)
        film = Film(state, TokenOrder(order), last=turn)
        assert shown(s, len(state.threats)) == shown(film_numbers(film), len(state.threats))
        if film.state.outcome is not None:
            break


@pytest.mark.parametrize("last_turn", [8, 13])
def test_a_shorter_mission_in_another_order_of_play_without_checks_comes_out_alike(
    last_turn: int,
) -> None:
    random = Random(last_turn)
    for _ in range(20):
        state, order = mission(random, last_turn), token_order(random)
        state.last_turn, state.checks = last_turn, False
        random.shuffle(state.order)
        s, cards = encode_ship(state), encode_cards(state)
        s[at.ORDER : at.ORDER + search.TOKENS] = encode_order(order)
        run(s, cards)
        film = Film(state, TokenOrder(order))
        assert shown(s, len(state.threats)) == shown(film_numbers(film), len(state.threats))


def test_every_threat_has_been_met() -> None:
    random = Random(0)
    met = {threat.card.id for n in range(0, 55, 5) for threat in mission(random, n).threats}
    assert len(met) > 40
    assert {card.id for card in THREATS} == {
        THREATS[(first + n) % 55].id for first in range(0, 55, 5) for n in range(5)
    }


# ------------------------------------------------------------------------- what may be planned


def test_of_one_who_is_bound_only_cards_are_laid_while_the_others_are_free() -> None:
    random = Random(4)
    state = mission(random, 10)
    ships = Evaluator(state, [token_order(random)], compiled=False)
    hands = [["a<", "b>"], *[[] for _ in range(ships.seats - 1)]]
    ships.choose(Choice(range(ships.size), ["abcx<>^-"] * ships.seats, hands, bound=0))
    ships.begin(("-" * 12,) * ships.seats, [], 300, 2)
    ships.climb(300)
    bound, *others = ships.stands_at()
    assert sorted(bound.replace("-", "")) in (["a", "b"], ["<", "b"], [">", "a"], ["<", ">"])
    assert len("".join(others).replace("-", "")) > len(others)


# ------------------------------------------------------------------------- machine code


def climbed(state: Mission, orders: list[Order], compiled: bool, steps: int) -> list[object]:
    """A search: the plan it comes to, what that is worth, and how the start does."""
    ships = Evaluator(state, orders, compiled)
    ships.choose(Choice(range(ships.size), ["abcx<>^-AX"] * ships.seats))
    rows = laid([crew.plan for crew in state.crew])
    before = ships.survey(rows)
    ships.begin(rows, [], steps, 11)
    while ships.climb(7):
        pass
    return [before.won, before.points, before.count, ships.best(), ships.worth, ships.plans]


def test_machine_code_does_what_the_resolver_and_the_plain_functions_do() -> None:
    random = Random(1)
    for number in range(200):
        state = mission(random, number)
        random.shuffle(state.order)  # androids may sit anywhere
        orders = [token_order(random) for _ in range(2)]
        ships = Evaluator(state, orders, compiled=True)
        found = ships.survey(laid([crew.plan for crew in state.crew]))
        films = [Film(state.clone(), TokenOrder(order)) for order in orders]
        won = [film for film in films if not film.lost]
        points = sum([film.state.outcome.points[0] for film in won if film.state.outcome])
        assert (found.won, found.points, found.count) == (len(won), points, 2)
        if number % 20 == 0:
            assert climbed(state, orders, True, 60) == climbed(state, orders, False, 60)
