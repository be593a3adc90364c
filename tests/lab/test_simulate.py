"""Many games: the same for the same seed, seats balanced, and nothing swallowed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

import pytest

import starboard
from starboard.cli import main
from starboard.cli.options import read_settings
from starboard.errors import BadInput
from starboard.kernel import Chance, Game, Move, Seat, Seeded, registry
from starboard.kernel.loop import advance
from starboard.kernel.options import Option, OptionKind
from starboard.kernel.play import Quick, Stuck, Tally, play_out
from starboard.lab.simulate import simulate
from tests.bots import situations
from tests.toys import bluff, countdown, hunt

KEYS = [
    "game", "rules", "seats", "bots", "seed", "games", "finished", "errors", "decisions",
    "seconds", "wins", "results",
]  # fmt: skip
assert situations.TOYS  # the toys are known to the registry


class Breaking(bluff.Bluff):
    """Has a defect that shows when a six has been played."""

    id: ClassVar[str] = "breaking"

    def settle(self, state: bluff.Table, events: list[Any]) -> None:
        if "6" in state.discard:
            raise KeyError("six")


class Waiting(bluff.Bluff):
    """Waits for a seat that cannot do anything."""

    id: ClassVar[str] = "waiting"

    def setup(self, seats, options, content) -> bluff.Table:  # type: ignore[no-untyped-def]
        state = super().setup(seats, options, content)
        state.agenda.stack.clear()
        state.push(Nothing())
        return state


class Nothing(bluff.Turn):
    def __init__(self) -> None:
        super().__init__(0)

    def must(self, state: bluff.Table) -> tuple[int, ...]:
        return (0,)


BREAKING, WAITING = Breaking(), Waiting()
registry.add(BREAKING)
registry.add(WAITING)


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = simulate("bluff", 7, 3, ["random", "greedy", "search:3"], seed=5)
    together = simulate("bluff", 7, 3, ["random", "greedy", "search:3"], seed=5, jobs=2)
    assert alone["results"] == together["results"]
    assert alone["wins"] == together["wins"]


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate("bluff", 5, 2, seed=seed)["results"] for seed in (1, 2))
    assert [game["points"] for game in one] != [game["points"] for game in other]


def test_bots_change_seats_from_game_to_game() -> None:
    found = simulate("bluff", 6, 3, ["random", "rarest", "greedy"])
    for seat in range(3):
        sat = Counter(game["seats"][seat] for game in found["results"])
        assert sat == {"random": 2, "rarest": 2, "greedy": 2}


def test_a_shared_victory_counts_in_equal_parts() -> None:
    found = simulate("bluff", 40, 2, ["random", "rarest"])
    shared = [game for game in found["results"] if len(game["won"]) == 2]
    assert shared
    assert sum(found["wins"].values()) == 40


def test_few_bots_are_seated_repeatedly() -> None:
    assert simulate("bluff", 1, 4, ["random", "rarest"])["results"][0]["seats"] == (
        "random", "rarest", "random", "rarest")  # fmt: skip


def test_an_exception_is_listed_with_all_that_repeats_it() -> None:
    found = simulate("breaking", 3, 2, seed=9)
    assert found["finished"] < 3
    first = found["errors"][0]
    assert first["error"] == "KeyError: 'six'"
    assert first["seed"] == f"9/{first['index']}"
    assert first["decision"] >= 1
    assert first["where"].split(":")[0].endswith(".py")


def test_a_game_that_waits_for_a_seat_without_moves_is_an_error() -> None:
    found = simulate("waiting", 1, 2)
    assert found["errors"][0]["error"].startswith("Stuck: seat 0")


def test_a_game_that_takes_too_long_is_given_up() -> None:
    found = simulate("bluff", 2, 2, limit=5)
    assert (found["finished"], found["errors"], found["decisions"]) == (0, [], 10)


def test_recorded_games_are_the_same_games(tmp_path: Path) -> None:
    fast = simulate("bluff", 3, 2, ["random", "greedy"], seed=4)
    slow = simulate("bluff", 3, 2, ["random", "greedy"], seed=4, record=tmp_path / "kept")
    assert fast["results"] == slow["results"]
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 3
    match = starboard.load(files[1])
    match.verify()
    assert match.outcome is not None
    assert match.outcome.points == slow["results"][1]["points"]


def test_games_with_a_clock_can_be_recorded_too(tmp_path: Path) -> None:
    fast = simulate("countdown", 2, 3)
    slow = simulate("countdown", 2, 3, record=tmp_path)
    assert fast["results"] == slow["results"]
    assert slow["finished"] == 2


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"games": 0}, "games"),
        ({"seats": 9}, "seats"),
        ({"bots": ["random"] * 3, "seats": 2}, "bots"),
        ({"bots": ["nobody"]}, "nobody"),
        ({"options": {"weather": 1}}, "weather"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    arguments: dict[str, Any], what: str
) -> None:
    with pytest.raises(BadInput, match=what):
        simulate(**{"game_id": "bluff", "games": 1, **arguments})


def test_a_fast_game_counts_decisions_and_those_with_a_choice() -> None:
    asked: list[Seat] = []

    def first(state: Any, seat: Seat, moves: list[Move]) -> Move:
        asked.append(seat)
        return moves[0]

    state = bluff.GAME.setup(2, {}, bluff.GAME.content(None))
    chance = Seeded("deal")
    advance(bluff.GAME, state, chance)
    tally = play_out(bluff.GAME, state, first, chance)
    assert tally.finished
    assert tally.real == len(asked)
    assert tally.real < tally.decisions
    assert state.events == []
    assert chance.results == []


def test_a_watcher_sees_every_move_with_its_events() -> None:
    seen: list[tuple[str, int]] = []
    state = bluff.GAME.setup(2, {}, bluff.GAME.content(None))
    chance = Seeded("deal")
    advance(bluff.GAME, state, chance)
    state.events.clear()
    tally = play_out(
        bluff.GAME, state, lambda state, seat, moves: moves[0], chance, 10,
        lambda state, seat, move: seen.append((str(move), len(state.events))),
    )  # fmt: skip
    assert not tally.finished
    assert len(seen) == tally.decisions == 10
    assert all(events for text, events in seen if text.startswith("play"))


def test_time_passes_only_when_nobody_else_is_waited_for() -> None:
    order: list[Seat] = []
    game: Game[Any] = countdown.GAME
    state = game.setup(2, {"phases": 1}, game.content(None))
    chance: Chance = Seeded("deal")
    advance(game, state, chance)
    play_out(
        game, state, lambda state, seat, moves: next(m for m in moves if str(m) == "ready"),
        chance, 2, lambda state, seat, move: order.append(seat), Tally(),
    )  # fmt: skip
    assert order == [0, 1]


def test_quick_chance_is_repeatable_and_stays_in_its_range() -> None:
    numbers = [Quick(5).below(3) for _ in range(3)]
    assert numbers == [numbers[0]] * 3
    chance = Quick(6)
    assert {chance.below(4) for _ in range(200)} == {0, 1, 2, 3}


def test_being_stuck_is_an_error_of_ours() -> None:
    assert issubclass(Stuck, starboard.Error)


SCHEMA = (
    Option(name="fast", kind=OptionKind.FLAG, default=False),
    Option(name="size", kind=OptionKind.NUMBER, default=1, low=1, high=3),
    Option(name="deck", kind=OptionKind.CHOICE, default="a", choices=("a", "b")),
    Option(name="sets", kind=OptionKind.WORDS, default=()),
)


def test_settings_are_read_by_the_kind_of_their_option() -> None:
    assert read_settings(SCHEMA, ["fast=yes", "size=3", "deck=b", "sets=one,two"]) == {
        "fast": True, "size": 3, "deck": "b", "sets": ("one", "two")}  # fmt: skip


@pytest.mark.parametrize(
    "setting", ["fast", "fast=maybe", "size=9", "size=x", "size=--1", "deck=c", "new=1"]
)
def test_a_bad_setting_is_refused_and_named(setting: str) -> None:
    with pytest.raises(BadInput, match=setting.partition("=")[0]):
        read_settings(SCHEMA, [setting])


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "bluff", "--games", "4", "--seed", "7", "--bots", "random,rarest"]
    assert main([*arguments, "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(KEYS) <= set(found)
    assert (found["game"], found["games"], found["finished"]) == ("bluff", 4, 4)
    assert (found["bots"], found["seed"], found["seats"]) == (["random", "rarest"], 7, 2)


def test_the_command_answers_no_when_a_game_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "de", "simulate", "breaking", "--games", "2", "--jobs", "1"]) == 1
    assert "KeyError: 'six'" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_less_than_one_process_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "bluff", "--bots", "random,rarest", "--jobs", "0"]) == 2
    assert "--jobs" in capsys.readouterr().err


def test_the_command_refuses_an_unknown_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "bluff", "--bots", "nobody"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "nobody" in said.err


@pytest.mark.parametrize(
    ("lang", "word"), [("de", "probiert in Gedanken"), ("en", "tries likely moves")]
)
def test_bots_are_listed_in_either_language(
    lang: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", lang, "bots"]) == 0
    assert word in capsys.readouterr().out


def test_bots_are_listed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--json"]) == 0
    names = [bot["name"] for bot in json.loads(capsys.readouterr().out)["bots"]]
    assert "house" in names


class Quarters(hunt.Hunt):
    """Counts in quarters."""

    id: ClassVar[str] = "quarters"
    units: ClassVar[int] = 4


@pytest.mark.parametrize(
    ("game", "units"),
    [pytest.param(Quarters(), 4, id="quarters"), pytest.param(hunt.GAME, None, id="whole")],
)
def test_a_result_says_what_its_points_count_where_they_are_not_whole(
    game: Game[Any], units: int | None
) -> None:
    registry.add(game)
    found = simulate(game.id, 1, 2, ["random", "random"], 1, 1)
    (result,) = found["results"]
    assert all(isinstance(each, int) for each in result["points"])
    assert result.get("units") == units
