### The film of a mission, sentence by sentence.

## Words

crew-member = Crew member { $number }
zone-red = red
zone-white = white
zone-blue = blue
zone-internal = inside the ship
station-lower_red = lower red
station-lower_white = lower white
station-lower_blue = lower blue
station-upper_red = upper red
station-upper_white = upper white
station-upper_blue = upper blue
station-space = space
weapon-heavy_laser = heavy laser
weapon-light_laser = light laser
weapon-pulse_cannon = pulse cannon
part-upper_weapon = the heavy laser
part-lower_weapon = the lower weapon
part-shield = the shield
part-reactor = the reactor
part-gravolift = the gravolift
part-structural = the structure
cause-lift-broken = the gravolift is damaged
cause-lift-used = the gravolift was in use
cause-slime = there is slime in the way
cause-threat = a threat gets in the way
cause-computer = nobody looked after the computer
cause-stumble = that was a stumble
why-already-fired = the weapon has been fired in this turn
why-reactor-empty = the reactor is empty
why-nothing-flows = there is no energy to move, or no room for it
why-no-fuel = there is no fuel capsule left
why-squad-active = the squad is active already
why-squad-gone = the squad has been taken
why-no-active-squad = there is no active squad
why-no-intruder = there is no intruder here
why-interceptors-away = the interceptors are out
why-maintained-already = the computer needs nothing now
why-no-rocket = no rocket is left
why-rocket-track-taken = a rocket is already on its way
why-beyond-repair = this can no longer be repaired
why-left-out = this mission does without it
step-turn = Turn
step-threat_appears = Threats appear
step-player_actions = Player actions
step-compute_damage = Damage
step-threat_actions = Threat actions
step-rocket_moves = Rocket
step-computer_check = Computer check
step-interceptors_return = Interceptors return
step-jump = Jump

## The mission

event-turn-began = Turn { $turn } begins.
event-computer-checked = { $maintained ->
    [yes] The computer has been looked after.
   *[no] Nobody has looked after the computer.
}
event-ship-jumped = The ship jumps. The mission is completed.
event-mission-lost = { $cause ->
    [zone-destroyed] The { $zone } zone is destroyed. The mission is lost to { $threat }.
   *[taken] The ship is gone. The mission is lost to { $threat }.
}
event-mission-scored = Threats { $threats }, visual confirmation { $visual }, penalties { $penalties }: { $score } points.
event-rocket-flew = The rocket flies on.
event-rocket-missed = The rocket finds no target.
event-damage-drawn = Damage in the { $zone } zone: { $part }.
event-shield-drained = The { $zone } shield loses { $amount } energy.
event-reactor-drained = The { $zone } reactor loses { $amount } energy.
event-energy-routed = { $amount } energy flows from the { $zone } reactor into its shield.
event-rocket-destroyed = A rocket is destroyed on board. { $left } left.
event-capsule-destroyed = A fuel capsule is lost. { $left } left.
event-stored-squad-disabled = The battlebots stored in { $station } are disabled.
event-damage-doubled = From now on damage to the { $zone } zone counts twice.
event-confirmation-counted = Visual confirmation in phase { $phase }: { $crew } at the window, { $points } { $points ->
    [one] point
   *[other] points
}.

## The crew

event-crew-moved = { $seat } goes to { $station }.
    .you-seat = You go to { $station }.
event-crew-stayed = { $seat } is already in { $station } and stays there.
    .you-seat = You are already in { $station } and stay there.
event-crew-delayed = { $seat } will be delayed: { $cause }.
    .you-seat = You will be delayed: { $cause }.
event-card-pushed = { $seat } is delayed. The action of turn { $turn } comes one turn later.
    .you-seat = You are delayed. The action of turn { $turn } comes one turn later.
event-card-lost = { $seat } runs out of turns; the last card is lost.
    .you-seat = You run out of turns; the last card is lost.
event-crew-returned = { $seat } comes back with the interceptors.
    .you-seat = You come back with the interceptors.
event-crew-stumbled = { $seat } stumbles and does something else.
    .you-seat = You stumble and do something else.
event-knocked-out = { $seat } is knocked out.
    .you-seat = You are knocked out.
event-nothing-happened = { $seat } achieves nothing: { $why }.
    .you-seat = You achieve nothing: { $why }.
event-weapon-fired = { $seat } fires the { $weapon } in { $station }.
    .you-seat = You fire the { $weapon } in { $station }.
event-shield-filled = { $seat } moves { $amount } energy into the { $zone } shield.
    .you-seat = You move { $amount } energy into the { $zone } shield.
event-reactor-filled = { $seat } moves { $amount } energy into the { $zone } reactor.
    .you-seat = You move { $amount } energy into the { $zone } reactor.
event-capsule-spent = { $seat } burns a fuel capsule. { $left } left.
    .you-seat = You burn a fuel capsule. { $left } left.
event-rocket-launched = { $seat } launches a rocket. { $left } left.
    .you-seat = You launch a rocket. { $left } left.
event-squad-taken = { $squad ->
    [active] { $seat } takes the battlebots in { $station }.
   *[disabled] { $seat } takes the disabled battlebots in { $station }.
}
    .you-seat = { $squad ->
        [active] You take the battlebots in { $station }.
       *[disabled] You take the disabled battlebots in { $station }.
    }
event-squad-revived = { $seat } gets the battlebots going again.
    .you-seat = You get the battlebots going again.
event-squad-disabled = The battlebots of { $seat } are disabled.
    .you-seat = Your battlebots are disabled.
event-took-off = { $seat } takes off with the interceptors.
    .you-seat = You take off with the interceptors.
event-stayed-in-space = { $seat } stays in space and attacks again.
    .you-seat = You stay in space and attack again.
event-looked-out = { $seat } looks out of the window.
    .you-seat = You look out of the window.
event-computer-maintained = { $seat } looks after the computer.
    .you-seat = You look after the computer.
event-malfunction-repaired = { $seat } repairs threat { $number } ({ $threat }) by { $amount }.
    .you-seat = You repair threat { $number } ({ $threat }) by { $amount }.
event-repair-counted = { $seat } works on threat { $number } ({ $threat }).
    .you-seat = You work on threat { $number } ({ $threat }).
event-intruder-hit = The battlebots of { $seat } attack threat { $number } ({ $threat }).
    .you-seat = Your battlebots attack threat { $number } ({ $threat }).

## The threats

event-threat-appeared = Threat { $number } ({ $threat }) appears: { $track }.
event-repairs-together = Repaired everywhere at once: threat { $number } ({ $threat }) is repaired by another { $amount }.
event-threat-hit = Threat { $number } ({ $threat }): strength { $strength } against shield { $shield }, { $amount } damage.
event-cryoshield-gone = The cryoshield of threat { $number } ({ $threat }) takes everything and is gone.
event-blast-hit = The explosion does { $amount } damage to threat { $number } ({ $threat }).
event-breach-patched = The interceptors repair threat { $number } ({ $threat }) by { $amount }.
event-threat-destroyed = Threat { $number } ({ $threat }) is out of action.
event-threat-survived = Threat { $number } ({ $threat }) has done its worst.
event-threat-moved = Threat { $number } ({ $threat }) advances to space { $position }.
event-threat-acted = Threat { $number } ({ $threat }): action { $letter }.
event-threat-attacked = Threat { $number } ({ $threat }) attacks { $zone } with { $strength }; the shield takes { $absorbed }.
event-threat-healed = Threat { $number } ({ $threat }) heals { $amount }.
event-threat-hurt-itself = Threat { $number } ({ $threat }) does itself { $amount } damage.
event-threat-speed = Threat { $number } ({ $threat }) now has speed { $speed }.
event-threat-shield = Threat { $number } ({ $threat }) now has shield { $shield }.
event-threat-revealed = Threat { $number } ({ $threat }) can be seen now.
event-threat-grew = Threat { $number } ({ $threat }) is fully grown and strikes back.
event-aura-spread = { $stat ->
    [attack] Threat { $number } ({ $threat }) makes the attacks of the others stronger.
   *[shield] Threat { $number } ({ $threat }) makes all shields out there stronger.
}
event-mark-counted = Threat { $number } ({ $threat }) has passed { $marks } { $marks ->
    [one] mark
   *[other] marks
}.
event-token-moved = Threat { $number } ({ $threat }) moves to { $station }.
event-token-placed = Threat { $number } ({ $threat }) spreads to { $station }.
event-token-removed = Threat { $number } ({ $threat }) is gone from { $station }.
event-entry-deadly = Threat { $number } ({ $threat }): whoever enters its stations from now on is knocked out.

## The resolver

resolve-won = Mission completed: { $score } points.
resolve-lost = Mission lost in turn { $turn } to { $threat }.
resolve-crowded = More than five crew members: the board game does not allow that.
resolve-details = Threats { $threats } · visual confirmation { $visual } · damage { $damage } · knocked out { $out } · squads disabled { $squads }
resolve-turn = Turn { $turn }
check-agrees = All { $cases } cases agree.
check-differs = { $count ->
    [one] One difference in { $cases } cases:
   *[other] { $count } differences in { $cases } cases:
}
check-difference = { $turn ->
    [0] { $id }: { $field }: expected { $expected }, got { $got }
   *[other] { $id }: turn { $turn }: { $field }: expected { $expected }, got { $got }
}
expect-title = Over all possible damage tokens:
expect-survival = Survival: { $percent } %
expect-mean = Mean score of completed missions: { $mean }
expect-row = { $score } points: { $percent } %

## Stumbling

choice-may-stumble = { $crew }, on top: { $laid }. Was it meant that way?
waiting-may-stumble = { $seat } looks at the card for this turn.
move-stumble = Stumble: { $half } was meant
    .group = Stumble
    .short = { $half }
no-such-stumble = You can only turn the card over or swap a red arrow with a blue one.

film-shot-turn = Turn { $turn } begins.
film-shot-advance = The threats come nearer.
film-shot-action = { $threat }, action { $letter }: { $does }.
film-shot-nothing = nothing
