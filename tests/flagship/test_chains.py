"""No card sets itself off for ever: its triggers, what they cause, and what stops them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from starboard.errors import BadInput
from starboard.games.flagship import GAME
from starboard.games.flagship.cards.chains import endless
from starboard.games.flagship.cards.content import FOLDER, load_catalogue
from starboard.games.flagship.cards.printed import read_card
from starboard.kernel import NeedsChance
from starboard.kernel.match import Setup, begin
from starboard.kernel.options import read_options
from tests.flagship.duel import Duel
from tests.flagship.own import accept, armor, event, lasting, refused, trigger

UP_AND_DOWN = ({"repair": "this"}, {"destroy": "this"})
PERPETUUM = armor(
    trigger("turn_end", {"destroy": "this"}),
    trigger("this_destroyed", *UP_AND_DOWN),
    id="perpetuum",
)
NEW_SELF = (
    {"put_into_play": {"piles": ["market_discard"], "filter": {"card": "panzer"}}},
    {"destroy": {"target": "own_item", "filter": {"card": "panzer"}}},
)
"""A new copy comes, takes the place of the broken one, and is destroyed."""


# ------------------------------------------------------------------------- refused


def test_a_card_that_sets_itself_off_is_refused_with_its_ability() -> None:
    refusal = refused(PERPETUUM)
    assert refusal.where == "own cards: perpetuum: abilities[1].trigger"
    assert refusal.said("en") == (
        "own cards: perpetuum: abilities[1].trigger: the trigger “this_destroyed” can set itself "
        "off again; give it “limit: once_per_turn”"
    )
    assert "der Auslöser „this_destroyed“ kann sich selbst wieder auslösen" in refusal.said("de")


def test_such_a_card_is_refused_in_a_file_too(tmp_path: Path) -> None:
    text = yaml.safe_dump({"cards": [PERPETUUM]})
    (tmp_path / "own.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=r"own\.yaml: perpetuum: abilities\[1\]\.trigger"):
        load_catalogue(tmp_path)


CAUGHT: dict[str, tuple[int, tuple[object, ...]]] = {
    "through another trigger": (
        0,
        (
            trigger("own_item_destroyed", "free_attack"),
            trigger("own_attack_missed", {"destroy": "this"}),
        ),
    ),
    "through an attack": (0, (trigger("own_attack_missed", "free_attack"),)),
    "through an attack that hits": (0, (trigger("this_unit_destroys_item", "free_attack"),)),
    "through its own hit": (
        1,
        (
            {
                "attack": {
                    "cost": {"charge": 1},
                    "roll": "3+",
                    "damage": 1,
                    "on_hit": [{"destroy": "own_item"}],
                }
            },
            trigger("own_item_destroyed", "free_attack"),
        ),
    ),
    "card by card": (0, (trigger("own_item_destroyed", {"destroy": "own_item"}),)),
    "prize by prize": (
        0,
        (trigger("enemy_prize_item_destroyed", {"damage": {"target": "enemy_unit", "amount": 1}}),),
    ),
    "by a roll": (
        0,
        (trigger("this_destroyed", {"repair": "this"}, {"roll": {"2+": [{"destroy": "this"}]}}),),
    ),
    "by a bargain": (
        0,
        (
            trigger(
                "this_destroyed",
                {"repair": "this"},
                {"opponent_may_pay": {"credits": 500, "otherwise": [{"destroy": "this"}]}},
            ),
        ),
    ),
    "by a choice": (
        0,
        (trigger("own_item_destroyed", {"choose": "own_item"}, {"destroy": "chosen"}),),
    ),
    "by a contest, whoever wins it": (
        0,
        (
            trigger(
                "own_item_destroyed", {"contest": {"dice": 2, "won": [{"destroy": "enemy_item"}]}}
            ),
        ),
    ),
    "by a promise": (
        0,
        (
            trigger(
                "own_item_destroyed",
                {"later": {"when": "own_item_destroyed", "effects": [{"destroy": "own_item"}]}},
            ),
        ),
    ),
    "with a condition": (
        0,
        (trigger("own_item_destroyed", {"destroy": "own_item"}, condition={"hand_at_most": 100}),),
    ),
    "face down": (
        0,
        (trigger("own_item_destroyed", {"destroy": "own_item"}, works_face_down=True),),
    ),
    "attack by attack": (
        0,
        (trigger("own_attack_missed", "free_attack", limit="once_per_attack"),),
    ),
    "where another trigger undoes it": (
        1,
        (
            trigger("this_destroyed", {"repair": "this"}),
            trigger("this_destroyed", {"destroy": "this"}),
        ),
    ),
    "where another trigger attacks": (
        0,
        (
            trigger("own_item_destroyed", {"destroy": "own_item"}, limit="once_per_attack"),
            trigger("own_item_destroyed", "free_attack"),
        ),
    ),
    "with the same card of an opponent": (
        0,
        (trigger("this_destroyed", {"repair": "this"}, {"destroy": "attacking_item"}),),
    ),
    "with a limit in the wrong place": (
        1,
        (
            trigger("turn_start", {"destroy": "this"}, limit="once_per_turn"),
            trigger("this_destroyed", *UP_AND_DOWN),
        ),
    ),
}


@pytest.mark.parametrize("name", CAUGHT)
def test_a_trigger_that_causes_what_it_waits_for_is_refused(name: str) -> None:
    ability, abilities = CAUGHT[name]
    refusal = refused(armor(*abilities))
    assert refusal.where == f"own cards: panzer: abilities[{ability}].trigger"
    assert refusal.message == "sets-itself-off"


@pytest.mark.parametrize("limit", [{}, {"limit": "once_per_turn"}])
def test_no_limit_stops_cards_that_come_into_play_anew(limit: dict[str, str]) -> None:
    refusal = refused(armor(trigger("this_destroyed", *NEW_SELF, **limit)))
    assert refusal.message == "sets-itself-off-anew"
    assert "no limit stops that" in str(refusal)


@pytest.mark.parametrize("limit", [{}, {"limit": "once_per_turn"}])
def test_no_limit_stops_them_where_another_trigger_brings_them(limit: dict[str, str]) -> None:
    brings, destroys = (trigger("this_destroyed", each, **limit) for each in NEW_SELF)
    assert refused(armor(brings, destroys)).message == "sets-itself-off-anew"


@pytest.mark.parametrize("limit", [{}, {"limit": "once_per_turn"}])
def test_an_effect_event_is_stopped_only_by_its_own_end(limit: dict[str, str]) -> None:
    again = {"destroy": "own_item"}
    refusal = refused(lasting(trigger("own_item_destroyed", again, "end_effect", **limit)))
    assert refusal.message == "sets-itself-off-lasting"
    accept(lasting(trigger("own_item_destroyed", "end_effect", again, **limit)))


# ------------------------------------------------------------------------- accepted

FINE: dict[str, tuple[object, ...]] = {
    "a limit": (
        trigger("turn_end", {"destroy": "this"}),
        trigger("this_destroyed", *UP_AND_DOWN, limit="once_per_turn"),
    ),
    "a limit on the way": (
        trigger("own_item_destroyed", "free_attack"),
        trigger("own_attack_missed", {"destroy": "this"}, limit="once_per_turn"),
    ),
    "a limit by attacks where there is none": (
        trigger("own_item_destroyed", {"destroy": "own_item"}, limit="once_per_attack"),
    ),
    "one attack more": (trigger("own_attack_missed", "free_attack", limit="once_per_turn"),),
    "revenge": (trigger("this_destroyed", {"destroy": "attacking_item"}),),
    "revenge for others": (trigger("own_item_destroyed", {"destroy": "attacking_item"}),),
    "a last salute": (
        trigger("this_destroyed", {"damage": {"target": "enemy_unit", "amount": 2}}),
    ),
    "a sacrifice that nobody undoes": (trigger("this_destroyed", {"destroy": "own_item"}),),
    "a sacrifice that a turn undoes": (
        trigger("this_destroyed", {"destroy": "own_item"}),
        trigger("turn_start", {"repair": "own_destroyed_item"}, works_face_down=True),
    ),
    "it grows again, once": (
        trigger("this_destroyed", {"repair": "this"}, limit="once_per_turn"),
        trigger("this_destroyed", {"destroy": "this"}),
    ),
    "revenge where others repair": (
        trigger("own_item_destroyed", {"destroy": "attacking_item"}),
        trigger("turn_start", {"repair": "own_destroyed_item"}),
    ),
    "revenge, once": (
        trigger(
            "this_destroyed",
            {"repair": "this"},
            {"destroy": "attacking_item"},
            limit="once_per_turn",
        ),
    ),
    "it grows again": (trigger("this_destroyed", {"repair": "this"}),),
    "it brings help": (
        trigger("own_item_destroyed", {"put_into_play": {"piles": ["market_discard"]}}),
    ),
    "turn by turn": (
        trigger("turn_start", {"repair": "this"}, works_face_down=True),
        trigger("turn_end", {"destroy": "this"}),
    ),
    "a promise for the end of the turn": (
        trigger(
            "own_item_destroyed", {"later": {"when": "turn_end", "effects": [{"destroy": "this"}]}}
        ),
    ),
    "what is chosen is an enemy's": (
        trigger("own_item_destroyed", {"choose": "enemy_item"}, {"destroy": "chosen"}),
    ),
}


@pytest.mark.parametrize("name", FINE)
def test_a_trigger_that_ends_is_accepted(name: str) -> None:
    accept(armor(*FINE[name]))


def test_a_promise_of_an_event_is_kept_once() -> None:
    again = {"when": "own_item_destroyed", "effects": [{"destroy": "own_item"}]}
    accept(event({"later": again}))


def test_no_printed_card_sets_itself_off() -> None:
    entries: list[dict[str, Any]] = []
    for path in FOLDER.glob("*.yaml"):
        entries += yaml.safe_load(path.read_text(encoding="utf-8"))["cards"]
    assert len(entries) == 118
    for entry in entries:
        assert list(endless(read_card({"source": "box", **entry}, entry["id"]))) == []


# ------------------------------------------------------------------------- why

DICE = 300
ROLL = {"roll": {"1+": [{"draw": 1}]}}
"""A die in each round of a chain: a story without an end asks for more than there are."""


@pytest.mark.parametrize(
    "abilities",
    [
        [trigger("this_destroyed", ROLL, *UP_AND_DOWN)],
        [trigger("this_destroyed", ROLL, *NEW_SELF)],
        [trigger("this_destroyed", ROLL, *NEW_SELF, limit="once_per_turn")],
        [
            trigger("this_destroyed", ROLL, {"repair": "this"}),
            trigger("this_destroyed", {"destroy": "this"}),
        ],
        [trigger("this_destroyed", ROLL, each, limit="once_per_turn") for each in NEW_SELF],
        [
            trigger("this_destroyed", ROLL, {"repair": "this"}),
            trigger("own_item_destroyed", {"destroy": "this"}, works_face_down=True),
        ],
    ],
)
def test_what_is_refused_would_not_end(abilities: list[dict[str, Any]]) -> None:
    card = armor(trigger("turn_end", {"destroy": "this"}), *abilities)
    duel = Duel([card["id"]], own=[card], market_discard=[card["id"]], draw=[])
    with pytest.raises(NeedsChance):
        duel.do("end-turn", *[3] * DICE)
    refused(card)


def test_two_players_with_such_a_card_would_not_end() -> None:
    enemy = {"destroy": {"target": "enemy_item", "filter": {"card": "panzer"}}}
    card = armor(trigger("this_destroyed", ROLL, {"repair": "this"}, enemy))
    begins = armor(
        trigger("turn_end", {"destroy": {"target": "own_item", "filter": {"card": "panzer"}}}),
        id="zuendschnur",
        name={"de": "Testlunte", "en": "Test Fuse"},
        needs={"shield": 1},
    )
    duel = Duel(["panzer", "zuendschnur"], ["panzer"], own=[card, begins], draw=[], their_draw=[])
    with pytest.raises(NeedsChance):
        duel.do("end-turn", *[3] * DICE)
    refused(card)


@pytest.mark.parametrize("limit", [{}, {"limit": "once_per_turn"}])
def test_an_effect_event_keeps_no_account_of_its_limit(limit: dict[str, str]) -> None:
    again = [
        {"repair": "own_destroyed_item"},
        {"destroy": {"target": "own_item", "filter": {"card": "panzer"}}},
    ]
    card = lasting(trigger("own_item_destroyed", ROLL, *again, **limit))
    duel = Duel(["panzer"], own=[armor(trigger("turn_end", {"destroy": "this"})), card], draw=[])
    duel.lay(card["id"], 0)
    with pytest.raises(NeedsChance):
        duel.do("end-turn", *[3] * DICE)
    refused(card)


@pytest.mark.parametrize(
    "abilities",
    [
        [trigger("this_destroyed", ROLL, *UP_AND_DOWN, limit="once_per_turn")],
        [
            trigger(
                "own_item_destroyed",
                ROLL,
                *UP_AND_DOWN,
                limit="once_per_attack",
                works_face_down=True,
            )
        ],
    ],
)
def test_a_limit_ends_it(abilities: list[dict[str, Any]]) -> None:
    card = armor(trigger("turn_end", {"destroy": "this"}), *abilities)
    accept(card)
    duel = Duel([card["id"]], own=[card], draw=[], their_draw=[])
    duel.do("end-turn", 3)
    assert duel.mine(card["id"]).face_down


def test_a_match_that_was_begun_with_such_a_card_can_still_be_read() -> None:
    options = read_options(GAME.options, {"ready_ships": True})
    setup = Setup(game="flagship", rules=1, seats=2, options=options, seed="1", cards=[PERPETUUM])
    assert begin(GAME, setup).to_act
