### Effekte und Ereignisse: Fenster, Züge, Geschehen, Gründe.

choice-moment = Willst du jetzt etwas einsetzen?
waiting-moment = { $seat } kann etwas einsetzen.
choice-answers = { $player } spielt { $card }. Antwortest du?
waiting-answers = { $seat } kann auf { $card } antworten.

move-play = { $side ->
    [pro] { $card } für die Pro-Seite spielen
   *[anti] { $card } für die Anti-Seite spielen
}
    .group = Spielen
    .short = { $card } spielen
move-use = { $card } einsetzen
    .group = Einsetzen
    .short = { $card } einsetzen
move-show = Deine geheime Karte zeigen
    .group = Einsetzen
    .short = Geheime Karte
move-pass-round = Diese Kampfrunde nichts einsetzen
    .group = Weiter
    .short = Runde passen

event-event-played = { $seat } spielt { $card }.
    .you-seat = Du spielst { $card }.
event-effect-used = { $seat } setzt { $card } ein.
    .you-seat = Du setzt { $card } ein.
event-deed-cancelled = { $card } von { $seat } bleibt ohne Wirkung.
    .you-seat = { $card } von dir bleibt ohne Wirkung.
event-card-passive = { $card } von { $seat } wird passiv.
    .you-seat = { $card } von dir wird passiv.
event-card-active = { $card } von { $seat } wird aktiv.
    .you-seat = { $card } von dir wird aktiv.
event-card-sunk = { $way ->
    [destroyed] { $card } von { $seat } wird vernichtet.
    [reduced] { $card } von { $seat } wird reduziert.
   *[direct] { $card } von { $seat } kommt in die Materiesenke.
}
    .you-seat = { $way ->
        [destroyed] { $card } von dir wird vernichtet.
        [reduced] { $card } von dir wird reduziert.
       *[direct] { $card } von dir kommt in die Materiesenke.
    }
event-secret-shown = { $seat } zeigt eine geheime Karte: { $card }.
    .you-seat = Du zeigst eine geheime Karte: { $card }.
event-round-passed = { $seat } setzt in dieser Kampfrunde nichts mehr ein.
    .you-seat = Du setzt in dieser Kampfrunde nichts mehr ein.

not-at-this-time = { $card } kann jetzt nicht eingesetzt werden.
no-such-target = Das ist kein Ziel für { $card }.
not-yours = { $card } liegt nicht in deinem Raum.
is-passive = { $card } ist passiv.
used-already = { $card } wurde schon eingesetzt.
cannot-be-paid = Der Preis für { $card } kann nicht bezahlt werden.
no-combat-round = Es läuft keine Kampfrunde.
does-not-answer-that = { $card } hilft dagegen nicht.

choice-pick-from-hand = Wähle die Karte, die { $player } abwirft.
waiting-pick-from-hand = { $seat } wählt eine Karte von { $player }.
choice-pick-source = Wähle die Materiequelle von { $player }, in die du siehst.
waiting-pick-source = { $seat } sieht in eine Materiequelle von { $player }.
choice-searching = { $card }: Welche Karte nimmst du?
waiting-searching = { $seat } sucht eine Karte.
choice-beam = Zu welchem Materietransmitter geht die Einheit?
waiting-beam = { $seat } wählt einen Materietransmitter.
choice-storing = { $card }: Welche Karte lagerst du ein?
waiting-storing = { $seat } lagert eine Karte ein.

move-choose = { $thing } wählen
    .group = Wählen
    .short = { $thing }
move-waive = { $card } passiv machen statt abwerfen
    .group = Bezahlen
    .short = { $card } passiv machen

event-chance-read = { $card }: { $seat } zieht eine { $number }.
    .you-seat = { $card }: Du ziehst eine { $number }.
event-card-set-aside = { $rounds ->
    [one] { $card } von { $seat } wird für eine Runde zur Seite gelegt.
   *[other] { $card } von { $seat } wird für { $rounds } Runden zur Seite gelegt.
}
    .you-seat = { $rounds ->
        [one] { $card } von dir wird für eine Runde zur Seite gelegt.
       *[other] { $card } von dir wird für { $rounds } Runden zur Seite gelegt.
    }
event-card-returned = { $card } von { $seat } kehrt zurück.
    .you-seat = { $card } von dir kehrt zurück.
event-card-to-hand = { $card } kehrt auf die Hand von { $seat } zurück.
    .you-seat = { $card } kehrt auf deine Hand zurück.
event-card-found = { $card ->
    [none] { $seat } hat gefunden, was gesucht war.
   *[other] { $seat } nimmt { $card } auf die Hand.
}
    .you-seat = { $card ->
        [none] Du hast gefunden, was gesucht war.
       *[other] Du nimmst { $card } auf die Hand.
    }
event-nothing-found = { $seat } nimmt nichts.
    .you-seat = Du nimmst nichts.
event-source-shuffled = Die Materiequelle { $phase } von { $seat } wird gemischt.
    .you-seat = Deine Materiequelle { $phase } wird gemischt.
event-cards-seen = { $cards ->
    [none] { $seat } sieht Karten von { $of }.
   *[other] { $seat } sieht bei { $of }: { $cards }.
}
    .you-seat = { $cards ->
        [none] Du siehst Karten von { $of }.
       *[other] Du siehst bei { $of }: { $cards }.
    }
    .you-of = { $cards ->
        [none] { $seat } sieht deine Karten.
       *[other] { $seat } sieht bei dir: { $cards }.
    }
event-card-stored = { $seat } lagert eine Karte der Phase { $phase } in { $depot } ein.
    .you-seat = Du lagerst eine Karte der Phase { $phase } in { $depot } ein.
event-points-gained = { $track ->
    [science] { $seat } hat in diesem Abschnitt mehr Wissenschaftspunkte: { $parts }.
    [scouting] { $seat } hat mehr Sondierungspunkte: { $parts }.
    [sol_coordinates] Koordinaten von Sol bei { $seat }: { $parts }.
   *[other] { $seat } bekommt Siegpunkte ({ $parts }/120).
}
    .you-seat = { $track ->
        [science] Du hast in diesem Abschnitt mehr Wissenschaftspunkte: { $parts }.
        [scouting] Du hast mehr Sondierungspunkte: { $parts }.
        [sol_coordinates] Koordinaten von Sol bei dir: { $parts }.
       *[other] Du bekommst Siegpunkte ({ $parts }/120).
    }
event-skill-granted = { $card } von { $seat } hat eine neue Fertigkeit.
    .you-seat = { $card } von dir hat eine neue Fertigkeit.

condition-not-met = Die Bedingung von { $card } ist nicht erfüllt.
extra-draws-forbidden = Du darfst nicht zusätzlich ziehen.
target-is-immune = { $target } ist gegen { $card } immun.
cannot-be-passivated = { $card } kann in diesem Zug nicht mehr passiviert werden.
kept-from-missions = { $card } nimmt zurzeit an keiner Mission teil.
no-transmitter-there = Bei { $place } steht kein weiterer Materietransmitter mit freiem Platz.
spares-nothing = { $card } erspart dir das Abwerfen nicht.
not-in-that-hand = { $card } ist nicht auf dieser Hand.
no-such-source = Aus der Quelle { $phase } ist nichts zu sehen.
not-to-be-found = { $card } ist nicht zu finden.
no-secret-card = Dort liegt keine geheime Karte von dir.

choice-pick-goal = Welches Ziel bekommt die Mission?
waiting-pick-goal = { $seat } wählt das Ziel der Mission.
event-mission-broken-off = Die Mission von { $seat } ist abgebrochen; ihre Karten bleiben zu Hause.
    .you-seat = Deine Mission ist abgebrochen; ihre Karten bleiben zu Hause.
no-such-goal = „{ $goal }“ ist kein Missionsziel.
