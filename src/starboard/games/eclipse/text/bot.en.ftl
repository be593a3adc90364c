### Why the house bot plays as it does: one sentence for each decision.

why-accept = An ambassador is worth a point and keeps a neighbour quiet.
why-action = { $action ->
    [explore] New sectors bring most now, and their upkeep is covered.
    [research] There is a technology on the tray that is worth its price.
    [upgrade] Better parts make the fleet stronger than anything else now.
    [build] The materials do more on the map than in storage.
    [move] The ships can reach a sector that they will probably win.
   *[influence] Discs and colony ships bring most here.
}
why-attack = Staying to fire is better than running.
why-bomb = Without its population the sector will soon be nobody’s.
why-build = This brings most for its materials.
why-bury = The cube is missed least on this track.
why-claim = The sector is worth its upkeep.
why-colonise = Every cube on the map brings income from now on.
why-cube = On this track the cube costs the least income.
why-decline = The space on the reputation track is worth more.
why-discard = This sector would bring nothing but trouble.
why-draw-again = A second look costs nothing.
why-end = There is nothing left to do in this turn.
why-explore = The best sector probably lies there.
why-fly = A step towards the target that brings most.
why-give-back = The space is needed for something better.
why-give-up = This sector is missed least.
why-hit = The hit does most there.
why-influence = The disc brings most there.
why-install = This part makes the ships strongest.
why-keep = The higher tile stays.
why-keep-discovery = The points are worth more than the reward by now.
why-lay-beside = The part does not fit now; perhaps it will later.
why-leave = The sector is not worth its upkeep.
why-occupy = The sector is taken, and worth its upkeep.
why-offer = An ambassador is worth a point to both.
why-pass = No action is worth its upkeep now.
why-pay = There is nothing left to settle.
why-place = The sector is well connected this way, and hard to attack.
why-portal = The portal is safest in this sector.
why-react = One last reaction still pays.
why-ready-ship = One more colony ship has something to settle.
why-remove = Without this part there is room for a better one.
why-research = This technology brings most for its price.
why-resource = There is least of it.
why-retreat = The battle is lost; the ships are not.
why-species = The house bot plays this species best.
why-stop = Nothing else is worth doing with this action.
why-take-technology = This technology comes free, and it is the most useful one.
why-trade = { $get ->
    [money] The money is needed for the upkeep.
   *[other] It is needed for something that brings points.
}
why-use-discovery = So early the reward is worth more than the points.
