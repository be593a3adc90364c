"""Before the alarm: decks, roles, trajectories, cards, androids, one person alone (SA-SETUP)."""

from __future__ import annotations

import msgspec
import pytest

from starboard.errors import BadInput
from starboard.games.space_alert import GAME
from starboard.games.space_alert.box.resolve import Film
from starboard.games.space_alert.cards import action_deck, heroic_deck, is_heroic
from starboard.games.space_alert.content import components, ship
from starboard.games.space_alert.film.crew_events import CrewMoved
from starboard.games.space_alert.film.turn import Turn
from starboard.games.space_alert.kinds import TRACKS, Action, Difficulty, Fate, Severity
from starboard.games.space_alert.round.events import MissionChosen, RolesAssigned, TrajectoryLaid
from starboard.games.space_alert.round.preparation import threat_decks
from starboard.games.space_alert.round.schedule import read
from starboard.games.space_alert.setup import new_mission
from starboard.kernel import Seeded
from starboard.kernel.registry import start
from starboard.screen.look import COLOURS
from starboard.testing import clause
from tests.space_alert.crew import Ship
from tests.space_alert.live import Live


def piles(live: Live, seat: int) -> list[int]:
    """How many cards of each phase a person was dealt."""
    return [len(pile) for pile in live.hand(seat).later]


def colours(names: list[str]) -> set[Difficulty]:
    return {components().threats[name].difficulty for name in names}


@clause("SA-SETUP-04", "SA-ANDROID-01", "SA-ANDROID-02")
@pytest.mark.parametrize(("seats", "androids"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_fewer_than_four_people_fly_with_androids(seats: int, androids: int) -> None:
    live = Live(seats=seats, alarm=False)
    crew = live.state.crew
    assert len(crew) == max(seats, 4)
    assert [member.android for member in crew] == [False] * seats + [True] * androids
    assert len(live.table.boards) == len(crew)


@clause("SA-SETUP-05", "SA-SETUP-07")
def test_normal_and_serious_threats_have_difficulties_of_their_own() -> None:
    live = Live(alarm=False, normal_threats="yellow", serious_threats="white")
    decks = live.table.threats
    assert colours(decks["external_common"].names()) == {Difficulty.YELLOW}
    assert colours(decks["external_serious"].names()) == {Difficulty.WHITE}
    chosen = live.told(MissionChosen)[0]
    assert (chosen.normal, chosen.serious) == ("yellow", "white")


@clause("SA-SETUP-06", "SA-SETUP-08")
def test_decks_hold_only_cards_of_their_difficulty_inside_and_outside_alike() -> None:
    for shade in ("white", "yellow"):
        decks = threat_decks(shade, shade)
        for deck in decks.values():
            assert colours(deck.names()) == {Difficulty(shade)}
    both = threat_decks("random", "white")
    assert colours(both["external_common"].names()) == set(Difficulty)
    assert colours(both["internal_common"].names()) == set(Difficulty)


@clause("SA-SETUP-09")
def test_there_are_four_threat_decks_in_an_order_that_nobody_knows() -> None:
    live = Live(alarm=False)
    assert sorted(live.table.threats) == [
        "external_common",
        "external_serious",
        "internal_common",
        "internal_serious",
    ]
    for name, deck in live.table.threats.items():
        cards = [components().threats[card] for card in deck.names()]
        assert {card.external for card in cards} == {name.startswith("external")}
        assert {card.severity for card in cards} == {Severity(name.split("_")[1])}
        assert not deck.top


@clause("SA-SETUP-09")
def test_mixed_colours_lie_apart_and_the_announcement_names_one() -> None:
    decks = threat_decks("mix", "mix")
    assert len(decks) == 8
    assert colours(decks["internal_serious_yellow"].names()) == {Difficulty.YELLOW}
    live = Live("20 threat 1 0 3 red -- yellow", normal_threats="mix", serious_threats="mix").until(
        20
    )
    assert live.state.threats[0].card.difficulty is Difficulty.YELLOW


@clause("SA-SETUP-10")
def test_everybody_has_a_colour_of_their_own() -> None:
    assert len(set(COLOURS)) == len(COLOURS) >= max(GAME.seats)


@clause("SA-SETUP-11")
def test_captain_officer_and_chief_are_different_people_unless_wished_otherwise() -> None:
    assert Live(alarm=False).table.roles == [0, 1, 2]
    assert Live(alarm=False, captain=3).table.roles == [2, 3, 0]
    told = Live(alarm=False, captain=3).told(RolesAssigned)[0]
    assert (told.captain, told.officer, told.chief) == ("seat.2", "seat.3", "seat.0")


@clause("SA-SETUP-12")
def test_one_person_may_hold_several_roles() -> None:
    live = Live(alarm=False, captain=2, communications_officer=2, security_chief=2)
    assert live.table.roles == [1, 1, 1]
    assert Live(seats=2, alarm=False).table.roles == [0, 1, 0]
    facts = live.match.view(0).seats[1]
    assert facts["roles"] == ["captain", "communications_officer", "security_chief"]


@clause("SA-SETUP-15")
def test_four_different_trajectories_are_drawn() -> None:
    drawn: set[str] = set()
    for seed in range(20):
        live = Live(alarm=False, seed=f"tracks {seed}")
        names = [track.id for track in live.state.tracks]
        assert len(set(names)) == 4
        drawn |= set(names)
        assert [event.track for event in live.told(TrajectoryLaid)] == list(TRACKS)
    assert drawn == set(components().tracks)


@clause("SA-SETUP-17")
def test_damage_tokens_lie_in_three_stacks_by_zone() -> None:
    live = Live(alarm=False)
    for zone, stack in enumerate(live.state.tiles):
        assert sorted(stack) == sorted(ship().tiles[zone])
        assert len({token.split("_")[0] for token in stack}) == 1


@clause("SA-SETUP-18")
def test_cubes_never_run_out() -> None:
    ship = Ship("a", at="upper_red", threats=["E1-07 red@5"])
    ship["E1-07"].hp, ship["E1-07"].cubes = 1_000_000, 10_000
    ship.go()
    assert ship["E1-07"].cubes == 10_000 + 4 - 2


@clause("SA-SETUP-19")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_people_get_five_cards_for_each_phase(seats: int) -> None:
    live = Live(seats=seats, alarm=False)
    assert [piles(live, seat) for seat in range(seats)] == [[5, 5, 5]] * seats
    assert len(live.table.deck) == len(action_deck()) - 14 * seats


@clause("SA-SETUP-20")
def test_one_heroic_card_replaces_a_card_of_the_first_phase() -> None:
    live = Live(alarm=False)
    for hand in live.table.hands:
        heroic = [sum(map(is_heroic, pile.names())) for pile in hand.later]
        assert heroic == [1, 0, 0]
    assert len(live.table.heroics) == len(heroic_deck()) - 4


@clause("SA-SETUP-21")
def test_the_mission_marker_begins_before_the_first_of_thirteen_turns() -> None:
    live = Live(alarm=False)
    assert live.state.turn == 0
    assert live.state.last_turn == 13
    assert Turn(1) in live.state.agenda.entries()
    assert start(GAME, seats=4).state.checks


@clause("SA-SETUP-31")
def test_window_and_computer_have_a_cube_for_each_phase() -> None:
    live = Live(alarm=False)
    assert live.state.confirmed == [0, 0, 0]
    ship = Ship("cccccccccccc", at="lower_white").finish()
    assert ship.state.confirmed == [1, 1, 1]


@clause("SA-SETUP-33")
def test_the_code_of_a_card_has_no_effect() -> None:
    card = components().threats["E1-07"]
    nameless = msgspec.structs.replace(card, id="")
    tracks = [components().tracks["T1"]] * 4
    films = [
        Film(new_mission(tracks, [(each, 2, 0)], [[Action.A] * 12]), Seeded("film"))
        for each in (card, nameless)
    ]
    assert films[0].turns == films[1].turns
    assert films[0].state.outcome == films[1].state.outcome
    for film in films:
        assert film.state.outcome is not None
        assert film.state.threats[0].fate is Fate.SURVIVED  # nobody is in its zone
        assert [len(drawn) for drawn in film.state.drawn] == [3, 0, 0]  # X: 1 on the shield, Z: 3


@clause("SA-ANDROID-03")
def test_an_android_gets_one_heroic_card_face_down() -> None:
    live = Live(seats=2, alarm=False)
    for crew in (2, 3):
        assert len(live.board(crew).heroic) == 1
        assert is_heroic(live.board(crew).heroic.names()[0])
        assert live.seen(0).boards[crew].heroic.names() == [""]


@clause("SA-ANDROID-04")
def test_three_people_get_six_cards_for_each_phase() -> None:
    live = Live(seats=3, alarm=False)
    assert [piles(live, seat) for seat in range(3)] == [[6, 6, 6]] * 3
    assert sum(map(is_heroic, live.hand(0).later[0].names())) == 1


@clause("SA-ANDROID-05")
def test_two_people_get_nine_cards_for_the_first_phase_and_six_for_the_others() -> None:
    live = Live(seats=2, alarm=False)
    assert [piles(live, seat) for seat in range(2)] == [[9, 6, 6]] * 2
    assert sum(map(is_heroic, live.hand(1).later[0].names())) == 1


@clause("SA-ANDROID-06", "SA-ANDROID-13")
def test_every_android_has_a_place_in_the_order_and_somebody_to_act_for_it() -> None:
    live = Live(seats=2, alarm=False, captain=2)
    assert live.state.order == [1, 2, 3, 0]
    assert [board.owner for board in live.table.boards] == [0, 1, 0, 1]


@clause("SA-ANDROID-15", "SA-ANDROID-16")
def test_androids_may_bring_the_crew_to_five() -> None:
    for seats, first in ((2, 10), (3, 7), (4, 6)):
        live = Live("50 threat 1 0 6 white -u -", seats=seats, alarm=False, five_crew=True)
        assert len(live.state.crew) == 5
        assert piles(live, 0)[0] == first
        assert len(live.until(50).state.threats) == 1
    assert piles(Live(seats=5, alarm=False, five_crew=True), 0) == [5, 5, 5]


@pytest.mark.parametrize(
    ("seats", "options", "where"),
    [
        (2, {"captain": 3}, "option captain"),
        (1, {"five_crew": True}, "option five_crew"),
        (2, {"timed": False}, "option timed"),
        (4, {"normal_threats": "mix"}, "option normal_threats"),
        (4, {"campaign": True, "mission": "mission_1"}, "option mission"),
        (4, {"legacy": ["missions.1"]}, "option legacy"),
        (4, {"campaign": True, "legacy": ["missions.7"]}, "option legacy"),
        (4, {"campaign": True, "legacy": ["damage.green_shield"]}, "option legacy"),
        (4, {"campaign": True, "legacy": ["squads.3"]}, "option legacy"),
        (4, {"mission": "mission_1", "again": ["1-2-3"]}, "option again"),
        (4, {"again": ["1-2-3", "1-2-4"]}, "option again"),
        (4, {"again": ["x" * 90]}, "option again"),
        (4, {"again": ["1-2"]}, "option again"),
        (4, {"again": ["1-2-3-4"]}, "option again"),
        (4, {"again": ["0-2-3"]}, "option again"),
        (4, {"again": ["1-2-1001"]}, "option again"),
        (4, {"again": ["1-2-\u0663"]}, "option again"),
        (4, {"again": ["01-2-3"]}, "option again"),
        (4, {"length": 100}, "option length"),
        (4, {"levels": 2}, "option levels"),
        (4, {"mission": "mission_9"}, "option mission"),
    ],
)
def test_options_that_do_not_fit_are_refused_by_name(
    seats: int, options: dict[str, object], where: str
) -> None:
    with pytest.raises(BadInput) as refused:
        start(GAME, seats=seats, options=options)
    assert refused.value.where == where


@clause("SA-SETUP-13")
def test_a_test_run_has_two_phases_and_no_heroic_cards() -> None:
    live = Live(alarm=False, mission="test_run_1")
    assert (live.table.phases, live.state.last_turn) == (2, 8)
    assert not start(GAME, seats=4, options={"mission": "test_run_1"}).state.checks
    assert not any(map(is_heroic, live.hand(0).later[0].names()))
    assert len(live.hand(0).later[0]) == 5


@clause("SA-SETUP-13")
def test_the_dice_name_a_new_mission_and_a_fixed_one_needs_none() -> None:
    one, other = (start(GAME, seats=4, seed=seed).state.table for seed in ("a", "b"))
    assert one.seed.names != other.seed.names
    assert one.schedule.names != other.schedule.names
    fixed = [start(GAME, seats=4, seed=s, options={"mission": "mission_3"}) for s in ("a", "b")]
    assert fixed[0].state.table.schedule.names == fixed[1].state.table.schedule.names


@clause("SA-SETUP-13")
def test_length_and_levels_of_a_new_mission_can_be_wished_for() -> None:
    live = start(GAME, seats=5, options={"length": 720, "levels": 10})
    cues = [read(line) for line in live.state.table.schedule.names]
    assert cues[-1].at == 720
    assert sum(1 + cue.serious for cue in cues if cue.track) == 10


def test_a_test_run_is_over_after_eight_turns() -> None:
    live = Live(alarm=False, mission="test_run_1")
    live.table.schedule.names = ["0 alarm 1 0 0 - -- -", "9 mission_end 2 0 0 - -- -"]
    live.tick(2)
    assert live.state.turn == 8
    assert live.match.outcome is not None
    assert live.match.outcome.reason == "completed"


@clause("SA-ACT-02")
@pytest.mark.parametrize(
    ("captain", "order"),
    [
        pytest.param(0, [0, 1, 2, 3], id="nobody named"),
        pytest.param(1, [0, 1, 2, 3], id="seat 1"),
        pytest.param(2, [1, 2, 3, 0], id="seat 2"),
        pytest.param(3, [2, 3, 0, 1], id="seat 3"),
        pytest.param(4, [3, 0, 1, 2], id="seat 4"),
    ],
)
def test_the_captain_acts_first_and_the_others_clockwise(captain: int, order: list[int]) -> None:
    live = Live(hands=["b^ c<"] * 4, captain=captain)
    for seat in range(4):
        live.lays(seat, "b^", turn=1, half="movement").lays(seat, "c<", turn=2, half="movement")
    live.until(300)
    assert [event.seat for event in live.told(CrewMoved)][:4] == order
    late = [member.plan.index(Action.RED) for member in live.state.crew]
    assert [seat for seat in range(4) if late[seat] == 1] == order[:1]  # alone in the gravolift
