### The kinds of windows for which people give standing orders.

window-moment = At the moments of a mission and of a combat
window-answers = When somebody plays an event or uses a skill that can be answered
window-loss-moment = When a card of yours is about to be destroyed
window-caught-moment = When you have beaten an agent
