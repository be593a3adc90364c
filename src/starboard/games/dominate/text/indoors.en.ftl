### Indoors: doors, things, guards, alarm.

## Choices

choice-roaming = { $figure ->
    [none] Activate your figures, one after another. Then your turn is over.
   *[other] It is the turn of { $figure }: walk, act once, walk on, or done.
}
waiting-roaming = { $seat } is on the move.
choice-on-watch = { $figure ->
    [none] Lead your guards, one after another. Then your turn is over.
   *[other] It is the turn of { $figure }: walk, act once, walk on, or done.
}
waiting-on-watch = { $seat } leads the guards.
choice-ask-indoor-counter = { $target } attacks { $figure }. Do you shoot back?
waiting-ask-indoor-counter = { $seat } decides about a counter-attack.
choice-ask-witness = The guards notice something: { $door } is open. Who has a look?
waiting-ask-witness = { $seat } sends somebody to an open door.
choice-ask-prey = { $figure } sees several. Whom does the guardbot follow?
waiting-ask-prey = { $seat } chooses whom the guardbot follows.
choice-moving-bot = It is the turn of { $figure }: drive, turn, shoot, use a door, or done.
waiting-moving-bot = { $seat } steers the guardbot.
choice-ask-aim = { $device } has several targets that are equally near. Whom does it hit?
waiting-ask-aim = { $seat } chooses the target of the sentry gun.
choice-ask-fire = { $figure } could shoot. Shall the guard do so before going on?
waiting-ask-fire = { $seat } decides whether a guard shoots.
choice-ask-way = { $figure } has several equally short ways. Which one is it?
waiting-ask-way = { $seat } chooses the way of a figure.

## Moves

move-inspect = { $figure } inspects { $target }
    .group = Inspect
    .short = { $figure } → { $target }
move-act = { $figure } acts on { $target }
    .group = Act
    .short = { $figure } → { $target }
move-explicit = { $text ->
    [none] { $figure } does something particular with { $target }
   *[other] { $figure }, { $target }: “{ $text }”
}
    .group = Describe
    .short = { $figure } → { $target }
move-pick-up = { $figure } picks up { $target }
    .group = Pick up
    .short = { $figure } → { $target }
move-drop = { $figure } drops { $target }
    .group = Drop
    .short = { $figure } → { $target }
move-turn = { $figure } turns { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
    .group = Turn
    .short = { $figure } ↻ { $facing }
move-follow = { $figure } follows { $target }
    .group = Follow
    .short = { $figure } → { $target }
move-react = { $figure } has a look at { $door }
    .group = Have a look
    .short = { $figure } → { $door }
move-aim = { $device } shoots at { $target }
    .group = Aim
    .short = { $device } → { $target }

## What happens

event-alarm-raised = The alarm is ON.
event-door-turned = { $becomes ->
    [open] { $door } is open.
    [closed] { $door } is closed.
   *[blown] { $door } is blown open for good.
}
event-door-refused = { $door } is locked; { $figure } cannot open it.
event-laid-down = { $figure } is out of action on { $field }.
event-device-removed = { $device } on { $field } is destroyed.
event-nothing-found = { $figure } finds nothing: { $target }.
event-touched = { $acted ->
    [yes] { $figure } acts on { $target }.
   *[no] { $figure } inspects { $target }.
}
event-told = { $target }: “{ $en }”
event-switched = { $on ->
    [yes] { $device } shows a green light.
   *[no] { $device } shows a red light.
}
event-picked-up = { $figure } now carries { $person }.
event-put-down = { $figure } puts { $person } down on { $field }.
event-described = { $figure }, { $target }: “{ $text }”
event-guard-sent = { $figure } goes to see why { $door } is open.
event-bot-turned = { $figure } turns { $facing ->
    [n] north.
    [e] east.
    [s] south.
   *[w] west.
}
event-alarm-ended = The alarm is OFF again.
event-tile-laid = Another room is open to view: { $tile }.
event-guard-vanished = { $figure } vanishes from { $field } into the fog.
event-guard-appeared = { $figure } comes out of the fog on { $field }.
event-wandered = { $figure } rolls { $arrow ->
    [n] up.
    [e] right.
    [s] down.
   *[w] left.
}
event-handled = { $use ->
    [take] { $figure } takes what is there: { $target }.
    [open] { $figure } opens { $target }.
    [leaf] { $figure } leafs through { $target }.
    [read] { $figure } reads { $target }.
    [switch] { $figure } operates { $target }.
    [talk] { $figure } talks to { $target }.
   *[other] { $figure } tries { $target }.
}

## Names

thing-door = door { $number }
thing-object = object { $number }
thing-terminal = terminal { $number }
thing-camera = camera { $number }
thing-sentry_gun = sentry gun { $number }
thing-labelled = { $thing } “{ $label }”
thing-tile = room { $number }
type-guard = Guard
type-guardbot = Guardbot

## Why not

bot-there = { $figure } stands on { $field }; nobody gets through there.
square-is-full = Five stand on { $field } already.
no-way-there = { $figure } cannot get to { $field } from here.
is-out-of-action = { $figure } is out of action.
guard-goes-his-way = Without an alarm { $figure } keeps to the rounds.
not-at-own = { $figure } does not shoot at its own people: { $target }.
only-rockets = Only RAK-Inf shoots at that, not { $figure }: { $target }.
door-is-open = { $door } is not closed.
no-target = { $target } is no target.
not-alone = { $target } is not alone there.
not-in-reach = { $target } is out of reach of { $figure }.
only-pl1-touches = { $figure } can only attack, give suppressive fire and use doors.
carries-somebody = { $figure } carries somebody already.
carries-it-not = { $figure } does not carry that.
did-not-notice = { $figure } has not noticed the door.
not-in-sight = { $figure } is not in sight.
must-follow = { $figure } must come as near as possible.
stays-there = { $figure } stays where it belongs.
turns-by-ninety = { $figure } turns by 90 degrees at a time.
not-ahead = { $target } is not straight ahead of { $figure }.
not-the-nearest = { $target } is not among the nearest targets.
is-invulnerable = { $figure } is invulnerable.
not-the-shortest = The shortest way of { $figure } does not lead over { $field }.
