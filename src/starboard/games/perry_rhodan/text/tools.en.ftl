### The tools for people with the cards on the table.

## What the help of the command line says

tool-deck = check, show or pack a deck
tool-deck-check = says whether a deck is legal, and if not, why
    .deck = a file, - for standard input, a code or a starter deck
    .phases = for which phases, such as I or II-IV; otherwise for all it has
    .tournament = by the tournament rules too
    .cards = own cards
tool-deck-show = prints a deck as text
    .deck = a file, - for standard input, a code or a starter deck
    .cards = own cards
tool-deck-code = prints a deck as one line to paste
    .deck = a file, - for standard input, a code or a starter deck
    .cards = own cards
tool-deck-bench = tells a deck builder what decks are made of
tool-deck-sheet = shows a deck with numbers, verdict and code
    .deck = a file, - for standard input, a code or a starter deck
tool-cards = lists all cards
    .cards = own cards
tool-card = shows a card
    .card = its id or its name in either language
    .cards = own cards
tool-booster = opens a booster pack of a phase
    .phase = the back of the cards
    .seed = any word or number
    .cards = own cards
tool-sealed = opens six packs to build a matter source from
    .phase = the back of the cards
    .seed = any word or number
    .cards = own cards
tool-odds = works out a pairing or a whole line-up exactly
    .line-up = a YAML file with the pairings, or - for standard input
    .cards = own cards
tool-score = keeps the point sheet of a campaign
    .sheet = a YAML file with the phases, or - for standard input
    .cards = own cards
tool-tournament = checks decks and exchanges of a tournament and says who is ahead
    .tournament = a YAML file with decks and games, or - for standard input
    .cards = own cards

## Odds

odds-pairing = { $number }. { $attacker } against { $defender }
odds-stealth = higher stealth value: { $ahead }, breaks through: { $breaks }
odds-fire = destroys: { $destroys }, falls: { $falls }, both: { $both }
odds-all = At least one has the higher stealth value: { $ahead }

## Point sheet

score-phase = Phase { $phase }{ $end ->
    [changed] { "" }
    [surrender] , joint surrender
    [aborted] , aborted
   *[other] , still being played
}:
score-award = { $player }: { $points } for { $reason } ({ $clause })
score-reason = { $reason ->
    [change] the phase change
    [anti_atlan] the phase change with Anti-Atlan
    [riddles] the most galactic riddles
    [terra] a reduction on Pro-Terra
    [ganymed] the GANYMED on the Anti side
    [aralon] the first reduction on Aralon
    [highest_rm] the highest RM (Anti)
    [lowest_rm] the lowest RM (Pro)
    [highest_sol] the highest Sol Coordinates
    [lowest_sol] the lowest Sol Coordinates
    [compensator] the compensator direction finder
    [laury] Laury Marten and Count Rodrigo de Berceo
    [aurigel] the Envoy of Aurigel
    [bomb] an Arkon bomb
    [atlan] an opponent's lost Atlan
    [renewed] a renewed matter source
    [card] a card
    [shuffled] needless shuffling
   *[left] giving up
}
score-phase-won = { $count ->
    [one] The phase goes to { $players }.
   *[other] The phase is shared by { $players }.
}
score-numbers = { $attacker } against { $target }: Robot Regent number { $regent }, Ara number { $ara }
score-standings = { $over ->
    [yes] Final standings:
   *[no] Standings so far:
}
score-standing = { $place }. { $player }: { $points }

## Tournament

tournament-legal = { $count ->
    [0] All decks and exchanges are legal.
    [one] One fault:
   *[other] { $count } faults:
}
tournament-fault = { $player }{ $game ->
    [0] { "" }
   *[other] { " " }before game { $game }
}: { $text } ({ $clause })
tournament-standings = Standings (house rule: points of all games, then games won):
tournament-row = { $place }. { $player }: { $points } from { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
swap-not-in-source = “{ $card }” is not in matter source { $phase } and cannot be taken out.
swap-not-in-sideboard = “{ $card }” is not in sideboard { $phase } and cannot be put in.
swap-action-card = “{ $card }” is an action card; those stay the same in the whole tournament.
swap-not-one-for-one = Cards are exchanged one for one in each phase. { $out } go out, { $into } come in.
