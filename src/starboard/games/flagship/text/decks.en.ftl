### Decks: text to paste, and whether a deck is legal.

deck-name = Deck: { $name }
deck-section = { $section ->
    [main_ship] Main ship
    [market] Market
   *[events] Events
}
deck-legal = The deck is legal: { $items } item cards, { $events } event cards, main ship for { $main_ship_price } credits.
deck-illegal = { $count ->
    [one] The deck is not legal. One reason:
   *[other] The deck is not legal. { $count } reasons:
}
deck-filter = { $filter ->
    [faction] Faction
    [kind] Kind of card
   *[rarity] Rarity
}
deck-choice-faction = { $choice ->
    [rebels] Rebels
    [syndicate] Syndicate
    [insectoids] Insectoids
    [neutral] Neutral
   *[frabian] Frabians
}
deck-choice-kind = { $choice ->
    [unit] units
    [pilot] pilots
    [equipment] equipment
    [extension] extensions
   *[event] events
}
deck-choice-rarity = { $choice ->
    [common] common
    [uncommon] uncommon
   *[rare] rare
}
deck-tally = { $tally ->
    [items] Items
    [events] Events
   *[price] Credits for the main ship
}
