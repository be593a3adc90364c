"""Passkeys and turn notices."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as b64

from starboard.server import wire
from starboard.server.people.accounts import People
from starboard.server.people.passkeys import Passkeys, site_of
from starboard.server.wire.errors import Refusal
from starboard.server.worker.push import check_endpoint, fresh_key, public_key
from tests.server.running import Running, eventually, guest, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR = ("Marion", "Kolja")
ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc"


class Device:
    """A phone that makes and uses passkeys."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"credential-of-this-phone"
        self.count = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(told).encode()

    def authenticator_data(self, host: str, flags: int) -> bytes:
        self.count += 1
        named = hashlib.sha256(host.encode()).digest()
        return named + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        public = {
            1: 2,
            3: -7,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        data = self.authenticator_data(options["rp"]["id"], 0x41) + bytes(16)
        data += len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options["challenge"])
        response = {"clientDataJSON": b64(client), "attestationObject": b64(attested)}
        return self.credential(response)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for a login."""
        client = self.client_data("webauthn.get", options["challenge"])
        data = self.authenticator_data(options["rpId"], 0x05)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": b64(client),
            "authenticatorData": b64(data),
            "signature": b64(signed),
        }
        return self.credential(response)

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": response,
        }


async def with_passkey(server: Running, headers: dict[str, str], device: Device) -> Any:
    """A guest who has kept a passkey on a device."""
    marion = await guest(server, "Marion")
    marion.headers.update(headers)
    options = (await marion.http("POST", "/api/me/passkeys/options")).json()
    told = {"credential": device.make(options), "label": "phone"}
    kept = await marion.http("POST", "/api/me/passkeys", json=told)
    assert kept.status_code == 200, kept.text
    again = await marion.http("POST", "/api/me/passkeys", json=told)
    assert again.status_code == 403
    return marion


async def shown(server: Running, headers: dict[str, str], device: Device) -> httpx.Response:
    """What is answered when a device shows its passkey."""
    options = await server.http.post("/api/passkeys/options", headers=headers)
    told = {"credential": device.use(options.json())}
    return await server.http.post("/api/passkeys/login", json=told, headers=headers)


def test_a_passkey_opens_on_another_device_and_only_once_per_challenge(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Host": f"localhost:{server.port}"}
            device = Device(f"http://localhost:{server.port}")
            marion = await with_passkey(server, headers, device)
            options = await server.http.post("/api/passkeys/options", headers=headers)
            told = {"credential": device.use(options.json())}
            opened = await server.http.post("/api/passkeys/login", json=told, headers=headers)
            assert opened.json()["person"] == marion.id
            assert opened.json()["guest"] is False
            server.http.cookies.clear()
            twice = await server.http.post("/api/passkeys/login", json=told, headers=headers)
            assert twice.status_code == 403

    tell(story())


def test_a_passkey_of_somebody_else_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Host": f"localhost:{server.port}"}
            device = Device(f"http://localhost:{server.port}")
            await with_passkey(server, headers, device)
            forger = Device(device.origin)
            elsewhere = Device("https://evil.example")
            elsewhere.key = device.key
            for false in (forger, elsewhere):
                assert (await shown(server, headers, false)).status_code == 403
            for broken in ({}, {"id": "x"}, {"response": {"clientDataJSON": "%"}}):
                answer = await server.http.post(
                    "/api/passkeys/login", json={"credential": broken}, headers=headers
                )
                assert answer.status_code == 403

    tell(story())


def test_passkeys_are_listed_taken_along_and_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Host": f"localhost:{server.port}"}
            device = Device(f"http://localhost:{server.port}")
            marion = await with_passkey(server, headers, device)
            [card] = (await marion.http("GET", "/api/me/passkeys")).json()
            assert (card["label"], card["only"]) == ("phone", True)
            taken = (await marion.http("GET", "/api/me/export")).json()
            assert [each["id"] for each in taken["passkeys"]] == [card["passkey"]]
            place = f"/api/me/passkeys/{card['passkey']}"
            kolja = await guest(server, "Kolja")
            assert (await kolja.http("GET", "/api/me/passkeys")).json() == []
            assert (await kolja.http("DELETE", place)).status_code == 404
            await marion.http("POST", "/api/me/phrase", json={"phrase": "three blue moons rise"})
            removed = await marion.http("DELETE", place)
            assert removed.json()["guest"] is False
            assert (await shown(server, headers, device)).status_code == 403

    tell(story())


def test_the_only_way_to_come_back_is_removed_by_whoever_is_sure(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Host": f"localhost:{server.port}"}
            device = Device(f"http://localhost:{server.port}")
            marion = await with_passkey(server, headers, device)
            [card] = (await marion.http("GET", "/api/me/passkeys")).json()
            place = f"/api/me/passkeys/{card['passkey']}"
            refused = await marion.http("DELETE", place)
            assert (refused.status_code, refused.json()["message"]) == (409, "only-way-back")
            assert len((await marion.http("GET", "/api/me/passkeys")).json()) == 1
            removed = await marion.http("DELETE", f"{place}?sure=true")
            assert "guest" not in removed.json()  # as it is by default
            assert (await marion.http("GET", "/api/me/passkeys")).json() == []

    tell(story())


def test_a_refusal_remembers_no_earlier_one() -> None:
    passkeys, deep = Passkeys(People(Any, "secret", lambda: 0.0)), []
    for _ in range(3):
        with pytest.raises(Refusal) as refused:
            passkeys.answered({}, "login")
        deep.append(len(refused.traceback))
    assert len(set(deep)) == 1


def test_passkeys_need_localhost_or_https() -> None:
    assert site_of("https://games.example.org/x").origin == "https://games.example.org"
    assert site_of("http://localhost:8000").host == "localhost"
    with pytest.raises(Refusal) as refused:
        site_of("http://192.168.1.2:8000")
    assert refused.value.message == "passkeys-need-https"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://evil-fcm.googleapis.com.x/",
        "https://[",
    ],
)
def test_notices_go_to_push_services_only(endpoint: str) -> None:
    check_endpoint(ENDPOINT)
    with pytest.raises(Refusal):
        check_endpoint(endpoint)


def test_the_public_key_belongs_to_the_private_one() -> None:
    private = fresh_key()
    assert public_key(private) == public_key(private)
    assert public_key(private) != public_key(fresh_key())


def test_who_is_asked_and_not_here_gets_one_notice(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            sent: list[str] = []

            def record(subscription: Any, data: str, private: str, contact: str) -> int:
                sent.append(data)
                return 201

            server.worker.notices.send = record
            table, people, tabs = await seated(
                server, "flagship", ("Marion", "Kolja"), options=READY
            )
            keys = {"p256dh": "x", "auth": "y"}
            for person in people:
                told = {"endpoint": f"{ENDPOINT}{person.name}", "keys": keys}
                answer = await person.http("POST", "/api/me/push", json=told)
                assert answer.status_code == 204
            asked = tabs[0].turns[table].waits_for[0]
            await tabs[1 - asked].do(wire.Close, table=table)
            absent = tabs[1 - asked]
            here = tabs[asked]
            for number in range(30):
                if here.turns[table].ask is None:
                    break
                await play_on([here], table, Random(number), 1)
            assert here.turns[table].ask is None
            await eventually(lambda: bool(sent))
            assert json.loads(sent[0])["table"] == table
            assert len(sent) == 1
            await absent.do(wire.Open, table=table)
            for number in range(30):
                if absent.turns[table].ask is None:
                    break
                await play_on([absent], table, Random(number), 1)
            await absent.do(wire.Close, table=table)
            await here.until(lambda: here.turns[table].ask is not None)
            for number in range(30):
                if here.turns[table].ask is None:
                    break
                await play_on([here], table, Random(number), 1)
            await eventually(lambda: len(sent) == 2)

    tell(story())
