"""Laws that hold after every move: cards, energy, rockets, squads and tokens are conserved."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.space_alert.cards import action_deck, heroic_deck
from starboard.games.space_alert.content import ship
from starboard.games.space_alert.film.points import SQUADS
from starboard.games.space_alert.kinds import Squad
from starboard.games.space_alert.state import Mission, table_of


def faults(state: Mission) -> Iterator[str]:
    """What is wrong with a state, in words for developers."""
    yield from card_faults(state)
    yield from threat_faults(state)
    yield from ship_faults(state)
    yield from squad_faults(state)


def card_faults(state: Mission) -> Iterator[str]:
    """Every action card is somewhere, once; a space holds at most one (SA-PLAN-06)."""
    table = table_of(state)
    found = table.deck.names() + table.heroics.names()
    for hand in table.hands:
        found += hand.cards.names()
        for pile in hand.later:
            found += pile.names()
    for board in table.boards:
        found += board.heroic.names()
        for space in board.spaces:
            found += space.card.names()
            if len(space.card) > 1:
                yield "two cards lie on one space"
    whole = sorted(action_deck() + heroic_deck())
    if sorted(found) != whole and sorted(found) != list(action_deck()):
        yield f"there are {len(found)} action cards, not {len(whole)}"


def threat_faults(state: Mission) -> Iterator[str]:
    """No threat card is in play and in a deck, and numbers ascend."""
    drawn = [threat.card.id for threat in state.threats]
    for pile in table_of(state).threats.values():
        drawn += pile.names()
    if len(set(drawn)) != len(drawn):
        yield "a threat card exists twice"
    numbers = [threat.number for threat in state.threats]
    if numbers != sorted(numbers):
        yield f"threats are numbered {numbers}"


def ship_faults(state: Mission) -> Iterator[str]:
    """Energy and rockets are never negative; damage tokens are conserved."""
    if min(*state.reactor, *state.shield, state.fuel, state.rockets) < 0:
        yield "something on board is below zero"
    flying = state.rocket_first + state.rocket_second
    if state.rockets + flying > ship().rockets or state.fuel > ship().fuel:
        yield "rockets or capsules came from nowhere"
    for zone, tiles in enumerate(ship().tiles):
        if sorted(state.tiles[zone] + state.drawn[zone]) != sorted(tiles):
            yield f"damage tokens of zone {zone} are missing"


def squad_faults(state: Mission) -> Iterator[str]:
    """Two squads: carried, stored, or left off the plan (SA-SETUP-30, SA-CAMP-20)."""
    squads = [crew.squad for crew in state.crew] + state.stored
    there = sum(1 for squad in squads if squad is not Squad.NONE)
    if there not in (SQUADS, SQUADS - table_of(state).past.squads):
        yield f"there are {there} squads"
