## Was Verben voraussagen

chance-attack = { $evades ->
    [0] { $through } %
   *[other] { $through } % (trifft { $hits } %, Ausweichen { $evades } %)
}
chance-evade = { $percent } %

## Was ein Trainer sagt

coach-buy = { $credits } Credits verfallen am Ende des Zuges. { $card } könntest du dafür kaufen.
coach-cash = Wirf { $card } für Credits ab: Dann reicht es für { $thing }.
coach-attack = { $weapon } könnte noch auf { $target } schießen, und die Chancen sind gut.
coach-charge = { $card } kann noch laden. Das kostet nichts.
coach-launch = { $card } steht im Hangar und kann starten.
coach-reveal = Du kannst noch eine Marktkarte aufdecken. Das kostet nichts.
coach-evade = { $card } könnte ausweichen. Der Versuch kostet nichts.
