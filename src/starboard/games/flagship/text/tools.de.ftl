### Die Werkzeuge für Leute mit der Schachtel, wie es die Hilfe der Befehlszeile sagt.

tool-deck = ein Deck prüfen, zeigen oder packen
tool-deck-check = sagt, ob ein Deck erlaubt ist, und sonst, warum nicht
    .deck = eine Datei, - für die Standardeingabe, ein Code oder ein Startdeck
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
tool-booster = öffnet ein Boosterpack
    .seed = irgendein Wort oder eine Zahl
    .cards = eigene Karten
tool-sealed = öffnet sechs Packs, um daraus ein Deck zu bauen
    .seed = irgendein Wort oder eine Zahl
    .cards = eigene Karten
