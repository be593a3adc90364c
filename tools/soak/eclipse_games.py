"""5,000 mixed games of Eclipse over all seats and options: no error, no broken invariant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from starboard.bots.simple import AT_RANDOM, Random
from starboard.games.eclipse import GAME
from starboard.games.eclipse.content import box
from starboard.games.eclipse.empire_events import PartInstalled, TechnologyGained
from starboard.games.eclipse.galaxy_events import DiscoveryUsed
from starboard.games.eclipse.state import Table
from starboard.kernel import Move, Pass
from starboard.kernel.agenda import State
from starboard.kernel.bot import Blind, Bot, Decision, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.seats import Seat
from tools.soak import Progress
from tools.soak._mixed import Mixed

LIMIT = 20 * 60
GAMES = 5_000


class Idler(Blind):
    """Random play that passes now and then, so that it lives longer."""

    def pick(self, moves: Sequence[Move], think: Think) -> Decision:
        for move in moves:
            if isinstance(move, Pass) and not think.chance.below(3):
                return Decision(move, AT_RANDOM)
        return Random().pick(moves, think)


class Galaxies(Mixed):
    """Mixed games that also count technologies, parts, discoveries and species' abilities."""

    def __init__(self, used: dict[str, int]) -> None:
        super().__init__(GAME, seed="soak")
        self.used: Counter[str] = Counter(used)

    def bot(self, name: str) -> Bot:
        return Idler() if name == "random" else super().bot(name)

    def watch(self, state: State, seat: Seat, move: Move) -> None:
        super().watch(state, seat, move)
        for event in state.events:
            if isinstance(event, TechnologyGained):
                self.used[f"technology {event.technology}"] += 1
            elif isinstance(event, PartInstalled):
                self.used[f"part {event.part}"] += 1
            elif isinstance(event, DiscoveryUsed):
                self.used[f"discovery {event.tile}"] += 1
        assert isinstance(state, Table)
        if state.outcome is not None:
            for player in state.players:
                self.used.update([f"ability {special}" for special in player.people.special])

    def unused(self) -> list[str]:
        """What never occurred."""
        content = box()
        known = [
            *[f"technology {name}" for name in content.technologies],
            *[f"part {name}" for name in content.parts],
            *[f"discovery {name}" for name in content.discoveries],
            *[f"ability {each}" for people in content.species.values() for each in people.special],
        ]
        return sorted({name for name in known if not self.used[name]})


def run(progress: Progress) -> dict[str, Any]:
    """Play until the time is up or all games are played; counts go on from run to run."""
    stored: dict[str, Any] = progress.state
    galaxies = Galaxies(stored.get("used", {}))
    galaxies.seen.add(stored.get("seen", {}))
    played: int = stored.get("played", 0)
    errors: list[str] = stored.get("errors", [])
    while played < GAMES and progress.time_left > 0:
        result = galaxies.play(played, partial(options, played))
        if result.error or result.fault:
            errors.append(f"game {played}: {result.error or result.fault}")
        played += 1
    stored.update(
        played=played, errors=errors, seen=galaxies.seen.plain(), used=dict(galaxies.used)
    )
    never = galaxies.seen.never()
    return {
        "games": played,
        "errors": len(errors),
        "first_error": errors[0] if errors else "none",
        "never_moves": " ".join(never.moves) or "none",
        "never_events": " ".join(never.events) or "none",
        "never_used": "; ".join(galaxies.unused()) or "none",
        "good": not errors,
        "done": played >= GAMES,
    }


PICKS = ("plain", "advanced", "drawn")


def options(game: int, seats: int) -> dict[str, object]:
    """Every mixture of the variants; species by choice, by chance, or the same for all games."""
    chosen: dict[str, object] = {
        "ancient_blueprint": PICKS[game % 3],
        "guardian_blueprint": PICKS[game // 3 % 3],
        "gcds_blueprint": PICKS[game // 9 % 3],
        "warp_portals": game // 2 % 2 == 1,
    }
    if game % 3 == 0:
        chosen["species"] = drawn_species(seats, game)
    elif game % 3 == 1:
        chosen["random_species"] = True
    return chosen


def drawn_species(seats: int, game: int) -> list[str]:
    """Mostly not Terrans, who are drawn often enough elsewhere; every board once."""
    chance = Seeded(f"species/{game}")
    boards: dict[str, list[str]] = {}
    for faction in box().factions.values():
        boards.setdefault(faction.colour.value, []).append(faction.id)
    colours = sorted(boards)
    found: list[str] = []
    while len(found) < seats:
        board = boards[colours.pop(chance.below(len(colours)))]
        others = [name for name in board if not name.startswith("terran")]
        found.append((others or board)[0])
    return found
