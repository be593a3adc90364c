"""Which plans a crew could have laid, and small changes of a plan."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from starboard.games.space_alert.kinds import Action
from starboard.games.space_alert.movement import TURNS
from starboard.games.space_alert.plan import Planned, first_without_card
from starboard.games.space_alert.solve_turns import ACTIONS, EMPTY, Rows, push

FREE: Final = "abcx<>^"
"""What everybody may plan in any turn where no hands are given."""


def laid(rows: Sequence[Sequence[Action]]) -> Rows:
    """Rows of actions as twelve letters each."""
    return tuple(["".join([a.value for a in row]).ljust(TURNS, EMPTY) for row in rows])


class Cards:
    """What the crew can lay: the cards of their hands, or any but heroic ones they did not have."""

    def __init__(self, planned: Planned) -> None:
        self.hands = planned.plan.hands
        self.heroic = [
            "".join([letter for letter in row if letter not in FREE and letter != EMPTY])
            for row in laid(planned.rows)
        ]
        self.choices = [self._choices(seat) for seat in range(len(planned.rows))]
        self.known: dict[tuple[int, str], bool] = {}

    def _choices(self, seat: int) -> str:
        """The letters a crew member chooses from; nothing is one of them."""
        held = self.heroic[seat] + FREE if self.hands is None else "".join(self.hands[seat])
        return "".join(sorted(set(held))) + EMPTY

    def allow(self, seat: int, row: str) -> bool:
        """Whether a crew member could have laid this row."""
        key = (seat, "".join(sorted(row)))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._allow(seat, key[1])
        return found

    def _allow(self, seat: int, letters: str) -> bool:
        if self.hands is not None:
            actions = [ACTIONS[letter] for letter in letters]
            return first_without_card(actions, self.hands[seat]) == 0
        heroic = [letter for letter in letters if letter not in FREE and letter != EMPTY]
        return all(heroic.count(each) <= self.heroic[seat].count(each) for each in heroic)

    def changed(self, rows: Rows, random: Random) -> Rows:
        """A plan that differs a little, and that the crew could have laid; maybe the same."""
        seat = random.randrange(len(rows))
        other = random.randrange(len(rows)) if random.random() < 0.15 else seat
        found = list(rows)
        if other != seat:
            found[seat], found[other] = traded(rows[seat], rows[other], random)
        else:
            found[seat] = self._row(rows[seat], self.choices[seat], random)
        if all(
            found[each] == rows[each] or self.allow(each, found[each]) for each in {seat, other}
        ):
            return tuple(found)
        return rows

    def replaced(self, rows: Rows, seat: int, place: int, letter: str) -> Rows:
        """A plan with one other action, or the same if the crew has no card for that."""
        row = rows[seat][:place] + letter + rows[seat][place + 1 :]
        return (*rows[:seat], row, *rows[seat + 1 :]) if self.allow(seat, row) else rows

    def _row(self, row: str, choices: str, random: Random) -> str:
        """One letter, two places exchanged, or cards moved on by a turn or back."""
        kind, place = random.random(), random.randrange(TURNS)
        if kind < 0.6:
            return row[:place] + random.choice(choices) + row[place + 1 :]
        if kind < 0.75:
            return exchanged(row, place, random.randrange(TURNS))
        if kind < 0.9:
            opened = push(row, place)
            return opened[:place] + random.choice(choices) + opened[place + 1 :]
        end = random.randrange(place, TURNS)
        return row[:place] + row[place + 1 : end + 1] + EMPTY + row[end + 1 :]


def exchanged(row: str, one: int, two: int) -> str:
    """A row with the cards of two turns exchanged."""
    letters = list(row)
    letters[one], letters[two] = letters[two], letters[one]
    return "".join(letters)


def traded(one: str, two: str, random: Random) -> tuple[str, str]:
    """Two crew members do each other's work in some turns."""
    first = random.randrange(TURNS)
    end = random.choice((first + 1, TURNS))
    return (
        one[:first] + two[first:end] + one[end:],
        two[:first] + one[first:end] + two[end:],
    )
