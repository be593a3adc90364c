"""What follows when a card has been laid out or a riddle solved: its own effects (PR-FX-02)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.conditions import Scene, applies
from starboard.games.perry_rhodan.deeds import trigger
from starboard.games.perry_rhodan.effects import WORDS
from starboard.games.perry_rhodan.kinds import Limit, Skill, Window
from starboard.games.perry_rhodan.marks import is_marked, mark
from starboard.games.perry_rhodan.moves.windows import Choose
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.targets import choices
from starboard.games.perry_rhodan.vocabulary import RaiseSkill
from starboard.kernel import Act, Chance, Choice, Entry, Seat, Seats, Step

ONCE = "once"


def follow_up(state: Table, laid: Laid, window: Window) -> None:
    """The skill that an accessory raises, then the effects of this moment, in their order."""
    entries: list[Entry] = []
    if any(isinstance(effect.do, RaiseSkill) for effect in laid.card.effects) and not laid.skill:
        entries.append(PickSkill(laid.owner, laid.id))
    for number, effect in enumerate(laid.card.effects):
        if effect.window is window and WORDS.works(type(effect.do)):
            entries.append(OnPlay(laid.owner, laid.id, number))
    state.push(*entries)


class OnPlay(Step[Table]):
    """One effect that works when its card is laid out or solved."""

    seat: int
    card: str
    effect: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        laid = state.laid(self.card)
        if laid is None:
            return
        effect = laid.card.effects[self.effect]
        scene = Scene(self.seat, laid.side, laid, laid)
        if not applies(state, effect.if_, effect.unless, scene):
            return
        if effect.limit is Limit.ONCE_PER_GAME:
            if is_marked(state, self.seat, ONCE, laid.card.family):
                return
            mark(state, self.seat, ONCE, laid.card.family)
        ways = choices(state, self.seat, effect.target, laid)
        if len(ways) == 1:
            trigger(state, laid, self.effect, ways[0])
        elif ways:
            state.push(PickTarget(self.seat, self.card, self.effect))


# ------------------------------------------------------------------------- questions


def targets_for(choice: PickTarget, state: Table, seat: Seat) -> list[Choose]:
    """Everything the effect may concern."""
    laid = state.laid(choice.card)
    if laid is None:
        return []
    ways = choices(state, seat, laid.card.effects[choice.effect].target, laid)
    return [Choose(way[0]) for way in ways if way]


def no_target(choice: PickTarget, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """Only what the text speaks of (PR-LAY-01, PR-RIDDLE-07, PR-FX-04)."""
    if move in targets_for(choice, state, seat):
        return None
    return Illegal("PR-FX-04", "no-such-target", card=choice.card)


def pick_target(choice: PickTarget, state: Table, seat: Seat, move: Choose, chance: Chance) -> None:
    """The effect concerns what was chosen."""
    laid = state.laid(choice.card)
    assert laid is not None
    trigger(state, laid, choice.effect, (move.thing,))


class PickTarget(Choice[Table]):
    """Choose whom an effect concerns."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, pick_target, targets_for, no_target),)
    seat: int
    card: str
    effect: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": self.card}


def raisable(state: Table, laid: Laid) -> list[Skill]:
    """The skills of the bearer that an accessory can raise (PR-SKILL-01, 59)."""
    bearer = state.laid(laid.on)
    verbs = [effect.do for effect in laid.card.effects if isinstance(effect.do, RaiseSkill)]
    if bearer is None or not verbs:
        return []
    verb = verbs[0]
    return [
        skill
        for skill in bearer.card.skills
        if skill.levelled
        and skill.of_mutants is (verb.family.value == "mutant")
        and skill not in verb.except_
        and level_of(state, bearer, skill) < 2
    ]


def skills_for(choice: PickSkill, state: Table, seat: Seat) -> list[Choose]:
    """Every skill that can be raised."""
    laid = state.laid(choice.card)
    return [] if laid is None else [Choose(skill.value) for skill in raisable(state, laid)]


def no_skill(choice: PickSkill, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """A skill of the bearer, of the right kind, below level 2 (PR-SKILL-01)."""
    if move in skills_for(choice, state, seat):
        return None
    return Illegal("PR-SKILL-01", "cannot-be-raised", card=choice.card)


def pick_skill(choice: PickSkill, state: Table, seat: Seat, move: Choose, chance: Chance) -> None:
    """From now on the accessory raises this skill (PR-ACC-22)."""
    laid = state.laid(choice.card)
    assert laid is not None
    laid.skill = Skill(move.thing)


class PickSkill(Choice[Table]):
    """Choose the skill that an accessory raises; it is told to everybody (PR-ZONE-07)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, pick_skill, skills_for, no_skill),)
    obvious: ClassVar[bool] = True
    seat: int
    card: str

    def must(self, state: Table) -> Seats:
        return (self.seat,) if skills_for(self, state, self.seat) else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"card": self.card}
