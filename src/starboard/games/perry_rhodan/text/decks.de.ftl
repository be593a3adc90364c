### Decks: Text zum Einfügen, und ob ein Deck regelgerecht ist.

deck-name = Deck: { $name }
deck-section = { $section ->
    [source_i] Materiequelle I
    [source_ii] Materiequelle II
    [source_iii] Materiequelle III
    [source_iv] Materiequelle IV
    [source_v] Materiequelle V
    [sideboard_i] Sideboard I
    [sideboard_ii] Sideboard II
    [sideboard_iii] Sideboard III
    [sideboard_iv] Sideboard IV
    [sideboard_v] Sideboard V
   *[action] Aktionskarten
}
deck-legal = Das Deck ist regelgerecht: { $sources ->
    [one] 1 Materiequelle
   *[other] { $sources } Materiequellen
} mit { $cards } Karten, { $action } Aktionskarten{ $sideboard ->
    [0] { "" }
   *[other] , { $sideboard } im Sideboard
}.
deck-illegal = { $count ->
    [one] Das Deck ist nicht regelgerecht. Ein Grund:
   *[other] Das Deck ist nicht regelgerecht. { $count } Gründe:
}

## Der Deckbauer

deck-filter = { $filter ->
    [phase] Phase
    [side] Seite
    [type] Typ
   *[rarity] Häufigkeit
}
deck-choice-phase = { $choice ->
    [action] Aktionskarten
   *[other] Phase { $choice }
}
deck-choice-side = { $choice ->
    [pro] Pro
    [anti] Anti
    [dual] Dual
   *[action] Aktionskarten
}
deck-choice-type = { $choice ->
    [place] Orte
    [person] Personen
    [troop] Truppen
    [starship] Raumschiffe
    [fleet] Flotten
    [accessory] Zubehör
    [event] Ereignisse
    [status] Status
    [riddle] Rätsel
   *[action] Aktionskarten
}
deck-choice-rarity = { $choice ->
    [common] häufig
    [uncommon] nicht allzu häufig
    [rare] selten
   *[action] Aktionskarten
}
deck-tally = { $tally ->
    [source_i] Materiequelle I
    [source_ii] Materiequelle II
    [source_iii] Materiequelle III
    [source_iv] Materiequelle IV
    [source_v] Materiequelle V
    [sideboard_i] Sideboard I
    [sideboard_ii] Sideboard II
    [sideboard_iii] Sideboard III
    [sideboard_iv] Sideboard IV
    [sideboard_v] Sideboard V
    [assassination] Attentat
    [destabilisation] Destabilisierung
    [sabotage] Sabotage
    [devastation] Verwüstung
   *[action] Aktionskarten
}
