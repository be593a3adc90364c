### What threat cards say, in a few words.

face-do-attack = attacks with { $n }
face-do-damage = { $n } damage
face-do-damage-some = damage: { $n }
face-do-heal = repairs { $n }
face-do-self_damage = takes { $n } damage itself
face-do-speed = speed +{ $n }
face-do-shield = shield +{ $n }
face-do-shield-set = shield becomes { $n }
face-do-reveal = can be seen from now on
face-do-aura-attack = all others attack with +{ $n }
face-do-aura-shield = all external threats: shield +{ $n }
face-do-advance_others = all other external threats move { $n }
face-do-drain_shields = shields lose { $n }
face-do-drain_shield = the shield loses { $n }
face-do-drain_reactor = the reactor loses { $n }
face-do-drain_reactor-else = the reactor loses { $n }, or 1 damage if it is empty
face-do-delay-zone = everybody in the zone is delayed
face-do-delay-ship = everybody aboard is delayed
face-do-delay-token_stations = everybody in its stations is delayed
face-do-knock_out-ship = knocks everybody aboard out
face-do-knock_out-token_station = knocks everybody in its station out
face-do-knock_out-token_stations = knocks everybody in its stations out
face-do-knock_out-ship_except_upper_white = knocks everybody out who is not in upper white
face-do-knock_out-ship_with_active_bots = knocks everybody with active battlebots out
face-do-knock_out-token_station_without_active_bots = knocks everybody in its station out who has no active battlebots
face-do-count_mark = counts a mark
face-do-lose = the ship is lost
face-do-move-red = moves towards red
face-do-move-blue = moves towards blue
face-do-move-deck = changes decks
face-do-seek = moves to the adjacent station with most crew
face-do-grow = strikes back from now on
face-do-destroy_rocket = { $n ->
    [1] a rocket is lost
   *[other] { $n } rockets are lost
}
face-do-destroy_fuel = { $n ->
    [1] a fuel capsule is lost
   *[other] { $n } fuel capsules are lost
}
face-do-disable_stored_squad = disables the battlebots that are still in their station
face-do-spread-red = spreads towards red
face-do-spread-blue = spreads towards blue
face-do-double_damage = damage counts twice from now on
face-do-fill_shield = the reactor fills the shield
face-do-leak-reactor = reactor energy becomes damage
face-do-leak-shield = shield energy becomes damage
face-do-lethal_entry = whoever enters its stations from now on is knocked out
face-zones-all = (all zones)
face-zones-others = (the other zones)
face-zones-red_blue = (red and blue)
face-zones-red = (red)
face-zones-white = (white)
face-zones-each_token = (where its tokens are)
face-mode-double_past_shield = (double past the shield)
face-mode-ignore_shields = (past the shields)
face-if-damaged = (only if damaged)
face-if-undamaged = (only if undamaged)
face-if-fewer = (only with less than { $n } damage)
face-amount-all = everything
face-amount-remaining_hp = its remaining hit points
face-amount-twice_remaining_hp = twice its remaining hit points
face-amount-half_of_damage = half of its damage
face-amount-players_in_station = one for everybody in its station
face-amount-reactor_energy = the energy in the reactor
face-amount-three_per_rocket = 3 for each remaining hit point
face-no_rocket = Rockets cannot aim at it.
face-rocket_no_effect = Rockets do nothing to it.
face-no_heavy_laser = Heavy lasers cannot aim at it.
face-hidden_until_x = Nothing can aim at it before X.
face-hidden_far = Nothing can aim at it at distance 3.
face-magnet = It draws rockets; each one makes its shield stronger.
face-cryoshield = The first hit does nothing.
face-pulse_opens = No shield in a turn in which the pulse cannon reaches it.
face-damage_cap = At most { $n } damage in a turn.
face-explosion = When destroyed: { $n } damage to all other external threats.
face-per_mark = When destroyed it attacks with { $n } for each mark it has passed.
face-lone_strength = Interceptors that attack it alone have strength { $n }; their pilot is knocked out.
face-rocket_points = As many hit points as there are rockets on board.
face-token_hp = Each further token has { $n ->
    [1] one hit point
   *[other] { $n } hit points
} of its own.
face-token_per_hit = A hit removes the token of that station, the last hit all of them.
face-tokens_stay = Its tokens stay after Z.
face-slows_entry = Who enters its station is delayed.
face-kills_its_killer = Who destroys it is knocked out.
face-breach = Only interceptors repair it, { $n } each time; until then they attack nothing else.
face-repair_bonus = Repaired in all its stations in one turn: { $n } more.
face-all_at_once = It takes { $n } crew who repair it in the same turn.
face-counter-always = It strikes back and disables battlebots.
face-counter-after_x = It strikes back after X.
face-retaliates = Whenever it is hurt: { $what }.
face-fumes = Its repair knocks everybody out in { $where }.
why-no-way = there is no door in that direction
why-no-target = there is nothing to shoot at
why-out-of-range = nothing is in range
why-not-seen = this weapon cannot aim at what is there
why-rocket-missed = the rocket finds nothing in range
