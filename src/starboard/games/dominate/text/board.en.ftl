### The board in a terminal.

board-round = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
}
board-player = Player
board-faction = Faction
board-credits = Credits
board-energy = Energy
board-value = Value
board-strike = Strike
board-track = In production
board-ready = READY
board-category = { $category ->
    [infantry] Infantry
    [vehicles] Vehicles
   *[buildings] Buildings
} ({ $limit })
board-aboard = aboard
board-badge = { $badge ->
    [used] used
    [ore] with ore
    [empty] not loaded
    [prone] prone
    [hit] hit
    [suppressed] suppressed
   *[carries] with passengers
}
board-alarm = { $on ->
    [yes] ALARM
   *[no] No alarm
}
