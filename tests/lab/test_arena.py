"""The arena: balanced seats, honest intervals, faults lose."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.errors import BadInput
from starboard.lab.arena import arena, credit, lineups, ratings, schedule, wilson
from starboard.lab.play import Result, Task
from starboard.lab.pool import play_all
from tests.bots import situations
from tests.toys import bluff

assert situations.TOYS  # the toys are known to the registry

FAULTY = """
from starboard.bots import Bot

class Faulty(Bot):
    def choose(self, view, moves, think):
        raise RuntimeError("out of ideas")
"""


def played(*seats: str, won: tuple[int, ...], places: tuple[int, ...]) -> Result:
    return Result(index=0, seed="", seats=seats, won=won, places=places, finished=True)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (220, 400, 0.5010, 0.5980),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_every_pair_meets_on_every_seat_equally_often() -> None:
    tasks = schedule(bluff.GAME, ["random", "rarest", "greedy"], 2, 6, 0, {})
    assert len(tasks) == 18
    sat = Counter((name, seat) for task in tasks for seat, name in enumerate(task.seats))
    assert set(sat.values()) == {6}


def test_every_deal_is_played_from_both_seats() -> None:
    tasks = schedule(bluff.GAME, ["random", "rarest"], 2, 4, 0, {})
    assert [(task.seed, task.seats[0]) for task in tasks] == [
        ("0/0", "random"), ("0/0", "rarest"), ("0/1", "random"), ("0/1", "rarest")]  # fmt: skip


def test_an_uneven_number_of_games_is_rounded_up_to_balance_the_seats() -> None:
    assert arena("bluff", ["random", "rarest"], 3)["games"] == 4


def test_with_more_seats_than_bots_some_sit_twice() -> None:
    assert lineups(["a", "b"], 3) == [("a", "b", "a")]
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_game_without_a_winner_counts_for_everyone() -> None:
    nobody = played("a", "b", won=(), places=(1, 1))
    assert [credit(nobody, seat) for seat in (0, 1)] == [0.5, 0.5]
    both = played("a", "b", "c", won=(0, 2), places=(1, 3, 1))
    assert [credit(both, seat) for seat in (0, 1, 2)] == [0.5, 0, 0.5]


def test_who_wins_is_rated_higher_and_uncertainty_shrinks() -> None:
    games = [played("a", "b", won=(0,), places=(1, 2))] * 10
    rated = ratings(["a", "b"], games)
    assert rated["a"][0] > 25 > rated["b"][0]
    assert rated["a"][1] < 25 / 3


def test_bots_have_share_interval_and_rating_and_pairs_are_listed() -> None:
    found = arena("bluff", ["random", "greedy", "rarest"], 4, seed=2)
    assert len(found["bots"]) == len(found["pairs"]) == 3
    for bot in found["bots"]:
        assert bot["games"] == 8
        assert bot["low"] <= bot["share"] <= bot["high"]
        assert {"bot", "wins", "rating", "sigma"} <= set(bot)
    assert sum(bot["wins"] for bot in found["bots"]) == found["games"] == 12
    assert {(pair["a"], pair["b"]) for pair in found["pairs"]} == {
        ("random", "greedy"), ("random", "rarest"), ("greedy", "rarest")}  # fmt: skip


def test_the_number_of_jobs_changes_nothing() -> None:
    alone, together = (arena("bluff", ["random", "greedy"], 6, jobs=jobs) for jobs in (1, 2))
    assert alone["bots"] == together["bots"]
    assert alone["pairs"] == together["pairs"]


def test_a_bot_that_fails_loses(tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text(FAULTY)
    name = f"{tmp_path}/faulty.py:Faulty"
    found = arena("bluff", [name, "random"], 4)
    assert found["errors"] == []
    assert [(fault["bot"], fault["kind"]) for fault in found["faults"]] == [(name, "raised")] * 4
    assert found["bots"][0]["bot"] == "random"
    assert found["bots"][0]["wins"] == 4


def test_budgets_in_seconds_need_to_be_asked_for() -> None:
    with pytest.raises(BadInput, match="--timed"):
        arena("bluff", ["random", "search:0.01s"], 2)
    assert arena("bluff", ["random", "search:0.001s"], 2, timed=True)["games"] == 2


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["random", "nobody"]])
def test_bots_that_cannot_be_compared_are_refused(bots: list[str]) -> None:
    with pytest.raises(BadInput, match="bot"):
        arena("bluff", bots, 2)


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "bluff", "--bots", "random,rarest", "--games", "2", "--jobs", "1"]
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [pair["games"] for pair in found["pairs"]] == [2]


@pytest.mark.parametrize(("lang", "word"), [("de", "Anteil"), ("en", "share")])
def test_the_command_shows_a_table(
    lang: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = "random,rarest,greedy"
    assert main(["--lang", lang, "arena", "bluff", "--bots", bots, "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert word in said
    assert "random : greedy" in said


TALKATIVE = """
from starboard.bots import Bot, Decision, Reason

print("here I am")

class Talkative(Bot):
    def choose(self, view, moves, think):
        print("let me think")
        return Decision(moves[0], Reason("bot-random"))
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_bot_prints_does_not_stand_in_the_result(
    jobs: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "talkative.py").write_text(TALKATIVE)
    bots = f"{tmp_path}/talkative.py:Talkative,random"
    assert main(["arena", "bluff", "--bots", bots, "--games", "2", "--jobs", jobs, "--json"]) == 0
    said = capfd.readouterr()
    assert json.loads(said.out)["games"] == 2
    assert "let me think" in said.err


LASTING = """
import time
from pathlib import Path
from starboard.bots import Bot, Decision, Reason

class Lasting(Bot):
    def choose(self, view, moves, think):
        time.sleep(20)
        Path(__file__).with_name("played on").touch()
        return Decision(moves[0], Reason("bot-random"))
"""


def test_an_interruption_does_not_wait_for_a_bot_that_thinks(tmp_path: Path) -> None:
    (tmp_path / "lasting.py").write_text(LASTING)
    lineups = [("random", "random"), (f"{tmp_path}/lasting.py:Lasting", "random")]
    tasks = [
        Task(index=n, game="bluff", home="tests.toys.bluff", seats=bots, seed="1", options={})
        for n, bots in enumerate(lineups)
    ]

    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(tasks, 2, interrupt)
    assert not (tmp_path / "played on").exists()


DYING = """
import os
from starboard.bots import Bot

class Dying(Bot):
    def choose(self, view, moves, think):
        os._exit(1)
"""


def test_a_bot_that_takes_its_process_down_is_reported(tmp_path: Path) -> None:
    (tmp_path / "dying.py").write_text(DYING)
    with pytest.raises(BadInput, match="a process died"):
        arena("bluff", [f"{tmp_path}/dying.py:Dying", "random"], 2, jobs=2)
