"""Events, statuses and the symbols of cards (PR-EVENT, PR-STATUS, PR-SYM)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.decks import binder, source_faults
from starboard.games.perry_rhodan.draws import accessible
from starboard.games.perry_rhodan.kinds import Phase, Stat, What, Window
from starboard.games.perry_rhodan.playing import effects_at
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.standing import of_player, player_forbidden
from starboard.games.perry_rhodan.strengths import lasting_bonus
from starboard.games.perry_rhodan.windows import Answers
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight
from tests.perry_rhodan.table import Game, Part

TWO_TERRA = ["terra", "terra"]


def end_turn(game: Game, seat: int, drawn: str = "stosstrupp") -> None:
    """A turn in which nothing is done."""
    if game.asked == (seat, "Reactivation"):
        game.play(seat, "done")
    if game.asked == (seat, "MissionSection"):
        several = len(accessible(game.state.players[seat])) > 1
        game.play(seat, "end-missions", *([] if several else [drawn]))
    if game.asked == (seat, "DrawSection"):
        game.play(seat, "draw I", drawn)
    if game.asked == (seat, "AfterDraw"):
        game.play(seat, "pass")
    game.play(seat, "end-build-up")


# ------------------------------------------------------------------------- events


@clause("PR-EVENT-01", "PR-SYM-09")
def test_konter_stops_an_event_and_a_card_used_out_of_the_hand() -> None:
    for card, seat_moves in (("verrat", "on"), ("totmannschaltung", "")):
        game = Game(
            pro={"sol": ["solares_system"]},
            anti={"terra": [*TWO_TERRA, "saboteure_i"]},
            hand=[card, "venus"],
            their_hand=["konter_i", "venus"],
            phase=Phase.V,
            phases="I-V",
        )
        game.effect = 1 if card == "totmannschaltung" else 0
        side = "anti" if card == "verrat" else "pro"
        game.plays(card, side=side, on="seat.1" if seat_moves else "-")
        assert game.asked == (1, "Answers")
        game.effect = 0
        game.plays("konter_i", by=1)
        game.passes(0)
        assert game.asked == (0, "BuildUp"), "nothing was drawn or thrown off"
        assert game.hand() == ["venus"]
        assert game.hand(1) == ["venus"]
        assert game.me.sink == [card]


@clause("PR-EVENT-01", "PR-LAY-15")
def test_konter_can_be_countered() -> None:
    game = Game(
        anti={"terra": ["terra"]},
        their_pro={"terra": ["terra", "crest_i"]},
        hand=["leukaemie", "konter_i"],
        their_hand=["konter_i"],
    )
    game.plays("leukaemie", side="anti", on="crest_i")
    game.plays("konter_i", by=1)
    assert isinstance(game.state.agenda.top, Answers)
    game.plays("konter_i", side="anti")
    assert game.theirs("crest_i").passive


@clause("PR-EVENT-02")
def test_an_event_is_played_in_ausbau_and_goes_to_the_sink() -> None:
    game = Game(pro={"terra": TWO_TERRA}, hand=["hilfsaktion", "venus"], source=["terra"])
    game.plays("hilfsaktion")
    assert game.hand() == ["venus"]
    game.do("pass", "shuffle")
    assert game.me.sink == ["hilfsaktion"]
    for section in (Section.MISSION, Section.REACTIVATION):
        game = Game(pro={"terra": TWO_TERRA}, hand=["hilfsaktion"], section=section)
        assert game.why_not("play hilfsaktion pro 0 -") != ""


@clause("PR-EVENT-03")
def test_an_event_over_several_rounds_stays_open_until_it_has_run_out() -> None:
    game = Game(pro={"terra": TWO_TERRA}, hand=["wirtschaftsboom"], source=["stosstrupp"] * 8)
    game.plays("wirtschaftsboom")
    for rounds in range(3):
        assert game.me.sink == [], rounds
        assert game.mine("wirtschaftsboom").place == ""
        game.do("end-build-up")
        end_turn(game, 1)
        if rounds < 2:
            game.do("end-missions", "stosstrupp", "stosstrupp")
            game.do("pass")
    assert game.me.sink == ["wirtschaftsboom"]
    game.do("end-missions", "stosstrupp")
    assert len(game.hand()) == 5, "two and two, then one"


# ------------------------------------------------------------------------- statuses


def blockaded(seats: int = 2) -> Game:
    """A status that acts on an opponent lies in front of seat 0."""
    game = Game(
        anti={"terra": [*TWO_TERRA, "saboteure_i"]},
        hand=["blockade_der_grossmaechte", "blockade_der_grossmaechte", "stosstrupp"],
        their_hand=["konter_i"],
        seats=seats,
    )
    game.do("declare blockade_der_grossmaechte anti:terra seat.1")
    return game


@clause("PR-STATUS-01", "PR-STATUS-04", "PR-STATUS-07")
def test_a_status_is_set_aside_works_on_an_opponent_and_is_not_countered() -> None:
    game = blockaded()
    assert game.asked == (0, "BuildUp"), "nobody may answer"
    laid = game.mine("blockade_der_grossmaechte")
    assert (laid.place, laid.against) == ("", 1)
    assert player_forbidden(game.state, 1, What.EXTRA_DRAWS)
    assert not player_forbidden(game.state, 0, What.EXTRA_DRAWS)


@clause("PR-STATUS-04")
def test_a_status_without_an_opponent_acts_on_its_owner() -> None:
    game = Game(pro={"ferrol": ["ferrol", "ferrol"]}, hand=["expansion_wega"], phase=Phase.II)
    assert game.why_not("declare expansion_wega pro:ferrol seat.1") == "PR-STATUS-04"
    game.do("declare expansion_wega pro:ferrol -")
    assert game.mine("expansion_wega").against == -1


@clause("PR-STATUS-02")
def test_a_source_holds_any_number_of_a_status_that_says_nothing() -> None:
    plain = {
        "id": "warnzustand", "name": {"de": "Warnzustand", "en": "Alert"}, "phase": "I",
        "type": "status", "side": "pro", "rarity": "common", "source": "own",
        "premises": {"pro": [[{"place": "terra"}]]},
    }  # fmt: skip
    cards = binder(Catalogue.of(GAME.content([plain])))
    assert not list(source_faults(["warnzustand"] * 7, Phase.I, cards))
    assert list(source_faults(["blockade_der_grossmaechte"] * 3, Phase.I, cards)), "it says two"


@clause("PR-STATUS-05")
def test_statuses_of_one_name_may_act_on_different_opponents() -> None:
    game = blockaded(seats=3)
    game.do("declare blockade_der_grossmaechte anti:terra seat.2")
    assert player_forbidden(game.state, 1, What.EXTRA_DRAWS)
    assert player_forbidden(game.state, 2, What.EXTRA_DRAWS)


@clause("PR-STATUS-03")
def test_a_status_whose_time_is_over_goes_to_the_sink() -> None:
    game = blockaded()
    game.me.turns += 2
    game.mine("blockade_der_grossmaechte").ends = game.me.turns + 1
    game.do("end-build-up")
    end_turn(game, 1)
    assert game.me.sink == ["blockade_der_grossmaechte"]
    assert not player_forbidden(game.state, 1, What.EXTRA_DRAWS)


@clause("PR-STATUS-06")
def test_an_outdated_status_leaves_at_the_phase_change() -> None:
    won = {"terra": ["terra"] * 4 + ["good_hope"]}
    game = Game(
        pro=won,
        anti={"terra": [*TWO_TERRA, "saboteure_i"]},
        hand=["blockade_der_grossmaechte"],
        phases="I-II",
    )
    game.do("declare blockade_der_grossmaechte anti:terra seat.1")
    game.do("end-build-up")
    end_turn(game, 1)
    assert player_forbidden(game.state, 1, What.EXTRA_DRAWS)
    game.do("change-phase")
    assert not player_forbidden(game.state, 1, What.EXTRA_DRAWS)
    assert "blockade_der_grossmaechte" in game.me.sink


@clause("PR-STATUS-04")
def test_a_status_lowers_the_hand_limit_of_an_opponent() -> None:
    game = Game(
        anti={"snowman": ["snowman", "snowman", "etztak"]},
        hand=["handelsmonopol"],
        phase=Phase.III,
    )
    game.do("declare handelsmonopol anti:snowman seat.1")
    assert of_player(game.state, 1, Stat.HAND_LIMIT) == -1
    assert of_player(game.state, 0, Stat.HAND_LIMIT) == 0


@clause("PR-STATUS-07")
def test_konter_has_no_status_to_answer() -> None:
    game = blockaded()
    assert game.why_not("play konter_i pro 0 -", 1) == "PR-TURN-05"


# ------------------------------------------------------------------------- symbols


@clause("PR-SYM-01", "PR-SINK-01")
@pytest.mark.parametrize("way", list(Way))
def test_every_way_ends_in_the_sink_of_the_owner(way: Way) -> None:
    game = Game(their_pro={"terra": ["terra", "stosstrupp"]})
    sink(game.state, game.theirs("stosstrupp"), way)
    assert game.them.sink == ["stosstrupp"]
    assert [event.way for event in game.state.events if hasattr(event, "way")] == [way]


@clause("PR-SYM-02", "PR-SYM-03")
def test_throwing_in_the_own_card_triggers_it_and_cannot_be_countered() -> None:
    game = Game(
        pro={"terra": TWO_TERRA, "venus": ["venus", "port_venus"]},
        their_hand=["konter_i"],
        section=Section.MISSION,
        source=["stosstrupp"] * 5,
    )
    game.do("end-missions", "stosstrupp")
    game.uses("port_venus", "stosstrupp", "stosstrupp")
    assert game.me.sink == ["port_venus"]
    assert len(game.hand()) == 3
    assert game.asked == (0, "AfterDraw"), "nobody was asked for an answer"


@clause("PR-SYM-04", "PR-PASS-14")
def test_a_passive_card_cannot_be_thrown_in() -> None:
    game = Game(
        pro={"venus": ["venus", Part("port_venus", passive=True)]},
        hand=["venus"],
        section=Section.MISSION,
    )
    game.do("end-missions", "stosstrupp")
    assert game.why_not("use port_venus 0 -") == "PR-PASS-02"


@clause("PR-SYM-05", "PR-SYM-06", "PR-SYM-07")
def test_another_card_goes_directly_to_the_sink_even_if_it_is_passive() -> None:
    there = ["solares_system", "meuterer", Part("saboteure_i", passive=True)]
    game = Game(
        anti={"sol": there, "gray_beast": ["gray_beast", "walter_hollander"]},
        hand=["adventurous", "ausweichmanoever_v"],
        phase=Phase.V,
        phases="I-V",
    )
    where = next(move for move in game.moves() if move.startswith("lay adventurous"))
    family = where.split()[2].partition(":")[2]
    for laid in list(game.me.cards.values()):
        if laid.card.id in ("meuterer", "saboteure_i"):
            laid.place = family
    game.state.memo = {}
    game.do(where)
    assert sorted(game.me.sink) == ["saboteure_i"], "only who cannot live on Gray Beast"
    assert game.asked == (0, "BuildUp"), "nothing can prevent it"


@clause("PR-SYM-08", "PR-SYM-10")
def test_the_from_hand_symbol_is_an_event_of_ausbau() -> None:
    game = Game(
        pro={"sol": ["solares_system"]},
        hand=["totmannschaltung"],
        phase=Phase.V,
        phases="I-V",
        source=["solares_system"],
    )
    game.effect = 1
    game.plays("totmannschaltung")
    game.do("draw V", "solares_system")
    assert game.me.sink == ["totmannschaltung"]
    assert game.hand() == ["solares_system"]
    other = Game(
        pro={"sol": ["solares_system"]}, hand=["totmannschaltung"], phase=Phase.V, phases="I-V",
        section=Section.MISSION,
    )  # fmt: skip
    assert other.why_not("play totmannschaltung pro 1 -") == "PR-TURN-19"


@clause("PR-SYM-11")
@pytest.mark.parametrize(
    ("card", "last"), [("blockade_der_grossmaechte", Phase.I), ("venus", Phase.IV)]
)
def test_the_outdated_symbol_names_the_last_phase_of_a_card(card: str, last: Phase) -> None:
    printed = Game().state.catalogue[card]
    assert not printed.outdated_in(last)
    assert last.next is not None
    assert printed.outdated_in(last.next)


@clause("PR-FX-03")
def test_an_effect_with_a_limit_is_used_once_a_turn() -> None:
    game = Game(pro={"terra": ["terra", "depot"]}, hand=["venus", "stosstrupp"])
    game.uses("depot")
    game.do("choose venus")
    assert game.why_not("use depot 0 -") == "PR-FX-03"
    stored = [each.zone.names() for each in game.me.covered.values()]
    assert stored == [["venus"]]
    game.effect = 1
    game.uses("depot")
    assert sorted(game.hand()) == ["stosstrupp", "venus"]
    assert game.me.sink == ["depot"]


@clause("PR-FX-03")
def test_an_effect_that_uses_something_up_is_used_as_often_as_there_is_something() -> None:
    hand = ["venus", "stosstrupp", "terra"]
    game = Game(pro={"aqua": ["aqua", "forschungslabor"]}, hand=hand, phase=Phase.IV)
    for name in hand:
        game.do("use forschungslabor 1 aqua")
        game.do(f"discard {name}")
    assert game.state.turn.science == {"pro:aqua": 3}
    assert game.why_not("use forschungslabor 1 aqua") == "PR-FX-03"


@clause("PR-FX-03")
def test_an_effect_that_costs_nothing_is_used_once_in_each_window() -> None:
    mine = ["terra_ship", Part("hyperortung", onto="terra_ship")]
    fight = Fight(mine, ["walzenschiff"], phase=Phase.III, phases="I-III", quiet=False,
                  only_windows=True)  # fmt: skip
    fight.until(Window.STEALTH, 0)
    fight.uses("hyperortung", on="walzenschiff")
    assert fight.why_not("use hyperortung 0 walzenschiff") == "PR-FX-03"
    assert lasting_bonus(fight.state, fight.theirs("walzenschiff"), Stat.STEALTH) == -1
    fight.combat.round_scope += 1
    assert fight.why_not("use hyperortung 0 walzenschiff") == ""


@clause("PR-FX-03")
def test_what_a_card_does_not_allow_is_nothing_to_use() -> None:
    game = Game(pro={"sol": ["solares_system"]}, phase=Phase.V, phases="I-V")
    sol = game.mine("solares_system").card
    moments = frozenset(Window)
    assert [number for number, _ in effects_at(sol, moments)] == [0, 1]
    assert 2 in [number for number, each in enumerate(sol.effects) if each.rule == ("PR-P45-11",)]


@clause("PR-SKILL-83", "PR-SKILL-84")
@pytest.mark.parametrize(
    ("economist", "place", "spares"),
    [("homer_g_adams", "venus", True), ("der_thort", "terra", True), ("der_thort", "venus", False)],
)
def test_wirtschaft_spares_the_throwing_off(economist: str, place: str, spares: bool) -> None:
    columns: dict[str, list[str | Part]] = {"terra": ["terra", "gcc_i"], "venus": ["venus"]}
    columns[place].append(economist)
    game = Game(
        pro=columns, hand=["venus"], section=Section.MISSION, phase=Phase.II,
        source=["stosstrupp"] * 5,
    )  # fmt: skip
    game.do("end-missions")
    game.uses("gcc_i")
    assert (f"waive {economist}" in game.moves()) is spares
    if spares:
        game.do(f"waive {economist}")
        assert game.hand() == ["venus"]
        assert game.mine(economist).passive
        assert "draw I+I+I" in game.moves()
