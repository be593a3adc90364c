### Karte: Erkunden, Entdeckungen, Kolonien, Bewegung, Einfluss.

## Entscheidungen: die Frage an die Person, und was die anderen lesen

choice-exploring = { $left ->
    [one] Erkunde eine Zone oder hör auf.
   *[other] Erkunde bis zu { $left } Zonen oder hör auf.
}
waiting-exploring = { $seat } erkundet.
choice-placing = { $second ->
    [none] Du hast { $sector } gezogen. Lege den Sektor an oder wirf ihn ab.
   *[other] Du hast { $sector } und { $second } gezogen. Lege einen davon an oder wirf beide ab.
}
waiting-placing = { $seat } sieht sich einen Sektor an: { $zone }.
choice-control-offer = Nimmst du { $sector } mit einer Scheibe in Besitz?
waiting-control-offer = { $seat } entscheidet über { $sector }.
choice-discovery-choice = { $tile }: Nimmst du die Entdeckung, oder behältst du sie für 2 Punkte?
waiting-discovery-choice = { $seat } sieht sich eine Entdeckung an.
choice-ancient-technology = Welche der billigsten Technologien nimmst du?
waiting-ancient-technology = { $seat } nimmt eine Technologie der Antiker.
choice-found-part = Wohin mit { $part }? Du kannst das Teil auch neben dein Tableau legen.
waiting-found-part = { $seat } baut { $part } ein oder legt es beiseite.
choice-moving = { $steps ->
    [0] { $left ->
        [one] Beweg ein Schiff oder hör auf.
       *[other] Beweg bis zu { $left } Schiffe oder hör auf.
    }
    [one] { $left ->
        [0] { $ship } kann noch einen Sektor weiter.
        [one] { $ship } kann noch einen Sektor weiter. Danach bleibt dir eine Bewegung.
       *[other] { $ship } kann noch einen Sektor weiter. Danach bleiben dir { $left } Bewegungen.
    }
   *[other] { $left ->
        [0] { $ship } kann noch { $steps } Sektoren weiter.
        [one] { $ship } kann noch { $steps } Sektoren weiter. Danach bleibt dir eine Bewegung.
       *[other] { $ship } kann noch { $steps } Sektoren weiter. Danach bleiben dir { $left } Bewegungen.
    }
}
waiting-moving = { $seat } bewegt Schiffe.
choice-influencing = { $left ->
    [0] Du kannst noch Kolonieschiffe einsetzen, bevor sie wieder aufgedeckt werden.
    [one] Versetze eine Scheibe oder hör auf.
   *[other] Versetze bis zu { $left } Scheiben oder hör auf.
}
waiting-influencing = { $seat } nimmt Einfluss.

## Züge

move-explore = Von { $origin } aus erkunden: { $zone }
    .group = Erkunden
    .short = { $origin } → { $zone }
move-place = { $sector } anlegen, Drehung { $rotation }
    .group = Anlegen
    .short = { $sector }, Drehung { $rotation }
move-discard = Abwerfen
    .group = Abwerfen
    .short = { move-discard }
move-draw-again = Einen zweiten Sektor ziehen
    .group = Ziehen
    .short = { move-draw-again }
move-claim = { $sector } in Besitz nehmen
    .group = Einfluss
    .short = { move-claim }
move-leave = Ohne Scheibe lassen
    .group = Einfluss
    .short = { move-leave }
move-use-discovery = Die Entdeckung nehmen
    .group = Entdeckung
    .short = { move-use-discovery }
move-keep-discovery = Für 2 Punkte behalten
    .group = Entdeckung
    .short = { move-keep-discovery }
move-take-technology = { $technology } nehmen
    .group = Technologie
    .short = { $technology }
move-lay-beside = Neben das Tableau legen
    .group = Beiseite
    .short = { move-lay-beside }
move-fly = { $ship } nach { $sector }
    .group = Bewegen
    .short = { $ship } → { $sector }
move-influence = { $origin ->
    [none] Scheibe von der Leiste nach { $target }
   *[other] { $target ->
        [none] Scheibe aus { $origin } zurück auf die Leiste
       *[other] Scheibe aus { $origin } nach { $target }
    }
}
    .group = Einfluss
    .short = { $origin ->
        [none] Leiste → { $target }
       *[other] { $target ->
            [none] { $origin } → Leiste
           *[other] { $origin } → { $target }
        }
    }
move-ready-ship = Ein Kolonieschiff aufdecken
    .group = Kolonieschiffe
    .short = { move-ready-ship }
move-colonise = { $track ->
    [money] Marker für Geld auf { $square }
    [science] Marker für Forschung auf { $square }
   *[materials] Marker für Material auf { $square }
}
    .group = Kolonieschiffe
    .short = { $track ->
        [money] { $square } (Geld)
        [science] { $square } (Forschung)
       *[materials] { $square } (Material)
    }

## Was geschehen ist

event-sector-drawn = { $sector ->
    [none] { $seat } zieht einen Sektor: { $zone }.
   *[other] { $seat } zieht { $sector }: { $zone }.
}
    .you-seat = { $sector ->
        [none] Du ziehst einen Sektor: { $zone }.
       *[other] Du ziehst { $sector }: { $zone }.
    }
event-sector-placed = { $seat } legt { $sector } an.
    .you-seat = Du legst { $sector } an.
event-sector-discarded = { $seat } wirft { $sector } ab.
    .you-seat = Du wirfst { $sector } ab.
event-stack-renewed = Der Ablagestapel von Ring { $ring } wird neu gemischt.
event-discovery-drawn = { $tile ->
    [none] { $seat } sieht sich eine Entdeckung an.
   *[other] { $seat } entdeckt: { $tile }.
}
    .you-seat = { $tile ->
        [none] Du siehst dir eine Entdeckung an.
       *[other] Du entdeckst: { $tile }.
    }
event-discovery-used = { $seat } nimmt die Entdeckung: { $tile }.
    .you-seat = Du nimmst die Entdeckung: { $tile }.
event-discovery-kept = { $seat } behält die Entdeckung für 2 Punkte.
    .you-seat = Du behältst die Entdeckung für 2 Punkte.
event-portal-found = In { $sector } öffnet sich ein Warpportal.
event-part-laid-beside = { $seat } legt { $part } neben das Tableau.
    .you-seat = Du legst { $part } neben das Tableau.
event-ship-moved = { $seat } bewegt { $ship } von { $origin } nach { $sector }.
    .you-seat = Du bewegst { $ship } von { $origin } nach { $sector }.
event-colonised = { $seat } besiedelt { $sector }: { $track }.
    .you-seat = Du besiedelst { $sector }: { $track }.
event-colony-ships-ready = { $count ->
    [one] { $seat } deckt ein Kolonieschiff auf.
   *[other] { $seat } deckt { $count } Kolonieschiffe auf.
}
    .you-seat = { $count ->
        [one] Du deckst ein Kolonieschiff auf.
       *[other] Du deckst { $count } Kolonieschiffe auf.
    }

## Warum etwas nicht geht

no-origin = Von { $sector } aus kannst du nicht erkunden: Du brauchst dort eine Scheibe oder ein Schiff, das niemand festhält.
zone-not-beside = Das liegt nicht neben { $sector }: { $zone }.
zone-explored = Diese Zone ist schon erkundet.
no-wormhole-there = { $sector } hat zu dieser Zone hin kein Wurmloch: { $zone }.
no-sector-left = Für Ring { $ring } gibt es keine Sektoren mehr.
sector-not-drawn = { $sector } hast du nicht gezogen.
not-joined = So entsteht kein Wurmloch zwischen { $sector } und { $origin }.
one-sector-only = Du ziehst nur einen Sektor.
two-sectors-at-most = Mehr als zwei Sektoren ziehst du nicht.
only-the-new-sector = Jetzt geht es um { $sector }.
no-technology-to-take = Keine der billigsten Technologien passt auf deine Leisten. Es bleiben die 2 Punkte.
home-sector-lost = Du kontrollierst deinen Startsektor nicht mehr. Es bleiben die 2 Punkte.
not-the-cheapest = { $technology } gehört nicht zu den billigsten Technologien, die dir fehlen.
only-the-found-part = Jetzt geht es um { $part }.
no-colony-ship = Du hast kein aufgedecktes Kolonieschiff mehr.
no-such-square = So ein Feld gibt es auf der Karte nicht.
square-is-taken = Auf diesem Feld von { $sector } liegt schon ein Bevölkerungsmarker.
square-needs-technology = Für ein Feld mit Stern fehlt dir die Technologie: { $track }.
no-cube-left = Auf dieser Leiste liegt kein Bevölkerungsmarker mehr: { $track }.
enemy-ships-there = In { $sector } sind fremde Schiffe.
ship-not-yours = Das ist keins deiner Schiffe auf der Karte.
zone-unexplored = Dort liegt kein Sektor.
starbases-do-not-move = Raumstationen bewegen sich nicht.
ship-is-pinned = { $ship } wird festgehalten.
no-activation-left = Du hast keine Aktivierung mehr übrig.
equal-ship-goes-first = Die Schiffe sind gleich. Nimm { $ship }.
no-wormhole = Zwischen { $origin } und { $sector } gibt es kein Wurmloch.
influenced-already = { $sector } hast du in diesem Zug schon beeinflusst.
disc-stays-where-it-is = So bleibt die Scheibe, wo sie ist.
sector-has-a-disc = Auf { $sector } kannst du keine Scheibe legen: Dort liegt eine, oder es gibt den Sektor nicht.
out-of-reach = { $sector } erreichst du nicht: Du brauchst dort ein Schiff oder ein Wurmloch zu einer anderen Scheibe oder einem Schiff.
two-ships-turned-up = Diese Aktion hat schon zwei Kolonieschiffe aufgedeckt.
no-ship-face-down = Alle deine Kolonieschiffe sind aufgedeckt.
nothing-of-yours-beside = Neben dieser Zone hast du weder eine Scheibe noch ein freies Schiff.
sector-explored = { $sector } ist schon erforscht. Wähle eine leere Zone neben deinen Scheiben und Schiffen.
zones-are-explored = Erkundet wird eine leere Zone neben deinen Scheiben und Schiffen.
no-way-out = Aus { $sector } führt kein Wurmloch hinaus.
no-ship-gets-there = Keins deiner Schiffe ist einen Schritt von { $sector } entfernt.
ships-are-moved = Bewegt werden deine Schiffe auf der Karte.
discs-are-moved = Einfluss versetzt Scheiben: von deiner Leiste oder einem deiner Sektoren in einen freien Sektor, oder zurück.
