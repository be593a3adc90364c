"""Effects: texts, items, flags, credits, points and cards (DD-TRIGGER-03, 05…12)."""

from __future__ import annotations

from starboard.games.dominate.campaign import events as c
from starboard.games.dominate.campaign.records import Run, Stall
from starboard.games.dominate.legacy.log_book import COMMANDERS, Played
from starboard.games.dominate.legacy.reward_cards import When, reward_cards
from starboard.games.dominate.script import effects as d
from starboard.games.dominate.script.holding import commander_called, log_of
from starboard.games.dominate.script.scene import place_named
from starboard.games.dominate.script.stage import Stage, hear, read_text
from starboard.games.dominate.wording import worded
from starboard.kernel import EVERYONE, Text
from starboard.kernel.yaml_files import Name

# ------------------------------------------------------------------------- texts


def read_aloud(stage: Stage, text: Name) -> None:
    """The holder reads to his opponent; both hear it (DD-TRIGGER-05)."""
    state = stage.state
    for seat in (stage.mission.pl1, stage.mission.pl2):
        hear(state, seat, "aloud", worded(text))
    event = c.ReadAloud("DD-TRIGGER-05", stage.run.holder, Text(text.de), Text(text.en))
    state.report(event)


def must_read(stage: Stage, args: d.MustRead) -> None:
    """He reads it in his own book; the other one knows the number (DD-TRIGGER-06, 07)."""
    seat = stage.seat(args.who)
    stage.state.report(c.MustRead("DD-TRIGGER-07", seat, args.text))
    read_text(stage.state, seat, args.text)


def note(stage: Stage, text: Name) -> None:
    hear(stage.state, stage.run.holder, "note", worded(text))
    event = c.Noted("DD-TRIGGER-02", stage.run.holder, Text(text.de), Text(text.en))
    stage.state.report(event)


def flavour(stage: Stage, text: Name) -> None:
    """Without rules (DD-TRIGGER-08)."""
    for seat in (stage.mission.pl1, stage.mission.pl2):
        hear(stage.state, seat, "flavour", worded(text))  # DD-INPREP-05
    stage.state.report(c.Mused("DD-TRIGGER-08", Text(text.de), Text(text.en)))


# ------------------------------------------------------------------------- things


def give_item(stage: Stage, args: d.GiveItem) -> None:
    """Both remember it (DD-TRIGGER-11)."""
    seat = stage.seat(args.to)
    items = stage.mission.items[stage.mission.role(seat)]
    if args.item not in items:
        items.append(args.item)
        stage.state.report(c.ItemGiven("DD-TRIGGER-11", seat, args.item))


def lose_item(stage: Stage, args: d.LoseItem) -> None:
    seat = stage.seat(args.from_)
    items = stage.mission.items[stage.mission.role(seat)]
    if args.item in items:
        items.remove(args.item)
        stage.state.report(c.ItemLost("DD-TRIGGER-11", seat, args.item))


def set_flag(stage: Stage, name: str) -> None:
    if name not in stage.room.flags:
        stage.room.flags.append(name)


def clear_flag(stage: Stage, name: str) -> None:
    if name in stage.room.flags:
        stage.room.flags.remove(name)


def set_campaign_flag(stage: Stage, name: str) -> None:
    """Later missions remember it."""
    flags = log_of(stage.state).flags
    if name not in flags:
        flags.append(name)


def add(stage: Stage, args: d.Add) -> None:
    counters = stage.room.counters
    counters[args.counter] = counters.get(args.counter, 0) + args.by


def credits(stage: Stage, numbers: dict[str, int]) -> None:
    """They never go below 0 (DD-MAT-09)."""
    for who, amount in numbers.items():
        player = stage.state.players[stage.seat(who)]
        change = max(amount, -player.money())
        player.pay(change)
        stage.state.report(c.CreditsChanged("DD-MAT-09", player.seat, change))


def tech_level(stage: Stage, numbers: dict[str, int]) -> None:
    for who, by in numbers.items():
        player = stage.state.players[stage.seat(who)]
        player.tech += by
        stage.state.report(c.TechChanged("DD-TECH-01", player.seat, player.tech))


def shop(stage: Stage, args: d.Shop) -> None:
    """From now on items and figures can be bought at these fields (DD-TECH-03)."""
    seat, fields = stage.seat(args.for_), place_named(stage.state, args.at)
    stage.mission.stalls.append(Stall(seat, fields, tuple(args.prices.items())))
    stage.state.report(c.ShopOpened("DD-TRIGGER-03", seat, fields))


def show_slots(stage: Stage, args: d.ToWho) -> None:
    """One look into the slot of the other."""
    seat = stage.seat(args.to)
    other = stage.mission.pl2 if seat == stage.mission.pl1 else stage.mission.pl1
    player = stage.state.players[other]
    orders = tuple([name for secret in player.slot.values() for name in secret.names])
    stage.state.report(c.SlotsShown("DD-REWARD-02", seat, orders))


def goal(stage: Stage, args: d.SetGoal) -> None:
    """A goal of the page on which it stands."""
    for role, page in stage.mission.pages.items():
        if page.value is None or args.id not in [each.id for each in page.value.goals]:
            continue
        settled = stage.mission.goals[role]
        kept = [name for name in settled.names if not name.startswith(f"{args.id}=")]
        settled.names = [*kept, f"{args.id}={args.set}"]
        seat = stage.mission.seat(role)
        stage.state.report(c.GoalSettled("DD-TRIGGER-03", seat, args.id, args.set))


# ------------------------------------------------------------------------- points and cards


def victory(stage: Stage, numbers: dict[str, int]) -> None:
    """DD-TRIGGER-12, DD-LOG-04"""
    score(stage, numbers, "victory")


def charism(stage: Stage, numbers: dict[str, int]) -> None:
    score(stage, numbers, "charism")


def score(stage: Stage, numbers: dict[str, int], kind: str) -> None:
    """Points are noted in the log at once; both are told (DD-TRIGGER-09)."""
    for who, points in numbers.items():
        commander = commander_called(stage.state, who, stage.run)
        page = log_of(stage.state).page(commander)
        if kind == "victory":  # DD-TRIGGER-12
            page.victory += points  # DD-TRIGGER-12
        else:
            page.charism += points  # DD-TRIGGER-12
        stage.state.report(c.PointsScored("DD-TRIGGER-12", commander, kind, points))


def reward(stage: Stage, args: d.ToCommander) -> None:
    """A card of which no copy is left is not given (DD-REWARD-01)."""
    state, card = stage.state, reward_cards()[args.card]
    log = log_of(state)
    given = sum([page.received.get(card.id, 0) for page in (log.efa, log.redcat)])
    given += sum([secret.names.count(card.id) for secret in stage.mission.gained.values()])
    if given >= card.copies:
        return
    commander = commander_called(state, args.to, stage.run)
    seat = [each.value for each in COMMANDERS].index(commander)
    gained = stage.mission.gained[stage.mission.role(seat)]
    gained.names.append(card.id)
    told = seat != stage.run.holder or stage.run.source.startswith("outcome:")  # DD-TRIGGER-09
    if told:  # DD-TRIGGER-09
        gained.seen = EVERYONE  # DD-TRIGGER-09
    state.report(c.RewardGiven("DD-REWARD-01", seat, card.id, told))
    if card.when is When.ON_RECEIPT:
        page = log.page(commander)
        page.used[card.id] = page.used.get(card.id, 0) + 1  # DD-REWARD-02
        stage.room.queue.insert(0, Run(f"card:{card.id}", seat))  # DD-REWARD-02


def mission_card(stage: Stage, args: d.ToCommander) -> None:
    """Every card exists once: one that was received already does nothing (DD-CAMP-27)."""
    log, commander = log_of(stage.state), commander_called(stage.state, args.to, stage.run)
    if args.card in log.efa.cards or args.card in log.redcat.cards:
        return
    log.page(commander).cards[args.card] = Played.OPEN.value  # DD-TRIGGER-03
    stage.state.report(c.MissionCardGiven("DD-CAMP-27", commander, args.card))


def drop_mission_cards(stage: Stage, args: d.OfCommander) -> None:
    commander = commander_called(stage.state, args.of, stage.run)
    page = log_of(stage.state).page(commander)
    for card in page.open_cards():
        page.cards[card] = Played.DROPPED.value
    stage.state.report(c.MissionCardsDropped("DD-CAMP-27", commander))


def special_event(stage: Stage, name: str) -> None:
    """DD-LOG-10"""
    events = log_of(stage.state).events
    if name not in events:
        events.append(name)
        stage.state.report(c.HistoryMade("DD-LOG-10", name))


def evaluation_text(stage: Stage, args: d.CallText) -> None:
    """It is read when the campaign is over (DD-EVAL-48)."""
    log_of(stage.state).texts[args.text] = args.to
