"""What card games share, between the games and the texts; it knows no game.

`effects`     pieces of cards, and effects read from one-key YAML with their error sentences
`words`       one place a word: perform, candidates, usual worth, sentence; `words.carrying`: texts
              carried out effect by effect, and the questions they ask
`writing`     the words on a card, written from its effects
`catalogue`   the cards of a game by id and name, twins told apart
`decks`       decks with any sections: files, pasted texts and codes
`packs`       booster packs, sealed pools and drafts
`commands`    what the deck and card commands of a game say
`bench`       what a deck builder needs of a game, and the sheet of a deck
"""
