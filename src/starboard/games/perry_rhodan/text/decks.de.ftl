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
deck-without-source = Dem Deck fehlt jede Materiequelle.
deck-lacks-source = Dem Deck fehlt die Materiequelle der Phase { $phase }.
deck-wrong-phase = „{ $card }“ hat die Rückseite der Phase { $back } und gehört nicht zu Phase { $phase }.
deck-banned-card = „{ $card }“ ist vom Spiel ausgeschlossen.
deck-helper-card = „{ $card }“ ist eine Hilfskarte und gehört in kein Deck.
deck-action-card-in-source = „{ $card }“ ist eine Aktionskarte und gehört in keine Materiequelle.
deck-action-card-in-sideboard = „{ $card }“ ist eine Aktionskarte; für die gibt es kein Sideboard.
deck-resource-card-in-action = „{ $card }“ ist eine Ressourcekarte und gehört nicht in den Aktionskartenstapel.
deck-too-many-copies = „{ $card }“ ist in Materiequelle { $phase } { $have }-mal. Erlaubt ist { $most }-mal.
deck-large-sideboard = Das Sideboard der Phase { $phase } hat { $have } Karten. Erlaubt sind { $most }.
deck-few-action-cards = Der Aktionskartenstapel braucht mindestens { $need } Aktionskarten. Es sind { $have }.
deck-few-action-cards-for-phases = Im Turnier brauchen { $phases } Phasen mindestens { $need } Aktionskarten. Es sind { $have }.
deck-lacks-goal = Im Aktionskartenstapel fehlt das Missionsziel { card-goal }.
deck-few-goals = Im Turnier muss das Missionsziel { card-goal } mindestens { $need }-mal im Aktionskartenstapel sein. Es ist { $have }-mal darin.
deck-same-action-card = „{ $card }“ ist { $have }-mal im Aktionskartenstapel. Im Turnier sind { $most } erlaubt.

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
