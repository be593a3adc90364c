### Die Nachbesprechung: die Kette rückwärts, Lob und Tadel, die kleinste Änderung.

debrief-lost = In Zug { $turn } verloren, durch { $threat }.
debrief-won = Wieder zu Hause, mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
}.
debrief-chain = Wie es dazu kam, vom Ende her:
debrief-crew = Die Crew:

chain-lost-zone = Zug { $turn }: Zone { $zone } nimmt mehr Schaden, als sie aushält.
chain-lost-taken = Zug { $turn }: { $threat } erreicht Z, und das allein beendet die Mission.
chain-blow = Denn { $threat } greift { $zone } mit { $strength } an ({ $letter ->
    [x] X
    [y] Y
   *[z] Z
}), und der Schild hält { $absorbed } ab.
chain-shield-empty = { $filled ->
    [0] Denn niemand hat je den Schild von { $zone } gefüllt.
   *[other] Denn der Schild von { $zone } war leer; gefüllt wurde er zuletzt in Zug { $filled }.
}
chain-wounds = Denn { $zone } hatte schon { $tokens ->
    [one] ein Teil
   *[other] { $tokens } Teile
} verloren, durch { $threat } in Zug { $turn }.
chain-left = Denn { $threat } hatte noch { $hp ->
    [one] einen Trefferpunkt
   *[other] { $hp } Trefferpunkte
}.
chain-blunted = Denn die Schüsse aus Zug { $turn }, { $strength } stark, trafen auf Schild { $shield }: { $amount ->
    [0] Nichts
   *[other] Nur { $amount }
} kam durch.
chain-broken = Denn { $part } in { $zone } war seit Zug { $turn } beschädigt.
chain-never-hit = { $internal ->
    [1] Denn niemand hat je etwas gegen { $threat } getan.
   *[0] Denn niemand hat { $threat } je getroffen.
}
chain-wasted = Und in Zug { $turn } war die Aktion von { $crew } vergebens: { $why }.
chain-missed = Und in Zug { $turn } hat { $crew } in { $zone } ins Leere geschossen ({ $weapon }).
chain-delayed = Und in Zug { $turn } kam { $crew } zu spät: { $cause }.

praise-kill = { $crew }: Der Schuss aus Zug { $turn } hat { $threat } erledigt.
praise-hit = { $crew }: Der Schuss aus Zug { $turn } hat { $threat } zugesetzt.
praise-intruder = { $crew }: hat in Zug { $turn } gegen { $threat } gekämpft.
praise-repaired = { $crew }: hat in Zug { $turn } an { $threat } repariert.
praise-shield = { $crew }: { $amount } Energie für den Schild von { $zone } in Zug { $turn }.
praise-reactor = { $crew }: hat in Zug { $turn } { $amount } Energie nach { $zone } gebracht.
praise-computer = { $crew }: hat sich in Zug { $turn } um den Computer gekümmert.
praise-rocket = { $crew }: hat in Zug { $turn } eine Rakete gestartet.
praise-window = { $crew }: hat in Zug { $turn } aus dem Fenster geschaut.
praise-none = { $crew }: diesmal nichts zu loben.
blame-wasted = { $crew }: Zug { $turn } vergebens, { $why }.
blame-missed = { $crew }: Die Waffe aus Zug { $turn } traf nichts ({ $weapon }).
blame-delayed = { $crew }: in Zug { $turn } aufgehalten, { $cause }.
blame-out = { $crew }: in Zug { $turn } außer Gefecht.
blame-idle = { $crew }: { $count } Züge ohne Karte.
blame-none = { $crew }: nichts zu tadeln.

change-nothing = nichts
change-card = { $crew }, Zug { $turn }: { $after } statt { $before }
change-saves = { $count ->
    [one] Eine Karte hätte das Schiff gerettet
   *[other] { $count } Karten hätten das Schiff gerettet
}: { $changes }.
change-earns = { $count ->
    [one] Eine Karte hätte mehr gebracht
   *[other] { $count } Karten hätten mehr gebracht
}: { $changes }.
change-none = Keine ein, zwei oder drei Karten, die ihr hattet, hätten das Schiff noch gerettet, als die Gefahr bekannt war.
change-no-more = Keine einzelne Karte hätte mehr gebracht.
solve-parts = Der beste Plan, hinterher betrachtet, geht ab Zug { $turn } andere Wege:
