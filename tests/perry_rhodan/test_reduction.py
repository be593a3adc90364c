"""The goal of a mission is reached, or not (PR-RED)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.games.perry_rhodan.events.combat import NothingReduced
from starboard.games.perry_rhodan.holds import agent_under
from starboard.games.perry_rhodan.kinds import Goal, Phase, Role, Side
from starboard.games.perry_rhodan.reduction import Reduction
from starboard.games.perry_rhodan.state import Cover, Covered
from starboard.kernel import Forced, OwnZone, Secret, Slot, only
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight
from tests.perry_rhodan.table import GAME, Cards, Part


def raid(
    mine: Cards,
    theirs: Cards,
    goal: Goal | None,
    *,
    called: str = "",
    through: Sequence[str] = (),
    withdrew: Role | None = None,
    losses: Sequence[str] = (),
    security: int = 0,
    stack: Sequence[str] = ("terra",),
    phase: Phase = Phase.I,
) -> Fight:
    """Units of seat 0 stand at Terra of seat 1 after the combat."""
    fight = Fight(mine, theirs, goal=goal, begin=False, stack=stack, phase=phase, phases="I-V")
    mission = fight.mission
    units = [laid for laid in fight.me.cards.values() if laid.card.is_unit]
    mission.landed = {laid.id: "" for laid in units}
    mission.called, mission.withdrew, mission.losses = called, withdrew, list(losses)
    mission.through = [fight.mine(name).id for name in through]
    mission.security = security
    fight.state.push(Reduction())
    fight.state.events = []
    advance(GAME, fight.state, Forced())
    fight.events = fight.state.events
    return fight


def why(fight: Fight) -> str:
    """The clause by which nothing was reduced."""
    found = fight.reported(NothingReduced)
    return found[0].clause if found else ""


@clause("PR-RED-01")
def test_without_a_goal_nothing_is_reduced() -> None:
    assert why(raid(["stosstrupp"], [], None, stack=["terra", "terra"])) == "PR-RED-01"


@pytest.mark.parametrize(
    ("through", "withdrew", "clause_id"),
    [
        pytest.param(["stosstrupp"], None, "", id="broke through"),
        pytest.param([], Role.DEFENDER, "", id="the defender retreats first"),
        pytest.param([], Role.ATTACKER, "PR-RED-02", id="the attacker retreats first"),
        pytest.param([], None, "PR-RED-02", id="the defenders hold"),
    ],
)
@clause("PR-RED-02")
def test_what_a_reduction_takes(through: list[str], withdrew: Role | None, clause_id: str) -> None:
    fight = raid(["stosstrupp"], ["ivs"], Goal.ASSASSINATION, called="ivs",
                 through=through, withdrew=withdrew)  # fmt: skip
    assert why(fight) == clause_id
    assert fight.sunk(1) == ([] if clause_id else ["ivs"])


@clause("PR-RED-02")
def test_alone_at_the_place_the_attacker_reduces() -> None:
    fight = raid(["stosstrupp"], ["positronik"], Goal.SABOTAGE, called="positronik")
    assert fight.sunk(1) == ["positronik"]


@clause("PR-RED-03", "PR-PASS-16")
def test_an_active_unit_is_needed() -> None:
    fight = raid([Part("stosstrupp", passive=True)], ["positronik"], Goal.SABOTAGE,
                 called="positronik")  # fmt: skip
    assert why(fight) == "PR-RED-03"


@clause("PR-RED-04")
def test_assassination_takes_any_unit_of_the_name() -> None:
    fight = raid(["thora"], ["ivs", "saboteure_i", "saboteure_i"], Goal.ASSASSINATION,
                 called="saboteure", through=["thora"])  # fmt: skip
    assert fight.sunk(1) == ["saboteure_i"]
    assert fight.mission.reduced == ["saboteure_i"]


@pytest.mark.parametrize(
    ("unit", "stack", "reduced"),
    [
        pytest.param("stosstrupp", ["terra", "terra"], True, id="a troop and two cards"),
        pytest.param("stosstrupp", ["terra"], False, id="a single card"),
        pytest.param("thora", ["terra", "terra"], False, id="no troop"),
    ],
)
@clause("PR-RED-05", "PR-RED-11")
def test_destabilisation_takes_a_stacked_place_card(
    unit: str, stack: list[str], reduced: bool
) -> None:
    fight = raid([unit], [], Goal.DESTABILISATION, stack=stack)
    assert fight.sunk(1) == (["terra"] if reduced else [])
    assert why(fight) == ("" if reduced else "PR-RED-11")


@clause("PR-RED-06")
def test_the_place_card_of_the_highest_phase_goes_first() -> None:
    fight = raid(["stosstrupp"], [], Goal.DESTABILISATION, phase=Phase.V,
                 stack=["aralon_iv", "aralon_v", "aralon_iv"])  # fmt: skip
    assert fight.sunk(1) == ["aralon_v"]


@clause("PR-RED-07")
def test_sabotage_takes_the_named_accessory_and_no_fixed_one() -> None:
    fight = raid(["thora"], ["iv_anfuehrer", Part("thermostrahler", onto="iv_anfuehrer")],
                 Goal.SABOTAGE, called="thermostrahler", through=["thora"])  # fmt: skip
    assert fight.sunk(1) == ["thermostrahler"]
    fixed = raid(["thora"], ["iv_anfuehrer", Part("hypnoblock", onto="iv_anfuehrer")],
                 Goal.SABOTAGE, called="hypnoblock", through=["thora"])  # fmt: skip
    assert why(fixed) == "PR-RED-11"


@clause("PR-RED-08", "PR-RED-09")
def test_devastation_names_a_unit_an_accessory_or_with_a_troop_the_place() -> None:
    theirs: Cards = [
        "ivs",
        "positronik",
        "iv_raumschiff",
        Part("schutzschirm", onto="iv_raumschiff"),
    ]
    fight = raid(["thora"], theirs, Goal.DEVASTATION, through=["thora"])
    assert fight.moves(0) == ["reduce ivs", "reduce positronik"]
    troop = raid(["stosstrupp"], theirs, Goal.DEVASTATION, through=["stosstrupp"])
    assert troop.moves(0) == ["reduce ivs", "reduce positronik", "reduce terra"]
    assert troop.why_not("reduce schutzschirm") == "PR-RED-08"


@clause("PR-RED-09")
def test_if_the_last_place_card_falls_the_cards_there_return_to_the_hand() -> None:
    fight = raid(["stosstrupp"], ["ivs", "positronik"], Goal.DEVASTATION, through=["stosstrupp"])
    terra = fight.find("terra", 1).id
    fight.do(f"reduce {terra}")
    assert fight.sunk(1) == ["terra"]
    assert sorted(fight.hand(1)) == ["ivs", "positronik"]


@clause("PR-RED-09", "PR-AGT-03")
def test_an_agent_under_a_cover_elsewhere_stays_there_when_its_home_falls() -> None:
    fight = raid(["stosstrupp"], ["ivs", "positronik"], Goal.DEVASTATION, through=["stosstrupp"])
    agent, home = fight.find("ivs", 1), fight.find("terra", 1)
    hidden = Secret([agent.id], only(1))
    abroad = Cover("cover.1", 1, home.side, 0, "terra", 1, hidden, origin="terra")
    fight.them.covers[abroad.id] = abroad
    fight.state.memo = {}
    fight.do(f"reduce {home.id}")
    assert agent_under(fight.them, abroad) is agent
    assert fight.hand(1) == ["positronik"]


@clause("PR-RED-09", "PR-PHASE-16", "PR-SECRET-02")
def test_what_lies_face_down_at_a_place_that_falls_returns_to_the_hand_too() -> None:
    fight = raid(["stosstrupp"], ["depot"], Goal.DEVASTATION, through=["stosstrupp"])
    depot, place = fight.find("depot", 1), fight.find("terra", 1)
    for name, card, where in (("a", "thora", ("", depot.id)), ("b", "festung", ("terra", ""))):
        zone = OwnZone("I:1", [Slot(card, only(1))], only(1))
        fight.them.covered[name] = Covered(name, 1, place.side, Phase.I, zone, *where)
    fight.do(f"reduce {place.id}")
    assert sorted(fight.hand(1)) == ["depot", "festung", "thora"]
    assert fight.them.covered == {}


@clause("PR-RED-10")
def test_a_fallen_defender_spares_his_side_the_devastation() -> None:
    fight = raid(["stosstrupp"], ["positronik"], Goal.DEVASTATION, losses=["ivs.9"])
    assert why(fight) == "PR-RED-10"
    assert fight.sunk(1) == []


@clause("PR-RED-11")
def test_a_named_card_that_is_gone_is_not_reduced() -> None:
    fight = raid(["stosstrupp"], ["positronik"], Goal.ASSASSINATION, called="ivs")
    assert why(fight) == "PR-RED-11"


@clause("PR-SKILL-55")
def test_innere_sicherheit_lets_the_defender_choose() -> None:
    fight = raid(["stosstrupp"], ["ivs", "positronik", "iv_raumschiff"], Goal.ASSASSINATION,
                 called="ivs", through=["stosstrupp"], security=1)  # fmt: skip
    assert fight.moves(1) == ["reduce ivs", "reduce positronik"]
    fight.they("reduce positronik")
    assert fight.sunk(1) == ["positronik"]


@clause("PR-SKILL-56")
def test_innere_sicherheit_two_offers_ships_and_their_accessories_too() -> None:
    theirs: Cards = ["ivs", "iv_raumschiff", Part("schutzschirm", onto="iv_raumschiff")]
    fight = raid(["stosstrupp"], theirs, Goal.ASSASSINATION, called="ivs",
                 through=["stosstrupp"], security=2)  # fmt: skip
    assert fight.moves(1) == ["reduce ivs", "reduce iv_raumschiff", "reduce schutzschirm"]


@clause("PR-SINK-04")
def test_a_reduced_unit_leaves_its_free_accessory_behind() -> None:
    fight = raid(["thora"], ["iv_anfuehrer", Part("thermostrahler", onto="iv_anfuehrer"),
                             Part("hypnoblock", onto="iv_anfuehrer")],
                 Goal.ASSASSINATION, called="iv_anfuehrer", through=["thora"])  # fmt: skip
    assert fight.sunk(1) == ["hypnoblock", "iv_anfuehrer"]
    assert fight.theirs("thermostrahler").side is Side.ANTI
