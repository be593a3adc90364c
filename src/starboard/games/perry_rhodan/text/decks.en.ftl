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
deck-without-source = The deck has no matter source.
deck-lacks-source = The deck lacks a matter source for phase { $phase }.
deck-wrong-phase = “{ $card }” has the back of phase { $back } and does not belong to phase { $phase }.
deck-banned-card = “{ $card }” is banned from play.
deck-helper-card = “{ $card }” is a helper card and belongs to no deck.
deck-action-card-in-source = “{ $card }” is an action card and does not belong in a matter source.
deck-action-card-in-sideboard = “{ $card }” is an action card; there is no sideboard for those.
deck-resource-card-in-action = “{ $card }” is a resource card and does not belong in the action pile.
deck-too-many-copies = “{ $card }” is in matter source { $phase } { $have } times. { $most ->
    [1] Once is allowed.
    [2] Twice is allowed.
   *[other] { $most } times are allowed.
}
deck-large-sideboard = The sideboard of phase { $phase } has { $have } cards. { $most } are allowed.
deck-few-action-cards = The action pile needs at least { $need } action cards. It has { $have }.
deck-few-action-cards-for-phases = In a tournament { $phases } phases need at least { $need } action cards. The pile has { $have }.
deck-lacks-goal = The action pile lacks the goal { card-goal }.
deck-few-goals = In a tournament the goal { card-goal } must be in the action pile at least { $need } times. It is there { $have ->
    [1] once.
    [2] twice.
   *[other] { $have } times.
}
deck-same-action-card = “{ $card }” is in the action pile { $have } times. In a tournament { $most } are allowed.

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
