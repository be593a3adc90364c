"""Boosters."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import AttackCancelled, EvadeRolled, SpeedCompared
from tests.flagship.duel import FILLER, GOING_ON, Duel, Part

GUN: list[str | Part] = ["kreuzer_bastion", Part("raketenwerfer", charge=3)]


@pytest.mark.parametrize(
    ("booster", "enough", "modified"),
    [
        pytest.param("nachbrenner", (4, 4), 9, id="+1"),
        pytest.param("corsa_turbine", (4, 3), 9, id="+2"),
        pytest.param("fluegelmuskel", (4, 4), 9, id="+1 of a wing"),
    ],
)
def test_a_booster_raises_evade_rolls_of_its_unit_only(
    booster: str, enough: tuple[int, int], modified: int
) -> None:
    duel = Duel(GUN, [booster, "panzerplatten", "drohne"])  # the ship evades with 9+, a drone 6+
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", *enough)
    assert [(event.modified, event.evaded) for event in duel.reported(EvadeRolled)] == [
        (modified, True)
    ]
    assert duel.asked == GOING_ON
    duel.do("attack raketenwerfer drohne 0 no", 6)
    duel.they("evade", 5)
    assert [event.modified for event in duel.reported(EvadeRolled)] == [5]
    assert duel.theirs("drohne").face_down
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", enough[0] - 1, enough[1])
    assert duel.asked == (1, "LosePart")


@pytest.mark.parametrize(
    ("booster", "opponent", "own", "other"),
    [
        pytest.param("nachbrenner", "duca_klasse", 4, 3, id="+1 beats three"),
        pytest.param("nachbrenner", "stachelrochen", 4, 4, id="+1 does not beat four"),
        pytest.param("corsa_turbine", "stachelrochen", 5, 4, id="+2 beats four"),
        pytest.param("corsa_turbine", "veloce_klasse", 5, 5, id="+2 does not beat five"),
        pytest.param("fluegelmuskel", "duca_klasse", 4, 3, id="+1 of a wing beats three"),
        pytest.param("fluegelmuskel", "stachelrochen", 4, 4, id="+1 of a wing does not beat four"),
    ],
)
def test_a_booster_makes_its_unit_faster(booster: str, opponent: str, own: int, other: int) -> None:
    duel = Duel([booster], [opponent], hand=["wettrennen"])
    duel.do("play wettrennen", *[FILLER] * (own > other))  # the faster ship draws a card
    assert [(event.own, event.other) for event in duel.reported(SpeedCompared)] == [(own, other)]
    assert duel.hand() == [FILLER] * (own > other)
    assert duel.me.credits == (1000 if own > other else 0)


def test_two_boosters_that_do_not_stack_count_once_and_others_are_added() -> None:
    boosters = ["nachbrenner", "corsa_turbine", "fluegelmuskel", "fluegelmuskel"]
    duel = Duel(GUN, [*boosters, "panzerplatten"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 4, 1)  # +2 of the turbine, +1 of each wing: 9
    assert [event.modified for event in duel.reported(EvadeRolled)] == [9]
    assert duel.asked == GOING_ON
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 3, 1)
    assert [event.modified for event in duel.reported(EvadeRolled)] == [8]
    assert duel.asked == (1, "LosePart")


def test_a_destroyed_booster_does_nothing() -> None:
    duel = Duel(GUN, [Part("corsa_turbine", face_down=True), "panzerplatten"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 4, 4)
    assert [event.modified for event in duel.reported(EvadeRolled)] == [8]
    assert duel.theirs("panzerplatten").face_down


def test_sprungtriebwerk_cancels_an_attack_on_its_unit_for_three_tokens() -> None:
    duel = Duel(GUN, ["veloce_klasse", Part("sprungtriebwerk", charge=3)])
    duel.do("attack raketenwerfer veloce_klasse 0 no", 6)
    duel.they("use sprungtriebwerk 0")
    assert duel.reported(AttackCancelled)
    assert duel.theirs("sprungtriebwerk").charge == 0
    assert duel.asked == (0, "ActionPhase")
    duel.do("attack raketenwerfer veloce_klasse 0 no", 6)
    assert duel.why_not("use sprungtriebwerk 0", seat=1) == "FS-ABILITY-03"


def test_sprungtriebwerk_saves_no_other_unit_and_comes_too_late_after_the_evade_roll() -> None:
    drive = Part("sprungtriebwerk", charge=3)
    duel = Duel(GUN, ["veloce_klasse", drive, "drohne", "leichter_deflektor"])
    duel.do("attack raketenwerfer drohne 0 no", 6)
    assert duel.why_not("use sprungtriebwerk 0", seat=1) == "FS-ABILITY-04"
    duel.they("pass")
    duel.do("attack raketenwerfer veloce_klasse 0 no", 6)
    duel.they("evade", 1, 1)
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use sprungtriebwerk 0", seat=1) == "FS-TIMING-04"


def test_notschubduese_repeats_a_failed_evade_roll() -> None:
    duel = Duel(GUN, ["notschubduese"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    assert duel.why_not("use notschubduese 0", seat=1) == "FS-TIMING-04"  # nothing has failed yet
    duel.they("evade", 4, 4)
    duel.they("use notschubduese 0", 4, 5)
    assert [(event.modified, event.evaded) for event in duel.reported(EvadeRolled)] == [(9, True)]
    assert duel.theirs("notschubduese").charge == 1
    assert not duel.theirs("notschubduese").face_down


def test_notschubduese_repeats_once_per_attack_and_again_in_the_next_one() -> None:
    duel = Duel(GUN, ["notschubduese", "panzerplatten", "leichter_deflektor"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 1, 1)
    duel.they("use notschubduese 0", 1, 2)
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use notschubduese 0", seat=1) == "FS-ABILITY-04"
    duel.they("pass")
    duel.they("lose panzerplatten")
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 1, 1)
    assert duel.why_not("use notschubduese 0", seat=1) == ""


def test_notschubduese_does_nothing_for_whoever_did_not_try_to_evade() -> None:
    duel = Duel(GUN, ["notschubduese", "leichter_deflektor"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("pass")
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use notschubduese 0", seat=1) == "FS-TIMING-04"


def test_notschubduese_cannot_be_charged() -> None:
    duel = Duel([Part("pendler_k7", charge=3), Part("notschubduese", charge=0)])
    assert duel.why_not("charge pendler_k7") == "FS-CHARGE-04"
