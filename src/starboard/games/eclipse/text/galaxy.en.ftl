### The map: exploring, discoveries, colonies, movement, influence.

## Decisions: the question to the person, and what the others read

choice-exploring = { $left ->
    [one] Explore a zone or stop.
   *[other] Explore up to { $left } zones or stop.
}
waiting-exploring = { $seat } is exploring.
choice-placing = { $second ->
    [none] You have drawn { $sector }. Place the sector or discard it.
   *[other] You have drawn { $sector } and { $second }. Place one of them or discard both.
}
waiting-placing = { $seat } is looking at a sector: { $zone }.
choice-control-offer = Do you take { $sector } with a disc?
waiting-control-offer = { $seat } is deciding about { $sector }.
choice-discovery-choice = { $tile }: do you take the discovery, or keep it for 2 points?
waiting-discovery-choice = { $seat } is looking at a discovery.
choice-ancient-technology = Which of the cheapest technologies do you take?
waiting-ancient-technology = { $seat } is taking a technology of the Ancients.
choice-found-part = Where does { $part } go? You may also lay it beside your board.
waiting-found-part = { $seat } is installing { $part } or laying it aside.
choice-moving = { $steps ->
    [0] { $left ->
        [one] Move a ship or stop.
       *[other] Move up to { $left } ships or stop.
    }
    [one] { $left ->
        [0] { $ship } can go one sector further.
        [one] { $ship } can go one sector further. After that you have one move left.
       *[other] { $ship } can go one sector further. After that you have { $left } moves left.
    }
   *[other] { $left ->
        [0] { $ship } can go { $steps } sectors further.
        [one] { $ship } can go { $steps } sectors further. After that you have one move left.
       *[other] { $ship } can go { $steps } sectors further. After that you have { $left } moves left.
    }
}
waiting-moving = { $seat } is moving ships.
choice-influencing = { $left ->
    [0] You may still use colony ships before they are turned up again.
    [one] Move a disc or stop.
   *[other] Move up to { $left } discs or stop.
}
waiting-influencing = { $seat } is using influence.

## Moves

move-explore = Explore from { $origin }: { $zone }
    .group = Explore
    .short = { $origin } → { $zone }
move-place = Place { $sector }, turned by { $rotation }
    .group = Place
    .short = { $sector }, turned by { $rotation }
move-discard = Discard
    .group = Discard
    .short = { move-discard }
move-draw-again = Draw a second sector
    .group = Draw
    .short = { move-draw-again }
move-claim = Take { $sector }
    .group = Influence
    .short = { move-claim }
move-leave = Leave it without a disc
    .group = Influence
    .short = { move-leave }
move-use-discovery = Take the discovery
    .group = Discovery
    .short = { move-use-discovery }
move-keep-discovery = Keep it for 2 points
    .group = Discovery
    .short = { move-keep-discovery }
move-take-technology = Take { $technology }
    .group = Technology
    .short = { $technology }
move-lay-beside = Lay it beside the board
    .group = Aside
    .short = { move-lay-beside }
move-fly = { $ship } to { $sector }
    .group = Move
    .short = { $ship } → { $sector }
move-influence = { $origin ->
    [none] Disc from the track to { $target }
   *[other] { $target ->
        [none] Disc from { $origin } back to the track
       *[other] Disc from { $origin } to { $target }
    }
}
    .group = Influence
    .short = { $origin ->
        [none] Track → { $target }
       *[other] { $target ->
            [none] { $origin } → track
           *[other] { $origin } → { $target }
        }
    }
move-ready-ship = Turn up a colony ship
    .group = Colony ships
    .short = { move-ready-ship }
move-colonise = { $track ->
    [money] Money cube on { $square }
    [science] Science cube on { $square }
   *[materials] Materials cube on { $square }
}
    .group = Colony ships
    .short = { $track ->
        [money] { $square } (money)
        [science] { $square } (science)
       *[materials] { $square } (materials)
    }

## What has happened

event-sector-drawn = { $sector ->
    [none] { $seat } draws a sector: { $zone }.
   *[other] { $seat } draws { $sector }: { $zone }.
}
    .you-seat = { $sector ->
        [none] You draw a sector: { $zone }.
       *[other] You draw { $sector }: { $zone }.
    }
event-sector-placed = { $seat } places { $sector }.
    .you-seat = You place { $sector }.
event-sector-discarded = { $seat } discards { $sector }.
    .you-seat = You discard { $sector }.
event-stack-renewed = The discard pile of ring { $ring } is shuffled into a new stack.
event-discovery-drawn = { $tile ->
    [none] { $seat } looks at a discovery.
   *[other] { $seat } discovers: { $tile }.
}
    .you-seat = { $tile ->
        [none] You look at a discovery.
       *[other] You discover: { $tile }.
    }
event-discovery-used = { $seat } takes the discovery: { $tile }.
    .you-seat = You take the discovery: { $tile }.
event-discovery-kept = { $seat } keeps the discovery for 2 points.
    .you-seat = You keep the discovery for 2 points.
event-portal-found = A warp portal opens in { $sector }.
event-part-laid-beside = { $seat } lays { $part } beside the board.
    .you-seat = You lay { $part } beside the board.
event-ship-moved = { $seat } moves { $ship } from { $origin } to { $sector }.
    .you-seat = You move { $ship } from { $origin } to { $sector }.
event-colonised = { $seat } settles { $sector }: { $track }.
    .you-seat = You settle { $sector }: { $track }.
event-colony-ships-ready = { $count ->
    [one] { $seat } turns up a colony ship.
   *[other] { $seat } turns up { $count } colony ships.
}
    .you-seat = { $count ->
        [one] You turn up a colony ship.
       *[other] You turn up { $count } colony ships.
    }

## Why something cannot be done

no-origin = You cannot explore from { $sector }: you need a disc there, or a ship that nobody pins.
zone-not-beside = This is not beside { $sector }: { $zone }.
zone-explored = This zone is explored already.
no-wormhole-there = { $sector } has no wormhole on this side: { $zone }.
no-sector-left = There are no sectors left for ring { $ring }.
sector-not-drawn = You have not drawn { $sector }.
not-joined = Turned like this there is no wormhole between { $sector } and { $origin }.
one-sector-only = You draw one sector only.
two-sectors-at-most = You draw two sectors at most.
only-the-new-sector = Now it is about { $sector }.
no-technology-to-take = None of the cheapest technologies fits on your tracks. The 2 points remain.
home-sector-lost = You no longer control your home sector. The 2 points remain.
not-the-cheapest = { $technology } is not among the cheapest technologies that you lack.
only-the-found-part = Now it is about { $part }.
no-colony-ship = You have no face-up colony ship left.
no-such-square = There is no such square on the map.
square-is-taken = There is a cube on this square of { $sector } already.
square-needs-technology = For a square with a star you lack the technology: { $track }.
no-cube-left = There is no cube left on this track: { $track }.
enemy-ships-there = There are ships of others in { $sector }.
ship-not-yours = This is none of your ships on the map.
zone-unexplored = There is no sector.
starbases-do-not-move = Starbases do not move.
ship-is-pinned = { $ship } is pinned.
no-activation-left = You have no activation left.
equal-ship-goes-first = These ships are equal. Take { $ship }.
no-wormhole = There is no wormhole between { $origin } and { $sector }.
influenced-already = You have influenced { $sector } in this turn already.
disc-stays-where-it-is = The disc would stay where it is.
sector-has-a-disc = You cannot put a disc on { $sector }: one is there, or there is no such sector.
out-of-reach = { $sector } is out of reach: you need a ship there, or a wormhole to another disc or ship of yours.
two-ships-turned-up = This action has turned up two colony ships already.
no-ship-face-down = All your colony ships are face up.
nothing-of-yours-beside = You have neither a disc nor a free ship beside this zone.
sector-explored = { $sector } is explored already. Choose an empty zone beside your discs and ships.
zones-are-explored = Exploring goes to an empty zone beside your discs and ships.
no-way-out = No wormhole leads out of { $sector }.
no-ship-gets-there = None of your ships is one step away from { $sector }.
ships-are-moved = Moving is for your ships on the map.
discs-are-moved = Influence moves discs: from your track or a sector of yours to a free sector, or back.
