"""Which plans a crew could have laid."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.box.plan import Planned, cards_of, first_without_card
from starboard.games.space_alert.box.solve_rows import EMPTY, Rows, laid
from starboard.games.space_alert.cards import ACTIONS
from starboard.games.space_alert.fast.evaluator import Choice
from starboard.games.space_alert.phases import TURNS

FREE: Final = "abcx<>^"
"""What everybody may plan in any turn where no hands are given."""


class Cards:
    """What the crew can lay: the cards of their hands, or any but heroic ones they did not have."""

    def __init__(self, planned: Planned) -> None:
        self.hands = planned.plan.hands
        self.heroic = [
            "".join([letter for letter in row if letter not in FREE and letter != EMPTY])
            for row in laid(planned.rows)
        ]

    def choice(self) -> Choice:
        """What a search may choose from."""
        places = range(len(self.heroic) * TURNS)
        letters = [FREE + EMPTY + heroic for heroic in self.heroic]
        return Choice(places, letters, self.hands)

    def of(self, rows: Rows) -> list[int]:
        """The cards a plan is laid with; none where no hands are given."""
        if self.hands is None:
            return []
        found: list[int] = []
        for row, hand in zip(rows, self.hands, strict=True):
            found += cards_of([ACTIONS[letter] for letter in row], hand)
        return found

    def allow(self, seat: int, row: str) -> bool:
        """Whether a crew member could have laid this row."""
        if self.hands is not None:
            actions = [ACTIONS[letter] for letter in row]
            return first_without_card(actions, self.hands[seat]) == 0
        heroic = [letter for letter in row if letter not in FREE and letter != EMPTY]
        return all(heroic.count(each) <= self.heroic[seat].count(each) for each in heroic)

    def replaced(self, rows: Rows, seat: int, place: int, letter: str) -> Rows:
        """A plan with one other action, or the same if the crew has no card for that."""
        row = rows[seat][:place] + letter + rows[seat][place + 1 :]
        return (*rows[:seat], row, *rows[seat + 1 :]) if self.allow(seat, row) else rows
