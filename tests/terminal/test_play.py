"""`starboard play`: who sits where, with which decks, and what is wrong with it."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

import starboard
from starboard.cli import main
from starboard.cli.options import read_brings
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.deck_text import encode_deck, format_deck, parse_deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.kernel.options import filled_up
from starboard.kernel.registry import game_named
from starboard.terminal.setup import ask_game, ask_language, ask_setup, clean_name
from tests.bots import situations
from tests.terminal.script import Script

GAME = game_named("flagship")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What comes through the pipe."""
    pipe = io.StringIO()
    monkeypatch.setattr("sys.stdin", pipe)
    return pipe


def pipe(stdin: io.StringIO, *lines: str) -> None:
    stdin.write("".join(f"{line}\n" for line in lines))
    stdin.seek(0)


def test_a_game_through_a_pipe_is_saved_and_resumed(
    typed: io.StringIO, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.jsonl"
    pipe(typed, "hint", "", "quit")
    common = ["--lang", "en", "--bots", "random"]
    assert main(["play", "flagship", "--seed", "7", "--save", str(file), *common]) == 0
    entries = len(starboard.load(file).log)
    assert entries > 0
    pipe(typed, "hint", "")
    assert main(["play", "--load", str(file), *common]) == 0
    assert len(starboard.load(file).log) > entries
    assert "Saved in" in capsys.readouterr().out


def test_people_come_first_and_bots_take_the_other_seats(
    typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe(typed, "")
    told = ["--you", "Ada", "--you", "Ben", "--bots", "random", "--lang", "en", "--seed", "1"]
    assert main(["play", *told]) == 0
    shown = capsys.readouterr().out
    assert "▲ Ada" in shown
    assert "● Ben" in shown
    assert "■ Bot random" in shown


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "9"],
        ["--seats", "2", "--bots", "random,random,random"],
        ["--bots", "nobody"],
        ["--deck", "nonsense"],
        ["--option", "colour=red"],
        ["--load", "no-such-file.jsonl"],
        ["--save", "no-such-folder/evening.jsonl"],
        ["--save", "."],
        ["--watch", "--you", "Ada"],
        ["--load", "no-such-file.jsonl", "--seed", "1"],
        ["eclipse", "--build"],
        ["chess"],
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    wrong: list[str], typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *wrong]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert said.out == ""


class Keyboard(io.StringIO):
    """Does something when the first line is awaited."""

    def __init__(self, then: Callable[[], object]) -> None:
        super().__init__()
        self.then = then

    def readline(self, size: int | None = -1) -> str:
        self.then()
        return ""


def test_ctrl_c_saves_the_game_and_is_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Keyboard(interrupt))
    file = tmp_path / "evening.jsonl"
    assert main(["play", "--seed", "1", "--save", str(file)]) == 130
    assert starboard.load(file).setup.seed == "1"


def test_a_game_that_cannot_be_saved_is_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.setattr("sys.stdin", Keyboard(folder.rmdir))
    assert main(["--lang", "de", "play", "--seed", "1", "--save", f"{folder}/evening.jsonl"]) == 1
    assert "kann nicht geschrieben werden: gibt es nicht." in " ".join(
        capsys.readouterr().out.split()
    )


def test_a_game_without_sentences_says_which_one_is_missing(
    typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    assert situations.TOYS  # the toys are known to the registry
    pipe(typed, "")
    assert main(["play", "bluff", "--bots", "random", "--seed", "1", "--lang", "en"]) == 2
    assert "game “bluff”: has no sentence for this yet: no message “" in capsys.readouterr().err


def test_a_deck_for_one_leaves_the_others_what_nobody_has() -> None:
    decks = next(option for option in GAME.options if option.name == "decks")
    assert filled_up(["rebels"], decks, 3) == ("rebels", "frabian", "insectoids")
    assert len(filled_up([], decks, 4)) == 4


def test_the_chosen_deck_lies_before_the_person(
    typed: io.StringIO, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "decks.jsonl"
    pipe(typed)
    told = ["--deck", "rebels", "--bots", "random", "--seed", "1", "--save", str(file)]
    assert main(["play", *told]) == 0
    assert starboard.load(file).setup.options["decks"] == ("rebels", "frabian")


@pytest.mark.parametrize(("flag", "ready"), [("--ready", True), ("--build", False)])
def test_ships_are_ready_or_built(
    flag: str, ready: bool, typed: io.StringIO, tmp_path: Path
) -> None:
    file = tmp_path / "ships.jsonl"
    pipe(typed)
    assert main(["play", flag, "--bots", "random", "--save", str(file)]) == 0
    assert starboard.load(file).setup.options["ready_ships"] is ready


# ------------------------------------------------------------------------- the questions before


def test_enter_answers_every_question_before_a_game() -> None:
    setup = ask_setup(Script([""] * 10), GAME, "de", {"ready_ships": True})
    assert setup.lang == "de"
    assert setup.people == ["Heron"]
    assert setup.options == {"decks": ("frabian", "insectoids"), "ready_ships": True}


@pytest.mark.parametrize("name", ["flagship", "space_alert", "eclipse"])
def test_enter_takes_the_usual_value_of_every_option(name: str) -> None:
    game = game_named(name)
    setup = ask_setup(Script([""] * 30), game, "en")
    asked = [option for option in game.options if not (option.former or option.private)]
    fixed = [option for option in asked if option.name not in ("decks", "species")]
    usual = {option.name: option.default for option in fixed}
    assert {key: setup.options[key] for key in usual} == usual
    assert set(setup.options) == {option.name for option in asked}


def test_the_questions_before_a_game_are_asked_in_the_chosen_language() -> None:
    screen = Script(["2", "4", "2", "Marion", "1", "9", "3", "2"])
    lang = ask_language(screen, "de")
    assert lang == "en"
    assert ask_game(screen, lang, ("eclipse", "flagship", "warp"), "flagship") == "flagship"
    setup = ask_setup(screen, GAME, lang)
    assert setup.people == ["Marion"]
    assert setup.options["decks"] == ("rebels", "frabian")
    assert setup.options["ready_ships"] is False
    assert "A number from 1 to 3, please." in screen.text
    assert "What is your name?" in screen.text
    assert "A number from 1 to 4, please." in screen.text
    assert "Cheap and tough" in screen.text


def test_whoever_could_play_alone_is_asked_for_the_size_of_the_crew() -> None:
    game = game_named("space_alert")
    assert ask_setup(Script(["Ada", "3", *[""] * 30]), game, "en").seats == 3
    assert ask_setup(Script([""] * 30), game, "en").seats == 4


def test_two_people_choose_a_deck_each() -> None:
    setup = ask_setup(Script(["Ada", "2", "Ben", "4", "4", ""]), GAME, "en")
    assert setup.people == ["Ada", "Ben"]
    assert setup.options["decks"] == ("syndicate", "syndicate")


def test_whoever_did_not_choose_gets_no_other_side_of_a_chosen_board() -> None:
    species = next(option for option in game_named("eclipse").options if option.name == "species")
    rest = ("hydran_progress", "planta", "descendants_of_draco", "mechanema", "orion_hegemony")
    assert filled_up(["terran_directorate"], species, 6) == ("terran_directorate", *rest)


def test_the_second_person_is_not_offered_the_board_of_the_first() -> None:
    screen = Script(["Ada", "2", "Ben", "1", "6", *[""] * 9])
    setup = ask_setup(screen, game_named("eclipse"), "en")
    assert setup.options["species"] == ("eridani_empire", "terran_federation")
    assert "Terran Directorate" not in screen.text.partition("Whom does Ben play?")[2]


def test_a_person_at_the_eclipse_table_reads_what_each_move_costs(
    typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe(typed)
    told = ["--bots", "random", "--seed", "1", "--lang", "de", "--option", "start=2"]
    assert main(["play", "eclipse", *told]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    costs = "+4 Materialien, +3 Forschung, +2 Geld, 1 Scheibe, +4 Kolonieschiffe"
    assert f"Planta ({costs})" in shown


def test_names_cannot_break_the_screen() -> None:
    assert clean_name("\x1b[2JAda\n") == "[2JAda"
    assert len(clean_name("x" * 100)) == 20


# ------------------------------------------------------------------------- a deck of one's own


OWN_DECK = starter_decks()["rebels"]
LISTED = format_deck(OWN_DECK, catalogue(), "en")
FILED = encode_deck(parse_deck(LISTED, catalogue()))
"""The deck as it is kept when it comes out of a list."""


def filed(folder: Path) -> Path:
    """A deck as a text file."""
    file = folder / "mine.txt"
    file.write_text(LISTED, "utf-8")
    return file


def test_a_deck_that_is_brought_is_known_to_its_seat_only(
    typed: io.StringIO, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe(typed)
    saved = tmp_path / "evening.jsonl"
    told = ["--bring", str(filed(tmp_path)), "--bring", "", "--bots", "random", "--seed", "1"]
    assert main(["play", *told, "--save", str(saved)]) == 0
    match = starboard.load(saved)
    assert match.setup.brings() == {0: {"deck": FILED}}
    assert match.setup.options["decks"] == ()
    assert "mira_ohnenamen" in match.view(0).pools["items:0"]
    assert set(match.view(1).pools["items:0"]) == {""}


@pytest.mark.parametrize("word", [encode_deck(OWN_DECK), "rebels"], ids=["a code", "a starter"])
def test_a_code_or_a_name_is_brought_by_the_second_seat(
    word: str, typed: io.StringIO, tmp_path: Path
) -> None:
    pipe(typed)
    saved = tmp_path / "evening.jsonl"
    told = ["--bring", "", "--bring", word, "--bots", "random", "--save", str(saved)]
    assert main(["play", *told]) == 0
    assert starboard.load(saved).setup.brings() == {1: {"deck": word}}


@pytest.mark.parametrize(
    ("told", "said"),
    [
        pytest.param(["flagship", "--bring", "{bad}"], "{bad}: line 1: ", id="a bad file"),
        pytest.param(
            ["flagship", "--bring", "gone.txt"], "gone.txt: No such file or directory", id="no file"
        ),
        pytest.param(
            ["flagship", "--bring", "", "--bring", "nonsense"],
            "seat 1: deck nonsense: is no starter deck",
            id="no deck",
        ),
        pytest.param(
            ["flagship", *["--bring", "rebels"] * 3, "--seats", "2"],
            "brought: there is no seat",
            id="one seat too many",
        ),
        pytest.param(
            ["eclipse", "--bring", "red"],
            "--bring: nobody brings anything along in eclipse",
            id="no such game",
        ),
        pytest.param(["flagship", "--bring", "-"], "-: ", id="the keyboard"),
        pytest.param(
            ["--load", "evening.jsonl", "--bring", "rebels"],
            "--bring does not go with --load",
            id="a saved game",
        ),
    ],
)
def test_what_cannot_be_brought_is_refused_in_one_sentence(
    told: list[str],
    said: str,
    typed: io.StringIO,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("3 Nobody Knows It\n", "utf-8")
    assert main(["--lang", "en", "play", *[word.format(bad=bad) for word in told]]) == 2
    heard = capsys.readouterr()
    assert said.format(bad=bad) in heard.err
    assert heard.err.count("\n") == 1
    assert heard.out == ""


def bring(word: str) -> dict[str, str]:
    """As `starboard play` reads what somebody types."""
    return read_brings(GAME, [word], (), keyboard=True)[0]


def test_in_the_questions_one_may_bring_a_deck_of_ones_own(tmp_path: Path) -> None:
    screen = Script(["Ada", "2", "Ben", "5", str(filed(tmp_path)), "5", "", "4", ""])
    setup = ask_setup(screen, GAME, "en", bring=bring)
    assert setup.brought == {0: {"deck": FILED}}
    assert setup.options["decks"] == ("frabian", "syndicate")
    assert screen.text.count("own deck") == 3


def test_a_deck_that_is_wrong_is_explained_and_asked_for_again(tmp_path: Path) -> None:
    screen = Script(["Ada", "1", "5", "nonsense", "gone.txt", encode_deck(OWN_DECK), ""])
    setup = ask_setup(screen, GAME, "de", bring=bring)
    assert setup.brought == {0: {"deck": encode_deck(OWN_DECK)}}
    assert screen.text.count("mit der Eingabetaste zurück zur Auswahl:") == 3
    assert "gone.txt: " in screen.text


@pytest.mark.parametrize("name", ["eclipse", "space_alert"])
def test_where_nobody_brings_anything_nothing_of_ones_own_is_offered(name: str) -> None:
    screen = Script([""] * 30)
    setup = ask_setup(screen, game_named(name), "en", bring=bring)
    assert setup.brought == {}
    assert "A file or a code" not in screen.text
