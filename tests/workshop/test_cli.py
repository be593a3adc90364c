"""The command line: one sentence for bad input, one object for `--json`."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.cli import command_of, language, main
from starboard.cli.games import span


def test_an_unknown_command_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "nonsense" in said.err


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    seats = {game["id"]: game["seats"] for game in json.loads(capsys.readouterr().out)["games"]}
    assert seats["flagship"] == [2, 3, 4]


@pytest.mark.parametrize(("lang", "word"), [("de", "Personen"), ("en", "people")])
def test_games_are_listed_in_either_language(
    lang: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", lang, "games"]) == 0
    assert f"2–4 {word}" in capsys.readouterr().out


def test_help_ends_well_and_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert "simulate" in said
    assert "replay" in said


def test_the_language_is_that_of_the_system() -> None:
    assert language({"LANG": "de_AT.UTF-8"}) == "de"
    assert language({"LANG": "fr_FR.UTF-8"}) == "en"
    assert language({"LC_ALL": "en_GB", "LANG": "de_DE"}) == "en"
    assert language({}) == "en"


def test_the_command_is_found_behind_options() -> None:
    assert command_of(["--lang", "de", "games", "--json"]) == "games"
    assert command_of(["--lang=de", "games"]) == "games"
    assert command_of(["--help"]) is None


def test_a_span_of_seats_reads_like_on_a_box() -> None:
    assert span((2, 3, 4)) == "2–4"
    assert span((2,)) == "2"


def test_help_does_not_import_any_game() -> None:
    code = (
        "import sys; from starboard.cli import main; main(['--help']);"
        "print([name for name in sys.modules if name.startswith('starboard.games.')])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_stops_reading_is_no_fault() -> None:
    code = "import sys; from starboard.cli import main; sys.exit(main(['--help']))"
    ran = subprocess.run(
        f'set -o pipefail; "{sys.executable}" -c "{code}" | true',
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""


def test_a_terminal_without_some_letters_shows_similar_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(shown, encoding="ascii"))
    main(["--lang", "de", "games"])
    main(["--lang", "de", "bots"])
    assert b"2-4 Personen" in shown.getvalue()
    assert b"wie ein vernuenftiger Mensch" in shown.getvalue()


def test_a_full_disk_is_said_in_one_sentence() -> None:
    code = "import sys; from starboard.cli import main; sys.exit(main(['bots', '--lang', 'en']))"
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-c", code],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (2, "starboard: -: No space left on device\n")


@pytest.mark.parametrize("where", [["--lang", "de", "games"], ["games", "--lang=de"]])
def test_the_language_may_stand_anywhere(
    where: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(where) == 0
    assert "2–4 Personen" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("games --loud", "--loud ist hier unbekannt"),
        ("replay", "file fehlt"),
        ("play --seats", "--seats braucht einen Wert"),
        ("play --seats x", "--seats muss eine ganze Zahl sein, nicht „x“"),
        ("play --pace x", "--pace muss eine Zahl sein, nicht „x“"),
        ("rules paint", "QUESTION muss eines von show, search, chapters, coverage sein"),
        ("play --ready --build", "--build geht nicht zusammen mit --ready"),
    ],
)
def test_wrong_arguments_are_named_in_the_language_of_the_reader(
    typed: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "de", *typed.split()]) == 2
    assert capsys.readouterr().err.startswith(f"starboard: {sentence}")
