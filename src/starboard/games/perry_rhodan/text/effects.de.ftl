### Effekte und Ereignisse: Fenster, Züge, Geschehen, Gründe.

choice-moment = Willst du jetzt etwas einsetzen?
waiting-moment = { $seat } kann etwas einsetzen.
choice-answers = { $player } spielt { $card }. Antwortest du?
waiting-answers = { $seat } kann auf { $card } antworten.

move-play = { $side ->
    [pro] { $card } für die Pro-Seite spielen
   *[anti] { $card } für die Anti-Seite spielen
}
    .group = Spielen
    .short = { $card }
move-use = { $card } einsetzen
    .group = Einsetzen
    .short = { $card }
move-pass-round = Diese Kampfrunde nichts einsetzen
    .group = Weiter
    .short = Runde passen

event-event-played = { $seat } spielt { $card }.
event-effect-used = { $seat } setzt { $card } ein.
event-deed-cancelled = { $card } von { $seat } bleibt ohne Wirkung.
event-card-passive = { $card } von { $seat } wird passiv.
event-card-active = { $card } von { $seat } wird aktiv.
event-card-sunk = { $way ->
    [destroyed] { $card } von { $seat } wird vernichtet.
    [reduced] { $card } von { $seat } wird reduziert.
   *[direct] { $card } von { $seat } kommt in die Materiesenke.
}
event-round-passed = { $seat } setzt in dieser Kampfrunde nichts mehr ein.

not-at-this-time = { $card } kann jetzt nicht eingesetzt werden.
no-such-target = Das ist kein Ziel für { $card }.
not-yours = { $card } liegt nicht in deinem Raum.
is-passive = { $card } ist passiv.
used-already = { $card } wurde schon eingesetzt.
cannot-be-paid = Der Preis für { $card } kann nicht bezahlt werden.
no-combat-round = Es läuft keine Kampfrunde.
does-not-answer-that = { $card } hilft dagegen nicht.
