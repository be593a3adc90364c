### Womit ein Spiel beginnt.

option-phases = Phasen
    .about = Eine einzelne Phase oder ein Feldzug über mehrere.
    .ask = Welche Phasen spielt ihr?
option-decks = Decks
    .about = Für jeden Platz ein Deck: der Name eines Startdecks oder der Code eines eigenen.
    .ask = Welches Deck spielt { $seat }?
option-decks-forschungsflug = Forschungsflug
option-decks-geheimdienst = Geheimdienst
option-decks-mutantenkorps = Mutantenkorps
option-decks-raumflotte = Raumflotte
option-deck = Deck
    .about = Bis zum Ende des Spiels kennst nur du es, außer es ist ein Startdeck.
option-deck-forschungsflug = { option-decks-forschungsflug }
option-deck-geheimdienst = { option-decks-geheimdienst }
option-deck-mutantenkorps = { option-decks-mutantenkorps }
option-deck-raumflotte = { option-decks-raumflotte }
option-deck-own = eigenes Deck
option-tournament = Turnier
    .about = Strengere Decks, verdeckte Stapel und keine Regel für Anti-Atlan.
option-memory = Gedächtnis
    .about = Von fremden Stapeln ist nur die oberste Karte zu sehen, wie am Tisch.
option-anti_atlan = Anti-Atlan
    .about = Die Regel 6.3.1 für Atlan auf der Anti-Seite gilt.
option-rounds = Runden je Phase
    .about = Danach gebt ihr gemeinsam auf. 0 heißt: ohne Grenze.
