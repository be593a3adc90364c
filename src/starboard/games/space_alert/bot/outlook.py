"""What a crew member knows: its own cards, what was called out, and the backs on all boards."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from starboard.games.space_alert.cards import is_heroic
from starboard.games.space_alert.content import ship
from starboard.games.space_alert.kinds import ABOARD, STATIONS, Half
from starboard.games.space_alert.phases import PHASES, TURNS
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.table import Space

EMPTY: Final = "-"
UNSEEN: Final = "?"
"""A card lies there, but nobody said what it does."""
DEEDS: Final = {"a": "a", "b": "b", "c": "c", "battlebots": "x"}
LETTERS: Final = {letter: deed for deed, letter in DEEDS.items()}
ACTIVATIONS: Final = "abcxABX"
MOVES: Final = "~"
"""Somebody moves there, nobody said which way."""
NOWHERE: Final = -1
UNTRUE: Final = 20
"""How doubtful it is that somebody does not act where they said."""
LEAP: Final = 15
ODD: Final = 2
SPREAD: Final = "123456"
"""Heroic moves: in a model they stand for whatever way somebody takes."""
SEVERAL: Final = 2
WHILE: Final = 45
"""Seconds after the alarm by which whoever plans with the others has said something."""
IDLE: Final = 6
"""Who has named so many deeds for every turn of a phase cannot mean all of them."""
FALSE: Final = 3
"""Who has not done so many things that they said they do is not believed any more."""
READY: Final = "say ready"
I_DO: Final = "i_do"
WE_NEED: Final = "we_need"


class Call(NamedTuple):
    """A call-out: who does what where in which turn."""

    seat: int
    letter: str
    station: int
    turn: int


class Word(NamedTuple):
    """Somebody said something about this phase: what they do, or that they are done."""

    seat: int
    done: bool


class Need(NamedTuple):
    """Somebody asks for an action at a station."""

    seat: int
    letter: str
    station: int


class Outlook:
    """The table as one seat sees it; `state` is veiled."""

    def __init__(self, state: Mission, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.table = table_of(state)
        phase = self.table.hands[seat].phase
        over = not 1 <= phase <= self.table.phases
        self.now = () if over else tuple([turn - 1 for turn in PHASES[phase - 1]])
        """The turns (from 0) of the phase that is being planned."""
        self.closed = 0 if self.table.phase < 2 else PHASES[min(self.table.phase, 4) - 2][-1]
        """How many turns nobody plans any more."""
        self.calls = [call for call in [read_call(line) for line in self.table.said] if call]
        self.words = self.words_of_phase()
        self.believed: dict[int, dict[int, Call]] = {}
        self.androids = [
            crew
            for crew, board in enumerate(self.table.boards)
            if crew != seat and state.crew[crew].android and board.owner == seat
        ]
        """Those that this seat looks after beside its own board (SA-ANDROID-07)."""
        self.mine = [seat, *self.androids] if self.table.solo else [seat]
        """The boards whose cards this seat can take back, in the order in which it plans them."""

    @cached_property
    def asked(self) -> dict[int, Need]:
        """What is asked for by those who mean what they say, by the line in which they said it."""
        found = {line: read_need(said) for line, said in enumerate(self.table.said)}
        return {line: n for line, n in found.items() if n and n.seat not in self.babblers}

    @property
    def needs(self) -> list[Need]:
        """What is asked for, the oldest first."""
        return list(self.asked.values())

    def words_of_phase(self) -> list[Word]:
        """Who said something about the phase that is being planned, from the first call on."""
        words = [read_word(line, self.now) for line in self.table.said]
        first = next((n for n, word in enumerate(words) if word and not word.done), len(words))
        return [word for word in words[first:] if word]

    def space(self, crew: int, turn: int) -> Space:
        """A space of an action board; turns count from 0."""
        return self.table.boards[crew].spaces[turn]

    def seen(self, crew: int, turn: int) -> str:
        """The letter on a space as far as this seat knows it."""
        space = self.space(crew, turn)
        if not space.card.slots:
            return EMPTY
        name = space.card.slots[0].name
        if not name:
            return UNSEEN
        return name[0] if space.half is Half.ACTIVATION else name[1]

    def called(self, crew: int) -> dict[int, Call]:
        """What somebody said last about each turn (from 0), unless the board shows otherwise."""
        if crew not in self.believed:
            found = {} if crew in self.babblers else self.said_by(crew)
            self.believed[crew] = {
                turn: call for turn, call in found.items() if self.believes(crew, turn)
            }
        return self.believed[crew]

    def said_by(self, crew: int) -> dict[int, Call]:
        """What somebody said last about each turn (from 0), true or not."""
        return {call.turn - 1: call for call in self.calls if call.seat == crew}

    def believes(self, crew: int, turn: int) -> bool:
        """Whether what lies there does not belie what was said about it."""
        space = self.space(crew, turn)
        if not space.card.slots:
            return turn >= self.closed and not self.is_done(crew)
        return space.half is Half.ACTIVATION

    def is_done(self, crew: int) -> bool:
        """Whether the last word of somebody was that they are done."""
        words = [word.done for word in self.words if word.seat == crew]
        return bool(words) and words[-1]

    def public_row(self, crew: int, wished: str) -> str:
        """A row as everybody knows it: what lies and was said in turns that are over."""
        marks = list(wished)
        for turn in range(TURNS):
            if turn < self.closed or self.state.crew[crew].android:
                marks[turn] = self.mark(crew, turn, wished[turn])
        return self.routed(crew, marks, wished)

    def guessed_row(self, crew: int, wished: str) -> str:
        """A row of somebody else: as they said it; as wished while they may still say something."""
        if not self.has_spoken(crew) and crew not in self.strays:
            return self.public_row(crew, wished)
        marks = list(wished)
        for turn in range(TURNS):
            if turn < self.closed or turn in self.now or self.state.crew[crew].android:
                marks[turn] = self.mark(crew, turn, EMPTY)
        return self.routed(crew, marks, wished)

    def mark(self, crew: int, turn: int, wished: str) -> str:
        """What a space tells: a letter, nothing, or that somebody moves."""
        seen = self.seen(crew, turn)
        call = self.called(crew).get(turn)
        if seen == EMPTY:
            return wished if call is None or turn < self.closed else call.letter
        if seen != UNSEEN and self.state.crew[crew].android:
            return seen
        if self.space(crew, turn).half is Half.MOVEMENT:
            return MOVES
        return EMPTY if call is None else call.letter

    def routed(self, crew: int, marks: list[str], wished: str) -> str:
        """A row whose moves lead to where somebody said they would act."""
        stations = [NOWHERE] * TURNS
        for turn, call in self.called(crew).items():
            if marks[turn] == call.letter:
                stations[turn] = call.station
        return route("".join(marks), tuple(stations), wished)

    def has_spoken(self, crew: int) -> bool:
        """Whether somebody has said anything about this phase."""
        return crew in [word.seat for word in self.words]

    @cached_property
    def strays(self) -> list[int]:
        """Those on whom nobody can count: they say nothing while the others talk, or anything."""
        present = self.table.present
        return [crew for crew in present if crew in self.babblers or self.is_silent(crew)]

    @cached_property
    def babblers(self) -> list[int]:
        """Those whose words mean nothing, for the rest of the mission."""
        return [crew for crew in self.table.present if self.is_idle(crew) or self.is_false(crew)]

    def is_silent(self, crew: int) -> bool:
        """Whether somebody has never said anything about plans, long after the alarm."""
        if self.state.now < WHILE:
            return False
        return not any(call.seat == crew for call in self.calls) and (
            f"{crew} {READY}" not in self.table.said
        )

    def is_idle(self, crew: int) -> bool:
        """Whether somebody talks idly: of more deeds in every turn than anybody could mean."""
        named = [call.turn for call in self.calls if call.seat == crew]
        return any(
            len([turn for turn in named if turn in turns]) > IDLE * len(turns) for turns in PHASES
        )

    def is_false(self, crew: int) -> bool:
        """Whether the board has mostly belied what somebody said about turns that are over."""
        over = [turn for turn in self.said_by(crew) if turn < self.closed]
        spaces = [self.space(crew, turn) for turn in over]
        kept = [each for each in spaces if each.card.slots and each.half is Half.ACTIVATION]
        belied = len(over) - len(kept)
        return belied >= FALSE and belied > len(kept)

    @cached_property
    def talkers(self) -> list[int]:
        """Those who plan together; whoever cannot be counted on holds nobody up."""
        return [seat for seat in self.table.present if seat not in self.strays]

    @property
    def talk(self) -> list[Word]:
        """What they have said about this phase."""
        return [word for word in self.words if word.seat in self.talkers]

    @property
    def heard(self) -> tuple[tuple[Word, ...], tuple[Call, ...]]:
        """What the others said so far who plan together.

        Only that is a reason to plan anew: who also looked at every card that the others lay would
        answer each of their changes with one of its own, and nobody would come to an end.
        """
        others = [seat for seat in self.talkers if seat != self.seat]
        told = tuple([call for call in self.calls if call.seat in others])
        return tuple([word for word in self.talk if word.seat in others]), told

    @cached_property
    def orderly(self) -> list[int]:
        """Those who say when they are done, and so let the others have a turn; all, if nobody does.

        Whoever went into another phase in the middle of a speech keeps nobody waiting any more.
        """
        found = [seat for seat in self.talkers if self.keeps_order(seat)]
        return found or self.talkers

    def keeps_order(self, crew: int) -> bool:
        """Whether somebody says that they are done, and said so in every phase before this one."""
        first = min(self.now, default=TURNS)
        done = owing = False
        for line in self.table.said:
            if line == f"{crew} {READY}":
                done, owing = True, False
            call = read_call(line)
            if call is not None and call.seat == crew and call.turn <= first:
                owing = True
        return done and not owing

    @property
    def settled(self) -> bool:
        """Whether everybody who keeps order has said last that they are done."""
        last = [word for word in self.talk if word.seat in self.orderly][-len(self.orderly) :]
        return len(last) == len(self.orderly) > 0 and all(word.done for word in last)

    @property
    def has_turn(self) -> bool:
        """Whether it is this seat's turn to improve the plan: another's when somebody is done."""
        return self.seat not in self.orderly or self.next_talker == self.seat or self.settled

    @property
    def next_talker(self) -> int:
        """Whose turn it is; while nobody says that they are done, another's after every word."""
        if not self.orderly:
            return self.seat
        done = [word for word in self.talk if word.done and word.seat in self.orderly]
        return self.orderly[len(done or self.talk) % len(self.orderly)]

    @property
    def is_held_up(self) -> bool:
        """Whether somebody whose turn it is has said much less than this seat."""
        said = [word.seat for word in self.words]
        return said.count(self.next_talker) + SEVERAL < said.count(self.seat)

    @property
    def changes(self) -> int:
        """How often this seat has said what it does in this phase."""
        return len([word for word in self.words if word.seat == self.seat and not word.done])

    def own_row(self, crew: int, wished: str) -> str:
        """A row whose cards this seat knows; as wished from this phase on."""
        first = min(self.now, default=TURNS)
        return "".join([self.seen(crew, turn) for turn in range(first)]) + wished[first:]

    def letters(self, crew: int) -> list[str]:
        """What lies on a board in the turns of this phase."""
        return [self.seen(crew, turn) for turn in self.now]

    def laid(self, crew: int) -> tuple[str, ...]:
        """The cards on a board in the turns of this phase."""
        spaces = [self.space(crew, turn) for turn in self.now]
        return tuple([each.card.slots[0].name if each.card.slots else "" for each in spaces])

    def after(self, crew: int) -> list[int]:
        """The boards that are planned after this one: what lies there is not decided yet."""
        return self.mine[self.mine.index(crew) + 1 :] if crew in self.mine else []

    def is_held(self, card: str) -> bool:
        """Whether a card is in the hand."""
        return self.table.hands[self.seat].cards.has(card)

    def hand(self, crew: int) -> tuple[str, ...]:
        """All cards that can be laid on a board in this phase, or lie there already."""
        held = [slot.name for slot in self.table.hands[self.seat].cards.slots]
        if crew != self.seat:
            held = [card for card in held if not is_heroic(card)]  # SA-ANDROID-09
        lent = [card for board in self.after(crew) for card in self.laid(board)]
        held += [card for card in lent if card and not is_heroic(card)]
        return tuple(sorted([*held, *[card for card in self.laid(crew) if card]]))


@lru_cache(4096)
def read_call(line: str) -> Call | None:
    """A call-out of a deed; nothing if it is something else."""
    seat, verb, *rest = line.split()
    if verb != I_DO:
        return None
    return Call(int(seat), DEEDS[rest[0]], STATIONS.index(rest[1]), int(rest[2]))


@lru_cache(4096)
def read_word(line: str, turns: tuple[int, ...]) -> Word | None:
    """Whether a line concerns these turns (from 0); nothing if it does not."""
    seat, verb, *rest = line.split()
    if verb == I_DO:
        return Word(int(seat), False) if int(rest[2]) - 1 in turns else None
    return Word(int(seat), True) if line.endswith(f" {READY}") else None


@lru_cache(4096)
def read_need(line: str) -> Need | None:
    """A call-out of a need; nothing if it is something else."""
    seat, verb, *rest = line.split()
    if verb != WE_NEED:
        return None
    return Need(int(seat), DEEDS[rest[0]], STATIONS.index(rest[1]))


@lru_cache(4096)
def route(marks: str, stations: tuple[int, ...], wished: str) -> str:
    """The likeliest row: calls are true, moves are short, and otherwise it is as wished."""
    ways = {ship().start_station: (0, "")}
    for mark, called, likely in zip(marks, stations, wished, strict=True):
        found: dict[int, tuple[int, str]] = {}
        for station, (doubt, row) in ways.items():
            doubt += UNTRUE if called not in (NOWHERE, station) else 0
            for letter, more in options(mark, likely):
                there = step(station, letter)
                way = (doubt + more, row + letter)
                if there not in found or way < found[there]:
                    found[there] = way
        ways = found
    return min(ways.values())[1]


def options(mark: str, likely: str) -> list[tuple[str, int]]:
    """What may happen in a turn, and how doubtful that is."""
    leaps = [(letter, LEAP) for letter in SPREAD]
    if mark == EMPTY:
        return [(EMPTY, 0), *leaps]
    if mark != MOVES:
        return [(mark, 0)]
    return [(letter, 0 if letter == likely else ODD) for letter in "<>^"] + [(EMPTY, 1), *leaps]


def places(row: list[str] | str) -> list[int]:
    """Where somebody is before each turn, if nothing delays them; outside counts as the hatch."""
    station = ship().start_station
    found = []
    for letter in row:
        found.append(station)
        station = step(station, letter)
    return found


def step(station: int, letter: str) -> int:
    """Where an action leads."""
    if letter in SPREAD:
        return SPREAD.index(letter)
    if letter == "^":
        return (station + 3) % ABOARD
    if letter == "<":
        return station if station % 3 == 0 else station - 1
    if letter == ">":
        return station if station % 3 == 2 else station + 1
    return station
