"""Playing event cards and using abilities; others may break into an event (FS-EVENT, FS-TIMING)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.flagship.answers import (
    ability_of,
    attack_number,
    cannot_play,
    cannot_use,
    could_answer,
    plays_of,
    uses_of,
)
from starboard.games.flagship.asides import Cash, Claim
from starboard.games.flagship.asking import AskFaction, AskOpponent
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import Who
from starboard.games.flagship.cards.kinds import Window as Moment
from starboard.games.flagship.cards.vocabulary import FREE, Active
from starboard.games.flagship.costs import limit_of, mark_used, pay
from starboard.games.flagship.deeds import Carry, EndDeed, start_deed
from starboard.games.flagship.events import AbilityUsed, EventPlayed
from starboard.games.flagship.field import tolerates
from starboard.games.flagship.matters import OfText, user_of
from starboard.games.flagship.moves import Play, Use
from starboard.games.flagship.state import Deed, Laid, Table
from starboard.kernel import Act, Aside, Chance, Seat, Seats, Window


def use_ability(state: Table, seat: int, move: Use, blow: int, against: int = 0) -> None:
    """Pay for an active ability, then carry it out (FS-ABILITY-03, 04)."""
    item = state.players[seat].items[move.item]
    ability = ability_of(item, move.ability, Active)
    attack = attack_number(state, blow)
    mark_used(state, item, move.ability, limit_of(ability), attack)
    state.report(AbilityUsed("FS-ABILITY-03", seat, item.id, move.ability))
    deed = Deed(seat, item.card, item.id, blow, against=against)
    start_deed(state, deed, ability.effects)
    pay(state, seat, item, ability.cost, "FS-ABILITY-03")


def play_event(state: Table, seat: int, name: str, blow: int, against: int) -> None:
    """A card is laid on the field, paid for, then takes effect (FS-EVENT-01, FS-EVENT-03)."""
    player = state.players[seat]
    card = state.cards.cards[name]
    player.hand.take(name)
    state.report(EventPlayed("FS-EVENT-03", seat, name))
    number = state.number()
    state.deeds[number] = Deed(seat, card, "", blow, against=against)
    state.push(Unfold(number))
    if card.cost != FREE:
        pay(state, seat, None, card.cost, "FS-ABILITY-03")


class Unfold(OfText):
    """Others may cancel the event; then it takes effect (FS-EVENT-01, FS-EVENT-04…05)."""

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds[self.deed]
        if deed.card.is_effect:
            state.push(LayDown(self.deed))
        else:
            state.push(Carry(self.deed, deed.card.effects), EndDeed(self.deed))
        open_event_window(state, self.deed)


class LayDown(OfText):
    """An effect event stays on the field until its effect ends (FS-EVENT-04)."""

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds[self.deed]
        if deed.cancelled or state.players[deed.seat].out:
            del state.deeds[self.deed]
            state.players[deed.seat].draw_discard.append(deed.card.id)
            return
        if deed.card.played_on is Who.OPPONENT and deed.opponent < 0:
            state.push(AskOpponent(self.deed), self)
            return
        lay_down(state, deed)
        del state.deeds[self.deed]


def lay_down(state: Table, deed: Deed) -> Laid:
    """Put an effect event on a side."""
    card: Card = deed.card
    side = deed.opponent if card.played_on is Who.OPPONENT else deed.seat
    laid = Laid(f"{card.id}.{state.number()}", card, deed.seat, side, state.turn)
    state.laid.append(laid)
    if tolerates(card):
        state.push(AskFaction(laid.id))
    return laid


# ------------------------------------------------------------------------- breaking into it


def open_event_window(state: Table, deed: int) -> None:
    """Whoever might cancel an event that is being played is asked (FS-TIMING-04)."""
    seat = state.deeds[deed].seat
    others = tuple(state.rivals(seat))
    state.push(EventWindow(others, others, deed))


def plays_against(window: EventWindow, state: Table, seat: Seat) -> list[Play]:
    """Event cards that answer an event."""
    return plays_of(state, seat, Moment.EVENT_PLAYED)


def cannot_play_against(
    window: EventWindow, state: Table, seat: Seat, move: Play
) -> Illegal | None:
    """Only a card that says so breaks into an event (FS-TIMING-04)."""
    return cannot_play(state, seat, move.card, Moment.EVENT_PLAYED, 0)


def play_against(window: EventWindow, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    """Answer the event with another one (FS-TIMING-04)."""
    play_event(state, seat, move.card, 0, window.deed)


def uses_against(window: EventWindow, state: Table, seat: Seat) -> list[Use]:
    """Abilities that answer an event."""
    return uses_of(state, seat, Moment.EVENT_PLAYED)


def cannot_use_against(window: EventWindow, state: Table, seat: Seat, move: Use) -> Illegal | None:
    """Only an ability that says so breaks into an event (FS-TIMING-04)."""
    return cannot_use(state, seat, move, Moment.EVENT_PLAYED, 0)


def use_against(window: EventWindow, state: Table, seat: Seat, move: Use, chance: Chance) -> None:
    """Answer the event with an ability (FS-TIMING-04)."""
    use_ability(state, seat, move, 0, window.deed)


class EventWindow(Window[Table]):
    """Others may break into a played event with a card that says so (FS-TIMING-04)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Play, play_against, plays_against, cannot_play_against),
        Act(Use, use_against, uses_against, cannot_use_against),
    )
    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Cash, Claim)
    deed: int

    def could_answer(self, state: Table, seat: Seat) -> bool:
        cancelled = state.deeds[self.deed].cancelled
        return not cancelled and could_answer(state, seat, Moment.EVENT_PLAYED)

    def owners(self, state: Table) -> Seats:
        return user_of(state, self.deed)

    def again(self, waiting: tuple[int, ...]) -> EventWindow:
        return EventWindow(waiting, self.order, self.deed)

    def question(self, state: Table) -> dict[str, str | int]:
        deed = state.deeds[self.deed]
        return {"card": deed.card.id, "player": deed.seat}
