### Fighting and capturing.

choice-ask-counter = { $target } attacks { $figure }. Do you shoot back?
waiting-ask-counter = { $seat } decides about a counter-attack.

move-attack = { $figure } attacks { $target }
    .group = Attack
    .short = { $figure } → { $target }
move-suppress = { $figure } gives suppressive fire on { $target }
    .group = Suppress
    .short = { $figure } → { $target }
move-capture = { $figure } captures { $target }
    .group = Capture
    .short = { $figure } → { $target }
move-counter = Shoot back
    .group = Answer
    .short = { move-counter }
move-hold = Hold fire
    .group = Answer
    .short = { move-hold }

event-attacked = { $figure } attacks { $target }.
event-countered = { $figure } shoots back at { $target }.
event-shield-held = The shield of { $figure } holds.
event-suppressed = { $figure } holds { $target } down.
event-destroyed = { $field ->
    [none] { $figure } is lost.
   *[other] { $figure } is lost on { $field }.
}
event-surviving = { $figure } stays in the air.
event-ore-dropped = One ore is left on { $field }.
event-captured = { $seat } captures { $figure }.
    .you-seat = You capture { $figure }.
event-inspected = { $seat } inspects { $figure }.
    .you-seat = You inspect { $figure }.
event-credits-taken = { $seat } finds { $credits } credits of { $player }.
    .you-seat = You find { $credits } credits of { $player }.
    .you-player = { $seat } finds { $credits } your credits.

has-no-weapon = { $figure } has no weapon.
is-unloaded = { $figure } is not loaded.
is-parked = { $figure } is on a helipad and cannot shoot there.
attacks-itself = { $figure } does not attack itself.
bridge-is-down = { $figure } is down already.
class-not-attackable = { $figure } cannot hit { $target }: wrong class.
out-of-range = { $target } is out of range of { $figure }.
too-near = { $target } is too near for { $figure }, which reaches { $least } fields and more.
too-far = { $target } is too far away for { $figure }, which reaches { $most ->
    [one] one field
   *[other] { $most } fields
}.
behind-a-gap = Around the missing fields { $figure } does not reach { $target }: no more than { $most ->
    [one] one field
   *[other] { $most } fields
}.
no-suppressive-fire = { $figure } gives no suppressive fire.
only-engineers-capture = Only engineers capture, not { $figure }.
has-moved = { $figure } has moved; capturing takes the place of moving.
unit-not-capturable = { $figure } is a unit; only an MCV can be captured.
wall-not-capturable = { $figure } cannot be captured.
not-to-be-captured = { $figure } cannot be captured.
none-left-of-it = You have no figure left for { $figure }.
