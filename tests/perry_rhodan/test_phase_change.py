"""The change of a phase, following it, and what falls."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.awards import PARTS
from starboard.games.perry_rhodan.draws import accessible
from starboard.games.perry_rhodan.events.phases import PlaceFell
from starboard.games.perry_rhodan.falling import leave
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.scoring import points
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Cover, Covered
from starboard.games.perry_rhodan.turn import EndTurn, NextTurn
from starboard.kernel import Forced, OwnZone, Secret, Slot, only
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part, example

WON_ONE = {"terra": ["terra"] * 4 + ["good_hope"]}
TEN = ["stosstrupp"] * 10


def first_won(**more: Any) -> Game:
    """Phase I is won by me, in a game that goes on to phase II."""
    told: dict[str, Any] = {"pro": WON_ONE, "phases": "I-II", "hand": TEN, **more}
    game = Game(section=Section.REACTIVATION, **told)
    prepare(game, Phase.II)
    return game


def prepare(game: Game, *phases: Phase) -> None:
    """Sources of later phases, with a card that is never outdated."""
    filler = {Phase.II: "rofus", Phase.III: "snowman", Phase.IV: "aqua", Phase.V: "solares_system"}
    for player in game.state.players:
        for phase in phases:
            if phase in player.sources:
                player.sources[phase].bag = [filler[phase]] * 10


@clause("PR-PHASE-01", "PR-VP-03")
def test_who_meets_the_condition_may_end_the_phase() -> None:
    game = first_won()
    assert "change-phase" in game.moves()
    game.do("change-phase")
    assert game.state.phase is Phase.II
    assert points(game.state, 0) == PARTS
    assert game.state.changes == [0]


@clause("PR-PHASE-01", "PR-PHASE-04")
def test_nobody_has_to_and_once_the_section_is_over_nobody_can() -> None:
    game = first_won()
    game.do("done")
    assert game.state.phase is Phase.I
    assert game.asked == (0, "MissionSection")
    assert "change-phase" not in game.moves()


@clause("PR-PHASE-01")
def test_it_may_be_declared_after_cards_were_woken() -> None:
    game = first_won(pro={"terra": ["terra"] * 4 + [Part("good_hope", passive=True)]})
    game.do("wake good_hope")
    game.do("change-phase")
    assert game.state.phase is Phase.II


def test_without_the_condition_it_says_what_is_missing() -> None:
    game = Game(
        pro={"terra": ["terra"] * 3 + ["good_hope", Part("stosstrupp", passive=True)]},
        section=Section.REACTIVATION,
    )
    assert game.why_not("change-phase") == "PR-WIN-02"


@clause("PR-PHASE-22", "PR-GEN-06")
def test_the_change_of_the_last_phase_ends_the_game() -> None:
    game = first_won(phases="I")
    game.do("change-phase")
    outcome = game.state.outcome
    assert outcome is not None
    assert outcome.won == (0,)
    assert outcome.points == (PARTS, 0)


@clause("PR-PHASE-22")
def test_without_a_source_for_the_next_phase_the_game_ends() -> None:
    game = first_won()
    del game.them.sources[Phase.II], game.them.hand[Phase.II]
    game.do("change-phase")
    assert game.state.outcome is not None


# ------------------------------------------------------------------------- the table


def second_won(**more: Any) -> Game:
    """Phase II is won by me; Ferrol is outdated afterwards."""
    anti = {"ferrol": ["ferrol"] * 3 + ["topsider_elite"], **more.pop("anti", {})}
    told: dict[str, Any] = {"hand": TEN, "phases": "I-III", **more}
    game = Game(anti=anti, phase=Phase.II, section=Section.REACTIVATION, **told)
    prepare(game, Phase.III)
    for player in game.state.players:
        player.riddles = ["wanderer"]
    game.state.agenda.clear()
    game._begin(Section.REACTIVATION, 5)
    return game


@clause("PR-PHASE-05")
def test_deserted_outdated_places_fall_for_everybody_at_once() -> None:
    game = second_won(
        their_pro={"ferrol": ["ferrol", "roter_palast"]},
        their_anti={"ferrol": ["ferrol", "topsider_garnison"]},
    )
    garrison = game.theirs("topsider_garnison").card
    game.do("change-phase")
    assert {event.place for event in game.reported(PlaceFell)} == {"pro:ferrol", "anti:ferrol"}
    assert game.them.sink.count("ferrol") == 2
    kept = "topsider_garnison" in game.hand(1)
    assert kept is (garrison.obsolete_after is None)


@clause("PR-PHASE-06")
def test_pro_places_fall_even_with_units_which_return_to_hand() -> None:
    game = second_won(their_pro={"ferrol": ["ferrol", "sichas_truppe", "stosstrupp"]})
    for name in ("sichas_truppe", "stosstrupp"):
        assert game.theirs(name).card.obsolete_after is None
    game.do("change-phase")
    assert sorted(game.hand(1)) == ["sichas_truppe", "stosstrupp"]
    assert game.them.sink == ["ferrol"]
    assert not game.them.cards


@clause("PR-PHASE-02")
def test_outdated_cards_at_places_that_stay_go_to_the_sink() -> None:
    game = second_won(pro={"terra": ["terra", "arkonidischer_forschungskreuzer"]})
    game.do("change-phase")
    assert "arkonidischer_forschungskreuzer" in game.me.sink
    assert game.mine("terra").place == "terra"


@clause("PR-PHASE-15")
def test_outdated_anti_places_fall_only_when_nobody_is_there_any_more() -> None:
    game = second_won()
    game.do("change-phase")
    assert game.place("anti:ferrol").count == 3
    unit = game.mine("topsider_elite")
    del game.me.cards[unit.id]
    game.state.memo = {}
    game.do("end-missions")  # any event will do, in the middle of a turn
    assert game.place("anti:ferrol").count == 0
    assert game.me.sink.count("ferrol") == 3


@clause("PR-PHASE-16")
def test_outdated_cards_in_a_depot_stay_until_it_is_dissolved() -> None:
    game = second_won(their_pro={"terra": ["terra", "depot"], "ferrol": ["ferrol"]})
    depot = game.theirs("depot")
    for number, name in enumerate(("ferrol", "rofus")):
        zone = OwnZone("II:1", [Slot(name, only(1))], only(1))
        stored = Covered(f"stored.{number}", 1, Side.PRO, Phase.II, zone, under=depot.id)
        game.them.covered[stored.id] = stored
    game.do("change-phase")
    assert len(game.them.covered) == 2
    leave(game.state, depot, "PR-PHASE-05")
    assert not game.them.covered
    assert game.them.sink == ["ferrol", "ferrol"]  # the place, and the stored one
    assert "rofus" in game.hand(1)


@clause("PR-PHASE-21")
def test_enemy_agents_at_a_place_that_falls_return_to_hand() -> None:
    game = second_won(
        pro={"terra": ["terra", "stosstrupp"]}, their_anti={"ferrol": ["ferrol"]}, hand=[]
    )
    agent = game.mine("stosstrupp")
    cover = Cover("cover.1", 0, Side.PRO, 1, "ferrol", 1, Secret([agent.id], only(0)))
    game.me.covers[cover.id] = cover
    game.do("change-phase")
    assert not game.me.covers
    assert "stosstrupp" in game.hand()


# ------------------------------------------------------------------------- hands and turns


@clause("PR-PHASE-08", "PR-PHASE-18")
def test_the_trigger_discards_outdated_cards_and_fills_the_hand() -> None:
    game = second_won(hand=["ferrol", "ferrol", *["stosstrupp"] * 7])
    game.do("change-phase")
    assert game.me.sink == ["ferrol", "ferrol"]
    assert game.asked == (0, "FillHand")
    game.do("draw III+III+III", "snowman", "snowman", "snowman")
    assert game.hand().count("snowman") == 3
    assert len(game.hand()) == 10
    assert game.asked == (0, "MissionSection")


@clause("PR-PHASE-09")
def test_the_trigger_has_a_bonus_turn_without_a_further_change() -> None:
    game = first_won(pro={"terra": [*WON_ONE["terra"], Part("stosstrupp", passive=True)]})
    game.do("change-phase")
    while game.state.turn.number < 11:
        seat, asked = game.asked
        assert seat == 0
        done = {"Reactivation": "done", "MissionSection": "end-missions", "BuildUp": "end-build-up"}
        if asked in done:
            game.do(done[asked])
        elif asked == "DrawSection":
            game.do("draw I", "stosstrupp")
        elif asked != "Discarding":
            game.do("pass")
        else:
            game.do(f"discard {game.hand()[0]}")
    assert game.state.turn.bonus
    assert game.why_not("change-phase") == "PR-PHASE-09"


@clause("PR-TURN-17", "PR-PHASE-09")
def test_who_has_to_miss_the_next_turn_misses_the_bonus_turn() -> None:
    game = first_won()
    game.me.bonus = game.me.skips = 1
    game.state.agenda.clear()
    game.state.push(EndTurn(0))
    advance(GAME, game.state, Forced())
    assert game.state.turn.seat == 1
    assert (game.me.bonus, game.me.skips, game.me.turns) == (0, 0, 6)


@clause("PR-PHASE-07")
def test_others_set_their_outdated_cards_aside_and_cannot_use_them() -> None:
    game = second_won(their_hand=["ferrol", "rofus"])
    game.do("change-phase")
    assert game.hand(1) == ["rofus"]
    assert {phase: len(zone) for phase, zone in (game.them.outdated or {}).items()} == {Phase.II: 1}
    assert game.them.sink == []


def their_reactivation(game: Game) -> None:
    """It is their turn: Reaktivierung."""
    game.state.agenda.clear()
    game.state.push(NextTurn(1))
    advance(GAME, game.state, Forced())
    assert game.asked == (1, "Reactivation")


@clause("PR-PHASE-10", "PR-PHASE-12")
def test_others_may_follow_in_their_turn_and_fill_up_without_a_bonus_turn() -> None:
    game = second_won(their_hand=["ferrol", *["rofus"] * 8])
    game.do("change-phase")
    their_reactivation(game)
    assert accessible(game.them) == (Phase.I, Phase.II)
    game.they("follow")
    assert game.them.sink == ["ferrol"]
    game.they("draw III+III", "snowman", "snowman")
    assert len(game.hand(1)) == 10
    assert game.them.bonus == 0
    assert accessible(game.them) == (Phase.I, Phase.II, Phase.III)


@clause("PR-PHASE-11", "PR-PHASE-13")
def test_who_does_not_follow_draws_as_many_as_were_set_aside_from_old_sources() -> None:
    game = second_won(their_hand=["ferrol", "ferrol", "rofus"])
    game.do("change-phase")
    their_reactivation(game)
    game.they("done")
    assert game.them.sink == ["ferrol", "ferrol"]
    assert game.asked == (1, "FillHand")
    assert game.why_not("draw III+III", 1) == "PR-PHASE-11"
    game.they("draw I+I", "stosstrupp", "stosstrupp")
    assert len(game.hand(1)) == 3


@clause("PR-PHASE-14")
def test_who_follows_later_fills_up_only_then() -> None:
    game = second_won(their_hand=["rofus"])
    game.do("change-phase")
    their_reactivation(game)
    game.they("done")
    assert len(game.hand(1)) == 1
    their_reactivation(game)
    game.they("follow")
    assert game.asked == (1, "FillHand")
    assert {move.split()[1].count("+") for move in game.moves(1)} == {8}


@clause("PR-PHASE-17", "PR-PHASE-20")
def test_an_outdated_card_that_is_drawn_is_replaced_from_the_same_source() -> None:
    given, _, then = example("PR-PHASE-20")
    assert (given["current_phase"], then["replacement_from"]) == ("III", "I")
    game = Game(pro={"terra": ["terra"]}, phase=Phase.III, section=Section.MISSION)
    game.fill_source(0, ["fantan_raum", "stosstrupp"])
    game.do("end-missions")
    game.do("draw I", "fantan_raum", "stosstrupp")
    assert game.me.sink == ["fantan_raum"]
    assert game.hand() == ["stosstrupp"]


@clause("PR-PHASE-18", "PR-PHASE-19")
@pytest.mark.parametrize("row", range(3))
def test_sources_once_open_stay_open(row: int) -> None:
    _, when, then = example("PR-PHASE-19")
    phase = Phase(when["current_phase"][row])
    game = Game(phase=phase)
    assert [each.value for each in accessible(game.me)] == then["accessible"][row]


@clause("PR-PHASE-03")
def test_an_outdated_note_speaks_of_the_time_after_its_phase() -> None:
    given, when, then = example("PR-PHASE-03")
    game = Game(phase=Phase.I)
    cards = [card for card in game.state.catalogue.values() if card.obsolete_after]
    for card in cards:
        assert card.obsolete_after is not None
        assert card.outdated_in(card.obsolete_after) is then["card_outdated_before"]
        after = card.obsolete_after.next
        if after is not None:
            assert card.outdated_in(after) is then["card_outdated"]
    assert given["card_note"].endswith(when["phase_change_after"])
