card-gain = Gain { $amount ->
    [1] one point
   *[other] { $amount } points
}.
card-steal = Steal { $amount } from { $whom }.
card-toss-coin = Roll. { $outcomes }
deck-name = Deck: { $name }
deck-section = { $section ->
    [source] Source
   *[sideboard] Sideboard
}
deck-legal = Legal with { $cards } cards.
deck-illegal = Not legal: { $count }.
deck-twice = { $card } is there twice.
deck-filter = { $filter ->
   *[phase] Stage
}
deck-choice-phase = { $choice ->
    [I] Stage I
   *[V] Stage V
}
deck-tally = { $tally ->
    [source] Cards of the source
   *[sideboard] Cards of the sideboard
}
