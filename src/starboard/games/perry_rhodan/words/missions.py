"""Words about missions: a new goal, the end of a mission, a further mission."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words import Word
from starboard.errors import Illegal
from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.deeds import EndDeed
from starboard.games.perry_rhodan.effects import WORDS, targets_of
from starboard.games.perry_rhodan.events.effects import MissionBrokenOff
from starboard.games.perry_rhodan.events.skills import GoalChanged
from starboard.games.perry_rhodan.initiative import grant_extra
from starboard.games.perry_rhodan.kinds import Chooser, Goal
from starboard.games.perry_rhodan.moves.windows import Choose
from starboard.games.perry_rhodan.state import Deed, Table
from starboard.games.perry_rhodan.vocabulary import EndMission, ExtraMission, NewGoal
from starboard.kernel import Act, Chance, Choice, Seat, Seats

# ------------------------------------------------------------------------- the goal


def new_goal(state: Table, part: int, deed: Deed, verb: NewGoal, chance: Chance) -> None:
    """The goal is replaced: drawn anew, or chosen; what was named is named anew.

    PR-GEN-13, PR-OFF-04.
    """
    if state.mission is None or state.mission.goal is None:
        return
    if verb.choose is Chooser.RANDOM:
        player = state.players[deed.seat]
        name = ask_action(player, 1, chance)[0]
        take_action(player, name)
        change_goal(state, action_cards()[name].goal)
    else:
        state.push(PickGoal(deed.seat))


def change_goal(state: Table, goal: Goal) -> None:
    """From now on the mission has this goal."""
    assert state.mission is not None
    state.mission.goal = goal
    state.report(GoalChanged("PR-GEN-13", state.mission.seat, goal))


def goals(choice: PickGoal, state: Table, seat: Seat) -> list[Choose]:
    """The four goals (PR-ACT-03)."""
    return [Choose(goal.value) for goal in Goal]


def no_goal(choice: PickGoal, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """One of the four (PR-ACT-03)."""
    if move in goals(choice, state, seat):
        return None
    return Illegal("PR-ACT-03", "no-such-goal", goal=move.thing)


def pick_goal(choice: PickGoal, state: Table, seat: Seat, move: Choose, chance: Chance) -> None:
    """The mission has the chosen goal."""
    change_goal(state, Goal(move.thing))


class PickGoal(Choice[Table]):
    """Choose the goal of the mission."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, pick_goal, goals, no_goal),)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


# ------------------------------------------------------------------------- the mission


def end_mission(state: Table, part: int, deed: Deed, verb: EndMission, chance: Chance) -> None:
    """The mission is broken off and its cards stay at home; the event itself ends as usual."""
    mission = state.mission
    if mission is None:
        return
    state.report(MissionBrokenOff("PR-GEN-13", mission.seat))
    dropped = state.agenda.abandon(mission.scope)
    ends = [entry for entry in dropped if isinstance(entry, EndDeed)]
    state.push(*[entry for entry in ends if entry.deed == deed.number])


def extra_mission(state: Table, part: int, deed: Deed, verb: ExtraMission, chance: Chance) -> None:
    """Further missions in this section for cards of the target's loyalty (PR-MISS-05)."""
    for laid in targets_of(state, deed, part):
        for _ in range(verb.amount):
            grant_extra(state, laid.side, "", laid)


WORDS.add(Word(NewGoal, new_goal), Word(EndMission, end_mission), Word(ExtraMission, extra_mission))
