"""The plan: what the phase asks for, worked back through premises to the cards that bring it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Loyalty, Phase, Side, Skill
from starboard.games.perry_rhodan.marks import was_played
from starboard.games.perry_rhodan.phase_four import ara_number_of
from starboard.games.perry_rhodan.premises import Claim, is_met, where_to
from starboard.games.perry_rhodan.resources import sacrifices
from starboard.games.perry_rhodan.state import Laid
from starboard.games.perry_rhodan.uniques import is_blocked, is_taken
from starboard.games.perry_rhodan.victory import UNCOUNTED
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
PARTY: Final = 3
"""So many units go against a place in phase IV."""
DUEL: Final = "der_zweikampf"
TRADERS: Final = (Loyalty.SPRINGER, Loyalty.UEBERSCHWERE)


class Aim(NamedTuple):
    """One thing that is missing: which cards bring it, and where."""

    word: str
    missing: int
    side: Side | None
    family: str
    """The place at which it must lie; nothing where any place does."""
    fits: Callable[[Card], bool]


def of_place(family: str) -> Callable[[Card], bool]:
    """Place cards of a name."""
    return lambda card: card.is_place and card.family == family


def riddle_of(phase: Phase) -> Callable[[Card], bool]:
    """Riddles with the back of a phase."""
    return lambda card: card.is_riddle and card.phase is phase


def negotiates(card: Card) -> bool:
    """A person with Verhandlung (PR-WIN-09)."""
    return card.is_person and card.has(Skill.NEGOTIATION)


AIMS: Final[dict[str, tuple[Side | None, str, Callable[[Card], bool]]]] = {
    "terra": (Side.PRO, "terra", of_place("terra")),
    "far-ship": (Side.PRO, "", lambda card: card.is_ship and card.range > 2),
    "ferrol": (Side.ANTI, "ferrol", of_place("ferrol")),
    "topsider": (
        Side.ANTI,
        "ferrol",
        lambda card: card.is_unit and card.loyalty is Loyalty.TOPSIDER,
    ),
    "riddle": (None, "", riddle_of(Phase.II)),
    "snowman": (Side.ANTI, "snowman", of_place("snowman")),
    "trader-ship": (
        Side.ANTI,
        "snowman",
        lambda card: card.is_ship and card.loyalty in TRADERS,
    ),
    "riddle-or-ganymed": (
        Side.PRO,
        "",
        lambda card: riddle_of(Phase.III)(card) or card.family == "ganymed",
    ),
    "pro-mirsal": (Side.PRO, "mirsal_iii", negotiates),
    "anti-mirsal": (Side.ANTI, "mirsal_iii", negotiates),
    "atlan": (Side.PRO, "sol", lambda card: card.family == "atlan"),
}
"""What each part of a victory condition is met by: the side, the place, the cards."""


def aims(outlook: Outlook) -> list[Aim]:
    """What is missing, as things that cards can bring."""
    found: list[Aim] = []
    if outlook.state.phase is Phase.IV:
        return aims_of_four(outlook)
    for part in outlook.parts:
        known = AIMS.get(part.word)
        if not part.met and known is not None:
            found.append(Aim(part.word, part.need - part.have, *known))
    return found


# ------------------------------------------------------------------------- phase IV


def aims_of_four(outlook: Outlook) -> list[Aim]:
    """A base from which units walk to an Aralon of a rival, then to Aqua or Terra (PR-WIN-05)."""
    aralon, aqua = outlook.parts
    if not aralon.met:
        side = Side.PRO if held_by_rivals(outlook, Side.ANTI, "aralon") else Side.ANTI
        return [*base(outlook, "aralon", side, "aralon"), *ara_aims(outlook, side)]
    if aqua.met:
        return []
    there = held_by_rivals(outlook, Side.PRO, "aqua")
    return base(outlook, "aqua", Side.ANTI, "aqua" if there else "terra")


def held_by_rivals(outlook: Outlook, side: Side, family: str) -> bool:
    """Whether a rival has a place."""
    return any(place_at(outlook.state, rival, side, family).stack for rival in outlook.rivals)


def base(outlook: Outlook, word: str, side: Side, family: str) -> list[Aim]:
    """A place of the same name as the target, and a unit there that counts (PR-WIN-06)."""
    here = place_at(outlook.state, outlook.seat, side, family)
    found = []
    if not here.stack:
        found.append(Aim(word, 1, side, "", of_place(family)))
    there = len([unit for unit in here.units if unit.card.loyalty not in UNCOUNTED])
    if there < PARTY:
        found.append(Aim(word, PARTY - there, side, family, lambda card: counts_at(card, family)))
    return found


def counts_at(card: Card, family: str) -> bool:
    """A unit that can be laid out at a place and whose reduction counts."""
    return card.is_unit and card.loyalty not in UNCOUNTED and card.premise_names(family)


def ara_aims(outlook: Outlook, side: Side) -> list[Aim]:
    """What lowers the Ara number of a Pro attack (PR-P4-18)."""
    numbers = [
        ara_number_of(outlook.state, outlook.seat, rival)
        for rival in outlook.rivals
        if place_at(outlook.state, rival, Side.ANTI, "aralon").stack
    ]
    if side is Side.ANTI or not numbers or min(numbers) < 1:
        return []
    return [Aim("aralon", min(numbers), Side.PRO, "", lambda card: card.am.pro < 0)]


def events_for(outlook: Outlook, aims: list[Aim]) -> dict[str, float]:
    """Events that an aim needs: Atlan sleeps until Der Zweikampf is played (PR-PASS-23)."""
    asleep = any(aim.word == "atlan" for aim in aims)
    if asleep and not was_played(outlook.state, outlook.seat, DUEL):
        return {DUEL: HANDED_DOWN * GOAL}
    return {}


# ------------------------------------------------------------------------- the plan


class Plan:
    """What every card is worth to the victory condition, and how many turns it takes to lay it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.wants: dict[tuple[str, Side], float] = {}
        self.at: dict[tuple[str, Side], str] = {}
        """The place at which a wanted card must lie, where not every one will do."""
        self.aims = aims(outlook)
        self._costs: dict[tuple[str, Side, int], float] = {}
        self._helpful: dict[tuple[Requirement, Side], list[Card]] = {}
        self.held: dict[str, float] = {}
        """What hand cards are worth; filled by `worth`."""
        names = dict.fromkeys([*[card.id for card in outlook.hand], *outlook.source])
        self.cards = [outlook.state.catalogue[name] for name in names]
        """Every card that the player has or may draw."""
        self.events = events_for(outlook, self.aims)
        """What events are worth to the plan, by family."""
        for aim in self.aims:
            self._pursue(aim)

    def want(self, card: Card, side: Side) -> float:
        """What a card on a side is worth to the plan."""
        return self.wants.get((card.id, side), 0.0)

    # -------------------------------------------------------------- from aims to cards

    def _pursue(self, aim: Aim) -> None:
        """The quickest card that brings an aim is wanted, and those that it needs."""
        sides = [aim.side] if aim.side is not None else list(Side)
        ways = [
            (self.cost(card, side), card, side)
            for card in self.cards
            if aim.fits(card)
            for side in sides
            if card.may_lie(side)
        ]
        ways = [way for way in ways if way[0] < FAR]
        if not ways:
            return
        best = min(ways, key=lambda way: (way[0], way[1].id))
        for cost, card, side in ways:
            weight = GOAL if card is best[1] else GOAL * SPARE / (1.0 + 0.2 * (cost - best[0]))
            if aim.family and not card.is_place:
                self.at[card.id, side] = aim.family
            self._wish(card, side, weight, 0)

    def _wish(self, card: Card, side: Side, weight: float, depth: int) -> None:
        """A card is wanted, and what its easiest premise lacks a little less."""
        key = (card.id, side)
        if self.wants.get(key, 0.0) >= weight:
            return
        self.wants[key] = weight
        if depth >= DEEPEST:
            return
        family, alternative = self._easiest(card, side, depth)
        for each in alternative:
            if self._lack(card, side, family, each, depth) > 0:
                for helper in self._helpers(each, side)[:4]:
                    self._wish(helper, side, weight * HANDED_DOWN, depth + 1)

    def _easiest(self, card: Card, side: Side, depth: int) -> tuple[str, Alternative]:
        """Where a card can be laid soonest, and by which premise."""
        options = [
            (family, alternative)
            for family in where_to(card, side) or [""]
            for alternative in card.premise(side)
        ]
        if not options:
            return "", ()
        return min(
            options,
            key=lambda option: sum(
                [self._lack(card, side, option[0], each, depth) for each in option[1]]
            ),
        )

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
        family, alternative = self._easiest(card, side, depth)
        if not card.premise(side):
            return FAR
        lacks = [self._lack(card, side, family, each, depth) for each in alternative]
        return min(FAR, self.wait(card) + sum(lacks))

    def wait(self, card: Card) -> float:
        """Turns until a card is on the hand and its turn has come."""
        outlook = self.outlook
        if any(other.id == card.id for other in outlook.hand):
            return 1.0 if card.is_place else 0.5
        copies = outlook.source[card.id]
        if not copies:
            return FAR
        return 1.0 + min(8.0, outlook.source.total() / (copies + 1) / DRAWS)

    def _lack(self, card: Card, side: Side, family: str, each: Requirement, depth: int) -> float:
        """Turns until one part of a premise is met."""
        state, seat = self.outlook.state, self.outlook.seat
        done = sacrifices(state, seat, card.id, side)
        here = place_at(state, seat, side, family)
        if is_met(state, Claim(seat, card, side, family, done), here, each):
            return 0.0
        if each.about == "sacrifice_missions":
            return float(each.sacrifice_missions - done)
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

    def _helpers(self, each: Requirement, side: Side) -> list[Card]:
        """The cards that would help to meet a requirement, the handiest first."""
        known = self._helpful.get((each, side))
        if known is None:
            found = [card for card in self.cards if card.may_lie(side) and helps(card, each)]
            known = sorted(found, key=lambda card: (self.wait(card), card.id))
            self._helpful[each, side] = known
        return known


GIVERS: Final = {"science": Skill.SCIENCE, "riddle_points": Skill.GALACTIC_RIDDLES}


def helps(card: Card, each: Requirement) -> bool:
    """Whether a card is, or gives, what a premise asks for."""
    match each.about:
        case "place":
            return card.is_place and card.family == each.place
        case "card":
            return card.family == each.card
        case "skill":
            return card.is_unit and each.skill is not None and card.has(each.skill, each.level)
        case "science" | "riddle_points":
            return card.is_unit and card.has(GIVERS[each.about], 1)
        case "loyalty":
            return card.loyalty is each.loyalty and (card.is_unit or card.is_ship)
        case "kind":
            return card.is_unit if each.kind == "unit" else card.is_ship
        case "riddles_solved":
            return card.is_riddle
    return False


def meets(aim: Aim, laid: Laid) -> bool:
    """Whether a card would bring an aim if it lay at the right place."""
    return aim.fits(laid.card) and laid.side is aim.side and not laid.card.is_place
