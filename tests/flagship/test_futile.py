"""What can never work on a card is refused where it comes to a new table."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.cards.catalogue import entries_of
from starboard.cards.words import Lexicon, Word
from starboard.errors import BadInput
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.content import FOLDER, load_catalogue
from starboard.games.flagship.cards.futile import futile
from starboard.games.flagship.cards.printed import read_card
from starboard.games.flagship.cards.words import WORDS
from tests.flagship.own import Entry, accept, armor, event, trigger


def attack(roll: str) -> Entry:
    return {"attack": {"cost": {"charge": 1}, "roll": roll, "damage": 1}}


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        pytest.param(
            armor(attack("7+")),
            "abilities[0].strikes[0].on: “7+” is out of reach: the dice show 1 to 6",
            id="7+ on one die",
        ),
        pytest.param(armor(attack("0-")), "“0-” is out of reach", id="0- on one die"),
        pytest.param(armor(attack("2d 13+")), "the dice show 2 to 12", id="13+ on two dice"),
        pytest.param(
            event({"roll": {"4-6": [{"draw": 1}], "1-3": [{"draw": 1}], "9": [{"draw": 2}]}}),
            "effects[0].outcomes[2].on: “9” is out of reach",
            id="a result of a roll",
        ),
        pytest.param(
            event({"drain": "chosen"}),
            "effects: drain: speaks of what was chosen",
            id="nothing chosen",
        ),
        pytest.param(
            event({"drain": "chosen"}, {"choose": "enemy_item"}), "effects: drain", id="too late"
        ),
        pytest.param(
            event({"discard": {"who": "opponent", "pick": "chosen"}}), "effects: discard", id="hand"
        ),
        pytest.param(
            event(
                {"choose": "enemy_item"},
                {"contest": {"dice": 1, "won": [{"drain": "chosen"}]}},
            ),
            "effects.contest: drain",
            id="a contest is a text of its own",
        ),
        pytest.param(
            event({"roll": {"4+": [{"look": "chosen"}]}}), "effects.roll: look", id="inside"
        ),
    ],
)
def test_what_can_never_work_is_refused_in_one_sentence(card: Entry, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        accept(card)
    assert str(refused.value).startswith(f"own cards: {card['id']}: ")
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(armor(attack("6+")), id="6+ on one die"),
        pytest.param(armor(attack("2d 12")), id="12 on two dice"),
        pytest.param(event({"choose": "enemy_item"}, {"drain": "chosen"}), id="chosen before"),
        pytest.param(
            event({"choose": "enemy_item"}, {"roll": {"4+": [{"drain": "chosen"}]}}), id="around it"
        ),
        pytest.param(
            armor(trigger("own_item_destroyed", {"drain": "chosen"}, limit="once_per_turn")),
            id="what set it off",
        ),
    ],
)
def test_what_can_work_is_accepted(card: Entry) -> None:
    accept(card)


def test_own_card_folders_are_looked_at_too(tmp_path: Path) -> None:
    text = "{id: x, name: {de: X, en: Y}, type: {kind: event}, rarity: common, source: own, "
    text += "discard_value: 1, effects: [{drain: chosen}]}"
    (tmp_path / "own.yaml").write_text(f"cards:\n  - {text}\n", "utf-8")
    with pytest.raises(BadInput, match=r"own\.yaml: x: effects: drain: speaks of what was chosen"):
        load_catalogue(tmp_path)


def test_every_printed_card_works() -> None:
    seen = 0
    for path in sorted(FOLDER.glob("*.yaml")):
        for entry in entries_of(path, path.name):
            assert list(futile(read_card(entry, path.name))) == []
            seen += 1
    assert seen == 118


def test_a_word_nobody_performs_is_refused() -> None:
    card = read_card(event({"roll": {"4+": [{"draw": 1}]}}), "x")
    words = Lexicon()
    words.add(Word(v.RollFor, stands=True))
    told = [str(fault) for fault in futile(card, words)]
    place = "effects[0].roll.outcomes[0].effects[0].draw"
    assert told == [f"{place}: “draw” is a word that nobody performs"]


def test_every_word_of_the_vocabulary_has_its_place() -> None:
    kinds = [*v.Effect.__args__, *v.Standing.__args__, *v.Condition.__args__]
    assert [kind for kind in kinds if not WORDS.works(kind)] == []
    assert len(WORDS) == len(kinds)
