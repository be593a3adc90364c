card-gain = Erhalte { $amount ->
    [1] einen Punkt
   *[other] { $amount } Punkte
}.
card-steal = Stiehl { $amount } von { $whom }.
card-toss-coin = Würfle. { $outcomes }
deck-name = Deck: { $name }
deck-section = { $section ->
    [source] Quelle
   *[sideboard] Reserve
}
deck-legal = Erlaubt, mit { $cards } Karten.
deck-illegal = Nicht erlaubt: { $count }.
deck-twice = { $card } ist doppelt.
deck-filter = { $filter ->
   *[phase] Abschnitt
}
deck-choice-phase = { $choice ->
    [I] Abschnitt I
   *[V] Abschnitt V
}
deck-tally = { $tally ->
    [source] Karten der Quelle
   *[sideboard] Karten der Reserve
}
