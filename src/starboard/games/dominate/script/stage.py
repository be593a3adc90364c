"""Where effects are carried out, and how figures are picked for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from starboard.games.dominate.campaign.events import TextRead
from starboard.games.dominate.campaign.records import Asking, Backroom, Frame, Line, Run
from starboard.games.dominate.script.fitting import fitting, seat_called
from starboard.games.dominate.script.scene import Being, mission_of
from starboard.games.dominate.script.words import CHOSEN, Filter
from starboard.games.dominate.state import NEUTRAL, Figure, Mission, Table
from starboard.games.dominate.wording import Wording
from starboard.kernel import Text


class Waiting(Exception):
    """An effect cannot go on before somebody has picked something."""

    def __init__(self, seat: int, asking: Asking) -> None:
        super().__init__()
        self.seat, self.asking = seat, asking


class Stage(NamedTuple):
    """A running script."""

    state: Table
    room: Backroom
    run: Run

    @property
    def mission(self) -> Mission:
        return mission_of(self.state)

    def seat(self, word: str) -> int:
        """The seat of a role, or of holder and opponent."""
        return seat_called(self.state, word, self.run)

    def owner(self, word: str) -> int:
        """The same; `neutral` is nobody."""
        return NEUTRAL if word == "neutral" else self.seat(word)

    def goes_to(self, branch: str) -> None:
        """A list of effects inside the one at work comes first."""
        frame = self.room.frames[-1]
        self.room.frames.append(Frame((*frame.path, f"{frame.next - 1}:{branch}"), 0))

    def figures(
        self,
        wanted: Filter,
        count: int | None = None,
        choose: str | None = None,
        allowed: Callable[[Figure], bool] | None = None,
    ) -> list[Being]:
        """Those whom an effect means; where there are too many, a seat picks (`Waiting`)."""
        found = list(fitting(self.state, wanted, self.run))
        if allowed is not None:
            found = [one for one in found if one.figure is not None and allowed(one.figure)]
        if wanted.names(CHOSEN):
            count, found = 1, [one for one in found if one.id]
        if count is None or count >= len(found):
            return found
        names = [one.id for one in found if one.id]
        picked = self.pick(names, min(count, len(names)), self.seat(choose or "holder"))
        return [one for one in found if one.id in picked]

    def pick(self, things: list[str], count: int, seat: int) -> list[str]:
        """So many of these things, as a seat picks them one by one."""
        picked = [name for name in self.room.picked if name in things]
        if len(picked) < count:
            left = [name for name in things if name not in picked]
            raise Waiting(seat, Asking(None, (), tuple(left)))
        return picked


def hear(state: Table, seat: int, kind: str, words: Wording, number: str = "") -> None:
    """It stands in the book of a seat from now on (DD-INPREP-05)."""
    mission = mission_of(state)
    heard = mission.heard[mission.role(seat)].value
    if heard is not None:
        heard.lines.append(Line(kind, state.round, words, number))


def read_text(state: Table, seat: int, number: str) -> None:
    """A seat reads a text of the appendix silently (DD-TRIGGER-06, 07)."""
    appendix = mission_of(state).appendix.value
    if appendix is None:
        return
    text = appendix.texts[number]
    words = Wording(text.de, text.en)
    hear(state, seat, "text", words, number)
    state.report(TextRead("DD-TRIGGER-06", seat, number, Text(text.de), Text(text.en)))
