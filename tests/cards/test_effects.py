"""Effects are read from one-key YAML, and whatever is wrong with them is one sentence."""

from __future__ import annotations

import pytest

from starboard.cards.effects import all_effects, effects_in, near
from starboard.errors import BadInput
from tests.cards.toy import READER, Card, Gain, Outcomes, Price, Steal, Toss, box, entry, read_entry


def read(*effects: object, **fields: object) -> Card:
    return READER.read(entry("x", "X", effects=list(effects), **fields), "x.yaml: x")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        pytest.param({"gain": 2}, Gain(amount=2), id="a bare value"),
        pytest.param({"gain": {"amount": 2}}, Gain(amount=2), id="a field"),
        pytest.param("steal", Steal(), id="a bare word"),
        pytest.param({"steal": {}}, Steal(), id="no fields"),
        pytest.param(
            {"toss": {1: [{"gain": 1}], 6: ["steal"]}},
            Toss(
                outcomes=(
                    Outcomes(on=1, effects=(Gain(amount=1),)),
                    Outcomes(on=6, effects=(Steal(),)),
                )
            ),
            id="a mapping that is the value itself",
        ),
    ],
)
def test_an_effect_is_a_word_with_its_values(written: object, meant: object) -> None:
    assert read(written).effects == (meant,)


def test_a_row_may_hold_a_value_or_fields() -> None:
    card = read(prices={"earth": 3, "mars": {"free": True}})
    assert card.prices == (Price(of="earth", cost=3), Price(of="mars", free=True))


def test_effects_are_found_all_the_way_down_with_the_way_to_them() -> None:
    card = read({"gain": 1}, {"toss": {4: ["steal"]}})
    assert list(effects_in(card)) == [*card.effects]
    assert [place for place, _ in all_effects(card)] == [
        "effects[0].gain",
        "effects[1].toss",
        "effects[1].toss.outcomes[0].effects[0].steal",
    ]


@pytest.mark.parametrize(
    ("effects", "sentence"),
    [
        pytest.param(
            [{"gian": 2}], "effects[0]: unknown word 'gian'; did you mean “gain”?", id="a"
        ),
        pytest.param(["stael"], "effects[0]: unknown word 'stael'; did you mean “steal”?", id="b"),
        pytest.param([{"zzz": 2}], "effects[0]: unknown word 'zzz'", id="nothing is near"),
        pytest.param(
            [{"toss": {4: [{"gian": 2}]}}],
            "effects[0].toss.4[0]: unknown word 'gian'; did you mean “gain”?",
            id="inside of another effect",
        ),
        pytest.param(
            [{"gain": {"amuont": 2}}],
            "effects[0].amuont: unknown field; is “amount” meant?",
            id="a field",
        ),
        pytest.param([{"gain": "two"}], "effects[0].amount: must be a whole number", id="a value"),
        pytest.param(["gain"], "effects[0].amount: missing", id="no value"),
        pytest.param([{"gain": 1, "steal": 1}], "effects[0]: expected one word", id="two words"),
        pytest.param([7], "like “gain: 2”", id="no word"),
        pytest.param({"gain": 1}, "effects: expected a list", id="no list"),
        pytest.param(None, "effects: expected a list", id="nothing"),
        pytest.param([{"toss": {}}], "effects[0].toss: expected thresholds", id="no rows"),
        pytest.param([{"toss": {4: {"gain": 1}}}], "effects[0].toss.4: expected a list", id="row"),
        pytest.param([{"toss": {"x": []}}], "effects[0].outcomes[0].on: must be", id="key"),
    ],
)
def test_what_is_wrong_is_one_sentence_with_file_card_and_field(
    effects: object, sentence: str
) -> None:
    with pytest.raises(BadInput) as refused:
        READER.read(entry("x", "X", effects=effects), "x.yaml: x")
    assert str(refused.value).startswith("x.yaml: x: ")
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_effects_inside_each_other_without_end_are_refused() -> None:
    effects: list[object] = []
    for _ in range(100_000):
        effects = [{"toss": {1: effects}}]
    with pytest.raises(BadInput, match="x: is nested too deeply"):
        READER.read(entry("x", "X", effects=effects), "x")


def test_a_word_nobody_performs_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        read_entry(entry("x", "X", effects=[{"toss": {1: ["shine"]}}]), "x.yaml: x")
    place = "effects[0].toss.outcomes[0].effects[0].shine"
    assert str(refused.value) == f"x.yaml: x: {place}: “shine” is a word that nobody performs"
    assert "das niemand ausführt" in refused.value.said("de")


def test_the_nearest_word_is_one_that_resembles_it() -> None:
    assert near("damge", ["damage", "drain"]) == "damage"
    assert near("x" * 100_000, ["damage", "drain"]) == ""
    assert len(box()) == 4
