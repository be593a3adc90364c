"""Before the doors open everything is read that threads would else read at the same time."""

from __future__ import annotations

import subprocess
import sys

import pytest

RUSH = """
import sys, threading
from starboard.kernel.log import Setup
from starboard.kernel.match import begin
from starboard.kernel.registry import game_named
from starboard.server.warming import warm_up

warm_up()
game = game_named(sys.argv[1])
options = {option.name: option.default for option in game.options}
setup = Setup(game=game.id, rules=game.rules, seats=max(game.seats), options=options, seed="rush")
together = threading.Barrier(4)

def read() -> None:
    together.wait()
    begin(game, setup)

opened = []
sys.addaudithook(lambda event, args: opened.append(args[0]) if event == "open" else None)
sys.setswitchinterval(1e-7)
threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("read again:", *[path for path in opened if str(path).endswith(".yaml")])
"""


@pytest.mark.parametrize("game", ["flagship", "space_alert", "eclipse"])
def test_tables_that_are_read_at_once_after_a_start_do_not_end_the_server(game: str) -> None:
    ran = subprocess.run([sys.executable, "-c", RUSH, game], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, "read again:\n"), ran.stderr[-500:]
