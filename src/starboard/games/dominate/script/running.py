"""Carrying scripts out, one effect after another (DD-TRIGGER-02, 10, 14).

Which script runs and how far it has come is the game master's secret, so the entry on the agenda
says nothing about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.campaign import events as c
from starboard.games.dominate.campaign.moves import Decide, PickThing
from starboard.games.dominate.campaign.pages import PL2, Trigger
from starboard.games.dominate.campaign.records import Asking, Backroom, Frame, Later, Run
from starboard.games.dominate.indoors.floor import Floor
from starboard.games.dominate.script import boosting, granting, indoors, shaping
from starboard.games.dominate.script import effects as d
from starboard.games.dominate.script.cards import card_effects
from starboard.games.dominate.script.ending import end_mission
from starboard.games.dominate.script.holding import holds
from starboard.games.dominate.script.scene import backroom_of, mission_of, page_of
from starboard.games.dominate.script.spawning import spawn
from starboard.games.dominate.script.stage import Stage, Waiting
from starboard.games.dominate.script.triggers import watch_states
from starboard.games.dominate.state import NEUTRAL, Table
from starboard.games.dominate.wording import worded
from starboard.kernel import Act, Chance, Choice, Sealed, Seat, Seats, Step, Text, only
from starboard.kernel.seats import EVERYONE, NOBODY

DICE = {"d6": 6, "d4": 4}
Handler = Callable[[Stage, Any], None]


def start_scripts(state: Table, room: Backroom) -> None:
    """Whatever is lined up happens before anything else continues (DD-TRIGGER-02)."""
    if room.queue and room.run is None and not is_waiting(state):
        state.agenda.push(RunScript())


def is_waiting(state: Table) -> bool:
    """Whether scripts are on the agenda already."""
    return any(isinstance(entry, RunScript) for entry in state.agenda.entries())


# ------------------------------------------------------------------------- programs


def program(state: Table, source: str) -> tuple[d.Do, ...]:
    """The effects of a script; nothing where they may not be known."""
    kind, _, name = source.partition(":")
    if kind == "card":
        return card_effects(name)
    page = page_of(state, PL2 if kind == "outcome" else kind)
    if page is None:
        return ()
    if kind == "outcome":
        found: tuple[d.Do, ...] = getattr(page.outcome, name)
        return found
    trigger: Trigger | None = page.trigger(name)
    return () if trigger is None else trigger.do


def inside(effects: tuple[d.Do, ...], path: tuple[str, ...]) -> tuple[d.Do, ...]:
    """The list of effects at the end of a way."""
    for step in path:
        number, _, branch = step.partition(":")
        effects = branch_of(effects[int(number)].args(), branch)
    return effects


def branch_of(args: object, branch: str) -> tuple[d.Do, ...]:
    """A list of effects inside an effect."""
    match args:
        case d.If():
            return args.then if branch == "then" else args.else_
        case d.Roll():
            return args.cases[int(branch)].do
        case d.Choose():
            return args.options[int(branch)].do
        case d.After():
            return args.do
        case _:
            return ()


# ------------------------------------------------------------------------- running


class RunScript(Step[Table]):
    """One effect, and then the next."""

    def run(self, state: Table, chance: Chance) -> None:
        room = backroom_of(state)
        if room is None or (room.run is None and not room.queue):
            return
        state.agenda.push(self)
        if room.run is None:
            begin(state, room)
            return
        frame = room.frames[-1] if room.frames else None
        if frame is None:
            room.run = None
            return
        effects = inside(program(state, room.run.source), frame.path)
        if frame.next >= len(effects):
            room.frames.pop()
            return
        perform(state, room, effects[frame.next], chance)
        if mission_of(state).winner == NEUTRAL:
            watch_states(state, room)


def begin(state: Table, room: Backroom) -> None:
    """The next script in line; an act on something that is not allowed yet does nothing."""
    room.run = room.queue.pop(0)
    room.picked = []
    room.frames = [] if is_kept(state, room.run) else [Frame(room.run.path, 0)]


def is_kept(state: Table, run: Run) -> bool:
    """Whether it is about acting on something that a trigger has not allowed (DD-INACT-06)."""
    kind, _, name = run.source.partition(":")
    spot = None if state.floor is None else state.floor.spots.get(run.it)
    page = None if kind in ("card", "outcome") or spot is None else page_of(state, kind)
    trigger = None if page is None else page.trigger(name)
    if spot is None or trigger is None or not spot.kept.value:
        return False
    return any(when.word() == "acted" for when in trigger.whens())


def perform(state: Table, room: Backroom, effect: d.Do, chance: Chance) -> None:
    """One effect; where somebody has to pick first, it is looked at again afterwards."""
    run, frame = room.run, room.frames[-1]
    assert run is not None
    stage, word, args = Stage(state, room, run), effect.word(), effect.args()
    rolled = chance.die(DICE[args.die]) if isinstance(args, d.Roll) else 0
    room.frames[-1] = Frame(frame.path, frame.next + 1)
    if isinstance(args, d.Roll):
        roll(stage, args, rolled)
        return
    told = len(state.events)
    try:
        HANDLERS[word](stage, args)
        room.picked = []
        tell(state, run, told)
    except Waiting as wait:
        room.frames[-1] = frame
        ask(state, wait.seat, wait.asking)
        state.agenda.push(AskPick(wait.seat))


def tell(state: Table, run: Run, told: int) -> None:
    """Whoever saw an effect has learned something, whatever it was (DD-TRIGGER-02)."""
    saw = heard = NOBODY
    for event in state.events[told:]:
        saw |= event.audience()
        heard |= event.audience() if event.tells else NOBODY
    if state.floor is not None and saw == EVERYONE:
        note_news(state, state.floor, run.it)
    if saw & ~heard:
        state.report(c.Answered("DD-TRIGGER-02", saw & ~heard))


def note_news(state: Table, floor: Floor, thing: str) -> None:
    """Something new has come up, perhaps by trying a thing."""
    floor.news = state.turn
    if thing in floor.touched and thing not in floor.answered:
        floor.answered.append(thing)


# ------------------------------------------------------------------------- flow


def branch(stage: Stage, args: d.If) -> None:
    """Nested conditions (DD-TRIGGER-10)."""
    met = holds(stage.state, args.cond, stage.run)
    if met or args.else_:
        stage.goes_to("then" if met else "else")


def roll(stage: Stage, args: d.Roll, rolled: int) -> None:
    """PL2 rolls in secret where the trigger says so (DD-TRIGGER-10)."""
    kind = c.RolledSecretly if args.secret else c.RolledOpenly
    stage.state.report(kind("DD-TRIGGER-10", stage.run.holder, rolled))
    for number, case in enumerate(args.cases):
        if rolled in case.faces:
            stage.goes_to(str(number))
            return


def choose(stage: Stage, args: d.Choose) -> None:
    """A seat decides what happens."""
    seat = stage.seat(args.by)
    options = tuple([worded(option.text) for option in args.options])
    ask(stage.state, seat, Asking(worded(args.prompt), options, ()))
    stage.state.agenda.push(AskDecision(seat))


def after(stage: Stage, args: d.After) -> None:
    """At the end of a later round."""
    frame = stage.room.frames[-1]
    path = (*frame.path, f"{frame.next - 1}:after")
    run = stage.run
    later = Run(run.source, run.holder, run.it, run.actor, run.by, path)
    stage.room.later.append(Later(stage.state.round + args.rounds, later))


def enable(stage: Stage, name: str) -> None:
    if name in stage.room.off:
        stage.room.off.remove(name)


def disable(stage: Stage, name: str) -> None:
    if name not in stage.room.off:
        stage.room.off.append(name)


def win(stage: Stage, role: str) -> None:
    """The mission ends; nothing further is carried out but the outcome (DD-CAMP-24)."""
    end_mission(stage.state, stage.mission.seat(role), "trigger")


HANDLERS: dict[str, Handler] = {
    "read_aloud": granting.read_aloud, "must_read": granting.must_read, "note": granting.note,
    "flavour": granting.flavour, "spawn": spawn, "remove": shaping.remove,
    "destroy": shaping.destroy, "flip": shaping.flip, "set": shaping.set_values,
    "control": shaping.control, "change_faction": shaping.change_faction,
    "go_to": shaping.go_to, "terrain": shaping.terrain, "ore": shaping.ore,
    "give_item": granting.give_item, "lose_item": granting.lose_item,
    "set_flag": granting.set_flag, "clear_flag": granting.clear_flag,
    "set_campaign_flag": granting.set_campaign_flag, "add": granting.add,
    "credits": granting.credits, "victory": granting.victory, "charism": granting.charism,
    "reward": granting.reward, "mission_card": granting.mission_card,
    "drop_mission_cards": granting.drop_mission_cards,
    "special_event": granting.special_event, "evaluation_text": granting.evaluation_text,
    "goal": granting.goal, "tech_level": granting.tech_level, "alarm": indoors.alarm,
    "door": indoors.door, "device": indoors.device, "reveal": shaping.reveal,
    "allow": indoors.allow, "enable": enable, "disable": disable, "shop": granting.shop,
    "show_slots": granting.show_slots, "if": branch, "choose": choose, "after": after,
    "win": win, "raise_limit": boosting.raise_limit, "free_order": boosting.free_order,
    "finish_order": boosting.finish_order, "energy_bonus": boosting.energy_bonus,
    "strike": boosting.strike, "skip_activation": boosting.skip_activation,
    "no_attack": boosting.no_attack, "lower_cost": boosting.lower_cost,
}  # fmt: skip
"""Every word for an effect; a roll asks chance first."""


# ------------------------------------------------------------------------- asking


def ask(state: Table, seat: int, asking: Asking) -> None:
    """Only who is asked knows the question."""
    mission_of(state).asking = Sealed(asking, only(seat))


def answered(state: Table) -> None:
    mission_of(state).asking = Sealed(None, only(mission_of(state).pl2))


def asking_of(state: Table) -> Asking:
    """The question, for who is asked."""
    return mission_of(state).asking.value or Asking(None, (), ())


def answers(state: Table) -> list[str]:
    """The answers to the question, for who is asked."""
    return [f"answer.{number + 1}" for number in range(len(asking_of(state).options))]


def decisions(choice: AskDecision, state: Table, seat: Seat) -> Iterator[Decide]:
    for answer in answers(state):
        yield Decide(answer)


def decision_refused(choice: AskDecision, state: Table, seat: Seat, move: Decide) -> Illegal | None:
    if move.answer not in answers(state):
        return Illegal("DD-TRIGGER-10", "no-such-answer", answer=move.answer)
    return None


def take_decision(
    choice: AskDecision, state: Table, seat: Seat, move: Decide, chance: Chance
) -> None:
    """The effects of that answer come next."""
    number = answers(state).index(move.answer)
    words = asking_of(state).options[number]
    state.report(c.Decided("DD-TRIGGER-10", seat, Text(words.de), Text(words.en)))
    answered(state)
    room = backroom_of(state)
    if room is not None and room.run is not None:
        Stage(state, room, room.run).goes_to(str(number))


class AskDecision(Choice[Table]):
    """A mission asks a seat to decide."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Decide, take_decision, decisions, decision_refused),)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        prompt = asking_of(state).prompt
        return {"de": "", "en": ""} if prompt is None else {"de": prompt.de, "en": prompt.en}


def picks(choice: AskPick, state: Table, seat: Seat) -> Iterator[PickThing]:
    for thing in asking_of(state).things:
        yield PickThing(thing)


def pick_refused(choice: AskPick, state: Table, seat: Seat, move: PickThing) -> Illegal | None:
    if move.thing not in asking_of(state).things:
        return Illegal("DD-TRIGGER-10", "not-to-be-picked", thing=move.thing)
    return None


def take_pick(choice: AskPick, state: Table, seat: Seat, move: PickThing, chance: Chance) -> None:
    answered(state)
    room = backroom_of(state)
    if room is not None:
        room.picked.append(move.thing)


class AskPick(Choice[Table]):
    """A mission or a card asks a seat to pick something."""

    acts: ClassVar[tuple[Act, ...]] = (Act(PickThing, take_pick, picks, pick_refused),)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)
