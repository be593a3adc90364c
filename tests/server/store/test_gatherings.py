"""What several phones hand in: nothing is lost, and there are not too many."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from starboard.server.store import Full, Store, Taken
from starboard.server.store.records import Gathering, Slip

pytestmark = pytest.mark.anyio

NOW = 100.0
MANY = 1_000


def a_gathering(id: str = "code", source: str = "home") -> Gathering:
    return Gathering(id=id, key="hash", source=source, about="us", until=200.0)


def a_slip(holder: str = "phone", place: int = 0, text: str = "aab") -> Slip:
    return Slip(gathering="code", place=place, holder=holder, text=text)


async def test_a_slip_is_handed_in_and_again_by_the_same_phone(store: Store, other: Store) -> None:
    await store.add_gathering(a_gathering(), 2, MANY, MANY)
    await store.hand_in(a_slip(), NOW)
    await other.hand_in(a_slip(text="abc"), NOW)
    first, second = await other.slips("code")
    assert (first.text, first.version, second.version) == ("abc", 2, 0)
    assert await other.gathering("code", NOW) == a_gathering()


async def test_another_phone_takes_a_place_only_if_it_says_so(store: Store) -> None:
    await store.add_gathering(a_gathering(), 1, MANY, MANY)
    await store.hand_in(a_slip(), NOW)
    with pytest.raises(Taken):
        await store.hand_in(a_slip("second", text="xxx"), NOW)
    assert (await store.slips("code"))[0].text == "aab"
    await store.hand_in(a_slip("second", text="xxx"), NOW, over=True)
    assert (await store.slips("code"))[0].text == "xxx"


async def test_of_two_phones_at_once_one_is_first(store: Store, other: Store) -> None:
    await store.add_gathering(a_gathering(), 1, MANY, MANY)

    async def attempt(number: int) -> bool:
        try:
            await (store, other)[number % 2].hand_in(a_slip(f"phone {number}"), NOW)
        except Taken:
            return False
        return True

    assert sum(await asyncio.gather(*[attempt(number) for number in range(20)])) == 1
    assert (await store.slips("code"))[0].version == 1


async def test_nothing_is_taken_once_it_is_closed_or_over_or_elsewhere(store: Store) -> None:
    await store.add_gathering(a_gathering(), 1, MANY, MANY)
    await store.save_gathering(replace(a_gathering(), open=False), NOW)
    with pytest.raises(Taken):
        await store.hand_in(a_slip(), NOW, over=True)
    await store.save_gathering(a_gathering(), NOW)
    for slip, now in ((a_slip(place=1), NOW), (a_slip(), 200.0)):
        with pytest.raises(Taken):
            await store.hand_in(slip, now, over=True)
    assert (await store.slips("code"))[0].version == 0
    assert await store.gathering("code", 200.0) is None


async def test_there_are_so_many_from_one_source_and_so_many_together(store: Store) -> None:
    for number in range(2):
        await store.add_gathering(a_gathering(f"{number}"), 1, 2, 3)
    with pytest.raises(Full) as full:
        await store.add_gathering(a_gathering("more"), 1, 2, 3)
    assert full.value.what == "source"
    await store.add_gathering(a_gathering("there", "away"), 1, 2, 3)
    with pytest.raises(Full) as full:
        await store.add_gathering(a_gathering("too many", "elsewhere"), 1, 2, 3)
    assert full.value.what == "all"
    await store.forget_gatherings(200.0)
    await store.add_gathering(a_gathering("0"), 1, 2, 3)
    assert [slip.version for slip in await store.slips("0")] == [0]
