"""`starboard dominate log|evaluate`: a campaign that is played on the table at home."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from starboard.errors import BadInput
from starboard.games.dominate.box.log_tool import Log, ToEvaluate, evaluation, log_book
from starboard.testing import clause
from starboard.text import LANGUAGES
from starboard.tool import Document

WORDS = """\
efa.victory.4 efa.charism.3 efa.won.e1   # the beach
red.card.r2 red.won.r1
efa.got.weapon_hack.2 efa.used.weapon_hack.1 efa.ore.12 red.civil.3
event.microgen_geloescht next.RedCat
"""


def written(folder: Path, words: str) -> Document:
    path = folder / "campaign.log"
    path.write_text(words, "utf-8")
    return Document(str(path))


@clause("DD-LOG-01", "DD-LOG-02", "DD-LOG-03")
def test_a_log_shows_both_pages_and_what_may_be_played_next(tmp_path: Path) -> None:
    answer = log_book(Log(written(tmp_path, WORDS)), "en")
    assert answer.lines == [
        "EFA: VICTORY 4, CHARISM 3",
        "  ore brought home: 12, civil buildings destroyed: 0",
        "  Blood-red Sunshine Beach: won",
        "  1 × Weapon Hack",
        "",
        "RedCat: VICTORY 0, CHARISM 0",
        "  ore brought home: 0, civil buildings destroyed: 3",
        "  Night Shift at PharmaSoft: still to be played",
        "  Terminate Hamid Khoury: won",
        "",
        "What happened: Microgen deleted.",
        "RedCat may play: Night Shift at PharmaSoft.",
    ]
    facts = answer.facts
    assert isinstance(facts, dict)
    assert facts["next"] == "RedCat"
    assert facts["pages"][1]["playable"] == ["r2_night_shift"]
    assert sorted(facts["words"]) == sorted(
        " ".join(line.partition("#")[0] for line in WORDS.splitlines()).split()
    )


def test_an_empty_log_is_the_beginning_of_a_campaign(tmp_path: Path) -> None:
    lines = log_book(Log(written(tmp_path, "# nothing yet")), "en").lines
    assert lines[-1] == "Nobody has begun yet: a die decides who is PL1."


def test_without_mission_cards_a_campaign_is_over(tmp_path: Path) -> None:
    lines = log_book(Log(written(tmp_path, "efa.won.e1 red.lost.r1")), "en").lines
    assert lines[-1].startswith("There is no mission card left")


@pytest.mark.parametrize(
    ("words", "message", "where"),
    [
        ("efa.victory.4\nefa.glory.9", "is-no-log", "line 2"),
        ("efa.used.weapon_hack.1", "used-without-card", ""),
        ("efa.got.weapon_hack.999", "too-many-copies", ""),
        ("efa.card.e1 red.card.e1", "card-of-both", ""),
        ("efa.ore.-3", "less-than-nothing", ""),
        ("efa.won.e1 next.EFA", "next-has-no-card", ""),
        ("flag.one " * 300, "log-too-long", ""),
        ("x" * 10_000, "is-no-log", "line 1"),
        ("efa.victory.4\nefa.victory.5", "says-otherwise", "line 2"),
        ("efa.won.e1 efa.lost.e1", "says-otherwise", "line 1"),
        ("efa.won.e1 efa.card.e1_blood_red_sunshine_beach", "says-otherwise", "line 1"),
        ("efa.got.weapon_hack.1 efa.got.weapon_hack.2", "says-otherwise", "line 1"),
        ("text.0026.EFA text.0026.RedCat", "says-otherwise", "line 1"),
        ("next.EFA\n\nnext.RedCat", "says-otherwise", "line 3"),
        ("efa.won.r1", "card-of-the-other", ""),
        ("efa.won.e1 efa.card.e7", "card-from-nowhere", ""),
        ("red.lost.r1 red.card.r2", "card-from-nowhere", ""),
    ],
)
@clause("DD-LOG-01", "DD-CAMP-27")
def test_a_log_that_cannot_have_happened_is_refused(
    tmp_path: Path, words: str, message: str, where: str
) -> None:
    with pytest.raises(BadInput) as refused:
        log_book(Log(written(tmp_path, words)), "en")
    assert refused.value.message == message
    assert where in refused.value.where
    for lang in LANGUAGES:
        said = refused.value.said(lang)
        assert len(said) < 300
        assert message not in said


@clause("DD-LOG-01")
def test_a_word_may_stand_there_twice(tmp_path: Path) -> None:
    words = "efa.won.e1 flag.one efa.won.e1 flag.two"
    once = log_book(Log(written(tmp_path, "efa.won.e1 flag.one flag.two")), "en")
    assert log_book(Log(written(tmp_path, words)), "en").lines == once.lines


def test_the_mark_that_some_editors_write_first_does_not_matter(tmp_path: Path) -> None:
    answer = log_book(Log(written(tmp_path, "\ufeffefa.victory.4")), "en")
    assert answer.lines[0] == "EFA: VICTORY 4, CHARISM 0"


@clause("DD-CAMP-09")
def test_who_has_no_card_yet_has_the_first_one(tmp_path: Path) -> None:
    lines = log_book(Log(written(tmp_path, "efa.won.e1 next.RedCat")), "en").lines
    assert lines[-1] == "RedCat may play: Terminate Hamid Khoury."


@clause("DD-CAMP-27")
@pytest.mark.parametrize(
    "words",
    [
        "efa.won.e1 efa.won.e2 efa.lost.e3 efa.card.e4 efa.card.e6 red.card.r1",
        "efa.lost.e1 efa.won.e2 efa.lost.e4 efa.card.e7 red.card.r1 red.card.r3",
        "red.won.r1 red.lost.r2 red.won.r4 red.won.r5 red.won.r6 red.card.r7",
        "red.lost.r1 red.lost.r3 red.lost.r4 red.card.r9",
    ],
)
def test_cards_that_missions_gave_are_accepted(tmp_path: Path, words: str) -> None:
    facts = log_book(Log(written(tmp_path, words)), "en").facts
    assert isinstance(facts, dict)
    assert not facts["over"]


@clause("DD-EVAL-02")
def test_dice_from_the_table_decide_in_the_order_in_which_they_are_asked_for(
    tmp_path: Path,
) -> None:
    file = written(tmp_path, WORDS)
    facts = evaluation(ToEvaluate(file, dice="2,3,6,4,1"), "en").facts
    assert isinstance(facts, dict)
    assert list(facts["rolls"].values()) == [2, 3, 6, 4, 1]
    assert [article["text"] for article in facts["articles"]] == ["0001", "0004", "0018"]
    six = evaluation(ToEvaluate(file, dice="2,3,6,4,6"), "en").facts
    assert isinstance(six, dict)
    assert [article["text"] for article in six["articles"]] == ["0001", "0018"]


@pytest.mark.parametrize(
    ("dice", "message"),
    [("2,3", "more-dice-needed"), ("1,1,1,1,1,1", "dice-left-over"), ("7", "expected-dice")],
)
def test_dice_that_do_not_fit_are_refused(tmp_path: Path, dice: str, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        evaluation(ToEvaluate(written(tmp_path, WORDS), dice=dice), "en")
    assert refused.value.message == message
    assert message not in refused.value.said("de")


def test_the_same_seed_throws_the_same_dice(tmp_path: Path) -> None:
    file = written(tmp_path, WORDS)
    one, same, other = [evaluation(ToEvaluate(file, seed=seed), "de").lines for seed in (1, 1, 2)]
    assert one == same
    assert one != other


@clause("DD-EVAL-02")
def test_the_exact_chance_of_each_text_is_a_fraction(tmp_path: Path) -> None:
    facts = evaluation(ToEvaluate(written(tmp_path, WORDS), odds=True), "en").facts
    assert isinstance(facts, dict)
    chances = {text["id"]: text["chance"] for text in facts["odds"]["texts"]}
    assert chances == {"0001": "1", "0004": "1/2", "0018": "1"}


PIECES = ["efa", "red", "card", "won", "got", "used", "e1", "r1", "weapon_hack", "victory", "-1",
          "99999", "next", "EFA", "flag", "text", "0026", "ä", "\x00", "🚀", ""]  # fmt: skip


@pytest.mark.parametrize("seed", range(100))
def test_any_words_get_an_answer_or_one_sentence(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    words = [".".join(random.choices(PIECES, k=random.randint(1, 4))) for _ in range(5)]
    file = written(tmp_path, " ".join([*words[: seed % 5], "efa.victory.1"]))
    try:
        lines = list(log_book(Log(file), "de").lines)
    except BadInput as refused:
        lines = refused.said("de").splitlines()[:1]
    assert lines
