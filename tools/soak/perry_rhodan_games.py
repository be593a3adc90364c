"""5,000 mixed games of Perry Rhodan over phases, ranges, seats and options, and 200 campaigns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from statistics import median
from typing import Any

from starboard.bots.named import seat_bot
from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.events.skills import SkillUsed
from starboard.games.perry_rhodan.kinds import Window
from starboard.games.perry_rhodan.moves.build_up import Declare, Lay, Solve
from starboard.games.perry_rhodan.moves.windows import Play, Use
from starboard.games.perry_rhodan.options import STARTERS, phase_ranges
from starboard.games.perry_rhodan.sections import KIND_OF
from starboard.games.perry_rhodan.skills import USES
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.windows import Moment
from starboard.kernel import Move
from starboard.kernel.agenda import State
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match
from starboard.kernel.registry import start
from starboard.kernel.seats import Seat
from starboard.lab.play import Result
from starboard.table.orders import DEFAULT, Order, lets_go
from tools.soak import Progress
from tools.soak._mixed import Mixed, Options, no_options

LIMIT = 20 * 60
GAMES, CAMPAIGNS = 5_000, 200
LONGEST = 20_000
"""Decisions of a game."""
EVERY = 25
"""Every so many games one is a whole campaign; questions are counted in another."""
FAST = ("random", "rarest", "rarest")
THOUGHT = 4
"""Every so many games bots that think sit there, too; they need ten times as long."""
QUIET, FIGHT = 2, 15
"""How often somebody may be asked in an opponent's turn, by the median."""


class Watched(Mixed):
    """Mixed games that also count effects, levels of skills and windows."""

    def __init__(self, used: Mapping[str, int]) -> None:
        super().__init__(GAME, catalogue().cards, seed="soak", limit=LONGEST)
        self.used: Counter[str] = Counter(used)
        self.thoughtful = self.kinds

    def play(self, index: int, options: Options = no_options) -> Result:
        """Now and then with bots that think."""
        self.kinds = self.thoughtful if index % THOUGHT == 0 else FAST
        return super().play(index, options)

    def watch(self, state: State, seat: Seat, move: Move) -> None:
        super().watch(state, seat, move)
        assert isinstance(state, Table)
        self.used.update(effects_of(state, move))
        for event in state.events:
            if isinstance(event, SkillUsed):
                self.used[f"skill {event.skill} {event.level}"] += 1
        for entry in state.agenda.entries():
            if isinstance(entry, Moment) and entry.must(state):
                self.used[f"window {entry.moment}"] += 1

    def unused(self) -> list[str]:
        """What could have occurred and did not."""
        return sorted(things_used() - self.used.keys())


NEVER_OPENED = (Window.COMBAT, Window.RADIO_MESSAGE)
"""What is used in other windows of a fight, and what a move of its own does."""


def things_used() -> set[str]:
    """All verbs of effects, levels of skills and windows."""
    cards = catalogue().values()
    known = {f"effect {type(effect.do).__name__}" for card in cards for effect in card.effects}
    known |= {f"skill {use.skill} {use.level}" for use in USES.values()}
    return known | {f"window {moment}" for moment in KIND_OF if moment not in NEVER_OPENED}


def effects_of(state: Table, move: Move) -> Iterator[str]:
    """The verbs of what a move has set to work: one effect, or all of a card that now lies."""
    if not isinstance(move, Play | Use | Lay | Declare | Solve):
        return
    card = state.catalogue.get(move.card.partition(".")[0])
    effects = card.effects if card is not None else ()
    chosen = (effects[move.effect],) if isinstance(move, Play | Use) and effects else effects
    for effect in chosen:
        yield f"effect {type(effect.do).__name__}"


def options(game: int, seats: int) -> dict[str, object]:
    """Every range and option in turn; a campaign now and then."""
    draw = Seeded(f"options/{game}")
    ranges = phase_ranges()
    return {
        "phases": "I-V" if game % EVERY == 0 else ranges[draw.below(len(ranges))],
        "decks": [STARTERS[draw.below(len(STARTERS))] for _ in range(seats)],
        "tournament": draw.below(4) == 0,
        "memory": draw.below(4) == 0,
        "anti_atlan": draw.below(4) > 0,
        "rounds": 20 + draw.below(41),
    }


# ------------------------------------------------------------------------- questions


def asked_in(match: Match[Table]) -> Iterator[tuple[bool, int]]:
    """For every turn of a house game: whether there was a fight, how often the other was asked."""
    bot = seat_bot("house", match.game, at_table=True)
    turn, fight, asked = (-1, -1), False, 0
    while not match.over:
        seat, state = next(iter(match.to_act)), match.state
        if turn != (turn := (state.turn.number, state.turn.seat)):
            yield fight, asked
            fight, asked = False, 0
        moves = match.moves(seat)
        fight = fight or state.combat is not None
        asked += seat != state.turn.seat and is_asked(match, seat, moves)
        think = Seeded(f"{match.setup.seed}/{len(match.log)}")
        match.play(seat, bot.decide(seat, match.view(seat), moves, think).move)


def is_asked(match: Match[Table], seat: Seat, moves: Sequence[Move]) -> bool:
    """Whether somebody with the order "when I hold an answer" has to decide something."""
    choice = choice_of(match.state, seat)
    assert choice is not None
    return len(moves) > 1 and not lets_go({DEFAULT: Order.ANSWER}, choice, moves)


def median_of(counts: Iterable[int]) -> float:
    found = list(counts)
    return median(found) if found else 0.0


def run(progress: Progress) -> dict[str, Any]:
    """Play until the time is up or all games are played; counts go on from run to run."""
    stored: dict[str, Any] = progress.state
    mixed = Watched(stored.get("used", {}))
    mixed.seen.add(stored.get("seen", {}))
    played: int = stored.get("played", 0)
    errors: list[str] = stored.get("errors", [])
    turns: list[list[int]] = stored.get("turns", [])
    while played < GAMES and progress.time_left > 0:
        result = mixed.play(played, partial(options, played))
        if result.error:
            errors.append(f"game {played}: {result.error}")
        if played % EVERY == 1:
            setting = {**options(played, 2), "phases": phase_ranges()[played // EVERY % 5]}
            match = start(GAME, seats=2, seed=f"questions/{played}", options=setting)
            turns += [[int(fight), asked] for fight, asked in asked_in(match)]
        played += 1
    stored.update(played=played, errors=errors, turns=turns, used=mixed.used)
    stored["seen"] = mixed.seen.plain()
    never = mixed.seen.never()
    quiet = median_of(asked for fight, asked in turns if not fight)
    loud = median_of(asked for fight, asked in turns if fight)
    return {
        "games": played,
        "campaigns": -(-played // EVERY),
        "errors": len(errors),
        "first_error": errors[0] if errors else "none",
        "asked_without_a_fight": quiet,
        "asked_with_a_fight": loud,
        "turns_with_a_fight": sum(fight for fight, _ in turns),
        "never_moves": " ".join(never.moves) or "none",
        "never_events": " ".join(never.events) or "none",
        "never_cards": " ".join(never.cards) or "none",
        "never_used": ", ".join(mixed.unused()) or "none",
        "good": not errors and quiet <= QUIET and loud <= FIGHT,
        "done": played >= GAMES and played // EVERY >= CAMPAIGNS,
    }
