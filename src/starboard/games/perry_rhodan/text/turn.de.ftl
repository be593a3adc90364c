### Start und Zug: Entscheidungen, Züge, Geschehen, Gründe.

choice-opening-hand = Ziehe deine ersten zehn Karten. Aus welchen Quellen?
waiting-opening-hand = { $seat } zieht die ersten zehn Karten.
choice-opening-redraw = Behältst du diese Hand? Neu ziehen geht nur, wenn alle oder keine deiner Karten Orte sind.
waiting-opening-redraw = { $seat } prüft die erste Hand.
choice-reactivation = Reaktivierung: Welche Karten werden wieder aktiv?
waiting-reactivation = { $seat } reaktiviert Karten.
choice-mission-section = Mission: Was unternimmst du?
waiting-mission-section = { $seat } entscheidet über Missionen.
choice-draw-section = Materiequelle: Woraus ziehst du?
waiting-draw-section = { $seat } zieht aus den Materiequellen.
choice-extra-draw = { $count ->
    [one] Ziehe eine Karte. Woraus?
   *[other] Ziehe { $count } Karten. Woraus?
}
waiting-extra-draw = { $seat } zieht zusätzlich.
choice-build-up = Ausbau: Lege Karten aus, alle für eine Seite.
waiting-build-up = { $seat } baut aus.
choice-discarding = { $count ->
    [one] Abwurf: Wirf eine Karte ab.
   *[other] Abwurf: Wirf noch { $count } Karten ab.
}
waiting-discarding = { $seat } wirft überzählige Karten ab.

move-redraw = Hand zeigen und neu ziehen
    .group = Hand
    .short = Neu ziehen
move-keep = Hand behalten
    .group = Hand
    .short = Behalten
move-wake = { $card } reaktivieren
    .group = Reaktivieren
    .short = { $card } reaktivieren
move-wake-all = Alle reaktivieren
    .group = Reaktivieren
    .short = Alle reaktivieren
move-done = Reaktivierung beenden
    .group = Weiter
    .short = { move-done }
move-end-missions = Missionen beenden
    .group = Weiter
    .short = { move-end-missions }
move-draw = Ziehen: { $phases }
    .group = Ziehen
    .short = Ziehen: { $phases }
move-discard = { $card } abwerfen
    .group = Abwerfen
    .short = { $card } abwerfen

event-coin-tossed = { $exchanged ->
    [yes] Zahl: Alle Aktionskartenstapel wandern nach links.
   *[other] Kopf: Alle behalten ihre Aktionskarten.
}
event-drawn-for-first = Für den ersten Zug wurden gezogen: { $numbers }.
event-first-player-found = { $seat } beginnt.
    .you-seat = Du beginnst.
event-cards-drawn = { $cards ->
    [none] { $count ->
        [one] { $seat } zieht eine Karte der Phase { $phase }.
       *[other] { $seat } zieht { $count } Karten der Phase { $phase }.
    }
   *[other] { $seat } zieht { $cards }.
}
    .you-seat = { $cards ->
        [none] { $count ->
            [one] Du ziehst eine Karte der Phase { $phase }.
           *[other] Du ziehst { $count } Karten der Phase { $phase }.
        }
       *[other] Du ziehst { $cards }.
    }
event-outdated-drawn = { $card } ist veraltet und kommt in die Materiesenke von { $seat }; dafür wird nachgezogen.
    .you-seat = { $card } ist veraltet und kommt in deine Materiesenke; dafür wird nachgezogen.
event-source-renewed = { $cards ->
    [0] Die Quelle { $phase } von { $seat } ist leer und bleibt es; der nächste Zug fällt aus.
   *[other] Die Quelle { $phase } von { $seat } war leer und entsteht neu aus der Senke ({ $cards }); der nächste Zug fällt aus.
}
    .you-seat = { $cards ->
        [0] Deine Quelle { $phase } ist leer und bleibt es; der nächste Zug fällt aus.
       *[other] Deine Quelle { $phase } war leer und entsteht neu aus der Senke ({ $cards }); der nächste Zug fällt aus.
    }
event-hand-shown = { $seat } zeigt { $cards } und zieht neu.
    .you-seat = Du zeigst { $cards } und ziehst neu.
event-hand-kept = { $seat } behält die Hand.
    .you-seat = Du behältst die Hand.
event-turn-began = { $seat } ist am Zug.
    .you-seat = Du bist am Zug.
event-turn-missed = { $seat } setzt aus.
    .you-seat = Du setzt aus.
event-card-woken = { $card } von { $seat } ist wieder aktiv.
    .you-seat = { $card } von dir ist wieder aktiv.
event-section-ended = { $section ->
    [reactivation] { $seat }: Mission.
    [mission] { $seat }: Materiequelle.
    [source] { $seat }: Ausbau.
   *[build_up] { $seat }: Abwurf.
}
    .you-seat = { $section ->
        [reactivation] Du: Mission.
        [mission] Du: Materiequelle.
        [source] Du: Ausbau.
       *[build_up] Du: Abwurf.
    }
event-card-discarded = { $seat } wirft { $card } ab.
    .you-seat = Du wirfst { $card } ab.
event-joint-surrender = Die Runden sind aufgebraucht. Ihr gebt gemeinsam auf.
event-gave-up = { $seat } gibt auf.
    .you-seat = Du gibst auf.

ten-cards-of-own-sources = Es müssen zehn Karten aus zugänglichen Quellen sein.
hand-is-mixed = Neu gezogen wird nur eine Hand aus lauter Orten oder ganz ohne Ort.
not-passive = { $card } ist nicht passiv.
must-stay-passive = { $card } muss noch passiv bleiben.
nothing-to-wake = Keine Karte kann reaktiviert werden.
draw-as-announced = { $count ->
    [one] Du ziehst eine Karte, aus einer zugänglichen Quelle.
   *[other] Du ziehst { $count } Karten, aus zugänglichen Quellen.
}
not-on-hand = { $card } hast du nicht auf der Hand.

reason-joint-surrender = Gemeinsame Aufgabe: Es zählen die Punkte der beendeten Phasen.
reason-aborted = Alle anderen haben aufgegeben.

choice-after-draw = Du hast gezogen. Wirfst du noch etwas ab, um mehr zu ziehen?
waiting-after-draw = { $seat } kann noch mehr ziehen.
choice-throw-off = { $count ->
    [one] Wirf eine Karte ab.
   *[other] Wirf noch { $count } Karten ab.
}
waiting-throw-off = { $seat } wirft Karten ab.
