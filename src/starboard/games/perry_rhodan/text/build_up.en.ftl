### Build-up: moves, what happens, reasons.

move-lay = { $onto ->
    [none] Lay out { $card } on { $place }
   *[other] Lay out { $card } on { $place } at { $onto }
}
    .group = Lay out
    .short = { $card } → { $place }
move-end-build-up = End build-up
    .group = Go on
    .short = { move-end-build-up }

event-card-laid = { $onto ->
    [none] { $seat } lays out { $card }.
   *[other] { $seat } attaches { $card } to { $onto }.
}
event-secret-laid = { $seat } lays out a secret card of phase { $phase }.

no-such-place = { $place } is no place.
not-on-that-side-of-space = { $side ->
    [pro] { $card } cannot lie on the Pro side.
   *[anti] { $card } cannot lie on the Anti side.
}
other-side-chosen = { $side ->
    [pro] In this section you play for the Pro side.
   *[anti] In this section you play for the Anti side.
}
unique-is-there = { $card } is a unique and lies in your space already.
namesake-in-sink = A card of the same name from another phase lies in your sink; { $card } is barred.
place-has-own-stack = { $card } forms a stack of its own.
premise-not-met = The premises of { $card } are not met there.
one-place-a-turn = You have laid out a place in this build-up already.
place-is-used-up = { $count ->
    [0] { $place } is not laid out.
    [one] You have laid out a card on { $place } in this build-up; the stack allows no more.
   *[other] You have laid out { $count } cards on { $place } in this build-up; the stack allows no more.
}
cap-is-reached = { $place } has reached its cap; there is no room for { $card }.
other-loyalty = The loyalty at this place is another one than that of { $card }.
accessory-is-there = { $card } is there already.
bears-nothing = { $card } is no accessory.
does-not-fit = { $card } does not fit that card.
unit-has-accessory = The unit bears an accessory already; { $card } does not fit in.
