### What board and terminal say.

board-phase = Phase { $phase }
board-section = { $section ->
    [reactivation] Reactivation
    [mission] Mission
    [source] Matter source
    [build_up] Build-up
   *[discard] Discard
}
board-turn = to move
board-out = has given up
board-points = points { $points }
board-cards = hand { $cards }
board-tracks = Sol { $sol }, scouting { $scouting }
board-goal = Goal
board-hand = Hand { $phase }
board-values = S/A/D
board-mission = { $kind ->
    [offensive] Offensive mission of { $player } against { $target } of { $opponent }
    [defensive] Defensive mission of { $player } to { $target }
    [agent] Agent mission of { $player } to { $target } of { $opponent }
   *[counter] Counter mission of { $player } at { $target }
}{ $goal ->
    [none] { "" }
   *[other] { ": " }{ card-goal }
}
board-combat = { $kind ->
    [space] Space combat, round { $round }
   *[ground] Ground combat, round { $round }
}
