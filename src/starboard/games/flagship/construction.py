"""The construction phase: main ships, decks, the first player (FS-BUILD)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.decks import BUDGET
from starboard.games.flagship.events import CardDrawn, PartPicked, ShipRevealed, StartRolled
from starboard.games.flagship.hand import unique
from starboard.games.flagship.moves import Pick, Ready
from starboard.games.flagship.state import HAND, PRIZES, Item, Player, Table
from starboard.games.flagship.turn import Turn
from starboard.kernel import (
    NOBODY,
    Act,
    Chance,
    Choice,
    Seat,
    Seats,
    Step,
    only,
    together,
)


class Construction(Step[Table]):
    """Whoever has no main ship yet assembles one in secret, all at once (FS-BUILD-01, 09)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(RevealShips(), DealCards(), RollForStart())
        builders = [player.seat for player in state.players if not player.draft.names]
        if builders:
            state.push(together({seat: Assemble(seat) for seat in builders}))


def is_building(state: Table, seat: int) -> bool:
    """Whether a player is still choosing cards for the main ship."""
    for entry in state.agenda.entries():
        if isinstance(entry, Assemble) and entry.seat == seat:
            return True
    return False


def drafted(state: Table, seat: int) -> list[Card]:
    """The cards chosen so far."""
    return [state.cards.cards[name] for name in state.players[seat].draft.names]


def left_over(player: Player) -> list[str]:
    """The item cards of a deck that were not chosen."""
    names = player.market.names()
    for name in player.draft.names:
        names.remove(name)
    return names


def cannot_pick(asked: Assemble, state: Table, seat: Seat, move: Pick) -> Illegal | None:
    """Why a card cannot be part of the main ship: pilot first, then ship, then equipment."""
    name = move.card
    if name not in left_over(state.players[seat]):
        return Illegal("FS-BUILD-01", "not-in-deck", card=name)
    return unfit(state, seat, name, drafted(state, seat))


def unfit(state: Table, seat: Seat, name: str, chosen: list[Card]) -> Illegal | None:
    """Why a card that is left cannot be the next one (FS-BUILD-01…03)."""
    card = state.cards.cards[name]
    if card.is_extension:
        return Illegal("FS-EXTEND-06", "no-extensions-yet", card=name)
    if card.is_unit and not card.is_ship:
        return Illegal("FS-BUILD-08", "not-a-ship", card=name)
    misplaced = wrong_order(card, chosen)
    if misplaced is not None:
        return misplaced
    if chosen and not card.is_neutral and card.faction is not chosen[0].faction:
        return Illegal("FS-BUILD-03", "wrong-faction", card=name, faction=card.faction.value)
    spent = sum([each.price for each in chosen])
    if card.is_pilot:
        if not ship_for(state, seat, card):
            return Illegal("FS-BUILD-02", "no-ship-for-pilot", card=name)
    elif spent + card.price > BUDGET:
        return Illegal(
            "FS-BUILD-01", "over-budget", card=name, price=card.price, has=BUDGET - spent
        )
    return no_slot_left(card, chosen) if card.is_equipment else None


def wrong_order(card: Card, chosen: list[Card]) -> Illegal | None:
    """Exactly one pilot and exactly one ship, in this order (FS-BUILD-02)."""
    if card.is_pilot:
        return None if not chosen else Illegal("FS-BUILD-02", "one-pilot-only", card=card.id)
    if not chosen:
        return Illegal("FS-BUILD-02", "pilot-first", card=card.id)
    if card.is_ship:
        return None if len(chosen) == 1 else Illegal("FS-BUILD-02", "one-ship-only", card=card.id)
    return None if len(chosen) > 1 else Illegal("FS-BUILD-02", "ship-first", card=card.id)


def ship_for(state: Table, seat: int, pilot: Card) -> str:
    """A ship of the deck that this pilot can fly within the budget, if there is one."""
    for name in state.players[seat].market.names():
        card = state.cards.cards[name]
        suits = card.is_neutral or card.faction is pilot.faction
        if card.is_ship and suits and pilot.price + card.price <= BUDGET:
            return name
    return ""


def likely_ship(state: Table, seat: int) -> list[str]:
    """What a main ship that nobody has seen may be: that of the deck, or the first that flies."""
    player = state.players[seat]
    if player.ready:
        return list(player.ready)
    for name in player.market.names():
        card = state.cards.cards[name]
        ship = ship_for(state, seat, card) if card.is_pilot else ""
        if ship:
            return [name, ship]
    return []


def no_slot_left(card: Card, chosen: list[Card]) -> Illegal | None:
    """Each slot takes only one item of its kind (FS-BUILD-03, 05, 06)."""
    assert card.needs_slot is not None
    offered = chosen[1].slots.of(card.needs_slot)
    taken = sum([each.needs_count for each in chosen if each.needs_slot is card.needs_slot])
    if taken + card.needs_count > offered:
        return Illegal(
            "FS-BUILD-05", "too-few-slots", card=card.id, unit=chosen[1].id, needs=card.needs_count
        )
    return None


def picks(asked: Assemble, state: Table, seat: Seat) -> list[Pick]:
    """Each kind of card that is left in the deck."""
    return [Pick(name) for name in unique(left_over(state.players[seat]))]


def possible_picks(asked: Assemble, state: Table, seat: Seat) -> list[Pick]:
    """Every card that can be the next one."""
    chosen = drafted(state, seat)
    names = unique(left_over(state.players[seat]))
    return [Pick(name) for name in names if unfit(state, seat, name, chosen) is None]


def pick(asked: Assemble, state: Table, seat: Seat, move: Pick, chance: Chance) -> None:
    """Take a card for the main ship (FS-BUILD-01)."""
    state.push(asked)
    state.players[seat].draft.names.append(move.card)
    state.report(PartPicked("FS-BUILD-01", seat, move.card))


def is_unfinished(asked: Assemble, state: Table, seat: Seat, move: Ready) -> Illegal | None:
    """A main ship has at least a pilot and a ship (FS-BUILD-02)."""
    if len(state.players[seat].draft.names) < 2:
        return Illegal("FS-BUILD-02", "needs-ship-and-pilot")
    return None


def ready(asked: Assemble, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    """The main ship is complete (FS-BUILD-09)."""


class Assemble(Choice[Table]):
    """Choose the pilot, the ship and its equipment (FS-BUILD-01…03)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Pick, pick, picks, cannot_pick, possible_picks),
        Act(Ready, ready, reason=is_unfinished),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return () if state.players[self.seat].out else (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"credits": BUDGET - sum([card.price for card in drafted(state, self.seat)])}


class RevealShips(Step[Table]):
    """All main ships are laid open together (FS-BUILD-09, 13)."""

    def run(self, state: Table, chance: Chance) -> None:
        for seat in state.living():
            lay_open(state, state.players[seat])


def lay_open(state: Table, player: Player) -> None:
    """Put the chosen cards on the field; what is left becomes the market deck (FS-BUILD-10)."""
    for name in player.draft.names:
        player.market.remove(name)
        card = state.cards.cards[name]
        item = Item(f"{name}.{state.number()}", card, player.seat, charge=card.initial_charge)
        if card.is_pilot:
            player.pilot = item.id
        elif card.is_ship:
            player.ship = item.id
        else:
            item.base = player.ship
        state.lay(item)
    player.draft.names = []
    player.market.known = NOBODY
    shown = tuple(player.items)
    state.report(ShipRevealed("FS-BUILD-09", player.seat, shown))  # FS-BUILD-09


class DealCards(Step[Table]):
    """Six random event cards become prizes, then everybody draws five (FS-BUILD-11, 12)."""

    def run(self, state: Table, chance: Chance) -> None:
        players = [state.players[seat] for seat in state.living()]
        dealt = [player.draw.ask(PRIZES + HAND, chance) for player in players]
        for player, names in zip(players, dealt, strict=True):
            player.prizes.slots = player.draw.deal(names[:PRIZES], NOBODY)
            player.hand.slots = player.draw.deal(names[PRIZES:], only(player.seat))
            for name in names[PRIZES:]:
                state.report(CardDrawn("FS-BUILD-12", player.seat, name))


class RollForStart(Step[Table]):
    """Everybody rolls two dice; the highest total begins, ties roll again (FS-BUILD-14)."""

    def run(self, state: Table, chance: Chance) -> None:
        tied = state.living()
        rolled: list[StartRolled] = []
        while len(tied) > 1:
            totals = {seat: sum(chance.dice(2)) for seat in tied}
            rolled.extend([StartRolled("FS-BUILD-14", seat, totals[seat]) for seat in tied])
            best = max(totals.values())
            tied = [seat for seat in tied if totals[seat] == best]
        for event in rolled:
            state.report(event)
        state.push(Turn(tied[0]))
