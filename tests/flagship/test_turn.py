"""The turn: FS-TURN."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.flagship import GAME
from starboard.games.flagship.events import (
    AbilityTriggered,
    AttackRolled,
    CardDiscarded,
    CardDrawn,
    CreditsGained,
    EffectEnded,
    EvadeRolled,
    MarketRevealed,
    TurnBegan,
    TurnEnded,
)
from starboard.kernel.loop import choice_of
from starboard.testing import clause
from tests.flagship.duel import FILLER, SHIP, Duel, Part

FOG: dict[str, object] = {
    "id": "nebel",
    "name": {"de": "Nebel", "en": "Fog"},
    "type": {"kind": "event"},
    "rarity": "common",
    "source": "own",
    "discard_value": 1000,
    "effects": [
        {"grant": {"until": "own_next_turn_start", "effects": [{"untargetable": "own_units"}]}}
    ],
}
"""An event whose effect lasts one round."""


@clause("FS-TURN-01")
def test_players_take_turns_clockwise() -> None:
    duel = Duel(others=[[]])
    began = []
    for seat in (0, 1, 2):
        duel.play(seat, "end-turn", FILLER)
        began += duel.reported(TurnBegan)
    assert began == [
        TurnBegan("FS-TURN-01", 1, 6),
        TurnBegan("FS-TURN-01", 2, 7),
        TurnBegan("FS-TURN-01", 0, 8),
    ]
    assert duel.state.active == 0


@clause("FS-TURN-02")
def test_a_turn_has_five_phases_in_order() -> None:
    duel = Duel(mine=["der_buchhalter"], hand=[FILLER] * 7 + ["sofortkredit"], start=(FILLER,))
    assert [type(event) for event in duel.events] == [
        TurnBegan, AbilityTriggered, CreditsGained, CardDrawn,
    ]  # fmt: skip
    assert duel.asked == (0, "ActionPhase")
    assert (duel.state.active, duel.state.turn) == (0, 5)
    duel.plays("sofortkredit")  # discard two cards at the end of the turn
    duel.ends_turn()
    assert duel.asked == (0, "DiscardCards")  # the closing phase comes before the discard phase
    duel.drops(FILLER)
    duel.drops(FILLER)
    assert duel.asked == (0, "HandLimit")
    duel.drops(FILLER, FILLER)
    assert duel.reported(TurnEnded) == [TurnEnded("FS-TURN-10", 0, 5)]
    assert duel.asked == (1, "ActionPhase")
    assert duel.state.active == 1


@clause("FS-TURN-02", "FS-TURN-05")
def test_the_action_phase_may_be_left_out_as_a_whole() -> None:
    duel = Duel(start=(FILLER,))
    duel.ends_turn(FILLER)
    assert duel.asked == (1, "ActionPhase")


@clause("FS-TURN-02", "FS-MULTI-01")
def test_the_turn_of_a_player_who_is_out_ends_at_once() -> None:
    duel = Duel(
        mine=[Part("kreuzer_bastion", charge=0)],
        others=[[]],
        hand=["ueberlastung"],
        start=(FILLER,),
    )
    duel.plays("ueberlastung")
    duel.charges("kreuzer_bastion", roll=(2, 1, FILLER))  # the own ship is destroyed
    assert duel.me.out == 5
    assert duel.asked == (1, "ActionPhase")


@clause("FS-TURN-03")
def test_in_the_trigger_phase_effects_of_the_turn_start_happen() -> None:
    duel = Duel(
        mine=["der_buchhalter", "schwarzes_konto"], theirs=["der_buchhalter"], start=(FILLER,)
    )
    assert duel.reported(AbilityTriggered) == [
        AbilityTriggered("FS-TURN-03", 0, "der_buchhalter"),
        AbilityTriggered("FS-TURN-03", 0, "schwarzes_konto"),
    ]
    assert [event.seat for event in duel.reported(CreditsGained)] == [0, 0]
    assert duel.them.credits == 0


@clause("FS-TURN-03")
def test_a_destroyed_card_does_nothing_at_the_start_of_the_turn_unless_it_says_so() -> None:
    silent = Duel(mine=["der_buchhalter", Part("schwarzes_konto", face_down=True)], start=(FILLER,))
    assert [event.card for event in silent.reported(AbilityTriggered)] == ["der_buchhalter"]
    armor = Part("nachwachspanzer", face_down=True)
    regrown = Duel(mine=["drittes_gelege", armor], start=(5, FILLER))
    assert not regrown.mine("nachwachspanzer").face_down


@clause("FS-TURN-03")
def test_an_effect_event_on_a_side_acts_at_the_start_of_that_players_turn() -> None:
    duel = Duel(mine=["drittes_gelege"], theirs=["panzerplatten"])
    cloud = duel.lay("giftwolke", owner=0, on=1)
    duel.ends_turn(1, FILLER)  # 2-: one of their items is destroyed
    assert duel.reported(AbilityTriggered) == [AbilityTriggered("FS-TURN-03", 0, "giftwolke")]
    assert duel.theirs("panzerplatten").face_down
    duel.ends_turn(FILLER, by=1)  # nothing in the turn of its owner
    assert not duel.reported(AbilityTriggered)
    duel.ends_turn(6, FILLER)  # 6+: it ends
    assert duel.reported(EffectEnded) == [EffectEnded("FS-EVENT-06", 0, cloud.id)]
    assert duel.me.draw_discard == ["giftwolke"]


@clause("FS-TURN-03")
def test_an_effect_at_the_end_of_the_turn_does_not_happen_at_its_start() -> None:
    duel = Duel(mine=["stimme_der_koenigin"], start=(FILLER,))
    assert duel.hand() == [FILLER]
    assert not duel.reported(AbilityTriggered)


@clause("FS-TURN-04")
def test_in_the_draw_phase_the_player_draws_one_event_card() -> None:
    duel = Duel(start=(FILLER,))
    assert duel.reported(CardDrawn) == [CardDrawn("FS-TURN-04", 0, FILLER)]
    assert (len(duel.me.hand), len(duel.them.hand)) == (1, 0)


# ------------------------------------------------------------------------- the action phase


def busy() -> Duel:
    """A player who can do everything there is."""
    return Duel(
        mine=[
            "zwillingslaser",
            "leichter_deflektor",
            "kondensatorbank",
            Part("lastesel", hangar=True),
        ],
        hand=[FILLER, "sofortkredit"],
        row=["panzerplatten"],
        market=["drohne"],
        credits=800,
    )


@clause("FS-TURN-05")
def test_everything_that_can_be_done_in_the_action_phase() -> None:
    assert busy().moves() == [
        "reveal",
        f"buy panzerplatten {SHIP}",
        "buy panzerplatten lastesel",
        f"charge {SHIP}",
        "launch lastesel",
        f"attack zwillingslaser {SHIP} 0 no",
        f"play {FILLER}",
        "play sofortkredit",
        "use kondensatorbank 1",
        "end-turn",
        f"cash {FILLER}",
        "cash sofortkredit",
    ]


@clause("FS-TURN-05")
def test_what_is_offered_is_exactly_what_the_rules_do_not_refuse() -> None:
    duel = busy()
    choice = choice_of(duel.state, 0)
    assert choice is not None
    offered = [m for m in choice.offers(duel.state, 0) if choice.reason(duel.state, 0, m) is None]
    assert sorted(map(str, offered)) == sorted(map(str, choice.moves(duel.state, 0)))
    assert choice.question(duel.state) == {"credits": 800, "turn": 5}


@clause("FS-TURN-05")
@pytest.mark.parametrize(
    ("move", "chance", "done"),
    [
        ("reveal", ["drohne"], lambda duel: len(duel.me.row) == 2),
        ("cash sofortkredit", [], lambda duel: duel.me.credits == 1800),
        ("play sofortkredit", [], lambda duel: duel.me.credits == 5800),
        (f"buy panzerplatten {SHIP}", [], lambda duel: not duel.me.row),
        (f"charge {SHIP}", [1], lambda duel: duel.mine(SHIP).charged == 5),
        ("launch lastesel", [], lambda duel: not duel.mine("lastesel").hangar),
        ("use kondensatorbank 1", [], lambda duel: duel.mine("leichter_deflektor").charge == 2),
        (f"attack zwillingslaser {SHIP} 0 no", [1], lambda duel: duel.reported(AttackRolled)),
    ],
)  # fmt: skip
def test_each_action_of_the_action_phase(
    move: str, chance: list[int | str], done: Callable[[Duel], object]
) -> None:
    duel = busy()
    duel.do(move, *chance)
    assert done(duel)
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TURN-05")
def test_empty_decks_may_be_renewed_in_the_action_phase() -> None:
    duel = Duel(draw=[], draw_discard=[FILLER], market_discard=["drohne"], their_prizes=0)
    words = ["shuffle-market", "shuffle-draw"]
    assert [move for move in duel.moves() if move.startswith("shuffle")] == words
    for word in words:
        duel.do(word)
        assert duel.asked == (0, "ActionPhase")
    assert (duel.me.market.names(), duel.me.draw.names()) == (["drohne"], [FILLER])
    assert not [move for move in duel.moves() if move.startswith("shuffle")]


@clause("FS-TURN-06")
def test_actions_may_be_mixed_and_repeated_in_any_order() -> None:
    duel = Duel(
        mine=[Part("zwillingslaser", charge=2)], hand=[FILLER, "sofortkredit"], market=["drohne"]
    )
    duel.attacks("zwillingslaser", roll=1)
    duel.plays(FILLER, FILLER, FILLER)
    duel.reveals("drohne")
    duel.attacks("zwillingslaser", roll=1)
    duel.charges(SHIP, roll=1)
    duel.plays(FILLER, FILLER, FILLER)
    duel.plays("sofortkredit")
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TURN-06")
def test_only_the_reveal_and_each_generator_are_limited_to_once_a_turn() -> None:
    duel = Duel(market=["drohne", "drohne"])
    duel.reveals("drohne")
    duel.charges(SHIP, roll=1)
    assert duel.why_not("reveal") == "FS-MARKET-02"
    assert duel.why_not(f"charge {SHIP}") == "FS-CHARGE-01"


@clause("FS-TURN-07")
@pytest.mark.parametrize(
    ("cards", "drawn"), [pytest.param(3, 1, id="three cards"), pytest.param(4, 0, id="four")]
)
def test_in_the_closing_phase_effects_of_the_turn_end_happen(cards: int, drawn: int) -> None:
    duel = Duel(mine=["stimme_der_koenigin"], hand=[FILLER] * cards)  # with at most three cards
    duel.ends_turn(*[FILLER] * (drawn + 1))
    mine = [event for event in duel.reported(CardDrawn) if event.seat == 0]
    assert len(mine) == drawn
    assert len(duel.hand()) == 4
    assert len(duel.reported(AbilityTriggered)) == drawn


@clause("FS-TURN-07")
def test_the_end_of_an_opponents_turn_is_not_the_end_of_the_own_turn() -> None:
    duel = Duel(theirs=["stimme_der_koenigin"])
    duel.ends_turn(FILLER)  # only the card of their draw phase
    assert duel.hand(1) == [FILLER]
    assert not duel.reported(AbilityTriggered)


@clause("FS-TURN-08")
def test_in_the_discard_phase_the_player_discards_down_to_five_cards() -> None:
    duel = Duel(hand=[FILLER] * 6 + ["pazaak"])
    duel.ends_turn()
    assert duel.asked == (0, "HandLimit")
    choice = choice_of(duel.state, 0)
    assert choice is not None
    assert choice.question(duel.state) == {"count": 2}
    assert duel.why_not("drop energiestoss") == "FS-DRAW-04"
    assert duel.moves()[:2] == [f"drop {FILLER}", "drop pazaak"]
    duel.drops("pazaak")
    assert duel.reported(CardDiscarded) == [CardDiscarded("FS-DRAW-04", 0, "pazaak", 0)]
    assert duel.asked == (0, "HandLimit")
    duel.drops(FILLER, FILLER)
    assert (len(duel.me.hand), duel.me.credits) == (5, 0)
    assert duel.asked == (1, "ActionPhase")


@clause("FS-TURN-08")
def test_five_cards_may_be_kept() -> None:
    duel = Duel(hand=[FILLER] * 5)
    duel.ends_turn(FILLER)
    assert duel.asked == (1, "ActionPhase")


@clause("FS-TURN-09")
def test_a_forgotten_action_cannot_be_made_up_for() -> None:
    duel = Duel(market=["drohne", "drohne"])
    duel.ends_turn(FILLER)
    assert duel.why_not("reveal") == "FS-TIMING-04"
    assert duel.why_not(f"charge {SHIP}") == "FS-TIMING-04"
    duel.ends_turn(FILLER, by=1)
    duel.reveals("drohne")
    assert len(duel.reported(MarketRevealed)) == 1
    assert duel.why_not("reveal") == "FS-MARKET-02"  # not twice because of the turn before


@clause("FS-TURN-09")
def test_after_the_end_of_the_turn_only_answers_are_left() -> None:
    duel = Duel(theirs=["zwillingslaser"], hand=["energiestoss"], market=["drohne"], quiet=False)
    duel.ends_turn()
    duel.attacks("zwillingslaser", roll=1, by=1)
    assert duel.asked == (0, "Between")
    assert duel.moves() == ["play energiestoss", "pass", "cash energiestoss"]
    assert duel.why_not("reveal") == "FS-TIMING-04"


# ------------------------------------------------------------------------- rounds


@clause("FS-TURN-10")
def test_a_round_ends_when_the_next_trigger_phase_of_the_player_begins() -> None:
    duel = Duel(
        mine=["rico_furioso", "zwillingslaser"],
        theirs=[Part("zwillingslaser", charge=2)],
        hand=["ehrenrunde"],
    )
    duel.plays("ehrenrunde")  # own units evade better
    duel.ends_turn(FILLER)
    duel.attacks("zwillingslaser", roll=6, by=1)
    duel.evades(4, 3, by=0)
    assert [event.modified for event in duel.reported(EvadeRolled)] == [9]  # the pilot adds one
    (laid,) = duel.state.laid
    duel.ends_turn(FILLER, by=1)
    assert duel.reported(EffectEnded) == [EffectEnded("FS-TURN-10", 0, laid.id)]
    assert duel.reported(TurnEnded) == [TurnEnded("FS-TURN-10", 1, 6)]
    assert duel.state.laid == []
    assert duel.me.draw_discard == ["ehrenrunde"]


@clause("FS-TURN-10")
def test_the_round_of_another_player_goes_on() -> None:
    duel = Duel(theirs=["rico_furioso"])
    duel.lay("ehrenrunde", owner=1)
    duel.lay("ionensturm", owner=0)
    duel.ends_turn(FILLER)
    assert [laid.card.id for laid in duel.state.laid] == ["ionensturm"]
    duel.ends_turn(FILLER, by=1)
    assert duel.state.laid == []


@clause("FS-TURN-10")
def test_what_lasts_one_round_without_a_card_ends_with_it_too() -> None:
    duel = Duel(theirs=["zwillingslaser"], hand=["nebel"], own=[FOG])
    duel.plays("nebel")
    duel.ends_turn(FILLER)
    assert duel.why_not(f"attack zwillingslaser {SHIP} 0 no", 1) == "FS-TIMING-03"
    assert len(duel.state.lasting) == 1
    duel.ends_turn(FILLER, by=1)
    assert duel.state.lasting == []
    assert not list(GAME.invariants(duel.state))


@clause("FS-TURN-10")
def test_what_lasts_one_turn_ends_with_the_turn() -> None:
    duel = Duel(mine=["mira_ohnenamen"], theirs=["zwillingslaser"], hand=["untertauchen"])
    duel.plays("untertauchen")
    assert len(duel.state.lasting) == 1
    duel.ends_turn(FILLER)
    assert duel.state.lasting == []
    assert duel.why_not(f"attack zwillingslaser {SHIP} 0 no", 1) == ""
