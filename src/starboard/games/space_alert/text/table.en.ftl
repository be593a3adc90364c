### Space Alert at the table: options, decisions, moves, announcements, cards, the campaign.

## Options

option-mission = Mission
    .about = A new mission, one of the eight of the CD, or one of its exercises.
    .ask = Which mission do you fly?
option-mission-random = New mission
    .about = as fair as those of the CD, never the same
option-mission-cd = One of the eight
    .about = a mission of the CD by chance
option-mission-test_run_1 = Test run 1
    .about = two phases, three threats, no computer to look after
option-mission-test_run_2 = Test run 2
    .about = two phases, now with rockets
option-mission-simulation_1 = Simulation 1
    .about = three phases, damage and the computer
option-mission-simulation_2 = Simulation 2
    .about = with visual confirmation
option-mission-simulation_3 = Simulation 3
    .about = with interceptors
option-mission-advanced_simulation_1 = Advanced simulation 1
    .about = internal threats and battlebots
option-mission-advanced_simulation_2 = Advanced simulation 2
    .about = the same, a little faster
option-mission-advanced_simulation_3 = Advanced simulation 3
    .about = with heroic actions
option-mission-mission_1 = Mission 1
    .about = the whole game, white threats
option-mission-mission_2 = Mission 2
    .about = the whole game
option-mission-mission_3 = Mission 3
    .about = the whole game
option-mission-mission_4 = Mission 4
    .about = the whole game
option-mission-mission_5 = Mission 5
    .about = the whole game
option-mission-mission_6 = Mission 6
    .about = the whole game
option-mission-mission_7 = Mission 7
    .about = the whole game
option-mission-mission_8 = Mission 8
    .about = the whole game
option-mission-own = Our own mission
    .about = written by somebody at this table
option-mission-own_short = Our own mission
    .about = two phases, written by somebody at this table
option-normal_threats = Normal threats
    .about = How hard normal threats are.
    .ask = How hard are normal threats?
option-normal_threats-white = White
    .about = easier
option-normal_threats-yellow = Yellow
    .about = harder
option-normal_threats-random = White and yellow shuffled
    .about = anything may come
option-normal_threats-mix = By announcement
    .about = half of the threat points in each colour
option-serious_threats = Serious threats
    .about = How hard serious threats are.
    .ask = How hard are serious threats?
option-serious_threats-white = White
    .about = easier
option-serious_threats-yellow = Yellow
    .about = harder
option-serious_threats-random = White and yellow shuffled
    .about = anything may come
option-serious_threats-mix = By announcement
    .about = half of the threat points in each colour
option-length = Length
    .about = Seconds of a new mission, from 480 to 900; 0 is as usual.
option-levels = Threat levels
    .about = What five crew members meet in a new mission, from 4 to 12; 0 is as usual.
option-stumbling = Stumbling
    .about = By the rule book everybody may stumble. If you switch it on, you are asked before each action whether the card was meant that way; otherwise what lies there counts.
    .ask = Are you asked for stumbles?
    .yes = yes, before each action
    .no = no, what lies there counts
option-five_crew = Crew of five
    .about = Androids bring the crew to five members; unconfirmed reports then count.
    .ask = How large is the crew?
    .yes = five members, with androids
    .no = as usual
option-timed = Clock
    .about = One person alone may play without a clock.
    .ask = Does the clock run?
    .yes = yes, in real time
    .no = no, take your time
option-captain = Captain
    .about = The seat of the captain, counted from 1; 0 is the first.
option-communications_officer = Communications officer
    .about = The seat, counted from 1; 0 is the one after the captain.
option-security_chief = Security chief
    .about = The seat, counted from 1; 0 is the second one after the captain.
option-androids_after = Where the androids sit
    .about = For each android the seat after which it acts, as in “1 2”. Without it they sit after the last one.
option-androids_by = Who carries out the androids
    .about = For each android the seat that carries out its actions, as in “2 1”. Without it you take turns.
option-own = Own mission
    .about = A mission that you wrote, one announcement an entry, with | between them; whoever reads it knows what comes.
option-again = Once more
    .about = The number of a new mission that was played before.
option-campaign = Campaign
    .about = Up to three missions in a row with the same ship.
    .ask = A single mission or a campaign?
    .yes = a campaign of up to three missions
    .no = a single mission
option-legacy = Legacy
    .about = What the last mission of the campaign has left.

## Decisions

choice-alarm = Everything is ready. The alarm comes any moment.
waiting-alarm = The alarm comes any moment.
choice-ticking = The clock is running.
waiting-ticking = The clock is running.
choice-planning = { $outage ->
    [yes] Communication is down. Plan phase { $phase } in silence.
   *[no] Plan phase { $phase }: lay your cards.
}
waiting-planning = { $seat } is planning.
choice-may-repair = Between the missions: { $crew } may repair one thing.
waiting-may-repair = { $seat } may repair something.
choice-store-squad = Only one squad is left. Where does it begin?
waiting-store-squad = { $seat } chooses where the only squad begins.
choice-proposing = Which threats shall the next mission bring? The most cautious proposal wins.
waiting-proposing = { $seat } thinks about the next mission.
choice-going = The ship has made it. Shall there be another mission? One no is enough to stop.
waiting-going = { $seat } thinks about going on.

## Moves

move-lay = { $half ->
    [movement] Lay { $card } on { $space }, movement on top
   *[activation] Lay { $card } on { $space }, activation on top
}
    .group = Lay on { $space }
    .short = { $half ->
        [movement] { $card } ↓
       *[activation] { $card } ↑
    }
move-take = Take the card back from { $space }
    .group = Change
    .short = { $space } back
move-turn = Turn the card on { $space } around
    .group = Change
    .short = { $space } around
move-shift = Move the card from { $space } to { $other }
    .group = Change
    .short = { $space } → { $other }
move-end = End the phase for yourself and pick up the next cards
    .group = Go on
    .short = End the phase
move-draw = Draw a card
    .group = Cards
    .short = { move-draw }
move-give = Give { $card } to { $to }
    .group = Give away
    .short = { $card } → { $to }
move-i_do = Call out: I do { $action ->
    [battlebots] battlebots
    [a] A
    [b] B
   *[c] C
} in { $station } in turn { $at }
    .group = I do
    .short = { $action ->
    [battlebots] battlebots
    [a] A
    [b] B
   *[c] C
} { $station } { $at }
move-assign = Call out: { $to } takes { $threat }
    .group = Who takes what
    .short = { $to }: { $threat }
move-we_need = Call out: we need { $action ->
    [battlebots] battlebots
    [a] A
    [b] B
   *[c] C
} in { $station }
    .group = We need
    .short = { $action ->
    [battlebots] battlebots
    [a] A
    [b] B
   *[c] C
} { $station }
move-say = Call out: { $word ->
    [yes] yes
    [no] no
    [mine] I do that
    [help] I need help
    [computer] I look after the computer
    [window] I am at the window
    [no_cards] I have no card for that
   *[ready] I am done
}
    .group = Call out
    .short = { $word ->
    [yes] yes
    [no] no
    [mine] I do that
    [help] help
    [computer] computer
    [window] window
    [no_cards] no card
   *[ready] done
}
move-pass = Leave everything as it is
    .group = Go on
    .short = { move-pass }
move-ready = Agree to end the action round
    .group = Go on
    .short = End the action round
move-tick = The clock goes on to second { $at }
    .group = Clock
    .short = { $at }
move-repair = { $thing ->
    [squad] Repair a battlebot squad
   *[other] Repair { $thing }
}
    .group = Repair
    .short = { $thing ->
    [squad] battlebot squad
   *[other] { $thing }
}
move-store = The squad begins in { $station }
    .group = Squad
    .short = { $station }
move-propose = Normal threats { $normal ->
    [white] white
    [yellow] yellow
   *[random] shuffled
}, serious threats { $serious ->
    [white] white
    [yellow] yellow
   *[random] shuffled
}
    .group = Propose
    .short = { $normal ->
    [white] white
    [yellow] yellow
   *[random] shuffled
} / { $serious ->
    [white] white
    [yellow] yellow
   *[random] shuffled
}
move-go_on = { $further ->
    [yes] Go on
   *[no] Stop here
}
    .group = Campaign
    .short = { $further ->
    [yes] go on
   *[no] stop
}

## Names

half-a = A
half-b = B
half-c = C
half-x = battlebots
half-red = red arrow
half-blue = blue arrow
half-lift = gravolift
half-heroic-a = heroic A
half-heroic-b = heroic B
half-heroic-x = heroic battlebots
half-1 = to lower red
half-2 = to lower white
half-3 = to lower blue
half-4 = to upper red
half-5 = to upper white
half-6 = to upper blue
name-space = turn { $turn }
name-android-space = turn { $turn } of android { $number }
name-android = Android { $number }

## Before the alarm

event-mission-chosen = { $normal ->
    [white] Normal threats are white
    [yellow] Normal threats are yellow
    [mix] Normal threats come by announcement
   *[random] Normal threats are shuffled
}, { $serious ->
    [white] serious ones white.
    [yellow] serious ones yellow.
    [mix] serious ones by announcement.
   *[random] serious ones shuffled.
}
event-trajectory-laid = Trajectory { $trajectory }: { $track }.
event-roles-assigned = Captain: { $captain }. Communications officer: { $officer }. Security chief: { $chief }.
event-android-seated = { $crew } sits after { $after }. { $by } carries out its actions.
    .you-by = { $crew } sits after { $after }. You carry out its actions.
event-cards-dealt = { $seat } has { $cards } cards for the whole mission.
    .you-seat = You have { $cards } cards for the whole mission.

## Announcements

event-alarm-sounded = Alarm. Phase 1 begins.
event-cards-picked-up = { $cards ->
    [none] { $seat } picks up the cards of phase { $phase }.
   *[other] { $seat } picks up the cards of phase { $phase }: { $cards }.
}
    .you-seat = { $cards ->
        [none] You pick up the cards of phase { $phase }.
       *[other] You pick up the cards of phase { $phase }: { $cards }.
    }
event-heroic-revealed = { $crew } has the heroic card { $card }.
event-phase-ended = Phase { $phase } has ended.
event-phase-left = { $seat } has ended phase { $phase } already.
    .you-seat = You have ended phase { $phase } already.
event-action-round-ended = The operation has ended. Nobody plans any more.
event-end-warned = { $left } seconds are left of phase { $phase }.
event-threat-announced = T+{ $number }, { $track }: { $threat }. { $seat } has drawn the card.
    .you-seat = T+{ $number }, { $track }: { $threat }. You have drawn the card.
event-report-ignored = Unconfirmed report for T+{ $number }, { $track }. It does not count.
event-data-came-in = Incoming data: everybody may draw a card.
event-transfer-opened = Data transfer: everybody may give a card away.
event-transfer-closed = The data transfer is over.
event-outage-began = Communication is down for { $seconds } seconds.
event-outage-ended = Communication is restored.

## Cards

event-card-laid = { $card ->
    [none] { $half ->
        [movement] { $seat } lays a movement on { $space }.
       *[activation] { $seat } lays an activation on { $space }.
    }
   *[other] { $half ->
        [movement] { $seat } lays { $card } on { $space }, movement on top.
       *[activation] { $seat } lays { $card } on { $space }, activation on top.
    }
}
    .you-seat = { $card ->
        [none] { $half ->
            [movement] You lay a movement on { $space }.
           *[activation] You lay an activation on { $space }.
        }
       *[other] { $half ->
            [movement] You lay { $card } on { $space }, movement on top.
           *[activation] You lay { $card } on { $space }, activation on top.
        }
    }
event-card-taken-back = { $card ->
    [none] { $seat } takes the card back from { $space }.
   *[other] { $seat } takes { $card } back from { $space }.
}
    .you-seat = { $card ->
        [none] You take the card back from { $space }.
       *[other] You take { $card } back from { $space }.
    }
event-card-turned = { $half ->
    [movement] { $seat } turns the card on { $space } around: movement on top.
   *[activation] { $seat } turns the card on { $space } around: activation on top.
}
    .you-seat = { $half ->
        [movement] You turn the card on { $space } around: movement on top.
       *[activation] You turn the card on { $space } around: activation on top.
    }
event-cards-shifted = { $seat } moves the card from { $space } to { $other }.
    .you-seat = You move the card from { $space } to { $other }.
event-card-drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
    .you-seat = { $card ->
        [none] You draw a card.
       *[other] You draw { $card }.
    }
event-card-given = { $card ->
    [none] { $seat } gives { $to } a card.
   *[other] { $seat } gives { $to } { $card }.
}
    .you-seat = { $card ->
        [none] You give { $to } a card.
       *[other] You give { $to } { $card }.
    }

## Call-outs

event-deed-called = { $seat }: I do { $action ->
    [battlebots] battlebots
    [a] A
    [b] B
   *[c] C
} in { $station } in turn { $at }.
    .you-seat = You: I do { $action ->
        [battlebots] battlebots
        [a] A
        [b] B
       *[c] C
    } in { $station } in turn { $at }.
event-need-called = { $seat }: we need { $action ->
    [battlebots] battlebots
    [a] A
    [b] B
   *[c] C
} in { $station }.
    .you-seat = You: we need { $action ->
        [battlebots] battlebots
        [a] A
        [b] B
       *[c] C
    } in { $station }.
event-threat-assigned = { $seat }: { $to } takes { $threat }.
    .you-seat = You: { $to } takes { $threat }.
event-word-called = { $seat }: { $word ->
    [yes] yes.
    [no] no.
    [mine] I do that.
    [help] I need help.
    [computer] I look after the computer.
    [window] I am at the window.
    [no_cards] I have no card for that.
   *[ready] I am done.
}
    .you-seat = You: { $word ->
        [yes] yes.
        [no] no.
        [mine] I do that.
        [help] I need help.
        [computer] I look after the computer.
        [window] I am at the window.
        [no_cards] I have no card for that.
       *[ready] I am done.
    }
event-end-agreed = { $seat } wants to end the action round.
    .you-seat = You want to end the action round.
event-seat-left = { $seat } has left. The plan stays as it is.
    .you-seat = You have left. The plan stays as it is.

## The campaign

event-difficulties-agreed = Agreed: normal threats { $normal ->
    [white] white
    [yellow] yellow
   *[random] shuffled
}, serious threats { $serious ->
    [white] white
    [yellow] yellow
   *[random] shuffled
}.
event-token-repaired = { $seat } repairs { $token }.
    .you-seat = You repair { $token }.
event-squad-repaired = { $seat } repairs a battlebot squad.
    .you-seat = You repair a battlebot squad.
event-squad-stored = The only squad begins in { $station }.
event-damage-kept = Still damaged in the { $zone } zone: { $part }.
event-campaign-goes-on = Mission { $missions } is done. The campaign goes on.
event-campaign-scored = Missions: { $missions }. Survived { $survived }, destroyed { $destroyed }, penalties { $penalties }, visual confirmation { $visual }: { $score } points.
# A crew wins or loses together: how it ended says it.
outcome-won = { $reason }
outcome-draw = { $reason }
reason-completed = The mission is completed.
reason-lost = The ship is lost.
reason-abandoned = Everybody has left.
reason-goes-on = The mission is completed and the campaign goes on.
reason-campaign = The campaign is completed.

## Why something cannot be done

no-such-space = There is no space { $space }.
not-your-board = This is somebody else’s action board.
phase-was-ended = Phase { $phase } has ended. Nobody may change it any more.
phase-is-over = You have ended phase { $phase }. It stays as it is.
phase-is-to-come = Phase { $phase } has not begun for you.
space-is-empty = No card lies there.
android-card-stays = A card laid for an android stays where it is.
space-is-taken = A card lies there. Take it back first.
card-not-in-hand = You do not have this card in your hand.
heroic-card-stays = A heroic card stays with its owner.
shift-on-one-board = A card moves to another space of the same board.
same-swap = That is the same as the other way round.
nobody-to-talk-to = There is nobody to talk to.
communication-is-down = Communication is down. Nobody may say or pass anything.
only-the-captain-assigns = Only the captain says who takes a threat.
no-such-threat = No such threat was announced.
nobody-to-take-it = There is nobody there to take the threat.
no-such-station = There is no station { $station }.
not-planned-now = You are not planning turn { $turn } now.
not-scheduled = The next instant is at second { $due }.
only-the-clock-ends-phases = Only the announcement ends a phase.
last-phase = This is the last phase.
no-data-came-in = There is no card to draw now.
deck-is-empty = The action deck is empty.
no-transfer-now = No data transfer is open.
gave-already = You have given a card away in this transfer.
nobody-there = There is nobody there to take the card.
no-clock-runs = No clock is running. End your phases yourself.
too-early-to-end = The action round can end early once the second phase is over.
agreed-already = You have agreed already.
no-squad-to-repair = No squad is disabled.
not-damaged = There is no such damage.
zone-repaired-enough = Two tokens of this zone have been repaired. That is all for now.
no-squad-station = { $station } is no battlebot station.

## The board

board-turn = Turn { $turn }
board-phase = { $time } · phase { $phase }
board-outage = Communication is down
board-transfer = Data transfer
board-shield = Shield
board-reactor = Reactor
board-fuel = fuel { $left }
board-upper = Up
board-lower = Down
board-threat = hit points { $hp }, shield { $shield }, speed { $speed }
board-hand = Hand:
special-interceptors = interceptors
special-computer = computer
special-battlebots = battlebots
special-window = window
special-rockets = rockets
cost-cards = { $gain ->
    [yes] { $amount } { $amount ->
        [one] card more
       *[other] cards more
    }
   *[no] { $amount } { $amount ->
        [one] card
       *[other] cards
    }
}
board-points = points: { $survived } if survived, { $destroyed } if destroyed

## The log book

log-crew = Crew: { $crew }
log-mission = { $bracket } { $date } { $mission } ({ $normal }/{ $serious }):
log-points = survived { $survived }, destroyed { $destroyed }, penalties { $penalties }, visual confirmation { $visual }, result { $result }
log-lost = lost to { $threat }

kept-upper_weapon = its laser stays one point weaker
kept-lower_weapon = its weapon below stays weaker
kept-shield = its shield holds one less and begins with one less
kept-reactor = its reactor holds one less and begins with one less
kept-gravolift = whoever takes the lift is delayed
kept-structural = every further damage here counts twice
