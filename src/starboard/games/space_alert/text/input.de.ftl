### Was an einer Eingabe für Space Alert nicht stimmt.

flown-with-white-threats = { $mission } wird mit weißen Bedrohungen geflogen

# Pläne

expected-plan = hier gehört ein Plan mit Terrorbahnen, Bedrohungen und Aktionen hin
expected-plan-or-cases = hier gehört ein Plan oder eine Liste von Fällen hin
expected-damage = hier gehören die Namen von Schadensmarkern je Zone hin
no-track-given = für { $zone } ist keine Terrorbahn angegeben
is-no-track = es gibt keine Terrorbahn „{ $track }“ (es gibt { $known })
is-no-mission = es gibt keine Mission „{ $mission }“
is-no-threat = es gibt keine Bedrohung „{ $threat }“
is-no-threat-number = { $number } ist keine Nummer einer Bedrohung (1 bis { $most })
external-from-inside = { $threat } ist eine externe Bedrohung und kommt nicht aus „{ $zone }“
internal-from-outside = { $threat } ist eine interne Bedrohung und kommt nicht aus „{ $zone }“
wrong-number-of-rows = { $rows } Reihen; es dürfen 1 bis { $most } sein
too-many-actions = { $actions } Aktionen, aber es gibt nur { $turns } Züge
turn-has-no-card = Zug { $turn }: es gibt keine Karte „{ $card }“
no-card-left = Zug { $turn }: keine Karte dieser Hand ist noch für „{ $card }“ da
is-drawn-twice = { $part } ist zweimal gezogen
has-no-row = es gibt keine Reihe { $row }
order-names-each-row = nenn jede der { $rows } Reihen einmal
has-no-card = es gibt keine Karte „{ $card }“
hands-for-rows = { $hands } Hände für { $rows } Reihen
debrief-takes-one = { $count } Fälle; debrief nimmt einen
solve-takes-one = { $count } Fälle; solve nimmt einen
resolve-takes-one = { $count } Fälle; resolve nimmt einen, check nimmt alle
expected-from = hier gehört eine Zahl ab { $low } hin
expected-above-zero = hier gehört eine Zahl über 0 hin, höchstens { $most }
too-many-damage-tokens = zu viele Schadensmarker sind möglich

# Missionen

has-no-space = es gibt kein Feld { $space }, das eine Marke tragen kann
is-no-mission = es gibt kein „{ $name }“; es gibt 1 bis 8, { $exercises } und random
is-no-lesson = es gibt keine Übung „{ $name }“; es gibt { $known }
is-no-time = „{ $text }“ ist keine Zeit; schreib Minuten und Sekunden wie in 3:45
is-no-difficulty = „{ $text }“ ist nicht white, yellow, random, mix oder zwei wie white,yellow
is-not-two-numbers = „{ $text }“ sind keine zwei Zahlen wie 7,8
is-for-random-missions = ist für Zufallsmissionen
mission-is-fixed = ist für Zufallsmissionen; diese hier steht fest
mission-is-over-at = die Mission ist um { $time } vorbei
mission-is-not-over = erst kommt das Ende dieser Mission
mission-lasts = eine Mission dauert von 8:00 bis 15:00
seconds-multiple = die Sekunden sind ein Vielfaches von { $grid }
levels-of-five = zu fünft trefft ihr auf { $low } bis { $high } Stufen
levels-of-four = zu viert sind es so viele Stufen wie zu fünft oder eine oder zwei weniger
too-many-threats = so viele Bedrohungen passen nicht in so kurze Zeit
needs-one-mission = braucht mindestens eine Mission
mix-needs-random = nur Zufallsmissionen sagen gemischte Farben an
mix-needs-both = Gemischt geht nur mit beiden Stapeln und einer Zufallsmission
one-plays-with-androids = allein spielst du mit vier Androiden
fewer-androids = { $androids ->
    [0] hier sitzen keine Androiden zwischen den Spielern
    [one] { $count } Angaben für einen einzigen Androiden
   *[other] { $count } Angaben für nur { $androids } Androiden
}
clock-needed = ohne Uhr spielt man nur allein
again-names-one = nennt eine erzeugte Mission, die noch einmal gespielt wird
again-is-three-numbers = nennt eine erzeugte Mission mit ihren drei Zahlen, wie { $like }

# Kampagnen

campaign-is-over = geht nach dieser Mission nicht weiter
campaign-is-random = die Missionen einer Kampagne sind zufällig
campaign-has-missions = eine Kampagne hat { $most } Missionen
belongs-to-campaign = gehört zu einer Kampagne
is-no-legacy = „{ $word }“ bleibt nach keiner Mission zurück
there-are-two-squads = es gibt zwei Trupps
no-program-plays-sound = hier gibt es kein Programm, das Töne abspielt; installiere eines davon: { $programs }

# Selbst geschriebene Missionen

own-begins = mit „{ $word }“ fängt keine Zeile an; { $near ->
    [none] schreib eine Zeit wie 0:10 oder eines von { $known }
   *[other] ist { $near } gemeint?
}
own-unknown = „{ $word }“ ist nichts von { $known }{ $near ->
    [none] { "" }
   *[other] ; ist { $near } gemeint?
}
own-no-zone = eine Zone „{ $word }“ gibt es nicht; { $near ->
    [none] es gibt { $known }
   *[other] ist { $near } gemeint?
}
own-no-number = T+{ $number } gibt es nicht; Bedrohungen haben die Nummern 1 bis { $most }
own-number-twice = T+{ $number } wird zweimal angesagt; jede Nummer kommt einmal
own-missing = am Ende fehlt etwas, zum Beispiel { $known }
own-left-over = „{ $word }“ ist hier zu viel
own-twice = „{ $word }“ steht zweimal da
own-no-phases = es fehlt die Zeile, wann die Phasen enden, zum Beispiel phasen 3:40 7:20 10:00
own-phase-count = { $count } Zeiten; eine Mission hat zwei oder drei Phasen
own-phase-short = jede Phase endet mindestens { $shortest } nach der vorigen
own-long = eine Mission dauert höchstens { $most }
own-after-end = die Mission ist um { $end } vorbei
own-no-threat = es wird keine Bedrohung angesagt; schreib eine Zeile wie 0:10 T+1 weiß
own-no-outage = ein Ausfall dauert mindestens eine Sekunde
own-colour-missing = hat eine Bedrohung eine Farbe, sagt jede nach der Zone weiß oder gelb
own-colour-and-cards = die Bedrohungen nennen ihre Farben, also gibt es keine Zeile mit Karten
own-overlap = was um { $start } gesagt wird, dauert bis { $until }, aber um { $at } beginnt etwas anderes (eine Phase sagt ihr Ende 1:00, 0:20 und 0:05 vorher an)
own-too-long = ist länger als { $most } Zeichen
own-too-many = hat mehr als { $most } Zeilen
own-says-all = gilt für zufällige Missionen; der Text sagt schon alles
own-too-few-cards = braucht { $count } Karten einer Art, und es gibt nur { $there }
own-or-name = entweder ein eigener Text oder { $name }
