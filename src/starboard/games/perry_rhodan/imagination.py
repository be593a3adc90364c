"""What a seat may imagine where it sees nothing: decks of others, cargo, covers."""

from __future__ import annotations

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.deck_text import starter_decks
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.state import Player, Table
from starboard.games.perry_rhodan.whereabouts import deal_whereabouts
from starboard.kernel import UNKNOWN, Chance, Pile, Seat, Zone


def complete(state: Table, seat: Seat | None, chance: Chance) -> None:
    """Fill hands, sources, covered cards and action piles that are not listed to a seat."""
    for player in state.players:
        for phase, source in player.sources.items():
            likely = likely_cards(state, player, phase)
            covered = [each.zone for each in player.covered.values() if each.phase is phase]
            hidden: list[Zone | Pile] = [player.hand[phase], source, *covered]
            for place in hidden:
                fill(place, likely, chance)
        piles = sorted(action_cards())
        for pile in (player.action, player.action_discard):
            fill(pile, piles, chance)
    deal_whereabouts(state, seat, chance)


def likely_cards(state: Table, player: Player, phase: Phase) -> list[str]:
    """What may be in a source: that of the known starter deck, otherwise of any."""
    starters = starter_decks()
    decks = [starters[player.deck]] if player.deck in starters else list(starters.values())
    names = sorted({name for deck in decks for name in deck.source(phase)})
    playable = [name for name in names if not state.catalogue[name].outdated_in(state.phase)]
    return playable or names


def fill(place: Zone | Pile, names: list[str], chance: Chance) -> None:
    """Put likely names where none is known."""
    slots = place.slots if isinstance(place, Zone) else place.top + place.bottom
    for slot in slots:
        if slot.name == UNKNOWN:
            slot.name = names[chance.below(len(names))]
    if isinstance(place, Pile) and UNKNOWN in place.bag:
        place.bag = sorted([names[chance.below(len(names))] for _ in place.bag])
