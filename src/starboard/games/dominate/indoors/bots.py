"""Guardbots: they follow whom they see, turn, and fire straight ahead (DD-BOT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from starboard.errors import Illegal
from starboard.games.dominate.events import Attacked, Stepped
from starboard.games.dominate.indoors.alarm import look_around
from starboard.games.dominate.indoors.doors import CLOSED, OPEN, doors_at, use_door
from starboard.games.dominate.indoors.events import BotTurned
from starboard.games.dominate.indoors.fighting import lay_down, may_answer, open_fire, why_no_shot
from starboard.games.dominate.indoors.floor import Bot, Door
from starboard.games.dominate.indoors.going import why_no_square
from starboard.games.dominate.indoors.moves import ActOn, Follow, TurnBot
from starboard.games.dominate.indoors.persons import (
    BY_THE_BOOK,
    floor_of,
    intruders,
    sees,
    sight_of,
    speed_of,
    squares_ahead,
    standing_at,
)
from starboard.games.dominate.indoors.walking import can_pass, ways_to
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.moves import Attack, Done, StepTo
from starboard.games.dominate.pieces import relocate
from starboard.games.dominate.squares import COMPASS, joined, sides
from starboard.games.dominate.state import Activation, Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

FAR = 999


class BotsDuty(Step[Table]):
    """Each guardbot in turn; one that is off does nothing."""

    def run(self, state: Table, chance: Chance) -> None:
        floor = floor_of(state)
        state.push(*[BotOnDuty(name) for name, bot in floor.bots.items() if bot.on])


class BotOnDuty(Step[Table]):
    """It follows a figure in its sight, or goes home (DD-BOT-16, 18)."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        bot, figure = floor_of(state).bots.get(self.figure), state.figures.get(self.figure)
        if bot is None or figure is None or not bot.on:
            return
        bot.prey = ""
        state.activation = Activation(self.figure, speed_of(state, figure), [])
        state.push(MovingBot(self.figure), EndBot())
        find_prey(state, bot)


def find_prey(state: Table, bot: Bot) -> None:
    """Whom it sees it follows; among several PL2 chooses (DD-BOT-16, 17)."""
    prey = preys(state, state.figures[bot.figure])
    if len(prey) == 1:
        bot.prey = prey[0]
    if len(prey) > 1:
        state.push(AskPrey(bot.figure))


def look_on(state: Table, choice: MovingBot) -> None:
    """It goes on; without a prey it looks for another one."""
    state.push(choice)
    bot = floor_of(state).bots.get(choice.figure)
    if bot is not None and state.rules >= BY_THE_BOOK and not has_prey(state, bot):
        find_prey(state, bot)


def has_prey(state: Table, bot: Bot) -> bool:
    """Whether whom it follows still stands."""
    prey = state.figures.get(bot.prey)
    return prey is not None and not prey.prone and bool(prey.field)


class EndBot(Step[Table]):
    """The bot is done."""

    def run(self, state: Table, chance: Chance) -> None:
        state.activation = None


def preys(state: Table, figure: Figure) -> list[str]:
    """PL1's figures in its sight, which is all around."""
    seen = sees(state, figure.field, sight_of(state, figure))
    return [other.id for other in intruders(state) if other.field in seen]


def prey_offers(choice: AskPrey, state: Table, seat: Seat) -> Iterator[Follow]:
    for name in preys(state, state.figures[choice.figure]):
        yield Follow(choice.figure, name)


def prey_refused(choice: AskPrey, state: Table, seat: Seat, move: Follow) -> Illegal | None:
    seen = preys(state, state.figures[choice.figure])
    if move.figure != choice.figure or move.target not in seen:
        return Illegal("DD-BOT-17", "not-in-sight", figure=move.target)
    return None


def take_prey(choice: AskPrey, state: Table, seat: Seat, move: Follow, chance: Chance) -> None:
    floor_of(state).bots[choice.figure].prey = move.target


class AskPrey(Choice[Table]):
    """With several in sight PL2 chooses (DD-BOT-17)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Follow, take_prey, prey_offers, prey_refused),)
    figure: str

    def must(self, state: Table) -> Seats:
        return (floor_of(state).pl2,) if self.figure in floor_of(state).bots else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": self.figure}


# ------------------------------------------------------------------------- poses


class Pose(NamedTuple):
    """Where a bot stands and looks, and whether it still has its action."""

    field: str
    facing: str
    action: bool


def pose_of(state: Table, bot: Bot) -> Pose:
    """How it stands now."""
    going = state.activation
    assert going is not None
    return Pose(state.figures[bot.figure].field, bot.facing, not going.acted)


def forward_and_back(pose: Pose) -> list[str]:
    """It moves only forwards or backwards (DD-BOT-12)."""
    index = COMPASS.index(pose.facing)
    around = sides(pose.field)
    return [field for field in (around[index], around[(index + 2) % 4]) if field]


def turns(pose: Pose) -> list[str]:
    """Where it may look after giving up one movement point (DD-BOT-13)."""
    index = COMPASS.index(pose.facing)
    return [COMPASS[(index + 1) % 4], COMPASS[(index + 3) % 4]]


def filled(state: Table) -> set[str]:
    """The squares that other bots fill (DD-BOT-02)."""
    going = state.activation
    others = [name for name in floor_of(state).bots if going is None or name != going.figure]
    return {state.figures[name].field for name in others if name in state.figures}


def poses_after(state: Table, pose: Pose, barred: set[str]) -> Iterator[Pose]:
    """What one movement point makes of a pose; its action may open a door before."""
    for field in forward_and_back(pose):
        if field in barred:
            continue
        if joined(floor_of(state), pose.field, field):
            yield Pose(field, pose.facing, pose.action)
        elif pose.action and can_pass(state, pose.field, field):
            yield Pose(field, pose.facing, False)
    for facing in turns(pose):
        yield Pose(pose.field, facing, pose.action)


def best(state: Table, pose: Pose, points: int, ways: dict[str, int]) -> int:
    """The shortest way to its goal that a bot can be left with."""
    found, barred = {pose}, filled(state)
    for _ in range(points):
        found |= {after for one in found for after in poses_after(state, one, barred)}
    return min([ways.get(one.field, FAR) for one in found])


def goal_of(state: Table, bot: Bot) -> str:
    """Where a bot wants to be (DD-BOT-16, 18)."""
    return state.figures[bot.prey].field if has_prey(state, bot) else bot.home


def keeps_the_best(state: Table, bot: Bot, after: Pose, cost: int) -> bool:
    """Whether the way can still be shortened as far as before (DD-BOT-16)."""
    going = state.activation
    assert going is not None
    ways = ways_to(state, goal_of(state, bot))
    now = best(state, pose_of(state, bot), going.points, ways)
    return best(state, after, going.points - cost, ways) <= now


# ------------------------------------------------------------------------- moving


def bot_of(state: Table, choice: MovingBot) -> Bot:
    return floor_of(state).bots[choice.figure]


def bot_steps(choice: MovingBot, state: Table, seat: Seat) -> Iterator[StepTo]:
    for field in forward_and_back(pose_of(state, bot_of(state, choice))):
        yield StepTo(choice.figure, field)


def bot_step_refused(choice: MovingBot, state: Table, seat: Seat, move: StepTo) -> Illegal | None:
    bot, going = bot_of(state, choice), state.activation
    if going is None or not going.points:
        return Illegal("DD-BOT-06", "no-points-left", figure=choice.figure)
    pose = pose_of(state, bot)
    passable = joined(floor_of(state), pose.field, move.field)
    if move.figure != choice.figure or move.field not in forward_and_back(pose) or not passable:
        return Illegal("DD-BOT-12", "no-way-there", field=move.field, figure=choice.figure)
    refused = why_no_square(state, state.figures[choice.figure], move.field)
    if refused is not None:
        return refused
    if pose.field == goal_of(state, bot):
        return Illegal("DD-BOT-18", "stays-there", figure=choice.figure)
    if not keeps_the_best(state, bot, Pose(move.field, pose.facing, pose.action), 1):
        return Illegal("DD-BOT-16", "must-follow", figure=choice.figure)
    return None


def take_bot_step(
    choice: MovingBot, state: Table, seat: Seat, move: StepTo, chance: Chance
) -> None:
    """It drives over infantry, guards too (DD-BOT-03)."""
    figure, going = state.figures[choice.figure], state.activation
    assert going is not None
    going.points -= 1
    going.moved = True
    for other in standing_at(state, move.field):
        if other.sheet.cls is Class.INFANTRY:
            lay_down(state, other, figure.owner)
    start = figure.field
    relocate(state, figure, move.field)
    state.report(Stepped("DD-BOT-12", figure.id, start, move.field))
    look_around(state)
    look_on(state, choice)


def bot_turns(choice: MovingBot, state: Table, seat: Seat) -> Iterator[TurnBot]:
    for facing in turns(pose_of(state, bot_of(state, choice))):
        yield TurnBot(choice.figure, facing)


def bot_turn_refused(choice: MovingBot, state: Table, seat: Seat, move: TurnBot) -> Illegal | None:
    """One movement point by 90 degrees (DD-BOT-13)."""
    bot, going = bot_of(state, choice), state.activation
    if going is None or not going.points:
        return Illegal("DD-BOT-06", "no-points-left", figure=choice.figure)
    pose = pose_of(state, bot)
    if move.figure != choice.figure or move.facing not in turns(pose):
        return Illegal("DD-BOT-13", "turns-by-ninety", figure=choice.figure)
    if not keeps_the_best(state, bot, Pose(pose.field, move.facing, pose.action), 1):
        return Illegal("DD-BOT-16", "must-follow", figure=choice.figure)
    return None


def take_bot_turn(
    choice: MovingBot, state: Table, seat: Seat, move: TurnBot, chance: Chance
) -> None:
    going = state.activation
    assert going is not None
    going.points -= 1
    bot_of(state, choice).facing = move.facing
    state.report(BotTurned("DD-BOT-13", choice.figure, move.facing))
    state.push(choice)


def victims(state: Table, figure: Figure) -> list[Figure]:
    """All infantry straight ahead that is not PL2's (DD-BOT-07, 09)."""
    return [
        other
        for field in squares_ahead(state, figure)
        for other in standing_at(state, field)
        if why_no_shot(state, figure, other.id) is None
    ]


def bot_shots(choice: MovingBot, state: Table, seat: Seat) -> Iterator[Attack]:
    for other in victims(state, state.figures[choice.figure]):
        yield Attack(choice.figure, other.id)


def bot_shot_refused(choice: MovingBot, state: Table, seat: Seat, move: Attack) -> Illegal | None:
    going, figure = state.activation, state.figures[choice.figure]
    if going is None or going.acted:
        return Illegal("DD-BOT-05", "has-acted", figure=choice.figure)
    if move.figure != figure.id:
        return Illegal("DD-ACT-02", "another-is-active", figure=figure.id)
    refused = why_no_shot(state, figure, move.target)
    if refused is not None:
        return refused
    if not keeps_the_best(state, bot_of(state, choice), unarmed(state, choice), 0):
        return Illegal("DD-BOT-16", "must-follow", figure=choice.figure)
    return None


def unarmed(state: Table, choice: MovingBot) -> Pose:
    """How it would stand without its action."""
    pose = pose_of(state, bot_of(state, choice))
    return Pose(pose.field, pose.facing, False)


def take_bot_shot(
    choice: MovingBot, state: Table, seat: Seat, move: Attack, chance: Chance
) -> None:
    """Its attack kills all possible targets at once (DD-BOT-09)."""
    figure, going = state.figures[choice.figure], state.activation
    assert going is not None
    going.acted = True  # DD-BOT-05
    state.report(Attacked("DD-BOT-09", figure.id, move.target))
    hit = victims(state, figure)
    if state.rules >= BY_THE_BOOK and any(may_answer(state, other, figure.id) for other in hit):
        state.push(*[BotHits(figure.id, other.id) for other in hit], GoesOn(figure.id))
        return
    for other in hit:
        lay_down(state, other, figure.owner)
    look_on(state, choice)  # DD-BOT-16


class BotHits(Step[Table]):
    """One of those whom its gun hits; a rocket may answer (DD-INCOMB-05)."""

    figure: str
    target: str

    def run(self, state: Table, chance: Chance) -> None:
        if self.target in state.figures and not state.figures[self.target].prone:
            open_fire(state, self.figure, self.target)


class GoesOn(Step[Table]):
    """The bot goes on after all answers, if it still can."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        if self.figure in floor_of(state).bots:
            look_on(state, MovingBot(self.figure))


def bot_doors(choice: MovingBot, state: Table, seat: Seat) -> Iterator[ActOn]:
    for door in doors_at(state, state.figures[choice.figure].field):
        yield ActOn(choice.figure, door.id)


def bot_door_refused(choice: MovingBot, state: Table, seat: Seat, move: ActOn) -> Illegal | None:
    """Its action is an attack, or opening or closing a door (DD-BOT-05)."""
    going = state.activation
    if going is None or going.acted:
        return Illegal("DD-BOT-05", "has-acted", figure=choice.figure)
    near = [door.id for door in doors_at(state, state.figures[choice.figure].field)]
    if move.figure != choice.figure or move.target not in near:
        return Illegal("DD-INACT-17", "not-in-reach", figure=choice.figure, target=move.target)
    if not keeps_way_open(state, choice, floor_of(state).doors[move.target]):
        return Illegal("DD-BOT-16", "must-follow", figure=choice.figure)
    return None


def keeps_way_open(state: Table, choice: MovingBot, door: Door) -> bool:
    """Whether using a door leaves the bot its way: it shuts itself out no more than it must."""
    before = door.state
    now_open = before == CLOSED and not door.locked.value
    bot = bot_of(state, choice)
    ways = ways_to(state, goal_of(state, bot))
    going = state.activation
    assert going is not None
    wanted = best(state, pose_of(state, bot), going.points, ways)
    door.state = OPEN if now_open else CLOSED if before == OPEN else before
    left = best(state, unarmed(state, choice), going.points, ways)
    door.state = before
    return left <= wanted


def take_bot_door(choice: MovingBot, state: Table, seat: Seat, move: ActOn, chance: Chance) -> None:
    going = state.activation
    assert going is not None
    going.acted = True
    use_door(state, state.figures[choice.figure], floor_of(state).doors[move.target])
    look_on(state, choice)


def bot_done_refused(choice: MovingBot, state: Table, seat: Seat, move: Done) -> Illegal | None:
    """It must have come as near as it can (DD-BOT-16)."""
    bot, going = bot_of(state, choice), state.activation
    assert going is not None
    ways, pose = ways_to(state, goal_of(state, bot)), pose_of(state, bot)
    if ways.get(pose.field, FAR) > best(state, pose, going.points, ways):
        return Illegal("DD-BOT-16", "must-follow", figure=choice.figure)
    return None


def bot_done(choice: MovingBot, state: Table, seat: Seat, move: Done, chance: Chance) -> None:
    """Nothing more."""


class MovingBot(Choice[Table]):
    """PL2 moves a guardbot as its rules bind it."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(StepTo, take_bot_step, bot_steps, bot_step_refused),
        Act(TurnBot, take_bot_turn, bot_turns, bot_turn_refused),
        Act(Attack, take_bot_shot, bot_shots, bot_shot_refused),
        Act(ActOn, take_bot_door, bot_doors, bot_door_refused),
        Act(Done, bot_done, reason=bot_done_refused),
    )
    figure: str
    obvious: ClassVar[bool] = True

    def must(self, state: Table) -> Seats:
        return (floor_of(state).pl2,) if self.figure in floor_of(state).bots else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": self.figure}
