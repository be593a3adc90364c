"""What is told of a duel that is over: the last shot, the best one, and what everybody did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from starboard.errors import Argument
from starboard.games.flagship.events import (
    AttackDeclared,
    CreditsLapsed,
    CreditsPaid,
    EvadeRolled,
    EventPlayed,
    ItemDestroyed,
    PlayerOut,
    UnitHit,
)
from starboard.games.flagship.goal import prizes_won
from starboard.games.flagship.state import Table
from starboard.kernel import Event, Seat
from starboard.kernel.ending import Count, Ending
from starboard.kernel.remarks import Remark

SHOTS: Final = "shots"
HITS: Final = "hits"
DAMAGE: Final = "damage"
WRECKS: Final = "wrecks"
EVADED: Final = "evaded"
SPENT: Final = "spent"
LAPSED: Final = "lapsed"
COUNTED: Final = (SHOTS, HITS, DAMAGE, WRECKS, EVADED, SPENT, LAPSED)
"""What is counted beside the prizes, in the order in which it is told."""
MEMORABLE: Final = 2
"""A shot with so much damage is remembered."""


class Hit:
    """A hit, whose it was, and with what."""

    def __init__(self, by: Seat, weapon: str, of: Seat, amount: int) -> None:
        self.by = by
        self.weapon = weapon
        self.of = of
        self.amount = amount


class Tale:
    """What is remembered of all that has happened."""

    def __init__(self, seats: int) -> None:
        self.counts = {name: [0] * seats for name in COUNTED}
        self.deed = Hit(-1, "", -1, 0)
        """The attack or event that is being carried out."""
        self.best: Hit | None = None
        self.broken: ItemDestroyed | None = None
        """The last card that was destroyed."""
        self.last: PlayerOut | None = None
        self.blow: ItemDestroyed | None = None
        """With what the last player was put out."""

    def add(self, name: str, seat: Seat, amount: int = 1) -> None:
        self.counts[name][seat] += amount

    def hear(self, event: Event) -> None:
        """One more event."""
        match event:
            case AttackDeclared(seat=seat, weapon=weapon):
                self.deed = Hit(seat, weapon, -1, 0)
                self.add(SHOTS, seat)
            case EventPlayed(seat=seat, card=card):
                self.deed = Hit(seat, card, -1, 0)
            case UnitHit(seat=seat, amount=amount):
                self.hit(seat, amount)
            case EvadeRolled(seat=seat, evaded=True):
                self.add(EVADED, seat)
            case CreditsPaid(seat=seat, amount=amount):
                self.add(SPENT, seat, amount)
            case CreditsLapsed(seat=seat, amount=amount):
                self.add(LAPSED, seat, amount)
            case ItemDestroyed(seat=seat, by=by):
                self.broken = event
                if by not in (seat, -1):
                    self.add(WRECKS, by)
            case PlayerOut():
                self.last, self.blow = event, self.broken

    def hit(self, of: Seat, amount: int) -> None:
        """Damage has got through: it belongs to whoever acts against its victim."""
        by = self.deed.by
        if by in (of, -1):
            return
        self.add(HITS, by)
        self.add(DAMAGE, by, amount)
        if self.best is None or amount > self.best.amount:
            self.best = Hit(by, self.deed.weapon, of, amount)


def ending(state: Table, events: Iterable[Event]) -> Ending:
    """What decided a duel, and what is counted of everybody (FS-GOAL)."""
    tale = Tale(state.seats)
    for event in events:
        tale.hear(event)
    counts = [Count("prizes", prizes_won(state), scores=True)]
    counts += [Count(name, tuple(amounts)) for name, amounts in tale.counts.items()]
    told = tuple(count for count in counts if any(count.amounts))
    return Ending(tuple(decided(state, tale)), told)


def decided(state: Table, tale: Tale) -> Sequence[Remark]:
    """The last blow, and the best shot of the match."""
    found: list[Remark] = []
    last, blow = tale.last, tale.blow
    if last is not None and blow is not None and blow.seat == last.seat and blow.by >= 0:
        blown: dict[str, Argument] = {"seat": last.seat, "by": blow.by, "weapon": blow.weapon}
        found.append(Remark("end-blow", blown))
    best = tale.best
    if best is not None and best.amount >= MEMORABLE:
        told: dict[str, Argument] = {
            "by": best.by,
            "weapon": best.weapon,
            "of": best.of,
            "amount": best.amount,
        }
        found.append(Remark("end-best-shot", told))
    found.append(Remark("end-length", {"turns": state.turn}))
    return found
