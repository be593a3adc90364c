"""Stealth, break-through or bonus, open fire (PR-SPACE-20…41, PR-PASS in combat)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.events.combat import (
    NothingHit,
    OrderChosen,
    StealthDrawn,
    ValuesDrawn,
)
from starboard.games.perry_rhodan.kinds import Column, CombatKind, Goal, Phase, Side, Stat
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.state import Escort, Front
from starboard.games.perry_rhodan.strengths import combat_value, escort_bonus, stealth_value
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import Part, example

EVEN = card({"B": 1}, {"B": 1})
"""A card on which two stealth strengths B are equal."""


def duel(*cards: str) -> Fight:
    """GOOD HOPE (B, C, D) attacks an Arkonidisches Beiboot (B, B, C); stealth is equal."""
    return Fight(["good_hope"], ["arkonidisches_beiboot"], draws=[EVEN, *cards])


def values(fight: Fight) -> list[tuple[int, int]]:
    """Attack and defence of both fronts as they were announced."""
    return [(event.attack, event.defence) for event in fight.reported(ValuesDrawn)]


# ------------------------------------------------------------------------- stealth


@clause("PR-SPACE-26", "PR-ACT-15")
def test_the_attacker_draws_one_card_for_both_stealth_values() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})])
    drawn = fight.reported(StealthDrawn)[-1]
    assert (drawn.attacker_value, drawn.defender_value) == (2, 1)
    assert len(fight.me.action_discard) == 1
    assert len(fight.them.action_discard) == 0


@clause("PR-SPACE-27", "PR-SPACE-32")
def test_who_is_ahead_breaks_through_or_takes_a_bonus() -> None:
    given, _, then = example("PR-SPACE-32")
    drawn = card({"C": given["drawn_action_card"]["C"]["red"]})
    fight = Fight(["iv_raumschiff"], ["kaulquappe"], side=Side.ANTI, phase=Phase.II, draws=[drawn])
    shown = fight.reported(StealthDrawn)[-1]
    assert shown.attacker_value == then["attacker_stealth_value"]
    assert shown.defender_value == then["defender_stealth_value"]
    assert then["attacker_options"] == ["break_through", "attack_plus_1", "defence_plus_1"]
    assert fight.moves(0) == ["break iv_raumschiff", "bonus 1 0", "bonus 0 1"]


@clause("PR-SPACE-28", "PR-SPACE-31")
def test_the_defender_takes_a_bonus_but_never_breaks_through() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 1}, {"C": 2})])
    assert fight.asked == (1, "BreakOrBonus")
    assert fight.moves(1) == ["bonus 1 0", "bonus 0 1"]
    assert fight.why_not("break iv_raumschiff", 1) == "PR-SPACE-31"


@clause("PR-SPACE-29")
def test_a_difference_above_one_may_be_split() -> None:
    fight = Fight(
        ["iv_raumschiff"], ["good_hope"], side=Side.ANTI, draws=[card({"C": 3}, {"B": 1})]
    )
    assert fight.moves(0) == ["break iv_raumschiff", "bonus 2 0", "bonus 1 1", "bonus 0 2"]
    assert fight.why_not("bonus 1 0") == "PR-SPACE-28"


@clause("PR-SPACE-30", "PR-SPACE-39")
def test_the_choice_is_made_before_the_next_stealth_is_drawn() -> None:
    fight = Fight(["good_hope", "stardust_i"], ["iv_raumschiff", "spindelschiff"])
    fight.do("front good_hope")
    fight.they("oppose iv_raumschiff good_hope")
    fight.do("front stardust_i")
    fight.do("order no", card({"B": 2}, {"C": 1}))
    assert fight.asked == (0, "BreakOrBonus")
    assert len(fight.me.action_discard) == 1
    assert fight.front("stardust_i").stealth == -1


@clause("PR-SPACE-33", "PR-SPACE-34")
def test_after_a_break_through_nobody_fires_in_that_pairing() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})])
    fight.do("break good_hope")
    assert fight.over
    assert fight.mission.through == [fight.mine("good_hope").id]
    assert len(fight.them.action_discard) == 0


@clause("PR-SPACE-34")
def test_escorts_of_a_ship_that_broke_through_fight_again_in_the_next_round() -> None:
    fight = Fight(["good_hope", "stardust_i"], ["iv_raumschiff"])
    fight.do("front good_hope")
    fight.do("escort stardust_i good_hope attack", card({"B": 2}, {"C": 1}))
    fight.do("break good_hope")
    assert fight.asked == (0, "AskRetreat")
    fight.do("stay")
    fight.they("stay", *fight_cards("stardust_i", "iv_raumschiff"))
    assert fight.combat.round == 2
    assert fight.front("stardust_i")


def fight_cards(*names: str) -> list[str]:
    """Any cards for so many fronts that fire."""
    return ["action_05", "action_06"][: len(names)]


@clause("PR-COMBAT-02", "PR-TIME-04")
def test_stealth_counts_in_the_first_round_only() -> None:
    fight = duel(card({"C": 1}, {"D": 4}), card({"B": 1}, {"C": 3}))
    assert fight.reported(StealthDrawn)
    fight.do("stay")
    fight.they("stay", card({"C": 1}, {"D": 4}), card({"B": 1}, {"C": 3}))
    assert fight.combat.round == 2
    assert not fight.reported(StealthDrawn)
    assert len(fight.reported(ValuesDrawn)) == 2


@clause("PR-SPACE-24")
def test_the_attacker_chooses_the_order_of_the_pairings() -> None:
    fight = Fight(["iv_raumschiff", "spindelschiff"], ["stardust_i", "good_hope"], side=Side.ANTI)
    fight.do("front iv_raumschiff")
    fight.they("oppose stardust_i iv_raumschiff")
    fight.do("front spindelschiff")
    assert fight.moves(0) == ["order no", "order yes"]
    fight.do("order yes", card({}, {"B": 2}))
    assert [event.backwards for event in fight.reported(OrderChosen)] == [True]
    assert [event.attacker for event in fight.reported(StealthDrawn)] == [
        fight.mine("spindelschiff").id
    ]


# ------------------------------------------------------------------------- fire


@clause("PR-SPACE-36", "PR-ACT-16")
def test_each_player_draws_one_card_for_attack_and_defence() -> None:
    fight = duel(card({"C": 2}, {"D": 4}), card({"B": 1}, {"C": 3}))
    assert values(fight) == [(2, 4), (1, 3)]
    assert (len(fight.me.action_discard), len(fight.them.action_discard)) == (2, 1)


@clause("PR-SPACE-37", "PR-SPACE-23")
def test_a_greater_attack_destroys_and_equal_values_do_nothing() -> None:
    fight = duel(card({"C": 3}, {"D": 4}), card({"B": 1}, {"C": 2}))
    assert fight.over
    assert fight.sunk(1) == ["arkonidisches_beiboot"]
    equal = duel(card({"C": 2}, {"D": 4}), card({"B": 1}, {"C": 2}))
    assert equal.reported(NothingHit)
    assert equal.sunk(1) == []


@clause("PR-SPACE-37")
def test_both_ships_can_be_destroyed_in_one_pairing() -> None:
    fight = duel(card({"C": 3}, {"D": 1}), card({"B": 2}, {"C": 2}))
    assert (fight.sunk(0), fight.sunk(1)) == (["good_hope"], ["arkonidisches_beiboot"])


@clause("PR-SPACE-37", "PR-SINK-02")
def test_a_destroyed_ship_takes_its_units_and_accessories_along() -> None:
    fight = Fight(
        ["iv_raumschiff"],
        ["good_hope", Part("schutzschirm", onto="good_hope"), "thora"],
        side=Side.ANTI, their_cargo={"good_hope": ["thora"]},
        draws=[card({"C": 1}, {"B": 1}), card({"C": 3}, {"C": 3}), card({"C": 1}, {"D": 2})],
    )  # fmt: skip
    assert fight.sunk(1) == ["good_hope", "schutzschirm", "thora"]


@clause("PR-SPACE-20", "PR-SPACE-38")
def test_the_full_pairing_of_the_rule_book() -> None:
    given, _, then = example("PR-SPACE-38")
    ours, theirs = given["attacker"], given["defender"]
    fight = Fight(
        ["iv_raumschiff", "spindelschiff"], ["kaulquappe"], side=Side.ANTI, phase=Phase.II
    )
    fight.do("front iv_raumschiff")
    fight.do("escort spindelschiff iv_raumschiff attack", card({"C": ours["stealth_value"]}))
    assert fight.front("kaulquappe").stealth == theirs["stealth_value"]
    mine, enemy = ours["drawn"], theirs["drawn"]
    fight.do(
        "bonus 1 0",
        card({"C": mine["attack"]}, {"C": mine["defence"]}),
        card({"C": enemy["attack"]}, {"C": enemy["defence"]}),
    )
    assert values(fight) == [
        (then["iv_attack_value"], then["iv_defence_value"]),
        (then["kaulquappe_attack_value"], then["kaulquappe_defence_value"]),
    ]
    assert fight.sunk(1) == ["kaulquappe"]
    assert fight.mine("iv_raumschiff")


@clause("PR-SPACE-21", "PR-SPACE-15")
def test_two_escorts_give_two_points_in_every_division() -> None:
    given, _, then = example("PR-SPACE-21")
    assert given["escorts"] == ["fleet", "fleet"]
    fight = Fight(["raumjaegerstaffel", "raketenverband"], [], begin=False)
    cards = [fight.mine("raumjaegerstaffel").id, fight.mine("raketenverband").id]
    found = []
    for roles in ((Stat.ATTACK, Stat.ATTACK), (Stat.DEFENCE, Stat.DEFENCE), tuple(Stat)[1:3]):
        pairs = zip(cards, roles, strict=True)
        front = Front("", [Escort(name, role) for name, role in pairs])
        found.append({
            "attack": escort_bonus(fight.state, front, Stat.ATTACK),
            "defence": escort_bonus(fight.state, front, Stat.DEFENCE),
        })  # fmt: skip
    assert found == then["options"]


@clause("PR-SPACE-40")
def test_escorts_are_never_hit() -> None:
    fight = Fight(["iv_raumschiff"], ["good_hope", "stardust_i"], side=Side.ANTI)
    fight.they("oppose good_hope iv_raumschiff")
    fight.they("escort stardust_i good_hope attack", card({"C": 1}, {"B": 1}),
               card({"C": 3}, {"C": 3}), card({"C": 1}, {"D": 1}))  # fmt: skip
    assert fight.sunk(1) == ["good_hope"]
    assert fight.theirs("stardust_i")


@clause("PR-SPACE-39")
def test_a_result_is_applied_before_the_next_pairing_fires() -> None:
    fight = Fight(["good_hope", "stardust_i"], ["arkonidisches_beiboot", "spindelschiff"])
    fight.do("front good_hope")
    fight.they("oppose arkonidisches_beiboot good_hope")
    fight.do("front stardust_i")
    fight.do("order no", EVEN, card({"C": 3}, {"D": 4}), card({"B": 1}, {"C": 1}),
             card({}, {"B": 2}), card({"C": 1}, {"D": 4}))  # fmt: skip
    sunk = [type(event).__name__ for event in fight.events]
    first, second = [n for n, name in enumerate(sunk) if name == "ValuesDrawn"][1:3]
    assert first < sunk.index("CardSunk") < second


# ------------------------------------------------------------------------- passive cards


@clause("PR-PASS-04", "PR-SPACE-26")
def test_a_passive_card_has_stealth_one_and_needs_no_card() -> None:
    fight = Fight(
        ["good_hope"], [Part("iv_raumschiff", passive=True)], draws=[card({"B": 2}, {"C": 3})]
    )
    assert fight.reported(StealthDrawn)[-1].defender_value == 1


@clause("PR-PASS-04", "PR-PASS-08", "PR-PASS-11")
def test_only_accessories_raise_the_stealth_of_a_passive_unit() -> None:
    fight = Fight(
        ["reginald_bull"],
        [Part("iv_anfuehrer", passive=True), Part("bioplastmaske", onto="iv_anfuehrer")],
        kind=CombatKind.GROUND, phase=Phase.V, phases="I-V", begin=False,
    )  # fmt: skip
    chief = fight.theirs("iv_anfuehrer")
    assert stealth_value(fight.state, chief, None, Column.GREEN) == 2
    tulin = fight.put(1, Side.ANTI, "", "tulin")
    assert tulin.card.is_status
    assert stealth_value(fight.state, chief, None, Column.GREEN) == 2


@clause("PR-PASS-05", "PR-PASS-07")
def test_nothing_raises_the_attack_of_a_passive_front_but_its_defence_escorts_help() -> None:
    fight = Fight(
        [Part("good_hope", passive=True), "stardust_i", "arkonidisches_beiboot",
         Part("impulsgeschuetz", onto="good_hope")],
        ["iv_raumschiff"], begin=False,
    )  # fmt: skip
    hope = fight.mine("good_hope")
    escorts = [
        Escort(fight.mine("stardust_i").id, Stat.ATTACK),
        Escort(fight.mine("arkonidisches_beiboot").id, Stat.DEFENCE),
    ]
    shown = action_cards()[card({"C": 3}, {"D": 2})]
    front = Front(hope.id, escorts)
    assert combat_value(fight.state, hope, front, Stat.ATTACK, shown) == 0
    assert combat_value(fight.state, hope, front, Stat.DEFENCE, shown) == 3


@clause("PR-PASS-06")
def test_a_passive_escort_gives_nothing() -> None:
    fight = Fight(["good_hope", Part("stardust_i", passive=True)], ["iv_raumschiff"], begin=False)
    front = Front(fight.mine("good_hope").id, [Escort(fight.mine("stardust_i").id, Stat.ATTACK)])
    assert escort_bonus(fight.state, front, Stat.ATTACK) == 0


@clause("PR-PASS-22")
def test_being_passive_never_touches_the_defence() -> None:
    shown = action_cards()[card({"C": 2}, {"D": 3})]
    for passive in (False, True):
        fight = Fight([Part("good_hope", passive=passive)], ["iv_raumschiff"], begin=False)
        hope = fight.mine("good_hope")
        assert combat_value(fight.state, hope, Front(hope.id, []), Stat.DEFENCE, shown) == 3


@clause("PR-PASS-20", "PR-PASS-21")
def test_own_passivation_counts_from_the_next_round() -> None:
    fight = duel(card({"C": 2}, {"D": 4}), card({"B": 1}, {"C": 3}))
    hope = fight.mine("good_hope")
    turn_passive(fight.state, hope, 0, "PR-SKILL-04")
    shown = action_cards()[card({"C": 2}, {"D": 3})]
    assert combat_value(fight.state, hope, Front(hope.id, []), Stat.ATTACK, shown) == 2
    fight.do("stay")
    fight.they("stay", card({"C": 2}, {"D": 4}), card({"B": 1}, {"C": 3}))
    assert values(fight)[0] == (0, 4)


@clause("PR-PASS-19")
def test_passivation_by_the_enemy_counts_at_once() -> None:
    fight = duel(card({"C": 2}, {"D": 4}), card({"B": 1}, {"C": 3}))
    hope = fight.mine("good_hope")
    turn_passive(fight.state, hope, 1, "PR-SKILL-16")
    shown = action_cards()[card({"C": 2}, {"D": 3})]
    assert combat_value(fight.state, hope, Front(hope.id, []), Stat.ATTACK, shown) == 0


# ------------------------------------------------------------------------- limits


@pytest.mark.parametrize(
    ("goal", "limit"),
    [
        pytest.param(Goal.DESTABILISATION, 3, id="PR-GROUND-10 destabilisation"),
        pytest.param(Goal.DEVASTATION, 3, id="PR-GROUND-10 devastation"),
        pytest.param(Goal.ASSASSINATION, 1, id="PR-GROUND-11 assassination"),
        pytest.param(Goal.SABOTAGE, 1, id="PR-GROUND-11 sabotage"),
        pytest.param(None, 1, id="PR-GROUND-12 no goal"),
    ],
)
@clause("PR-GROUND-10", "PR-GROUND-11", "PR-GROUND-12")
def test_the_goal_changes_the_limit_of_terra(goal: Goal | None, limit: int) -> None:
    fight = Fight(["stosstrupp"], ["ivs"], kind=CombatKind.GROUND, goal=goal, draws=["action_01"])
    assert fight.combat.limit == limit
