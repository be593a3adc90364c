"""Hints for people: what somebody was told to lay stays, until something new is announced.

A crew bot may take its own cards back as often as it likes; a person who follows hints does not
want to. So the rest of the plan changes around what lies already.
"""

from __future__ import annotations

from starboard.games.space_alert.bot.house import House
from starboard.games.space_alert.bot.outlook import Outlook
from starboard.games.space_alert.bot.planner import Kept, Planner, Target

Advice = dict[int, tuple[str, str]]
"""By turn (from 0), the card and the letter that somebody was told to lay."""


News = tuple[tuple[str, ...], tuple[int, ...]]
"""The threats that were announced, and the turns of the phase that is planned."""


class Steady(Planner):
    """A planner that keeps to what it has said."""

    def __init__(self, compiled: bool | None = None) -> None:
        super().__init__(compiled)
        self.news: dict[int, News] = {}
        self.advised: dict[int, Advice] = {}

    def target(self, outlook: Outlook, crew: int, hand: tuple[str, ...]) -> Target:
        before = self.advised.get(crew, {})
        self.advised[crew] = self.still_valid(outlook, crew)
        self.news[crew] = news_of(outlook)
        found = super().target(outlook, crew, hand)
        for turn, card, lies in zip(outlook.now, found.cards, outlook.laid(crew), strict=True):
            told = (card, found.row[turn])
            if card and (told != (lies, outlook.seen(crew, turn)) or told == before.get(turn)):
                self.advised[crew][turn] = told
        return found

    def still_valid(self, outlook: Outlook, crew: int) -> Advice:
        """What was told and holds, because nothing new was announced since."""
        return self.advised[crew] if self.news.get(crew) == news_of(outlook) else {}

    def kept(self, outlook: Outlook, crew: int) -> Kept:
        advised = self.still_valid(outlook, crew)
        lies = zip(outlook.now, outlook.laid(crew), outlook.letters(crew), strict=True)
        return tuple([each for each in lies if advised.get(each[0]) == each[1:]])


def news_of(outlook: Outlook) -> News:
    """What is known now and may be a reason to lay other cards."""
    return tuple([each.card.id for each in outlook.state.threats]), outlook.now


class Adviser(House):
    """The house bot for those who ask what to do."""

    def __init__(self, planner: Steady | None = None) -> None:
        super().__init__(Steady() if planner is None else planner)
