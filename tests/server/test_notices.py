"""A turn notice as a push service gets it: signed by this server, readable by one browser only."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from msgspec.structs import replace

from starboard.server.store.records import Subscription
from starboard.server.worker.push import fresh_key, public_key, push

CONTACT = "mailto:somebody@example.org"


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Service:
    """A push service that keeps what it gets."""

    def __init__(self) -> None:
        self.status = 201
        self.got: list[tuple[dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                told = {name.lower(): value for name, value in self.headers.items()}
                service.got.append((told, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *told: Any) -> None:
                """Not a word."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    thread = Thread(target=service.server.serve_forever, args=(0.01,))
    thread.start()
    yield service
    service.server.shutdown()
    thread.join()
    service.server.server_close()


class Browser:
    """The keys that a browser makes when it subscribes."""

    def __init__(self, service: Service) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = Subscription(
            endpoint=f"{service.address}/send/marion",
            person="marion",
            keys={"p256dh": coded(point), "auth": coded(self.secret)},
            created=0.0,
        )

    def read(self, body: bytes) -> str:
        """What was sent to it."""
        told: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        return told.decode()


def claims_in(authorization: str, private: str) -> dict[str, Any]:
    """What the server claims about itself, if it has signed that with its own key."""
    parts = dict(part.strip().split("=", 1) for part in authorization[6:].split(","))
    assert parts["k"] == public_key(private)
    head, claims, signature = parts["t"].split(".")
    number = decoded(signature)
    both = [int.from_bytes(half, "big") for half in (number[:32], number[32:])]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    signed = f"{head}.{claims}".encode()
    point.verify(encode_dss_signature(*both), signed, ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(decoded(claims))
    return found


def test_a_notice_is_signed_and_only_its_browser_can_read_it(service: Service) -> None:
    private, browser = fresh_key(), Browser(service)
    text = '{"text": "Marion, du bist am Zug"}'
    assert push(browser.subscription, text, private, CONTACT) == 201
    [(headers, body)] = service.got
    assert browser.read(body) == text
    assert b"Marion" not in body
    with pytest.raises(http_ece.ECEException):
        Browser(service).read(body)
    claims = claims_in(headers["authorization"], private)
    assert claims["aud"] == service.address
    assert claims["sub"] == CONTACT


def test_what_a_push_service_refuses_is_known(service: Service) -> None:
    service.status = 410
    browser = Browser(service)
    assert push(browser.subscription, "{}", fresh_key(), CONTACT) == 410
    nobody = replace(browser.subscription, endpoint="http://127.0.0.1:9/")
    assert push(nobody, "{}", fresh_key(), CONTACT) == 0
