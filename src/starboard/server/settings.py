"""How a server is run, and what nobody may have too much of."""

from __future__ import annotations

from pathlib import Path

import msgspec

ENVIRONMENT = "STARBOARD_SETTINGS"
"""Where workers find their settings, as JSON."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one person, connection or address may have."""

    tables: int = 20
    """Tables in the lobby or running that one person owns."""
    tables_here: int = 300
    """Those that were opened from one address."""
    connections: int = 100
    """Connections from one address that stay: WebSockets, and requests that wait for news."""
    sockets: int = 300
    """Connections of any kind from one address, of one worker."""
    everybody: int = 10_000
    """Connections in all, of one worker; fewer where the system allows fewer files."""
    request: float = 10.0
    """Seconds until a whole request has to be there."""
    answer: float = 30.0
    """Seconds after which an answer of which nothing is read is given up."""
    rate: float = 50.0
    """Messages a second of one connection, on average."""
    burst: int = 200
    followed: int = 8
    """Tables that one connection follows; a tab follows one."""
    work: float = 25.0
    """Tables told a second to one address, over all its connections and requests, on average."""
    work_burst: int = 500
    """As many at once: a whole class comes back when a server has been restarted."""
    faults: int = 5
    """Bad messages within a minute after which a connection is closed."""
    waiting: int = 400
    """Messages that may wait for a slow reader."""
    waiting_bytes: int = 4 * 2**20
    """Bytes that may wait for a slow reader."""
    backlog: int = 32 * 2**20
    """Bytes that may wait for all readers of one address."""
    guests: float = 1.0
    """New guests, logins and pass phrases a second from one address, on average; 60 at once."""
    tokens: int = 50
    """Tokens for bots and scripts that one person has."""
    changes: float = 0.5
    """Changes a second of what is known of one person, on average; 20 at once."""
    phrases: float = 0.1
    """New pass phrases a second of one person, on average; 5 at once."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database: str
    data: str
    """The data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    prefix: str = ""
    """The path under which a reverse proxy shows the server, such as `/games`."""
    public: str = ""
    """The address people type, such as `https://games.example.org`; found out if empty."""
    workers: int = 1
    handing: str = ""
    """The name under which these workers hand connections to each other, if they do."""
    bots: int = 1
    """Processes in which bots think, per worker."""
    trusted: bool = False
    """Whether a reverse proxy says who comes from where (`X-Forwarded-For`)."""
    patience: float = 2.0
    """Seconds before a worker steps in for another one."""
    json_log: bool = False
    limits: Limits = Limits()

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return not self.database.startswith("sqlite:")

    @property
    def backups(self) -> Path:
        """Where the database is saved before it is migrated."""
        return Path(self.data) / "backups"
