"""`--deck` and `--option NAME=@FILE`: what a file says for an option, for any game."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

import starboard
from starboard.cli import main
from starboard.cli.options import Files, read_given, read_settings
from starboard.errors import BadInput
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.deck_text import decode_deck, encode_deck, format_deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.kernel import Content, Option, OptionKind, OptionValue, registry
from starboard.kernel.options import filled_up
from tests.toys import bluff

REBELS = starter_decks()["rebels"]


class Sorted(bluff.Bluff):
    """Bluff with decks that can be chosen, of words in lines."""

    id: ClassVar[str] = "sorted"
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            name="sorts",
            kind=OptionKind.WORDS,
            default=(),
            choices=("red", "blue"),
            letters=4000,
            files=True,
        ),
        Option(name="names", kind=OptionKind.WORDS, default=()),
        Option(name="swift", kind=OptionKind.FLAG, default=False, prepared=True),
    )

    def read_file(self, option: str, name: str, text: str, content: Content) -> str:
        for number, line in enumerate(text.splitlines(), 1):
            if not line.isalpha():
                raise BadInput(f"{name}: line {number}", "must-be-printable", word=line)
        return f"{option}:{'+'.join(text.split())}"

    def setup(
        self, seats: int, options: Mapping[str, OptionValue], content: Content
    ) -> bluff.Table:
        return super().setup(seats, {}, content)


GAME = Sorted()
registry.add(GAME)


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to stand in, with a file of two words and a faulty one."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "two.txt").write_text("one\ntwo\n", encoding="utf-8")
    (tmp_path / "plain").write_text("three", encoding="utf-8")
    (tmp_path / "red").write_text("a trap", encoding="utf-8")
    (tmp_path / "bad.txt").write_text("one\n2\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("decks", "settings", "value"),
    [
        pytest.param(["two.txt"], [], ("sorts:one+two", "red"), id="a-file"),
        pytest.param(["@plain", "blue"], [], ("sorts:three", "blue"), id="a-file-by-its-sign"),
        pytest.param(["plain"], [], ("sorts:three", "red"), id="a-file-that-is-there"),
        pytest.param(["red"], [], ("red", "blue"), id="a-known-word-is-no-file"),
        pytest.param(["x1:abc"], [], ("x1:abc", "red"), id="a-code"),
        pytest.param(["x" * 4000], [], ("x" * 4000, "red"), id="a-long-code"),
        pytest.param([], ["sorts=blue,@two.txt"], ("blue", "sorts:one+two"), id="an-option"),
        pytest.param([], ["sorts=plain,red"], ("plain", "red"), id="an-option-needs-the-sign"),
    ],
)
def test_a_word_of_an_option_may_be_a_file(
    decks: list[str], settings: list[str], value: tuple[str, ...], words: Path
) -> None:
    assert read_given(GAME, settings, decks, 2, [])["sorts"] == value


def test_words_of_an_option_that_reads_no_files_stay_words(words: Path) -> None:
    assert read_settings(GAME.options, ["names=@two.txt"], Files(GAME, [])) == {
        "names": ("@two.txt",)
    }


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--deck", "bad.txt"], "bad.txt: line 2: "),
        (["--deck", "gone.txt"], "gone.txt: No such file or directory"),
        (["--deck", "@gone"], "gone: No such file or directory"),
        (["--option", "sorts=@bad.txt"], "bad.txt: line 2: "),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else "",
)
@pytest.mark.parametrize("command", ["simulate", "arena", "play"])
def test_an_error_names_file_and_line(
    command: str, given: list[str], said: str, words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["--watch"] if command == "play" else ["--bots", "random,greedy", "--games", "1"]
    assert main(["--lang", "en", command, "sorted", *bots, *given]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith("starboard: ")
    assert said in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


@pytest.mark.parametrize("command", ["simulate", "arena", "play"])
def test_a_game_without_decks_says_so(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = [] if command == "play" else ["--bots", "random,greedy", "--games", "1"]
    assert main(["--lang", "en", command, "eclipse", *bots, "--deck", "red"]) == 2
    assert capsys.readouterr().err == "starboard: --deck: eclipse has no decks to choose from\n"


@pytest.mark.parametrize("flag", ["--ready", "--build"])
def test_a_game_without_preparation_says_so(flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "play", "eclipse", flag]) == 2
    assert capsys.readouterr().err == f"starboard: {flag}: eclipse has nothing to prepare\n"


def test_words_for_other_seats_run_out_where_nothing_is_known() -> None:
    option = Option(name="any", kind=OptionKind.WORDS, default=())
    assert filled_up(["mine"], option, 3) == ("mine",)


# ------------------------------------------------------------------------- real decks


def files(folder: Path) -> dict[str, str]:
    """The same deck as text, as code and as YAML."""
    cards = catalogue()
    parts = {"market": REBELS.market, "events": REBELS.events}
    yaml = f"id: mine\nname: Mine\nmain_ship: [{', '.join(REBELS.main_ship)}]\n"
    for part, names in parts.items():
        counted = "".join(f"  {name}: {names.count(name)}\n" for name in dict.fromkeys(names))
        yaml += f"{part}:\n{counted}"
    texts = {
        "deck.txt": format_deck(REBELS, cards, "de"),
        "code.txt": encode_deck(REBELS) + "\n",
        "deck.yaml": yaml,
        "name.txt": "rebels\n",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return texts


@pytest.mark.parametrize("name", ["deck.txt", "code.txt", "deck.yaml", "name.txt"])
def test_a_match_is_simulated_with_the_deck_of_a_file(name: str, tmp_path: Path) -> None:
    files(tmp_path)
    common = ["simulate", "flagship", "--games", "1", "--jobs", "1", "--record", str(tmp_path)]
    assert main([*common, "--deck", str(tmp_path / name), "--option", "ready_ships=yes"]) == 0
    (saved,) = tmp_path.glob("*.jsonl")
    own, other = starboard.load(saved).setup.options["decks"]
    deck = REBELS if own == "rebels" else decode_deck(own, catalogue())
    assert (deck.main_ship, sorted(deck.items)) == (REBELS.main_ship, sorted(REBELS.items))
    assert sorted(deck.events) == sorted(REBELS.events)
    assert other == "frabian"


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_deck_comes_through_a_pipe(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(files(tmp_path)["deck.txt"]))
    bots = ["--bots", "random,greedy", "--games", "1", "--jobs", "1"]
    decks = ["--deck", "-", "--deck", "-"]  # the same for both, read once
    assert main([command, "flagship", *bots, *decks, "--option", "ready_ships=yes"]) == 0


def test_a_faulty_deck_in_a_file_is_refused_with_its_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "few.txt").write_text("3 Sabotage\n", encoding="utf-8")
    (tmp_path / "odd.txt").write_text("3 Sabotage\n\n1 Submarine\n", encoding="utf-8")
    for name, said in (("few.txt", "(FS-DECK-0"), ("odd.txt", "odd.txt: line 3: ")):
        told = ["simulate", "flagship", "--games", "1", "--deck", str(tmp_path / name)]
        assert main(["--lang", "en", *told]) == 2
        printed = capsys.readouterr().err
        assert name in printed
        assert said in printed


def test_at_the_table_standard_input_is_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(files(tmp_path)["deck.txt"]))
    assert main(["--lang", "en", "play", "--deck", "-"]) == 2
    said = "starboard: -: standard input is the keyboard here; it can be a file with --watch\n"
    assert capsys.readouterr().err == said
    saved = tmp_path / "watched.jsonl"
    watch = ["play", "--watch", "--bots", "random,random", "--save", str(saved), "--seed", "1"]
    assert main([*watch, "--deck", "-"]) == 0
    (own, other) = starboard.load(saved).setup.options["decks"]
    assert own.startswith("fs1:")
    assert other == "frabian"
