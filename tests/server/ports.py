"""Ports for servers that are started as processes of their own."""

from __future__ import annotations

import socket
from random import SystemRandom

OWN = range(20_000, 32_000)
"""Below those that systems give to outgoing connections: what is free stays free, and nobody who
calls a server that is down reaches itself."""


def free_port() -> int:
    """A port on loopback that nobody uses."""
    random = SystemRandom()
    while True:
        port = random.choice(OWN)
        with socket.socket() as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
