"""Every word that a card may use is read by some rule; every other one is refused."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from starboard.errors import BadInput
from starboard.games import perry_rhodan
from starboard.games.perry_rhodan.conditions import CHECKS
from starboard.games.perry_rhodan.content import catalogue, read_entry
from starboard.games.perry_rhodan.effects import WORDS, parts_of
from starboard.games.perry_rhodan.kinds import (
    Chooser,
    Destination,
    Limit,
    Owner,
    Stat,
    TargetKind,
    Track,
    What,
    Where,
    Window,
)
from starboard.games.perry_rhodan.understood import (
    CONDITIONS_AT,
    ON_SOL,
    STANDS,
    VALUES,
    VERBS_AT,
    WINDOWS_OF,
)
from starboard.games.perry_rhodan.vocabulary import (
    Condition,
    Cost,
    Deed,
    Effect,
    Filter,
    Further,
    Target,
)
from starboard.testing import clause

FOLDER = Path(perry_rhodan.__file__).parent
ASIDE = ("kinds.py", "vocabulary.py", "understood.py", "checks.py", "content.py", "printed.py")
"""What names words without carrying them out."""
RULES = "\n".join(
    path.read_text("utf-8")
    for folder in ("", "words")
    for path in sorted((FOLDER / folder).glob("*.py"))
    if path.name not in ASIDE
)
VERBS = Deed.__args__
OF_VALUES = {"what": What, "to": Destination, "choose": Chooser, "stat": Stat}


def read_in_rules(word: object) -> bool:
    """Whether a rule names this member of an enumeration."""
    return re.search(rf"\b{type(word).__name__}\.{word.name}\b", RULES) is not None


def card(effect: dict[str, object]) -> dict[str, object]:
    """An own card with one effect."""
    return {
        "id": "probe",
        "name": {"de": "Probe", "en": "Probe"},
        "phase": "I",
        "type": "accessory",
        "accessory_kind": "place",
        "side": "pro",
        "rarity": "common",
        "premises": {"pro": [[]]},
        "effects": [effect],
        "source": "proposed",
    }


def refusal(effect: dict[str, object]) -> str:
    """The sentence by which an own card is refused, or nothing."""
    try:
        read_entry(card(effect), "own.yaml: probe")
    except BadInput as error:
        return f"{error.clause} {error.message} {error}"
    return ""


# ------------------------------------------------------------------------- what is read


def test_all_31_verbs_are_carried_out_or_looked_up():
    assert len(VERBS) == 31
    for verb in VERBS:
        assert verb in WINDOWS_OF or verb in WORDS.performers, verb
    looked_up = {verb for verb in VERBS if verb not in WORDS.performers}
    assert looked_up == WINDOWS_OF.keys()


@pytest.mark.parametrize("value", sorted({str(v) for vs in VALUES.values() for v in vs if v}))
def test_a_word_that_may_stand_on_a_card_is_named_by_a_rule(value):
    members = [each for values in VALUES.values() for each in values if each and str(each) == value]
    silent = {What.MISSIONS_TO_MARKED_TARGET, What.PURSUABLE_BY_BUILD_ARKONIDEN}
    named = any(read_in_rules(member) for member in members)
    usual = {Stat.STEALTH, Stat.ATTACK, Stat.DEFENCE, Chooser.OWNER}
    assert named or ON_SOL & {*members} or silent & {*members} or usual & {*members}


@pytest.mark.parametrize("window", list(Window))
def test_every_moment_comes(window):
    """Somewhere a rule opens it, or looks what stands there."""
    elsewhere = {Window.PERMANENT, Window.RADIO_MESSAGE}
    assert read_in_rules(window) or window in elsewhere
    if window in elsewhere:
        assert window in VERBS_AT


@pytest.mark.parametrize("kind", [Owner, TargetKind, Where, Stat, Track, Limit])
def test_every_other_word_is_named_by_a_rule(kind):
    by_default = {
        Owner.ENEMY, Owner.ANY, Where.STORED, Where.HERE, TargetKind.CARD,
        Limit.ONCE_PER_WINDOW, Track.RM_ANTI, Track.VICTORY,
    }  # fmt: skip
    assert [each for each in kind if not read_in_rules(each) and each not in by_default] == []


def test_every_condition_is_looked_at():
    assert {*CHECKS, "any_of"} == {*Condition.__struct_fields__}


@pytest.mark.parametrize("kind", [Cost, Filter, Target, Effect, Further])
def test_every_field_of_an_effect_is_read(kind):
    unread = [
        field
        for field in msgspec.structs.fields(kind)
        if not re.search(rf"\.{field.name}\b", RULES)
    ]
    assert unread == []


def test_all_built_in_cards_are_understood():
    cards = catalogue().values()
    assert {type(each.do) for card in cards for e in card.effects for each in parts_of(e)} <= {
        *VERBS
    }


# ------------------------------------------------------------------------- what is refused


def unread_values():
    for (verb, field), values in sorted(VALUES.items(), key=str):
        for word in OF_VALUES[field]:
            if word not in values or word in ON_SOL:
                yield pytest.param(verb, field, word, id=f"{verb.__name__} {word}")


@clause("PR-GEN-13")
@pytest.mark.parametrize(("verb", "field", "word"), list(unread_values()))
def test_a_word_that_no_rule_reads_is_refused(verb, field, word):
    body: dict[str, object] = {field: str(word)}
    needed = {"amount": 1, "max": 1}
    body |= {name: n for name, n in needed.items() if name in verb.__struct_fields__}
    tag = str(verb.__struct_config__.tag)
    windows = WINDOWS_OF.get(verb) or next(
        ((w,) for w, verbs in VERBS_AT.items() if verb in verbs), (Window.BUILD_UP,)
    )
    effect = {
        "window": str(windows[0]),
        "cost": {"passivate": True},
        "target": {"owner": "own", "kind": "card", "where": "here"},
        "do": {tag: body},
    }
    if verb.__name__ == "Cancel":
        effect["window"] = "response"
    told = refusal(effect)
    assert "no-rule-reads" in told
    assert told.startswith("PR-GEN-13")
    assert str(word) in told


@clause("PR-GEN-13")
@pytest.mark.parametrize("window", list(VERBS_AT))
def test_at_some_moments_only_some_verbs_are_read(window):
    effect = {
        "window": str(window),
        "target": {"owner": "own", "kind": "player"},
        "do": {"draw": 1},
        "cost": {"passivate": True},
    }
    assert "no-rule-reads" in refusal(effect)


LOOKED_UP = {
    "immune": ["igniter_2"],
    "allow": "missions_outside_m_13",
    "counts_as": "solved_riddle_for_victory_III",
    "raise_skill": {"family": "mutant"},
}


@clause("PR-GEN-13")
@pytest.mark.parametrize("tag", LOOKED_UP)
def test_what_is_only_looked_up_must_stand(tag):
    effect = {
        "window": "build_up",
        "cost": {"passivate": True},
        "target": {"owner": "self", "kind": "card"},
        "do": {tag: LOOKED_UP[tag]},
    }
    assert "no-rule-reads" in refusal(effect)
    assert refusal({**effect, "window": "permanent", "cost": {}}) == ""


def test_what_may_stand_is_carried_out_or_looked_up():
    assert {str(verb.__struct_config__.tag) for verb in STANDS} >= LOOKED_UP.keys()


@clause("PR-GEN-13")
@pytest.mark.parametrize("field", list(CONDITIONS_AT))
def test_some_conditions_are_known_at_one_moment_only(field):
    value: object = {
        "attack_minus_defence_at_least": 1, "agent_delivered": True,
        "bearer_destroyed_in": "ground", "carried": True, "phase_ending": "I", "target_range": 4,
    }[field]  # fmt: skip
    effect = {
        "window": "build_up",
        "cost": {"passivate": True},
        "if": {field: value},
        "target": {"owner": "own", "kind": "player"},
        "do": {"draw": 1},
    }
    assert "no-rule-reads" in refusal(effect)
    inside = {**effect, "if": {"any": [{field: value}]}}
    assert "no-rule-reads" in refusal(inside)
