"""A fresh table: sources, action piles, and the first entry of the agenda (PR-START, PR-GEN)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.perry_rhodan.bringing import decks_for
from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.deck_text import starter_decks
from starboard.games.perry_rhodan.decks import Deck
from starboard.games.perry_rhodan.kinds import PHASES, Phase
from starboard.games.perry_rhodan.options import read_range
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.start import Toss
from starboard.games.perry_rhodan.state import Player, Table, Turn
from starboard.kernel import NOBODY, OptionValue, OwnPile, OwnZone, number_of, only

SECOND_CYCLE = Phase.V
"""The first phase of the second cycle (PR-GEN-11)."""


def new_table(
    rules: int, seats: int, options: Mapping[str, OptionValue], cards: Catalogue
) -> Table:
    """The table before the coin is tossed."""
    low, high = read_range(str(options["phases"]))
    tournament = bool(options["tournament"])
    decks = decks_for(seats, options, cards)
    players = [
        new_player(seat, deck, cards, (low, high), tournament) for seat, deck in enumerate(decks)
    ]
    turn = Turn(0, 0, Section.REACTIVATION, 0)
    state = Table(
        seats, rules, cards, players, low, high, low, 0, turn, None, [], [], {}, [], [], [], [], []
    )
    state.rounds = number_of(options, "rounds")
    state.tournament = tournament
    state.memory = tournament or bool(options["memory"])
    state.anti_atlan = bool(options["anti_atlan"]) and not tournament
    state.agenda.push(Toss())
    return state


def played_sources(low: Phase, high: Phase) -> tuple[Phase, ...]:
    """The sources that are used: of the cycle up to the last phase (PR-START-08, 13, 16)."""
    first = SECOND_CYCLE if low >= SECOND_CYCLE else Phase.I
    return tuple(phase for phase in PHASES if first <= phase <= high)


def new_player(
    seat: int, deck: Deck, cards: Catalogue, span: tuple[Phase, Phase], tournament: bool
) -> Player:
    """A player with a deck; its list is known to its owner alone."""
    low, high = span
    own = only(seat)
    phases = [phase for phase in played_sources(low, high) if deck.source(phase)]
    sources = {
        phase: OwnPile(f"{phase}:{seat}", [], sorted_out(deck, phase, cards, low, tournament), [])
        for phase in phases
    }
    for pile in sources.values():
        pile.owners = own
    return Player(
        seat=seat,
        deck=deck.id if deck.id in starter_decks() else "",
        access=low,
        hand={phase: OwnZone(f"{phase}:{seat}", [], own) for phase in phases},
        sources={**sources},
        sink=[],
        action=OwnPile(f"action:{seat}", [], sorted(deck.action), [], NOBODY, own),
        action_discard=OwnZone(f"action:{seat}", [], own),
        cards={},
        covered={},
        covers={},
        holds={},
    )


def sorted_out(
    deck: Deck, phase: Phase, cards: Catalogue, start: Phase, tournament: bool
) -> list[str]:
    """A source without what is outdated at the start, except in tournaments (PR-START-14…16)."""
    names = deck.source(phase)
    return sorted([name for name in names if tournament or not cards[name].outdated_in(start)])
