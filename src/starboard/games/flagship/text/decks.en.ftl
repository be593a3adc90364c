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
