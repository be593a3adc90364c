"""Simulated annealing over plans, on numbers: small changes, taken if they are not much worse.

`m` is the memory of a search: how far it has come, the plan it stands at, the one it tries and
the best one, so that it can stop at any plan and go on as if it had not. There are no fractions
in it, and so the same plans come out on every machine.
"""

from __future__ import annotations

from starboard.games.space_alert.fast import codes as is_
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.layout import Numbers
from starboard.games.space_alert.fast.turns import penalties, run, threat_points

UNIT = 20
"""A point of the score, in the units of a plan's worth."""
WON = 200 * UNIT
PER_CUBE = 5
"""Damage done to threats leads to more."""
PER_TURN = 3 * UNIT
DOUBT = 10 * UNIT
"""A plan that is worse by more under the first order is not tried under the others."""

RANDOM = 0
STEP = 1
LENGTH = 2
PLANS = 3
FIRST = 4
"""What the plan it stands at is worth under the first order of tokens."""
TOTAL = 5
"""And under all of them together."""
BEST = 6
HEATS = 7
"""Where the temperatures stand, hot to cold, and how many."""
HEAT_COUNT = 8
SLACKS = 9
"""Where the quantiles of an exponential distribution stand, and how many; 1024 is its mean."""
SLACK_COUNT = 10
TRIED_FIRST = 11
SURVIVED = 12
"""Under how many orders the plan that was judged last survives, and its points there."""
POINTS = 13
FREE_FROM = 14
"""The first turn whose letters are free; before it they need the cards of a hand."""
EFFORT = 15
"""What an action costs in worth, for those who like to keep turns free; late ones cost more.
A mission that is lost anyway knows no effort."""
BOUND = 16
"""The one whose letters need cards before that turn; everybody's if there is none."""
STRANGERS = 17
"""Whether rows of strangers stand beside the orders: then each order has others of them."""
PLAN = 18

TOKENS = at.WORK - at.ORDER
"""How many numbers an order of tokens takes."""
MOST_SEATS = 5
CASE = TOKENS + MOST_SEATS * at.TURNS
"""How many numbers a case takes: an order of tokens, and what strangers do in it."""
AS_PLANNED = -1

LETTERS = len(is_.LETTERS)
NOBODY = -1
NO_CARD = -1
NOTHING = -1_000_000_000
"""What a plan that was not tried under all orders is worth."""


def below(m: Numbers, n: int) -> int:
    """A number below n (xorshift with 32 bits)."""
    x = m[RANDOM]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    m[RANDOM] = x
    return (x >> 4) % n


# ------------------------------------------------------------------ what a plan is worth


def lay(s: Numbers, base: Numbers, orders: Numbers, which: int, m: Numbers, plan: int) -> None:
    """The ship before its first turn with a plan on its boards, in one of the cases."""
    for place in range(len(base)):
        s[place] = base[place]
    for place in range(TOKENS):
        s[at.ORDER + place] = orders[which * CASE + place]
    strange = which * CASE + TOKENS
    for seat in range(base[at.SEATS]):
        board = at.CREW + seat * at.CREW_WIDTH + at.PLAN
        for turn in range(at.TURNS):
            letter = orders[strange + seat * at.TURNS + turn]
            if letter == AS_PLANNED:
                letter = m[plan + seat * at.TURNS + turn]
            s[board + turn] = letter


def worth(s: Numbers, cards: Numbers) -> int:
    """What the search climbs: a lost mission is the better the later it was lost."""
    cubes = 0
    for number in range(s[at.COUNT]):
        cubes += s[at.THREATS + number * at.THREAT_WIDTH + at.CUBES]
    if s[at.STATUS] == at.COMPLETED:
        return WON + UNIT * s[at.SCORE] + PER_CUBE * cubes
    points = threat_points(s, cards) + cubes + squads(s) - penalties(s)
    return PER_TURN * s[at.TURN] + UNIT * points


def squads(s: Numbers) -> int:
    """How many lead a squad: the long way to an intruder begins with that."""
    found = 0
    for seat in range(s[at.SEATS]):
        if s[at.CREW + seat * at.CREW_WIDTH + at.SQUAD] == at.ACTIVE:
            found += 1
    return found


def effort(m: Numbers, plan: int, size: int) -> int:
    """What it takes to carry out a plan; nothing where effort does not count."""
    if not m[EFFORT]:
        return 0
    spent = 0
    for place in range(size):
        if m[plan + place] != is_.EMPTY:
            spent += m[EFFORT] * (2 + place % at.TURNS) // 2
    return spent


def judge(
    s: Numbers, base: Numbers, cards: Numbers, orders: Numbers, m: Numbers, plan: int, least: int
) -> int:
    """A plan in all cases, or nothing if it is worth less than that in the first.

    One case stands for all while nothing is drawn; what strangers do is different in each.
    """
    count = len(orders) // CASE
    total = 0
    spent = effort(m, plan, base[at.SEATS] * at.TURNS)
    m[SURVIVED] = 0
    m[POINTS] = 0
    for which in range(count):
        lay(s, base, orders, which, m, plan)
        run(s, cards)
        each = s[at.DREW] or m[STRANGERS]
        weight = 1 if each else count
        found = worth(s, cards)
        if s[at.STATUS] == at.COMPLETED:
            found -= spent
            m[SURVIVED] += weight
            m[POINTS] += weight * s[at.SCORE]
        total += weight * found
        if which == 0:
            m[TRIED_FIRST] = found
            if found < least and not m[STRANGERS]:
                return NOTHING
        if not each:
            break
    return total


# ------------------------------------------------------------------ small changes


def copy(m: Numbers, source: int, target: int, count: int) -> None:
    """Write numbers down a second time."""
    for place in range(count):
        m[target + place] = m[source + place]


def change(
    m: Numbers, new: int, size: int, places: Numbers, choices: Numbers, hands: Numbers
) -> None:
    """One letter, two places exchanged, cards moved on or back, or two people's work traded."""
    place = places[below(m, len(places))]
    kind = below(m, 100)
    if kind < 55:
        put(m, new, size, place, choices, hands)
    elif kind < 70:
        exchange(m, new, size, place, places)
    elif kind < 80:
        push_on(m, new, size, place, places)
        put(m, new, size, place, choices, hands)
    elif kind < 88:
        pull_back(m, new, size, place, places)
    elif is_free(m, place):
        trade(m, new, size, place, places, kind < 94)
    else:
        put(m, new, size, place, choices, hands)


def is_free(m: Numbers, place: int) -> bool:
    """Whether any letter may be planned here, whatever cards there are."""
    if place % at.TURNS >= m[FREE_FROM]:
        return True
    return m[BOUND] != NOBODY and place // at.TURNS != m[BOUND]


def alike(m: Numbers, place: int, other: int) -> bool:
    """Whether what lies here may lie there."""
    return is_free(m, place) == is_free(m, other)


def is_open(places: Numbers, place: int) -> bool:
    """Whether a place may still be changed; places stand in their order."""
    low = 0
    high = len(places)
    while low < high:
        middle = (low + high) // 2
        if places[middle] < place:
            low = middle + 1
        else:
            high = middle
    return low < len(places) and places[low] == place


def put(m: Numbers, new: int, size: int, place: int, choices: Numbers, hands: Numbers) -> None:
    """Another card or none; a card that lies elsewhere is exchanged with what lies here."""
    seat = place // at.TURNS
    if is_free(m, place):
        row = seat * (LETTERS + 1)
        m[new + place] = choices[row + 1 + below(m, choices[row])]
        return
    hand = 1 + seat * hands[0]
    card = below(m, hands[hand] + 1) - 1
    if card == NO_CARD:
        m[new + place] = is_.EMPTY
        m[new + size + place] = NO_CARD
        return
    letter = hands[hand + 1 + 2 * card + below(m, 2)]
    for turn in range(seat * at.TURNS, (seat + 1) * at.TURNS):
        if m[new + size + turn] == card:
            m[new + turn] = m[new + place]
            m[new + size + turn] = m[new + size + place]
    m[new + place] = letter
    m[new + size + place] = card


def swap(m: Numbers, new: int, size: int, one: int, two: int) -> None:
    """Exchange what lies in two places, letters and cards."""
    for row in range(2):
        first = new + row * size + one
        second = new + row * size + two
        kept = m[first]
        m[first] = m[second]
        m[second] = kept


def exchange(m: Numbers, new: int, size: int, place: int, places: Numbers) -> None:
    """The cards of two turns, or two people's actions of one turn."""
    if is_free(m, place) and below(m, 4) == 0:
        other = below(m, size // at.TURNS) * at.TURNS + place % at.TURNS
    else:
        other = place - place % at.TURNS + below(m, at.TURNS)
    if is_open(places, other) and alike(m, place, other):
        swap(m, new, size, place, other)


def push_on(m: Numbers, new: int, size: int, place: int, places: Numbers) -> None:
    """Cards move on by a turn from here to the next gap, or to the last place that is open."""
    end = place
    last = place - place % at.TURNS + at.TURNS - 1
    while end < last and m[new + end] != is_.EMPTY:
        if not is_open(places, end + 1) or not alike(m, place, end + 1):
            break
        end += 1
    m[new + end] = is_.EMPTY
    m[new + size + end] = NO_CARD
    while end > place:
        swap(m, new, size, end, end - 1)
        end -= 1


def pull_back(m: Numbers, new: int, size: int, place: int, places: Numbers) -> None:
    """The card here is taken away, and some of those behind it move up."""
    last = place - place % at.TURNS + at.TURNS - 1
    end = place + below(m, last - place + 1)
    m[new + place] = is_.EMPTY
    m[new + size + place] = NO_CARD
    while place < end and is_open(places, place + 1) and alike(m, place, place + 1):
        swap(m, new, size, place, place + 1)
        place += 1


def trade(m: Numbers, new: int, size: int, place: int, places: Numbers, one: bool) -> None:
    """Two people do each other's work, in one turn or from there on; heroic cards stay."""
    other = below(m, size // at.TURNS) * at.TURNS
    mine = place - place % at.TURNS
    if other == mine:
        return
    first = place % at.TURNS
    end = first + 1 if one else at.TURNS
    for turn in range(first, end):
        heroic = max(m[new + mine + turn], m[new + other + turn]) >= is_.HEROIC_A
        free = is_free(m, mine + turn) and is_free(m, other + turn)
        if heroic or not free:
            continue
        if is_open(places, mine + turn) and is_open(places, other + turn):
            swap(m, new, size, mine + turn, other + turn)


def within_limits(m: Numbers, new: int, size: int, limits: Numbers) -> bool:
    """Whether nobody plans more heroic actions than there were cards for."""
    for place in range(size):
        letter = m[new + place]
        if letter < is_.HEROIC_A:
            continue
        seat = place // at.TURNS
        used = 0
        for other in range(seat * at.TURNS, place + 1):
            used += 1 if m[new + other] == letter else 0
        if used > limits[seat * LETTERS + letter]:
            return False
    return True


def is_same(m: Numbers, new: int, size: int) -> bool:
    """Whether nothing has changed about the plan."""
    for place in range(size):
        if m[new + place] != m[PLAN + place]:
            return False
    return True


# ------------------------------------------------------------------ the climb


def slack(m: Numbers) -> int:
    """By how much the next plan may be worse: less and less, and a different amount each time."""
    heat = m[m[HEATS] + m[STEP] * m[HEAT_COUNT] // m[LENGTH]]
    return heat * m[m[SLACKS] + below(m, m[SLACK_COUNT])] // 1024


def climb(
    steps: int,
    s: Numbers,
    base: Numbers,
    cards: Numbers,
    orders: Numbers,
    m: Numbers,
    places: Numbers,
    choices: Numbers,
    limits: Numbers,
    hands: Numbers,
) -> None:
    """So many steps of a search; with none, only the plan it stands at is judged."""
    size = base[at.SEATS] * at.TURNS
    new, best = PLAN + 2 * size, PLAN + 4 * size
    first = steps == 0
    for _ in range(max(1, min(steps, m[LENGTH] - m[STEP]))):
        copy(m, PLAN, new, 2 * size)
        spare = 0
        if not first:
            change(m, new, size, places, choices, hands)
            spare = slack(m)
            m[STEP] += 1
            if is_same(m, new, size) or not within_limits(m, new, size, limits):
                continue
        m[PLANS] += 1
        least = NOTHING if first else m[FIRST] - spare - DOUBT
        total = judge(s, base, cards, orders, m, new, least)
        if not first and total < m[TOTAL] - spare * (len(orders) // CASE):
            continue
        m[FIRST] = m[TRIED_FIRST]
        m[TOTAL] = total
        copy(m, new, PLAN, 2 * size)
        if first or total > m[BEST]:
            m[BEST] = total
            copy(m, new, best, 2 * size)
