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
deck-filter = { $filter ->
    [faction] Fraktion
    [kind] Kartenart
   *[rarity] Seltenheit
}
deck-choice-faction = { $choice ->
    [rebels] Rebellen
    [syndicate] Syndikat
    [insectoids] Insektoide
    [neutral] Neutral
   *[frabian] Frabianer
}
deck-choice-kind = { $choice ->
    [unit] Einheiten
    [pilot] Piloten
    [equipment] Ausrüstung
    [extension] Erweiterungen
   *[event] Ereignisse
}
deck-choice-rarity = { $choice ->
    [common] häufig
    [uncommon] ungewöhnlich
   *[rare] selten
}
deck-tally = { $tally ->
    [items] Gegenstände
    [events] Ereignisse
   *[price] Credits für das Hauptschiff
}
