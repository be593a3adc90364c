"""What a game shows: things on the table, numbers of seats, names, what is printed, and costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from starboard.kernel.agenda import S
from starboard.kernel.ending import Ending
from starboard.kernel.events import Event
from starboard.kernel.moves import Move
from starboard.kernel.printing import answering
from starboard.kernel.record import Content
from starboard.kernel.remarks import Remark
from starboard.kernel.seats import Seat

if TYPE_CHECKING:
    from starboard.kernel.match import Match

Things = Mapping[str, Mapping[str, Any]]
"""Things by id, each with what a board shows of it."""
Facts = Mapping[str, Any]
"""The numbers of a seat."""


class Shows(NamedTuple):
    """The types of what a game shows; the client's are generated from them."""

    thing: Any = Mapping[str, Any]
    """One thing: a typed dictionary, or several of them."""
    facts: Any = Mapping[str, Any]
    """The facts of a seat."""
    printed: Any = Mapping[str, Any]
    """What is printed on the components."""


class Undone(NamedTuple):
    """Something that a move leaves plainly undone: a message of the game, with its arguments."""

    message: str
    arguments: Mapping[str, str | int]


class Cue(NamedTuple):
    """A recorded clip that begins so many seconds of the game after its event, give or take."""

    clip: str
    at: int
    """Seconds of the game: they pass as fast as its clock runs."""
    after: float
    """Seconds of real time added to that; less than none for what leads to a certain instant."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Generic[S]):
    """The side of a game that people, boards and bots look at; every state it gets is veiled."""

    facts_are_public: ClassVar[bool] = False
    """Whether `seat_facts` of a seat tells all others the same; a server then asks once for all."""

    has_film: ClassVar[bool] = False
    """Whether a game is told once more as a film (`film`)."""

    shows: ClassVar[Shows] = Shows()

    def __repr__(self) -> str:
        return answering(self, Face)

    def things(self, state: S, seat: Seat | None) -> Things:
        """The things on the table by id, with what a board shows of them; `state` is veiled."""
        return {}

    def own_things(self, state: S, seat: Seat) -> Things | None:
        """What a seat sees besides or otherwise than `things(state, None)`; `state` is its view.

        Nothing means: ask `things`. A game that answers saves its server most of the work.
        """
        return None

    def seat_facts(self, state: S, seat: Seat) -> Facts:
        """The few public numbers of a seat that matter in this game."""
        return {}

    def name_of(self, state: S, thing: str, lang: str) -> str:
        """What people call a thing in their language; the word itself where it names nothing."""
        return thing

    def printed(self, content: Content, lang: str) -> Mapping[str, Any]:
        """What is printed on the components, as plain data in a language, for those who draw."""
        return {}

    def leaves_undone(
        self, state: S, seat: Seat, move: Move, others: Sequence[Move]
    ) -> Sequence[Undone]:
        """What a person would rather be told before this move; `others` can be made as well."""
        return ()

    def foretells(self, state: S, seat: Seat, move: Move) -> Sequence[Remark]:
        """What a verb says beside its costs: how likely it does what it is for, for example.

        `state` is the view of the seat: what it cannot know does not count.
        """
        return ()

    def cues(self, state: S, event: Event, lang: str) -> Sequence[Cue]:
        """What is heard of an event, where a game speaks; a clip is one of its folder `speech`."""
        return ()

    def film(
        self, match: Match[S], lang: str, say: Callable[[S, Event], str]
    ) -> Mapping[str, Any] | None:
        """What has been played, told once more for everybody who watches; nothing before then.

        It may show only what everybody knows by now; `say` gives the sentence of an event.
        """
        return None

    def ending(self, state: S, events: Sequence[Event]) -> Ending:
        """What decided a game, and what is counted of everybody; `state` is its last one, whole.

        `events` is all that has happened and was not taken back. It may take its time.
        """
        return Ending()

    def costs(self, before: S, after: S, seat: Seat) -> dict[str, int]:
        """What a move has cost a seat: name of the resource and how much less there is of it."""
        return {}
