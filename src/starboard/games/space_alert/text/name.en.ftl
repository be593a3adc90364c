### What the game is called.

game-name = Space Alert
