"""One of several of the same name, and one turn for several renewals (PR-RED-04, PR-TURN-17)."""

from __future__ import annotations

from starboard.games.perry_rhodan.draws import DrawCards
from starboard.games.perry_rhodan.kinds import Goal, Phase
from starboard.games.perry_rhodan.reduction import Reduction
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import PARTS
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight
from tests.perry_rhodan.table import GAME, Cards, Game, Part
from tests.perry_rhodan.test_turn import end_turn


def won(theirs: Cards, goal: Goal, called: str, *, security: int = 0, rules: int = 0) -> Fight:
    """The attacker stands alone at Terra of seat 1, and a name was called."""
    fight = Fight(["thora"], theirs, goal=goal, begin=False, phases="I-V")
    fight.state.rules = rules or fight.state.rules
    mission = fight.mission
    mission.landed = {fight.mine("thora").id: ""}
    mission.through = list(mission.landed)
    mission.called, mission.security = called, security
    fight.state.push(Reduction())
    advance(GAME, fight.state, Forced())
    return fight


@clause("PR-RED-04", "PR-OFF-05")
def test_of_two_units_of_one_name_the_attacker_takes_the_one_he_likes() -> None:
    theirs: Cards = [Part("saboteure_i", passive=True), "saboteure_iii"]
    fight = won(theirs, Goal.ASSASSINATION, "saboteure")
    assert fight.moves(0) == ["reduce saboteure_i", "reduce saboteure_iii"]
    fight.do("reduce saboteure_iii")
    assert fight.sunk(1) == ["saboteure_iii"]


@clause("PR-RED-04")
def test_nobody_is_asked_about_units_that_are_alike() -> None:
    fight = won(["saboteure_i", "saboteure_i"], Goal.ASSASSINATION, "saboteure")
    assert fight.sunk(1) == ["saboteure_i"]


@clause("PR-RED-07", "PR-OFF-06")
def test_of_two_accessories_of_one_name_the_attacker_takes_that_of_whom_he_likes() -> None:
    theirs: Cards = [
        "iv_anfuehrer",
        Part("thermostrahler", onto="iv_anfuehrer"),
        "ivs",
        Part("thermostrahler", onto="ivs"),
    ]
    fight = won(theirs, Goal.SABOTAGE, "thermostrahler")
    borne = {laid.id: laid.on for laid in fight.state.players[1].cards.values() if laid.on}
    assert fight.moves(0) == ["reduce thermostrahler"] * 2
    second = next(name for name, on in borne.items() if on == fight.find("ivs", 1).id)
    fight.do(f"reduce {second}")
    assert [laid.on for laid in fight.state.players[1].cards.values() if laid.on] == [
        fight.find("iv_anfuehrer", 1).id
    ]


@clause("PR-RED-04", "PR-SKILL-55")
def test_only_innere_sicherheit_lets_the_defender_say_which_of_them_it_is() -> None:
    theirs: Cards = [Part("saboteure_i", passive=True), "saboteure_iii"]
    assert won(theirs, Goal.ASSASSINATION, "saboteure", security=1).asked[0] == 1


@clause("PR-RED-04")
def test_in_matches_of_older_rules_the_first_of_them_goes() -> None:
    theirs: Cards = [Part("saboteure_i", passive=True), "saboteure_iii"]
    fight = won(theirs, Goal.ASSASSINATION, "saboteure", rules=4)
    assert fight.sunk(1) == ["saboteure_i"]


# ------------------------------------------------------------------------- renewals


def renewed_twice(rules: int = 0) -> Game:
    """An empty source is drawn from twice, and nothing in the sink goes back to it."""
    game = Game(section=Section.MISSION, source=[], sink=["perry_rhodan_i"])
    game.state.rules = rules or game.state.rules
    for _ in range(2):
        game.state.push(DrawCards(0, Phase.I, 1, "PR-TURN-10"))
        advance(GAME, game.state, Forced("shuffle"))
    game.fill_source(0, ["stosstrupp"] * 3)
    return game


@clause("PR-TURN-17", "PR-TURN-15")
def test_who_renews_twice_before_his_next_turn_misses_one_turn() -> None:
    game = renewed_twice()
    assert [each.parts for each in game.state.scores] == [-PARTS // 2] * 2
    end_turn(game, 0)
    end_turn(game, 1)
    end_turn(game, 1)
    assert game.asked[0] == 0


@clause("PR-TURN-17")
def test_in_matches_of_older_rules_every_renewal_costs_a_turn() -> None:
    assert renewed_twice(rules=4).me.skips == 2
