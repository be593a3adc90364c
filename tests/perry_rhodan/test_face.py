"""What boards and terminals are shown, and what is kept from them."""

from __future__ import annotations

import io
import json
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.awards import Award, Reason
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.face.names import name_of
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.scoring import give
from starboard.games.perry_rhodan.state import Cover
from starboard.games.perry_rhodan.terminal import TERMINAL
from starboard.games.perry_rhodan.victory import PARTS_OF, Wanted
from starboard.kernel import Secret, only
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part

FACE = GAME.face


def scene(**more: Any) -> Game:
    return Game(
        pro={
            "terra": [
                "terra",
                "terra",
                "perry_rhodan_i",
                Part("thermostrahler", onto="perry_rhodan_i"),
                Part("stosstrupp", passive=True),
            ]
        },
        their_anti={"terra": ["terra", "fantan_leute"]},
        hand=["konter_i", "konter_i"],
        **more,
    )


def test_a_place_is_shown_with_its_rows_and_numbers() -> None:
    game = scene()
    things = FACE.things(game.state, None)
    place = things["pro:terra@0"]
    assert (place["count"], place["units"], place["unit_cap"], place["limit"]) == (2, 2, 3, 2)
    gun = things[game.mine("thermostrahler").id]
    assert (gun["row"], gun["onto"]) == ("gear", game.mine("perry_rhodan_i").id)
    assert things[game.mine("stosstrupp").id]["passive"]


@clause("PR-ZONE-01", "PR-ZONE-06")
def test_a_hand_is_shown_to_its_owner_and_others_count_its_backs() -> None:
    game = scene()
    facts = FACE.seat_facts(game.state, 0)
    assert (facts["sources"], facts["action"]) == ({"I": 10}, 72)  # sizes and backs, nothing else
    assert FACE.things(game.state, 0)["konter_i"]["count"] == 2
    assert "konter_i" not in FACE.things(game.state, 1)
    assert FACE.seat_facts(game.state, 0)["hand"] == {"I": 2}


def test_where_memory_counts_only_the_top_of_a_stack_is_shown() -> None:
    stacks = [
        [thing for thing in FACE.things(game.state, None).values() if thing.get("row") == "stack"]
        for game in (scene(), scene(options={"memory": True}))
    ]
    assert [len(stack) for stack in stacks] == [3, 2]


def test_an_agent_under_a_cover_is_shown_to_its_owner_alone() -> None:
    game = scene()
    agent = game.mine("stosstrupp")
    cover = Cover("cover.1", 0, Side.PRO, 1, "terra", 1, Secret([agent.id], only(0)))
    game.me.covers[cover.id] = cover
    assert FACE.things(game.state, 0)["cover.1"]["cards"] == [agent.id]
    for viewer in (1, None):
        assert "cards" not in FACE.things(game.state, viewer)["cover.1"]
    shown = FACE.things(game.state, None)
    assert (shown["anti:terra@1"]["covers"], shown["cover.1"]["side"]) == (1, "anti")


def test_points_come_with_reason_and_clause() -> None:
    game = scene()
    give(game.state, [Award(0, Phase.I, Reason.CHANGE, 120, "PR-VP-03")])
    facts = FACE.seat_facts(game.state, 0)
    assert facts["points"] == 120
    expected = {"phase": "I", "reason": "change", "parts": 120, "clause": "PR-VP-03"}
    assert facts["scores"] == [expected]
    assert FACE.name_of(game.state, "points.60", "de") == "0,5"


@pytest.mark.parametrize("phase", Phase)
def test_the_checklist_names_every_part_of_every_phase(phase: Phase) -> None:
    game = Game(phase=phase)
    shown = [part["part"] for part in FACE.seat_facts(game.state, 0)["victory"]]
    assert shown == [part.word for part in PARTS_OF[phase](game.state, 0)]
    assert set(shown) <= set(Wanted)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_printed_is_plain_data_in_one_language(lang: str) -> None:
    printed = FACE.printed(catalogue(), lang)
    assert json.loads(json.dumps(printed)) == printed
    assert len(printed["cards"]) == 339
    assert len(printed["action"]) == 24
    assert len(printed["decks"]) == 4
    assert set(printed["victory"]) == set(Wanted)
    assert len(set(printed["victory"].values())) == len(Wanted)
    assert len(set(printed["reasons"].values())) == len(Reason)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("phase", [Phase.I, Phase.IV, Phase.V])
def test_the_terminal_shows_everything_within_eighty_columns(lang: str, phase: Phase) -> None:
    game = scene(phase=phase)
    console = Console(width=80, record=True, file=io.StringIO())
    view: Any = SimpleNamespace(table=game.state, seat=0)
    console.print(TERMINAL.board(view, lang, ["Klaus", "Anna"], 80, True))
    text = console.export_text()
    assert "Perry Rhodan B/C/C+1" in text
    assert "Klaus" in text
    assert "Anna" in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_card_is_found_by_the_beginning_of_its_name() -> None:
    game = scene()
    for text in ("psychostrahler", "Psychostr", "thermostrahler.4", "Crest (V)"):
        assert TERMINAL.portrait(game.state, text, "de") is not None
    assert TERMINAL.portrait(game.state, "xyz", "de") is None


def test_what_is_called_by_the_name_of_a_family_is_told_by_it() -> None:
    state = Game().state
    assert name_of(state, "gcc", "en") == state.catalogue.of_family("gcc")[0].name.of("en")
    assert name_of(state, "nothing", "en") == "nothing"
