"""What crosses the line between client and server; `docs/wire.md` says how it is used.

A message is a JSON object whose `type` says which one it is. Requests come from a client and carry
an `id` of its choosing; each gets exactly one answer with the same `id`. Everything else comes from
the server by itself.
"""

from __future__ import annotations

from starboard.server.wire.messages import *  # noqa: F403
from starboard.server.wire.requests import *  # noqa: F403
