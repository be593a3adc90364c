"""What a crew may choose before a mission, and which choices fit together (SA-SETUP-04…12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.campaign.legacy import read_legacy
from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import Severity
from starboard.games.space_alert.missions.generator import LENGTHS, LEVELS, Settings, generate
from starboard.games.space_alert.missions.mission import (
    Decks,
    Levels,
    Mission,
    fixed_missions,
    topics_of,
)
from starboard.games.space_alert.missions.mission import Shade as DeckShade
from starboard.games.space_alert.missions.short import read_mission
from starboard.games.space_alert.table import ROLES
from starboard.kernel import Option, OptionKind, OptionValue

GENERATED = "random"
ANY_OF_CD = "cd"
CREW = 4
BIG_CREW = 5
SHADES = ("white", "yellow", "random", "mix")
DICE = 3
"""So many dice name a generated mission."""
SIDES_OF_A_DIE = 1000
FACES = frozenset(str(face) for face in range(1, SIDES_OF_A_DIE + 1))
SAID_BY_OWN = ("normal_threats", "serious_threats", "length", "levels", "again")
"""What cannot be wished of a mission that somebody wrote."""
SEATING = ("androids_after", "androids_by")
"""After which seat each android sits, and which seat carries it out (SA-ANDROID-06, 13)."""
MOST_OWN = 2_000
"""Letters of a mission that somebody wrote; eight threats with all that goes with them are 400."""
MOST_LEGACY = 40
"""Words of a past: five numbers, 18 damage tiles and five crew members are 28."""

OPTIONS = (
    Option(
        name="mission",
        kind=OptionKind.CHOICE,
        default=GENERATED,
        choices=(GENERATED, ANY_OF_CD, *[each.id for each in fixed_missions()]),
    ),
    Option(name="normal_threats", kind=OptionKind.CHOICE, default="white", choices=SHADES),
    Option(name="serious_threats", kind=OptionKind.CHOICE, default="white", choices=SHADES),
    Option(name="length", kind=OptionKind.NUMBER, default=0, low=0, high=LENGTHS[1]),
    Option(name="levels", kind=OptionKind.NUMBER, default=0, low=0, high=LEVELS[1]),
    Option(name="stumbling", kind=OptionKind.FLAG, default=False),
    Option(name="five_crew", kind=OptionKind.FLAG, default=False),
    Option(name="timed", kind=OptionKind.FLAG, default=True),
    *[Option(name=role, kind=OptionKind.NUMBER, default=0, low=0, high=BIG_CREW) for role in ROLES],
    *[Option(name=name, kind=OptionKind.WORDS, default=(), words=BIG_CREW) for name in SEATING],
    Option(name="own", kind=OptionKind.TEXT, default="", letters=MOST_OWN),
    Option(name="again", kind=OptionKind.WORDS, default=()),
    Option(name="campaign", kind=OptionKind.FLAG, default=False),
    Option(name="legacy", kind=OptionKind.WORDS, default=(), words=MOST_LEGACY),
)


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match with their types."""

    mission: str
    normal_threats: DeckShade
    serious_threats: DeckShade
    length: int
    levels: int
    stumbling: bool
    five_crew: bool
    timed: bool
    captain: int
    communications_officer: int
    security_chief: int
    androids_after: tuple[str, ...] = ()  # stored matches are older than these two
    androids_by: tuple[str, ...] = ()
    own: str = ""  # and than this one
    again: tuple[str, ...]
    campaign: bool
    legacy: tuple[str, ...]

    def crew(self, seats: int) -> int:
        """How many crew members there are, androids included (SA-ANDROID-01, 15, SA-SOLO-01)."""
        return max(seats, BIG_CREW if self.five_crew else CREW)

    def roles(self, seats: int) -> list[int]:
        """The seats of the three roles; what is left open goes round from the captain."""
        first = max(self.captain - 1, 0)
        given = (first, self.communications_officer - 1, self.security_chief - 1)
        return [seat if seat >= 0 else (first + place) % seats for place, seat in enumerate(given)]

    def sits_after(self, crew: int, seats: int) -> int:
        """The seat after which an android sits; as usual the last one (SA-ANDROID-06)."""
        given = self.androids_after[crew - seats :][:1]
        return int(given[0]) - 1 if given else seats - 1

    def carried_out_by(self, crew: int, seats: int) -> int:
        """The seat that plays a crew member; androids as chosen, else by turns (SA-ANDROID-13)."""
        given = self.androids_by[crew - seats :][:1] if crew >= seats else ()
        return int(given[0]) - 1 if given else crew % seats

    def order(self, seats: int) -> list[int]:
        """Clockwise from the captain, androids where they sit (SA-ACT-02, SA-ANDROID-06)."""
        androids = range(seats, self.crew(seats))
        ring: list[int] = []
        for seat in range(seats):
            ring += [seat, *[each for each in androids if self.sits_after(each, seats) == seat]]
        first = ring.index(self.roles(seats)[0])
        return ring[first:] + ring[:first]


def settings_for(normal: str, serious: str, length: int, levels: int) -> Settings:
    """What the generator is asked for; 0 is as usual."""
    decks = msgspec.convert({"common": normal, "serious": serious}, Decks)
    wished = Levels(four=levels - 1, five=levels) if levels else Settings().levels
    return Settings(levels=wished, length=length or None, decks=decks)


def read_wishes(options: Mapping[str, OptionValue]) -> Wishes:
    """The options as they were checked one by one."""
    return msgspec.convert(dict(options), Wishes)


def check_wishes(seats: int, wishes: Wishes) -> None:
    """Say which choices do not fit together."""
    if wishes.own:
        check_own(wishes)
    if wishes.length or wishes.levels:
        check_generator(wishes)
    for role in ROLES:
        if getattr(wishes, role) > seats:
            raise BadInput(f"option {role}", "has-no-seat", seat=getattr(wishes, role))
    if ("mix" in (wishes.normal_threats, wishes.serious_threats)) and not mixed(wishes):
        raise BadInput("option normal_threats", "mix-needs-both")
    check_lesson(wishes)
    check_seating(seats, wishes)
    if seats == 1 and wishes.five_crew:
        raise BadInput("option five_crew", "one-plays-with-androids", "SA-SOLO-01")
    if seats > 1 and not wishes.timed:
        raise BadInput("option timed", "clock-needed", "SA-SOLO-09")
    if wishes.again and (len(wishes.again) > 1 or wishes.mission != GENERATED):
        raise BadInput("option again", "again-names-one")
    if wishes.again and not is_dice(wishes.again[0]):
        raise BadInput("option again", "again-is-three-numbers", like="17-423-8")
    if wishes.campaign and wishes.mission not in (GENERATED, ANY_OF_CD):
        raise BadInput("option mission", "campaign-is-random", "SA-CAMP-06")
    if wishes.legacy and not wishes.campaign:
        raise BadInput("option legacy", "belongs-to-campaign")
    read_legacy(wishes.legacy)


def check_seating(seats: int, wishes: Wishes) -> None:
    """Say which android or which seat is not there; one alone has no seats to choose from."""
    androids = 0 if seats == 1 else wishes.crew(seats) - seats
    places = [str(seat) for seat in range(1, seats + 1)]
    for name, clause in zip(SEATING, ("SA-ANDROID-06", "SA-ANDROID-13"), strict=True):
        words: tuple[str, ...] = getattr(wishes, name)
        if len(words) > androids:
            told = {"count": len(words), "androids": androids}
            raise BadInput(f"option {name}", "fewer-androids", clause, **told)
        for word in words:
            if word not in places:
                raise BadInput(f"option {name}", "has-no-seat", clause, seat=word)


def is_dice(word: str) -> bool:
    """Whether a word is what `ChooseMission` makes of its dice, as in `17-423-8`."""
    rolls = word.split("-")
    return len(rolls) == DICE and all(roll in FACES for roll in rolls)


def check_lesson(wishes: Wishes) -> None:
    """Say which threats a mission for newcomers does without."""
    if "yellow_threats" not in topics_of(wishes.mission):
        return
    for name in ("normal_threats", "serious_threats"):
        if getattr(wishes, name) != "white":
            raise BadInput(f"option {name}", "flown-with-white-threats", mission=wishes.mission)


def check_generator(wishes: Wishes) -> None:
    """Say which wish no new mission can grant."""
    try:
        generate("0", settings_for("white", "white", wishes.length, wishes.levels))
    except BadInput as refused:
        where = refused.where.replace("--", "option ")
        raise BadInput(where, refused.message, refused.clause, **refused.arguments) from None


def check_own(wishes: Wishes) -> None:
    """A mission of our own says everything, and there are cards for it."""
    if wishes.mission != GENERATED:
        raise BadInput("option own", "own-or-name", name=wishes.mission)
    usual = {option.name: option.default for option in OPTIONS}
    for name in (*SAID_BY_OWN, "campaign"):
        if getattr(wishes, name) != usual[name]:
            raise BadInput(f"option {name}", "own-says-all")
    mission = read_own(wishes.own)
    most = Counter((threat.internal, threat.serious, threat.colour) for threat in mission.threats)
    for (internal, serious, colour), count in most.items():
        shade = mission.decks.serious if serious else mission.decks.common
        there = cards_of(internal, serious, colour.value if colour else shade)
        if count > there:
            raise BadInput("option own", "own-too-few-cards", count=count, there=there)


def read_own(text: str) -> Mission:
    """The mission that somebody wrote; what is wrong with it is said with its line."""
    return read_mission(text, "option own")


def cards_of(internal: bool, serious: bool, shade: str) -> int:
    """How many threat cards of a kind there are."""
    severity = Severity.SERIOUS if serious else Severity.COMMON
    return sum(
        card.external != internal
        and card.severity is severity
        and shade in ("random", card.difficulty.value)
        for card in components().threats.values()
    )


def mixed(wishes: Wishes) -> bool:
    """Whether both colours are mixed threat by threat, which only the generator can do."""
    both = wishes.normal_threats == wishes.serious_threats == "mix"
    return both and wishes.mission == GENERATED and not wishes.campaign
