### Options, turns, activation and movement.

## Options

option-scenario = Scenario
    .about = What you play, and on which board.
    .ask = Which scenario do you play?
option-scenario-auto = The usual one
    .about = Mill Brook for two, Relay Hill for three, Two Banks for four.
option-scenario-s2_mill_brook = Mill Brook
    .about = For two, short: a river with two bridges and two fords.
option-scenario-s2_dry_wells = Dry Wells
    .about = For two, long: a bare start in the desert.
option-scenario-s3_relay_hill = Relay Hill
    .about = For three: a relay station in the middle holds a surprise.
option-scenario-s3_oasis = The Oasis
    .about = For three: hold the oasis for three turns.
option-scenario-s4_two_banks = Two Banks
    .about = For four in two teams, with a river between them.
option-scenario-s4_salt_lake = The Salt Lake
    .about = For four, long: an abandoned vehicle waits on the island.
option-rounds = Rounds
    .about = After this round the values of the figures count; 0 leaves it to the scenario.
option-start = Start
    .about = The seat that begins; 0 leaves it to the dice.
option-open_credits = Open credits
    .about = Everybody sees everybody’s credits.
    .ask = Do you play with open credits?
    .yes = with open credits
    .no = with hidden credits

## Decisions

choice-activating = { $figure ->
    [none] Activate your figures, one after another. Then go on to building.
   *[other] { $figure } is active: move it, let it act, or be done with it.
}
waiting-activating = { $seat } is moving figures.
choice-ask-overrun = { $figure } was driven over by { $target }. Does it still shoot back?
waiting-ask-overrun = { $seat } decides about a counter-attack.

## Moves

move-step = { $figure } to { $field }
    .group = Move
    .short = { $figure } → { $field }
move-crush = { $figure } drives over the infantry on { $field }
    .group = Drive over
    .short = { $figure } over { $field }
move-board = { $figure } boards { $transporter }
    .group = Board
    .short = { $figure } → { $transporter }
move-leave = { $figure } gets out on { $field }
    .group = Get out
    .short = { $figure } → { $field }
move-rise = { $figure } stands up
    .group = Action
    .short = { move-rise }
move-reload = Reload { $figure }
    .group = Action
    .short = { move-reload }
move-repair = { $figure } repairs { $bridge }
    .group = Action
    .short = { $figure } → { $bridge }
move-done = Done with this figure
    .group = Go on
    .short = { move-done }
move-build = On to building
    .group = Go on
    .short = { move-build }

## What happens

event-order-rolled = The dice decide who begins: { $rolls }.
event-round-began = Round { $round } begins.
event-turn-began = It is { $seat }’s turn.
    .you-seat = It is your turn.
event-stepped = { $figure } goes from { $start } to { $field }.
event-driven = { $figure } drives over { $victim } on { $field }.
event-boarded = { $figure } boards { $transporter }.
event-left = { $figure } gets out of { $transporter } on { $field }.
event-reloaded = { $figure } is loaded again.
event-rose = { $figure } stands up.
event-turned = { $becomes ->
    [destroyed] { $figure } is down.
    [intact] { $figure } is whole again.
   *[other] { $figure } is turned over.
}
event-out = { $seat } has neither a building nor an MCV left and is out.
    .you-seat = You have neither a building nor an MCV left and are out.
event-values-counted = The values are counted: { $worth }.

## How it ended

reason-last-standing = No other side is left.
reason-values = The values of the figures decide.
reason-held = The fields were held long enough.

## Why not

figure-not-yours = { $figure } is not yours.
another-is-active = { $figure } is active; finish that first.
already-activated = { $figure } was activated in this turn.
nothing-is-active = No figure is active.
is-aboard = { $figure } is aboard a transporter.
not-aboard = { $figure } is aboard no transporter.
is-prone = { $figure } lies on the ground and can only stand up.
is-not-prone = { $figure } stands already.
has-acted = { $figure } has had its action.
moved-or-acts = { $figure } moves or acts, but not both.
no-such-field = { $field } is no field of the board.
no-such-figure = There is no { $figure }.
cannot-go-there = { $figure } cannot go to { $field }.
is-water = { $field } is water.
is-mountain = { $field } is a mountain.
no-forest = { $figure } cannot enter the forest on { $field }.
building-there = A building stands on { $field }.
enemy-there = { $figure } blocks { $field }.
unit-there = { $figure } stands on { $field }, nobody else can stay there.
figure-there = { $figure } is on { $field }.
not-beside = { $field } is not beside { $figure }.
buildings-stay = { $figure } is a building and stays where it is.
just-packed = { $figure } was packed in this round and cannot move yet.
no-points-left = { $figure } has no movement left.
nobody-to-crush = There is no infantry on { $field } that could be driven over on purpose.
carries-nobody = { $figure } carries nobody.
not-friendly = { $figure } is not on your side.
does-not-carry = { $figure } does not carry { $passenger }.
is-full = { $figure } is full.
only-engineers-repair = Only engineers repair bridges, not { $figure }.
bridge-is-whole = { $figure } is whole.
needs-no-reload = { $figure } needs no reloading.
no-own-helipad = { $figure } is not on one of your helipads.
is-loaded = { $figure } is loaded.
lacks-energy = { $figure } lacks energy.
