"""Which texts are read, and with which words in them (DD-EVAL-25…49)."""

from __future__ import annotations

import re

import pytest

from starboard.games.dominate.evaluation.reading import BOTH_NATIONS, Call, evaluate
from starboard.games.dominate.evaluation.telling import text_of, title_of
from starboard.games.dominate.legacy.log_book import LogBook
from starboard.testing import clause
from tests.dominate.evaluation.sheets import (
    POOR,
    RUINED,
    Dice,
    article,
    evaluated,
    page,
    sheet,
    texts,
)

DOOMED = {"ore": POOR, "civil": RUINED}
"""Ruins and poverty, whatever the dice say."""


@clause("DD-EVAL-25")
def test_texts_are_read_in_printed_order() -> None:
    log = sheet(
        page(20, 5, **DOOMED, cards={"weapon_hack": 8}),
        page(10, 10, **DOOMED),
        events=["atomschlag", "dr_tono_besiegt"],
        texts={"0027": "RedCat", "0025": "all"},
    )
    thrown = {"t0006": 1, "t0007": 4, "t0011": 4, "t0012": 2, "t0019__europe": 6}
    read = texts(log, **thrown, t0004=1)
    assert read == [
        "0001", "0003", "0004", "0005", "0006", "0007", "0008", "0010", "0011", "0012", "0018",
        "0022", "0023", "0024", "0025", "0027",
    ]  # fmt: skip
    assert read == sorted(read)


@clause("DD-EVAL-26", "DD-EVAL-27")
def test_the_end_of_the_war_with_a_winner_and_without() -> None:
    assert texts(sheet(page(8), page(7, 7))) == ["0001"]
    assert texts(sheet(page(7), page(8))) == ["0001"]
    assert texts(sheet(page(8), page(8, 7))) == ["0002"]
    near_east_lost = article(sheet(page(8), page(7, 7)), "0001").call.fill
    assert near_east_lost == {"winner": "europe", "loser": "near_east", "months": 0}


@clause("DD-EVAL-28")
def test_a_leader_in_technology() -> None:
    log = sheet(redcat=page(charism=9, cards={"orbital_strike": 4}))
    assert texts(log) == ["0002", "0003"]
    assert article(log, "0003").call.fill == {"leader": "near_east"}


@clause("DD-EVAL-29")
@pytest.mark.parametrize(("die", "read"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_power_that_took_no_part_arms(die: int, read: bool) -> None:
    for efa, redcat, proxy in ((12, 8, "africa"), (8, 12, "usa")):
        log = sheet(page(efa), page(redcat))
        assert ("0004" in texts(log, t0004=die)) is read
        if read:
            assert article(log, "0004", t0004=die).call.fill["proxy"] == proxy


@clause("DD-EVAL-30")
def test_ruins_of_one_nation_or_both() -> None:
    for europe, near_east, nation in (
        (RUINED, 0, "europe"),
        (0, RUINED, "near_east"),
        (RUINED, RUINED, BOTH_NATIONS),
    ):
        log = sheet(page(civil=europe), page(charism=9, civil=near_east))
        assert texts(log) == ["0002", "0005"]
        assert article(log, "0005").call.fill == {"nation": nation}
    assert texts(sheet(page(ore=POOR), page(charism=9, ore=POOR))) == ["0002"]


@clause("DD-EVAL-31", "DD-EVAL-33")
@pytest.mark.parametrize("text", ["0006", "0007"])
@pytest.mark.parametrize(("die", "read"), [(1, True), (4, True), (5, False), (6, False)])
def test_misery_comes_with_a_roll_of_one_to_four(text: str, die: int, read: bool) -> None:
    log = sheet(page(**DOOMED), page(charism=9, **DOOMED))
    thrown = {"t0006": 6, "t0007": 6, f"t{text}": die}
    found = evaluated(log, **thrown)
    assert (text in [each.call.text for each in found.articles]) is read
    assert list(found.rolls)[-2:] == ["0006", "0007"]  # one roll each, though both nations meet it


@clause("DD-EVAL-31", "DD-EVAL-32", "DD-EVAL-33")
@pytest.mark.parametrize(
    ("efa", "redcat", "nation", "destination"),
    [
        (DOOMED, {}, "europe", "russia_china"),
        ({}, DOOMED, "near_east", "africa"),
        (DOOMED, DOOMED, BOTH_NATIONS, "all"),
    ],
)
def test_where_people_flee_to(
    efa: dict[str, int], redcat: dict[str, int], nation: str, destination: str
) -> None:
    log = sheet(page(**efa), page(charism=9, **redcat))
    fill = article(log, "0006", t0006=1, t0007=1).call.fill
    assert fill == {"nation": nation, "destination": destination}
    assert article(log, "0007", t0006=1, t0007=1).call.fill == {"nation": nation}


@clause("DD-EVAL-31", "DD-EVAL-33")
def test_ruins_of_one_and_poverty_of_the_other_are_no_misery() -> None:
    log = sheet(page(civil=RUINED), page(charism=9, ore=POOR))
    assert texts(log) == ["0002", "0005"]


@clause("DD-EVAL-34")
def test_the_government_of_a_ruined_loser_falls() -> None:
    thrown = {"t0006": 6, "t0007": 6}
    lost = sheet(page(9), page(8, 8, **DOOMED))
    assert "0008" in texts(lost, **thrown)
    assert article(lost, "0008", **thrown).call.fill == {"winner": "europe", "loser": "near_east"}
    assert "0008" not in texts(sheet(page(9, **DOOMED), page(8, 8)), **thrown)  # the winner's own
    assert "0008" not in texts(sheet(page(9, **DOOMED), page(9, **DOOMED)), **thrown)  # no loser
    assert "0008" not in texts(sheet(page(9), page(8, 8, civil=RUINED)))


@clause("DD-EVAL-35", "DD-EVAL-36")
def test_heroes_of_either_side() -> None:
    assert texts(sheet(page(10, 12), page(10, 9))) == ["0002", "0009"]
    assert texts(sheet(page(10, 11), page(10, 10))) == ["0002", "0010"]


@clause("DD-EVAL-37")
@pytest.mark.parametrize(("die", "read"), [(1, True), (4, True), (5, False), (6, False)])
def test_the_media_of_a_brutal_winner(die: int, read: bool) -> None:
    log = sheet(page(8, 8), page(9, 5), events=["dr_tono_besiegt"])
    assert texts(log, t0011=die) == (["0001", "0011"] if read else ["0001"])


@clause("DD-EVAL-37")
def test_a_brutal_loser_and_a_draw_are_no_news() -> None:
    assert texts(sheet(page(9, 9), page(8, 4))) == ["0001"]
    assert texts(sheet(page(9, 6), page(9, 5))) == ["0002"]


@clause("DD-EVAL-38")
@pytest.mark.parametrize("die", range(1, 7))
def test_retaliation_from_the_near_east(die: int) -> None:
    log = sheet(page(9, 6), page(8, 8))
    assert texts(log, t0011=6, t0012=die) == ["0001", "0012" if die <= 3 else "0013"]


@clause("DD-EVAL-38")
def test_without_dr_ablah_nobody_retaliates() -> None:
    assert texts(sheet(page(9, 6), page(8, 8), ["dr_ablah_besiegt"]), t0011=6) == ["0001"]
    brutal_loser = sheet(page(9, 9), page(8, 4))
    assert texts(brutal_loser) == ["0001"]


@clause("DD-EVAL-39")
def test_retaliation_from_europe_comes_without_a_roll() -> None:
    assert texts(sheet(page(8), page(9, 5)), t0011=6) == ["0001", "0014"]
    assert texts(sheet(page(8), page(9, 5), ["dr_tono_besiegt"]), t0011=6) == ["0001"]
    assert texts(sheet(page(8, 5), page(9, 9))) == ["0001"]  # brute.europe does not matter


@clause("DD-EVAL-40", "DD-EVAL-41")
def test_merciful_winners_help_a_poor_loser() -> None:
    mercy = {"charism": 10}
    assert texts(sheet(page(6, **mercy), page(5, 9, ore=POOR))) == ["0001", "0015", "0016"]
    rich = sheet(page(6, **mercy), page(5, 9))
    assert texts(rich) == ["0001", "0016"]
    both_poor = sheet(page(6, **mercy, ore=POOR), page(5, 9, ore=POOR))
    assert texts(both_poor) == ["0001", "0016"]
    poor_winner = sheet(page(6, **mercy, ore=POOR), page(5, 9))
    assert texts(poor_winner) == ["0001", "0016"]
    assert texts(sheet(page(6, **mercy), page(6, 9, ore=POOR))) == ["0002", "0016"]
    only_one = sheet(page(6, **mercy), page(5, 5, ore=POOR))
    assert texts(only_one) == ["0001"]


@clause("DD-EVAL-42", "DD-EVAL-43")
@pytest.mark.parametrize(
    ("europe", "near_east", "text"),
    [(6, 10, "0017"), (10, 6, "0018"), (7, 10, None), (10, 7, None)],
)
def test_new_traditions_come_with_annexed_lands(
    europe: int, near_east: int, text: str | None
) -> None:
    log = sheet(page(europe), page(near_east, 9))
    assert texts(log) == (["0001", text] if text else ["0001"])


@clause("DD-EVAL-44", "DD-EVAL-45")
@pytest.mark.parametrize("nation", ["europe", "near_east"])
@pytest.mark.parametrize("die", range(1, 7))
def test_grim_laws_of_each_nation(nation: str, die: int) -> None:
    brute, other = page(10, 1, **DOOMED), page(10, 9)
    log = sheet(brute, other) if nation == "europe" else sheet(other, brute)
    law = {3: ["0019"], 4: ["0020"], 5: ["0021"], 6: ["0022"]}.get(die, [])
    thrown = {"t0006": 6, "t0007": 6, f"t0019__{nation}": die}
    assert texts(log, **thrown) == ["0002", "0005", *law]
    if law:
        assert article(log, law[0], **thrown).call.fill == {"nation": nation}


@clause("DD-EVAL-44", "DD-EVAL-45")
def test_two_brutal_nations_roll_apart() -> None:
    log = sheet(page(10, 1, **DOOMED), page(10, 1, **DOOMED))
    found = evaluated(log, t0006=6, t0007=6, t0019__europe=6, t0019__near_east=3)
    read = [(each.call.text, each.call.fill["nation"]) for each in found.articles[2:]]
    assert read == [("0022", "europe"), ("0019", "near_east")]


@clause("DD-EVAL-46", "DD-EVAL-47")
def test_the_day_after() -> None:
    log = sheet(redcat=page(charism=9), events=["atomschlag"])
    assert texts(log) == ["0002", "0023"]
    log.events.append("dr_tono_besiegt")
    assert texts(log) == ["0002", "0023", "0024"]
    log.events.remove("atomschlag")
    assert texts(log) == ["0002"]


@clause("DD-EVAL-48")
@pytest.mark.parametrize("text", ["0025", "0026", "0027"])
def test_the_appendix_is_read_only_if_a_mission_called_it(text: str) -> None:
    quiet = sheet(redcat=page(charism=9))
    assert texts(quiet) == ["0002"]
    quiet.texts[text] = "RedCat"
    assert texts(quiet) == ["0002", text]
    assert article(quiet, text).call.to == "RedCat"


def every_call() -> list[Call]:
    """Each text in each way in which it can be filled in."""
    found: dict[tuple[str, str], Call] = {}
    for log in every_log():
        for face in range(1, 7):
            dice = Dice()
            dice.left = dict.fromkeys(["0004", "0006", "0007", "0011", "0012"], face)
            dice.left |= {"0019.europe": face, "0019.near_east": face}
            for each in evaluate(log, dice).articles:
                found[each.call.text, str(each.call.fill)] = each.call
    return list(found.values())


def every_log() -> list[LogBook]:
    """Wars of every kind."""
    logs = []
    for efa, redcat in ((20, 10), (10, 20), (10, 10)):
        for charism in (1, 9, 40):
            for europe, near_east in (({}, DOOMED), (DOOMED, {}), (DOOMED, DOOMED)):
                left = page(efa, charism, **europe, cards={"weapon_hack": efa})
                right = page(redcat, charism, **near_east, cards={"weapon_hack": redcat})
                called = dict.fromkeys(("0025", "0026", "0027"), "all")
                logs.append(sheet(left, right, ["atomschlag"], called))
    logs.append(sheet(events=["atomschlag", "dr_tono_besiegt"]))
    return logs


@clause("DD-EVAL-49")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_all_words_in_brackets_are_filled_in(lang: str) -> None:
    calls = every_call()
    assert {call.text for call in calls} == {f"{number:04}" for number in range(1, 28)}
    for call in calls:
        for said in (title_of(call, lang), text_of(call, lang)):
            assert not re.search(r"[\[\]{}$]|europe\b|near_east|both\b$", said), said
            assert said == " ".join(said.split())


@clause("DD-EVAL-49")
def test_winner_loser_and_months_stand_in_the_text() -> None:
    call = article(sheet(page(9), page(8, 8)), "0001").call
    assert "Nahost kapituliert" in text_of(call, "de")
    assert "border countries go to Europe" in text_of(call, "en")
