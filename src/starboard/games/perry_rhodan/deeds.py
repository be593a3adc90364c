"""A deed: attempted and paid, answered, carried out, over (PR-FX, PR-TIME-02, PR-EVENT)."""

from __future__ import annotations

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.action_pile import ask_action, take_action
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.effects import WORDS, Carry, effect_of, lifted
from starboard.games.perry_rhodan.events.effects import ChanceRead, EffectUsed, EventPlayed
from starboard.games.perry_rhodan.kinds import Where
from starboard.games.perry_rhodan.marks import PLAYED, mark
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.playing import stamp
from starboard.games.perry_rhodan.sacrifice import forgo
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Deed, Laid, Table
from starboard.games.perry_rhodan.throwing import ThrowOff
from starboard.games.perry_rhodan.zones import home_of, lay_down
from starboard.kernel import Chance, Entry, Seats, Step


def play_event(state: Table, deed: Deed, answers: Entry | None) -> None:
    """An event leaves the hand: that is its cost (PR-EVENT-02, PR-SYM-08)."""
    player = state.players[deed.seat]
    player.hand[deed.card.phase].take(deed.card.id)
    assert deed.side is not None
    state.deeds[deed.number] = deed
    state.report(EventPlayed("PR-EVENT-02", deed.seat, deed.card.id, deed.side, deed.targets))
    follow(state, deed, answers)


def use_effect(state: Table, deed: Deed, laid: Laid, answers: Entry | None) -> None:
    """An effect of a laid-out card is paid for and used (PR-PASS-02, PR-SYM-02, PR-FX-01)."""
    state.deeds[deed.number] = deed
    state.report(EffectUsed("PR-FX-01", deed.seat, laid.id, deed.effect, deed.targets))
    laid.used = {**(laid.used or {}), deed.effect: stamp(state, effect_of(deed))}
    pay(state, deed, laid)
    follow(state, deed, answers)


def pay(state: Table, deed: Deed, laid: Laid) -> None:
    """What the effect costs, at once (PR-PASS-02, PR-SYM-02)."""
    cost = effect_of(deed).cost
    if cost.passivate_other:
        others = [other for other in home_of(state, laid).cards() if not other.passive]
        other = next(other for other in others if other.card.family == cost.passivate_other)
        turn_passive(state, other, deed.seat, "PR-PASS-02")
    if cost.sacrifice_mission:
        forgo(state, laid.side)  # PR-SAC-03: the card stays where it lies
    if cost.passivate:
        turn_passive(state, laid, deed.seat, "PR-PASS-02")
    if cost.sink:
        lift_stored(state, deed, laid)
        sink(state, laid, Way.DIRECT, "PR-SYM-02")


def lift_stored(state: Table, deed: Deed, depot: Laid) -> None:
    """What a text speaks of does not go to the sink with the depot that is thrown in."""
    if effect_of(deed).target.where is Where.STORED:
        for covered in state.players[deed.seat].covered.values():
            if covered.under == depot.id:
                covered.under = lifted(deed)


def follow(state: Table, deed: Deed, answers: Entry | None) -> None:
    """What is thrown off, then answers, then what it does, then its end."""
    entries: list[Entry] = []
    price = effect_of(deed).cost.discard
    if price:
        entries.append(ThrowOff(deed.seat, price, deed.source, deed.effect))
    if answers is not None:
        entries.append(answers)
    if not deed.source:
        entries.append(TakeEffect(deed.number))
    drawn = effect_of(deed).random is not None
    entries.append(ReadChance(deed.number) if drawn else Carry(deed.number))
    state.push(*entries, EndDeed(deed.number))


def trigger(state: Table, laid: Laid, number: int, targets: tuple[str, ...] = ()) -> Deed:
    """An effect that works by itself, such as that of a solved riddle; nothing answers it."""
    deed = Deed(state.number(), laid.owner, laid.card, number, laid.id)
    deed.side, deed.targets, deed.counterable = laid.side, targets, False
    deed.window = laid.card.effects[number].window
    state.deeds[deed.number] = deed
    state.push(Carry(deed.number), EndDeed(deed.number))
    return deed


class TakeEffect(Step[Table]):
    """Nothing has stopped an event: from now on it has been played."""

    deed: int

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds[self.deed]
        if not deed.cancelled:
            mark(state, deed.seat, PLAYED, deed.card.family)


class ReadChance(Step[Table]):
    """An action card decides whether something else happens instead (PR-ACT-18, PR-P5-07)."""

    deed: int

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds[self.deed]
        asked, instead = effect_of(deed).random, effect_of(deed).instead
        if deed.cancelled or asked is None or instead is None:
            return
        player = state.players[deed.seat]
        name = ask_action(player, 1, chance)[0]
        take_action(player, name)
        number = action_cards()[name].number(asked.letter, asked.column)
        state.report(ChanceRead("PR-ACT-18", deed.seat, deed.card.id, number))
        if number > asked.above:
            WORDS.performers[type(instead.do)](state, 0, deed, instead.do, chance)
            state.push(*[Carry(deed.number, 1)] if effect_of(deed).and_ else [])
        else:
            state.push(Carry(deed.number))


class EndDeed(Step[Table]):
    """A deed is over: an event goes to the sink, or lies open while it works (PR-EVENT-02, 03)."""

    deed: int

    def owners(self, state: Table) -> Seats:
        return ()

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds.pop(self.deed)
        if deed.source:
            return
        player = state.players[deed.seat]
        duration = effect_of(deed).duration
        if deed.cancelled or duration is None or duration.span is not Span.ROUNDS:
            player.sink.append(deed.card.id)
            return
        assert deed.side is not None
        name = f"{deed.card.id}.{state.number()}"
        laid = Laid(name, deed.card, deed.seat, deed.side, deed.seat)
        laid.ends = player.turns + duration.rounds
        lay_down(state, laid)
