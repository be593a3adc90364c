"""What is refused names the clause that forbids it, one reason at a time (PR-EVENT, PR-FX)."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.asking import skill_cancels
from starboard.games.perry_rhodan.kinds import Phase, Side, Skill, Window
from starboard.games.perry_rhodan.sections import Section
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part
from tests.perry_rhodan.test_mutant_skills import clash, line_up

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


@clause("PR-EVENT-01", "PR-EVENT-02", "PR-TIME-02")
def test_who_is_asked_for_an_answer_needs_the_card() -> None:
    game = Game(
        pro={"sol": ["solares_system"]},
        anti={"terra": [*TWO_TERRA, "saboteure_i"]},
        hand=["verrat"],
        their_hand=["venus"],
        phase=Phase.V,
        phases="I-V",
    )
    game.plays("verrat", side="anti", on="seat.1")
    assert game.asked == (1, "Answers")
    assert game.why_not("play konter_i pro 0 -", 1) == "PR-EVENT-02"


@clause("PR-GEN-01")
@pytest.mark.parametrize("own", ["cards", [1], {"id": "wache"}])
def test_own_cards_are_a_list_of_cards(own: object) -> None:
    with pytest.raises(BadInput, match="expected a list of cards"):
        GAME.content(own)


# ------------------------------------------------------------------------- Ausbau


def full_terra(*hand: str, **more: object) -> Game:
    """Both sides have a Terra with people, so that premises are met."""
    units = ["crest_i", "perry_rhodan_i", "dr_frank_haggard"]
    return Game(
        pro={"terra": [*TWO_TERRA, "terra", *units]},
        anti={"terra": [*TWO_TERRA, "saboteure_i"]},
        hand=[*hand],
        **more,
    )


@clause("PR-STATUS-01")
@pytest.mark.parametrize("card", ["energieglocke", "stosstrupp"])
def test_only_a_status_on_the_own_hand_is_declared(card: str) -> None:
    game = full_terra("stosstrupp")
    assert game.why_not(f"declare {card} pro:terra -") == "PR-STATUS-01"


@clause("PR-STATUS-01", "PR-RIDDLE-01", "PR-LAY-15")
def test_a_status_and_a_riddle_are_for_the_side_of_this_ausbau_too() -> None:
    game = full_terra("saboteure_i", "energieglocke", "spur_der_fremden")
    for move in ("declare energieglocke pro:terra -", "solve spur_der_fremden pro:terra"):
        assert game.why_not(move) == ""
    game.lays("saboteure_i", "anti:terra")
    for move in ("declare energieglocke pro:terra -", "solve spur_der_fremden pro:terra"):
        assert game.why_not(move) == "PR-LAY-15"


@clause("PR-RIDDLE-01")
@pytest.mark.parametrize("card", ["spur_der_fremden", "stosstrupp"])
def test_only_a_riddle_on_the_own_hand_is_solved(card: str) -> None:
    game = full_terra("stosstrupp")
    assert game.why_not(f"solve {card} pro:terra") == "PR-RIDDLE-01"


@clause("PR-UNIQ-08")
def test_only_a_barred_unique_on_the_hand_is_replaced() -> None:
    game = full_terra("reginald_bull")
    assert game.why_not("replace thora") == "PR-UNIQ-08"
    assert game.why_not("replace reginald_bull") == "PR-UNIQ-08"


@clause("PR-TURN-08")
def test_only_a_passive_card_is_woken() -> None:
    passive = Part("stosstrupp", passive=True)
    game = Game(pro={"terra": ["terra", "crest_i", passive]}, section=Section.REACTIVATION)
    assert game.why_not("wake crest_i") == "PR-TURN-08"
    assert game.why_not("wake stosstrupp") == ""


# ------------------------------------------------------------------------- effects and skills


@clause("PR-SKILL-01")
def test_only_the_skill_of_an_own_card_is_used() -> None:
    game = Game(their_pro={"terra": ["terra", "perry_rhodan_i"]}, pro={"terra": ["terra"]})
    assert game.why_not("skill perry_rhodan_i negotiation talk -") == "PR-SKILL-01"


@clause("PR-SKILL-02", "PR-SKILL-05")
def test_a_skill_is_used_when_its_moment_has_come_and_by_who_has_it() -> None:
    fight = clash(["reginald_bull"], ["ivs"])
    line_up(fight)
    fight.until(Window.COMBAT_VALUES, 0)
    assert fight.why_not("skill reginald_bull ground_combat attack -") == ""
    assert fight.why_not("skill reginald_bull hypno person ivs") == "PR-SKILL-02"
    assert fight.why_not("skill reginald_bull ground_combat attack ivs") == "PR-SKILL-05"


@clause("PR-GEN-13", "PR-FX-02")
def test_who_is_forbidden_extra_draws_uses_no_effect_that_draws() -> None:
    game = Game(
        pro={"terra": [*TWO_TERRA, "gcc_i"]},
        their_anti={"terra": [*TWO_TERRA, "blockade_der_grossmaechte"]},
        hand=["venus"],
        section=Section.SOURCE,
    )
    assert game.why_not("use gcc_i 0 -") == ""
    status = game.theirs("blockade_der_grossmaechte")
    status.place, status.against = "", 0
    assert game.why_not("use gcc_i 0 -") == "PR-GEN-13"


@clause("PR-SKILL-11", "PR-TIME-02")
def test_a_skill_answers_only_what_it_cancels() -> None:
    fight = clash(["iv_anfuehrer"], ["tanaka_seiko"], side=Side.ANTI)
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill iv_anfuehrer hypno person tanaka_seiko")
    assert fight.why_not("skill tanaka_seiko antihypno cancel -", 1) == ""
    deed = fight.state.deeds[fight.state.agenda.top.deed]
    assert skill_cancels(Skill.ANTIHYPNO, deed)
    assert not skill_cancels(Skill.TELEPATH, deed)
    assert fight.why_not("skill tanaka_seiko telepath unit iv_anfuehrer", 1) == "PR-SKILL-11"
