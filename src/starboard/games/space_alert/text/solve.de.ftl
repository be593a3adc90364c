### Die Nachbesprechung: was die Crew stattdessen hätte tun können.

solve-given = So wie geplant: Überleben { $percent } %, im Mittel { $score } Punkte.
solve-lost = So wie geplant ist die Mission verloren, welche Schadensmarker auch gezogen werden.
solve-best = Der beste gefundene Plan: Überleben { $percent } %, im Mittel { $score } Punkte.
solve-plan = So geht es:
solve-nothing = Ein besserer Plan hat sich nicht gefunden.
solve-tried = { $plans ->
    [one] Ein Plan in { $seconds } s probiert.
   *[other] { $plans } Pläne in { $seconds } s probiert.
}
solve-exact = Beide Werte sind genau: Alle Schadensmarker, die gezogen werden können, sind berücksichtigt.
solve-some = Die Werte sind Schätzungen über { $orders } zufällige Reihenfolgen der Schadensmarker.
solve-progress = { $most ->
    [0] Bisher { $plans } Pläne probiert
   *[other] { $plans } von { $most } Plänen probiert
}
solve-looks-closer = Suche die kleinste Änderung, die hilft
solve-prepares = Der schnelle Rechenweg wird einmal vorbereitet. Das dauert etwa eine halbe Minute.
