### Ausbau: Züge, Geschehen, Gründe.

move-lay = { $onto ->
    [none] { $card } auf { $place } auslegen
   *[other] { $card } auf { $place } an { $onto } auslegen
}
    .group = Auslegen
    .short = { $card } → { $place }
move-end-build-up = Ausbau beenden
    .group = Weiter
    .short = { move-end-build-up }

event-card-laid = { $onto ->
    [none] { $seat } legt { $card } aus.
   *[other] { $seat } legt { $card } an { $onto } an.
}
event-secret-laid = { $seat } legt eine geheime Karte der Phase { $phase } aus.

no-such-place = { $place } ist kein Ort.
not-on-that-side-of-space = { $side ->
    [pro] { $card } kann nicht auf der Pro-Seite liegen.
   *[anti] { $card } kann nicht auf der Anti-Seite liegen.
}
other-side-chosen = { $side ->
    [pro] In diesem Abschnitt spielst du für die Pro-Seite.
   *[anti] In diesem Abschnitt spielst du für die Anti-Seite.
}
unique-is-there = { $card } ist ein Unikat und liegt schon in deinem Raum.
namesake-in-sink = In deiner Senke liegt eine Karte gleichen Namens aus einer anderen Phase; { $card } ist gesperrt.
place-has-own-stack = { $card } bildet einen eigenen Stapel.
premise-not-met = Die Prämissen von { $card } sind dort nicht erfüllt.
one-place-a-turn = In diesem Ausbau hast du schon einen Ort ausgelegt.
place-is-used-up = { $count ->
    [0] { $place } liegt nicht aus.
    [one] Auf { $place } hast du in diesem Ausbau schon eine Karte ausgelegt; mehr erlaubt der Stapel nicht.
   *[other] Auf { $place } hast du in diesem Ausbau schon { $count } Karten ausgelegt; mehr erlaubt der Stapel nicht.
}
cap-is-reached = Auf { $place } ist die Obergrenze erreicht; für { $card } ist kein Platz.
other-loyalty = Auf diesem Ort ist eine andere Loyalität als die von { $card }.
accessory-is-there = { $card } ist dort schon vorhanden.
bears-nothing = { $card } ist kein Zubehör.
does-not-fit = { $card } passt nicht an diese Karte.
unit-has-accessory = Die Einheit trägt schon ein Zubehör; { $card } passt nicht dazu.
