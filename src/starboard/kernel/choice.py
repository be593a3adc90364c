"""Choices: the rules waiting for people, and the acts that answer them.

A choice lists its acts. An act is one kind of move with what is offered, why it is refused and
what it does, so that what may be done and doing it stand together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from starboard.errors import Illegal
from starboard.kernel.agenda import Entry, S
from starboard.kernel.chance import Chance
from starboard.kernel.forms import tried
from starboard.kernel.moves import PASS, Move, Pass
from starboard.kernel.seats import Seat, Seats

C = TypeVar("C")
M = TypeVar("M", bound=Move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Move, Generic[S]):
    """Something that may be done while a choice stays open. It must use something up."""

    def reason(self, state: S, seat: Seat) -> Illegal | None:
        """Why it cannot be done now, or nothing."""
        return None

    def take(self, state: S, seat: Seat, chance: Chance) -> None:
        """Carry it out."""
        raise TypeError(f"{type(self).__name__} does nothing")


class Act:
    """One kind of move that answers a choice; its functions know the move by its own type.

    `take` carries a legal move out; the choice is already off the agenda. `offers` are all
    conceivable moves in a fixed order; without it the move has no fields and is offered as it is.
    `reason` says why one is not legal; without it all are. `legal` may list the legal ones faster.
    """

    def __init__(
        self,
        kind: type[M],
        take: Callable[[C, S, Seat, M, Chance], None],
        offers: Callable[[C, S, Seat], Iterable[M]] | None = None,
        reason: Callable[[C, S, Seat, M], Illegal | None] | None = None,
        legal: Callable[[C, S, Seat], Iterable[M]] | None = None,
    ) -> None:
        self.kind: type[Move] = kind
        self.take: Callable[[Any, Any, Seat, Any, Chance], None] = take
        self._alone: list[Move] = [kind()] if offers is None else []
        self._offers: Callable[[Any, Any, Seat], Iterable[Any]] | None = offers
        self._reason: Callable[[Any, Any, Seat, Any], Illegal | None] | None = reason
        self._legal: Callable[[Any, Any, Seat], Iterable[Any]] | None = legal

    def offers(self, choice: Choice[Any], state: Any, seat: Seat) -> Iterable[Move]:
        """Every conceivable move of this kind, legal or not."""
        return self._alone if self._offers is None else self._offers(choice, state, seat)

    def reason(self, choice: Choice[Any], state: Any, seat: Seat, move: Move) -> Illegal | None:
        """Why a move of this kind is not legal, or nothing."""
        return None if self._reason is None else self._reason(choice, state, seat, move)

    def legal(self, choice: Choice[Any], state: Any, seat: Seat) -> Iterable[Move]:
        """Every legal move of this kind."""
        if self._legal is not None:
            return self._legal(choice, state, seat)
        reason = self._reason
        if self._offers is None:
            only = self._alone
            refused = None if reason is None else reason(choice, state, seat, only[0])
            return only if refused is None else []
        offers = self._offers(choice, state, seat)
        if reason is None or not offers:
            return offers
        if self.kind.open:
            return [form for form in offers if reason(choice, state, seat, tried(form)) is None]
        return [move for move in offers if reason(choice, state, seat, move) is None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Entry, Generic[S]):
    """The rules waiting for one or more seats."""

    acts: ClassVar[tuple[Act, ...]] = ()
    """What answers it, in the order in which it is offered."""

    obvious: ClassVar[bool] = False
    """Whether everybody can see which moves there are; an only one is then played at once."""

    admits: ClassVar[tuple[type[Aside[Any]], ...]] = ()
    """The kinds of asides that may be taken while it is open."""

    def must(self, state: S) -> Seats:
        """The seats the game waits for; a choice that waits for nobody is dropped."""
        return ()

    def may(self, state: S) -> Seats:
        """The seats that may act without being waited for."""
        return ()

    def owners(self, state: S) -> Seats:
        return self.must(state)

    def admits_from(self, state: S, seat: Seat) -> bool:
        """Whether this seat may take asides while it is open; by default everybody may."""
        return True

    def act_of(self, move: Move) -> Act | None:
        """What a move does here, if it answers this choice."""
        return acts_by_kind(type(self)).get(type(move))

    def offers(self, state: S, seat: Seat) -> list[Move]:
        """Every conceivable small move of this seat, legal or not, in a fixed order."""
        found: list[Move] = []
        for act in self.acts:
            found.extend(act.offers(self, state, seat))
        return found

    def reason(self, state: S, seat: Seat, move: Move) -> Illegal | None:
        """Why a move is not legal, with its clause; nothing if it is."""
        act = self.act_of(move)
        return None if act is None else act.reason(self, state, seat, move)

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """Every legal small move, in a fixed order."""
        found: list[Move] = []
        for act in self.acts:
            found.extend(act.legal(self, state, seat))
        return found

    def take(self, state: S, seat: Seat, move: Move, chance: Chance) -> None:
        """Carry a legal move out and push what follows; the choice is already off the agenda."""
        act = self.act_of(move)
        if act is None:
            raise TypeError(f"{type(self).__name__} takes no {type(move).__name__}")
        act.take(self, state, seat, move, chance)

    def refuse(self, state: S, seat: Seat, thing: str) -> Illegal | None:
        """Why a thing that no conceivable move touches is of no use here, where that is known."""
        return None

    def question(self, state: S) -> dict[str, str | int]:
        """The arguments of the sentence that asks for this choice."""
        return {}


_BY_KIND: dict[type, dict[type[Move], Act]] = {}


def acts_by_kind(choice: type[Choice[Any]]) -> dict[type[Move], Act]:
    """The acts of a kind of choice by their moves."""
    found = _BY_KIND.get(choice)
    if found is None:
        found = _BY_KIND[choice] = {act.kind: act for act in choice.acts}
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Choice[S]):
    """An opportunity to answer: seats are asked in order until all of them have passed in a row.

    `waiting` are the seats still to be asked. Who could not answer, as everybody can see, is
    skipped. After an answer the window opens again, by default for everybody in `order`.
    Its acts are the answers; passing needs none.
    """

    waiting: tuple[int, ...]
    order: tuple[int, ...]

    def could_answer(self, state: S, seat: Seat) -> bool:
        """Whether a seat might answer, by what everybody knows; never by what it holds."""
        return True

    def must(self, state: S) -> Seats:
        for seat in self.waiting:
            if self.could_answer(state, seat):
                return (seat,)
        return ()

    @property
    def occasion(self) -> str:
        """Where one class of window opens on several occasions: which of them it is now."""
        return ""

    def again(self, waiting: tuple[int, ...]) -> Window[S]:
        """The same window with other seats still to be asked."""
        raise TypeError(f"{type(self).__name__} cannot open again")

    def after(self, seat: Seat) -> tuple[int, ...]:
        """Who is asked, and in which order, once this seat has answered."""
        return self.order

    def act_of(self, move: Move) -> Act | None:
        return PASSING if isinstance(move, Pass) else super().act_of(move)

    def offers(self, state: S, seat: Seat) -> list[Move]:
        return [*super().offers(state, seat), PASS]

    def moves(self, state: S, seat: Seat) -> list[Move]:
        return [*super().moves(state, seat), PASS]

    def take(self, state: S, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Pass):
            rest = self.waiting[self.waiting.index(seat) + 1 :]
            if rest:
                state.push(self.again(rest))
            return
        state.push(self.again(self.after(seat)))
        super().take(state, seat, move, chance)


def let_go(choice: Choice[Any], state: Any, seat: Seat, move: Pass, chance: Chance) -> None:
    """Nothing is answered."""


PASSING = Act(Pass, let_go)
"""How every window is passed, and any choice that may be left at that."""
