"""Every sentence exists in German and English, with the same arguments, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.kernel.choice import Choice
from starboard.kernel.events import Event
from starboard.kernel.options import OWN
from starboard.kernel.registry import new
from starboard.testing.kit.sentences import kebab, kinds
from starboard.text import COMMON, LANGUAGES, Texts, texts_for
from starboard.text.__main__ import main, rows

SOURCE = Path(starboard.__file__).parent
FLAGSHIP = SOURCE / "games" / "flagship"
FOLDERS = [COMMON, FLAGSHIP / "text"]
GAME = new("flagship").game
"""Taken from a begun match, since a game loads its choices when it is set up."""

SAME_IN_BOTH = {
    "as-told", "board-hand", "board-number", "command-card.form", "cost-charge", "deck-name",
    "game-name", "name-bot", "option-deck", "option-decks", "play-help-moves",
}  # fmt: skip
"""Names, numbers and words that German and English share."""


def refusals() -> Iterator[tuple[str, frozenset[str], str]]:
    """Every `Illegal(clause, message, …)` in the source: message, arguments, place."""
    for path in sorted([*SOURCE.glob("kernel/*.py"), *FLAGSHIP.rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id != "Illegal" or len(node.args) < 2:
                continue
            message = node.args[1]
            assert isinstance(message, ast.Constant), f"{path.name}:{node.lineno}"
            told = frozenset(keyword.arg or "" for keyword in node.keywords)
            yield str(message.value), told, f"{path.name}:{node.lineno}"


def named_by_rules() -> set[str]:
    """The messages that follow from records and refusals."""
    found = {message for message, _, _ in refusals()}
    found |= {f"event-{kebab(kind)}" for kind in kinds(Event, GAME)}
    for kind in kinds(Choice, GAME):
        found |= {f"choice-{kebab(kind)}", f"waiting-{kebab(kind)}", f"window-{kebab(kind)}"}
    for move in GAME.move_types:
        found |= {f"move-{move.verb}{part}" for part in ("", ".group", ".short")}
    for option in GAME.options:
        words = ["", *(f"-{choice}" for choice in option.choices)]
        found |= {f"option-{option.name}{word}{part}" for word in words for part in ("", ".about")}
        found |= {f"option-{option.name}-{OWN}"} if option.private else set()
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    texts = Texts(folder)
    german, english = texts.messages("de"), texts.messages("en")
    assert german.keys() == english.keys()
    own = {name for name in german if not name.startswith("card-")}
    assert {name: german[name] for name in own} == {name: english[name] for name in own}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_german_is_not_english(folder: Path) -> None:
    shown = [row for row in rows(folder) if not row[0].startswith(("card-", "move-"))]
    assert shown
    same = {message for message, german, english in shown if german and german == english}
    assert same <= SAME_IN_BOTH


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_can_be_said(folder: Path) -> None:
    wrong = [row for row in rows(folder) if row[1].startswith("✗") or row[2].startswith("✗")]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_says_only_what_it_is_told(lang: str) -> None:
    known = texts_for("flagship").messages(lang)
    for message, told, place in refusals():
        assert message in known, place
        if not place.startswith("decks.py"):
            assert known[message] <= told, place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_choices_moves_and_options_have_their_sentences(lang: str) -> None:
    known = texts_for("flagship").messages(lang)
    needed = {name for name in named_by_rules() if not name.startswith("window-")}
    assert needed <= known.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_tells_only_what_it_holds(lang: str) -> None:
    known = texts_for("flagship").messages(lang)
    for kind in kinds(Event, GAME):
        assert known[f"event-{kebab(kind)}"] <= set(kind.field_names), kind.__name__


def test_no_message_is_unused() -> None:
    files = (*SOURCE.rglob("*.py"), *SOURCE.rglob("*.ftl"))
    written = "".join(path.read_text(encoding="utf-8") for path in files)
    literal = set(re.findall(r"[\"'{ ]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)", code_only(written)))
    built = (
        "card-", "command-", "order-", "name-", "cost-", "reason-", "main-ship-", "deck-", "place-",
        "tool-", "end-",
    )  # fmt: skip
    known = {name for folder in FOLDERS for name in Texts(folder).messages("de")}
    plain = {name for name in known if not name.startswith(built) and "." not in name}
    assert plain - named_by_rules() - literal == set()


def code_only(text: str) -> str:
    """The text without the lines that define messages."""
    return "\n".join(line for line in text.splitlines() if not re.match(r"[a-z0-9_-]+ = ", line))


def test_nothing_shouts() -> None:
    shouting = [
        row[0] for folder in FOLDERS for row in rows(folder) if "!" in row[1] or "!" in row[2]
    ]
    assert shouting == []


def test_the_list_of_all_texts_puts_german_beside_english(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert "starboard\tmove-pass\tPassen\tPass" in lines
    assert any(line.startswith("flagship\tevent-game-won\tMarion") for line in lines)


WORDS = """
-ship = { $case ->
   *[one] ship
    [other] ships
}
move = Move { $ship }
    .group = Fly
told = Told: { move }, { move.group }
many = { -ship(case: "other") } of { $count ->
    [one] { $owner }
   *[other] all
}
"""


@pytest.mark.parametrize(
    ("message", "named"),
    [
        pytest.param("move", {"ship"}, id="a variable"),
        pytest.param("move.group", set(), id="none"),
        pytest.param("told", {"ship"}, id="in another message"),
        pytest.param("many", {"count", "owner"}, id="what is chosen by and what is chosen"),
        pytest.param("nothing", set(), id="no message"),
    ],
)
def test_what_makes_a_difference_to_a_sentence(
    message: str, named: set[str], tmp_path: Path
) -> None:
    (tmp_path / "words.en.ftl").write_text(WORDS, "utf-8")
    assert Texts(tmp_path).named("en", message) == named


def test_a_sentence_is_put_together_once_for_all_that_it_does_not_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "words.en.ftl").write_text(WORDS, "utf-8")
    texts, put_together = Texts(tmp_path), Texts.put_together
    made: list[str] = []

    def counted(self: Texts, lang: str, message: str, args: Any) -> str:
        made.append(message)
        return put_together(self, lang, message, args)

    monkeypatch.setattr(Texts, "put_together", counted)
    said = [texts.say("en", "move.group", ship=ship) for ship in ("a", "b", "c")]
    said += [texts.say("en", "told", ship=ship, by=by) for ship in ("a", "b") for by in (1, 2)]
    assert said == ["Fly"] * 3 + ["Told: Move a, Fly"] * 2 + ["Told: Move b, Fly"] * 2
    assert made == ["move.group", "told", "told"]
