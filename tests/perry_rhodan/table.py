"""Situations at the table, in a few lines.

    game = Game(pro={"terra": ["terra", "perry_rhodan_i"]}, hand=["stosstrupp"])
    game.lays("stosstrupp", "pro:terra")
    assert game.mine("stosstrupp").side is Side.PRO
    game.they("pass")                                        # any move in notation

Seat 0 (mine) is in the section Ausbau of its turn 5, unless the story names another section.
`pro` and `anti` say what lies at my places, `their_pro` and `their_anti` at those of seat 1. A
card may be a `Part`: passive, on a bearer, laid in another space. Names of cards stand for ids, the
acting seat's cards first. Chance is scripted: what is asked for and not given fails the story, and
so does what is given and not asked for. A prompt that the story did not expect fails it, because
the next move is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from starboard import ledger
from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan import turn as sections
from starboard.games.perry_rhodan.kinds import PHASES, Phase, Side
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Laid, Player, Table, Turn
from starboard.games.perry_rhodan.zones import Place, place_at
from starboard.kernel import PASS, Chance, Event, Forced, Move, OwnPile, OwnZone, Slot, only
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act, why_not
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options
from tests.perry_rhodan.played import PLAYED

E = TypeVar("E", bound=Event)

FILLER = "stosstrupp"
"""The card that fills sources when a story does not care."""


HAND_VERBS = ("lay", "play", "discard", "call", "replace", "store", "solve", "declare", "swap")
"""Moves whose first word is a card that does not lie on the table."""


@dataclass
class Part:
    """A card on the table that is not as it was laid out."""

    card: str
    passive: bool = False
    onto: str = ""
    owner: int | None = None


Cards = Sequence[str | Part]
Side_ = Mapping[str, Cards]
"""What lies at the places of one side, by family."""


class Game:
    """Two or more players in the middle of a game."""

    def __init__(
        self,
        pro: Side_ | None = None,
        anti: Side_ | None = None,
        their_pro: Side_ | None = None,
        their_anti: Side_ | None = None,
        *,
        hand: Sequence[str] = (),
        their_hand: Sequence[str] = (),
        sink: Sequence[str] = (),
        source: Sequence[str] = (FILLER,) * 10,
        action: Sequence[str] = (),
        section: Section = Section.BUILD_UP,
        phase: Phase = Phase.I,
        phases: str = "",
        seats: int = 2,
        turn: int = 5,
        options: Mapping[str, object] | None = None,
        own: Sequence[dict[str, object]] = (),
    ) -> None:
        given = {"phases": phases or phase.value, **(options or {})}
        content = GAME.content(list(own) or None)
        self.events: list[Event] = []
        self.state: Table = GAME.setup(seats, read_options(GAME.options, given), content)
        state = self.state
        state.agenda.clear()
        state.phase = phase
        for player in state.players:
            self._empty(player, phase)
            player.turns = turn
        for seat, sides in enumerate(((pro, anti), (their_pro, their_anti))):
            for side, columns in zip((Side.PRO, Side.ANTI), sides, strict=True):
                for family, cards in (columns or {}).items():
                    for card in cards:
                        self.put(seat, side, family, card)
        self.deal(0, hand)
        self.deal(1, their_hand)
        self.fill_source(0, source)
        state.players[0].sink = list(sink)
        if action:
            state.players[0].action.bag = sorted(action)
        self._begin(section, turn)

    # -------------------------------------------------------------- building

    def _empty(self, player: Player, phase: Phase) -> None:
        player.access = phase
        own = only(player.seat)
        for each in PHASES[: phase.number]:
            pool = f"{each}:{player.seat}"
            filler = [FILLER] * 10 if each is Phase.I else []
            player.sources[each] = OwnPile(pool, [], filler, [], 0, own)
            player.hand[each] = OwnZone(pool, [], own)

    def put(self, seat: int, side: Side, family: str, card: str | Part) -> Laid:
        """A card that lies there already."""
        part = card if isinstance(card, Part) else Part(card)
        printed = self.state.catalogue[part.card]
        owner = seat if part.owner is None else part.owner
        on = self.find(part.onto, owner).id if part.onto else ""
        name = f"{part.card}.{self.state.number()}"
        laid = Laid(name, printed, owner, side, seat, family, on, part.passive)
        self.state.players[owner].cards[name] = laid
        self.state.memo = {}
        return laid

    def deal(self, seat: int, names: Sequence[str]) -> None:
        """Cards that a seat holds."""
        for name in names:
            phase = self.state.catalogue[name].phase
            self.state.players[seat].hand[phase].add(Slot(name, only(seat)))

    def fill_source(self, seat: int, names: Sequence[str]) -> None:
        """What is left in the sources of a seat."""
        sources = self.state.players[seat].sources
        for phase, pile in sources.items():
            pile.bag = sorted([name for name in names if self.state.catalogue[name].phase is phase])

    def _begin(self, section: Section, turn: int) -> None:
        state = self.state
        state.push(sections.EndTurn(0))
        scope = state.agenda.open("turn")
        state.turn = Turn(0, turn * state.seats, section, scope)
        entries: list[Any] = []
        for each in list(Section)[list(Section).index(section) :]:
            if entries:
                entries.append(sections.Enter(0, each))
            entries += [kind(0) for kind in sections.STEPS[each]]
        state.push(*entries)
        advance(GAME, state, self.at_first())
        PLAYED.tells(state.events)

    def at_first(self) -> Chance:
        """What chance shows until somebody is asked: nothing."""
        return Forced()

    # -------------------------------------------------------------- looking

    @property
    def me(self) -> Player:
        """Seat 0."""
        return self.state.players[0]

    @property
    def them(self) -> Player:
        """Seat 1."""
        return self.state.players[1]

    def find(self, name: str, *seats: int) -> Laid:
        """The first card of that name on the table, of a seat or of anybody."""
        for seat in seats or range(self.state.seats):
            for laid in self.state.players[seat].cards.values():
                if name in (laid.id, laid.card.id):
                    return laid
        raise AssertionError(f"no {name} lies there")

    def mine(self, name: str) -> Laid:
        """One of my cards."""
        return self.find(name, 0)

    def theirs(self, name: str) -> Laid:
        """One of their cards."""
        return self.find(name, 1)

    def place(self, word: str, seat: int = 0) -> Place:
        """A place such as `pro:terra`."""
        side, _, family = word.partition(":")
        self.state.memo = {}
        return place_at(self.state, seat, Side(side), family)

    def hand(self, seat: int = 0) -> list[str]:
        """The hand of a seat."""
        return self.state.players[seat].hand_names()

    @property
    def asked(self) -> tuple[int, str]:
        """Whose decision it is, and which."""
        seats = to_act(self.state)
        assert seats, "nobody is asked"
        return seats[0], type(choice_of(self.state, seats[0])).__name__

    def moves(self, seat: int = 0) -> list[str]:
        """The legal moves of a seat, with cards by name."""
        self.state.memo = {}
        return [self.short(move) for move in legal_moves(GAME, self.state, seat)]

    def short(self, move: Move) -> str:
        """A move as stories write it: names instead of ids."""
        return " ".join(
            word
            if word.startswith("seat.")
            else "+".join(part.rpartition(".")[0] or part for part in word.split("+"))
            for word in str(move).split()
        )

    def reported(self, kind: type[E]) -> list[E]:
        """The events of a kind since the last move of the story."""
        return [event for event in self.events if isinstance(event, kind)]

    # -------------------------------------------------------------- acting

    def do(self, text: str, *chance: int | str) -> None:
        """A move of mine with the results of chance that it needs."""
        self.play(0, text, *chance)

    def they(self, text: str, *chance: int | str) -> None:
        """A move of theirs."""
        self.play(1, text, *chance)

    def play(self, seat: int, text: str, *chance: int | str) -> None:
        """A move of a seat; raises `Illegal` if the rules refuse it."""
        move = self.read(seat, text)
        refused = why_not(GAME, self.state, seat, move)
        if refused is not None:
            raise refused
        script, odd = Forced(*chance), list(GAME.invariants(self.state))
        self.state.events, self.state.settled = [], 0
        PLAYED.asks(self.state, seat, move)
        act(GAME, self.state, seat, move, script)
        assert not script.script, f"chance that nobody asked for: {script.script}"
        self.events = self.state.events
        PLAYED.tells(self.events)
        wrong = [fault for fault in GAME.invariants(self.state) if fault not in odd]
        assert not wrong, wrong

    def why_not(self, text: str, seat: int = 0) -> str:
        """The clause that forbids a move; empty if it is legal."""
        refused = why_not(GAME, self.state, seat, self.read(seat, text))
        return "" if refused is None else refused.clause

    def lays(self, card: str, place: str, onto: str = "-", *, by: int = 0) -> None:
        """A hand card is laid out."""
        self.play(by, f"lay {card} {place} {onto}")

    def cannot_lay(self, card: str, place: str, onto: str = "-", *, by: int = 0) -> str:
        """The clause that forbids laying a card out there; empty if it may be."""
        return self.why_not(f"lay {card} {place} {onto}", by)

    def plays(
        self, card: str, *chance: int | str, side: str = "pro", on: str = "-", by: int = 0
    ) -> None:
        """An event is played for a side."""
        self.play(by, f"play {card} {side} {self.effect} {on}", *chance)

    effect = 0
    """Which effect of a card `plays` and `uses` mean."""

    def uses(self, card: str, *chance: int | str, on: str = "-", by: int = 0) -> None:
        """An effect of a card on the table is used."""
        self.play(by, f"use {card} {self.effect} {on}", *chance)

    def passes(self, *seats: int) -> None:
        """These seats let windows go, one after the other."""
        for seat in seats:
            assert self.asked[0] == seat, self.asked
            PLAYED.asks(self.state, seat, PASS)
            act(GAME, self.state, seat, PASS, Forced())
            PLAYED.tells(self.state.events)

    def read(self, seat: int, text: str) -> Move:
        """A move in notation with names of cards in the place of ids."""
        self.state.memo = {}
        verb, *words = text.split()
        seats = [seat, *[other for other in range(self.state.seats) if other != seat]]
        ids = ["+".join(self._id(part, *seats) for part in word.split("+")) for word in words]
        if verb in HAND_VERBS and words:
            ids[0] = words[0]
        if verb == "choose" and text in map(str, legal_moves(GAME, self.state, seat)):
            ids = words  # a card that is looked for, not one that lies there
        return parse(" ".join([verb, *ids]), GAME.move_types)

    def _id(self, name: str, *seats: int) -> str:
        try:
            return self.find(name, *seats).id
        except AssertionError:
            return name


def example(clause_id: str) -> tuple[dict[str, Any], Any, Any]:
    """The numbers of a worked example of the rule book: given, when, then."""
    found = ledger.of("perry_rhodan")[clause_id]
    assert found.given is not None
    return found.given, found.when, found.then
