"""`starboard eclipse odds`: files that are right, and one clear sentence for those that are not."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from starboard.cli import main
from starboard.errors import BadInput
from starboard.games.eclipse.odds.input import read_battle
from starboard.testing import clause
from starboard.text import LANGUAGES, texts_for
from tests.eclipse.battles import chances, written
from tests.written import as_yaml

ANCIENT: dict[str, object] = {"neutral": "ancient"}
SOURCE = Path(__file__).parents[2] / "src/starboard/games/eclipse"


def terran(*ships: dict[str, object], **more: object) -> dict[str, object]:
    return {"species": "terran", "ships": list(ships) or [{"type": "cruiser"}], **more}


def cruiser(**more: object) -> dict[str, object]:
    return {"type": "cruiser", **more}


def file_with(folder: Path, *sides: dict[str, object]) -> str:
    path = folder / "battle.yaml"
    path.write_text(as_yaml({"sides": list(sides)}), encoding="utf-8")
    return str(path)


@clause("ECL-GEN-11")
def test_without_parts_a_ship_is_as_printed() -> None:
    printed = ["electron_computer", "ion_cannon", "hull", "nuclear_source", "nuclear_drive"]
    as_printed = chances(ANCIENT, terran(cruiser()))
    assert (
        as_printed.sides[1].wins == chances(ANCIENT, terran(cruiser(parts=printed))).sides[1].wins
    )


@clause("ECL-CMB-31")
def test_damage_is_for_every_ship_or_for_each() -> None:
    (_, every) = written(ANCIENT, terran(cruiser(count=2, damage=1)))
    (_, each) = written(ANCIENT, terran(cruiser(count=2, damage=[0, 1])))
    (_, apart) = written(ANCIENT, terran(cruiser(), cruiser(damage=1)))
    assert every.start() == ((0, 1, 1),)
    assert each.start() == apart.start() == ((0, 1, 2),)


@clause("ECL-SETUP-08")
def test_advanced_neutral_ships_have_their_own_blueprint() -> None:
    (guardian, _) = written({"neutral": "guardian", "advanced": True}, terran())
    assert guardian.ships[0].missiles == ((2, 2),)
    assert guardian.ships[0].hull == 3


@clause("ECL-TECH-20")
def test_the_antimatter_splitter_is_a_technology_of_the_side() -> None:
    (_, fleet) = written(ANCIENT, terran(technologies=["antimatter_splitter"]))
    assert fleet.ships[0].splits


@clause("ECL-CMB-19")
def test_the_retreat_of_a_type_comes_before_that_of_its_side() -> None:
    entry = cruiser(retreat={"at_ships": 1})
    (_, fleet) = written(ANCIENT, terran(entry, {"type": "interceptor"}, retreat={"from_round": 3}))
    assert [ships.retreat_at_ships for ships in fleet.ships] == [1, 0]
    assert [ships.retreat_from_round for ships in fleet.ships] == [0, 3]
    assert fleet.may_retreat


REFUSED: list[tuple[str, list[dict[str, object]], str]] = [
    ("ECL-CMB-02", [ANCIENT], "at least two parties"),
    ("ECL-CMB-03", [ANCIENT, {"neutral": "guardian"}, terran()], "one party"),
    ("ECL-GEN-01", [terran()] * 7, "At most 6"),
    ("ECL-SPEC-01", [ANCIENT, {**terran(), "species": "teran"}], "Did you mean “terran”?"),
    ("ECL-SPEC-01", [ANCIENT, {**terran(), "species": "qqq"}], "There is no species “qqq”. ("),
    ("ECL-SETUP-14", [{**terran(), "species": "planta"}] * 2, "already in use"),
    ("ECL-EXP-08", [{"neutral": "ancient", "count": 3}, terran()], "at most 2, not 3"),
    ("ECL-SETUP-09", [{"neutral": "gcds", "count": 2}, terran()], "at most 1, not 2"),
    ("ECL-SETUP-16", [{"neutral": "guardian", "count": 2}, terran()], "at most 1, not 2"),
    ("ECL-CMB-02", [{"neutral": "ancient", "count": 0}, terran()], "at least one ship"),
    ("ECL-CMB-02", [ANCIENT, {"species": "terran", "ships": []}], "at least one ship"),
    ("ECL-CMB-02", [ANCIENT, terran(cruiser(count=0))], "at least one ship"),
    ("ECL-GEN-07", [ANCIENT, terran(cruiser(count=5))], "only 4 of them, not 5"),
    ("ECL-UPG-13", [ANCIENT, terran(cruiser(parts=["hul"]))], "Did you mean “hull”?"),
    ("ECL-UPG-10", [ANCIENT, terran(cruiser(parts=["hull"] * 6))], "at least one drive"),
    ("ECL-UPG-05", [ANCIENT, terran(cruiser(parts=["hull"] * 7))], "7 parts do not fit in 6"),
    ("ECL-GEN-11", [ANCIENT, terran(cruiser(parts=["hull"] * 3))], "only 3 parts"),
    (
        "ECL-UPG-08",
        [ANCIENT, terran(cruiser(parts=["plasma_cannon"] * 3 + ["nuclear_drive"] * 2))],
        "use 8 energy, the sources supply 0",
    ),
    ("ECL-UPG-01", [ANCIENT, terran(cruiser(), cruiser(parts=["hull"] * 5))], "share one"),
    ("ECL-CMB-29", [ANCIENT, terran(cruiser(damage=-1))], "cannot be negative, not even -1"),
    ("ECL-CMB-29", [ANCIENT, terran(cruiser(damage=2))], "with 2 damage and 1 hull"),
    ("ECL-CMB-29", [{"neutral": "ancient", "damage": 2}, terran()], "destroyed already"),
    ("ECL-CMB-31", [ANCIENT, terran(cruiser(count=2, damage=[1]))], "1 damage values"),
    ("ECL-CMB-33", [ANCIENT, terran(retreat={"from_round": -1})], "from 1 to 100"),
    ("ECL-SPEC-25", [ANCIENT, {**terran(), "species": "descendants_of_draco"}], "do not fight"),
    ("ECL-CMB-47", [ANCIENT, terran({"type": "starbase"})], "never fight neutral"),
    ("ECL-GEN-08", [terran(), terran({"type": "starbase"})], "Starbases never move"),
    ("ECL-TECH-20", [ANCIENT, terran(technologies=["splitter"])], "no technology “splitter”"),
    (
        "ECL-DISC-03",
        [
            terran(cruiser(parts=["shard_hull", "nuclear_drive", "nuclear_source"] + ["hull"] * 2)),
            terran(cruiser(parts=["shard_hull", "nuclear_drive", "nuclear_source"] + ["hull"] * 2)),
        ],
        "only one “Shard Hull”",
    ),
]


@pytest.mark.parametrize(
    ("id", "sides", "said"), [pytest.param(*case, marks=clause(case[0])) for case in REFUSED]
)
def test_what_cannot_be_is_refused_in_one_sentence_with_the_clause(
    id: str,
    sides: list[dict[str, object]],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--lang", "en", "eclipse", "odds", file_with(tmp_path, *sides)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert said in told.err
    assert told.err.endswith(f"({id})\n")
    with pytest.raises(BadInput) as refused:
        read_battle({"sides": sides}, "x", "de")
    assert refused.value.clause == id
    assert said not in str(refused.value)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "must be a record with fields, not nothing"),
        ({"side": []}, "side: unknown field"),
        ({"sides": [{"neutral": "pirate"}]}, "neutral: must be one of ancient, guardian, gcds"),
        ({"sides": [ANCIENT, {"species": "terran"}]}, "side 2: ships: missing"),
        ({"sides": [{**ANCIENT, "retreat": {}}, terran()]}, "side 1: retreat: unknown field"),
        ({"sides": [ANCIENT, terran(cruiser(cout=2))]}, "side 2: ships[0].cout: unknown field"),
        ({"sides": [ANCIENT, terran(strategy="luck")]}, "not 'luck'"),
    ],
)
def test_a_file_of_another_shape_is_refused_with_side_and_field(data: object, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_battle(data, "battle.yaml")
    assert said in str(refused.value)


def test_json_has_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    battle = file_with(tmp_path, ANCIENT, terran(cruiser(count=2), retreat={"at_ships": 1}))
    assert main(["eclipse", "odds", battle, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["method"] == "exact"
    ancient, fleet = told["sides"]
    assert ancient["wins"] + fleet["wins"] + told["none"] == pytest.approx(1)
    assert (ancient["strategy"], fleet["strategy"]) == ("neutral_rule", "most_firepower")
    assert set(fleet["survivors"]["cruiser"]) == {"0", "1", "2"}
    assert sum(fleet["survivors"]["cruiser"].values()) == pytest.approx(1)
    assert fleet["losses"]["cruiser"] == pytest.approx(
        2 * fleet["survivors"]["cruiser"]["0"] + fleet["survivors"]["cruiser"]["1"]
    )
    assert fleet["retreated"]["cruiser"]["1"] > 0
    assert told["rounds"] > 1
    assert told["stalemate"] == 0


def test_a_simulation_says_how_good_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    battle = file_with(tmp_path, ANCIENT, terran())
    asked = ["eclipse", "odds", battle, "--method", "simulated", "--samples", "900"]
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["method"], told["samples"]) == ("simulated", 900)
    assert 0 < told["interval"] < 0.05
    assert main(["--lang", "de", *asked]) == 0
    assert "900 Gefechte, auf ±" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "de",
            ["Genau berechnet.", "Antiker: Sieg", "Kreuzer: 1 übrig", "Würfel: so viele Schiffe"],
        ),
        ("en", ["Solved exactly.", "Ancient: wins", "Cruiser: 1 left", "dice: as many ships"]),
    ],
)
def test_people_read_the_odds_in_their_language(
    lang: str,
    said: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    battle = as_yaml({"sides": [ANCIENT, terran(strategy="most_kills")]})
    monkeypatch.setattr("sys.stdin", io.StringIO(battle))
    assert main(["--lang", lang, "eclipse", "odds", "-"]) == 0
    told = capsys.readouterr().out
    for words in said:
        assert words in told


@clause("ECL-CMB-33", "ECL-CMB-49")
def test_stalemates_retreats_and_empty_sectors_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unarmed = cruiser(parts=["hull", "hull", "hull", "nuclear_source", "nuclear_drive"])
    battle = file_with(tmp_path, terran(unarmed), terran(unarmed, retreat={}))
    assert main(["--lang", "en", "eclipse", "odds", battle]) == 0
    told = capsys.readouterr().out
    assert "Decided by a stalemate among these: 100.0%" in told
    assert "Cruiser, retreated: 1 100.0%" in told
    leaving = terran(cruiser(), retreat={"from_round": 1})
    assert main(["--lang", "en", "eclipse", "odds", file_with(tmp_path, leaving, leaving)]) == 0
    assert "Nobody stays in the sector" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.yaml"], "nowhere.yaml: No such file"),
        (["-", "--samples", "0"], "--samples: expected a number from 1"),
        (["-", "--method", "magic"], "magic"),
    ],
)
def test_wrong_arguments_are_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["eclipse", "odds", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_every_message_exists_in_both_languages() -> None:
    texts = texts_for("eclipse")
    assert [texts.missing(lang) for lang in LANGUAGES] == [[], []]
    assert texts.messages("de") == texts.messages("en")
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = set(re.findall(r'"((?:odds|blueprint)-[a-z-]+)"', code))
    assert used == {
        name for name in texts.messages("en") if name.startswith(("odds-", "blueprint-"))
    }
