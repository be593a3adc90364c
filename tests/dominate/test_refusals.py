"""Why something is refused: the sentence names the reason itself, in both languages."""

from __future__ import annotations

import pytest

from starboard.errors import Illegal
from starboard.games.dominate import GAME
from starboard.games.dominate.state import Table
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.dominate.battlefield import Battlefield
from tests.dominate.campaign.operation import Operation, at, trigger

NAMES = ("Ada", "Ben")


def said(state: Table, refused: Illegal) -> tuple[str, str]:
    """The sentence in German and in English, without the marks of players."""
    german, english = [Speech(GAME, lang, NAMES).refusal(state, refused) for lang in ("de", "en")]
    return plain(german), plain(english)


def plain(sentence: str) -> str:
    """Without invisible marks and the shapes of players."""
    return " ".join("".join(c for c in sentence if c.isascii() or c in "äöüßÄÖÜ„“”").split())


def gunner(board: str, place: str) -> tuple[Battlefield, Illegal]:
    """An artillery on a1, and why it does not hit somebody."""
    field = Battlefield(board)
    gun, target = field.put("artillery", 0, "a1"), field.put("mg_inf", 1, place)
    return field, field.why(f"attack {gun} {target}")


GAP = """
    . . . . .
     x x . .
    . . . . .
     . . . .
    . . . .
"""


@clause("DD-RANGE-01", "DD-RANGE-04", "DD-RANGE-05")
@pytest.mark.parametrize(
    ("board", "place", "german", "english"),
    [
        (". . . . . .", "c1", "zu nah", "too near"),
        (". . . . . .", "f1", "zu weit weg", "too far away"),
        (GAP, "a4", "Um die fehlenden Felder herum", "Around the missing fields"),
        (GAP, "a5", "Um die fehlenden Felder herum", "Around the missing fields"),
    ],
)
def test_too_near_too_far_and_behind_a_gap_are_told_apart(
    board: str, place: str, german: str, english: str
) -> None:
    field, refused = gunner(board, place)
    sentences = said(field.state, refused)
    assert german in sentences[0]
    assert english in sentences[1]


@clause("DD-PLACE-03")
@pytest.mark.parametrize(
    ("exits", "type", "german", "english"),
    [
        ("~", "tank", "B1 ist Wasser.", "B1 is water."),
        ("^", "tank", "B1 ist ein Berg.", "B1 is a mountain."),
        ("f", "artillery", "Artillery kommt nicht in den Wald auf B1.",
         "Artillery cannot enter the forest on B1."),
        (".", "mg_buggy", "MG-Inf 1 versperrt B1.", "MG-Inf 1 blocks B1."),
    ],
)  # fmt: skip
def test_what_keeps_a_vehicle_in_the_factory_is_named(
    exits: str, type: str, german: str, english: str
) -> None:
    field = Battlefield(f". {exits} .\n . . .")
    field.put("factory", 0, "a1", energy=0)
    if exits == ".":
        field.put("mg_inf", 1, "b1")
    field.produces(0, f"{type}@0")
    field.builds()
    assert said(field.state, field.why(f"place {type} b1 -")) == (german, english)


@clause("DD-HELI-03")
def test_a_helipad_lacks_energy_and_not_the_aircraft() -> None:
    field = Battlefield(". . .")
    field.put("helipad", 0, "a1")
    bomber = field.put("bomber", 0, "a1")
    field[bomber].loaded = False
    sentences = said(field.state, field.why(f"reload {bomber}"))
    assert sentences == ("Helipad 1 fehlt Energie.", "Helipad 1 lacks energy.")


@clause("DD-REWARD-02")
@pytest.mark.parametrize(
    ("card", "german", "english"),
    [
        ("funds_received", "in deine Bau-Phase", "your build phase"),
        ("dud_generator", "angegriffen wird", "is attacked"),
        ("infinite_power", "an den Anfang einer Mission", "the start of a mission"),
        ("forged_pass", "in einem Gebäude", "indoors"),
    ],
)
def test_a_card_at_the_wrong_moment_says_when_it_is_right(
    card: str, german: str, english: str
) -> None:
    mission = Operation(log=f"efa.got.{card}.1")
    if mission.moves() == [f"use {card}", "pass"]:
        mission.do("pass")
    sentences = said(mission.state, mission.why(f"use {card}"))
    assert german in sentences[0]
    assert english in sentences[1]


@clause("DD-TRIGGER-03", "DD-MAT-09")
def test_a_price_that_is_too_high_is_named() -> None:
    stall = {"shop": {"for": "PL1", "at": "stall", "prices": {"map": 12}}}
    mission = Operation(
        fields={"stall": [at("b3")]}, triggers=[trigger("open", {"mission_start": {}}, stall)]
    )
    refused = mission.why(f"buy {mission.id('efa_tank')} map")
    assert said(mission.state, refused) == (
        "Map (de) kostet 12, du hast 10.",
        "Map costs 12, you have 10.",
    )
