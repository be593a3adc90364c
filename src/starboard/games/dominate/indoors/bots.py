"""Guardbots: they follow whom they see, turn, and fire straight ahead (DD-BOT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.events import Attacked, Stepped
from starboard.games.dominate.indoors.alarm import look_around
from starboard.games.dominate.indoors.doors import doors_at, use_door
from starboard.games.dominate.indoors.events import BotTurned
from starboard.games.dominate.indoors.fighting import lay_down
from starboard.games.dominate.indoors.moves import ActOn, Follow, TurnBot
from starboard.games.dominate.indoors.persons import (
    BOT_RANGE,
    BOT_SIGHT,
    floor_of,
    intruders,
    sees,
    standing_at,
)
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.moves import Attack, Done, StepTo
from starboard.games.dominate.pieces import relocate
from starboard.games.dominate.squares import COMPASS, joined, sides
from starboard.games.dominate.state import Activation, Bot, Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

Pose = tuple[str, str]
"""Where a bot stands and where it looks."""
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
        bot, figure = floor_of(state).bots[self.figure], state.figures[self.figure]
        bot.prey = ""
        state.activation = Activation(self.figure, figure.sheet.speed, [])
        prey = preys(state, figure)
        if len(prey) == 1:
            bot.prey = prey[0]
        state.push(MovingBot(self.figure), EndBot())
        if len(prey) > 1:
            state.push(AskPrey(self.figure))


class EndBot(Step[Table]):
    """The bot is done."""

    def run(self, state: Table, chance: Chance) -> None:
        state.activation = None


def preys(state: Table, figure: Figure) -> list[str]:
    """PL1's figures in its sight, which is all around."""
    seen = sees(state, figure.field, BOT_SIGHT)
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
        return (floor_of(state).pl2,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": self.figure}


# ------------------------------------------------------------------------- poses


def poses_after(state: Table, pose: Pose) -> Iterator[tuple[str, Pose]]:
    """What one movement point makes of a pose: forward, backward, or a turn (DD-BOT-12, 13)."""
    field, facing = pose
    index = COMPASS.index(facing)
    for side in (index, (index + 2) % 4):
        other = sides(field)[side]
        if other and joined(floor_of(state), field, other):
            yield "step", (other, facing)
    for turn in (1, 3):
        yield "turn", (field, COMPASS[(index + turn) % 4])


def way_to(state: Table, goal: str) -> dict[str, int]:
    """How far every square is from the one that the bot goes to."""
    return sees(state, goal, FAR)


def best(state: Table, pose: Pose, points: int, ways: dict[str, int]) -> int:
    """The shortest way to its goal that a bot can be left with."""
    found = {pose}
    for _ in range(points):
        found |= {after for one in found for _, after in poses_after(state, one)}
    return min([ways.get(field, FAR) for field, _ in found])


def goal_of(state: Table, bot: Bot) -> str:
    """Where a bot wants to be (DD-BOT-16, 18)."""
    prey = state.figures.get(bot.prey)
    return bot.home if prey is None else prey.field


def keeps_the_best(state: Table, bot: Bot, after: Pose) -> bool:
    """Whether the way can still be shortened as far as before (DD-BOT-16)."""
    going, figure = state.activation, state.figures[bot.figure]
    assert going is not None
    ways = way_to(state, goal_of(state, bot))
    now = best(state, (figure.field, bot.facing), going.points, ways)
    return best(state, after, going.points - 1, ways) <= now


# ------------------------------------------------------------------------- moving


def bot_of(state: Table, choice: MovingBot) -> Bot:
    return floor_of(state).bots[choice.figure]


def bot_steps(choice: MovingBot, state: Table, seat: Seat) -> Iterator[StepTo]:
    figure, bot = state.figures[choice.figure], bot_of(state, choice)
    for kind, (field, _) in poses_after(state, (figure.field, bot.facing)):
        if kind == "step":
            yield StepTo(choice.figure, field)


def bot_step_refused(choice: MovingBot, state: Table, seat: Seat, move: StepTo) -> Illegal | None:
    figure, bot, going = state.figures[choice.figure], bot_of(state, choice), state.activation
    if going is None or not going.points:
        return Illegal("DD-BOT-06", "no-points-left", figure=choice.figure)
    places = [
        pose[0] for kind, pose in poses_after(state, (figure.field, bot.facing)) if kind == "step"
    ]
    if move.figure != choice.figure or move.field not in places:
        return Illegal("DD-BOT-12", "no-way-there", field=move.field, figure=choice.figure)
    if not keeps_the_best(state, bot, (move.field, bot.facing)):
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
    state.push(choice)


def bot_turns(choice: MovingBot, state: Table, seat: Seat) -> Iterator[TurnBot]:
    figure, bot = state.figures[choice.figure], bot_of(state, choice)
    for kind, (_, facing) in poses_after(state, (figure.field, bot.facing)):
        if kind == "turn":
            yield TurnBot(choice.figure, facing)


def bot_turn_refused(choice: MovingBot, state: Table, seat: Seat, move: TurnBot) -> Illegal | None:
    """One movement point by 90 degrees (DD-BOT-13)."""
    figure, bot, going = state.figures[choice.figure], bot_of(state, choice), state.activation
    if going is None or not going.points:
        return Illegal("DD-BOT-06", "no-points-left", figure=choice.figure)
    turns = [
        pose[1] for kind, pose in poses_after(state, (figure.field, bot.facing)) if kind == "turn"
    ]
    if move.figure != choice.figure or move.facing not in turns:
        return Illegal("DD-BOT-13", "turns-by-ninety", figure=choice.figure)
    if not keeps_the_best(state, bot, (figure.field, move.facing)):
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


def squares_ahead(state: Table, field: str, facing: str) -> list[str]:
    """The two squares straight ahead; walls and closed doors block (DD-BOT-10)."""
    found: list[str] = []
    for _ in range(BOT_RANGE):
        ahead = sides(field)[COMPASS.index(facing)]
        if not ahead or not joined(floor_of(state), field, ahead):
            break
        found.append(ahead)
        field = ahead
    return found


def victims(state: Table, figure: Figure) -> list[Figure]:
    """All infantry of PL1 straight ahead (DD-BOT-07, 09)."""
    bot = floor_of(state).bots[figure.id]
    return [
        other
        for field in squares_ahead(state, figure.field, bot.facing)
        for other in standing_at(state, field)
        if other.sheet.cls is Class.INFANTRY and other.owner != figure.owner
    ]


def bot_shots(choice: MovingBot, state: Table, seat: Seat) -> Iterator[Attack]:
    for other in victims(state, state.figures[choice.figure])[:1]:
        yield Attack(choice.figure, other.id)


def bot_shot_refused(choice: MovingBot, state: Table, seat: Seat, move: Attack) -> Illegal | None:
    going, figure = state.activation, state.figures[choice.figure]
    if going is None or going.acted:
        return Illegal("DD-BOT-05", "has-acted", figure=choice.figure)
    if move.figure != figure.id or move.target not in [o.id for o in victims(state, figure)]:
        return Illegal("DD-BOT-10", "not-ahead", figure=choice.figure, target=move.target)
    return None


def take_bot_shot(
    choice: MovingBot, state: Table, seat: Seat, move: Attack, chance: Chance
) -> None:
    """Its attack kills all possible targets at once (DD-BOT-09)."""
    figure, going = state.figures[choice.figure], state.activation
    assert going is not None
    going.acted = True
    state.report(Attacked("DD-BOT-09", figure.id, move.target))
    for other in victims(state, figure):
        lay_down(state, other, figure.owner)
    state.push(choice)


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
    return None


def take_bot_door(choice: MovingBot, state: Table, seat: Seat, move: ActOn, chance: Chance) -> None:
    going = state.activation
    assert going is not None
    going.acted = True
    use_door(state, state.figures[choice.figure], floor_of(state).doors[move.target])
    state.push(choice)


def bot_done_refused(choice: MovingBot, state: Table, seat: Seat, move: Done) -> Illegal | None:
    """It must have come as near as it can (DD-BOT-16)."""
    figure, bot, going = state.figures[choice.figure], bot_of(state, choice), state.activation
    assert going is not None
    ways = way_to(state, goal_of(state, bot))
    pose = (figure.field, bot.facing)
    if ways.get(figure.field, FAR) > best(state, pose, going.points, ways):
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
        return (floor_of(state).pl2,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": self.figure}
