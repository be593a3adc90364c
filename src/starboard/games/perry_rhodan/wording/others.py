"""Action cards and helper cards in words (PR-ACT-02, PR-CARD-38)."""

from __future__ import annotations

from starboard.games.perry_rhodan.action_cards import DRAWN, ActionCard
from starboard.games.perry_rhodan.helper_cards import HelperCard
from starboard.games.perry_rhodan.kinds import Column, Goal
from starboard.text import texts_for


def goal_name(goal: Goal, lang: str) -> str:
    """A goal of an offensive mission."""
    return texts_for("perry_rhodan").say(lang, "card-goal", goal=goal.value)


def letter_bar(card: ActionCard) -> str:
    """The numbers left and right of every letter: `2 B 1 · 1 C 3`."""
    columns = (Column.RED, Column.GREEN)
    rows = [(letter, *(card.number(letter, column) for column in columns)) for letter in DRAWN]
    return " · ".join(f"{red} {letter} {green}" for letter, red, green in rows)


def action_text(card: ActionCard, lang: str) -> list[str]:
    """What counts on an action card: the goal and the letter bar (PR-ACT-02)."""
    texts = texts_for("perry_rhodan")
    goal = goal_name(card.goal, lang)
    return [
        texts.say(lang, "card-action-goal", goal=goal),
        texts.say(lang, "card-letter-bar", bar=letter_bar(card)),
    ]


def helper_text(card: HelperCard, lang: str) -> list[str]:
    """What a helper card is for."""
    return [card.use.of(lang)]
