"""Every sentence of the game exists in German and English."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.games import space_alert
from starboard.games.space_alert import GAME
from starboard.games.space_alert.box.scenes import message_of
from starboard.games.space_alert.campaign import events as campaign_events
from starboard.games.space_alert.film import crew_events, events, threat_events
from starboard.games.space_alert.kinds import STATIONS, TRACKS, Part, Weapon
from starboard.games.space_alert.round import events as round_events
from starboard.kernel import Choice, Event
from starboard.testing.kit.sentences import kebab, kinds
from starboard.text import LANGUAGES, Texts, texts_for
from starboard.text.__main__ import rows

FOLDER = Path(space_alert.__file__).parent / "text"
SOURCE = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
SAME_IN_BOTH = {
    "game-name", "half-a", "half-b", "half-c", "live-threat", "log-mission", "mission-phase",
    "name-android", "outcome-draw", "outcome-won",
    "say-threat.do",
}  # fmt: skip
"""Names, numbers and words that German and English share."""
KINDS = [
    kind
    for module in (campaign_events, crew_events, events, round_events, threat_events)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    texts = Texts(FOLDER)
    assert texts.messages("de") == texts.messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_event_tells_only_what_it_holds(kind: type[Event], lang: str) -> None:
    known = texts_for("space_alert").messages(lang)
    assert known[message_of(kind)] <= set(kind.field_names)


def test_no_event_is_without_use() -> None:
    for kind in KINDS:
        assert SOURCE.count(f"{kind.__name__}(") > 1, kind.__name__


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_and_parts_have_their_words(lang: str) -> None:
    known = texts_for("space_alert").messages(lang)
    words = [f"station-{name}" for name in STATIONS] + [f"zone-{name}" for name in TRACKS]
    words += [f"part-{part}" for part in Part] + [f"weapon-{weapon}" for weapon in Weapon]
    assert set(words) <= set(known)


def test_every_reason_and_cause_has_its_words() -> None:
    known = texts_for("space_alert").messages("de")
    for name in [name for name in known if name.startswith(("why-", "cause-"))]:
        assert f'"{name.split("-", 1)[1]}"' in SOURCE, name


def test_nothing_shouts() -> None:
    for path in FOLDER.glob("*.ftl"):
        assert "!" not in path.read_text(encoding="utf-8"), path.name


def refusals() -> Iterator[tuple[str, frozenset[str], str]]:
    """Every `Illegal(clause, message, …)` of the rules: message, arguments, place."""
    for path in sorted(FOLDER.parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id == "Illegal":
                message = node.args[1]
                assert isinstance(message, ast.Constant)
                told = frozenset(keyword.arg or "" for keyword in node.keywords)
                yield str(message.value), told, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_says_only_what_it_is_told(lang: str) -> None:
    known = texts_for("space_alert").messages(lang)
    for message, told, place in refusals():
        assert message in known, place
        assert known[message] <= told, place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_moves_and_options_have_their_sentences(lang: str) -> None:
    known = texts_for("space_alert").messages(lang)
    needed = set()
    for kind in kinds(Choice, GAME):
        needed |= {f"choice-{kebab(kind)}", f"waiting-{kebab(kind)}"}
    for move in GAME.move_types:
        needed |= {f"move-{move.verb}{part}" for part in ("", ".group", ".short")}
    for option in GAME.options:
        words = ["", *(f"-{choice}" for choice in option.choices)]
        needed |= {f"option-{option.name}{word}{part}" for word in words for part in ("", ".about")}
    assert needed <= known.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ["abandoned", "campaign", "completed", "goes-on", "lost"])
def test_every_way_to_end_has_its_sentence(reason: str, lang: str) -> None:
    assert f'"{reason}"' in SOURCE
    assert f"reason-{reason}" in texts_for("space_alert").messages(lang)


def test_german_is_not_english() -> None:
    shown = [row for row in rows(FOLDER) if not row[0].startswith(("move-", "face-"))]
    same = {message for message, german, english in shown if german == english}
    assert same <= SAME_IN_BOTH


def test_every_message_can_be_said() -> None:
    assert [row for row in rows(FOLDER) if row[1].startswith("✗") or row[2].startswith("✗")] == []
