"""What might be in a deck that only its owner knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starboard.games.flagship.cards.decks import Deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.construction import is_building, likely_ship
from starboard.games.flagship.invariants import event_cards, item_cards
from starboard.games.flagship.state import Player, Table
from starboard.kernel import UNKNOWN, Chance, Pile, Slot, Zone
from starboard.kernel.view import shuffled


def complete(state: Table, seat: int | None, chance: Chance) -> None:
    """Fill in unknown decks, and main ships that nobody has seen yet."""
    for player in state.players:
        if not player.draw.lists_to(seat):
            fill_deck(state, player, chance)
        if not player.ship and player.seat != seat and not is_building(state, player.seat):
            player.draft.names = likely_ship(state, player.seat)


def fill_deck(state: Table, player: Player, chance: Chance) -> None:
    """The list of a starter deck, less what was seen of the deck; copies are not limited."""
    deck = likely_deck(state, player, chance)
    events = event_cards(state, player)
    fill(
        [player.hand, player.prizes, *held_of(state, player), player.draw],
        likely_cards(deck.events, events, chance),
        chance,
    )
    items = item_cards(player)
    fill([player.market], likely_items(deck, items, chance), chance)


def likely_deck(state: Table, player: Player, chance: Chance) -> Deck:
    """The starter deck of the pilot's faction; any of them while nobody has seen the pilot."""
    starters = starter_decks()
    pilot = player.items.get(player.pilot)
    if pilot is not None and pilot.card.faction.value in starters:
        return starters[pilot.card.faction.value]
    return list(starters.values())[chance.below(len(starters))]


def likely_items(deck: Deck, found: Sequence[str], chance: Chance) -> list[str]:
    """Before the ships are laid open, a deck holds a whole one (FS-BUILD-02)."""
    if any(name != UNKNOWN for name in found):
        return likely_cards(deck.items, found, chance)
    others = likely_cards(deck.market, found, chance)
    return [*deck.main_ship, *others][: len(found)]


def likely_cards(cards: Sequence[str], found: Sequence[str], chance: Chance) -> list[str]:
    """A name for each unknown card among those found: what is left of a list, then any of it."""
    seen = Counter(name for name in found if name != UNKNOWN)
    missing = len(found) - seen.total()
    names = shuffled(sorted((Counter(cards) - seen).elements()), chance)[:missing]
    while len(names) < missing:
        names.append(cards[chance.below(len(cards))])
    return names


def held_of(state: Table, player: Player) -> list[Zone]:
    """Cards of a hand that are pointed at."""
    deeds = [deed for deed in state.deeds.values() if deed.opponent == player.seat]
    return [deed.held for deed in deeds if deed.held is not None]


def fill(places: Sequence[Zone | Pile], names: list[str], chance: Chance) -> None:
    """Put names onto unknown places, in any order."""
    left = shuffled(names, chance)
    for place in places:
        for slot in unknown_slots(place):
            slot.name = left.pop()
        if isinstance(place, Pile) and UNKNOWN in place.bag:
            count = len(place.bag)
            place.bag = sorted(left[:count])
            del left[:count]


def unknown_slots(place: Zone | Pile) -> list[Slot]:
    slots = place.slots if isinstance(place, Zone) else place.top + place.bottom
    return [slot for slot in slots if slot.name == UNKNOWN]
