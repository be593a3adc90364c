# Auf der Startseite, und die Zahlen eines Platzes
about = Bau ein Schiff, finde einen Piloten und bezwing die anderen, Karte für Karte.
new-here-about = Fünf Minuten mit Flagship: bauen, laden, schießen, abschirmen. Alles wird dir gezeigt.
fact-credits = Credits
fact-prizes = Preise
fact-hand = Hand

# Das Spielbrett
fs-prizes = { $count ->
    [one] noch 1 Preiskarte
   *[other] noch { $count } Preiskarten
}
fs-credits = { $count } Credits
fs-market = Markt
fs-market-empty = nichts im Angebot
fs-market-discard = Marktablage
fs-draw = Ziehstapel
fs-out = ausgeschieden
fs-discard = Ablage
fs-draw-short = Ziehen
fs-draw-discard = Ziehablage
fs-hangar = Hangar
fs-rivals = Andere Gegner
fs-escorts = { $count ->
    [one] ein Begleiter
   *[other] { $count } Begleiter
}
fs-in-hand = { $count } auf der Hand
fs-hand-empty = Deine Hand ist leer.
fs-stage = Was gerade geschieht
fs-step-damage = { $amount } Schaden
fs-step-hit = { $amount } kommt durch
fs-step-absorbed = { $item } fängt { $amount } ab
fs-step-destroyed = { $item } ist zerstört
fs-step-missed = Verfehlt
fs-step-cancelled = Abgebrochen
fs-evaded = ausgewichen
fs-not-evaded = nicht ausgewichen
fs-needs = nötig { $roll }
fs-yard = Dein Hangar
fs-yard-pilot = Wähle zuerst, wer fliegt.
fs-yard-hull = Wähle jetzt das Schiff.
fs-budget = { $left } Credits übrig
fs-shelf-pilot = Piloten
fs-shelf-ship = Schiffe
fs-shelf-part = Teile
fs-shelf-later = Für den Markt
fs-roll-attack = Angriff
fs-roll-evade = Ausweichen
fs-damage = Schaden
fs-absorbs = Absorbiert
fs-charge = Ladung
fs-destroyed = Zerstört: wirkt erst wieder, wenn es repariert ist.
fs-dice-and = Würfel { $parts }
fs-costs = kostet { $price }
fs-brings = bringt abgeworfen { $price } Credits
fs-free = frei: { $slots }
fs-hand = Deine Hand
fs-choose = Zur Auswahl
fs-slot-weapon = Waffe
fs-slot-shield = Schild
fs-slot-booster = Booster
fs-slot-armor = Rüstung

# Erste Schritte
lesson-fs-goal = Zerstöre das andere Flaggschiff oder nimm alle sechs deiner Preiskarten.
lesson-fs-reveal = Decke eine Marktkarte auf. Was offen liegt, kannst du kaufen.
lesson-fs-cash = Karten sind Geld: Wirf diese für 1.500 Credits ab.
lesson-fs-buy = Kaufe den zweiten Laser. Was übrig bleibt, verfällt am Zugende.
lesson-fs-charge = Lade auf: Klicke dein Schiff an. Waffen und Schilde brauchen Energie.
lesson-fs-load = Zwei Marken. Lege die erste auf den Rapier-Laser.
lesson-fs-load-again = Die zweite auch: Jeder Schuss kostet eine Marke.
lesson-fs-end = Im ersten Zug darf niemand angreifen. Beende deinen.
lesson-fs-evade = Du wirst beschossen. Versuche, mit zwei Würfeln auszuweichen.
lesson-fs-use = Nicht ausgewichen. Dein Schild hat Energie: Lass ihn den Treffer fangen.
lesson-fs-attack = Dein Zug. Feuere: Klicke den Rapier-Laser an, dann das feindliche Schiff.
lesson-fs-attack-again = Die Panzerung ist weg, und du hast noch Energie. Feuere noch einmal.
lesson-fs-pass = Die andere Seite handelt, und du darfst antworten. Pass fürs Erste.
lesson-fs-choose = Wähl eines der leuchtenden Dinge.

# Werkzeuge für Leute mit der Schachtel
tool-decks = Flagship: Deckbau
tool-decks-about = Bau ein Deck, lass es dabei prüfen und druck es Karte für Karte.
tool-sides = Flagship: Seite wählen
tool-sides-about = Vier Fraktionen mit ihren Schiffen und Piloten, und wie sich jede spielt.

# Eine Seite wählen
sides-title = Wähle deine Seite
sides-about = Jede Fraktion hat eigene Schiffe, Piloten und Kniffe. Das Schiff baust du selbst, Karte für Karte.
sides-frabian = Schnell und elegant: Weiche aus, triff genau und lass deine Jäger glänzen.
sides-insectoids = Viele und billig: Schwärme wachsen neben einer dicken Schale und zermürben die anderen.
sides-rebels = Geflickt und listig: Torpedos, Hinterhalte, Sabotage; was bricht, wird repariert.
sides-syndicate = Reich und geduldig: schwere Rümpfe, starke Schilde, und alles hat seinen Preis.
sides-play = Spiel { $name } gegen einen Bot
sides-surprise = Überrasch mich

# Der Deckbauer
decks-title = Deckbau für Flagship
decks-about = Mindestens 10 Gegenstände und 40 Ereignisse; das Hauptschiff für höchstens 12.000 Credits.

# Der Tisch in Worten
twin-kind-market = Markt
twin-kind-field = Im Spiel
twin-kind-effect = Wirkungen
twin-fact-onto = an { $value }

# Kapitel der Regeln
chapter-FS-GOAL = Ziel
chapter-FS-DECK = Deck
chapter-FS-FACTION = Fraktionen
chapter-FS-TYPE = Typzeile
chapter-FS-CREDIT = Credits
chapter-FS-ITEM = Gegenstandskarten
chapter-FS-EVENT = Ereigniskarten
chapter-FS-PRIZE = Preiskarten
chapter-FS-MARKET = Markt
chapter-FS-EXTEND = Erweiterungen
chapter-FS-HANGAR = Hangar
chapter-FS-DESTROY = Zerstörung
chapter-FS-DRAW = Nachziehstapel
chapter-FS-BUILD = Bauphase
chapter-FS-TURN = Der Zug
chapter-FS-TIMING = Zeitpunkte
chapter-FS-CHARGE = Ladungsmarken
chapter-FS-DICE = Würfel
chapter-FS-ABILITY = Fähigkeiten
chapter-FS-STACK = Reihenfolge von Fähigkeiten
chapter-FS-ATTACK = Angriff
chapter-FS-EVADE = Ausweichen
chapter-FS-RARITY = Seltenheit
chapter-FS-MULTI = Mehr als zwei

# Wer handelt, und was es ist
beat-shot = schießt
beat-shot-you = schießt
beat-evade = weicht aus
beat-evade-you = weichst aus
beat-hit = Treffer
beat-card = spielt eine Karte
beat-card-you = spielst eine Karte
beat-ability = nutzt eine Fähigkeit
beat-ability-you = nutzt eine Fähigkeit
beat-roll = würfelt
beat-roll-you = würfelst
beat-charge = lädt
beat-charge-you = lädst
beat-buy = kauft
beat-buy-you = kaufst
beat-market = deckt eine Karte auf
beat-market-you = deckst eine Karte auf
beat-discard = wirft ab
beat-discard-you = wirfst ab
beat-part = baut ein
beat-part-you = baust ein
beat-ship = zeigt das Schiff
beat-ship-you = zeigst dein Schiff
beat-start = Wer beginnt?
beat-turn = ist dran
beat-turn-you = bist dran
beat-prize = nimmt eine Preiskarte
beat-prize-you = nimmst eine Preiskarte
beat-out = scheidet aus
beat-out-you = scheidest aus
beat-won = gewinnt
beat-won-you = gewinnst
