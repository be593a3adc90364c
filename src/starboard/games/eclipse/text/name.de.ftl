### Wie das Spiel heißt.

game-name = Eclipse: Das zweite galaktische Zeitalter
