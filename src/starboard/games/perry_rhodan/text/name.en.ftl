### What the game is called.

game-name = Perry Rhodan – The Card Game
