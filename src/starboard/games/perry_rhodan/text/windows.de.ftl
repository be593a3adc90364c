### The kinds of windows for which people give standing orders.

window-moment = Zu den Zeitpunkten einer Mission und eines Kampfes
window-answers = Wenn jemand ein Ereignis spielt oder eine Fähigkeit nutzt, auf die man antworten kann
window-loss-moment = Wenn eine deiner Karten zerstört werden soll
window-caught-moment = Wenn du einen Agenten besiegt hast
