"""What lies on the table: players, items in play, effect events, and texts being carried out."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.flagship.content import Card, Catalogue
from starboard.games.flagship.kinds import Faction, Until, When
from starboard.games.flagship.vocabulary import Effect, Standing
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

    # records: written by tools/records.py
    __match_args__ = (
        "id",
        "card",
        "owner",
        "base",
        "charge",
        "face_down",
        "hangar",
        "charged",
        "used",
    )
    field_types = (
        "str",
        "Card",
        "int",
        "str",
        "int",
        "bool",
        "bool",
        "int",
        "dict[int, int] | None",
    )

    def __init__(
        self,
        id: str,
        card: Card,
        owner: int,
        base: str = "",
        charge: int = 0,
        face_down: bool = False,
        hangar: bool = False,
        charged: int = 0,
        used: dict[int, int] | None = None,
    ) -> None:
        self.id = id
        self.card = card
        self.owner = owner
        self.base = base
        self.charge = charge
        self.face_down = face_down
        self.hangar = hangar
        self.charged = charged
        self.used = used

    def clone(self) -> Item:
        return Item(
            self.id,
            self.card,
            self.owner,
            self.base,
            self.charge,
            self.face_down,
            self.hangar,
            self.charged,
            None if self.used is None else self.used.copy(),
        )

    # records: end


class Laid(Record):
    """An effect event on the field: `on` is the seat on whose side it lies (FS-EVENT-04)."""

    id: str
    card: Card
    owner: int
    on: int
    turn: int
    faction: Faction | None = None
    """The faction chosen for it, where its text asks for one."""

    # records: written by tools/records.py
    __match_args__ = ("id", "card", "owner", "on", "turn", "faction")
    field_types = ("str", "Card", "int", "int", "int", "Faction | None")

    def __init__(
        self, id: str, card: Card, owner: int, on: int, turn: int, faction: Faction | None = None
    ) -> None:
        self.id = id
        self.card = card
        self.owner = owner
        self.on = on
        self.turn = turn
        self.faction = faction

    def clone(self) -> Laid:
        return Laid(self.id, self.card, self.owner, self.on, self.turn, self.faction)

    # records: end


class Lasting(Record):
    """A standing effect that holds for a while without a card."""

    effect: Standing
    seat: int
    until: Until
    turn: int
    unit: str = ""
    card: str = ""

    # records: written by tools/records.py
    __match_args__ = ("effect", "seat", "until", "turn", "unit", "card")
    field_types = ("Standing", "int", "Until", "int", "str", "str")

    def __init__(
        self, effect: Standing, seat: int, until: Until, turn: int, unit: str = "", card: str = ""
    ) -> None:
        self.effect = effect
        self.seat = seat
        self.until = until
        self.turn = turn
        self.unit = unit
        self.card = card

    def clone(self) -> Lasting:
        return Lasting(self.effect, self.seat, self.until, self.turn, self.unit, self.card)

    # records: end


class Promise(Record):
    """Effects that will happen once, later this turn."""

    when: When
    seat: int
    turn: int
    card: Card
    effects: tuple[Effect, ...]

    # records: written by tools/records.py
    __match_args__ = ("when", "seat", "turn", "card", "effects")
    field_types = ("When", "int", "int", "Card", "tuple[Effect, ...]")

    def __init__(
        self, when: When, seat: int, turn: int, card: Card, effects: tuple[Effect, ...]
    ) -> None:
        self.when = when
        self.seat = seat
        self.turn = turn
        self.card = card
        self.effects = effects

    def clone(self) -> Promise:
        return Promise(self.when, self.seat, self.turn, self.card, self.effects)

    # records: end


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

    # records: written by tools/records.py
    __match_args__ = (
        "seat",
        "card",
        "source",
        "blow",
        "chosen",
        "opponent",
        "held",
        "against",
        "cancelled",
    )
    field_types = ("int", "Card", "str", "int", "str", "int", "Zone | None", "int", "bool")

    def __init__(
        self,
        seat: int,
        card: Card,
        source: str,
        blow: int = 0,
        chosen: str = "",
        opponent: int = -1,
        held: Zone | None = None,
        against: int = 0,
        cancelled: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.source = source
        self.blow = blow
        self.chosen = chosen
        self.opponent = opponent
        self.held = held
        self.against = against
        self.cancelled = cancelled

    def clone(self) -> Deed:
        return Deed(
            self.seat,
            self.card,
            self.source,
            self.blow,
            self.chosen,
            self.opponent,
            None if self.held is None else self.held.clone(),
            self.against,
            self.cancelled,
        )

    # records: end


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

    # records: written by tools/records.py
    __match_args__ = (
        "seat",
        "target",
        "damage",
        "weapon",
        "ability",
        "attack",
        "evadable",
        "absorbable",
        "ended",
        "evade_failed",
        "absorbed",
    )
    field_types = ("int", "str", "int", "str", "int", "int", "bool", "bool", "bool", "bool", "int")

    def __init__(
        self,
        seat: int,
        target: str,
        damage: int,
        weapon: str = "",
        ability: int = 0,
        attack: int = 0,
        evadable: bool = True,
        absorbable: bool = True,
        ended: bool = False,
        evade_failed: bool = False,
        absorbed: int = 0,
    ) -> None:
        self.seat = seat
        self.target = target
        self.damage = damage
        self.weapon = weapon
        self.ability = ability
        self.attack = attack
        self.evadable = evadable
        self.absorbable = absorbable
        self.ended = ended
        self.evade_failed = evade_failed
        self.absorbed = absorbed

    def clone(self) -> Blow:
        return Blow(
            self.seat,
            self.target,
            self.damage,
            self.weapon,
            self.ability,
            self.attack,
            self.evadable,
            self.absorbable,
            self.ended,
            self.evade_failed,
            self.absorbed,
        )

    # records: end


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

    # records: written by tools/records.py
    __match_args__ = (
        "seat",
        "credits",
        "hand",
        "draw",
        "draw_discard",
        "prizes",
        "market",
        "row",
        "market_discard",
        "items",
        "pilot",
        "ship",
        "draft",
        "ready",
        "deck",
        "revealed",
        "prize_due",
        "out",
    )
    field_types = (
        "int",
        "int",
        "Zone",
        "Pile",
        "list[str]",
        "Zone",
        "Pile",
        "list[Item]",
        "list[str]",
        "dict[str, Item]",
        "str",
        "str",
        "Secret",
        "tuple[str, ...]",
        "tuple[int, int]",
        "int",
        "int",
        "int",
    )

    def __init__(
        self,
        seat: int,
        credits: int,
        hand: Zone,
        draw: Pile,
        draw_discard: list[str],
        prizes: Zone,
        market: Pile,
        row: list[Item],
        market_discard: list[str],
        items: dict[str, Item],
        pilot: str,
        ship: str,
        draft: Secret,
        ready: tuple[str, ...],
        deck: tuple[int, int] = (0, 0),
        revealed: int = 0,
        prize_due: int = 0,
        out: int = 0,
    ) -> None:
        self.seat = seat
        self.credits = credits
        self.hand = hand
        self.draw = draw
        self.draw_discard = draw_discard
        self.prizes = prizes
        self.market = market
        self.row = row
        self.market_discard = market_discard
        self.items = items
        self.pilot = pilot
        self.ship = ship
        self.draft = draft
        self.ready = ready
        self.deck = deck
        self.revealed = revealed
        self.prize_due = prize_due
        self.out = out

    def clone(self) -> Player:
        return Player(
            self.seat,
            self.credits,
            self.hand.clone(),
            self.draw.clone(),
            self.draw_discard.copy(),
            self.prizes.clone(),
            self.market.clone(),
            [item.clone() for item in self.row],
            self.market_discard.copy(),
            {key: item.clone() for key, item in self.items.items()},
            self.pilot,
            self.ship,
            self.draft.clone(),
            self.ready,
            self.deck,
            self.revealed,
            self.prize_due,
            self.out,
        )

    # records: end


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

    # records: written by tools/records.py
    __match_args__ = (
        "cards",
        "players",
        "laid",
        "lasting",
        "promises",
        "deeds",
        "blows",
        "serial",
        "turn",
        "active",
        "attack",
        "scope",
    )
    field_types = (
        "Catalogue",
        "list[Player]",
        "list[Laid]",
        "list[Lasting]",
        "list[Promise]",
        "dict[int, Deed]",
        "dict[int, Blow]",
        "int",
        "int",
        "int",
        "int",
        "int",
    )

    def __init__(
        self,
        seats: int,
        rules: int,
        cards: Catalogue,
        players: list[Player],
        laid: list[Laid],
        lasting: list[Lasting],
        promises: list[Promise],
        deeds: dict[int, Deed],
        blows: dict[int, Blow],
        serial: int,
        turn: int,
        active: int,
        attack: int,
        scope: int,
    ) -> None:
        super().__init__(seats, rules)
        self.cards = cards
        self.players = players
        self.laid = laid
        self.lasting = lasting
        self.promises = promises
        self.deeds = deeds
        self.blows = blows
        self.serial = serial
        self.turn = turn
        self.active = active
        self.attack = attack
        self.scope = scope

    def clone(self) -> Table:
        copy = Table(
            self.seats,
            self.rules,
            self.cards,
            [item.clone() for item in self.players],
            [item.clone() for item in self.laid],
            [item.clone() for item in self.lasting],
            [item.clone() for item in self.promises],
            {key: item.clone() for key, item in self.deeds.items()},
            {key: item.clone() for key, item in self.blows.items()},
            self.serial,
            self.turn,
            self.active,
            self.attack,
            self.scope,
        )
        self.copy_base(copy)
        return copy

    # records: end

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

    def rivals(self, seat: int) -> list[int]:
        """The opponents of a seat, clockwise from it."""
        order = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in order if not self.players[other].out]

    def unit_of(self, item: Item) -> Item:
        """The unit (or pilot) at the end of a chain of attachments."""
        items = self.players[item.owner].items
        while item.base:
            item = items[item.base]
        return item

    def in_play(self, item: Item) -> bool:
        """Face up and not in the hangar: its text counts (FS-ABILITY-02, FS-HANGAR-04)."""
        return not item.face_down and not self.unit_of(item).hangar

    def attached(self, item: Item) -> list[Item]:
        """The cards attached directly to a card."""
        return [other for other in self.players[item.owner].items.values() if other.base == item.id]

    def extension_of(self, item: Item) -> Item | None:
        """The extension attached to a card; there is at most one (FS-EXTEND-03)."""
        for other in self.players[item.owner].items.values():
            if other.base == item.id and other.card.is_extension:
                return other
        return None

    def parts(self, unit: Item) -> list[Item]:
        """Everything attached to a unit, directly or in a chain."""
        return [
            item
            for item in self.players[unit.owner].items.values()
            if item is not unit and self.unit_of(item) is unit
        ]

    def units(self, seat: int) -> list[Item]:
        """The units of a seat that are part of the game."""
        return [
            item
            for item in self.players[seat].items.values()
            if item.card.is_unit and not item.face_down and not item.hangar
        ]
