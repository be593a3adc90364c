"""Missions of one's own: a short text, read and written, refused with place and nearest word."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.cli import main
from starboard.errors import BadInput
from starboard.games.space_alert.missions.generator import Settings, generate
from starboard.games.space_alert.missions.mission import Decks, Mission, fixed_missions
from starboard.games.space_alert.missions.short import read_mission, short_text
from starboard.games.space_alert.missions.timeline import overlaps

TEXT = """phases 3:40 7:20 10:00
0:10 T+1 white
0:55 T+2 internal serious
2:00 data
3:00 outage 0:15
4:00 T+5 blue unconfirmed
5:00 transfer
cards white,yellow"""
WORDS = [
    "phases", "cards", "0:10", "3:40", "7:20", "10:00", "T+1", "T+9", "white", "red", "serious",
    "yellow", "data", "transfer", "outage", "0:15", "|", "\n", "#", "weiß", "99:99", "x", "\x00",
]  # fmt: skip


def same_timeline(one: Mission, other: Mission) -> bool:
    return (one.phase_ends, one.events, one.decks) == (other.phase_ends, other.events, other.decks)


def mission_or_refusal(text: str) -> Mission | BadInput:
    try:
        return read_mission(text, "-")
    except BadInput as refused:
        return refused


def test_a_written_mission_is_read_and_written_the_same() -> None:
    assert short_text(read_mission(TEXT)) == TEXT


def test_one_line_for_an_address_says_the_same_as_many() -> None:
    assert read_mission(TEXT.replace("\n", " | ")) == read_mission(TEXT)


def test_german_words_capitals_remarks_and_order_do_not_matter() -> None:
    german = """# unsere
    0:55 t2 INTERN ernst
    phasen 3:40 7:20 10:00

    0:10 T+1 Weiß  # die erste
    2:00 daten
    3:00 ausfall 0:15
    5:00 übertragung
    4:00 T+5 blau unbestätigt
    karten weiß, gelb"""
    assert read_mission(german) == read_mission(TEXT)


@pytest.mark.parametrize("mission", fixed_missions(), ids=lambda each: each.id)
def test_every_mission_of_the_cd_can_be_written(mission: Mission) -> None:
    assert same_timeline(read_mission(short_text(mission)), mission)


@given(st.integers(0, 10**6), st.sampled_from(["white", "yellow", "random", "mix"]))
def test_generated_missions_come_back_as_they_were(seed: int, shade: str) -> None:
    decks = Decks(common=shade, serious=shade)  # type: ignore[arg-type]  # one of the four
    mission = generate(str(seed), Settings(decks=decks))
    assert same_timeline(read_mission(short_text(mission)), mission)


@given(st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join) | st.text(max_size=200))
def test_whatever_is_written_is_a_mission_or_one_sentence(text: str) -> None:
    found = mission_or_refusal(text)
    if isinstance(found, BadInput):
        for lang in ("de", "en"):
            assert found.what(lang) != found.message
            assert "\n" not in found.said(lang)
    else:
        assert not overlaps(found)
        assert same_timeline(read_mission(short_text(found)), found)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0:10 T+9 white", "there is no T+9; threats have the numbers 1 to 8"),
        ("0:10 T+0 white", "there is no T+0; threats have the numbers 1 to 8"),
        ("0:10 T+3 withe", "there is no zone “withe”; is white meant?"),
        ("0:10 T+3 rott", "there is no zone “rott”; is rot meant?"),
        ("0:10 T+3 upstairs", "there is no zone “upstairs”; there are red, white, blue, internal"),
        ("1:30 T+1 red", "T+1 is announced twice; every number comes once"),
        ("1:30 T+3 red serius", "“serius” is none of serious, unconfirmed, white, yellow; "
         "is serious meant?"),
        ("1:30 transfre", "“transfre” is none of data, transfer, outage; is transfer meant?"),
        ("1:30 outage", "something is missing at the end, such as 0:15"),
        ("1:30 data white", "“white” is too much here"),
        ("1:75 data", "“1:75” is no time; write minutes and seconds as in 3:45"),
        ("10:00 data", "the mission is over at 10:00"),
        ("phase 3:00", "“phase” begins no line; is phases meant?"),
        ("1:30 T+3 red yellow",
         "where one threat has a colour, each says white or yellow after its zone"),
    ],
)  # fmt: skip
def test_a_wrong_line_is_refused_with_its_place_and_the_nearest_word(line: str, said: str) -> None:
    text = f"phases 3:40 7:20 10:00\n0:55 T+1 white\n{line}"
    with pytest.raises(BadInput) as refused:
        read_mission(text)
    place = 2 if "colour" in said else 3
    assert refused.value.said("en") == f"line {place}: {said}"


@pytest.mark.parametrize("line", ["0:05 data", "1:05 data", "2:35 data", "3:30 outage 0:20"])
def test_nothing_is_announced_while_something_else_is(line: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_mission(f"phases 3:40 7:20 10:00 | 0:55 T+1 white | {line}")
    assert refused.value.message == "own-overlap"
    assert refused.value.where in ("entry 2", "entry 3")


def test_the_command_line_plays_what_was_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.txt"
    file.write_text(TEXT)
    assert main(["--lang", "en", "space-alert", "mission", "--own", str(file), "--text"]) == 0
    assert "Own mission" in capsys.readouterr().out
    assert main(["space-alert", "mission", "--own", str(file), "--short"]) == 0
    assert capsys.readouterr().out.strip() == TEXT
    file.write_text("phases 3:40 7:20 10:00\n0:10 T+9 white")
    assert main(["--lang", "en", "space-alert", "own", str(file)]) == 2
    assert "own.txt: line 2: there is no T+9" in capsys.readouterr().err
