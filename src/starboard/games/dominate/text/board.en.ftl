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
board-slot = In production: { $orders }
board-empty = nothing
