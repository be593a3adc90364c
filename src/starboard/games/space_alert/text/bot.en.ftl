### Why a crew bot decides as it does.

why-anything = One choice is as good as another here.
why-all-done = My part of the plan is laid.
why-ready = Everybody is done, we can start.
why-draw = Data is coming in, I take it.
why-plan = This is how my cards get us furthest.
why-tell = The others should know what I do.
why-done = I have nothing to change for now.
why-give = Somebody lacks this card, I can do without it.
why-answer = Somebody asked for this, and I do it.
why-need = I lack a card for this.
