"""Under which address people reach this server, and who can."""

from __future__ import annotations

import ipaddress
import socket
from enum import StrEnum
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from starboard.server.settings import Settings

ANYWHERE = ("", "0.0.0.0", "::")
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has, to ask which way it would go there."""


class Reach(StrEnum):
    """Whom an address reaches."""

    HERE = "here"
    NETWORK = "network"
    WORLD = "world"


class Place(NamedTuple):
    """An address and whom it reaches."""

    url: str
    reach: Reach


def place(settings: Settings, host: str = "") -> Place:
    """The best address to give to others; `host` is the one a visitor used."""
    if settings.public:
        return Place(settings.public.rstrip("/") + settings.prefix, reach_of(settings.public))
    asked = split(f"//{host}").hostname or ""
    name = host if asked else f"{own_name(settings.host)}:{settings.port}"
    if settings.host in ANYWHERE and is_loopback(asked):
        name = f"{own_name(settings.host)}:{settings.port}"
    url = f"http://{name}{settings.prefix}"
    return Place(url, reach_of(url))


def own_name(host: str) -> str:
    """The address of this computer in its network, where it listens to all."""
    found = host
    if host == "::":  # only the newer kind of addresses is served there
        found = way_out(socket.AF_INET6) or "::1"
    elif host in ANYWHERE:
        found = way_out(socket.AF_INET) or "127.0.0.1"
    return f"[{found}]" if ":" in found else found


def way_out(family: socket.AddressFamily) -> str:
    """The address under which this computer talks to others; none where it has none."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))  # sends nothing
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def split(url: str) -> SplitResult:
    """The parts of an address; one that is none has none."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def reach_of(url: str) -> Reach:
    """Whom an address reaches: this computer, its network, or everybody."""
    host = split(url).hostname or ""
    if is_loopback(host):
        return Reach.HERE
    try:
        return Reach.NETWORK if ipaddress.ip_address(host).is_private else Reach.WORLD
    except ValueError:
        return Reach.NETWORK if "." not in host or host.endswith(".local") else Reach.WORLD
