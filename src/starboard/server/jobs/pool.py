"""Processes beside the server, for work that may take long or go wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process

from starboard.server.jobs.fair_queue import Turns

Work = Callable[[bytes], bytes]


class Pool:
    """Some processes of one kind; one that hangs is ended with all others."""

    def __init__(self, count: int, begin: Callable[[], object] | None = None) -> None:
        self.count = count
        self.begin = begin
        self.turns = Turns(count)
        self.executor: ProcessPoolExecutor | None = None

    async def run(self, work: Work, data: bytes, seconds: float, asker: str) -> bytes:
        """Have a process do something; whoever waits for one that is free has not begun.

        Raises `BrokenExecutor` or `TimeoutError` where the process dies or takes too long.
        """
        async with self.turns.turn(asker):
            loop = asyncio.get_running_loop()
            future = loop.run_in_executor(self.running(), work, data)
            return await asyncio.wait_for(future, seconds)

    def running(self) -> ProcessPoolExecutor:
        """The processes; begun when they are needed."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(
                self.count,
                mp_context=get_context("spawn"),
                initializer=live_with_the_server,
                initargs=(self.begin,),
            )
        return self.executor

    def end(self) -> None:
        """End all processes; the next work begins new ones."""
        executor, self.executor = self.executor, None
        if executor is None:
            return
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def live_with_the_server(begin: Callable[[], object] | None = None) -> None:
    """In a process of its own: end with the server, however it ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us when it is ready
    server = parent_process()
    assert server is not None

    def end_too() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=end_too, daemon=True).start()
    if begin is not None:
        begin()
