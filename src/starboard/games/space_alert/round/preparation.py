"""Before the alarm: mission, threat decks, trajectories, cards (SA-SETUP, SA-ANDROID, SA-SOLO)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.campaign.legacy import no_past
from starboard.games.space_alert.cards import action_deck, heroic_deck
from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import TRACKS, DeckShade, Difficulty, Half, Severity
from starboard.games.space_alert.missions.generator import generate
from starboard.games.space_alert.missions.lessons import shorten
from starboard.games.space_alert.missions.mission import Mission as Track
from starboard.games.space_alert.missions.mission import cd_missions, find_mission
from starboard.games.space_alert.options import (
    ANY_OF_CD,
    DICE,
    GENERATED,
    SIDES_OF_A_DIE,
    Wishes,
    read_own,
    settings_for,
)
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.round.events import (
    AndroidSeated,
    CardsDealt,
    MissionChosen,
    RolesAssigned,
    TrajectoryLaid,
)
from starboard.games.space_alert.round.schedule import schedule_of
from starboard.games.space_alert.setup import new_mission
from starboard.games.space_alert.state import Mission
from starboard.games.space_alert.table import CARDS, Board, Hand, Space, Table
from starboard.kernel import EVERYONE, NOBODY, Chance, Pile, Secret, Slot, Step, Zone

DEALT: Final = {2: (9, 6, 6), 3: (6, 6, 6), 4: (5, 5, 5), 5: (5, 5, 5)}
"""Cards for each phase by the number of people (SA-SETUP-19, SA-ANDROID-04, 05)."""
SIDES: Final = ("external", "internal")


def new_table(seats: int, wishes: Wishes) -> Mission:
    """The ship, the boards and full decks; nothing is chosen or dealt yet."""
    count = wishes.crew(seats)
    solo = seats == 1
    androids = range(0 if solo else seats, count)
    state = new_mission([], [], [[] for _ in range(count)], androids)
    state.agenda.clear()
    state.seats = seats
    state.stumbling = wishes.stumbling
    roles = wishes.roles(seats)
    state.order = wishes.order(seats)
    state.table = Table(
        hands=[new_hand() for _ in range(seats)],
        boards=[new_board(wishes.carried_out_by(crew, seats)) for crew in range(count)],
        deck=Pile(CARDS, [], list(action_deck()), []),
        heroics=Pile(CARDS, [], list(heroic_deck()), []),
        threats={},
        schedule=Secret([], NOBODY),
        mission="",
        seed=Secret([], NOBODY),
        normal=wishes.normal_threats,
        serious=wishes.serious_threats,
        phases=0,
        phase=0,
        outage=False,
        transfer=False,
        roles=roles,
        said=[],
        solo=solo,
        timed=wishes.timed,
        campaign=wishes.campaign,
        past=no_past(),
        proposals=[""] * seats,
    )
    return state


def new_hand() -> Hand:
    """A person without cards."""
    return Hand(Zone(CARDS, []), [], 1, 0, False, False, False)


def new_board(owner: int) -> Board:
    """An empty action board (SA-PLAN-04)."""
    spaces = [Space(Zone(CARDS, []), Half.ACTIVATION) for _ in range(TURNS)]
    return Board(spaces, owner, Zone(CARDS, []))


class ChooseMission(Step[Mission]):
    """The soundtrack, and the four threat decks of the chosen difficulties (SA-SETUP-05…09, 13)."""

    mission: str
    length: int
    levels: int
    again: str
    """The dice of a generated mission that is played once more."""

    def run(self, state: Mission, chance: Chance) -> None:
        table = state.table
        assert table is not None
        choose(state, table, self.track(table, chance))

    def track(self, table: Table, chance: Chance) -> Track:
        """A fixed track, one of the eight by chance, or a new one from three dice."""
        if self.mission == ANY_OF_CD:
            return find_mission(chance.draw([each.id for each in cd_missions()]))
        if self.mission != GENERATED:
            return find_mission(self.mission)
        seed = self.again
        if not seed:
            seed = "-".join([str(roll) for roll in chance.dice(DICE, SIDES_OF_A_DIE)])
        return generate(seed, settings_for(table.normal, table.serious, self.length, self.levels))


class ChooseOwn(Step[Mission]):
    """A mission that somebody at the table wrote, with its own threats (SA-SETUP-13)."""

    text: str

    def run(self, state: Mission, chance: Chance) -> None:
        table = state.table
        assert table is not None
        track = read_own(self.text)
        table.normal, table.serious = track.decks.common, track.decks.serious
        choose(state, table, track)


def choose(state: Mission, table: Table, track: Track) -> None:
    """What is announced, and the decks for it; what a mission leaves out is not there."""
    table.mission = track.id
    table.seed = Secret([track.seed], NOBODY)
    table.phases = track.phases
    table.schedule = Secret(schedule_of(track), NOBODY)
    table.threats = threat_decks(table.normal, table.serious)
    topics = track.leaves_out.topics
    shorten(state, topics)
    if "heroic_actions" in topics:
        table.heroics.bag = []
    shades = DeckShade(table.normal), DeckShade(table.serious)
    state.report(MissionChosen("SA-SETUP-13", track.id, *shades))


def threat_decks(normal: str, serious: str) -> dict[str, Pile]:
    """Normal and serious, external and internal; each only of its difficulty (SA-SETUP-06…09)."""
    decks: dict[str, Pile] = {}
    for side in SIDES:
        for severity, shade in ((Severity.COMMON, normal), (Severity.SERIOUS, serious)):
            colours = [each.value for each in Difficulty] if shade == "mix" else [shade]
            for colour in colours:
                name = deck_name(side == "external", severity, colour if shade == "mix" else "")
                cards = [
                    card.id
                    for card in components().threats.values()
                    if card.external == (side == "external")
                    and card.severity is severity
                    and (colour == "random" or card.difficulty.value == colour)
                ]
                decks[name] = Pile(name, [], sorted(cards), [])
    return decks


def deck_name(external: bool, severity: Severity, colour: str = "") -> str:
    """`external_common`, or `external_common_white` where colours lie apart."""
    name = f"{SIDES[not external]}_{severity.value}"
    return f"{name}_{colour}" if colour else name


class LayTrajectories(Step[Mission]):
    """Four of the trajectories, each at most once (SA-SETUP-15), and the roles (SA-SETUP-11)."""

    def run(self, state: Mission, chance: Chance) -> None:
        table = state.table
        assert table is not None
        left = sorted(components().tracks)
        drawn: list[str] = []
        for _ in TRACKS:
            drawn.append(chance.draw(left))
            left.remove(drawn[-1])
        state.tracks = [components().tracks[name] for name in drawn]
        for zone, name in zip(TRACKS, drawn, strict=True):
            state.report(TrajectoryLaid("SA-SETUP-15", name, zone))
        captain, officer, chief = [f"seat.{seat}" for seat in table.roles]
        state.report(RolesAssigned("SA-SETUP-11", captain, officer, chief))
        if not table.solo:
            seat_androids(state, table)


def seat_androids(state: Mission, table: Table) -> None:
    """Say after whom each android sits and who carries it out (SA-ANDROID-06, 13)."""
    before = f"seat.{state.order[0]}"  # the captain, a person, comes first
    for crew in state.order:
        if not state.crew[crew].android:
            before = f"seat.{crew}"
            continue
        by = f"seat.{table.boards[crew].owner}"
        state.report(AndroidSeated("SA-ANDROID-06", f"crew.{crew}", before, by))


class DealCards(Step[Mission]):
    """Three piles each, a heroic card among the first; androids get one heroic card."""

    def run(self, state: Mission, chance: Chance) -> None:
        table = state.table
        assert table is not None
        heroic = bool(table.heroics.bag)
        counts = dealt_counts(state, table, heroic)
        persons = 0 if table.solo else state.seats
        plain = table.deck.ask(sum(counts) * persons, chance)
        heroes = table.heroics.ask(len(state.crew) if heroic else 0, chance)
        table.deck.deal(plain)
        table.heroics.deal(heroes)
        for hand in table.hands[:persons]:
            piles: list[Zone] = []
            for count in counts:
                piles.append(face_down(plain[:count]))
                plain = plain[count:]
            hand.later = piles
        self.deal_heroics(state, table, heroes)
        if table.solo:
            open_deck(table)
        for seat in range(persons):
            state.report(CardsDealt("SA-SETUP-19", seat, sum(counts) + heroic))

    def deal_heroics(self, state: Mission, table: Table, heroes: list[str]) -> None:
        """SA-SETUP-20, SA-ANDROID-03, SA-SOLO-03."""
        for crew, card in enumerate(heroes):
            slot = face_down([card]).slots[0]
            if state.crew[crew].android:
                table.boards[crew].heroic.add(slot)
            else:
                table.hands[crew].later[0].add(slot)


def open_deck(table: Table) -> None:
    """The whole deck lies open for one person (SA-SOLO-04)."""
    cards = table.deck.names()
    table.deck.bag = []
    table.hands[0].cards = Zone(CARDS, [Slot(card, EVERYONE) for card in cards])


def dealt_counts(state: Mission, table: Table, heroic: bool) -> tuple[int, int, int]:
    """Plain cards of each phase: one fewer in the first if a heroic card replaces it."""
    first, second, third = DEALT.get(state.seats, (0, 0, 0))
    if len(state.crew) == 5 and state.seats < 5:
        first += 1  # SA-ANDROID-16
    return first - heroic, second, third


def face_down(cards: list[str]) -> Zone:
    """A pile that nobody has looked at."""
    return Zone(CARDS, [Slot(card, NOBODY) for card in cards])
