### Phases, points, giving up: decisions, moves, events, reasons.

choice-fill-hand = { $count ->
    [one] Draw a card. From which source?
   *[other] Draw { $count } cards. From which sources?
}
waiting-fill-hand = { $seat } fills up the hand.

move-change-phase = Declare the phase change
    .group = Phase
    .short = Phase change
move-follow = Follow the phase change
    .group = Phase
    .short = Follow

event-phase-ended = { $seat } declares the phase change: phase { $phase } is over.
    .you-seat = You declare the phase change: phase { $phase } is over.
event-phase-began = Phase { $phase } begins.
event-points-given = { $seat }: { $points } for { score-reason } (phase { $phase }).
    .you-seat = You: { $points } for { score-reason } (phase { $phase }).
event-followed = { $seat } follows into phase { $phase }.
    .you-seat = You follow into phase { $phase }.
event-place-fell = { $place } of { $seat } is outdated and disappears.
    .you-seat = Your { $place } is outdated and disappears.
event-outdated-sunk = { $seat } puts outdated cards into the matter sink: { $cards }.
    .you-seat = You put outdated cards into the matter sink: { $cards }.
event-outdated-set-aside = { $count ->
    [one] { $seat } sets an outdated card aside.
   *[other] { $seat } sets { $count } outdated cards aside.
}
    .you-seat = { $count ->
        [one] You set an outdated card aside.
       *[other] You set { $count } outdated cards aside.
    }
event-ships-detected = The structure sensor station of { $seat } detects { $cards }: their target is known.
    .you-seat = Your structure sensor station detects { $cards }: their target is known.
event-game-aborted = Only { $seat } would go on. The game is aborted.
    .you-seat = Only you would go on. The game is aborted.

victory-part = { $part ->
    [terra] Terra on the Pro side
    [far-ship] a ship of range above 2 on the Pro side
    [ferrol] Ferrol on the Anti side
    [topsider] a Topsider unit on Anti-Ferrol
    [riddle] a solved riddle of phase II
    [snowman] Snowman on the Anti side
    [trader-ship] a ship of the Springers or Superheavies on Anti-Snowman
    [riddle-or-ganymed] a solved riddle of phase III or the GANYMED on the Pro side
    [aralon] a reduction on Aralon with units
    [aqua] afterwards a reduction on Pro-Aqua, or on Pro-Terra where nobody has Aqua
    [pro-mirsal] Negotiation on Pro-Mirsal III, or 2 Gray Beast without Tolimon and Volat beside
    [anti-mirsal] Negotiation on Anti-Mirsal III
   *[atlan] Atlan active on Pro-Sol
}
victory-not-met = You lack: { victory-part } ({ $have } of { $need }).
no-change-in-bonus-turn = There is no further phase change in a bonus turn.
owns-pro-atlan = With Anti-Atlan only who owns no Pro-Atlan can do that.
nothing-to-follow = You have access to the running phase already.
arkonids-stay-in-m-13 = { $card } does not leave M-13 in phase IV.
regent-forbids = The Robot Regent keeps { $card } back: premise { $need }, Robot Regent number { $have }.
needs-own-aralon = For that you need an Aralon of your own.
aras-protect-aralon = The Aras protect Aralon: the Ara number is { $have } and must be below 1.

reason-phases-are-over = The last phase is over.

move-shuffle = Shuffle source { $phase }
    .group = Shuffle
    .short = Shuffle source { $phase }
nothing-to-shuffle = Nobody knows the order of source { $phase } anyway.
