"""What a game is: players, sides, phases, decks, points (PR-GEN, PR-SIDE)."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.deck_text import encode_deck, starter_decks
from starboard.games.perry_rhodan.decks import Deck
from starboard.games.perry_rhodan.events.turn import JointSurrender
from starboard.games.perry_rhodan.kinds import PHASES, Phase, Side
from starboard.games.perry_rhodan.options import phase_ranges, read_range
from starboard.games.perry_rhodan.scoring import outcome
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.setup import played_sources
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import PARTS, Score
from starboard.kernel.registry import start
from starboard.kernel.yaml_files import Name
from starboard.testing import clause
from tests.perry_rhodan.table import Game
from tests.perry_rhodan.test_events import end_turn


@clause("PR-GEN-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    if seats < 2:
        with pytest.raises(BadInput):
            start(GAME, seats=seats, seed="1")
        return
    match = start(GAME, seats=seats, seed="1")
    assert len(match.state.players) == seats
    assert match.to_act == tuple(range(seats)), "all look at their first hand"


@clause("PR-GEN-03", "PR-GEN-06")
def test_the_most_points_win_whoever_ended_the_phase() -> None:
    given = 2 * PARTS
    game = Game(phase=Phase.IV, phases="IV")
    game.state.changes = [0]
    game.state.scores = [
        Score(0, Phase.IV, "change", given, "PR-VP-10"),
        Score(0, Phase.IV, "arkonbombe", -PARTS, "PR-VP-10"),
        Score(1, Phase.IV, "aralon", PARTS, "PR-VP-10"),
        Score(1, Phase.IV, "regent", PARTS // 2, "PR-VP-10"),
    ]
    ended = outcome(game.state, "points", "PR-GEN-03")
    assert ended.points == (PARTS, PARTS * 3 // 2)
    assert ended.won == (1,)
    assert ended.places == (2, 1)


@clause("PR-GEN-09")
def test_a_deck_against_the_rules_is_refused_before_the_game_begins() -> None:
    good = next(iter(starter_decks().values()))
    source = (*good.source(Phase.I), "perry_rhodan_i", "perry_rhodan_i")
    bad = Deck(name=Name(de="Falsch", en="Wrong"), sources={Phase.I: source}, action=good.action)
    with pytest.raises(BadInput) as refused:
        start(GAME, seats=2, seed="1", options={"decks": (encode_deck(bad), "raumflotte")})
    assert refused.value.clause == "PR-DECK-04"
    assert refused.value.arguments["card"] == "Perry Rhodan (I)"
    assert "deck 1" in refused.value.where


@clause("PR-GEN-10")
def test_there_are_five_phases_and_the_back_shows_which() -> None:
    assert [phase.value for phase in PHASES] == ["I", "II", "III", "IV", "V"]
    assert sorted(PHASES) == list(PHASES)
    game = Game(hand=["venus", "ferrol"], phase=Phase.II)
    assert [len(game.me.hand[phase]) for phase in (Phase.I, Phase.II)] == [1, 1]


@clause("PR-GEN-11")
@pytest.mark.parametrize(
    ("phases", "first"), [("I", "I"), ("III", "I"), ("II-IV", "I"), ("V", "V"), ("I-V", "I")]
)
def test_the_second_cycle_begins_with_phase_five(phases: str, first: str) -> None:
    assert played_sources(*read_range(phases))[0].value == first


@clause("PR-GEN-12")
def test_one_phase_alone_and_every_range_can_be_played() -> None:
    assert len(phase_ranges()) == 15
    for word in phase_ranges():
        low, high = read_range(word)
        match = start(GAME, seats=2, seed="1", options={"phases": word})
        assert (match.state.first_phase, match.state.last_phase) == (low, high)
        assert match.state.phase is low


@clause("PR-QUIT-05")
@pytest.mark.parametrize(("rounds", "over"), [(6, True), (7, False), (0, False)])
def test_when_the_agreed_rounds_are_used_up_all_surrender(rounds: int, over: bool) -> None:
    game = Game(options={"rounds": rounds}, turn=6)
    game.do("end-build-up")
    end_turn(game, 1)
    assert (game.state.outcome is not None) is over
    assert bool(game.reported(JointSurrender)) is over


@clause("PR-GEN-05", "PR-GEN-07", "PR-GEN-08")
def test_a_phase_ends_in_reactivation_after_a_round_in_which_its_condition_held() -> None:
    game = Game(pro={"terra": ["terra"] * 3 + ["good_hope"]}, hand=["terra"], phases="I-II")
    game.lays("terra", "pro:terra")
    assert not [move for move in game.moves() if move == "change-phase"], "reached, not declared"
    assert not game.state.scores
    game.do("end-build-up")
    end_turn(game, 1)
    assert game.asked == (0, "Reactivation")
    assert not game.state.scores, "points come with the change"
    game.do("change-phase")
    assert game.state.phase is Phase.II
    assert [score.clause for score in game.state.scores] == ["PR-VP-03"]


@clause("PR-GEN-07")
def test_a_condition_that_did_not_survive_the_round_ends_nothing() -> None:
    game = Game(pro={"terra": ["terra"] * 4 + ["good_hope"]}, phases="I-II")
    game.do("end-build-up")
    sink(game.state, game.mine("good_hope"), Way.DESTROYED)
    end_turn(game, 1)
    assert "change-phase" not in game.moves()


# ------------------------------------------------------------------------- sides


@clause("PR-SIDE-02", "PR-SIDE-03")
@pytest.mark.parametrize(
    ("side", "targets"), [(Side.PRO, {"anti:venus"}), (Side.ANTI, {"pro:terra"})]
)
def test_a_side_attacks_only_the_other_side_of_somebody_else(side: Side, targets: set[str]) -> None:
    mine = {"terra": ["terra", "stardust_i" if side is Side.PRO else "raketenverband"]}
    game = Game(
        pro=mine if side is Side.PRO else {"venus": ["venus"]},
        anti=mine if side is Side.ANTI else {"venus": ["venus"]},
        their_pro={"terra": ["terra"]},
        their_anti={"venus": ["venus"]},
        section=Section.MISSION,
    )
    for laid in game.me.cards.values():
        laid.passive = laid.side is not side
    aimed = {move.split()[2] for move in game.moves() if move.startswith("attack")}
    reached = {place for place in aimed if place.partition(":")[0] != side.value}
    assert aimed == reached
    assert targets <= reached
