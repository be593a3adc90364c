"""What is refused names the clause that forbids it, one reason at a time (PR-EVENT, PR-FX)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.sections import Section
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part

TWO_TERRA = ["terra", "terra"]


@clause("PR-EVENT-02")
@pytest.mark.parametrize("card", ["hilfsaktion", "no_card_at_all"])
def test_only_an_event_out_of_the_own_hand_is_played(card: str) -> None:
    game = Game(pro={"terra": TWO_TERRA}, their_hand=["hilfsaktion"])
    assert game.why_not(f"play {card} pro 0 -") == "PR-EVENT-02"


@clause("PR-LAY-15")
def test_an_event_is_played_for_a_side_of_its_colour_only() -> None:
    game = Game(pro={"terra": TWO_TERRA}, anti={"terra": TWO_TERRA}, hand=["hilfsaktion"])
    assert game.why_not("play hilfsaktion anti 0 -") == "PR-LAY-15"
    assert game.why_not("play hilfsaktion pro 0 -") == ""


@clause("PR-LAY-15", "PR-TURN-09")
def test_an_event_binds_the_ausbau_of_its_turn_to_its_side() -> None:
    game = Game(
        pro={"terra": TWO_TERRA},
        anti={"terra": [*TWO_TERRA, "saboteure_i"]},
        hand=["hilfsaktion", "saboteure_i"],
    )
    game.plays("hilfsaktion")
    game.do("pass", "shuffle")
    assert game.cannot_lay("saboteure_i", "anti:terra") == "PR-LAY-15"


@clause("PR-EVENT-02", "PR-FX-04")
def test_an_event_needs_the_target_that_its_text_names() -> None:
    game = Game(
        pro={"terra": [*TWO_TERRA, "perry_rhodan_i"]},
        anti={"terra": TWO_TERRA},
        their_pro={"terra": ["terra", "crest_i"]},
        hand=["leukaemie"],
    )
    assert game.why_not("play leukaemie anti 0 terra") == "PR-FX-04"
    assert game.why_not("play leukaemie anti 0 crest_i") == ""


@clause("PR-EVENT-02", "PR-FX-03")
@pytest.mark.parametrize(("more", "refused"), [([], "PR-FX-03"), (["venus"], "")])
def test_who_has_to_throw_off_two_cards_needs_two_others(more: list[str], refused: str) -> None:
    game = Game(hand=["alterung", *more], section=Section.SOURCE, phase=Phase.IV)
    game.do("draw I", "stosstrupp")
    assert game.why_not("play alterung pro 0 -") == refused


@clause("PR-FX-01")
def test_only_an_own_card_on_the_table_is_used() -> None:
    game = Game(pro={"terra": ["terra"]}, their_pro={"terra": ["terra", "depot"]})
    assert game.why_not("use depot 0 -") == "PR-FX-01"


@clause("PR-FX-02", "PR-ASIDE-01")
def test_a_card_that_is_set_aside_is_not_used() -> None:
    game = Game(pro={"terra": ["terra", "depot"]}, hand=["betty_toufry"])
    assert game.why_not("use depot 0 -") == ""
    game.mine("depot").place = ""
    assert game.why_not("use depot 0 -") == "PR-ASIDE-01"


@clause("PR-PASS-02", "PR-FX-02")
def test_an_effect_of_another_window_or_none_is_refused() -> None:
    game = Game(pro={"terra": [*TWO_TERRA, "gcc_i", Part("depot", passive=True)]}, hand=["venus"])
    assert game.why_not("use gcc_i 0 -") == "PR-FX-02"
    assert game.why_not("use gcc_i 7 -") == "PR-FX-02"
    assert game.why_not("use depot 0 -") == "PR-PASS-02"
