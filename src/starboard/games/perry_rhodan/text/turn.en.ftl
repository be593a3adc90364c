### Start and turn: decisions, moves, what happens, reasons.

choice-opening-hand = Draw your first ten cards. From which sources?
waiting-opening-hand = { $seat } draws the first ten cards.
choice-opening-redraw = Do you keep this hand? You may draw anew only if all of it are places, or none.
waiting-opening-redraw = { $seat } looks at the first hand.
choice-reactivation = Reactivation: which cards become active again?
waiting-reactivation = { $seat } reactivates cards.
choice-mission-section = Mission: what do you undertake?
waiting-mission-section = { $seat } decides about missions.
choice-draw-section = Matter source: where do you draw from?
waiting-draw-section = { $seat } draws from the matter sources.
choice-extra-draw = { $count ->
    [one] Draw a card. From where?
   *[other] Draw { $count } cards. From where?
}
waiting-extra-draw = { $seat } draws more cards.
choice-build-up = Build-up: lay cards out, all for one side.
waiting-build-up = { $seat } builds up.
choice-discarding = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } more cards.
}
waiting-discarding = { $seat } discards what is too much.

move-redraw = Show the hand and draw anew
    .group = Hand
    .short = Draw anew
move-keep = Keep the hand
    .group = Hand
    .short = Keep
move-wake = Reactivate { $card }
    .group = Reactivate
    .short = Reactivate { $card }
move-wake-all = Reactivate all
    .group = Reactivate
    .short = Reactivate all
move-done = End reactivation
    .group = Go on
    .short = { move-done }
move-end-missions = End missions
    .group = Go on
    .short = { move-end-missions }
move-draw = Draw { $phases }
    .group = Draw
    .short = Draw { $phases }
move-discard = Discard { $card }
    .group = Discard
    .short = Discard { $card }

event-coin-tossed = { $exchanged ->
    [yes] Tails: all action piles go to the left.
   *[other] Heads: everybody keeps the own action cards.
}
event-drawn-for-first = Drawn for the first turn: { $numbers }.
event-first-player-found = { $seat } begins.
    .you-seat = You begin.
event-cards-drawn = { $cards ->
    [none] { $count ->
        [one] { $seat } draws a card of phase { $phase }.
       *[other] { $seat } draws { $count } cards of phase { $phase }.
    }
   *[other] { $seat } draws { $cards }.
}
    .you-seat = { $cards ->
        [none] { $count ->
            [one] You draw a card of phase { $phase }.
           *[other] You draw { $count } cards of phase { $phase }.
        }
       *[other] You draw { $cards }.
    }
event-outdated-drawn = { $card } is outdated and goes to the sink of { $seat }; another card is drawn for it.
    .you-seat = { $card } is outdated and goes to your sink; another card is drawn for it.
event-source-renewed = { $cards ->
    [0] Source { $phase } of { $seat } is empty and stays so; the next turn is missed.
   *[other] Source { $phase } of { $seat } was empty and is made anew out of the sink ({ $cards }); the next turn is missed.
}
    .you-seat = { $cards ->
        [0] Your source { $phase } is empty and stays so; the next turn is missed.
       *[other] Your source { $phase } was empty and is made anew out of the sink ({ $cards }); the next turn is missed.
    }
event-hand-shown = { $seat } shows { $cards } and draws anew.
    .you-seat = You show { $cards } and draw anew.
event-hand-kept = { $seat } keeps the hand.
    .you-seat = You keep the hand.
event-turn-began = It is { $seat }’s turn.
    .you-seat = It is your turn.
event-turn-missed = { $seat } misses a turn.
    .you-seat = You miss a turn.
event-card-woken = { $card } of { $seat } is active again.
    .you-seat = Your { $card } is active again.
event-section-ended = { $section ->
    [reactivation] { $seat }: mission.
    [mission] { $seat }: matter source.
    [source] { $seat }: build-up.
   *[build_up] { $seat }: discard.
}
    .you-seat = { $section ->
        [reactivation] You: mission.
        [mission] You: matter source.
        [source] You: build-up.
       *[build_up] You: discard.
    }
event-card-discarded = { $seat } discards { $card }.
    .you-seat = You discard { $card }.
event-joint-surrender = The rounds are used up. You surrender together.
event-gave-up = { $seat } gives up.
    .you-seat = You give up.

ten-cards-of-own-sources = It must be ten cards out of accessible sources.
hand-is-mixed = Only a hand of nothing but places, or without any, is drawn anew.
not-passive = { $card } is not passive.
must-stay-passive = { $card } must stay passive longer.
nothing-to-wake = No card can be reactivated.
draw-as-announced = { $count ->
    [one] You draw one card, out of an accessible source.
   *[other] You draw { $count } cards, out of accessible sources.
}
not-on-hand = { $card } is not on your hand.

reason-joint-surrender = Joint surrender: the points of finished phases count.
reason-aborted = All others have given up.

choice-after-draw = You have drawn. Do you throw something off to draw more?
waiting-after-draw = { $seat } may draw more.
choice-throw-off = { $count ->
    [one] Throw off a card.
   *[other] Throw off { $count } more cards.
}
waiting-throw-off = { $seat } throws off cards.
