"""Decks: sources, action piles and sideboards, what is refused with which clause, and codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.errors import BadInput, Illegal
from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.bringing import refuse_faulty
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.deck_text import (
    FORM,
    decode_deck,
    encode_deck,
    parse_deck,
    starter_decks,
)
from starboard.games.perry_rhodan.decks import Deck, binder, check_deck
from starboard.games.perry_rhodan.kinds import PHASES, Goal, Phase, Side
from starboard.games.perry_rhodan.vocabulary import Requirement
from starboard.kernel.yaml_files import Name
from starboard.testing import clause
from starboard.text import texts_for

CARDS = catalogue()
ALL = binder(CARDS)
PILE = tuple(action_cards())
NAME = Name(de="Eigenes", en="Own")


def deck(
    source: Iterable[str] = ("terra",),
    phase: Phase = Phase.I,
    action: Iterable[str] = PILE,
    sideboard: Iterable[str] = (),
) -> Deck:
    """A deck for one phase."""
    return Deck(
        name=NAME,
        sources={phase: tuple(source)},
        action=tuple(action),
        sideboards={phase: tuple(sideboard)},
    )


def refusals(
    deck: Deck, phases: tuple[Phase, ...] = (), tournament: bool = False
) -> list[tuple[str, str]]:
    faults = check_deck(deck, ALL, phases, tournament=tournament)
    return [(fault.clause, fault.message) for fault in faults]


# ------------------------------------------------------------------------- sources


@clause("PR-CARD-01")
def test_a_card_belongs_to_the_source_of_its_phase():
    assert refusals(deck(["terra", "ferrol"])) == [("PR-CARD-01", "deck-wrong-phase")]
    assert refusals(deck(["ferrol"], Phase.II)) == []


@clause("PR-CARD-02")
def test_cards_go_by_their_backs_into_the_sources():
    made = parse_deck("1 Swoofon\n1 Volat\n1 Terra\n", ALL)
    assert made.sources == {Phase.V: ("swoofon", "volat"), Phase.I: ("terra",)}


@clause("PR-DECK-04")
def test_a_second_perry_rhodan_is_refused():
    assert refusals(deck(["perry_rhodan_i"])) == []
    assert refusals(deck(["perry_rhodan_i"] * 2)) == [("PR-DECK-04", "deck-too-many-copies")]


@clause("PR-DECK-05")
def test_a_dual_unique_may_be_there_twice():
    assert refusals(deck(["thora"] * 2)) == []
    assert refusals(deck(["thora"] * 3)) == [("PR-DECK-05", "deck-too-many-copies")]


@clause("PR-DECK-06", "PR-DECK-07", "PR-DECK-08")
def test_atlan_may_be_there_once_for_pro_and_four_times_for_anti():
    source = ["atlan_pro", *["atlan_anti"] * 4]
    assert refusals(deck(source, Phase.V)) == []
    both = refusals(deck(["atlan_pro", "atlan_pro", *["atlan_anti"] * 5], Phase.V))
    assert both == [
        ("PR-DECK-04", "deck-too-many-copies"),
        ("PR-DECK-07", "deck-too-many-copies"),
    ]


@clause("PR-DECK-09")
def test_a_fifth_konter_is_refused():
    assert refusals(deck(["konter_i"] * 4)) == []
    assert refusals(deck(["konter_i"] * 5)) == [("PR-DECK-09", "deck-too-many-copies")]
    assert refusals(deck(["wirtschaftsboom"] * 3)) == [("PR-DECK-09", "deck-too-many-copies")]


@clause("PR-DECK-10", "PR-CARD-30")
def test_other_cards_have_no_limit_unless_they_say_so():
    assert refusals(deck(["terra"] * 60 + ["stosstrupp"] * 30)) == []
    assert refusals(deck(["energieglocke"] * 2)) == [("PR-DECK-10", "deck-too-many-copies")]


@pytest.mark.parametrize(
    ("card", "phase"),
    [("ortungsstation", Phase.I), ("ortungsstation_freedom_i", Phase.II), ("s_7", Phase.II)],
)
@clause("PR-DECK-16")
def test_three_cards_are_banned(card, phase):
    assert refusals(deck([card], phase)) == [("PR-DECK-16", "deck-banned-card")]
    assert refusals(deck(["terra"], sideboard=[card]))[-1] == ("PR-DECK-16", "deck-banned-card")


@clause("PR-CARD-38")
def test_helper_cards_belong_to_no_pile():
    helper = "hilfskarte_robotregent"
    assert refusals(deck(["terra", helper])) == [("PR-CARD-38", "deck-helper-card")]
    assert refusals(deck(action=[*PILE, helper])) == [("PR-CARD-38", "deck-helper-card")]


@clause("PR-ACT-19", "PR-ACT-01")
def test_action_cards_and_resource_cards_are_never_mixed():
    assert refusals(deck(["terra", "action_01"])) == [("PR-ACT-19", "deck-action-card-in-source")]
    assert refusals(deck(action=[*PILE, "terra"])) == [
        ("PR-ACT-19", "deck-resource-card-in-action")
    ]


@clause("PR-DECK-03", "PR-DECK-01")
def test_phase_v_alone_needs_only_its_source():
    five = deck(["swoofon"], Phase.V)
    assert refusals(five, (Phase.V,)) == []
    lacking = refusals(five, (Phase.IV, Phase.V))
    assert lacking == [("PR-GEN-02", "deck-lacks-source")]
    nothing = Deck(name=NAME, sources={}, action=PILE)
    assert refusals(nothing) == [("PR-GEN-02", "deck-without-source")]


# ------------------------------------------------------------------------- action piles


def piled(*numbers: int) -> list[str]:
    return [f"action_{number:02}" for number in numbers]


@clause("PR-DECK-11")
def test_an_action_pile_has_at_least_eight_cards():
    assert refusals(deck(action=piled(1, 2, 3, 4, 5, 6, 7, 8))) == []
    assert refusals(deck(action=piled(1, 2, 3, 4, 5, 6, 7))) == [
        ("PR-DECK-11", "deck-few-action-cards")
    ]


@clause("PR-DECK-12")
def test_every_goal_is_in_the_action_pile():
    without = [card.id for card in action_cards().values() if card.goal is not Goal.SABOTAGE]
    assert refusals(deck(action=without)) == [("PR-DECK-12", "deck-lacks-goal")]


def three_phases(action: Iterable[str]) -> Deck:
    sources = {Phase.I: ("terra",), Phase.II: ("ferrol",), Phase.III: ("snowman",)}
    return Deck(name=NAME, sources=sources, action=tuple(action))


@clause("PR-TOUR-01")
def test_a_tournament_wants_ten_action_cards_a_phase():
    pile = [*PILE, *PILE]
    assert refusals(three_phases(pile[:30]), tournament=True) == []
    short = refusals(three_phases(pile[:29]), tournament=True)
    assert short == [("PR-TOUR-01", "deck-few-action-cards-for-phases")]
    assert refusals(three_phases(pile[:29])) == []


@clause("PR-TOUR-02")
def test_a_tournament_wants_every_goal_once_a_phase():
    rare = [card.id for card in action_cards().values() if card.goal is not Goal.SABOTAGE] * 2
    enough, few = [*rare, *piled(3, 7, 11)], [*rare, *piled(3, 7)]
    assert refusals(three_phases(enough), tournament=True) == []
    for short in (few, [*rare, *piled(3)]):
        refused = refusals(three_phases(short), tournament=True)
        assert ("PR-TOUR-02", "deck-few-goals") in refused


@clause("PR-TOUR-03")
def test_a_tournament_allows_four_of_an_action_card():
    pile = [*PILE, *["action_01"] * 3]
    assert refusals(deck(action=pile), tournament=True) == []
    five = refusals(deck(action=[*pile, "action_01"]), tournament=True)
    assert five == [("PR-TOUR-03", "deck-same-action-card")]
    assert refusals(deck(action=[*pile, "action_01"])) == []


@clause("PR-TOUR-04")
def test_a_sideboard_holds_ten_resource_cards_a_phase():
    assert refusals(deck(sideboard=["stosstrupp"] * 10)) == []
    eleven = refusals(deck(sideboard=["stosstrupp"] * 11))
    assert eleven == [("PR-TOUR-04", "deck-large-sideboard")]
    action = refusals(deck(sideboard=["action_01"]))
    assert action == [("PR-TOUR-04", "deck-action-card-in-sideboard")]


# ------------------------------------------------------------------------- starters


def test_four_starters_have_every_source_and_are_legal_in_tournaments():
    assert len(starter_decks()) == 4
    for starter in starter_decks().values():
        assert starter.phases == PHASES
        assert refusals(starter, tournament=True) == []
        assert all(50 <= len(starter.source(phase)) <= 60 for phase in PHASES)


def test_the_starters_hold_every_card_that_is_not_banned():
    held = {
        card for each in starter_decks().values() for part in each.sources.values() for card in part
    }
    assert held == {card.id for card in CARDS.values() if not card.banned}


class Growth:
    """What a deck can have on the table: a card counts once one of its premises can hold."""

    def __init__(self, cards: Counter[str]) -> None:
        self.cards = [(CARDS[card], count) for card, count in cards.items()]
        self.out: set[tuple[str, Side]] = set()

    def have(self, side: Side) -> Iterable[tuple[Card, int]]:
        return ((card, n) for card, n in self.cards if (card.id, side) in self.out)

    def holds(self, each: Requirement, side: Side) -> bool:
        laid = list(self.have(side))
        match each.about:
            case "place":
                names = {each.place} | ({"sol"} if each.place == "terra" else set())
                return sum(n for card, n in laid if card.family in names) >= each.count
            case "card":
                return any(card.family == each.card for card, _ in laid)
            case "skill":
                assert each.skill is not None
                return any(card.has(each.skill, each.level) for card, _ in laid)
            case "loyalty":
                return any(card.loyalty is each.loyalty for card, _ in laid)
            case "science" | "riddle_points":
                word = "science" if each.science else "galactic_riddles"
                points = sum(card.skills.get(word, 0) * n for card, n in laid)
                return points + 2 * any(c.id == "positronik" for c, _ in laid) >= (
                    each.science or each.riddle_points
                )
        return True

    def grown(self) -> set[str]:
        before = -1
        while len(self.out) > before:
            before = len(self.out)
            for card, _ in self.cards:
                for side in card.colour.sides:
                    if any(
                        all(self.holds(each, side) for each in alternative)
                        for alternative in card.premise(side)
                    ):
                        self.out.add((card.id, side))
        return {card for card, _ in self.out}


@pytest.mark.parametrize("starter", sorted(starter_decks()))
def test_every_card_of_a_starter_can_come_to_the_table(starter):
    whole = starter_decks()[starter]
    held: Counter[str] = Counter()
    for phase in PHASES[:4]:
        held += Counter(whole.source(phase))
        assert Growth(held).grown() == set(held), phase
    alone = Counter(whole.source(Phase.I)), Counter(whole.source(Phase.V))
    for source in alone:
        assert Growth(source).grown() == set(source)


# ------------------------------------------------------------------------- as text


@pytest.mark.parametrize("starter", sorted(starter_decks()))
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_deck_survives_its_code_and_its_text(starter, lang):
    whole = starter_decks()[starter]
    assert decode_deck(encode_deck(whole), ALL) == whole
    text = FORM.format(whole, ALL, lang, texts_for("perry_rhodan"))
    again = parse_deck(text, ALL)
    assert (again.sources, again.action) == (whole.sources, whole.action)


def test_a_code_is_short_enough_to_paste():
    assert encode_deck(starter_decks()["raumflotte"]).startswith("pr1:")
    assert max(len(encode_deck(each)) for each in starter_decks().values()) < 3_000


def test_sideboards_are_written_under_their_headings():
    made = parse_deck("Materiequelle I\n3 Terra\nSideboard I\n2 Venus\n1 Crest (I)\n", ALL)
    assert made.source(Phase.I) == ("terra",) * 3
    assert made.sideboard(Phase.I) == ("venus", "venus", "crest_i")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1 Atlan", "line 1: “Atlan” may be one of several cards: Atlan (Pro), Atlan (Anti)"),
        ("pr1:abc", "deck code: is damaged"),
        ("1 Creest", "line 1: “Creest” is no card; did you mean “Crest”?"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(text, sentence):
    with pytest.raises(BadInput) as refusal:
        parse_deck(text, ALL)
    assert str(refusal.value) == sentence


@given(st.text(max_size=60))
def test_any_text_is_a_deck_or_refused_in_one_sentence(text):
    said = tried(text)
    assert "\n" not in said.replace(text, "")


@given(st.data())
def test_a_damaged_code_is_refused_or_another_deck(data):
    code = encode_deck(deck(["terra", "crest_i"]))
    place = data.draw(st.integers(4, len(code) - 1))
    letter = data.draw(st.sampled_from("ABCabc-_09=+ "))
    said = tried(code[:place] + letter + code[place + 1 :])
    assert said.startswith(("", "deck code: "))


def tried(text: str) -> str:
    try:
        check_deck(parse_deck(text, ALL), ALL)
    except BadInput as error:
        return str(error)
    return ""


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_refusal_is_a_sentence(lang):
    texts = texts_for("perry_rhodan")
    wrong = [
        deck(["terra", "ferrol", *["konter_i"] * 5, "ortungsstation", "tarnkarte", "action_01"]),
        deck(sideboard=["stosstrupp"] * 11, action=["terra", *piled(1, 1, 1, 1, 1)]),
        three_phases(piled(1, 2, 3, 4) * 2),
    ]
    faults: list[Illegal] = [
        fault for each in wrong for fault in check_deck(each, ALL, PHASES, tournament=True)
    ]
    assert len({fault.message for fault in faults}) >= 11
    for fault in faults:
        said = texts.say(lang, fault.message, **fault.arguments)
        assert said[0].isupper() or said[0] in "„“"
        assert said.endswith(".")


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (
            deck(["terra", *["konter_i"] * 5]),
            "mine.yaml: „Konter (I) / Counter (I)“ ist in Materiequelle I 5-mal. "
            "Erlaubt ist sie 4-mal. (PR-DECK-09)",
        ),
        (
            deck(["terra", "perry_rhodan_i", "perry_rhodan_i"]),
            "mine.yaml: „Perry Rhodan (I)“ ist in Materiequelle I 2-mal. "
            "Erlaubt ist sie einmal. (PR-DECK-04)",
        ),
        (
            deck(["terra", "crest_v"]),
            "mine.yaml: „Crest (V)“ hat die Rückseite der Phase V und gehört nicht zu Phase I. "
            "(PR-CARD-01)",
        ),
        (
            deck(["ferrol", "s_7"], Phase.II),
            "mine.yaml: „S-7“ ist vom Spiel ausgeschlossen. (PR-DECK-16)",
        ),
        (
            deck(action=["action_01"] * 8),
            "mine.yaml: Im Aktionskartenstapel fehlt das Missionsziel Destabilisierung. "
            "(PR-DECK-12)",
        ),
    ],
)
@clause("PR-GEN-09")
def test_an_illegal_deck_that_is_brought_is_refused_in_one_sentence(broken, said):
    with pytest.raises(BadInput) as refused:
        refuse_faulty(broken, ALL, "mine.yaml")
    assert refused.value.said("de").startswith(said)
    for lang in ("de", "en"):
        assert "deck-" not in refused.value.said(lang)
