### Phasen, Punkte, Aufgeben: Entscheidungen, Züge, Geschehen, Gründe.

choice-fill-hand = { $count ->
    [one] Ziehe eine Karte. Woraus?
   *[other] Ziehe { $count } Karten. Woraus?
}
waiting-fill-hand = { $seat } füllt die Hand auf.

move-change-phase = Phasenwechsel ausrufen
    .group = Phase
    .short = Phasenwechsel
move-follow = Dem Phasenwechsel folgen
    .group = Phase
    .short = Folgen

event-phase-ended = { $seat } ruft den Phasenwechsel aus: Phase { $phase } ist zu Ende.
    .you-seat = Du rufst den Phasenwechsel aus: Phase { $phase } ist zu Ende.
event-phase-began = Phase { $phase } beginnt.
event-points-given = { $seat }: { $points } für { score-reason } (Phase { $phase }).
    .you-seat = Du: { $points } für { score-reason } (Phase { $phase }).
event-followed = { $seat } folgt in Phase { $phase }.
    .you-seat = Du folgst in Phase { $phase }.
event-place-fell = { $place } von { $seat } ist veraltet und verschwindet.
    .you-seat = { $place } von dir ist veraltet und verschwindet.
event-outdated-sunk = { $seat } gibt Veraltetes in die Materiesenke: { $cards }.
    .you-seat = Du gibst Veraltetes in die Materiesenke: { $cards }.
event-outdated-set-aside = { $count ->
    [one] { $seat } legt eine veraltete Handkarte beiseite.
   *[other] { $seat } legt { $count } veraltete Handkarten beiseite.
}
    .you-seat = { $count ->
        [one] Du legst eine veraltete Handkarte beiseite.
       *[other] Du legst { $count } veraltete Handkarten beiseite.
    }
event-ships-detected = Die Strukturtasterstation von { $seat } ortet { $cards }: Ihr Ziel ist bekannt.
    .you-seat = Deine Strukturtasterstation ortet { $cards }: Ihr Ziel ist bekannt.
event-game-aborted = Nur { $seat } würde weiterspielen. Das Spiel wird abgebrochen.
    .you-seat = Nur du würdest weiterspielen. Das Spiel wird abgebrochen.

victory-part = { $part ->
    [terra] Terra auf der Pro-Seite
    [far-ship] ein Schiff mit Reichweite über 2 auf der Pro-Seite
    [ferrol] Ferrol auf der Anti-Seite
    [topsider] eine Einheit der Topsider auf Anti-Ferrol
    [riddle] ein gelöstes Rätsel der Phase II
    [snowman] Snowman auf der Anti-Seite
    [trader-ship] ein Schiff der Springer oder Überschweren auf Anti-Snowman
    [riddle-or-ganymed] ein gelöstes Rätsel der Phase III oder die GANYMED auf der Pro-Seite
    [aralon] eine Reduzierung auf Aralon mit Einheiten
    [aqua] danach eine Reduzierung auf Pro-Aqua, ohne Aqua auf Pro-Terra
    [pro-mirsal] Verhandlung auf Pro-Mirsal III, oder 2 Gray Beast ohne Tolimon und Volat der Nachbarn
    [anti-mirsal] Verhandlung auf Anti-Mirsal III
   *[atlan] Atlan aktiv auf Pro-Sol
}
victory-not-met = Dir fehlt: { victory-part } ({ $have } von { $need }).
no-change-in-bonus-turn = Im Bonuszug gibt es keinen weiteren Phasenwechsel.
owns-pro-atlan = Mit Anti-Atlan geht das nur ohne eigenen Pro-Atlan.
nothing-to-follow = Du hast schon Zugang zur laufenden Phase.
arkonids-stay-in-m-13 = { $card } verlässt M-13 in Phase IV nicht.
regent-forbids = Der Robotregent lässt { $card } nicht mit: Prämisse { $need }, Robotregent-Zahl { $have }.
needs-own-aralon = Dafür brauchst du ein eigenes Aralon.
aras-protect-aralon = Die Aras schützen Aralon: Die Ara-Zahl ist { $have } und müsste unter 1 liegen.

reason-phases-are-over = Die letzte Phase ist zu Ende.

move-shuffle = Quelle { $phase } mischen
    .group = Mischen
    .short = Quelle { $phase } mischen
nothing-to-shuffle = Die Reihenfolge der Quelle { $phase } kennt ohnehin niemand.
