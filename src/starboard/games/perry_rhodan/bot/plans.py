"""The plan: the aims worked back through premises to the cards that bring them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import inf
from typing import Final

from starboard.games.perry_rhodan.bot.aims import Aim, Way, stages
from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Phase, Side, Skill
from starboard.games.perry_rhodan.marks import was_played
from starboard.games.perry_rhodan.premises import Claim, is_met, where_to
from starboard.games.perry_rhodan.resources import sacrifices
from starboard.games.perry_rhodan.uniques import is_blocked, is_taken
from starboard.games.perry_rhodan.vocabulary import Alternative, Requirement
from starboard.games.perry_rhodan.zones import place_at

FAR: Final = 60.0
"""So many turns: what cannot be had any more."""
DEEPEST: Final = 3
"""A premise of a premise of a premise is looked at, no further."""
GOAL: Final = 10.0
"""What a card is worth that the victory condition asks for."""
HANDED_DOWN: Final = 0.8
"""The share of it that a card is worth which the first one needs."""
SPARE: Final = 0.45
"""The share that another card is worth which would do as well."""
DRAWS: Final = 1.6
"""Cards that come in a turn, on average."""
DUEL: Final = "der_zweikampf"


def events_for(outlook: Outlook, aims: list[Aim]) -> dict[str, float]:
    """Events that an aim needs: Atlan sleeps until Der Zweikampf is played (PR-PASS-23)."""
    asleep = any(aim.word == "atlan" for aim in aims)
    if asleep and not was_played(outlook.state, outlook.seat, DUEL):
        return {DUEL: HANDED_DOWN * GOAL}
    return {}


class Plan:
    """What every card is worth to the victory condition, and how many turns it takes to lay it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._costs: dict[tuple[str, Side, int], float] = {}
        self._helpful: dict[tuple[int, Side], list[Card]] = {}
        self._fitting: dict[int, tuple[Aim, list[Card]]] = {}
        self._waits: dict[str, float] = {}
        self._met: dict[tuple[int, Side, str], bool] = {}
        self.held: dict[str, float] = {}
        """What hand cards are worth; filled by `worth`."""
        self.drawn: dict[tuple[Phase, int], float] = {}
        """What so many cards of a source are worth on average; filled by `turns`."""
        names = dict.fromkeys([*[card.id for card in outlook.hand], *outlook.source])
        self.cards = [outlook.state.catalogue[name] for name in names]
        """Every card that the player has or may draw."""
        self._families: dict[str, list[Card]] = {}
        for card in self.cards:
            self._families.setdefault(card.family, []).append(card)

    @cached_property
    def aims(self) -> list[Aim]:
        """What is missing for all stages, each on its shortest way."""
        found: list[Aim] = []
        for ways in stages(self.outlook):
            way: Way = min(ways, key=self._time, default=[])
            found += way
        return found

    @cached_property
    def events(self) -> dict[str, float]:
        """What events are worth to the plan, by family."""
        return events_for(self.outlook, self.aims)

    @cached_property
    def at(self) -> dict[tuple[str, Side], str]:
        """The place at which a wanted card must lie, where not every one will do."""
        return {
            (card.id, side): aim.family
            for aim in self.aims
            for _, card, side in self._bringers(aim)
            if aim.family and not card.is_place
        }

    @cached_property
    def wants(self) -> dict[tuple[str, Side], float]:
        """What every card on a side is worth to the plan."""
        found: dict[tuple[str, Side], float] = {}
        for aim in self.aims:
            self._pursue(aim, found)
        return found

    @cached_property
    def sunken(self) -> set[Phase]:
        """The sources that would bring, once renewed, what nothing else brings (PR-TURN-16)."""
        stuck = [aim for aim in self.aims if not self._bringers(aim)]
        cards = [self.outlook.state.catalogue[name] for name in self.outlook.me.sink]
        return {
            card.phase for card in cards if not card.unique and any(aim.fits(card) for aim in stuck)
        }

    def want(self, card: Card, side: Side) -> float:
        """What a card on a side is worth to the plan."""
        return self.wants.get((card.id, side), 0.0)

    def fitting(self, aim: Aim) -> list[Card]:
        """The cards that bring an aim, whichever side they may lie on."""
        known = self._fitting.get(id(aim))
        if known is None:
            known = aim, [card for card in self.cards if aim.fits(card)]
            self._fitting[id(aim)] = known  # the aim stays, or its number would be given anew
        return known[1]

    # -------------------------------------------------------------- from aims to cards

    def _time(self, aims: Way) -> float:
        """How many turns it takes, roughly, until all aims are reached."""
        soonest = [min([way[0] for way in self._bringers(aim)], default=FAR) for aim in aims]
        return sum([aim.missing * turns for aim, turns in zip(aims, soonest, strict=True)])

    def _bringers(self, aim: Aim) -> list[tuple[float, Card, Side]]:
        """The cards that bring an aim, on which side, and after how many turns."""
        sides = [aim.side] if aim.side is not None else list(Side)
        found = [
            (self.cost(card, side), card, side)
            for card in self.fitting(aim)
            for side in sides
            if card.may_lie(side)
        ]
        return [way for way in found if way[0] < FAR]

    def _pursue(self, aim: Aim, wants: dict[tuple[str, Side], float]) -> None:
        """The quickest card that brings an aim is wanted, and those that it needs."""
        ways = self._bringers(aim)
        if not ways:
            return
        best = min(ways, key=lambda way: (way[0], way[1].id))
        for cost, card, side in ways:
            weight = GOAL if card is best[1] else GOAL * SPARE / (1.0 + 0.2 * (cost - best[0]))
            self._wish(wants, card, side, weight, 0)

    def _wish(
        self,
        wants: dict[tuple[str, Side], float],
        card: Card,
        side: Side,
        weight: float,
        depth: int,
    ) -> None:
        """A card is wanted, and what its easiest premise lacks a little less."""
        key = (card.id, side)
        if wants.get(key, 0.0) >= weight:
            return
        wants[key] = weight
        if depth >= DEEPEST:
            return
        _, family, alternative = self._easiest(card, side, depth)
        for each in alternative:
            if self._lack(card, side, family, each, depth) > 0:
                for helper in self._helpers(each, side)[:4]:
                    self._wish(wants, helper, side, weight * HANDED_DOWN, depth + 1)

    def _easiest(self, card: Card, side: Side, depth: int) -> tuple[float, str, Alternative]:
        """How soon a card's premises can be met, where, and by which of them."""
        best: tuple[float, str, Alternative] = (inf, "", ())
        for family in where_to(card, side) or ("",):
            for alternative in card.premise(side):
                turns = 0.0
                for each in alternative:
                    turns += self._lack(card, side, family, each, depth)
                if turns < best[0]:
                    best = turns, family, alternative
        return best

    # -------------------------------------------------------------- how long it takes

    def cost(self, card: Card, side: Side, depth: int = 0) -> float:
        """How many turns it takes, roughly, until a card lies on a side."""
        key = (card.id, side, depth)
        known = self._costs.get(key)
        if known is None:
            self._costs[key] = FAR  # a premise that needs the card itself
            known = self._costs[key] = self._worked_out(card, side, depth)
        return known

    def _worked_out(self, card: Card, side: Side, depth: int) -> float:
        state, seat = self.outlook.state, self.outlook.seat
        if is_taken(state, seat, card) or is_blocked(state, seat, card):
            return FAR
        soonest, _, _ = self._easiest(card, side, depth)
        return min(FAR, self.wait(card) + soonest)

    def wait(self, card: Card) -> float:
        """Turns until a card is on the hand and its turn has come."""
        known = self._waits.get(card.id)
        if known is None:
            known = self._waits[card.id] = self._waited(card)
        return known

    def _waited(self, card: Card) -> float:
        outlook = self.outlook
        if any(other.id == card.id for other in outlook.hand):
            return 1.0 if card.is_place else 0.5
        copies = outlook.source[card.id]
        if not copies:
            return FAR
        return 1.0 + min(8.0, len(outlook.sources[card.phase]) / (copies + 1) / DRAWS)

    def is_open(self, card: Card) -> bool:
        """Whether nothing but the card itself is missing to lay it out."""
        waiting = self.wait(card)
        return any(self.cost(card, side) <= waiting for side in card.colour.sides)

    def _lack(self, card: Card, side: Side, family: str, each: Requirement, depth: int) -> float:
        """Turns until one part of a premise is met."""
        state, seat = self.outlook.state, self.outlook.seat
        if each.sacrifice_missions:
            done = sacrifices(state, seat, card.id, side)
            return float(max(0, each.sacrifice_missions - done))
        if self._is_met(card, side, family, each):
            return 0.0
        if each.about == "scouting_points":
            return 6.0
        helpers = self._helpers(each, side)
        if not helpers:
            return FAR
        soonest = 2.0 if depth >= DEEPEST else self.cost(helpers[0], side, depth + 1)
        if each.place:
            there = place_at(state, seat, side, each.place)
            return max(1, each.count - there.count) * soonest
        return soonest

    def _is_met(self, card: Card, side: Side, family: str, each: Requirement) -> bool:
        """Whether one part of a premise is met, whichever card asks for it."""
        key = (id(each), side, family)
        known = self._met.get(key)
        if known is None:
            state, seat = self.outlook.state, self.outlook.seat
            here = place_at(state, seat, side, family)
            known = is_met(state, Claim(seat, card, side, family), here, each)
            self._met[key] = known
        return known

    def _helpers(self, each: Requirement, side: Side) -> list[Card]:
        """The cards that would help to meet a requirement, the handiest first."""
        known = self._helpful.get((id(each), side))
        if known is None:
            helps = helper(each)
            name = each.place or each.card
            cards = self._families.get(name, []) if name else self.cards
            found = [card for card in cards if helps(card) and card.may_lie(side)]
            known = sorted(found, key=lambda card: (self.wait(card), card.id))
            self._helpful[id(each), side] = known
        return known


GIVERS: Final = {"science": Skill.SCIENCE, "riddle_points": Skill.GALACTIC_RIDDLES}


def helper(each: Requirement) -> Callable[[Card], bool]:
    """Which cards are, or give, what a premise asks for."""
    match each.about:
        case "place":
            return lambda card: card.is_place and card.family == each.place
        case "card":
            return lambda card: card.family == each.card
        case "skill":
            skill = each.skill
            return lambda card: card.is_unit and skill is not None and card.has(skill, each.level)
        case "science" | "riddle_points":
            gift = GIVERS[each.about]
            return lambda card: card.is_unit and card.has(gift, 1)
        case "loyalty":
            return lambda card: card.loyalty is each.loyalty and (card.is_unit or card.is_ship)
        case "kind":
            return lambda card: card.is_unit if each.kind == "unit" else card.is_ship
        case "riddles_solved":
            return lambda card: card.is_riddle
    return lambda card: False
