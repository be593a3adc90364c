"""Turn notices by web push: for people who are asked and are not here."""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from starboard.server.address import split
from starboard.server.store.protocol import Store
from starboard.server.store.records import Person, Subscription, Table
from starboard.server.wire.errors import Refusal, said
from starboard.server.wire.parts import Code
from starboard.text import game_name

log = logging.getLogger("starboard.server")
SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
"""Where browsers let notices come from; the server talks to nobody else."""
EVERY = 600.0
"""Seconds between two notices to somebody who has not looked at the table in between."""
GONE = (404, 410)


def fresh_key() -> str:
    """A new private key for signing notices."""
    key = ec.generate_private_key(ec.SECP256R1())
    number = key.private_numbers().private_value.to_bytes(32, "big")
    return urlsafe_b64encode(number).rstrip(b"=").decode()


def public_key(private: str) -> str:
    """The key that browsers want to know."""
    number = int.from_bytes(urlsafe_b64decode(private + "="), "big")
    point = (
        ec.derive_private_key(number, ec.SECP256R1())
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def check_endpoint(endpoint: str) -> None:
    """Refused unless the address belongs to a known push service."""
    found = split(endpoint)
    host = found.hostname or ""
    known = any(host == name or (name[0] == "." and host.endswith(name)) for name in SERVICES)
    if found.scheme != "https" or not known:
        raise Refusal(Code.BAD_INPUT, "not-a-push-service")


class Notices:
    """Tells people that a table waits for them."""

    def __init__(self, store: Store, private: str, contact: str, now: Callable[[], float]) -> None:
        self.store = store
        self.private = private
        self.contact = contact
        self.now = now
        self.told: dict[tuple[str, str], float] = {}
        self.send: Callable[[Subscription, str, str, str], int] = push

    async def tell_all(self, people: set[str], table: Table) -> None:
        """Tell some people that they are asked."""
        for person in (await self.store.people(people)).values():
            await self.tell(person, table)

    async def tell(self, person: Person, table: Table) -> None:
        """Send a notice to all browsers of a person, unless one went out just now."""
        last = self.told.get((person.id, table.id), 0.0)
        subscriptions = await self.store.subscriptions(person.id)
        if not subscriptions or self.now() - last < EVERY:
            return
        self.told = {of: at for of, at in self.told.items() if self.now() - at < EVERY}
        self.told[person.id, table.id] = self.now()
        lang = person.language or "en"
        text = said(lang, "your-turn", game=game_name(table.game, lang))
        data = json.dumps({"title": "Starboard", "text": text, "table": table.id})
        for subscription in subscriptions:
            await self.deliver(subscription, data)

    def looked(self, people: set[str], table: str) -> None:
        """Some people look at a table: when they are gone and asked again, that is news to them."""
        for person in people:
            self.told.pop((person, table), None)

    async def deliver(self, subscription: Subscription, data: str) -> None:
        """Hand a notice to one browser's service; forget a browser that is gone."""
        status = await asyncio.to_thread(self.send, subscription, data, self.private, self.contact)
        if status in GONE:
            await self.store.drop_subscription(subscription.endpoint)
        elif status >= 400 or not status:
            log.warning("a notice could not be delivered", extra={"status": status})


def push(subscription: Subscription, data: str, private: str, contact: str) -> int:
    """Send a notice, encrypted for one browser; the status, or 0 where nobody answers."""
    import pywebpush  # slow to load, and most servers never need it

    try:
        answer = pywebpush.webpush(
            {"endpoint": subscription.endpoint, "keys": subscription.keys},
            data,
            vapid_private_key=private,
            vapid_claims={"sub": contact},
            timeout=10,
            ttl=86_400,
        )
    except pywebpush.WebPushException as error:
        return 0 if error.response is None else int(error.response.status_code)
    except OSError:
        return 0
    return int(answer.status_code)
