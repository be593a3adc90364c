### Wie das Spiel heißt.

game-name = Space Alert
