"""A turn: rounds, sections, draws, renewal, searching, discarding (PR-TURN, PR-SIDE)."""

from __future__ import annotations

import pytest

from starboard.errors import Illegal
from starboard.games.perry_rhodan.draws import accessible
from starboard.games.perry_rhodan.events.effects import CardFound, SourceShuffled
from starboard.games.perry_rhodan.events.turn import SectionEnded, SourceRenewed, TurnBegan
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.sections import Section
from starboard.kernel import EVERYONE
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part

FIVE_CARDS = ("stosstrupp",) * 5


def end_turn(game: Game, seat: int = 0, drawn: str = "stosstrupp") -> None:
    """A turn without missions, draws aside and build-up."""
    if game.asked == (seat, "Reactivation"):
        game.play(seat, "done")
    if game.asked == (seat, "MissionSection"):
        several = len(accessible(game.state.players[seat])) > 1
        game.play(seat, "end-missions", *([] if several else [drawn]))
    if game.asked == (seat, "DrawSection"):
        game.play(seat, "draw I", drawn)
    if game.asked == (seat, "AfterDraw"):
        game.play(seat, "pass")
    if game.asked == (seat, "BuildUp"):
        game.play(seat, "end-build-up")


@clause("PR-TURN-01", "PR-TURN-02")
def test_the_round_of_a_player_lasts_until_everybody_had_a_turn() -> None:
    game = Game(seats=3, section=Section.BUILD_UP)
    game.do("end-build-up")
    assert [player.turns for player in game.state.players] == [5, 6, 5]
    end_turn(game, 1)
    assert [player.turns for player in game.state.players] == [5, 6, 6]
    end_turn(game, 2)
    assert [player.turns for player in game.state.players] == [6, 6, 6]


@clause("PR-TURN-03", "PR-TURN-04")
def test_an_effect_of_one_round_ends_before_the_next_reactivation_of_its_player() -> None:
    game = Game(
        anti={"aralon": ["aralon_iv", "aralon_iv", "gegul"], "honur": ["honur", "ara_mediziner"]},
        their_pro={"terra": ["terra", "stosstrupp"]},
        hand=["seuchenalarm"],
        phase=Phase.IV,
        seats=3,
    )
    game.plays("seuchenalarm", side="anti", on="stosstrupp")
    victim = game.theirs("stosstrupp")
    assert victim.passive
    game.do("end-build-up")
    assert game.why_not("wake stosstrupp", 1) == "PR-PASS-23"
    end_turn(game, 1)
    assert game.mine("seuchenalarm"), "it lies open while it works"
    end_turn(game, 2)
    assert game.asked[0] == 0
    assert game.me.sink == ["seuchenalarm"]
    assert not game.state.lasting


@clause("PR-TURN-05")
def test_a_turn_has_five_sections_in_fixed_order() -> None:
    game = Game(
        pro={"terra": ["terra", Part("stosstrupp", passive=True)]}, section=Section.REACTIVATION
    )
    passed: list[str] = []
    for text, chance in (("done", ()), ("end-missions", ("stosstrupp",)), ("pass", ()),
                         ("end-build-up", ())):  # fmt: skip
        game.do(text, *chance)
        passed += [event.section for event in game.reported(SectionEnded) if event.seat == 0]
    assert passed == ["reactivation", "mission", "source", "build_up"]
    assert [event.seat for event in game.reported(TurnBegan)] == [1]


@clause("PR-TURN-06")
def test_a_section_that_is_over_does_not_come_back_in_this_turn() -> None:
    game = Game(
        pro={"terra": ["terra", Part("stosstrupp", passive=True)]}, section=Section.REACTIVATION
    )
    game.do("done")
    assert game.why_not("wake stosstrupp") == "PR-TURN-05"
    assert game.mine("stosstrupp").passive


@clause("PR-TURN-07")
def test_drawing_and_discarding_cannot_be_left_out() -> None:
    game = Game(section=Section.MISSION, phase=Phase.II, hand=["stosstrupp"] * 10)
    game.do("end-missions")
    assert game.asked == (0, "DrawSection")
    assert {move.split()[0] for move in game.moves()} == {"draw"}
    game.do("draw I", "stosstrupp")
    game.do("pass")
    game.do("end-build-up")
    assert game.asked == (0, "Discarding")
    assert game.moves() == ["discard stosstrupp"]


@clause("PR-TURN-08")
def test_reactivation_turns_passive_cards_active_as_the_player_likes() -> None:
    passive = [Part("stosstrupp", passive=True), Part("perry_rhodan_i", passive=True)]
    game = Game(pro={"terra": ["terra", *passive]}, section=Section.REACTIVATION)
    game.do("wake perry_rhodan_i")
    game.do("done")
    assert not game.mine("perry_rhodan_i").passive
    assert game.mine("stosstrupp").passive


@clause("PR-TURN-08")
def test_all_passive_cards_can_be_woken_at_once() -> None:
    passive = [Part("stosstrupp", passive=True), Part("perry_rhodan_i", passive=True)]
    game = Game(pro={"terra": ["terra", *passive]}, section=Section.REACTIVATION)
    game.do("wake-all")
    assert not any(laid.passive for laid in game.me.cards.values())


@clause("PR-TURN-09")
def test_what_is_played_in_the_mission_section_belongs_to_one_side() -> None:
    game = Game(
        pro={"terra": ["terra"]},
        anti={"ferrol": ["ferrol"]},
        hand=["es", "es"],
        section=Section.MISSION,
        phase=Phase.II,
    )
    game.me.riddles = ["zeitgruft"]
    game.plays("es", side="pro")
    game.they("pass") if game.asked[0] == 1 else None
    game.do("draw I+I", "stosstrupp", "stosstrupp")
    assert game.why_not("play es anti 0 -") == "PR-LAY-15"
    assert game.why_not("play es pro 0 -") == ""


@clause("PR-TURN-10")
def test_one_card_is_drawn_from_a_source_of_ones_choice() -> None:
    game = Game(section=Section.MISSION, phase=Phase.II, source=["stosstrupp", "ferrol", "ferrol"])
    game.do("end-missions")
    assert game.moves() == ["draw I", "draw II"]
    game.do("draw II", "ferrol")
    assert game.hand() == ["ferrol"]
    assert len(game.me.sources[Phase.II]) == 1


@clause("PR-TURN-11", "PR-TURN-12")
def test_extra_draws_are_paid_and_announced_before_drawing() -> None:
    game = Game(
        pro={"terra": ["terra", "terra", "gcc_i"]},
        hand=["terra"],
        section=Section.MISSION,
        phase=Phase.II,
        source=["stosstrupp", "ferrol", "ferrol"],
    )
    game.do("end-missions")
    game.uses("gcc_i")
    assert game.asked == (0, "ThrowOff")
    game.do("discard terra")
    assert game.mine("gcc_i").passive
    assert game.moves()[0] == "draw I+I+I"
    assert game.why_not("draw I") == "PR-TURN-12"
    game.do("draw I+II+II", "stosstrupp", "ferrol", "ferrol")
    assert sorted(game.hand()) == ["ferrol", "ferrol", "stosstrupp"]


@clause("PR-TURN-13")
def test_a_running_effect_adds_to_the_announced_draw() -> None:
    game = Game(pro={"terra": ["terra", "terra"]}, hand=["wirtschaftsboom"], source=FIVE_CARDS)
    game.plays("wirtschaftsboom")
    game.they("pass") if game.asked[0] == 1 else None
    assert game.hand() == []
    game.do("end-build-up")
    end_turn(game, 1)
    game.do("end-missions", "stosstrupp", "stosstrupp")
    assert game.hand() == ["stosstrupp", "stosstrupp"]


@clause("PR-TURN-14")
def test_draws_for_which_a_card_is_thrown_in_may_follow_the_announced_draw() -> None:
    game = Game(pro={"venus": ["venus", "port_venus"]}, section=Section.MISSION, source=FIVE_CARDS)
    game.do("end-missions", "stosstrupp")
    assert game.asked == (0, "AfterDraw")
    game.uses("port_venus", "stosstrupp", "stosstrupp")
    assert len(game.hand()) == 3
    assert game.me.sink == ["port_venus"]


@clause("PR-TURN-15", "PR-TURN-16")
def test_an_empty_source_is_renewed_without_uniques_and_outdated_cards() -> None:
    sink = ["stosstrupp", "perry_rhodan_i", "blockade_der_grossmaechte", "ferrol"]
    game = Game(section=Section.MISSION, phase=Phase.II, source=["ferrol"], sink=sink)
    game.do("end-missions")
    game.do("draw I", "shuffle", "stosstrupp")
    assert game.hand() == ["stosstrupp"]
    assert game.me.sink == ["perry_rhodan_i", "blockade_der_grossmaechte", "ferrol"]
    assert [event.cards for event in game.reported(SourceRenewed)] == [1]


@clause("PR-TURN-16", "PR-TURN-17")
def test_a_source_of_which_nothing_is_left_gives_no_card_but_costs_the_turn() -> None:
    game = Game(section=Section.MISSION, source=[], sink=["perry_rhodan_i"])
    game.do("end-missions", "shuffle")
    assert game.hand() == []
    assert game.me.skips == 1


@clause("PR-TURN-17")
def test_who_renews_a_source_misses_the_whole_next_turn() -> None:
    game = Game(
        pro={"terra": ["terra", Part("perry_rhodan_i", passive=True)]},
        section=Section.MISSION,
        source=[],
        sink=["stosstrupp"],
    )
    game.do("end-missions", "shuffle", "stosstrupp")
    end_turn(game, 0)
    end_turn(game, 1)
    assert game.asked == (1, "MissionSection")
    assert game.mine("perry_rhodan_i").passive
    end_turn(game, 1)
    assert game.asked == (0, "Reactivation")


@clause("PR-TURN-18")
def test_what_exceeds_ten_hand_cards_goes_to_the_sink_at_the_end_only() -> None:
    game = Game(hand=["stosstrupp"] * 12 + ["venus"])
    assert game.asked == (0, "BuildUp")
    game.do("end-build-up")
    game.do("discard venus")
    game.do("discard stosstrupp")
    assert game.asked == (0, "Discarding")
    game.do("discard stosstrupp")
    assert len(game.hand()) == 10
    assert game.me.sink == ["venus", "stosstrupp", "stosstrupp"]
    assert game.asked[0] == 1


@clause("PR-TURN-19")
def test_a_card_without_a_note_is_not_played_outside_ausbau() -> None:
    game = Game(pro={"terra": ["terra", "terra"]}, hand=["hilfsaktion"], section=Section.MISSION)
    assert game.why_not("play hilfsaktion pro 0 -") == "PR-TURN-19"
    with pytest.raises(Illegal):
        game.lays("stosstrupp", "pro:terra")


@clause("PR-TURN-20", "PR-TURN-21")
def test_a_card_searched_by_name_is_shown_and_the_source_is_shuffled() -> None:
    game = Game(
        pro={"terra": ["terra", "terra"]},
        hand=["hilfsaktion"],
        source=["terra", "stosstrupp"],
    )
    game.plays("hilfsaktion")
    assert game.moves() == ["choose terra", "pass"]
    game.do("choose terra", "shuffle")
    assert game.hand() == ["terra"]
    assert [event.audience() for event in game.reported(CardFound)] == [EVERYONE]
    assert [event.phase for event in game.reported(SourceShuffled)] == [Phase.I]
    assert game.me.hand[Phase.I].slots[0].seen == EVERYONE


@clause("PR-TURN-21")
def test_a_card_searched_by_its_kind_is_not_shown() -> None:
    game = Game(
        anti={"ferrol": ["ferrol", "topsider_landetruppen"]},
        hand=["topsider_nachschub"],
        phase=Phase.II,
        source=["rok_gor", "ferrol"],
    )
    game.plays("topsider_nachschub", side="anti")
    game.do("choose rok_gor", "shuffle", "shuffle")
    assert game.hand() == ["rok_gor"]
    found = game.reported(CardFound)[0]
    assert found.audience() == 1
    assert getattr(found.redacted(), "card", None) == ""
    assert game.me.hand[Phase.II].slots[0].seen == 1


# ------------------------------------------------------------------------- sides


@clause("PR-SIDE-01", "PR-GEN-04")
def test_the_two_sides_of_a_player_do_not_count_for_each_other() -> None:
    game = Game(anti={"terra": ["terra", "terra"]}, hand=["perry_rhodan_i", "saboteure_i"])
    assert game.cannot_lay("perry_rhodan_i", "pro:terra") == "PR-PREM-02"
    assert game.cannot_lay("saboteure_i", "anti:terra") == ""


@clause("PR-SIDE-04", "PR-LAY-16")
def test_the_side_of_ausbau_may_differ_from_that_of_missions() -> None:
    game = Game(
        anti={"terra": ["terra"]},
        pro={"terra": ["terra"]},
        hand=["saboteure_i"],
        section=Section.MISSION,
        source=FIVE_CARDS,
    )
    game.state.turn.mission_side = Side.PRO
    game.do("end-missions", "stosstrupp")
    game.do("pass")
    game.lays("saboteure_i", "anti:terra")
    assert game.state.turn.build_side is Side.ANTI
