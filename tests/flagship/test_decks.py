"""Decks, main ships, and booster packs."""

from __future__ import annotations

import base64
import random
import zlib
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from starboard.cli import main
from starboard.errors import BadInput, Illegal
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.deck_text import (
    CODE,
    deck_from_data,
    decode_deck,
    encode_deck,
    format_deck,
    parse_deck,
    read_deck,
)
from starboard.games.flagship.cards.decks import Deck, check_deck, validate_main_ship
from starboard.games.flagship.cards.packs import booster_pack, draft, sealed_pool
from starboard.games.flagship.cards.starters import main_ships, starter_decks
from starboard.kernel.yaml_files import Name
from starboard.testing import clause

CARDS = catalogue()
SHIP = ("pendler_k7", "lohnfliegerin")
STARTERS = list(starter_decks().values())


def deck(items: int = 10, events: int = 40, main_ship: tuple[str, ...] = SHIP) -> Deck:
    """A neutral deck with so many cards."""
    return Deck(
        name=Name(de="Probe", en="Trial"),
        main_ship=main_ship,
        market=("panzerplatten",) * (items - len(main_ship)),
        events=("nachschub",) * events,
    )


def clauses(faults: list[Illegal]) -> list[str]:
    return [fault.clause for fault in faults]


# ------------------------------------------------------------------------- decks


@clause("FS-DECK-01", "FS-DECK-02")
def test_a_deck_keeps_items_and_events_apart() -> None:
    mixed = Deck(
        name=Name(de="", en=""),
        main_ship=SHIP,
        market=("panzerplatten",) * 7 + ("pazaak",),
        events=("nachschub",) * 40 + ("drohne",),
    )
    faults = check_deck(mixed, CARDS)
    wrong = [fault.arguments["card"] for fault in faults if fault.clause == "FS-DECK-02"]
    assert wrong == ["pazaak", "drohne"]


@clause("FS-DECK-03")
def test_a_deck_needs_at_least_ten_items_counting_the_main_ship() -> None:
    assert clauses(check_deck(deck(items=9), CARDS)) == ["FS-DECK-03"]
    assert check_deck(deck(items=10), CARDS) == []


@clause("FS-DECK-04")
def test_a_deck_needs_at_least_forty_events() -> None:
    assert clauses(check_deck(deck(events=39), CARDS)) == ["FS-DECK-04"]
    assert check_deck(deck(events=40), CARDS) == []


@clause("FS-DECK-05")
def test_a_deck_may_contain_cards_of_several_factions() -> None:
    mixed = Deck(
        name=Name(de="", en=""),
        main_ship=SHIP,
        market=("funke", "goldkuppel", "brutling", "duca_klasse") * 2,
        events=("sabotage", "bestechung", "nachschub", "giftwolke") * 10,
    )
    assert check_deck(mixed, CARDS) == []


@pytest.mark.parametrize("starter", STARTERS, ids=lambda starter: starter.id)
def test_the_starter_decks_are_legal(starter: Deck) -> None:
    assert check_deck(starter, CARDS) == []


def test_a_deck_without_a_chosen_main_ship_must_be_able_to_build_one() -> None:
    able = Deck(name=Name(de="", en=""), market=SHIP * 5, events=("pazaak",) * 40)
    assert check_deck(able, CARDS) == []
    unable = Deck(name=Name(de="", en=""), market=("drohne",) * 10, events=("pazaak",) * 40)
    assert clauses(check_deck(unable, CARDS)) == ["FS-BUILD-02"]


# ------------------------------------------------------------------------- main ships


def booster_for(price: int) -> dict[str, object]:
    """A card that fits a booster slot and costs so much."""
    return {
        "id": f"booster_{price}",
        "name": {"de": f"Schub {price}", "en": f"Thrust {price}"},
        "type": {"kind": "equipment", "class": "booster"},
        "rarity": "common",
        "source": "own",
        "price": price,
        "needs": {"booster": 1},
    }


@clause("FS-BUILD-01")
def test_a_main_ship_costs_at_most_12000_credits() -> None:
    left = 12_000 - sum(CARDS[card].price for card in SHIP)
    cards = CARDS.adding([booster_for(left), booster_for(left + 1)], "test")
    assert validate_main_ship((*SHIP, f"booster_{left}"), cards) == []
    (fault,) = validate_main_ship((*SHIP, f"booster_{left + 1}"), cards)
    assert (fault.clause, fault.arguments["price"]) == ("FS-BUILD-01", 12_001)


@clause("FS-BUILD-02")
@pytest.mark.parametrize(
    "parts",
    [("pendler_k7",), ("lohnfliegerin",), (*SHIP, "lastesel"), (*SHIP, "alter_haudegen")],
)
def test_a_main_ship_has_exactly_one_ship_and_one_pilot(parts: tuple[str, ...]) -> None:
    assert clauses(validate_main_ship(parts, CARDS)) == ["FS-BUILD-02"]


@clause("FS-BUILD-03", "FS-FACTION-03")
def test_the_parts_of_a_main_ship_match_its_pilot() -> None:
    rebel = ("pendler_k7", "schrauber_jon", "schrottkanone", "flickenschild")
    assert validate_main_ship(rebel, CARDS) == []
    mixed = (*rebel[:3], "chitinmembran")
    (fault,) = validate_main_ship(mixed, CARDS)
    assert (fault.clause, fault.arguments["card"]) == ("FS-BUILD-03", "chitinmembran")


@clause("FS-BUILD-05")
def test_a_slot_takes_one_item_only() -> None:
    two = (*SHIP, "impulslaser", "raketenwerfer")
    (fault,) = validate_main_ship(two, CARDS)
    assert fault.clause == "FS-BUILD-05"
    assert (fault.arguments["slot"], fault.arguments["have"], fault.arguments["need"]) == (
        "weapon",
        1,
        2,
    )


@clause("FS-BUILD-06")
def test_a_heavy_weapon_does_not_fit_a_ship_with_too_few_weapon_slots() -> None:
    assert validate_main_ship(("funke", "schrauber_jon", "railkanone"), CARDS) == []
    three = ("veloce_klasse", "rico_furioso", "serenata_batterie")
    (fault,) = validate_main_ship(three, CARDS)
    assert (fault.clause, fault.arguments["need"]) == ("FS-BUILD-06", 3)


@clause("FS-BUILD-08")
def test_drones_and_fighters_cannot_be_the_main_ship() -> None:
    found = clauses(validate_main_ship(("drohne", "lohnfliegerin"), CARDS))
    assert found == ["FS-BUILD-08", "FS-BUILD-02"]


@clause("FS-EXTEND-06")
def test_a_main_ship_has_no_extension() -> None:
    assert clauses(validate_main_ship((*SHIP, "zusatzrahmen"), CARDS)) == ["FS-EXTEND-06"]


def test_events_are_no_parts_of_a_main_ship() -> None:
    assert clauses(validate_main_ship((*SHIP, "pazaak"), CARDS)) == ["FS-BUILD-01"]


def test_the_ready_main_ships_are_legal() -> None:
    assert len(main_ships()) == 10
    assert [validate_main_ship(ship.parts, CARDS) for ship in main_ships()] == [[]] * 10


# ------------------------------------------------------------------------- texts and codes


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("starter", STARTERS, ids=lambda starter: starter.id)
def test_a_written_deck_reads_back_as_the_same_deck(starter: Deck, lang: str) -> None:
    again = parse_deck(format_deck(starter, CARDS, lang), CARDS)
    assert Counter(again.main_ship) == Counter(starter.main_ship)
    assert Counter(again.market) == Counter(starter.market)
    assert Counter(again.events) == Counter(starter.events)
    assert again.name.of(lang) == starter.name.of(lang)


@pytest.mark.parametrize("starter", STARTERS, ids=lambda starter: starter.id)
def test_a_code_holds_the_whole_deck_in_one_line(starter: Deck) -> None:
    code = encode_deck(starter)
    assert code.startswith(CODE)
    assert len(code.split()) == 1
    assert parse_deck(f"  {code}\n", CARDS) == starter


def test_ids_and_names_of_either_language_are_understood() -> None:
    found = parse_deck("Main ship\nfunke\n\nEreignisse:\n2 ausweichen\n3x Jammer\nPAZAAK", CARDS)
    assert found.main_ship == ("funke",)
    assert found.events == ("ausweichen",) * 2 + ("stoersender",) * 3 + ("pazaak",)


def test_without_headings_cards_go_where_their_kind_belongs() -> None:
    found = parse_deck("# mine\n2 Drohne\n1 Pazaak", CARDS)
    assert (found.market, found.events) == (("drohne",) * 2, ("pazaak",))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Events\n\n2 Ausweichn", "line 3: “Ausweichn” is no card; did you mean “Ausweichen”?"),
        ("0 Pazaak", "line 1: a deck has at least one"),
        ("Market\nPazaak", "line 2: “pazaak” is an event and stands under the wrong heading"),
        ("9999 Pazaak", "line 1: at most 1000 cards"),
        ("# nothing", "the deck contains no cards"),
        ("x" * 100_001, "at most 100000 characters"),
        ("fs1:abc", "deck code: is damaged"),
        ("fs1:äöü", "deck code: is damaged"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_deck(text, CARDS)
    assert told in str(refused.value)


def packed(text: str) -> str:
    return CODE + base64.urlsafe_b64encode(zlib.compress(text.encode())).decode()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a\tb\tc\n\n", "is damaged"),
        ("a\n\n\n", "is damaged"),
        ("a\tb\tc\n\n1*nobody\n", "“nobody” is no card"),
        ("a\tb\tc\n\n\n0*pazaak", "is damaged"),
        ("a\tb\tc\n\n\n1001*pazaak", "at most 1000 cards"),
        ("x" * 10_000_000, "is damaged"),
    ],
)
def test_a_forged_code_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        decode_deck(packed(text), CARDS)


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=200))
def test_reading_any_text_gives_a_deck_or_one_clear_sentence(text: str) -> None:
    with suppress(BadInput):
        found = parse_deck(text, CARDS)
        assert found.items or found.events


WORDS = st.sampled_from(
    ["Hauptschiff", "Events", "Market:", "2 Pazaak", "drohne", "Deck: x", "#", "1000 Ehrenrunde"]
)


@given(st.lists(st.one_of(WORDS, st.text(max_size=12)), max_size=12))
def test_lines_in_any_order_give_a_deck_that_reads_back_or_a_refusal(lines: list[str]) -> None:
    try:
        found = parse_deck("\n".join(lines), CARDS)
    except BadInput:
        return
    assert parse_deck(format_deck(found, CARDS, "en"), CARDS) == found
    assert decode_deck(encode_deck(found), CARDS) == found


@given(st.binary(max_size=80))
def test_any_damaged_code_is_refused(noise: bytes) -> None:
    code = CODE + base64.urlsafe_b64encode(noise).decode()
    with pytest.raises(BadInput):
        decode_deck(code, CARDS)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=6),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["id", "name", "main_ship", "market", "events", "pazaak"]), inner
            )
        ),
        max_leaves=8,
    )
)
def test_any_deck_file_gives_a_deck_or_one_clear_sentence(data: object) -> None:
    with suppress(BadInput):
        found = deck_from_data(data, "file", CARDS)
        assert set(found.items) | set(found.events) <= set(CARDS)


def test_a_deck_is_read_from_yaml_text_and_code(tmp_path: Path) -> None:
    starter = starter_decks()["rebels"]
    data = {
        "id": "rebels",
        "name": {"de": "Rebellen", "en": "Rebels"},
        "main_ship": list(starter.main_ship),
        "market": dict(Counter(starter.market)),
        "events": dict(Counter(starter.events)),
    }
    (tmp_path / "a.yaml").write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
    (tmp_path / "b.txt").write_text(format_deck(starter, CARDS, "de"), encoding="utf-8")
    (tmp_path / "c.txt").write_text(encode_deck(starter), encoding="utf-8")
    assert read_deck(tmp_path / "a.yaml", CARDS) == starter
    assert read_deck(tmp_path / "b.txt", CARDS).events == starter.events
    assert read_deck(tmp_path / "c.txt", CARDS) == starter


# ------------------------------------------------------------------------- packs


def test_a_booster_pack_has_seven_common_three_uncommon_and_one_rare_card() -> None:
    pack = booster_pack(CARDS, random.Random(7).choice)
    assert Counter(CARDS[card].rarity.value for card in pack) == {
        "common": 7,
        "uncommon": 3,
        "rare": 1,
    }
    assert len(set(pack)) == 11


@clause("FS-RARITY-02")
def test_a_common_card_is_drawn_more_than_twice_as_often_as_a_rare_one() -> None:
    chance = random.Random(1)
    drawn = Counter(card for _ in range(2000) for card in booster_pack(CARDS, chance.choice))
    assert drawn["pazaak"] > 2 * drawn["forza_frabiana"] > 0


@pytest.mark.parametrize("seed", range(20))
def test_a_sealed_pool_is_enough_for_a_deck(seed: int) -> None:
    pool = sealed_pool(CARDS, random.Random(seed).choice)
    built = Deck(
        name=Name(de="", en=""),
        main_ship=SHIP,
        market=tuple(card for card in pool[2:] if CARDS[card].is_item),
        events=tuple(card for card in pool if CARDS[card].is_event),
    )
    assert check_deck(built, CARDS) == []


def test_in_a_draft_everybody_takes_one_card_of_every_pack_that_comes_round() -> None:
    seen: list[list[str]] = [[], []]

    def first_of(seat: int, pool: Sequence[str], pack: Sequence[str]) -> str:
        seen[seat].append(pack[0])
        return pack[0]

    chance = random.Random(3)
    drafters = [partial(first_of, seat) for seat in range(2)]
    pools = draft(CARDS, drafters, chance.choice, packs=1)
    chance = random.Random(3)
    packs = [booster_pack(CARDS, chance.choice) for _ in range(2)]
    assert seen[0][:2] == [packs[0][0], packs[1][1]]
    assert seen[1][:2] == [packs[1][0], packs[0][1]]
    assert Counter(pools[0][2:] + pools[1][2:]) == Counter(packs[0] + packs[1])


def test_a_drafter_can_only_take_what_is_in_the_pack() -> None:
    with pytest.raises(BadInput, match="is not in this pack"):
        draft(CARDS, [lambda pool, pack: "nothing"], random.Random(0).choice)


# ------------------------------------------------------------------------- command line


def test_the_command_line_says_yes_no_or_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["flagship", "deck", "check", "rebels", "--lang", "de"]) == 0
    assert "Das Deck ist erlaubt" in capsys.readouterr().out
    short = tmp_path / "short.txt"
    short.write_text("1 Pazaak", encoding="utf-8")
    assert main(["flagship", "deck", "check", str(short), "--lang", "en"]) == 1
    assert "(FS-DECK-04)" in capsys.readouterr().out
    assert main(["flagship", "deck", "check", str(tmp_path / "none.txt")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_fault_of_a_deck_is_a_sentence_in_both_languages(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    worst = tmp_path / "worst.yaml"
    parts = ["veloce_klasse", "funke", "rico_furioso", "drohne", "zielcomputer", "pazaak"]
    heavy = ["serenata_batterie"] * 2 + ["schrottkanone"]
    data = {"name": "x", "main_ship": parts + heavy, "events": {"drohne": 1}}
    worst.write_text(yaml.safe_dump(data), encoding="utf-8")
    assert main(["flagship", "deck", "check", str(worst), "--lang", lang]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) >= 9
    assert not any("{" in line or "main-ship" in line for line in said)


@pytest.mark.parametrize(
    "words",
    [
        ["cards"],
        ["card", "Ausweichen"],
        ["booster", "--seed", "3"],
        ["sealed", "--seed", "3"],
        ["deck", "show", "frabian"],
        ["deck", "code", "frabian"],
    ],
)
def test_every_tool_prints_words_or_one_json_object(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["flagship", *words]) == 0
    assert capsys.readouterr().out.strip()
    assert main(["flagship", *words, "--json"]) == 0
    assert isinstance(yaml.safe_load(capsys.readouterr().out), dict)
