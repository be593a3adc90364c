"""At the Python prompt: a match and a view draw themselves, and everything says what it is."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from typing import Any

import pytest

import starboard
from starboard.kernel import Face, Mind, Option, OptionKind
from starboard.kernel.match import Match
from starboard.kernel.registry import game_named, start
from starboard.screen import Terminal, terminal_of
from tests.bots import situations
from tests.flagship.own import armor
from tests.kernel.mini import Ask, Mini

GAMES = ("flagship", "space_alert", "eclipse")


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


def played(game: str, moves: int, seed: int = 7, **options: object) -> Match[Any]:
    """A match after some random moves."""
    match, dice = starboard.new(game, seed=seed, options=options), random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.playable(seat)))
    return match


def evasion() -> Match[Any]:
    """A match of Flagship in the middle of an attack."""
    match = played("flagship", 60, 1, ready_ships=True)
    while not repr(match).endswith("Evasion of seat 1>"):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return match


# ------------------------------------------------------------------------- drawings


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("columns", [80, 100, 140])
def test_a_match_is_drawn_as_plain_text_of_the_width_of_the_terminal(
    game: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = str(played(game, 40)).splitlines()
    assert len(lines) > 8
    assert max(len(line) for line in lines) <= columns
    assert all(line == line.rstrip() for line in lines)
    assert not re.search(r"\x1b|\[/?(bold|#)", "\n".join(lines))


def test_where_there_is_no_terminal_a_match_is_100_wide() -> None:
    code = "import starboard; print(starboard.new('flagship', seed=7))"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={name: value for name, value in os.environ.items() if name != "COLUMNS"},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert max(len(line) for line in ran.stdout.splitlines()) == 100


def test_the_first_line_says_who_is_asked_for_what() -> None:
    match = evasion()
    head, *board = str(match).splitlines()
    assert re.fullmatch(r"flagship, entry \d+ · seat 1 may evade with .+\.", head)
    assert any("▲ seat 0" in line and "● seat 1" in line for line in board)


def test_the_first_line_of_a_view_says_whose_it_is_and_asks_whoever_decides() -> None:
    match = evasion()
    mine, theirs = [str(match.view(seat)).splitlines()[0] for seat in (1, 0)]
    assert mine.startswith("flagship as seat 1 sees it · ")
    assert "?" in mine
    assert re.fullmatch(r"flagship as seat 0 sees it · seat 1 may evade with .+\.", theirs)
    assert str(match.view(None)).startswith("flagship as everybody sees it · seat 1 may evade")


def test_only_the_own_view_shows_the_own_hand() -> None:
    match = played("flagship", 3, 2, ready_ships=True)
    cards = match.state.cards
    seat = next(seat for seat in (0, 1) if match.state.players[seat].hand.slots)
    card = match.state.players[seat].hand.slots[0].name
    name = cards[card].name.en
    assert name in str(match.view(seat))
    assert name not in str(match)
    assert name not in str(match.view(1 - seat))


@pytest.mark.parametrize(
    ("game", "seat", "lines"),
    [
        ("bluff", None, ["▲ seat 0  cards 3 · points 6", "● seat 1  cards 3 · points 0"]),
        ("bluff", 0, ["  pile  cards 9", "  3  held 1", "  5  held 1", "  block  held 1"]),
        ("countdown", None, ["▲ seat 0  ready no · calls 2"]),
        ("harvest", 1, ["▲ seat 0", "● seat 1", "  a3  tile bare", "  a4  tile covered"]),
    ],
)
def test_a_game_without_a_board_is_told_in_lists(
    game: str, seat: int | None, lines: list[str]
) -> None:
    assert situations.TOYS
    told = iter(str(played(game, 2).view(seat)).splitlines())
    assert [line for line in lines if line not in told] == []


def test_a_game_without_sentences_names_its_question() -> None:
    match = start(Mini(Ask(0, ("a", "b"))), seed=1)
    assert str(match).splitlines()[0] == "mini, entry 0 · Ask of seat 0"


def test_a_game_that_waits_for_time_says_so() -> None:
    assert situations.TOYS
    match = starboard.new("countdown", seed=1)
    while match.to_act != (starboard.CLOCK,):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    assert str(match).splitlines()[0].endswith(" of time")
    assert repr(match).endswith(" of time>")


def test_in_the_end_a_match_says_how_it_came_out() -> None:
    match = starboard.new("flagship", seed=7, options={"ready_ships": True})
    match.concede(0)
    assert str(match).splitlines()[0].startswith("flagship, over after 1 entry · seat 1 wins")
    assert repr(match).startswith("<flagship, over after 1 entry: <seat 1 wins: ")


# ------------------------------------------------------------------------- one line


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("flagship", r"<Flagship, 2–4 seats, rules \d+, \d+ clauses>"),
        ("space_alert", r"<Space Alert, 1–5 seats, rules \d+, \d+ clauses>"),
        ("eclipse", r"<Eclipse: .+, 2–6 seats, rules \d+, \d+ clauses>"),
        ("bluff", r"<bluff, 2–4 seats, rules 1>"),
    ],
)
def test_a_game_says_its_name_its_seats_and_its_rules(game: str, said: str) -> None:
    assert situations.TOYS
    assert re.fullmatch(said, repr(game_named(game)))


def test_the_clauses_that_a_game_counts_are_those_of_its_ledger() -> None:
    from starboard import ledger

    assert f" {len(ledger.of('flagship'))} clauses" in repr(game_named("flagship"))


def test_a_match_and_a_view_say_in_one_line_where_they_stand() -> None:
    match = starboard.new("flagship", seed=7)
    assert repr(match) == "<flagship, entry 0: Assemble of seats 0, 1>"
    assert repr(match.view(0)) == "<flagship as seat 0 sees it: Assemble of seats 0, 1>"
    assert repr(match.view(None)) == "<flagship as everybody sees it: Assemble of seats 0, 1>"


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("flagship", "<Catalogue of 118 cards>"),
        ("eclipse", r"<Box of \d+ sectors, \d+ technologies, \d+ ship parts, \d+ factions, .*>"),
        ("space_alert", r"<Components: \d+ threats, \d+ trajectories>"),
    ],
)
def test_content_says_what_is_in_the_box(game: str, said: str) -> None:
    assert re.fullmatch(said, repr(game_named(game).content(None)))


def test_own_cards_are_counted_in_a_catalogue() -> None:
    content: Any = game_named("flagship").content(None)
    own = content.adding([armor()], "own")
    assert repr(own) == "<Catalogue of 119 cards, 1 of them own>"


def test_rooms_say_what_they_answer() -> None:
    game = game_named("flagship")
    assert repr(Face()) == "<Face>"
    assert re.fullmatch(r"<FlagshipFace: things, .*seat_facts.*, costs>", repr(game.face))
    assert re.fullmatch(r"<FlagshipMind: .*estimate.*house_bot.*>", repr(game.mind))
    assert repr(Mind()) == "<Mind>"
    assert repr(terminal_of(game)) == "<FlagshipTerminal: board, portrait>"
    assert repr(Terminal()) == "<Terminal>"


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (
            Option(name="fast", kind=OptionKind.FLAG, default=False),
            "<option fast: flag; usually no>",
        ),
        (
            Option(name="start", kind=OptionKind.NUMBER, default=1, low=0, high=6),
            "<option start: number 0–6; usually 1>",
        ),
        (
            Option(name="mode", kind=OptionKind.CHOICE, default="a", choices=("a", "b")),
            "<option mode: choice of a, b; usually a>",
        ),
        (
            Option(name="decks", kind=OptionKind.WORDS, default=(), choices=("a", "b")),
            "<option decks: words such as a, b; usually nothing>",
        ),
        (
            Option(name="deck", kind=OptionKind.TEXT, default="", private=True),
            "<option deck: text of every seat; usually nothing>",
        ),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_an_option_says_what_it_holds_and_what_it_is_unless_told(option: Option, said: str) -> None:
    assert repr(option) == said


def test_an_outcome_says_who_won_and_why() -> None:
    match = starboard.new("flagship", seats=3, seed=7, options={"ready_ships": True})
    match.concede(1)
    match.concede(0)
    said = repr(match.outcome)
    assert re.fullmatch(r"<seat 2 wins: [a-z-]+ \(FS-[A-Z]+-\d+\), places \d, \d, 1>", said)
    drawn = starboard.new("flagship", seed=7)
    drawn.agree()
    assert repr(drawn.outcome) == "<nobody wins: agreed (FS-TIMING-04), places 1, 1>"
