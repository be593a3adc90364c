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
    .you-seat = { $onto ->
        [none] Du legst { $card } aus.
       *[other] Du legst { $card } an { $onto } an.
    }
event-secret-laid = { $seat } legt eine geheime Karte der Phase { $phase } aus.
    .you-seat = Du legst eine geheime Karte der Phase { $phase } aus.

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
bears-nothing = { $card } wird nicht unter eine andere Karte gelegt.
card-does-not-fit = { $card } passt nicht an diese Karte.
unit-has-accessory = Die Einheit trägt schon ein Zubehör; { $card } passt nicht dazu.

choice-paying = { $skill ->
    [science] { $count ->
        [one] Wer stiftet den Wissenschaftspunkt?
       *[other] Wer stiftet die { $count } Wissenschaftspunkte?
    }
   *[other] { $count ->
        [one] Wer stiftet den Rätselpunkt?
       *[other] Wer stiftet die { $count } Rätselpunkte?
    }
}
waiting-paying = { $seat } bezahlt mit Punkten.
choice-pick-target = { $card }: Wähle, wen es betrifft.
waiting-pick-target = { $seat } wählt ein Ziel für { $card }.
choice-pick-skill = { $card }: Welche Fertigkeit steigt?
waiting-pick-skill = { $seat } wählt eine Fertigkeit für { $card }.

move-solve = { $card } auf { $place } lösen
    .group = Lösen
    .short = { $card } lösen
move-declare = { $against ->
    [none] { $card } ausrufen
   *[other] { $card } gegen { $against } ausrufen
}
    .group = Status
    .short = { $card } ausrufen
move-swap = { $old } gegen { $card } tauschen
    .group = Tauschen
    .short = { $old } gegen { $card }
move-pay = Mit { $cards } bezahlen
    .group = Bezahlen
    .short = Bezahlen: { $cards }
move-replace = { $card } abwerfen und nachziehen
    .group = Abwerfen
    .short = { $card } abwerfen, neu ziehen

event-riddle-solved = { $seat } löst { $card }.
    .you-seat = Du löst { $card }.
event-status-set = { $opponent ->
    [none] { $seat } ruft { $card } aus.
   *[other] { $seat } ruft { $card } gegen { $opponent } aus.
}
    .you-seat = { $opponent ->
        [none] Du rufst { $card } aus.
       *[other] Du rufst { $card } gegen { $opponent } aus.
    }
    .you-opponent = { $seat } ruft { $card } gegen dich aus.
event-card-swapped = { $seat } tauscht { $old } gegen { $card }.
    .you-seat = Du tauschst { $old } gegen { $card }.
event-unique-replaced = { $seat } wirft { $card } ab, weil ein Namensvetter in der Senke liegt.
    .you-seat = Du wirfst { $card } ab, weil ein Namensvetter in der Senke liegt.

no-bearer-there = Dort liegt nichts, was { $card } tragen kann.
place-forbids = { $place } lässt { $card } nicht zu.
is-not-barred = { $card } ist nicht gesperrt.
riddle-is-solved = { $card } hast du schon gelöst.
pays-not-exactly = { $count ->
    [one] Das ergibt nicht den einen Punkt, oder jemand ist zu viel.
   *[other] Das ergibt nicht { $count } Punkte, oder jemand ist zu viel.
}
no-namesake-there = Für { $card } liegt kein Namensvetter aus.
places-are-stacked = Orte werden nicht getauscht, sondern gestapelt.
not-of-higher-phase = { $card } stammt nicht aus einer höheren Phase.
needs-sacrifice = Für { $card } wurde keine Mission geopfert.
cannot-be-raised = Diese Fertigkeit kann { $card } nicht steigern.
