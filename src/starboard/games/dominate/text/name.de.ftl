### Wie das Spiel heißt.

game-name = Dominate & Delegate
