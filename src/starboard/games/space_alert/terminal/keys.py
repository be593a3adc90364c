"""The keys of a live mission: few of them lay a card, call something out, give a card away.

A card is named by its halves: first the one on top, then the other one where several cards have
the first. `a` lays the only card with an A, `a .` the card with A and a blue arrow, `. a` the same
card with the arrow on top. The card goes where the cursor stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.space_alert.bot.outlook import places
from starboard.games.space_alert.cards import action_on, is_heroic
from starboard.games.space_alert.kinds import ABOARD, STATIONS, Half
from starboard.games.space_alert.moves import (
    Assign,
    Deed,
    Draw,
    EndPhase,
    Give,
    IDo,
    Lay,
    Ready,
    Say,
    Shift,
    TakeBack,
    TurnOver,
    WeNeed,
    Word,
)
from starboard.games.space_alert.round.laying import open_boards, open_turns, space_at, space_name
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Move

HALVES: Final = {
    "a": "a", "b": "b", "c": "c", "x": "x",
    ",": "<", "<": "<", ".": ">", ">": ">", "-": "^", "/": "^", "^": "^",
}  # fmt: skip
"""The key of each half of a card."""
DEEDS: Final = {"a": Deed.A, "b": Deed.B, "c": Deed.C, "x": Deed.BATTLEBOTS}
WORDS: Final = tuple(Word)
TWICE: Final = ("e", "f")
"""Keys that nobody should press by mistake: they have to come twice."""


class Keys:
    """What somebody has pressed so far, and where the cursor stands."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.crew = seat
        self.turn = 1
        self.pressed: list[str] = []
        """The keys of a command that is not complete yet."""
        self.note = ""
        """The message of what to press next, or of what went wrong."""

    # ------------------------------------------------------------------ the cursor

    def settle(self, state: Mission) -> None:
        """The cursor stands on a space that can be planned now."""
        boards, turns = open_boards(state, self.seat), open_turns(state, self.seat)
        if self.crew not in boards:
            self.crew = boards[0]
        if turns and self.turn not in turns:
            self.turn = turns[0]
            self.advance(state)

    def advance(self, state: Mission) -> None:
        """On to the next empty space of the phase, if there is one."""
        turns = open_turns(state, self.seat)
        later = [turn for turn in turns if turn >= self.turn]
        for turn in (*later, *turns):
            if not self.card_at(state, turn):
                self.turn = turn
                return

    def step_by(self, state: Mission, by: int) -> None:
        """One turn to the left or right."""
        turns = open_turns(state, self.seat)
        if turns:
            place = turns.index(self.turn) + by
            self.turn = turns[max(0, min(place, len(turns) - 1))]

    def change_board(self, state: Mission, by: int) -> None:
        """The board of the next crew member one may plan for."""
        boards = open_boards(state, self.seat)
        self.crew = boards[(boards.index(self.crew) + by) % len(boards)]
        self.advance(state)

    def point_at(self, state: Mission, digit: str) -> None:
        """A turn by its last digit, which is clear in each phase."""
        for turn in open_turns(state, self.seat):
            if turn % 10 == int(digit):
                self.turn = turn

    # ------------------------------------------------------------------ what lies where

    def card_at(self, state: Mission, turn: int) -> str:
        """The own card on a space, or nothing."""
        slots = space_at(state, space_name(self.crew, turn)).card.slots
        return slots[0].name if slots else ""

    def here(self, state: Mission) -> str:
        """The space of the cursor; if it is empty, the last one before it with a card."""
        turns = [turn for turn in open_turns(state, self.seat) if turn <= self.turn]
        laid = [turn for turn in turns if self.card_at(state, turn)]
        return space_name(self.crew, laid[-1] if laid else self.turn)

    def cards(self, state: Mission) -> list[str]:
        """What can be laid on this board: the hand, and the heroic card beside it."""
        table = table_of(state)
        beside = table.boards[self.crew].heroic.names()
        hand = table.hands[self.seat].cards.names()
        if state.crew[self.crew].android:
            hand = [card for card in hand if not is_heroic(card)]
        return sorted({*hand, *beside})

    # ------------------------------------------------------------------ keys

    def press(self, state: Mission, key: str) -> Move | None:
        """The move that is complete with this key, if any."""
        self.note = ""
        self.settle(state)
        if key == "escape":
            self.pressed = []
            return None
        if not self.pressed and self.moves_cursor(state, key):
            return None
        keys = [*self.pressed, key]
        self.pressed = []
        first = keys[0]
        if first in HALVES:
            return self.lay(state, keys)
        if first in TWICE:
            return self.twice(keys)
        meant = COMMANDS.get(first)
        return None if meant is None else meant(self, state, keys)

    def moves_cursor(self, state: Mission, key: str) -> bool:
        """Whether a key only moved the cursor."""
        if key in ("left", "right"):
            self.step_by(state, 1 if key == "right" else -1)
        elif key in ("up", "down", "tab"):
            self.change_board(state, -1 if key == "up" else 1)
        elif key.isdecimal():
            self.point_at(state, key)
        else:
            return False
        return True

    def wait(self, keys: list[str], note: str) -> Move | None:
        """More keys are needed."""
        self.pressed = keys
        self.note = note
        return None

    def fail(self, note: str) -> Move | None:
        """Nothing comes of it."""
        self.note = note
        return None

    # ------------------------------------------------------------------ commands

    def chosen_card(self, state: Mission, keys: list[str], note: str) -> str:
        """The card that one or two keys name; where it is not clear yet the next key is awaited.

        The same key twice takes any of them.
        """
        halves = [HALVES.get(key, "?") for key in keys]
        cards = [card for card in self.cards(state) if not is_heroic(card)]
        fitting = [card for card in cards if all(half in card for half in halves)]
        if not fitting:
            self.fail("live-no-such-card")
            return ""
        if len(fitting) > 1 and len(keys) == 1:
            self.wait(keys, note)
            return ""
        return fitting[0]

    def lay(self, state: Mission, keys: list[str]) -> Move | None:
        """The half on top, then the other one if it is not clear."""
        card = self.chosen_card(state, keys[:2], "live-other-half")
        if not card:
            return None
        half = Half.ACTIVATION if card[0] == HALVES[keys[0]] else Half.MOVEMENT
        return Lay(card, space_name(self.crew, self.turn), half)

    def lay_heroic(self, state: Mission, keys: list[str]) -> Move | None:
        """`h` with the activation on top, `H` with the movement."""
        heroic = [card for card in self.cards(state) if is_heroic(card)]
        if not heroic:
            return self.fail("live-no-heroic-card")
        half = Half.ACTIVATION if keys[0] == "h" else Half.MOVEMENT
        return Lay(heroic[0], space_name(self.crew, self.turn), half)

    def take_back(self, state: Mission, keys: list[str]) -> Move | None:
        return TakeBack(self.here(state))

    def turn_over(self, state: Mission, keys: list[str]) -> Move | None:
        return TurnOver(self.here(state))

    def shift(self, state: Mission, keys: list[str]) -> Move | None:
        """To the turn of a digit."""
        if len(keys) == 1:
            return self.wait(keys, "live-shift-where")
        where = [
            turn for turn in open_turns(state, self.seat) if keys[1] in (str(turn % 10), str(turn))
        ]
        if not where:
            return self.fail("live-not-now")
        here, there = self.here(state), space_name(self.crew, where[0])
        if self.card_at(state, where[0]) and int(there.split(".")[2]) < int(here.split(".")[2]):
            here, there = there, here  # two cards change places in the order the rules ask for
        return Shift(here, there)

    def draw(self, state: Mission, keys: list[str]) -> Move | None:
        return Draw()

    def give(self, state: Mission, keys: list[str]) -> Move | None:
        """A card by its halves, then the number of a person."""
        if len(keys) == 1:
            return self.wait(keys, "live-give-what")
        others = [seat for seat in table_of(state).present if seat != self.seat]
        halves = [key for key in keys[1:] if not key.isdecimal()]
        card = self.chosen_card(state, halves, "live-other-half")
        if not card:
            self.pressed = keys if self.pressed else []
            return None
        if len(others) == 1:
            return Give(card, f"seat.{others[0]}")
        if not keys[-1].isdecimal():
            return self.wait(keys, "live-give-whom")
        return Give(card, f"seat.{int(keys[-1]) - 1}")

    def twice(self, keys: list[str]) -> Move | None:
        """The end of a phase or of the action round."""
        if len(keys) == 1:
            return self.wait(keys, f"live-really-{keys[0]}")
        if keys[0] != keys[1]:
            return None
        return EndPhase() if keys[0] == "e" else Ready()

    def i_do(self, state: Mission, keys: list[str]) -> Move | None:
        """Call out what lies at the cursor, with the place where one will be by then."""
        name = self.here(state)
        turn = int(name.split(".")[2])
        row = [
            action_on(card, space.half).value if card else "-"
            for card, space in (
                ("".join(space.card.names()), space)
                for space in table_of(state).boards[self.crew].spaces
            )
        ]
        deed, station = DEEDS.get(row[turn - 1].lower()), places(row)[turn - 1]
        if deed is None or station >= ABOARD:
            return self.fail("live-nothing-to-call")
        return IDo(deed, STATIONS[station], turn)

    def we_need(self, state: Mission, keys: list[str]) -> Move | None:
        """An action, then a station: 1 to 3 below, 4 to 6 above."""
        if len(keys) == 1:
            return self.wait(keys, "live-need-what")
        if keys[1] not in DEEDS:
            return self.fail("live-not-now")
        if len(keys) == 2:
            return self.wait(keys, "live-need-where")
        if keys[2] not in "123456":
            return self.fail("live-not-now")
        return WeNeed(DEEDS[keys[1]], STATIONS[int(keys[2]) - 1])

    def say(self, state: Mission, keys: list[str]) -> Move | None:
        """A word by its number."""
        if len(keys) == 1:
            return self.wait(keys, "live-say-what")
        if not keys[1].isdecimal() or not 1 <= int(keys[1]) <= len(WORDS):
            return self.fail("live-not-now")
        return Say(WORDS[int(keys[1]) - 1])

    def assign(self, state: Mission, keys: list[str]) -> Move | None:
        """A threat by the number of its turn, then the person who takes it."""
        if len(keys) == 1:
            return self.wait(keys, "live-assign-what")
        found = [each for each in state.threats if str(each.number) == keys[1]]
        if not found:
            return self.fail("live-no-such-threat")
        if len(keys) == 2:
            return self.wait(keys, "live-assign-whom")
        people = [str(seat + 1) for seat in table_of(state).present]
        if keys[2] not in people:
            return self.fail("live-not-now")
        return Assign(found[0].card.id, f"seat.{int(keys[2]) - 1}")


Command = Callable[[Keys, Mission, list[str]], Move | None]
COMMANDS: Final[dict[str, Command]] = {
    "h": Keys.lay_heroic,
    "H": Keys.lay_heroic,
    "backspace": Keys.take_back,
    "t": Keys.turn_over,
    "s": Keys.shift,
    "d": Keys.draw,
    "g": Keys.give,
    "i": Keys.i_do,
    "n": Keys.we_need,
    "w": Keys.say,
    "o": Keys.assign,
}
