"""Live missions in a few lines.

    live = Live("20 threat 1 0 3 red -- -", hands=["a< b>"])
    live.tick()                                   # the alarm is over, second 20
    live.lays(0, "a<", turn=1)
    assert live.refusal(0, "take space.0.4") == "SA-PLAN-16"

The announcements are those of the story, besides the alarm and the ends of the phases at 100, 200
and 300. The hands are those of the story too: a card is two letters, activation and movement.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from starboard.errors import Illegal
from starboard.games.space_alert import GAME
from starboard.games.space_alert.round.schedule import read
from starboard.games.space_alert.state import Mission
from starboard.games.space_alert.table import CARDS, Board, Hand, Table
from starboard.kernel import CLOCK, Event, Move, Slot, Zone, only
from starboard.kernel.match import Match, as_seen
from starboard.kernel.registry import start

E = TypeVar("E", bound=Event)
ENDS = (
    "0 alarm 1 0 0 - -- -",
    "100 phase_end 1 0 0 - -- -",
    "200 phase_end 2 0 0 - -- -",
    "300 mission_end 3 0 0 - -- -",
)


def space(seat: int, turn: int, crew: int | None = None) -> str:
    """A space of the board of a crew member, the own one unless another is named."""
    return f"space.{seat if crew is None else crew}.{turn}"


class Live:
    """A mission in its action round; the alarm has sounded."""

    def __init__(
        self,
        *cues: str,
        seats: int = 4,
        hands: Sequence[str] = (),
        alarm: bool = True,
        seed: str = "story",
        **options: Any,
    ) -> None:
        self.match: Match[Mission] = start(GAME, seats=seats, seed=seed, options=options)
        self.last: tuple[Event, ...] = ()
        self.state.checks = False  # somebody looks after the computer
        if self.table.phases:
            lines = sorted([*ENDS, *cues], key=lambda line: read(line).at)
            self.table.schedule.names = [line for line in lines if self.fits(line)]
        if alarm and self.table.timed:
            self.tick()
        for seat, cards in enumerate(hands):
            self.hold(seat, cards)

    def fits(self, line: str) -> bool:
        return read(line).phase <= self.table.phases

    @property
    def state(self) -> Mission:
        return self.match.state

    @property
    def table(self) -> Table:
        assert self.state.table is not None
        return self.state.table

    def seen(self, seat: int | None) -> Table:
        """The table as this viewer sees it."""
        table = self.match.view(seat).table.table
        assert table is not None
        return table

    def hand(self, seat: int) -> Hand:
        return self.table.hands[seat]

    def cards(self, seat: int) -> list[str]:
        return self.hand(seat).cards.names()

    def board(self, crew: int) -> Board:
        return self.table.boards[crew]

    def card_on(self, crew: int, turn: int) -> str:
        return " ".join(self.board(crew).spaces[turn - 1].card.names())

    def hold(self, seat: int, cards: str) -> None:
        """From now on this person holds exactly these cards."""
        self.hand(seat).cards = Zone(CARDS, [Slot(card, only(seat)) for card in cards.split()])

    def do(self, seat: int, *moves: str | Move) -> Live:
        for move in moves:
            self.last = self.match.play(seat, move)
        return self

    # ------------------------------------------------------------------ what people do

    def lays(
        self, seat: int, card: str, turn: int, half: str = "activation", crew: int | None = None
    ) -> Live:
        """Lay a card, on the own board unless another crew member is named."""
        return self.do(seat, f"lay {card} {space(seat, turn, crew)} {half}")

    def takes_back(self, seat: int, turn: int, crew: int | None = None) -> Live:
        return self.do(seat, f"take {space(seat, turn, crew)}")

    def turns_over(self, seat: int, turn: int, crew: int | None = None) -> Live:
        return self.do(seat, f"turn {space(seat, turn, crew)}")

    def shifts(self, seat: int, turn: int, to: int, crew: int | None = None) -> Live:
        return self.do(seat, f"shift {space(seat, turn, crew)} {space(seat, to, crew)}")

    def draws(self, seat: int) -> Live:
        return self.do(seat, "draw")

    def gives(self, seat: int, card: str, to: int) -> Live:
        return self.do(seat, f"give {card} seat.{to}")

    def ends_phase(self, seat: int) -> Live:
        return self.do(seat, "end")

    def agrees_to_end(self, seat: int) -> Live:
        return self.do(seat, "ready")

    def says(self, seat: int, word: str) -> Live:
        return self.do(seat, f"say {word}")

    def says_i_do(self, seat: int, deed: str, station: str, turn: int) -> Live:
        return self.do(seat, f"i_do {deed} {station} {turn}")

    def says_we_need(self, seat: int, deed: str, station: str) -> Live:
        return self.do(seat, f"we_need {deed} {station}")

    def passes(self, seat: int) -> Live:
        return self.do(seat, "pass")

    def stumbles(self, seat: int, to: str) -> Live:
        return self.do(seat, f"stumble half.{to}")

    def repairs(self, seat: int, thing: str) -> Live:
        return self.do(seat, f"repair {thing}")

    def stores_squad(self, seat: int, station: str) -> Live:
        return self.do(seat, f"store {station}")

    def proposes(self, seat: int, normal: str, serious: str) -> Live:
        return self.do(seat, f"propose {normal} {serious}")

    def wants(self, seat: int, another: bool) -> Live:
        """Say whether there should be another mission."""
        return self.do(seat, f"go_on {'yes' if another else 'no'}")

    # ------------------------------------------------------------------ time and questions

    def tick(self, times: int = 1) -> Live:
        for _ in range(times):
            self.do(CLOCK, self.match.moves(CLOCK)[0])
        return self

    def until(self, second: int) -> Live:
        """All instants up to that second."""
        while self.state.outcome is None and CLOCK in self.match.to_act:
            if int(str(self.match.moves(CLOCK)[0]).split()[1]) > second:
                break
            self.tick()
        return self

    def refusal(self, seat: int, move: str) -> str:
        """The clause by which a move is refused; nothing if it is not."""
        try:
            self.match.clone().play(seat, move)
        except Illegal as refused:
            return refused.clause
        return ""

    def verbs(self, seat: int) -> set[str]:
        return {type(move).verb for move in self.match.moves(seat)}

    def told(self, kind: type[E], seat: int | None = None) -> list[E]:
        """The events of one kind so far, as this viewer saw them."""
        seen = [as_seen(event, seat) for events in self.match.history for event in events]
        return [event for event in seen if isinstance(event, kind)]

    def everything(self, kind: type[E]) -> list[E]:
        """The events of one kind so far, unredacted."""
        found = [event for events in self.match.history for event in events]
        return [event for event in found if isinstance(event, kind)]
