"""The debriefing: the chain backwards, the smallest change, and a word for everybody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.games.space_alert.box.debrief.change import Changes
from starboard.games.space_alert.box.debrief.facts import Debriefing
from starboard.games.space_alert.box.debrief.record import Record
from starboard.games.space_alert.box.debrief.tool import debriefing
from starboard.games.space_alert.box.expect import distribution
from starboard.games.space_alert.box.lines import Source, read_source
from starboard.games.space_alert.box.plan import Planned, first_without_card, read_cases, read_plan
from starboard.games.space_alert.box.resolve import play
from starboard.games.space_alert.box.scenes import scenes
from starboard.games.space_alert.box.solve_rows import laid
from starboard.games.space_alert.film.events import DamageDrawn
from starboard.games.space_alert.kinds import ZONES, Action
from starboard.tool import Document

KNOWN = read_source(Document(str(Path(__file__).parent / "resolved_missions.yaml")))
CASES = {plan.plan.id: plan for plan in (read_plan(KNOWN, each) for each in read_cases(KNOWN))}
LOST = [name for name, plan in CASES.items() if play(plan).lost]

CLOUD = """\
names: [Ada, Grace, Alan, Konrad]
tracks: {red: T5, white: T3, blue: T1, internal: T4}
threats:
- {code: E1-07, t: 2, zone: red}
- {code: SE1-01, t: 4, zone: white}
- {code: E1-04, t: 6, zone: blue}
- {code: I1-01, t: 5, zone: internal}
actions: ["-^b^aaaaaa--", "<^c^-cxcxa--", "a>aa--------", "b-<aa-------"]
"""
"""Lost in turn 10: the Fighter has torn red open, the Energy Cloud does the rest."""


def planned(text: str = CLOUD) -> Planned:
    return read_plan(Source("plan.yaml", text))


def told(plan: Planned, lang: str = "en") -> Debriefing:
    return debriefing(plan, play(plan), lang)


# ------------------------------------------------------------------------- the chain


def test_the_chain_leads_from_the_end_back_to_what_was_left_undone() -> None:
    chain = told(planned())["chain"]
    assert [link["kind"] for link in chain[:6]] == [
        "lost-zone", "blow", "shield-empty", "wounds", "wounds", "never-hit",
    ]  # fmt: skip
    assert [link["text"] for link in chain[:4]] == [
        "Turn 10: the red zone takes more damage than it can hold.",
        "Because Energy Cloud attacks red with 2 (Z), and the shield takes 0.",
        "Because nobody ever filled the red shield.",
        "Because red had already lost 3 parts to Fighter in turn 6.",
    ]
    assert chain[5]["text"] == "Because nobody ever hit Energy Cloud."


def test_shots_into_the_void_are_named_with_who_fired_them() -> None:
    missed = [link for link in told(planned())["chain"] if link["kind"] == "missed"]
    assert missed[0]["text"] == "And in turn 7 Konrad fired the heavy laser in red at nothing."
    assert (missed[0]["crew"], missed[0]["turn"]) == (3, 7)


def test_german_says_the_same() -> None:
    chain = told(planned(), "de")["chain"]
    assert (
        chain[1]["text"] == "Denn Energiewolke greift Rot mit 2 an (Z), und der Schild hält 0 ab."
    )


@pytest.mark.parametrize("name", LOST)
def test_every_lost_mission_has_a_chain_whose_figures_are_those_of_the_film(name: str) -> None:
    plan = CASES[name]
    film = play(plan)
    shown = scenes(film, "en")
    chain = told(plan)["chain"]
    assert chain[0]["kind"].startswith("lost-")
    assert chain[0]["threat"] == film.state.lost_to
    assert len(chain) > 1
    for link in chain:
        assert shown[link["scene"]]["turn"] == link["turn"]
        if "threat" in link and link["kind"] in ("blow", "blunted", "never-hit", "left"):
            assert shown[link["scene"]]["args"]["threat"] == link["threat"]


@pytest.mark.parametrize("name", LOST[::4])
def test_every_damage_token_is_put_down_to_somebody(name: str) -> None:
    record = Record(play(CASES[name]))
    for zone in ZONES:
        drawn = [event for _, event in record.of(DamageDrawn) if event.zone == zone]
        assert sum(blow.tokens for blow in record.blows(zone)) == len(drawn)


def test_a_mission_that_came_home_has_no_chain() -> None:
    name = next(name for name in CASES if name not in LOST)
    found = told(CASES[name])
    assert (found["status"], found["chain"]) == ("won", [])
    assert found["headline"].startswith("Home again with")


# ------------------------------------------------------------------------- a word for everybody


def test_everybody_hears_a_good_word_and_a_bad_one() -> None:
    ada, grace, _, konrad = told(planned())["crew"]
    assert (ada["name"], ada["praise"]["kind"], ada["praise"]["turn"]) == ("Ada", "kill", 8)
    assert ada["praise"]["text"] == "Ada: the shot of turn 8 finished Frigate."
    assert konrad["blame"]["text"] == "Konrad: the heavy laser of turn 7 hit nothing."
    assert grace["blame"]["text"].startswith("Grace: ")


def test_who_laid_nothing_is_told_so() -> None:
    plan = planned(CLOUD.replace("a>aa--------", "------------"))
    alan = told(plan)["crew"][2]
    assert (alan["praise"]["kind"], alan["blame"]["text"]) == (
        "none",
        "Alan: 12 turns without a card.",
    )


# ------------------------------------------------------------------------- the smallest change


def test_one_card_would_have_saved_the_ship_and_the_resolver_agrees() -> None:
    plan = planned()
    saving = Changes(plan, compiled=False).smallest()
    assert saving is not None
    assert len(saving.edits) == 1
    outcomes = distribution(planned(CLOUD.replace(
        ", ".join(f'"{row}"' for row in laid(plan.rows)),
        ", ".join(f'"{row}"' for row in saving.rows),
    )))  # fmt: skip
    survival = float(sum(chance for points, chance in outcomes.items() if points is not None))
    assert survival == pytest.approx(saving.value.survival)
    assert survival > 0.5


def test_the_cards_of_a_change_were_held() -> None:
    hands = [
        ["c^", "b<", "b^", "a>", "a>", "a<", "a^", "a<", "a^"],
        ["b<", "b^", "c<", "c^", "c<", "x<", "c>", "x>", "a<"],
        ["a>", "b>", "a<", "a<"],
        ["b<", "c<", "a^", "a>", "b>"],
    ]
    plan = planned(CLOUD + f"hands: {json.dumps(hands)}\n")
    saving = Changes(plan, compiled=False).smallest()
    assert saving is not None
    for row, hand in zip(saving.rows, hands, strict=True):
        assert first_without_card([Action(letter) for letter in row], hand) == 0


def test_a_turn_that_was_closed_when_the_danger_became_known_is_not_changed() -> None:
    late = CLOUD
    for threat in ("E1-07, t: 2", "SE1-01, t: 4", "E1-04, t: 6", "I1-01, t: 5"):
        late = late.replace(threat, f"{threat}, phase: 3")
    saving = Changes(planned(late), compiled=False).smallest()
    assert saving is None or all(edit.place >= 7 for edit in saving.edits)
    early = Changes(planned(), compiled=False).smallest()
    assert early is not None
    assert min(edit.place for edit in early.edits) < 7


# ------------------------------------------------------------------------- the commands


@pytest.mark.parametrize(
    ("lang", "first"),
    [("en", "Lost in turn 10 to Energy Cloud."), ("de", "In Zug 10 verloren, durch Energiewolke.")],
)
def test_debrief_tells_people_in_their_language(
    lang: str, first: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "plan.yaml"
    file.write_text(CLOUD, encoding="utf-8")
    assert main(["--lang", lang, "space-alert", "debrief", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == first
    assert any("Konrad" in line for line in lines)


def test_solve_says_first_which_card_would_have_saved_the_ship(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "plan.yaml"
    file.write_text(CLOUD, encoding="utf-8")
    assert main(["--lang", "en", "space-alert", "solve", str(file), "--plans", "50"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("One card would have saved the ship: ")
