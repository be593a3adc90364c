### The kinds of windows for which people give standing orders.

window-moment =
    .announced = When a mission is announced, gets its goal or is on its way
    .line-up = At the line-up
    .stealth = Before and at stealth
    .after-break = After a break-through
    .fire = Before the fire
    .after-values = When attack and defence are known
    .ground = Before ground combat, before the reduction and after the mission
window-answers = When somebody plays an event or uses a skill that can be answered
window-loss-moment = When a card of yours is about to be destroyed
window-caught-moment = When you have beaten an agent
