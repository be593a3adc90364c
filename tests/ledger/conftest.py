"""A tiny project of its own: one toy game with three rules, its ledger and its tests."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import starboard

RULES = """
- {id: TOY-WIN-01, section: Goal, kind: flow, clause: Ten points win., de: Zehn Punkte gewinnen.}
- {id: TOY-WIN-02, section: Goal, kind: right, clause: You may stop., de: Du darfst aufhören.}
- {id: TOY-DIE-01, section: Dice, kind: effect, clause: Six counts twice., de: Die Sechs doppelt.}
"""
GAME = '''
def has_won(points):
    """Ten points win (TOY-WIN-01)."""
    return points >= 10


def counted(roll):
    """Six counts twice (TOY-DIE-01)."""
    if roll == 6:
        return 12
    return roll
'''
TESTS = """
from starboard.games.toy import counted, has_won
from starboard.testing import clause

@clause("TOY-WIN-01")
def test_ten_points_win():
    assert has_won(11) and not has_won(3)

@clause("TOY-DIE-01")
def test_six_counts_twice():
    assert counted(6) == 12 and counted(5) == 5
"""


PACKAGE = Path(starboard.__file__).parent
PARTS = (
    "installed.py",
    "__init__.py",
    "errors.py",
    "ledger.py",
    "testing",
    "text",
    "cli/__init__.py",
    "cli/codes.py",
    "cli/letters.py",
    "cli/rules.py",
)


class Project:
    """A checkout with the parts of the package that know the ledger, a game and its tests."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.game = root / "src" / "starboard" / "games" / "toy"

    def set_up(self) -> None:
        for part in PARTS:
            self.take(part)
        for package in ("kernel/", "games/"):
            self.write(f"src/starboard/{package}__init__.py", "")
        self.write("src/starboard/games/toy/__init__.py", GAME)
        self.write("src/starboard/games/toy/rules.yaml", RULES)
        self.write("src/toy-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
        named = "[starboard.games]\ntoy = starboard.games.toy:GAME\n"
        self.write("src/toy-1.dist-info/entry_points.txt", named)
        self.write("tests/toy/test_toy.py", TESTS)
        options = "-p starboard.testing.plugin -p no:hypothesispytest"
        self.write("pytest.ini", f"[pytest]\naddopts = {options}\n")

    def take(self, part: str) -> None:
        """Copy a module or folder of the package under test."""
        source = PACKAGE / part
        target = self.root / "src" / "starboard" / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def change(self, path: str, old: str, new: str) -> None:
        text = (self.root / path).read_text("utf-8")
        assert old in text
        self.write(path, text.replace(old, new))

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        light = {  # three small tests need neither helpers nor every plugin that is installed
            "PYTEST_XDIST_AUTO_NUM_WORKERS": "0",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_PLUGINS": "xdist.plugin",
        }
        clean = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=clean | light | {"PYTHONPATH": str(self.root / "src"), "LANG": "en_GB.UTF-8"},
            capture_output=True,
            text=True,
        )

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "pytest", *arguments)

    def starboard(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.python(
            "-c", "import sys; from starboard.cli import main; sys.exit(main())", *arguments
        )

    def records(self) -> dict[str, bool]:
        """The recorded tests by their name, and whether they passed."""
        stored = json.loads((self.root / "build/coverage/toy.json").read_text())
        return {test.split("::")[1]: entry["passed"] for test, entry in stored["tests"].items()}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path)
    made.set_up()
    return made


@pytest.fixture(scope="session")
def hunted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, str]:
    """A project whose mutants have been tried, and what the tool said; only to be looked at."""
    made = Project(tmp_path_factory.mktemp("hunted"))
    made.set_up()
    return made, made.python("-m", "starboard.testing.mutants", "toy", "--jobs", "1").stdout
