### Why a crew bot decides as it does.

bot-anything = One choice is as good as another here.
bot-all-done = My part of the plan is laid.
bot-ready = Everybody is done, we can start.
bot-draw = Data is coming in, I take it.
bot-plan = This is how my cards get us furthest.
bot-tell = The others should know what I do.
bot-done = I have nothing to change for now.
bot-give = Somebody lacks this card, I can do without it.
bot-answer = Somebody asked for this, and I do it.
bot-need = I lack a card for this.
