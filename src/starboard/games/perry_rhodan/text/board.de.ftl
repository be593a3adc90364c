### Was Brett und Terminal sagen.

board-phase = Phase { $phase }
board-section = { $section ->
    [reactivation] Reaktivierung
    [mission] Mission
    [source] Materiequelle
    [build_up] Ausbau
   *[discard] Abwurf
}
board-turn = am Zug
board-out = hat aufgegeben
board-points = Punkte { $points }
board-cards = Hand { $cards }
board-tracks = Sol { $sol }, Sondierung { $scouting }
board-goal = Ziel
board-hand = Hand { $phase }
board-values = T/A/V
board-mission = { $kind ->
    [offensive] Offensivmission von { $player } gegen { $target } von { $opponent }
    [defensive] Defensivmission von { $player } nach { $target }
    [agent] Agentenmission von { $player } nach { $target } von { $opponent }
   *[counter] Abwehrmission von { $player } auf { $target }
}{ $goal ->
    [none] { "" }
   *[other] { ": " }{ card-goal }
}
board-combat = { $kind ->
    [space] Raumkampf, Runde { $round }
   *[ground] Bodenkampf, Runde { $round }
}
