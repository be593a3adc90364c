### Offensive missions, agents and counter missions: moves and what happens.

move-attack = Offensive mission against { $place } of { $player }
    .group = Offensive mission
    .short = Attack { $place } ({ $player })
move-agents = Agent mission to { $place } of { $player }
    .group = Agent mission
    .short = Agents to { $place } ({ $player })
move-fetch = Fetch agents from { $place } of { $player }
    .group = Fetch
    .short = Fetch agents: { $place } ({ $player })
move-counter = Counter mission on { $place }
    .group = Counter mission
    .short = Hunt agents: { $place }
move-call = Name { $name }
    .group = Target
    .short = { $name }
move-unload = Unload { $unit }
    .group = Unload
    .short = Unload { $unit }
move-landed = Nobody else
    .group = Go on
    .short = { move-landed }
move-deposit = Set down { $agent }
    .group = Set down
    .short = Set down { $agent }
move-pick-up = Take the agent of { $cover } aboard
    .group = Take aboard
    .short = Agent of { $cover } aboard
move-walk-home = The agent of { $cover } walks home
    .group = Fetch
    .short = { $cover } walks home
move-blow-up = The agent of { $cover } destroys { $accessory }
    .group = Sabotage
    .short = Destroy { $accessory }
move-radio = The agent of { $cover } radios with { $transmitter } to { $receiver }
    .group = Radio
    .short = { $transmitter } → { $receiver }
move-deliver = { $agent } delivers
    .group = Information
    .short = { $agent } delivers
move-ask = Ask for the number of place cards
    .group = Ask
    .short = Number of place cards

event-goal-drawn = { $goal ->
    [assassination] The goal of { $seat } is assassination.
    [destabilisation] The goal of { $seat } is destabilisation.
    [sabotage] The goal of { $seat } is sabotage.
   *[devastation] The goal of { $seat } is devastation.
}
    .you-seat = { $goal ->
        [assassination] Your goal is assassination.
        [destabilisation] Your goal is destabilisation.
        [sabotage] Your goal is sabotage.
       *[devastation] Your goal is devastation.
    }
event-target-called = { $seat } names { $name } as target.
    .you-seat = You name { $name } as target.
event-unit-landed = { $card } of { $seat } lands.
    .you-seat = Your { $card } lands.

choice-call-target = { $goal ->
    [assassination] Assassination: whom do you aim at?
   *[sabotage] Sabotage: what do you aim at?
}
waiting-call-target = { $seat } names the target of the mission.
choice-unloading = Whom do you unload for the ground combat?
waiting-unloading = { $seat } unloads units.
choice-rearm = { $place } is the target. Do accessories change hands?
waiting-rearm = { $seat } hands accessories out.

cannot-be-called = { $name } cannot be the target.
is-not-aboard = { $card } cannot be unloaded here.

choice-depositing = { $place }: whom do you set down or take aboard?
waiting-depositing = { $seat } may set agents down on { $place }.
choice-debriefing = Which agent delivers what it knows?
waiting-debriefing = { $seat } hears the agents.
choice-listening = An agent may radio to your ship. Does it?
waiting-listening = { $seat } listens for agents.

event-agent-deposited = { $seat } sets an agent down on { $place } of { $player }.
    .you-seat = You set an agent down on { $place } of { $player }.
    .you-player = { $seat } sets an agent down on your { $place }.
event-agent-taken = An agent of { $seat } leaves its cover.
    .you-seat = Your agent leaves its cover.
event-accessory-blown-up = { $agent } of { $seat } destroys { $card }.
    .you-seat = Your { $agent } destroys { $card }.
event-message-sent = { $seat } radios with { $card }; the message has stealth { $value }.
    .you-seat = You radio with { $card }; the message has stealth { $value }.
event-message-intercepted = The message of { $seat } is overheard.
    .you-seat = Your message is overheard.
event-scouting-gained = { $points ->
    [one] { $seat } gains a scouting point.
   *[other] { $seat } gains { $points } scouting points.
}
    .you-seat = { $points ->
        [one] You gain a scouting point.
       *[other] You gain { $points } scouting points.
    }
event-sol-found = { $points ->
    [one] { $seat } gets a minus point for the coordinates of Sol.
   *[other] { $seat } gets { $points } minus points for the coordinates of Sol.
}
    .you-seat = { $points ->
        [one] You get a minus point for the coordinates of Sol.
       *[other] You get { $points } minus points for the coordinates of Sol.
    }
event-information-delivered = { $card } of { $seat } delivers what it knows.
    .you-seat = Your { $card } delivers what it knows.
event-height-told = { $count ->
    [one] { $player } answers: one place card lies on { $place }.
   *[other] { $player } answers: { $count } place cards lie on { $place }.
}
    .you-player = { $count ->
        [one] You answer: one place card lies on { $place }.
       *[other] You answer: { $count } place cards lie on { $place }.
    }
event-covers-lifted = { $seat } lifts the covers of { $player }: { $agents }.
    .you-seat = You lift the covers of { $player }: { $agents }.
    .you-player = { $seat } lifts your covers: { $agents }.
event-agent-exposed = { $card } of { $seat } is exposed and lies passive on its cover.
    .you-seat = Your { $card } is exposed and lies passive on its cover.
event-agent-hidden = { $card } of { $seat } stays under cover.
    .you-seat = Your { $card } stays under cover.

agents-come-in-phase-five = There are agents from phase V on.
agents-of-another = Agents of another opponent are on { $place }.
agent-cap = { $place } holds no more agents.
two-places-of-agents = You have Pro agents at two places of this opponent already.
nobody-is-set-down-now = During a mere fetch nobody is set down.
is-no-agent = { $card } is no agent.
no-agent-to-fetch = There is no agent that could come home from { $cover }.
no-room-for-agent = No ship here has room for the agent of { $cover }.
no-such-accessory = { $card } is no place accessory there.
agent-is-exposed = The agent of { $cover } is exposed or passive.
delivers-nothing = { $card } has nothing to deliver.
fetch-comes-first = A fetch comes before all missions of the turn.
agent-walks-home = You have the place of that name; the agents of { $place } walk home.
fetch-failed-already = A fetch was tried there in this turn.
no-place-to-walk-to = You have no place of that name to which { $cover } could walk.
no-agent-to-send = No agent of yours can send there yet.
has-radioed = The agent of { $cover } has sent a message in this round.
knows-nothing = The agent of { $cover } has nothing to tell.
no-transmitter = { $card } is no active transmitter of this agent.
no-receiver = { $place } does not receive this message.
no-agents-there = There are no enemy agents on { $place }.
one-counter-mission-a-place = You have made a counter mission on { $place } in this turn.
height-is-known = There is nothing to ask.

choice-disguising = What was learned helps one ship or unit. Which one?
waiting-disguising = { $seat } disguises a ship or unit.
move-disguise = { $card } is better disguised
    .group = Disguise
    .short = { $card }
event-disguised = { $card } of { $seat } gets stealth +1 in this agent mission.
    .you-seat = Your { $card } gets stealth +1 in this agent mission.
