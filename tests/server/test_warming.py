"""Before the doors open everything is read that threads would else read at the same time."""

from __future__ import annotations

import subprocess
import sys

RUSH = """
import sys, threading
from starboard.kernel.log import Setup
from starboard.kernel.match import begin
from starboard.kernel.registry import game_named, games
from starboard.server.run.warm_up import warm_up

warm_up()
together = threading.Barrier(4)

def read() -> None:
    for name in games():
        game = game_named(name)
        options = {option.name: option.default for option in game.options}
        seats = max(game.seats)
        setup = Setup(game=name, rules=game.rules, seats=seats, options=options, seed="rush")
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


def test_tables_that_are_read_at_once_after_a_start_do_not_end_the_server() -> None:
    ran = subprocess.run([sys.executable, "-c", RUSH], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, "read again:\n"), ran.stderr[-500:]
