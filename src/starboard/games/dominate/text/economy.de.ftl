### Erz, Bauen, Verkaufen, MCV und Orbital Strike.

## Entscheidungen

choice-building = { $stage ->
    [0] Bau-Phase: Stell auf, was fertig ist, recycle, gib Aufträge. Dann beende deinen Zug.
    [1] Recycle oder gib Aufträge. Dann beende deinen Zug.
   *[2] Gib Aufträge oder beende deinen Zug.
}
waiting-building = { $seat } baut.
choice-offer-harvester = { $figure } steht. Nimmst du den Harvester jetzt dazu?
waiting-offer-harvester = { $seat } entscheidet über einen Harvester.
choice-pick-surplus = { $surplus ->
    [0] Dir fehlt jetzt ein Gebäude zum Bauen, aber in deinem Bauslot ist nichts zu viel.
    [one] In deinem Bauslot ist eine Figur zu viel. Welche verlierst du?
   *[other] In deinem Bauslot sind { $surplus } Figuren zu viel. Welche verlierst du?
}
waiting-pick-surplus = { $seat } prüft den Bauslot.
choice-take-surplus = { $shown ->
    [0] Im Bauslot von { $player } ist nichts zu viel. Du bekommst nichts.
   *[other] Eine Figur aus dem Bauslot von { $player } geht an dich. Welche?
}
waiting-take-surplus = { $seat } sieht nach, was erobert wurde.

## Züge

move-load = { $figure } lädt Erz auf
    .group = Aktion
    .short = { move-load }
move-unload = { $figure } lädt Erz ab
    .group = Aktion
    .short = { move-unload }
move-sell = { $figure } verkaufen
    .group = Verkaufen
    .short = { $figure }
move-pack = { $figure } wird zum MCV
    .group = Aktion
    .short = { move-pack }
move-unfold = { $figure } wird zur Construction-Yard
    .group = Aktion
    .short = { move-unfold }
move-strike = Orbital Strike auf { $target }
    .group = Orbital Strike
    .short = { $target }
move-take = { $order } nehmen
    .group = Erobert
    .short = { $order }
move-lose = { $order } verlieren
    .group = Zu viel
    .short = { $order }
move-harvester = { $take ->
    [yes] Harvester dazunehmen
   *[no] Ohne Harvester
}
    .group = Harvester
    .short = { move-harvester }
move-place = { $facing ->
    [none] { $type } auf { $field }
    [e] { $type } auf { $field }, nach Osten
    [se] { $type } auf { $field }, nach Südosten
    [sw] { $type } auf { $field }, nach Südwesten
    [w] { $type } auf { $field }, nach Westen
    [nw] { $type } auf { $field }, nach Nordwesten
   *[ne] { $type } auf { $field }, nach Nordosten
}
    .group = Aufstellen
    .short = { move-place }
move-recycle = { $order } recyceln
    .group = Recyceln
    .short = { $order }
move-order = { $type } in Auftrag geben
    .group = Bauauftrag
    .short = { $type }
move-give = { $credits ->
    [one] { $seat } 1 Credit geben
   *[other] { $seat } { $credits } Credits geben
}
    .group = Partner
    .short = { $seat }: { $credits }
move-end-turn = Zug beenden
    .group = Weiter
    .short = { move-end-turn }

## Was geschieht

event-ore-loaded = { $figure } lädt Erz auf: { $field }.
event-ore-unloaded = { $figure } lädt Erz ab; { $seat } bekommt { $credits } Credits.
    .you-seat = { $figure } lädt Erz ab; du bekommst { $credits } Credits.
event-slot-shown = { $seat } sieht nach, was { $player } dort in Bau hat.
    .you-seat = Du siehst nach, was { $player } dort in Bau hat.
    .you-player = { $seat } sieht nach, was du dort in Bau hast.
event-order-taken = { $order ->
    [none] Von { $player } geht nichts an { $seat }.
   *[other] Von { $player } geht an { $seat }: { $order }.
}
    .you-seat = { $order ->
        [none] Von { $player } geht nichts an dich.
       *[other] Von { $player } geht an dich: { $order }.
    }
    .you-player = { $order ->
        [none] Von dir gehst nichts an { $seat }.
       *[other] Von dir gehst an { $seat }: { $order }.
    }
event-order-lost = { $seat } verliert aus dem Bauslot: { $order }.
    .you-seat = Du verlierst aus dem Bauslot: { $order }.
event-ordered = { $seat } gibt für { $credits } Credits in Auftrag: { $type }.
    .you-seat = Du gibst für { $credits } Credits in Auftrag: { $type }.
event-recycled = { $seat } recycelt für { $credits } Credits: { $order }.
    .you-seat = Du recycelst für { $credits } Credits: { $order }.
event-credits-given = { $credits ->
    [one] { $seat } gibt 1 Credit an { $player }.
   *[other] { $seat } gibt { $credits } Credits an { $player }.
}
    .you-seat = { $credits ->
        [one] Du gibst 1 Credit an { $player }.
       *[other] Du gibst { $credits } Credits an { $player }.
    }
    .you-player = { $credits ->
        [one] { $seat } gibt 1 Credit an dich.
       *[other] { $seat } gibt { $credits } Credits an dich.
    }
event-placed = { $seat } stellt auf: { $figure } auf { $field }.
    .you-seat = Du stellst auf: { $figure } auf { $field }.
event-sold = { $credits ->
    [one] { $seat } verkauft { $type } auf { $field } für 1 Credit.
   *[other] { $seat } verkauft { $type } auf { $field } für { $credits } Credits.
}
    .you-seat = { $credits ->
        [one] Du verkaufst { $type } auf { $field } für 1 Credit.
       *[other] Du verkaufst { $type } auf { $field } für { $credits } Credits.
    }
event-strike-moved = { $field ->
    [-1] { $seat } verliert den Orbital Strike.
    [0] Der Orbital Strike von { $seat } ist bereit.
   *[other] Der Orbital Strike von { $seat } liegt auf { $field }.
}
    .you-seat = { $field ->
        [-1] Du verlierst den Orbital Strike.
        [0] Dein Orbital Strike ist bereit.
       *[other] Dein Orbital Strike liegt auf { $field }.
    }

## Warum nicht

no-harvester = { $figure } ist kein Harvester.
holds-ore = { $figure } ist voll.
no-ore-there = Auf { $field } liegt kein Erz.
holds-no-ore = { $figure } hat kein Erz geladen.
no-refinery-here = { $figure } steht nicht auf dem Entladefeld einer Refinery deiner Seite.
only-recycled = Was im Bauslot ist, wird nicht verkauft, sondern recycelt.
units-not-sold = { $figure } ist eine Einheit; verkauft werden nur Gebäude.
not-for-sale = { $figure } ist unverkäuflich.
just-captured = { $figure } wurde in dieser Runde erobert und kann noch nicht verkauft werden.
no-mcv = { $figure } ist kein MCV.
no-yard = { $figure } ist keine Construction-Yard.
no-token-left = Du hast keinen MCV-Marker mehr.
no-building-ground = Auf { $field } kann kein Gebäude stehen.
bridge-or-ford = Auf Brücke oder Furt kann kein Gebäude stehen: { $field }.
ore-there = Auf { $field } liegt Erz.
no-buildings-here = In diesem Szenario darf auf { $field } kein Gebäude stehen.
field-not-empty = { $field } ist nicht leer.
too-far-away = { $field } ist mehr als 2 Felder von deinen Gebäuden entfernt.
across-water = { $field } ist nur über Wasser nahe genug.
only-towers-near = Bei { $field } stehen nur Türme, und die zählen nicht.
not-at-barracks = { $type } kommt neben deinen Barracks heraus, nicht auf { $field }.
not-at-exit = { $type } kommt an einer Ausfahrt deiner Factories heraus, nicht auf { $field }.
not-at-helipad = { $type } beginnt auf einem deiner Helipads, nicht auf { $field }.
placing-is-over = Mit dem Aufstellen bist du schon fertig.
recycling-is-over = Mit dem Recyceln bist du schon fertig.
not-finished = Davon ist bei dir nichts fertig: { $type }.
wrong-side = { $type } kann nicht so stehen.
token-not-recycled = Der Orbital Strike wird nicht recycelt.
not-in-production = { $order } ist nicht in Bau.
nothing-too-much = In deinem Bauslot ist nichts zu viel.
too-much-in-production = In deinem Bauslot ist noch etwas zu viel.
pick-one = Wähle erst eine Figur.
not-to-be-ordered = { $type } kann man nicht in Auftrag geben.
tech-too-high = { $type } braucht Tech-Level { $level }.
slot-is-full = { $category ->
    [infantry] Je Barracks baust du eine Infanterie zugleich. Du hast { $limit }.
    [vehicles] Je Factory baust du ein Fahrzeug oder Flugzeug zugleich. Du hast { $limit }.
   *[buildings] Je Construction-Yard baust du ein Gebäude zugleich. Du hast { $limit }.
}
none-left = Davon hast du keine Figur mehr übrig: { $type }.
too-few-credits = { $type } kostet { $cost }, du hast { $credits }.
no-gifts = In diesem Szenario werden keine Credits verschenkt.
no-partner = { $player } ist nicht dein Partner.
not-so-many-credits = { $credits } Credits kannst du nicht geben.
no-uplink = { $figure } ist kein Uplink.
strike-not-ready = Der Orbital Strike ist noch nicht bereit.
no-figure = { $figure } ist keine Figur.
flies = { $figure } ist in der Luft.
