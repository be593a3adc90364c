"""Words about hands and sources: draw."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words import Word
from starboard.errors import Illegal
from starboard.games.perry_rhodan.draws import push_draws, splits
from starboard.games.perry_rhodan.effects import WORDS
from starboard.games.perry_rhodan.moves.turn import Draw as DrawMove
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Deed, Table
from starboard.games.perry_rhodan.vocabulary import Draw
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def draw(state: Table, part: int, deed: Deed, verb: Draw, chance: Chance) -> None:
    """Before the draw of a turn there is more to announce; else cards at once (PR-TURN-11)."""
    turn = state.turn
    if turn.section is Section.SOURCE and turn.seat == deed.seat and not turn.drawn:
        turn.extra_draws += verb.amount
    else:
        state.push(ExtraDraw(deed.seat, verb.amount))


def extra_splits(choice: ExtraDraw, state: Table, seat: Seat) -> list[DrawMove]:
    """Every split of the number (PR-TURN-12)."""
    return [DrawMove(phases) for phases in splits(state.players[seat], choice.count)]


def not_that_split(choice: ExtraDraw, state: Table, seat: Seat, move: DrawMove) -> Illegal | None:
    """The number that the effect gives, out of accessible sources (PR-TURN-12)."""
    if move.phases in splits(state.players[seat], choice.count):
        return None
    return Illegal("PR-TURN-12", "draw-as-announced", count=choice.count)


def draw_extra(choice: ExtraDraw, state: Table, seat: Seat, move: DrawMove, chance: Chance) -> None:
    """The cards are drawn as announced."""
    push_draws(state, seat, move.phases, "PR-TURN-12")


class ExtraDraw(Choice[Table]):
    """Cards that an effect lets somebody draw: how many from which source (PR-TURN-12)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(DrawMove, draw_extra, extra_splits, not_that_split),)
    obvious: ClassVar[bool] = True
    seat: int
    count: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": self.count}


WORDS.add(Word(Draw, draw))
