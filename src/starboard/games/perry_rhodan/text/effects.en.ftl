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
    .short = Play { $card }
move-use = Use { $card }
    .group = Use
    .short = Use { $card }
move-show = Show your secret card
    .group = Use
    .short = Secret card
move-pass-round = Use nothing in this combat round
    .group = Go on
    .short = Pass the round

event-event-played = { $seat } plays { $card }.
    .you-seat = You play { $card }.
event-effect-used = { $seat } uses { $card }.
    .you-seat = You use { $card }.
event-deed-cancelled = { $card } of { $seat } has no effect.
    .you-seat = Your { $card } has no effect.
event-card-passive = { $card } of { $seat } becomes passive.
    .you-seat = Your { $card } becomes passive.
event-card-active = { $card } of { $seat } becomes active.
    .you-seat = Your { $card } becomes active.
event-card-sunk = { $way ->
    [destroyed] { $card } of { $seat } is destroyed.
    [reduced] { $card } of { $seat } is reduced.
   *[direct] { $card } of { $seat } goes to the matter sink.
}
    .you-seat = { $way ->
        [destroyed] Your { $card } is destroyed.
        [reduced] Your { $card } is reduced.
       *[direct] Your { $card } goes to the matter sink.
    }
event-secret-shown = { $seat } shows a secret card: { $card }.
    .you-seat = You show a secret card: { $card }.
event-round-passed = { $seat } uses nothing more in this combat round.
    .you-seat = You use nothing more in this combat round.

not-at-this-time = { $card } cannot be used now.
no-such-target = That is no target for { $card }.
not-yours = { $card } does not lie in your space.
is-passive = { $card } is passive.
used-already = { $card } has been used already.
cannot-be-paid = The price of { $card } cannot be paid.
no-combat-round = There is no combat round.
does-not-answer-that = { $card } does not help against that.

choice-pick-from-hand = Choose the card that { $player } throws off.
waiting-pick-from-hand = { $seat } chooses a card of { $player }.
choice-pick-source = Choose the matter source of { $player } into which you look.
waiting-pick-source = { $seat } looks into a matter source of { $player }.
choice-searching = { $card }: which card do you take?
waiting-searching = { $seat } looks for a card.
choice-beam = To which matter transmitter does the unit go?
waiting-beam = { $seat } picks a matter transmitter.
choice-storing = { $card }: which card do you store?
waiting-storing = { $seat } stores a card.

move-choose = Choose { $thing }
    .group = Choose
    .short = { $thing }
move-waive = Make { $card } passive instead of throwing off
    .group = Pay
    .short = Make { $card } passive

event-chance-read = { $card }: { $seat } draws a { $number }.
    .you-seat = { $card }: you draw a { $number }.
event-card-set-aside = { $rounds ->
    [one] { $card } of { $seat } is set aside for a round.
   *[other] { $card } of { $seat } is set aside for { $rounds } rounds.
}
    .you-seat = { $rounds ->
        [one] Your { $card } is set aside for a round.
       *[other] Your { $card } is set aside for { $rounds } rounds.
    }
event-card-returned = { $card } of { $seat } comes back.
    .you-seat = Your { $card } comes back.
event-card-to-hand = { $card } returns to the hand of { $seat }.
    .you-seat = { $card } returns to your hand.
event-card-found = { $card ->
    [none] { $seat } has found what was looked for.
   *[other] { $seat } takes { $card }.
}
    .you-seat = { $card ->
        [none] You have found what was looked for.
       *[other] You take { $card }.
    }
event-nothing-found = { $seat } takes nothing.
    .you-seat = You take nothing.
event-source-shuffled = Matter source { $phase } of { $seat } is shuffled.
    .you-seat = Your matter source { $phase } is shuffled.
event-cards-seen = { $cards ->
    [none] { $seat } looks at cards of { $of }.
   *[other] { $seat } sees cards of { $of }: { $cards }.
}
    .you-seat = { $cards ->
        [none] You look at cards of { $of }.
       *[other] You see cards of { $of }: { $cards }.
    }
    .you-of = { $cards ->
        [none] { $seat } looks at your cards.
       *[other] { $seat } sees your cards: { $cards }.
    }
event-card-stored = { $seat } stores a card of phase { $phase } in { $depot }.
    .you-seat = You store a card of phase { $phase } in { $depot }.
event-points-gained = { $track ->
    [science] { $seat } has more science points in this section: { $parts }.
    [scouting] { $seat } has more scouting points: { $parts }.
    [sol_coordinates] Sol coordinates of { $seat }: { $parts }.
   *[other] { $seat } gets victory points ({ $parts }/120).
}
    .you-seat = { $track ->
        [science] You have more science points in this section: { $parts }.
        [scouting] You have more scouting points: { $parts }.
        [sol_coordinates] Your Sol coordinates: { $parts }.
       *[other] You get victory points ({ $parts }/120).
    }
event-skill-granted = { $card } of { $seat } has a new skill.
    .you-seat = Your { $card } has a new skill.

condition-not-met = The condition of { $card } does not hold.
extra-draws-forbidden = You may not draw extra cards.
target-is-immune = { $target } is immune to { $card }.
cannot-be-passivated = { $card } cannot be passivated in this turn any more.
kept-from-missions = { $card } takes part in no mission for now.
no-transmitter-there = There is no other matter transmitter with room at { $place }.
spares-nothing = { $card } does not spare you the throwing off.
not-in-that-hand = { $card } is not on that hand.
no-such-source = There is nothing to see in source { $phase }.
not-to-be-found = { $card } is not to be found.
no-secret-card = There is no secret card of yours.

choice-pick-goal = Which goal does the mission get?
waiting-pick-goal = { $seat } chooses the goal of the mission.
event-mission-broken-off = The mission of { $seat } is broken off; its cards stay at home.
    .you-seat = Your mission is broken off; its cards stay at home.
no-such-goal = “{ $goal }” is no goal of a mission.
