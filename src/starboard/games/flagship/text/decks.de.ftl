### Decks: Text zum Einfügen und ob ein Deck erlaubt ist.

deck-name = Deck: { $name }
deck-section = { $section ->
    [main_ship] Hauptschiff
    [market] Markt
   *[events] Ereignisse
}
deck-legal = Das Deck ist erlaubt: { $items } Gegenstandskarten, { $events } Ereigniskarten, Hauptschiff für { $main_ship_price } Credits.
deck-illegal = { $count ->
    [one] Das Deck ist nicht erlaubt. Ein Grund:
   *[other] Das Deck ist nicht erlaubt. { $count } Gründe:
}
