### Ore, building, selling, MCVs and orbital strikes.

## Decisions

choice-building = { $stage ->
    [0] Build: place what is finished, recycle, order. Then end your turn.
    [1] Recycle or order. Then end your turn.
   *[2] Order, or end your turn.
}
waiting-building = { $seat } is building.
choice-offer-harvester = { $figure } is ready. Do you take its harvester now?
waiting-offer-harvester = { $seat } decides about a harvester.
choice-pick-surplus = { $surplus ->
    [0] You have lost production, but nothing in your slot is too much.
    [one] One figure in your slot is too much. Which one do you lose?
   *[other] { $surplus } figures in your slot are too much. Which one do you lose?
}
waiting-pick-surplus = { $seat } checks the build slot.
choice-take-surplus = { $shown ->
    [0] Nothing in the slot of { $player } is too much for what is left. You get nothing.
   *[other] One figure in the slot of { $player } passes to you. Which one?
}
waiting-take-surplus = { $seat } looks at what was captured.

## Moves

move-load = { $figure } loads ore
    .group = Action
    .short = { move-load }
move-unload = { $figure } unloads ore
    .group = Action
    .short = { move-unload }
move-sell = Sell { $figure }
    .group = Sell
    .short = { $figure }
move-pack = { $figure } becomes an MCV
    .group = Action
    .short = { move-pack }
move-unfold = { $figure } becomes a Construction-Yard
    .group = Action
    .short = { move-unfold }
move-strike = Orbital strike on { $target }
    .group = Orbital strike
    .short = { $target }
move-take = Take { $order }
    .group = Captured
    .short = { $order }
move-lose = Lose { $order }
    .group = Too much
    .short = { $order }
move-harvester = { $take ->
    [yes] Take the harvester
   *[no] No harvester
}
    .group = Harvester
    .short = { move-harvester }
move-place = { $facing ->
    [none] { $type } to { $field }
    [e] { $type } to { $field }, facing east
    [se] { $type } to { $field }, facing south-east
    [sw] { $type } to { $field }, facing south-west
    [w] { $type } to { $field }, facing west
    [nw] { $type } to { $field }, facing north-west
   *[ne] { $type } to { $field }, facing north-east
}
    .group = Place
    .short = { move-place }
move-recycle = Recycle { $order }
    .group = Recycle
    .short = { $order }
move-order = Order { $type }
    .group = Order
    .short = { $type }
move-give = { $credits ->
    [one] Give { $seat } 1 credit
   *[other] Give { $seat } { $credits } credits
}
    .group = Partner
    .short = { $seat }: { $credits }
move-end-turn = End the turn
    .group = Go on
    .short = { move-end-turn }

## What happens

event-ore-loaded = { $figure } loads ore on { $field }.
event-ore-unloaded = { $figure } unloads ore; { $seat } gets { $credits } credits.
    .you-seat = { $figure } unloads ore; you get { $credits } credits.
event-slot-shown = { $seat } looks at what { $player } has in production there.
    .you-seat = You look at what { $player } has in production there.
    .you-player = { $seat } looks at what you have in production there.
event-order-taken = { $order ->
    [none] Nothing passes from { $player } to { $seat }.
   *[other] { $order } passes from { $player } to { $seat }.
}
    .you-seat = { $order ->
        [none] Nothing passes from { $player } to you.
       *[other] { $order } passes from { $player } to you.
    }
    .you-player = { $order ->
        [none] Nothing passes from you to { $seat }.
       *[other] { $order } passes from you to { $seat }.
    }
event-order-lost = { $seat } loses from the slot: { $order }.
    .you-seat = You lose from the slot: { $order }.
event-ordered = { $seat } orders { $type } for { $credits } credits.
    .you-seat = You order { $type } for { $credits } credits.
event-recycled = { $seat } recycles { $order } for { $credits } credits.
    .you-seat = You recycle { $order } for { $credits } credits.
event-credits-given = { $credits ->
    [one] { $seat } gives { $player } 1 credit.
   *[other] { $seat } gives { $player } { $credits } credits.
}
    .you-seat = { $credits ->
        [one] You give { $player } 1 credit.
       *[other] You give { $player } { $credits } credits.
    }
    .you-player = { $credits ->
        [one] { $seat } gives you 1 credit.
       *[other] { $seat } gives you { $credits } credits.
    }
event-placed = { $seat } places { $figure } on { $field }.
    .you-seat = You place { $figure } on { $field }.
event-sold = { $credits ->
    [one] { $seat } sells { $type } on { $field } for 1 credit.
   *[other] { $seat } sells { $type } on { $field } for { $credits } credits.
}
    .you-seat = { $credits ->
        [one] You sell { $type } on { $field } for 1 credit.
       *[other] You sell { $type } on { $field } for { $credits } credits.
    }
event-strike-moved = { $field ->
    [-1] { $seat } loses the orbital strike.
    [0] The orbital strike of { $seat } is ready.
   *[other] The orbital strike of { $seat } is on { $field }.
}
    .you-seat = { $field ->
        [-1] You lose the orbital strike.
        [0] Your orbital strike is ready.
       *[other] Your orbital strike is on { $field }.
    }

## Why not

no-harvester = { $figure } is no harvester.
holds-ore = { $figure } is full.
no-ore-there = There is no ore on { $field }.
holds-no-ore = { $figure } holds no ore.
no-refinery-here = { $figure } is not on the unload field of a refinery of your side.
only-recycled = What is in the slot is not sold but recycled.
units-not-sold = { $figure } is a unit; only buildings are sold.
not-for-sale = { $figure } is not for sale.
just-captured = { $figure } was captured in this round and cannot be sold yet.
no-mcv = { $figure } is no MCV.
no-yard = { $figure } is no Construction-Yard.
no-token-left = You have no MCV token left.
no-building-ground = No building can stand on { $field }.
bridge-or-ford = No building can stand on a bridge or ford: { $field }.
ore-there = There is ore on { $field }.
no-buildings-here = In this scenario no building may stand on { $field }.
field-not-empty = { $field } is not empty.
too-far-away = { $field } is more than 2 fields away from your buildings.
across-water = { $field } is near only across water.
only-towers-near = Only towers are near { $field }, and they do not count.
not-at-barracks = { $type } comes out beside your barracks, not on { $field }.
not-at-exit = { $type } comes out at an exit of your factories, not on { $field }.
not-at-helipad = { $type } starts on one of your helipads, not on { $field }.
placing-is-over = You have gone on from placing.
recycling-is-over = You have gone on from recycling.
not-finished = You have no finished { $type }.
wrong-side = { $type } cannot be turned like that.
token-not-recycled = The orbital strike cannot be recycled.
not-in-production = { $order } is not in production.
nothing-too-much = Nothing in your slot is too much.
too-much-in-production = There is still too much in your slot.
pick-one = Pick a figure first.
not-to-be-ordered = { $type } cannot be ordered.
tech-too-high = { $type } needs tech level { $level }.
slot-is-full = { $category ->
    [infantry] Each barracks lets you build one infantry at a time. You have { $limit }.
    [vehicles] Each factory lets you build one vehicle or aircraft at a time. You have { $limit }.
   *[buildings] Each Construction-Yard lets you build one building at a time. You have { $limit }.
}
none-left = You have no unused figure left: { $type }.
too-few-credits = { $type } costs { $cost }, you have { $credits }.
no-gifts = In this scenario credits are not given away.
no-partner = { $player } is not your partner.
not-so-many-credits = You cannot give { $credits } credits.
no-uplink = { $figure } is no uplink.
strike-not-ready = The orbital strike is not ready yet.
no-figure = { $figure } is no figure.
flies = { $figure } is in the air.
