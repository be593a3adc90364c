"""Decks and main ships: what they consist of and whether they are legal (FS-DECK, FS-BUILD)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from starboard.cards.catalogue import Catalogue
from starboard.errors import BadInput, Illegal
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import SlotKind
from starboard.kernel.yaml_files import Name

LEAST_ITEMS = 10
"""FS-DECK-03."""
LEAST_EVENTS = 40
"""FS-DECK-04."""
BUDGET = 12_000
"""FS-BUILD-01."""


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck: main ship, other items, events; cards by id."""

    name: Name
    id: str = ""
    main_ship: tuple[str, ...] = ()
    market: tuple[str, ...] = ()
    events: tuple[str, ...] = ()

    @property
    def items(self) -> tuple[str, ...]:
        """All item cards: the main ship is assembled from them (FS-DECK-03)."""
        return self.main_ship + self.market


class MainShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A main ship that is ready to play."""

    id: str
    name: Name
    parts: tuple[str, ...]


def check_deck(deck: Deck, cards: Catalogue[Card]) -> list[Illegal]:
    """Everything that is wrong with a deck; empty for a legal one."""
    return [*_part_faults(deck, cards), *_main_ship_faults(deck, cards)]


def validate_main_ship(parts: Sequence[str], cards: Catalogue[Card]) -> list[Illegal]:
    """Everything that is wrong with a main ship; empty for a legal one (FS-BUILD-01…08)."""
    chosen = [look_up(part, cards) for part in parts]
    ships = [card for card in chosen if card.is_ship]
    pilots = [card for card in chosen if card.is_pilot]
    faults = [*_kind_faults(chosen), *_count_faults(ships, pilots)]
    price = sum(card.price for card in chosen)
    if price > BUDGET:
        faults.append(Illegal("FS-BUILD-01", "main-ship-too-expensive", price=price, budget=BUDGET))
    if len(pilots) == 1:
        faults += _faction_faults(chosen, pilots[0])
    if len(ships) == 1:
        faults += _slot_faults(chosen, ships[0])
    return faults


def matches(card: Card, pilot: Card) -> bool:
    """Whether a card may be used under a pilot (FS-FACTION-02…05)."""
    return card.is_neutral or card.faction is pilot.faction


def look_up(card_id: str, cards: Catalogue[Card]) -> Card:
    """The card with that id."""
    card = cards.cards.get(card_id)
    if card is None:
        raise BadInput(card_id, "is-no-card")
    return card


# ------------------------------------------------------------------------- faults


def _part_faults(deck: Deck, cards: Catalogue[Card]) -> Iterator[Illegal]:
    """Both parts are large enough and not mixed (FS-DECK-02…04)."""
    items = [card for card in map(cards.__getitem__, _known(deck, cards)) if card.is_item]
    events = len(deck.items) + len(deck.events) - len(items)
    for part, cards_of_part in (("items", deck.items), ("events", deck.events)):
        for card_id in dict.fromkeys(cards_of_part):
            if cards[card_id].is_event is (part == "items"):
                yield Illegal("FS-DECK-02", "deck-wrong-part", card=card_id, part=part)
    if len(items) < LEAST_ITEMS:
        yield Illegal("FS-DECK-03", "deck-too-few-items", have=len(items), need=LEAST_ITEMS)
    if events < LEAST_EVENTS:
        yield Illegal("FS-DECK-04", "deck-too-few-events", have=events, need=LEAST_EVENTS)


def _known(deck: Deck, cards: Catalogue[Card]) -> tuple[str, ...]:
    for card_id in (*deck.items, *deck.events):
        look_up(card_id, cards)
    return (*deck.items, *deck.events)


def _main_ship_faults(deck: Deck, cards: Catalogue[Card]) -> list[Illegal]:
    """The stated main ship is valid; without one, some main ship must be possible."""
    if deck.main_ship:
        return validate_main_ship(deck.main_ship, cards)
    items = [cards[card_id] for card_id in dict.fromkeys(deck.market)]
    possible = any(
        not validate_main_ship((ship.id, pilot.id), cards)
        for ship in items
        if ship.is_ship
        for pilot in items
        if pilot.is_pilot
    )
    return [] if possible else [Illegal("FS-BUILD-02", "deck-without-main-ship")]


def _kind_faults(chosen: Sequence[Card]) -> Iterator[Illegal]:
    for card in dict.fromkeys(chosen):
        if card.is_event:
            yield Illegal("FS-BUILD-01", "main-ship-event", card=card.id)
        elif card.is_extension:
            yield Illegal("FS-EXTEND-06", "main-ship-extension", card=card.id)
        elif card.is_unit and not card.is_ship:
            yield Illegal("FS-BUILD-08", "main-ship-other-unit", card=card.id)


def _count_faults(ships: Sequence[Card], pilots: Sequence[Card]) -> Iterator[Illegal]:
    if len(ships) != 1:
        yield Illegal("FS-BUILD-02", "main-ship-needs-ship", have=len(ships))
    if len(pilots) != 1:
        yield Illegal("FS-BUILD-02", "main-ship-needs-pilot", have=len(pilots))


def _faction_faults(chosen: Sequence[Card], pilot: Card) -> Iterator[Illegal]:
    for card in dict.fromkeys(chosen):
        if not matches(card, pilot):
            yield Illegal("FS-BUILD-03", "main-ship-wrong-faction", card=card.id, pilot=pilot.id)


def _slot_faults(chosen: Sequence[Card], ship: Card) -> Iterator[Illegal]:
    for kind in SlotKind:
        takers = [card for card in chosen if card.needs_slot is kind]
        have, need = ship.slots.of(kind), sum(card.needs_count for card in takers)
        large = next((card for card in takers if card.needs_count > have), None)
        if large is not None and large.needs_count > 1:
            yield Illegal(
                "FS-BUILD-06",
                "main-ship-item-too-large",
                card=large.id,
                slot=kind.value,
                have=have,
                need=large.needs_count,
            )
        elif need > have:
            yield Illegal(
                "FS-BUILD-05",
                "main-ship-slots",
                ship=ship.id,
                slot=kind.value,
                have=have,
                need=need,
            )
