"""Reward cards are discarded face up, each at its moment (DD-REWARD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.campaign.events import RewardUsed
from starboard.games.dominate.campaign.moves import UseCard
from starboard.games.dominate.campaign.records import Run
from starboard.games.dominate.legacy.log_book import COMMANDERS, Page
from starboard.games.dominate.legacy.reward_cards import When, reward_cards
from starboard.games.dominate.moves import Hold
from starboard.games.dominate.script.running import start_scripts
from starboard.games.dominate.script.scene import backroom_of
from starboard.games.dominate.state import Table
from starboard.kernel import EVERYONE, Act, Chance, Choice, Pass, Seat, Seats, Step

ORDERING = 2
"""The stage of the build phase in which cards come too late."""


def page_of_seat(state: Table, seat: int) -> Page | None:
    return None if state.log is None else state.log.page(COMMANDERS[seat].value)


def cards_of(state: Table, seat: int) -> dict[str, int]:
    """The reward cards a seat may use: from earlier missions and of this one (DD-REWARD-04)."""
    page = page_of_seat(state, seat) if seat < len(COMMANDERS) else None  # DD-REWARD-02
    if page is None or state.mission is None:  # DD-ACT-01
        return {}  # DD-ACT-01
    found = dict(page.received)
    for card in state.mission.gained[state.mission.role(seat)].names:
        found[card] = found.get(card, 0) + 1  # DD-REWARD-02
    left = {card: count - page.used.get(card, 0) for card, count in found.items()}
    return {card: count for card, count in left.items() if count > 0}


def known_cards(state: Table, seat: int) -> list[str]:
    """Those from earlier missions, which stand in the log: everybody knows them (DD-LOG-03)."""
    page = page_of_seat(state, seat)
    if page is None or state.mission is None:  # DD-COMBAT-01
        return []  # DD-COMBAT-01
    return [card for card, count in page.received.items() if count > page.used.get(card, 0)]


def moments_of(state: Table, choice: Choice[Table], seat: int) -> tuple[When, ...]:
    """Which cards may be used while a choice is open."""
    if state.floor is not None:
        return (When.INDOOR,)
    if type(choice).__name__ == "Building":
        late = (state.players[seat].stage.value or 0) >= ORDERING
        return (When.OWN_TURN,) if late else (When.OWN_TURN, When.BUILD_PHASE)
    if state.activation is not None:
        return (When.OWN_TURN,)
    return (When.OWN_TURN, When.ACTIVATION_PHASE)


def uses(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[UseCard]:
    for card in cards_of(state, seat):
        yield UseCard(card)


def use_refused(choice: Choice[Table], state: Table, seat: Seat, move: UseCard) -> Illegal | None:
    """A card one has, at the moment that stands on it (DD-REWARD-02)."""
    return why_not_used(state, seat, move.card, moments_of(state, choice, seat))


def why_not_used(state: Table, seat: int, card: str, allowed: tuple[When, ...]) -> Illegal | None:
    if card not in cards_of(state, seat):
        return Illegal("DD-REWARD-02", "has-no-such-card", card=card)
    when = reward_cards()[card].when
    if when not in allowed:
        return Illegal("DD-REWARD-02", "card-not-now", card=card, when=when.value)
    return None


def take_use(
    choice: Choice[Table], state: Table, seat: Seat, move: UseCard, chance: Chance
) -> None:
    discard(state, seat, move.card)


def discard(state: Table, seat: int, card: str, it: str = "", actor: str = "") -> None:
    """Face up; its effect follows at once (DD-REWARD-03)."""
    page, room = page_of_seat(state, seat), backroom_of(state)
    if page is not None:  # DD-REWARD-02
        page.used[card] = page.used.get(card, 0) + 1  # DD-REWARD-02
    state.report(RewardUsed("DD-REWARD-03", seat, card))
    if room is not None:
        room.queue.append(Run(f"card:{card}", seat, it, actor, seat))
        start_scripts(state, room)  # DD-REWARD-02


USE = Act(UseCard, take_use, uses, use_refused)


# ------------------------------------------------------------------------- right after set-up


class ForcedCards(Step[Table]):
    """Cards that must be discarded in a mission with credits (reward card text)."""

    def run(self, state: Table, chance: Chance) -> None:
        if state.floor is not None:
            return
        for seat in state.order:
            for card in known_cards(state, seat):
                printed = reward_cards()[card]
                owned = state.players[seat].money() > 0
                if printed.forced and printed.when is When.MISSION_START and owned:
                    discard(state, seat, card)
                    state.push(self)
                    return


class OfferStartCards(Step[Table]):
    """Whoever has cards for the start is asked; the log says who (DD-LOG-03)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.push(
            *[StartCards(seat) for seat in state.order if start_cards(state, seat)]
        )  # DD-REWARD-02


def start_cards(state: Table, seat: int) -> list[str]:
    """Cards for right after set-up that need not be used."""
    if state.floor is not None:
        return []
    found = [reward_cards()[card] for card in known_cards(state, seat)]
    return [card.id for card in found if card.when is When.MISSION_START and not card.forced]


def start_uses(choice: StartCards, state: Table, seat: Seat) -> list[UseCard]:
    return [UseCard(card) for card in start_cards(state, seat)]


def start_refused(choice: StartCards, state: Table, seat: Seat, move: UseCard) -> Illegal | None:
    if move.card in start_cards(state, seat):
        return None
    return why_not_used(state, seat, move.card, ())


def take_start(choice: StartCards, state: Table, seat: Seat, move: UseCard, chance: Chance) -> None:
    state.push(choice)
    discard(state, seat, move.card)


def no_more(choice: Choice[Table], state: Table, seat: Seat, move: Pass, chance: Chance) -> None:
    """The rest is kept for later (DD-REWARD-04)."""


class StartCards(Choice[Table]):
    """Cards for right after set-up."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(UseCard, take_start, start_uses, start_refused),
        Act(Pass, no_more),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if start_cards(state, self.seat) else ()


# ------------------------------------------------------------------------- reactions


def reactions(state: Table, seat: int) -> list[str]:
    """The cards against an attack that everybody knows of."""
    if seat < 0 or state.floor is not None:
        return []
    known = [*known_cards(state, seat), *told_cards(state, seat)]
    return list(dict.fromkeys([c for c in known if reward_cards()[c].when is When.REACTION]))


def told_cards(state: Table, seat: int) -> list[str]:
    """Those of this mission that both were told of (DD-REWARD-03)."""
    gained = None if state.mission is None else state.mission.gained[state.mission.role(seat)]
    if gained is None or gained.seen != EVERYONE:  # DD-COMBAT-01
        return []  # DD-COMBAT-01
    unused = cards_of(state, seat)
    return [card for card in gained.names if card in unused]


def reaction_uses(choice: AskReaction, state: Table, seat: Seat) -> list[UseCard]:
    return [UseCard(card) for card in reactions(state, seat)]


def reaction_refused(
    choice: AskReaction, state: Table, seat: Seat, move: UseCard
) -> Illegal | None:
    return why_not_used(state, seat, move.card, (When.REACTION,))


def take_reaction(
    choice: AskReaction, state: Table, seat: Seat, move: UseCard, chance: Chance
) -> None:
    fight = state.fight
    assert fight is not None
    discard(state, seat, move.card, fight.target, fight.attacker)


def take_it(choice: AskReaction, state: Table, seat: Seat, move: Hold, chance: Chance) -> None:
    """The attack is carried out."""


class AskReaction(Choice[Table]):
    """Before an attack is carried out its target may parry it by a card."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(UseCard, take_reaction, reaction_uses, reaction_refused),
        Act(Hold, take_it),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if state.fight is not None else ()

    def question(self, state: Table) -> dict[str, str | int]:
        if state.fight is None:
            return {"figure": "", "target": ""}
        return {"figure": state.fight.target, "target": state.fight.attacker}
