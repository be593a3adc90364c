"""Under which address people reach this server, and who can."""

from __future__ import annotations

import ipaddress
import socket
from enum import StrEnum
from typing import NamedTuple
from urllib.parse import urlsplit

from starboard.server.settings import Settings

ANYWHERE = ("", "0.0.0.0", "::")


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
    name = host or f"{own_name(settings.host)}:{settings.port}"
    if settings.host in ANYWHERE and is_loopback(urlsplit(f"//{name}").hostname or ""):
        name = f"{own_name(settings.host)}:{settings.port}"
    url = f"http://{name}{settings.prefix}"
    return Place(url, reach_of(url))


def own_name(host: str) -> str:
    """The address of this computer in its network, where it listens to all."""
    if host not in ANYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def reach_of(url: str) -> Reach:
    """Whom an address reaches: this computer, its network, or everybody."""
    host = urlsplit(url).hostname or ""
    if is_loopback(host):
        return Reach.HERE
    try:
        return Reach.NETWORK if ipaddress.ip_address(host).is_private else Reach.WORLD
    except ValueError:
        return Reach.NETWORK if "." not in host or host.endswith(".local") else Reach.WORLD
