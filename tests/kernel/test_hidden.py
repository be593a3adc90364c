"""Hidden things: what lies where, who has seen it, and what nobody can tell."""

from __future__ import annotations

import pytest

from starboard.kernel import EVERYONE, NOBODY, UNKNOWN, Forced, Pile, Secret, Slot, Zone, only
from starboard.kernel.seats import CLOCK, includes


def pile(*names: str) -> Pile:
    return Pile("deck", [], sorted(names), [])


def test_a_pile_that_nobody_has_looked_into_has_no_order() -> None:
    assert pile("a", "b", "c").draw(Forced("b")).name == "b"


def test_looking_fixes_the_places_on_top() -> None:
    deck = pile("a", "b", "c")
    deck.look(2, Forced("c", "a"), only(0))
    assert deck.top == [Slot("c", only(0)), Slot("a", only(0))]
    assert [deck.draw(Forced()).name for _ in range(2)] == ["c", "a"]


def test_who_looks_later_sees_the_same_cards_in_the_same_order() -> None:
    deck = pile("a", "b", "c")
    deck.look(2, Forced("c", "a"), only(0))
    assert [slot.name for slot in deck.look(3, Forced("b"), only(1))] == ["c", "a", "b"]
    assert [slot.seen for slot in deck.top] == [only(0) | only(1)] * 2 + [only(1)]


def test_looking_deeper_than_the_pile_shows_all_of_it() -> None:
    deck = pile("a")
    assert len(deck.look(5, Forced("a"), only(0))) == 1


def test_shuffling_dissolves_every_known_place() -> None:
    deck = Pile("deck", [Slot("a", only(0))], ["b"], [Slot("c", EVERYONE)])
    chance = Forced()
    deck.shuffle(chance, ["d"])
    assert (deck.top, deck.bag, deck.bottom) == ([], ["a", "b", "c", "d"], [])
    assert chance.results == ["shuffle"]


def test_the_bottom_comes_last() -> None:
    deck = Pile("deck", [], ["a"], [Slot("z", NOBODY)])
    assert [deck.draw(Forced("a")).name, deck.draw(Forced()).name] == ["a", "z"]
    assert len(deck) == 0


def test_who_goes_through_a_pile_knows_what_is_in_it_until_a_card_leaves_unseen() -> None:
    deck = pile("a", "b", "b")
    assert deck.search(1) == ["a", "b", "b"]
    assert includes(deck.known, 1)
    deck.draw(Forced("b"), only(1))
    assert includes(deck.known, 1)
    deck.draw(Forced("a"), only(0))
    assert not includes(deck.known, 1)


def test_a_card_is_taken_out_of_a_pile_wherever_it_lies() -> None:
    deck = Pile("deck", [Slot("a", NOBODY)], ["b"], [Slot("c", NOBODY)])
    for name in ("c", "b", "a"):
        deck.remove(name)
    assert len(deck) == 0


@pytest.mark.parametrize(
    ("seen", "taken"),
    [
        ((NOBODY, only(1)), only(1)),
        ((only(1), NOBODY), only(1)),
        ((only(3), only(0) | only(1)), only(0) | only(1)),
        ((only(0), EVERYONE), EVERYONE),
        ((EVERYONE, only(0)), EVERYONE),
    ],
)
def test_of_equal_cards_the_one_that_most_seats_have_seen_is_taken(
    seen: tuple[int, int], taken: int
) -> None:
    hand = Zone("cards", [Slot("ace", seats) for seats in seen])
    assert hand.take("ace").seen == taken


def test_names_of_a_zone_say_nothing_about_when_they_came() -> None:
    hand = Zone("cards", [])
    for name in ("b", "c", "a"):
        hand.add(Slot(name, NOBODY))
    assert hand.names() == ["a", "b", "c"]
    assert hand.has("a")
    assert not hand.has("d")


def test_a_revealed_secret_is_seen_by_everybody() -> None:
    plan = Secret(["left", "right"], only(2))
    assert plan.reveal() == ["left", "right"]
    assert plan.seen == EVERYONE


def test_spectators_and_time_see_only_what_everybody_sees() -> None:
    assert includes(EVERYONE, None)
    assert includes(EVERYONE, CLOCK)
    assert not includes(only(0) | only(1), None)
    assert not includes(only(0) | only(1), CLOCK)
    assert UNKNOWN == ""
