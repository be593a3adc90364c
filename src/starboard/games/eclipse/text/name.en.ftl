### What the game is called.

game-name = Eclipse: Second Dawn for the Galaxy
