### Kampf: Entscheidungen, Züge, Geschehen, Gründe.

choice-line-up = Lege deine nächste Karte: gegen eine gegnerische, als neue Paarung oder als Geleit.
waiting-line-up = { $seat } stellt auf.
choice-leftovers = Eine deiner Karten hat kein Gegenüber. Wen begleitet sie?
waiting-leftovers = { $seat } teilt die Karten ohne Gegenüber ein.
choice-choose-order = In welcher Reihenfolge werden die Kampfpaarungen entschieden?
waiting-choose-order = { $seat } bestimmt die Reihenfolge der Kampfpaarungen.
choice-break-or-bonus = { $points ->
    [one] { $card } liegt mit der Tarnung um eins vorn. Was machst du daraus?
   *[other] { $card } liegt mit der Tarnung um { $points } vorn. Was machst du daraus?
}
waiting-break-or-bonus = { $seat } entscheidet über die Tarndifferenz.
choice-loss-moment = { $card } wird gleich vernichtet. Verhinderst du das?
waiting-loss-moment = { $seat } kann { $card } retten.
choice-caught-moment = { $card } ist geschlagen. Folgt vor der Vernichtung eine Gehirnwäsche?
waiting-caught-moment = { $seat } entscheidet, was mit dem gefassten Agenten geschieht.
choice-ask-retreat = Runde { $round } ist vorbei. Ziehst du dich zurück?
waiting-ask-retreat = { $seat } entscheidet über den Rückzug.
choice-ask-join = Welche durchgebrochenen Schiffe schließen sich dem Rückzug an?
waiting-ask-join = { $seat } entscheidet, welche Schiffe sich dem Rückzug anschließen.
choice-regroup = Freies Zubehör kann jetzt den Träger wechseln.
waiting-regroup = { $seat } verteilt Zubehör.
choice-fly-back = An welchen anderen Ort ziehen sich deine Schiffe zurück?
waiting-fly-back = { $seat } wählt den Rückzugsort.
choice-load-up = Wer geht vor dem Raumkampf an Bord?
waiting-load-up = { $seat } belädt Schiffe.
choice-go-back = Wohin gehen deine Schiffe jetzt?
waiting-go-back = { $seat } entscheidet, wohin die Schiffe gehen.
choice-name-reduction = Welche Karte wird reduziert?
waiting-name-reduction = { $seat } nennt die Karte, die reduziert wird.

move-oppose = { $card } gegen { $against }
    .group = Dagegenlegen
    .short = { $card } gegen { $against }
move-front = { $card } eröffnet eine neue Paarung
    .group = Neue Paarung
    .short = { $card } in neuer Paarung
move-escort = { $role ->
    [attack] { $card } begleitet { $front }: Angriff +1
   *[defence] { $card } begleitet { $front }: Verteidigung +1
}
    .group = Geleit
    .short = { $role ->
        [attack] { $card }: Angriff +1
       *[defence] { $card }: Verteidigung +1
    }
move-order = { $backwards ->
    [yes] Von rechts nach links
   *[no] Von links nach rechts
}
    .group = Reihenfolge
    .short = { $backwards ->
        [yes] Rechts nach links
       *[no] Links nach rechts
    }
move-break = { $card } bricht durch
    .group = Tarnung
    .short = Durchbrechen
move-bonus = Angriff +{ $attack }, Verteidigung +{ $defence }
    .group = Tarnung
    .short = Angriff +{ $attack }, Verteidigung +{ $defence }
move-retreat = Zurückziehen
    .group = Rückzug
    .short = Rückzug
move-stay = Weiterkämpfen
    .group = Rückzug
    .short = Bleiben
move-join-retreat = { $ship } schließt sich dem Rückzug an
    .group = Rückzug
    .short = { $ship } zieht mit
move-ready = Nichts weiter
    .group = Weiter
    .short = Fertig
move-hand-over = { $accessory } geht an { $unit }
    .group = Zubehör
    .short = { $accessory } an { $unit }

move-reduce = { $card } reduzieren
    .group = Reduzierung
    .short = { $card } reduzieren

event-combat-began = { $kind ->
    [space] Raumkampf bei { $place }: { $attacker } gegen { $defender }.
   *[ground] Bodenkampf bei { $place }: { $attacker } gegen { $defender }.
}
    .you-attacker = { $kind ->
        [space] Raumkampf bei { $place }: du gegen { $defender }.
       *[ground] Bodenkampf bei { $place }: Du gegen { $defender }.
    }
event-round-began = Kampfrunde { $round }.
event-front-laid = { $against ->
    [none] { $seat } eröffnet mit { $card } eine Paarung.
   *[other] { $seat } legt { $card } gegen { $against }.
}
    .you-seat = { $against ->
        [none] Du eröffnest mit { $card } eine Paarung.
       *[other] Du legst { $card } gegen { $against }.
    }
event-escort-laid = { $role ->
    [attack] { $card } von { $seat } verstärkt den Angriff von { $front }.
   *[defence] { $card } von { $seat } verstärkt die Verteidigung von { $front }.
}
    .you-seat = { $role ->
        [attack] { $card } von dir verstärkt den Angriff von { $front }.
       *[defence] { $card } von dir verstärkt die Verteidigung von { $front }.
    }
event-sat-out = { $card } von { $seat } setzt diese Runde aus.
    .you-seat = { $card } von dir setzt diese Runde aus.
event-order-chosen = { $backwards ->
    [yes] { $seat } lässt die Paarungen von rechts nach links entscheiden.
   *[no] { $seat } lässt die Paarungen von links nach rechts entscheiden.
}
    .you-seat = { $backwards ->
        [yes] Du lässt die Paarungen von rechts nach links entscheiden.
       *[no] Du lässt die Paarungen von links nach rechts entscheiden.
    }
event-stealth-drawn = Tarnung: { $attacker } { $attacker_value }, { $defender } { $defender_value }.
    .you-attacker = Tarnung: du { $attacker_value }, { $defender } { $defender_value }.
event-broke-through = { $card } von { $seat } bricht durch.
    .you-seat = { $card } von dir bricht durch.
event-break-stopped = { $card } von { $seat } bricht doch nicht durch.
    .you-seat = { $card } von dir bricht doch nicht durch.
event-bonus-taken = { $card } von { $seat } bekommt durch die Tarnung Angriff +{ $attack } und Verteidigung +{ $defence }.
    .you-seat = { $card } von dir bekommt durch die Tarnung Angriff +{ $attack } und Verteidigung +{ $defence }.
event-values-drawn = { $card } von { $seat }: Angriff { $attack }, Verteidigung { $defence }.
    .you-seat = { $card } von dir: Angriff { $attack }, Verteidigung { $defence }.
event-loss-prevented = { $card } von { $seat } ist gerettet.
    .you-seat = { $card } von dir ist gerettet.
event-stayed-hidden = { $card } von { $seat } bleibt unentdeckt.
    .you-seat = { $card } von dir bleibt unentdeckt.
event-nothing-hit = { $attacker } und { $defender } halten beide stand.
    .you-attacker = Du und { $defender } haltet beide stand.
event-retreat-announced = { $forced ->
    [yes] { $seat } muss sich zurückziehen.
   *[no] { $seat } zieht sich zurück.
}
    .you-seat = { $forced ->
        [yes] Du musst dich zurückziehen.
       *[no] Du ziehst dich zurück.
    }
event-combat-ended = { $kind ->
    [space] Der Raumkampf ist vorbei.
   *[ground] Der Bodenkampf ist vorbei.
}
event-card-reduced = Die Mission von { $seat } erreicht ihr Ziel: { $card }.
    .you-seat = Deine Mission erreicht ihr Ziel: { $card }.
event-nothing-reduced = { $why ->
    [goal] { $seat } hat kein Missionsziel: Nichts wird reduziert.
    [nobody] Keine aktive Einheit von { $seat } ist dort: Nichts wird reduziert.
    [held] Die Verteidigung hält: { $seat } reduziert nichts.
    [spared] Eine Einheit der Verteidigung ist gefallen: Die Verwüstung entfällt.
   *[none] Dort gibt es nichts, was { $seat } reduzieren könnte.
}
    .you-seat = { $why ->
        [goal] Du hast kein Missionsziel: Nichts wird reduziert.
        [nobody] Keine aktive Einheit von dir ist dort: Nichts wird reduziert.
        [held] Die Verteidigung hält: Du reduzierst nichts.
        [spared] Eine Einheit der Verteidigung ist gefallen: Die Verwüstung entfällt.
       *[none] Dort gibt es nichts, was du reduzieren könntest.
    }
event-place-fell = { $place } von { $seat } ist gefallen.
    .you-seat = { $place } von dir ist gefallen.
event-uniques-met = { $card } von { $attacker } trifft auf { $other } und kommt in die Materiesenke.
    .you-attacker = { $card } von dir trifft auf { $other } und kommt in die Materiesenke.

not-on-combat-hand = { $card } ist nicht auf deiner Kampfhand.
has-its-opponent = { $card } hat schon ein Gegenüber.
must-oppose = Lege zuerst eine Karte gegen { $card }.
pairing-limit = { $limit ->
    [one] Hier ist nur eine Paarung erlaubt.
   *[other] Hier sind nur { $limit } Paarungen erlaubt.
}
no-own-front = { $card } liegt nicht mit einem Gegenüber in deiner Reihe.
two-escorts-at-most = { $card } hat schon zwei Begleiter.
cannot-escort-that = { $card } kann { $front } nicht begleiten.
defender-cannot-break = Nur der Angreifer kann durchbrechen.
no-break-in-counter-mission = In einer Abwehrmission bricht niemand durch.
is-not-ahead = { $card } liegt nicht vorn.
whole-difference = { $points ->
    [one] Genau ein Punkt ist zu vergeben.
   *[other] Genau { $points } Punkte sind zu vergeben.
}
is-held-back = { $card } wird festgehalten: Niemand von euch kann sich zurückziehen.
is-not-being-destroyed = { $card } rettet nicht die Karte, die vernichtet wird.
accessory-not-free = { $card } ist nicht frei.
one-accessory = { $card } trägt schon ein Zubehör.
condition-not-met = Die Bedingung von { $card } ist nicht erfüllt.
takes-no-part = { $card } ist hieran nicht beteiligt.
no-place-to-retreat = Es gibt keinen Ort, den alle deine Schiffe erreichen.
no-retreat-there = Deine Schiffe können nicht nach { $place } gehen.
cannot-be-reduced = { $card } kann nicht reduziert werden.
