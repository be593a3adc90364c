"""The tools, for people with the cards on the table."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, TypedDict

import msgspec

from starboard.cards.commands import DeckFault
from starboard.games.perry_rhodan.box import odds_tool, score_tool, tournament_tool
from starboard.games.perry_rhodan.box.bench import BENCH
from starboard.games.perry_rhodan.box.commands import PerryRhodanCommands, resource_cards
from starboard.games.perry_rhodan.box.odds_file import read_line_up
from starboard.games.perry_rhodan.box.odds_tool import LineUpOdds
from starboard.games.perry_rhodan.box.reading import parse_phases
from starboard.games.perry_rhodan.box.score_file import read_campaign
from starboard.games.perry_rhodan.box.score_tool import PointSheet
from starboard.games.perry_rhodan.box.tournament_file import read_tournament
from starboard.games.perry_rhodan.box.tournament_tool import TournamentFacts
from starboard.games.perry_rhodan.content import load_catalogue
from starboard.games.perry_rhodan.decks import Binder, binder
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.packs import booster_pack, sealed_pool
from starboard.kernel.chance import Seeded
from starboard.kernel.yaml_files import parse_yaml
from starboard.tool import Answer, Arg, Document, Tool

COMMANDS = PerryRhodanCommands()


class Cards(msgspec.Struct):
    """All cards, and folders with own ones."""

    cards: tuple[Path, ...] = ()


class OneDeck(msgspec.Struct):
    """A deck: a file, a code, or the id of a starter deck."""

    deck: Document
    cards: tuple[Path, ...] = ()


class CheckedDeck(msgspec.Struct):
    """A deck, and for what it is checked."""

    deck: Document
    phases: str = ""
    tournament: bool = False
    cards: tuple[Path, ...] = ()


class OneCard(msgspec.Struct):
    """A card by its id or its name in either language."""

    card: Annotated[str, Arg(place=True, shown="CARD")]
    cards: tuple[Path, ...] = ()


class Packs(msgspec.Struct):
    """Packs of a phase out of a word."""

    phase: Phase = Phase.I
    seed: str = "0"
    cards: tuple[Path, ...] = ()


class OneLineUp(msgspec.Struct):
    """A pairing or a line-up as YAML."""

    line_up: Document
    cards: tuple[Path, ...] = ()


class OneSheet(msgspec.Struct):
    """A campaign as YAML."""

    sheet: Document
    cards: tuple[Path, ...] = ()


class OneTournament(msgspec.Struct):
    """A tournament as YAML."""

    tournament: Document
    cards: tuple[Path, ...] = ()


class DeckCheck(TypedDict):
    """Whether a deck is legal."""

    deck: str
    legal: bool
    sources: int
    cards: int
    action: int
    sideboard: int
    faults: list[DeckFault]


def known(folders: tuple[Path, ...]) -> Binder:
    """Everything that a file may name."""
    return binder(load_catalogue(*folders)) if folders else _built_in()


@cache
def _built_in() -> Binder:
    return binder(load_catalogue())


def deck_check(wants: CheckedDeck, lang: str) -> Answer:
    """Whether a deck is legal, and why not."""
    cards = known(wants.cards)
    phases = parse_phases(wants.phases, "--phases") if wants.phases else ()
    commands = PerryRhodanCommands(phases, tournament=wants.tournament)
    return commands.check(commands.deck(wants.deck, cards), cards, lang)


def deck_show(wants: OneDeck, lang: str) -> Answer:
    """A deck as text that can be pasted again."""
    cards = known(wants.cards)
    return COMMANDS.show(COMMANDS.deck(wants.deck, cards), cards, lang)


def deck_code(wants: OneDeck, lang: str) -> Answer:
    """A deck as one line."""
    return COMMANDS.code(COMMANDS.deck(wants.deck, known(wants.cards)))


def all_cards(wants: Cards, lang: str) -> Answer:
    """Every card with its type line and values."""
    return COMMANDS.cards(known(wants.cards), lang)


def one_card(wants: OneCard, lang: str) -> Answer:
    """One card with its text."""
    return COMMANDS.card(wants.card, known(wants.cards), lang)


def booster(wants: Packs, lang: str) -> Answer:
    """The cards of one pack."""
    cards = known(wants.cards)
    found = booster_pack(resource_cards(cards), wants.phase, Seeded(wants.seed).draw)
    return COMMANDS.opened(found, wants.seed, cards, lang)


def sealed(wants: Packs, lang: str) -> Answer:
    """The cards of six packs and the basic places."""
    cards = known(wants.cards)
    found = sealed_pool(resource_cards(cards), wants.phase, Seeded(wants.seed).draw)
    return COMMANDS.opened(found, wants.seed, cards, lang)


def odds(wants: OneLineUp, lang: str) -> Answer:
    """The exact chances of a line-up."""
    where = wants.line_up.name
    data = parse_yaml(wants.line_up.read(), where)
    return odds_tool.answer(read_line_up(data, where, known(wants.cards), lang), lang)


def score(wants: OneSheet, lang: str) -> Answer:
    """The point sheet of a campaign."""
    where = wants.sheet.name
    data = parse_yaml(wants.sheet.read(), where)
    return score_tool.answer(read_campaign(data, where, known(wants.cards)), lang)


def tournament(wants: OneTournament, lang: str) -> Answer:
    """Decks, exchanges and standings of a tournament."""
    where, cards = wants.tournament.name, known(wants.cards)
    data = parse_yaml(wants.tournament.read(), where)
    return tournament_tool.answer(read_tournament(data, where, cards), cards, lang)


TOOLS = (
    Tool(words="deck check", wants=CheckedDeck, answer=deck_check, facts=DeckCheck, online=True),
    Tool(words="deck show", wants=OneDeck, answer=deck_show),
    Tool(words="deck code", wants=OneDeck, answer=deck_code),
    *BENCH.tools(),
    Tool(words="cards", wants=Cards, answer=all_cards),
    Tool(words="card", wants=OneCard, answer=one_card),
    Tool(words="booster", wants=Packs, answer=booster),
    Tool(words="sealed", wants=Packs, answer=sealed),
    Tool(words="odds", wants=OneLineUp, answer=odds, facts=LineUpOdds, online=True),
    Tool(words="score", wants=OneSheet, answer=score, facts=PointSheet, online=True),
    Tool(words="tournament", wants=OneTournament, answer=tournament, facts=TournamentFacts),
)
