"""People: a name and a key, what belongs to them, and going for good."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from starboard.errors import BadInput
from starboard.server.store import Store, Taken
from starboard.server.store.records import Passkey, Progress, Rating, Said, Score, Subscription
from tests.server.store.situations import (
    a_key,
    a_person,
    a_table,
    add_people,
    next_entry,
    running_table,
)

pytestmark = pytest.mark.anyio

NAMES = [
    "Ångström",
    "李雷",
    "🦊 Füchsin",
    "O'Brien; DROP TABLE people",
    "%(name)s :name",
    "\u202eabc",
]


async def test_a_person_is_found_by_id_name_and_key(store: Store) -> None:
    told = a_person("Anna", phrase="hash", language="de", settings={"motion": False})
    kept = await store.add_person(told, a_key("anna"))
    assert kept == replace(told, version=1)
    assert await store.person("anna") == kept
    assert await store.person_by_name("  ANNA ") == kept
    assert await store.person_by_key("hash of anna") == (kept, a_key("anna"))
    assert await store.person("ben") is None
    assert await store.person_by_name("ben") is None
    assert await store.person_by_key("") is None


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_may_be_written_in_any_way(store: Store, name: str) -> None:
    await store.add_person(a_person(name), a_key("key"))
    found = await store.person_by_name(name)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("name", ["nul \0", "half \ud83d"])
async def test_a_name_that_cannot_be_stored_is_refused(store: Store, name: str) -> None:
    with pytest.raises(BadInput):
        await store.add_person(a_person(name), a_key("key"))


async def test_two_people_cannot_have_the_same_name(store: Store) -> None:
    await add_people(store, "Anna", "Ben")
    with pytest.raises(Taken):
        await store.add_person(replace(a_person("ANNA"), id="other"), a_key("other"))
    ben = await store.person("ben")
    assert ben is not None
    with pytest.raises(Taken):
        await store.save_person(replace(ben, name="anna"))
    assert await store.person_by_key("hash of other") is None


async def test_of_two_changes_of_a_person_the_second_reads_again(store: Store) -> None:
    await add_people(store, "Anna")
    anna = await store.person("anna")
    assert anna is not None
    renamed = await store.save_person(replace(anna, name="Änne", language="de"))
    with pytest.raises(Taken):
        await store.save_person(replace(anna, phrase="hash"))
    assert await store.person_by_name("änne") == renamed
    assert await store.person_by_name("anna") is None


async def test_several_people_are_read_at_once(store: Store) -> None:
    names = [f"P{number}" for number in range(40)]
    await add_people(store, *names)
    found = await store.people([name.casefold() for name in names] + ["gone", ""])
    assert sorted(person.name for person in found.values()) == sorted(names)


async def test_a_key_opens_until_it_is_dropped_by_its_owner(store: Store) -> None:
    await add_people(store, "Anna", "Ben")
    token = replace(a_key("anna", "token"), kind="bot", label="my bot")
    await store.add_key(token)
    await store.drop_key("ben", "token")
    assert token in await store.keys("anna")
    with pytest.raises(Taken):
        await store.add_key(a_key("ben", "token"))
    await store.drop_key("anna", "token")
    assert await store.person_by_key("token") is None


async def test_the_people_of_many_keys_are_read_at_once(store: Store) -> None:
    names = [f"P{number}" for number in range(20)]
    await add_people(store, *names)
    await store.add_key(a_key("p3", "token"))
    found = await store.people_by_keys([*(f"hash of {name.casefold()}" for name in names), "x"])
    assert sorted(person.name for person in found.values()) == sorted(names)
    assert (await store.people_by_keys(["token"]))["token"].name == "P3"


async def test_a_passkey_keeps_its_count_and_its_owner(store: Store) -> None:
    passkey = Passkey(id="credential", person="anna", public="cHVibGlj", created=1.0)
    await store.save_passkey(passkey)
    await store.save_passkey(replace(passkey, count=5))
    with pytest.raises(Taken):
        await store.save_passkey(replace(passkey, person="ben"))
    assert await store.passkeys("anna") == [replace(passkey, count=5)]
    assert await store.passkey("credential") == replace(passkey, count=5)
    await store.drop_passkey("ben", "credential")
    assert await store.passkey("credential") is not None
    await store.drop_passkey("anna", "credential")
    assert await store.passkey("credential") is None


async def test_turn_notices_go_to_whoever_uses_the_browser_now(store: Store) -> None:
    told = Subscription(endpoint="https://push", person="anna", keys={"auth": "x"}, created=1.0)
    await store.save_subscription(told)
    await store.save_subscription(replace(told, person="ben"))
    assert await store.subscriptions("anna") == []
    assert await store.subscriptions("ben") == [replace(told, person="ben")]
    await store.drop_subscription("https://push")
    assert await store.subscriptions("ben") == []


async def test_a_device_that_forgets_its_person_takes_no_more_notices(store: Store) -> None:
    await add_people(store, "Anna")
    phone = Subscription(
        endpoint="https://phone", person="anna", key="phone", keys={"auth": "x"}, created=1.0
    )
    for told in (phone, replace(phone, endpoint="https://old", key="")):
        await store.save_subscription(told)
    laptop = replace(phone, endpoint="https://laptop", key="laptop")
    await store.save_subscription(laptop)
    await store.save_subscription(replace(phone, endpoint="https://ben", person="ben"))
    await store.drop_key("anna", "phone")
    assert await store.subscriptions("anna") == [laptop]
    assert len(await store.subscriptions("ben")) == 1


async def test_blocking_and_muting_are_two_things_and_can_be_taken_back(store: Store) -> None:
    for relation in ("block", "mute"):
        await store.relate("anna", "ben", relation, wanted=True)
        await store.relate("anna", "ben", relation, wanted=True)
    await store.relate("anna", "ben", "mute", wanted=False)
    assert await store.related("anna", "block") == {"ben"}
    assert await store.related("anna", "mute") == frozenset()
    assert await store.blocked_by("ben") == {"anna"}
    assert await store.blocked_by("anna") == frozenset()


async def a_life(store: Store) -> None:
    """Anna and Ben have met, talked, played and been rated."""
    await add_people(store, "Anna", "Ben")
    table = await store.append(next_entry(await running_table(store), client="c1", answer="told"))
    await store.append(next_entry(table, client="c1", person="ben", answer="told"))
    await store.add_table(a_table("over", progress=Progress(status="finished", ended=5.0)))
    await store.say(Said(table="t", person="anna", text="geheim", time=1.0, client="c1"))
    await store.say(Said(table="t", person="ben", text="aha", time=2.0))
    await store.save_passkey(Passkey(id="credential", person="anna", public="x", created=1.0))
    keys = {"auth": "x"}
    await store.save_subscription(
        Subscription(endpoint="https://push", person="anna", keys=keys, created=1.0)
    )
    await store.relate("anna", "ben", "block", wanted=True)
    await store.relate("ben", "anna", "mute", wanted=True)
    scores = [
        Score(
            table="over", seat=seat, player=player, game="bluff",
            place=1 + seat, points=3, won=seat == 0, rated=True, ended=5.0,
        )
        for seat, player in enumerate(("anna", "ben"))
    ]  # fmt: skip
    rating = Rating(game="bluff", player="anna", mu=26.0, sigma=8.0, played=1)
    await store.record_result(scores, [rating])


async def test_an_export_holds_all_about_a_person_and_no_secrets(store: Store) -> None:
    await a_life(store)
    told = await store.export_person("anna")
    assert told["person"]["name"] == "Anna"
    assert [line["text"] for line in told["chat"]] == ["geheim"]
    assert sorted(table["id"] for table in told["tables"]) == ["over", "t"]
    assert told["blocks"] == ["ben"]
    assert told["results"][0]["won"] is True
    assert told["ratings"][0]["mu"] == 26.0
    for secret in ("hash of", "seed of", "aha"):
        assert secret not in str(told)
    assert await store.export_person("nobody") == {}


async def test_who_goes_takes_all_along_and_the_matches_stay(store: Store) -> None:
    await a_life(store)
    before = await store.match_lines("t")
    await store.delete_person("anna")
    assert await store.person("anna") is None
    assert await store.person_by_key("hash of anna") is None
    assert await store.passkey("credential") is None
    assert await store.subscriptions("anna") == []
    assert await store.blocked_by("ben") == frozenset()
    assert await store.related("ben", "mute") == frozenset()
    assert [line.text for line in await store.lines("t")] == ["", "aha"]
    assert await store.ratings("bluff", ["anna"]) == {}
    assert [score.player for score in await store.scores("over")] == ["", "ben"]
    assert await store.match_lines("t") == before
    left = await store.table("t")
    assert left is not None
    assert (left.owner, left.seats[0].person, left.seats[1].person) == ("ben", "", "ben")
    assert await store.export_person("anna") == {}


async def test_two_people_of_one_table_can_go(store: Store) -> None:
    await a_life(store)
    await store.delete_person("anna")
    await store.delete_person("ben")
    assert [logged.person for logged in await store.entries("t")] == ["", ""]
    await add_people(store, "Anna")
