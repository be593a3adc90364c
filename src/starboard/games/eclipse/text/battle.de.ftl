### Gefechte und ihre Folgen: was geschieht, was entschieden wird, was möglich ist.

## Entscheidungen: die Frage an die Person, und was die anderen lesen

choice-orders = { $forced ->
    [yes] { $sector }: Niemand kann mehr etwas zerstören. Rückzug mit { $kind }, aber wohin?
   *[no] { $sector }: Angriff oder Rückzug mit { $kind }?
}
waiting-orders = { $forced ->
    [yes] { $seat } muss sich mit { $kind } aus { $sector } zurückziehen.
   *[no] { $seat } wählt Angriff oder Rückzug mit { $kind } in { $sector }.
}
choice-aiming = { $kind }, Würfel { die-colour }: { $roll } trifft für { $damage } Schaden. Welches Schiff?
waiting-aiming = { $seat } teilt Würfel zu.
choice-keep-reputation = { $count ->
    [one] Du hast ein Ansehen-Plättchen gezogen. Behältst du es?
   *[other] Du hast { $count } Ansehen-Plättchen gezogen. Behalte höchstens eines.
}
waiting-keep-reputation = { $seat } sieht sich Ansehen-Plättchen an.
choice-bombing = { $left ->
    [one] { $sector }: Welchen Bevölkerungsmarker zerstörst du?
   *[other] { $sector }: Du zerstörst { $left } Bevölkerungsmarker. Welcher ist der nächste?
}
waiting-bombing = { $seat } wählt, welche Bevölkerungsmarker in { $sector } zerstört werden.
choice-burial = Ein Bevölkerungsmarker in { $sector } ist zerstört. Auf welchen Friedhof kommt er?
waiting-burial = { $seat } wählt einen Friedhof.
choice-occupying = Legst du eine Einflussscheibe auf { $sector }?
waiting-occupying = { $seat } entscheidet über eine Einflussscheibe auf { $sector }.

## Züge

move-attack = { $kind }: angreifen
    .group = Befehle
    .short = Angreifen
move-retreat = { $kind }: Rückzug nach { $sector }
    .group = Befehle
    .short = Rückzug nach { $sector }
move-hit = { $ship } treffen
    .group = Treffen
    .short = { $ship }
move-keep = { $instead ->
    [none] Die { $tile } behalten
   *[other] Die { $tile } statt einer { $instead } behalten
}
    .group = Ansehen
    .short = { $instead ->
        [none] { $tile }
       *[other] { $instead } → { $tile }
    }
move-bomb = Marker zerstören: { $square }
    .group = Zerstören
    .short = { $square }
move-bury = { $track ->
    [money] Auf den Friedhof für Geld
    [science] Auf den Friedhof für Forschung
   *[materials] Auf den Friedhof für Material
}
    .group = Friedhof
    .short = { $track ->
        [money] Geld
        [science] Forschung
       *[materials] Material
    }
move-occupy = Eine Scheibe auf { $sector } legen
    .group = Besetzen
    .short = { $sector }

## Ereignisse

event-battle-began = Gefecht in { $sector }.
event-duel-began = { $of ->
    [none] { $attacker } greift die neutralen Schiffe an.
   *[other] { $attacker } greift { $of } an.
}
    .you-of = { $attacker } greift dich an.
    .you-attacker = { $of ->
        [none] Du greifst die neutralen Schiffe an.
       *[other] Du greifst { $of } an.
    }
event-dice-rolled = { $seat ->
    [none] Die neutralen Schiffe
   *[other] { $seat }
} { $missiles ->
    [yes] { $seat ->
        [none] feuern Raketen ab: { $dice }
       *[other] feuert Raketen ab: { $dice }
    }
   *[no] { $seat ->
        [none] feuern: { $dice }
       *[other] feuert: { $dice }
    }
}
    .you-seat = { $missiles ->
        [yes] Du feuerst Raketen ab: { $dice }
       *[no] Du feuerst: { $dice }
    }
event-ship-hit = { $of ->
    [none] { $ship } ist getroffen: { $damage } Schaden.
   *[other] { $ship } von { $of } ist getroffen: { $damage } Schaden.
}
    .you-of = { $ship } von dir ist getroffen: { $damage } Schaden.
event-ship-destroyed = { $of ->
    [none] Zerstört: { $kind }.
   *[other] Zerstört: { $kind } von { $of }.
}
    .you-of = Zerstört: { $kind } von dir.
event-retreat-declared = { $seat } tritt den Rückzug nach { $sector } an: { $kind }.
    .you-seat = Du trittst den Rückzug nach { $sector } an: { $kind }.
event-retreated = { $seat } ist nach { $sector } entkommen: { $kind }.
    .you-seat = Du bist nach { $sector } entkommen: { $kind }.
event-retreat-cancelled = Der Kampf ist vorbei, { $seat } muss sich nicht mehr zurückziehen: { $kind }.
    .you-seat = Der Kampf ist vorbei, du musst dich nicht mehr zurückziehen: { $kind }.
event-stalemate-reached = Niemand kann mehr etwas zerstören. { $attacker } muss sich zurückziehen.
    .you-attacker = Niemand kann mehr etwas zerstören. Du musst dich zurückziehen.
event-battle-ended = Das Gefecht in { $sector } ist vorbei.
event-reputation-drawn = { $tiles ->
    [none] { $count ->
        [one] { $seat } zieht ein Ansehen-Plättchen.
       *[other] { $seat } zieht { $count } Ansehen-Plättchen.
    }
   *[other] { $seat } zieht Ansehen: { $tiles }.
}
    .you-seat = { $tiles ->
        [none] { $count ->
            [one] Du ziehst ein Ansehen-Plättchen.
           *[other] Du ziehst { $count } Ansehen-Plättchen.
        }
       *[other] Du ziehst Ansehen: { $tiles }.
    }
event-reputation-kept = { $tile ->
    [none] { $swapped ->
        [yes] { $seat } tauscht ein Ansehen-Plättchen aus.
       *[no] { $seat } behält ein Ansehen-Plättchen.
    }
   *[other] { $swapped ->
        [yes] { $seat } behält die { $tile } und gibt eine { $instead } zurück.
       *[no] { $seat } behält die { $tile }.
    }
}
    .you-seat = { $tile ->
        [none] { $swapped ->
            [yes] Du tauschst ein Ansehen-Plättchen aus.
           *[no] Du behältst ein Ansehen-Plättchen.
        }
       *[other] { $swapped ->
            [yes] Du behältst die { $tile } und gibst eine { $instead } zurück.
           *[no] Du behältst die { $tile }.
        }
    }
event-reputation-declined = { $seat } behält kein Ansehen-Plättchen.
    .you-seat = Du behältst kein Ansehen-Plättchen.
event-population-attacked = { $defenceless ->
    [yes] { $cubes ->
        [one] { $seat } greift die Bevölkerung von { $of } in { $sector } an. Sie ist schutzlos: Ein Marker ist zerstört.
       *[other] { $seat } greift die Bevölkerung von { $of } in { $sector } an. Sie ist schutzlos: { $cubes } Marker sind zerstört.
    }
   *[no] { $cubes ->
        [0] { $seat } greift die Bevölkerung von { $of } in { $sector } an und verfehlt: { $dice }
        [one] { $seat } greift die Bevölkerung von { $of } in { $sector } an und zerstört einen Marker: { $dice }
       *[other] { $seat } greift die Bevölkerung von { $of } in { $sector } an und zerstört { $cubes } Marker: { $dice }
    }
}
    .you-seat = { $defenceless ->
        [yes] { $cubes ->
            [one] Du greifst die Bevölkerung von { $of } in { $sector } an. Sie ist schutzlos: Ein Marker ist zerstört.
           *[other] Du greifst die Bevölkerung von { $of } in { $sector } an. Sie ist schutzlos: { $cubes } Marker sind zerstört.
        }
       *[no] { $cubes ->
            [0] Du greifst die Bevölkerung von { $of } in { $sector } an und verfehlst: { $dice }
            [one] Du greifst die Bevölkerung von { $of } in { $sector } an und zerstörst einen Marker: { $dice }
           *[other] Du greifst die Bevölkerung von { $of } in { $sector } an und zerstörst { $cubes } Marker: { $dice }
        }
    }
    .you-of = { $defenceless ->
        [yes] { $cubes ->
            [one] { $seat } greift deine Bevölkerung in { $sector } an. Sie ist schutzlos: Ein Marker ist zerstört.
           *[other] { $seat } greift deine Bevölkerung in { $sector } an. Sie ist schutzlos: { $cubes } Marker sind zerstört.
        }
       *[no] { $cubes ->
            [0] { $seat } greift deine Bevölkerung in { $sector } an und verfehlt: { $dice }
            [one] { $seat } greift deine Bevölkerung in { $sector } an und zerstört einen Marker: { $dice }
           *[other] { $seat } greift deine Bevölkerung in { $sector } an und zerstört { $cubes } Marker: { $dice }
        }
    }
event-cube-buried = Ein Marker von { $seat } kommt auf den Friedhof: { $track }.
    .you-seat = Ein Marker von dir kommt auf den Friedhof: { $track }.
event-ships-repaired = Alle Schiffe sind repariert.

## Ablehnungen

not-an-enemy-ship = { $ship } ist in diesem Gefecht kein feindliches Schiff.
equal-ship-first = { $ship } ist genau gleich. Nenne dieses Schiff.
die-would-miss = Dieser Würfel würde { $ship } verfehlen.
starbases-stay = Raumstationen können sich nicht zurückziehen.
another-type-first = Entscheide zuerst über { $kind }.
must-retreat = Niemand kann mehr etwas zerstören. Du musst dich zurückziehen.
retreat-not-connected = Von hier führt kein Wurmloch nach { $sector }.
retreat-not-controlled = Du kontrollierst { $sector } nicht.
retreat-to-enemies = In { $sector } sind feindliche Schiffe.
tile-not-drawn = Du hast keine { $tile } gezogen.
reputation-track-full = Auf deiner Ansehensleiste ist kein Platz mehr. Nenne ein Plättchen, das zurückgeht.
reputation-track-not-full = Auf deiner Ansehensleiste ist noch Platz. Kein Plättchen muss zurück.
tile-not-yours = Auf deiner Ansehensleiste liegt keine { $tile }.
no-cube-there = Hier gibt es keinen Marker zu zerstören: { $square }.
equal-cube-first = Genau gleich ist { $square }. Nenne dieses Feld.
wrong-graveyard = Auf diesen Friedhof kann der Marker nicht.
another-sector-first = Entscheide zuerst über { $sector }.
