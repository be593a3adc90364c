"""People: guests with a key, kept by a pass phrase, and tokens for their bots."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

from msgspec.structs import replace

from starboard.server.store.protocol import Store, Taken
from starboard.server.store.records import Key, KeyKind, Onlooker, Person, Relation
from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code, Me
from starboard.table.chairs import CALL_SIGNS

SHORTEST_PHRASE = 12
AT_ONCE = 2
"""Pass phrases that are worked on at once: each takes a core for a while, and 16 MiB."""
MOST_WAITING = 50
Result = TypeVar("Result")


def clean(name: str) -> str:
    """A name of printable letters that does not break lines; refused if nothing is left."""
    letters = "".join(letter for letter in name if letter.isprintable())
    short = " ".join(letters.split())[:24].strip()
    if not short:
        raise Refusal(Code.BAD_INPUT, "name-is-empty")
    return short


def digest(key: str) -> str:
    """What the store knows of a key."""
    return sha256(key.encode()).hexdigest()


class People:
    """Who is who."""

    def __init__(self, store: Store, secret: str, now: Callable[[], float]) -> None:
        self.store = store
        self.secret = secret.encode()
        self.now = now
        self.hashing = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        """Pass phrases that are worked on, or wait for it."""

    # ------------------------------------------------------------------ keys

    def signed(self, key: str) -> str:
        """A key as it stands in a cookie; only this server could have written it."""
        return f"{key}.{self.signature(key)}"

    def signature(self, key: str) -> str:
        return hmac.new(self.secret, f"cookie:{key}".encode(), sha256).hexdigest()[:32]

    def key_in(self, cookie: str) -> str:
        """The key that stands in a cookie; none where this server did not write it."""
        key, _, signature = cookie.rpartition(".")
        right = hmac.compare_digest(signature.encode(), self.signature(key).encode())
        return key if right else ""

    async def by_key(self, key: str, kind: str) -> Person | None:
        """Whose device or bot this is."""
        found = await self.store.person_by_key(digest(key))
        return found[0] if found is not None and found[1].kind == kind else None

    async def new_key(self, person: Person, kind: KeyKind = "device", label: str = "") -> str:
        """A key for one more device, or a token for a bot; shown once."""
        key = ("sb_" if kind == "bot" else "") + secrets.token_urlsafe(32)
        await self.store.add_key(
            Key(hash=digest(key), person=person.id, kind=kind, label=label, created=self.now())
        )
        return key

    # ------------------------------------------------------------------ becoming somebody

    async def guest(self, name: str, lang: str) -> tuple[Person, str]:
        """A new guest and the key of this device; a name that is in use gets a number."""
        wanted = clean(name) if name else secrets.choice(CALL_SIGNS)
        key = secrets.token_urlsafe(32)
        for _ in range(20):
            person = Person(
                id=secrets.token_urlsafe(12), name=wanted, language=lang, created=self.now()
            )
            kept = Key(hash=digest(key), person=person.id, created=self.now())
            try:
                return await self.store.add_person(person, kept), key
            except Taken:
                wanted = f"{wanted[:19].rstrip('0123456789 ')} {secrets.randbelow(9_000) + 1_000}"
        raise Refusal(Code.NOT_NOW, "name-is-taken")

    async def login(self, name: str, phrase: str) -> Person:
        """Who has this name and pass phrase."""
        person = await self.store.person_by_name(name)
        stored = person.phrase if person is not None else ""
        right = await self.worked_out(matches, phrase, stored)
        if person is None or not right:
            raise Refusal(Code.NOT_ALLOWED, "wrong-name-or-phrase")
        return person

    # ------------------------------------------------------------------ changing oneself

    async def rename(self, person: Person, name: str) -> Person:
        """Be called otherwise."""
        try:
            return await self.store.save_person(replace(person, name=clean(name)))
        except Taken:
            raise Refusal(Code.NOT_NOW, "name-is-taken") from None

    async def speak(self, person: Person, lang: str) -> Person:
        """Read another language."""
        return await self.store.save_person(replace(person, language=lang))

    async def keep(self, person: Person, phrase: str) -> Person:
        """Keep oneself by a pass phrase."""
        if len(phrase.strip()) < SHORTEST_PHRASE:
            raise Refusal(Code.BAD_INPUT, "phrase-is-short", least=SHORTEST_PHRASE)
        stored = await self.worked_out(scrambled, phrase)
        return await self.store.save_person(replace(person, phrase=stored))

    async def worked_out(self, work: Callable[..., Result], *told: str) -> Result:
        """Something about a pass phrase, beside the others; refused where too many wait."""
        if self.waiting >= MOST_WAITING:
            raise Refusal(Code.TOO_FAST, "too-fast")
        self.waiting += 1
        try:
            async with self.hashing:
                return await asyncio.to_thread(work, *told)
        finally:
            self.waiting -= 1

    async def drop(self, person: Person, key: str) -> None:
        """A device forgets its person."""
        await self.store.drop_key(person.id, digest(key))

    async def relate(self, person: Person, other: str, relation: Relation, on: bool) -> None:
        """Mute or block somebody, or no longer."""
        if other == person.id or await self.store.person(other) is None:
            raise Refusal(Code.NOT_FOUND, "no-such-person")
        await self.store.relate(person.id, other, relation, on)

    async def unread(self, person: str) -> frozenset[str]:
        """Whose chat a person does not read."""
        muted = await self.store.related(person, "mute")
        return muted | await self.store.related(person, "block")

    async def is_guest(self, person: Person) -> bool:
        """Whether only devices know somebody: without their cookies nobody can be them again."""
        return not person.phrase and not await self.store.passkeys(person.id)

    async def has_played(self, person: Person) -> bool:
        """Whether somebody sits at a table, owns one, or has a result."""
        if await self.store.my_tables(person.id):
            return True
        themselves = Onlooker(person.id, self.now())
        return bool(await self.store.history(person.id, themselves, limit=1))

    async def card(self, person: Person) -> Me:
        """A person as that person sees itself."""
        return Me(
            person=person.id,
            name=person.name,
            guest=await self.is_guest(person),
            muted=tuple(sorted(await self.store.related(person.id, "mute"))),
            blocked=tuple(sorted(await self.store.related(person.id, "block"))),
        )

    async def apart(self, person: str, others: list[str]) -> bool:
        """Whether a block stands between a person and any of some others."""
        around = {other for other in others if other and other != person}
        if not around:
            return False
        kept_away = await self.store.related(person, "block")
        return bool(around & kept_away or around & await self.store.blocked_by(person))


def scrambled(phrase: str, salt: bytes | None = None) -> str:
    """A pass phrase as it is stored."""
    grain = salt or secrets.token_bytes(16)
    hashed = hashlib.scrypt(phrase.strip().encode(), salt=grain, n=2**14, r=8, p=1)
    return f"scrypt:{grain.hex()}:{hashed.hex()}"


def matches(phrase: str, stored: str) -> bool:
    """Whether a phrase is the stored one; it takes as long where there is none."""
    salt = bytes.fromhex(stored.split(":")[1]) if stored else b"nobody has one"
    return hmac.compare_digest(scrambled(phrase, salt), stored)
