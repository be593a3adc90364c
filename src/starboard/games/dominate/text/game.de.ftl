### Optionen, Züge, Aktivierung und Bewegung.

## Optionen

option-scenario = Szenario
    .about = Was ihr spielt, und auf welchem Plan.
    .ask = Welches Szenario spielt ihr?
option-scenario-auto = Das übliche
    .about = Zu zweit „Am Mühlbach“, zu dritt „Relaishügel“, zu viert „Zwei Ufer“.
option-scenario-s2_mill_brook = Am Mühlbach
    .about = Zu zweit, kurz: ein Bach mit zwei Brücken und zwei Furten.
option-scenario-s2_dry_wells = Trockene Brunnen
    .about = Zu zweit, lang: ein karger Anfang in der Wüste.
option-scenario-s3_relay_hill = Relaishügel
    .about = Zu dritt: In der Relaisstation steckt eine Überraschung.
option-scenario-s3_oasis = Die Oase
    .about = Zu dritt: Halte die Oase drei Züge lang.
option-scenario-s4_two_banks = Zwei Ufer
    .about = Zu viert in zwei Teams, dazwischen ein Fluss.
option-scenario-s4_salt_lake = Der Salzsee
    .about = Zu viert, lang: Auf der Insel wartet ein verlassenes Fahrzeug.
option-rounds = Runden
    .about = Nach dieser Runde zählen die Werte der Figuren; 0 überlässt es dem Szenario.
option-start = Start
    .about = Der Platz, der beginnt; bei 0 wird gewürfelt.
option-open_credits = Offene Credits
    .about = Alle sehen die Credits von allen.
    .ask = Spielt ihr mit offenen Credits?
    .yes = mit offenen Credits
    .no = mit verdeckten Credits

## Entscheidungen

choice-activating = { $figure ->
    [none] Aktiviere deine Figuren, eine nach der anderen. Dann geht es ans Bauen.
   *[other] { $figure } ist dran: bewegen, handeln oder fertig.
}
waiting-activating = { $seat } bewegt Figuren.
choice-ask-overrun = { $figure } wurde überfahren, von { $target }. Schießt die Infanterie noch zurück?
waiting-ask-overrun = { $seat } entscheidet über die Gegenwehr.

## Züge

move-step = { $figure } nach { $field }
    .group = Bewegen
    .short = { $figure } → { $field }
move-crush = { $figure } überfährt die Infanterie auf { $field }
    .group = Überfahren
    .short = { $figure } über { $field }
move-board = { $figure } steigt ein: { $transporter }
    .group = Einsteigen
    .short = { $figure } → { $transporter }
move-leave = { $figure } steigt aus: { $field }
    .group = Aussteigen
    .short = { $figure } → { $field }
move-rise = { $figure } steht auf
    .group = Aktion
    .short = { move-rise }
move-reload = { $figure } nachladen
    .group = Aktion
    .short = { move-reload }
move-repair = { $figure } repariert: { $bridge }
    .group = Aktion
    .short = { $figure } → { $bridge }
move-done = Fertig mit dieser Figur
    .group = Weiter
    .short = { move-done }
move-build = Weiter zum Bauen
    .group = Weiter
    .short = { move-build }

## Was geschieht

event-order-rolled = Die Würfel entscheiden, wer beginnt: { $rolls }.
event-round-began = Runde { $round } beginnt.
event-turn-began = { $seat } ist am Zug.
    .you-seat = Du bist am Zug.
event-stepped = { $figure } geht von { $start } nach { $field }.
event-driven = { $figure } überfährt { $victim } auf { $field }.
event-boarded = { $figure } steigt ein: { $transporter }.
event-left = { $figure } steigt auf { $field } aus: { $transporter }.
event-reloaded = { $figure } ist wieder geladen.
event-rose = { $figure } steht auf.
event-turned = { $becomes ->
    [destroyed] { $figure } ist zerstört.
    [intact] { $figure } ist wieder heil.
   *[other] { $figure } wird umgedreht.
}
event-out = { $seat } hat weder Gebäude noch MCV und scheidet aus.
    .you-seat = Du hast weder Gebäude noch MCV und scheidest aus.
event-values-counted = Die Werte zählen: { $worth }.

## Wie es ausging

reason-last-standing = Keine andere Seite ist übrig.
reason-values = Die Werte der Figuren entscheiden.
reason-held = Die Felder wurden lange genug gehalten.

## Warum nicht

figure-not-yours = { $figure } gehört dir nicht.
another-is-active = { $figure } ist dran; bring das erst zu Ende.
already-activated = { $figure } war in diesem Zug schon dran.
nothing-is-active = Gerade ist keine Figur dran.
is-aboard = { $figure } sitzt in einem Transporter.
not-aboard = { $figure } sitzt in keinem Transporter.
is-prone = { $figure } liegt am Boden und kann nur aufstehen.
is-not-prone = { $figure } steht schon.
has-acted = { $figure } hat die Aktion schon gehabt.
moved-or-acts = { $figure } bewegt sich oder handelt, beides geht nicht.
no-such-field = { $field } ist kein Feld des Plans.
no-such-figure = { $figure } gibt es nicht.
cannot-go-there = { $figure } kommt nicht nach { $field }.
is-water = { $field } ist Wasser.
is-mountain = { $field } ist ein Berg.
no-forest = { $figure } kommt nicht in den Wald auf { $field }.
building-there = Auf { $field } steht ein Gebäude.
enemy-there = { $figure } versperrt { $field }.
unit-there = { $figure } steht auf { $field }, dort kann niemand sonst bleiben.
figure-there = { $figure } ist auf { $field }.
not-beside = { $field } liegt nicht neben { $figure }.
buildings-stay = { $figure } ist ein Gebäude und bleibt, wo es ist.
just-packed = { $figure } wurde in dieser Runde eingepackt und bewegt sich noch nicht.
no-points-left = { $figure } hat keine Bewegung mehr.
nobody-to-crush = Auf { $field } steht keine Infanterie, die du absichtlich überfahren könntest.
carries-nobody = { $figure } nimmt niemanden mit.
not-friendly = { $figure } gehört nicht zu dir.
does-not-carry = { $figure } nimmt das nicht mit: { $passenger }.
is-full = { $figure } ist voll.
only-engineers-repair = Nur ING-Inf repariert Brücken, nicht { $figure }.
bridge-is-whole = { $figure } ist heil.
needs-no-reload = { $figure } muss nicht nachladen.
no-own-helipad = { $figure } steht nicht auf einem deiner Helipads.
is-loaded = { $figure } ist geladen.
lacks-energy = { $figure } fehlt Energie.
