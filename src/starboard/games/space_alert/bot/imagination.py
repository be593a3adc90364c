"""A full table that looks the same to a seat: cards dealt anew, and a future made up."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.cards import is_heroic
from starboard.games.space_alert.missions.generator import generate
from starboard.games.space_alert.missions.timeline import Say, announcements
from starboard.games.space_alert.options import settings_for
from starboard.games.space_alert.round.schedule import ENDS, Cue, cue_of, written
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.table import Table
from starboard.kernel import Chance, Slot
from starboard.kernel.seats import includes
from starboard.kernel.view import shuffled

VARIETY: Final = 1_000_000
SOON: Final = 5
"""Seconds until something that should have come already."""


def imagine_table(state: Mission, seat: int | None, chance: Chance) -> None:
    """Fill in what a deal from the pools cannot know."""
    table = table_of(state)
    if 0 < table.phases >= table.phase:
        table.schedule.names = imagined_schedule(state, table, chance)
    Heroics(state, table, seat, chance).place()


def imagined_schedule(state: Mission, table: Table, chance: Chance) -> list[str]:
    """The rest of some mission, fitted to what was heard so far."""
    some = generate(str(chance.below(VARIETY)), settings_for(table.normal, table.serious, 0, 0))
    cues = [fitted(table, cue_of(each)) for each in announcements(some)]
    cues = [cue for cue in cues if cue.phase <= table.phases]
    if table.phase == 0:
        return [written(cue) for cue in cues]
    left = [cue for cue in cues if still_to_come(state, table, cue)]
    shift = max(0, state.now + SOON - left[0].at)
    left = [cue._replace(at=cue.at + shift) for cue in left]
    return [written(cue) for cue in closing(state, table) + left]


def still_to_come(state: Mission, table: Table, cue: Cue) -> bool:
    """Later phases, the end of this one, and what comes before that end."""
    if cue.phase == table.phase:
        return cue.at > state.now or cue.say in ENDS
    return cue.phase > table.phase


def fitted(table: Table, cue: Cue) -> Cue:
    """The last phase of this mission is the one that ends it."""
    if cue.say is Say.PHASE_END and cue.phase == table.phases:
        return cue._replace(say=Say.MISSION_END)
    return cue


def closing(state: Mission, table: Table) -> list[Cue]:
    """What ends a transfer or an outage that is going on."""
    found: list[Cue] = []
    if table.transfer:
        found.append(Cue(state.now + 1, Say.TRANSFER_OVER, table.phase, 0))
    if table.outage:
        found.append(Cue(state.now + 1, Say.OUTAGE_OVER, table.phase, 0))
    return found


class Heroics:
    """Everybody has one heroic card, nobody two, and none lies in the action deck."""

    def __init__(self, state: Mission, table: Table, seat: int | None, chance: Chance) -> None:
        self.state = state
        self.table = table
        self.seat = seat
        self.chance = chance

    def place(self) -> None:
        """Share the unknown cards out anew, heroic ones where they belong."""
        groups = [self.slots_of(seat) for seat in range(self.state.seats)]
        androids = [slot for board in self.table.boards for slot in board.heroic.slots]
        later = [
            slot for hand in self.table.hands for pile in hand.later[1:] for slot in pile.slots
        ]
        hidden = self.unknown([slot for group in groups for slot in group] + androids + later)
        names = [slot.name for slot in hidden]
        names += self.table.deck.bag + self.table.heroics.bag
        heroes = shuffled(sorted([name for name in names if is_heroic(name)]), self.chance)
        plain = shuffled(sorted([name for name in names if not is_heroic(name)]), self.chance)
        places = self.unknown(androids)
        for group in groups:
            free = self.unknown(group)
            if free and not any(is_heroic(slot.name) for slot in group if slot not in free):
                places.append(free[self.chance.below(len(free))])
        for slot in hidden:
            chosen = any(slot is place for place in places)
            slot.name = heroes.pop() if chosen and heroes else plain.pop()
        self.table.deck.bag = sorted(plain)
        self.table.heroics.bag = sorted(heroes)

    def slots_of(self, seat: int) -> list[Slot]:
        """The cards of the first phase of a person, wherever they are by now."""
        hand = self.table.hands[seat]
        zones = [hand.cards, *hand.later[:1]]
        if not self.state.crew[seat].android:
            zones += [space.card for space in self.table.boards[seat].spaces]
        return [slot for zone in zones for slot in zone.slots]

    def unknown(self, slots: list[Slot]) -> list[Slot]:
        """Those that the viewer does not know."""
        return [slot for slot in slots if not includes(slot.seen, self.seat)]
