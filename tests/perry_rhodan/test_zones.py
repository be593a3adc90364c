"""Zones, cards aside, the sink, passive cards off combat, neighbours (PR-ZONE, PR-ASIDE …)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.aside import set_aside
from starboard.games.perry_rhodan.kinds import Phase, Side, Stat
from starboard.games.perry_rhodan.mutant_skills import sources
from starboard.games.perry_rhodan.premises import Claim, fulfilled
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.standing import modifier
from starboard.games.perry_rhodan.targets import neighbours
from starboard.kernel.codec import dumps
from starboard.kernel.view import View
from starboard.testing import clause
from tests.perry_rhodan.table import FILLER, Game, Part
from tests.perry_rhodan.test_events import end_turn


def seen(game: Game, seat: int | None) -> str:
    """Everything that a seat or a spectator gets to see."""
    return dumps(View(GAME, game.state, seat)).decode()


@clause("PR-ZONE-02", "PR-ZONE-04")
def test_sources_lie_face_down_even_for_their_owner_the_sink_lies_open() -> None:
    game = Game(sink=["betty_toufry"], source=["tako_kakuta", "wuriu_sengu"])
    view = View(GAME, game.state, 0)
    assert [slot.name for slot in view.table.players[0].sources[Phase.I].top] == []
    assert view.table.players[0].sources[Phase.I].bag == ["", ""]
    assert view.pools["I:0"] == ["tako_kakuta", "wuriu_sengu"], "the owner knows his own deck"
    assert View(GAME, game.state, 1).pools["I:0"] == ["", ""]
    assert all("betty_toufry" in seen(game, seat) for seat in (0, 1, None))


@clause("PR-ZONE-03")
def test_everybody_may_look_through_all_sinks() -> None:
    game = Game(sink=["betty_toufry", "tako_kakuta"])
    for seat in (0, 1, None):
        assert View(GAME, game.state, seat).table.players[0].sink == ["betty_toufry", "tako_kakuta"]


@clause("PR-ZONE-05", "PR-ASIDE-01")
def test_a_card_aside_is_not_part_of_the_space() -> None:
    game = Game(pro={"terra": ["terra", "crest_i"], "venus": ["venus"]})
    card = game.state.catalogue["arkonidischer_forschungskreuzer"]
    claim = Claim(0, card, Side.PRO, "terra")
    assert fulfilled(game.state, claim)
    set_aside(game.state, game.mine("crest_i"), 1)
    assert not fulfilled(game.state, claim)
    assert game.place("pro:terra").units == []


@clause("PR-ASIDE-01")
def test_a_card_aside_works_on_nobody() -> None:
    game = Game(pro={"mirsal_iii": ["mirsal_iii", "solare_garde"]}, phase=Phase.V, phases="I-V")
    suit = game.put(0, Side.PRO, "mirsal_iii", Part("antigrav_tornister", onto="solare_garde"))
    assert modifier(game.state, game.mine("solare_garde"), Stat.STEALTH) == 1
    suit.place = ""
    game.state.memo = {}
    assert modifier(game.state, game.mine("solare_garde"), Stat.STEALTH) == 0


@clause("PR-ASIDE-02")
def test_a_card_aside_is_no_target() -> None:
    game = Game(
        anti={"terra": ["terra"]},
        their_pro={"terra": ["terra", "crest_i"]},
        hand=["leukaemie"],
    )
    assert game.why_not("play leukaemie anti 0 crest_i") == ""
    set_aside(game.state, game.theirs("crest_i"), 1)
    assert game.why_not("play leukaemie anti 0 crest_i") == "PR-FX-04"


@clause("PR-ASIDE-03")
def test_a_card_aside_returns_in_reactivation_to_where_it_was() -> None:
    there = ["terra", "crest_i", Part("psychostrahler", onto="crest_i")]
    game = Game(pro={"terra": there})
    set_aside(game.state, game.mine("crest_i"), 2)
    for _ in range(2):
        assert game.mine("crest_i").place == ""
        game.do("end-build-up")
        end_turn(game, 1)
        if game.mine("crest_i").place:
            break
        game.do("end-missions", "stosstrupp")
        game.do("pass")
    assert game.me.turns == 7, "two rounds"
    assert game.mine("crest_i").place == "terra"
    assert game.mine("psychostrahler").place == "terra"


@clause("PR-SINK-01", "PR-SINK-04", "PR-SINK-02")
@pytest.mark.parametrize(
    ("way", "stays"),
    [(Way.DESTROYED, False), (Way.REDUCED, True), (Way.DIRECT, False)],
)
def test_free_accessories_survive_only_a_reduction(way: Way, stays: bool) -> None:
    gear = [Part("thermostrahler", onto="crest_i"), Part("hypnoblock", onto="crest_i")]
    game = Game(pro={"terra": ["terra", "crest_i", *gear]})
    sink(game.state, game.mine("crest_i"), way)
    assert ("thermostrahler" in game.me.sink) is not stays
    assert "hypnoblock" in game.me.sink, "a fixed one always shares the fate"
    if stays:
        laid = game.mine("thermostrahler")
        assert (laid.place, laid.on) == ("terra", "")


# ------------------------------------------------------------------------- active and passive


@clause("PR-PASS-01", "PR-PASS-02", "PR-PASS-03")
def test_a_card_comes_active_pays_by_turning_and_is_turned_back() -> None:
    game = Game(pro={"terra": ["terra", "terra"]}, hand=["gcc_i", "venus", "stosstrupp"])
    game.lays("gcc_i", "pro:terra")
    assert not game.mine("gcc_i").passive
    game.do("end-build-up")
    end_turn(game, 1)
    game.do("end-missions")
    game.uses("gcc_i")
    game.do("discard venus")
    assert game.mine("gcc_i").passive
    assert game.why_not("use gcc_i 0 -") == "PR-PASS-02"
    game.do("draw I+I+I", *["stosstrupp"] * 3)
    game.do("pass")
    game.do("end-build-up")
    end_turn(game, 1)
    game.do("wake gcc_i")
    assert not game.mine("gcc_i").passive


@clause("PR-PASS-23")
@pytest.mark.parametrize(("played", "refused"), [(False, "PR-PASS-23"), (True, "")])
def test_pro_atlan_wakes_only_after_the_duel(played: bool, refused: str) -> None:
    game = Game(
        pro={"sol": ["solares_system", "solares_system", "tiefseekuppel"]},
        hand=["atlan_pro", "der_zweikampf"],
        phase=Phase.V,
        phases="I-V",
    )
    game.lays("atlan_pro", "pro:sol")
    assert game.mine("atlan_pro").passive
    if played:
        game.plays("der_zweikampf", on="atlan_pro")
        assert not game.mine("atlan_pro").passive
        game.mine("atlan_pro").passive = True
    game.do("end-build-up")
    end_turn(game, 1)
    assert game.asked == (0, "Reactivation")
    assert game.why_not("wake atlan_pro") == refused


@clause("PR-PASS-23")
def test_a_garrison_wakes_even_who_must_stay_passive() -> None:
    game = Game(
        anti={"ferrol": ["ferrol", "topsider_garnison", Part("rok_gor", passive=True)]},
        section=Section.REACTIVATION,
        phase=Phase.II,
    )
    game.uses("topsider_garnison", on="rok_gor")
    assert not game.mine("rok_gor").passive


# ------------------------------------------------------------------------- several players


@clause("PR-MULTI-01", "PR-MULTI-02")
@pytest.mark.parametrize(
    ("seats", "reached"), [(2, [1]), (3, [1, 2]), (4, [1, 3]), (5, [1, 4]), (6, [1, 5])]
)
def test_with_more_than_three_players_only_neighbours_are_reached(
    seats: int, reached: list[int]
) -> None:
    game = Game(anti={"terra": ["terra", "saboteure_i"]}, hand=["verrat"], seats=seats)
    assert neighbours(game.state, 0) == reached
    aimed = [move.split()[-1] for move in game.moves() if move.startswith("play verrat")]
    assert aimed == [f"seat.{seat}" for seat in reached]


@clause("PR-MULTI-02", "PR-TIME-02")
def test_with_four_players_who_sits_opposite_does_not_answer() -> None:
    game = Game(anti={"terra": ["terra", "saboteure_i"]}, hand=["verrat"], seats=4)
    for seat in (1, 2, 3):
        game.deal(seat, ["konter_i"])
    game.plays("verrat", side="anti", on="seat.1")
    asked = []
    while game.asked[1] == "Answers":
        asked.append(game.asked[0])
        game.play(asked[-1], "pass", *["konter_i"] * (len(asked) == 2))
    assert asked == [1, 3]


@clause("PR-MULTI-02", "PR-SKILL-24")
def test_with_four_players_a_scout_looks_into_sources_of_neighbours_only() -> None:
    game = Game(pro={"terra": ["terra"]}, seats=4)
    scout = game.put(0, Side.PRO, "terra", "wuriu_sengu")
    for player in game.state.players:
        player.sources[Phase.I].bag = [FILLER]
    assert sources(game.state, scout) == [("seat.0", "I"), ("seat.1", "I"), ("seat.3", "I")]


@clause("PR-MULTI-02")
def test_a_neighbour_who_has_left_is_replaced_by_the_next() -> None:
    game = Game(anti={"terra": ["terra", "saboteure_i"]}, hand=["verrat"], seats=5)
    game.state.players[1].out = True
    assert neighbours(game.state, 0) == [2, 4]


@clause("PR-MULTI-03")
def test_each_opponent_means_everybody() -> None:
    game = Game(
        anti={"ferrol": ["ferrol", "trker_hon", "topsider_gelehrter", "lossosher"]},
        hand=["archiv_der_topsider"],
        phase=Phase.II,
        seats=4,
    )
    for seat in (1, 2, 3):
        game.deal(seat, ["venus"])
    game.do("solve archiv_der_topsider anti:ferrol")
    if game.asked == (0, "Paying"):
        game.do(game.moves()[0])
    for seat in (1, 2, 3):
        assert game.asked == (seat, "ThrowOff")
        game.play(seat, "discard venus")
    assert game.asked == (0, "BuildUp")
