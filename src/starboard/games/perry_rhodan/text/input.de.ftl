### Was an Karten nicht stimmt, die jemand schreibt.

is-no-strength = „{ $text }“ ist keine Stärke; schreib einen Buchstaben von A bis E, wenn nötig mit Bonus: C, E+1
must-be-id = nur kleine Buchstaben, Ziffern und Unterstriche
must-be-one-line = eine Zeile, die nicht leer ist
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
nothing-is-stored = kein Effekt dieser Karte lagert etwas ein
mentions-no-family = „{ $family }“ ist keine Karte
mentions-no-family-but = „{ $family }“ ist keine Karte; meinst du „{ $near }“?
mentions-no-effect = „{ $token }“ ist weder eine Karte noch eine Fertigkeit
