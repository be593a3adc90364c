"""Hidden things: slots, zones, piles and secrets, each with the seats that have seen it.

A pile that nobody has looked into has no order: its cards lie in a bag, and drawing asks chance.
Looking fixes slots on top; shuffling dissolves them. Things that a seat cannot tell apart form
one pool; a view lists what a pool holds without saying where. Of an own zone or pile, such as a
deck that somebody has brought along, it lists that only to its owners.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Self, TypeVar

from starboard.kernel.chance import Chance
from starboard.kernel.record import Record
from starboard.kernel.seats import EVERYONE, NOBODY, Seat, includes, only

UNKNOWN = ""
"""The name of a thing that a viewer does not know."""
R = TypeVar("R")


class Slot(Record):
    """One hidden thing: its name and the bit set of seats that know it."""

    name: str
    seen: int

    def more_seen(self, other: Slot) -> bool:
        """Whether more seats know it than another one; where as many do, an order that is fixed."""
        if other.seen == EVERYONE or self.seen == EVERYONE:
            return other.seen != EVERYONE
        return (self.seen.bit_count(), self.seen) > (other.seen.bit_count(), other.seen)


class Zone(Record):
    """Hidden things without an order, such as a hand or face-down cards."""

    pool: str
    slots: list[Slot]

    def __len__(self) -> int:
        return len(self.slots)

    def lists_to(self, seat: Seat | None) -> bool:
        """Whether a seat is told what is in the pool; of this kind everybody is."""
        return True

    def beside(self, slots: list[Slot]) -> Zone:
        """Another zone of the same kind and pool, for things that are set apart."""
        return Zone(self.pool, slots)

    def names(self) -> list[str]:
        """The names in a fixed order that says nothing about when they came."""
        return sorted([slot.name for slot in self.slots])

    def add(self, slot: Slot) -> None:
        """Put a thing into the zone."""
        self.slots.append(slot)

    def take(self, name: str) -> Slot:
        """Remove a thing of that name: the one most seats have seen, as they look the same."""
        best = -1
        for index, slot in enumerate(self.slots):
            if slot.name == name and (best < 0 or slot.more_seen(self.slots[best])):
                best = index
        return self.slots.pop(best)

    def has(self, name: str) -> bool:
        """Whether a thing of that name lies here."""
        for slot in self.slots:
            if slot.name == name:
                return True
        return False


class Pile(Record):
    """A pile: known places on top, an unordered bag, known places at the bottom.

    `known` are the seats that have gone through the bag: they know what is in it, not its order.
    """

    pool: str
    top: list[Slot]
    bag: list[str]
    bottom: list[Slot]
    known: int = NOBODY

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def lists_to(self, seat: Seat | None) -> bool:
        """Whether a seat is told what is in the pool; of this kind everybody is."""
        return True

    def ask(self, count: int, chance: Chance) -> list[str]:
        """Which things come next; chance is asked, but nothing leaves the pile yet."""
        names = [slot.name for slot in self.top[:count]]
        left = self.bag.copy()
        while left and len(names) < count:
            name = chance.draw(left)
            left.remove(name)
            names.append(name)
        names.extend([slot.name for slot in self.bottom[: count - len(names)]])
        return names

    def deal(self, names: list[str], seen: int = NOBODY) -> list[Slot]:
        """Take the things that were asked for; `seen` are the seats that look at them."""
        dealt: list[Slot] = []
        for name in names:
            if self.top:
                slot = self.top.pop(0)
            elif self.bag:
                self.bag.remove(name)
                slot = Slot(name, NOBODY)
                self.known &= seen  # who does not see what left it no longer knows the rest
            else:
                slot = self.bottom.pop(0)
            slot.seen |= seen
            dealt.append(slot)
        return dealt

    def draw(self, chance: Chance, seen: int = NOBODY) -> Slot:
        """Take the top thing; `seen` are the seats that look at it."""
        return self.deal(self.ask(1, chance), seen)[0]

    def look(self, count: int, chance: Chance, seen: int) -> list[Slot]:
        """Look at the top things: they get a fixed place and stay there."""
        looked = self.deal(self.ask(count, chance), seen)
        self.top = looked + self.top
        return looked

    def names(self) -> list[str]:
        """Everything in the pile, sorted."""
        return sorted(self.bag + [slot.name for slot in self.top + self.bottom])

    def search(self, seat: Seat) -> list[str]:
        """A seat goes through the whole pile and knows from now on what is in it."""
        self.known |= only(seat)
        for slot in self.top + self.bottom:
            slot.seen |= only(seat)
        return self.names()

    def remove(self, name: str) -> None:
        """Take a thing of that name out of the pile, wherever it lies."""
        for places in (self.top, self.bottom):
            for slot in places:
                if slot.name == name:
                    places.remove(slot)
                    return
        self.bag.remove(name)

    def shuffle(self, chance: Chance, more: Iterable[str] = ()) -> None:
        """Shuffle the pile, with more things added: nobody knows any place in it afterwards."""
        chance.shuffle()
        names = self.names()
        names.extend(more)
        names.sort()
        self.bag = names
        self.top = []
        self.bottom = []


class OwnZone(Zone):
    """A zone of a pool whose list only some seats know; all others know how much there is."""

    owners: int = NOBODY

    def lists_to(self, seat: Seat | None) -> bool:
        return includes(self.owners, seat)

    def beside(self, slots: list[Slot]) -> OwnZone:
        return OwnZone(self.pool, slots, self.owners)


class OwnPile(Pile):
    """A pile of a pool whose list only some seats know; all others know how much there is."""

    owners: int = NOBODY

    def lists_to(self, seat: Seat | None) -> bool:
        return includes(self.owners, seat)


class Secret(Record):
    """A list of names that only some seats may know, and nobody else even its length."""

    names: list[str]
    seen: int

    def reveal(self) -> list[str]:
        """Show it to everybody."""
        self.seen = EVERYONE
        return self.names


class Sealed(Record, Generic[R]):
    """One thing that only some seats may know, such as a number or a record; or nothing yet."""

    value: R | None
    seen: int

    def clone(self) -> Self:
        value = self.value
        return type(self)(value.clone() if isinstance(value, Record) else value, self.seen)

    def reveal(self) -> R | None:
        """Show it to everybody."""
        self.seen = EVERYONE
        return self.value
