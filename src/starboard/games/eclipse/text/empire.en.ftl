### Research, shipyards, diplomacy, upkeep: what happens, what is decided, what can be done.

## Decisions: the question to whoever decides, and what the others read

choice-researching = { $left ->
    [one] Research a technology, or stop.
   *[other] Research up to { $left } technologies, or stop.
}
waiting-researching = { $seat } is researching.
choice-upgrading = { $left ->
    [one] Last upgrade: take tiles off as you like, then install one part.
   *[other] { $left } upgrades: take tiles off as you like, then install a part.
}
waiting-upgrading = { $seat } is working on the blueprints.
choice-artifact-reward = { $left ->
    [one] Your last artifact brings { $amount } of one resource. Which one?
   *[other] { $left } artifacts each bring { $amount } of one resource. Choose for the next one.
}
waiting-artifact-reward = { $seat } is choosing what the artifacts bring.
choice-portal-site = Where does the warp portal go?
waiting-portal-site = { $seat } is choosing a sector for the warp portal.
choice-offer-answer = { $player } offers you diplomatic relations. Choose the track your cube comes from, or decline.
waiting-offer-answer = { $seat } is thinking about an offer from { $player }.
choice-upkeep-colonies = Upkeep: you may still use colony ships. Your balance is { $balance } money.
waiting-upkeep-colonies = { $seat } may still use colony ships.
choice-avoid-bankruptcy = You are { $short } money short. Trade, or give up a sector.
waiting-avoid-bankruptcy = { $seat } is looking for money.

## Moves

move-research = { $track ->
    [military] Research { $technology } on the military track
    [grid] Research { $technology } on the grid track
   *[nano] Research { $technology } on the nano track
}
    .group = Research
    .short = { $track ->
        [military] { $technology } (military)
        [grid] { $technology } (grid)
       *[nano] { $technology } (nano)
    }
move-resource = { $resource ->
    [money] Take money
    [science] Take science
   *[materials] Take materials
}
    .group = Artifact
    .short = { move-resource }
move-portal = Warp portal to { $sector }
    .group = Warp portal
    .short = { $sector }
move-remove = { ship-type }: take the tile off slot { $slot }
    .group = Remove
    .short = { ship-type } { $slot }
move-install = { $slot ->
    [0] { ship-type }: { $part } beside the slots
   *[other] { ship-type }: { $part } on slot { $slot }
}
    .group = { ship-type }
    .short = { $slot ->
        [0] { $part }
       *[other] { $slot }: { $part }
    }
move-offer = { $track ->
    [money] Offer { $player } relations, with a money cube
    [science] Offer { $player } relations, with a science cube
   *[materials] Offer { $player } relations, with a materials cube
}
    .group = Relations
    .short = { $track ->
        [money] { $player } (money)
        [science] { $player } (science)
       *[materials] { $player } (materials)
    }
move-give-back = Return a reputation tile of { $tile } to the bag
    .group = Make room
    .short = { $tile }
move-accept = { $track ->
    [money] Accept, with a money cube
    [science] Accept, with a science cube
   *[materials] Accept, with a materials cube
}
    .group = Relations
    .short = { move-accept }
move-decline = Decline
    .group = Relations
    .short = { move-decline }
move-pay = On to the money
    .group = Upkeep
    .short = { move-pay }
move-give-up = Give up { $sector }
    .group = Give up
    .short = { $sector }

## What happened

event-technology-drawn = New in the tray: { $technology }.
event-technology-gained = { $seat } gains { $technology } ({ $track }).
    .you-seat = You gain { $technology } ({ $track }).
event-discs-gained = { $amount ->
    [0] { $seat } has no spare disc left.
    [one] { $seat } gains a disc.
   *[other] { $seat } gains { $amount } discs.
}
    .you-seat = { $amount ->
        [0] You have no spare disc left.
        [one] You gain a disc.
       *[other] You gain { $amount } discs.
    }
event-portal-placed = { $seat } puts a warp portal on { $sector }.
    .you-seat = You put a warp portal on { $sector }.
event-part-removed = { $ship } of { $seat }: { $part } comes off.
    .you-seat = Your { $ship }: { $part } comes off.
event-part-installed = { $ship } of { $seat }: { $part } is installed.
    .you-seat = Your { $ship }: { $part } is installed.
event-relations-offered = { $seat } offers { $player } diplomatic relations.
    .you-seat = You offer { $player } diplomatic relations.
    .you-player = { $seat } offers you diplomatic relations.
event-relations-refused = { $seat } declines the offer from { $player }.
    .you-seat = You decline the offer from { $player }.
    .you-player = { $seat } declines your offer.
event-relations-formed = { $seat } and { $player } exchange ambassadors.
    .you-seat = You and { $player } exchange ambassadors.
    .you-player = { $seat } and you exchange ambassadors.
event-relations-broken = { $seat } breaks the relations with { $player }.
    .you-seat = You break the relations with { $player }.
    .you-player = { $seat } breaks the relations with you.
event-traitor-taken = { $seat } takes the Traitor tile.
    .you-seat = You take the Traitor tile.
event-tile-returned = { $tile ->
    [none] { $seat } returns a reputation tile to the bag.
   *[other] { $seat } returns a reputation tile of { $tile } to the bag.
}
    .you-seat = { $tile ->
        [none] You return a reputation tile to the bag.
       *[other] You return a reputation tile of { $tile } to the bag.
    }
event-upkeep-paid = { $seat }: income { $income }, upkeep { $cost }, balance { $balance }.
    .you-seat = You: income { $income }, upkeep { $cost }, balance { $balance }.
event-eliminated = { $points ->
    [one] { $seat } leaves the game with 1 point.
   *[other] { $seat } leaves the game with { $points } points.
}
    .you-seat = { $points ->
        [one] You leave the game with 1 point.
       *[other] You leave the game with { $points } points.
    }

## Why something cannot be done

technology-not-there = { $technology } is not in the tray.
technology-owned = You already have { $technology }.
wrong-track = { $technology } does not go on this track.
track-full = This track has no free space.
no-sector-for-the-portal = You control no sector for the warp portal.
no-such-resource = There is no such resource.
no-such-part = There is no such part.
no-such-slot = { $ship } has no slot { $slot }.
part-belongs-elsewhere = { $part } does not go there.
slot-taken = { $ship }: a tile already lies on slot { $slot }. Take it off first.
part-technology-missing = { $part } needs the technology of its name.
part-not-found = { $part } does not lie beside your board.
repair-first = { $ship }: the blueprint breaks a rule. Put that right first.
no-tile-there = { $ship }: no tile lies on slot { $slot }.
no-diplomacy = Diplomatic relations need at least four players.
offers-only-in-own-turn = You offer relations in your own turn.
no-such-partner = You cannot offer relations to this seat.
offer-refused-this-turn = { $player } has already declined this turn.
traitor-has-no-relations = Whoever holds the Traitor tile has no new relations.
relations-exist = You and { $player } already have relations.
no-ambassador-left = One of you has no ambassador left.
no-space-for-an-ambassador = There is no space for an ambassador on the reputation track.
no-wormhole-between = No complete wormhole joins a sector of yours and one of { $player }.
ships-in-one-sector = Ships of both of you are in { $sector }.
ship-in-a-partner-sector = One of you has a ship in a sector of the other: { $sector }.
no-room-wanted = You need no room for an ambassador now.
no-such-tile = You have no such reputation tile.
builds-in-own-sectors = You build in sectors where your disc lies.
technologies-are-researched = Research is for the technologies on the tray.
parts-are-installed = Upgrading is for parts and the slots of your blueprints.
