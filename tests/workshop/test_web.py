"""A game is one folder in the browser, too: nothing else in `web` knows of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from starboard import installed
from starboard.kernel.registry import game_named
from starboard.server.views.catalogue import game_card
from starboard.server.wire.schema import shown_by
from tests.workshop.documents import ROOT

WEB = ROOT / "web"
FOLDERS = WEB / "src" / "games"
FRAME_TEXTS = [WEB / "texts" / "de.ftl", WEB / "texts" / "en.ftl"]
FRAME = ("src", "texts", "public", "tools", "index.html", "vite.config.ts", "vitest.config.ts")

BELIEVED = re.compile(r"\bas (unknown|any|never)\b|<any>|: any\b|\bbelieved\b")
CAST = re.compile(r"[\w)\]}\"] as (?!const\b)[\w({\[\"]")
NO_CAST = re.compile(r"\{#each .*? as (const as )?|^\s*(import\b|export \*|/?\*|//).*")
OWN = re.compile(r"JSON\.parse\(|event\.target as HTMLElement|Object\.keys\(\w+\) as ")
"""Casts of what no server sends: what the page has written itself, what the browser hands it."""
STATE = re.compile(r"view\??\.table\b")

# What the frame asks any game for: see `web/src/games/face.ts`.
ASKED = {"about"}
ASKED_FAMILIES = {
    "again-", "chapter-", "fact-", "twin-fact-", "twin-kind-", "twin-one-", "twin-which-",
}  # fmt: skip


def sources() -> list[Path]:
    """Every file that the client is built from."""
    places = [WEB / name for name in FRAME]
    return [
        path
        for place in places
        for path in sorted(place.rglob("*") if place.is_dir() else [place])
        if path.is_file()
    ]


def frame() -> list[Path]:
    """What belongs to no game."""
    return [path for path in sources() if not game_of(path)]


def game_of(path: Path) -> str:
    """The game in whose folder a file lies."""
    inside = path.relative_to(FOLDERS).parts if path.is_relative_to(FOLDERS) else ()
    return inside[0] if len(inside) > 1 else ""


def names_of(game: str) -> re.Pattern[str]:
    """A game's id however it is spelt, and what people call it."""
    spelt = {re.escape(game_card(game_named(game), lang).name) for lang in ("de", "en")}
    spelt.add("[ _-]?".join(game.split("_")))
    return re.compile("|".join(sorted(spelt)), re.IGNORECASE)


def casts(text: str) -> list[str]:
    """Every line that takes for granted what a value is."""
    lines = [line for line in text.splitlines() if CAST.search(NO_CAST.sub("", line))]
    return [line for line in lines if not OWN.search(line)]


def messages(paths: Iterable[Path]) -> set[str]:
    """The ids of the messages in some files."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return {found for text in texts for found in re.findall(r"^([a-z][\w-]*) =", text, re.M)}


def naming(paths: Iterable[Path], pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern stands: file, line, what."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {found.group()}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (found := pattern.search(line))
    ]


@pytest.mark.parametrize("game", installed.entries())
def test_no_file_outside_its_folder_names_a_game(game: str) -> None:
    others = [path for path in sources() if game_of(path) != game]
    assert len(others) > 100
    assert naming(others, names_of(game)) == []


@pytest.mark.parametrize("game", sorted(path.name for path in FOLDERS.iterdir() if path.is_dir()))
def test_every_folder_belongs_to_a_game_and_the_search_would_find_its_name(game: str) -> None:
    own = [path for path in sources() if game_of(path) == game]
    assert game in installed.entries()
    assert naming(own, names_of(game))


def test_the_frame_says_only_what_it_may_ask_of_any_game() -> None:
    general = messages(FRAME_TEXTS)
    theirs = messages(sorted(FOLDERS.rglob("*.ftl"))) - general
    assert len(general) > 200
    assert len(theirs) > 500
    code = [path for path in frame() if path.suffix in {".ts", ".svelte", ".js"}]
    assert len(code) > 60
    assert [
        f"{path.relative_to(ROOT)}: {told}"
        for path in code
        for told in asked_in(path.read_text(encoding="utf-8"))
        if is_theirs(told, theirs, general)
    ] == []


def asked_in(text: str) -> list[str]:
    """Ids of messages in a source: whole ones in quotes, and beginnings that end in a dash."""
    return re.findall(r'"([a-z][\w-]*)"', text) + re.findall(r"`([a-z][\w-]*-)\$\{", text)


def is_theirs(told: str, theirs: set[str], general: set[str]) -> bool:
    """Whether only games have such a message, and the frame is not free to ask for it."""
    if not told.endswith("-"):
        return told in theirs - ASKED
    family = any(message.startswith(told) for message in theirs)
    own = any(message.startswith(told) for message in general)
    return family and not own and told not in ASKED_FAMILIES


@pytest.mark.parametrize(
    ("source", "told"),
    [
        pytest.param('t("sa-film-runs")', "sa-film-runs", id="whole"),
        pytest.param("t(`ecl-tab-${tab}`)", "ecl-tab-", id="beginning"),
    ],
)
def test_a_message_of_a_game_would_be_noticed_in_the_frame(source: str, told: str) -> None:
    theirs = messages(sorted(FOLDERS.rglob("*.ftl")))
    assert [each for each in asked_in(source) if is_theirs(each, theirs, set())] == [told]


def typed_games() -> list[str]:
    """Games with a folder; each is drawn from what its face declares."""
    return sorted({path.name for path in FOLDERS.iterdir() if path.is_dir()})


@pytest.mark.parametrize("game", typed_games())
def test_a_game_draws_what_its_face_declares_and_believes_nothing_else(game: str) -> None:
    own = [path for path in sources() if game_of(path) == game and path.suffix != ".ftl"]
    assert len(own) > 15
    assert naming(own, BELIEVED) == []
    assert [line for path in own for line in casts(path.read_text("utf-8"))] == []
    assert naming(own, STATE) == []
    assert "satisfies GameFace<Shown>" in (FOLDERS / game / "index.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("const faces = told as unknown as Faces;", id="through unknown"),
        pytest.param("const faces = told as any;", id="any"),
        pytest.param("pick(told as never);", id="never"),
        pytest.param("const faces: any = told;", id="declared as any"),
        pytest.param("const faces = believed<Faces>(told);", id="the frame's own"),
    ],
)
def test_a_cast_in_the_folder_of_a_game_would_be_noticed(line: str) -> None:
    assert BELIEVED.search(line)


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("  const side = OTHER[mission.side as Side];", id="a narrower name"),
        pytest.param('faces[people.id]?.[type as "cruiser"]', id="a word"),
        pytest.param("const tell = CARDS[thing.kind] as ((id: string) => Card);", id="a function"),
        pytest.param("lines: (thing as CoverThing).cards,", id="one of several kinds"),
        pytest.param("const { zone } = fields as { zone?: unknown };", id="some fields"),
    ],
)
def test_a_cast_of_what_was_sent_would_be_noticed_as_well(line: str) -> None:
    assert casts(line) == [line]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param('import * as art from "./art";', id="an import"),
        pytest.param("{#each rows as row (row.id)}", id="a loop"),
        pytest.param('const KINDS = ["one", "two"] as const;', id="a constant"),
        pytest.param("/** The same as Board, and known as Shown. */", id="a comment"),
    ],
)
def test_what_is_no_cast_is_not_taken_for_one(line: str) -> None:
    assert casts(line) == []


def test_the_frame_believes_what_it_was_sent_in_one_place() -> None:
    casts = re.compile(r"\bas (unknown|any|never)\b|sent as [A-Z]|json\(\)\)? as ")
    code = [path for path in frame() if path.suffix in {".ts", ".svelte", ".js"}]
    found = [line.split(":")[0] for line in naming(code, casts)]
    assert found == ["web/src/lib/shown.ts"]


def interfaces(text: str) -> dict[str, str]:
    """The interfaces of a file of types, by name."""
    return dict(re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.M | re.S))


@pytest.mark.parametrize("game", sorted(path.name for path in FOLDERS.iterdir() if path.is_dir()))
def test_the_types_of_a_game_are_written_from_what_it_shows_now(game: str) -> None:
    shape = shown_by(game_named(game))
    known = interfaces((FOLDERS / game / "shown.ts").read_text(encoding="utf-8"))
    assert set(known) == {"Shown", *shape["$defs"]}
    for name, schema in shape["$defs"].items():
        fields = re.findall(r"^  (\w+)\??:", known[name], re.M)
        assert sorted(fields) == sorted(schema["properties"]), name
    block = re.findall(r"^  events: \{\n(.*?)^  \};", known["Shown"], re.M | re.S)[0]
    events = re.findall(r"^    (\w+): \{(?:\n(.*?)^    )?\};$", block, re.M | re.S)
    told = {kind: re.findall(r"^      (\w+)\??:", fields, re.M) for kind, fields in events}
    declared = shape["properties"]["events"]["properties"]
    assert {kind: list(event["properties"]) for kind, event in declared.items()} == told
