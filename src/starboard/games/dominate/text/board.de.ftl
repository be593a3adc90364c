### Der Plan im Terminal.

board-round = { $last ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $last }
}
board-player = Spieler
board-faction = Fraktion
board-credits = Credits
board-energy = Energie
board-value = Wert
board-strike = Strike
board-slot = Im Bau: { $orders }
board-empty = nichts
