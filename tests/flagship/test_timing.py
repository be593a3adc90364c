"""Playing at any time: FS-TIMING."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AbilityUsed,
    AttackDeclared,
    CardDiscarded,
    CardDrawn,
    Charged,
    EventCancelled,
    EventPlayed,
)
from starboard.kernel import Slot, only
from starboard.kernel.loop import choice_of
from starboard.testing import clause
from tests.flagship.duel import FILLER, SHIP, Duel, Part
from tests.flagship.own import armor


def after_an_action(duel: Duel) -> Duel:
    """I have done something that concerns nobody."""
    duel.charges(SHIP, roll=1)
    return duel


def question(duel: Duel, seat: int) -> dict[str, str | int]:
    choice = choice_of(duel.state, seat)
    assert choice is not None
    return choice.question(duel.state)


# ------------------------------------------------------------------------- between actions


@clause("FS-TIMING-01")
def test_an_anytime_event_may_be_played_in_an_opponents_turn() -> None:
    duel = after_an_action(
        Duel(theirs=[Part(SHIP, charge=0)], their_hand=["energiestoss"], quiet=False)
    )
    assert duel.asked == (1, "Between")
    assert question(duel, 1) == {"active": 0}
    assert duel.moves(1) == ["play energiestoss", "pass", "cash energiestoss"]
    duel.plays("energiestoss", by=1)
    assert duel.reported(EventPlayed) == [EventPlayed("FS-EVENT-03", 1, "energiestoss")]
    assert duel.reported(Charged) == [Charged("FS-EVENT-05", 1, duel.theirs(SHIP).id, 3)]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-01")
def test_an_anytime_event_may_be_played_in_the_own_turn_too() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0)], hand=["energiestoss"])
    duel.plays("energiestoss")
    assert duel.mine(SHIP).charge == 3


@clause("FS-TIMING-01")
def test_whoever_passes_leaves_the_table_to_the_next_one() -> None:
    duel = Duel(
        theirs=["zwillingslaser"],
        others=[["zwillingslaser"]],
        their_hand=["energiestoss"],
        quiet=False,
    )
    after_an_action(duel)
    assert duel.asked == (1, "Between")
    duel.they("pass")
    assert duel.asked == (2, "Between")
    duel.play(2, "pass")
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-01")
def test_an_anytime_event_of_a_faction_that_does_not_match_is_refused() -> None:
    duel = after_an_action(
        Duel(theirs=["zwillingslaser"], their_hand=["untertauchen", "energiestoss"], quiet=False)
    )
    assert duel.why_not("play untertauchen", 1) == "FS-FACTION-04"
    assert duel.why_not("play hinterhalt", 1) == "FS-EVENT-02"


@clause("FS-TIMING-01", "FS-TIMING-02")
def test_what_is_offered_between_actions_is_exactly_what_the_rules_do_not_refuse() -> None:
    theirs: list[str | Part] = ["zwillingslaser", "impulslaser", "leichter_deflektor"]
    theirs += ["kondensatorbank", Part("raketenwerfer", charge=0)]
    duel = after_an_action(
        Duel(theirs=theirs, their_hand=["energiestoss", FILLER, "ausweichen"], quiet=False)
    )
    choice = choice_of(duel.state, 1)
    assert choice is not None
    offered = [m for m in choice.offers(duel.state, 1) if choice.reason(duel.state, 1, m) is None]
    assert offered == choice.moves(duel.state, 1)
    assert [duel.short(move) for move in offered] == [
        f"attack zwillingslaser {SHIP} 0 no",
        f"attack impulslaser {SHIP} 0 no",
        "play energiestoss",
        "use kondensatorbank 1",
        "pass",
    ]


@clause("FS-TIMING-01", "FS-TIMING-02")
def test_an_attack_may_be_made_in_an_opponents_turn() -> None:
    duel = after_an_action(
        Duel(mine=["panzerplatten"], theirs=[Part("zwillingslaser", charge=2)], quiet=False)
    )
    assert duel.asked == (1, "Between")
    duel.attacks("zwillingslaser", roll=3, by=1)
    weapon, ship = duel.theirs("zwillingslaser"), duel.mine(SHIP)
    assert duel.reported(AttackDeclared) == [
        AttackDeclared("FS-ATTACK-02", 1, weapon.id, (ship.id,))
    ]
    assert duel.asked == (0, "Evasion")
    duel.do("pass")
    assert duel.mine("panzerplatten").face_down
    assert duel.asked == (1, "Between")  # and again, as long as somebody acts
    duel.they("pass")
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-01", "FS-TIMING-02")
def test_an_ability_may_be_used_in_an_opponents_turn() -> None:
    duel = after_an_action(
        Duel(theirs=["leichter_deflektor", Part("kondensatorbank", charge=1)], quiet=False)
    )
    assert duel.asked == (1, "Between")
    duel.uses("kondensatorbank", ability=1, by=1)
    bank = duel.theirs("kondensatorbank")
    assert duel.reported(AbilityUsed) == [AbilityUsed("FS-ABILITY-03", 1, bank.id, 1)]
    assert duel.theirs("leichter_deflektor").charge == 2
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-02")
def test_the_others_may_act_after_every_completed_action() -> None:
    duel = Duel(
        theirs=["zwillingslaser"],
        hand=["sofortkredit"],
        market=["drohne"],
        credits=1000,
        quiet=False,
    )
    for move, chance in [("reveal", ["drohne"]), ("buy drohne -", []), ("play sofortkredit", [])]:
        duel.do(move, *chance)
        assert duel.asked == (1, "Between")
        duel.they("pass")
        assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-02", "FS-TIMING-06")
def test_at_the_end_of_a_turn_the_others_may_act_and_then_the_active_player_again() -> None:
    duel = Duel(
        mine=[Part("zwillingslaser", charge=1)],
        theirs=["zwillingslaser"],
        others=[["zwillingslaser"]],
        quiet=False,
    )
    duel.ends_turn()
    assert duel.asked == (1, "Between")
    duel.they("pass")
    duel.attacks("zwillingslaser", duel.theirs(SHIP).id, roll=1, by=2)
    assert duel.asked == (0, "Between")  # the active player goes first, then clockwise
    duel.do("pass")
    assert duel.asked == (1, "Between")
    duel.they("pass", FILLER)
    assert (duel.state.active, duel.asked) == (1, (0, "BeforeActions"))


# ------------------------------------------------------------------------- before the first action


@clause("FS-TIMING-08")
def test_an_attack_may_be_made_before_the_first_action_of_a_turn() -> None:
    theirs = [Part("zwillingslaser", charge=2)]
    duel = Duel(mine=["panzerplatten"], theirs=theirs, start=(FILLER,), quiet=False)
    assert duel.asked == (1, "BeforeActions")
    assert question(duel, 1) == {"active": 0}
    assert duel.hand() == [FILLER]  # the card of this turn is drawn
    duel.attacks("zwillingslaser", roll=3, by=1)
    duel.do("pass")
    duel.loses("panzerplatten", by=0)
    assert duel.mine("panzerplatten").face_down
    assert duel.asked == (1, "BeforeActions")  # and again, as long as somebody acts
    duel.they("pass")
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-08", "FS-TIMING-01")
def test_an_anytime_event_may_be_played_before_the_first_action_of_a_turn() -> None:
    theirs, hand = [Part(SHIP, charge=0)], ["energiestoss", FILLER]
    duel = Duel(theirs=theirs, their_hand=hand, start=(FILLER,), quiet=False)
    assert duel.asked == (1, "BeforeActions")
    assert duel.why_not(f"play {FILLER}", 1) == "FS-TIMING-06"
    assert duel.moves(1)[:2] == ["play energiestoss", "pass"]
    duel.plays("energiestoss", by=1)
    duel.chooses(SHIP, by=1)
    assert duel.theirs(SHIP).charge == 3
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-08", "FS-TIMING-02")
def test_an_ability_may_be_used_before_the_first_action_of_a_turn() -> None:
    theirs: list[str | Part] = ["leichter_deflektor", Part("kondensatorbank", charge=1)]
    duel = Duel(theirs=theirs, start=(FILLER,), quiet=False)
    assert duel.asked == (1, "BeforeActions")
    duel.uses("kondensatorbank", ability=1, by=1)
    assert duel.theirs("leichter_deflektor").charge == 2
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-08", "FS-TIMING-06")
def test_before_the_first_action_the_others_are_asked_clockwise_until_all_have_passed() -> None:
    armed = [Part("zwillingslaser", charge=2)]
    duel = Duel(mine=armed, theirs=armed, others=[armed], start=(FILLER,), quiet=False)
    assert duel.asked == (1, "BeforeActions")
    duel.they("pass")
    assert duel.asked == (2, "BeforeActions")
    duel.attacks("zwillingslaser", duel.me.ship, roll=1, by=2)
    assert duel.asked == (1, "BeforeActions")  # everybody may answer that again
    duel.they("pass")
    duel.play(2, "pass")
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-08")
@pytest.mark.parametrize(
    ("theirs", "their_hand", "turn"),
    [
        pytest.param([], [], 5, id="nothing at all"),
        pytest.param([], [FILLER], 5, id="no anytime event in the deck"),
        pytest.param([Part("zwillingslaser", charge=0)], [], 5, id="an empty weapon"),
        pytest.param(["zwillingslaser"], [], 1, id="no attacks in the first turn"),
    ],
)
def test_who_can_do_nothing_is_not_asked_before_the_first_action(
    theirs: list[str | Part], their_hand: list[str], turn: int
) -> None:
    start = (FILLER,) if turn > 1 else ()
    duel = Duel(theirs=theirs, their_hand=their_hand, turn=turn, start=start, quiet=False)
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-08")
def test_who_is_asked_before_the_first_action_follows_from_what_everybody_can_see() -> None:
    for held, drawn in (("energiestoss", FILLER), (FILLER, "energiestoss")):
        duel = Duel(their_hand=[held], their_draw=[drawn], start=(FILLER,), quiet=False)
        assert duel.asked == (1, "BeforeActions")


@clause("FS-TIMING-08", "FS-TURN-03")
def test_what_happens_at_the_start_of_a_turn_comes_before_it() -> None:
    duel = Duel(mine=["der_buchhalter"], theirs=["zwillingslaser"], start=(FILLER,), quiet=False)
    assert duel.asked == (1, "BeforeActions")
    assert duel.me.credits == 1000


@clause("FS-TIMING-08", "FS-MULTI-01")
def test_a_main_ship_that_is_lost_before_the_first_action_ends_the_turn() -> None:
    armed = [Part("zwillingslaser", charge=1)]
    duel = Duel(theirs=armed, others=[[]], start=(FILLER,), quiet=False)
    duel.attacks("zwillingslaser", duel.me.ship, roll=6, by=1)
    duel.do("pass")
    duel.takes_prize(FILLER, by=1)
    assert duel.me.out
    assert (duel.state.active, duel.asked) == (1, (1, "ActionPhase"))


@clause("FS-TIMING-08")
def test_matches_begun_under_the_first_rules_go_on_without_it() -> None:
    duel = Duel(theirs=["zwillingslaser"], start=(FILLER,), quiet=False, rules=1)
    assert duel.asked == (0, "ActionPhase")


# ------------------------------------------------------------------------- who is asked


def asked_after_an_action(duel: Duel) -> tuple[int, str]:
    return after_an_action(duel).asked


@clause("FS-TIMING-01", "FS-TIMING-04")
def test_who_is_asked_follows_from_what_everybody_can_see() -> None:
    held = Duel(their_hand=["energiestoss"], their_draw=[FILLER], quiet=False)
    not_held = Duel(their_hand=[FILLER], their_draw=["energiestoss"], quiet=False)
    assert asked_after_an_action(held) == asked_after_an_action(not_held) == (1, "Between")
    assert not_held.moves(1) == ["pass", f"cash {FILLER}"]


@clause("FS-TIMING-01")
@pytest.mark.parametrize(
    "duel",
    [
        Duel(quiet=False),
        Duel(their_hand=[FILLER], quiet=False),
        Duel(their_draw=["energiestoss"], quiet=False),  # no hand card at all
        Duel(their_hand=["untertauchen"], quiet=False),  # a rebel card under a neutral pilot
        Duel(their_hand=["ausweichen"], quiet=False),  # only an answer to an attack
        Duel(theirs=[Part("zwillingslaser", charge=0)], quiet=False),
        Duel(theirs=[Part("zwillingslaser", face_down=True)], quiet=False),
        Duel(theirs=["leichter_deflektor", Part("kondensatorbank", charge=0)], quiet=False),
        Duel(theirs=["leichter_deflektor", Part("kondensatorbank", face_down=True)], quiet=False),
        Duel(theirs=[Part("leichter_deflektor", charge=4), "kondensatorbank"], quiet=False),
    ],
)
def test_who_can_do_nothing_as_everybody_sees_is_not_asked(duel: Duel) -> None:
    assert asked_after_an_action(duel) == (0, "ActionPhase")


CANNON = Part("monopolkanone", charge=1)
"""An attack for one token and 2000 credits; three weapon slots are not looked at here."""
DOCKED = [Part("lastesel", hangar=True), Part("monopolkanone", charge=1, onto="lastesel")]
"""The same on a ship in the hangar."""
BANKER = "madame_zins"
"""Looks at a hand for 3000 credits."""


@clause("FS-TIMING-01", "FS-TIMING-02", "FS-TIMING-05")
@pytest.mark.parametrize(
    ("theirs", "credits", "hand", "draw", "asked"),
    [
        pytest.param([CANNON], 0, ["pazaak"] * 2, [], True, id="attack, two cards of 1000"),
        pytest.param([CANNON], 0, ["pazaak"], [], False, id="attack, one card of 1000"),
        pytest.param([CANNON], 1000, ["pazaak"], [], True, id="attack, one card and credits"),
        pytest.param([CANNON], 0, [], ["pazaak"] * 4, False, id="attack, no card in the hand"),
        pytest.param([Part("monopolkanone", charge=0)], 0, ["pazaak"] * 4, [], False,
                     id="attack, cards but no token"),
        pytest.param(DOCKED, 0, ["pazaak"] * 4, [], False, id="attack, cards but in the hangar"),
        pytest.param([BANKER], 0, ["pazaak"] * 3, [], True, id="ability, three cards of 1000"),
        pytest.param([BANKER], 0, ["pazaak"] * 2, [], False, id="ability, two cards of 1000"),
        pytest.param([BANKER], 0, ["pazaak"] * 2, ["garantiekarte"] * 2, True,
                     id="ability, two cards that may be 1500 each"),
        pytest.param([BANKER], 0, ["pazaak"] * 2, ["garantiekarte"], False,
                     id="ability, only one of two may be 1500"),
    ],
)  # fmt: skip
def test_who_might_raise_the_credits_is_asked(
    theirs: list[str | Part], credits: int, hand: list[str], draw: list[str], asked: bool
) -> None:
    duel = Duel(
        theirs=["der_buchhalter", *theirs] if BANKER not in theirs else theirs,
        hand=[FILLER],
        their_hand=hand,
        their_draw=draw,
        their_credits=credits,
        quiet=False,
    )
    for prize in duel.them.prizes.slots:
        prize.name = "pazaak"
    assert asked_after_an_action(duel) == ((1, "Between") if asked else (0, "ActionPhase"))


@clause("FS-TIMING-02", "FS-TIMING-05")
@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, True)])
def test_a_card_that_is_itself_a_cost_brings_no_credits(cards: int, asked: bool) -> None:
    cost = {"credits": 1000, "discard_hand": 1}
    own = armor({"active": {"cost": cost, "effects": [{"draw": 1}]}})
    duel = Duel(theirs=["panzer"], their_hand=[FILLER] * cards, quiet=False, own=[own])
    assert asked_after_an_action(duel) == ((1, "Between") if asked else (0, "ActionPhase"))


@clause("FS-TIMING-02", "FS-TIMING-03")
def test_who_might_raise_the_credits_but_has_no_target_is_not_asked() -> None:
    duel = Duel(
        mine=["mira_ohnenamen"],
        theirs=["der_buchhalter", CANNON],
        hand=["untertauchen"],
        their_hand=["pazaak"] * 4,
        quiet=False,
    )
    duel.plays("untertauchen")  # no unit of mine can be attacked in this turn
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-05", "FS-EVENT-05")
@pytest.mark.parametrize(("cards", "step"), [(1, "ActionPhase"), (2, "FreeShot")])
def test_credits_may_be_raised_for_an_attack_that_a_text_gives(cards: int, step: str) -> None:
    duel = Duel(mine=["rico_furioso", CANNON], hand=["feuerwerk", *["pazaak"] * cards])
    for prize in duel.me.prizes.slots:
        prize.name = "pazaak"
    duel.me.draw.bag = []
    duel.recount()
    duel.plays("feuerwerk")
    assert duel.asked == (0, step)


@clause("FS-TIMING-02", "FS-TIMING-05")
def test_who_is_asked_may_raise_the_credits_and_then_attack() -> None:
    duel = Duel(
        mine=["panzerplatten"],
        theirs=["der_buchhalter", CANNON],
        their_hand=["pazaak", "pazaak"],
        quiet=False,
    )
    after_an_action(duel)
    assert duel.moves(1) == ["pass", "cash pazaak"]
    duel.cashes("pazaak", by=1)
    assert duel.asked == (1, "Between")  # the second card may still follow
    duel.cashes("pazaak", by=1)
    duel.attacks("monopolkanone", roll=(3, 3), by=1)
    duel.do("pass")
    assert duel.mine("panzerplatten").face_down
    assert (duel.them.credits, duel.asked) == (0, (0, "ActionPhase"))


@clause("FS-TIMING-05")
def test_who_has_discarded_too_much_is_no_longer_asked() -> None:
    duel = Duel(theirs=["der_buchhalter", CANNON], their_hand=["pazaak"] * 2, quiet=False)
    after_an_action(duel)
    duel.them.hand.take("pazaak")
    duel.recount()
    duel.cashes("pazaak", by=1)
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-02", "FS-TIMING-05")
def test_under_the_first_rules_only_credits_in_the_pool_counted() -> None:
    for theirs in (["der_buchhalter", CANNON], [BANKER]):
        duel = Duel(theirs=theirs, hand=[FILLER], their_hand=["pazaak"] * 5, quiet=False, rules=1)
        assert asked_after_an_action(duel) == (0, "ActionPhase")


@clause("FS-TIMING-04")
def test_who_is_asked_about_an_event_follows_from_what_everybody_can_see() -> None:
    for their_hand, their_draw in (("funkstille", FILLER), (FILLER, "funkstille")):
        duel = Duel(hand=[FILLER], their_hand=[their_hand], their_draw=[their_draw])
        duel.plays(FILLER)
        assert duel.asked == (1, "EventWindow")
    free = Duel(hand=[FILLER], their_draw=["funkstille"])
    free.do(f"play {FILLER}", FILLER, FILLER)
    assert free.asked == (0, "ActionPhase")


# ------------------------------------------------------------------------- texts that say otherwise


@clause("FS-TIMING-02", "FS-TIMING-03")
def test_an_ability_may_be_limited_to_the_own_turn() -> None:
    saboteur: list[str | Part] = [Part("mira_ohnenamen", charge=2), "zwillingslaser"]
    duel = after_an_action(Duel(theirs=saboteur, quiet=False))
    assert duel.why_not("use mira_ohnenamen 0", 1) == "FS-TIMING-03"
    assert Duel(mine=saboteur).why_not("use mira_ohnenamen 0") == ""
    without_weapon = Duel(theirs=saboteur[:1], quiet=False)
    assert asked_after_an_action(without_weapon) == (0, "ActionPhase")


@clause("FS-TIMING-03", "FS-ABILITY-03")
def test_a_card_made_as_an_answer_is_played_only_as_one() -> None:
    duel = Duel(mine=[Part("navigatorin_ohne_flagge", charge=3)], hand=["ausweichen"])
    assert duel.why_not("play ausweichen") == "FS-TIMING-03"
    assert duel.why_not("use navigatorin_ohne_flagge 0") == "FS-TIMING-03"
    assert duel.moves() == [f"charge {SHIP}", "end-turn", "cash ausweichen"]


@clause("FS-TIMING-03")
def test_a_text_may_forbid_to_attack_a_unit() -> None:
    duel = Duel(
        mine=["zwillingslaser"], theirs=["mira_ohnenamen"], their_hand=["untertauchen"], quiet=False
    )
    after_an_action(duel)
    duel.plays("untertauchen", by=1)
    assert duel.why_not(f"attack zwillingslaser {SHIP} 0 no") == "FS-TIMING-03"
    assert not [move for move in duel.moves() if move.startswith("attack")]


# ------------------------------------------------------------------------- no interruption


@clause("FS-TIMING-04")
def test_an_attack_is_not_interrupted_by_what_may_be_done_at_any_time() -> None:
    duel = Duel(
        mine=["zwillingslaser"],
        theirs=["zwillingslaser", "leichter_deflektor", "kondensatorbank"],
        their_hand=["energiestoss"],
    )
    duel.attacks("zwillingslaser", roll=6)
    for step in ("Evasion", "Interception"):
        assert duel.asked == (1, step)
        assert duel.why_not("play energiestoss", 1) == "FS-TIMING-04"
        assert duel.why_not("use kondensatorbank 1", 1) == "FS-TIMING-04"
        assert duel.why_not(f"attack zwillingslaser {SHIP} 0 no", 1) == "FS-TIMING-04"
        duel.they("pass")
    assert duel.asked == (1, "LosePart")
    assert duel.why_not("play energiestoss", 1) == "FS-TIMING-04"


@clause("FS-TIMING-04")
def test_the_attacker_does_not_act_while_the_defender_decides() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=2)], hand=["energiestoss"])
    duel.attacks("zwillingslaser", roll=6)
    assert duel.why_not("play energiestoss") == "FS-TIMING-04"
    assert duel.why_not(f"attack zwillingslaser {SHIP} 0 no") == "FS-TIMING-04"


@clause("FS-TIMING-04")
def test_a_card_that_says_so_cancels_an_event_that_is_being_played() -> None:
    duel = Duel(hand=[FILLER], their_hand=["funkstille", "energiestoss"])
    duel.plays(FILLER)
    assert duel.asked == (1, "EventWindow")
    assert question(duel, 1) == {"card": FILLER, "player": 0}
    assert duel.why_not("play energiestoss", 1) == "FS-TIMING-04"
    assert duel.moves(1)[:2] == ["play funkstille", "pass"]
    duel.plays("funkstille", by=1)
    assert duel.reported(EventCancelled) == [EventCancelled("FS-TIMING-04", 0, FILLER)]
    assert not duel.reported(CardDrawn)
    assert (duel.me.draw_discard, duel.them.draw_discard) == ([FILLER], ["funkstille"])
    assert duel.asked == (0, "ActionPhase")
    assert not duel.state.deeds


@clause("FS-TIMING-04")
def test_a_cancelled_event_is_not_cancelled_again() -> None:
    duel = Duel(hand=[FILLER], their_hand=["funkstille", "funkstille"])
    duel.plays(FILLER)
    duel.plays("funkstille", by=1)
    assert duel.asked == (0, "ActionPhase")
    assert duel.hand(1) == ["funkstille"]


@clause("FS-TIMING-04")
def test_an_ability_that_says_so_cancels_an_event_too() -> None:
    listener: dict[str, object] = {
        "id": "lauscherin",
        "name": {"de": "Lauscherin", "en": "Eavesdropper"},
        "type": {"kind": "pilot", "class": "saboteur"},
        "rarity": "common",
        "source": "own",
        "price": 1000,
        "charge": {"max": 1, "initial": 1},
        "abilities": [
            {
                "active": {
                    "cost": {"charge": 1},
                    "windows": ["event_played"],
                    "effects": ["cancel_event"],
                }
            }
        ],
    }
    duel = Duel(theirs=["lauscherin"], hand=[FILLER], own=[listener])
    duel.plays(FILLER)
    assert duel.asked == (1, "EventWindow")
    duel.uses("lauscherin", by=1)
    assert duel.reported(EventCancelled) == [EventCancelled("FS-TIMING-04", 0, FILLER)]
    assert duel.theirs("lauscherin").charge == 0
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-04")
def test_an_event_that_nobody_cancels_takes_effect() -> None:
    duel = Duel(hand=[FILLER], their_hand=["funkstille"])
    duel.plays(FILLER)
    duel.they("pass", FILLER, FILLER)
    assert len(duel.reported(CardDrawn)) == 2
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-04")
def test_the_card_that_cancels_may_be_cancelled_itself() -> None:
    duel = Duel(hand=[FILLER, "funkstille"], their_hand=["funkstille"])
    duel.plays(FILLER)
    duel.plays("funkstille", by=1)
    assert duel.asked == (0, "EventWindow")
    assert question(duel, 0) == {"card": "funkstille", "player": 1}
    duel.plays("funkstille", FILLER, FILLER)
    assert duel.reported(EventCancelled) == [EventCancelled("FS-TIMING-04", 1, "funkstille")]
    assert len(duel.reported(CardDrawn)) == 2
    assert duel.them.draw_discard == ["funkstille"]


@clause("FS-TIMING-04")
def test_after_a_cancelled_answer_the_event_may_be_answered_again() -> None:
    duel = Duel(hand=[FILLER, "funkstille"], their_hand=["funkstille", "funkstille"])
    duel.plays(FILLER)
    duel.plays("funkstille", by=1)
    duel.plays("funkstille")
    assert duel.asked == (1, "EventWindow")  # their second one, against mine
    duel.they("pass")
    assert duel.asked == (1, "EventWindow")  # and against the event itself
    duel.plays("funkstille", by=1)
    assert duel.reported(EventCancelled) == [EventCancelled("FS-TIMING-04", 0, FILLER)]


@clause("FS-TIMING-04")
def test_all_opponents_are_asked_in_turn_about_an_event() -> None:
    duel = Duel(others=[[]], hand=[FILLER], their_hand=["funkstille"])
    third = duel.side(2)
    third.draw.bag[0] = "funkstille"
    third.hand.add(Slot(third.draw.bag.pop(), only(2)))
    duel.plays(FILLER)
    assert duel.asked == (1, "EventWindow")
    duel.they("pass")
    assert duel.asked == (2, "EventWindow")
    duel.play(2, "pass", FILLER, FILLER)
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TIMING-04")
def test_a_cancelled_effect_event_is_not_laid_down() -> None:
    duel = Duel(hand=["stoersender"], their_hand=["funkstille"])
    duel.plays("stoersender")
    duel.plays("funkstille", by=1)
    assert duel.state.laid == []
    assert duel.me.draw_discard == ["stoersender"]


# ------------------------------------------------------------------------- credits at any time


@clause("FS-TIMING-05")
def test_any_event_card_may_be_discarded_for_credits_at_any_time() -> None:
    duel = Duel(mine=["zwillingslaser"], hand=["pazaak"], their_hand=[FILLER, "energiestoss"])
    duel.cashes(FILLER, by=1)  # while I think
    assert duel.reported(CardDiscarded) == [CardDiscarded("FS-EVENT-07", 1, FILLER, 1000)]
    duel.attacks("zwillingslaser", roll=6)
    duel.cashes("pazaak")  # while they think
    duel.cashes("energiestoss", by=1)  # while an attack goes on
    assert (duel.me.credits, duel.them.credits) == (1000, 2500)
    assert duel.why_not("cash pazaak") == "FS-EVENT-07"
    assert duel.asked == (1, "Evasion")


@clause("FS-TIMING-05")
def test_discarding_for_credits_is_no_action_that_others_may_answer() -> None:
    duel = Duel(theirs=["zwillingslaser"], hand=[FILLER], quiet=False)
    duel.cashes(FILLER)
    assert duel.asked == (0, "ActionPhase")
    assert duel.me.credits == 1000


@clause("FS-TIMING-05")
@pytest.mark.parametrize(
    ("shield", "cards", "step"),
    [
        ("versicherungsschild", 1, "Interception"),  # a card can become the credits it costs
        ("versicherungsschild", 0, "LosePart"),
        ("leichter_deflektor", 1, "LosePart"),  # but not the tokens that are missing
    ],
)
def test_who_may_still_raise_the_credits_for_a_shield_is_asked(
    shield: str, cards: int, step: str
) -> None:
    theirs: list[str | Part] = ["der_buchhalter", Part(shield, charge=0), "panzerplatten"]
    duel = Duel(mine=["zwillingslaser"], theirs=theirs, their_hand=[FILLER] * cards)
    duel.attacks("zwillingslaser", roll=6)
    duel.they("pass")
    assert duel.asked == (1, step)


@clause("FS-TIMING-05")
def test_the_discard_phase_brings_credits_too_if_the_player_wants_them() -> None:
    duel = Duel(hand=[FILLER] * 6)
    duel.ends_turn()
    duel.do(f"cash {FILLER}", FILLER)
    assert len(duel.me.hand) == 5
    assert duel.asked == (1, "ActionPhase")


# ------------------------------------------------------------------------- the own action phase


@clause("FS-TIMING-06")
def test_an_event_without_the_anytime_symbol_is_played_only_in_the_own_action_phase() -> None:
    duel = after_an_action(
        Duel(theirs=["zwillingslaser"], their_hand=[FILLER, "energiestoss"], quiet=False)
    )
    assert duel.asked == (1, "Between")
    assert duel.why_not(f"play {FILLER}", 1) == "FS-TIMING-06"
    assert duel.why_not("play energiestoss", 1) == ""
    assert Duel(hand=[FILLER]).why_not(f"play {FILLER}") == ""


@clause("FS-TIMING-06")
def test_after_the_end_of_the_action_phase_such_an_event_is_no_longer_played() -> None:
    duel = Duel(theirs=["zwillingslaser"], hand=[FILLER, "energiestoss"], quiet=False)
    duel.ends_turn()
    duel.attacks("zwillingslaser", roll=1, by=1)
    assert duel.asked == (0, "Between")
    assert duel.why_not(f"play {FILLER}") == "FS-TIMING-06"
    assert duel.why_not("play energiestoss") == ""
    assert f"play {FILLER}" not in duel.moves()


@clause("FS-TIMING-02", "FS-TIMING-06")
def test_if_several_want_to_act_the_active_player_goes_first_then_clockwise() -> None:
    armed = [Part("zwillingslaser", charge=2)]
    duel = Duel(mine=armed, theirs=armed, others=[armed], quiet=False)
    after_an_action(duel)
    assert duel.asked == (1, "Between")
    duel.attacks("zwillingslaser", duel.side(2).ship, roll=1, by=1)
    assert duel.asked == (1, "Between")
    duel.they("pass")
    assert duel.asked == (2, "Between")
    duel.attacks("zwillingslaser", duel.me.ship, roll=1, by=2)
    assert duel.asked == (1, "Between")  # everybody may answer that again


@clause("FS-TIMING-07")
def test_revealing_buying_and_charging_belong_to_the_own_action_phase() -> None:
    duel = Duel(
        mine=["zwillingslaser"], row=["panzerplatten"], market=["drohne"], credits=800, quiet=False
    )
    actions = ["reveal", f"buy panzerplatten {SHIP}", f"charge {SHIP}"]
    assert [duel.why_not(action) for action in actions] == [""] * 3
    duel.ends_turn(FILLER)
    duel.do("pass")
    duel.charges(SHIP, roll=1, by=1)
    assert duel.asked == (0, "Between")
    assert [duel.why_not(action) for action in actions] == ["FS-TIMING-04"] * 3
    assert duel.moves() == [f"attack zwillingslaser {SHIP} 0 no", "pass"]
