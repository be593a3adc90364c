"""The tools of Dominate & Delegate, for people with the box on the table."""

from __future__ import annotations

from starboard.games.dominate.box.check_tool import CHECK
from starboard.games.dominate.box.log_tool import EVALUATE, LOG
from starboard.games.dominate.box.look_tool import LOOK
from starboard.games.dominate.box.setup_tool import SETUP

TOOLS = (LOG, EVALUATE, SETUP, LOOK, CHECK)
