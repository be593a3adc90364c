### Runde, Zug und Aufbau: was geschieht, was entschieden wird, was man tun kann.

## Optionen

option-species = Spezies
    .about = Eine Spezies für jeden Platz. Ohne Angabe wählt ihr nacheinander.
    .ask = Wen spielt { $seat }?
option-species-terran_directorate = Terranisches Direktorat
    .about = Terraner ohne Sonderregeln, im Handel günstig und sehr beweglich.
option-species-eridani_empire = Eridani-Imperium
    .about = Viel Geld und Ansehen zu Beginn, aber weniger Scheiben.
option-species-terran_federation = Terranische Föderation
    .about = Terraner ohne Sonderregeln, im Handel günstig und sehr beweglich.
option-species-hydran_progress = Hydranische Bewegung
    .about = Forscht doppelt so schnell wie andere.
option-species-terran_union = Terranische Union
    .about = Terraner ohne Sonderregeln, im Handel günstig und sehr beweglich.
option-species-planta = Planta
    .about = Erkundet schnell und lebt von vielen Sektoren, ist aber leicht zu verdrängen.
option-species-terran_republic = Terranische Republik
    .about = Terraner ohne Sonderregeln, im Handel günstig und sehr beweglich.
option-species-descendants_of_draco = Nachkommen von Draco
    .about = Lebt in Frieden mit den Antikern und wählt beim Erkunden aus zwei Sektoren.
option-species-terran_conglomerate = Terranisches Konglomerat
    .about = Terraner ohne Sonderregeln, im Handel günstig und sehr beweglich.
option-species-mechanema = Mechanema
    .about = Baut und verbessert mehr, und das billiger.
option-species-terran_alliance = Terranische Allianz
    .about = Terraner ohne Sonderregeln, im Handel günstig und sehr beweglich.
option-species-orion_hegemony = Orion Hegemonie
    .about = Beginnt mit einem Kreuzer und schießt früher als andere.
option-random_species = Zufällige Spezies
    .about = Die Spezies werden ausgelost.
    .ask = Wie kommt ihr zu euren Spezies?
    .yes = sie werden ausgelost
    .no = ihr wählt sie
option-advanced_neutrals = Stärkere Gegner
    .about = Antiker, Wächter und das VGZ haben ihre verbesserten Blaupausen.
option-ancient_blueprint = Blaupause der Antiker
    .about = Wie stark sie ist, legt ihr fest oder überlasst ihr dem Los.
    .ask = Welche Blaupause der Antiker gilt?
option-ancient_blueprint-plain = Einfach
    .about = ein Strich
option-ancient_blueprint-advanced = Verbessert
    .about = zwei Striche, für Erfahrene
option-ancient_blueprint-drawn = Ausgelost
    .about = eine von beiden
option-guardian_blueprint = Blaupause der Wächter
    .about = Wie stark sie ist, legt ihr fest oder überlasst ihr dem Los.
    .ask = Welche Blaupause der Wächter gilt?
option-guardian_blueprint-plain = Einfach
    .about = ein Strich
option-guardian_blueprint-advanced = Verbessert
    .about = zwei Striche, für Erfahrene
option-guardian_blueprint-drawn = Ausgelost
    .about = eine von beiden
option-gcds_blueprint = Blaupause des VGZ
    .about = Wie stark sie ist, legt ihr fest oder überlasst ihr dem Los.
    .ask = Welche Blaupause des VGZ gilt?
option-gcds_blueprint-plain = Einfach
    .about = ein Strich
option-gcds_blueprint-advanced = Verbessert
    .about = zwei Striche, für Erfahrene
option-gcds_blueprint-drawn = Ausgelost
    .about = eine von beiden
option-warp_portals = Warpportale
    .about = Drei Sektoren, eine Entdeckung und eine Technologie mehr.
    .ask = Spielt ihr mit Warpportalen?
    .yes = mit Warpportalen
    .no = ohne Warpportale
option-start = Beginn
    .about = Der Platz, der beginnt; 0 lost ihn aus.

## Entscheidungen: die Frage an die Person, und was die anderen lesen

choice-species-choice = Welche Spezies spielst du?
waiting-species-choice = { $seat } wählt eine Spezies.
choice-take-turn = { $passed ->
    [yes] Du hast gepasst: Wähle eine Reaktion oder passe wieder.
   *[no] Dein Zug: Wähle eine Aktion oder passe.
}
waiting-take-turn = { $seat } ist am Zug.
choice-closing = Du kannst noch Kolonieschiffe einsetzen oder verhandeln. Beende dann deinen Zug.
waiting-closing = { $seat } beendet den Zug.
choice-building = { $left ->
    [one] Bau etwas oder hör auf.
   *[other] Bau bis zu { $left } Dinge oder hör auf.
}
waiting-building = { $seat } baut.
choice-cube-home = Auf welche Leiste kommt der Bevölkerungsmarker zurück?
waiting-cube-home = { $seat } legt einen Bevölkerungsmarker zurück.

## Züge

move-species = { $faction } spielen
    .group = Spezies
    .short = { $faction }
move-action = { $action ->
    [explore] Erkunden
    [research] Forschen
    [upgrade] Verbessern
    [build] Bauen
    [move] Bewegen
   *[influence] Beeinflussen
}
    .group = Aktion
    .short = { move-action }
move-react = { $action ->
    [upgrade] Reaktion: Verbessern
    [build] Reaktion: Bauen
    [move] Reaktion: Bewegen
   *[other] Reaktion
}
    .group = Reaktion
    .short = { $action ->
        [upgrade] Verbessern
        [build] Bauen
        [move] Bewegen
       *[other] Reaktion
    }
move-stop = Aufhören
    .group = Weiter
    .short = { move-stop }
move-end = Zug beenden
    .group = Weiter
    .short = { move-end }
move-build = { $thing } in { $sector } bauen
    .group = Bauen
    .short = { $thing } → { $sector }
move-cube = { $track ->
    [money] Marker auf die Geldleiste
    [science] Marker auf die Forschungsleiste
   *[materials] Marker auf die Materialleiste
}
    .group = Bevölkerung
    .short = { $track ->
        [money] Geld
        [science] Forschung
       *[materials] Material
    }
move-trade = { $give ->
    [money] Geld gegen { $get ->
        [science] Forschung
       *[other] Material
    } tauschen
    [science] Forschung gegen { $get ->
        [money] Geld
       *[other] Material
    } tauschen
   *[materials] Material gegen { $get ->
        [money] Geld
       *[other] Forschung
    } tauschen
}
    .group = Tauschen
    .short = { $give ->
        [money] Geld → { $get ->
            [science] Forschung
           *[other] Material
        }
        [science] Forschung → { $get ->
            [money] Geld
           *[other] Material
        }
       *[materials] Material → { $get ->
            [money] Geld
           *[other] Forschung
        }
    }

## Was geschehen ist

event-round-began = Runde { $round } beginnt.
event-blueprint-drawn = { $ship }: { $advanced ->
    [yes] Ausgelost ist die verbesserte Blaupause.
   *[no] Ausgelost ist die einfache Blaupause.
}
event-species-chosen = { $seat } spielt { $faction }.
    .you-seat = Du spielst { $faction }.
event-action-taken = { $seat }: { $action ->
    [explore] Erkunden
    [research] Forschen
    [upgrade] Verbessern
    [build] Bauen
    [move] Bewegen
   *[influence] Beeinflussen
}.
    .you-seat = Du: { $action ->
        [explore] Erkunden
        [research] Forschen
        [upgrade] Verbessern
        [build] Bauen
        [move] Bewegen
       *[influence] Beeinflussen
    }.
event-reacted = { $seat } reagiert: { $action ->
    [upgrade] Verbessern
    [build] Bauen
   *[move] Bewegen
}.
    .you-seat = Du reagierst: { $action ->
        [upgrade] Verbessern
        [build] Bauen
       *[move] Bewegen
    }.
event-passed = { $seat } passt.
    .you-seat = Du passt.
event-start-marker-taken = { $seat } beginnt die nächste Runde.
    .you-seat = Du beginnst die nächste Runde.
event-gained = { $seat } bekommt { $amount } { $resource }.
    .you-seat = Du bekommst { $amount } { $resource }.
event-paid = { $seat } zahlt { $amount } { $resource }.
    .you-seat = Du zahlst { $amount } { $resource }.
event-traded = { $seat } tauscht { $amount } { $give } gegen 1 { $get }.
    .you-seat = Du tauschst { $amount } { $give } gegen 1 { $get }.
event-control-taken = { $seat } kontrolliert jetzt { $sector }.
    .you-seat = Du kontrollierst jetzt { $sector }.
event-control-lost = { $seat } kontrolliert { $sector } nicht mehr.
    .you-seat = Du kontrollierst { $sector } nicht mehr.
event-cube-returned = Ein Bevölkerungsmarker von { $seat } kommt zurück: { $track }.
    .you-seat = Ein Bevölkerungsmarker von dir kommt zurück: { $track }.
event-built = { $clause ->
    [ECL-BLD-01] { $seat } baut in { $sector }: { $thing }.
   *[other] { $seat } findet in { $sector }: { $thing }.
}
    .you-seat = { $clause ->
        [ECL-BLD-01] Du baust in { $sector }: { $thing }.
       *[other] Du findest in { $sector }: { $thing }.
    }

## Warum etwas nicht geht

no-such-species = Diese Spezies gibt es nicht.
board-taken = { $faction } liegt auf einem Tableau, das schon jemand hat.
only-reactions-after-passing = Du hast gepasst. Bis zum Ende der Runde kannst du nur reagieren oder wieder passen.
reactions-only-after-passing = Reagieren kannst du erst, wenn du gepasst hast.
no-such-reaction = Diese Reaktion gibt es nicht.
no-disc-left = Du hast keine Scheibe mehr auf der Einflussleiste.
sector-not-yours = { $sector } kontrollierst du nicht.
nothing-to-build = So etwas kann man nicht bauen.
one-in-a-sector = In { $sector } gibt es das schon: { $thing }.
technology-missing = Dafür brauchst du die Technologie { $technology }.
none-left = Davon hast du nichts mehr im Vorrat: { $thing }.
cannot-pay = Das kostet { $cost } { $resource }, du hast { $held }.
trade-needs-two-resources = Getauscht wird eine Ressource gegen eine andere.
cube-does-not-belong-there = Dorthin gehört kein solcher Bevölkerungsmarker: { $track }.

reason-points = Die meisten Punkte entscheiden.

## Was ein Zug kostet oder bringt

cost-materials = { $gain ->
    [yes] +{ $amount } Materialien
   *[no] { $amount } Materialien
}
cost-science = { $gain ->
    [yes] +{ $amount } Forschung
   *[no] { $amount } Forschung
}
cost-money = { $gain ->
    [yes] +{ $amount } Geld
   *[no] { $amount } Geld
}
cost-discs = { $gain ->
    [yes] +{ $amount } { $amount ->
        [one] Scheibe
       *[other] Scheiben
    }
   *[no] { $amount } { $amount ->
        [one] Scheibe
       *[other] Scheiben
    }
}
cost-colony_ships = { $gain ->
    [yes] +{ $amount } { $amount ->
        [one] Kolonieschiff
       *[other] Kolonieschiffe
    }
   *[no] { $amount } { $amount ->
        [one] Kolonieschiff
       *[other] Kolonieschiffe
    }
}

## Was man lieber vorher weiß

left-colony-ships = { $count ->
    [one] Ein Kolonieschiff ist ungenutzt, und es gibt einen Planeten dafür.
   *[other] { $count } Kolonieschiffe sind ungenutzt, und es gibt Planeten dafür.
}
left-bankrupt = Danach fehlen dir am Ende der Runde { $short } Geld. Du müsstest Sektoren aufgeben.
left-technology = { $points ->
    [one] Es ist die letzte Runde, und deine Forschung reicht für eine Technologie, die einen Punkt bringt.
   *[other] Es ist die letzte Runde, und deine Forschung reicht für eine Technologie, die { $points } Punkte bringt.
}
left-monolith = Es ist die letzte Runde, und dein Material reicht für einen Monolithen: { $points } Punkte.
left-actions = Dein Geld reicht noch für { $count } Aktionen in dieser Runde.
