### Space Alert am Tisch: Optionen, Entscheidungen, Züge, Ansagen, Karten, die Kampagne.

## Optionen

option-mission = Welche Mission
    .about = Eine neue Mission, eine der acht von der CD oder eine ihrer Übungen.
    .ask = Welche Mission fliegt ihr?
option-mission-random = Neue Mission
    .about = so fair wie die der CD, nie dieselbe
option-mission-cd = Eine der acht
    .about = eine Mission der CD, ausgelost
option-mission-test_run_1 = Testlauf 1
    .about = zwei Phasen, drei Bedrohungen, kein Computer zu warten
option-mission-test_run_2 = Testlauf 2
    .about = zwei Phasen, jetzt mit Raketen
option-mission-simulation_1 = Erste Simulation
    .about = drei Phasen, Schaden und der Computer
option-mission-simulation_2 = Zweite Simulation
    .about = mit Visueller Bestätigung
option-mission-simulation_3 = Dritte Simulation
    .about = mit Abfangjägern
option-mission-advanced_simulation_1 = Schwere Simulation 1
    .about = interne Bedrohungen und Battlebots
option-mission-advanced_simulation_2 = Schwere Simulation 2
    .about = dasselbe, etwas schneller
option-mission-advanced_simulation_3 = Schwere Simulation 3
    .about = mit Heldenaktionen
option-mission-mission_1 = Erste Mission
    .about = das ganze Spiel, weiße Bedrohungen
option-mission-mission_2 = Zweite Mission
    .about = das ganze Spiel
option-mission-mission_3 = Dritte Mission
    .about = das ganze Spiel
option-mission-mission_4 = Vierte Mission
    .about = das ganze Spiel
option-mission-mission_5 = Fünfte Mission
    .about = das ganze Spiel
option-mission-mission_6 = Sechste Mission
    .about = das ganze Spiel
option-mission-mission_7 = Siebte Mission
    .about = das ganze Spiel
option-mission-mission_8 = Achte Mission
    .about = das ganze Spiel
option-mission-own = Eigene Mission
    .about = von jemandem an diesem Tisch geschrieben
option-mission-own_short = Eigene Mission
    .about = zwei Phasen, von jemandem an diesem Tisch geschrieben
option-normal_threats = Normale Bedrohungen
    .about = Wie schwer normale Bedrohungen sind.
    .ask = Wie schwer sind normale Bedrohungen?
option-normal_threats-white = Weiß
    .about = leichter
option-normal_threats-yellow = Gelb
    .about = schwerer
option-normal_threats-random = Weiß und Gelb gemischt
    .about = alles kann kommen
option-normal_threats-mix = Laut Ansage
    .about = die Hälfte der Bedrohungspunkte in jeder Farbe
option-serious_threats = Ernsthafte Bedrohungen
    .about = Wie schwer ernsthafte Bedrohungen sind.
    .ask = Wie schwer sind ernsthafte Bedrohungen?
option-serious_threats-white = Weiß
    .about = leichter
option-serious_threats-yellow = Gelb
    .about = schwerer
option-serious_threats-random = Weiß und Gelb gemischt
    .about = alles kann kommen
option-serious_threats-mix = Laut Ansage
    .about = die Hälfte der Bedrohungspunkte in jeder Farbe
option-length = Länge
    .about = Sekunden einer neuen Mission, von 480 bis 900; 0 ist wie üblich.
option-levels = Bedrohungsstufen
    .about = Was fünf Crewmitglieder in einer neuen Mission erwartet, von 4 bis 12; 0 ist wie üblich.
option-stumbling = Stolpern
    .about = Nach der Spielregel darf jeder stolpern. Schaltet ihr es ein, wirst du vor jeder Aktion gefragt, ob die Karte so gemeint war; sonst gilt, was liegt.
    .ask = Werdet ihr nach Stolpern gefragt?
    .yes = ja, vor jeder Aktion
    .no = nein, es gilt, was liegt
option-five_crew = Fünf Crewmitglieder
    .about = Androiden füllen die Crew auf fünf auf; unbestätigte Berichte zählen dann.
    .ask = Wie groß ist die Crew?
    .yes = fünf Mitglieder, mit Androiden
    .no = wie üblich
option-timed = Uhr
    .about = Wer allein spielt, darf ohne Uhr spielen.
    .ask = Läuft die Uhr?
    .yes = ja, in Echtzeit
    .no = nein, ohne Eile
option-captain = Wer Captain ist
    .about = Der Platz des Captains, von 1 an gezählt; 0 ist der erste.
option-communications_officer = Kommunikationsoffizier
    .about = Der Platz, von 1 an gezählt; 0 ist der nach dem Captain.
option-security_chief = Sicherheitschef
    .about = Der Platz, von 1 an gezählt; 0 ist der übernächste nach dem Captain.
option-androids_after = Wo die Androiden sitzen
    .about = Für jeden Androiden der Platz, nach dem er an der Reihe ist, wie „1 2“. Ohne Angabe sitzen sie nach dem letzten.
option-androids_by = Wer die Androiden ausführt
    .about = Für jeden Androiden der Platz, der seine Aktionen ausführt, wie „2 1“. Ohne Angabe geht es reihum.
option-own = Eigene Mission
    .about = Eine Mission, die ihr geschrieben habt, mit | zwischen den Ansagen; wer sie liest, weiß, was kommt.
option-again = Noch einmal
    .about = Die Nummer einer neuen Mission, die schon gespielt wurde.
option-campaign = Kampagne
    .about = Bis zu drei Missionen hintereinander mit demselben Schiff.
    .ask = Eine einzelne Mission oder eine Kampagne?
    .yes = eine Kampagne aus bis zu drei Missionen
    .no = eine einzelne Mission
option-legacy = Hinterlassenschaft
    .about = Was die letzte Mission der Kampagne übrig gelassen hat.

## Entscheidungen

choice-alarm = Alles ist bereit. Gleich kommt der Alarm.
waiting-alarm = Gleich kommt der Alarm.
choice-ticking = Die Uhr läuft.
waiting-ticking = Die Uhr läuft.
choice-planning = { $outage ->
    [yes] Funkstille. Plane Phase { $phase }, ohne zu reden.
   *[no] Plane Phase { $phase }: Leg deine Karten.
}
waiting-planning = { $seat } plant.
choice-may-repair = Zwischen den Missionen: { $crew } darf eine Sache reparieren.
waiting-may-repair = { $seat } darf etwas reparieren.
choice-store-squad = Nur ein Trupp ist übrig. Wo beginnt er?
waiting-store-squad = { $seat } wählt, wo der einzige Trupp beginnt.
choice-proposing = Welche Bedrohungen soll die nächste Mission bringen? Der vorsichtigste Vorschlag gilt.
waiting-proposing = { $seat } denkt über die nächste Mission nach.
choice-going = Das Schiff hat es geschafft. Soll es noch eine Mission geben? Ein Nein genügt zum Aufhören.
waiting-going = { $seat } überlegt, ob es weitergeht.

## Züge

move-lay = { $half ->
    [movement] { $card } auf { $space } legen, Bewegung oben
   *[activation] { $card } auf { $space } legen, Aktivierung oben
}
    .group = Auf { $space } legen
    .short = { $half ->
        [movement] { $card } ↓
       *[activation] { $card } ↑
    }
move-take = Karte von { $space } zurücknehmen
    .group = Ändern
    .short = { $space } zurück
move-turn = Karte auf { $space } umdrehen
    .group = Ändern
    .short = { $space } umdrehen
move-shift = Karte von { $space } nach { $other } verschieben
    .group = Ändern
    .short = { $space } → { $other }
move-end = Die Phase für dich beenden und die nächsten Karten aufnehmen
    .group = Weiter
    .short = Phase beenden
move-draw = Eine Karte ziehen
    .group = Karten
    .short = { move-draw }
move-give = { $card } an { $to } geben
    .group = Weitergeben
    .short = { $card } → { $to }
move-i_do = Rufen: Ich mache { $action ->
    [battlebots] Battlebots
    [a] A
    [b] B
   *[c] C
}, { $station }, in Zug { $at }
    .group = Ich mache
    .short = { $action ->
    [battlebots] Battlebots
    [a] A
    [b] B
   *[c] C
} { $station } { $at }
move-assign = Rufen: { $to } übernimmt { $threat }
    .group = Wer was übernimmt
    .short = { $to }: { $threat }
move-we_need = Rufen: Wir brauchen { $action ->
    [battlebots] Battlebots
    [a] A
    [b] B
   *[c] C
}, { $station }
    .group = Wir brauchen
    .short = { $action ->
    [battlebots] Battlebots
    [a] A
    [b] B
   *[c] C
} { $station }
move-say = Rufen: { $word ->
    [yes] ja
    [no] nein
    [mine] das mache ich
    [help] ich brauche Hilfe
    [computer] ich warte den Computer
    [window] ich bin am Fenster
    [no_cards] dafür habe ich keine Karte
   *[ready] ich bin fertig
}
    .group = Rufen
    .short = { $word ->
    [yes] ja
    [no] nein
    [mine] das mache ich
    [help] Hilfe
    [computer] Computer
    [window] Fenster
    [no_cards] keine Karte
   *[ready] fertig
}
move-pass = Alles so lassen
    .group = Weiter
    .short = { move-pass }
move-ready = Zustimmen, die Aktionsrunde zu beenden
    .group = Weiter
    .short = Aktionsrunde beenden
move-tick = Die Uhr geht weiter bis Sekunde { $at }
    .group = Uhr
    .short = { $at }
move-repair = { $thing ->
    [squad] Einen Battlebot-Trupp reparieren
   *[other] Reparieren: { $thing }
}
    .group = Reparieren
    .short = { $thing ->
    [squad] Battlebot-Trupp
   *[other] { $thing }
}
move-store = Der Trupp beginnt { $station }
    .group = Trupp
    .short = { $station }
move-propose = Normale Bedrohungen { $normal ->
    [white] weiß
    [yellow] gelb
   *[random] gemischt
}, ernsthafte { $serious ->
    [white] weiß
    [yellow] gelb
   *[random] gemischt
}
    .group = Vorschlagen
    .short = { $normal ->
    [white] weiß
    [yellow] gelb
   *[random] gemischt
} / { $serious ->
    [white] weiß
    [yellow] gelb
   *[random] gemischt
}
move-go_on = { $further ->
    [yes] Weitermachen
   *[no] Hier aufhören
}
    .group = Kampagne
    .short = { $further ->
    [yes] weiter
   *[no] aufhören
}

## Namen

half-a = A
half-b = B
half-c = C
half-x = Battlebots
half-red = roter Pfeil
half-blue = blauer Pfeil
half-lift = Gravlift
half-heroic-a = Helden-A
half-heroic-b = Helden-B
half-heroic-x = Helden-Battlebots
half-1 = nach unten rot
half-2 = nach unten weiß
half-3 = nach unten blau
half-4 = nach oben rot
half-5 = nach oben weiß
half-6 = nach oben blau
name-space = Zug { $turn }
name-android-space = Zug { $turn } von Android { $number }
name-android = Android { $number }

## Vor dem Alarm

event-mission-chosen = { $normal ->
    [white] Normale Bedrohungen sind weiß
    [yellow] Normale Bedrohungen sind gelb
    [mix] Normale Bedrohungen kommen laut Ansage
   *[random] Normale Bedrohungen sind gemischt
}, { $serious ->
    [white] ernsthafte weiß.
    [yellow] ernsthafte gelb.
    [mix] ernsthafte laut Ansage.
   *[random] ernsthafte gemischt.
}
event-trajectory-laid = Terrorbahn { $trajectory }: { $track }.
event-roles-assigned = Captain: { $captain }. Kommunikationsoffizier: { $officer }. Sicherheitschef: { $chief }.
event-android-seated = { $crew } sitzt nach { $after }. Seine Aktionen führt { $by } aus.
    .you-by = { $crew } sitzt nach { $after }. Seine Aktionen führst du aus.
event-cards-dealt = { $seat } hat { $cards } Karten für die ganze Mission.
    .you-seat = Du hast { $cards } Karten für die ganze Mission.

## Ansagen

event-alarm-sounded = Alarm. Phase 1 beginnt.
event-cards-picked-up = { $cards ->
    [none] { $seat } nimmt die Karten von Phase { $phase } auf.
   *[other] { $seat } nimmt die Karten von Phase { $phase } auf: { $cards }.
}
    .you-seat = { $cards ->
        [none] Du nimmst die Karten von Phase { $phase } auf.
       *[other] Du nimmst die Karten von Phase { $phase } auf: { $cards }.
    }
event-heroic-revealed = { $crew } hat die Heldenaktionskarte { $card }.
event-phase-ended = Phase { $phase } ist beendet.
event-phase-left = { $seat } hat Phase { $phase } schon beendet.
    .you-seat = Du hast Phase { $phase } schon beendet.
event-action-round-ended = Die Operation ist beendet. Niemand plant mehr.
event-end-warned = Noch { $left } Sekunden in Phase { $phase }.
event-threat-announced = T+{ $number }, { $track }: { $threat }. { $seat } hat die Karte gezogen.
    .you-seat = T+{ $number }, { $track }: { $threat }. Du hast die Karte gezogen.
event-report-ignored = Unbestätigter Bericht für T+{ $number }, { $track }. Er zählt nicht.
event-data-came-in = Eingehende Daten: Alle dürfen eine Karte ziehen.
event-transfer-opened = Datenübertragung: Alle dürfen eine Karte weitergeben.
event-transfer-closed = Die Datenübertragung ist vorbei.
event-outage-began = Das Kommunikationssystem ist für { $seconds } Sekunden ausgefallen.
event-outage-ended = Das Kommunikationssystem ist wiederhergestellt.

## Karten

event-card-laid = { $card ->
    [none] { $half ->
        [movement] { $seat } legt eine Bewegung auf { $space }.
       *[activation] { $seat } legt eine Aktivierung auf { $space }.
    }
   *[other] { $half ->
        [movement] { $seat } legt { $card } auf { $space }, Bewegung oben.
       *[activation] { $seat } legt { $card } auf { $space }, Aktivierung oben.
    }
}
    .you-seat = { $card ->
        [none] { $half ->
            [movement] Du legst eine Bewegung auf { $space }.
           *[activation] Du legst eine Aktivierung auf { $space }.
        }
       *[other] { $half ->
            [movement] Du legst { $card } auf { $space }, Bewegung oben.
           *[activation] Du legst { $card } auf { $space }, Aktivierung oben.
        }
    }
event-card-taken-back = { $card ->
    [none] { $seat } nimmt die Karte von { $space } zurück.
   *[other] { $seat } nimmt { $card } von { $space } zurück.
}
    .you-seat = { $card ->
        [none] Du nimmst die Karte von { $space } zurück.
       *[other] Du nimmst { $card } von { $space } zurück.
    }
event-card-turned = { $half ->
    [movement] { $seat } dreht die Karte auf { $space } um: Bewegung oben.
   *[activation] { $seat } dreht die Karte auf { $space } um: Aktivierung oben.
}
    .you-seat = { $half ->
        [movement] Du drehst die Karte auf { $space } um: Bewegung oben.
       *[activation] Du drehst die Karte auf { $space } um: Aktivierung oben.
    }
event-cards-shifted = { $seat } verschiebt die Karte von { $space } nach { $other }.
    .you-seat = Du verschiebst die Karte von { $space } nach { $other }.
event-card-drawn = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
    .you-seat = { $card ->
        [none] Du ziehst eine Karte.
       *[other] Du ziehst { $card }.
    }
event-card-given = { $card ->
    [none] { $seat } gibt { $to } eine Karte.
   *[other] { $seat } gibt { $to } { $card }.
}
    .you-seat = { $card ->
        [none] Du gibst { $to } eine Karte.
       *[other] Du gibst { $to } { $card }.
    }

## Zurufe

event-deed-called = { $seat }: Ich mache { $action ->
    [battlebots] Battlebots
    [a] A
    [b] B
   *[c] C
}, { $station }, in Zug { $at }.
    .you-seat = Du: Ich mache { $action ->
        [battlebots] Battlebots
        [a] A
        [b] B
       *[c] C
    }, { $station }, in Zug { $at }.
event-need-called = { $seat }: Wir brauchen { $action ->
    [battlebots] Battlebots
    [a] A
    [b] B
   *[c] C
}, { $station }.
    .you-seat = Du: Wir brauchen { $action ->
        [battlebots] Battlebots
        [a] A
        [b] B
       *[c] C
    }, { $station }.
event-threat-assigned = { $seat }: { $to } übernimmt { $threat }.
    .you-seat = Du: { $to } übernimmt { $threat }.
event-word-called = { $seat }: { $word ->
    [yes] Ja.
    [no] Nein.
    [mine] Das mache ich.
    [help] Ich brauche Hilfe.
    [computer] Ich warte den Computer.
    [window] Ich bin am Fenster.
    [no_cards] Dafür habe ich keine Karte.
   *[ready] Ich bin fertig.
}
    .you-seat = Du: { $word ->
        [yes] Ja.
        [no] Nein.
        [mine] Das mache ich.
        [help] Ich brauche Hilfe.
        [computer] Ich warte den Computer.
        [window] Ich bin am Fenster.
        [no_cards] Dafür habe ich keine Karte.
       *[ready] Ich bin fertig.
    }
event-end-agreed = { $seat } möchte die Aktionsrunde beenden.
    .you-seat = Du möchtest die Aktionsrunde beenden.
event-seat-left = { $seat } ist gegangen. Der Plan bleibt, wie er ist.
    .you-seat = Du bist gegangen. Der Plan bleibt, wie er ist.

## Die Kampagne

event-difficulties-agreed = Beschlossen: normale Bedrohungen { $normal ->
    [white] weiß
    [yellow] gelb
   *[random] gemischt
}, ernsthafte { $serious ->
    [white] weiß
    [yellow] gelb
   *[random] gemischt
}.
event-token-repaired = { $seat } repariert: { $token }.
    .you-seat = Du reparierst: { $token }.
event-squad-repaired = { $seat } repariert einen Battlebot-Trupp.
    .you-seat = Du reparierst einen Battlebot-Trupp.
event-squad-stored = Der einzige Trupp beginnt { $station }.
event-damage-kept = Weiter beschädigt in Zone { $zone }: { $part }.
event-campaign-goes-on = Mission { $missions } ist geschafft. Die Kampagne geht weiter.
event-campaign-scored = Missionen: { $missions }. Überlebt { $survived }, zerstört { $destroyed }, Strafpunkte { $penalties }, Visuelle Bestätigung { $visual }: { $score } Punkte.
# A crew wins or loses together: how it ended says it.
outcome-won = { $reason }
outcome-draw = { $reason }
reason-completed = Die Mission ist geschafft.
reason-lost = Das Schiff ist verloren.
reason-abandoned = Alle sind gegangen.
reason-goes-on = Die Mission ist geschafft, und die Kampagne geht weiter.
reason-campaign = Die Kampagne ist geschafft.

## Warum etwas nicht geht

no-such-space = Ein Feld { $space } gibt es nicht.
not-your-board = Das ist die Aktionstafel von jemand anderem.
phase-was-ended = Phase { $phase } ist beendet. Niemand darf sie mehr ändern.
phase-is-over = Du hast Phase { $phase } beendet. Sie bleibt, wie sie ist.
phase-is-to-come = Phase { $phase } hat für dich noch nicht begonnen.
space-is-empty = Dort liegt keine Karte.
android-card-stays = Eine Karte für einen Androiden bleibt liegen.
space-is-taken = Dort liegt eine Karte. Nimm sie zuerst zurück.
card-not-in-hand = Du hast diese Karte nicht auf der Hand.
heroic-card-stays = Eine Heldenaktionskarte bleibt bei dem, dem sie gehört.
shift-on-one-board = Eine Karte wandert auf ein anderes Feld derselben Tafel.
same-swap = Das ist dasselbe wie andersherum.
nobody-to-talk-to = Es gibt niemanden, mit dem du reden könntest.
communication-is-down = Funkstille. Niemand darf etwas sagen oder weitergeben.
only-the-captain-assigns = Nur der Captain sagt, wer eine Bedrohung übernimmt.
no-such-threat = So eine Bedrohung wurde nicht angesagt.
nobody-to-take-it = Dort ist niemand, der die Bedrohung übernehmen könnte.
no-such-station = Eine Station { $station } gibt es nicht.
not-planned-now = Zug { $turn } planst du gerade nicht.
not-scheduled = Der nächste Zeitpunkt ist Sekunde { $due }.
only-the-clock-ends-phases = Eine Phase endet erst mit der Ansage.
last-phase = Das ist die letzte Phase.
no-data-came-in = Gerade gibt es keine Karte zu ziehen.
deck-is-empty = Der Aktionsstapel ist leer.
no-transfer-now = Gerade läuft keine Datenübertragung.
gave-already = Du hast in dieser Übertragung schon eine Karte weitergegeben.
nobody-there = Dort ist niemand, der die Karte nehmen könnte.
no-clock-runs = Es läuft keine Uhr. Beende deine Phasen selbst.
too-early-to-end = Die Aktionsrunde kann erst früher enden, wenn die zweite Phase vorbei ist.
agreed-already = Du hast schon zugestimmt.
no-squad-to-repair = Kein Trupp ist handlungsunfähig.
not-damaged = Diesen Schaden gibt es nicht.
zone-repaired-enough = Zwei Marker dieser Zone sind repariert. Mehr geht jetzt nicht.
no-squad-station = { $station } ist keine Battlebot-Station.

## Das Spielfeld

board-turn = Zug { $turn }
board-phase = { $time } · Phase { $phase }
board-outage = Funkstille
board-transfer = Datenübertragung
board-shield = Schild
board-reactor = Reaktor
board-fuel = Brennstoff { $left }
board-upper = Oben
board-lower = Unten
board-threat = Trefferpunkte { $hp }, Schild { $shield }, Tempo { $speed }
board-hand = Handkarten:
special-interceptors = Abfangjäger
special-computer = Computer
special-battlebots = Battlebots
special-window = Fenster
special-rockets = Raketen
cost-cards = { $gain ->
    [yes] { $amount } { $amount ->
        [one] Karte mehr
       *[other] Karten mehr
    }
   *[no] { $amount } { $amount ->
        [one] Karte
       *[other] Karten
    }
}
board-points = Punkte: { $survived } überlebt, { $destroyed } zerstört

## Das Logbuch

log-crew = Eure Crew: { $crew }
log-mission = { $bracket } { $date } { $mission } ({ $normal }/{ $serious }):
log-points = überlebt { $survived }, zerstört { $destroyed }, Strafpunkte { $penalties }, Visuelle Bestätigung { $visual }, Ergebnis { $result }
log-lost = verloren durch { $threat }

kept-upper_weapon = der Laser bleibt um einen Punkt schwächer
kept-lower_weapon = die Waffe unten bleibt schwächer
kept-shield = der Schild fasst einen weniger und beginnt mit einem weniger
kept-reactor = der Reaktor fasst einen weniger und beginnt mit einem weniger
kept-gravolift = wer den Lift nimmt, wird verzögert
kept-structural = jeder weitere Schaden zählt hier doppelt
