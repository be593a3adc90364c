"""The faces of the cards as plain data: what a client needs to draw them."""

from __future__ import annotations

from collections import Counter

from starboard.games.perry_rhodan.action_cards import DRAWN, action_cards
from starboard.games.perry_rhodan.awards import Reason
from starboard.games.perry_rhodan.cards import Card, Catalogue
from starboard.games.perry_rhodan.deck_text import starter_decks
from starboard.games.perry_rhodan.face.shown import (
    ActionFace,
    CardFace,
    DeckFace,
    HelperFace,
    Printed,
)
from starboard.games.perry_rhodan.helper_cards import helper_cards
from starboard.games.perry_rhodan.kinds import Column
from starboard.games.perry_rhodan.victory import Wanted
from starboard.games.perry_rhodan.vocabulary import Deed, Modify
from starboard.games.perry_rhodan.wording import card_text, type_line
from starboard.games.perry_rhodan.wording.others import goal_name
from starboard.games.perry_rhodan.wording.printed import designations, premise_lines, skill_words
from starboard.text import texts_for


def printed(cards: Catalogue, lang: str) -> Printed:
    """Everything printed, in one language."""
    texts = texts_for("perry_rhodan")
    return {
        "cards": {name: face(card, cards, lang) for name, card in cards.items()},
        "action": action_faces(lang),
        "helpers": helper_faces(lang),
        "decks": decks(lang),
        "victory": {
            part.value: texts.say(lang, "victory-part", part=part.value) for part in Wanted
        },
        "reasons": {each.value: texts.say(lang, "score-reason", reason=each) for each in Reason},
    }


def face(card: Card, cards: Catalogue, lang: str) -> CardFace:
    """One card; what it does not have is left out."""
    told: CardFace = {
        "name": card.name.of(lang),
        "type": type_line(card, lang),
        "kind": card.type.value,
        "side": card.colour.value,
        "phase": card.phase.value,
        "rarity": card.rarity.value,
        "family": card.family,
        "folk": folk(card),
        "does": list(dict.fromkeys(word_of(each.do) for each in card.effects)),
        "words": card_text(card, lang, cards),
        "premises": premise_lines(card, lang, cards),
    }
    if card.unique:
        told["unique"] = True
    subkind = card.place_kind or card.accessory_kind
    if subkind is not None:
        told["subkind"] = subkind.value
    if card.is_unit or card.is_ship:
        told["range"] = card.range
        told["stealth"], told["attack"] = str(card.stealth), str(card.attack)
        told["defence"] = str(card.defence)
    if card.is_ship:
        told["transport"] = card.transport
    if card.skills:
        told["skills"] = skill_words(card, lang)
    if card.obsolete_after is not None:
        told["outdated"] = card.obsolete_after.value
    named = designations(card, lang)
    if "loyalty" in named:
        told["loyalty"] = named["loyalty"]
    if "people" in named:
        told["people"] = named["people"]
    if "build" in named:
        told["build"] = named["build"]
    return told


def folk(card: Card) -> str:
    """Whose it is: people of units, builders of ships, loyalty of whatever else has one."""
    return str(card.people or card.build_type or card.loyalty or "")


def word_of(verb: Deed) -> str:
    """The word of an effect; of a change also what it changes."""
    tag = str(type(verb).__struct_config__.tag)
    return f"{tag}_{verb.stat.value}" if isinstance(verb, Modify) else tag


def action_faces(lang: str) -> dict[str, ActionFace]:
    """The action cards."""
    return {
        name: {
            "name": card.name.of(lang),
            "goal": card.goal.value,
            "goal_name": goal_name(card.goal, lang),
            "red": [card.number(letter) for letter in DRAWN],
            "green": [card.number(letter, Column.GREEN) for letter in DRAWN],
        }
        for name, card in action_cards().items()
    }


def helper_faces(lang: str) -> dict[str, HelperFace]:
    """Helper cards and covers."""
    return {
        name: {"name": card.name.of(lang), "use": card.use.of(lang)}
        for name, card in helper_cards().items()
    }


def decks(lang: str) -> dict[str, DeckFace]:
    """The starter decks."""
    return {
        name: {
            "name": deck.name.of(lang),
            "sources": {p.value: dict(Counter(deck.source(p))) for p in deck.phases},
            "action": dict(Counter(deck.action)),
        }
        for name, deck in starter_decks().items()
    }
