"""What lies on the table of Perry Rhodan: players, cards, the turn, missions, combats, deeds.

A card that lies open is a `Laid` in the player's `cards`, wherever it lies; stacks and rows of a
place are worked out of them (see `zones`). Hidden things are of two kinds. *Pools* (hand, sources,
secret cards, cards put aside, depots) are zones and piles of a back. *Whereabouts* (cargo, agents
under covers, accessories carried into a fight) are `Hold`s: the card stays listed where it was last
announced, and a secret says what is really aboard.
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.perry_rhodan.cards import Card, Catalogue
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.kinds import (
    CombatKind,
    Goal,
    Loyalty,
    MissionKind,
    Phase,
    Role,
    Side,
    Skill,
    Stat,
    What,
    Window,
)
from starboard.games.perry_rhodan.sections import Section
from starboard.kernel import Pile, Record, Secret, State, Zone

HAND = 10
"""PR-START-07, PR-TURN-18."""
PARTS = 120
"""The parts that make one victory point: it can be shared by two to six (PR-VP)."""


# ------------------------------------------------------------------------- cards in play


class Laid(Record):
    """An open card in a space, or set aside (PR-ZONE-01, PR-PASS-01, PR-LAY)."""

    id: str
    card: Card
    owner: int
    side: Side
    space: int
    """In whose space it lies (PR-LAY-01, 14)."""
    place: str = ""
    """The family of its place; nothing while it is set aside (PR-ZONE-05)."""
    on: str = ""
    """The unit or ship that bears this accessory (PR-LAY-24)."""
    passive: bool = False
    by_owner_in: int = 0
    """The combat round (its scope) in which the owner made it passive (PR-PASS-20, 21)."""
    used_in: int = 0
    """The ground combat (its scope) in which this accessory was used (PR-ACC-06, 07)."""
    missions: list[int] | None = None
    """The missions of this turn that it took part in (PR-SKILL, Initiative)."""
    skill: Skill | None = None
    """The skill that this accessory raises, chosen when it was laid out (PR-ACC-22)."""
    used: dict[int, int] | None = None
    """When each effect was last used: the turn, or less than zero a mission or combat round."""
    against: int = -1
    """The opponent on whom this status acts (PR-STATUS-04)."""
    ends: int = 0
    """The turn of its owner before which it stays set aside (PR-ASIDE-03, PR-EVENT-03)."""
    home: str = ""
    """Where it comes back to after that; nothing where it goes to the sink."""
    waits_for: str = ""
    """The family of the bearer that took this fixed accessory off the table (PR-ACC-21)."""


class Covered(Record):
    """A card face down whose back everybody sees: secret, put aside for a sacrifice, or stored.

    PR-SECRET-02, 03, PR-SAC-03, PR-RIDDLE-06, PR-PHASE-16.
    """

    id: str
    owner: int
    side: Side
    phase: Phase
    zone: Zone
    """The one card."""
    place: str = ""
    """Where a secret card lies."""
    under: str = ""
    """The card that is its depot."""
    sacrificed: int = 0
    """How many missions were sacrificed for it (PR-SAC-06, 07)."""
    turn: int = 0
    """The turn of the last sacrifice."""


class Hold(Record):
    """What is really aboard a ship, with a unit in a fight, or under a cover (PR-TRANS, PR-ACC)."""

    carrier: str
    """The ship or unit; for what an agent that was seen has with it the cover (PR-AGT-23)."""
    aboard: Secret
    """Ids of open cards; not even their number is known (PR-TRANS)."""


class Cover(Record):
    """A cover card above a place: an agent lies under it (PR-AGT-03, 23)."""

    id: str
    owner: int
    side: Side
    space: int
    place: str
    turn: int
    """The turn of its owner in which the agent was deposited (PR-AGT-04)."""
    agent: Secret
    """The agent and the accessories with it."""
    radioed: int = 0
    """The turn of its owner in which it last sent a message (PR-AGT-29)."""
    origin: str = ""
    """The family of the place where the agent is still listed."""
    exposed: bool = False
    """The agent lies passive on top of the cover (PR-ABW-19, 22)."""


# ------------------------------------------------------------------------- players


class Player(Record):
    """One seat: its cards, its piles, its counters."""

    seat: int
    deck: str
    """The starter deck that everybody knows, or nothing."""
    access: Phase
    """The highest matter source that may be drawn from (PR-PHASE-11, 18)."""
    hand: dict[Phase, Zone]
    """By backs, which everybody sees."""
    sources: dict[Phase, Pile]
    sink: list[str]
    """Cards by id, the last one on top; public (PR-ZONE-03)."""
    action: Pile
    action_discard: Zone
    """Only the top card is shown (PR-ZONE-08)."""
    cards: dict[str, Laid]
    """Open cards of this owner, in whichever space they lie."""
    covered: dict[str, Covered]
    covers: dict[str, Cover]
    """Its agents in other spaces."""
    holds: dict[str, Hold]
    """By carrier."""
    turns: int = 0
    """How many turns it has begun: its rounds (PR-TURN-01, 02)."""
    skips: int = 0
    """Turns that it misses (PR-TURN-17)."""
    bonus: int = 0
    """Bonus turns that it still has (PR-PHASE-09)."""
    scouting: int = 0
    """Scouting points (PR-AGT-42)."""
    sol: int = 0
    """Koordinaten von Sol."""
    riddles: list[str] | None = None
    """Riddles solved in this game, by family (PR-RIDDLE-03)."""
    out: bool = False
    """Has given up (PR-QUIT-01)."""
    outdated: dict[Phase, Zone] | None = None
    """Outdated hand cards set aside until the own turn, by backs (PR-PHASE-07)."""

    def hand_size(self) -> int:
        """How many cards it holds."""
        return sum([len(zone) for zone in self.hand.values()])

    def hand_names(self) -> list[str]:
        """The hand cards by id; unknown ones have no name."""
        return [name for zone in self.hand.values() for name in zone.names()]

    def holds_card(self, name: str) -> bool:
        """Whether a card of that id is on its hand."""
        for zone in self.hand.values():
            if zone.has(name):
                return True
        return False


# ------------------------------------------------------------------------- turn and missions


class Extra(Record):
    """A further mission of this turn, by Initiative or an event (PR-SKILL-52, 54)."""

    side: Side
    place: str
    """Only for cards of this place; nothing where it is for all."""
    loyalties: tuple[Loyalty, ...] = ()
    """Only for Anti cards of one of these; nothing where it is for all."""


class Turn(Record):
    """The running turn, and what binds it (PR-TURN-05, 09, PR-LAY-12, 15, 18)."""

    seat: int
    number: int
    """Counts the turns of all players."""
    section: Section
    scope: int
    bonus: bool = False
    """A second turn after a phase change: no further change in it (PR-PHASE-09)."""
    mission_side: Side | None = None
    """The side of missions and of what is played in that section (PR-TURN-09)."""
    counters: dict[str, int] | None = None
    """How many counter missions were made at each place (PR-ABW-04…06)."""
    defended: set[str] | None = None
    """The units that took part in one (PR-ABW-08)."""
    extras: list[Extra] | None = None
    """Further missions that are still to be made."""
    fetched: bool = False
    fetches: set[str] | None = None
    """The places of others from which a fetch was tried in this turn (PR-AGT-60)."""
    missions: int = 0
    """Missions carried out or sacrificed that count against the limit (PR-MISS-03)."""
    sacrificed: bool = False
    extra_draws: int = 0
    """Draws that were paid for before the section (PR-TURN-11)."""
    drawn: bool = False
    build_side: Side | None = None
    """The side of everything in this Ausbau (PR-LAY-15)."""
    place_laid: bool = False
    laid: dict[str, int] | None = None
    """How many other cards were laid out at each place (PR-LAY-18)."""
    closed: list[str] | None = None
    """Places that cannot be targets any more in this turn (PR-SKILL-81)."""
    science: dict[str, int] | None = None
    """Points that effects have given at places in this section, by place and kind."""


class Mission(Record):
    """A mission under way (PR-MISS, PR-OFF, PR-DEF, PR-AGT, PR-ABW)."""

    number: int
    scope: int
    kind: MissionKind
    seat: int
    side: Side
    origin: str
    """The family of the place it comes from."""
    target: str
    """The family of its target place; the side follows from the kind."""
    target_space: int
    members: list[str]
    """Ships that fly and units that walk, as announced; cargo is in holds."""
    goal: Goal | None = None
    called: str = ""
    """What was named as target of the goal."""
    fetching: bool = False
    mutants: list[str] | None = None
    """Seat and card of each use of a mutant skill on the Pro side (PR-SKILL-09, 64)."""
    reduced: list[str] | None = None
    """What was reduced by it (PR-RED)."""
    through: list[str] | None = None
    """Ships and units that have broken through (PR-SPACE-33, PR-GROUND-17)."""
    retreated: list[str] | None = None
    """The attacker's ships that have left the space combat: they unload nobody (PR-RETR-04)."""
    withdrew: Role | None = None
    """Who retreated from the ground combat (PR-RED-02)."""
    losses: list[str] | None = None
    """The defender's units that fell in the ground combat (PR-RED-10)."""
    caught: list[str] | None = None
    """Agents that were caught in a counter mission (PR-ABW-15)."""
    security: int = 0
    """The level of Innere Sicherheit by which the defender chooses what is reduced."""
    stunned: list[str] | None = None
    """Uniques that are passive until the mission is over (PR-UNIQ-05)."""
    ended: bool = False
    extra: Extra | None = None
    """The further mission of the turn that this is (PR-SKILL-52)."""
    home: str = ""
    """The place to which the first of its ships went home (PR-RETR-07)."""
    landed: dict[str, str] | None = None
    """Units on the ground and the ship each has left; none where it came on foot (PR-RETR-16)."""
    news: Secret | None = None
    """Agents taken home that may deliver what they know (PR-AGT-41)."""
    asked: bool = False
    """The number of place cards at the target was asked for (PR-AGT-16)."""
    delivered: bool = False
    """An agent has delivered (PR-AGT-41)."""
    bare: bool = False
    """Nothing reducible was at the target from the start (PR-OFF-15)."""

    @property
    def target_side(self) -> Side:
        """The side of the target place: the opposite one in other spaces (PR-OFF-01, PR-DEF-02)."""
        abroad = self.kind in (MissionKind.OFFENSIVE, MissionKind.AGENT)
        return self.side.other if abroad else self.side


class Flight(Record):
    """A formation that needs more than one round to its target (PR-RANGE-16)."""

    mission: Mission
    due: int
    """The turn of its owner in which it arrives."""


# ------------------------------------------------------------------------- combat


class Escort(Record):
    """A card beside a front, for attack or defence (PR-SPACE)."""

    card: str
    role: Stat


class Front(Record):
    """One side of a pairing: the front card, its escorts and its values."""

    card: str
    escorts: list[Escort]
    attack: int = -1
    """Drawn and added up; -1 until then."""
    defence: int = -1
    stealth: int = -1
    bonus_attack: int = 0
    """What the difference of stealth gives (PR-SPACE)."""
    bonus_defence: int = 0
    poison: bool = False
    """Equal values destroy too (PR-SKILL-49)."""
    critical: bool = False
    """An effect destroys the enemy front, whatever the values are."""


class Pairing(Record):
    """Two fronts that face each other; during line-up one of them may still be missing."""

    attacker: Front | None
    defender: Front | None
    broken: bool = False
    """The attacker broke through, or an agent stayed hidden: nobody fires (PR-SPACE-34)."""

    def front(self, role: Role) -> Front | None:
        """The front of one side."""
        return self.attacker if role is Role.ATTACKER else self.defender

    def put(self, role: Role, front: Front) -> None:
        """Lay the front of one side."""
        if role is Role.ATTACKER:
            self.attacker = front
        else:
            self.defender = front


class Combat(Record):
    """A combat in space, on the ground or aboard; boarding lies on a space combat (PR-COMBAT)."""

    number: int
    scope: int
    kind: CombatKind
    attacker: int
    defender: int
    space: int
    """In whose space the place is."""
    side: Side
    """The side of the place."""
    place: str
    attackers: list[str]
    """Ids of those who can still be lined up."""
    defenders: list[str]
    pairings: list[Pairing]
    through: list[str]
    """Attackers that broke through: this combat is over for them (PR-SPACE-33)."""
    rounds: int = 3
    """How many there are at most (PR-COMBAT-05)."""
    round: int = 0
    round_scope: int = 0
    limit: int = 0
    """How many pairings there may be; 0 is any number (PR-GROUND-09, PR-SPACE-17)."""
    backwards: bool = False
    """Pairings are resolved from right to left (PR-SPACE-24)."""
    firing: int = -1
    """The pairing whose values lie open."""
    spent: list[str] | None = None
    """Cards with the skills that they cannot use again in this combat (PR-SKILL-12, 14, 64)."""
    boarding: str = ""
    """The ship that is boarded."""
    passed: set[int] | None = None
    """Seats that let all windows of this round go."""
    retreating: set[int] | None = None
    """Who retreats at the end of this round (PR-COMBAT-03)."""

    def side_of(self, role: Role) -> list[str]:
        """The cards of one side that can still be lined up."""
        return self.attackers if role is Role.ATTACKER else self.defenders

    def seat(self, role: Role) -> int:
        """Who attacks, or defends."""
        return self.attacker if role is Role.ATTACKER else self.defender

    def role(self, seat: int) -> Role | None:
        """Whether a seat attacks or defends here."""
        if seat == self.attacker:
            return Role.ATTACKER
        return Role.DEFENDER if seat == self.defender else None


# ------------------------------------------------------------------------- effects


class Deed(Record):
    """An effect or an event: attempted and paid, answered, carried out (PR-FX)."""

    number: int
    seat: int
    card: Card
    effect: int
    """Which effect of the card; -1 for a skill or a rule."""
    source: str = ""
    """The laid-out card; nothing for an event from the hand."""
    side: Side | None = None
    targets: tuple[str, ...] = ()
    """Ids, names or seats, as the move named them."""
    window: Window | None = None
    skill: Skill | None = None
    use: str = ""
    """What the skill is used for."""
    level: int = 0
    against: int = 0
    """The deed that it answers."""
    loss: str = ""
    """The card whose destruction it answers."""
    cancelled: bool = False
    counterable: bool = True
    """Whether it can be answered with Konter (PR-SYM-03, 09, PR-STATUS-07)."""


class Lasting(Record):
    """An effect that holds for a while: of a card, a skill or a rule."""

    number: int
    seat: int
    """Who caused it: rounds are those of this player (PR-TURN-04)."""
    span: Span
    until: int
    """The scope that ends it; for rounds, the turn of that player before which it holds."""
    on: str = ""
    """The card that it concerns."""
    against: int = -1
    """The player that it concerns."""
    card: Card | None = None
    effect: int = 0
    part: int = 0
    """Of the text: 0 is what it does, then what comes with it (see `effects`)."""
    stat: Stat | None = None
    amount: int = 0
    """Of a skill or a rule: what is added to which value."""
    what: What | None = None


class Score(Record):
    """Points with their reason, in 120ths (PR-VP)."""

    seat: int
    phase: Phase
    reason: str
    parts: int
    clause: str


class Mark(Record):
    """Something that the rules have to remember for long (Strukturtaster, Tolimon …)."""

    seat: int
    what: str
    on: str = ""


# ------------------------------------------------------------------------- the table


class Table(State):
    """A whole game: one phase, or a campaign of several."""

    catalogue: Catalogue
    players: list[Player]
    first_phase: Phase
    last_phase: Phase
    phase: Phase
    """The phase that is being played."""
    first: int
    """Who has the first turn (PR-START-04)."""
    turn: Turn
    mission: Mission | None
    combats: list[Combat]
    """A stack: the last one is fought."""
    flights: list[Flight]
    deeds: dict[int, Deed]
    lasting: list[Lasting]
    doomed: list[str]
    """Cards that are about to be destroyed (PR-SYM-01)."""
    marks: list[Mark]
    scores: list[Score]
    changes: list[int]
    """Who has triggered the change of each phase so far (PR-GEN-06)."""
    serial: int = 0
    """Counts ids of public things and deeds."""
    phase_began: int = 0
    """The turns of the first player when this phase began: its rounds are limited."""
    rounds: int = 60
    """Option: so many rounds a phase, then a joint surrender (PR-QUIT-05); 0 is no limit."""
    tournament: bool = False
    memory: bool = False
    anti_atlan: bool = True

    def number(self) -> int:
        """The next number for something public."""
        self.serial += 1
        return self.serial

    def laid(self, card_id: str) -> Laid | None:
        """The open card with that id."""
        for player in self.players:
            found = player.cards.get(card_id)
            if found is not None:
                return found
        return None

    def all_laid(self) -> Iterator[Laid]:
        """All open cards."""
        for player in self.players:
            yield from player.cards.values()

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [player.seat for player in self.players if not player.out]

    def others(self, seat: int) -> list[int]:
        """The other seats still in the game, clockwise from a seat (PR-START-06, PR-QUIT-13)."""
        players = self.players
        return [each.seat for each in (*players[seat + 1 :], *players[:seat]) if not each.out]

    @property
    def combat(self) -> Combat | None:
        """The combat that is fought now."""
        return self.combats[-1] if self.combats else None

    def card(self, name: str) -> Card | None:
        """The printed card of an id, if there is one."""
        return self.catalogue.cards.get(name)
