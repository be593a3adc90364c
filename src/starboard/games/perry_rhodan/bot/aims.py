"""Aims: what the phase still asks for, as things that cards bring; in phase IV by several ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Final, NamedTuple

from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.stakes import held_by_others
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Loyalty, Phase, Side, Skill
from starboard.games.perry_rhodan.phase_four import ara_number_of, regent_number_of
from starboard.games.perry_rhodan.premises import where_to
from starboard.games.perry_rhodan.ranges import GALACTIC
from starboard.games.perry_rhodan.state import Laid
from starboard.games.perry_rhodan.transport import ONE_TROOP_OR_PERSONS
from starboard.games.perry_rhodan.victory import UNCOUNTED
from starboard.games.perry_rhodan.zones import Place, place_at

PARTY: Final = 3
"""So many units go against a place in phase IV at most; one more than guard it is enough."""
CLINICS: Final = 3
"""So many Aralon of one's own draw enough; one must be there before any Pro attack (PR-P4-18)."""
REGENT: Final = "robotregent"
TRADERS: Final = (Loyalty.SPRINGER, Loyalty.UEBERSCHWERE)


class Aim(NamedTuple):
    """One thing that is missing: which cards bring it, and where."""

    word: str
    missing: int
    side: Side | None
    family: str
    """The place at which it must lie; nothing where any place does."""
    fits: Callable[[Card], bool]


Way = list[Aim]
"""What is missing if one goes about it like that."""


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


def stages(outlook: Outlook) -> list[list[Way]]:
    """What is missing, as things that cards can bring: stage by stage, each by several ways."""
    if outlook.state.phase is Phase.IV:
        return stages_of_four(outlook)
    found: Way = []
    for part in outlook.parts:
        known = AIMS.get(part.word)
        if not part.met and known is not None:
            found.append(Aim(part.word, part.need - part.have, *known))
    return [[found]]


# ------------------------------------------------------------------------- phase IV


def stages_of_four(outlook: Outlook) -> list[list[Way]]:
    """Own Aralon, then how units get to that of a rival and to Aqua or Terra (PR-WIN-05)."""
    aralon, aqua = outlook.parts
    found = [[clinics(outlook)]]
    if not aralon.met:
        found.append(ways_to_aralon(outlook))
    if not aqua.met:
        found.append(ways_to_aqua(outlook))
    return found


def clinics(outlook: Outlook) -> Way:
    """Aralon on the Anti side: every one draws a card in each turn, and Aras come there."""
    there = place_at(outlook.state, outlook.seat, Side.ANTI, "aralon").count
    if there >= CLINICS:
        return []
    return [Aim("aralon", CLINICS - there, Side.ANTI, "", of_place("aralon"))]


def ways_to_aralon(outlook: Outlook) -> list[Way]:
    """From the other side of the one on which a rival has Aralon; the Aras may be in the way."""
    state, seat = outlook.state, outlook.seat
    sides = [side for side in Side if held_by_others(state, seat, side.other, "aralon")]
    return [
        [*way, *ara_aims(outlook, side)]
        for side in sides or [Side.PRO]
        for way in approaches(outlook, "aralon", side, "aralon")
    ]


def ways_to_aqua(outlook: Outlook) -> list[Way]:
    """From the Anti side to Pro-Aqua, or to Pro-Terra where only that is there."""
    state, seat = outlook.state, outlook.seat
    terra = not held_by_others(state, seat, Side.PRO, "aqua")
    terra = terra and held_by_others(state, seat, Side.PRO, "terra")
    return list(approaches(outlook, "aqua", Side.ANTI, "terra" if terra else "aqua"))


def approaches(outlook: Outlook, word: str, side: Side, target: str) -> Iterator[Way]:
    """On foot from a place of the same name, or with a ship from another one (PR-MISS-11)."""
    needed = min(PARTY, 1 + guards_at(outlook, side.other, target))
    for origin, company in starts(outlook, side, target):
        here = place_at(outlook.state, outlook.seat, side, origin)
        if not all(company.fits(unit.card) for unit in here.units):
            continue
        yield [*party(company, word, here, needed), *flight(company, word, here, target)]


def guards_at(outlook: Outlook, side: Side, family: str) -> int:
    """How many units guard such a place of the rival who guards it least; one where none is."""
    places = [place_at(outlook.state, rival, side, family) for rival in outlook.rivals]
    return min([len(place.units) for place in places if place.stack], default=1)


class Company(NamedTuple):
    """Who can go together: on the Anti side those of one loyalty (PR-TRANS-02)."""

    side: Side
    loyalty: Loyalty | None

    def fits(self, card: Card) -> bool:
        """Whether a card may go with them."""
        same = self.side is Side.PRO or card.loyalty is self.loyalty
        return same and card.may_lie(self.side)

    def marches(self, card: Card) -> bool:
        """A unit whose reduction counts (PR-WIN-06)."""
        return card.is_unit and card.loyalty not in UNCOUNTED and self.fits(card)

    def carries(self, card: Card) -> bool:
        """A ship that takes a troop to another star."""
        far = card.is_ship and card.range >= GALACTIC and card.transport >= ONE_TROOP_OR_PERSONS
        return far and self.fits(card)


def starts(outlook: Outlook, side: Side, target: str) -> list[tuple[str, Company]]:
    """Places from which the player's units may get to a target, and with whom."""
    names = [*[laid.card.id for laid in outlook.me.cards.values()], *outlook.source]
    cards = [outlook.state.catalogue[name] for name in dict.fromkeys(names)]
    found = []
    for card in [*cards, *outlook.hand]:
        company = Company(side, card.loyalty if side is Side.ANTI else None)
        for origin in where_to(card, side) if may_come(outlook, company, card) else ():
            goes = company.marches if origin == target else company.carries
            if goes(card):
                found.append((origin, company))
    return list(dict.fromkeys(found))


def may_come(outlook: Outlook, company: Company, card: Card) -> bool:
    """Arkonids come where the Robot Regent sends them, and as far as he does (PR-P4-01, 11)."""
    if company.loyalty is not Loyalty.ARKONIDEN:
        return True
    state, seat = outlook.state, outlook.seat
    regent = any(laid.card.family == REGENT for laid in outlook.me.cards.values())
    numbers = [regent_number_of(state, seat, rival) for rival in outlook.rivals]
    return regent and card.anti_number <= max(numbers, default=0)


def party(company: Company, word: str, here: Place, needed: int) -> Way:
    """A place from which to go, with room for the units that are needed (PR-CAP-04)."""
    lacking = max(1, needed - 1) - here.count
    places = Aim(word, lacking, company.side, "", of_place(here.family))
    found = [places] if lacking > 0 else []
    missing = needed - len([unit for unit in here.units if company.marches(unit.card)])
    if missing > 0:
        fits = partial(musters, company, here.family)
        found.append(Aim(word, missing, company.side, here.family, fits))
    return found


def flight(company: Company, word: str, here: Place, target: str) -> Way:
    """A ship, where nobody can walk."""
    if here.family == target or any(company.carries(ship.card) for ship in here.ships):
        return []
    fits = partial(ferries, company, here.family)
    return [Aim(word, 1, company.side, here.family, fits)]


@lru_cache(maxsize=1 << 16)
def musters(company: Company, family: str, card: Card) -> bool:
    """Whether a unit that counts can be laid out at a place."""
    return company.marches(card) and card.premise_names(family)


@lru_cache(maxsize=1 << 16)
def ferries(company: Company, family: str, card: Card) -> bool:
    """Whether a ship that carries them can be laid out at a place."""
    return company.carries(card) and card.premise_names(family)


def ara_aims(outlook: Outlook, side: Side) -> Way:
    """What lowers the Ara number of a Pro attack (PR-P4-18)."""
    numbers = [
        ara_number_of(outlook.state, outlook.seat, rival)
        for rival in outlook.rivals
        if place_at(outlook.state, rival, Side.ANTI, "aralon").stack
    ]
    if side is Side.ANTI or not numbers or min(numbers) < 1:
        return []
    return [Aim("aralon", min(numbers), Side.PRO, "", lambda card: card.am.pro < 0)]


def meets(aim: Aim, laid: Laid) -> bool:
    """Whether a card would bring an aim if it lay at the right place."""
    return aim.fits(laid.card) and laid.side is aim.side and not laid.card.is_place
