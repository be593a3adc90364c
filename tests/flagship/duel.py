"""Situations at the table, in a few lines.

    duel = Duel(mine=["zwillingslaser"], theirs=[Part("leichter_deflektor", charge=2)])
    duel.attacks("zwillingslaser", roll=5)
    duel.evades(2, 3)
    duel.uses("leichter_deflektor", by=1)
    duel.they("pass")                                        # any move in notation

Seat 0 (mine) is in its action phase in turn 5, seat 1 (theirs) has passed on nothing yet. Names
of cards stand for ids: the acting seat's cards come first, but the opponents' where an attack
names its targets. Chance is scripted; a die that is asked for and not given fails the story, and
so does one that is given and not asked for. Windows before and between actions are passed unless
the story says `quiet=False`. With `start=(…)` the story begins before the turn, with these results
of chance. Cards that are in no box are handed in as `own`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from starboard import ledger
from starboard.games.flagship import GAME
from starboard.games.flagship.hand import HandLimit
from starboard.games.flagship.market import full_row
from starboard.games.flagship.state import HAND, PRIZES, Item, Laid, Player, Table
from starboard.games.flagship.turn import ActionPhase, AfterTurn, ClosingPhase, Turn
from starboard.games.flagship.windows import AnyTime
from starboard.kernel import PASS, Event, Forced, Slot, only
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act, why_not
from starboard.kernel.moves import Move
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options

E = TypeVar("E", bound=Event)

SHIP = "pendler_k7"
PILOT = "lohnfliegerin"
FILLER = "nachschub"
"""The event card that fills draw decks and prizes when a story does not care."""
EVADING = (1, "Evasion")
"""An attack of mine has hit: they may evade it."""
GOING_ON = (0, "ActionPhase")
"""It has missed, was evaded or is carried out: my turn goes on."""


Rolled = int | tuple[int | str, ...]
"""What chance shows: one die, or everything in a row."""


@dataclass
class Part:
    """A card on the field that is not as it came into play."""

    card: str
    charge: int | None = None
    onto: str = ""
    face_down: bool = False
    hangar: bool = False


class Duel:
    """Two or more players in the middle of a game."""

    def __init__(
        self,
        mine: Sequence[str | Part] = (),
        theirs: Sequence[str | Part] = (),
        others: Sequence[Sequence[str | Part]] = (),
        *,
        hand: Sequence[str] = (),
        their_hand: Sequence[str] = (),
        credits: int = 0,
        their_credits: int = 0,
        row: Sequence[str] = (),
        their_row: Sequence[str] = (),
        market: Sequence[str] = (),
        market_discard: Sequence[str] = (),
        draw_discard: Sequence[str] = (),
        their_draw_discard: Sequence[str] = (),
        draw: Sequence[str] = (FILLER,) * 10,
        their_draw: Sequence[str] = (FILLER,) * 10,
        prizes: int = PRIZES,
        their_prizes: int = PRIZES,
        turn: int = 5,
        start: Sequence[int | str] | None = None,
        quiet: bool = True,
        own: Sequence[dict[str, object]] = (),
        rules: int = GAME.rules,
    ) -> None:
        sides = [mine, theirs, *others]
        options = read_options(GAME.options, {})
        self.quiet = quiet
        self.events: list[Event] = []
        self.state: Table = GAME.setup(len(sides), options, GAME.content(list(own) or None))
        self.state.rules = rules
        self.state.agenda.clear()
        self.state.turn = turn
        for player, parts in zip(self.state.players, sides, strict=True):
            self._empty(player)
            self._lay_out(player, parts)
        self._deal(0, hand, draw, prizes)
        self._deal(1, their_hand, their_draw, their_prizes)
        for seat in range(2, len(sides)):
            self._deal(seat, (), (FILLER,) * 10, PRIZES)
        me = self.state.players[0]
        me.credits = credits
        self.state.players[1].credits = their_credits
        me.row = [self._revealed(card, 0) for card in row]
        me.market.bag = sorted(market)
        me.market_discard = list(market_discard)
        me.draw_discard = list(draw_discard)
        self.them.row = [self._revealed(card, 1) for card in their_row]
        self.them.draw_discard = list(their_draw_discard)
        self.recount()
        if start is None:
            self._begin()
        else:
            self._begin_turn(start)

    # -------------------------------------------------------------- building

    def _empty(self, player: Player) -> None:
        player.draw.bag = []
        player.market.bag = []
        player.market.known = 0
        player.draft.names = []

    def _item(self, card: str, seat: int) -> Item:
        printed = self.state.cards.cards[card]
        return Item(f"{card}.{self.state.number()}", printed, seat, charge=printed.initial_charge)

    def _revealed(self, card: str, seat: int) -> Item:
        item = self._item(card, seat)
        item.charge = 0
        return item

    def _lay_out(self, player: Player, parts: Sequence[str | Part]) -> None:
        cards = self.state.cards.cards
        wanted = [part if isinstance(part, Part) else Part(part) for part in parts]
        if not any(cards[part.card].is_pilot for part in wanted):
            wanted.insert(0, Part(PILOT))
        if not any(cards[part.card].is_ship and not part.hangar for part in wanted):
            wanted.insert(1, Part(SHIP))
        for part in wanted:
            item = self._item(part.card, player.seat)
            item.face_down, item.hangar = part.face_down, part.hangar
            if part.charge is not None:
                item.charge = part.charge
            if item.face_down:
                item.charge = 0
            if item.card.is_pilot:
                player.pilot = item.id
            elif item.card.is_ship and not player.ship:
                player.ship = item.id
            elif not item.card.is_unit:
                item.base = self._base(player, part, item)
            self.state.lay(item)

    def _base(self, player: Player, part: Part, item: Item) -> str:
        """What a part is attached to: what it says, or the first card that it can extend."""
        for other in player.items.values():
            if part.onto and other.card.id == part.onto:
                return other.id
            if not part.onto and item.card.requires and other.card.fits(item.card.requires):
                return other.id
        assert not part.onto, f"nothing called {part.onto} lies there"
        return player.ship

    def _deal(self, seat: int, hand: Sequence[str], draw: Sequence[str], prizes: int) -> None:
        player = self.state.players[seat]
        for name in hand:
            player.hand.add(Slot(name, only(seat)))
        player.draw.bag = sorted(draw)
        for _ in range(prizes):
            player.prizes.add(Slot(FILLER, 0))

    def recount(self) -> None:
        """The deck is what lies there, so that conservation can be checked."""
        from starboard.games.flagship.invariants import event_cards, item_cards

        for player in self.state.players:
            player.deck = (len(event_cards(self.state, player)), len(item_cards(player)))

    def _begin(self) -> None:
        state = self.state
        state.active = 0
        state.push(AfterTurn(0))
        state.scope = state.agenda.open("turn")
        state.push(ActionPhase(0), *full_row(state, 0), ClosingPhase(0), HandLimit(0))
        advance(GAME, state, Forced())

    def _begin_turn(self, start: Sequence[int | str]) -> None:
        script = Forced(*start)
        self.state.turn -= 1
        self.state.push(Turn(0))
        advance(GAME, self.state, script)
        self._pass_windows(script)
        assert not script.script, f"chance that nobody asked for: {script.script}"
        self.events = self.state.events

    # -------------------------------------------------------------- looking

    def side(self, seat: int) -> Player:
        """A player."""
        return self.state.players[seat]

    @property
    def me(self) -> Player:
        """Seat 0."""
        return self.state.players[0]

    @property
    def them(self) -> Player:
        """Seat 1."""
        return self.state.players[1]

    def item(self, card: str, seat: int | None = None) -> Item:
        """The first item of that card on the field (or in a row), of a seat or of anybody."""
        found = self.items(card, seat)
        assert found, f"no {card} lies there"
        return found[0]

    def items(self, card: str, seat: int | None = None) -> list[Item]:
        """All items of a card, those of seat 0 first."""
        sides = self.state.players if seat is None else [self.state.players[seat]]
        everything = [item for player in sides for item in [*player.items.values(), *player.row]]
        return [item for item in everything if item.card.id == card or item.id == card]

    def mine(self, card: str) -> Item:
        """One of my cards."""
        return self.item(card, 0)

    def theirs(self, card: str) -> Item:
        """One of their cards."""
        return self.item(card, 1)

    @property
    def asked(self) -> tuple[int, str]:
        """Whose decision it is, and which."""
        seats = to_act(self.state)
        assert seats, "nobody is asked"
        return seats[0], type(choice_of(self.state, seats[0])).__name__

    def moves(self, seat: int = 0) -> list[str]:
        """The legal moves of a seat, with cards by name."""
        self.state.memo.clear()
        return [self.short(move) for move in legal_moves(GAME, self.state, seat)]

    def short(self, move: Move) -> str:
        """A move as stories write it: names instead of ids."""
        words = [
            "+".join(part.rpartition(".")[0] or part for part in word.split("+"))
            if "." in word and not word.startswith("seat.")
            else word
            for word in str(move).split()
        ]
        return " ".join(words)

    def reported(self, kind: type[E]) -> list[E]:
        """The events of a kind since the last move of the story."""
        return [event for event in self.events if isinstance(event, kind)]

    # -------------------------------------------------------------- acting

    def do(self, text: str, *chance: int | str) -> None:
        """A move of mine with the results of chance that it needs."""
        self.play(0, text, *chance)

    def they(self, text: str, *chance: int | str) -> None:
        """A move of theirs."""
        self.play(1, text, *chance)

    def play(self, seat: int, text: str, *chance: int | str) -> None:
        """A move of a seat; raises `Illegal` if the rules refuse it."""
        move = self.read(seat, text)
        refused = why_not(GAME, self.state, seat, move)
        if refused is not None:
            raise refused
        script = Forced(*chance)
        self.state.events, self.state.settled = [], 0
        act(GAME, self.state, seat, move, script)
        self._pass_windows(script)
        assert not script.script, f"chance that nobody asked for: {script.script}"
        self.events = self.state.events
        assert not list(GAME.invariants(self.state)), list(GAME.invariants(self.state))

    def attacks(
        self,
        weapon: str,
        target: str = SHIP,
        *,
        roll: Rolled = (),
        ability: int = 0,
        boost: bool = False,
        by: int = 0,
    ) -> None:
        """An attack with what its dice show."""
        option = "yes" if boost else "no"
        self.play(by, f"attack {weapon} {target} {ability} {option}", *rolled(roll))

    def evades(self, *dice: int | str, by: int = 1) -> None:
        """The attacked unit tries to evade."""
        self.play(by, "evade", *dice)

    def loses(self, part: str, *chance: int | str, by: int = 1) -> None:
        """A part is destroyed."""
        self.play(by, f"lose {part}", *chance)

    def buys(self, card: str, onto: str = "-", *, by: int = 0) -> None:
        """A purchase out of the own row."""
        self.play(by, f"buy {card} {onto}")

    def reveals(self, card: str, *chance: int | str, by: int = 0) -> None:
        """A market card is turned up, and it is this one."""
        self.play(by, "reveal", card, *chance)

    def launches(self, ship: str, *, by: int = 0) -> None:
        """A ship leaves the hangar."""
        self.play(by, f"launch {ship}")

    def charges(self, card: str, *, roll: Rolled = (), by: int = 0) -> None:
        """A generator is rolled for."""
        self.play(by, f"charge {card}", *rolled(roll))

    def plays(self, card: str, *chance: int | str, by: int = 0) -> None:
        """An event card is played."""
        self.play(by, f"play {card}", *chance)

    def uses(self, card: str, *chance: int | str, ability: int = 0, by: int = 0) -> None:
        """An ability of a card is used."""
        self.play(by, f"use {card} {ability}", *chance)

    def chooses(self, thing: str, *chance: int | str, by: int = 0) -> None:
        """What a text asks for is chosen."""
        self.play(by, f"choose {thing}", *chance)

    def cashes(self, card: str, *, by: int = 0) -> None:
        """A hand card is discarded for credits."""
        self.play(by, f"cash {card}")

    def drops(self, card: str, *chance: int | str, by: int = 0) -> None:
        """A hand card is discarded without credits."""
        self.play(by, f"drop {card}", *chance)

    def takes_prize(self, *chance: int | str, by: int = 0) -> None:
        """A prize card is taken."""
        self.play(by, "prize", *chance)

    def ends_turn(self, *chance: int | str, by: int = 0) -> None:
        """No more actions; `chance` is what the next turn begins with."""
        self.play(by, "end-turn", *chance)

    def _pass_windows(self, script: Forced) -> None:
        while self.quiet:
            top = self.state.agenda.top
            if not isinstance(top, AnyTime):
                return
            act(GAME, self.state, top.must(self.state)[0], PASS, script)

    def why_not(self, text: str, seat: int = 0) -> str:
        """The clause that forbids a move; empty if it is legal."""
        refused = why_not(GAME, self.state, seat, self.read(seat, text))
        return "" if refused is None else refused.clause

    def read(self, seat: int, text: str) -> Move:
        """A move in notation with names of cards in the place of ids."""
        self.state.memo.clear()  # stories also change what lies there by hand
        verb, *words = text.split()
        seats = [seat, *[other for other in range(self.state.seats) if other != seat]]
        ids = ["+".join(self._id(part, *seats) for part in word.split("+")) for word in words]
        if verb in ("play", "cash", "drop", "pick"):
            ids = words
        if verb == "attack" and len(words) > 1:
            ids[1] = "+".join(self._id(part, *seats[1:], seat) for part in words[1].split("+"))
        return parse(" ".join([verb, *ids]), GAME.move_types)

    def _id(self, name: str, *seats: int) -> str:
        for seat in seats:
            for item in self.items(name, seat):
                return item.id
        return name

    def hit(self, weapon: str = "zwillingslaser", target: str = SHIP, seat: int = 0) -> None:
        """An attack with one die that rolls a 6 and is not evaded."""
        self.attacks(weapon, target, roll=6, by=seat)
        assert self.asked[1] == "Evasion"
        self.play(self.asked[0], "pass")

    # -------------------------------------------------------------- changing

    def lay(self, card: str, owner: int, on: int | None = None) -> Laid:
        """An effect event that has been lying there since an earlier turn."""
        printed = self.state.cards.cards[card]
        side = owner if on is None else on
        laid = Laid(f"{card}.{self.state.number()}", printed, owner, side, self.state.turn - 1)
        self.state.laid.append(laid)
        self.recount()
        return laid

    def leave_prizes(self, seat: int, count: int) -> None:
        """A seat has only so many prize cards left."""
        del self.state.players[seat].prizes.slots[count:]
        self.recount()

    def hand(self, seat: int = 0) -> list[str]:
        """The hand of a seat."""
        return self.state.players[seat].hand.names()


def rolled(roll: Rolled) -> tuple[int | str, ...]:
    """What chance shows, in a row."""
    return (roll,) if isinstance(roll, int) else roll


def example(clause_id: str) -> tuple[dict[str, Any], Any, Any]:
    """The numbers of a worked example of the rule book: given, when, then."""
    found = ledger.of("flagship")[clause_id]
    assert found.given is not None
    return found.given, found.when, found.then


def full_hand() -> list[str]:
    """Five cards that nobody can use as an answer."""
    return [FILLER] * HAND
