"""Tools for the real table: what they answer, and what they refuse in one sentence."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.errors import BadInput
from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.box import tools as t
from starboard.games.perry_rhodan.box.odds_file import read_line_up
from starboard.games.perry_rhodan.box.score_file import read_campaign
from starboard.games.perry_rhodan.box.tournament_file import read_tournament
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.deck_text import FORM, encode_deck, starter_decks
from starboard.games.perry_rhodan.decks import Deck, binder
from starboard.games.perry_rhodan.kinds import PHASES, Phase, Rarity
from starboard.games.perry_rhodan.packs import basic_places
from starboard.kernel.yaml_files import Name
from starboard.testing import clause
from starboard.tool import Answer, Document

CARDS = binder(catalogue())


def written(folder: Path, text: str) -> Document:
    path = folder / "file.yaml"
    path.write_text(text, encoding="utf-8")
    return Document(str(path))


def facts(answer: Answer) -> Any:
    return json.loads(json.dumps(answer.facts))


# ------------------------------------------------------------------------- odds

ONE = {"stealth": "C", "attack": "D+1", "defence": "B"}
OTHER = {"stealth": "B", "attack": "C", "defence": "C"}


@clause("PR-SPACE-26", "PR-SPACE-27")
def test_the_chance_to_break_through_is_counted_card_by_card() -> None:
    pile = [f"action_{number:02}" for number in (1, 5, 9, 14, 20)]
    pairing = {"attacker": {**ONE, "use": "break"}, "defender": OTHER}
    found = read_line_up({"pile": pile, "pairings": [pairing]}, "odds", CARDS, "de")
    answer = facts(t.odds_tool.answer(found, "de"))["pairings"][0]
    cards = [action_cards()[name] for name in pile]
    ahead = [card.red.C > card.green.B for card in cards]
    assert answer["breaks"] == sum(ahead) / len(cards)
    assert (answer["attacker"], answer["defender"]) == ("C/D+1/B", "B/C/C")


def test_odds_of_a_whole_line_up_are_told_by_names(tmp_path: Path) -> None:
    text = """
    pile: raumflotte
    pairings:
    - attacker: {card: Fantan-Leute, escorts: {attack: 1}}
      defender: {card: Reginald Bull, passive: true}
    - attacker: {card: Saboteure (I), use: break}
      defender: {card: Stoßtrupp der Dritten Macht}
    """
    answer = t.odds(t.OneLineUp(line_up=written(tmp_path, text)), "de")
    assert answer.lines[0] == "1. Fantan-Leute gegen Reginald Bull"
    assert answer.lines[-1].startswith("Mindestens einer hat den höheren Tarnwert: ")
    told = facts(answer)
    assert told["pairings"][0]["falls"] == 0  # a passive card has attack 0
    assert told["pairings"][1]["breaks"] == told["pairings"][1]["ahead"] > 0


@clause("PR-SKILL-50", "PR-SKILL-87")
def test_poison_of_a_card_counts_and_robots_do_not_mind_it() -> None:
    def destroys(defender: str) -> float:
        pairing = {"attacker": {"card": "gegul"}, "defender": {"card": defender, **OTHER}}
        found = read_line_up({"round": 2, "pairings": [pairing]}, "odds", CARDS, "de")
        return float(facts(t.odds_tool.answer(found, "de"))["pairings"][0]["destroys"])

    assert destroys("kampfroboter_i") < destroys("stosstrupp")
    assert destroys("perry_rhodan_v") == destroys("kampfroboter_i")


def test_twelve_pairings_are_worked_out_within_twenty_milliseconds() -> None:
    letters = ("B", "C", "D", "E")
    pairings = [
        {
            "attacker": {"stealth": letters[n % 4], "attack": letters[n % 3], "defence": "C"},
            "defender": {"stealth": "C", "attack": letters[n % 4], "defence": letters[n % 3]},
        }
        for n in range(12)
    ]
    found = read_line_up({"pairings": pairings}, "odds", CARDS, "de")
    t.odds_tool.answer(found, "de")
    begun = time.process_time()
    t.odds_tool.answer(found, "de")
    assert time.process_time() - begun < 0.02


# ------------------------------------------------------------------------- score


def scored(folder: Path, text: str) -> Any:
    return facts(t.score(t.OneSheet(sheet=written(folder, text)), "de"))


@clause("PR-VP-26", "PR-VP-27", "PR-VP-28")
def test_a_tie_after_three_phases_goes_to_more_changes(tmp_path: Path) -> None:
    text = """
    phases: I-III
    players: [Klaus, Peter]
    sheets:
    - {phase: I, ended_by: Klaus}
    - {phase: II, ended_by: Klaus, facts: {Peter: {terra: true}, Klaus: {riddles: 1}}}
    - {phase: III, ended_by: Peter, facts: {Peter: {riddles: 1}, Klaus: {terra: true}}}
    """
    found = scored(tmp_path, text)
    assert [(row["player"], row["points"]) for row in found["standings"]] == [
        ("Klaus", 3.0),
        ("Peter", 2.5),
    ]
    tie = text.replace("Klaus: {terra: true}", "Klaus: {renewed: 1}").replace(
        "Klaus: {riddles: 1}", "Klaus: {riddles: 1}, "
    )
    rows = scored(tmp_path, tie.replace("}, }", "}}"))["standings"]
    assert [(row["player"], row["place"], row["points"]) for row in rows] == [
        ("Peter", 1, 2.5),
        ("Klaus", 2, 2.0),
    ]


@clause("PR-QUIT-02", "PR-QUIT-12", "PR-QUIT-13")
def test_leavers_keep_finished_phases_and_the_others_go_on(tmp_path: Path) -> None:
    text = """
    phases: I-IV
    players: [Klaus, Peter, Anna]
    sheets:
    - {phase: I, ended_by: Anna}
    - {phase: II, ended_by: Peter, left: [Anna], facts: {Anna: {riddles: 9}, Peter: {riddles: 1}}}
    - {phase: III, aborted: true, left: [Peter], facts: {Peter: {renewed: 1}}}
    """
    found = scored(tmp_path, text)
    points = {row["player"]: row["points"] for row in found["standings"]}
    assert points == {"Klaus": 1.5 + 0.5 + 2.0 + 1.0, "Peter": 1.5 - 2.5, "Anna": 1.0 - 2.0}
    assert found["over"]


@clause("PR-P4-10", "PR-P4-17")
def test_helper_tracks_are_worked_out_from_the_cards(tmp_path: Path) -> None:
    text = """
    phases: IV
    players: [Sascha, Peter]
    sheets:
    - phase: IV
      ended_by: Sascha
      facts:
        Sascha: {anti: [Robotregent, Admiral Kenos, Arkon I]}
        Peter: {pro: [Zalit, Sergh, STARDUST-Klasse]}
    """
    answer = t.score(t.OneSheet(sheet=written(tmp_path, text)), "de")
    assert "  Sascha gegen Peter: Robotregent-Zahl 2, Ara-Zahl 0" in answer.lines
    points = {row["player"]: row["points"] for row in facts(answer)["standings"]}
    assert points == {"Sascha": 2.5, "Peter": 0.5}


# ------------------------------------------------------------------------- tournaments


def tournament_deck(folder: Path, **sideboard: int) -> str:
    starter = starter_decks()["raumflotte"]
    deck = Deck(
        name=Name(de="Meins", en="Mine"),
        sources={Phase.I: starter.source(Phase.I)},
        action=starter.action,
        sideboards={Phase.I: tuple(Counter(sideboard).elements())},
    )
    path = folder / "deck.txt"
    path.write_text(encode_deck(deck), encoding="utf-8")
    return str(path)


def played(folder: Path, games: str, **sideboard: int) -> Any:
    deck = tournament_deck(folder, **sideboard)
    text = f"phases: I\ndecks: {{Klaus: '{deck}', Peter: geheimdienst}}\ngames:\n{games}"
    return facts(t.tournament(t.OneTournament(tournament=written(folder, text)), "de"))


@clause("PR-TOUR-05")
def test_cards_are_exchanged_with_the_sideboard_between_games(tmp_path: Path) -> None:
    games = """
- points: {Klaus: 1, Peter: -0.5}
- points: {Klaus: 0, Peter: 1}
  swaps: {Klaus: {out: [Terra], in: [Venus]}}
- points: {Klaus: 0, Peter: 1}
  swaps: {Klaus: {out: [Venus], in: [Terra]}}
"""
    assert played(tmp_path, games, venus=1)["legal"]
    assert [fault["clause"] for fault in played(tmp_path, games)["faults"]] == ["PR-TOUR-05"]


@clause("PR-TOUR-05", "PR-TOUR-07")
@pytest.mark.parametrize(
    ("swap", "cited"),
    [
        ("{out: [2 Terra], in: [Venus]}", "PR-TOUR-05"),
        ("{out: [Aktionskarte 1], in: [Aktionskarte 2]}", "PR-TOUR-07"),
        ("{out: [Ferrol], in: [Venus]}", "PR-TOUR-05"),
    ],
)
def test_other_exchanges_are_refused(tmp_path: Path, swap: str, cited: str) -> None:
    games = f"- points: {{Klaus: 1, Peter: 0}}\n  swaps: {{Klaus: {swap}}}\n"
    found = played(tmp_path, games, venus=1)
    assert cited in [fault["clause"] for fault in found["faults"]]


def test_standings_add_the_points_of_all_games(tmp_path: Path) -> None:
    games = "- points: {Klaus: 1, Peter: -0.5}\n- points: {Klaus: 0.25, Peter: 1}\n"
    rows = played(tmp_path, games)["standings"]
    assert [(row["player"], row["points"], row["won"]) for row in rows] == [
        ("Klaus", 1.25, 1),
        ("Peter", 0.5, 1),
    ]


# ------------------------------------------------------------------------- decks, cards, packs


@clause("PR-TOUR-08", "PR-TOUR-01")
@pytest.mark.parametrize("deck", starter_decks())
def test_every_starter_deck_is_legal_in_a_tournament_of_all_phases(deck: str) -> None:
    wants = t.CheckedDeck(deck=Document(deck), phases="I-V", tournament=True)
    answer = t.deck_check(wants, "de")
    assert not answer.no, answer.lines
    assert facts(answer)["sources"] == 5


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_shown_deck_can_be_pasted_again(lang: str) -> None:
    for name, deck in starter_decks().items():
        answer = t.deck_show(t.OneDeck(deck=Document(name)), lang)
        again = FORM.parse("\n".join(answer.lines), CARDS)
        assert again.sources == deck.sources
        assert Counter(again.action) == Counter(deck.action)
        code = t.deck_code(t.OneDeck(deck=Document(name)), lang).lines[0]
        assert FORM.parse(code, CARDS).sources == deck.sources


def test_cards_are_listed_and_shown_with_their_words() -> None:
    listed = t.all_cards(t.Cards(), "de")
    assert len(listed.lines) == len(CARDS)
    shown = t.one_card(t.OneCard(card="crest (v)"), "de")
    assert shown.lines[0] == "Crest (V)"
    assert "Wissenschaft 2, Verhandlung 1, Galaktische Rätsel 2, Zellaktivator." in [
        line.strip() for line in shown.lines
    ]
    with pytest.raises(BadInput):
        t.one_card(t.OneCard(card="Crest"), "de")


@pytest.mark.parametrize("phase", PHASES)
def test_a_pack_has_one_back_and_its_rarities(phase: Phase) -> None:
    found = facts(t.booster(t.Packs(phase=phase, seed="x"), "de"))["cards"]
    cards = [catalogue()[name] for name in found]
    assert {card.phase for card in cards} == {phase}
    assert not any(card.banned for card in cards)
    rarities = Counter(card.rarity for card in cards if not card.is_place)
    assert rarities == {Rarity.COMMON: 6, Rarity.UNCOMMON: 3, Rarity.RARE: 1}
    pool = facts(t.sealed(t.Packs(phase=phase, seed="x"), "de"))["cards"]
    assert len(pool) == 6 * 11 + len(basic_places(catalogue(), phase))


# ------------------------------------------------------------------------- what is refused

PAIR = {"attacker": ONE, "defender": OTHER}
CAMPAIGN: dict[str, object] = {"phases": "I-V", "players": ["A", "B"]}


def fought(attacker: str, defender: str) -> dict[str, object]:
    """A pairing of two named cards."""
    return {"attacker": {"card": attacker}, "defender": {"card": defender}}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (
            {"pairings": []},
            "f: pairings: 1 to 12 pairings",
        ),
        (
            {"pairings": [{**PAIR, "defender": {**OTHER, "use": "break"}}]},
            "f: pairing 1: defender.use: a defender never breaks through (PR-SPACE-31)",
        ),
        (
            {"pairings": [{**PAIR, "attacker": {**ONE, "escorts": {"attack": 3}}}]},
            "f: pairing 1: attacker.escorts: at most 2 escorts, none below 0 (PR-SPACE-14)",
        ),
        (
            {"pairings": [{"attacker": {"card": "good_hope"}, "defender": {"card": "thora"}}]},
            "f: pairing 1: defender.card: in space combat only ships face each other (PR-SPACE-02)",
        ),
        (
            {"pairings": [{"attacker": {"card": "terra"}, "defender": OTHER}]},
            "f: pairing 1: attacker.card: only units and ships fight (PR-SPACE-10)",
        ),
        (
            {"pairings": [PAIR], "pile": ["terra"]},
            "f: pile: entry 1: that is no action card (PR-ACT-19)",
        ),
        (
            {
                "pairings": [
                    fought("reginald_bull", "thora"),
                    fought("reginald_bull", "saboteure_i"),
                ]
            },
            "f: pairing 2: attacker.card: Reginald Bull is unique and fights here already "
            "(PR-UNIQ-01)",
        ),
        (
            {"pairings": [fought("reginald_bull", "thora"), fought("saboteure_i", "thora")]},
            "f: pairing 2: attacker.card: Saboteurs (I) does not fight on the same side as "
            "Reginald Bull (PR-MISS-01)",
        ),
        (
            {"pairings": [fought("reginald_bull", "stosstrupp")]},
            "f: pairing 1: defender.card: Third Power Strike Team and Reginald Bull lie on the "
            "same side and do not fight each other (PR-OFF-01)",
        ),
        (
            {"pairings": [PAIR], "round": 4},
            "f: round: from 1 to 3 (PR-COMBAT-05)",
        ),
    ],
)
def test_a_line_up_that_could_not_exist_is_refused(data: object, told: str) -> None:
    with pytest.raises(BadInput) as error:
        read_line_up(data, "f", CARDS, "en")
    assert error.value.said("en") == told


@pytest.mark.parametrize(
    ("sheets", "place", "message", "cited"),
    [
        ([{"phase": "II"}], "f: sheet 1: phase", "sheets-in-order", "PR-PHASE-18"),
        (
            [{"phase": "I"}, {"phase": "II"}],
            "f: sheet 2",
            "phase-was-not-ended",
            "PR-PHASE-22",
        ),
        (
            [{"phase": "I", "facts": {"A": {"ganymed": True}}}],
            "f: sheet 1: facts.A.ganymed",
            "not-in-this-phase",
            "PR-VP-09",
        ),
        (
            [{"phase": "I", "ended_by": "C"}],
            "f: sheet 1: ended_by",
            "is-no-player",
            "",
        ),
        (
            [{"phase": "I", "ended_by": "A", "left": ["B"]}],
            "f: sheet 1: aborted",
            "aborted-when-one-is-left",
            "PR-QUIT-07",
        ),
        (
            [{"phase": "I", "ended_by": "A", "surrender": True}],
            "f: sheet 1",
            "one-end-only",
            "PR-QUIT-05",
        ),
        (
            [{"phase": "I", "ended_by": "A", "anti_atlan": True}],
            "f: sheet 1: anti_atlan",
            "anti-atlan-ends-five",
            "PR-P5-11",
        ),
    ],
)
@clause("PR-QUIT-07", "PR-QUIT-05", "PR-PHASE-22")
def test_a_score_that_cannot_be_is_refused(
    sheets: list[object], place: str, message: str, cited: str
) -> None:
    with pytest.raises(BadInput) as error:
        read_campaign({**CAMPAIGN, "sheets": sheets}, "f", CARDS)
    assert (error.value.where, error.value.message, error.value.clause) == (place, message, cited)


@pytest.mark.parametrize(
    ("facts", "field", "message", "cited"),
    [
        ({"pro": ["Sergh", "Sergh"]}, "", "unique-lies-once", "PR-UNIQ-01"),
        (
            {"pro": ["Admiral Kenos"], "anti": ["Admiral Kenos"]},
            "",
            "unique-lies-once",
            "PR-UNIQ-01",
        ),
        ({"pro": ["Zalit"], "rm_pro": -2}, ".rm_pro", "modifier-or-cards", "PR-P4-04"),
        ({"flight": True, "rm_pro": 1}, ".rm_pro", "modifier-or-cards", "PR-P4-04"),
        ({"anti": ["Robotregent"], "rm_anti": 3}, ".rm_anti", "modifier-or-cards", "PR-P4-04"),
        ({"rm_pro": 100}, ".rm_pro", "from-to", ""),
        ({"pro": ["Robotregent"]}, ".pro: entry 1", "lies-on-no-such-side", "PR-CARD-06"),
    ],
)
@clause("PR-UNIQ-01", "PR-P4-04")
def test_a_helper_card_that_cannot_be_is_refused(
    facts: dict[str, object], field: str, message: str, cited: str
) -> None:
    sheet = {"phase": "IV", "ended_by": "A", "facts": {"A": facts}}
    with pytest.raises(BadInput) as error:
        read_campaign({"phases": "IV", "players": ["A", "B"], "sheets": [sheet]}, "f", CARDS)
    assert error.value.where == f"f: sheet 1: facts.A{field}"
    assert (error.value.message, error.value.clause) == (message, cited)
    for lang in ("de", "en"):
        assert message not in error.value.said(lang)


@clause("PR-P4-04", "PR-P4-16", "PR-VP-14")
def test_two_zalit_are_one_modifier_and_two_aralon_are_two() -> None:
    facts = {"A": {"pro": ["Zalit", "Zalit", "Sergh"]}, "B": {"anti": ["Aralon (IV)"] * 3}}
    sheet = {"phase": "IV", "ended_by": "A", "facts": facts}
    found = read_campaign({"phases": "IV", "players": ["A", "B"], "sheets": [sheet]}, "f", CARDS)
    tracks = found.sheets[0].tracks
    assert (tracks[0].rm_pro, tracks[0].am_pro) == (-2 - 2, -1)
    assert tracks[1].am_anti == 2


def test_only_one_is_the_first_on_aralon() -> None:
    facts = {"A": {"aralon": True}, "B": {"aralon": True}}
    data = {**CAMPAIGN, "phases": "IV", "sheets": [{"phase": "IV", "facts": facts}]}
    with pytest.raises(BadInput) as error:
        read_campaign(data, "f", CARDS)
    assert error.value.clause == "PR-VP-12"


def test_an_unknown_range_of_phases_is_refused() -> None:
    with pytest.raises(BadInput, match="I-V"):
        read_campaign({**CAMPAIGN, "phases": "V-I", "sheets": []}, "f", CARDS)
    with pytest.raises(BadInput, match="I-V"):
        t.deck_check(t.CheckedDeck(deck=Document("raumflotte"), phases="VI"), "de")


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
WORDS = (
    "phases players sheets phase facts A left ended_by pairings attacker defender card stealth "
    "pile decks games points swaps"
)
KEYS = st.sampled_from(WORDS.split())
ANYTHING = st.recursive(
    SCALARS | st.sampled_from(["I", "I-V", "terra", "A", "raumflotte"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=20,
)


@settings(max_examples=300, deadline=None)
@given(ANYTHING)
def test_readers_refuse_anything_in_one_sentence(data: object) -> None:
    for read in (
        lambda: read_line_up(data, "f", CARDS, "de"),
        lambda: read_campaign(data, "f", CARDS),
        lambda: read_tournament(data, "f", CARDS),
    ):
        said = "f"
        try:
            read()
        except BadInput as error:
            said = error.said("de")
        assert said.startswith("f")
        assert "\n" not in said


# ------------------------------------------------------------------------- documentation


def examples() -> list[str]:
    """The files that the page for owners shows."""
    page = (Path(__file__).parents[3] / "docs" / "perry-rhodan.md").read_text(encoding="utf-8")
    return re.findall(r"^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def test_the_files_of_the_page_for_owners_are_read(tmp_path: Path) -> None:
    line_up, sheet, games = examples()
    deck = tournament_deck(tmp_path, venus=1, depot=1)
    assert t.odds(t.OneLineUp(line_up=written(tmp_path, line_up)), "de").lines
    assert t.score(t.OneSheet(sheet=written(tmp_path, sheet)), "en").lines
    told = games.replace("peter.txt", deck)
    answer = t.tournament(t.OneTournament(tournament=written(tmp_path, told)), "de")
    assert not answer.no, answer.lines
