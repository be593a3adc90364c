## What verbs foretell

chance-attack = { $evades ->
    [0] { $through }%
   *[other] { $through }% (hits { $hits }%, evades { $evades }%)
}
chance-evade = { $percent }%

## What a coach says

coach-buy = { $credits } credits lapse when the turn ends. You could buy { $card } for them.
coach-cash = Discard { $card } for credits: then you can pay for { $thing }.
coach-attack = { $weapon } could still fire at { $target }, and the odds are good.
coach-charge = { $card } can still charge. That costs nothing.
coach-launch = { $card } is in the hangar and can launch.
coach-reveal = You can still turn up a market card. That costs nothing.
coach-evade = { $card } could evade. To try costs nothing.
