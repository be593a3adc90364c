"""Sacrificing missions for a card, over one or several turns (PR-SAC).

The card lies aside face down; in Ausbau it is played from there (see `resources`). What was not
played in time goes to the matter sink.
"""

from __future__ import annotations

from functools import lru_cache

from starboard.errors import Illegal
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.events.missions import MissionSacrificed, SacrificeLapsed
from starboard.games.perry_rhodan.initiative import wrong_side
from starboard.games.perry_rhodan.kinds import BOTH, Side
from starboard.games.perry_rhodan.moves.missions import Sacrifice
from starboard.games.perry_rhodan.resources import on_hand
from starboard.games.perry_rhodan.state import Covered, Player, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step


@lru_cache(maxsize=10_000)
def wanted(card: Card, side: Side) -> int:
    """The most missions that a premise of a card asks for on a side; 0 where it asks for none."""
    asked = [each.sacrifice_missions for part in card.premise(side) for each in part]
    return max(asked, default=0)


def put_aside(player: Player) -> list[Covered]:
    """The cards of a player that lie aside for sacrifices."""
    return [each for each in player.covered.values() if each.sacrificed]


def asks(state: Table, seat: int, card: Card, side: Side) -> bool:
    """Whether a sacrifice helps to play a card: by its premise, or to exchange another for it."""
    if wanted(card, side) > 0:
        return True
    if len(state.catalogue.of_family(card.family)) < 2:
        return False
    return any(
        laid.card.family == card.family and laid.side is side and laid.card.phase < card.phase
        for laid in state.players[seat].cards.values()
    )


# ------------------------------------------------------------------------- the move


def sacrifices(choice: Choice[Table], state: Table, seat: Seat) -> list[Sacrifice]:
    """Hand cards whose premises ask for it, and cards that lie aside and want more."""
    fresh = [
        Sacrifice(card.id, side)
        for card in on_hand(state, seat)
        for side in BOTH
        if asks(state, seat, card, side)
    ]
    aside = put_aside(state.players[seat])
    return [*fresh, *[Sacrifice(each.id, each.side) for each in aside]]


def legal_sacrifices(choice: Choice[Table], state: Table, seat: Seat) -> list[Sacrifice]:
    """Those of them that may be made; on most occasions none, whatever the cards say."""
    if all(cannot_forgo(state, side) for side in BOTH):
        return []
    found = sacrifices(choice, state, seat)
    return [move for move in found if cannot_sacrifice(choice, state, seat, move) is None]


def cannot_sacrifice(
    choice: Choice[Table], state: Table, seat: Seat, move: Sacrifice
) -> Illegal | None:
    """Once a turn, before all missions, for a card that asks for it (PR-SAC-01…03, 09, 11)."""
    player = state.players[seat]
    refused = cannot_forgo(state, move.side)
    if refused is not None:
        return refused
    aside = player.covered.get(move.card)
    if aside is not None and aside.sacrificed:
        return wants_no_more(state, aside, move.side)
    card = state.card(move.card)
    if card is None or not player.holds_card(move.card):
        return Illegal("PR-SAC-03", "not-on-hand", card=move.card)
    if not asks(state, seat, card, move.side):
        return Illegal("PR-SAC-01", "needs-no-sacrifice", card=move.card)
    return None


def cannot_forgo(state: Table, side: Side) -> Illegal | None:
    """Why no mission can be sacrificed for a side now (PR-MISS-03, PR-SAC-02, 05, 09, 11, 14)."""
    if state.turn.sacrificed:
        return Illegal("PR-SAC-11", "one-sacrifice-a-turn")
    if state.turn.missions:
        return Illegal("PR-SAC-09", "sacrifice-comes-first")
    return wrong_side(state, side)


def wants_no_more(state: Table, aside: Covered, side: Side) -> Illegal | None:
    """A further sacrifice is for the same side, as long as the card asks for it (PR-SAC-02, 06)."""
    name = aside.zone.names()[0]
    if side is not aside.side:
        return Illegal("PR-SAC-02", "other-side-chosen", side=aside.side)
    if wanted(state.catalogue[name], side) > aside.sacrificed:
        return None
    return Illegal("PR-SAC-06", "needs-no-sacrifice", card=aside.id)


def sacrifice(
    choice: Choice[Table], state: Table, seat: Seat, move: Sacrifice, chance: Chance
) -> None:
    """The mission is forgone; the card lies face down until Ausbau (PR-SAC-01…03, 05…08)."""
    player = state.players[seat]
    forgo(state, move.side)
    aside = player.covered.get(move.card)
    if aside is None:
        aside = lay_aside(state, player, move.card, move.side)
    aside.sacrificed += 1
    aside.turn = player.turns
    told = (seat, aside.side, aside.phase, aside.id, aside.sacrificed)
    state.report(MissionSacrificed("PR-SAC-01", *told))
    state.push(choice)


def forgo(state: Table, side: Side) -> None:
    """The one mission of the turn is used up by a sacrifice.

    PR-MISS-03, PR-SAC-02, 05, 10, 11, 14.
    """
    state.turn.sacrificed = True
    state.turn.missions += 1
    state.turn.mission_side = side


def lay_aside(state: Table, player: Player, name: str, side: Side) -> Covered:
    """A hand card lies aside face down; only its back is seen (PR-SAC-03, PR-SECRET-02)."""
    phase = state.catalogue[name].phase
    hand = player.hand[phase]
    zone = hand.beside([hand.take(name)])
    aside = Covered(f"aside.{state.number()}", player.seat, side, phase, zone)
    player.covered[aside.id] = aside
    return aside


ACTS: tuple[Act, ...] = (Act(Sacrifice, sacrifice, sacrifices, cannot_sacrifice, legal_sacrifices),)


# ------------------------------------------------------------------------- in time or not


def lapse(state: Table, player: Player, aside: Covered, name: str) -> None:
    """The sacrifices are lost, and the card goes to the sink (PR-SAC-05, 06, 08)."""
    del player.covered[aside.id]
    player.sink.append(name)
    state.report(SacrificeLapsed("PR-SAC-08", player.seat, name))


class MissionsOver(Step[Table]):
    """A card that was to get another sacrifice in this turn and got none lapses (PR-SAC-06, 08)."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        player = state.players[self.seat]
        for aside in put_aside(player):
            if aside.turn != player.turns:
                lapse(state, player, aside, aside.zone.names()[0])


class BuildUpOver(Step[Table]):
    """Who was not played lapses, unless further sacrifices are to come (PR-SAC-05, 07)."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        player = state.players[self.seat]
        for aside in put_aside(player):
            name = aside.zone.names()[0]
            if wanted(state.catalogue[name], aside.side) <= aside.sacrificed:
                lapse(state, player, aside, name)
