"""What texts ask first: whom they are about (FS-EVENT-05)."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words.carrying import TextQuestion
from starboard.errors import Illegal
from starboard.games.flagship.asides import Cash, Claim, Decision
from starboard.games.flagship.cards.kinds import Faction
from starboard.games.flagship.deeds import hand_back
from starboard.games.flagship.events import FactionTolerated
from starboard.games.flagship.moves import Choose
from starboard.games.flagship.state import Deed, Laid, Table
from starboard.kernel import Aside, Chance, Move, Seat, Seats


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

    def chooser(self, state: Table, deed: Deed) -> int:
        """Who is asked: the player of the text."""
        return deed.seat

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": state.deeds[self.deed].card.id}


class AskOpponent(AskedByText):
    """Choose the opponent that a text speaks of."""

    obvious: ClassVar[bool] = True
    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Choose(seat_id(rival)) for rival in state.rivals(seat)]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Choose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-EVENT-05", "not-an-opponent", thing=move.thing)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Choose)
        deed = state.deeds[self.deed]
        hand_back(state, deed)
        deed.opponent = int(move.thing.rpartition(".")[2])


class AskFaction(Decision):
    """Choose the faction that an effect event tolerates."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)
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

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Choose(faction.value) for faction in Faction if faction is not Faction.NEUTRAL]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Choose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-FACTION-01", "not-a-faction", thing=move.thing)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Choose)
        laid = self.subject(state)
        if laid is not None:
            laid.faction = Faction(move.thing)
            state.report(FactionTolerated("FS-EVENT-05", seat, move.thing))
