"""Words that change numbers and permissions, and those that stand."""

from __future__ import annotations

from starboard.cards.words import Word
from starboard.games.perry_rhodan.effects import (
    WORDS,
    keep_lasting,
    part_of,
    players_of,
    target_of,
    targets_of,
)
from starboard.games.perry_rhodan.events.effects import PointsGained, SkillGranted
from starboard.games.perry_rhodan.kinds import TargetKind, Track, What
from starboard.games.perry_rhodan.scoring import count_text
from starboard.games.perry_rhodan.state import Deed, Table
from starboard.games.perry_rhodan.targets import is_hidden
from starboard.games.perry_rhodan.versions import ALL_WORDS, follows
from starboard.games.perry_rhodan.vocabulary import (
    Allow,
    CountsAs,
    Forbid,
    GrantSkill,
    Immune,
    Modify,
    Points,
    RaiseSkill,
)
from starboard.games.perry_rhodan.zones import place_id
from starboard.kernel import Chance


def points(state: Table, part: int, deed: Deed, verb: Points, chance: Chance) -> None:
    """A counter moves: science of this section at a place, tracks, victory points with a reason."""
    amount = int(verb.amount)
    if verb.track is Track.SCIENCE:
        give_science(state, deed, amount)
        return
    for seat in players_of(state, deed, part):
        player = state.players[seat]
        match verb.track:
            case Track.SCOUTING:
                player.scouting += amount
            case Track.SOL_COORDINATES:
                player.sol += amount
            case Track.RM_ANTI:
                keep_lasting(state, deed, part, against=seat)
            case Track.VICTORY:
                count_text(state, seat, part_of(deed, part).rule, verb.parts)
                continue
        state.report(PointsGained(part_clause(deed), seat, verb.track, amount))


def part_clause(deed: Deed) -> str:
    """The clause that states an effect too, where one does."""
    rule = deed.card.effects[deed.effect].rule
    return rule[0] if rule else "PR-GEN-13"


def give_science(state: Table, deed: Deed, amount: int) -> None:
    """Points that can be used at the place of the card in this section.

    PR-EVENT-02, 03, PR-SKILL-85.
    """
    source = state.laid(deed.source)
    assert source is not None
    key = place_id(source.side, source.place)
    pool = state.turn.science or {}
    state.turn.science = {**pool, key: pool.get(key, 0) + amount}
    state.report(PointsGained("PR-SKILL-85", deed.seat, Track.SCIENCE, amount))


def modify(state: Table, part: int, deed: Deed, verb: Modify, chance: Chance) -> None:
    """A value is higher or lower for as long as the text says."""
    if target_of(deed, part).kind is TargetKind.PLAYER:
        for seat in players_of(state, deed, part):
            lasting = keep_lasting(state, deed, part, against=seat)
            lasting.stat, lasting.amount = verb.stat, verb.amount
        return
    for laid in targets_of(state, deed, part):
        lasting = keep_lasting(state, deed, part, laid.id)
        lasting.stat, lasting.amount = verb.stat, verb.amount


def forbid(state: Table, part: int, deed: Deed, verb: Forbid, chance: Chance) -> None:
    """Something does not happen for as long as the text says."""
    for laid in targets_of(state, deed, part):
        keep_lasting(state, deed, part, laid.id).what = verb.what
    target = target_of(deed, part)
    if verb.what is What.PASSIVATE and is_hidden(target) and follows(state, ALL_WORDS):
        keep_lasting(state, deed, part, against=deed.seat).what = verb.what  # PR-ERR-04
    if target.kind is TargetKind.PLAYER:
        for seat in players_of(state, deed, part):
            keep_lasting(state, deed, part, against=seat).what = verb.what


def grant_skill(state: Table, part: int, deed: Deed, verb: GrantSkill, chance: Chance) -> None:
    """The targets have a skill from now on."""
    for laid in targets_of(state, deed, part):
        keep_lasting(state, deed, part, laid.id)
        state.report(SkillGranted("PR-GEN-13", laid.owner, laid.id, verb.skill))


WORDS.add(
    Word(Points, points),
    Word(Modify, modify, stands=True),
    Word(Forbid, forbid, stands=True),
    Word(GrantSkill, grant_skill, stands=True),
    Word(Immune, stands=True),
    Word(Allow, stands=True),
    Word(CountsAs, stands=True),
    Word(RaiseSkill, stands=True),
)
