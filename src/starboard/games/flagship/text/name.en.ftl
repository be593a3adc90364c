### What the game is called.

game-name = Flagship
