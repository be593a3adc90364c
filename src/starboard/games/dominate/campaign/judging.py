"""PL2 judges a described act: which trigger it meets, or none (DD-INACT-12…14, DD-INPREP-04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.campaign.events import Judged
from starboard.games.dominate.campaign.moves import Judge
from starboard.games.dominate.campaign.pages import Trigger
from starboard.games.dominate.script.noticing import Moment, side
from starboard.games.dominate.script.running import start_scripts
from starboard.games.dominate.script.scene import backroom_of, mission_of
from starboard.games.dominate.script.triggers import described, run_of
from starboard.games.dominate.state import Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def met(choice: AskJudge, state: Table) -> list[Trigger]:
    """The triggers that the act might meet; for who may know them."""
    room = backroom_of(state)
    return [] if room is None else list(described(state, room, choice.target))


def judgements(choice: AskJudge, state: Table, seat: Seat) -> Iterator[Judge]:
    for trigger in met(choice, state):
        yield Judge(trigger.id)
    yield Judge("")


def judgement_refused(choice: AskJudge, state: Table, seat: Seat, move: Judge) -> Illegal | None:
    if move.trigger and move.trigger not in [trigger.id for trigger in met(choice, state)]:
        return Illegal("DD-INACT-12", "meets-no-such-trigger", trigger=move.trigger)
    return None


def take_judgement(choice: AskJudge, state: Table, seat: Seat, move: Judge, chance: Chance) -> None:
    """PL2 may be lenient: nothing is matched word for word (DD-INPREP-04)."""
    state.report(Judged("DD-INACT-12", seat, bool(move.trigger)))
    room = backroom_of(state)
    for trigger in [] if room is None else met(choice, state):
        if trigger.id == move.trigger:
            assert room is not None
            moment = Moment("explicit", choice.target, choice.figure, side(state, choice.figure))
            room.fired[trigger.id] = room.fired.get(trigger.id, 0) + 1
            room.queue.append(run_of(state, trigger, moment))
            start_scripts(state, room)


class AskJudge(Choice[Table]):
    """Always asked, whatever the book says, so that being asked tells nothing."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Judge, take_judgement, judgements, judgement_refused),)
    figure: str
    target: str

    def must(self, state: Table) -> Seats:
        return (mission_of(state).pl2,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": self.figure, "target": self.target}
