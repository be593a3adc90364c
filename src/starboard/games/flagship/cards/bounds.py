"""How much may stand on a card: own cards come from anybody, and a table has to stay playable.

The bounds are far beyond every printed card. They hold for cards that come to a new table; a match
that was begun without them goes on (`content.check_own`).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from starboard.cards.effects import Op, Record, effects_in
from starboard.errors import BadInput, shortened
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.printed import ChargeBox, PrintedCard
from starboard.kernel.options import SHOWN

MOST_CREDITS = 100_000
"""The highest price, too; printed cards give and take up to 6,000."""
MOST_TOKENS = 100
"""As many charge tokens as a card can hold; printed cards move three."""
MOST_CARDS = 20
"""Cards to draw, discard or look at: half of the smallest deck. Printed cards say three."""
MOST_PRIZES = 6
"""There are no more (FS-BUILD-11)."""
MOST_DAMAGE = 20
"""One point destroys a part; more only outlasts shields. Printed cards deal four."""
MOST_ADDED = 20
"""Added to a roll: more than two dice can show. Printed cards add two."""
MOST_TARGETS = 3
"""Units in one attack: every set of them is a move of its own. Printed cards name two."""
MOST_FACTOR = 5
"""What the `amplify` of one card makes together: it multiplies slots and charges too."""
MOST_SLOTS = 20
"""Of a kind; printed ships have three."""
MOST_SPEED = 100
"""Speeds are only compared; printed ones go up to five."""
MOST_COUNTED = 100
"""Cards in a hand or units in play that a condition asks for."""

MOST_ABILITIES = 8
"""Abilities of a card; printed cards have two."""
MOST_EFFECTS = 8
"""Effects in one list; printed cards have two."""
MOST_RESULTS = 12
"""Results of one roll: two dice show eleven totals."""
MOST_NAMED = 12
"""Windows, piles or classes in one list: no list has more different ones that make sense."""
MOST_WORDS = 40
"""Abilities and effects on a card in all; printed cards have six."""
MOST_STANDING = 8
"""Standing effects on a card, looked at for every roll and attack. Printed cards have two."""
MOST_IN_DECK = 200
"""Cards of a deck at a table with own cards, which may all come into play in a few turns."""
DEEPEST = 6
"""Abilities and effects inside each other; printed cards go down to three."""
MOST_LETTERS = 60
"""Letters of an id or a name; printed ones have up to 28."""
MOST_OF_SOURCE = 200
"""Letters that say where a card comes from."""

NUMBERS: dict[tuple[type[Record], str], int] = {
    (PrintedCard, "price"): MOST_CREDITS,
    (PrintedCard, "discard_value"): MOST_CREDITS,
    (PrintedCard, "generator"): 6,
    (PrintedCard, "speed"): MOST_SPEED,
    (ChargeBox, "max"): MOST_TOKENS,
    (ChargeBox, "initial"): MOST_TOKENS,
    (v.Slots, "weapon"): MOST_SLOTS,
    (v.Slots, "shield"): MOST_SLOTS,
    (v.Slots, "booster"): MOST_SLOTS,
    (v.Slots, "armor"): MOST_SLOTS,
    (v.Filter, "max_price"): MOST_CREDITS,
    (v.Cost, "charge"): MOST_TOKENS,
    (v.Cost, "credits"): MOST_CREDITS,
    (v.Cost, "discard_hand"): MOST_CARDS,
    (v.HandAtMost, "cards"): MOST_COUNTED,
    (v.UnitsAtLeast, "units"): MOST_COUNTED,
    (v.ModifyRoll, "delta"): MOST_ADDED,
    (v.ModifyAttack, "damage"): MOST_DAMAGE,
    (v.ModifyAttack, "charge"): MOST_TOKENS,
    (v.ModifySpeed, "delta"): MOST_SPEED,
    (v.ModifyMaxCharge, "delta"): MOST_TOKENS,
    (v.ModifyPrice, "delta"): MOST_CREDITS,
    (v.ModifyPrice, "min_price"): MOST_CREDITS,
    (v.Amplify, "factor"): MOST_FACTOR,
    (v.Damage, "amount"): MOST_DAMAGE,
    (v.Charge, "amount"): MOST_TOKENS,
    (v.GainCredits, "amount"): MOST_CREDITS,
    (v.GainCredits, "at_most"): MOST_CREDITS,
    (v.Draw, "amount"): MOST_CARDS,
    (v.Draw, "at_most"): MOST_CARDS,
    (v.Discard, "amount"): MOST_CARDS,
    (v.TakePrize, "amount"): MOST_PRIZES,
    (v.ArrangeMarket, "amount"): MOST_CARDS,
    (v.Contest, "dice"): 2,
    (v.MayPay, "credits"): MOST_CREDITS,
    (v.OpponentMayPay, "credits"): MOST_CREDITS,
    (v.Strike, "damage"): MOST_DAMAGE,
    (v.Bonus, "roll"): MOST_ADDED,
    (v.Option, "damage"): MOST_DAMAGE,
    (v.Attack, "targets_max"): MOST_TARGETS,
    (v.Absorb, "amount"): MOST_DAMAGE,
}
"""Every number that a card can have, with the greatest one; a change may be as far below 0."""

LISTS: dict[str, int] = {
    "abilities": MOST_ABILITIES,
    "strikes": MOST_RESULTS,
    "outcomes": MOST_RESULTS,
    "windows": MOST_NAMED,
    "piles": MOST_NAMED,
    "subtypes": MOST_NAMED,
}
"""Lists by their field; all others are lists of effects."""


def excesses(card: PrintedCard) -> Iterator[BadInput]:
    """Each thing of which there is too much, with its field; none on a card within the bounds."""
    yield from _texts(card)
    yield from _too_much(card, "", 0)
    words = list(_words(card))
    field = "abilities" if card.abilities else "effects"
    if len(words) > MOST_WORDS:
        yield BadInput(field, "at-most-on-card", most=MOST_WORDS)
    if len([word for word in words if isinstance(word, v.Standing)]) > MOST_STANDING:
        yield BadInput(field, "at-most-standing", most=MOST_STANDING)
    if prod(word.factor for word in words if isinstance(word, v.Amplify)) > MOST_FACTOR:
        yield BadInput("abilities", "amplifies-at-most", most=MOST_FACTOR)


def _texts(card: PrintedCard) -> Iterator[BadInput]:
    """Ids, names and sources that are too long, or cannot be printed."""
    written = (("id", card.id), ("name.de", card.name.de), ("name.en", card.name.en))
    for field, text, most in (
        *[(field, text, MOST_LETTERS) for field, text in written],
        ("source", card.source, MOST_OF_SOURCE),
    ):
        if len(text) > most:
            told = {"most": str(most), "count": str(len(text))}
            yield BadInput(field, "at-most-letters", word=shortened(text, SHOWN), **told)
        elif not text.isprintable():
            yield BadInput(field, "must-be-printable", word=repr(text))


def _too_much(record: Record, path: str, depth: int) -> Iterator[BadInput]:
    """Numbers and lists of a record and of all records in it that go too far."""
    if depth > DEEPEST:
        yield BadInput(path, "is-nested-too-deeply")
        return
    for field in record.__struct_fields__:
        value = getattr(record, field)
        at = f"{path}.{field}" if path else field
        if isinstance(value, int) and not isinstance(value, bool):
            most = NUMBERS[type(record), field]
            if abs(value) > most:
                least = -most if field == "delta" or isinstance(record, v.ModifyAttack) else 0
                yield BadInput(at, "from-to", low=str(least), high=str(most))
        elif isinstance(value, Record):
            yield from _too_much(value, _place(at, value), depth)
        elif isinstance(value, tuple):
            yield from _too_many(value, field, at)
            for index, part in enumerate(value):
                if isinstance(part, Record):
                    inner = depth + isinstance(part, Op)
                    yield from _too_much(part, _place(f"{at}[{index}]", part), inner)


def _too_many(parts: tuple[object, ...], field: str, at: str) -> Iterator[BadInput]:
    most = LISTS.get(field, MOST_EFFECTS)
    if len(parts) > most:
        yield BadInput(at, "at-most-in-list", most=most)


def _place(at: str, part: Record) -> str:
    """The way to a part; an ability or effect by its word, as the file has it."""
    return f"{at}.{type(part).__struct_config__.tag}" if isinstance(part, Op) else at


def _words(record: Record) -> Iterator[Op]:
    """The abilities and effects in a record, all the way down."""
    for part in effects_in(record):
        yield part
        yield from _words(part)
