"""Starter decks of Flagship against each other, and how often each card takes effect."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from statistics import median
from typing import Any

import msgspec

from starboard.games.flagship import GAME
from starboard.games.flagship.cards.card import Card, Catalogue
from starboard.games.flagship.cards.content import catalogue, mentions
from starboard.games.flagship.cards.deck_text import encode_deck
from starboard.games.flagship.cards.decks import Deck, check_deck, validate_main_ship
from starboard.games.flagship.cards.kinds import Faction
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.events import (
    AbilityTriggered,
    AbilityUsed,
    AttackDeclared,
    EventPlayed,
    ItemBought,
    ItemEntered,
    ShipRevealed,
)
from starboard.games.flagship.state import Table
from starboard.kernel import Event
from starboard.kernel.agenda import State
from starboard.kernel.moves import Move
from starboard.kernel.play import Tally
from starboard.kernel.yaml_files import Name
from starboard.lab.play import Result, attempt, play_fast
from starboard.lab.seating import Seating
from starboard.lab.simulate import template
from tools.soak import Progress

LIMIT = 20 * 60
GAMES = 400
"""For each pair of starter decks, half of them from each seat."""
EFFECTS = 50
"""How often each card has to take effect at least."""
TRIES = 240
"""Games around one card after which it is given up."""


def run(progress: Progress) -> dict[str, Any]:
    """First the pairs of starter decks, then games around cards that are still missing."""
    stored = progress.state
    played: dict[str, list[int]] = stored.setdefault("played", {})
    turns: dict[str, list[int]] = stored.setdefault("turns", {})
    watch = Watch(Counter(stored.get("effects", {})))
    errors: list[str] = stored.setdefault("errors", [])
    paired = play_pairs(progress, played, turns, watch, errors)
    searched = paired and play_around(progress, stored.setdefault("around", {}), watch, errors)
    stored["effects"] = watch.effects
    return {**report(played, turns, watch, errors, paired and searched), "done": searched}


class Watch:
    """Counts what takes effect, and notes the turn a game has reached."""

    def __init__(self, effects: Counter[str]) -> None:
        self.cards = catalogue()
        self.effects = effects
        self.turn = 0

    def watch(self, state: State, seat: int, move: Move) -> None:
        """Look at the events of a move."""
        assert isinstance(state, Table)
        self.turn = state.turn
        for event in state.events:
            self.count(event)

    def count(self, event: Event) -> None:
        """A card takes effect when its text is used; one without a use, when it is in play."""
        if isinstance(event, (EventPlayed, AbilityTriggered)):
            self.effects[event.card] += 1
        elif isinstance(event, AbilityUsed):
            self.effects[card_of(event.item)] += 1
        elif isinstance(event, AttackDeclared):
            self.effects[card_of(event.weapon)] += 1
        elif isinstance(event, (ItemBought, ItemEntered)):
            self.entered(card_of(event.item))
        elif isinstance(event, ShipRevealed):
            for item in event.items:
                self.entered(card_of(item))

    def entered(self, name: str) -> None:
        """Passive texts, slots and armor work from the moment a card is in play."""
        card = self.cards[name]
        if card.passives or card.is_unit or not card.abilities:
            self.effects[name] += 1


def card_of(item: str) -> str:
    """The card of an item on the field."""
    return item.partition(".")[0]


# ------------------------------------------------------------------------- pairs


def play_pairs(
    progress: Progress,
    played: dict[str, list[int]],
    turns: dict[str, list[int]],
    watch: Watch,
    errors: list[str],
) -> bool:
    """Play what is missing of every pair; says whether all of it is done."""
    for one, other in combinations(starter_decks(), 2):
        tally = played.setdefault(f"{one}-{other}", [0, 0])
        while tally[1] < GAMES:
            if progress.time_left <= 0:
                return False
            number = tally[1]
            decks = (one, other) if number % 2 == 0 else (other, one)
            result = play(decks, f"balance-2/{one}/{other}/{number // 2}/{number % 2}", watch)
            if result.error or result.fault:
                errors.append(str(result.error or result.fault))
            tally[0] += bool(result.won) and decks[result.won[0]] == one
            tally[1] += 1
            turns.setdefault(f"{one}-{other}", []).append(watch.turn)
    return True


def play(decks: tuple[str, str], seed: str, watch: Watch) -> Result:
    """One game between two house bots with these decks."""
    options = {"decks": list(decks), "ready_ships": False}
    task = template(GAME, ["house", "house"], options)
    task = msgspec.structs.replace(task, seed=seed)
    seating = Seating.named(GAME, task.seats, seed)

    def whole_game(tally: Tally) -> Any:
        return play_fast(GAME, task, seating, tally, watch.watch)

    return attempt(task, whole_game)


# ------------------------------------------------------------------------- single cards


def play_around(
    progress: Progress, around: dict[str, int], watch: Watch, errors: list[str]
) -> bool:
    """Play decks built around the cards that did not take effect often enough."""
    for card in watch.cards.values():
        while watch.effects[card.id] < EFFECTS and around.get(card.id, 0) < TRIES:
            if progress.time_left <= 0:
                return False
            number = around.get(card.id, 0)
            deck = deck_around(card, watch.cards)
            code = encode_deck(deck)
            decks = (code, opponent_of(deck, watch.cards) if number % 2 else code)
            result = play(decks, f"around/{card.id}/{number}", watch)
            if result.error or result.fault:
                errors.append(str(result.error or result.fault))
            around[card.id] = number + 1
    return True


def deck_around(card: Card, cards: Catalogue) -> Deck:
    """A legal deck with many copies of a card and what it needs to be of use."""
    parts = main_ship_with(card, cards)
    faction = next(cards[part].faction for part in parts if cards[part].is_pilot)
    starters = list(starter_decks().values())
    starter = next((deck for deck in starters if faction_of(deck, cards) is faction), starters[0])
    market = [*partners(card, cards), *starter.market[:6]]
    events = list(starter.events)
    if card.is_event:
        events[:12] = [card.id] * 12
    else:
        market = [*[card.id] * 3, *market]
    name = Name(de=card.id, en=card.id)
    deck = Deck(name=name, main_ship=tuple(parts), market=tuple(market), events=tuple(events))
    faults = check_deck(deck, cards)
    assert not faults, (card.id, faults)
    return deck


def opponent_of(deck: Deck, cards: Catalogue) -> str:
    """A starter deck of another faction."""
    return "rebels" if faction_of(deck, cards) is Faction.INSECTOIDS else "insectoids"


def faction_of(deck: Deck, cards: Catalogue) -> Faction:
    """The faction of a deck's first pilot."""
    return next(cards[part].faction for part in deck.main_ship if cards[part].is_pilot)


def main_ship_with(card: Card, cards: Catalogue) -> list[str]:
    """The main ship of a starter deck, or a bare one on which the card finds its place."""
    if card.is_event:
        for deck in starter_decks().values():
            if card.is_neutral or faction_of(deck, cards) is card.faction:
                return list(deck.main_ship)
    ship = min(
        [other for other in cards.values() if other.is_ship and carries(other, card)],
        key=lambda other: (other.is_neutral != card.is_neutral, -other.price),
    )
    faction = card.faction if not card.is_neutral else ship.faction
    pilots = [other for other in cards.values() if other.is_pilot and suits(other, faction)]
    pilot = card if card.is_pilot else min(pilots, key=lambda other: other.price)
    parts = [ship.id, pilot.id, "impulslaser"]
    for more in ("leichter_deflektor", "panzerplatten", "nachbrenner"):
        if not validate_main_ship([*parts, more], cards):
            parts.append(more)
    return parts


def carries(ship: Card, card: Card) -> bool:
    """Whether a card can be used on a ship, or is that ship."""
    if card.is_ship:
        return ship is card
    if not (ship.is_neutral or card.is_neutral or ship.faction is card.faction):
        return False
    return card.needs_slot is None or ship.slots.of(card.needs_slot) >= card.needs_count


def suits(pilot: Card, faction: Faction) -> bool:
    """Whether a pilot belongs to a faction; any one of a starter deck's flies neutral ships."""
    if faction is Faction.NEUTRAL:
        return not pilot.is_neutral
    return pilot.faction is faction


PARTNERS = ("zielcomputer", "panzerplatten", "brutling", "frabbianischer_jaeger", "lastesel")
"""What cards need beside them: something to extend, to repair, to fetch or to launch."""


def partners(card: Card, cards: Catalogue) -> list[str]:
    """Items of other kinds, so that texts which look for them find something."""
    wanted = [name for name in sorted(mentions(card)) for _ in range(5)]
    return [*wanted, *[name for name in PARTNERS if name != card.id and name in cards.cards]]


# ------------------------------------------------------------------------- the report


def report(
    played: dict[str, list[int]],
    turns: dict[str, list[int]],
    watch: Watch,
    errors: list[str],
    done: bool,
) -> dict[str, Any]:
    """The numbers, and whether they are within their bounds."""
    decks = {deck: [0, 0] for deck in starter_decks()}
    for pair, (won, games) in played.items():
        one, other = pair.split("-")
        decks[one][0] += won
        decks[other][0] += games - won
        decks[one][1] += games
        decks[other][1] += games
    shares = {deck: won / max(1, games) for deck, (won, games) in decks.items()}
    pairs = {pair: won / max(1, games) for pair, (won, games) in played.items()}
    rare = {card: watch.effects[card] for card in watch.cards if watch.effects[card] < EFFECTS}
    reached = [turn for pair in turns.values() for turn in pair]
    middle = median(reached) if reached else 0
    good = not errors
    if done:
        good = good and all(0.42 <= share <= 0.58 for share in shares.values())
        good = good and all(0.35 <= share <= 0.65 for share in pairs.values())
        good = good and 15 <= middle <= 40 and not rare
    return {
        "games": len(reached),
        "errors": len(errors),
        "decks": told(shares),
        "pairs": told(pairs),
        "median_turns": middle,
        "cards_below_50": " ".join(f"{card}:{count}" for card, count in rare.items()) or "none",
        "good": good,
    }


def told(shares: dict[str, float]) -> str:
    """Shares as percentages."""
    return " ".join(f"{name} {share:.1%}" for name, share in shares.items())
