### Wie das Spiel heißt.

game-name = Flagship
