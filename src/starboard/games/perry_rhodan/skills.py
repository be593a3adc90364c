"""Skills: levels, who may use one when, and the deed that it is (PR-SKILL-01…10).

Each use of a skill is one record in `USES`; `mutant_skills` and `normal_skills` fill it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import Use, gear_of, use_of
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.conditions import role_of
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.events.skills import SkillUsed
from starboard.games.perry_rhodan.holds import take_out
from starboard.games.perry_rhodan.kinds import (
    CombatKind,
    MissionKind,
    Role,
    Side,
    Skill,
    Stat,
    Window,
)
from starboard.games.perry_rhodan.lasting import keep
from starboard.games.perry_rhodan.moves.windows import UseSkill
from starboard.games.perry_rhodan.participants import leave_combats, takes_part
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.ready import USED_AT, Moments, with_skills
from starboard.games.perry_rhodan.standing import granted_skills, level_of
from starboard.games.perry_rhodan.state import Deed, Laid, Lasting, Table
from starboard.games.perry_rhodan.versions import ALL_WORDS, follows
from starboard.games.perry_rhodan.zones import borne_by, pick_up
from starboard.kernel import EVERYONE, Chance, Seat, Seats, Slot, Step

Targets = Callable[[Table, Laid], list[tuple[str, ...]]]
Performer = Callable[[Table, Deed, Laid, Chance], None]


class SkillUse(NamedTuple):
    """One thing that a skill can do, from a level on (PR-SKILL-03)."""

    skill: Skill
    name: str
    level: int
    moments: frozenset[Window]
    targets: Targets
    perform: Performer
    combats: frozenset[CombatKind] = frozenset(CombatKind)
    """In which combats, where one is fought."""
    role: Role | None = None
    round: int = 0
    turns: bool = True
    """Whether the card becomes passive by it: the U symbol (PR-SKILL-04)."""
    anywhere: bool = False
    """Whether the card need not take part in the mission (PR-SKILL-53)."""
    below: int = 3
    """The level from which another use stands in its place."""


USES: dict[tuple[Skill, str], SkillUse] = {}
"""Every use of every skill, by skill and name."""


def add_uses(*uses: SkillUse) -> None:
    """Take uses in; each of them once."""
    for use in uses:
        if (use.skill, use.name) in USES:
            raise TypeError(f"{use.skill} {use.name} is there twice")
        USES[use.skill, use.name] = use
        USED_AT.setdefault(use.skill, set()).update(use.moments)


# ------------------------------------------------------------------------- may it be used


def has_skill(state: Table, laid: Laid, skill: Skill) -> bool:
    """Whether a card has the benefit of a skill (PR-SKILL-02)."""
    return level_of(state, laid, skill) >= 1


def skill_uses(state: Table, seat: Seat, moments: Moments) -> Iterator[UseSkill]:
    """Every use of every skill of an own card that might be offered at these moments."""
    for laid in skilled(state, seat, moments):
        for use in uses_of(state, laid, moments):
            for chosen in use.targets(state, laid):
                yield UseSkill(laid.id, use.skill, use.name, chosen)


def legal_skill_uses(state: Table, seat: Seat, moments: Moments) -> Iterator[UseSkill]:
    """Those of them that may be made: what does not hang on the target is looked at once."""
    for laid in skilled(state, seat, moments):
        for use in uses_of(state, laid, moments):
            if cannot_work(state, seat, laid, use) is None:
                for chosen in use.targets(state, laid):
                    yield UseSkill(laid.id, use.skill, use.name, chosen)


def skilled(state: Table, seat: Seat, moments: Moments) -> list[Laid]:
    """The units and ships of a player that may have a skill for one of these moments."""
    return with_skills(state, seat, granted_skills(state), moments)


def uses_of(state: Table, laid: Laid, moments: Moments) -> Iterator[SkillUse]:
    """The uses that a card's levels open to it at a moment (PR-SKILL-02, 03)."""
    for use in conceivable_uses(laid.card, granted_skills(state), moments):
        if use.level <= level_of(state, laid, use.skill) < use.below:
            yield use


@lru_cache(maxsize=10_000)
def conceivable_uses(
    card: Card, granted: frozenset[Skill], moments: Moments
) -> tuple[SkillUse, ...]:
    """The uses of skills at a moment that a card has got, or may have been given."""
    known = granted.union(card.skills)
    return tuple(use for use in USES.values() if moments & use.moments and use.skill in known)


def cannot_use_skill(state: Table, seat: Seat, move: UseSkill, moments: Moments) -> Illegal | None:
    """Why a skill cannot be used now (PR-SKILL-01…10)."""
    laid = state.players[seat].cards.get(move.card)
    use = USES.get((move.skill, move.use))
    if laid is None or use is None:
        return Illegal("PR-SKILL-01", "not-yours", card=move.card)
    if use not in list(uses_of(state, laid, moments)):
        return Illegal("PR-SKILL-02", "skill-not-now", card=move.card, skill=move.skill)
    refused = cannot_work(state, seat, laid, use)
    if refused is not None:
        return refused
    if move.targets not in use.targets(state, laid):
        return Illegal("PR-SKILL-05", "no-such-target", card=move.card)
    return None


def cannot_work(state: Table, seat: Seat, laid: Laid, use: SkillUse) -> Illegal | None:
    """Why a skill cannot be used now on anything (PR-SKILL-04, 05, 07, 09, 10, 53)."""
    if use.turns and laid.passive:
        return Illegal("PR-SKILL-04", "is-passive", card=laid.id)
    if state.mission is not None and not use.anywhere and not takes_part(state, laid):
        return Illegal("PR-SKILL-05", "takes-no-part", card=laid.id)
    return wrong_situation(state, seat, use) or spent(state, laid, use)


def wrong_situation(state: Table, seat: Seat, use: SkillUse) -> Illegal | None:
    """A skill that belongs to another kind of combat, another round or the other side."""
    combat = state.combat
    if combat is not None and combat.kind not in use.combats:
        return Illegal("PR-SKILL-05", "not-in-this-combat", skill=use.skill)
    if use.round and (combat is None or combat.round != use.round):
        return Illegal("PR-SKILL-05", "not-in-this-round", skill=use.skill)
    if use.role is not None and role_of(state, seat) is not use.role:
        return Illegal("PR-SKILL-05", "not-in-this-role", skill=use.skill)
    return None


def spent(state: Table, laid: Laid, use: SkillUse) -> Illegal | None:
    """A skill that this card may not use again, or one mutant skill too many.

    PR-SKILL-09, 10, 12.
    """
    combat, mission = state.combat, state.mission
    words = [] if combat is None else combat.spent or []
    if f"{laid.id} {use.skill}" in words or f"{laid.id} *" in words:
        return Illegal("PR-SKILL-12", "not-again-in-this-combat", card=laid.id, skill=use.skill)
    if not use.skill.of_mutants or laid.side is Side.ANTI or mission is None:
        return None
    used = [word for word in mission.mutants or () if word.startswith(f"{laid.owner} ")]
    if used and not has_corps(state, laid.owner):
        return Illegal("PR-SKILL-09", "one-mutant-skill", card=laid.id)
    return None


def has_corps(state: Table, seat: Seat) -> bool:
    """Whether a card with Mutantenkorps of the player takes part (PR-SKILL-63)."""
    return any(
        has_skill(state, laid, Skill.MUTANT_CORPS) and takes_part(state, laid)
        for laid in state.players[seat].cards.values()
        if laid.card.is_unit
    )


# ------------------------------------------------------------------------- the deed


def start_skill(
    state: Table, seat: Seat, move: UseSkill, moment: Window, against: int = 0, loss: str = ""
) -> Deed:
    """A skill is paid for and used; what it does may be answered first.

    PR-SKILL-04, 09, 30, 64.
    """
    laid = state.players[seat].cards[move.card]
    use = USES[move.skill, move.use]
    deed = Deed(state.number(), seat, laid.card, -1, laid.id, laid.side)
    deed.targets, deed.window, deed.against, deed.loss = move.targets, moment, against, loss
    deed.skill, deed.level, deed.use = use.skill, use.level, use.name
    deed.counterable = False
    state.deeds[deed.number] = deed
    told = (seat, laid.id, use.skill, use.level, use.name, move.targets)
    state.report(SkillUsed("PR-SKILL-04", *told))
    if use.turns:
        turn_passive(state, laid, seat, "PR-SKILL-04")
    mission = state.mission
    if use.skill.of_mutants and laid.side is Side.PRO and mission is not None:
        mission.mutants = [*(mission.mutants or ()), f"{seat} {laid.id}"]
    return deed


class CarrySkill(Step[Table]):
    """What a skill does, unless it was cancelled."""

    deed: int

    def owners(self, state: Table) -> Seats:
        deed = state.deeds.get(self.deed)
        return () if deed is None else (deed.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds[self.deed]
        laid = state.laid(deed.source)
        if deed.cancelled or laid is None or deed.skill is None:
            return
        USES[deed.skill, deed.use].perform(state, deed, laid, chance)


def forbid_again(state: Table, card: str, skill: Skill | None) -> None:
    """A card may not use a skill, or any of its skills, again in this combat."""
    combat = state.combat
    if combat is not None:
        combat.spent = [*(combat.spent or ()), f"{card} {skill or '*'}"]


def change_value(state: Table, deed: Deed, card: str, stat: Stat, amount: int) -> None:
    """A value of a card is higher or lower for this combat round."""
    combat = state.combat
    assert combat is not None
    until = combat.round_scope
    lasting = Lasting(state.number(), deed.seat, Span.COMBAT_ROUND, until, card)
    lasting.stat, lasting.amount = stat, amount
    keep(state, lasting)


def onto_source(state: Table, laid: Laid) -> None:
    """A card goes face down on top of its matter source; all have seen it (PR-SKILL-13, 62)."""
    leave_combats(state, laid.id)
    source = state.players[laid.owner].sources[laid.card.phase]
    part_from_gear(state, laid)
    take_out(state, laid)
    pick_up(state, laid)
    source.top.insert(0, Slot(laid.card.id, EVERYONE))


def part_from_gear(state: Table, laid: Laid) -> None:
    """Used accessories go the same way, fixed ones wait, free ones stay.

    PR-ACC-10, 21, PR-SKILL-13, 15, 62.
    """
    for other in gear_of(state, laid):
        take_out(state, other)
        if use_of(state, other) is Use.USED:
            onto_source(state, other)
        elif use_of(state, other) is Use.FIXED:
            other.on, other.place, other.waits_for = "", "", laid.card.family
        else:
            other.on = ""
    if follows(state, ALL_WORDS):
        for other in borne_by(state, laid):
            other.on = ""  # it is listed here, but somebody else has it


def is_counter(state: Table) -> bool:
    """Whether a counter mission is under way."""
    return state.mission is not None and state.mission.kind is MissionKind.COUNTER
