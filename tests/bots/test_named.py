"""Bots by name: settings, files, and what is said about a bad name."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.bots import BOTS, Budget, read_bots, seat_bot
from starboard.bots.greedy import Greedy
from starboard.bots.named import LEVELS
from starboard.bots.simple import Random
from starboard.errors import BadInput
from starboard.kernel import Mind
from starboard.text import texts_for
from tests.bots.situations import decide, first_decision
from tests.toys import bluff

OWN = """
from starboard.bots import Bot, Decision, Reason

class Last(Bot):
    def choose(self, view, moves, think):
        return Decision(moves[-1], Reason("last", {"of": len(moves)}))

class Picky(Bot):
    def __init__(self, wanted):
        self.wanted = wanted

class NoBot:
    pass
"""


class Homely(Mind[bluff.Table]):
    def house_bot(self) -> object:
        return Random()


class Housed(bluff.Bluff):
    rooms = {"mind": Homely()}


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", Budget(200)),
        ("search:50", Budget(50)),
        ("search:0.1s", Budget(seconds=0.1)),
        ("search:2s", Budget(seconds=2.0)),
        ("greedy", Budget()),
    ],
)
def test_a_setting_is_a_number_of_iterations_or_of_seconds(name: str, budget: Budget) -> None:
    assert seat_bot(name, bluff.GAME).budget == budget


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-3", "search:s", "search:0s",
                                  "search:many", "random:3", "", "rando", "house:2"])  # fmt: skip
def test_a_bad_name_is_refused_and_named(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        seat_bot(name, bluff.GAME)
    assert f"bot {name}" in str(refused.value)


def test_the_house_bot_is_the_games_own() -> None:
    assert isinstance(seat_bot("house", Housed()).bot, Random)


def test_a_game_without_a_house_bot_says_so() -> None:
    with pytest.raises(BadInput, match="bluff has no house bot"):
        seat_bot("house", bluff.GAME)


def test_a_bot_is_loaded_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    state, seat, moves = first_decision(bluff.GAME, 2, "deal")
    decision = decide(f"{tmp_path}/mine.py:Last", bluff.GAME, state, seat)
    assert decision.move == moves[-1]
    assert decision.why.args == {"of": len(moves)}


def test_a_bot_from_a_file_may_have_a_budget(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    assert seat_bot(f"{tmp_path}/mine.py:Last:0.5s", bluff.GAME).budget == Budget(seconds=0.5)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("none.py:Last", "there is no file"),
        ("mine.py:First", "no class First"),
        ("mine.py:NoBot", "no class NoBot derived from"),
        ("mine.py:Picky", "cannot be built"),
        ("broken.py:Last", "cannot be loaded (SyntaxError"),
    ],
)
def test_trouble_with_a_file_is_said_in_one_sentence(name: str, what: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    (tmp_path / "broken.py").write_text("class Last(:\n")
    with pytest.raises(BadInput) as refused:
        seat_bot(f"{tmp_path}/{name}", bluff.GAME)
    assert what in str(refused.value)


def test_a_list_of_bots_is_separated_by_commas() -> None:
    assert read_bots("house, search:200") == ["house", "search:200"]
    with pytest.raises(BadInput):
        read_bots("house,,random")


def test_every_listed_bot_has_a_line_in_both_languages() -> None:
    assert [bot.name.partition(":")[0] for bot in BOTS][:-1] == [
        "random", "rarest", "greedy", "house", "learner", *LEVELS, "search"]  # fmt: skip
    assert all(bot.de and bot.en and bot.de != bot.en for bot in BOTS)


def test_at_a_table_greedy_waits_on_the_bench() -> None:
    assert isinstance(seat_bot("random", bluff.GAME, at_table=True).substitute, Greedy)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", ["random", "rarest", "greedy", "search:3"])
def test_every_reason_is_a_sentence_in_both_languages(name: str, lang: str) -> None:
    state, seat, _ = first_decision(bluff.GAME, 2, "deal")
    why = decide(name, bluff.GAME, state, seat).why
    assert texts_for().say(lang, why.message, **why.args).endswith(".")
