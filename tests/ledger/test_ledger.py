"""The ledger's files: what is read, what is refused, and what stands in those of the games."""

import hashlib
import json
from pathlib import Path

import pytest
import yaml

from starboard import installed, ledger
from starboard.errors import BadInput

ECLIPSE = "ef43eaea0913af7024cb97b5016591c7e176fb33f6a2f1c26ba52a60d898c1d5"
FLAGSHIP = "47d35930ccfb0d633a2e2b946e7060bbfd93e355c248145065e1b306dfe3dfb5"
SPACE_ALERT = "340bbb4148b381d44be1af79a09a6fefb012788064ce9f8ab675172878aa5fa2"

RULE = {
    "id": "TOY-GOAL-01",
    "section": "Goal",
    "kind": "flow",
    "clause": "Ten points win.",
    "de": "Mit zehn Punkten gewinnst du.",
}


def written(folder: Path, *entries: object, exempt: object = None) -> Path:
    path = folder / "toy" / "rules.yaml"
    path.parent.mkdir()
    path.write_text(yaml.safe_dump(list(entries), allow_unicode=True), "utf-8")
    if exempt is not None:
        path.with_name("exempt.yaml").write_text(yaml.safe_dump(exempt), "utf-8")
    return path


def rules(count: int) -> list[dict[str, str]]:
    return [RULE | {"id": f"TOY-GOAL-{number:02}"} for number in range(1, count + 1)]


def refused(path: Path) -> str:
    with pytest.raises(BadInput) as refusal:
        ledger.load(path)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("game", "clauses", "digest"),
    [("eclipse", 442, ECLIPSE), ("flagship", 203, FLAGSHIP), ("space_alert", 392, SPACE_ALERT)],
)
def test_a_game_has_every_clause_unchanged(game: str, clauses: int, digest: str) -> None:
    entries = yaml.load((installed.folder(game) / "rules.yaml").read_bytes(), yaml.CSafeLoader)
    for entry in entries:
        del entry["de"]
    told = json.dumps(entries, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    assert len(entries) == clauses
    assert hashlib.sha256(told.encode()).hexdigest() == digest


def test_every_clause_of_every_game_has_german_words_of_its_own() -> None:
    for game in ledger.games():
        clauses = ledger.of(game).values()
        assert [clause.id for clause in clauses if clause.de == clause.clause] == []
        assert len({clause.de for clause in clauses}) == len(clauses)


def test_a_ledger_keeps_the_order_of_its_file(tmp_path: Path) -> None:
    second = RULE | {"id": "TOY-DECK-01", "section": "Deck"}
    book = ledger.load(written(tmp_path, RULE, second))
    assert list(book) == ["TOY-GOAL-01", "TOY-DECK-01"]
    assert book.game == "toy"


def test_chapters_gather_clauses_under_their_heading(tmp_path: Path) -> None:
    deck = RULE | {"id": "TOY-DECK-01", "section": "Deck"}
    late = RULE | {"id": "TOY-GOAL-02"}
    chapters = ledger.load(written(tmp_path, RULE, deck, late)).chapters()
    assert [(chapter.name, len(chapter.clauses)) for chapter in chapters] == [
        ("Goal", 2),
        ("Deck", 1),
    ]


@pytest.mark.parametrize(
    ("section", "heading"),
    [
        pytest.param("4.2 Missionen", "4.2 Missionen", id="plain"),
        pytest.param("4.2 Missionen; 4.2.3 Zubehör", "4.2 Missionen", id="up to a semicolon"),
        pytest.param("3.7.4 Auslegen (10a)", "3.7.4 Auslegen", id="up to a bracket"),
        pytest.param("Kampf (a); Rückzug", "Kampf", id="up to the first of both"),
        pytest.param("2a) Reihenfolge", "2a) Reihenfolge", id="a closing bracket is none"),
        pytest.param("(Anhang)", "(Anhang)", id="never nothing"),
    ],
)
def test_a_chapter_has_the_heading_without_its_details(
    tmp_path: Path, section: str, heading: str
) -> None:
    other = RULE | {"id": "TOY-DECK-01", "section": heading}
    book = ledger.load(written(tmp_path, RULE | {"section": section}, other))
    assert [(chapter.name, len(chapter.clauses)) for chapter in book.chapters()] == [(heading, 2)]


@pytest.mark.parametrize(
    ("game", "most"), [("flagship", 19), ("space_alert", 55), ("eclipse", 112)], ids=lambda x: x
)
def test_the_headings_of_a_rule_book_have_no_details(game: str, most: int) -> None:
    chapters = ledger.of(game).chapters()
    assert len(chapters) <= most
    assert not [chapter.name for chapter in chapters if ";" in chapter.name or "(" in chapter.name]
    assert sum(len(chapter.clauses) for chapter in chapters) == len(ledger.of(game))


@pytest.mark.parametrize("words", ["TEN points", "punkten ZEHN", "toy-goal"])
def test_search_finds_all_words_in_either_language_whatever_their_case(
    tmp_path: Path, words: str
) -> None:
    other = RULE | {"id": "TOY-DECK-01", "clause": "Forty cards.", "de": "Vierzig Karten."}
    book = ledger.load(written(tmp_path, RULE, other))
    assert [clause.id for clause in book.search(words)] == ["TOY-GOAL-01"]


def test_search_with_a_word_that_is_nowhere_finds_nothing() -> None:
    assert ledger.of("flagship").search("Hauptschiff Mondkalb") == ()


def test_the_english_text_ends_with_the_reading() -> None:
    clause = ledger.find("FS-BUILD-14")
    assert clause.text("en") == f"{clause.clause} {clause.reading}"
    assert clause.text("de") == clause.de


def test_a_game_may_be_spelled_with_a_dash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, RULE)
    monkeypatch.setitem(installed._ADDED, "toy_game", path.parent)
    assert ledger.of("Toy-Game").game == "toy_game"


def test_an_unknown_clause_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(BadInput, match=r"FS-ATACK-15: no such clause; the nearest is FS-ATTACK-15"):
        ledger.find("FS-ATACK-15")


def test_a_clause_of_no_game_is_refused() -> None:
    with pytest.raises(BadInput, match="XX-GOAL-01: no such clause; ids begin with"):
        ledger.find("XX-GOAL-01")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="checkers: no such game"):
        ledger.of("checkers")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"de": None}, "toy/rules.yaml: TOY-GOAL-01: de: expected `str`, got `null`"),
        ({"de": " "}, "toy/rules.yaml: TOY-GOAL-01: de: is empty"),
        ({"kind": "wish"}, "toy/rules.yaml: TOY-GOAL-01: kind: invalid enum value 'wish'"),
        ({"colour": "red"}, "toy/rules.yaml: TOY-GOAL-01: colour: is no field of this record"),
        ({"given": [1]}, "toy/rules.yaml: TOY-GOAL-01: given: expected `object | null`"),
        ({"id": "goal 1"}, "toy/rules.yaml: goal 1: id: is not of the form"),
    ],
)
def test_a_damaged_clause_is_named_with_its_field(
    tmp_path: Path, change: dict[str, object], told: str
) -> None:
    assert refused(written(tmp_path, RULE | change)).startswith(told)


def test_a_missing_field_is_named(tmp_path: Path) -> None:
    without = {field: value for field, value in RULE.items() if field != "de"}
    assert refused(written(tmp_path, without)) == "toy/rules.yaml: TOY-GOAL-01: de: is missing"


def test_a_clause_that_stands_there_twice_is_refused(tmp_path: Path) -> None:
    assert refused(written(tmp_path, RULE, RULE)).endswith("TOY-GOAL-01: id: stands there twice")


def test_an_entry_that_is_no_record_is_named_by_its_number(tmp_path: Path) -> None:
    assert refused(written(tmp_path, RULE, "hello")).startswith("toy/rules.yaml: entry 2: ")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("- id: [", "toy/rules.yaml: is no valid YAML in line"),
        ("id: TOY-GOAL-01", "toy/rules.yaml: is not a list of entries"),
        ("[]", "toy/rules.yaml: contains no clause"),
        ("\x00", "toy/rules.yaml: is no valid YAML"),
    ],
)
def test_a_file_that_is_no_ledger_is_refused(tmp_path: Path, content: str, told: str) -> None:
    path = written(tmp_path)
    path.write_text(content, "utf-8")
    assert refused(path).startswith(told)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "toy" / "rules.yaml") == "toy/rules.yaml: cannot be read"


def test_three_clauses_of_a_hundred_may_be_exempt(tmp_path: Path) -> None:
    exempt = [{"id": f"TOY-GOAL-0{number}", "why": "only people can"} for number in (1, 2, 3)]
    book = ledger.load(written(tmp_path, *rules(100), exempt=exempt))
    assert [free.id for free in book.exempt] == ["TOY-GOAL-01", "TOY-GOAL-02", "TOY-GOAL-03"]


def test_more_than_three_in_a_hundred_exempt_clauses_are_refused(tmp_path: Path) -> None:
    exempt = [{"id": f"TOY-GOAL-0{number}", "why": "only people can"} for number in (1, 2, 3)]
    told = refused(written(tmp_path, *rules(99), exempt=exempt))
    assert told == "toy/exempt.yaml: 3 clauses are exempt, at most 2 of 99 may be"


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"id": "TOY-GOAL-01"}, "toy/exempt.yaml: TOY-GOAL-01: why: is missing"),
        ({"id": "TOY-GOAL-01", "why": ""}, "toy/exempt.yaml: TOY-GOAL-01: why: is empty"),
        ({"id": "TOY-X-01", "why": "so"}, "toy/exempt.yaml: TOY-X-01: id: is no clause"),
    ],
)
def test_an_exempt_clause_has_to_exist_and_needs_a_reason(
    tmp_path: Path, entry: dict[str, str], told: str
) -> None:
    assert refused(written(tmp_path, *rules(100), exempt=[entry])).startswith(told)
