"""The messages are what the documents, the schema and the recorded exchanges say."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import typing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from starboard.kernel.loop import MOST_STEPS
from starboard.server import wire
from starboard.server.http.schema import ANSWERS
from starboard.server.http.schema import document as answers
from starboard.server.jobs.rehearsals import MEMORY
from starboard.server.room.rehearsal import SECONDS
from starboard.server.settings import Limits
from starboard.server.views.patch import difference
from starboard.server.wire.errors import TEXTS
from starboard.server.wire.parts import Code
from starboard.server.wire.schema import document
from starboard.text import LANGUAGES
from tests.server.patches import applied
from tests.server.recording import FOLDER, STORIES, record, text_of

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "wire.md").read_text("utf-8")
PAGE_OF_SERVERS = (DOCS / "server.md").read_text("utf-8")
SOURCE = Path(wire.__file__).parents[1]


def tags(union: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in typing.get_args(union)]


@pytest.mark.parametrize("story", STORIES)
def test_a_recorded_exchange_happens_again_byte_by_byte(story: str) -> None:
    recorded = (FOLDER / f"{story}.jsonl").read_text("utf-8")
    again = text_of(asyncio.run(record(story)))
    assert again == recorded, "if that is meant: python -m tests.server.recording"


@pytest.mark.parametrize("story", STORIES)
def test_every_recorded_message_is_one_of_the_wire(story: str) -> None:
    for line in (FOLDER / f"{story}.jsonl").read_text("utf-8").splitlines():
        told = json.loads(line)
        read = wire.read_message if told["from"] == "server" else wire.read_request
        message: Any = read(json.dumps(told["message"]).encode())
        assert json.loads(wire.write(message)) == told["message"]


@pytest.mark.parametrize("tag", tags(wire.AnyRequest))
def test_the_page_explains_every_request(tag: str) -> None:
    assert re.search(rf"^\| (`\w+`, )*`{tag}`", PAGE, re.MULTILINE)


@pytest.mark.parametrize("kind", typing.get_args(wire.AnyRequest), ids=lambda kind: kind.__name__)
def test_the_page_names_every_field_of_a_request(kind: Any) -> None:
    tag = kind.__struct_config__.tag
    found = re.search(rf"^\| (?:`\w+`, )*`{tag}`[^|]*\| ([^|]*) \|", PAGE, re.MULTILINE)
    assert found is not None
    assert sorted(re.findall(r"`(\w+)`", found[1])) == sorted({*kind.__struct_fields__} - {"id"})


LIMITS = Limits()
MEGABYTE = 2**20
IN_WORDS = {0.1: "one in ten seconds", 0.5: "one in two seconds", 1.0: "one a second"}


@pytest.mark.parametrize(
    "told",
    [
        f"| a person | unfinished tables | {LIMITS.tables} |",
        f"| tokens | {LIMITS.tokens} |",
        f"| 20 at once, then {IN_WORDS[LIMITS.changes]} |",
        f"| 5 at once, then {IN_WORDS[LIMITS.phrases]} |",
        f"| messages | {LIMITS.rate:.0f} a second, {LIMITS.burst} at once, "
        f"{wire.LARGEST // 1024} KB each |",
        f"cannot be understood | {LIMITS.faults}; then it is closed |",
        f"| followed tables | {LIMITS.followed} |",
        f"| {LIMITS.waiting} messages, {LIMITS.waiting_bytes // MEGABYTE} MB; then it is closed",
        f"pass phrases | 60 at once, then {IN_WORDS[LIMITS.guests]};",
        f"| unfinished tables that were opened from there | {LIMITS.tables_here} |",
        f"HTTP requests that wait for news among them | {LIMITS.connections} |",
        f"| {LIMITS.work:.0f} a second, {LIMITS.work_burst} at once;",
        f"| {LIMITS.backlog // MEGABYTE} MB; then the slowest one is closed |",
        f"at most {LIMITS.sockets} of one address, and {LIMITS.everybody:,} in all",
        f"a whole request takes longer than {LIMITS.request:.0f} seconds",
        f"nothing of an answer is read for {LIMITS.answer:.0f} seconds",
        f"and {MOST_STEPS:,} steps for any move anywhere",
        f"{SECONDS:.0f} seconds of processor time, {MEMORY // MEGABYTE} MiB",
    ],
)
def test_the_page_about_servers_says_today_s_limits(told: str) -> None:
    page = PAGE_OF_SERVERS.replace("two seconds of processor", "2 seconds of processor")
    assert told in page


@pytest.mark.parametrize("tag", tags(wire.AnyMessage))
def test_the_page_mentions_every_message_of_the_server(tag: str) -> None:
    assert f"`{tag}`" in PAGE


@pytest.mark.parametrize("code", list(Code))
def test_the_page_explains_every_error(code: Code) -> None:
    assert re.search(rf"^\| (`\w+`, )*`{code.value}`", PAGE, re.MULTILINE)


def test_the_page_explains_every_part_of_an_update() -> None:
    for part in wire.Update.__struct_fields__:
        assert f"`{part}`" in PAGE


def test_the_schema_names_every_message_and_is_written_to_a_file(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "starboard.server.wire.schema", str(tmp_path)], check=True
    )
    written = json.loads((tmp_path / "wire.json").read_text("utf-8"))
    assert written == msgspec.json.decode(msgspec.json.encode(document()))
    for kind in (*typing.get_args(wire.AnyRequest), *typing.get_args(wire.AnyMessage)):
        assert kind.__name__ in written["$defs"]


def test_what_http_answers_is_written_to_a_file_with_every_field(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "starboard.server.http.schema", str(tmp_path)], check=True
    )
    written = json.loads((tmp_path / "answers.json").read_text("utf-8"))
    assert written == msgspec.json.decode(msgspec.json.encode(answers()))
    assert list(written["properties"]) == [kind.__name__ for kind in ANSWERS]
    for kind in ANSWERS:
        part = written["$defs"][kind.__name__]
        assert list(part["properties"]) == list(kind.__struct_fields__)
        assert part["additionalProperties"] is False


def some_value(random: Random, depth: int = 3) -> Any:
    """Plain data of any shape."""
    kind = random.randrange(6 if depth else 4)
    if kind == 4:
        return [some_value(random, depth - 1) for _ in range(random.randrange(4))]
    if kind == 5:
        keys = random.sample(("", "a", "b/c", "~", "~1", "0"), random.randrange(4))
        return {key: some_value(random, depth - 1) for key in keys}
    return random.choice((None, True, 0, 1, -3, "", "x", "1"))


@pytest.mark.parametrize("seed", range(20))
def test_a_patch_turns_the_old_value_into_the_new_one(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        old, new = some_value(random), some_value(random)
        made = applied(old, tuple(difference(old, new)))
        assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True)
        assert not tuple(difference(new, new))


def test_every_sentence_of_the_server_exists_in_both_languages() -> None:
    german, english = TEXTS.messages("de"), TEXTS.messages("en")
    assert german == english


def test_every_message_that_the_server_names_has_words() -> None:
    known = TEXTS.messages("en")
    names = re.compile(
        r"(?:not_now|not_allowed|Refusal|said|note|goodbye)"
        r"\(\s*(?:Code\.\w+, |lang, )?\"([a-z-]+)\""
    )
    found = {
        name for path in SOURCE.rglob("*.py") for name in names.findall(path.read_text("utf-8"))
    }
    found |= {f"no-such-{what}" for what in named("not_found")}
    assert len(found) > 40
    assert {name for name in found if name not in known} == set()
    assert LANGUAGES == ("de", "en")


def named(function: str) -> set[str]:
    """The words that a function is called with anywhere in the server."""
    called = re.compile(rf"{function}\(\"([a-z-]+)\"\)")
    return {
        word for path in SOURCE.rglob("*.py") for word in called.findall(path.read_text("utf-8"))
    }
