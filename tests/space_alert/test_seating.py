"""Where the androids sit, and who carries each of them out (SA-ANDROID-06, 13)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from starboard.cli import main
from starboard.errors import BadInput
from starboard.games.space_alert import GAME
from starboard.games.space_alert.bot.outlook import Outlook
from starboard.games.space_alert.bot.planner import known
from starboard.games.space_alert.box.expect import distribution
from starboard.games.space_alert.box.lines import Source
from starboard.games.space_alert.box.plan import Planned, read_plan
from starboard.games.space_alert.box.resolve import play
from starboard.games.space_alert.box.solve import Solver
from starboard.games.space_alert.kinds import Action
from starboard.games.space_alert.moves import stumble_to
from starboard.games.space_alert.round.events import AndroidSeated
from starboard.kernel.match import begin
from starboard.kernel.registry import start
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.space_alert.live import Live


@clause("SA-ANDROID-06", "SA-ACT-02")
@pytest.mark.parametrize(
    ("seats", "options", "order"),
    [
        pytest.param(2, {}, [0, 1, 2, 3], id="as usual both after the last"),
        pytest.param(2, {"androids_after": ["1", "2"]}, [0, 2, 1, 3], id="one after each"),
        pytest.param(2, {"androids_after": ["2", "1"]}, [0, 3, 1, 2], id="crosswise"),
        pytest.param(2, {"androids_after": ["1", "1"]}, [0, 2, 3, 1], id="both after the first"),
        pytest.param(2, {"androids_after": ["1"]}, [0, 2, 1, 3], id="the second as usual"),
        pytest.param(
            2, {"androids_after": ["1"], "captain": 2}, [1, 3, 0, 2], id="round from the captain"
        ),
        pytest.param(3, {"androids_after": ["1"]}, [0, 3, 1, 2], id="three, after the first"),
        pytest.param(3, {"androids_after": ["2"]}, [0, 1, 3, 2], id="three, after the second"),
        pytest.param(3, {"androids_after": ["3"]}, [0, 1, 2, 3], id="three, after the third"),
        pytest.param(
            2,
            {"androids_after": ["2", "1", "1"], "five_crew": True},
            [0, 3, 4, 1, 2],
            id="three of five",
        ),
        pytest.param(
            4, {"androids_after": ["2"], "five_crew": True}, [0, 1, 4, 2, 3], id="one of five"
        ),
    ],
)
def test_the_crew_decides_where_its_androids_sit(
    seats: int, options: dict[str, object], order: list[int]
) -> None:
    live = Live(seats=seats, alarm=False, **options)
    assert live.state.order == order


@clause("SA-ANDROID-06", "SA-MOVE-06")
@pytest.mark.parametrize(
    ("after", "turns"),
    [
        pytest.param("1", (3, 2), id="before the person"),
        pytest.param("2", (2, 3), id="after the person"),
    ],
)
def test_in_the_film_an_android_acts_where_it_sits(after: str, turns: tuple[int, int]) -> None:
    live = Live(seats=2, hands=["", "a^ b< c^ x<"], androids_after=[after])
    live.lays(1, "a^", turn=1, half="movement").lays(1, "b<", turn=2, half="movement")
    live.lays(1, "c^", turn=1, half="movement", crew=2)
    live.lays(1, "x<", turn=2, half="movement", crew=2)
    live.until(300)  # whoever is second in the gravolift walks a turn later
    person, android = live.state.crew[1:3]
    assert (person.plan.index(Action.RED) + 1, android.plan.index(Action.RED) + 1) == turns


@clause("SA-ANDROID-13")
@pytest.mark.parametrize(
    ("seats", "options", "owners"),
    [
        pytest.param(2, {}, [0, 1, 0, 1], id="as usual"),
        pytest.param(2, {"androids_by": ["2", "1"]}, [0, 1, 1, 0], id="crosswise"),
        pytest.param(2, {"androids_by": ["2"]}, [0, 1, 1, 1], id="both by one"),
        pytest.param(3, {}, [0, 1, 2, 0], id="three as usual"),
        pytest.param(3, {"androids_by": ["3"]}, [0, 1, 2, 2], id="by the third"),
        pytest.param(
            4, {"androids_by": ["4"], "five_crew": True}, [0, 1, 2, 3, 3], id="by the fourth"
        ),
    ],
)
def test_the_crew_decides_who_carries_each_android_out(
    seats: int, options: dict[str, object], owners: list[int]
) -> None:
    live = Live(seats=seats, alarm=False, **options)
    assert [board.owner for board in live.table.boards] == owners


@clause("SA-ANDROID-13")
def test_whoever_was_chosen_for_an_android_is_asked_for_its_stumbles() -> None:
    live = Live(seats=2, hands=["a<", "b>"], stumbling=True, androids_by=["2"])
    live.lays(0, "a<", turn=1, crew=2).until(300)
    assert live.match.to_act == (1,)
    live.do(1, stumble_to(Action.RED))
    assert live.state.crew[2].plan[0] is Action.RED


@clause("SA-ANDROID-13")
def test_a_bot_looks_after_the_androids_that_it_carries_out() -> None:
    live = Live(seats=2, androids_by=["2", "2"])
    assert Outlook(live.state, 0).androids == []
    assert Outlook(live.state, 1).androids == [2, 3]


@clause("SA-ANDROID-06")
def test_bots_think_again_where_androids_sit_elsewhere() -> None:
    one, other = (Live(seats=2, androids_after=after) for after in (["1"], ["2"]))
    assert known(Outlook(one.state, 0)) != known(Outlook(other.state, 0))


@clause("SA-ANDROID-06", "SA-ANDROID-13")
def test_everybody_sees_the_order_of_play_and_who_carries_out_an_android() -> None:
    live = Live(seats=2, captain=2, androids_after=["1", "2"], androids_by=["2", "1"])
    for viewer in (0, 1, None):
        things = live.match.view(viewer).things
        told = [(things[f"crew.{n}"]["in_order"], things[f"crew.{n}"]["owner"]) for n in range(4)]
        assert told == [(3, 0), (1, 1), (4, 1), (2, 0)]


@clause("SA-ANDROID-06", "SA-ANDROID-13")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("de", "Android 4 sitzt nach Ada. Seine Aktionen führt Lin aus."),
        ("en", "Android 4 sits after Ada. Lin carries out its actions."),
    ],
)
def test_the_table_is_told_where_an_android_sits(lang: str, told: str) -> None:
    live = Live(seats=3, alarm=False, androids_after=["1"], androids_by=["3"])
    event = live.told(AndroidSeated)[0]
    assert (event.crew, event.after, event.by) == ("crew.3", "seat.0", "seat.2")
    assert Speech(GAME, lang, ("Ada", "Grace", "Lin")).event(live.state, event) == told


@pytest.mark.parametrize("seats", [1, 4])
def test_without_androids_beside_people_nothing_is_told(seats: int) -> None:
    live = Live(seats=seats, alarm=False)
    assert live.told(AndroidSeated) == []
    assert live.state.order == [0, 1, 2, 3]


@clause("SA-CAMP-14", "SA-CAMP-15")
def test_between_missions_an_android_repairs_where_it_sits_and_its_person_decides() -> None:
    past = ["missions.1", "damage.red_shield", "damage.blue_shield", "damage.white_shield"]
    options = {"androids_after": ["1"], "androids_by": ["2", "1"]}
    live = Live(seats=2, alarm=False, campaign=True, legacy=past, **options)
    speech, asked = Speech(GAME, "en", ("Ada", "Grace")), []
    for _ in range(4):
        decider = live.match.to_act[0]
        asked.append((speech.question(live.state, decider), decider))
        live.passes(decider)
    may = "Between the missions: {} may repair one thing."
    crew = [("Ada", 0), ("Android 3", 1), ("Grace", 1), ("Android 4", 0)]
    assert asked == [(may.format(name), decider) for name, decider in crew]


@clause("SA-CAMP-01")
def test_in_the_next_mission_of_a_campaign_they_sit_as_before() -> None:
    live = Live(seats=2, androids_after=["1"], androids_by=["2"])
    live.until(300)
    options = GAME.next_options(live.state, live.match.setup.options)
    assert start(GAME, seats=2, options=options).state.order == [0, 2, 1, 3]


@pytest.mark.parametrize("option", ["androids_after", "androids_by"])
@pytest.mark.parametrize(
    ("seats", "words"),
    [
        pytest.param(2, ["3"], id="no such person"),
        pytest.param(2, ["0"], id="nobody"),
        pytest.param(2, ["first"], id="no number"),
        pytest.param(2, ["\u0661"], id="a digit of another script"),
        pytest.param(2, ["01"], id="not as one writes it"),
        pytest.param(2, ["1", "1", "1"], id="more than there are"),
        pytest.param(3, ["1", "1"], id="more than three people have"),
        pytest.param(4, ["1"], id="no android"),
        pytest.param(5, ["1"], id="five people"),
        pytest.param(1, ["1"], id="one alone"),
    ],
)
def test_a_place_that_is_not_there_is_refused_by_name(
    option: str, seats: int, words: list[str]
) -> None:
    with pytest.raises(BadInput) as refused:
        start(GAME, seats=seats, options={option: words})
    assert refused.value.where == f"option {option}"


# ------------------------------------------------------------------------- plans in files

PLAN = """\
tracks: {red: T1, white: T2, blue: T3, internal: T4}
threats: []
actions: [^-c, ^c, c--c---c]
androids: [2]
"""
"""Two go down to the window; if the second row rides second, both look out of it in turn 3."""
TOGETHER, APART = 2, 1
ORDERS = [
    pytest.param("", TOGETHER, id="as the rows stand"),
    pytest.param("order: [1, 2, 3]", TOGETHER, id="the same said"),
    pytest.param("order: [3, 1, 2]", TOGETHER, id="the last row first"),
    pytest.param("order: [2, 1, 3]", APART, id="the android first"),
    pytest.param("order: [3, 2, 1]", APART, id="the other way round"),
]


def planned(more: str = "") -> Planned:
    return read_plan(Source("plan.yaml", PLAN + more))


@clause("SA-ANDROID-06")
@pytest.mark.parametrize(("order", "points"), ORDERS)
def test_a_plan_says_in_which_order_its_rows_act(order: str, points: int) -> None:
    film = play(planned(order))
    assert film.state.outcome is not None
    assert film.state.outcome.points[0] == points


@clause("SA-ANDROID-06")
@pytest.mark.parametrize(("order", "points"), ORDERS)
def test_all_outcomes_of_a_plan_are_those_in_its_order(order: str, points: int) -> None:
    assert distribution(planned(order)) == {points: 1}


@clause("SA-ANDROID-06")
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(("order", "points"), ORDERS)
def test_the_search_for_a_better_plan_keeps_its_order(
    order: str, points: int, compiled: bool
) -> None:
    solver = Solver(planned(order), compiled=compiled)
    found = solver.many.survey(solver.given)
    assert (found.won, found.points) == (found.count, found.count * points)


@pytest.mark.parametrize(
    "order",
    [
        pytest.param("[1, 2]", id="one missing"),
        pytest.param("[1, 2, 2]", id="one twice"),
        pytest.param("[1, 2, 4]", id="none such"),
        pytest.param("[0, 1, 2]", id="from nought"),
    ],
)
def test_an_order_that_does_not_name_every_row_once_is_refused(
    order: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(f"{PLAN}order: {order}\n", encoding="utf-8")
    assert main(["--lang", "en", "space-alert", "resolve", str(path)]) == 2
    assert "plan.yaml: line 5: order: name each of the 3 rows once" in capsys.readouterr().err


def test_a_match_from_before_androids_were_seated_begins_as_usual() -> None:
    setup = start(GAME, seed="1", seats=2).setup
    older = {name: value for name, value in setup.options.items() if "android" not in name}
    assert len(older) == len(setup.options) - 2
    assert begin(GAME, replace(setup, options=older)).state.order == [0, 1, 2, 3]
