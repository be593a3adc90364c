"""Phase IV: the Robot Regent and the Aras at the table."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.phase_four import (
    ara_modifier_of,
    ara_number_of,
    cannot_attack_aralon,
    cannot_join,
    note_flight,
    regent_modifier_of,
    regent_number_of,
)
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Lasting
from starboard.testing import clause
from tests.perry_rhodan.table import Game, example


def rm(game: Game, side: Side, seat: int = 0) -> int:
    game.state.memo = {}
    return regent_modifier_of(game.state, seat, side)


@clause("PR-P4-05")
def test_the_regent_and_the_admiral_add_up_on_one_side() -> None:
    _, _, then = example("PR-P4-05")
    game = Game(anti={"arkon_iii": ["arkon_iii_iv", "robotregent"]}, phase=Phase.IV)
    kenos = game.put(0, Side.ANTI, "arkon_iii", "admiral_kenos")
    assert rm(game, Side.ANTI) == then[0]["rm_anti"]
    kenos.side = Side.PRO
    assert (rm(game, Side.ANTI), rm(game, Side.PRO)) == (then[1]["rm_anti"], then[1]["rm_pro"])


@clause("PR-P4-06", "PR-P4-14")
def test_what_goes_to_the_sink_no_longer_counts() -> None:
    game = Game(
        pro={"zalit": ["zalit", "sergh"]}, anti={"aralon": ["aralon_iv", "gegul"]}, phase=Phase.IV
    )
    assert rm(game, Side.PRO) == -4
    assert ara_modifier_of(game.state, 0, Side.ANTI) == 2
    sink(game.state, game.mine("sergh"), Way.DESTROYED)
    sink(game.state, game.mine("gegul"), Way.DESTROYED)
    assert rm(game, Side.PRO) == -2
    assert ara_modifier_of(game.state, 0, Side.ANTI) == 1


@clause("PR-P4-07")
def test_the_first_arkonid_built_flight_to_m_13_raises_the_pro_rm_once() -> None:
    game = Game(
        pro={"terra": ["terra", "good_hope", "stardust_i"]},
        phase=Phase.IV,
    )
    note_flight(game.state, 0, "aralon", [game.mine("stardust_i")])
    assert rm(game, Side.PRO) == 0  # built by Terrans
    note_flight(game.state, 0, "aqua", [game.mine("good_hope")])
    assert rm(game, Side.PRO) == 0  # not in M-13
    note_flight(game.state, 0, "aralon", [game.mine("good_hope")])
    note_flight(game.state, 0, "m_13", [game.mine("good_hope")])
    assert rm(game, Side.PRO) == 1


@clause("PR-P4-09")
@pytest.mark.parametrize(
    ("card", "effect", "value"),
    [
        ("arkon_iii_iv", 0, 1),
        ("aeusserer_festungsring", 1, 1),
        ("aeusserer_festungsring", 2, 2),
        ("innerer_festungsring", 1, 1),
        ("innerer_festungsring", 2, 2),
        ("motuner", 0, 2),
    ],
)
def test_some_cards_raise_the_anti_rm_for_one_mission(card: str, effect: int, value: int) -> None:
    game = Game(phase=Phase.IV)
    state = game.state
    scope = state.agenda.open("mission")
    lasting = Lasting(1, 0, Span.MISSION, scope, against=0)
    lasting.card, lasting.effect = state.catalogue[card], effect
    state.lasting.append(lasting)
    assert rm(game, Side.ANTI) == value
    assert rm(game, Side.ANTI, 1) == 0  # it is mine
    state.agenda.clear()
    assert rm(game, Side.ANTI) == 0


@clause("PR-P4-11", "PR-P4-12", "PR-P4-10")
def test_the_regent_keeps_back_whose_premise_number_is_too_great() -> None:
    given, _, then = example("PR-P4-12")
    game = Game(
        anti={
            "arkon_iii": ["arkon_iii_iv", "robotregent", "arkon_i", "admiral_kenos"],
            "m_13": ["m_13", "good_hope_klasse", "stardust_klasse"],
        },
        their_pro={"zalit": ["zalit", "zernif"]},
        seats=3,
        phase=Phase.IV,
    )
    game.put(2, Side.PRO, "zalit", "zalit")
    peter, klaus = 1, 2
    assert rm(game, Side.ANTI) == given["rm_anti_sascha"]
    numbers = then["robot_regent_number"]
    for seat, name in ((peter, "peter"), (klaus, "klaus")):
        assert rm(game, Side.PRO, seat) == given["rm_pro"][name]
        assert regent_number_of(game.state, 0, seat) == numbers[name]
    for ship in ("good_hope_klasse", "stardust_klasse"):
        laid = game.mine(ship)
        for seat, name in ((peter, "peter"), (klaus, "klaus")):
            refused = cannot_join(game.state, laid, seat, "aralon", offensive=True)
            joins = laid.card.name.de in then["may_join"][name]
            assert (refused is None) is joins, (ship, name)
    assert cannot_join(game.state, laid, peter, "aralon", offensive=False) is None


@clause("PR-P4-01")
def test_arkonid_ships_leave_m_13_only_with_the_regent() -> None:
    game = Game(anti={"m_13": ["m_13", "good_hope_klasse"]}, phase=Phase.IV)
    ship = game.mine("good_hope_klasse")

    def refused(family: str) -> str:
        game.state.memo = {}
        found = cannot_join(game.state, ship, 1, family, offensive=False)
        return "" if found is None else found.clause

    assert refused("terra") == "PR-P4-01"
    assert refused("aralon") == ""
    game.put(0, Side.ANTI, "arkon_iii", "arkon_iii_iv")
    game.put(0, Side.ANTI, "arkon_iii", "robotregent")
    assert refused("terra") == ""


@clause("PR-P4-18", "PR-P4-17")
def test_aralon_can_be_attacked_below_one_and_with_an_aralon_of_ones_own() -> None:
    game = Game(
        pro={"honur": ["honur"], "zalit": ["zalit"]},
        their_anti={"aralon": ["aralon_iv"] * 2 + ["gegul"]},
        phase=Phase.IV,
    )

    def refused() -> str:
        game.state.memo = {}
        found = cannot_attack_aralon(game.state, 0, Side.PRO, 1, "aralon")
        return "" if found is None else found.message

    assert refused() == "needs-own-aralon"
    game.put(0, Side.ANTI, "aralon", "aralon_iv")  # either side will do
    assert ara_number_of(game.state, 0, 1) == 1  # -2 and +3
    assert refused() == "aras-protect-aralon"
    game.put(0, Side.PRO, "mooff_vi", "mooff_vi")
    assert refused() == ""


@clause("PR-P45-16")
def test_modifiers_mean_nothing_in_phase_five() -> None:
    game = Game(anti={"m_13": ["m_13", "stardust_klasse"]}, phase=Phase.V)
    ship = game.mine("stardust_klasse")
    assert cannot_join(game.state, ship, 1, "terra", offensive=True) is None
    assert cannot_attack_aralon(game.state, 0, Side.PRO, 1, "aralon") is None
