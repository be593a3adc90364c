### The tools for people with the box, as the help of the command line says it.

tool-deck = check, show or pack a deck
tool-deck-check = say whether a deck is legal, and why not
    .deck = a file, - for standard input, a code or a starter deck
    .cards = own cards
tool-deck-show = print a deck as text
    .deck = a file, - for standard input, a code or a starter deck
    .cards = own cards
tool-deck-code = print a deck as one line to paste
    .deck = a file, - for standard input, a code or a starter deck
    .cards = own cards
tool-deck-bench = tell a deck builder what decks are made of
tool-deck-sheet = show a deck with its counts, the verdict and its code
    .deck = a file, - for standard input, a code or a starter deck
tool-cards = list all cards
    .cards = own cards
tool-card = show one card
    .card = its id or its name in either language
    .cards = own cards
tool-booster = open a booster pack
    .seed = any word or number
    .cards = own cards
tool-sealed = open six packs to build a deck from
    .seed = any word or number
    .cards = own cards
