"""Flight school: every exercise can be passed as shown, and every plan has its answer."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from starboard.errors import BadInput
from starboard.games.space_alert.box.school.flight import facts_of, fly, foreseen, read_row, ready
from starboard.games.space_alert.box.school.lessons import Lesson, lesson_named, lessons
from starboard.games.space_alert.box.school.tool import Wanted, one_lesson
from starboard.games.space_alert.cards import card_names

NAMES = ["walk", "fire", "energy", "shields", "tracks", "inside", "computer"]


def shown(lesson: Lesson) -> str:
    """The row that the coach shows."""
    row = ["-"] * lesson.turns
    for lay in lesson.lays:
        row[lay.turn - 1] = lay.card[lay.half == "movement"]
    return "".join(row)


def rows(lesson: Lesson) -> list[str]:
    """Every way to lay the shown turns with the hand, left out turns included."""
    turns = [lay.turn for lay in lesson.lays]
    found: set[str] = set()
    for cards in permutations(lesson.hand, len(turns)):
        for letters in product(*[(*card, "-") for card in cards]):
            row = ["-"] * lesson.turns
            for turn, letter in zip(turns, letters, strict=True):
                row[turn - 1] = letter
            found.add("".join(row))
    return sorted(found)


def test_there_are_seven_exercises() -> None:
    assert [lesson.id for lesson in lessons()] == NAMES


@pytest.mark.parametrize(
    ("name", "row", "truth"),
    [
        ("walk", ">a^a", "lower_blue"),
        ("fire", "<-a-", "yes"),
        ("energy", "<^b--", "3"),
        ("shields", "b-b-", "0"),
        ("tracks", "<aa---", "x"),
        ("inside", ">c^x--", "yes"),
        ("computer", "c>^c-", "no"),
    ],
)
def test_what_the_coach_shows_passes_the_exercise(name: str, row: str, truth: str) -> None:
    lesson = lesson_named(name)
    assert shown(lesson) == row
    facts = facts_of(lesson, fly(lesson, ready(lesson, read_row(lesson, row))))
    assert facts[lesson.asks] == truth
    assert {fact: facts[fact] for fact in lesson.goal} == lesson.goal


@pytest.mark.parametrize(
    ("name", "row", "truth"),
    [
        ("walk", "-a^a", "lower_white"),
        ("fire", "<a--", "no"),
        ("energy", "-----", "2"),
        ("shields", "b---", "1"),
        ("tracks", "<-----", "xyz"),
        ("inside", ">^cx--", "no"),
        ("computer", "->^c-", "yes"),
    ],
)
def test_whoever_leaves_out_the_idea_fails(name: str, row: str, truth: str) -> None:
    lesson = lesson_named(name)
    facts = facts_of(lesson, fly(lesson, ready(lesson, read_row(lesson, row))))
    assert facts[lesson.asks] == truth
    assert {fact: facts[fact] for fact in lesson.goal} != lesson.goal


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_laid_the_right_answer_can_be_given(name: str) -> None:
    lesson = lesson_named(name)
    assert set(lesson.hand) <= card_names()
    for row in rows(lesson):
        assert (
            facts_of(lesson, fly(lesson, ready(lesson, read_row(lesson, row))))[lesson.asks]
            in lesson.answers
        )


def test_the_learner_foresees_the_own_way_and_nothing_of_the_crew_mates() -> None:
    lesson = lesson_named("fire")
    ahead = foreseen(lesson, read_row(lesson, "<-a-"))
    assert [turn["station"] for turn in ahead["turns"]] == ["upper_red"] * 4
    (hit,) = ahead["turns"][2]["hits"]
    assert (hit["strength"], hit["shield"], hit["amount"]) == (4, 2, 2)


def test_a_plan_that_is_none_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="there are 4 turns"):
        one_lesson(Wanted(name="walk", row=">a^aa"), "en")
    with pytest.raises(BadInput, match="no card"):
        one_lesson(Wanted(name="walk", row="q"), "en")
    with pytest.raises(BadInput, match="there are walk, fire"):
        one_lesson(Wanted(name="dance"), "en")
