### Wie das Spiel heißt.

game-name = Perry Rhodan – Das Sammelkartenspiel
