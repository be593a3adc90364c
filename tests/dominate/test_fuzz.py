"""Whatever is handed over is read, or answered by one sentence with file, entry and field.

Files of the box are changed in one to three places, by what people and programs get wrong; what is
accepted all the same can be set up and begun.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starboard.cli import main
from starboard.errors import BadInput
from starboard.games.dominate import GAME
from starboard.games.dominate.box.check_tool import Checked, check
from starboard.games.dominate.box.log_tool import Log, log_book
from starboard.games.dominate.box.look_tool import Position, look
from starboard.games.dominate.content import FOLDER, Box
from starboard.games.dominate.legacy.log_book import LogBook
from starboard.games.dominate.legacy.mission_cards import CardFile
from starboard.games.dominate.legacy.reward_cards import read_cards
from starboard.games.dominate.legacy.words import log_words, read_log
from starboard.games.dominate.script.cards import read_effects
from starboard.kernel import Seeded
from starboard.kernel.codec import dumps
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options
from starboard.kernel.yaml_files import typed
from starboard.testing import clause
from starboard.tool import Document
from tests.dominate.campaign.operation import HALL, Operation, at, mission_file, named, trigger

STORED = Path(__file__).parents[1] / "stored" / "dominate"
FUZZ = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
PLAIN = st.characters(exclude_categories=["C", "Zl", "Zp"])
"""What people can see; other characters are for the texts in the middle of a file."""
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(min_value=-(10**20), max_value=10**20),
    st.sampled_from([-1, 0, 1, 2, 99, 100, 10**9]),
    st.floats(),
    st.text(PLAIN, max_size=12),
    st.sampled_from(["", "x" * 10_000, "PL1", "EFA", "a1", "it", "actor", "tank", "~", "READY"]),
    st.sampled_from([[], {}, [[]], [0], [0, 0], [[0, 0], [99, 99]], {"de": "x"}, {"x": 1}]),
)


def loaded(path: str) -> dict[str, Any]:
    """A file of the box."""
    data: dict[str, Any] = yaml.safe_load((FOLDER / path).read_text("utf-8"))
    return data


@st.composite
def spoilt(draw: st.DrawFn, data: Any) -> Any:
    """The same data with one to three places changed."""
    changed = deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        changed = spoil(draw, changed)
    return changed


def spoil(draw: st.DrawFn, data: Any) -> Any:
    """Go down into the data and change one place."""
    deeper = draw(st.integers(0, 5)) > 0
    if isinstance(data, dict) and data and deeper:
        key = draw(st.sampled_from(sorted(data, key=str)))
        how = draw(st.sampled_from(["down", "down", "down", "drop", "more", "rename"]))
        if how == "down":
            return {**data, key: spoil(draw, data[key])}
        if how == "more":
            return {**data, draw(st.text(PLAIN, max_size=6)): draw(JUNK)}
        rest = {name: value for name, value in data.items() if name != key}
        return rest if how == "drop" else {**rest, f"{key}x": data[key]}
    if isinstance(data, list) and data and deeper:
        place = draw(st.integers(0, len(data) - 1))
        how = draw(st.sampled_from(["down", "down", "drop", "twice"]))
        if how == "twice":
            return [*data, deepcopy(data[place])]
        inner = [] if how == "drop" else [spoil(draw, data[place])]
        return [*data[:place], *inner, *data[place + 1 :]]
    return draw(JUNK)


def one_sentence(refused: BadInput) -> None:
    """A refusal that people can read."""
    for lang in ("de", "en"):
        said = refused.said(lang)
        assert len(said.splitlines()) == 1
        assert len(said) < 3_000
        assert not said.startswith(refused.message)


def answered(ask: Callable[[], object], file: str) -> bool:
    """Whether there is an answer, or one sentence that names the file."""
    try:
        return bool(ask())
    except BadInput as refused:
        one_sentence(refused)
        return file in refused.said()


def begins(data: Any) -> None:
    """What is accepted can be set up and begun; else it is one sentence."""
    found: list[Box] = []
    assert answered(lambda: found.append(Box.of(GAME.content([data]))) or True, "scenarios[0]")
    if not found:
        return
    content = found[0]
    name = content.own_ids[0]
    options = read_options(GAME.options, {"own": name})
    seats = content.scenarios[name].players
    state, chance = GAME.setup(seats, options, content), Seeded("begin")
    advance(GAME, state, chance)
    for _ in range(4):
        if state.outcome is None:
            seat = to_act(state)[0]
            assert choice_of(state, seat) is not None
            act(GAME, state, seat, legal_moves(GAME, state, seat)[0], chance)
    assert not list(GAME.invariants(state))


def tools_answer(tmp_path: Path, text: str) -> None:
    """`check` and `look` answer, or refuse in one sentence."""
    path = tmp_path / "own.yaml"
    path.write_text(text, "utf-8")
    given_file = Document(str(path))
    assert answered(lambda: check(Checked(given_file), "de").lines, "own.yaml")
    assert answered(lambda: look(Position(given_file), "en").lines, "own.yaml")


SMALL = mission_file(
    figures=[{"id": "hut", "type": "civil_building", "at": at("d1"), "side": "green"},
             {"type": "barracks", "faction": "EFA", "at": at("c3")},
             {"type": "barracks", "faction": "EFA", "at": at("d4")},
             {"id": "late", "type": "apc", "faction": "RedCat", "at": at("h1"), "hidden": True,
              "passengers": ["mg_inf"], "set": {"speed": 4}}],
    tiles={"A": {"at": [0, 0], "size": [4, 4]}, "B": {"at": [4, 0], "size": [4, 4]}},
    start_tiles=["A"], fog_tokens=[{"field": [4, 1], "tile": "B", "beside": "A"}],
    fields={"gate": [at("c1")]}, labels=[{"field": "gate", "blue": named("Gate")}],
    start_slots={"PL1": {"mg_inf": [3, "READY"]}},
    limits=[{"figure": {"of": "PL1"}, "activations_per_turn": 2}],
    special_figures={"walker": {"cls": "armoured", "speed": 2}},
    texts={"E1": {"book": "EFA", "de": "Lies", "en": "Read"}},
    triggers=[
        trigger("t", {"captured": {"figure": {"id": "hut"}, "by": "PL1"}},
                {"spawn": {"figure": "late"}}, {"win": "PL1"}, once=True),
        trigger("r", [{"round_end": {"round": 2}}, {"flag": "f"}],
                {"roll": {"die": "d6", "cases": [{"faces": [1, 2], "do": [{"set_flag": "f"}]}]}},
                **{"if": {"any": [{"round": {"at_least": 1}}, {"alarm": False}]}}),
    ],
)  # fmt: skip
ROOMS = mission_file(
    plan="""
        +---+---+---+---+---+---+
        | .   . a .   . b .   . |
        +   +   +   +   +   +   +
        | .   . | .   . | .   . |
        +---+---+---+---+---+---+
    """,
    tiles={"A": {"at": [0, 0], "size": [2, 2]}, "B": {"at": [2, 0], "size": [2, 2]},
           "C": {"at": [4, 0], "size": [2, 2]}},
    start_tiles=["A"],
    doors={"a": {"state": "closed"}, "b": {"state": "locked", "id": "vault"}},
    guards=[{"id": "g", "at": [2, 0], "kind": "patrol", "route": [[2, 0], [3, 0], [3, 1], [2, 1]],
             "stops": [[2, 0], [3, 1]]}],
    guardbots=[{"id": "bot", "at": [5, 1], "facing": "w"}],
    civilians=[{"id": "clerk", "at": [4, 0], "control": "PL2"}],
    terminals=[{"id": "t1", "at": [3, 0], "state": "active", "controls": ["vault", "cam"]}],
    cameras=[{"id": "cam", "at": [5, 0], "state": "active"}],
    sentry_guns=[{"id": "gun", "at": [4, 1], "state": "inactive"}],
    objects=[{"id": "desk", "kind": "desk", "at": [1, 1], "blue": named("Desk"), "use": "read"}],
    fields={"exit": [[0, 0]]},
    triggers=[trigger("e", {"explicit": {"object": "desk", "ask": named("So?"),
                                         "keywords": {"de": [["auf"]], "en": [["open"]]}}},
                      {"door": {"id": "vault", "set": "open"}}, {"alarm": True}),
              trigger("w", {"stands_on": {"figure": {"of": "PL1"}, "field": "exit"}},
                      {"win": "PL1"})],
)  # fmt: skip
SKIRMISH = {**loaded("skirmish/s3_oasis.yaml"), "id": "oasis"}


@FUZZ
@given(data=st.one_of(spoilt(SMALL), spoilt(ROOMS)))
def test_a_mission_is_begun_or_refused(data: Any) -> None:
    begins(data)


@FUZZ
@given(data=spoilt(SKIRMISH))
def test_a_skirmish_is_begun_or_refused(data: Any) -> None:
    begins(data)


@FUZZ
@given(data=st.one_of(spoilt(SMALL), spoilt(ROOMS), spoilt(SKIRMISH)))
def test_tools_answer_whatever_the_file_says(tmp_path: Path, data: Any) -> None:
    tools_answer(tmp_path, json.dumps(data))


POSITION = {"board": SMALL["board"]}
FLOOR = {"board": ROOMS["board"], "alarm": True}


@FUZZ
@given(data=st.one_of(spoilt(POSITION), spoilt(FLOOR)))
def test_tools_answer_whatever_the_position_is(tmp_path: Path, data: Any) -> None:
    tools_answer(tmp_path, json.dumps(data))


@FUZZ
@given(st.text(max_size=60), st.integers(0, 3_000))
def test_tools_answer_whatever_stands_in_the_middle(tmp_path: Path, junk: str, place: int) -> None:
    text = yaml.safe_dump(POSITION)
    cut = place % len(text)
    tools_answer(tmp_path, (text[:cut] + junk + text[cut + len(junk) :]).replace("\r", ""))


CARDS = loaded("reward_cards.yaml")
MISSION_CARDS = loaded("mission_cards.yaml")


@FUZZ
@given(data=spoilt(CARDS))
def test_reward_cards_are_read_or_refused(data: Any) -> None:
    def read() -> bool:
        cards = read_cards(data, "cards.yaml").values()
        return all(effect.word() for card in cards for effect in read_effects(card, "cards.yaml"))

    assert answered(read, "cards.yaml")


@FUZZ
@given(data=spoilt(MISSION_CARDS))
def test_mission_cards_are_read_or_refused(data: Any) -> None:
    assert answered(lambda: typed(data, CardFile, "cards.yaml"), "cards.yaml")


LOG_WORDS = st.one_of(
    st.sampled_from(
        ["efa.victory.4", "red.card.r4", "red.won.r1", "efa.got.weapon_hack.2", "next.RedCat",
         "efa.used.weapon_hack.1", "efa.ore.12", "red.civil.3", "flag.khoury_alive",
         "event.microgen_geloescht", "text.0026.all", "efa.ore.-1", "efa.got.weapon_hack.99",
         "efa.victory.99999", "red.won.e1", "efa.lost.r1", "text.٣.all", "efa.victory.²"]
    ),
    st.from_regex(r"(efa|red|flag|event|text|next)(\.[a-z0-9-]{0,6}){0,3}", fullmatch=True),
    st.text(alphabet=st.characters(exclude_categories=["Z", "C"]), min_size=1, max_size=20),
)  # fmt: skip


@FUZZ
@given(st.lists(LOG_WORDS, max_size=12))
def test_a_log_is_read_the_same_again_or_refused(tmp_path: Path, words: list[str]) -> None:
    path = tmp_path / "log.txt"
    path.write_text("\n".join(words), "utf-8")
    assert answered(lambda: log_book(Log(Document(str(path))), "de").lines, "log.txt")
    assert answered(lambda: same_again(read_log(words)), "option log")


def same_again(log: LogBook) -> bool:
    """A log in words is read as it was written."""
    return log_words(read_log(log_words(log))) == log_words(log)


# ------------------------------------------------------------------------- one by one


@pytest.mark.parametrize(
    ("words", "message", "clause"),
    [
        ("efa.card.e2 red.card.e2", "card-of-both", "DD-CAMP-27"),
        ("efa.ore.-1", "less-than-nothing", "DD-LOG-05"),
        ("efa.used.weapon_hack.1", "used-without-card", "DD-LOG-03"),
        ("efa.got.weapon_hack.99", "too-many-copies", "DD-REWARD-01"),
        ("efa.won.e1 next.EFA", "next-has-no-card", "DD-CAMP-29"),
        ("efa.victory.123456", "is-no-log", "DD-LOG-01"),
        ("efa." + "x" * 10_000, "is-no-log", "DD-LOG-01"),
    ],
)
def test_a_log_that_cannot_have_happened(
    tmp_path: Path, words: str, message: str, clause: str
) -> None:
    path = tmp_path / "log.txt"
    path.write_text(words, "utf-8")
    with pytest.raises(BadInput) as refused:
        log_book(Log(Document(str(path))), "en")
    assert (refused.value.message, refused.value.clause) == (message, clause)
    assert "log.txt" in refused.value.said("de")
    assert len(refused.value.said("de")) < 250


def test_coordinates_beyond_every_board_take_no_memory() -> None:
    far = {**SMALL, "board": {**SMALL["board"], "fields": {"gate": [[10**12, 0]]}}}
    with pytest.raises(BadInput) as refused:
        GAME.content([far])
    assert refused.value.message == "does-not-fit"
    lonely = deepcopy(SMALL)
    lonely["board"]["figures"][0]["at"] = [3]
    with pytest.raises(BadInput) as refused:
        GAME.content([lonely])
    assert "[column, row]" in refused.value.said("en")


@clause("DD-INACT-12")
def test_a_sentence_of_ten_thousand_letters_is_refused_and_nothing_changes() -> None:
    desk = {"id": "desk", "kind": "desk", "at": [1, 0], "use": "read"}
    mission = Operation(plan=HALL, objects=[desk])
    before = dumps(mission.state)
    with pytest.raises(BadInput) as refused:
        parse(f"explicit mg_inf.1 object.1 {'x' * 10_000}", GAME.move_types)
    assert "10,000" in refused.value.said("en")
    assert len(refused.value.said("de")) < 1_500
    assert dumps(mission.state) == before


def test_a_match_whose_rules_are_gone_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (STORED / "match-5-indoor.jsonl").read_text("utf-8").splitlines()
    head = json.loads(lines[0])
    assert 1 <= head["rules"] <= GAME.rules < 99
    old = tmp_path / "old.jsonl"
    old.write_text("\n".join([json.dumps({**head, "rules": 99}), *lines[1:], ""]), "utf-8")
    assert main(["replay", str(old), "--verify"]) == 2
    said = capsys.readouterr().err.strip()
    assert len(said.splitlines()) == 1
    assert "99" in said
