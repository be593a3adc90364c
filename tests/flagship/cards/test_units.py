"""Units that are no ships."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AttackMissed,
    AttackRedirected,
    AttackRolled,
    CreditsGained,
    ItemRepaired,
)
from tests.flagship.duel import EVADING, GOING_ON, Duel, Part


@pytest.mark.parametrize(
    ("unit", "needs"),
    [("drohne", 5), ("frabbianischer_jaeger", 4), ("rebellen_jaeger", 4), ("brutling", 4)],
)
def test_a_unit_attacks_for_one_token_and_one_damage_point(unit: str, needs: int) -> None:
    duel = Duel(["kreuzer_bastion", Part(unit, charge=2)], ["panzerplatten"])
    duel.do(f"attack {unit} pendler_k7 0 no", needs - 1)
    assert duel.reported(AttackMissed)
    duel.do(f"attack {unit} pendler_k7 0 no", needs)
    assert duel.mine(unit).charge == 0
    assert duel.state.blows[min(duel.state.blows)].damage == 1
    duel.they("pass")
    assert duel.theirs("panzerplatten").face_down
    assert duel.why_not(f"attack {unit} pendler_k7 0 no") == "FS-ABILITY-03"


def test_brutling_has_no_generator() -> None:
    duel = Duel([Part("brutling", charge=0)])
    assert duel.why_not("charge brutling") == "FS-CHARGE-04"


@pytest.mark.parametrize(
    ("unit", "die", "tokens"),
    [
        ("drohne", 4, 1),
        ("drohne", 3, 0),
        ("frabbianischer_jaeger", 6, 2),
        ("rebellen_jaeger", 3, 1),
    ],
)
def test_a_generator_of_a_unit_charges_that_unit(unit: str, die: int, tokens: int) -> None:
    duel = Duel(["kreuzer_bastion", Part(unit, charge=0)])
    duel.do(f"charge {unit}", die)
    assert duel.mine(unit).charge == tokens


def test_abfangdrohne_draws_an_attack_onto_itself_once_per_turn() -> None:
    duel = Duel(
        ["kreuzer_bastion", "raketenwerfer"],
        ["abfangdrohne", "panzerplatten", "leichter_deflektor"],
    )
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("use abfangdrohne 0")
    assert [event.target for event in duel.reported(AttackRedirected)] == [
        duel.theirs("abfangdrohne").id
    ]
    duel.they("evade", 5)  # its own value, and the ship's shield does not protect it
    assert not duel.theirs("abfangdrohne").face_down
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    assert duel.why_not("use abfangdrohne 0", seat=1) == "FS-ABILITY-04"


def test_abfangdrohne_dies_of_the_attack_it_has_drawn() -> None:
    duel = Duel(["kreuzer_bastion", "raketenwerfer"], ["abfangdrohne", "panzerplatten"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("use abfangdrohne 0")
    duel.they("evade", 4)
    assert duel.theirs("abfangdrohne").face_down
    assert not duel.theirs("panzerplatten").face_down


def test_abfangdrohne_says_nothing_to_an_attack_on_itself_or_outside_of_attacks() -> None:
    duel = Duel(["abfangdrohne", "raketenwerfer", "kreuzer_bastion"], ["abfangdrohne"])
    assert duel.why_not("use abfangdrohne 0") == "FS-TIMING-03"
    duel = Duel(["kreuzer_bastion", "raketenwerfer"], ["abfangdrohne"])
    duel.do("attack raketenwerfer abfangdrohne 0 no", 6)
    assert duel.why_not("use abfangdrohne 0", seat=1) == "FS-ABILITY-04"


def test_werkstattdrohne_repairs_a_cheap_card_with_its_initial_charge() -> None:
    duel = Duel(
        [
            "kreuzer_bastion",
            Part("werkstattdrohne", charge=3),
            Part("zwillingslaser", face_down=True),
            Part("railkanone", face_down=True),
        ]
    )
    duel.do("use werkstattdrohne 0")  # the rail cannon costs 3000, so there is no choice
    assert [event.item for event in duel.reported(ItemRepaired)] == [duel.mine("zwillingslaser").id]
    assert duel.mine("zwillingslaser").charge == 1
    assert duel.mine("railkanone").face_down
    assert duel.mine("werkstattdrohne").charge == 0


def test_werkstattdrohne_needs_three_tokens_a_broken_card_and_the_own_turn() -> None:
    duel = Duel(["kreuzer_bastion", Part("werkstattdrohne", charge=3)])
    assert duel.why_not("use werkstattdrohne 0") == "FS-ABILITY-04"
    duel = Duel([Part("werkstattdrohne", charge=2), Part("panzerplatten", face_down=True)])
    assert duel.why_not("use werkstattdrohne 0") == "FS-ABILITY-03"
    duel = Duel(
        ["kreuzer_bastion", "raketenwerfer"],
        [Part("werkstattdrohne", charge=3), Part("panzerplatten", face_down=True), "drohne"],
        quiet=False,
    )
    duel.do("attack raketenwerfer pendler_k7 0 no", 2)
    assert duel.asked == (1, "Between")
    assert duel.why_not("use werkstattdrohne 0", seat=1) == "FS-TIMING-03"


def test_kaperboot_earns_1000_credits_on_a_hit() -> None:
    duel = Duel([Part("kaperboot", charge=3), "kreuzer_bastion"], ["panzerplatten"])
    duel.do("attack kaperboot pendler_k7 0 no", 4)
    duel.they("pass")
    assert [event.amount for event in duel.reported(CreditsGained)] == [1000]
    assert duel.me.credits == 1000


def test_kaperboot_earns_nothing_when_evaded_or_absorbed_or_when_it_misses() -> None:
    duel = Duel([Part("kaperboot", charge=3), "kreuzer_bastion"], ["leichter_deflektor"])
    duel.do("attack kaperboot pendler_k7 0 no", 3)
    duel.do("attack kaperboot pendler_k7 0 no", 4)
    duel.they("evade", 6, 3)
    duel.do("attack kaperboot pendler_k7 0 no", 4)
    duel.they("pass")
    duel.they("use leichter_deflektor 0")
    assert duel.me.credits == 0


def test_wespenschwarm_rolls_better_with_three_swarms() -> None:
    duel = Duel(["kreuzer_bastion", "wespenschwarm", "brutling", "brutling"])
    duel.do("attack wespenschwarm pendler_k7 0 no", 1, 4)
    assert [event.modified for event in duel.reported(AttackRolled)] == [6]
    assert duel.asked == (1, "Evasion")


def test_wespenschwarm_rolls_as_printed_with_two_swarms_and_a_destroyed_one() -> None:
    swarm = Part("wespenschwarm", charge=2)
    duel = Duel(["kreuzer_bastion", swarm, "brutling", Part("brutling", face_down=True)])
    duel.do("attack wespenschwarm pendler_k7 0 no", 1, 4)
    assert [event.modified for event in duel.reported(AttackRolled)] == [5]
    assert duel.reported(AttackMissed)
    assert duel.asked == GOING_ON
    duel.do("attack wespenschwarm pendler_k7 0 no", 2, 4)
    assert duel.asked == EVADING
