"""The house bot and the estimate: they see only a view, explain themselves, and make sense."""

from __future__ import annotations

import re

import pytest

from starboard.bots.search import likely
from starboard.bots.simple import Random
from starboard.games.flagship import GAME
from starboard.games.flagship.bot.estimate import estimate
from starboard.games.flagship.bot.features import FEATURES, side
from starboard.games.flagship.bot.house import THUMBS, House, advise
from starboard.games.flagship.moves import Attack, EndTurn
from starboard.games.flagship.state import Table
from starboard.kernel import Choice
from starboard.kernel.bot import Budget, Decision, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import act, advance, choice_of, legal_moves
from starboard.kernel.moves import Move
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick, play_out
from starboard.kernel.view import View, veil
from starboard.testing.kit.sentences import kinds
from starboard.text import LANGUAGES, texts_for
from tests.flagship.duel import FILLER, Duel, Part

STARTERS = ("frabian", "insectoids", "rebels", "syndicate")


def table(seats: int, seed: int, **options: object) -> tuple[Table, Quick]:
    state = GAME.setup(seats, read_options(GAME.options, options), GAME.content(None))
    chance = Quick(seed)
    advance(GAME, state, chance)
    return state, chance


def decide(state: Table, seat: int, moves: list[Move]) -> Decision:
    view = View(GAME, state, seat)
    think = Think(GAME, seat, view, Budget(), Seeded("bot"))
    return House().choose(view, moves, think)


def test_the_house_bot_knows_every_choice_of_the_game() -> None:
    assert set(kinds(Choice, GAME)) == set(THUMBS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_house_bots_ends_and_every_decision_has_a_reason_in_both_languages(
    seats: int,
) -> None:
    texts = texts_for("flagship")
    told: set[str] = set()

    def choose(state: Table, seat: int, moves: list[Move]) -> Move:
        decision = decide(state, seat, moves)
        assert decision.move in moves
        for lang in LANGUAGES:
            told.add(texts.say(lang, decision.why.message, **decision.why.args))
        return decision.move

    state, chance = table(seats, seed=seats)
    play_out(GAME, state, choose, chance, limit=20_000)  # type: ignore[arg-type]
    assert state.outcome is not None
    assert len(told) > 20


def test_every_reason_in_the_code_has_its_sentence_and_the_other_way_round() -> None:
    used: set[str] = set()
    for path in (GAME.folder / "bot").glob("*.py"):
        source = path.read_text("utf-8")
        used |= set(re.findall(r'"(why-[a-z-]+)"', source))
    for lang in LANGUAGES:
        written = [name for name in texts_for("flagship").messages(lang) if name.startswith("why-")]
        assert set(written) == used


def test_the_house_bot_builds_the_main_ship_of_its_deck() -> None:
    state, chance = table(2, seed=1)
    while not state.players[0].ship:
        for seat in (0, 1):
            if choice_of(state, seat) is not None and not state.players[seat].ship:
                moves = legal_moves(GAME, state, seat)
                act(GAME, state, seat, decide(state, seat, moves).move, chance)
    for player in state.players:
        names = sorted(item.card.id for item in player.items.values())
        assert names == sorted(player.ready)


def test_the_house_bot_decides_the_same_whatever_it_cannot_see() -> None:
    state, chance = table(2, seed=3, ready_ships=True)
    seen: list[tuple[Move, Move]] = []

    def choose(now: Table, seat: int, moves: list[Move]) -> Move:
        decision = advise(now, seat, moves)
        veiled = advise(veil(now, seat)[0], seat, moves)
        seen.append((decision.move, veiled.move))
        return veiled.move

    play_out(GAME, state, choose, chance, limit=400)  # type: ignore[arg-type]
    assert len(seen) > 30
    assert all(full == veiled for full, veiled in seen)


def test_the_house_bot_beats_random_play() -> None:
    won = 0
    for game in range(10):
        state, chance = table(2, seed=game, ready_ships=True, decks=two_decks(game))
        house = game % 2

        def choose(now: Table, seat: int, moves: list[Move], house: int = house) -> Move:
            if seat == house:
                return decide(now, seat, moves).move
            think = Think(GAME, seat, None, Budget(), Seeded(f"{now.turn}/{len(moves)}"))
            return Random().pick(moves, think).move

        play_out(GAME, state, choose, chance, limit=20_000)  # type: ignore[arg-type]
        assert state.outcome is not None
        won += house in state.outcome.won
    assert won >= 9


def two_decks(game: int) -> tuple[str, str]:
    return STARTERS[game % 4], STARTERS[(game + 1 + game // 4) % 4]


def test_a_search_first_thinks_of_what_the_house_bot_would_do() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=1)], theirs=["rebellen_jaeger"])
    moves = legal_moves(GAME, duel.state, 0)
    weights = GAME.mind.weigh(duel.state, 0, moves)
    likeliest = moves[weights.index(max(weights))]
    assert duel.short(likeliest) == "attack zwillingslaser pendler_k7 0 no"
    assert min(weights) > 0


def test_a_search_thinks_about_other_targets_but_not_about_ending_the_turn() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=1)], theirs=["rebellen_jaeger"])
    moves = legal_moves(GAME, duel.state, 0)
    weights = GAME.mind.weigh(duel.state, 0, moves)
    guess = moves[weights.index(max(weights))]
    assert EndTurn() in moves
    assert {type(rival.move) for rival in likely(moves, weights, guess, 9)} == {Attack}


def test_a_search_compares_positions_at_the_end_of_a_turn() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=1)], theirs=["panzerplatten"])
    before = GAME.mind.moment(duel.state)
    duel.do("attack zwillingslaser pendler_k7 0 no", 1)
    assert GAME.mind.moment(duel.state) == before
    duel.do("end-turn", FILLER)
    assert GAME.mind.moment(duel.state) == before + 1


# ------------------------------------------------------------------------- the estimate


def prospects(duel: Duel, seat: int = 0) -> float:
    found = estimate(duel.state, seat)
    assert 0.0 <= found <= 1.0
    assert abs(estimate(veil(duel.state, seat)[0], seat) - found) < 1e-9
    return found


def with_charge(card: str, charge: int) -> Duel:
    return Duel(mine=[Part(card, charge=charge)])


def counted(duel: Duel, *names: str) -> list[float]:
    me, rival = duel.state.players
    numbers = dict(zip(FEATURES, side(duel.state, me, rival), strict=True))
    return [numbers[name] for name in names]


def test_the_features_of_a_side_say_what_lies_there() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=2), "panzerplatten"], prizes=4)
    assert counted(duel, "hits", "prizes", "armed", "weapon", "armor") == [3, 4, 1, 1, 1]
    assert counted(duel, "weapon tokens", "shot cost", "weapon price") == [2, 1, 2]
    hits, ready, stored = counted(duel, "hits main", "ready", "stored")
    assert 0 < hits == ready
    assert stored == 2 * hits


def test_a_weapon_without_tokens_is_not_ready() -> None:
    hits, ready, stored = counted(with_charge("zwillingslaser", 0), "hits main", "ready", "stored")
    assert hits > 0
    assert ready == stored == 0


def test_what_lies_face_down_counts_as_a_wreck_alone() -> None:
    duel = Duel(mine=[Part("zwillingslaser", face_down=True)])
    assert counted(duel, "wrecks", "wrecks price", "wrecked weapons") == [1, 2, 1]
    assert counted(duel, "hits", "weapon", "armed", "force") == [1, 0, 0, 0]


def test_a_ship_in_the_hangar_does_not_count() -> None:
    duel = Duel(mine=[Part("rebellen_jaeger", hangar=True)])
    assert counted(duel, "unit", "unit price") == [0, 0]


def test_equal_sides_have_nearly_equal_prospects() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["zwillingslaser"])
    assert prospects(duel) == pytest.approx(0.5, abs=0.1)  # it is somebody's turn
    assert prospects(duel) + prospects(duel, 1) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Duel(prizes=2), Duel(prizes=5)),
        (Duel(their_prizes=5), Duel(their_prizes=2)),
        (Duel(mine=["panzerplatten"]), Duel()),
        (Duel(theirs=["panzerplatten"]), Duel(theirs=["panzerplatten", "nachbrenner"])),
        (with_charge("zwillingslaser", 2), with_charge("zwillingslaser", 0)),
        (with_charge("leichter_deflektor", 2), with_charge("leichter_deflektor", 0)),
        (Duel(mine=["zwillingslaser"]), Duel(mine=["impulslaser"])),
        (Duel(mine=["panzerplatten"]), Duel(mine=[Part("panzerplatten", face_down=True)])),
        (Duel(hand=["pazaak", "pazaak"]), Duel(hand=["pazaak"])),
        (Duel(credits=2000), Duel(credits=0)),
        (Duel(mine=["kreuzer_bastion"]), Duel(mine=["pendler_k7"])),
        (Duel(mine=["rebellen_jaeger"]), Duel()),
    ],
    ids=[
        "prizes taken", "prizes of others", "a part more", "a part less for them",
        "a charged weapon", "a charged shield", "a better weapon", "a whole part",
        "cards", "credits", "a better ship", "a fighter",
    ],
)  # fmt: skip
def test_prospects_rise_with_what_helps(better: Duel, worse: Duel) -> None:
    assert prospects(better) > prospects(worse)
    assert prospects(better, 1) < prospects(worse, 1)


def test_a_blow_on_its_way_counts_before_it_strikes() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=1)], theirs=["panzerplatten"])
    before = prospects(duel)
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    assert prospects(duel) > before


def test_with_more_players_the_strongest_rival_counts() -> None:
    weak = Duel(mine=["panzerplatten"], theirs=[], others=[[]])
    strong = Duel(mine=["panzerplatten"], theirs=[], others=[["panzerplatten", "zwillingslaser"]])
    assert prospects(strong) < prospects(weak)
    assert prospects(strong, 2) > prospects(strong, 1)
