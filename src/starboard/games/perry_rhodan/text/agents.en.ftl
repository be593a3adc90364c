### Offensive missions, agents and counter missions: moves and what happens.

move-attack = Offensive mission against { $place } of { $player }
    .group = Offensive mission
    .short = { $player }: { $place }
move-agents = Agent mission to { $place } of { $player }
    .group = Agent mission
    .short = { $player }: { $place }
move-fetch = Fetch agents from { $place } of { $player }
    .group = Fetch
    .short = { $player }: { $place }
move-counter = Counter mission on { $place }
    .group = Counter mission
    .short = { $place }
move-call = Name { $name }
    .group = Target
    .short = { $name }
move-unload = Unload { $unit }
    .group = Unload
    .short = { $unit }
move-landed = Nobody else
    .group = Go on
    .short = { move-landed }
move-deposit = Set down { $agent }
    .group = Set down
    .short = { $agent }
move-pick-up = Take the agent of { $cover } aboard
    .group = Take aboard
    .short = { $cover }
move-walk-home = The agent of { $cover } walks home
    .group = Fetch
    .short = { $cover } walks home
move-blow-up = The agent of { $cover } destroys { $accessory }
    .group = Sabotage
    .short = { $accessory }
move-radio = The agent of { $cover } radios with { $transmitter } to { $receiver }
    .group = Radio
    .short = { $transmitter } → { $receiver }
move-deliver = { $agent } delivers
    .group = Information
    .short = { $agent }
move-ask = Ask for the number of place cards
    .group = Ask
    .short = Number of place cards

event-goal-drawn = { $goal ->
    [assassination] The goal of { $seat } is assassination.
    [destabilisation] The goal of { $seat } is destabilisation.
    [sabotage] The goal of { $seat } is sabotage.
   *[devastation] The goal of { $seat } is devastation.
}
event-target-called = { $seat } names { $name } as target.
event-unit-landed = { $card } of { $seat } lands.
event-initiative-taken = { $card } gives { $seat } a further mission.

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
