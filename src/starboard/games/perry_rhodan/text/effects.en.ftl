### Effects and events: windows, moves, what happens, reasons.

choice-moment = Do you want to use something now?
waiting-moment = { $seat } may use something.
choice-answers = { $player } plays { $card }. Do you answer?
waiting-answers = { $seat } may answer { $card }.

move-play = { $side ->
    [pro] Play { $card } for the Pro side
   *[anti] Play { $card } for the Anti side
}
    .group = Play
    .short = { $card }
move-use = Use { $card }
    .group = Use
    .short = { $card }
move-pass-round = Use nothing in this combat round
    .group = Go on
    .short = Pass the round

event-event-played = { $seat } plays { $card }.
event-effect-used = { $seat } uses { $card }.
event-deed-cancelled = { $card } of { $seat } has no effect.
event-card-passive = { $card } of { $seat } becomes passive.
event-card-active = { $card } of { $seat } becomes active.
event-card-sunk = { $way ->
    [destroyed] { $card } of { $seat } is destroyed.
    [reduced] { $card } of { $seat } is reduced.
   *[direct] { $card } of { $seat } goes to the matter sink.
}
event-round-passed = { $seat } uses nothing more in this combat round.

not-at-this-time = { $card } cannot be used now.
no-such-target = That is no target for { $card }.
not-yours = { $card } does not lie in your space.
is-passive = { $card } is passive.
used-already = { $card } has been used already.
cannot-be-paid = The price of { $card } cannot be paid.
no-combat-round = There is no combat round.
does-not-answer-that = { $card } does not help against that.
