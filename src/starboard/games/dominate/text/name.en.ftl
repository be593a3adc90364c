### What the game is called.

game-name = Dominate & Delegate
