"""Where a request comes from: which pages are ours, and which names we are called by.

A browser says which page asks (`Origin`, `Sec-Fetch-Site`) and by which name it has found us
(`Host`); no page can forge that. A program says what it likes, and has no cookies to lose.
"""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from starboard.server.address import split
from starboard.server.settings import Settings

Visit = ASGIConnection[Any, Any, Any, Any]
PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._-]+)(?::[0-9]{1,5})?")
LONGEST_HOST = 253 + len(":65535")
AT_HOME = (
    "local", "localhost", "localdomain", "lan", "home", "home.arpa", "internal", "intranet",
    "private", "corp", "test", "fritz.box", "speedport.ip", "ts.net",
)  # fmt: skip
"""Names that only networks of their own give out: nobody else's page is called so."""


class Origin(NamedTuple):
    """Scheme, host and port: what browsers take for one and the same site."""

    scheme: str
    host: str
    port: int


def origin_of(url: str) -> Origin | None:
    """The origin of an address; none where it is no address of a page."""
    found = split(url)
    try:
        port = found.port or PORTS[found.scheme]
    except (KeyError, ValueError):
        return None
    plain = found.hostname and found.username is None
    return Origin(found.scheme, found.hostname or "", port) if plain else None


# ---------------------------------------------------------------------- pages


def is_ours(visit: Visit, settings: Settings) -> bool:
    """Whether a page that asks is one of ours; programs do not say where they come from."""
    told = visit.headers.getall("origin", [])
    return not told or (len(told) == 1 and origin_of(told[0]) in own_origins(visit, settings))


def may_change(visit: Visit, settings: Settings) -> bool:
    """Whether whoever asks may change something: one of our pages, or a program."""
    site = visit.headers.get("sec-fetch-site", "")
    if site == "cross-site" or (site == "same-site" and "origin" not in visit.headers):
        return False
    return is_ours(visit, settings)


def own_origins(visit: Visit, settings: Settings) -> set[Origin]:
    """The origins of our pages, for somebody who has found us by this name."""
    host = visit.headers.get("host", "")
    public = origin_of(settings.public)
    direct = origin_of(f"{'https' if is_encrypted(visit) else 'http'}://{host}")
    unseen = origin_of(f"https://{host}") if came_encrypted(visit) else None
    if public and direct and public.host == direct.host and public.scheme == "https":
        direct = None  # a plain page of that name may be anybody's who sits in between
    return {each for each in (public, direct, unseen) if each}


def is_encrypted(visit: Visit) -> bool:
    """Whether we know that somebody comes over https."""
    return visit.scope["scheme"] in ("https", "wss")


def came_encrypted(visit: Visit) -> bool:
    """Whether the browser has come over https, though a proxy has not told us.

    It says `same-origin` then, which a page of another scheme never is; and from a page over
    https it opens a WebSocket in no other way.
    """
    same = visit.headers.get("sec-fetch-site") == "same-origin"
    return same or is_socket(visit)


def is_socket(visit: Visit) -> bool:
    return visit.scope["type"] == ScopeType.WEBSOCKET


# ---------------------------------------------------------------------- names


def is_host(host: str) -> bool:
    """Whether that can be the name of a server."""
    fits = len(host) <= LONGEST_HOST and HOST.fullmatch(host) is not None
    return not host or (fits and origin_of(f"http://{host}") is not None)


def is_known(visit: Visit, settings: Settings) -> bool:
    """Whether we may be called by that name.

    Anybody can give our address a name of their own, and then their page is "ours" in every
    browser of our network. That shows them what our network sees; it is of no use to them where
    everybody can come to us anyhow, nor over https, where their name has no certificate of ours.
    """
    host = visit.headers.get("host", "")
    name = (split(f"//{host}").hostname or "").rstrip(".")
    own = {settings.host, split(settings.public).hostname, socket.gethostname().lower()}
    return name in own or is_at_home(name) or comes_by_https(visit) or comes_from_afar(visit)


def is_at_home(name: str) -> bool:
    """Whether a name, or an address, is one that is not given out in the open."""
    if "." not in name or name.endswith(tuple(f".{end}" for end in AT_HOME)):
        return True
    return address_in(name) is not None


def comes_by_https(visit: Visit) -> bool:
    """Whether a browser that is here by a name in the open has come over https."""
    from_https = visit.headers.get("origin", "").startswith("https:")
    told = "sec-fetch-site" in visit.headers or (is_socket(visit) and from_https)
    return told or is_encrypted(visit)


def comes_from_afar(visit: Visit) -> bool:
    """Whether somebody comes from another network, through the open."""
    client = address_in(visit.client.host if visit.client else "")
    if client is None or not client.is_global:
        return False
    if isinstance(client, IPv4Address):
        return True
    server = address_in(str((visit.scope.get("server") or ("",))[0]))
    return server not in IPv6Network((client, 64), strict=False)


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """The address that a text is."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
