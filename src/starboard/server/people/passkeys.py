"""Passkeys, where the address allows them: localhost, or https.

A challenge needs no memory until it is answered: it carries its instant and purpose, signed by
this server. Then it is kept with the person, for as long as it could be answered again.
"""

from __future__ import annotations

import hmac
import json
import secrets
import struct
from hashlib import sha256
from typing import Any, NamedTuple

import webauthn
from msgspec.structs import replace
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from starboard.server.address import split
from starboard.server.people.accounts import People
from starboard.server.store.protocol import Taken
from starboard.server.store.records import Passkey, Person
from starboard.server.wire.errors import Refusal, not_allowed
from starboard.server.wire.parts import Code

MINUTES = 300.0
"""Seconds for which a challenge can be answered."""


USED = "challenges"
"""The challenges that a person has answered, as long as they are good; in the settings."""
TRIES = 5
"""How often somebody else may be faster."""
UNREADABLE = (AttributeError, KeyError, TypeError, ValueError, struct.error, RecursionError)
"""What is raised by a credential that is none."""


class Site(NamedTuple):
    """The address for which a passkey is made."""

    host: str
    origin: str


def site_of(url: str) -> Site:
    """The site at an address; refused where browsers do not allow passkeys."""
    found = split(url)
    host = found.hostname or ""
    if host != "localhost" and found.scheme != "https":
        raise Refusal(Code.NOT_NOW, "passkeys-need-https")
    return Site(host, f"{found.scheme}://{found.netloc}")


def does_not_fit() -> Refusal:
    """What is said of every credential that does not open."""
    return not_allowed("passkey-does-not-fit")


class Passkeys:
    """Makes and checks passkeys."""

    def __init__(self, people: People) -> None:
        self.people = people

    def challenge(self, purpose: str) -> bytes:
        """Something to be signed, good for some minutes and for one purpose."""
        told = secrets.token_bytes(16) + struct.pack(">d", self.people.now())
        return told + self.signature(told, purpose)

    def signature(self, told: bytes, purpose: str) -> bytes:
        return hmac.new(self.people.secret, purpose.encode() + told, sha256).digest()[:16]

    def answered(self, credential: dict[str, Any], purpose: str) -> bytes:
        """The challenge that a credential answers; refused if it is not ours, or old."""
        try:
            data = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = base64url_to_bytes(json.loads(data)["challenge"])
            told, signature = challenge[:24], challenge[24:]
            instant = struct.unpack(">d", told[16:])[0]
        except UNREADABLE:
            raise does_not_fit() from None
        right = hmac.compare_digest(signature, self.signature(told, purpose))
        if not right or not 0 <= self.people.now() - instant <= MINUTES:
            raise does_not_fit()
        return challenge

    async def use(self, person: Person, challenge: bytes) -> Person:
        """A challenge was answered; refused if it was before, whichever worker heard it."""
        name, now = bytes_to_base64url(challenge[:16]), self.people.now()
        for _ in range(TRIES):
            known: dict[str, float] = person.settings.get(USED, {})
            used = {each: at for each, at in known.items() if now - at <= MINUTES}
            if name in used:
                raise does_not_fit()
            settings = {**person.settings, USED: {**used, name: now}}
            try:
                return await self.people.store.save_person(replace(person, settings=settings))
            except Taken:  # somebody was faster, perhaps with the same answer
                person = await self.people.store.person(person.id) or person
        raise does_not_fit()

    # ------------------------------------------------------------------ making

    async def offer(self, person: Person, site: Site) -> str:
        """What a browser needs to make a passkey, as JSON."""
        known = await self.people.store.passkeys(person.id)
        return webauthn.options_to_json(
            webauthn.generate_registration_options(
                rp_id=site.host,
                rp_name="Starboard",
                user_name=person.name,
                user_id=person.id.encode(),
                challenge=self.challenge(f"make:{person.id}"),
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED
                ),
                exclude_credentials=[
                    PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
                ],
            )
        )

    async def keep(
        self, person: Person, site: Site, credential: dict[str, Any], label: str
    ) -> None:
        """Keep a passkey that a browser has made."""
        challenge = self.answered(credential, f"make:{person.id}")
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except (WebAuthnException, *UNREADABLE):
            raise does_not_fit() from None
        await self.use(person, challenge)
        await self.people.store.save_passkey(
            Passkey(
                id=bytes_to_base64url(made.credential_id),
                person=person.id,
                public=bytes_to_base64url(made.credential_public_key),
                count=made.sign_count,
                label=label[:40],
                created=self.people.now(),
            )
        )

    # ------------------------------------------------------------------ using

    def ask(self, site: Site) -> str:
        """What a browser needs to use a passkey, as JSON."""
        options = webauthn.generate_authentication_options(
            rp_id=site.host, challenge=self.challenge("login")
        )
        return webauthn.options_to_json(options)

    async def login(self, site: Site, credential: dict[str, Any]) -> Person:
        """Whose passkey it is."""
        challenge = self.answered(credential, "login")
        known = await self.people.store.passkey(str(credential.get("id", "")))
        person = await self.people.store.person(known.person) if known else None
        if known is None or person is None:
            raise does_not_fit()
        try:
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(known.public),
                credential_current_sign_count=known.count,
            )
        except (WebAuthnException, *UNREADABLE):
            raise does_not_fit() from None
        person = await self.use(person, challenge)
        await self.people.store.save_passkey(replace(known, count=used.new_sign_count))
        return person
