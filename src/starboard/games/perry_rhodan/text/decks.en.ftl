### Decks: text to paste, and whether a deck is legal.

deck-name = Deck: { $name }
deck-section = { $section ->
    [source_i] Matter source I
    [source_ii] Matter source II
    [source_iii] Matter source III
    [source_iv] Matter source IV
    [source_v] Matter source V
    [sideboard_i] Sideboard I
    [sideboard_ii] Sideboard II
    [sideboard_iii] Sideboard III
    [sideboard_iv] Sideboard IV
    [sideboard_v] Sideboard V
   *[action] Action cards
}
deck-legal = The deck is legal: { $sources ->
    [one] 1 matter source
   *[other] { $sources } matter sources
} with { $cards } cards, { $action } action cards{ $sideboard ->
    [0] { "" }
   *[other] , { $sideboard } in the sideboard
}.
deck-illegal = { $count ->
    [one] The deck is not legal. One reason:
   *[other] The deck is not legal. { $count } reasons:
}

## The deck builder

deck-filter = { $filter ->
    [phase] Phase
    [side] Side
    [type] Type
   *[rarity] Rarity
}
deck-choice-phase = { $choice ->
    [action] Action cards
   *[other] Phase { $choice }
}
deck-choice-side = { $choice ->
    [pro] Pro
    [anti] Anti
    [dual] Dual
   *[action] Action cards
}
deck-choice-type = { $choice ->
    [place] Places
    [person] Persons
    [troop] Troops
    [starship] Starships
    [fleet] Fleets
    [accessory] Accessories
    [event] Events
    [status] Statuses
    [riddle] Riddles
   *[action] Action cards
}
deck-choice-rarity = { $choice ->
    [common] common
    [uncommon] uncommon
    [rare] rare
   *[action] Action cards
}
deck-tally = { $tally ->
    [source_i] Matter source I
    [source_ii] Matter source II
    [source_iii] Matter source III
    [source_iv] Matter source IV
    [source_v] Matter source V
    [sideboard_i] Sideboard I
    [sideboard_ii] Sideboard II
    [sideboard_iii] Sideboard III
    [sideboard_iv] Sideboard IV
    [sideboard_v] Sideboard V
    [assassination] Assassination
    [destabilisation] Destabilisation
    [sabotage] Sabotage
    [devastation] Devastation
   *[action] Action cards
}
