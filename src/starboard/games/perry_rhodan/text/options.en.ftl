### What a game begins with.

option-phases = Phases
    .about = One phase alone, or a campaign through several.
    .ask = Which phases do you play?
option-decks = Decks
    .about = A deck for each seat: the name of a starter deck, or the code of an own one.
    .ask = Which deck does { $seat } play?
option-decks-forschungsflug = Research Flight
option-decks-geheimdienst = Secret Service
option-decks-mutantenkorps = Mutant Corps
option-decks-raumflotte = Space Fleet
option-deck = Deck
    .about = Until the game is over nobody else knows it, unless it is a starter deck.
option-deck-forschungsflug = { option-decks-forschungsflug }
option-deck-geheimdienst = { option-decks-geheimdienst }
option-deck-mutantenkorps = { option-decks-mutantenkorps }
option-deck-raumflotte = { option-decks-raumflotte }
option-deck-own = a deck of one’s own
option-tournament = Tournament
    .about = Stricter decks, covered stacks, and no rule for the Anti Atlan.
option-memory = Memory
    .about = Of other people’s stacks only the top card is shown, as at a real table.
option-anti_atlan = Anti Atlan
    .about = Rule 6.3.1 about Atlan on the Anti side applies.
option-rounds = Rounds a phase
    .about = After that you surrender together. 0 means no limit.
