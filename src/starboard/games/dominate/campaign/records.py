"""What a mission keeps besides the board: what was planned, heard, asked, and what runs."""

from __future__ import annotations

from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.wording import Wording
from starboard.kernel import Fact, Record

NOBODY_DID_IT = -1


class Planned(Fact):
    """A figure of the plan that is not on the table yet (DD-FOG-06)."""

    name: str
    sheet: Sheet
    owner: int
    colour: str
    field: str
    facing: str
    side: str
    called: Wording | None
    tags: tuple[str, ...]
    prone: bool
    loaded: bool
    cargo: bool
    passengers: tuple[str, ...]


class Run(Fact):
    """A script that is carried out: which one, for whom, and what caused it."""

    source: str
    """`PL2:uplink`, `outcome:won` or `card:informant`."""
    holder: int
    it: str = ""
    actor: str = ""
    by: int = NOBODY_DID_IT
    path: tuple[str, ...] = ()
    """Where it begins, if not at its beginning."""


class Frame(Fact):
    """How far a list of effects has been carried out, and the way to that list."""

    path: tuple[str, ...]
    next: int


class Later(Fact):
    """Effects that follow after some rounds."""

    round: int
    run: Run


class Lost(Fact):
    """A figure that was destroyed in this mission, and by whom."""

    being: str
    by: int


class Line(Fact):
    """Something that was read or heard, and in which round."""

    kind: str
    """aloud, text, note, label or flavour."""
    round: int
    words: Wording
    number: str = ""
    """Of an appendix text."""


class Heard(Record):
    """Everything that a seat was told; it can be read again at any time (DD-INPREP-05)."""

    lines: list[Line]


class Asking(Fact):
    """What a seat is asked by a script, and the answers there are."""

    prompt: Wording | None
    options: tuple[Wording, ...]
    things: tuple[str, ...]


class Bound(Fact):
    """A limit of a seat, by the figures on the table that it means."""

    figures: tuple[str, ...]
    per_turn: int


class Target(Fact):
    """An aim of a seat, by the figures and fields on the table that it means."""

    goal: str
    word: str
    """capture, destroy, hold, protect, reach, act or unload."""
    figures: tuple[str, ...]
    fields: tuple[str, ...]
    count: int


class Brief(Fact):
    """What a seat may not do, and what it is after, in terms of what lies on the table."""

    bounds: tuple[Bound, ...]
    targets: tuple[Target, ...]


class Boost(Fact):
    """What a reward card has changed for a while."""

    kind: str
    """limit, free, energy, cost, skip, disarm, spare or outfit."""
    seat: int
    subject: str
    """A category, a figure, or a type of figures."""
    amount: int
    last_round: int = 0
    """0: for the whole mission."""
    last_turn: int = 0
    outfit: str = ""
    """Other values for all figures of a type, as JSON."""


class Stall(Fact):
    """A shop: what may be bought where, and for how much."""

    seat: int
    fields: tuple[str, ...]
    prices: tuple[tuple[str, int], ...]


class Positions(Record):
    """How often each position was met at the start of a round (DD-CAMP-26)."""

    met: dict[str, int]


class Backroom(Record):
    """What only the game master knows of a running mission (DD-CAMP-05)."""

    flags: list[str]
    counters: dict[str, int]
    fired: dict[str, int]
    """How often each trigger has fired."""
    held: list[str]
    """The triggers whose state held when it was last looked at (DD-TRIGGER-13)."""
    off: list[str]
    """Triggers that are not enabled."""
    queue: list[Run]
    frames: list[Frame]
    run: Run | None
    later: list[Later]
    picked: list[str]
    names: dict[str, list[str]]
    """The names of the plan, each with the figures on the table."""
    tags: dict[str, list[str]]
    fields: dict[str, tuple[str, ...]]
    tiles: dict[str, tuple[str, ...]]
    asleep: dict[str, tuple[Planned, ...]]
    """By hidden tile what will stand on it."""
    reserve: dict[str, tuple[Planned, ...]]
    """By name who waits for a trigger."""
    lost: list[Lost]
    sent: dict[str, str]
    """Figures that walk to a field outdoors."""
    terrain: dict[str, str]
    """What hidden fields have become."""
    ore: dict[str, int]
    """Ore that lies on hidden fields besides that of the plan."""


def empty_backroom() -> Backroom:
    return Backroom(
        [], {}, {}, [], [], [], [], None, [], [], {}, {}, {}, {}, {}, {}, [], {}, {}, {}
    )  # fmt: skip
