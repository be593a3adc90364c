"""Chance: the same numbers everywhere, scripted where needed, recorded always."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from starboard.kernel import Chance, Forced, NeedsChance, NoChance, Seeded


def test_a_seed_gives_the_same_dice_in_every_python_and_in_the_browser() -> None:
    chance = Seeded("7")
    assert chance.dice(12) == [6, 2, 5, 1, 3, 4, 4, 2, 6, 2, 2, 2]
    assert chance.position == 12


def test_large_numbers_and_seeds_of_any_letters_are_the_same_everywhere() -> None:
    assert [Seeded("7", n).below(1000) for n in range(5)] == [899, 324, 701, 117, 492]
    assert Seeded("ä/Ω", 5).below(2**64) == 4293246220448239238


def test_anyone_can_check_a_die_with_a_few_lines() -> None:
    block = sha256(b"a seed" + (3).to_bytes(8, "big")).digest()
    expected = int.from_bytes(block[:8], "big") * 6 // 2**64 + 1
    assert Seeded("a seed", 3).die() == expected


def test_dice_are_uniform() -> None:
    faces = Counter(Seeded("uniform").dice(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(900 < count < 1100 for count in faces.values())


def test_forked_streams_are_independent_of_the_one_they_come_from() -> None:
    chance = Seeded("7")
    assert chance.fork("a").below(10**6) == 197733
    assert chance.fork("b").below(10**6) != 197733
    assert chance.position == 0


def test_every_result_is_recorded_in_order() -> None:
    chance = Seeded("7")
    chance.die()
    name = chance.draw(["ace", "king"])
    chance.shuffle()
    assert chance.results == [6, name, "shuffle"]


def test_a_script_gives_its_results_in_order() -> None:
    chance = Forced(6, "king", 1)
    assert (chance.die(), chance.draw(["ace", "king"]), chance.die()) == (6, "king", 1)


@pytest.mark.parametrize("script", [(), (7,), (0,), ("6",), ("king",)])
def test_a_script_refuses_what_a_die_cannot_show(script: tuple[int | str, ...]) -> None:
    with pytest.raises(NeedsChance) as asked:
        Forced(*script).die()
    assert asked.value.request == "die"
    assert asked.value.options == (1, 2, 3, 4, 5, 6)


def test_a_script_refuses_a_card_that_is_not_there() -> None:
    with pytest.raises(NeedsChance) as asked:
        Forced("queen").draw(["ace", "king"])
    assert asked.value.options == ("ace", "king")


def test_a_refused_result_stays_in_the_script() -> None:
    chance = Forced("king")
    with pytest.raises(NeedsChance):
        chance.die()
    assert chance.draw(["king"]) == "king"


def test_a_script_need_not_mention_shuffles() -> None:
    chance = Forced("shuffle", 3)
    chance.shuffle()
    chance.shuffle()
    assert chance.die() == 3


@pytest.mark.parametrize("refuses", [Chance(), NoChance()])
def test_looking_ahead_stops_at_the_first_chance(refuses: Chance) -> None:
    with pytest.raises(NeedsChance):
        refuses.die()


def test_looking_ahead_stops_at_a_shuffle() -> None:
    with pytest.raises(NeedsChance):
        NoChance().shuffle()
