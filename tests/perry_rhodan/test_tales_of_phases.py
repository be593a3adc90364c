"""How phases end at a table of three: points shared by hand, who follows when, what falls."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.awards import PARTS, Award, Reason
from starboard.games.perry_rhodan.events.phases import PointsGiven
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.marks import mark
from starboard.games.perry_rhodan.moves.phases import ChangePhase
from starboard.games.perry_rhodan.phase_four import (
    FLEW,
    ara_modifier_of,
    ara_number_of,
    cannot_attack_aralon,
    regent_modifier_of,
    regent_number_of,
)
from starboard.games.perry_rhodan.scoring import (
    achieve,
    begin_counting,
    fine,
    give,
    points,
    tally,
)
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.victory import note_reduction
from starboard.kernel.loop import why_not
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.perry_rhodan.table import Game, Part
from tests.perry_rhodan.test_phase_change import prepare

PRO, ANTI = Side.PRO, Side.ANTI
WON = {
    Phase.II: {"ferrol": ["ferrol"] * 3 + ["topsider_elite"]},
    Phase.III: {"snowman": ["snowman"] * 3 + ["walzenschiff"]},
}


def three(phase: Phase, **more: object) -> Game:
    """Three players in a campaign; I am in my Reaktivierung and have won this phase."""
    told = {"anti": WON.get(phase, {}), "phases": "I-V", **more}
    return Game(section=Section.REACTIVATION, phase=phase, seats=3, **told)  # type: ignore[arg-type]


def sums(game: Game) -> list[float]:
    """The points of everybody."""
    return [points(game.state, seat) / PARTS for seat in range(3)]


def begin(game: Game) -> None:
    """My Reaktivierung begins, with the table as it is now."""
    game.state.agenda.clear()
    game._begin(Section.REACTIVATION, 5)


def end_phase(game: Game) -> None:
    """I end the phase."""
    begin(game)
    game.do("change-phase")


def reduces(game: Game, seat: int, unit: str, space: int, side: Side, family: str) -> None:
    """A seat has reduced something with a unit."""
    own = game.put(seat, side.other, "terra", unit)
    note_reduction(game.state, seat, space, side, family, [own])


# ------------------------------------------------------------------------- points


@clause("PR-VP-04", "PR-VP-05", "PR-VP-24")
def test_two_of_three_solved_as_many_riddles_of_phase_two_and_share() -> None:
    game = three(Phase.II)
    game.me.riddles, game.them.riddles = ["spur_der_fremden"], ["spur_der_fremden"]
    begin_counting(game.state)  # what was solved in phase I does not count
    game.me.riddles, game.them.riddles = [*game.me.riddles, "wanderer"], ["wanderer", "wanderer"]
    reduces(game, 1, "topsider_elite", 2, PRO, "terra")
    end_phase(game)
    assert sums(game) == [1 + 0.25, 0.25 + 0.5, 0]
    told = {(each.seat, each.reason, each.clause) for each in game.reported(PointsGiven)}
    assert (1, "terra", "PR-VP-06") in told
    assert (0, "riddles", "PR-VP-05") in told


@clause("PR-VP-07", "PR-VP-09", "PR-VP-24")
def test_two_of_three_have_a_ganymed_on_the_anti_side_and_share() -> None:
    game = three(Phase.III, pro={"terra": ["terra", "ganymed"]})
    for seat in (1, 2):
        game.put(seat, ANTI, "snowman", "snowman")
        game.put(seat, ANTI, "snowman", "ganymed")
    end_phase(game)  # mine, on the Pro side, stands for a riddle and scores nothing
    assert sums(game) == [1.5, 0.25, 0.25]


@clause("PR-VP-09", "PR-ASIDE-01")
def test_a_ganymed_that_is_under_way_lies_nowhere() -> None:
    game = three(Phase.III, anti={"snowman": ["snowman", "ganymed"]})
    assert tally(game.state, 0).ganymed
    game.mine("ganymed").place = ""
    assert not tally(game.state, 0).ganymed


@clause("PR-VP-13", "PR-VP-14", "PR-VP-12")
def test_modifiers_of_three_players_are_compared_with_what_lies_there() -> None:
    game = three(Phase.IV, pro={"zalit": ["zalit", "zalit"]})
    reduces(game, 0, "raumlandedivision", 1, ANTI, "aralon")
    reduces(game, 0, "raumlandedivision", 1, PRO, "terra")
    game.put(1, ANTI, "arkon_iii", "robotregent")
    game.put(2, PRO, "terra", "sergh")
    fine(game.state, 2, Reason.BOMB)
    end_phase(game)
    zalit = sergh = 0.5 / 2
    assert sums(game) == [2.0 + 1.0 + zalit, 0.5, sergh - 1.0]


@clause("PR-P45-01", "PR-P45-02")
def test_when_phase_four_ends_talamon_returns_to_hand_and_a_gom_is_lost() -> None:
    game = three(Phase.IV, pro={"zalit": ["zalit", "talamon_iv"], "aralon": ["aralon_iv", "gom"]})
    prepare(game, Phase.V)
    reduces(game, 0, "raumlandedivision", 1, ANTI, "aralon")
    reduces(game, 0, "raumlandedivision", 1, PRO, "terra")
    end_phase(game)
    assert game.state.phase is Phase.V
    assert "talamon_iv" in game.hand()
    assert "gom" in game.me.sink


@clause("PR-VP-16", "PR-VP-18", "PR-VP-19")
def test_the_coordinates_of_three_players_bring_and_cost() -> None:
    game = three(Phase.V, pro={"sol": ["solares_system", "atlan_pro"],
                               "mirsal_iii": ["mirsal_iii", "perry_rhodan_v"]},
                 anti={"mirsal_iii": ["mirsal_iii", "ara_diplomat"]})  # fmt: skip
    game.me.sol, game.them.sol, game.state.players[2].sol = -1, -1, -5
    for seat in (0, 1):
        achieve(game.state, seat, Reason.COMPENSATOR)
    fine(game.state, 1, Reason.ATLAN)
    fine(game.state, 1, Reason.ATLAN)
    end_phase(game)
    assert sums(game) == [2.0 + 0.25 + 0.5, 0.25 + 0.5 - 2.0, -0.5]
    assert game.state.outcome is not None
    assert game.state.outcome.won == (0,)


@clause("PR-VP-18", "PR-VP-19")
def test_equal_coordinates_bring_nobody_anything() -> None:
    game = three(Phase.V, pro={"sol": ["solares_system", "atlan_pro"],
                               "mirsal_iii": ["mirsal_iii", "perry_rhodan_v"]},
                 anti={"mirsal_iii": ["mirsal_iii", "ara_diplomat"]})  # fmt: skip
    for player in game.state.players:
        player.sol = -4
    end_phase(game)
    assert sums(game) == [2.0, 0, 0]


@clause("PR-VP-05", "PR-VP-08")
def test_riddles_are_counted_from_the_beginning_of_the_phase() -> None:
    game = three(Phase.III)
    assert tally(game.state, 0).riddles == 0
    game.me.riddles = ["wanderer"]
    assert tally(game.state, 0).riddles == 1
    begin_counting(game.state)
    assert tally(game.state, 0).riddles == 0
    game.me.riddles = ["wanderer", "das_physiotron", "archiv_der_topsider"]
    assert tally(game.state, 0).riddles == 2


@clause("PR-P5-11", "PR-VP-07")
def test_only_phase_five_ends_with_anti_atlan() -> None:
    game = three(Phase.III, pro={"terra": ["terra", "ganymed"]})
    end_phase(game)
    (told,) = [each for each in game.reported(PointsGiven) if each.seat == 0]
    assert (told.reason, told.clause) == ("change", "PR-VP-07")
    assert told.points == f"points.{PARTS * 3 // 2}"


@clause("PR-P4-18")
def test_aras_protect_an_aralon_only_from_the_pro_side_and_only_in_phase_four() -> None:
    for phase, side, family, refused in (
        (Phase.IV, PRO, "aralon", True),
        (Phase.V, PRO, "aralon", False),
        (Phase.IV, ANTI, "aralon", False),
        (Phase.IV, PRO, "honur", False),
    ):
        game = Game(phase=phase, phases="I-V")
        found = cannot_attack_aralon(game.state, 0, side, 1, family)
        assert (found is not None) is refused
        if found is not None:
            assert (found.clause, found.message) == ("PR-P4-18", "needs-own-aralon")


@clause("PR-P4-17", "PR-P4-18")
@pytest.mark.parametrize(
    ("mine", "theirs", "number"),
    [
        (["aralon_iv", "mooff"], ["aralon_iv", "aralon_iv", "gegul"], -1 + 2 + 1),
        (["aralon_iv", "mooff", "exsar"], ["aralon_iv", "aralon_iv", "gegul"], -2 + 2 + 1),
        (["aralon_iv", "mooff", "exsar", "gelaeuterte"], ["aralon_iv"] * 3 + ["gegul"], -3 + 2 + 1),
    ],
)
def test_the_ara_number_adds_my_pro_side_to_their_anti_side(
    mine: list[str], theirs: list[str], number: int
) -> None:
    game = Game(pro={"aralon": mine}, their_anti={"aralon": theirs}, phase=Phase.IV, phases="I-V")
    assert ara_number_of(game.state, 0, 1) == number
    refused = cannot_attack_aralon(game.state, 0, PRO, 1, "aralon")
    assert (refused is None) is (number < 1)
    if refused is not None:
        assert refused.message == "aras-protect-aralon"
        assert refused.arguments["have"] == number


@clause("PR-P4-10", "PR-P4-04")
def test_the_regent_number_adds_my_anti_side_to_their_pro_side_after_their_first_flight() -> None:
    game = Game(anti={"arkon_iii": ["arkon_iii_iv", "robotregent", "admiral_kenos"]},
                their_pro={"zalit": ["zalit", "zalit", "sergh"]},
                phase=Phase.IV, phases="I-V")  # fmt: skip
    assert regent_number_of(game.state, 0, 1) == (3 + 1) + (-2 - 2)
    mark(game.state, 1, FLEW)
    assert regent_number_of(game.state, 0, 1) == (3 + 1) + (-2 - 2 + 1)
    game.state.players[1].cards.pop(game.theirs("sergh").id)
    assert regent_number_of(game.state, 0, 1) == (3 + 1) + (-2 + 1)


@clause("PR-P4-04", "PR-P4-13", "PR-ASIDE-01")
def test_what_is_set_aside_changes_no_modifier() -> None:
    game = Game(pro={"zalit": ["zalit", "titan_veastark", "exsar"]}, phase=Phase.IV, phases="I-V")
    assert regent_modifier_of(game.state, 0, PRO) == -2 + 1
    assert ara_modifier_of(game.state, 0, PRO) == -1 - 1
    for name in ("titan_veastark", "exsar"):
        game.mine(name).place = ""  # a flight of two rounds
    assert regent_modifier_of(game.state, 0, PRO) == -2
    assert ara_modifier_of(game.state, 0, PRO) == -1


@clause("PR-VP-12", "PR-VP-22", "PR-VP-09")
@pytest.mark.parametrize(
    ("reason", "de", "en"),
    [
        (Reason.ARALON, "die erste Reduzierung auf Aralon", "the first reduction on Aralon"),
        (Reason.ATLAN, "einen verlorenen Atlan eines Gegners", "an opponent's lost Atlan"),
        (Reason.GANYMED, "die GANYMED auf der Anti-Seite", "the GANYMED on the Anti side"),
        (Reason.TERRA, "eine Reduzierung auf Pro-Terra", "a reduction on Pro-Terra"),
    ],
)
def test_points_are_told_with_their_reason_where_a_family_is_called_like_it(
    reason: Reason, de: str, en: str
) -> None:
    game = Game(phase=Phase.IV, phases="I-V")
    game.state.events = []
    give(game.state, [Award(0, Phase.IV, reason, PARTS, "PR-VP-12")])
    (told,) = game.state.events
    assert de in Speech(GAME, "de", ["A", "B"]).event(game.state, told)
    assert en in Speech(GAME, "en", ["A", "B"]).event(game.state, told)


@clause("PR-WIN-02", "PR-WIN-05")
@pytest.mark.parametrize(
    ("phase", "said"),
    [
        (Phase.I, "You lack: Terra on the Pro side (0 of 4)."),
        (Phase.II, "You lack: Ferrol on the Anti side (0 of 3)."),
        (Phase.III, "You lack: Snowman on the Anti side (0 of 3)."),
        (Phase.IV, "You lack: a reduction on Aralon with units (0 of 1)."),
    ],
)
def test_what_is_lacking_to_the_end_of_a_phase_is_said_exactly(phase: Phase, said: str) -> None:
    game = Game(phase=phase, phases="I-V", section=Section.REACTIVATION, pro={
        "terra": ["terra", Part("stosstrupp", passive=True)] if phase is not Phase.I else [],
        "venus": ["venus", Part("stosstrupp", passive=True)],
    })  # fmt: skip
    refused = why_not(GAME, game.state, 0, ChangePhase())
    assert refused is not None
    assert Speech(GAME, "en", ["A", "B"]).refusal(game.state, refused) == said


# ------------------------------------------------------------------------- following


@clause("PR-PHASE-10", "PR-PHASE-11", "PR-PHASE-14")
def test_who_has_slept_through_two_changes_follows_into_the_phase_that_is_played() -> None:
    game = three(Phase.IV, hand=["stosstrupp"] * 8, source=["stosstrupp"] * 4)
    prepare(game, Phase.II, Phase.III, Phase.IV)
    game.me.access = Phase.II
    begin(game)
    assert game.why_not("change-phase") == "PR-WIN-05"
    game.do("follow")
    assert game.me.access is Phase.IV
    assert game.asked == (0, "FillHand")
    assert "draw II+IV" in game.moves()
    game.do("draw II+IV", "rofus", "aqua")
    assert len(game.hand()) == 10
    assert game.me.bonus == 0
    assert "follow" not in game.moves()
