### Forschung, Werft, Diplomatie, Unterhalt: was geschieht, was entschieden wird, was man tun kann.

## Entscheidungen: die Frage an den, der dran ist, und was die anderen lesen

choice-researching = { $left ->
    [one] Erforsche eine Technologie oder hör auf.
   *[other] Erforsche bis zu { $left } Technologien oder hör auf.
}
waiting-researching = { $seat } forscht.
choice-upgrading = { $left ->
    [one] Letzte Verbesserung: Nimm Plättchen weg, wie du willst, und bau dann ein Teil ein.
   *[other] { $left } Verbesserungen: Nimm Plättchen weg, wie du willst, und bau dann ein Teil ein.
}
waiting-upgrading = { $seat } arbeitet an den Blaupausen.
choice-artifact-reward = { $left ->
    [one] Dein letztes Artefakt bringt { $amount } von einer Ressource. Von welcher?
   *[other] { $left } Artefakte bringen je { $amount } von einer Ressource. Wähle für das nächste.
}
waiting-artifact-reward = { $seat } wählt, was die Artefakte bringen.
choice-portal-site = Wohin kommt das Warpportal?
waiting-portal-site = { $seat } wählt einen Sektor für das Warpportal.
choice-offer-answer = { $player } bietet dir eine diplomatische Beziehung an. Wähle die Leiste für deinen Marker oder lehne ab.
waiting-offer-answer = { $seat } überlegt, was aus dem Angebot von { $player } wird.
choice-upkeep-colonies = Unterhalt: Du kannst noch Kolonieschiffe einsetzen. Dein Saldo beträgt { $balance } Geld.
waiting-upkeep-colonies = { $seat } kann noch Kolonieschiffe einsetzen.
choice-avoid-bankruptcy = Dir fehlt Geld: { $short }. Tausche oder gib einen Sektor auf.
waiting-avoid-bankruptcy = { $seat } sucht nach Geld.

## Züge

move-research = { $track ->
    [military] { $technology } erforschen (Militär)
    [grid] { $technology } erforschen (Raster)
   *[nano] { $technology } erforschen (Nano)
}
    .group = Forschen
    .short = { $track ->
        [military] { $technology } (Militär)
        [grid] { $technology } (Raster)
       *[nano] { $technology } (Nano)
    }
move-resource = { $resource ->
    [money] Geld nehmen
    [science] Forschung nehmen
   *[materials] Material nehmen
}
    .group = Artefakt
    .short = { move-resource }
move-portal = Warpportal nach { $sector }
    .group = Warpportal
    .short = { $sector }
move-remove = { ship-type }: Plättchen von Feld { $slot } nehmen
    .group = Wegnehmen
    .short = { ship-type } { $slot }
move-install = { $slot ->
    [0] { ship-type }: { $part } neben die Felder
   *[other] { ship-type }: { $part } auf Feld { $slot }
}
    .group = { ship-type }
    .short = { $slot ->
        [0] { $part }
       *[other] { $slot }: { $part }
    }
move-offer = { $track ->
    [money] { $player } eine Beziehung anbieten, Marker von Geld
    [science] { $player } eine Beziehung anbieten, Marker von Forschung
   *[materials] { $player } eine Beziehung anbieten, Marker von Material
}
    .group = Beziehungen
    .short = { $track ->
        [money] { $player } (Geld)
        [science] { $player } (Forschung)
       *[materials] { $player } (Material)
    }
move-give-back = Ansehen-Plättchen mit { $tile } in den Beutel zurücklegen
    .group = Platz schaffen
    .short = { $tile }
move-accept = { $track ->
    [money] Annehmen, Marker von Geld
    [science] Annehmen, Marker von Forschung
   *[materials] Annehmen, Marker von Material
}
    .group = Beziehungen
    .short = { move-accept }
move-decline = Ablehnen
    .group = Beziehungen
    .short = { move-decline }
move-pay = Weiter zum Geld
    .group = Unterhalt
    .short = { move-pay }
move-give-up = { $sector } aufgeben
    .group = Aufgeben
    .short = { $sector }

## Was geschehen ist

event-technology-drawn = Neu in der Auslage: { $technology }.
event-technology-gained = { $seat } bekommt { $technology } ({ $track }).
    .you-seat = Du bekommst { $technology } ({ $track }).
event-discs-gained = { $amount ->
    [0] { $seat } hat keine Scheibe mehr in Reserve.
    [one] { $seat } bekommt eine Scheibe.
   *[other] { $seat } bekommt { $amount } Scheiben.
}
    .you-seat = { $amount ->
        [0] Du hast keine Scheibe mehr in Reserve.
        [one] Du bekommst eine Scheibe.
       *[other] Du bekommst { $amount } Scheiben.
    }
event-portal-placed = { $seat } legt ein Warpportal auf { $sector }.
    .you-seat = Du legst ein Warpportal auf { $sector }.
event-part-removed = { $ship } von { $seat }: { $part } kommt weg.
    .you-seat = { $ship } von dir: { $part } kommt weg.
event-part-installed = { $ship } von { $seat }: { $part } ist eingebaut.
    .you-seat = { $ship } von dir: { $part } ist eingebaut.
event-relations-offered = { $seat } bietet { $player } eine diplomatische Beziehung an.
    .you-seat = Du bietest { $player } eine diplomatische Beziehung an.
    .you-player = { $seat } bietet dir eine diplomatische Beziehung an.
event-relations-refused = { $seat } lehnt das Angebot von { $player } ab.
    .you-seat = Du lehnst das Angebot von { $player } ab.
    .you-player = { $seat } lehnt dein Angebot ab.
event-relations-formed = { $seat } und { $player } tauschen Botschafter aus.
    .you-seat = Du und { $player } tauscht Botschafter aus.
    .you-player = { $seat } und du tauscht Botschafter aus.
event-relations-broken = { $seat } bricht die Beziehung mit { $player }.
    .you-seat = Du brichst die Beziehung mit { $player }.
    .you-player = { $seat } bricht die Beziehung mit dir.
event-traitor-taken = { $seat } nimmt das Verräter-Plättchen.
    .you-seat = Du nimmst das Verräter-Plättchen.
event-tile-returned = { $tile ->
    [none] { $seat } legt ein Ansehen-Plättchen in den Beutel zurück.
   *[other] { $seat } legt ein Ansehen-Plättchen mit { $tile } in den Beutel zurück.
}
    .you-seat = { $tile ->
        [none] Du legst ein Ansehen-Plättchen in den Beutel zurück.
       *[other] Du legst ein Ansehen-Plättchen mit { $tile } in den Beutel zurück.
    }
event-upkeep-paid = { $seat }: Einnahmen { $income }, Unterhalt { $cost }, Saldo { $balance }.
    .you-seat = Du: Einnahmen { $income }, Unterhalt { $cost }, Saldo { $balance }.
event-eliminated = { $points ->
    [one] { $seat } scheidet mit 1 Punkt aus.
   *[other] { $seat } scheidet mit { $points } Punkten aus.
}
    .you-seat = { $points ->
        [one] Du scheidest mit 1 Punkt aus.
       *[other] Du scheidest mit { $points } Punkten aus.
    }

## Warum etwas nicht geht

technology-not-there = { $technology } liegt nicht in der Auslage.
technology-owned = { $technology } hast du schon.
wrong-track = { $technology } gehört nicht auf diese Leiste.
track-full = Auf dieser Leiste ist kein Feld mehr frei.
no-sector-for-the-portal = Du kontrollierst keinen Sektor für das Warpportal.
no-such-resource = Diese Ressource gibt es nicht.
no-such-part = Dieses Schiffsteil gibt es nicht.
no-such-slot = { $ship }: Ein Feld { $slot } gibt es nicht.
part-belongs-elsewhere = { $part } gehört nicht dorthin.
slot-taken = { $ship }: Auf Feld { $slot } liegt schon ein Plättchen. Nimm es zuerst weg.
part-technology-missing = Für { $part } brauchst du die gleichnamige Technologie.
part-not-found = { $part } liegt nicht neben deinem Tableau.
repair-first = { $ship }: Die Blaupause stimmt so nicht. Bring sie zuerst in Ordnung.
no-tile-there = { $ship }: Auf Feld { $slot } liegt kein Plättchen.
no-diplomacy = Diplomatische Beziehungen gibt es erst ab vier Personen.
offers-only-in-own-turn = Beziehungen bietest du in deinem eigenen Zug an.
no-such-partner = Diesem Platz kannst du keine Beziehung anbieten.
offer-refused-this-turn = { $player } hat in diesem Zug schon abgelehnt.
traitor-has-no-relations = Wer das Verräter-Plättchen hat, geht keine neuen Beziehungen ein.
relations-exist = Mit { $player } hast du schon eine Beziehung.
no-ambassador-left = Einer von euch hat keinen Botschafter mehr.
no-space-for-an-ambassador = Auf der Ansehensleiste ist kein Platz für einen Botschafter.
no-wormhole-between = Kein vollständiges Wurmloch verbindet dich mit einem Sektor von { $player }.
ships-in-one-sector = In { $sector } sind Schiffe von euch beiden.
ship-in-a-partner-sector = Einer von euch hat ein Schiff in einem Sektor des anderen: { $sector }.
no-room-wanted = Du brauchst jetzt keinen Platz für einen Botschafter.
no-such-tile = So ein Ansehen-Plättchen hast du nicht.
builds-in-own-sectors = Du baust in Sektoren, in denen deine Scheibe liegt.
technologies-are-researched = Geforscht wird an den Technologien in der Auslage.
parts-are-installed = Aufgerüstet wird mit Teilen auf den Feldern deiner Baupläne.
