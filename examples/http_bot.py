"""A bot that plays over the HTTP interface: `python http_bot.py SERVER TOKEN TABLE`.

The token comes from `POST api/me/tokens` of the person the bot plays for, who sits at the table.
Put your own thoughts into `choose`; `docs/wire.md` explains everything it sees.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from uuid import uuid4


class Table:
    """A table as this bot sees it."""

    def __init__(self, server, token, table):
        self.address = f"{server.rstrip('/')}/api"
        self.token = token
        self.table = table

    def ask(self, path, data=None):
        """One request; `data` makes it a POST."""
        body = None if data is None else json.dumps(data).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}/{path}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code == 429 and "retry-after" in refused.headers:  # too much at once
                time.sleep(int(refused.headers["retry-after"]))
                return self.ask(path, data)
            return json.load(refused)  # `type` is "error": the table has moved on, say

    def act(self, kind, **fields):
        """Do something; the id makes it safe to send the same again."""
        return self.ask("act", {"type": kind, "id": uuid4().hex, "table": self.table, **fields})


def choose(moves, view):
    """The whole intelligence of this bot."""
    return random.choice(moves)["move"]


def play(table):
    """Answer every question until the game is over; returns how it ended."""
    seen = table.ask(f"tables/{table.table}")
    while seen["room"]["status"] == "running":
        turn = seen["turn"]
        if "ask" in turn:
            move = choose(turn["moves"], seen["view"]["whole"])
            table.act("move", question=turn["question"], moves=[move])
            seen = table.ask(f"tables/{table.table}")
        else:
            seen = table.ask(f"tables/{table.table}/wait?mark={seen['view']['mark']}")
    return seen["room"].get("outcome", {}).get("text", "")


if __name__ == "__main__":
    print(play(Table(*sys.argv[1:4])))
