"""What people and bots see of the table: things, names, drawings, imagined tables, estimates."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from starboard.bots.greedy import Greedy
from starboard.games.space_alert import GAME
from starboard.games.space_alert.cards import is_heroic
from starboard.games.space_alert.face.things import threat_facts
from starboard.games.space_alert.missions.timeline import Say
from starboard.games.space_alert.round.schedule import read
from starboard.games.space_alert.terminal.screen import cards
from starboard.games.space_alert.terminal.threat_rows import tracks
from starboard.kernel import CLOCK, NOBODY, Secret, Seeded
from starboard.kernel.bot import Budget, Think
from starboard.kernel.registry import load, start
from starboard.kernel.view import imagine_state
from starboard.screen import terminal_of
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.space_alert.crew import Ship
from tests.space_alert.live import Live

NAMES = ("Marion", "Kolja", "Ada", "Ben", "Cleo")
THREAT = "20 threat 1 0 3 red -- -"


def drawn(live: Live, seat: int | None, lang: str = "en", width: int = 120) -> str:
    return printed(terminal_of(GAME).board(live.match.view(seat), lang, NAMES, width, True), width)


def printed(picture: object, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(picture)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_board_shows_the_own_cards_and_only_the_backs_of_others() -> None:
    live = Live(THREAT, hands=["b> c^", "a<"]).until(20)
    live.lays(0, "b>", turn=1).lays(1, "a<", turn=1, half="movement")
    mine, theirs = drawn(live, 0), drawn(live, 1)
    marion = next(line for line in mine.splitlines() if "Marion" in line)
    kolja = next(line for line in mine.splitlines() if "Kolja" in line)
    assert marion.split()[3] == "B"
    assert kolja.split()[3] == "⬒"
    assert next(line for line in theirs.splitlines() if "Kolja" in line).split()[3] == "←"
    assert live.state.threats[0].card.name.en in mine
    assert "C / gravolift" in mine
    assert "C / gravolift" not in theirs


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_board_can_be_drawn_at_any_moment(seats: int, lang: str) -> None:
    live = Live(seats=seats, alarm=False)
    assert drawn(live, 0, lang)
    live.tick()
    assert "0:00" in drawn(live, 0, lang)
    live.until(300)
    assert ("Turn 13" if lang == "en" else "Zug 13") in drawn(live, None, lang)


def test_no_line_of_the_board_is_wider_than_the_screen() -> None:
    live = Live(THREAT, seats=2).until(20)
    for lang in ("de", "en"):
        assert all(len(line) <= 100 for line in drawn(live, 0, lang, 100).splitlines())


def test_an_outage_and_a_transfer_are_announced_on_the_board() -> None:
    live = Live("20 data_transfer 1 0 0 - -- -", "30 outage 1 9 0 - -- -").until(20)
    assert "Data transfer" in drawn(live, 0)
    assert "Funkstille" in drawn(live.until(30), 0, "de")


def test_a_card_has_a_portrait_by_code_and_by_name() -> None:
    for text in ("E1-07", "e1-07"):
        assert terminal_of(GAME).portrait(Live().state, text, "en") is not None
    assert terminal_of(GAME).portrait(Live().state, "a<", "de") is not None
    assert terminal_of(GAME).portrait(Live().state, "no such thing", "en") is None


def test_things_have_ids_for_boards() -> None:
    live = Live(THREAT, hands=["b> b> c^"]).until(20)
    things = live.match.view(0).things
    assert things["b>"] == {"kind": "card", "zone": "hand", "count": 2}
    assert things["shield.white"]["most"] == 3
    assert things["track.red"]["track"] == live.state.tracks[0].id
    assert things["upper_white"]["crew"] == ["crew.0", "crew.1", "crew.2", "crew.3"]
    assert things["space.3.12"]["phase"] == 3
    assert "b>" not in live.match.view(1).things


@clause("SA-SCORE-04", "SA-SCORE-05", "SA-SCORE-07")
def test_a_completed_mission_shows_its_score_line_by_line() -> None:
    live = Live(seats=4)
    state = live.state
    state.drawn[0] = [state.tiles[0].pop(), state.tiles[0].pop()]
    state.drawn[2] = [state.tiles[2].pop()]
    state.crew[1].knocked_out = True
    state.confirmed = [0, 2, 1]
    live.until(200)
    assert "score" not in live.match.view(0).things
    live.until(300)
    assert live.match.view(0).things["score"] == {
        "kind": "score",
        "destroyed": 0,
        "survived": 0,
        "visual": 3,
        "penalties": {"damage": 3, "worst_zone": 2, "knocked_out": 2, "squads": 0},
        "penalized": {"damage": 3, "worst_zone": 2, "knocked_out": 1, "squads": 0},
        "total": 3 - 7,
    }


def test_a_lost_mission_has_no_score() -> None:
    live = Live("20 threat 1 0 1 red s- -", seats=4)
    live.state.tiles = [[], [], []]  # the first hit tears the hull
    while live.match.outcome is None:
        live.tick()
    assert live.match.outcome.reason == "lost"
    assert "score" not in live.match.view(0).things


def test_the_mission_says_how_far_it_has_come() -> None:
    live = Live("20 data_transfer 1 0 0 - -- -", "30 outage 1 9 0 - -- -", seats=4)
    told = live.match.view(None).things["mission"]
    assert (told["mission"], told["normal"], told["solo"]) == ("random", "white", False)
    assert (told["phase"], told["phases"], told["transfer"]) == (1, 3, False)
    assert live.until(20).match.view(None).things["mission"]["transfer"]
    assert live.until(30).match.view(0).things["mission"]["outage"]


def test_the_mission_says_what_is_counted_on_its_board() -> None:
    live = Live(seats=4)
    live.state.confirmed = [0, 2, 1]
    live.state.doubled = 0b101
    live.state.maintained = True
    told = live.match.view(0).things["mission"]
    assert (told["turn"], told["confirmed"], told["torn"]) == (0, [0, 2, 1], ["red", "blue"])
    assert told["maintained"]
    live.until(300)
    assert live.match.view(0).things["mission"]["turn"] == live.state.turn > 0


@clause("SA-SETUP-13")
def test_what_names_a_generated_mission_is_told_when_it_has_been_planned() -> None:
    match = start(GAME, seed="1", seats=4, options={"mission": "random"})
    assert all("again" not in match.view(seat).things["mission"] for seat in (None, 0, 3))
    live = Live(seats=4)
    live.state.table.seed = Secret(["a1b2c3"], NOBODY)
    assert "again" not in live.match.view(0).things["mission"]
    live.until(300)
    assert live.match.view(None).things["mission"]["again"] == ["a1b2c3"]


def test_things_have_names_in_both_languages() -> None:
    state = Live(seats=2).state
    assert GAME.face.name_of(state, "a<", "de") == "A / roter Pfeil"
    assert GAME.face.name_of(state, "X5", "en") == "heroic battlebots / to upper white"
    assert GAME.face.name_of(state, "space.0.4", "de") == "Zug 4"
    assert GAME.face.name_of(state, "space.2.4", "en") == "turn 4 of android 3"
    assert GAME.face.name_of(state, "red_shield", "en") == "the shield (red)"
    assert GAME.face.name_of(state, "crew.3", "de") == "Android 4"
    assert GAME.face.name_of(state, "half.<", "de") == "roter Pfeil"
    assert GAME.face.name_of(state, "anything", "de") == "anything"


def test_the_film_calls_people_by_name_and_androids_by_number() -> None:
    live = Live(seats=2, hands=["b<", "b<"])
    live.lays(0, "b<", turn=1, half="movement")
    live.lays(1, "b<", turn=1, half="movement", crew=2).until(300)
    speech = Speech(GAME, "en", NAMES[:2])
    said = [speech.event(live.state, event) for events in live.match.history for event in events]
    assert "Marion goes to upper red." in said
    assert "Android 3 goes to upper red." in said


def test_one_person_alone_is_called_by_name_while_planning() -> None:
    live = Live(seats=1)
    live.lays(0, "a<", turn=1)
    told = Speech(GAME, "en", ["Marion"]).event(live.state, live.last[0])
    assert told.startswith("Marion lays")


def test_every_imagined_hand_has_one_heroic_card_and_the_deck_none() -> None:
    live = Live(seats=4)
    for seed in range(20):
        state = imagine_state(live.match.view(1), Seeded(f"imagined {seed}"))
        assert state.table is not None
        for hand in state.table.hands:
            assert sum(map(is_heroic, hand.cards.names())) == 1
        assert not any(map(is_heroic, state.table.deck.names()))
        assert len(state.table.heroics) == 2
        assert list(GAME.invariants(state)) == []


@pytest.mark.parametrize("second", [0, 60, 150, 299])
def test_an_imagined_future_ends_every_phase_and_keeps_its_order(second: int) -> None:
    outage = ("60 outage 1 30 0 - -- -", "90 outage_over 1 0 0 - -- -")
    live = Live(*outage, "150 data_transfer 2 0 0 - -- -").until(second)
    for seed in range(10):
        state = imagine_state(live.match.view(0), Seeded(f"future {seed}"))
        assert state.table is not None
        cues = [read(line) for line in state.table.schedule.names]
        assert [cue.at for cue in cues] == sorted(cue.at for cue in cues)
        assert cues[0].at > live.state.now
        ends = [cue.phase for cue in cues if cue.say in (Say.PHASE_END, Say.MISSION_END)]
        assert ends == list(range(live.table.phase, 4))
        assert (cues[0].say is Say.OUTAGE_OVER) == live.table.outage
        assert (cues[0].say is Say.TRANSFER_OVER) == live.table.transfer


def test_nobody_can_look_up_what_will_be_announced() -> None:
    live = Live(THREAT)
    for viewer in (0, None):
        assert live.seen(viewer).schedule.names == []
        assert live.seen(viewer).seed.names == []


def test_an_estimate_likes_a_plan_that_saves_the_ship() -> None:
    live = Live(THREAT, hands=["a<"]).until(20)
    before = GAME.mind.estimate(live.state, 0)
    live.state.threats[0].hp = 10_000
    assert 0 <= GAME.mind.estimate(live.state, 0) <= before <= 1
    live.until(300)
    assert live.state.outcome is not None


def test_the_greedy_bot_finds_its_way_about() -> None:
    live = Live(THREAT, hands=["a<"]).until(20)
    view = live.match.view(0)
    think = Think(GAME, 0, view, Budget(), Seeded("think"))
    moves = live.match.moves(0)[:5]
    assert Greedy(samples=1).choose(view, moves, think).move in moves


def test_a_saved_match_comes_back_in_the_middle_of_planning(tmp_path: object) -> None:
    match = start(GAME, seats=3, seed="saved")
    match.play(CLOCK, "tick 0")
    match.play(1, match.moves(1)[0])
    file = f"{tmp_path}/match.jsonl"
    match.save(file)

    assert load(file).hash == match.hash


@clause("SA-APPEAR-08")
def test_a_malfunction_is_shown_with_the_system_that_needs_repair() -> None:
    threats = ["I2-05 internal@9#3", "SI2-03 internal@9#7"]
    told = printed(tracks(Ship(threats=threats).state, "en", False))
    assert "upper white: C" in told
    assert "lower red, lower white, lower blue: B" in told
    assert "upper white: C" in printed(terminal_of(GAME).portrait(Live().state, "Virus", "en"))


@clause("SA-INT-01")
def test_warheads_that_have_not_appeared_have_no_known_hit_points() -> None:
    assert "?♥" in printed(tracks(Ship(threats=["I1-07 internal#3"]).state, "en", False))
    assert "3♥" in printed(tracks(Ship(threats=["I1-07 internal@9#3"]).state, "en", False))
    drawn = terminal_of(GAME).portrait(Live().state, "Unstable Warheads", "en")
    assert "hit points ?" in printed(drawn)


@clause("SA-APPEAR-07")
def test_threats_on_one_space_are_both_shown() -> None:
    told = printed(tracks(Ship(threats=["E1-05 red@9#2", "E1-07 red@9#3"]).state, "en", False))
    assert "·②③···X···Z" in told


@clause("SA-APPEAR-09")
def test_the_threat_cards_from_close_by_say_whether_an_intruder_strikes_back() -> None:
    *_, closest = cards(Ship(threats=["I1-01 internal@9#3"]).state, "en")
    assert "It strikes back and disables battlebots." in printed(closest[0])


@clause("SA-EXT-04")
def test_everybody_sees_whether_a_cryoshield_is_gone() -> None:
    ship = Ship("a", at="upper_red", threats=["E1-06 red@9#7"])
    assert threat_facts(ship.state, ship["E1-06"])["frozen"]
    ship.go()
    assert not threat_facts(ship.state, ship["E1-06"])["frozen"]
