"""10,000 mixed games of Flagship over all seats and cards: no error, no broken invariant."""

from __future__ import annotations

from functools import partial
from typing import Any

from starboard.games.flagship import GAME
from starboard.games.flagship.cards.card import Catalogue
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.deck_text import encode_deck
from starboard.games.flagship.cards.decks import Deck, check_deck
from starboard.games.flagship.cards.kinds import Faction
from starboard.games.flagship.cards.starters import main_ships
from starboard.kernel.chance import Seeded
from starboard.kernel.yaml_files import Name
from tools.soak import Progress
from tools.soak._mixed import Mixed

LIMIT = 20 * 60
GAMES = 10_000


def run(progress: Progress) -> dict[str, Any]:
    """Play until the time is up or all games are played; counts go on from run to run."""
    cards = catalogue()
    mixed = Mixed(GAME, cards.cards, seed="soak")
    stored: dict[str, Any] = progress.state
    mixed.seen.add(stored.get("seen", {}))
    played: int = stored.get("played", 0)
    errors: list[str] = stored.get("errors", [])
    while played < GAMES and progress.time_left > 0:
        result = mixed.play(played, partial(options, cards, game=played))
        if result.error:
            errors.append(f"game {played}: {result.error}")
        played += 1
    stored.update(played=played, errors=errors, seen=mixed.seen.plain())
    never = mixed.seen.never()
    return {
        "games": played,
        "errors": len(errors),
        "first_error": errors[0] if errors else "none",
        "never_moves": " ".join(never.moves) or "none",
        "never_events": " ".join(never.events) or "none",
        "never_cards": " ".join(never.cards) or "none",
        "good": not errors,
        "done": played >= GAMES,
    }


def options(cards: Catalogue, seats: int, game: int) -> dict[str, object]:
    """Random decks; ready main ships in every other game."""
    decks = [encode_deck(random_deck(cards, f"{game}/{seat}")) for seat in range(seats)]
    return {"decks": decks, "ready_ships": game % 2 == 0}


def random_deck(cards: Catalogue, seed: str) -> Deck:
    """A legal deck around one of the ready main ships, with any cards that go with its pilot."""
    chance = Seeded(f"deck/{seed}")
    ships = main_ships()
    ship = ships[chance.below(len(ships))]
    faction = next(cards[part].faction for part in ship.parts if cards[part].is_pilot)
    suiting = [card for card in cards.values() if card.faction in (faction, Faction.NEUTRAL)]
    items = [card.id for card in suiting if card.is_item]
    events = [card.id for card in suiting if card.is_event]
    deck = Deck(
        name=Name(de="Zufallsdeck", en="Random deck"),
        main_ship=ship.parts,
        market=tuple(items[chance.below(len(items))] for _ in range(14)),
        events=tuple(events[chance.below(len(events))] for _ in range(42)),
    )
    assert not check_deck(deck, cards)
    return deck
