# Auf der Startseite, und die Zahlen eines Platzes
about = Bau ein Schiff, finde einen Piloten und bezwing die anderen, Karte für Karte.
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
fs-hand = Deine Hand
fs-choose = Zur Auswahl
fs-slot-weapon = Waffe
fs-slot-shield = Schild
fs-slot-booster = Booster
fs-slot-armor = Rüstung

# Erste Schritte
lesson-fs-reveal = Deck eine Marktkarte auf. Was in deinem Markt offen liegt, kannst du kaufen.
lesson-fs-charge = Lade dein Schiff: Klick es an. Von Energie leben Waffen und Schilde.
lesson-fs-load = Leg die Energie auf eine Karte. Eine geladene Waffe kann schießen.
lesson-fs-attack = Schieß: Klick die geladene Waffe an, dann das feindliche Schiff. Es kann noch ausweichen.
lesson-fs-play = Du darfst eine der leuchtenden Handkarten spielen. Zeig auf eine Karte, um sie zu lesen.
lesson-fs-end = Mehr geht jetzt nicht. Beende den Zug; dann ist die andere Seite dran.
lesson-fs-evade = Jemand schießt auf dich. Versuch mit den Würfeln auszuweichen.
lesson-fs-use = Der Schuss trifft. Ein geladener Schild kann den Schaden schlucken.
lesson-fs-pass = Die andere Seite handelt, und du darfst antworten. Pass fürs Erste.
lesson-fs-choose = Wähl eines der leuchtenden Dinge.

# Werkzeuge für Leute mit der Schachtel
tool-decks = Flagship: Deckbau
tool-decks-about = Bau ein Deck, lass es dabei prüfen und druck es Karte für Karte.

# Der Deckbauer
decks-title = Deckbau für Flagship
decks-about = Mindestens 10 Gegenstände und 40 Ereignisse; das Hauptschiff für höchstens 12.000 Credits.

# Der Tisch in Worten
twin-kind-market = Markt
twin-kind-field = Im Spiel
twin-kind-effect = Wirkungen
twin-fact-charge = Ladung { $value }
twin-fact-face_down = verdeckt
twin-fact-main = Hauptschiff
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
beat-evade = weicht aus
beat-hit = Treffer
beat-card = spielt eine Karte
beat-ability = nutzt eine Fähigkeit
beat-roll = würfelt
beat-charge = lädt
beat-buy = kauft
beat-market = deckt eine Karte auf
beat-discard = wirft ab
beat-part = baut ein
beat-ship = zeigt das Schiff
beat-start = Wer beginnt?
beat-turn = ist dran
beat-prize = nimmt eine Preiskarte
beat-out = scheidet aus
beat-won = gewinnt
