"""What texts ask first: whom they are about (FS-EVENT-05)."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words.carrying import TextQuestion
from starboard.errors import Illegal
from starboard.games.flagship.asides import Cash, Claim, Decision
from starboard.games.flagship.cards.kinds import Faction
from starboard.games.flagship.deeds import hand_back
from starboard.games.flagship.events import FactionTolerated
from starboard.games.flagship.matters import user_of
from starboard.games.flagship.moves import Choose
from starboard.games.flagship.state import Deed, Laid, Table
from starboard.kernel import Act, Aside, Chance, Seat, Seats


def seat_id(seat: int) -> str:
    """The id of a seat as a thing that can be pointed at."""
    return f"seat.{seat}"


class AskedByText(TextQuestion[Table, Deed]):
    """A question in a text that is being carried out; without its text or player it falls away."""

    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Cash, Claim)
    deed: int

    def text(self, state: Table) -> Deed | None:
        deed = state.deeds.get(self.deed)
        return None if deed is None or state.players[deed.seat].out else deed

    def owners(self, state: Table) -> Seats:
        return user_of(state, self.deed)

    def chooser(self, state: Table, deed: Deed) -> int:
        """Who is asked: the player of the text."""
        return deed.seat

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": state.deeds[self.deed].card.id}


def opponents(question: AskOpponent, state: Table, seat: Seat) -> list[Choose]:
    """Every opponent."""
    return [Choose(seat_id(rival)) for rival in state.rivals(seat)]


def cannot_name_opponent(
    question: AskOpponent, state: Table, seat: Seat, move: Choose
) -> Illegal | None:
    """Only opponents (FS-EVENT-05)."""
    if move in opponents(question, state, seat):
        return None
    return Illegal("FS-EVENT-05", "not-an-opponent", thing=move.thing)


def name_opponent(
    question: AskOpponent, state: Table, seat: Seat, move: Choose, chance: Chance
) -> None:
    """The text speaks of that opponent from now on."""
    deed = state.deeds[question.deed]
    hand_back(state, deed)
    deed.opponent = int(move.thing.rpartition(".")[2])


class AskOpponent(AskedByText):
    """Choose the opponent that a text speaks of."""

    obvious: ClassVar[bool] = True
    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, name_opponent, opponents, cannot_name_opponent),)


def factions(question: AskFaction, state: Table, seat: Seat) -> list[Choose]:
    """Every faction; neutral cards need no tolerance."""
    return [Choose(faction.value) for faction in Faction if faction is not Faction.NEUTRAL]


def cannot_name_faction(
    question: AskFaction, state: Table, seat: Seat, move: Choose
) -> Illegal | None:
    """Only factions (FS-FACTION-01)."""
    if move in factions(question, state, seat):
        return None
    return Illegal("FS-FACTION-01", "not-a-faction", thing=move.thing)


def name_faction(
    question: AskFaction, state: Table, seat: Seat, move: Choose, chance: Chance
) -> None:
    """The effect event tolerates that faction (FS-EVENT-05)."""
    laid = question.subject(state)
    if laid is not None:
        laid.faction = Faction(move.thing)
        state.report(FactionTolerated("FS-EVENT-05", seat, move.thing))


class AskFaction(Decision):
    """Choose the faction that an effect event tolerates."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, name_faction, factions, cannot_name_faction),)
    laid: str

    def subject(self, state: Table) -> Laid | None:
        """The effect event, if it still lies there."""
        for laid in state.laid:
            if laid.id == self.laid:
                return laid
        return None

    def must(self, state: Table) -> Seats:
        laid = self.subject(state)
        return () if laid is None else (laid.owner,)
