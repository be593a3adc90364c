"""Victory conditions of the five phases."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.scoring import tally
from starboard.games.perry_rhodan.victory import is_won, note_reduction, parts
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part


def unmet(game: Game, seat: int = 0) -> set[str]:
    game.state.memo = {}
    return {part.word for part in parts(game.state, seat) if not part.met}


@clause("PR-WIN-02")
def test_phase_one_needs_four_terra_and_a_far_ship() -> None:
    game = Game(pro={"terra": ["terra"] * 3 + ["stardust_i"]})
    assert unmet(game) == {"terra", "far-ship"}  # range 2 is not above 2
    game.put(0, Side.PRO, "terra", "terra")
    game.put(0, Side.ANTI, "terra", "spindelschiff")
    assert unmet(game) == {"far-ship"}  # it lies on the Anti side
    game.put(0, Side.PRO, "terra", "good_hope")
    assert is_won(game.state, 0)
    game.put(0, Side.PRO, "terra", "terra")
    assert not unmet(game)  # more than four will do


@clause("PR-WIN-03")
def test_phase_two_needs_ferrol_topsiders_and_a_riddle() -> None:
    game = Game(
        pro={"ferrol": ["ferrol", "topsider_elite"]},
        anti={"ferrol": ["ferrol"] * 3},
        phase=Phase.II,
    )
    assert unmet(game) == {"topsider", "riddle"}
    game.put(0, Side.ANTI, "ferrol", "topsider_elite")
    game.me.riddles = ["spur_der_fremden"]  # a riddle of phase I
    assert unmet(game) == {"riddle"}
    game.me.riddles = ["wanderer"]
    assert is_won(game.state, 0)


@clause("PR-WIN-04")
def test_phase_three_needs_snowman_traders_and_a_riddle_or_the_ganymed() -> None:
    game = Game(anti={"snowman": ["snowman"] * 3 + ["walzenschiff"]}, phase=Phase.III)
    assert unmet(game) == {"riddle-or-ganymed"}
    game.put(0, Side.ANTI, "snowman", "ganymed")
    assert unmet(game) == {"riddle-or-ganymed"}  # only on the Pro side
    game.mine("ganymed").side = Side.PRO
    game.mine("ganymed").place = "terra"
    assert not unmet(game)
    del game.me.cards[game.mine("ganymed").id]
    game.me.riddles = ["das_physiotron"]
    assert not unmet(game)
    del game.me.cards[game.mine("walzenschiff").id]
    assert unmet(game) == {"trader-ship"}


def reduced(game: Game, family: str, unit: str, side: Side = Side.PRO, space: int = 1) -> None:
    """Seat 0 reduces something at a place with a unit."""
    mine = game.mine(unit)
    note_reduction(game.state, 0, space, side, family, [mine])


@clause("PR-WIN-05")
def test_phase_four_needs_aralon_first_and_then_aqua() -> None:
    game = Game(
        pro={"aqua": ["aqua", "raumlandedivision"]}, their_pro={"aqua": ["aqua"]}, phase=Phase.IV
    )
    reduced(game, "aqua", "raumlandedivision")
    assert unmet(game) == {"aralon", "aqua"}  # the order counts
    reduced(game, "aralon", "raumlandedivision", Side.ANTI)
    assert unmet(game) == {"aqua"}
    reduced(game, "terra", "raumlandedivision")
    assert unmet(game) == {"aqua"}  # somebody has a Pro-Aqua
    reduced(game, "aqua", "raumlandedivision")
    assert is_won(game.state, 0)


@clause("PR-WIN-05")
def test_without_any_pro_aqua_of_opponents_pro_terra_will_do() -> None:
    game = Game(pro={"aqua": ["aqua", "raumlandedivision"]}, phase=Phase.IV)
    reduced(game, "aralon", "raumlandedivision", Side.ANTI)
    reduced(game, "terra", "raumlandedivision", Side.ANTI)
    assert unmet(game) == {"aqua"}
    reduced(game, "terra", "raumlandedivision")
    assert is_won(game.state, 0)


@clause("PR-WIN-06")
@pytest.mark.parametrize(
    ("unit", "counts"),
    [("saboteure_i", False), ("fantan_leute", False), ("ivs", False), ("gegul", True)],
)
def test_units_of_the_old_enemies_do_not_count_in_phase_four(unit: str, counts: bool) -> None:
    game = Game(anti={"terra": ["terra", unit]}, phase=Phase.IV)
    reduced(game, "aralon", unit)
    assert ("aralon" not in unmet(game)) is counts


@clause("PR-VP-12", "PR-WIN-06")
def test_saboteurs_are_first_on_aralon_but_bring_nobody_nearer_to_the_end_of_phase_four() -> None:
    game = Game(anti={"terra": ["terra", "saboteure_i", "gegul"]}, phase=Phase.IV)
    reduced(game, "aralon", "saboteure_i")
    assert tally(game.state, 0).aralon
    assert unmet(game) == {"aralon", "aqua"}
    note_reduction(game.state, 1, 0, Side.ANTI, "aralon", [game.mine("gegul")])
    assert not tally(game.state, 1).aralon  # somebody was there before


FIVE = {
    "pro": {
        "sol": ["solares_system", "atlan_pro"],
        "mirsal_iii": ["mirsal_iii", "perry_rhodan_v"],
    },
    "anti": {"mirsal_iii": ["mirsal_iii", "ara_diplomat"]},
}


@clause("PR-WIN-07", "PR-WIN-09")
def test_phase_five_needs_two_negotiators_and_atlan() -> None:
    game = Game(**FIVE, phase=Phase.V)
    assert game.mine("ara_diplomat").card.skills["negotiation"] == 0
    assert is_won(game.state, 0)
    game.mine("atlan_pro").passive = True
    assert unmet(game) == {"atlan"}
    game.mine("ara_diplomat").side = Side.PRO
    assert unmet(game) == {"atlan", "anti-mirsal"}
    del game.me.cards[game.mine("ara_diplomat").id]
    del game.me.cards[game.mine("perry_rhodan_v").id]
    assert unmet(game) == {"atlan", "anti-mirsal", "pro-mirsal"}
    game.put(0, Side.PRO, "mirsal_iii", "reginald_bull")
    assert unmet(game) == {"atlan", "anti-mirsal", "pro-mirsal"}, "who cannot negotiate is no help"


@clause("PR-WIN-08")
def test_two_gray_beast_do_instead_while_neighbours_lack_tolimon_and_volat() -> None:
    game = Game(
        pro={"sol": ["solares_system", "atlan_pro"], "gray_beast": ["gray_beast"]},
        anti={"mirsal_iii": ["mirsal_iii", "ara_diplomat"]},
        phase=Phase.V,
    )
    assert unmet(game) == {"pro-mirsal"}
    game.put(0, Side.PRO, "gray_beast", "gray_beast")
    assert not unmet(game)
    game.put(1, Side.PRO, "tolimon", "tolimon")
    assert not unmet(game)
    game.put(1, Side.ANTI, "volat", "volat")
    assert unmet(game) == {"pro-mirsal"}


@clause("PR-WIN-08")
def test_only_neighbours_count_for_gray_beast() -> None:
    game = Game(pro={"gray_beast": ["gray_beast"] * 2}, seats=4, phase=Phase.V)
    game.put(2, Side.ANTI, "tolimon", "tolimon")
    assert "pro-mirsal" not in unmet(game)
    game.put(3, Side.ANTI, "tolimon", "tolimon")
    assert "pro-mirsal" in unmet(game)


@clause("PR-P5-06", "PR-P5-09")
def test_anti_atlan_active_on_pro_sol_counts_where_the_table_plays_so() -> None:
    cards = {"sol": ["solares_system", Part("atlan_anti")]}
    game = Game(pro=cards, phase=Phase.V)
    assert "atlan" not in unmet(game)
    strict = Game(pro=cards, phase=Phase.V, options={"anti_atlan": False})
    assert "atlan" in unmet(strict)
