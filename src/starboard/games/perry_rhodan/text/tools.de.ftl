### Die Werkzeuge für Leute mit den Karten auf dem Tisch.

## Was die Hilfe der Befehlszeile sagt

tool-deck = ein Deck prüfen, zeigen oder packen
tool-deck-check = sagt, ob ein Deck erlaubt ist, und sonst, warum nicht
    .deck = eine Datei, - für die Standardeingabe, ein Code oder ein Startdeck
    .phases = für welche Phasen, etwa I oder II-IV; sonst für alle, die es hat
    .tournament = auch nach den Turnierregeln
    .cards = eigene Karten
tool-deck-show = gibt ein Deck als Text aus
    .deck = eine Datei, - für die Standardeingabe, ein Code oder ein Startdeck
    .cards = eigene Karten
tool-deck-code = gibt ein Deck als eine Zeile zum Einfügen aus
    .deck = eine Datei, - für die Standardeingabe, ein Code oder ein Startdeck
    .cards = eigene Karten
tool-deck-bench = sagt einem Deckbauer, woraus Decks bestehen
tool-deck-sheet = zeigt ein Deck mit Zahlen, Urteil und Code
    .deck = eine Datei, - für die Standardeingabe, ein Code oder ein Startdeck
tool-cards = listet alle Karten auf
    .cards = eigene Karten
tool-card = zeigt eine Karte
    .card = ihre Kennung oder ihr Name in einer der Sprachen
    .cards = eigene Karten
tool-booster = öffnet ein Boosterpack einer Phase
    .phase = die Rückseite der Karten
    .seed = irgendein Wort oder eine Zahl
    .cards = eigene Karten
tool-sealed = öffnet sechs Packs, um daraus eine Materiequelle zu bauen
    .phase = die Rückseite der Karten
    .seed = irgendein Wort oder eine Zahl
    .cards = eigene Karten
tool-odds = rechnet eine Kampfpaarung oder eine ganze Kampfaufstellung genau durch
    .line-up = eine YAML-Datei mit den Paarungen, oder - für die Standardeingabe
    .cards = eigene Karten
tool-score = führt das Punkteblatt einer Kampagne
    .sheet = eine YAML-Datei mit den Phasen, oder - für die Standardeingabe
    .cards = eigene Karten
tool-tournament = prüft Decks und Tausche eines Turniers und nennt den Stand
    .tournament = eine YAML-Datei mit Decks und Spielen, oder - für die Standardeingabe
    .cards = eigene Karten

## Chancen

odds-pairing = { $number }. { $attacker } gegen { $defender }
odds-stealth = Tarnwert höher: { $ahead }, bricht durch: { $breaks }
odds-fire = vernichtet: { $destroys }, fällt: { $falls }, beide: { $both }
odds-all = Mindestens einer hat den höheren Tarnwert: { $ahead }

## Punkteblatt

score-phase = Phase { $phase }{ $end ->
    [changed] { "" }
    [surrender] , gemeinsam aufgegeben
    [aborted] , abgebrochen
   *[other] , noch nicht zu Ende
}:
score-award = { $player }: { $points } für { $reason } ({ $clause })
score-reason = { $reason ->
    [change] den Phasenwechsel
    [anti_atlan] den Phasenwechsel mit Anti-Atlan
    [riddles] die meisten Galaktischen Rätsel
    [terra] eine Reduzierung auf Pro-Terra
    [ganymed] die GANYMED auf der Anti-Seite
    [aralon] die erste Reduzierung auf Aralon
    [highest_rm] den höchsten RM (Anti)
    [lowest_rm] den niedrigsten RM (Pro)
    [highest_sol] die höchsten Koordinaten von Sol
    [lowest_sol] die niedrigsten Koordinaten von Sol
    [compensator] den Kompensatorpeiler
    [laury] Laury Marten und Graf Rodrigo de Berceo
    [aurigel] die Gesandte von Aurigel
    [bomb] eine Arkonbombe
    [atlan] einen verlorenen Atlan eines Gegners
    [renewed] eine erneuerte Materiequelle
    [card] eine Karte
    [shuffled] unnötiges Mischen
   *[left] das Aufgeben
}
score-phase-won = { $count ->
    [one] Die Phase geht an { $players }.
   *[other] Die Phase teilen sich { $players }.
}
score-numbers = { $attacker } gegen { $target }: Robotregent-Zahl { $regent }, Ara-Zahl { $ara }
score-standings = { $over ->
    [yes] Endstand:
   *[no] Zwischenstand:
}
score-standing = { $place }. { $player }: { $points }

## Turnier

tournament-legal = { $count ->
    [0] Alle Decks und Tausche sind regelgerecht.
    [one] Ein Verstoß:
   *[other] { $count } Verstöße:
}
tournament-fault = { $player }{ $game ->
    [0] { "" }
   *[other] { " " }vor Spiel { $game }
}: { $text } ({ $clause })
tournament-standings = Stand (Hausregel: Punkte aller Spiele, dann gewonnene Spiele):
tournament-row = { $place }. { $player }: { $points } aus { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}, { $won } gewonnen
swap-not-in-source = „{ $card }“ ist nicht in Materiequelle { $phase } und kann nicht hinaus.
swap-not-in-sideboard = „{ $card }“ ist nicht im Sideboard { $phase } und kann nicht hinein.
swap-action-card = „{ $card }“ ist eine Aktionskarte; die bleiben im ganzen Turnier dieselben.
swap-not-one-for-one = Getauscht wird je Phase eins gegen eins. Hinaus gehen { $out }, hinein { $into }.
