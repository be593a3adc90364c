"""A game that somebody else has written is served like ours, and nothing of ours knows it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.workshop.documents import ROOT
from tests.workshop.foreign import Package

VISIT = """
import asyncio, json, sys
from pathlib import Path

from tests.server.running import running, seated, tell


async def story():
    Path("data").mkdir(exist_ok=True)
    async with running(Path("data")) as server:
        told = {}
        for method, path, body in json.load(sys.stdin):
            answer = await server.http.request(method, path, content=body)
            kind = answer.headers["content-type"].partition(";")[0]
            text = answer.json() if kind == "application/json" else answer.text
            told[f"{method} {path}"] = [answer.status_code, text]
        if "warp" in sys.argv[1:]:
            table, _, tabs = await seated(server, "warp", ("Marion", "Kolja"))
            turn = tabs[0].turns[table]
            told["ask"] = turn.ask.text
            told["moves"] = [[offer.move, offer.label.text, offer.group] for offer in turn.moves]
            await tabs[0].play(table, "jump")
            await tabs[1].until(lambda: tabs[1].events[table])
            told["event"] = tabs[1].events[table][0].text
            told["facts"] = tabs[1].views[table]["seats"]
        print(json.dumps(told))


tell(story())
"""


def visit(package: Package, *requests: tuple[str, str, str], table: bool = False) -> dict[str, Any]:
    """What a server says that runs beside the package."""
    ran = package.python("-c", VISIT, *(["warp"] if table else []), told=json.dumps(requests))
    assert ran.returncode == 0, ran.stderr
    return dict(json.loads(ran.stdout.splitlines()[-1]))


def ours() -> dict[str, int]:
    """Every file of ours with the instant of its last change."""
    seen = {
        str(path): path.stat().st_mtime_ns
        for folder in ("src", "web/src", "docs", "tests")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    assert len(seen) > 900
    return seen


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    return Package(tmp_path_factory.mktemp("foreign"))


def test_its_name_rules_tools_and_speech_are_served_and_a_table_speaks(package: Package) -> None:
    before = ours()
    told = visit(
        package,
        ("GET", "/api/games?lang=de", ""),
        ("GET", "/api/games/warp/rules?lang=de", ""),
        ("GET", "/api/rules/WARP-TURN-02?lang=en", ""),
        ("GET", "/api/tools/warp/safe?jumps=3&lang=de", ""),
        ("GET", "/api/tools/warp/safe?jumps=many&lang=en", ""),
        ("POST", "/api/tools/warp/log-count", "3 4 1"),
        ("GET", "/api/speech/warp?lang=de", ""),
        ("GET", "/plain?lang=en", ""),
        table=True,
    )
    lobby = {card["game"]: card["name"] for card in told["GET /api/games?lang=de"][1]}
    assert lobby["warp"] == "Warpsprung"
    drawer = told["GET /api/games/warp/rules?lang=de"][1]
    assert [rule["text"] for rule in drawer] == ["Springe oder docke an.", "Die 1 verliert alles."]
    assert told["GET /api/rules/WARP-TURN-02?lang=en"][1]["text"] == "A 1 loses all."
    safe = told["GET /api/tools/warp/safe?jumps=3&lang=de"]
    assert safe == [200, {"chance": 0.579, "lang": "de"}]
    status, refused = told["GET /api/tools/warp/safe?jumps=many&lang=en"]
    assert (status, refused["text"]) == (400, "jumps: must be a whole number, not many")
    assert told["POST /api/tools/warp/log-count"] == [200, {"gathered": 8}]
    assert told["GET /api/speech/warp?lang=de"] == [200, ["hallo.wav"]]
    assert "Warp Jump: what a log of dice comes to" in told["GET /plain?lang=en"][1]
    assert told["ask"] == "Jump on, or dock?"
    assert told["moves"] == [["jump", "Jump", "Fly"]]
    assert told["event"].startswith("Marion jumps: ")
    assert [seat["kept"] for seat in told["facts"]] == [0, 0]
    assert ours() == before


@pytest.mark.parametrize(
    ("typed", "code", "out"),
    [
        ("warp safe --jumps 3", 0, "57.9%\n"),
        ("warp safe --json", 0, '{"chance": 0.833, "lang": "en"}\n'),
        ("warp log count -", 1, "8\n"),
        ("--lang de warp safe --help", 0, "wie viele Sprünge\n"),
        ("warp --help", 0, "look at a log\n"),
        ("games", 0, "Warp Jump  (in the making)\n"),
        ("--help", 0, "tools for warp\n"),
        ("rules coverage warp", 1, "without a test  WARP-TURN-02\n"),
        ("simulate warp --games 2 --jobs 1 --json", 0, '"finished": 2'),
        ("play warp --watch --bots random --seed 1", 0, "The goal is reached."),
    ],
)
def test_the_command_line_and_the_terminal_have_it(
    typed: str, code: int, out: str, package: Package
) -> None:
    ran = package.starboard(*typed.split(), told="3 4 1\n")
    assert (ran.returncode, out in ran.stdout) == (code, True), ran.stdout + ran.stderr


def test_the_kit_accepts_it_with_its_texts_and_its_tests_show_clauses(package: Package) -> None:
    ran = package.python("-m", "pytest", "-q", "tests/warp", "-p", "starboard.testing.plugin")
    assert ran.returncode == 0, ran.stdout
    recorded = json.loads((package.root / "build/coverage/warp.json").read_text())["tests"]
    assert [shown["clauses"] for shown in recorded.values()] == [["WARP-TURN-01"]]


KIT = (
    "from foreign_games.warp import GAME; from starboard.testing.conformance import conform\n"
    "try: conform(GAME, games=1, positions=1)\n"
    "except AssertionError as error: print(error)\n"
)


@pytest.mark.parametrize(
    "message", ["game-name", "tool-safe.jumps", "tool-log", "tool-log-count.log", "waiting-decide"]
)
def test_the_kit_misses_a_name_and_every_sentence_of_help(message: str, tmp_path: Path) -> None:
    package = Package(tmp_path)
    file = package.game / "text" / "warp.en.ftl"
    id, _, attribute = message.partition(".")
    part = f"    .{attribute} =" if attribute else f"{id} ="
    lines = file.read_text("utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(part)]
    assert len(kept) == len(lines) - 1
    file.write_text("\n".join(kept), "utf-8")
    ran = package.python("-c", KIT)
    assert f"missing in “en”: {message}" in ran.stdout, ran.stdout + ran.stderr


# ---------------------------------------------------------------------- broken packages


def broken(path: Path, old: str = "", new: str = "") -> None:
    """A file is missing, or says something else."""
    if not old:
        path.unlink()
        return
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "typed", "sentence"),
    [
        pytest.param(
            "rules.yaml", "", "", "rules chapters warp",
            "game “warp”: has no file rules.yaml with its rules", id="no rules",
        ),
        pytest.param(
            "face.py", "", "", "play warp --watch --bots random",
            "game “warp”: .face:FACE does not load: No module named 'foreign_games.warp.face'",
            id="no face",
        ),
        pytest.param(
            "face.py", "FACE = WarpFace()", "FACE = 7", "play warp --watch --bots random",
            "game “warp”: face must be a Face", id="a face that is none",
        ),
        pytest.param(
            "tools.py", "jumps: int", "jumps: complex", "warp safe",
            "game “warp”: tool “safe” wants “jumps” to be complex, which nobody can be asked for",
            id="an unknown kind",
        ),
        pytest.param(
            "tools.py", '"log count"', '"safe"', "warp safe",
            "game “warp”: has two tools “safe”", id="two of one name",
        ),
        pytest.param(
            "tools.py", '"log count"', '"safe count"', "warp safe",
            "game “warp”: has two tools “safe count”", id="a group with the name of a tool",
        ),
        pytest.param(
            "tools.py", '"log count"', '"Log Count"', "warp safe",
            "game “warp”: “Log Count” is no name of a tool; it is one or two words",
            id="capitals",
        ),
        pytest.param(
            "tools.py", "answer=count, online=True", "answer=count, online=True, quick=True",
            "warp safe",
            "game “warp”: tool “log count” cannot be asked over HTTP: it needs one document and "
            "nothing else, or none at all if it is quick",
            id="quick with a document",
        ),
        pytest.param(
            "tools.py", "TOOLS = (", "TOOLS = ('safe',", "warp safe",
            "game “warp”: tools must be a tuple of tools, not of 'safe'", id="other than tools",
        ),
        pytest.param(
            "tools.py", "TOOLS = (", "TOOLS = {}\nOTHER = (", "warp safe",
            "game “warp”: tools must be a tuple", id="no tuple",
        ),
        pytest.param(
            "tools.py", "", "", "warp safe",
            "game “warp”: .tools:TOOLS does not load: No module named 'foreign_games.warp.tools'",
            id="no tools",
        ),
        pytest.param(
            "__init__.py", ', "tools": ".tools:TOOLS"', "", "warp safe",
            "game “warp”: has no tools", id="none declared",
        ),
        pytest.param(
            "__init__.py", "GAME = Warp()", "GAME = Warp", "warp safe",
            "game “warp”: is no game: <class 'foreign_games.warp.Warp'>", id="no game",
        ),
    ],
)  # fmt: skip
def test_a_broken_package_is_told_in_one_sentence(
    file: str, old: str, new: str, typed: str, sentence: str, tmp_path: Path
) -> None:
    package = Package(tmp_path)
    broken(package.game / file, old, new)
    ran = package.starboard(*typed.split())
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"starboard: {sentence}"), ran.stderr
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == ""


@pytest.mark.parametrize(
    ("file", "old", "new", "listed"),
    [
        pytest.param("__init__.py", "import Mapping", "import Nothing", False, id="a game"),
        pytest.param("tools.py", "jumps: int", "jumps: complex", True, id="a tool"),
        pytest.param("text/warp.de.ftl", "", "", True, id="texts"),
    ],
)
def test_a_broken_package_stands_in_nobodys_way(
    file: str, old: str, new: str, listed: bool, tmp_path: Path
) -> None:
    package = Package(tmp_path)
    broken(package.game / file, old, new)
    told = visit(
        package,
        ("GET", "/api/games?lang=de", ""),
        ("GET", "/plain?lang=de", ""),
        ("GET", "/api/tools/warp/safe", ""),
    )
    status, cards = told["GET /api/games?lang=de"]
    names = {card["game"]: card["name"] for card in cards}
    assert (status, names["flagship"], "warp" in names) == (200, "Flagship", listed)
    if file.startswith("text"):
        assert names["warp"] == "warp"
    assert told["GET /plain?lang=de"][0] == 200
    status, answer = told["GET /api/tools/warp/safe"]
    assert status == (200 if file.startswith("text") else 400), answer


FIRST = "from starboard.kernel.registry import first; print(first().id)"


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        pytest.param("GOAL = 12", "GOAL = 13", "flagship", id="one that welcomes nobody"),
        pytest.param("import Mapping", "import Nothing", "flagship", id="a broken one"),
        pytest.param(
            "    rooms:", "    finished = True\n    rooms:", "flagship", id="a finished one"
        ),
    ],
)
def test_newcomers_are_led_to_the_game_that_welcomes_them(
    old: str, new: str, id: str, tmp_path: Path
) -> None:
    package = Package(tmp_path)
    broken(package.game / "__init__.py", old, new)
    assert package.python("-c", FIRST).stdout == f"{id}\n"


LONELY = """
from foreign_games.warp import Warp
from starboard import installed
from starboard.kernel import registry


def added(name, **says):
    registry.add(type(name, (Warp,), {"id": name, "__module__": Warp.__module__, **says})())


installed.entries = lambda: {}
for name, says in (("c", {}), ("b", {}), ("e", {"finished": True}), ("d", {"first": True})):
    added(name, **says)
    print(registry.first().id)
"""


def test_without_a_welcome_a_finished_game_is_for_newcomers_else_any(package: Package) -> None:
    ran = package.python("-c", LONELY)
    assert ran.stdout.split() == ["c", "b", "e", "d"], ran.stderr
