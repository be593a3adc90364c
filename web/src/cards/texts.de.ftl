# Der Deckbauer aller Kartenspiele
decks-my-deck = Mein Deck
decks-cards = Karten
decks-found = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
decks-deck = Dein Deck
decks-name = Name
decks-search = Karte suchen
decks-all = alle
decks-clear = Leeren
decks-start-with = Anfangen mit
decks-add = { $card } dazu
decks-add-to = { $card } dazu: { $section }
decks-remove = { $card } weg
decks-close = Schließen
decks-in-deck = { $count } im Deck
decks-at-least = { $have } von mindestens { $least }
decks-at-most = { $have } von höchstens { $most }
decks-between = { $have }, von { $least } bis { $most }
decks-empty = Lege mit + Karten aus der Liste hinein.
decks-away = Niemand antwortet. Das Deck wird geprüft, sobald du wieder verbunden bist.
decks-code = Code
decks-copy = Code kopieren
decks-copied = Kopiert
decks-text = Als Text, zum Lesen und Einfügen
decks-play = Mit diesem Deck spielen
decks-print = Karten drucken
decks-print-about = Füge den Code ein, wenn du einen Tisch öffnest. Gedruckte Karten messen 63 × 88 mm, neun auf einer Seite.
