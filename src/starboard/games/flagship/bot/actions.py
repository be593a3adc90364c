"""Rules of thumb for building, for the action phase, and for acting between actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.flagship.asides import Cash
from starboard.games.flagship.bot.judging import Judge
from starboard.games.flagship.bot.odds import FATAL
from starboard.games.flagship.bot.outlook import Outlook
from starboard.games.flagship.bot.wishes import Plan, plan, unmet, wishes
from starboard.games.flagship.bot.worth import promise
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.vocabulary import Active, Draw, Grant, OnCharge
from starboard.games.flagship.cards.words.attacks import FreeShot
from starboard.games.flagship.cards.words.hands import CASH
from starboard.games.flagship.charging import Divide
from starboard.games.flagship.construction import Assemble
from starboard.games.flagship.moves import (
    Attack,
    Buy,
    EndTurn,
    Generate,
    Launch,
    Load,
    Pick,
    Play,
    Ready,
    Reveal,
    ShuffleDraw,
    ShuffleMarket,
    Use,
)
from starboard.games.flagship.standing import attack_change, max_charge
from starboard.games.flagship.state import HAND, ROW, Item
from starboard.games.flagship.turn import ActionPhase
from starboard.games.flagship.windows import AnyTime
from starboard.kernel import Move, Pass, Record
from starboard.kernel.bot import Decision, Reason

WIN: Final = 9
FREE: Final = 8
DRAW: Final = 7
CHARGE: Final = 6
FULL: Final = 5
SPEND: Final = 4
BOOST: Final = 3
SHOOT: Final = 2
OTHER: Final = 1
"""In which order a turn goes: what wins, what costs nothing, cards, tokens, the market, attacks."""
DECISIVE: Final = 0.5 * FATAL
"""What is worth so much ends the game."""


class Opinion(Record):
    """What the bot thinks of a move: its place in the turn, what it is worth, and why."""

    stage: int
    worth: float
    why: Reason


def best_of(opinions: list[tuple[Move, Opinion]], otherwise: Decision) -> Decision:
    """The earliest stage, then the best worth; only what is worth something."""
    chosen = otherwise
    top = (0, 0.0)
    for move, opinion in opinions:
        if opinion.worth > 0 and (opinion.stage, opinion.worth) > top:
            top = (opinion.stage, opinion.worth)
            chosen = Decision(move, opinion.why)
    return chosen


# ------------------------------------------------------------------------- building


def assemble(outlook: Outlook, choice: Assemble, moves: Sequence[Move]) -> Decision:
    """Build the main ship that comes with the deck; without one, the dearest that fits."""
    me = outlook.me
    waiting = list(me.ready)
    for name in me.draft.names:
        if name in waiting:
            waiting.remove(name)
    for name in waiting:
        for move in moves:
            if isinstance(move, Pick) and move.card == name:
                return Decision(move, Reason("why-ready-ship", {"card": name}))
    picks = [move for move in moves if isinstance(move, Pick)]
    if me.ready or not picks:
        for move in moves:
            if isinstance(move, Ready):
                return Decision(move, Reason("why-ship-done"))
    cards = outlook.state.cards.cards
    best = max(picks, key=lambda move: (pick_worth(outlook, cards[move.card]), move.card))
    return Decision(best, Reason("why-pick", {"card": best.card}))


def pick_worth(outlook: Outlook, card: Card) -> float:
    """How much a part is wanted: a cheap pilot, a middling ship, a weapon, then protection."""
    if card.is_pilot:
        return -abs(card.price - 1500)
    if card.is_ship:
        return -abs(card.price - 5000)
    chosen = [outlook.state.cards.cards[name] for name in outlook.me.draft.names]
    if card.is_weapon and not [each for each in chosen if each.is_weapon]:
        return 10_000 + card.price
    return float(card.price)


# ------------------------------------------------------------------------- the action phase


def action(outlook: Outlook, choice: ActionPhase, moves: Sequence[Move]) -> Decision:
    """A turn in a fixed order; nothing useful left ends it."""
    return settle(opinions(outlook, moves))


def opinions(outlook: Outlook, moves: Sequence[Move]) -> list[tuple[Move, Opinion]]:
    """What the bot thinks of every action."""
    wanted = wishes(outlook)
    chosen = plan(outlook, wanted)
    judge = Judge(outlook, unmet(outlook, wanted))
    return [(move, opinion_of(outlook, judge, chosen, move)) for move in moves]


def settle(opinions: list[tuple[Move, Opinion]]) -> Decision:
    """The best action; nothing useful left ends the turn."""
    end = [move for move, _ in opinions if isinstance(move, EndTurn)]
    return best_of(opinions, Decision(end[0] if end else opinions[0][0], Reason("why-end-turn")))


def opinion_of(outlook: Outlook, judge: Judge, wanted: Plan | None, move: Move) -> Opinion:
    """What the bot thinks of one action in its own turn."""
    if isinstance(move, Attack):
        return attack_opinion(outlook, move)
    if isinstance(move, Buy):
        return buy_opinion(outlook, wanted, move)
    if isinstance(move, Cash):
        return cash_opinion(wanted, move)
    if isinstance(move, Play):
        return play_opinion(outlook, judge, wanted, move)
    if isinstance(move, Use):
        return use_opinion(outlook, judge, move)
    if isinstance(move, Generate):
        return Opinion(CHARGE, 1.0, Reason("why-charge", {"card": card_of(outlook, move.item)}))
    if isinstance(move, Reveal):
        return reveal_opinion(outlook, wanted)
    if isinstance(move, Launch):
        return Opinion(FREE, 1.0, Reason("why-launch", {"card": card_of(outlook, move.ship)}))
    if isinstance(move, ShuffleMarket):
        return Opinion(FREE, 2.0, Reason("why-shuffle-market"))
    if isinstance(move, ShuffleDraw):
        return Opinion(OTHER, -1.0, Reason("why-no-shuffle"))
    return Opinion(OTHER, 0.0, Reason("why-end-turn"))


def card_of(outlook: Outlook, item_id: str) -> str:
    """The card of an item, for a reason."""
    item = outlook.state.item(item_id)
    return item_id.partition(".")[0] if item is None else item.card.id


def reveal_opinion(outlook: Outlook, wanted: Plan | None) -> Opinion:
    """Turn a market card up first, unless it would push out what is about to be bought."""
    row = outlook.me.row
    if wanted is not None and len(row) >= ROW and row[0].id == wanted.wish.thing:
        return Opinion(SPEND, 0.01, Reason("why-reveal"))
    return Opinion(FREE, 1.5, Reason("why-reveal"))


def buy_opinion(outlook: Outlook, wanted: Plan | None, move: Buy) -> Opinion:
    """Buy what is planned, at its best place."""
    item = next(each for each in outlook.me.row if each.id == move.item)
    why = Reason("why-buy", {"card": item.card.id})
    if wanted is None or wanted.wish.thing != move.item:
        return Opinion(SPEND, 0.0, why)
    return Opinion(SPEND, outlook.entry_worth(item.card, move.onto), why)


def cash_opinion(wanted: Plan | None, move: Cash) -> Opinion:
    """Discard exactly the cards that the plan gives up, never others."""
    if wanted is None:
        return Opinion(SPEND, 0.0, Reason("why-end-turn"))
    stage = WIN if wanted.gain > DECISIVE else SPEND
    for place, fund in enumerate(wanted.funds):
        if fund.card == move.card and not fund.played:
            why = Reason("why-cash", {"card": move.card, "thing": wanted.wish.card})
            return Opinion(stage, 1.0 - 0.1 * place, why)
    return Opinion(SPEND, 0.0, Reason("why-end-turn"))


def play_opinion(outlook: Outlook, judge: Judge, wanted: Plan | None, move: Play) -> Opinion:
    """Play an event when its text is worth more now than the card in the hand or as money."""
    card = outlook.state.cards.cards[move.card]
    if wanted is not None:
        for fund in wanted.funds:
            if fund.card == card.id and fund.played:
                why = Reason("why-play-credits", {"card": card.id, "thing": wanted.wish.card})
                return Opinion(SPEND, 2.0, why)
    worth = judge.event(card)
    why = Reason("why-play", {"card": card.id})
    if worth > DECISIVE:
        return Opinion(WIN, worth, Reason("why-win-card", {"card": card.id}))
    if wanted is not None and wanted.wish.thing == card.id:
        return Opinion(SPEND, 1.0, why)
    if worth < 0.7 * promise(card) and worth < 1.5:
        return Opinion(OTHER, 0.0, why)
    share = 0.05 if len(outlook.me.hand) > HAND else 0.75 if judge.funds else 0.5
    spare = card.discard_value / 1000 * CASH * share  # what the limit takes is worth nothing
    return Opinion(stage_of(card), worth - spare, why)


def stage_of(card: Card) -> int:
    """Where in a turn an event belongs."""
    for effect in card.effects:
        if isinstance(effect, Draw):
            return DRAW
        if isinstance(effect, Grant):
            if isinstance(effect.effects[0], OnCharge):
                return DRAW
            return BOOST
    return BOOST


def use_opinion(outlook: Outlook, judge: Judge, move: Use) -> Opinion:
    """Use an ability when it does more than it costs."""
    item = outlook.me.items[move.item]
    ability = item.card.abilities[move.ability]
    why = Reason("why-use", {"card": item.card.id})
    if not isinstance(ability, Active):
        return Opinion(OTHER, 0.0, why)
    worth = judge.text(item.card, item.id, ability.effects)
    spare = [value for value, _ in outlook.hand_worths()]
    cost = 0.2 * ability.cost.charge + ability.cost.credits / 1000 * 0.4
    cost += sum(spare[: ability.cost.discard_hand])
    return Opinion(BOOST, worth - cost - 0.1, why)


def attack_opinion(outlook: Outlook, move: Attack) -> Opinion:
    """The best target; a full weapon fires before the generator would waste tokens on it."""
    weapon = outlook.me.items[move.weapon]
    worth = outlook.attack_worth(move)
    target = card_of(outlook, move.targets[0])
    args = {"card": weapon.card.id, "target": target}
    if outlook.wins(move):
        return Opinion(WIN, worth, Reason("why-win", args))
    full = weapon.card.rechargeable and weapon.charge >= max_charge(outlook.state, weapon)
    stage = FULL if full else SHOOT
    if full and can_still_charge(outlook, weapon):
        stage = CHARGE
        worth += 1.0
    why = "why-attack-main" if target_is_main(outlook, move) else "why-attack-unit"
    return Opinion(stage, worth, Reason(why, args))


def can_still_charge(outlook: Outlook, weapon: Item) -> bool:
    """Whether a generator that feeds this weapon has still to be used in this turn."""
    unit = outlook.state.unit_of(weapon)
    return bool(unit.card.generator) and unit.charged != outlook.state.turn


def target_is_main(outlook: Outlook, move: Attack) -> bool:
    """Whether an attack goes at a main ship."""
    unit = outlook.state.item(move.targets[0])
    return unit is not None and unit.id == outlook.state.players[unit.owner].ship


# ------------------------------------------------------------------------- tokens


def load(outlook: Outlook, choice: Divide, moves: Sequence[Move]) -> Decision:
    """Tokens go to the weapon that becomes ready, then to shields under threat, then to spares."""
    threat = outlook.threat() > 0 or outlook.state.turn > 2
    best = moves[0]
    top = -1.0
    for move in moves:
        if isinstance(move, Load):
            worth = token_worth(outlook, outlook.me.items[move.item], choice.tokens, threat)
            if worth > top:
                best, top = move, worth
    item = outlook.me.items[best.item] if isinstance(best, Load) else None
    why = "why-load-weapon" if item is not None and item.card.attacks else "why-load"
    return Decision(best, Reason(why, {"card": "" if item is None else item.card.id}))


def token_worth(outlook: Outlook, item: Item, tokens: int, threat: bool) -> float:
    """What one more token on a card is worth, `tokens` being left to give."""
    if item.card.attacks:
        ability = item.card.attacks[0]
        needs = max(1, ability.cost.charge + attack_change(outlook.state, item).charge)
        missing = needs - item.charge % needs if item.charge >= needs else needs - item.charge
        ready = item.charge < needs
        worth = (1.0 if ready else 0.5) / needs + 0.1 * ability.strikes[0].damage
        return worth + (0.3 if missing <= tokens else 0.0)
    if item.card.absorbs:
        first = 0.75 if threat else 0.4
        return first if item.charge == 0 else first * 0.75
    for active in item.card.actives:
        if active.cost.charge:
            worth = Judge(outlook).text(item.card, item.id, active.effects)
            return max(0.05, 0.7 * min(worth, 1.5) / active.cost.charge)
    return 0.01


# ------------------------------------------------------------------------- between actions


def between(outlook: Outlook, choice: AnyTime, moves: Sequence[Move]) -> Decision:
    """In others' turns: prizes, good shots, and what helps only now; otherwise wait."""
    judge = Judge(outlook)
    opinions: list[tuple[Move, Opinion]] = []
    for move in moves:
        if isinstance(move, Attack):
            opinions.append((move, attack_opinion(outlook, move)))
        elif isinstance(move, Play):
            card = outlook.state.cards.cards[move.card]
            worth = judge.event(card) - max(1.0, promise(card))
            opinions.append((move, Opinion(BOOST, worth, Reason("why-play", {"card": card.id}))))
        elif isinstance(move, Use):
            opinion = use_opinion(outlook, judge, move)
            opinion.worth -= 0.3
            opinions.append((move, opinion))
    waiting = [move for move in moves if isinstance(move, Pass)]
    return best_of(opinions, Decision(waiting[0] if waiting else moves[0], Reason("why-wait")))


def free_shot(outlook: Outlook, choice: FreeShot, moves: Sequence[Move]) -> Decision:
    """A free attack is taken where it does most."""
    opinions: list[tuple[Move, Opinion]] = []
    for move in moves:
        if isinstance(move, Attack):
            worth = outlook.attack_worth(move, free=True)
            args = {
                "card": card_of(outlook, move.weapon),
                "target": card_of(outlook, move.targets[0]),
            }
            opinions.append((move, Opinion(SHOOT, worth + 0.01, Reason("why-free-shot", args))))
    waiting = [move for move in moves if isinstance(move, Pass)]
    return best_of(opinions, Decision(waiting[0] if waiting else moves[0], Reason("why-wait")))
