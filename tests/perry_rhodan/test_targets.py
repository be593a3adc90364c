"""Called targets, passive bearers, and what no effect can prevent (PR-TARGET, PR-PASS, PR-SINK)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.flights import AT_TARGET
from starboard.games.perry_rhodan.kinds import (
    CombatKind,
    MissionKind,
    Phase,
    Role,
    Side,
    Skill,
    Stat,
    Window,
)
from starboard.games.perry_rhodan.losses import doom
from starboard.games.perry_rhodan.moves.combat import HandOver
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.reduction import Reduction
from starboard.games.perry_rhodan.regroup import Regroup, cannot_hand_over
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.standing import level_of, modifier
from starboard.games.perry_rhodan.state import Mission
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight
from tests.perry_rhodan.table import Part, example


def hypnotist(aboard: bool) -> Fight:
    """A Hypno 1 is aboard an IV ship that has come to a ship called TERRA."""
    return Fight(
        ["iv_raumschiff", "ivs"],
        ["terra_ship", "john_mcclears"],
        side=Side.ANTI,
        cargo={"iv_raumschiff": ["ivs"]},
        their_cargo={"terra_ship": ["john_mcclears"]} if aboard else {},
        phase=Phase.III,
        quiet=False,
        only_windows=True,
    )


@clause("PR-TARGET-01", "PR-TARGET-02", "PR-TARGET-03")
@pytest.mark.parametrize("case", [0, 1], ids=["aboard", "not aboard"])
def test_hypno_costs_its_unit_whether_the_called_one_is_there_or_not(case: int) -> None:
    given, _, then = example("PR-TARGET-03")
    fight = hypnotist(bool(given["cases"][case]["aboard_terra"]))
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill ivs hypno person john_mcclears+terra_ship")
    if fight.asked[0] == 1:
        fight.they("pass")
    state = "passive" if fight.mine("ivs").passive else "active"
    assert state == then["user_state"][case]
    assert fight.theirs("john_mcclears").passive is then["john_mcclears_passivated"][case]


@clause("PR-TARGET-01")
def test_the_names_that_may_be_called_do_not_tell_who_is_aboard() -> None:
    offers = []
    for aboard in (True, False):
        fight = hypnotist(aboard)
        fight.until(Window.BEFORE_STEALTH, 0)
        offers.append([move for move in fight.moves() if move.startswith("skill ivs hypno")])
    assert offers[0] == offers[1]
    assert offers[0]


@clause("PR-PASS-08", "PR-PASS-09")
def test_a_passive_bearer_keeps_what_needs_no_turning() -> None:
    given, _, then = example("PR-PASS-09")
    names = {"Arkonidenanzug": "arkonidenanzug", "Hypnoblock": "hypnoblock",
             "Psychostrahler": "psychostrahler"}  # fmt: skip
    gear = [Part(names[each["name"]], onto="allan_d_mercant_i") for each in given["accessories"]]
    fight = Fight(
        ["allan_d_mercant_i", *gear],
        ["iv_anfuehrer"],
        kind=CombatKind.GROUND,
        quiet=False,
        only_windows=True,
    )
    mercant = fight.mine("allan_d_mercant_i")
    fight.until(Window.BEFORE_STEALTH, 0)
    assert [move for move in fight.moves() if move.startswith("use psychostrahler")]
    turn_passive(fight.state, mercant, 1, "PR-PASS-19")
    usable = {
        "Arkonidenanzug": modifier(fight.state, mercant, Stat.DEFENCE) == 1,
        "Hypnoblock": level_of(fight.state, mercant, Skill.HYPNOBLOCK) > 0,
        "Psychostrahler": bool([m for m in fight.moves() if m.startswith("use psychostrahler")]),
    }
    assert [name for name, able in usable.items() if able] == then["usable_accessories"]
    assert [name for name, able in usable.items() if not able] == then["unusable_accessories"]


@clause("PR-SINK-06", "PR-SINK-01")
@pytest.mark.parametrize(("destroyed", "asked"), [(True, True), (False, False)])
def test_nothing_answers_a_card_that_goes_directly_to_the_sink(
    destroyed: bool, asked: bool
) -> None:
    fight = Fight(
        ["stardust_i"],
        ["spindelschiff"],
        hand=["ausweichmanoever_i"],
        quiet=False,
        only_windows=True,
    )
    ship = fight.mine("stardust_i")
    if destroyed:
        doom(fight.state, [ship.id], "PR-SYM-01")
    else:
        sink(fight.state, ship, Way.DIRECT)
    advance(GAME, fight.state, Forced())
    assert (fight.moment is Window.DESTRUCTION) is asked
    assert ("stardust_i" in fight.me.sink) is not asked


@clause("PR-PASS-15")
@pytest.mark.parametrize("giver", [0, 1])
def test_an_exposed_agent_neither_takes_nor_hands_over_accessories(giver: int) -> None:
    agents = ["kosmischer_agent", "laury_marten"]
    holder, other = agents[giver], agents[1 - giver]
    fight = Fight(
        ["naats_v"],
        [*agents, Part("impulsstrahler", onto=holder)],
        kind=CombatKind.GROUND,
        side=Side.ANTI,
        phase=Phase.V,
        phases="I-V",
        only_line_up=True,
    )
    choice = Regroup(Role.DEFENDER)
    move = HandOver(fight.theirs("impulsstrahler").id, fight.theirs(other).id)
    assert cannot_hand_over(choice, fight.state, 1, move) is None
    for agent in (holder, other):
        fight.theirs(agent).passive = True
        refused = cannot_hand_over(choice, fight.state, 1, move)
        assert refused is not None
        assert refused.clause == "PR-PASS-12"
        fight.theirs(agent).passive = False


@clause("PR-SINK-03")
@pytest.mark.parametrize("kind", [MissionKind.OFFENSIVE, MissionKind.AGENT, MissionKind.DEFENSIVE])
def test_only_an_offensive_mission_has_a_reduction(kind: MissionKind) -> None:
    mission = Mission(1, 0, kind, 0, Side.PRO, "terra", "terra", 1, [])
    course = AT_TARGET[kind](mission)
    reduces = any(isinstance(entry, Reduction) for entry in course)
    assert reduces is (kind is MissionKind.OFFENSIVE)
