"""What is wrong with an input is said in German and English, wherever it is found."""

from __future__ import annotations

import ast
import pickle
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import starboard
from starboard import installed
from starboard.cli import main
from starboard.errors import BadInput, Damaged, Illegal, Worded
from starboard.text import COMMON, LANGUAGES, Texts, input_texts
from tests.construction import added, unfinished

SOURCE = Path(starboard.__file__).parent
FOLDERS = [COMMON, *[installed.folder(game) / "text" for game in installed.entries()]]
SAME_IN_BOTH = {"as-told"}
MESSAGE_AT = {"BadInput": 1, "Damaged": 1, "fault": 1, "fail": 0}
"""Where the message stands among the arguments of what makes an error."""
WITH_LINES = ("lines.py", "plan.py", "solve_tool.py", "tools.py")
"""Files of Space Alert that make errors through `fault` and `fail`, which know the line."""


def complaints() -> Iterator[tuple[str, frozenset[str] | None, str]]:
    """Every error that is made in the source: message, arguments if they are plain, place."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not makes_error(node.func, path):
                continue
            name = ast.unparse(node.func).rpartition(".")[2]
            place = f"{path.name}:{node.lineno}"
            for message in messages(node.args[MESSAGE_AT[name]], path, place):
                told = frozenset(keyword.arg or "" for keyword in node.keywords)
                yield message, None if "" in told else told, place


def makes_error(called: ast.expr, path: Path) -> bool:
    if isinstance(called, ast.Name):
        return called.id in ("BadInput", "Damaged") and path.name != "errors.py"
    by_line = path.parent.name == "space_alert" and path.name in WITH_LINES
    return isinstance(called, ast.Attribute) and called.attr in ("fault", "fail") and by_line


def messages(written: ast.expr, path: Path, place: str) -> list[str]:
    """A message id, or all that a variable called `message` may hold; handed on ones are none."""
    if isinstance(written, ast.Constant):
        return [str(written.value)]
    handed_on = isinstance(written, ast.Attribute) and written.attr == "message"
    named = isinstance(written, ast.Name) and written.id == "message"
    assert handed_on or named, f"{place}: the message must be an id"
    tree = ast.parse(path.read_text(encoding="utf-8")) if named else ast.Module([], [])
    return [
        str(choice.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "message"
        if isinstance(node.value, ast.IfExp)
        for choice in (node.value.body, node.value.orelse)
        if isinstance(choice, ast.Constant)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_sentence_and_says_only_what_it_is_told(lang: str) -> None:
    with added(*unfinished()):
        known = input_texts().messages(lang)
    found = list(complaints())
    assert len(found) > 200
    for message, told, place in found:
        assert message in known, f"{place}: {message}"
        if told is not None:
            assert known[message] <= told, f"{place}: {message}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_errors_with_the_same_arguments(folder: Path) -> None:
    texts = Texts(folder, files="input")
    assert texts.messages("de")
    assert texts.messages("de") == texts.messages("en")


def test_no_error_is_worded_twice() -> None:
    ids = [name for folder in FOLDERS for name in Texts(folder, files="input").messages("en")]
    others = [name for folder in FOLDERS for name in elsewhere(folder)]
    assert [name for name, times in Counter(ids).items() if times > 1] == []
    assert set(ids) & {*others, *Texts(SOURCE / "server" / "text").messages("en")} == set()


def elsewhere(folder: Path) -> set[str]:
    """The messages of a folder that do not stand in its file for errors."""
    return set(Texts(folder).messages("en")) - set(Texts(folder, files="input").messages("en"))


def test_no_sentence_about_input_is_unused() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    unused = {name for name in input_texts().messages("en") if f'"{name}"' not in source}
    assert {name for name in unused if not name.startswith("place-")} == set()


def test_german_is_not_english() -> None:
    texts = input_texts()
    for message, args in texts.messages("en").items():
        told = dict.fromkeys(args, "2")
        same = texts.say("de", message, **told) == texts.say("en", message, **told)
        assert same == (message in SAME_IN_BOTH), message


def test_an_error_is_said_in_either_language() -> None:
    refused = BadInput("deck.yaml: line 3", "must-be-whole-number", "FS-DECK-03", value="'two'")
    assert str(refused) == "deck.yaml: line 3: must be a whole number, not 'two' (FS-DECK-03)"
    assert refused.said("de").startswith("deck.yaml: Zeile 3: muss eine ganze Zahl sein, nicht")
    unknown = BadInput("game “go”", "is-unknown", known="chess")
    assert unknown.said("de") == "Spiel „go“: unbekannt; es gibt: chess"
    damaged = Damaged(7, "is-misnumbered", number=9)
    assert str(damaged) == "entry 7: has the number 9"
    assert damaged.said("de") == "Eintrag 7: trägt die Nummer 9"


def test_numbers_of_a_range_are_written_without_commas() -> None:
    with pytest.raises(BadInput, match="must be from 0 to 65535, not 70000"):
        raise BadInput("--port", "must-be-between", low="0", high="65535", value="70000")


def test_an_error_without_words_shows_its_message_and_arguments() -> None:
    assert str(BadInput("move", "too-purple", hue=3)) == "move: too-purple: hue=3"


def test_without_anybody_to_word_it_an_error_still_tells_what_it_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Worded, "words", None)
    assert str(BadInput("option x", "must-be-flag", value="3")) == "option x: must-be-flag: value=3"


def test_an_error_inside_of_a_file_names_both_places() -> None:
    inner = BadInput("line 3", "is-empty")
    assert str(inner.within("deck.txt")) == "deck.txt: line 3: is empty"
    assert str(BadInput("", "is-empty").within("deck.txt")) == "deck.txt: is empty"


@pytest.mark.parametrize(
    "error",
    [
        BadInput("option x", "must-be-flag", "FS-DECK-03", value="3"),
        Damaged(7, "is-misnumbered", number=9),
    ],
)
def test_an_error_survives_the_way_out_of_a_process(error: Worded) -> None:
    assert pickle.loads(pickle.dumps(error)).said("de") == error.said("de")


def test_a_refusal_survives_the_way_out_of_a_process_with_all_it_mentions() -> None:
    refused = Illegal("ECL-RES-02", "cannot-pay", cost=4, held=3, resource="science")
    assert pickle.loads(pickle.dumps(refused)) == refused


def test_the_command_line_complains_in_the_language_that_was_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--lang", "de", "rules", "chapters", "checkers"]) == 2
    assert "dieses Spiel gibt es nicht" in capsys.readouterr().err
    assert main(["--lang=en", "rules", "chapters", "checkers"]) == 2
    assert "no such game" in capsys.readouterr().err


def test_a_place_that_holds_odd_characters_stays_one_line() -> None:
    refused = BadInput("deck.txt: a\nb\x1b[2J\u2028c", "is-empty")
    assert str(refused) == "deck.txt: a\ufffdb\ufffd[2J\ufffdc: is empty"
