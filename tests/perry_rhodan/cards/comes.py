"""A table on which the premises of a card are met, worked out of the card itself.

game = Comes("good_hope")
game.comes()                # laid out, declared, solved or played, as its type asks for
"""

from __future__ import annotations

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.kinds import Phase, Side, Skill
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Covered
from starboard.games.perry_rhodan.vocabulary import Alternative, Requirement
from starboard.kernel import Chance, OwnZone, Slot, only
from starboard.kernel.loop import act, to_act
from tests.perry_rhodan.played import PLAYED
from tests.perry_rhodan.table import GAME, Game

CARDS = catalogue()
VERBS = ("lay", "declare", "solve", "play")


class TheFirst(Chance):
    """Chance that always shows the first of what it could show."""

    def below(self, n: int) -> int:
        return 0

    def draw(self, names: object) -> str:
        return min(names)  # type: ignore[call-overload,no-any-return]  # a sequence of words


def fitting(side: Side, phase: Phase, other: str = "", **needs: object) -> Card:
    """Another card of that side that is not outdated and meets what is asked."""
    skill, level, loyalty = needs.get("skill"), needs.get("level", 0), needs.get("loyalty")
    for card in CARDS.values():
        if side not in card.colour.sides or card.phase > phase or card.outdated_in(phase):
            continue
        if card.id == other:
            continue
        if needs.get("kind") == "ship" and not card.is_ship:
            continue
        if needs.get("kind") != "ship" and not card.is_unit:
            continue
        if isinstance(skill, Skill) and not card.has(skill, int(str(level))):
            continue
        if loyalty is None or card.loyalty is loyalty:
            return card
    raise AssertionError(f"nothing fits {needs}")


def of_family(family: str, side: Side, phase: Phase) -> str:
    """The latest card of a name that may lie on a side in a phase."""
    known = [card for card in CARDS.of_family(family) if side in card.colour.sides]
    early = [card for card in known if card.phase <= phase and not card.outdated_in(phase)]
    return (early or known)[-1].id


class Comes(Game):
    """My turn in the phase of a card: it is on my hand and its premises are met."""

    def __init__(self, name: str, section: Section = Section.BUILD_UP) -> None:
        self.card = card = CARDS[name]
        super().__init__(
            hand=[name], section=Section.REACTIVATION, phase=card.phase, phases="I-V",
            their_pro={"terra": ["terra", "terra", "stosstrupp"]},
            their_anti={"terra": ["terra"]},
        )  # fmt: skip
        self.side = card.colour.sides[0]
        self.family = card.family
        alternatives = card.premise(self.side)
        self.meet(alternatives[0])
        self.put_bearer()
        self.state.agenda.clear()
        self._begin(section, 5)

    def at_first(self) -> Chance:
        return TheFirst()

    def meet(self, alternative: Alternative) -> None:
        """Put everything there that the premise asks for."""
        named = [each.place for each in alternative if each.place and not each.own_side]
        if not self.card.is_place:
            self.family = named[0] if named else "terra"
        if not named and not self.card.is_place:
            self.lay_places("terra", 2)
        for each in alternative:
            self.meet_one(each)

    def lay_places(self, family: str, count: int) -> None:
        for _ in range(count):
            self.put(0, self.side, family, of_family(family, self.side, self.card.phase))

    def meet_one(self, wanted: Requirement) -> None:
        """One requirement of the premise."""
        phase = self.card.phase
        match wanted.about:
            case "place":
                self.lay_places(wanted.place, wanted.count + 1)
            case "card":
                name = of_family(wanted.card, self.side, phase)
                laid = self.put(0, self.side, self.family, name)
                laid.passive = wanted.passive
            case "science" | "riddle_points":
                needed = wanted.science or wanted.riddle_points
                skill = Skill.SCIENCE if wanted.science else Skill.GALACTIC_RIDDLES
                self.give_points(skill, needed)
            case "sacrifice_missions":
                self.sacrificed(wanted.sacrifice_missions)
            case "scouting_points":
                self.me.scouting = wanted.scouting_points
            case "riddles_solved":
                self.me.riddles = ["a", "b", "c", "d"][: wanted.riddles_solved]
            case _:
                needs = {"skill": wanted.skill, "level": wanted.level, "loyalty": wanted.loyalty}
                kind = "ship" if wanted.kind == "ship" else "unit"
                for _ in range(wanted.count):
                    card = fitting(self.side, phase, self.card.id, kind=kind, **needs)
                    self.put(0, self.side, self.family, card.id).passive = wanted.passive

    def give_points(self, skill: Skill, needed: int) -> None:
        while needed > 0:
            card = fitting(self.side, self.card.phase, skill=skill, level=1)
            self.put(0, self.side, self.family, card.id)
            needed -= card.skills[skill]

    def sacrificed(self, missions: int) -> None:
        """The card lies aside; so many missions were sacrificed for it."""
        phase = self.card.phase
        zone = OwnZone(
            f"{phase}:0", [Slot(self.me.hand[phase].take(self.card.id).name, only(0))], 1
        )
        aside = Covered("aside.1", 0, self.side, phase, zone)
        aside.sacrificed, aside.turn = missions, 5 * self.state.seats
        self.me.covered[aside.id] = aside

    def put_bearer(self) -> None:
        """Somebody at the place who can bear the accessory."""
        card = self.card
        if card.is_unit_accessory or card.is_ship_accessory:
            for other in CARDS.values():
                early = other.phase <= card.phase and not other.outdated_in(card.phase)
                if self.side in other.colour.sides and early and card.fits_on(other):
                    self.put(0, self.side, self.family, other.id)
                    return

    # -------------------------------------------------------------- playing

    def comes(self) -> None:
        """The card comes into play; every question after it is answered by its first answer."""
        move = next(
            move for move in self.moves() if move.split()[0] in VERBS and self.card.id in move
        )
        self.first(0, move)

    def first(self, seat: int, text: str) -> None:
        """A move with the first chance, and the first answers to whatever is asked."""
        section = self.asked
        told = []
        self.once(seat, text)
        told += self.events
        for _ in range(40):
            if self.asked == section:
                break
            self.once(self.asked[0], self.moves(self.asked[0])[0])
            told += self.events
        self.events = told

    def once(self, seat: int, text: str) -> None:
        move = self.read(seat, text)
        self.state.events, self.state.settled = [], 0
        PLAYED.asks(self.state, seat, move)
        act(GAME, self.state, to_act(self.state)[0] if seat < 0 else seat, move, TheFirst())
        self.events = self.state.events
        PLAYED.tells(self.events)
