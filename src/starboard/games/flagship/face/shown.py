"""The types of what Flagship shows."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Addend(TypedDict):
    """What a card adds to a roll."""

    card: str
    delta: int


class Throw(TypedDict):
    """A roll as it stands: what it needs, and what is added to the dice (FS-DICE-07)."""

    needs: str
    """As cards print it, such as `2d 9+`."""
    adds: list[Addend]
    total: int
    """All of it together."""


class ItemThing(TypedDict):
    """An item on the field or in a hangar."""

    zone: Literal["field", "hangar"]
    card: str
    owner: int
    onto: str
    """The item it is attached to."""
    charge: int
    max_charge: int
    face_down: bool
    """Destroyed."""
    main: bool
    """Whether it is its owner's main ship."""
    slots: NotRequired[dict[str, int]]
    """How many slots of each kind a unit has."""
    attack: NotRequired[Throw]
    """What an attack with it rolls, by its first ability."""
    damage: NotRequired[int]
    """What such an attack does at best."""
    evade: NotRequired[Throw]
    """What a unit rolls to evade."""
    pilot: NotRequired[bool]
    """Whether it is its owner's pilot."""


class DraftThing(TypedDict):
    """A card that the viewer has chosen for the main ship, in secret (FS-BUILD-01)."""

    zone: Literal["draft"]
    card: str
    owner: int
    place: int
    """0 is the pilot, 1 the ship."""
    left: int
    """Credits that are left after it."""


class ShelfThing(TypedDict):
    """A card of the viewer's deck from which the main ship may still be built (FS-BUILD-01)."""

    zone: Literal["shelf"]
    card: str
    owner: int
    count: int


class MarketThing(TypedDict):
    """A card in a market row."""

    zone: Literal["market"]
    card: str
    owner: int
    place: int
    """0 is the oldest."""
    price: int


class EffectThing(TypedDict):
    """An effect card in play."""

    zone: Literal["effect"]
    card: str
    owner: int
    on: int
    """The seat on whose side it lies."""
    faction: str


class HandThing(TypedDict):
    """A card in the viewer's own hand."""

    zone: Literal["hand"]
    card: str
    owner: int
    count: NotRequired[int]
    """How many of it there are, where there are several."""


Thing = ItemThing | MarketThing | EffectThing | HandThing | DraftThing | ShelfThing
Things = dict[str, Thing]


class Facts(TypedDict):
    """The public numbers of a player."""

    hand: int
    prizes: int
    credits: int
    draw: int
    market: int
    draw_discard: list[str]
    market_discard: list[str]
    prize_due: int
    """Prizes that may be taken because an opponent has shuffled."""
    out: bool
    active: bool


class Strike(TypedDict):
    """What an attack rolls and does."""

    roll: str
    damage: int


CardFace = TypedDict(
    "CardFace",
    {
        "name": str,
        "type": str,
        "kind": str,
        "class": str,
        "faction": str,
        "rarity": str,
        "values": str,
        "words": list[str],
        "does": list[str],
        "slot": NotRequired[str],
        "needs": NotRequired[int],
        "evade": NotRequired[str],
        "strikes": NotRequired[list[Strike]],
        "absorbs": NotRequired[int],
        "price": NotRequired[int],
        "discard": NotRequired[int],
        "speed": NotRequired[int],
        "generator": NotRequired[int],
        "charge": NotRequired[int],
        "slots": NotRequired[dict[str, int]],
        "prize": NotRequired[bool],
    },
)
"""A card as it is printed; what it does not have is left out.

`does` holds the words of its effects in their order, `charge` how many tokens it holds at most,
`slots` what fits into a ship or another unit.
"""


class DeckFace(TypedDict):
    """A deck that is ready to play: how many of each card lie in its parts."""

    name: str
    main_ship: dict[str, int]
    market: dict[str, int]
    events: dict[str, int]


class Printed(TypedDict):
    """Everything printed on the components."""

    cards: dict[str, CardFace]
    decks: dict[str, DeckFace]
    budget: int
    """What a main ship may cost (FS-BUILD-01)."""
