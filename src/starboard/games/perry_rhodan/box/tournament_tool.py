"""Tournaments: whether all decks and exchanges are legal, and the standings.

Standings are a rule of our house: the points of all games, then games won, then games played.
"""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from starboard.errors import Illegal
from starboard.games.perry_rhodan.awards import PARTS
from starboard.games.perry_rhodan.box.commands import PerryRhodanCommands
from starboard.games.perry_rhodan.box.reading import points_text
from starboard.games.perry_rhodan.box.tournament_file import Tournament, exchanged
from starboard.games.perry_rhodan.decks import Binder, check_deck
from starboard.text import texts_for
from starboard.tool import Answer


class Fault(TypedDict):
    """What is against the rules of tournaments."""

    player: str
    game: int
    """0 is before the first one."""
    clause: str
    text: str


class Row(TypedDict):
    """Where a player stands."""

    player: str
    place: int
    points: float
    games: int
    won: int


class TournamentFacts(TypedDict):
    """A whole tournament."""

    legal: bool
    faults: list[Fault]
    standings: list[Row]


class _Found(NamedTuple):
    player: str
    game: int
    fault: Illegal


def answer(tournament: Tournament, cards: Binder, lang: str) -> Answer:
    """Faults and standings."""
    found = _faults(tournament, cards)
    commands = PerryRhodanCommands(tournament.phases, tournament=True)
    faults: list[Fault] = [
        {
            "player": each.player,
            "game": each.game,
            "clause": each.fault.clause,
            "text": commands.fault_text(each.fault, lang, cards),
        }
        for each in found
    ]
    rows = standings(tournament)
    facts: TournamentFacts = {"legal": not faults, "faults": faults, "standings": rows}
    return Answer(facts, _lines(facts, lang), no=bool(faults))


def _faults(tournament: Tournament, cards: Binder) -> list[_Found]:
    """Decks as they began, then every exchange, then the deck that came of it."""
    decks = dict(tournament.decks)
    found = [
        _Found(player, 0, fault)
        for player, deck in decks.items()
        for fault in check_deck(deck, cards, tournament.phases, tournament=True)
    ]
    for number, game in enumerate(tournament.games, 1):
        for swap in game.swaps:
            deck, faults = exchanged(decks[swap.player], swap, cards)
            faults = faults or check_deck(deck, cards, tournament.phases, tournament=True)
            found += [_Found(swap.player, number, fault) for fault in faults]
            decks[swap.player] = deck
    return found


def standings(tournament: Tournament) -> list[Row]:
    """Everybody in order; equal ones share a place."""
    keys: dict[str, tuple[int, int, int]] = {}
    for player in tournament.decks:
        mine = [game.points for game in tournament.games if player in game.points]
        won = [points for points in mine if points[player] == max(points.values())]
        keys[player] = (sum(points[player] for points in mine), len(won), -len(mine))
    rows: list[Row] = [
        {
            "player": player,
            "place": 1 + sum(other > key for other in keys.values()),
            "points": key[0] / PARTS,
            "games": -key[2],
            "won": key[1],
        }
        for player, key in keys.items()
    ]
    return sorted(rows, key=lambda row: row["place"])


def _lines(facts: TournamentFacts, lang: str) -> list[str]:
    texts = texts_for("perry_rhodan")
    lines = [texts.say(lang, "tournament-legal", count=len(facts["faults"]))]
    for fault in facts["faults"]:
        words = {"player": fault["player"], "text": fault["text"], "clause": fault["clause"]}
        lines.append("  " + texts.say(lang, "tournament-fault", game=fault["game"], **words))
    lines.append(texts.say(lang, "tournament-standings"))
    for row in facts["standings"]:
        points = points_text(round(row["points"] * PARTS), lang)
        line = texts.say(
            lang,
            "tournament-row",
            place=row["place"],
            games=row["games"],
            won=row["won"],
            player=row["player"],
            points=points,
        )
        lines.append(f"  {line}")
    return lines
