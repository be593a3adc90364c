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
board-track = Im Bauslot
board-ready = READY
board-category = { $category ->
    [infantry] Infanterie
    [vehicles] Fahrzeuge
   *[buildings] Gebäude
} ({ $limit })
board-aboard = an Bord
board-badge = { $badge ->
    [used] aktiviert
    [ore] mit Erz
    [empty] nicht geladen
    [prone] am Boden
    [hit] getroffen
    [suppressed] unter Feuer
   *[carries] mit Passagieren
}
board-alarm = { $on ->
    [yes] ALARM
   *[no] Kein Alarm
}
