"""Every sentence of the film exists in German and English."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.games import space_alert
from starboard.games.space_alert import crew_events, events, threat_events
from starboard.games.space_alert.film import message_of
from starboard.games.space_alert.kinds import STATIONS, TRACKS, Part, Weapon
from starboard.kernel import Event
from starboard.text import LANGUAGES, Texts, texts_for

FOLDER = Path(space_alert.__file__).parent / "text"
SOURCE = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("*.py"))
KINDS = [
    kind
    for module in (crew_events, events, threat_events)
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
    assert known[message_of(kind)] <= set(kind.__match_args__)


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
