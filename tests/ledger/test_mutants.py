"""Mutants: which are made, and that tests which look closely kill them."""

import ast
import json
import shutil
from pathlib import Path
from textwrap import dedent

import pytest

from starboard import ledger
from starboard.errors import BadInput
from starboard.testing.mutation import Finder, cited, mutants_of


def changes(source: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """What would be changed, and the numbers of the clauses beside it."""
    code = dedent(source).encode()
    found = list(Finder("rule.py", code, ledger.of("flagship")).mutants())
    for mutant in found:
        ast.parse(mutant.apply(code))
    return [(mutant.was, mutant.now, mutant.clauses) for mutant in found]


def test_a_range_cites_every_clause_in_it() -> None:
    assert cited("evade first (FS-DICE-02…04, FS-GOAL-01)") == (
        "FS-DICE-02",
        "FS-DICE-03",
        "FS-DICE-04",
        "FS-GOAL-01",
    )


def test_a_comparison_is_inverted_and_moved_by_one() -> None:
    source = '''
    def won(points):
        """Enough is enough (FS-GOAL-01)."""
        return points >= 10
    '''
    assert changes(source) == [
        ("points >= 10", "points < 10", ("FS-GOAL-01",)),
        ("points >= 10", "points > 10", ("FS-GOAL-01",)),
    ]


def test_conditions_numbers_and_statements_are_changed() -> None:
    source = '''
    def draw(player):
        """FS-DRAW-02."""
        if player.ready and not player.tired:
            player.cards += 1
        if player.done:
            return
        player.cheer()
    '''
    assert [(was, now) for was, now, _ in changes(source)] == [
        ("player.ready and not player.tired", "(player.ready or not player.tired)"),
        ("not player.tired", "(player.tired)"),
        ("player.cards += 1", "pass"),
        ("1", "2"),
        ("player.done", "not (player.done)"),
        ("return", "pass"),
        ("player.cheer()", "pass"),
    ]


def test_what_is_only_asserted_is_left_alone() -> None:
    source = '''
    def draw(players, cards):
        """FS-DRAW-02."""
        assert len(players) == 2
        for player, card in zip(players, cards, strict=True):
            player.take(card)
    '''
    assert changes(source) == [("player.take(card)", "pass", ("FS-DRAW-02",))]


def test_a_folder_of_twins_above_the_game_leaves_nothing_out(tmp_path: Path) -> None:
    game = tmp_path / "fast" / "games" / "flagship"
    for folder in (game, game / "fast", game / "bot"):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "rule.py").write_text("HAND = 5  # FS-DRAW-03\n")
    found = mutants_of(tmp_path / "fast", "flagship", ledger.of("flagship"))
    assert [mutant.file for mutant in found] == ["games/flagship/rule.py"]


def test_a_comment_cites_its_own_line_or_the_one_below() -> None:
    source = """
    HAND = 5  # FS-DRAW-03
    # FS-PRIZE-01
    PRIZES = 6
    SHELF = 7
    """
    assert changes(source) == [("5", "6", ("FS-DRAW-03",)), ("6", "7", ("FS-PRIZE-01",))]


def test_a_method_without_a_citation_belongs_to_the_clauses_of_its_class() -> None:
    source = '''
    class Draw:
        """FS-DRAW-02."""

        def run(self, state):
            state.draw()

        def check(self, state):
            """FS-DRAW-07."""
            state.look()
    '''
    assert changes(source) == [
        ("state.draw()", "pass", ("FS-DRAW-02",)),
        ("state.look()", "pass", ("FS-DRAW-07",)),
    ]


def test_what_a_rule_names_in_its_code_joins_what_is_cited_beside_it() -> None:
    source = '''
    def refused(player):
        """FS-DRAW-02."""
        if player.tired:
            return Illegal("FS-DRAW-07", "too-tired")
        player.report(Drawn("FS-DRAW-03"))
    '''
    assert [(was[:12], clauses) for was, _, clauses in changes(source)] == [
        ("player.tired", ("FS-DRAW-07", "FS-DRAW-02")),
        ("return Illeg", ("FS-DRAW-07", "FS-DRAW-02")),
        ("player.repor", ("FS-DRAW-03", "FS-DRAW-02")),
    ]


def test_the_fields_of_a_class_are_left_alone() -> None:
    source = '''
    class Draw:
        """FS-DRAW-02."""

        count: int = 1
    '''
    assert changes(source) == []


def test_citing_a_clause_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(BadInput, match=r"rule.py:1: cites FS-GOAL-77, which is no clause"):
        changes("HAND = 5  # FS-GOAL-77")


def test_a_survivor_is_named_and_the_others_are_killed(hunted) -> None:
    _, said = hunted
    summary, *survivors = said.splitlines()
    assert summary == "mutants toy: 6 made, 5 killed, 1 survived (16.7 %)"
    assert [line.strip() for line in survivors] == [
        "games/toy/__init__.py:4  points >= 10  ->  points > 10  (TOY-WIN-01)"
    ]


def test_the_package_itself_is_never_changed(hunted, project) -> None:
    tried, _ = hunted
    assert (tried.game / "__init__.py").read_bytes() == (project.game / "__init__.py").read_bytes()


def test_a_closer_look_kills_the_survivor_and_the_rest_is_not_tried_again(hunted, project) -> None:
    tried, _ = hunted
    shutil.copytree(tried.root / "build", project.root / "build")
    project.write(
        "tests/toy/test_limit.py",
        "from starboard.games.toy import has_won\n"
        "from starboard.testing import clause\n"
        '@clause("TOY-WIN-01")\n'
        "def test_ten_is_enough():\n    assert has_won(10)\n",
    )
    ran = project.python("-m", "starboard.testing.mutants", "toy", "--jobs", "1", "--json")
    found = json.loads(ran.stdout)
    assert (found["mutants"], found["survived"], found["done"]) == (6, 0, True)
    lines = [(folder.root / "build/mutants/toy.jsonl").read_text() for folder in (tried, project)]
    assert [text.count("\n") for text in lines] == [6, 8]  # only those of TOY-WIN-01 again


def test_a_mutant_that_never_ends_is_stopped(project) -> None:
    project.change(
        "src/starboard/games/toy/__init__.py",
        "    if roll == 6:",
        "    left = 3\n    while left:\n        left -= 1\n    if roll == 6:",
    )
    project.change("src/starboard/testing/mutants.py", "PATIENCE = 10.0", "PATIENCE = 2.0")
    ran = project.python("-m", "starboard.testing.mutants", "toy", "--json")
    found = json.loads(ran.stdout)
    assert found["timeouts"] >= 1
    assert found["killed"] + found["survived"] == found["mutants"]


def test_what_is_read_once_is_changed_too_and_some_modules_may_do(project) -> None:
    (project.game / "dice.py").write_text("SIX = 6  # TOY-DIE-01\nMOST = 9  # TOY-DIE-01\n")
    project.change(
        "src/starboard/games/toy/__init__.py", "\ndef has", "from .dice import SIX\ndef has"
    )
    project.change("src/starboard/games/toy/__init__.py", "roll == 6", "roll == SIX")
    ran = project.python("-m", "starboard.testing.mutants", "toy", "dice", "--json")
    found = json.loads(ran.stdout)
    assert (found["mutants"], found["killed"]) == (2, 1)


def test_when_time_is_up_the_rest_is_left_for_the_next_run(project) -> None:
    ran = project.python("-m", "starboard.testing.mutants", "toy", "--seconds", "0.001")
    assert ran.stdout == "mutants toy: 0 made, 0 killed, 0 survived (0.0 %), 6 left\n"


def test_a_mutant_of_a_clause_without_a_test_has_survived(project) -> None:
    project.change("tests/toy/test_toy.py", '@clause("TOY-DIE-01")\n', "")
    ran = project.python("-m", "starboard.testing.mutants", "toy", "--sample", "6", "--json")
    assert json.loads(ran.stdout)["survived"] == 5


def test_tests_that_fail_on_unchanged_rules_show_nothing(project) -> None:
    project.change(
        "tests/toy/test_toy.py",
        "    assert has_won(11)",
        "    import starboard\n    assert 'copy' not in starboard.__file__\n    assert has_won(11)",
    )
    ran = project.python("-m", "starboard.testing.mutants", "toy")
    assert ran.returncode == 2
    assert ran.stderr == "mutants: toy: its tests fail on an unchanged copy of the rules\n"
