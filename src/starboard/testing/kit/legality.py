"""What is listed is what is accepted; what is refused changes nothing and says why."""

from __future__ import annotations

import types
import typing
from enum import Enum
from random import Random
from typing import Any

from starboard.errors import BadInput, Illegal
from starboard.kernel.chance import Seeded
from starboard.kernel.codec import dumps
from starboard.kernel.forms import Text, form_of, tried, with_samples
from starboard.kernel.loop import act, conceivable, why_not
from starboard.kernel.moves import Move
from starboard.kernel.notation import parse
from starboard.kernel.seats import CLOCK, Seat
from starboard.kernel.written import types_of
from starboard.testing.kit.forms import check_form
from starboard.testing.kit.spot import TEXTS, Spot, sample

STRANGE = ("nothing.99", "x", "-1")
NUMBERS = (-1, 0, 1, 2, 3, 5, 8, 1000)
OLD_MOVES = 24
INVENTED = 4
REFUSED = 4
TRIED = 6
FORMS = 2


def check_moves(spot: Spot) -> None:
    """Listed moves are those that are accepted, and each has a notation of its own."""
    rng = spot.rng("moves")
    words = known_words(spot)
    for seat in (*spot.players, CLOCK):
        listed = spot.match.moves(seat)
        check_notation(spot, seat, listed)
        for move in listed:
            refused = refusal(spot, seat, tried(move))
            if refused is not None:
                spot.fail("moves", f"“{move}” of seat {seat} is listed but refused: {refused}")
        refusals = check_unlisted(spot, seat, listed, candidates(spot, seat, rng, words))
        check_refused(spot, seat, sample(rng, refusals, REFUSED))
        check_macro(spot, seat, listed, refusals, rng)
        for form in sample(rng, [move for move in listed if move.open], FORMS):
            check_form(spot, seat, form)
    for stranger in (spot.state.seats, -2):
        if spot.match.moves(stranger):
            spot.fail("moves", f"seat {stranger}, which is not at the table, has moves")


def check_notation(spot: Spot, seat: Seat, listed: tuple[Move, ...]) -> None:
    """One ASCII line each, unique among the moves, and read back as the same move."""
    written: dict[str, Move] = {}
    for move in listed:
        text = str(move)
        if not text.isascii() or text != " ".join(text.split()):
            spot.fail("notation", f"{text!r} is not one line of ASCII words")
        if text in written:
            spot.fail("notation", f"“{text}” stands for {written[text]!r} and {move!r}")
        written[text] = move
        try:
            read = parse(text, spot.game.move_types)
        except BadInput as error:
            spot.fail("notation", f"“{text}” of seat {seat} cannot be read back: {error}")
        if read != move:
            spot.fail("notation", f"“{text}” is read back as {read!r}, not as {move!r}")


def refusal(spot: Spot, seat: Seat, move: Move) -> Illegal | None:
    """Why a move is refused; fails where the rules stumble over it."""
    try:
        return why_not(spot.game, spot.state, seat, move)
    except Exception as error:
        spot.fail("refused moves", f"“{move}” of seat {seat} raises {error!r}")


def check_unlisted(
    spot: Spot, seat: Seat, listed: tuple[Move, ...], moves: list[Move]
) -> list[Move]:
    """Moves that are not listed are refused, each with its clause; gives the refused ones."""
    known = set(listed)
    before = dumps(spot.state)
    refusals: list[Move] = []
    for move in moves:
        refused = refusal(spot, seat, move)
        if refused is None:
            if form_of(move) not in known:
                spot.fail("moves", f"“{move}” of seat {seat} is accepted but not listed")
            continue
        fault = spot.subject.clause_fault(refused.clause)
        if fault:
            spot.fail("refused moves", f"the refusal of “{move}” ({refused.message}) {fault}")
        if not refused.message:
            spot.fail("refused moves", f"the refusal of “{move}” has no message")
        spot.subject.refusals.setdefault(refused.message, refused)
        refusals.append(move)
    if dumps(spot.state) != before:
        spot.fail("refused moves", f"asking whether seat {seat} may do something changes the state")
    return refusals


def check_refused(spot: Spot, seat: Seat, moves: list[Move]) -> None:
    """A refused move, and one that cannot be read, leave the match as it was."""
    tried: list[Move | str] = [*moves, "frobnicate 7", ""]
    for told in tried:
        before = standing(spot)
        try:
            spot.match.play(seat, told)
        except Illegal:
            if isinstance(told, str):
                spot.fail("refused moves", f"“{told}” is no notation, but Illegal")
        except BadInput:
            if isinstance(told, Move):
                spot.fail("refused moves", f"“{told}” of seat {seat} is refused without a rule")
        else:
            spot.fail("refused moves", f"“{told}” of seat {seat} is refused, but can be played")
        if standing(spot) != before:
            spot.fail("refused moves", f"“{told}” of seat {seat} was refused but changed something")


def standing(spot: Spot) -> tuple[object, ...]:
    """Everything that a refused move must leave alone."""
    match = spot.match
    position = match.chance.position if isinstance(match.chance, Seeded) else 0
    return dumps(match.state), len(match.log), len(match.state.events), position


def check_macro(
    spot: Spot, seat: Seat, listed: tuple[Move, ...], refusals: list[Move], rng: Random
) -> None:
    """Several moves are played all or not at all."""
    if not listed or not refusals:
        return
    match = spot.match.clone()
    before = dumps(match.state)
    macro = [rng.choice(with_samples(listed)), rng.choice(refusals)]
    try:
        match.play(seat, macro)
    except (Illegal, BadInput):
        if dumps(match.state) != before or len(match.log) != len(spot.match.log):
            spot.fail("refused moves", f"{[str(m) for m in macro]} was half played")


def check_acts(spot: Spot) -> None:
    """Legal moves can be carried out, keep the invariants, and can be looked at before."""
    for seat, move in sample(spot.rng("acts"), spot.legal(), TRIED):
        copy = spot.state.clone()
        try:
            act(spot.game, copy, seat, move, spot.chance("acts"))
        except Exception as error:
            spot.fail("moves", f"“{move}” of seat {seat} is legal but raises {error!r}")
        for fault in spot.game.invariants(copy):
            spot.fail("conservation", f"after “{move}” of seat {seat}: {fault}")
        try:
            spot.match.preview(seat, move)
        except Exception as error:
            spot.fail("preview", f"of “{move}” of seat {seat} raises {error!r}")


# ---------------------------------------------------------------------- moves to try


def candidates(spot: Spot, seat: Seat, rng: Random, words: list[str]) -> list[Move]:
    """What the rules conceive of, what was legal elsewhere, and what nobody would think of."""
    moves = conceivable(spot.game, spot.state, seat)
    moves = [*moves, *sample(rng, list(spot.subject.stock), OLD_MOVES)]
    for kind in spot.game.move_types:
        for _ in range(INVENTED):
            move = invented(kind, rng, words)
            if move is not None:
                moves.append(move)
    return list(dict.fromkeys(moves))


def known_words(spot: Spot) -> list[str]:
    """Ids that exist, and some that do not."""
    words = dict.fromkeys(spot.match.view(None).things)
    for _, move in spot.legal():
        words.update(dict.fromkeys(move.touches))
    return [*words, *STRANGE]


def invented(kind: type[Move], rng: Random, words: list[str]) -> Move | None:
    """A move of this kind with arbitrary arguments, if its arguments can be made up."""
    try:
        values = [argument(hint, rng, words) for hint in types_of(kind).values()]
    except TypeError:
        return None
    return kind(*values)


def argument(hint: Any, rng: Random, words: list[str]) -> Any:
    """An arbitrary value of a type that moves may have."""
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        return argument(rng.choice(typing.get_args(hint)), rng, words)
    if origin is tuple:
        inner = typing.get_args(hint)[0]
        return tuple(argument(inner, rng, words) for _ in range(rng.randrange(3)))
    if hint in (None, type(None)):
        return None
    if hint is bool:
        return rng.random() < 0.5
    if hint is int:
        return rng.choice(NUMBERS)
    if hint is Text:
        return rng.choice(TEXTS)
    if hint is str:
        return rng.choice(words)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return rng.choice(list(hint))
    raise TypeError(hint)
