"""What cards may say: premises, and effects with one record a verb (PR-CARD-08…10, PR-FX).

    effects:
    - {window: combat, cost: {passivate: true}, target: {owner: enemy, kind: unit, where: combat},
       do: passivate, blocked_by: [hypnoblock]}
    - {window: before_draw, target: {owner: own, kind: player}, do: {draw: 2}}

An effect says when (`window`), for what (`cost`), under which conditions (`if`, `unless`), on whom
(`target`), what happens (`do`) and for how long. The 31 verbs are the `Deed`s below.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from starboard.cards.effects import Op, Record
from starboard.games.perry_rhodan.action_cards import Letter, Strength
from starboard.games.perry_rhodan.durations import Duration
from starboard.games.perry_rhodan.kinds import (
    BuildType,
    CardType,
    Chooser,
    Cluster,
    Colour,
    Column,
    CombatKind,
    Destination,
    Limit,
    Loyalty,
    MissionKind,
    Owner,
    People,
    Phase,
    Purpose,
    Role,
    Side,
    Skill,
    SkillFamily,
    Stat,
    System,
    TargetKind,
    Track,
    What,
    Where,
    Window,
    Zone,
)

Family: TypeAlias = str
"""The name that several cards may share; where nothing else is said, the id of the card."""
Token: TypeAlias = str
"""An effect by name: a skill with its level (`igniter_2`) or a card family (`nahtransition`)."""

# ------------------------------------------------------------------------- premises


class Requirement(Record, frozen=True):
    """One thing that must be there; exactly one of the kinds is given.

    PR-CARD-10, PR-LAY-29, PR-PREM-01.
    """

    place: Family = ""
    """At least `count` cards of this place in the stack; the card is laid there."""
    card: Family = ""
    """A card of this name, active unless `passive` asks for a passive one."""
    skill: Skill | None = None
    """An active unit with this skill, at `level` or more."""
    loyalty: Loyalty | None = None
    """An active unit, ship or card of this loyalty."""
    kind: Literal["unit", "ship", "card"] | None = None
    """Active units or ships, `count` of them; beside `loyalty` it narrows that."""
    science: int = 0
    """So many points; who gives them becomes passive."""
    riddle_points: int = 0
    """So many points; who gives them becomes passive."""
    sacrifice_missions: int = 0
    """So many missions sacrificed for this card, one a turn."""
    scouting_points: int = 0
    """The track shows at least so many; nothing is spent."""
    riddles_solved: int = 0
    """So many riddles solved in this game."""
    count: int = 1
    level: int = 0
    passive: bool = False
    own_side: bool = False
    """Somewhere on that side of the own space, not at the same place."""

    @property
    def about(self) -> str:
        """Which kind of requirement this is."""
        if self.loyalty is not None:
            return "loyalty"
        if self.place:
            return "place"
        return next(word for word in REQUIREMENTS if getattr(self, word))


REQUIREMENTS = (
    "place",
    "card",
    "skill",
    "loyalty",
    "kind",
    "science",
    "riddle_points",
    "sacrifice_missions",
    "scouting_points",
    "riddles_solved",
)
Alternative: TypeAlias = tuple[Requirement, ...]
"""All of them must hold at one place; none at all is premise 0."""


class Premises(Record, frozen=True):
    """What must be there on either side; a side without any cannot be used (PR-CARD-08, 09)."""

    pro: tuple[Alternative, ...] | None = None
    anti: tuple[Alternative, ...] | None = None

    def on(self, side: Side) -> tuple[Alternative, ...]:
        """The alternatives of a side, one of which must hold; none where it cannot lie there."""
        return (self.pro if side is Side.PRO else self.anti) or ()


# ------------------------------------------------------------------------- effects: the frame


class Cost(Record, frozen=True):
    """What is paid at once; for an event, playing the card is the cost."""

    passivate: bool = False
    sink: bool = False
    from_hand: bool = False
    sacrifice_mission: bool = False
    discard: int = 0
    passivate_other: Family = ""
    """Another own card at this place becomes passive as well."""


FREE = Cost()


class Lacking(Record, frozen=True):
    """A place that a player does not have."""

    side: Side
    place: Family


class Condition(Record, frozen=True, rename={"any_of": "any"}):
    """What must hold, all of it; `any` holds where one of its sets does."""

    combat: CombatKind | None = None
    role: Role | None = None
    round: int | None = None
    mission: MissionKind | None = None
    origin: Literal["here"] | None = None
    side: Side | None = None
    target_side: Side | None = None
    phase: Phase | None = None
    phase_ending: Phase | None = None
    place_not: Family = ""
    card: Family = ""
    card_in_mission: Family = ""
    premise_names: Family = ""
    event_played: Family = ""
    own_ship_at_target: bool | None = None
    own_reduction_in_this_mission: bool | None = None
    attack_minus_defence_at_least: int | None = None
    enemy_skill_here: Skill | None = None
    riddles_solved_at_least: int | None = None
    target_has_no: Lacking | None = None
    target_range: int | None = None
    carried: bool | None = None
    agent_delivered: bool | None = None
    bearer_destroyed_in: CombatKind | None = None
    any_of: tuple[Condition, ...] = ()

    @property
    def asked(self) -> tuple[str, ...]:
        """The conditions that are stated here."""
        return tuple(
            field for field in self.__struct_fields__ if getattr(self, field) not in (None, "", ())
        )


ALWAYS = Condition()


class Filter(Record, frozen=True):
    """Which cards are meant; lists hold alternatives."""

    active: bool = False
    people: People | None = None
    not_people: tuple[People, ...] = ()
    type: tuple[CardType, ...] = ()
    phase: Phase | None = None
    family: tuple[Family, ...] = ()
    place: tuple[Family, ...] = ()
    system: System | None = None
    cluster: Cluster | None = None
    loyalty: tuple[Loyalty, ...] = ()
    build_type: BuildType | None = None
    side: tuple[Colour, ...] = ()
    stealth: tuple[Letter, ...] = ()
    premise_names: Family = ""
    premise_lacks: Family = ""
    same_owner: bool = False


EVERY = Filter()


class Target(Record, frozen=True):
    """Whom an effect concerns."""

    owner: Owner
    kind: TargetKind
    zones: tuple[Zone, ...] = (Zone.TABLE,)
    where: Where | None = None
    count: int | Literal["all"] = 1
    filter: Filter = EVERY


# ------------------------------------------------------------------------- effects: the verbs


class Modify(Op, frozen=True, tag="modify"):
    """Add to a value; never below its floor (PR-FX-08, 09)."""

    stat: Stat
    amount: int


class Set(Op, frozen=True, tag="set"):
    """Make a value this number."""

    stat: Stat
    amount: int


class Passivate(Op, frozen=True, tag="passivate"):
    """The target becomes passive; for so many rounds it is not reactivated before."""


class Activate(Op, frozen=True, tag="activate"):
    """The target becomes active, with `even_if_held` also one that must stay passive longer."""

    even_if_held: bool = False


class Destroy(Op, frozen=True, tag="destroy"):
    """The target is destroyed; that can be answered."""


class Prevent(Op, frozen=True, tag="prevent"):
    """A destruction does not happen."""


class Sink(Op, frozen=True, tag="sink"):
    """The target goes directly to the matter sink; nothing answers that."""


class ToHand(Op, frozen=True, tag="to_hand"):
    """The target returns to its owner's hand."""

    with_accessories: bool = False


class SetAside(Op, frozen=True, tag="set_aside"):
    """The target is set aside for some rounds."""

    short = "rounds"
    rounds: int


class LayOut(Op, frozen=True, tag="lay_out"):
    """A card is laid out beyond the number of cards of this turn."""

    side: Side | None = None
    to: Family = ""
    passive: bool = False


class Move(Op, frozen=True, tag="move"):
    """The target changes its place."""

    short = "to"
    to: Destination


class Draw(Op, frozen=True, tag="draw"):
    """Draw from accessible sources; a skill may waive the discarding."""

    amount: int
    waivable_by: Skill | None = None


class Discard(Op, frozen=True, tag="discard"):
    """Hand cards go to the sink."""

    amount: int
    choose: Chooser = Chooser.OWNER


class Search(Op, frozen=True, tag="search"):
    """Look for cards, show and take them; a searched source is shuffled."""

    amount: int = 1


class Look(Op, frozen=True, tag="look"):
    """Look at a hand, or at the top cards of a source."""

    amount: int = 0


class Store(Op, frozen=True, tag="store"):
    """Put a hand card face down under this card."""

    short = "max"
    max: int


class Cancel(Op, frozen=True, tag="cancel", rename={"except_": "except"}):
    """What is answered does nothing."""

    of: tuple[Token, ...] = ()
    except_: tuple[CardType, ...] = ()
    what: What | None = None


class GrantSkill(Op, frozen=True, tag="grant_skill"):
    """The target has a skill."""

    short = "skill"
    skill: Skill


class RaiseSkill(Op, frozen=True, tag="raise_skill", rename={"except_": "except"}):
    """One skill, chosen when the card is laid out, is higher by some levels."""

    family: SkillFamily
    amount: int = 1
    except_: tuple[Skill, ...] = ()


class Points(Op, frozen=True, tag="points"):
    """Move a counter of a player."""

    track: Track
    amount: float

    @property
    def parts(self) -> int:
        """The points in the parts that the score counts (120 make one)."""
        return round(self.amount * 120)


class Immune(Op, frozen=True, tag="immune"):
    """These effects do not touch the target."""

    short = "to"
    to: tuple[Token, ...]


class Allow(Op, frozen=True, tag="allow"):
    """Permit something; what one card allows beats what another one forbids."""

    short = "what"
    what: What
    between: tuple[Family, ...] = ()
    to: tuple[Family, ...] = ()


class Forbid(Op, frozen=True, tag="forbid"):
    """Do not let something happen."""

    short = "what"
    what: What


class CountsAs(Op, frozen=True, tag="counts_as"):
    """The card counts as something else, for some purposes only where they are named."""

    short = "what"
    what: What
    scope: tuple[Purpose, ...] = ()


class ExtraMission(Op, frozen=True, tag="extra_mission"):
    """Further missions of the target cards in this section, on the side of this card."""

    amount: int


class EndMission(Op, frozen=True, tag="end_mission"):
    """The mission ends and its cards go home."""


class NewGoal(Op, frozen=True, tag="new_goal"):
    """The goal is replaced; what was named is chosen anew."""

    short = "choose"
    choose: Chooser


class SwapPairing(Op, frozen=True, tag="swap_pairing"):
    """Two ships change their pairings."""


class ForceRetreat(Op, frozen=True, tag="force_retreat"):
    """The target retreats at once."""

    short = "to"
    to: Destination | None = None


class Transmit(Op, frozen=True, tag="transmit"):
    """An agent sends its points by radio; the message has a stealth of its own."""

    short = "stealth"
    stealth: Strength


class Mark(Op, frozen=True, tag="mark"):
    """The target is marked for something."""

    short = "what"
    what: What


Deed: TypeAlias = (
    Modify
    | Set
    | Passivate
    | Activate
    | Destroy
    | Prevent
    | Sink
    | ToHand
    | SetAside
    | LayOut
    | Move
    | Draw
    | Discard
    | Search
    | Look
    | Store
    | Cancel
    | GrantSkill
    | RaiseSkill
    | Points
    | Immune
    | Allow
    | Forbid
    | CountsAs
    | ExtraMission
    | EndMission
    | NewGoal
    | SwapPairing
    | ForceRetreat
    | Transmit
    | Mark
)
"""The 31 verbs."""


class Chance(Record, frozen=True):
    """What a drawn action card must show (PR-ACT-18)."""

    letter: Letter
    column: Column
    above: int


class Further(Record, frozen=True, rename={"if_": "if"}):
    """What is carried out together with an effect, after it or instead of it.

    Without a target of its own it concerns the card that the effect concerned.
    """

    do: Deed
    target: Target | None = None
    if_: Condition = ALWAYS
    duration: Duration | None = None
    rule: tuple[str, ...] = ()


class Effect(Record, frozen=True, rename={"if_": "if", "and_": "and"}):
    """One effect of a card: when, for what, on whom, what."""

    window: Window
    do: Deed
    target: Target
    cost: Cost = FREE
    if_: Condition = ALWAYS
    unless: Condition | None = None
    duration: Duration | None = None
    """At once, or as long as the window `permanent` lasts, where nothing is said."""
    limit: Limit | None = None
    played_in: Window | None = None
    """When an event is played whose effect works later."""
    blocked_by: tuple[Skill, ...] = ()
    """Skills of the target that make it immune."""
    cancelled_by: tuple[Skill, ...] = ()
    """Skills that may answer."""
    infection: bool = False
    """Who bears a cell activator is immune."""
    random: Chance | None = None
    instead: Further | None = None
    """What happens if the drawn card shows what `random` asks for."""
    then: Further | None = None
    and_: tuple[Further, ...] = ()
    rule: tuple[str, ...] = ()
    """Clauses that state this effect too: it is counted once."""
