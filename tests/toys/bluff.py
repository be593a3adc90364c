"""A hidden hand with nested reactions: play a number, others may block, blocks may be blocked.

Each seat holds three cards from a common pile (numbers 1-6 twice, and four "block"s). In a turn
you play a card and score its number, unless somebody blocks it; a block can be blocked too. Then
you draw. The game ends when the pile and the hands are used up; most points win.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypedDict

from starboard.errors import Illegal
from starboard.kernel import (
    Act,
    Chance,
    Choice,
    Content,
    Event,
    Face,
    Game,
    Move,
    OptionValue,
    Outcome,
    Pass,
    Pile,
    Record,
    Seat,
    Seats,
    State,
    Step,
    Window,
    Zone,
    clockwise,
    only,
)
from starboard.kernel.face import Shows

CARDS = tuple(str(number) for number in range(1, 7)) * 2 + ("block",) * 4


class Deed(Record):
    """A card that is being played; a block flips it."""

    seat: int
    points: int
    cancelled: bool


class Table(State):
    pile: Pile
    hands: list[Zone]
    points: list[int]
    discard: list[str]
    deed: Deed


class Drew(Event):
    seat: int
    card: str

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return Drew(self.clause, self.seat, "")


class Played(Event):
    seat: int
    card: str


class Play(Move):
    verb: ClassVar[str] = "play"
    card: str


class Block(Move):
    verb: ClassVar[str] = "block"


class Deal(Step[Table]):
    """Everybody draws three cards."""

    def run(self, state: Table, chance: Chance) -> None:
        for seat in range(state.seats):
            for _ in range(3):
                draw(state, seat, chance)
        state.push(Turn(0))


def cards_to_play(turn: Turn, state: Table, seat: Seat) -> list[Play]:
    return [Play(card) for card in sorted(set(CARDS))]


def cannot_play(turn: Turn, state: Table, seat: Seat, move: Play) -> Illegal | None:
    if not state.hands[seat].has(move.card):
        return Illegal("TOY-HAND-01", "not-in-hand", card=move.card)
    return None


def play(turn: Turn, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    discard(state, seat, move.card)
    state.deed = Deed(seat, int(move.card) if move.card.isdigit() else 0, False)
    others = clockwise(seat, state.seats)[1:]
    state.push(Blocking(others, others), Score(), NextTurn(seat))


class Turn(Choice[Table]):
    """Play a card; a block played in the own turn scores nothing."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Play, play, cards_to_play, cannot_play),)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


def cannot_block(window: Blocking, state: Table, seat: Seat, move: Block) -> Illegal | None:
    if not state.hands[seat].has("block"):
        return Illegal("TOY-HAND-01", "not-in-hand", card="block")
    return None


def block(window: Blocking, state: Table, seat: Seat, move: Block, chance: Chance) -> None:
    discard(state, seat, "block")
    state.deed.cancelled = not state.deed.cancelled
    others = clockwise(seat, state.seats)[1:]
    state.push(Blocking(others, others))


class Blocking(Window[Table]):
    """Everybody else may block, then the block may be blocked, and so on."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Block, block, reason=cannot_block),)

    def again(self, waiting: tuple[int, ...]) -> Blocking:
        return Blocking(waiting, self.order)


class Score(Step[Table]):
    """The card counts, unless it was blocked."""

    def run(self, state: Table, chance: Chance) -> None:
        if not state.deed.cancelled:
            state.points[state.deed.seat] += state.deed.points


class NextTurn(Step[Table]):
    """Draw a card; then it is the turn of the next seat that holds one."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        if len(state.pile):
            draw(state, self.seat, chance)
        for following in clockwise((self.seat + 1) % state.seats, state.seats):
            if len(state.hands[following]):
                state.push(Turn(following))
                return


def draw(state: Table, seat: Seat, chance: Chance) -> None:
    slot = state.pile.draw(chance, only(seat))
    state.hands[seat].add(slot)
    state.report(Drew("TOY-DRAW-01", seat, slot.name))


def discard(state: Table, seat: Seat, card: str) -> None:
    state.hands[seat].take(card)
    state.discard.append(card)
    state.report(Played("TOY-PLAY-01", seat, card))


class Facts(TypedDict):
    cards: int
    points: int


class BluffFace(Face[Table]):
    shows: ClassVar[Shows] = Shows(facts=Facts)

    def seat_facts(self, state: Table, seat: Seat) -> Facts:
        return {"cards": len(state.hands[seat]), "points": state.points[seat]}

    def things(self, state: Table, seat: Seat | None) -> dict[str, dict[str, Any]]:
        own = [] if seat is None else state.hands[seat].names()
        return {
            "pile": {"cards": len(state.pile)},
            **{card: {"held": own.count(card)} for card in own},
        }

    def costs(self, before: Table, after: Table, seat: Seat) -> dict[str, int]:
        return {"cards": len(before.hands[seat]) - len(after.hands[seat])}


class Bluff(Game[Table]):
    id: ClassVar[str] = "bluff"
    seats: ClassVar[Any] = range(2, 5)
    timing: ClassVar[str] = "TOY-TURN-01"
    move_types: ClassVar[tuple[type[Move], ...]] = (Play, Block, Pass)
    rooms: ClassVar[Mapping[str, object]] = {"face": BluffFace()}

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        pile = Pile("cards", [], sorted(CARDS), [])
        hands: list[Zone] = [Zone("cards", []) for _ in range(seats)]
        state = Table(seats, self.rules, pile, hands, [0] * seats, [], Deed(0, 0, False))
        state.agenda.push(Deal())
        return state

    def run_out(self, state: Table) -> Outcome:
        best = max(state.points)
        won = tuple(seat for seat in range(state.seats) if state.points[seat] == best)
        places = tuple(1 + sum(p > mine for p in state.points) for mine in state.points)
        return Outcome(places, tuple(state.points), won, "most-points", "TOY-END-01")

    def invariants(self, state: Table) -> Iterable[str]:
        held = [slot.name for hand in state.hands for slot in hand.slots]
        everything = held + state.discard + state.pile.names()
        if sorted(everything) != sorted(CARDS):
            yield f"cards are lost or doubled: {sorted(everything)}"


GAME = Bluff()
