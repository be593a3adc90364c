"""Premises in words: what must be there before a card is laid out (PR-CARD-08…10)."""

from __future__ import annotations

from functools import reduce

from starboard.cards.writing import yes
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.vocabulary import Alternative, Requirement
from starboard.games.perry_rhodan.wording.phrases import Phrases


class PremiseWriter(Phrases):
    """Writes premises."""

    def premises(self, card: Card) -> list[str]:
        """A line for each side on which the card can lie."""
        return [
            self.say("card-premise", side=side.value, premise=self.premise(card.premise(side)))
            for side in card.colour.sides
        ]

    def premise(self, alternatives: tuple[Alternative, ...]) -> str:
        """One of them must hold."""
        said = [self._alternative(each) for each in alternatives]
        return reduce(lambda one, other: self.say("card-either", one=one, other=other), said)

    def _alternative(self, alternative: Alternative) -> str:
        if not alternative:
            return self.say("card-premise-none")
        return self.listed([self.requirement(each) for each in alternative])

    def requirement(self, each: Requirement) -> str:
        """One thing that must be there."""
        family = each.place or each.card
        skill = self.skill(each.skill) if each.skill is not None else ""
        loyalty = self.say("card-loyalty", loyalty=each.loyalty.value) if each.loyalty else ""
        points = (
            each.science
            or each.riddle_points
            or each.sacrifice_missions
            or each.scouting_points
            or each.riddles_solved
        )
        return self.say(
            f"card-needs-{each.about.replace('_', '-')}",
            name=self.family(family) if family else "",
            skill=skill,
            level=each.level,
            loyalty=loyalty,
            kind=each.kind or "card",
            count=points or each.count,
            passive=yes(each.passive),
            side=yes(each.own_side),
        )
