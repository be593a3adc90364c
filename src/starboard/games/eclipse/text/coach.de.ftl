## Was Verben voraussagen

chance-battle = Kampf: { $percent } %
price-discounted = { $printed } − { $discount } Rabatt

## Was ein Trainer sagt

coach-wasted = { $action ->
    [explore] Es gibt keine Zone, die du von hier aus erkunden könntest. Die Scheibe wäre verschenkt.
    [research] Deine Forschung reicht für keine Technologie. Die Scheibe wäre verschenkt.
    [upgrade] Du kannst gerade kein Schiffsteil einbauen. Die Scheibe wäre verschenkt.
    [build] Deine Materialien reichen für nichts, was du bauen könntest. Die Scheibe wäre verschenkt.
   *[move] Keines deiner Schiffe kann ziehen. Die Scheibe wäre verschenkt.
}
coach-pinned = Deine Schiffe werden von Gegnern festgehalten: Keines kann ziehen. Die Scheibe wäre verschenkt.
coach-idle = Du hast noch Scheiben, und das Geld reicht. Lohnend wäre { $action ->
    [explore] Erkunden
    [research] Forschen
    [upgrade] Verbessern
    [build] Bauen
    [move] Bewegen
   *[influence] Beeinflussen
}.
coach-not-done = Diese Aktion kann noch etwas für dich tun.
coach-hopeless = Den Kampf in { $sector } würdest du fast sicher verlieren, selbst mit allen Schiffen, die mitkommen können.
