### Battles and their aftermath: what happens, what is decided, what can be done.

## Decisions: the question to whoever decides, and what the others read

choice-orders = { $forced ->
    [yes] { $sector }: nobody can destroy anything any more. Where to with { $kind }?
   *[no] { $sector }: attack or retreat with { $kind }?
}
waiting-orders = { $forced ->
    [yes] { $seat } must retreat from { $sector } with { $kind }.
   *[no] { $seat } chooses attack or retreat with { $kind } in { $sector }.
}
choice-aiming = { $kind }, { die-colour } die: { $roll } hits for { $damage } damage. Which ship?
waiting-aiming = { $seat } is assigning dice.
choice-keep-reputation = { $count ->
    [one] You have drawn one reputation tile. Do you keep it?
   *[other] You have drawn { $count } reputation tiles. Keep one of them at most.
}
waiting-keep-reputation = { $seat } is looking at reputation tiles.
choice-bombing = { $left ->
    [one] { $sector }: which cube do you destroy?
   *[other] { $sector }: you destroy { $left } cubes. Which one is next?
}
waiting-bombing = { $seat } chooses the cubes that are destroyed in { $sector }.
choice-burial = A cube in { $sector } is destroyed. Which graveyard does it go to?
waiting-burial = { $seat } chooses a graveyard.
choice-occupying = Do you put a disc on { $sector }?
waiting-occupying = { $seat } decides about a disc on { $sector }.

## Moves

move-attack = { $kind }: attack
    .group = Orders
    .short = Attack
move-retreat = { $kind }: retreat to { $sector }
    .group = Orders
    .short = Retreat to { $sector }
move-hit = Hit { $ship }
    .group = Hit
    .short = { $ship }
move-keep = { $instead ->
    [none] Keep the { $tile }
   *[other] Keep the { $tile } instead of a { $instead }
}
    .group = Reputation
    .short = { $instead ->
        [none] { $tile }
       *[other] { $instead } → { $tile }
    }
move-bomb = Destroy the cube on { $square }
    .group = Destroy
    .short = { $square }
move-bury = { $track ->
    [money] To the money graveyard
    [science] To the science graveyard
   *[materials] To the materials graveyard
}
    .group = Graveyard
    .short = { $track ->
        [money] Money
        [science] Science
       *[materials] Materials
    }
move-occupy = Put a disc on { $sector }
    .group = Occupy
    .short = { $sector }

## Events

event-battle-began = Battle in { $sector }.
event-duel-began = { $of ->
    [none] { $attacker } attacks the neutral ships.
   *[other] { $attacker } attacks { $of }.
}
    .you-of = { $attacker } attacks you.
    .you-attacker = { $of ->
        [none] You attack the neutral ships.
       *[other] You attack { $of }.
    }
event-dice-rolled = { $seat ->
    [none] The neutral ships
   *[other] { $seat }
} { $missiles ->
    [yes] { $seat ->
        [none] fire missiles: { $dice }
       *[other] fires missiles: { $dice }
    }
   *[no] { $seat ->
        [none] fire: { $dice }
       *[other] fires: { $dice }
    }
}
    .you-seat = { $missiles ->
        [yes] You fire missiles: { $dice }
       *[no] You fire: { $dice }
    }
event-ship-hit = { $of ->
    [none] { $ship } is hit: { $damage } damage.
   *[other] { $ship } of { $of } is hit: { $damage } damage.
}
    .you-of = Your { $ship } is hit: { $damage } damage.
event-ship-destroyed = { $of ->
    [none] Destroyed: { $kind }.
   *[other] Destroyed: { $kind } of { $of }.
}
    .you-of = Destroyed: your { $kind }.
event-retreat-declared = { $seat } retreats to { $sector }: { $kind }.
    .you-seat = You retreat to { $sector }: { $kind }.
event-retreated = { $seat } has got away to { $sector }: { $kind }.
    .you-seat = You have got away to { $sector }: { $kind }.
event-retreat-cancelled = The duel is over and { $seat } need not retreat any more: { $kind }.
    .you-seat = The duel is over and you need not retreat any more: { $kind }.
event-stalemate-reached = Nobody can destroy anything any more. { $attacker } must leave.
    .you-attacker = Nobody can destroy anything any more. You must leave.
event-battle-ended = The battle in { $sector } is over.
event-reputation-drawn = { $tiles ->
    [none] { $count ->
        [one] { $seat } draws a reputation tile.
       *[other] { $seat } draws { $count } reputation tiles.
    }
   *[other] { $seat } draws reputation: { $tiles }.
}
    .you-seat = { $tiles ->
        [none] { $count ->
            [one] You draw a reputation tile.
           *[other] You draw { $count } reputation tiles.
        }
       *[other] You draw reputation: { $tiles }.
    }
event-reputation-kept = { $tile ->
    [none] { $swapped ->
        [yes] { $seat } swaps a reputation tile.
       *[no] { $seat } keeps a reputation tile.
    }
   *[other] { $swapped ->
        [yes] { $seat } keeps the { $tile } and gives back a { $instead }.
       *[no] { $seat } keeps the { $tile }.
    }
}
    .you-seat = { $tile ->
        [none] { $swapped ->
            [yes] You swap a reputation tile.
           *[no] You keep a reputation tile.
        }
       *[other] { $swapped ->
            [yes] You keep the { $tile } and give back a { $instead }.
           *[no] You keep the { $tile }.
        }
    }
event-reputation-declined = { $seat } keeps no reputation tile.
    .you-seat = You keep no reputation tile.
event-population-attacked = { $defenceless ->
    [yes] { $cubes ->
        [one] { $seat } attacks the population of { $of } in { $sector }. It has no defence: one cube is destroyed.
       *[other] { $seat } attacks the population of { $of } in { $sector }. It has no defence: { $cubes } cubes are destroyed.
    }
   *[no] { $cubes ->
        [0] { $seat } attacks the population of { $of } in { $sector } and misses: { $dice }
        [one] { $seat } attacks the population of { $of } in { $sector } and destroys one cube: { $dice }
       *[other] { $seat } attacks the population of { $of } in { $sector } and destroys { $cubes } cubes: { $dice }
    }
}
    .you-seat = { $defenceless ->
        [yes] { $cubes ->
            [one] You attack the population of { $of } in { $sector }. It has no defence: one cube is destroyed.
           *[other] You attack the population of { $of } in { $sector }. It has no defence: { $cubes } cubes are destroyed.
        }
       *[no] { $cubes ->
            [0] You attack the population of { $of } in { $sector } and miss: { $dice }
            [one] You attack the population of { $of } in { $sector } and destroy one cube: { $dice }
           *[other] You attack the population of { $of } in { $sector } and destroy { $cubes } cubes: { $dice }
        }
    }
    .you-of = { $defenceless ->
        [yes] { $cubes ->
            [one] { $seat } attacks your population in { $sector }. It has no defence: one cube is destroyed.
           *[other] { $seat } attacks your population in { $sector }. It has no defence: { $cubes } cubes are destroyed.
        }
       *[no] { $cubes ->
            [0] { $seat } attacks your population in { $sector } and misses: { $dice }
            [one] { $seat } attacks your population in { $sector } and destroys one cube: { $dice }
           *[other] { $seat } attacks your population in { $sector } and destroys { $cubes } cubes: { $dice }
        }
    }
event-cube-buried = A cube of { $seat } goes to the graveyard: { $track }.
    .you-seat = A cube of yours goes to the graveyard: { $track }.
event-ships-repaired = All ships are repaired.

## Refusals

not-an-enemy-ship = { $ship } is not an enemy ship in this battle.
equal-ship-first = { $ship } is just like it. Name that one.
die-would-miss = This die would miss { $ship }.
starbases-stay = Starbases cannot retreat.
another-type-first = Decide about { $kind } first.
must-retreat = Nobody can destroy anything any more, so you must retreat.
retreat-not-connected = No wormhole leads from here to { $sector }.
retreat-not-controlled = You do not control { $sector }.
retreat-to-enemies = There are enemy ships in { $sector }.
tile-not-drawn = You have not drawn a { $tile }.
reputation-track-full = There is no space left on your reputation track. Name a tile that goes back.
reputation-track-not-full = There is still space on your reputation track. No tile has to go back.
tile-not-yours = There is no { $tile } on your reputation track.
no-cube-there = There is no cube to destroy on { $square }.
equal-cube-first = The cube on { $square } is just like it. Name that one.
wrong-graveyard = The cube cannot go to that graveyard.
another-sector-first = Decide about { $sector } first.
