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
    .you-seat = { $onto ->
        [none] You lay out { $card }.
       *[other] You attach { $card } to { $onto }.
    }
event-secret-laid = { $seat } lays out a secret card of phase { $phase }.
    .you-seat = You lay out a secret card of phase { $phase }.

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
bears-nothing = { $card } is not put under another card.
card-does-not-fit = { $card } does not fit that card.
unit-has-accessory = The unit bears an accessory already; { $card } does not fit in.

choice-paying = { $skill ->
    [science] { $count ->
        [one] Who gives the science point?
       *[other] Who gives the { $count } science points?
    }
   *[other] { $count ->
        [one] Who gives the riddle point?
       *[other] Who gives the { $count } riddle points?
    }
}
waiting-paying = { $seat } pays with points.
choice-pick-target = { $card }: choose whom it concerns.
waiting-pick-target = { $seat } chooses a target for { $card }.
choice-pick-skill = { $card }: which skill rises?
waiting-pick-skill = { $seat } chooses a skill for { $card }.

move-solve = Solve { $card } at { $place }
    .group = Solve
    .short = Solve { $card }
move-declare = { $against ->
    [none] Declare { $card }
   *[other] Declare { $card } against { $against }
}
    .group = Status
    .short = Declare { $card }
move-swap = Exchange { $old } for { $card }
    .group = Exchange
    .short = { $old } for { $card }
move-pay = Pay with { $cards }
    .group = Pay
    .short = Pay with { $cards }
move-replace = Discard { $card } and draw another card
    .group = Discard
    .short = Discard { $card }, draw anew

event-riddle-solved = { $seat } solves { $card }.
    .you-seat = You solve { $card }.
event-status-set = { $opponent ->
    [none] { $seat } declares { $card }.
   *[other] { $seat } declares { $card } against { $opponent }.
}
    .you-seat = { $opponent ->
        [none] You declare { $card }.
       *[other] You declare { $card } against { $opponent }.
    }
    .you-opponent = { $seat } declares { $card } against you.
event-card-swapped = { $seat } exchanges { $old } for { $card }.
    .you-seat = You exchange { $old } for { $card }.
event-unique-replaced = { $seat } discards { $card }, as a namesake lies in the sink.
    .you-seat = You discard { $card }, as a namesake lies in the sink.

no-bearer-there = Nothing lies there that can bear { $card }.
place-forbids = { $place } does not admit { $card }.
is-not-barred = { $card } is not barred.
riddle-is-solved = You have solved { $card } already.
pays-not-exactly = { $count ->
    [one] That does not make the one point, or somebody is too much.
   *[other] That does not make { $count } points, or somebody is too much.
}
no-namesake-there = No namesake of { $card } is laid out.
places-are-stacked = Places are not exchanged but stacked.
not-of-higher-phase = { $card } is not of a higher phase.
needs-sacrifice = No mission was sacrificed for { $card }.
cannot-be-raised = { $card } cannot raise that skill.
