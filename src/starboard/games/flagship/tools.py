"""`starboard flagship …`: for people with the box on the table: decks, cards, booster packs."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.errors import BadInput, Illegal
from starboard.games.flagship.content import Card, Catalogue, load_catalogue
from starboard.games.flagship.deck_text import CODE, encode_deck, format_deck, parse_deck, read_deck
from starboard.games.flagship.decks import Deck, check_deck, starter_decks
from starboard.games.flagship.packs import booster_pack, sealed_pool
from starboard.games.flagship.words import card_text, told, type_line, values_line

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

FEW = 12
"""So many cards are named at most where one was not found."""


def register(subparsers: Subparsers) -> None:
    """Add `flagship` with its tools."""
    parser = subparsers.add_parser("flagship", help="decks, cards and booster packs")
    tools = parser.add_subparsers(metavar="TOOL", required=True)
    deck = tools.add_parser("deck", help="check, show or pack a deck")
    asked = deck.add_subparsers(metavar="WHAT", required=True)
    for name, text, run in (
        ("check", "say whether a deck is legal, and why not", run_check),
        ("show", "print a deck as text", run_show),
        ("code", "print a deck as one line to paste", run_code),
    ):
        _tool(asked, name, text, run).add_argument(
            "deck", metavar="FILE", help="a file, - for standard input, a code or a starter deck"
        )
    _tool(tools, "cards", "list all cards", run_cards)
    card = _tool(tools, "card", "show one card", run_card)
    card.add_argument("card", metavar="CARD", help="its id or its name in either language")
    for name, text, run in (
        ("booster", "open a booster pack", run_booster),
        ("sealed", "open six packs to build a deck from", run_sealed),
    ):
        _tool(tools, name, text, run).add_argument("--seed", default="0", help="any word or number")


def _tool(
    tools: Subparsers, name: str, text: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    parser = tools.add_parser(name, help=text)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--cards", metavar="FOLDER", type=Path, action="append", default=[], help="own cards"
    )
    parser.set_defaults(run=run)
    return parser


def run_check(options: argparse.Namespace) -> int:
    """Exit 0 for a legal deck, 1 for one that breaks a rule."""
    cards = load_catalogue(*options.cards)
    deck = _deck(options.deck, cards)
    faults = check_deck(deck, cards)
    price = sum(cards[card].price for card in deck.main_ship)
    if options.json:
        _print_json(
            deck=deck.name.of(options.lang),
            legal=not faults,
            items=len(deck.items),
            events=len(deck.events),
            main_ship_price=price,
            faults=[_fault_facts(fault, options.lang, cards) for fault in faults],
        )
    elif faults:
        print(told(options.lang, "deck-illegal", count=len(faults)))
        for fault in faults:
            print(f"  {_fault_text(fault, options.lang, cards)} ({fault.clause})")
    else:
        sizes = {"items": len(deck.items), "events": len(deck.events), "price": price}
        print(told(options.lang, "deck-legal", **sizes))
    return 1 if faults else 0


def run_show(options: argparse.Namespace) -> int:
    """Print a deck as text that can be pasted again."""
    cards = load_catalogue(*options.cards)
    deck = _deck(options.deck, cards)
    if options.json:
        _print_json(**_deck_facts(deck))
    else:
        print(format_deck(deck, cards, options.lang), end="")
    return 0


def run_code(options: argparse.Namespace) -> int:
    """Print a deck as one line."""
    code = encode_deck(_deck(options.deck, load_catalogue(*options.cards)))
    if options.json:
        _print_json(code=code)
    else:
        print(code)
    return 0


def run_cards(options: argparse.Namespace) -> int:
    """List every card with its type line and values."""
    cards = load_catalogue(*options.cards)
    if options.json:
        _print_json(cards=[_card_facts(card, options.lang, cards) for card in cards.values()])
        return 0
    width = max(len(card.name.of(options.lang)) for card in cards.values())
    for card in cards.values():
        name = card.name.of(options.lang)
        print(f"{name:{width}}  {type_line(card, options.lang)}; {values_line(card, options.lang)}")
    return 0


def run_card(options: argparse.Namespace) -> int:
    """Print one card."""
    cards = load_catalogue(*options.cards)
    card = cards.named(options.card)
    if card is None:
        raise no_such_card(options.card, options.lang, cards)
    if options.json:
        _print_json(**_card_facts(card, options.lang, cards))
        return 0
    print(card.name.of(options.lang))
    print(type_line(card, options.lang))
    print(values_line(card, options.lang))
    for line in card_text(card, options.lang, cards):
        print(f"  {line}")
    return 0


def no_such_card(text: str, lang: str, cards: Catalogue) -> BadInput:
    """Cards with the word in their names are named, if they are few."""
    wanted = text.strip().casefold()
    names = [card.name.of(lang) for card in cards.values()]
    near = [name for name in names if wanted and wanted in name.casefold()]
    if 0 < len(near) <= FEW:
        return BadInput(text, "is-no-card-but", known=", ".join(near))
    return BadInput(text, "is-no-card-see")


def run_booster(options: argparse.Namespace) -> int:
    """Print the cards of one pack."""
    from starboard.kernel.chance import Seeded  # the kernel is needed for chance only

    cards = load_catalogue(*options.cards)
    return _print_cards(booster_pack(cards, Seeded(options.seed).draw), options, cards)


def run_sealed(options: argparse.Namespace) -> int:
    """Print the cards of six packs."""
    from starboard.kernel.chance import Seeded  # the kernel is needed for chance only

    cards = load_catalogue(*options.cards)
    return _print_cards(sealed_pool(cards, Seeded(options.seed).draw), options, cards)


def _print_cards(found: tuple[str, ...], options: argparse.Namespace, cards: Catalogue) -> int:
    if options.json:
        _print_json(seed=options.seed, cards=list(found))
        return 0
    for card_id, count in Counter(found).items():
        card = cards[card_id]
        rarity = told(options.lang, "card-rarity", rarity=card.rarity.value)
        print(f"{count} {card.name.of(options.lang)}  ({type_line(card, options.lang)}, {rarity})")
    return 0


def _deck(text: str, cards: Catalogue) -> Deck:
    """A deck out of what was written on the command line."""
    if text.startswith(CODE):
        return parse_deck(text, cards)
    if text in starter_decks():
        return starter_decks()[text]
    if text == "-":
        return parse_deck(sys.stdin.read(), cards)
    return read_deck(Path(text), cards)


def _fault_text(fault: Illegal, lang: str, cards: Catalogue) -> str:
    """A fault as a sentence, with names instead of ids."""
    args: dict[str, str | int] = {}
    for key, value in fault.arguments.items():
        card = cards.cards.get(value) if isinstance(value, str) else None
        args[key] = card.name.of(lang) if card else value if isinstance(value, int) else str(value)
    return told(lang, fault.message, **args)


def _fault_facts(fault: Illegal, lang: str, cards: Catalogue) -> dict[str, object]:
    return {
        "clause": fault.clause,
        "message": fault.message,
        "arguments": dict(fault.arguments),
        "text": _fault_text(fault, lang, cards),
    }


def _deck_facts(deck: Deck) -> dict[str, object]:
    return {
        "id": deck.id,
        "name": {"de": deck.name.de, "en": deck.name.en},
        "main_ship": list(deck.main_ship),
        "market": dict(Counter(deck.market)),
        "events": dict(Counter(deck.events)),
    }


def _card_facts(card: Card, lang: str, cards: Catalogue) -> dict[str, object]:
    return {
        "id": card.id,
        "name": card.name.of(lang),
        "type_line": type_line(card, lang),
        "faction": card.faction.value,
        "rarity": card.rarity.value,
        "values": values_line(card, lang),
        "text": card_text(card, lang, cards),
        "source": card.source,
    }


def _print_json(**facts: object) -> None:
    print(json.dumps(facts, ensure_ascii=False))
