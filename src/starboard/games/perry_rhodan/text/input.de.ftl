### Was an Karten nicht stimmt, die jemand schreibt.

is-no-strength = „{ $text }“ ist keine Stärke; schreib einen Buchstaben von A bis E, wenn nötig mit Bonus: C, E+1
must-be-one-word = ein einziges Wort
at-most-effects = höchstens { $most } Effekte auf einer Karte
not-with-type = eine Karte vom Typ { $type } hat das nicht
unit-has-range-one = eine Person oder Truppe hat Reichweite 1
not-on-that-side = eine Karte der Seite { $side } hat hier keine Prämisse
loyalty-of-anti-cards = nur Einheiten und Schiffe, die auf der Anti-Seite liegen können, haben eine Loyalität
one-requirement = genau eines von { $known }
skill-has-levels = diese Fertigkeit hat die Stufen 0, 1 und 2
skill-has-no-levels = diese Fertigkeit hat keine Stufen; schreib true
only-locators-are-called-so = nur ein Orter hat einen anderen aufgedruckten Namen
only-accessories-have-bearers = nur ein Zubehör hat einen Träger
events-are-their-cost = ein Ereignis ist selbst der Preis; es kann nicht passiv werden und kommt ohnehin in die Senke
random-and-instead = „random“ und „instead“ gehören zusammen
only-in-window = „{ $word }“ wirkt nur im Fenster { $window }
free-effect-needs-limit = ein Effekt ohne Kosten braucht eine Begrenzung
no-rule-reads = „{ $value }“ hat hier keine Wirkung, möglich: { $known }
nothing-is-stored = kein Effekt dieser Karte lagert etwas ein
mentions-no-family = „{ $family }“ ist keine Karte
mentions-no-family-but = „{ $family }“ ist keine Karte; meinst du „{ $near }“?
mentions-no-effect = „{ $token }“ ist weder eine Karte noch eine Fertigkeit

## Dateien für den echten Tisch

players-from-to = { $low } bis { $high } Spieler
player-twice = „{ $player }“ steht zweimal da
is-no-player = „{ $player }“ spielt hier nicht mit
is-no-player-but = „{ $player }“ spielt hier nicht mit; meinst du „{ $near }“?
points-cannot-be = solche Punkte gibt es nicht; geteilt wird durch höchstens sechs
pairings-from-to = { $low } bis { $high } Paarungen
defender-cannot-break = ein Verteidiger bricht nie durch
card-cannot-fight = nur Einheiten und Schiffe kämpfen
unique-fights-already = { $card } ist ein Unikat und kämpft hier schon
fights-on-another-side = { $card } kämpft nicht auf derselben Seite wie { $other }
fights-on-the-same-side = { $card } und { $other } liegen auf derselben Seite und kämpfen nicht gegeneinander
not-in-this-combat = { $combat ->
    [space] im Raumkampf liegen nur Schiffe einander gegenüber
   *[ground] im Bodenkampf liegen nur Einheiten einander gegenüber
}
escorts-at-most = höchstens { $most } Eskorten, keine weniger als 0
is-no-action-card = das ist keine Aktionskarte
sheets-in-order = die Phasen folgen aufeinander, hier { $phases }
phase-was-not-ended = die Phase davor ist nicht zu Ende
one-is-first-on-aralon = nur einer reduziert als Erster auf Aralon
one-end-only = eine Phase endet nur auf eine Art: ended_by, surrender oder aborted
anti-atlan-ends-five = mit Anti-Atlan endet nur Phase V
aborted-when-one-is-left = abgebrochen wird genau dann, wenn nur noch einer weiterspielen will
all-leave-is-surrender = hören alle auf, ist es ein gemeinsames Aufgeben: surrender
not-in-this-phase = das zählt in Phase { $phase } nicht
lies-on-no-such-side = diese Karte kann nicht auf dieser Seite liegen
unique-lies-once = „{ $card }“ ist ein Unikat und liegt bei einem Spieler nur einmal aus
modifier-or-cards = entweder der Modifikator selbst oder die Karten, aus denen er folgt
at-most-games = höchstens { $most } Spiele

## Decks, die eine Regel brechen

deck-without-source = Dem Deck fehlt jede Materiequelle.
deck-lacks-source = Dem Deck fehlt die Materiequelle der Phase { $phase }.
deck-wrong-phase = „{ $card }“ hat die Rückseite der Phase { $back } und gehört nicht zu Phase { $phase }.
deck-banned-card = „{ $card }“ ist vom Spiel ausgeschlossen.
deck-helper-card = „{ $card }“ ist eine Hilfskarte und gehört in kein Deck.
deck-action-card-in-source = „{ $card }“ ist eine Aktionskarte und gehört in keine Materiequelle.
deck-action-card-in-sideboard = „{ $card }“ ist eine Aktionskarte; für die gibt es kein Sideboard.
deck-resource-card-in-action = „{ $card }“ ist eine Ressourcekarte und gehört nicht in den Aktionskartenstapel.
deck-too-many-copies = „{ $card }“ ist in Materiequelle { $phase } { $have }-mal. Erlaubt ist sie { $most ->
    [1] einmal
   *[other] { $most }-mal
}.
deck-large-sideboard = Das Sideboard der Phase { $phase } hat { $have } Karten. Erlaubt sind { $most }.
deck-few-action-cards = Der Aktionskartenstapel braucht mindestens { $need } Aktionskarten. Es sind { $have }.
deck-few-action-cards-for-phases = Im Turnier brauchen { $phases } Phasen mindestens { $need } Aktionskarten. Es sind { $have }.
deck-lacks-goal = Im Aktionskartenstapel fehlt das Missionsziel { $goal ->
    [assassination] Attentat
    [destabilisation] Destabilisierung
    [sabotage] Sabotage
   *[devastation] Verwüstung
}.
deck-few-goals = Im Turnier muss das Missionsziel { $goal ->
    [assassination] Attentat
    [destabilisation] Destabilisierung
    [sabotage] Sabotage
   *[devastation] Verwüstung
} mindestens { $need }-mal im Aktionskartenstapel sein. Es ist { $have }-mal darin.
deck-same-action-card = „{ $card }“ ist { $have }-mal im Aktionskartenstapel. Im Turnier sind { $most } erlaubt.
