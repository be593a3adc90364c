# The deck builder of every card game
decks-my-deck = My deck
decks-cards = Cards
decks-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
decks-deck = Your deck
decks-name = Name
decks-search = Search for a card
decks-all = all
decks-clear = Empty it
decks-start-with = Start with
decks-add = Add { $card }
decks-add-to = Add { $card } to: { $section }
decks-remove = Remove { $card }
decks-close = Close
decks-in-deck = { $count } in the deck
decks-at-least = { $have } of at least { $least }
decks-at-most = { $have } of at most { $most }
decks-between = { $have }, from { $least } to { $most }
decks-empty = Add cards with + from the list.
decks-away = Nobody answers. The deck is checked when you are connected again.
decks-code = Code
decks-copy = Copy the code
decks-copied = Copied
decks-text = As text, to read and to paste
decks-play = Play this deck
decks-print = Print the cards
decks-print-about = Paste the code when you open a table. Printed cards are 63 × 88 mm, nine on a page.
