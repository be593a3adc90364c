### The debriefing: the chain backwards, praise and blame, the smallest change.

debrief-lost = Lost in turn { $turn } to { $threat }.
debrief-won = Home again with { $score ->
    [one] one point
   *[other] { $score } points
}.
debrief-chain = How it came to that, from the end backwards:
debrief-crew = The crew:

chain-lost-zone = Turn { $turn }: the { $zone } zone takes more damage than it can hold.
chain-lost-taken = Turn { $turn }: { $threat } reaches Z, and that alone ends the mission.
chain-blow = Because { $threat } attacks { $zone } with { $strength } ({ $letter ->
    [x] X
    [y] Y
   *[z] Z
}), and the shield takes { $absorbed }.
chain-shield-empty = { $filled ->
    [0] Because nobody ever filled the { $zone } shield.
   *[other] Because the { $zone } shield was empty; it was last filled in turn { $filled }.
}
chain-wounds = Because { $zone } had already lost { $tokens ->
    [one] one part
   *[other] { $tokens } parts
} to { $threat } in turn { $turn }.
chain-left = Because { $threat } still had { $hp ->
    [one] one hit point
   *[other] { $hp } hit points
}.
chain-blunted = Because the shots of turn { $turn }, { $strength } strong, met shield { $shield }: { $amount ->
    [0] nothing
   *[other] only { $amount }
} got through.
chain-broken = Because { $part } in { $zone } was damaged in turn { $turn }.
chain-never-hit = { $internal ->
    [1] Because nobody ever did anything about { $threat }.
   *[0] Because nobody ever hit { $threat }.
}
chain-wasted = And in turn { $turn } { $crew } acted in vain: { $why }.
chain-missed = And in turn { $turn } { $crew } fired the { $weapon } in { $zone } at nothing.
chain-delayed = And in turn { $turn } { $crew } was delayed: { $cause }.

praise-kill = { $crew }: the shot of turn { $turn } finished { $threat }.
praise-hit = { $crew }: the shot of turn { $turn } told on { $threat }.
praise-intruder = { $crew }: fought { $threat } in turn { $turn }.
praise-repaired = { $crew }: repaired { $threat } in turn { $turn }.
praise-shield = { $crew }: { $amount } energy into the { $zone } shield in turn { $turn }.
praise-reactor = { $crew }: brought { $amount } energy to { $zone } in turn { $turn }.
praise-computer = { $crew }: looked after the computer in turn { $turn }.
praise-rocket = { $crew }: launched a rocket in turn { $turn }.
praise-window = { $crew }: looked out of the window in turn { $turn }.
praise-none = { $crew }: nothing to praise this time.
blame-wasted = { $crew }: turn { $turn } in vain, { $why }.
blame-missed = { $crew }: the { $weapon } of turn { $turn } hit nothing.
blame-delayed = { $crew }: delayed in turn { $turn }, { $cause }.
blame-out = { $crew }: knocked out in turn { $turn }.
blame-idle = { $crew }: { $count } turns without a card.
blame-none = { $crew }: nothing to blame.

change-nothing = nothing
change-card = { $crew }, turn { $turn }: { $after } instead of { $before }
change-saves = { $count ->
    [one] One card would have saved the ship
   *[other] { $count } cards would have saved the ship
}: { $changes }.
change-earns = { $count ->
    [one] One card would have earned more
   *[other] { $count } cards would have earned more
}: { $changes }.
change-none = No one, two or three cards that you held would have saved the ship once the danger was known.
change-no-more = No single card would have earned more.
solve-parts = The best plan, as hindsight, goes other ways from turn { $turn }:
