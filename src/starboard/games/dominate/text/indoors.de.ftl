### Innenräume: Türen, Dinge, Wachen, Alarm.

## Entscheidungen

choice-roaming = { $figure ->
    [none] Aktiviere deine Figuren, eine nach der anderen. Dann ist dein Zug zu Ende.
   *[other] { $figure } ist dran: gehen, einmal handeln, weitergehen, oder fertig.
}
waiting-roaming = { $seat } ist unterwegs.
choice-on-watch = { $figure ->
    [none] Führe deine Wachen, eine nach der anderen. Dann ist dein Zug zu Ende.
   *[other] { $figure } ist dran: gehen, einmal handeln, weitergehen, oder fertig.
}
waiting-on-watch = { $seat } führt die Wachen.
choice-ask-indoor-counter = { $target } greift an: { $figure }. Schießt du zurück?
waiting-ask-indoor-counter = { $seat } entscheidet über die Gegenwehr.
choice-ask-witness = Der Wache fällt etwas auf: { $door } steht offen. Wer sieht nach?
waiting-ask-witness = { $seat } schickt jemanden zu einer offenen Tür.
choice-ask-prey = { $figure } sieht mehrere. Wem folgt der Guardbot?
waiting-ask-prey = { $seat } wählt, wem der Guardbot folgt.
choice-moving-bot = { $figure } ist dran: fahren, drehen, schießen, eine Tür bedienen, oder fertig.
waiting-moving-bot = { $seat } lenkt den Guardbot.
choice-ask-aim = { $device } hat mehrere gleich nahe Ziele. Wen trifft es?
waiting-ask-aim = { $seat } wählt das Ziel der Sentry-Gun.
choice-ask-fire = { $figure } könnte schießen. Soll die Wache das tun, bevor sie weitergeht?
waiting-ask-fire = { $seat } entscheidet, ob eine Wache schießt.
choice-ask-way = { $figure } hat mehrere gleich kurze Wege. Welcher ist es?
waiting-ask-way = { $seat } wählt den Weg einer Figur.

## Züge

move-inspect = { $figure } sieht sich an: { $target }
    .group = Inspizieren
    .short = { $figure } → { $target }
move-act = { $figure } agiert mit { $target }
    .group = Agieren
    .short = { $figure } → { $target }
move-explicit = { $text ->
    [none] { $figure } macht etwas Bestimmtes mit { $target }
   *[other] { $figure }, { $target }: „{ $text }“
}
    .group = Beschreiben
    .short = { $figure } → { $target }
move-pick-up = { $figure } nimmt auf: { $target }
    .group = Aufnehmen
    .short = { $figure } → { $target }
move-drop = { $figure } legt ab: { $target }
    .group = Ablegen
    .short = { $figure } → { $target }
move-turn = { $figure } dreht sich nach { $facing ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
    .group = Drehen
    .short = { $figure } ↻ { $facing }
move-follow = { $figure } folgt { $target }
    .group = Folgen
    .short = { $figure } → { $target }
move-react = { $figure } sieht nach: { $door }
    .group = Nachsehen
    .short = { $figure } → { $door }
move-aim = { $device } schießt auf { $target }
    .group = Ziel
    .short = { $device } → { $target }

## Was geschieht

event-alarm-raised = Der Alarm ist AN.
event-door-turned = { $becomes ->
    [open] { $door } ist offen.
    [closed] { $door } ist zu.
   *[blown] { $door } ist aufgesprengt und geht nie mehr zu.
}
event-door-refused = { $door } ist versperrt; { $figure } bekommt sie nicht auf.
event-laid-down = { $figure } ist außer Gefecht, auf { $field }.
event-device-removed = { $device } auf { $field } ist zerstört.
event-nothing-found = { $figure } findet nichts: { $target }.
event-touched = { $acted ->
    [yes] { $figure } agiert mit { $target }.
   *[no] { $figure } sieht sich an: { $target }.
}
event-told = { $target }: „{ $de }“
event-switched = { $on ->
    [yes] { $device } leuchtet grün.
   *[no] { $device } leuchtet rot.
}
event-picked-up = { $figure } trägt jetzt { $person }.
event-put-down = { $figure } legt { $person } auf { $field } ab.
event-described = { $figure }, { $target }: „{ $text }“
event-guard-sent = { $figure } sieht nach, warum { $door } offen steht.
event-bot-turned = { $figure } dreht sich nach { $facing ->
    [n] Norden.
    [e] Osten.
    [s] Süden.
   *[w] Westen.
}
event-alarm-ended = Der Alarm ist wieder AUS.
event-tile-laid = Ein weiterer Raum liegt offen: { $tile }.
event-guard-vanished = { $figure } verschwindet von { $field } im Nebel.
event-guard-appeared = { $figure } taucht auf { $field } aus dem Nebel auf.
event-wandered = { $figure } würfelt { $arrow ->
    [n] hinauf.
    [e] nach rechts.
    [s] hinunter.
   *[w] nach links.
}
event-handled = { $use ->
    [take] { $figure } greift zu: { $target }.
    [open] { $figure } macht auf: { $target }.
    [leaf] { $figure } blättert: { $target }.
    [read] { $figure } liest: { $target }.
    [switch] { $figure } betätigt { $target }.
    [talk] { $figure } spricht mit { $target }.
   *[other] { $figure } probiert es: { $target }.
}

## Namen

thing-door = Tür { $number }
thing-object = Gegenstand { $number }
thing-terminal = Terminal { $number }
thing-camera = Kamera { $number }
thing-sentry_gun = Sentry-Gun { $number }
thing-labelled = { $thing } „{ $label }“
thing-tile = Raum { $number }
type-guard = Wache
type-guardbot = Guardbot

## Warum nicht

bot-there = { $figure } steht auf { $field }; dort kommt niemand durch.
square-is-full = Auf { $field } stehen schon fünf.
no-way-there = { $figure } kommt von hier nicht nach { $field }.
is-out-of-action = { $figure } ist außer Gefecht.
guard-goes-his-way = Ohne Alarm geht { $figure } den eigenen Weg.
not-at-own = { $figure } schießt nicht auf eigene Leute: { $target }.
only-rockets = Darauf schießt nur RAK-Inf, nicht { $figure }: { $target }.
door-is-open = { $door } ist nicht zu.
no-target = { $target } ist kein Ziel.
not-alone = { $target } steht dort nicht allein.
not-in-reach = { $figure } reicht nicht hin: { $target }.
only-pl1-touches = { $figure } kann nur angreifen, Unterdrückungsfeuer geben und Türen bedienen.
carries-somebody = { $figure } trägt schon jemanden.
carries-it-not = { $figure } trägt das nicht.
did-not-notice = { $figure } hat die Tür nicht bemerkt.
not-in-sight = { $figure } ist nicht in Sicht.
must-follow = { $figure } muss so nahe heran wie möglich.
stays-there = { $figure } bleibt, wo es hingehört.
turns-by-ninety = { $figure } dreht sich um 90 Grad auf einmal.
not-ahead = { $target } ist nicht vor { $figure }.
not-the-nearest = { $target } ist keines der nächsten Ziele.
is-invulnerable = { $figure } ist unverwundbar.
not-the-shortest = Der kürzeste Weg führt nicht über { $field }: { $figure }.
