"""What people see: complete, within the screen, and never another person's hand."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from tools.picture import picture

import starboard
from starboard.terminal import Person, Session
from tests.terminal.script import Watchman, against_bot, duel, session

PEOPLE = [Person("Ada"), Person("Ben")]


def pages_of(seed: int, typed: list[str], lang: str = "en", **more: object) -> list[str]:
    match = duel(seed)
    play, screen = session(match, PEOPLE, typed, lang, **more)
    play.run()
    return [*screen.pages, screen.last]


def watched(seed: int, clears: bool, open_hands: bool) -> Watchman:
    """Two people play a while by hints, and somebody watches what each of them sees."""
    match = duel(seed)
    typed = itertools.chain.from_iterable(itertools.repeat(("hint", ""), 60))
    watchman = Watchman(match, typed, clears)
    Session(match, PEOPLE, "en", watchman, open_hands=open_hands).run()
    return watchman


@pytest.mark.parametrize("seed", [5, 6])
def test_nobody_sees_the_hand_of_another_person_at_the_same_screen(seed: int) -> None:
    watchman = watched(seed, clears=True, open_hands=False)
    assert watchman.handed > 5
    assert watchman.leaks == []


def test_without_clearing_and_handing_over_hands_would_be_seen() -> None:
    assert watched(5, clears=False, open_hands=True).leaks != []


def test_between_two_people_stands_a_page_that_shows_nothing() -> None:
    pages = pages_of(5, ["", "end-turn", "", "pass"])
    handed = [page for page in pages if "looks at the screen now" in page]
    assert len(handed) >= 2
    for page in handed:
        assert "Hand" not in page
        assert "prizes" not in page


def test_with_open_hands_nothing_stands_between_people() -> None:
    pages = pages_of(5, ["end-turn", "pass"], open_hands=True)
    assert not any("looks at the screen now" in page for page in pages)


def test_one_person_is_never_told_to_look_away() -> None:
    match = duel()
    play, screen = session(match, against_bot(match), itertools.repeat("end-turn", 4))
    play.run()
    assert "looks at the screen now" not in screen.text


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_longer_than_the_screen(lang: str, width: int) -> None:
    match = duel(seed=6)
    typed = itertools.islice(itertools.cycle(("hint", "")), 60)
    play, screen = session(match, against_bot(match), typed, lang, width=width, height=24)
    play.run()
    assert max(cell_len(line) for line in screen.text.splitlines()) <= width


def test_on_a_narrow_screen_every_number_of_a_player_can_be_read() -> None:
    species = ("eridani_empire", "planta")
    match = starboard.new("eclipse", seats=2, seed=1, options={"species": species})
    play, screen = session(match, PEOPLE, [""], "de", width=60)
    play.run()
    [row] = [line.split() for line in screen.last.splitlines() if line.startswith("● Ben")]
    assert row[2:] == ["4", "2", "+2", "3", "+3", "4", "+3", "12", "4/4", "1/0/0"]


def test_the_decision_stands_in_sight_on_a_small_screen() -> None:
    match = duel(seed=6)
    play, screen = session(match, against_bot(match), ["1"] * 12, width=80, height=24)
    play.run()
    for page in [*screen.pages[1:], screen.last]:
        visible = page.splitlines()[-25:]
        assert any("▲ Marion" in line or "● Marion" in line for line in visible)


def test_the_table_shows_ships_charge_market_and_hand() -> None:
    match = duel()
    play, screen = session(match, against_bot(match), ["1"], "de", width=80, height=30)
    play.run()
    shown = screen.last
    for part in ("★", "●", "○", "Markt:", "Hand:", "Preise 6", "am Zug", "frei:"):
        assert part in shown


def test_wide_screens_show_hand_cards_with_their_words() -> None:
    match = duel()
    play, screen = session(match, against_bot(match), (), "en", width=130, height=45)
    play.run()
    card = match.state.cards[match.state.players[match.to_act[0]].hand.slots[0].name]
    assert f"╭─ {card.name.en[:15]}" in screen.last


def test_costs_stand_beside_moves() -> None:
    match = duel()
    play, screen = session(match, against_bot(match), (), "de")
    play.run()
    assert re.search(r"\(\+\d\.\d{3} Cr\)", screen.last)


def test_four_people_are_all_drawn() -> None:
    match = duel(seats=4)
    people = [Person(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    play, screen = session(match, people, [""], width=80)
    play.run()
    for shape, person in zip("▲●■◆", people, strict=True):
        assert f"{shape} {person.name}" in screen.last


# ------------------------------------------------------------------------- the picture


def test_the_picture_in_the_docs_loads_nothing_from_elsewhere() -> None:
    drawn = (Path(__file__).parents[2] / "docs/img/terminal.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_a_picture_shows_the_screen_of_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.picture.DECISIONS", 1)
    drawn = picture("de")
    assert "Marion" in drawn
    assert "@font-face" not in drawn
