"""Research: technologies from the tray (ECL-RESCH)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import STOP, Activation
from starboard.games.eclipse.discoveries import LABS, TakeDiscovery
from starboard.games.eclipse.empire_moves import Research
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.printed import DrawDiscovery
from starboard.games.eclipse.resources import pay
from starboard.games.eclipse.state import Table
from starboard.games.eclipse.technologies import cannot_place, gain_technology, price, tracks_for
from starboard.kernel import Act, Chance, Seat


def technologies_to_research(action: Researching, state: Table, seat: Seat) -> list[Research]:
    """Everything on the tray, a rare one on any track (ECL-RESCH-11)."""
    found: list[Research] = []
    for name in state.tray:
        for track in tracks_for(state.box.technologies[name]):
            found.append(Research(name, track))
    return found


def possible_research(action: Researching, state: Table, seat: Seat) -> list[Research]:
    """What can be researched: most is too dear, so that is asked first."""
    player = state.players[seat]
    held = player.storage[Resource.SCIENCE]
    found: list[Research] = []
    for name in state.tray:
        technology = state.box.technologies[name]
        if technology.min_cost > held:
            continue
        for track in tracks_for(technology):
            if price(state, player, technology, track) > held:
                continue
            if cannot_place(state, player, technology, track) is None:
                found.append(Research(name, track))
    return found


def cannot_research(
    action: Researching, state: Table, seat: Seat, move: Research
) -> Illegal | None:
    """Why a technology cannot be researched there now (ECL-GEN-17, ECL-RES-02, ECL-RESCH-04…06)."""
    player = state.players[seat]
    if not state.tray.get(move.technology):
        return Illegal("ECL-GEN-17", "technology-not-there", technology=move.technology)
    technology = state.box.technologies[move.technology]
    fault = cannot_place(state, player, technology, move.track)
    if fault is not None:
        return fault
    cost, held = price(state, player, technology, move.track), player.storage[Resource.SCIENCE]
    if cost > held:
        return Illegal("ECL-RES-02", "cannot-pay", cost=cost, held=held, resource="science")
    return None


def research(action: Researching, state: Table, seat: Seat, move: Research, chance: Chance) -> None:
    """Pay and take it; Ancient Labs find a discovery (ECL-RESCH-01, 04, ECL-TECH-26)."""
    if action.left > 1:
        state.push(Researching(action.seat, action.left - 1))
    technology = state.box.technologies[move.technology]
    cost = price(state, state.players[seat], technology, move.track)
    pay(state, seat, Resource.SCIENCE, cost, "ECL-RESCH-01")
    gain_technology(state, seat, move.technology, move.track, "ECL-RESCH-04")
    if isinstance(technology.effect, DrawDiscovery):
        state.push(TakeDiscovery(seat, LABS))


class Researching(Activation):
    """Research one technology after another (ECL-RESCH-01, 04, 14)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Research, research, technologies_to_research, cannot_research, possible_research),
        STOP,
    )

    def refuse(self, state: Table, seat: Seat, thing: str) -> Illegal | None:
        """Only what lies on the tray is researched (ECL-RESCH-01, ECL-GEN-17)."""
        if thing in state.box.technologies:
            return Illegal("ECL-GEN-17", "technology-not-there", technology=thing)
        return Illegal("ECL-RESCH-01", "technologies-are-researched")
