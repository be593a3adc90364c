### The kinds of windows for which people give standing orders.

window-moment =
    .announced = Wenn eine Mission angekündigt wird, ihr Ziel erfährt oder unterwegs ist
    .line-up = Bei der Aufstellung
    .stealth = Vor und bei der Tarnung
    .after-break = Nach einem Durchbruch
    .fire = Vor dem Feuer
    .after-values = Wenn die Kampfwerte feststehen
    .ground = Vor dem Bodenkampf, vor der Reduzierung und nach der Mission
window-answers = Wenn jemand ein Ereignis spielt oder eine Fähigkeit nutzt, auf die man antworten kann
window-loss-moment = Wenn eine deiner Karten zerstört werden soll
window-caught-moment = Wenn du einen Agenten besiegt hast
