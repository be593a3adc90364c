"""A match: setup, chance and moves, with the running state on top."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic

import msgspec

from starboard.errors import BadInput, Endless, Error, Illegal, NeedsConsent
from starboard.kernel.agenda import Outcome, S
from starboard.kernel.chance import SHUFFLED, Chance, Forced, NeedsChance, NoChance, Seeded
from starboard.kernel.codec import digest
from starboard.kernel.events import Event
from starboard.kernel.face import Undone
from starboard.kernel.files import replay_entry, verify_match, write_match
from starboard.kernel.forms import check_text
from starboard.kernel.game import Game
from starboard.kernel.log import Kind, LogEntry, Setup
from starboard.kernel.loop import (
    act,
    advance,
    agenda_of,
    choice_of,
    conceivable,
    legal_moves,
    may_act,
    playable_moves,
    to_act,
    why_not,
)
from starboard.kernel.moves import Move
from starboard.kernel.notation import completed, is_short, parse
from starboard.kernel.options import with_brought
from starboard.kernel.printing import drawn, entries
from starboard.kernel.seats import CLOCK, Seat, Seats, includes
from starboard.kernel.undo import in_the_way, last_of, stands_alone, without
from starboard.kernel.view import View, imagine_state, learned, standing
from starboard.kernel.ways import Way

SNAPSHOT_EVERY = 64
LISTED: Final = "listed"
"""Where a state remembers for whom moves were listed, and which."""


class Told(msgspec.Struct, frozen=True):
    """An event as one viewer receives it: numbered without gaps."""

    number: int
    entry: int
    event: Event


class Preview(msgspec.Struct, frozen=True):
    """What a move would do, up to the first chance or hidden fact."""

    costs: dict[str, int]
    events: tuple[Event, ...]
    complete: bool
    undone: tuple[Undone, ...] = ()
    """What it would leave plainly undone."""


def as_seen(event: Event, seat: Seat | None) -> Event | None:
    """An event as a viewer sees it: whole, redacted, or not at all."""
    return event if includes(event.audience(), seat) else event.redacted()


def tells(event: Event, seat: Seat | None) -> bool:
    """Whether a viewer learns something by an event itself, such as “nothing found”."""
    seen = as_seen(event, seat)
    return seen is not None and seen.tells


class Match(Generic[S]):
    """A game being played: play, undo, save, replay, verify, branch."""

    def __init__(self, game: Game[S], setup: Setup, state: S, chance: Chance) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.chance = chance
        self.log: list[LogEntry] = []
        self.history: list[list[Event]] = []
        """The events of each log entry; the first list is the setup's."""
        self.played: list[LogEntry] = []
        """The entries that count: those that were not taken back."""
        self.snapshots: dict[int, S] = {}
        """States by the number of played entries before them."""
        self.counts: dict[Seat | None, list[int]] = {}
        """By viewer: how many events it has seen with each list of the history."""

    # ------------------------------------------------------------------ where it stands

    @property
    def stream(self) -> Seeded:
        """The seed's stream; where chance is scripted there is none."""
        if not isinstance(self.chance, Seeded):
            raise TypeError("this match has no stream of a seed")
        return self.chance

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.state.outcome

    @property
    def to_act(self) -> Seats:
        """The seats the game waits for; nobody exactly when it is over."""
        return to_act(self.state)

    @property
    def may_act(self) -> Seats:
        """The seats that may act meanwhile."""
        return may_act(self.game, self.state)

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """Every legal small move of a seat, asides included, in a fixed order.

        A move with a text of one's own stands there once, as a form: any text may be written in.
        """
        moves = tuple(legal_moves(self.game, self.state, seat))
        self.state.memo[LISTED] = (seat, moves)
        return moves

    def playable(self, seat: Seat) -> tuple[Move, ...]:
        """The same with sample texts instead of forms: moves that can be made as they stand."""
        return tuple(playable_moves(self.game, self.state, seat))

    def question(self, seat: Seat) -> str:
        """The number of the choice that a move of this seat answers now."""
        strand = agenda_of(self.state, seat)
        number = str(self.state.agenda.asked)
        return number if strand is self.state.agenda else f"{number}.{strand.asked}"

    def view(self, seat: Seat | None) -> View[S]:
        """What a seat may know; `None` is a spectator."""
        return View(self.game, self.state, seat)

    def events(self, seat: Seat | None, since: int = 0) -> tuple[Told, ...]:
        """The events a viewer may see, numbered for this viewer from 1, after number `since`."""
        told: list[Told] = []
        counts = self._counted(seat)
        first = bisect_right(counts, since)
        number = counts[first - 1] if first else 0
        for entry in range(first, len(self.history)):
            for event in self.history[entry]:
                seen = as_seen(event, seat)
                if seen is not None:
                    number += 1
                    if number > since:
                        told.append(Told(number, entry, seen))
        return tuple(told)

    def taken_back(self, seat: Seat | None) -> tuple[tuple[int, int], ...]:
        """The first and last numbers of events that a viewer saw and that undo took back."""
        counts, kept = self._counted(seat), {entry.n for entry in self.played}
        gone = [entry.n for entry in self.log if entry.kind != "undo" and entry.n not in kept]
        return tuple((counts[n - 1] + 1, counts[n]) for n in gone if counts[n] > counts[n - 1])

    def _counted(self, seat: Seat | None) -> list[int]:
        """How many events a viewer has seen with each entry; only new entries are counted."""
        counts = self.counts.setdefault(seat, [])
        for events in self.history[len(counts) :]:
            seen = sum(as_seen(event, seat) is not None for event in events)
            counts.append(seen + (counts[-1] if counts else 0))
        return counts

    # ------------------------------------------------------------------ playing

    def play(
        self,
        seat: Seat,
        move: Move | str | Sequence[Move | str],
        *,
        time: float = 0.0,
        answers: str | None = None,
    ) -> tuple[Event, ...]:
        """Play a move, or several as one; raises `Illegal` and changes nothing if refused."""
        if answers is not None and answers != self.question(seat):
            raise Illegal(self.game.timing, "question-is-gone", question=answers)
        macro = [move] if isinstance(move, (Move, str)) else list(move)
        if not macro:
            raise BadInput("move", "is-empty")
        may_fail = len(macro) > 1 or isinstance(self.chance, Forced)  # a script may be too short
        before = self._cloned(self.state) if may_fail else self.state
        done: list[str] = []
        chance, position = self._recording(), self._position()
        try:
            for told in macro:
                single = self._legal(seat, told)
                done.append(str(single))
                drawn, reported = len(chance.results), len(self.state.events)
                act(self.game, self.state, seat, single, chance)
                if len(macro) > 1 and (
                    len(chance.results) > drawn or self._told(before, seat, reported)
                ):
                    break  # chance has spoken, or the mover has learned something
        except Endless:
            self._start_over(position)
            raise
        except Error:
            self.state = before
            raise
        return self._append("move", seat, tuple(done), chance, time)

    def _legal(self, seat: Seat, told: Move | str) -> Move:
        """The move, if it is legal; a text is read as notation."""
        if isinstance(told, Move) and self._is_listed(seat, told):
            return told
        move = self.read(seat, told) if isinstance(told, str) else told
        check_text(move)
        refused = why_not(self.game, self.state, seat, move)
        if refused is not None:
            raise refused
        return move

    def _is_listed(self, seat: Seat, move: Move) -> bool:
        """Whether this very move was listed as legal, with nothing having changed since."""
        listed = self.state.memo.get(LISTED)
        if listed is None or move.open:
            return False
        assert isinstance(listed, tuple)
        if listed[0] != seat:
            return False
        for other in listed[1]:
            if other is move:
                return True
        return False

    def read(self, seat: Seat, text: str) -> Move:
        """A move from notation, legal or not; only a line with words left out lists moves.

        Of those the legal ones come first, so that nobody has to write what is no choice.
        """
        if is_short(text, self.game.move_types):
            for listed in (legal_moves, conceivable):
                move = completed(text, listed(self.game, self.state, seat))
                if move is not None:
                    return move
        return parse(text, self.game.move_types)

    def _told(self, before: S, seat: Seat, reported: int) -> bool:
        """Whether a seat has learned something since a state and so many events."""
        fresh = self.state.events[reported:]
        return learned(before, self.state, seat) or any(tells(event, seat) for event in fresh)

    def _recording(self) -> Chance:
        self.chance.results = []
        return self.chance

    def _position(self) -> int:
        """How far a seed's stream has been drawn."""
        return self.chance.position if isinstance(self.chance, Seeded) else 0

    def _start_over(self, position: int) -> None:
        """Back to the last entry, as if nothing had been tried since: state and dice."""
        self.state = self.state_after(self.played)
        if isinstance(self.chance, Seeded):
            self.chance.position = position

    def _append(
        self, kind: Kind, seat: Seat, moves: tuple[str, ...], chance: Chance, time: float
    ) -> tuple[Event, ...]:
        events = self._drain()
        drawn = tuple(chance.results)
        number = len(self.log) + 1
        entry = LogEntry(n=number, seat=seat, kind=kind, moves=moves, chance=drawn, time=time)
        self.record(entry, events)
        return tuple(events)

    def record(self, entry: LogEntry, events: list[Event]) -> None:
        """Append an entry that the state has just gone through."""
        self.log.append(entry)
        self.played.append(entry)
        self.history.append(events)
        if len(self.played) % SNAPSHOT_EVERY == 0:
            self.snapshots[len(self.played)] = self._cloned(self.state)

    def _drain(self) -> list[Event]:
        events = self.state.events
        self.state.events = []
        self.state.settled = 0
        return events

    def concede(self, seat: Seat, time: float = 0.0) -> None:
        """A seat gives up, with the game's rule for what then happens."""
        if self.over:
            raise Illegal(self.game.timing, "nothing-to-decide")
        if not 0 <= seat < self.state.seats:
            raise BadInput("seat", "has-no-seat", seat=seat)
        chance, position = self._recording(), self._position()
        try:
            self.game.concede(self.state, seat, chance)
            advance(self.game, self.state, chance)
        except Endless:
            self._start_over(position)
            raise
        self._append("concede", seat, (), chance, time)

    def agree(self, time: float = 0.0) -> None:
        """All seats have agreed to end it here, with the game's rule for that."""
        if self.over:
            raise Illegal(self.game.timing, "nothing-to-decide")
        self.game.agree(self.state)
        self._append("agree", 0, (), self._recording(), time)

    # ------------------------------------------------------------------ why not, and what if

    def explain(self, seat: Seat, thing: str) -> tuple[Illegal, ...]:
        """Why a thing cannot be used now, or a move not be made: each reason once."""
        moves = {kind.verb for kind in self.game.move_types if not kind.field_names}
        if " " in thing.strip() or thing in moves:
            refused = why_not(self.game, self.state, seat, self.read(seat, thing))
            return (refused,) if refused else ()
        offers = conceivable(self.game, self.state, seat)
        if not offers:
            return (Illegal(self.game.timing, "not-your-decision"),)
        found: list[Illegal] = []
        for move in offers:
            if thing in move.touches:
                refused = why_not(self.game, self.state, seat, move)
                if refused is None:
                    return ()
                if refused not in found:
                    found.append(refused)
        return tuple(found) or (self._of_no_use(seat, thing),)

    def _of_no_use(self, seat: Seat, thing: str) -> Illegal:
        """Why a thing that no conceivable move touches is of no use now."""
        choice = choice_of(self.state, seat)
        asked = choice is not None and seat in choice.must(self.state)
        refused = choice.refuse(self.state, seat, thing) if choice and asked else None
        return refused or Illegal(self.game.timing, "no-use-now")

    def ways(self, seat: Seat, thing: str) -> tuple[Way, ...]:
        """Where a thing can be brought by several small moves; play those of a way as one."""
        return tuple(self.game.ways(self.state, seat, thing))

    def preview(self, seat: Seat, move: Move | str) -> Preview:
        """What a move would cost and do, up to the first chance or hidden fact.

        It is tried out on an imagined state, so it cannot tell what the seat does not know.
        """
        single = self._legal(seat, move)
        before = imagine_state(self.view(seat), Seeded("preview"))
        after = self._cloned(before)
        complete = True
        try:
            act(self.game, after, seat, single, NoChance())
        except NeedsChance:
            complete = False
        face, others = self.game.face, legal_moves(self.game, before, seat)
        costs = face.costs(before, after, seat)
        undone = tuple(face.leaves_undone(before, seat, single, others))
        if learned(before, after, seat) or any(tells(event, seat) for event in after.events):
            return Preview(costs, (), False, undone)
        shown = [as_seen(event, seat) for event in after.events]
        events = tuple(event for event in shown if event is not None)
        return Preview(costs, events, complete, undone)

    # ------------------------------------------------------------------ copies

    def _cloned(self, state: S) -> S:
        copy = state.clone()
        assert type(copy) is type(state)
        return copy

    def clone(self) -> Match[S]:
        """An independent copy with chance of its own; for looking around."""
        copy = Match(self.game, self.setup, self._cloned(self.state), self._fork("clone"))
        self._share_history(copy)
        return copy

    def _share_history(self, copy: Match[S]) -> None:
        copy.log = self.log.copy()
        copy.history = self.history.copy()
        copy.played = self.played.copy()
        copy.snapshots = self.snapshots.copy()
        copy.counts = {seat: counts.copy() for seat, counts in self.counts.items()}

    def _fork(self, name: str) -> Chance:
        return Seeded(f"{self.setup.seed}/{name}/{len(self.log)}")

    def branch(self, at: int) -> Match[S]:
        """Another match that shares the first `at` entries and has chance of its own from there."""
        if not 0 <= at <= len(self.log):
            raise BadInput("branch", "has-no-entry", entry=at, count=len(self.log))
        copy = begin(self.game, self.setup)
        for entry in self.log[:at]:
            copy.follow(entry)
        seed = f"{self.setup.seed}/branch-{at}/{len(self.log)}"
        copy.follow(LogEntry(n=at + 1, seat=CLOCK, kind="branch", seed=seed))
        return copy

    def imagine(self, seat: Seat | None, seed: int | str) -> Match[S]:
        """A match in a full state that looks the same to this seat; it has no past."""
        return imagine(self.view(seat), seed)

    # ------------------------------------------------------------------ undo

    def undo(self, seat: Seat, consent: Iterable[Seat] = (), time: float = 0.0) -> None:
        """Take back the last entry of a seat. The dice do not come again: chance goes on.

        It is free back to the last chance, the last thing somebody learned, or another seat's
        decision; beyond that everyone has to consent.
        """
        index = last_of(self, seat)
        if not stands_alone(self, index):
            why = in_the_way(self, index, seat)
            others = [other for other in range(self.state.seats) if other != seat]
            missing = set(others) - set(consent)
            if why and missing:
                raise NeedsConsent(sorted(missing), why)
        undone = self.played[index].n
        number = len(self.log) + 1
        self.take_back(LogEntry(n=number, seat=seat, kind="undo", undone=undone, time=time))

    def take_back(self, undo: LogEntry) -> None:
        """Go back to before an entry; what others did meanwhile in strands of their own stays."""
        index = next(i for i, entry in enumerate(self.played) if entry.n == undo.undone)
        alone = stands_alone(self, index)
        self.played = without(self.played, index) if alone else self.played[:index]
        self.snapshots = {n: kept for n, kept in self.snapshots.items() if n <= index}
        self.state = self.state_after(self.played)
        self.log.append(undo)
        self.history.append([])

    def state_after(self, entries: Sequence[LogEntry]) -> S:
        """The state after some of the played entries, from the nearest snapshot on."""
        start = 0
        for number in self.snapshots:
            if start < number <= len(entries) and list(entries[:number]) == self.played[:number]:
                start = number
        if start in self.snapshots:
            state = self._cloned(self.snapshots[start])
        else:
            state = begin(self.game, self.setup).state
        for entry in entries[start:]:
            replay_entry(self.game, state, entry, Forced(*entry.chance))
        return state

    def continue_chance(self) -> None:
        """After a replay: let the seed's stream go on where the log has left it."""
        seed, position = self.setup.seed, self.from_the_start().stream.position
        for entry in self.log:
            if entry.kind == "branch":
                seed, position = entry.seed, 0
            position += sum(result != SHUFFLED for result in entry.chance)
        self.chance = Seeded(seed, position)

    # ------------------------------------------------------------------ replay

    def from_the_start(self) -> Match[S]:
        """The same match before anybody has done anything."""
        return begin(self.game, self.setup)

    def follow(self, entry: LogEntry, chance: Chance | None = None) -> None:
        """Go through one stored entry."""
        if entry.kind == "undo":
            self.take_back(entry)
            return
        if entry.kind == "branch":
            self.chance = Seeded(entry.seed)
        given = Forced(*entry.chance) if chance is None else chance
        self.record(entry, replay_entry(self.game, self.state, entry, given))

    # ------------------------------------------------------------------ files

    def save(self, path: Any) -> None:
        """Write the match as JSON Lines."""
        write_match(self, path)

    def verify(self) -> None:
        """Replay everything and check hashes and dice; raises `Damaged` at the first difference."""
        verify_match(self)

    @property
    def hash(self) -> str:
        """A hash of the state."""
        return digest(self.state)

    def __repr__(self) -> str:
        at = f"over after {entries(len(self.log))}" if self.over else f"entry {len(self.log)}"
        return f"<{self.setup.game}, {at}: {standing(self.state, self.to_act)}>"

    def __str__(self) -> str:
        """What everybody may see, drawn as plain text in English."""
        return drawn("match_drawn", self)


def begin(game: Game[S], setup: Setup) -> Match[S]:
    """A fresh match: the setup's chance has spoken and the first seat is asked."""
    content = game.content(setup.cards)
    options = with_brought(setup.options, setup.brings(), setup.seats)
    state = game.setup(setup.seats, options, content)
    state.rules = setup.rules  # a stored match goes on under the rules it was begun with
    chance = Seeded(setup.seed)
    match = Match(game, setup, state, chance)
    advance(game, state, chance)
    match.history.append(match._drain())
    return match


def imagine(view: View[S], seed: int | str) -> Match[S]:
    """A match in a full state that looks the same to the viewer."""
    chance = Seeded(str(seed))
    state = imagine_state(view, chance)
    setup = Setup(game=view.game, rules=view.rules, seats=state.seats, options={}, seed=str(seed))
    match = Match(view.definition, setup, state, chance.fork("play"))
    match.history.append([])
    match.snapshots[0] = match._cloned(state)  # it did not begin with its setup
    return match
