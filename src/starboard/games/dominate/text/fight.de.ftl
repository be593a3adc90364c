### Kämpfen und Erobern.

choice-ask-counter = { $target } greift an: { $figure }. Schießt du zurück?
waiting-ask-counter = { $seat } entscheidet über die Gegenwehr.

move-attack = { $figure } greift an: { $target }
    .group = Angreifen
    .short = { $figure } → { $target }
move-suppress = { $figure } gibt Unterdrückungsfeuer auf { $target }
    .group = Unterdrückungsfeuer
    .short = { $figure } → { $target }
move-capture = { $figure } erobert { $target }
    .group = Erobern
    .short = { $figure } → { $target }
move-counter = Zurückschießen
    .group = Antwort
    .short = { move-counter }
move-hold = Nicht schießen
    .group = Antwort
    .short = { move-hold }

event-attacked = { $figure } greift an: { $target }.
event-countered = { $figure } schießt zurück auf { $target }.
event-shield-held = Der Schild hält: { $figure }.
event-suppressed = { $figure } hält { $target } nieder.
event-destroyed = { $field ->
    [none] { $figure } ist verloren.
   *[other] { $figure } ist verloren, auf { $field }.
}
event-surviving = { $figure } bleibt in der Luft.
event-ore-dropped = Ein Erz bleibt liegen: { $field }.
event-captured = { $seat } erobert { $figure }.
    .you-seat = Du eroberst { $figure }.
event-inspected = { $seat } sieht sich { $figure } an.
    .you-seat = Du siehst dich { $figure } an.
event-credits-taken = { $seat } findet { $credits } Credits von { $player }.
    .you-seat = Du findest { $credits } Credits von { $player }.
    .you-player = { $seat } findet { $credits } deiner Credits.

has-no-weapon = { $figure } hat keine Waffe.
is-unloaded = { $figure } ist nicht geladen.
is-parked = { $figure } steht auf einem Helipad und schießt dort nicht.
attacks-itself = { $figure } greift sich nicht selbst an.
bridge-is-down = { $figure } ist schon zerstört.
class-not-attackable = { $figure } kann { $target } nicht treffen: falsche Klasse.
out-of-range = { $target } ist außer Reichweite von { $figure }.
too-near = { $target } ist zu nah für { $figure }: Die Reichweite beginnt bei { $least } Feldern.
too-far = { $target } ist zu weit weg für { $figure }: Die Reichweite endet bei { $most ->
    [one] einem Feld
   *[other] { $most } Feldern
}.
behind-a-gap = Um die fehlenden Felder herum reicht { $figure } nicht bis { $target }: Die Reichweite endet bei { $most ->
    [one] einem Feld
   *[other] { $most } Feldern
}.
no-suppressive-fire = { $figure } gibt kein Unterdrückungsfeuer.
only-engineers-capture = Nur ING-Inf erobert, nicht { $figure }.
has-moved = { $figure } hat sich bewegt; erobert wird anstelle der Bewegung.
unit-not-capturable = { $figure } ist eine Einheit; nur ein MCV kann erobert werden.
wall-not-capturable = { $figure } kann nicht erobert werden.
not-to-be-captured = { $figure } kann nicht erobert werden.
none-left-of-it = Du hast keine Figur mehr dafür: { $figure }.
