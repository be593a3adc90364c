"""Neutral event cards that break into an action."""

from __future__ import annotations

from starboard.games.flagship.events import (
    AttackCancelled,
    AttackRedirected,
    EvadeRolled,
    EventCancelled,
    ItemDestroyed,
)
from tests.flagship.duel import Duel, Part

GUN: list[str | Part] = ["kreuzer_bastion", Part("raketenwerfer", charge=3)]


def test_ausweichen_cancels_an_attack_before_evading() -> None:
    duel = Duel(GUN, ["panzerplatten"], their_hand=["ausweichen"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("play ausweichen")
    assert duel.reported(AttackCancelled)
    assert duel.mine("raketenwerfer").charge == 2  # the cost stays paid
    assert duel.them.draw_discard == ["ausweichen"]
    assert duel.asked == (0, "ActionPhase")


def test_ausweichen_cancels_an_attack_after_a_failed_evade_roll() -> None:
    duel = Duel(GUN, ["panzerplatten"], their_hand=["ausweichen"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 1, 1)
    assert duel.asked == (1, "Interception")
    duel.they("play ausweichen")
    assert not duel.reported(ItemDestroyed)


def test_ausweichen_is_an_answer_and_nothing_else() -> None:
    duel = Duel(GUN, hand=["ausweichen"])
    assert duel.why_not("play ausweichen") == "FS-TIMING-03"


def test_ausweichen_says_nothing_to_damage_that_is_no_attack() -> None:
    duel = Duel(
        ["rico_furioso", "veloce_klasse"],
        ["panzerplatten", "leichter_deflektor"],
        hand=["duell_der_ehre"],
        their_hand=["ausweichen"],
    )
    duel.do("play duell_der_ehre")
    duel.do("choose seat.1", 6, 6, 1, 1)
    duel.do("choose pendler_k7")
    assert duel.why_not("play ausweichen", seat=1) == "FS-EVENT-05"


def test_ablenkungsmanoever_turns_an_attack_to_another_own_unit_which_may_evade() -> None:
    duel = Duel(
        GUN,
        ["drohne", "abfangdrohne", "panzerplatten"],
        their_hand=["ablenkungsmanoever", "pazaak"],
    )
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("play ablenkungsmanoever")
    assert [move for move in duel.moves(1) if move.startswith("choose")] == [
        "choose drohne",
        "choose abfangdrohne",
    ]
    duel.they("choose drohne")
    assert [event.target for event in duel.reported(AttackRedirected)] == [duel.theirs("drohne").id]
    duel.they("evade", 6)
    assert [event.unit for event in duel.reported(EvadeRolled)] == [duel.theirs("drohne").id]
    assert duel.asked == (0, "ActionPhase")
    assert not duel.theirs("panzerplatten").face_down


def test_ablenkungsmanoever_needs_another_unit_and_comes_before_evading() -> None:
    duel = Duel(GUN, ["panzerplatten"], their_hand=["ablenkungsmanoever"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    assert duel.why_not("play ablenkungsmanoever", seat=1) == "FS-EVENT-05"
    duel = Duel(GUN, ["drohne", "leichter_deflektor"], their_hand=["ablenkungsmanoever"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 1, 1)
    assert duel.why_not("play ablenkungsmanoever", seat=1) == "FS-TIMING-04"


def test_funkstille_takes_the_effect_of_an_event() -> None:
    duel = Duel(hand=["nachschub"], their_hand=["funkstille"])
    duel.do("play nachschub")
    assert duel.asked == (1, "EventWindow")
    duel.they("play funkstille")
    assert [(event.seat, event.card) for event in duel.reported(EventCancelled)] == [
        (0, "nachschub")
    ]
    assert duel.hand() == []
    assert duel.me.draw_discard == ["nachschub"]
    assert duel.them.draw_discard == ["funkstille"]


def test_funkstille_keeps_an_effect_event_from_lying_down() -> None:
    duel = Duel(hand=["flottenlizenz"], their_hand=["funkstille"])
    duel.do("play flottenlizenz")
    duel.they("play funkstille")
    assert not duel.state.laid
    assert duel.me.draw_discard == ["flottenlizenz"]


def test_funkstille_is_answered_with_funkstille() -> None:
    duel = Duel(hand=["nachschub", "funkstille"], their_hand=["funkstille"])
    duel.do("play nachschub")
    duel.they("play funkstille")
    assert duel.asked == (0, "EventWindow")
    duel.do("play funkstille", "nachschub", "nachschub")  # so the supplies arrive after all
    assert duel.hand() == ["nachschub", "nachschub"]
    assert sorted(duel.me.draw_discard) == ["funkstille", "nachschub"]


def test_funkstille_does_not_give_the_cost_of_an_event_back() -> None:
    duel = Duel(
        ["mira_ohnenamen", "pendler_k7", Part("panzerplatten", face_down=True)],
        hand=["geborgtes_ersatzteil", "pazaak"],
        their_hand=["funkstille"],
    )
    duel.do("play geborgtes_ersatzteil")
    duel.do("drop pazaak")
    duel.they("play funkstille")
    assert duel.mine("panzerplatten").face_down
    assert sorted(duel.me.draw_discard) == ["geborgtes_ersatzteil", "pazaak"]


def test_funkstille_lets_an_attack_through_that_was_answered() -> None:
    duel = Duel(GUN, ["panzerplatten"], hand=["funkstille"], their_hand=["ausweichen"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("play ausweichen")
    duel.do("play funkstille")
    assert duel.asked == (1, "Evasion")


def test_funkstille_is_no_action_and_silences_no_own_event() -> None:
    duel = Duel(hand=["funkstille", "nachschub"])
    assert duel.why_not("play funkstille") == "FS-TIMING-03"
    duel.do("play nachschub", "nachschub", "nachschub")
    assert len(duel.hand()) == 3
