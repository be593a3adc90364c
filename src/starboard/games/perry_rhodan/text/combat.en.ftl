### Combat: choices, moves, what happens, reasons.

choice-line-up = Lay your next card: against an enemy front, as a new pairing, or as an escort.
waiting-line-up = { $seat } lays a card.
choice-leftovers = A front of yours has no opponent. Whom does it escort?
waiting-leftovers = { $seat } places the fronts without an opponent.
choice-choose-order = In which order are the pairings resolved?
waiting-choose-order = { $seat } chooses the order of the pairings.
choice-break-or-bonus = { $points ->
    [one] { $card } is ahead by one. What do you make of it?
   *[other] { $card } is ahead by { $points }. What do you make of it?
}
waiting-break-or-bonus = { $seat } decides what to make of the better stealth value.
choice-loss-moment = { $card } is about to be destroyed. Do you prevent it?
waiting-loss-moment = { $seat } may save { $card }.
choice-caught-moment = { $card } is beaten. Do you brainwash it before it is destroyed?
waiting-caught-moment = { $seat } decides what happens to the caught agent.
choice-ask-retreat = Round { $round } is over. Do you retreat?
waiting-ask-retreat = { $seat } decides on retreat.
choice-ask-join = Which ships that broke through join the retreat?
waiting-ask-join = { $seat } decides which ships join the retreat.
choice-regroup = Free accessories may change hands now.
waiting-regroup = { $seat } hands out accessories.
choice-fly-back = To which other place do your ships retreat?
waiting-fly-back = { $seat } chooses a place for the retreat.
choice-load-up = Who goes aboard before the space combat?
waiting-load-up = { $seat } loads ships.
choice-go-back = Where do your ships go now?
waiting-go-back = { $seat } decides where the ships go.
choice-name-reduction = Which card is reduced?
waiting-name-reduction = { $seat } names the card that is reduced.

move-oppose = { $card } against { $against }
    .group = Oppose
    .short = { $card } against { $against }
move-front = { $card } opens a new pairing
    .group = New pairing
    .short = { $card } in a new pairing
move-escort = { $role ->
    [attack] { $card } escorts { $front }: attack +1
   *[defence] { $card } escorts { $front }: defence +1
}
    .group = Escort
    .short = { $role ->
        [attack] { $card }: attack +1
       *[defence] { $card }: defence +1
    }
move-order = { $backwards ->
    [yes] From right to left
   *[no] From left to right
}
    .group = Order
    .short = { $backwards ->
        [yes] Right to left
       *[no] Left to right
    }
move-break = { $card } breaks through
    .group = Stealth
    .short = Break through
move-bonus = Attack +{ $attack }, defence +{ $defence }
    .group = Stealth
    .short = Attack +{ $attack }, defence +{ $defence }
move-retreat = Retreat
    .group = Retreat
    .short = Retreat
move-stay = Fight on
    .group = Retreat
    .short = Stay
move-join-retreat = { $ship } joins the retreat
    .group = Retreat
    .short = { $ship } comes along
move-ready = Nothing more
    .group = Go on
    .short = Ready
move-hand-over = { $accessory } goes to { $unit }
    .group = Accessories
    .short = { $accessory } to { $unit }

move-reduce = Reduce { $card }
    .group = Reduction
    .short = Reduce { $card }

event-combat-began = { $kind ->
    [space] Space combat at { $place }: { $attacker } against { $defender }.
   *[ground] Ground combat at { $place }: { $attacker } against { $defender }.
}
    .you-attacker = { $kind ->
        [space] Space combat at { $place }: you against { $defender }.
       *[ground] Ground combat at { $place }: you against { $defender }.
    }
event-round-began = Combat round { $round }.
event-front-laid = { $against ->
    [none] { $seat } opens a pairing with { $card }.
   *[other] { $seat } lays { $card } against { $against }.
}
    .you-seat = { $against ->
        [none] You open a pairing with { $card }.
       *[other] You lay { $card } against { $against }.
    }
event-escort-laid = { $role ->
    [attack] { $card } of { $seat } escorts { $front } for its attack.
   *[defence] { $card } of { $seat } escorts { $front } for its defence.
}
    .you-seat = { $role ->
        [attack] Your { $card } escorts { $front } for its attack.
       *[defence] Your { $card } escorts { $front } for its defence.
    }
event-sat-out = { $card } of { $seat } sits this round out.
    .you-seat = Your { $card } sits this round out.
event-order-chosen = { $backwards ->
    [yes] { $seat } resolves the pairings from right to left.
   *[no] { $seat } resolves the pairings from left to right.
}
    .you-seat = { $backwards ->
        [yes] You resolve the pairings from right to left.
       *[no] You resolve the pairings from left to right.
    }
event-stealth-drawn = Stealth: { $attacker } { $attacker_value }, { $defender } { $defender_value }.
    .you-attacker = Stealth: you { $attacker_value }, { $defender } { $defender_value }.
event-broke-through = { $card } of { $seat } breaks through.
    .you-seat = Your { $card } breaks through.
event-break-stopped = { $card } of { $seat } does not break through after all.
    .you-seat = Your { $card } does not break through after all.
event-bonus-taken = { $card } of { $seat } gets attack +{ $attack } and defence +{ $defence } from its stealth.
    .you-seat = Your { $card } gets attack +{ $attack } and defence +{ $defence } from its stealth.
event-values-drawn = { $card } of { $seat }: attack { $attack }, defence { $defence }.
    .you-seat = Your { $card }: attack { $attack }, defence { $defence }.
event-loss-prevented = { $card } of { $seat } is saved.
    .you-seat = Your { $card } is saved.
event-stayed-hidden = { $card } of { $seat } stays hidden.
    .you-seat = Your { $card } stays hidden.
event-nothing-hit = { $attacker } and { $defender } both hold.
    .you-attacker = You and { $defender } both hold.
event-retreat-announced = { $forced ->
    [yes] { $seat } has to retreat.
   *[no] { $seat } retreats.
}
    .you-seat = { $forced ->
        [yes] You have to retreat.
       *[no] You retreat.
    }
event-combat-ended = { $kind ->
    [space] The space combat is over.
   *[ground] The ground combat is over.
}
event-card-reduced = The mission of { $seat } reaches its goal: { $card }.
    .you-seat = Your mission reaches its goal: { $card }.
event-nothing-reduced = { $why ->
    [goal] { $seat } has no goal: nothing is reduced.
    [nobody] No active unit of { $seat } is there: nothing is reduced.
    [held] The defenders hold: { $seat } reduces nothing.
    [spared] A defender has fallen: the devastation is called off.
   *[none] Nothing is there that { $seat } could reduce.
}
    .you-seat = { $why ->
        [goal] You have no goal: nothing is reduced.
        [nobody] No active unit of yours is there: nothing is reduced.
        [held] The defenders hold: you reduce nothing.
        [spared] A defender has fallen: the devastation is called off.
       *[none] Nothing is there that you could reduce.
    }
event-place-fell = { $place } of { $seat } has fallen.
    .you-seat = Your { $place } has fallen.
event-uniques-met = { $card } of { $attacker } meets { $other } and goes to the matter sink.
    .you-attacker = Your { $card } meets { $other } and goes to the matter sink.

not-on-combat-hand = { $card } is not on your combat hand.
has-its-opponent = { $card } has its opponent.
must-oppose = First lay a card against { $card }.
pairing-limit = { $limit ->
    [one] There may be only one pairing here.
   *[other] There may be only { $limit } pairings here.
}
no-own-front = { $card } is no front of yours with an opponent.
two-escorts-at-most = { $card } has two escorts already.
cannot-escort-that = { $card } cannot escort { $front }.
defender-cannot-break = Only the attacker can break through.
no-break-in-counter-mission = Nobody breaks through in a counter mission.
is-not-ahead = { $card } is not ahead.
whole-difference = { $points ->
    [one] Exactly one point is to be given.
   *[other] Exactly { $points } points are to be given.
}
is-held-back = { $card } is held back: nobody of you can retreat.
is-not-being-destroyed = { $card } does not save the card that is being destroyed.
accessory-not-free = { $card } is not free.
one-accessory = { $card } carries an accessory already.
condition-not-met = The condition of { $card } is not met.
takes-no-part = { $card } takes no part in this.
no-place-to-retreat = There is no place that all your ships could reach.
no-retreat-there = Your ships cannot go to { $place }.
cannot-be-reduced = { $card } cannot be reduced.
