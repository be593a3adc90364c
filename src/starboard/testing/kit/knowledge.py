"""Non-interference: what a seat cannot know makes no difference to anything it can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.errors import Illegal
from starboard.kernel.agenda import State
from starboard.kernel.bot import Bot, Budget, Think
from starboard.kernel.chance import NeedsChance, NoChance, Seeded
from starboard.kernel.codec import dumps, plain
from starboard.kernel.hidden import UNKNOWN, Pile, Zone
from starboard.kernel.loop import act, may_act, playable_moves, to_act, why_not
from starboard.kernel.match import Match, as_seen, imagine, tells
from starboard.kernel.moves import Move
from starboard.kernel.seats import CLOCK, Seat
from starboard.kernel.veil import hidden_parts
from starboard.kernel.view import View, imagine_state, learned
from starboard.testing.kit.legality import candidates, known_words
from starboard.testing.kit.spot import Spot, difference, sample

FOLLOWED = 4
EXPLAINED = 6
PREVIEWED = 2
CHECK = "non-interference"


def check_knowledge(spot: Spot, bots: Sequence[Bot] = ()) -> None:
    """Deal everything anew that a viewer cannot know: the viewer must not notice."""
    for viewer in spot.viewers:
        view = spot.match.view(viewer)
        check_lists(spot, viewer, view)
        dealt = imagine_state(view, spot.chance(f"deal-{viewer}"))
        check_filled(spot, viewer, dealt)
        Pair(spot, viewer, view, dealt).check(bots)


def check_lists(spot: Spot, viewer: Seat | None, view: View[Any]) -> None:
    """A pool whose list is not for a viewer is not listed by any of its places."""
    for place in hidden_parts(spot.state):
        if isinstance(place, (Zone, Pile)) and not place.lists_to(viewer):
            names = [name for name in view.pools.get(place.pool, ()) if name != UNKNOWN]
            if names:
                spot.fail("pools", f"{place.pool} is listed to {called(viewer)} in part: {names}")


def check_filled(spot: Spot, viewer: Seat | None, dealt: State) -> None:
    """What no pool lists is filled in by the game."""
    for place in hidden_parts(dealt):
        if isinstance(place, (Zone, Pile)) and UNKNOWN in place.names():
            spot.fail("imagine", f"{called(viewer)} imagines no names for {place.pool}")


def called(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


class Pair:
    """Two worlds that one viewer cannot tell apart: the real one and one dealt anew."""

    def __init__(self, spot: Spot, viewer: Seat | None, view: View[Any], dealt: State) -> None:
        self.spot = spot
        self.game = spot.game
        self.viewer = viewer
        self.view = view
        self.real = spot.state
        self.dealt = dealt
        self.who = called(viewer)

    def check(self, bots: Sequence[Bot]) -> None:
        self.check_views(self.real, self.dealt, "")
        if self.viewer is not None:
            self.check_moves(self.viewer)
            self.check_reasons(self.viewer)
            self.check_bots(self.viewer, bots)
        self.check_next()

    def same(self, what: str, one: Any, other: Any) -> None:
        if one != other:
            told = difference(plain(one), plain(other))
            self.spot.fail(CHECK, f"{what} tells {self.who} what it cannot know: {told}")

    def check_views(self, real: State, dealt: State, when: str) -> None:
        """The same seats are asked, and the views are equal to the byte."""
        self.same(f"who is asked{when}", to_act(real), to_act(dealt))
        self.same(f"who may act{when}", may_act(self.game, real), may_act(self.game, dealt))
        one = View(self.game, real, self.viewer)
        other = View(self.game, dealt, self.viewer)
        if dumps(one) != dumps(other):
            self.same(f"the view{when}", plain(one.plain()), plain(other.plain()))
            self.spot.fail(CHECK, f"the view{when} of {self.who} differs in its order")

    def check_moves(self, seat: Seat) -> None:
        """The same moves in the same order, and the same previews of them."""
        moves = playable_moves(self.game, self.real, seat)
        self.same("the list of moves", moves, playable_moves(self.game, self.dealt, seat))
        real, dealt = self.spot.match, self.match()
        self.same("the number of the question", real.question(seat), dealt.question(seat))
        for move in sample(self.spot.rng(f"preview-{seat}"), moves, PREVIEWED):
            one, other = real.preview(seat, move), dealt.preview(seat, move)
            self.same(f"the preview of “{move}”", told(one), told(other))

    def match(self) -> Match[Any]:
        """A match in the dealt world."""
        match = imagine(self.view, "dealt")
        match.state = self.dealt
        return match

    def check_reasons(self, seat: Seat) -> None:
        """The same reasons for what cannot be done."""
        rng = self.spot.rng(f"reasons-{seat}")
        words = known_words(self.spot)
        for move in sample(rng, candidates(self.spot, seat, rng, words), 40):
            one = why_not(self.game, self.real, seat, move)
            other = why_not(self.game, self.dealt, seat, move)
            self.same(f"the refusal of “{move}”", reason(one), reason(other))
        real, dealt = self.spot.match, self.match()
        for word in sample(rng, words, EXPLAINED):
            one_word = [reason(found) for found in real.explain(seat, word)]
            other_word = [reason(found) for found in dealt.explain(seat, word)]
            self.same(f"the explanation of “{word}”", one_word, other_word)
            self.same(f"the ways from “{word}”", ways(real, seat, word), ways(dealt, seat, word))

    def check_bots(self, seat: Seat, bots: Sequence[Bot]) -> None:
        """A bot with the same random stream decides the same."""
        moves = playable_moves(self.game, self.real, seat)
        if len(moves) < 2 or seat not in to_act(self.real):
            return
        for bot in bots:
            decisions = []
            for world in (self.real, self.dealt):
                view = View(self.game, world, seat)
                think = Think(self.game, seat, view, Budget(iterations=8), Seeded("think"))
                decisions.append(bot.choose(view, moves, think))
            what = f"the decision of {type(bot).__name__}"
            self.same(what, str(decisions[0].move), str(decisions[1].move))

    def check_next(self) -> None:
        """What this viewer sees of the next move, whoever makes it, is the same."""
        rng = self.spot.rng(f"next-{self.viewer}")
        for seat, move in sample(rng, self.spot.legal(), FOLLOWED):
            if move in playable_moves(self.game, self.dealt, seat):
                self.check_events(seat, move, NoChance)
                self.check_events(seat, move, lambda: Seeded("next"))

    def check_events(self, seat: Seat, move: Move, chance: Any) -> None:
        """Events, and the view afterwards, unless the viewer learns something by the move."""
        after, seen, ended, knew, kept = [], [], [], [], []
        for world in (self.real, self.dealt):
            copy = world.clone()
            try:
                act(self.game, copy, seat, move, chance())
                ended.append(True)
            except NeedsChance:
                ended.append(False)
            knew.append(
                learned(world, copy, self.viewer)
                or any(tells(event, self.viewer) for event in copy.events)
            )
            kept.append(any(event.tells for event in copy.events))  # no undo is free, seen or not
            after.append(copy)
            seen.append([as_seen(event, self.viewer) for event in copy.events])
        by = "time" if seat == CLOCK else f"seat {seat}"
        if any(knew):
            same = all(knew) or all(kept)
            if all(ended) and not same and chance is NoChance:
                what = f"“{move}” by {by} tells {self.who} something or nothing, and so tells it"
                self.spot.fail(CHECK, f"{what} always: an event has to say that it tells")
            return
        shown = [[event for event in events if event is not None] for events in seen]
        self.same(f"what is seen of “{move}” by {by}", shown[0], shown[1])
        if all(ended):
            self.check_views(after[0], after[1], f" after “{move}” by {by}")


def ways(match: Match[Any], seat: Seat, thing: str) -> list[list[str]]:
    """The ways from a thing as plain data."""
    return [[*way.touches, *map(str, way.moves)] for way in match.ways(seat, thing)]


def reason(refused: Illegal | None) -> list[object]:
    """A refusal as plain data."""
    if refused is None:
        return []
    return [refused.clause, refused.message, {**refused.arguments}]


def told(preview: Any) -> list[object]:
    """A preview as plain data."""
    return [preview.costs, [plain(event) for event in preview.events], preview.complete]
