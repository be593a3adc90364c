### Decks: text to paste, and what is wrong with a deck.

deck-name = Deck: { $name }
deck-section = { $section ->
    [main_ship] Main ship
    [market] Market
   *[events] Events
}
deck-legal = The deck is legal: { $items } item cards, { $events } event cards, main ship for { $price } credits.
deck-illegal = { $count ->
    [one] The deck is not legal. One reason:
   *[other] The deck is not legal. { $count } reasons:
}
deck-wrong-part = { $part ->
    [events] “{ $card }” is an item card and does not belong to the events.
   *[items] “{ $card }” is an event card and does not belong to the items.
}
deck-too-few-items = A deck needs at least { $need } item cards. This one has { $have }.
deck-too-few-events = A deck needs at least { $need } event cards. This one has { $have }.
deck-without-main-ship = These cards make no main ship: a ship and a pilot that match are missing.
main-ship-too-expensive = The main ship costs { $price } credits. { $budget } are allowed.
main-ship-event = “{ $card }” is an event card and no part of a main ship.
main-ship-extension = “{ $card }” is an extension. A main ship starts without any.
main-ship-other-unit = “{ $card }” is no ship and cannot belong to the main ship.
main-ship-needs-ship = { $have ->
    [0] The main ship lacks a ship.
   *[other] The main ship has { $have } ships. Exactly one is allowed.
}
main-ship-needs-pilot = { $have ->
    [0] The main ship lacks a pilot.
   *[other] The main ship has { $have } pilots. Exactly one is allowed.
}
main-ship-wrong-faction = “{ $card }” does not match the faction of the pilot “{ $pilot }”.
main-ship-item-too-large = “{ $card }” needs { $need } { $slot } slots. The ship has { $have }.
main-ship-slots = The equipment needs { $need } { $slot } { $need ->
    [one] slot
   *[other] slots
}, “{ $ship }” has { $have }.
