"""A turn: five sections in fixed order, rounds, and who comes next (PR-TURN).

Each section is a choice of its own; what other chapters let a player do in it are acts that they
export: `missions.ACTS`, `phase_change.ACTS`, `build_up.ACTS`, `windows.acts_at`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan import build_up, missions, phase_change
from starboard.games.perry_rhodan.accessories import pick_up_loose_ends
from starboard.games.perry_rhodan.aside import end_asides
from starboard.games.perry_rhodan.asking import might_act
from starboard.games.perry_rhodan.draws import SHUFFLING, looked_into, push_draws, splits
from starboard.games.perry_rhodan.events.turn import (
    CardWoken,
    SectionEnded,
    TurnBegan,
    TurnMissed,
)
from starboard.games.perry_rhodan.flights import LateArrivals
from starboard.games.perry_rhodan.kinds import Stat, What, Window
from starboard.games.perry_rhodan.lasting import end_rounds, in_force
from starboard.games.perry_rhodan.moves.build_up import EndBuildUp
from starboard.games.perry_rhodan.moves.turn import (
    Discard,
    Done,
    Draw,
    EndMissions,
    Wake,
    WakeAll,
)
from starboard.games.perry_rhodan.passive import wake
from starboard.games.perry_rhodan.quitting import surrender_together
from starboard.games.perry_rhodan.reactivation import must_stay_passive
from starboard.games.perry_rhodan.sacrifice import BuildUpOver, MissionsOver
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.standing import of_player, player_forbidden
from starboard.games.perry_rhodan.state import HAND, Laid, Player, Table, Turn
from starboard.games.perry_rhodan.throwing import hand_cards, not_on_hand, throw_off
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.vocabulary import Draw as EffectDraw
from starboard.games.perry_rhodan.windows import acts_at
from starboard.kernel import Act, Chance, Choice, Entry, Seat, Seats, Step
from starboard.kernel.choice import PASSING


class NextTurn(Step[Table]):
    """The turn of a player, unless all rounds are used up.

    PR-START-06, PR-QUIT-05, PR-PHASE-10, 12.
    """

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        player = state.players[self.seat]
        if player.out:
            state.push(NextTurn(after(state, self.seat)))
            return
        if self.seat == state.first and rounds_are_over(state):
            surrender_together(state)
            return
        take_turn(state, player, bonus=False)


def take_turn(state: Table, player: Player, *, bonus: bool) -> None:
    """A round of a player begins with its turn, or with one that it misses (PR-TURN-02, 17).

    What lasts so many rounds ends here (PR-EVENT-03, PR-ASIDE-03).
    """
    seat = player.seat
    player.turns += 1
    end_rounds(state, seat)
    end_asides(state, seat)
    if player.skips:
        player.skips -= 1
        state.report(TurnMissed("PR-TURN-17", seat))
        state.push(NextTurn(after(state, seat)))
        if follows(state, AS_THE_BOOK_SAYS):
            state.push(MissionsOver(seat))  # PR-SAC-06
        return
    begin(state, seat, bonus=bonus)


def rounds_are_over(state: Table) -> bool:
    """Whether the agreed number of rounds of this phase was played.

    PR-STATUS-03, PR-TURN-01, PR-QUIT-05.
    """
    played = state.players[state.first].turns - state.phase_began
    return state.rounds > 0 and played >= state.rounds


def after(state: Table, seat: int) -> int:
    """Who sits to the left (PR-START-06)."""
    return (seat + 1) % state.seats


def begin(state: Table, seat: int, *, bonus: bool) -> None:
    """A turn with its five sections in order.

    PR-STATUS-03, PR-PASS-01, 03, PR-START-06, PR-TURN-02, 05, 06, PR-QUIT-05.
    """
    number = state.turn.number + 1
    state.push(EndTurn(seat))
    scope = state.agenda.open("turn")
    state.turn = Turn(seat, number, Section.REACTIVATION, scope, bonus)
    for laid in state.players[seat].cards.values():
        laid.missions = None
    state.report(TurnBegan("PR-TURN-02", seat, number))
    sections: list[Entry] = []
    for section in Section:
        if sections:
            sections.append(Enter(seat, section))
        sections.extend([kind(seat) for kind in STEPS[section]])
    state.push(*sections)


class Enter(Step[Table]):
    """The next section begins; what was not done in the last one is lost (PR-TURN-06)."""

    seat: int
    section: Section

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        state.report(SectionEnded("PR-TURN-06", self.seat, state.turn.section))
        state.turn.section = self.section


class EndTurn(Step[Table]):
    """The turn is over; the player to the left follows, or a bonus turn.

    PR-START-06, PR-TURN-03, 04, PR-SAC-06, PR-PHASE-09.
    """

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        player = state.players[self.seat]
        if player.bonus and not player.out:
            player.bonus -= 1
            take_turn(state, player, bonus=True)
        else:
            state.push(NextTurn(after(state, self.seat)))


# ------------------------------------------------------------------------- 1 Reaktivierung


def passive_cards(state: Table, seat: Seat) -> list[Laid]:
    """The passive cards of a player."""
    return [laid for laid in state.players[seat].cards.values() if laid.passive]


def wakes(choice: Reactivation, state: Table, seat: Seat) -> list[Wake]:
    """Every passive card."""
    return [Wake(laid.id) for laid in passive_cards(state, seat)]


def cannot_wake(choice: Reactivation, state: Table, seat: Seat, move: Wake) -> Illegal | None:
    """Only passive cards that need not stay so longer (PR-TURN-08, PR-PASS-23)."""
    laid = state.players[seat].cards.get(move.card)
    if laid is None or not laid.passive:
        return Illegal("PR-TURN-08", "not-passive", card=move.card)
    if must_stay_passive(state, laid):
        return Illegal("PR-PASS-23", "must-stay-passive", card=move.card)
    return None


def wake_one(choice: Reactivation, state: Table, seat: Seat, move: Wake, chance: Chance) -> None:
    """One card is active again; the section goes on (PR-TURN-08)."""
    wake(state, state.players[seat].cards[move.card])
    state.report(CardWoken("PR-TURN-08", seat, move.card))
    pick_up_loose_ends(state)
    state.push(choice)


def wakeable(state: Table, seat: Seat) -> list[Laid]:
    """The passive cards that may be turned active now."""
    return [laid for laid in passive_cards(state, seat) if not must_stay_passive(state, laid)]


def cannot_wake_all(
    choice: Reactivation, state: Table, seat: Seat, move: WakeAll
) -> Illegal | None:
    """Something must be there to wake."""
    return None if wakeable(state, seat) else Illegal("PR-TURN-08", "nothing-to-wake")


def wake_all(choice: Reactivation, state: Table, seat: Seat, move: WakeAll, chance: Chance) -> None:
    """Everything that may be is active again; the section goes on (PR-TURN-08)."""
    for laid in wakeable(state, seat):
        wake(state, laid)
        state.report(CardWoken("PR-TURN-08", seat, laid.id))
    pick_up_loose_ends(state)
    state.push(choice)


def end_section(
    choice: Choice[Table], state: Table, seat: Seat, move: object, chance: Chance
) -> None:
    """The section is over."""


class Reactivation(Choice[Table]):
    """Section 1: passive cards become active again; a phase may be ended (PR-TURN-08)."""

    acts: ClassVar[tuple[Act, ...]] = (
        *phase_change.ACTS,
        Act(WakeAll, wake_all, reason=cannot_wake_all),
        Act(Wake, wake_one, wakes, cannot_wake),
        *acts_at(Window.REACTIVATION),
        Act(Done, end_section),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        """Nobody is asked where everybody can see that there is nothing to do."""
        open_to_do = (
            passive_cards(state, self.seat)
            or phase_change.is_open(state, self.seat)
            or might_act(state, self.seat, Window.REACTIVATION)
        )
        return (self.seat,) if open_to_do else ()


# ------------------------------------------------------------------------- 2 Mission


class MissionSection(Choice[Table]):
    """Section 2: missions, all on one side (PR-TURN-09); their moves stand in `missions`."""

    acts: ClassVar[tuple[Act, ...]] = (
        *missions.ACTS,
        *acts_at(Window.MISSION_SECTION),
        Act(EndMissions, end_section),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


# ------------------------------------------------------------------------- 3 Materiequelle


def number_of_draws(state: Table) -> int:
    """One card, and those that effects give or have been giving.

    PR-TURN-10, 11, 13, 14, PR-SKILL-83.
    """
    seat = state.turn.seat
    if player_forbidden(state, seat, What.EXTRA_DRAWS):
        return 1
    running = [each for each in in_force(state) if each.against == seat and each.card is not None]
    verbs = [each.card.effects[each.effect].do for each in running if each.card is not None]
    steady = sum([verb.amount for verb in verbs if isinstance(verb, EffectDraw)])
    return 1 + state.turn.extra_draws + steady


def section_splits(choice: DrawSection, state: Table, seat: Seat) -> list[Draw]:
    """Every split of the announced number (PR-TURN-12)."""
    return [Draw(phases) for phases in splits(state.players[seat], number_of_draws(state))]


def not_that_draw(choice: DrawSection, state: Table, seat: Seat, move: Draw) -> Illegal | None:
    """The announced number, out of accessible sources (PR-TURN-10, 12)."""
    if move.phases in splits(state.players[seat], number_of_draws(state)):
        return None
    return Illegal("PR-TURN-12", "draw-as-announced", count=number_of_draws(state))


def draw_in_section(
    choice: DrawSection, state: Table, seat: Seat, move: Draw, chance: Chance
) -> None:
    """The announced cards are drawn (PR-TURN-10, 15, PR-PHASE-17)."""
    state.turn.drawn = True
    push_draws(state, seat, move.phases, "PR-TURN-10")


class SourceSection(Step[Table]):
    """Section 3 cannot be left out; where nothing can be chosen nobody is asked.

    PR-TURN-07, 10, 14, 16, PR-SKILL-83.
    """

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        ways = splits(state.players[self.seat], number_of_draws(state))
        player = state.players[self.seat]
        asked = might_act(state, self.seat, Window.BEFORE_DRAW) or looked_into(player)
        if len(ways) > 1 or asked:
            state.push(DrawSection(self.seat))
        else:
            state.turn.drawn = True
            push_draws(state, self.seat, ways[0], "PR-TURN-10")


class DrawSection(Choice[Table]):
    """How many cards from which source, and what gives more of them (PR-TURN-10…13)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Draw, draw_in_section, section_splits, not_that_draw, section_splits),
        SHUFFLING,
        *acts_at(Window.BEFORE_DRAW),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


class AfterDraw(Choice[Table]):
    """After the announced draw: draws for which other cards are thrown off (PR-TURN-14)."""

    acts: ClassVar[tuple[Act, ...]] = (*acts_at(Window.AFTER_DRAW), PASSING)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if might_act(state, self.seat, Window.AFTER_DRAW) else ()


# ------------------------------------------------------------------------- 4 Ausbau


class BuildUp(Choice[Table]):
    """Section 4: lay cards out, all of them for one side (PR-LAY)."""

    acts: ClassVar[tuple[Act, ...]] = (
        *build_up.ACTS,
        *acts_at(Window.BUILD_UP),
        Act(EndBuildUp, end_section),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


# ------------------------------------------------------------------------- 5 Abwurf


def hand_limit(state: Table, seat: Seat) -> int:
    """Ten cards, unless an effect says otherwise (PR-TURN-18)."""
    return max(0, HAND + of_player(state, seat, Stat.HAND_LIMIT))


def discard(choice: Discarding, state: Table, seat: Seat, move: Discard, chance: Chance) -> None:
    """The card goes to the sink; the section asks again while there are too many (PR-TURN-18)."""
    throw_off(state, seat, move.card, "PR-TURN-18")
    state.push(choice)


class Discarding(Choice[Table]):
    """Section 5: what exceeds ten hand cards goes to the sink (PR-TURN-07, 18)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Discard, discard, hand_cards, not_on_hand, hand_cards),
        *acts_at(Window.DISCARD_SECTION),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        size = state.players[self.seat].hand_size()
        return (self.seat,) if size > hand_limit(state, self.seat) else ()

    def question(self, state: Table) -> dict[str, str | int]:
        size = state.players[self.seat].hand_size()
        return {"count": size - hand_limit(state, self.seat)}


STEPS: Mapping[Section, tuple[Callable[[int], Entry], ...]] = {
    Section.REACTIVATION: (
        lambda seat: LateArrivals(seat, True),
        Reactivation,
        phase_change.ReplaceOutdated,
    ),
    Section.MISSION: (lambda seat: LateArrivals(seat, False), MissionSection, MissionsOver),
    Section.SOURCE: (SourceSection, AfterDraw),
    Section.BUILD_UP: (BuildUp, BuildUpOver),
    Section.DISCARD: (Discarding,),
}
"""What happens in each section, in order."""
