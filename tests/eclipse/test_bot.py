"""The house bot and the estimate: they see only a view, explain themselves, and make sense."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tools.soak._mixed import Mixed, no_options

from starboard.bots.search import Search
from starboard.bots.simple import Random
from starboard.games.eclipse import GAME
from starboard.games.eclipse.bot.estimate import estimate
from starboard.games.eclipse.bot.house import WORTHS, House, advise
from starboard.games.eclipse.bot.strength import Force, chance_against, of_design, of_neutral
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.empire_moves import GiveUp
from starboard.games.eclipse.odds.input import read_battle
from starboard.games.eclipse.odds.odds import odds
from starboard.games.eclipse.state import Table
from starboard.kernel.bot import Budget, Decision, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import advance, legal_moves
from starboard.kernel.moves import Move
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick, play_out
from starboard.kernel.view import View, veil
from starboard.text import LANGUAGES, texts_for
from tests.eclipse.story import Story

Choose = Callable[[Table, int, list[Move]], Move]


def play(seats: int, seed: int, choose: Choose, **options: object) -> Table:
    """A whole game."""
    state = GAME.setup(seats, read_options(GAME.options, options), GAME.content(None))
    chance = Quick(seed)
    advance(GAME, state, chance)
    play_out(GAME, state, choose, chance, limit=20_000)  # type: ignore[arg-type]
    assert state.outcome is not None
    return state


def decide(state: Table, seat: int, moves: list[Move]) -> Decision:
    view = View(GAME, state, seat)
    think = Think(GAME, seat, view, Budget(), Seeded("bot"))
    return House().choose(view, moves, think)


def test_the_house_bot_knows_every_kind_of_move() -> None:
    assert set(WORTHS) == set(GAME.move_types)


def test_every_kind_of_move_has_its_reason_and_the_other_way_round() -> None:
    verbs = {f"why-{kind.verb}" for kind in GAME.move_types}
    for lang in LANGUAGES:
        written = texts_for("eclipse").messages(lang)
        assert {name for name in written if name.startswith("why-")} == verbs


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_game_of_house_bots_ends_and_every_decision_has_a_reason_in_both_languages(
    seats: int,
) -> None:
    texts = texts_for("eclipse")
    told: set[str] = set()

    def choose(state: Table, seat: int, moves: list[Move]) -> Move:
        decision = decide(state, seat, moves)
        assert decision.move in moves
        for lang in LANGUAGES:
            told.add(texts.say(lang, decision.why.message, **decision.why.args))
        return decision.move

    play(seats, seats, choose)
    assert len(told) > 30


def test_house_bots_give_up_no_sector_early_and_score_well() -> None:
    early: list[int] = []

    def choose(state: Table, seat: int, moves: list[Move]) -> Move:
        move = advise(state, seat, moves).move
        if isinstance(move, GiveUp) and state.round < 6:
            early.append(state.round)
        return move

    totals: list[int] = []
    for seed in range(4):
        state = play(4, seed, choose, random_species=True)
        assert state.outcome is not None
        totals.extend(state.outcome.points)
    assert early == []
    assert sum(totals) / len(totals) >= 22


def test_the_house_bot_decides_the_same_whatever_it_cannot_see() -> None:
    seen: list[tuple[Move, Move]] = []

    def choose(state: Table, seat: int, moves: list[Move]) -> Move:
        full = advise(state, seat, moves).move
        seen.append((full, advise(veil(state, seat)[0], seat, moves).move))
        return full

    play(3, 3, choose)
    assert len(seen) > 100
    assert all(full == veiled for full, veiled in seen)


def test_the_house_bot_beats_random_play() -> None:
    for game in range(6):
        house = game % 2

        def choose(state: Table, seat: int, moves: list[Move], house: int = house) -> Move:
            if seat == house:
                return advise(state, seat, moves).move
            think = Think(GAME, seat, None, Budget(), Seeded(f"{state.round}/{len(moves)}"))
            return Random().pick(moves, think).move

        state = play(2, game, choose)
        assert state.outcome is not None
        assert state.outcome.won == (house,)


def test_a_search_first_thinks_of_what_the_house_bot_would_do() -> None:
    story = Story()
    moves = legal_moves(GAME, story.state, 0)
    weights = GAME.mind.weigh(story.state, 0, moves)
    assert moves[weights.index(max(weights))] == advise(story.state, 0, moves).move
    assert min(weights) > 0


def test_a_search_finds_a_move_in_the_middle_of_a_game() -> None:
    story = Story(4)
    story.state.round = 8
    view = View(GAME, story.state, 0)
    think = Think(GAME, 0, view, Budget(iterations=4), Seeded("search"))
    moves = legal_moves(GAME, story.state, 0)
    assert Search().choose(view, moves, think).move in moves


def test_mixed_games_run_without_an_error_or_a_broken_invariant() -> None:
    mixed = Mixed(GAME, seed="few")
    for index in range(5):
        result = mixed.play(index, every_variant if index % 2 else no_options)
        assert not result.error


def every_variant(seats: int) -> dict[str, object]:
    blueprints = {f"{ship}_blueprint": "drawn" for ship in ("ancient", "guardian", "gcds")}
    return {**blueprints, "warp_portals": True, "random_species": True}


# ------------------------------------------------------------------------- strength


@pytest.mark.parametrize(
    ("neutral", "enemies", "kind", "count"),
    [
        ("ancient", 1, "interceptor", 1),
        ("ancient", 1, "cruiser", 1),
        ("ancient", 1, "cruiser", 2),
        ("ancient", 1, "dreadnought", 2),
        ("ancient", 2, "cruiser", 2),
        ("ancient", 2, "dreadnought", 2),
        ("guardian", 1, "interceptor", 2),
        ("guardian", 1, "cruiser", 4),
        ("gcds", 1, "cruiser", 2),
    ],
)
def test_the_guess_of_a_battle_lies_near_its_exact_odds(
    neutral: str, enemies: int, kind: str, count: int
) -> None:
    story = Story()
    ships = [{"type": kind, "count": count}]
    sides = [{"neutral": neutral, "count": enemies}, {"species": "terran", "ships": ships}]
    exact = odds(read_battle({"sides": sides}, "battle")).sides[1].wins
    mine = Force([of_design(design_of(story.state, story.player(), kind))] * count)
    theirs = Force([of_neutral(story.state.neutrals[neutral].id)] * enemies)
    assert chance_against(mine, theirs) == pytest.approx(exact, abs=0.15)


# ------------------------------------------------------------------------- the estimate


def prospects(story: Story, seat: int = 0) -> float:
    found = estimate(story.state, seat)
    assert 0.0 <= found <= 1.0
    assert estimate(veil(story.state, seat)[0], seat) == pytest.approx(found)
    return found


def test_equal_sides_have_equal_prospects() -> None:
    story = Story()
    assert prospects(story) == pytest.approx(0.5)
    assert prospects(story, 1) == pytest.approx(0.5)


@pytest.mark.parametrize(
    "helped",
    [
        lambda story: story.lay("103", "0,-1", disc=0),
        lambda story: story.lay("106", "1,-1", disc=0, cubes=[0, 1]),
        lambda story: story.store(money=12),
        lambda story: story.learn("quantum_grid"),
        lambda story: story.lay("102", "0,-1", ships={0: ["dreadnought"]}),
    ],
    ids=["a sector", "people", "money", "a technology", "ships"],
)
def test_prospects_rise_with_what_helps(helped: Callable[[Story], object]) -> None:
    story = Story()
    before = prospects(story)
    helped(story)
    assert prospects(story) > before
    assert prospects(story, 1) < before


def test_prospects_are_certain_once_the_game_is_over() -> None:
    state = play(2, 1, lambda state, seat, moves: advise(state, seat, moves).move)
    assert state.outcome is not None
    for seat in (0, 1):
        assert estimate(state, seat) == (1.0 if seat in state.outcome.won else 0.0)
