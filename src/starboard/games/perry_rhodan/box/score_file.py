"""`score FILE`: what happened in a real campaign, phase by phase, read into tallies (PR-VP).

phases: I-IV
players: [Klaus, Peter]
sheets:
- phase: I
  ended_by: Klaus
  facts:
    Peter: {renewed: 1}
- phase: IV
  left: [Peter]
  aborted: true
  facts:
    Klaus: {pro: [Zalit, Mooff], anti: [Robotregent], aralon: true}
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from starboard.errors import BadInput
from starboard.games.perry_rhodan.awards import Tally
from starboard.games.perry_rhodan.box.reading import check_known, check_players, parse_phases
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.decks import Binder
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.modifiers import FLIGHT, ara_modifier, regent_modifier
from starboard.kernel.yaml_files import Printed, typed

MOST = 99
COUNTS = ("riddles", "bombs", "atlans", "renewed", "shuffled")
ONLY: dict[str, tuple[tuple[Phase, ...], str]] = {
    "riddles": ((Phase.I, Phase.II, Phase.III, Phase.IV, Phase.V), "PR-VP-05"),
    "terra": ((Phase.II, Phase.III), "PR-VP-06"),
    "ganymed": ((Phase.III,), "PR-VP-09"),
    "aralon": ((Phase.IV,), "PR-VP-12"),
    "rm_anti": ((Phase.IV,), "PR-P4-04"),
    "rm_pro": ((Phase.IV,), "PR-P4-04"),
    "pro": ((Phase.IV,), "PR-P4-04"),
    "anti": ((Phase.IV,), "PR-P4-04"),
    "flight": ((Phase.IV,), "PR-P4-07"),
    "bombs": ((Phase.IV, Phase.V), "PR-VP-15"),
    "sol": ((Phase.V,), "PR-VP-18"),
    "compensator": ((Phase.V,), "PR-VP-17"),
    "laury": ((Phase.V,), "PR-VP-20"),
    "aurigel": ((Phase.V,), "PR-VP-21"),
    "atlans": ((Phase.V,), "PR-VP-22"),
}
"""The phases in which a fact can be, and the clause that says so."""


class Facts(Printed, frozen=True):
    """What a player has done; cards on the helper tracks may be named instead of their sums."""

    riddles: int = 0
    terra: bool = False
    ganymed: bool = False
    aralon: bool = False
    rm_anti: int | None = None
    rm_pro: int | None = None
    pro: tuple[str, ...] = ()
    """Cards on the Pro side that change a modifier."""
    anti: tuple[str, ...] = ()
    flight: bool = False
    """Has flown to M-13 with a ship of build type Arkoniden (PR-P4-07)."""
    sol: int = 0
    compensator: bool = False
    laury: bool = False
    aurigel: bool = False
    bombs: int = 0
    atlans: int = 0
    renewed: int = 0
    shuffled: int = 0


class SheetEntry(Printed, frozen=True):
    """One phase."""

    phase: Phase
    ended_by: str = ""
    anti_atlan: bool = False
    left: tuple[str, ...] = ()
    surrender: bool = False
    aborted: bool = False
    facts: dict[str, Facts] = msgspec.field(default_factory=dict)


class ScoreFile(Printed, frozen=True):
    """A whole file."""

    phases: str
    players: tuple[str, ...]
    sheets: tuple[SheetEntry, ...]


class Tracks(NamedTuple):
    """The helper cards of a player in phase IV."""

    rm_pro: int
    rm_anti: int
    am_pro: int
    am_anti: int


class Sheet(NamedTuple):
    """A phase as it was played; players by number."""

    phase: Phase
    tallies: dict[int, Tally]
    """Of those who were there when it began."""
    tracks: dict[int, Tracks]
    left: tuple[int, ...]
    triggered: int | None
    anti_atlan: bool
    end: str
    """`changed`, `surrender`, `aborted`, or nothing while it is being played."""


class Campaign(NamedTuple):
    """What was read."""

    players: tuple[str, ...]
    phases: tuple[Phase, ...]
    sheets: tuple[Sheet, ...]


def read_campaign(data: object, where: str, cards: Binder) -> Campaign:
    """A campaign, or one sentence why it cannot have been played."""
    found = typed(data, ScoreFile, where)
    check_players(found.players, f"{where}: players")
    phases = parse_phases(found.phases, f"{where}: phases")
    sheets: list[Sheet] = []
    there = list(found.players)
    for number, entry in enumerate(found.sheets, 1):
        at = f"{where}: sheet {number}"
        if number > len(phases) or entry.phase is not phases[number - 1]:
            raise BadInput(f"{at}: phase", "sheets-in-order", "PR-PHASE-18", phases=found.phases)
        if sheets and sheets[-1].end != "changed":
            raise BadInput(at, "phase-was-not-ended", "PR-PHASE-22")
        sheets.append(_Reader(cards, found.players, there, entry, at).sheet())
        there = [name for name in there if name not in entry.left]
    return Campaign(found.players, phases, tuple(sheets))


class _Reader:
    """Reads one sheet."""

    def __init__(
        self, cards: Binder, players: tuple[str, ...], there: list[str], entry: SheetEntry, at: str
    ) -> None:
        self.cards = cards
        self.players = players
        self.there = there
        self.entry = entry
        self.at = at

    def sheet(self) -> Sheet:
        entry = self.entry
        for field, names in (("left", entry.left), ("facts", tuple(entry.facts))):
            for name in names:
                check_known(name, self.there, f"{self.at}: {field}")
        end = self._end()
        tallies, tracks = {}, {}
        for name in self.there:
            seat = self.players.index(name)
            facts = entry.facts.get(name, Facts())
            tracks[seat] = self._tracks(facts, f"{self.at}: facts.{name}")
            tallies[seat] = self._tally(facts, tracks[seat], f"{self.at}: facts.{name}")
        if sum(tally.aralon for tally in tallies.values()) > 1:
            raise BadInput(f"{self.at}: facts", "one-is-first-on-aralon", "PR-VP-12")
        triggered = self.players.index(entry.ended_by) if entry.ended_by else None
        left = tuple(self.players.index(name) for name in entry.left)
        return Sheet(entry.phase, tallies, tracks, left, triggered, entry.anti_atlan, end)

    def _end(self) -> str:
        """How the phase ended: changed, by surrender, aborted, or not yet."""
        entry, at = self.entry, self.at
        staying = [name for name in self.there if name not in entry.left]
        if entry.ended_by:
            check_known(entry.ended_by, staying, f"{at}: ended_by")
        if bool(entry.ended_by) + entry.surrender + entry.aborted > 1:
            raise BadInput(at, "one-end-only", "PR-QUIT-05")
        if entry.anti_atlan and (entry.phase is not Phase.V or not entry.ended_by):
            raise BadInput(f"{at}: anti_atlan", "anti-atlan-ends-five", "PR-P5-11")
        if len(set(entry.left)) < len(entry.left):
            raise BadInput(f"{at}: left", "player-twice", player=entry.left[0])
        if entry.aborted is not (len(staying) == 1):
            raise BadInput(f"{at}: aborted", "aborted-when-one-is-left", "PR-QUIT-07")
        if not staying:
            raise BadInput(f"{at}: left", "all-leave-is-surrender", "PR-QUIT-05")
        if entry.ended_by:
            return "changed"
        return "surrender" if entry.surrender else "aborted" if entry.aborted else ""

    def _tally(self, facts: Facts, tracks: Tracks, at: str) -> Tally:
        for field in facts.__struct_fields__:
            value = getattr(facts, field)
            if field in ONLY and value not in (0, None, (), False):
                phases, clause = ONLY[field]
                if self.entry.phase not in phases:
                    phase = self.entry.phase.value
                    raise BadInput(f"{at}.{field}", "not-in-this-phase", clause, phase=phase)
        for field in COUNTS:
            if not 0 <= getattr(facts, field) <= MOST:
                raise BadInput(f"{at}.{field}", "from-to", low=0, high=MOST)
        if not -MOST <= facts.sol <= 0:
            raise BadInput(f"{at}.sol", "from-to", "PR-AGT-46", low=-MOST, high=0)
        same = {
            field: getattr(facts, field)
            for field in Tally.__struct_fields__
            if field not in ("rm_pro", "rm_anti")
        }
        return Tally(**same, rm_pro=tracks.rm_pro, rm_anti=tracks.rm_anti)

    def _tracks(self, facts: Facts, at: str) -> Tracks:
        """Sums that were given, or those of the cards that were named."""
        pro = self._named(facts.pro, Side.PRO, f"{at}.pro")
        anti = self._named(facts.anti, Side.ANTI, f"{at}.anti")
        check_uniques([*pro, *anti], at)
        rm_pro = regent_modifier(pro, Side.PRO) + (FLIGHT if facts.flight else 0)
        rm_anti = regent_modifier(anti, Side.ANTI)
        for field, given, shown in (
            ("rm_pro", facts.rm_pro, pro or facts.flight),
            ("rm_anti", facts.rm_anti, anti),
        ):
            if given is not None and shown:
                raise BadInput(f"{at}.{field}", "modifier-or-cards", "PR-P4-04")
            if given is not None and not -MOST <= given <= MOST:
                raise BadInput(f"{at}.{field}", "from-to", low=-MOST, high=MOST)
        return Tracks(
            rm_pro if facts.rm_pro is None else facts.rm_pro,
            rm_anti if facts.rm_anti is None else facts.rm_anti,
            ara_modifier(pro, Side.PRO),
            ara_modifier(anti, Side.ANTI),
        )

    def _named(self, names: tuple[str, ...], side: Side, at: str) -> list[Card]:
        found = []
        for number, name in enumerate(names, 1):
            card = self.cards.meant(name, f"{at}: entry {number}")
            if not isinstance(card, Card) or not card.may_lie(side):
                clause = "PR-CARD-05" if side is Side.ANTI else "PR-CARD-06"
                raise BadInput(f"{at}: entry {number}", "lies-on-no-such-side", clause)
            found.append(card)
        return found


def check_uniques(cards: list[Card], where: str) -> None:
    """Refuse a unique that one player has twice, on whichever sides (PR-UNIQ-01)."""
    seen: set[str] = set()
    for card in cards:
        if card.unique and card.family in seen:
            raise BadInput(where, "unique-lies-once", "PR-UNIQ-01", card=_called(card))
        seen.add(card.family)


def _called(card: Card) -> str:
    """What people call a card, in both languages where they differ."""
    return " / ".join(dict.fromkeys((card.name.de, card.name.en)))
