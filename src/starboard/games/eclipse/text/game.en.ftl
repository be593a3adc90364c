### Round, turn and setup: what happens, what is decided, what can be done.

## Options

option-species = Species
    .about = A species for each seat. Without it you choose one after the other.
    .ask = Whom does { $seat } play?
option-species-terran_directorate = Terran Directorate
    .about = Terrans have no special rules, trade well and move a lot.
option-species-eridani_empire = Eridani Empire
    .about = Much money and reputation at first, but fewer discs.
option-species-terran_federation = Terran Federation
    .about = Terrans have no special rules, trade well and move a lot.
option-species-hydran_progress = Hydran Progress
    .about = Researches twice as fast as others.
option-species-terran_union = Terran Union
    .about = Terrans have no special rules, trade well and move a lot.
option-species-planta = Planta
    .about = Explores quickly and lives on many sectors, but is easily driven out.
option-species-terran_republic = Terran Republic
    .about = Terrans have no special rules, trade well and move a lot.
option-species-descendants_of_draco = Descendants of Draco
    .about = Lives in peace with the Ancients and explores with two sectors to choose from.
option-species-terran_conglomerate = Terran Conglomerate
    .about = Terrans have no special rules, trade well and move a lot.
option-species-mechanema = Mechanema
    .about = Builds and upgrades more, and for less.
option-species-terran_alliance = Terran Alliance
    .about = Terrans have no special rules, trade well and move a lot.
option-species-orion_hegemony = Orion Hegemony
    .about = Starts with a Cruiser and shoots earlier than others.
option-random_species = Random species
    .about = The species are drawn by lot.
    .ask = How do you come by your species?
    .yes = they are drawn by lot
    .no = you choose them
option-advanced_neutrals = Stronger opponents
    .about = Ancients, Guardians and the GCDS have their advanced blueprints.
option-ancient_blueprint = Blueprint of the Ancients
    .about = How strong it is, you agree on or leave to the lot.
    .ask = Which blueprint of the Ancients do you play with?
option-ancient_blueprint-plain = Plain
    .about = one stroke
option-ancient_blueprint-advanced = Advanced
    .about = two strokes, for the experienced
option-ancient_blueprint-drawn = Drawn
    .about = either of them
option-guardian_blueprint = Blueprint of the Guardians
    .about = How strong it is, you agree on or leave to the lot.
    .ask = Which blueprint of the Guardians do you play with?
option-guardian_blueprint-plain = Plain
    .about = one stroke
option-guardian_blueprint-advanced = Advanced
    .about = two strokes, for the experienced
option-guardian_blueprint-drawn = Drawn
    .about = either of them
option-gcds_blueprint = Blueprint of the GCDS
    .about = How strong it is, you agree on or leave to the lot.
    .ask = Which blueprint of the GCDS do you play with?
option-gcds_blueprint-plain = Plain
    .about = one stroke
option-gcds_blueprint-advanced = Advanced
    .about = two strokes, for the experienced
option-gcds_blueprint-drawn = Drawn
    .about = either of them
option-warp_portals = Warp portals
    .about = Three more sectors, one more discovery and one more technology.
    .ask = Do you play with warp portals?
    .yes = with warp portals
    .no = without warp portals
option-start = Start
    .about = The seat that begins; 0 draws lots.

## Decisions: the question to the person, and what the others read

choice-species-choice = Which species do you play?
waiting-species-choice = { $seat } is choosing a species.
choice-take-turn = { $passed ->
    [yes] You have passed: choose a reaction or pass again.
   *[no] Your turn: choose an action or pass.
}
waiting-take-turn = It is { $seat }’s turn.
choice-closing = You may still use colony ships or negotiate. Then end your turn.
waiting-closing = { $seat } is ending the turn.
choice-building = { $left ->
    [one] Build something or stop.
   *[other] Build up to { $left } things or stop.
}
waiting-building = { $seat } is building.
choice-cube-home = Which track does the cube return to?
waiting-cube-home = { $seat } is returning a cube.

## Moves

move-species = Play { $faction }
    .group = Species
    .short = { $faction }
move-action = { $action ->
    [explore] Explore
    [research] Research
    [upgrade] Upgrade
    [build] Build
    [move] Move
   *[influence] Influence
}
    .group = Action
    .short = { move-action }
move-react = { $action ->
    [upgrade] Reaction: Upgrade
    [build] Reaction: Build
    [move] Reaction: Move
   *[other] Reaction
}
    .group = Reaction
    .short = { $action ->
        [upgrade] Upgrade
        [build] Build
        [move] Move
       *[other] Reaction
    }
move-stop = Stop
    .group = Go on
    .short = { move-stop }
move-end = End the turn
    .group = Go on
    .short = { move-end }
move-build = Build { $thing } in { $sector }
    .group = Build
    .short = { $thing } → { $sector }
move-cube = { $track ->
    [money] Cube to the money track
    [science] Cube to the science track
   *[materials] Cube to the materials track
}
    .group = Population
    .short = { $track ->
        [money] Money
        [science] Science
       *[materials] Materials
    }
move-trade = { $give ->
    [money] Trade money for { $get ->
        [science] science
       *[other] materials
    }
    [science] Trade science for { $get ->
        [money] money
       *[other] materials
    }
   *[materials] Trade materials for { $get ->
        [money] money
       *[other] science
    }
}
    .group = Trade
    .short = { $give ->
        [money] Money → { $get ->
            [science] science
           *[other] materials
        }
        [science] Science → { $get ->
            [money] money
           *[other] materials
        }
       *[materials] Materials → { $get ->
            [money] money
           *[other] science
        }
    }

## What has happened

event-round-began = Round { $round } begins.
event-blueprint-drawn = { $ship }: { $advanced ->
    [yes] the advanced blueprint is drawn.
   *[no] the plain blueprint is drawn.
}
event-species-chosen = { $seat } plays { $faction }.
    .you-seat = You play { $faction }.
event-action-taken = { $seat }: { $action ->
    [explore] Explore
    [research] Research
    [upgrade] Upgrade
    [build] Build
    [move] Move
   *[influence] Influence
}.
    .you-seat = You: { $action ->
        [explore] Explore
        [research] Research
        [upgrade] Upgrade
        [build] Build
        [move] Move
       *[influence] Influence
    }.
event-reacted = { $seat } reacts: { $action ->
    [upgrade] Upgrade
    [build] Build
   *[move] Move
}.
    .you-seat = You react: { $action ->
        [upgrade] Upgrade
        [build] Build
       *[move] Move
    }.
event-passed = { $seat } passes.
    .you-seat = You pass.
event-start-marker-taken = { $seat } will begin the next round.
    .you-seat = You will begin the next round.
event-gained = { $seat } gains { $amount } { $resource }.
    .you-seat = You gain { $amount } { $resource }.
event-paid = { $seat } pays { $amount } { $resource }.
    .you-seat = You pay { $amount } { $resource }.
event-traded = { $seat } trades { $amount } { $give } for 1 { $get }.
    .you-seat = You trade { $amount } { $give } for 1 { $get }.
event-control-taken = { $seat } now controls { $sector }.
    .you-seat = You now control { $sector }.
event-control-lost = { $seat } no longer controls { $sector }.
    .you-seat = You no longer control { $sector }.
event-cube-returned = A cube of { $seat } returns: { $track }.
    .you-seat = A cube of yours returns: { $track }.
event-built = { $clause ->
    [ECL-BLD-01] { $seat } builds in { $sector }: { $thing }.
   *[other] { $seat } finds in { $sector }: { $thing }.
}
    .you-seat = { $clause ->
        [ECL-BLD-01] You build in { $sector }: { $thing }.
       *[other] You find in { $sector }: { $thing }.
    }

## Why something cannot be done

no-such-species = There is no such species.
board-taken = { $faction } is on a board that somebody has already.
only-reactions-after-passing = You have passed. For the rest of the round you can only react or pass again.
reactions-only-after-passing = You can react only after you have passed.
no-such-reaction = There is no such reaction.
no-disc-left = You have no disc left on the influence track.
sector-not-yours = You do not control { $sector }.
nothing-to-build = This is nothing that can be built.
one-in-a-sector = { $sector } has one already: { $thing }.
technology-missing = You need the technology { $technology } for it.
none-left = There are none left in your supply: { $thing }.
cannot-pay = It costs { $cost } { $resource }, you have { $held }.
trade-needs-two-resources = One resource is traded for another one.
cube-does-not-belong-there = No such cube belongs there: { $track }.

reason-points = The most points decide.

## What a move costs or brings

cost-materials = { $gain ->
    [yes] +{ $amount } materials
   *[no] { $amount } materials
}
cost-science = { $gain ->
    [yes] +{ $amount } science
   *[no] { $amount } science
}
cost-money = { $gain ->
    [yes] +{ $amount } money
   *[no] { $amount } money
}
cost-discs = { $gain ->
    [yes] +{ $amount } { $amount ->
        [one] disc
       *[other] discs
    }
   *[no] { $amount } { $amount ->
        [one] disc
       *[other] discs
    }
}
cost-colony_ships = { $gain ->
    [yes] +{ $amount } { $amount ->
        [one] Colony Ship
       *[other] Colony Ships
    }
   *[no] { $amount } { $amount ->
        [one] Colony Ship
       *[other] Colony Ships
    }
}

## What somebody would rather know before

left-colony-ships = { $count ->
    [one] One colony ship is unused, and there is a planet for it.
   *[other] { $count } colony ships are unused, and there are planets for them.
}
left-bankrupt = After this you owe { $short } money at the end of the round. You would have to give up sectors.
left-technology = { $points ->
    [one] It is the last round, and your science suffices for a technology that brings a point.
   *[other] It is the last round, and your science suffices for a technology that brings { $points } points.
}
left-monolith = It is the last round, and your materials suffice for a Monolith: { $points } points.
left-actions = Your money pays for { $count } more actions this round.
