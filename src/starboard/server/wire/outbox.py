"""What waits for slow readers: bounded in messages and bytes, of one reader and of an address."""

from __future__ import annotations

from asyncio import Event
from collections import Counter, deque
from collections.abc import Callable

from starboard.server.settings import Limits


class Backlog:
    """Everything that waits on this worker, by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes: Counter[str] = Counter()
        self.boxes: dict[str, set[Outbox]] = {}
        """Those in which something waits."""

    def count(self, box: Outbox, size: int) -> None:
        """So much more waits in a box, or less."""
        self.bytes[box.address] += size
        boxes = self.boxes.setdefault(box.address, set())
        (boxes.add if box.bytes else boxes.discard)(box)
        if not boxes:
            del self.boxes[box.address], self.bytes[box.address]

    def check(self, address: str) -> None:
        """Where too much waits for an address, its slowest readers are cut off."""
        while self.bytes[address] > self.most:
            max(self.boxes[address], key=lambda box: box.bytes).overflow()


class Outbox:
    """What waits for one reader."""

    def __init__(
        self, limits: Limits, backlog: Backlog, address: str, cut_off: Callable[[], None]
    ) -> None:
        self.limits = limits
        self.backlog = backlog
        self.address = address
        self.cut_off = cut_off
        """Called when the reader was too slow, and nothing waits for it any more."""
        self.waiting: deque[tuple[str, bytes]] = deque()
        self.bytes = 0
        """Those that wait and those that are being written."""
        self.written = 0
        self.closed = False
        self.news = Event()

    def put(self, data: bytes, topic: str = "") -> None:
        """One more message; behind the last one none is taken."""
        if self.closed:
            return
        self.waiting.append((topic, data))
        self.count(len(data))
        self.news.set()
        if len(self.waiting) > self.limits.waiting or self.bytes > self.limits.waiting_bytes:
            self.overflow()
        else:
            self.backlog.check(self.address)

    def drop(self, topic: str) -> None:
        """What waits about something is out of date."""
        dropped = sum(len(data) for about, data in self.waiting if about == topic)
        self.waiting = deque(each for each in self.waiting if each[0] != topic)
        self.count(-dropped)

    async def next(self) -> bytes | None:
        """The next message to write, as soon as there is one; nothing behind the last one."""
        self.count(-self.written)
        self.written = 0
        while not self.waiting:
            if self.closed:
                return None
            self.news.clear()
            await self.news.wait()
        data = self.waiting.popleft()[1]
        self.written = len(data)
        return data

    def close(self) -> None:
        """What waits is the last."""
        self.closed = True
        self.news.set()

    def clear(self) -> None:
        """Nothing waits any more, and nothing is taken."""
        self.close()
        self.waiting.clear()
        self.written = 0
        self.count(-self.bytes)

    def overflow(self) -> None:
        """The reader is too slow."""
        self.clear()
        self.cut_off()

    def count(self, size: int) -> None:
        """So many bytes more, or less."""
        if size:
            self.bytes += size
            self.backlog.count(self, size)
