"""Fights in a few lines.

    fight = Fight(["iv_raumschiff"], ["kaulquappe"], side=Side.ANTI)
    fight.lines_up()                                          # both lay what they have, in order
    fight.do("break iv_raumschiff")

Seat 0 attacks from its Terra (or `origin`) with `mine` and seat 1 defends its Terra (or `place`) of
the opposite side with `theirs`. Cards named after a ship in `cargo` are aboard it, accessories
stand as `Part(…, onto=…)` in `mine` or `theirs`. A mission is under way; `goal` may be left out.
Windows are passed unless the story says `quiet=False`; `until` passes up to the one that it names.
`comes` says what is drawn over several moves; `told` are all events since then.
With `only_line_up` the story ends with the line-up of the first round; with `only_windows` the
windows of the first round follow one another, without any draw, up to the question of retreat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.games.perry_rhodan.action_cards import Letter, action_cards
from starboard.games.perry_rhodan.combat import begin_combat
from starboard.games.perry_rhodan.combat_windows import moment_of
from starboard.games.perry_rhodan.kinds import (
    Column,
    CombatKind,
    Goal,
    MissionKind,
    Phase,
    Role,
    Side,
    Window,
)
from starboard.games.perry_rhodan.line_up import LayOut
from starboard.games.perry_rhodan.retreat import AskRetreat
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Combat, Front, Hold, Laid, Mission
from starboard.games.perry_rhodan.windows import Answers, Moment
from starboard.kernel import PASS, Event, Forced, Secret, only
from starboard.kernel.loop import act, advance, choice_of, to_act, why_not
from tests.perry_rhodan.played import PLAYED
from tests.perry_rhodan.table import GAME, Cards, Game

Numbers = Mapping[str, int]
BEFORE_DRAWS = (
    Window.LINE_UP,
    Window.BEFORE_STEALTH,
    Window.STEALTH,
    Window.OPEN_FIRE,
    Window.COMBAT_VALUES,
)
"""The windows of a round in which no card has to be drawn before them."""


def card(red: Numbers | None = None, green: Numbers | None = None) -> str:
    """An action card that shows these numbers: `card({"C": 2}, {"B": 1})`."""
    for name, each in action_cards().items():
        left = all(each.number(Letter(letter)) == n for letter, n in (red or {}).items())
        right = all(
            each.number(Letter(letter), Column.GREEN) == n for letter, n in (green or {}).items()
        )
        if left and right:
            return name
    raise AssertionError(f"no action card shows {red} and {green}")


class Fight(Game):
    """A mission of seat 0 has come to seat 1."""

    def __init__(
        self,
        mine: Cards,
        theirs: Cards,
        *,
        kind: CombatKind = CombatKind.SPACE,
        side: Side = Side.PRO,
        place: str = "terra",
        origin: str = "terra",
        stack: Sequence[str] = ("terra",),
        cargo: Mapping[str, Sequence[str]] | None = None,
        their_cargo: Mapping[str, Sequence[str]] | None = None,
        beside: Cards = (),
        at_home: Cards = (),
        goal: Goal | None = None,
        mission: MissionKind = MissionKind.OFFENSIVE,
        hand: Sequence[str] = (),
        their_hand: Sequence[str] = (),
        phase: Phase = Phase.I,
        phases: str = "",
        quiet: bool = True,
        begin: bool = True,
        only_line_up: bool = False,
        only_windows: bool = False,
        draws: Sequence[str] = (),
        own: Sequence[dict[str, object]] = (),
    ) -> None:
        super().__init__(
            section=Section.MISSION, hand=hand, their_hand=their_hand, phase=phase,
            phases=phases, own=own,
        )  # fmt: skip
        self.quiet = quiet
        self.coming: list[int | str] = []
        self.told: list[Event] = []
        self.side = side
        abroad = mission is not MissionKind.COUNTER
        self.target_side = side.other if abroad else side
        for player in self.state.players:
            player.action.bag = sorted([*action_cards()] * 4)
            player.action_discard.slots = []
        self.put(0, side, origin, "terra")
        for name in stack:
            self.put(1 if abroad else 0, self.target_side, place, name)
        attackers = [self.put(0, side, origin, each) for each in mine]
        defenders = [self.put(1, self.target_side, place, each) for each in theirs]
        for each in beside:
            self.put(1, self.target_side, place, each)
        for each in at_home:
            self.put(0, side, origin, each)
        for seat, holds in enumerate((cargo, their_cargo)):
            for ship, names in (holds or {}).items():
                self.load(seat, ship, names)
        aboard = {
            name for player in self.state.players
            for hold in player.holds.values() for name in hold.aboard.names
        }  # fmt: skip
        self.attackers = [each.id for each in attackers if self.fights(each, kind, aboard)]
        self.defenders = [each.id for each in defenders if self.fights(each, kind, aboard)]
        scope = self.state.agenda.open("mission")
        self.state.mission = self.mission = Mission(
            1, scope, mission, 0, side, origin, place, 1 if abroad else 0, list(self.attackers)
        )
        self.mission.goal = goal
        if only_line_up or only_windows:
            self.only_first(kind, only_windows)
        elif begin:
            self.begin(kind, *draws)

    def fights(self, laid: Laid, kind: CombatKind, aboard: set[str]) -> bool:
        """Whether a card of the story lies in the fight itself."""
        if laid.id in aboard:
            return False
        return laid.card.is_ship if kind is CombatKind.SPACE else laid.card.is_unit

    def load(self, seat: int, ship: str, names: Sequence[str]) -> None:
        """Cards of the story are aboard a ship."""
        carrier = self.find(ship, seat)
        ids = [self.find(name, seat).id for name in names]
        self.state.players[seat].holds[carrier.id] = Hold(carrier.id, Secret(ids, only(seat)))

    def begin(self, kind: CombatKind, *chance: int | str) -> None:
        """The combat begins; what nobody has to decide happens at once."""
        begin_combat(self.state, kind, 1, self.attackers, self.defenders)
        self.odd = list(GAME.invariants(self.state))
        script = self.script(*chance)
        self.state.events = []
        advance(GAME, self.state, script)
        self.calm(script)
        self.finish(script)

    def only_first(self, kind: CombatKind, windows: bool) -> None:
        """Nothing but the line-up of the first round happens, or its windows without any draw."""
        height = len(self.state.agenda.stack)
        combat = begin_combat(self.state, kind, 1, self.attackers, self.defenders)
        self.state.agenda.cut(height)
        combat.round = 1
        combat.round_scope = self.state.agenda.open("combat round")
        moments = [moment_of(combat, moment) for moment in BEFORE_DRAWS] if windows else []
        rest = [AskRetreat(Role.ATTACKER)] if windows else []
        self.state.push(LayOut(), *moments, *rest)
        advance(GAME, self.state, Forced())

    # -------------------------------------------------------------- looking

    @property
    def combat(self) -> Combat:
        """The combat that is fought."""
        assert self.state.combat is not None
        return self.state.combat

    @property
    def over(self) -> bool:
        """Whether nobody fights any more."""
        return not self.state.combats

    def front(self, name: str) -> Front:
        """The front of that name."""
        for pairing in self.combat.pairings:
            for front in (pairing.attacker, pairing.defender):
                if front is not None and front.card.rpartition(".")[0] == name:
                    return front
        raise AssertionError(f"{name} is no front")

    def sunk(self, seat: int = 0) -> list[str]:
        """What lies in the sink of a seat, in alphabetical order."""
        return sorted(self.state.players[seat].sink)

    @property
    def moment(self) -> Window | None:
        """The window that is open."""
        seats = to_act(self.state)
        choice = choice_of(self.state, seats[0]) if seats else None
        return choice.moment if isinstance(choice, Moment) else None

    # -------------------------------------------------------------- acting

    def play(self, seat: int, text: str, *chance: int | str) -> None:
        """A move of a seat; then windows are passed if the story is quiet."""
        move = self.read(seat, text)
        refused = why_not(GAME, self.state, seat, move)
        if refused is not None:
            raise refused
        self.odd = list(GAME.invariants(self.state))
        script = self.script(*chance)
        self.state.events, self.state.settled = [], 0
        PLAYED.asks(self.state, seat, move)
        act(GAME, self.state, seat, move, script)
        self.calm(script)
        self.finish(script)

    def comes(self, *chance: int | str) -> None:
        """What is drawn from now on, whichever move asks for it."""
        self.coming, self.told = list(chance), []

    def script(self, *chance: int | str) -> Forced:
        """What a move may ask for."""
        return Forced(*chance, *self.coming)

    def finish(self, script: Forced) -> None:
        """Everything that chance was to show has been asked for."""
        waiting = len(self.coming)
        self.coming = list(script.script[-waiting:]) if waiting else []
        unasked = script.script[: len(script.script) - len(self.coming)]
        assert not unasked, f"chance that nobody asked for: {unasked}"
        self.events = self.state.events
        self.told += self.events
        PLAYED.tells(self.events)
        wrong = [fault for fault in GAME.invariants(self.state) if fault not in self.odd]
        assert not wrong, wrong

    def calm(self, script: Forced) -> None:
        """Windows are passed while the story is quiet."""
        while self.quiet and self.in_window():
            self.let_go(script)

    def let_go(self, script: Forced) -> None:
        """Whoever is asked passes."""
        seat = to_act(self.state)[0]
        PLAYED.asks(self.state, seat, PASS)
        act(GAME, self.state, seat, PASS, script)

    def in_window(self) -> bool:
        """Whether a window is open."""
        seats = to_act(self.state)
        return bool(seats) and isinstance(choice_of(self.state, seats[0]), (Moment, Answers))

    def until(self, moment: Window, seat: int, *chance: int | str) -> None:
        """Windows are passed until this one asks a seat."""
        self.odd = list(GAME.invariants(self.state))
        script = self.script(*chance)
        self.state.events = []
        while self.in_window() and not (self.moment is moment and to_act(self.state) == (seat,)):
            self.let_go(script)
        self.finish(script)
        assert self.moment is moment, self.asked

    def skip(self, *chance: int | str) -> None:
        """All open windows are passed."""
        self.odd = list(GAME.invariants(self.state))
        script = self.script(*chance)
        self.state.events = []
        while self.in_window():
            self.let_go(script)
        self.finish(script)

    def shoots(self, mine: tuple[int, int], theirs: tuple[int, int]) -> list[str]:
        """The cards that give the first fronts these attack and defence numbers."""
        ours, enemy = self.combat.pairings[0].attacker, self.combat.pairings[0].defender
        assert ours is not None
        assert enemy is not None
        found = [self.numbers(ours, mine), self.numbers(enemy, theirs)]
        return [name for name in found if name]

    def numbers(self, front: Front, wanted: tuple[int, int]) -> str:
        """A card that shows these numbers beside the letters of a front."""
        laid = self.find(front.card)
        assert laid.card.attack is not None
        assert laid.card.defence is not None
        red = {} if laid.card.attack.letter is Letter.A else {laid.card.attack.letter: wanted[0]}
        green = (
            {} if laid.card.defence.letter is Letter.A else {laid.card.defence.letter: wanted[1]}
        )
        return card(red, green) if red or green else ""
