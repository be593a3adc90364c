"""What lies on the table: players, items in play, effect events, and texts being carried out."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.flagship.cards.card import Card, Catalogue
from starboard.games.flagship.cards.kinds import Faction, Until, When
from starboard.games.flagship.cards.vocabulary import Effect, Standing
from starboard.kernel import Pile, Record, Secret, State, Zone

PRIZES = 6
HAND = 5
ROW = 3


class Item(Record):
    """An item card in the market row or on the field. `base` is the card it is attached to."""

    id: str
    card: Card
    owner: int
    base: str = ""
    charge: int = 0
    face_down: bool = False
    hangar: bool = False
    charged: int = 0
    """The turn in which its generator was last used."""
    used: dict[int, int] | None = None
    """When each ability with a limit was last used: the turn or the attack."""


class Laid(Record):
    """An effect event on the field: `on` is the seat on whose side it lies (FS-EVENT-04)."""

    id: str
    card: Card
    owner: int
    on: int
    turn: int
    faction: Faction | None = None
    """The faction chosen for it, where its text asks for one."""


class Lasting(Record):
    """A standing effect that holds for a while without a card."""

    effect: Standing
    seat: int
    until: Until
    turn: int
    unit: str = ""
    card: str = ""


class Promise(Record):
    """Effects that will happen once, later this turn."""

    when: When
    seat: int
    turn: int
    card: Card
    effects: tuple[Effect, ...]


class Deed(Record):
    """A text being carried out: whose it is, where it comes from, and what it has picked so far."""

    seat: int
    card: Card
    source: str
    """The id of the item or effect event it stands on; empty for an event from the hand."""
    blow: int = 0
    """The blow it answers or comes from."""
    chosen: str = ""
    opponent: int = -1
    held: Zone | None = None
    """A hand card that was pointed at."""
    against: int = 0
    """The event it answers."""
    cancelled: bool = False


class Blow(Record):
    """Damage on its way to a unit, by an attack or another effect (FS-ATTACK-02)."""

    seat: int
    target: str
    damage: int
    weapon: str = ""
    ability: int = 0
    """Which ability of the weapon it comes from."""
    attack: int = 0
    """The number of the attack; 0 if it is none."""
    evadable: bool = True
    absorbable: bool = True
    ended: bool = False
    """Evaded or cancelled."""
    evade_failed: bool = False
    absorbed: int = 0


class Player(Record):
    """One seat's cards and credits."""

    seat: int
    credits: int
    hand: Zone
    draw: Pile
    draw_discard: list[str]
    prizes: Zone
    market: Pile
    row: list[Item]
    market_discard: list[str]
    items: dict[str, Item]
    pilot: str
    ship: str
    """The id of the main ship."""
    draft: Secret
    """The cards chosen for the main ship before they are laid open (FS-BUILD-09)."""
    ready: tuple[str, ...]
    """The main ship that comes with the deck."""
    deck: tuple[int, int] = (0, 0)
    """How many event cards and item cards the deck has."""
    revealed: int = 0
    """The turn in which a market card was last turned up."""
    prize_due: int = 0
    """Prize cards this player may still take in this turn (FS-DRAW-08)."""
    out: int = 0
    """The turn in which the main ship was destroyed."""


class Side:
    """A player's cards on the field by what they do: who wants some need not look at all.

    It follows from which cards lie there and what they are attached to, and from nothing else.
    """

    def __init__(self, items: dict[str, Item]) -> None:
        self.attackers: list[Item] = []
        self.usable: list[Item] = []
        """Those with an ability that is used."""
        self.generators: list[Item] = []
        self.triggering: list[Item] = []
        self.standing: dict[type, list[Item]] = {}
        """Those with a standing effect, by its kind."""
        self.extensions: dict[str, Item] = {}
        """By the card they are attached to."""
        self.parts: dict[str, list[Item]] = {}
        """What is attached to a unit, directly or in a chain."""
        for item in items.values():
            card = item.card
            if card.attacks:
                self.attackers.append(item)
            if card.actives:
                self.usable.append(item)
            if card.generator:
                self.generators.append(item)
            if card.triggers:
                self.triggering.append(item)
            for kind in card.stands:
                self.standing.setdefault(kind, []).append(item)
            if item.base in items:
                self.parts.setdefault(unit_among(items, item).id, []).append(item)
                if card.is_extension:
                    self.extensions.setdefault(item.base, item)


def unit_among(items: dict[str, Item], item: Item) -> Item:
    """The unit (or pilot) at the end of a chain of attachments."""
    while item.base:
        item = items[item.base]
    return item


class Table(State):
    """A whole game of Flagship."""

    cards: Catalogue
    players: list[Player]
    laid: list[Laid]
    lasting: list[Lasting]
    promises: list[Promise]
    deeds: dict[int, Deed]
    blows: dict[int, Blow]
    serial: int
    """Counts the ids of public things, texts and blows."""
    turn: int
    active: int
    attack: int
    """Counts attacks."""
    scope: int
    """The scope of the running turn."""

    def number(self) -> int:
        """The next number for something public."""
        self.serial += 1
        return self.serial

    def item(self, item_id: str) -> Item | None:
        """The item on the field with that id."""
        for player in self.players:
            found = player.items.get(item_id)
            if found is not None:
                return found
        return None

    def items(self) -> Iterator[Item]:
        """All items on the field, face down ones and those in the hangar included."""
        for player in self.players:
            yield from player.items.values()

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [player.seat for player in self.players if not player.out]

    def hand_size(self, seat: int) -> int:
        """How many cards a player holds, one that is being pointed at included (FS-DRAW-05)."""
        count = len(self.players[seat].hand)
        for deed in self.deeds.values():
            if deed.held is not None and deed.opponent == seat:
                count += len(deed.held)
        return count

    def rivals(self, seat: int) -> list[int]:
        """The opponents of a seat, clockwise from it."""
        players = self.players
        later, earlier = players[seat + 1 :], players[:seat]
        return [player.seat for player in (*later, *earlier) if not player.out]

    def sides(self) -> list[Side]:
        """The sides of the players, worked out again when a card came or went."""
        known = self.traced.get("sides")
        if known is None:
            known = self.traced["sides"] = [Side(player.items) for player in self.players]
        assert isinstance(known, list)
        return known

    def lay(self, item: Item) -> None:
        """Put a card on the field, on its owner's side."""
        self.players[item.owner].items[item.id] = item
        self.traced.clear()

    def take_off(self, item: Item) -> None:
        """Take a card off the field."""
        del self.players[item.owner].items[item.id]
        self.traced.clear()

    def unit_of(self, item: Item) -> Item:
        """The unit (or pilot) at the end of a chain of attachments."""
        return unit_among(self.players[item.owner].items, item) if item.base else item

    def in_play(self, item: Item) -> bool:
        """Face up and not in the hangar: its text counts (FS-ABILITY-02, FS-HANGAR-04)."""
        if item.face_down:
            return False
        return not (self.unit_of(item) if item.base else item).hangar

    def attached(self, item: Item) -> list[Item]:
        """The cards attached directly to a card."""
        return [other for other in self.players[item.owner].items.values() if other.base == item.id]

    def extension_of(self, item: Item) -> Item | None:
        """The extension attached to a card; there is at most one (FS-EXTEND-03)."""
        return self.sides()[item.owner].extensions.get(item.id)

    def parts(self, unit: Item) -> list[Item]:
        """Everything attached to a unit, directly or in a chain."""
        return self.sides()[unit.owner].parts.get(unit.id, [])

    def units(self, seat: int) -> list[Item]:
        """The units of a seat that are part of the game."""
        return [
            item
            for item in self.players[seat].items.values()
            if item.card.is_unit and not item.face_down and not item.hangar
        ]
