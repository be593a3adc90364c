### Missions and the campaign: books, cards, triggers, log.

## Options

option-own = Own scenario
    .about = The name of a scenario or mission of your own, if you have brought some along.
option-log = Log book
    .about = The campaign so far, in words. It is written by the game.
option-scenario-campaign = Campaign
    .about = For two: EFA against RedCat, mission after mission, up to the evaluation.
option-scenario-e1_blood_red_sunshine_beach = E1 Blood-red Sunshine Beach
    .about = For two: a landing on a holiday beach.
option-scenario-e2_phantom_convoy = E2 Phantom Convoy
    .about = For two, with fog: tyre tracks in the desert.
option-scenario-e3_microgen = E3 Second Floor
    .about = For two, indoors: a stamp leads to Beirut.
option-scenario-e4_thorium_line = E4 Thorium Line
    .about = For two: three reactors without protection.
option-scenario-e5_station_keeper = E5 Station Keeper
    .about = For two, indoors: something circles above Europe.
option-scenario-e6_presidents_garden = E6 The President’s Garden
    .about = For two, indoors: nobody ordered it.
option-scenario-e7_silent_silo = E7 Silent Silo
    .about = For two: the first strike.
option-scenario-r1_terminate_hamid_khoury = R1 Terminate Hamid Khoury
    .about = For two, with fog: a traitor drinks tea.
option-scenario-r2_night_shift = R2 Night Shift at PharmaSoft
    .about = For two, indoors: the laundry delivers at night.
option-scenario-r3_ore_for_the_tents = R3 Ore for the Tents
    .about = For two: five tent towns, no kitchen.
option-scenario-r4_factory_chapter_1 = R4 Factory Chapter 1
    .about = For two, with fog: the fence hums.
option-scenario-r5_factory_chapter_2 = R5 Factory Chapter 2
    .about = For two, indoors: the goods entrance.
option-scenario-r6_factory_chapter_3 = R6 Factory Chapter 3
    .about = For two, indoors: the assembly.
option-scenario-r7_factory_chapter_4 = R7 Factory Chapter 4
    .about = For two, indoors: the core.
option-scenario-r8_final_battle = R8 Final Battle
    .about = For two: the gates stand open.
option-scenario-r9_counting_to_zero = R9 Counting to Zero
    .about = For two: three launchers and a counter.
option-scenario-x1_training_ground = X1 Training Ground
    .about = For two, with fog: a short mission to try everything once.

## Decisions

choice-choose-mission = Which of your missions do you play?
waiting-choose-mission = { $seat } chooses a mission.
choice-reading = Read your message, your rules and your goals. Ready?
waiting-reading = { $seat } is reading the orders.
choice-start-cards = You may use reward cards before it begins.
waiting-start-cards = { $seat } may use reward cards.
choice-ask-decision = { $en }
waiting-ask-decision = { $seat } has to decide something.
choice-ask-pick = Pick one.
waiting-ask-pick = { $seat } picks something.
choice-ask-judge = { $figure }, { $target }: does what was described meet one of your triggers?
waiting-ask-judge = { $seat } judges what was described.
choice-ask-reaction = { $target } attacks: { $figure }. Do you use a card against it?
waiting-ask-reaction = { $seat } may answer the attack with a card.
choice-ask-fog = Several fog tokens are reached. Which tile comes first?
waiting-ask-fog = { $seat } lays tiles.

## Moves

move-mission = Play “{ $card }”
    .group = Mission
    .short = { $card }
move-ready = Ready
    .group = Go on
    .short = { move-ready }
move-use = Use “{ $card }”
    .group = Reward card
    .short = { $card }
move-decide = { $answer }
    .group = Decide
    .short = { $answer }
move-pick = { $thing }
    .group = Pick
    .short = { $thing }
move-judge = { $trigger ->
    [none] It meets nothing
   *[other] It meets “{ $trigger }”
}
    .group = Judge
    .short = { $trigger ->
        [none] nothing
       *[other] { $trigger }
    }
move-buy = { $figure } buys { $item }
    .group = Buy
    .short = { $figure } → { $item }

## What happens

event-first-rolled = The dice decide whose mission comes first: { $rolls }.
event-mission-chosen = { $seat } plays “{ $card }”.
    .you-seat = You play “{ $card }”.
event-mission-began = The mission begins: { $pl1 } is PL1, { $pl2 } is PL2.
    .you-pl1 = The mission begins: you are PL1, { $pl2 } is PL2.
    .you-pl2 = The mission begins: { $pl1 } is PL1, you are PL2.
event-orders-read = { $seat } has read the orders.
    .you-seat = You have read the orders.
event-looked = The game master looks it up.
event-answered = That was in the mission book.
event-round-ended = Round { $round } is over.
event-turn-ended = { $seat }’s turn is over.
    .you-seat = Your turn is over.
event-mission-over = { $reason ->
    [surrender] { $seat } has won the mission by surrender.
    [stalemate] Nothing more comes of it: { $seat } has won the mission.
   *[other] { $seat } has won the mission.
}
    .you-seat = { $reason ->
        [surrender] You have won the mission by surrender.
        [stalemate] Nothing more comes of it: you have won the mission.
       *[other] You have won the mission.
    }
event-surrendered = { $seat } surrenders.
    .you-seat = You surrender.
event-campaign-goes-on = The log is filled in. { $seat } is PL1 next.
    .you-seat = The log is filled in. You are PL1 next.
event-article-read = Text { $text } of the evaluation is read{ $to ->
    [all] .
   *[other] {" "}to { $to }.
}
event-fog-reached = The fog at { $field } lifts.
event-article-printed = The paper { $to ->
    [all] writes
   *[other] writes to { $to }
}: “{ $title_en }”. { $en }
event-land-laid = Another tile lies on the table: { $tile }.
event-read-aloud = { $seat } reads aloud: “{ $en }”
    .you-seat = You read aloud: “{ $en }”
event-must-read = { $seat } reads text { $number }.
    .you-seat = You read text { $number }.
event-text-read = { $seat } reads in text { $number }: “{ $en }”
    .you-seat = You read in text { $number }: “{ $en }”
event-noted = Note for { $seat }: { $en }
    .you-seat = Note for you: { $en }
event-mused = { $en }
event-rolled-secretly = { $seat } rolls { $rolled } in secret.
    .you-seat = You roll { $rolled } in secret.
event-rolled-openly = { $seat } rolls { $rolled }.
    .you-seat = You roll { $rolled }.
event-decided = { $seat } decides: { $en }
    .you-seat = You decide: { $en }
event-judged = { $met ->
    [yes] { $seat } says: it works.
   *[no] { $seat } says: nothing comes of it.
}
    .you-seat = { $met ->
        [yes] You say: it works.
       *[no] You say: nothing comes of it.
    }
event-spawned = { $figure } appears on { $field }.
event-withdrawn = { $figure } leaves { $field }.
event-values-changed = { $figure } is not what it was.
event-control-changed = { $seat ->
    [none] Nobody leads { $figure } any more.
   *[other] { $seat } leads { $figure } now.
}
    .you-seat = You lead { $figure } now.
event-terrain-changed = { $field } is { $becomes ->
    [open] open ground
    [forest] forest
    [water] water
    [mountain] a mountain
   *[ford] a ford
} now.
event-ore-found = There is ore on { $field }: { $count }.
event-sent = { $figure } has to go to { $field }.
event-item-given = { $seat } has an item now: { $item }.
    .you-seat = You have an item now: { $item }.
event-item-lost = { $seat } no longer has { $item }.
    .you-seat = You no longer have { $item }.
event-credits-changed = Credits of { $seat }: { $credits }.
    .you-seat = Your credits: { $credits }.
event-points-scored = { $commander }: { $kind ->
    [victory] VICTORY
   *[charism] CHARISM
} { $points }.
event-reward-given = { $seat } receives the reward card “{ $card }”.
    .you-seat = You receive the reward card “{ $card }”.
event-mission-card-given = { $commander } receives the mission card “{ $card }”.
event-mission-cards-dropped = { $commander } loses all mission cards.
event-history-made = A special event: { $event ->
    [microgen_geloescht] MicroGen deleted
    [orbitalstation_zerstoert] orbital station destroyed
    [dr_ablah_besiegt] Dr Ablah defeated
    [dr_tono_besiegt] Dr Tono defeated
   *[atomschlag] nuclear strike
}.
event-goal-settled = A goal of { $seat } is { $becomes ->
    [done] reached
    [failed] out of reach
   *[open] open
}: { $goal }.
    .you-seat = A goal of yours is { $becomes ->
        [done] reached
        [failed] out of reach
       *[open] open
    }: { $goal }.
event-tech-changed = The tech level of { $seat } is { $level } now.
    .you-seat = Your tech level is { $level } now.
event-shop-opened = { $seat } can buy things at { $fields }.
    .you-seat = You can buy things at { $fields }.
event-bought = { $seat } buys { $item } for { $credits } credits.
    .you-seat = You buy { $item } for { $credits } credits.
event-figure-bought = { $seat } buys { $figure } for { $credits } credits, and it stands on { $field }.
    .you-seat = You buy { $figure } for { $credits } credits, and it stands on { $field }.
event-reward-used = { $seat } uses “{ $card }”.
    .you-seat = You use “{ $card }”.
event-slots-shown = { $seat } looks into the slot: { $orders }.
    .you-seat = You look into the slot: { $orders }.
event-halted = { $figure } stays on { $field }.
event-spotted = { $by } sees { $figure }.
    .you-by = You see { $figure }.

## How it ended

reason-trigger = The mission has been decided.
reason-surrender = The mission was given up.
reason-stalemate = The goal can no longer be reached.
reason-goes-on = The mission is over and the campaign goes on.
reason-campaign = The campaign is over.

## Why not

no-such-answer = { $answer } is no answer here.
not-to-be-picked = { $thing } cannot be picked now.
no-fog-there = There is no fog token at { $field }.
meets-no-such-trigger = “{ $trigger }” cannot be met by this.
has-no-such-card = You do not have “{ $card }”.
card-not-now = { $when ->
    [build_phase] “{ $card }” is for your build phase, before you order.
    [activation_phase] “{ $card }” is for your activation phase, while no figure is active.
    [own_turn] “{ $card }” is for your own turn outdoors.
    [reaction] “{ $card }” is for the moment at which one of your figures is attacked.
    [mission_start] “{ $card }” is for the start of a mission, right after set-up.
    [indoor] “{ $card }” is for your own turn indoors.
   *[on_receipt] “{ $card }” counts at once when you receive it.
}
no-such-mission-card = You do not have the mission card “{ $card }”.
other-card-first = “{ $card }” has to be played first.
no-shop-there = There is no shop where { $figure } stands.
has-item = You have that already: { $item }.
no-room-at-shop = There is no room for it at the shop: { $type }.
is-disarmed = { $figure } cannot attack at the moment.
is-hindered = { $figure } cannot be activated in this turn.
limit-reached = No more of them in this turn: { $figure } (at most { $limit }).
