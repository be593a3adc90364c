"""`odds FILE`: a pairing or a whole line-up as YAML, read into fighters (PR-SPACE, PR-GROUND).

combat: ground
round: 1
pile: raumflotte                  # a starter deck, or a list of action cards; else one of each
pairings:
- attacker: {card: Perry Rhodan (I), escorts: {attack: 1}, use: break}
  defender: {stealth: B, attack: C, defence: C+1, bonus: {defence: 1}, passive: true}
"""

from __future__ import annotations

from typing import NamedTuple

from starboard.errors import BadInput
from starboard.games.perry_rhodan.action_cards import ActionCard, Strength
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.deck_text import starter_decks
from starboard.games.perry_rhodan.decks import Binder
from starboard.games.perry_rhodan.kinds import CombatKind, Role, Side, Skill
from starboard.games.perry_rhodan.odds import Fighter, Pile, Use, box_pile, pile_of
from starboard.kernel.yaml_files import Printed, typed

MOST_PAIRINGS = 12
MOST_ESCORTS = 2
"""PR-SPACE-14, PR-GROUND-05."""
MOST_BONUS = 9
ROUNDS = 3
"""PR-COMBAT-05."""
LEAST_PILE, MOST_PILE = 1, 400


class Bonus(Printed, frozen=True):
    """What effects add to values in this round."""

    stealth: int = 0
    attack: int = 0
    defence: int = 0


class Escorts(Printed, frozen=True):
    """How many active escorts support which value (PR-SPACE-20)."""

    attack: int = 0
    defence: int = 0


class FighterEntry(Printed, frozen=True):
    """A front card by name, or by its letters."""

    card: str = ""
    stealth: str = ""
    attack: str = ""
    defence: str = ""
    bonus: Bonus = Bonus()
    escorts: Escorts = Escorts()
    passive: bool = False
    poison: bool | None = None
    immune: bool | None = None
    use: Use = Use.BEST


class PairingEntry(Printed, frozen=True):
    """Two front cards."""

    attacker: FighterEntry
    defender: FighterEntry


class LineUpFile(Printed, frozen=True):
    """A whole file."""

    pairings: tuple[PairingEntry, ...]
    combat: CombatKind | None = None
    round: int = 1
    pile: str | tuple[str, ...] = ()
    enemy_pile: str | tuple[str, ...] = ()


class Named(NamedTuple):
    """A fighter, and what to call it."""

    name: str
    fighter: Fighter


class LineUp(NamedTuple):
    """What was asked."""

    pairings: tuple[tuple[Named, Named], ...]
    first: bool
    """Only the first round has stealth values (PR-COMBAT-02)."""
    pile: Pile
    enemy_pile: Pile


def read_line_up(data: object, where: str, cards: Binder, lang: str) -> LineUp:
    """A line-up, or one sentence why there cannot be such a one."""
    found = typed(data, LineUpFile, where)
    if not 1 <= len(found.pairings) <= MOST_PAIRINGS:
        raise BadInput(f"{where}: pairings", "pairings-from-to", low=1, high=MOST_PAIRINGS)
    if not 1 <= found.round <= ROUNDS:
        raise BadInput(f"{where}: round", "from-to", "PR-COMBAT-05", low=1, high=ROUNDS)
    reader = _Reader(cards, lang, found.combat)
    pairings = []
    for number, pairing in enumerate(found.pairings, 1):
        at = f"{where}: pairing {number}"
        attacker = reader.fighter(pairing.attacker, at, Role.ATTACKER)
        defender = reader.fighter(pairing.defender, at, Role.DEFENDER)
        if defender.fighter.use is Use.BREAK:
            raise BadInput(f"{at}: defender.use", "defender-cannot-break", "PR-SPACE-31")
        pairings.append((attacker, defender))
    pile = _pile(found.pile, f"{where}: pile", cards)
    enemy = _pile(found.enemy_pile, f"{where}: enemy_pile", cards) if found.enemy_pile else pile
    return LineUp(tuple(pairings), found.round == 1, pile, enemy)


class _Reader:
    """Reads fighters; once one of them is a ship or a unit, all others have to be."""

    def __init__(self, cards: Binder, lang: str, combat: CombatKind | None) -> None:
        self.cards = cards
        self.lang = lang
        self.combat = combat
        self.fronts: dict[Role, list[Card]] = {Role.ATTACKER: [], Role.DEFENDER: []}

    def fighter(self, entry: FighterEntry, at: str, role: Role) -> Named:
        where = f"{at}: {role}"
        card = self._card(entry.card, f"{where}.card") if entry.card else None
        if card is not None:
            self._stand_together(card, role, f"{where}.card")
        poison = card is not None and card.has(Skill.POISON)
        immune = card is not None and (card.is_robot or card.has(Skill.CELL_ACTIVATOR))
        attack_escorts, defence_escorts = _escorts(entry.escorts, where)
        fighter = Fighter(
            stealth=self._strength(entry, card, "stealth", where),
            attack=self._strength(entry, card, "attack", where),
            defence=self._strength(entry, card, "defence", where),
            stealth_bonus=_bonus(entry.bonus, "stealth", where),
            attack_bonus=_bonus(entry.bonus, "attack", where),
            defence_bonus=_bonus(entry.bonus, "defence", where),
            attack_escorts=attack_escorts,
            defence_escorts=defence_escorts,
            passive=entry.passive,
            poison=poison if entry.poison is None else entry.poison,
            immune=immune if entry.immune is None else entry.immune,
            use=entry.use,
        )
        letters = "/".join(str(strength) for strength in fighter[:3])
        return Named(self.cards.called(card, self.lang) if card else letters, fighter)

    def _card(self, name: str, where: str) -> Card:
        card = self.cards.meant(name, where)
        if not isinstance(card, Card) or not (card.is_unit or card.is_ship):
            raise BadInput(where, "card-cannot-fight", "PR-SPACE-10")
        combat = CombatKind.SPACE if card.is_ship else CombatKind.GROUND
        if self.combat is None:
            self.combat = combat
        elif self.combat is not combat:
            clause = "PR-GROUND-06" if card.is_ship else "PR-SPACE-02"
            raise BadInput(where, "not-in-this-combat", clause, combat=self.combat.value)
        return card

    def _stand_together(self, card: Card, role: Role, where: str) -> None:
        """Who fights stands on one side, against the other one; uniques stand there once."""
        own, called = self.fronts[role], self.cards.called(card, self.lang)
        if card.unique and any(other.family == card.family for other in own):
            raise BadInput(where, "unique-fights-already", "PR-UNIQ-01", card=called)
        for other in own:
            if not {*card.colour.sides} & {*other.colour.sides}:
                told = {"card": called, "other": self.cards.called(other, self.lang)}
                raise BadInput(where, "fights-on-another-side", "PR-MISS-01", **told)
        for other in self.fronts[role.other]:
            if len({*card.colour.sides, *other.colour.sides}) < len(Side):
                told = {"card": called, "other": self.cards.called(other, self.lang)}
                raise BadInput(where, "fights-on-the-same-side", "PR-OFF-01", **told)
        own.append(card)

    def _strength(self, entry: FighterEntry, card: Card | None, field: str, where: str) -> Strength:
        text = getattr(entry, field)
        if not text:
            printed: Strength | None = getattr(card, field) if card is not None else None
            if printed is None:
                raise BadInput(f"{where}.{field}", "missing-field")
            return printed
        try:
            return Strength.parse(text)
        except BadInput as error:
            raise error.within(f"{where}.{field}") from None


def _bonus(bonus: Bonus, field: str, where: str) -> int:
    number: int = getattr(bonus, field)
    if abs(number) > MOST_BONUS:
        raise BadInput(f"{where}.bonus.{field}", "from-to", low=-MOST_BONUS, high=MOST_BONUS)
    return number


def _escorts(escorts: Escorts, where: str) -> tuple[int, int]:
    """At most two, each for one value (PR-SPACE-14, 15, 26, 27)."""
    numbers = escorts.attack, escorts.defence
    if min(numbers) < 0 or sum(numbers) > MOST_ESCORTS:
        raise BadInput(f"{where}.escorts", "escorts-at-most", "PR-SPACE-14", most=MOST_ESCORTS)
    return numbers


def _pile(given: str | tuple[str, ...], where: str, cards: Binder) -> Pile:
    """The action cards that may still be drawn."""
    if not given:
        return box_pile()
    if isinstance(given, str):
        decks = starter_decks()
        if given not in decks:
            known = ", ".join(decks)
            raise BadInput(where, "must-be-one-of", known=known, value=given)
        given = decks[given].action
    if not LEAST_PILE <= len(given) <= MOST_PILE:
        raise BadInput(where, "from-to", low=LEAST_PILE, high=MOST_PILE)
    found = []
    for number, name in enumerate(given, 1):
        card = cards.meant(name, f"{where}: entry {number}")
        if not isinstance(card, ActionCard):
            raise BadInput(f"{where}: entry {number}", "is-no-action-card", "PR-ACT-19")
        found.append(card)
    return pile_of(found)
