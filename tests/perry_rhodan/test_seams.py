"""One story for each seam: laying out, a section, a window, an effect with its answer."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.build_up import CardLaid
from starboard.games.perry_rhodan.kinds import CombatKind, Side, Window
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Combat
from starboard.games.perry_rhodan.windows import open_window
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from tests.perry_rhodan.table import GAME, Game, Part


def test_a_unit_is_laid_out_where_its_premises_are_met() -> None:
    game = Game(pro={"terra": ["terra"]}, hand=["perry_rhodan_i"])
    game.lays("perry_rhodan_i", "pro:terra")
    assert game.mine("perry_rhodan_i").place == "terra"
    assert [event.side for event in game.reported(CardLaid)] == [Side.PRO]
    assert game.hand() == []


def test_a_turn_goes_through_its_sections() -> None:
    game = Game(pro={"terra": ["terra"]}, section=Section.MISSION, source=["venus"])
    game.do("end-missions", "venus")
    assert game.asked == (0, "AfterDraw")
    game.do("pass")
    assert game.asked == (0, "BuildUp")
    assert game.hand() == ["venus"]


def test_a_passive_card_is_woken_in_reactivation() -> None:
    game = Game(pro={"terra": ["terra", Part("perry_rhodan_i", passive=True)]},
                section=Section.REACTIVATION)  # fmt: skip
    game.do("wake perry_rhodan_i")
    assert not game.mine("perry_rhodan_i").passive


def test_an_event_makes_an_arkonide_passive() -> None:
    game = Game(
        anti={"terra": ["terra"]},
        their_pro={"terra": ["terra", "crest_i"]},
        hand=["leukaemie"],
        their_hand=["konter_i"],
    )
    game.plays("leukaemie", side="anti", on="crest_i")
    assert game.asked == (1, "Answers")
    game.they("pass")
    assert game.theirs("crest_i").passive
    assert game.mine("leukaemie").place == ""


def test_konter_stops_an_event() -> None:
    game = Game(
        anti={"terra": ["terra"]},
        their_pro={"terra": ["terra", "crest_i"]},
        hand=["leukaemie"],
        their_hand=["konter_i"],
    )
    game.plays("leukaemie", side="anti", on="crest_i")
    game.plays("konter_i", by=1)
    assert not game.theirs("crest_i").passive
    assert game.me.sink == ["leukaemie"]
    assert game.them.sink == ["konter_i"]


def test_in_a_window_attacker_and_defender_alternate() -> None:
    game = Game(
        pro={"terra": ["terra", "perry_rhodan_i", Part("psychostrahler", onto="perry_rhodan_i")]},
        their_anti={"terra": ["terra", "fantan_leute"]},
        section=Section.MISSION,
    )
    state = game.state
    mine, theirs = game.mine("perry_rhodan_i").id, game.theirs("fantan_leute").id
    scope = state.agenda.open("combat")
    where = (1, Side.ANTI, "terra")
    combat = Combat(1, scope, CombatKind.GROUND, 0, 1, *where, [mine], [theirs], [], [])
    state.combats.append(combat)
    open_window(state, Window.COMBAT, 0, 1)
    advance(GAME, state, Forced())
    assert game.asked == (0, "Moment")
    game.do("pass-round")
    assert combat.passed == {0}
