"""What crosses the line between client and server; `docs/wire.md` says how it is used.

A message is a JSON object whose `type` says which one it is. Requests come from a client and carry
an `id` of its choosing; each gets exactly one answer with the same `id`. Everything else comes from
the server by itself.
"""

from __future__ import annotations

from starboard.server.wire.messages import Answer as Answer
from starboard.server.wire.messages import AnyMessage as AnyMessage
from starboard.server.wire.messages import Closed as Closed
from starboard.server.wire.messages import Done as Done
from starboard.server.wire.messages import Explained as Explained
from starboard.server.wire.messages import Goodbye as Goodbye
from starboard.server.wire.messages import Hinted as Hinted
from starboard.server.wire.messages import LobbyNews as LobbyNews
from starboard.server.wire.messages import Message as Message
from starboard.server.wire.messages import Previewed as Previewed
from starboard.server.wire.messages import Refused as Refused
from starboard.server.wire.messages import TimeTold as TimeTold
from starboard.server.wire.messages import Update as Update
from starboard.server.wire.messages import WaysTold as WaysTold
from starboard.server.wire.messages import Welcome as Welcome
from starboard.server.wire.messages import read_message as read_message
from starboard.server.wire.messages import write as write
from starboard.server.wire.requests import LARGEST as LARGEST
from starboard.server.wire.requests import VERSION as VERSION
from starboard.server.wire.requests import AnyRequest as AnyRequest
from starboard.server.wire.requests import Block as Block
from starboard.server.wire.requests import Branch as Branch
from starboard.server.wire.requests import Bring as Bring
from starboard.server.wire.requests import Close as Close
from starboard.server.wire.requests import Concede as Concede
from starboard.server.wire.requests import Create as Create
from starboard.server.wire.requests import Explain as Explain
from starboard.server.wire.requests import Hello as Hello
from starboard.server.wire.requests import Hint as Hint
from starboard.server.wire.requests import Language as Language
from starboard.server.wire.requests import Leave as Leave
from starboard.server.wire.requests import Lobby as Lobby
from starboard.server.wire.requests import Move as Move
from starboard.server.wire.requests import Mute as Mute
from starboard.server.wire.requests import Open as Open
from starboard.server.wire.requests import Orders as Orders
from starboard.server.wire.requests import Preview as Preview
from starboard.server.wire.requests import Propose as Propose
from starboard.server.wire.requests import Ready as Ready
from starboard.server.wire.requests import Rematch as Rematch
from starboard.server.wire.requests import Remove as Remove
from starboard.server.wire.requests import Reply as Reply
from starboard.server.wire.requests import Request as Request
from starboard.server.wire.requests import Say as Say
from starboard.server.wire.requests import SeatBot as SeatBot
from starboard.server.wire.requests import Settle as Settle
from starboard.server.wire.requests import Show as Show
from starboard.server.wire.requests import Sit as Sit
from starboard.server.wire.requests import Sketch as Sketch
from starboard.server.wire.requests import Time as Time
from starboard.server.wire.requests import Undo as Undo
from starboard.server.wire.requests import Ways as Ways
from starboard.server.wire.requests import Wipe as Wipe
from starboard.server.wire.requests import read_request as read_request
