### Der Film einer Mission, Satz für Satz.

## Wörter

crew-member = Crewmitglied { $number }
zone-red = Rot
zone-white = Weiß
zone-blue = Blau
zone-internal = im Schiff
station-lower_red = unten rot
station-lower_white = unten weiß
station-lower_blue = unten blau
station-upper_red = oben rot
station-upper_white = oben weiß
station-upper_blue = oben blau
station-space = im All
weapon-heavy_laser = die schwere Laserkanone
weapon-light_laser = die leichte Laserkanone
weapon-pulse_cannon = die Pulskanone
part-upper_weapon = die schwere Laserkanone
part-lower_weapon = die untere Waffe
part-shield = der Schild
part-reactor = der Reaktor
part-gravolift = der Gravlift
part-structural = die Struktur
cause-lift-broken = der Gravlift ist beschädigt
cause-lift-used = der Gravlift war besetzt
cause-slime = Schleim liegt im Weg
cause-threat = eine Bedrohung kommt dazwischen
cause-computer = niemand hat den Computer gewartet
cause-stumble = das war ein Stolpern
why-already-fired = die Waffe wurde in diesem Zug schon abgefeuert
why-reactor-empty = der Reaktor ist leer
why-nothing-flows = es gibt keine Energie zu verschieben oder keinen Platz dafür
why-no-fuel = es ist keine Brennstoffkapsel mehr da
why-squad-active = der Trupp ist schon aktiv
why-squad-gone = der Trupp ist schon unterwegs
why-no-active-squad = es gibt keinen aktiven Trupp
why-no-intruder = hier ist kein Eindringling
why-interceptors-away = die Abfangjäger sind unterwegs
why-maintained-already = der Computer braucht gerade nichts
why-no-rocket = es ist keine Rakete mehr da
why-rocket-track-taken = eine Rakete ist schon unterwegs
why-beyond-repair = das lässt sich nicht mehr reparieren
why-left-out = diese Mission kommt ohne aus
step-turn = Zug
step-threat_appears = Bedrohungen erscheinen
step-player_actions = Spieleraktionen
step-compute_damage = Schaden
step-threat_actions = Bedrohungsaktionen
step-rocket_moves = Rakete
step-computer_check = Computerwartung
step-interceptors_return = Rückkehr der Abfangjäger
step-jump = Sprung

## Die Mission

event-turn-began = Zug { $turn } beginnt.
event-computer-checked = { $maintained ->
    [yes] Der Computer wurde gewartet.
   *[no] Niemand hat den Computer gewartet.
}
event-ship-jumped = Das Schiff springt. Die Mission ist geschafft.
event-mission-lost = { $cause ->
    [zone-destroyed] Die Zone { $zone } ist zerstört. Die Mission ist verloren, Ursache: { $threat }.
   *[taken] Das Schiff ist verloren und mit ihm die Mission, Ursache: { $threat }.
}
event-mission-scored = Bedrohungen { $threats }, visuelle Bestätigung { $visual }, Strafpunkte { $penalties }: { $score } Punkte.
event-rocket-flew = Die Rakete fliegt weiter.
event-rocket-missed = Die Rakete findet kein Ziel.
event-damage-drawn = Schaden in der Zone { $zone }: { $part }.
event-shield-drained = Der Schild { $zone } verliert { $amount } Energie.
event-reactor-drained = Der Reaktor { $zone } verliert { $amount } Energie.
event-energy-routed = { $amount } Energie fließt aus dem Reaktor { $zone } in seinen Schild.
event-rocket-destroyed = Eine Rakete wird an Bord zerstört. Es bleiben { $left }.
event-capsule-destroyed = Eine Brennstoffkapsel geht verloren. Es bleiben { $left }.
event-stored-squad-disabled = Die Battlebots in der Station { $station } sind handlungsunfähig.
event-damage-doubled = Schaden in der Zone { $zone } zählt von nun an doppelt.
event-confirmation-counted = Visuelle Bestätigung in Phase { $phase }: { $crew } am Fenster, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.

## Die Crew

event-crew-moved = { $seat } geht in die Station { $station }.
    .you-seat = Du gehst in die Station { $station }.
event-crew-stayed = { $seat } ist schon in der Station { $station } und bleibt dort.
    .you-seat = Du bist schon in der Station { $station } und bleibst dort.
event-crew-delayed = { $seat } wird aufgehalten: { $cause }.
    .you-seat = Du wirst aufgehalten: { $cause }.
event-card-pushed = { $seat } kommt zu spät. Die Aktion von Zug { $turn } folgt einen Zug später.
    .you-seat = Du kommst zu spät. Die Aktion von Zug { $turn } folgt einen Zug später.
event-card-lost = { $seat } hat keine Züge mehr; die letzte Karte verfällt.
    .you-seat = Du hast keine Züge mehr; die letzte Karte verfällt.
event-crew-returned = { $seat } kehrt mit den Abfangjägern zurück.
    .you-seat = Du kehrst mit den Abfangjägern zurück.
event-crew-stumbled = { $seat } stolpert und tut etwas anderes.
    .you-seat = Du stolperst und tust etwas anderes.
event-knocked-out = { $seat } ist bewusstlos.
    .you-seat = Du bist bewusstlos.
event-nothing-happened = { $seat } erreicht nichts: { $why }.
    .you-seat = Du erreichst nichts: { $why }.
event-weapon-fired = { $seat } feuert { $weapon } ab (Station { $station }).
    .you-seat = Du feuerst { $weapon } ab (Station { $station }).
event-shield-filled = { $seat } leitet { $amount } Energie in den Schild { $zone }.
    .you-seat = Du leitest { $amount } Energie in den Schild { $zone }.
event-reactor-filled = { $seat } leitet { $amount } Energie in den Reaktor { $zone }.
    .you-seat = Du leitest { $amount } Energie in den Reaktor { $zone }.
event-capsule-spent = { $seat } verbraucht eine Brennstoffkapsel. Es bleiben { $left }.
    .you-seat = Du verbrauchst eine Brennstoffkapsel. Es bleiben { $left }.
event-rocket-launched = { $seat } startet eine Rakete. Es bleiben { $left }.
    .you-seat = Du startest eine Rakete. Es bleiben { $left }.
event-squad-taken = { $squad ->
    [active] { $seat } nimmt die Battlebots mit (Station { $station }).
   *[disabled] { $seat } nimmt die handlungsunfähigen Battlebots mit (Station { $station }).
}
    .you-seat = { $squad ->
        [active] Du nimmst die Battlebots mit (Station { $station }).
       *[disabled] Du nimmst die handlungsunfähigen Battlebots mit (Station { $station }).
    }
event-squad-revived = { $seat } bringt die Battlebots wieder in Gang.
    .you-seat = Du bringst die Battlebots wieder in Gang.
event-squad-disabled = Die Battlebots von { $seat } sind handlungsunfähig.
    .you-seat = Deine Battlebots sind handlungsunfähig.
event-took-off = { $seat } startet mit den Abfangjägern.
    .you-seat = Du startest mit den Abfangjägern.
event-stayed-in-space = { $seat } bleibt im All und greift wieder an.
    .you-seat = Du bleibst im All und greifst wieder an.
event-looked-out = { $seat } sieht aus dem Fenster.
    .you-seat = Du siehst aus dem Fenster.
event-computer-maintained = { $seat } wartet den Computer.
    .you-seat = Du wartest den Computer.
event-malfunction-repaired = { $seat } repariert Bedrohung { $number } ({ $threat }) um { $amount }.
    .you-seat = Du reparierst Bedrohung { $number } ({ $threat }) um { $amount }.
event-repair-counted = { $seat } arbeitet an Bedrohung { $number } ({ $threat }).
    .you-seat = Du arbeitest an Bedrohung { $number } ({ $threat }).
event-intruder-hit = Die Battlebots von { $seat } greifen Bedrohung { $number } ({ $threat }) an.
    .you-seat = Deine Battlebots greifen Bedrohung { $number } ({ $threat }) an.

## Die Bedrohungen

event-threat-appeared = Bedrohung { $number } ({ $threat }) erscheint: { $track }.
event-repairs-together = Überall zugleich repariert: Bedrohung { $number } ({ $threat }) wird um weitere { $amount } repariert.
event-threat-hit = Bedrohung { $number } ({ $threat }): Stärke { $strength } gegen Schild { $shield }, { $amount } Schaden.
event-cryoshield-gone = Der Cryoschild von Bedrohung { $number } ({ $threat }) fängt alles ab und ist weg.
event-blast-hit = Die Explosion richtet { $amount } Schaden bei Bedrohung { $number } ({ $threat }) an.
event-breach-patched = Die Abfangjäger reparieren Bedrohung { $number } ({ $threat }) um { $amount }.
event-threat-destroyed = Bedrohung { $number } ({ $threat }) ist ausgeschaltet.
event-threat-survived = Bedrohung { $number } ({ $threat }) hat alles getan.
event-threat-moved = Bedrohung { $number } ({ $threat }) rückt auf Feld { $position } vor.
event-threat-acted = Bedrohung { $number } ({ $threat }): Aktion { $letter }.
event-threat-attacked = Bedrohung { $number } ({ $threat }) greift { $zone } mit { $strength } an; der Schild fängt { $absorbed } ab.
event-threat-healed = Bedrohung { $number } ({ $threat }) heilt { $amount }.
event-threat-hurt-itself = Bedrohung { $number } ({ $threat }) fügt sich selbst { $amount } Schaden zu.
event-threat-speed = Bedrohung { $number } ({ $threat }) hat nun Geschwindigkeit { $speed }.
event-threat-shield = Bedrohung { $number } ({ $threat }) hat nun Schild { $shield }.
event-threat-revealed = Bedrohung { $number } ({ $threat }) ist nun zu sehen.
event-threat-grew = Bedrohung { $number } ({ $threat }) ist ausgewachsen und schlägt zurück.
event-aura-spread = { $stat ->
    [attack] Bedrohung { $number } ({ $threat }) verstärkt die Angriffe der anderen.
   *[shield] Bedrohung { $number } ({ $threat }) verstärkt alle Schilde da draußen.
}
event-mark-counted = Bedrohung { $number } ({ $threat }) hat { $marks } { $marks ->
    [one] Markierung
   *[other] Markierungen
} hinter sich.
event-token-moved = Bedrohung { $number } ({ $threat }) zieht weiter: Station { $station }.
event-token-placed = Bedrohung { $number } ({ $threat }) breitet sich aus: Station { $station }.
event-token-removed = Bedrohung { $number } ({ $threat }) ist fort: Station { $station }.
event-entry-deadly = Bedrohung { $number } ({ $threat }): Wer die Stationen von nun an betritt, wird bewusstlos.

## Die Auswertung

resolve-won = Mission geschafft: { $score } Punkte.
resolve-lost = Mission verloren in Zug { $turn }, Ursache: { $threat }.
resolve-crowded = Mehr als fünf Crewmitglieder: Das lässt das Brettspiel nicht zu.
resolve-details = Bedrohungen { $threats } · visuelle Bestätigung { $visual } · Schaden { $damage } · bewusstlos { $out } · handlungsunfähige Trupps { $squads }
resolve-turn = Zug { $turn }
check-agrees = Alle { $cases } Fälle stimmen überein.
check-differs = { $count ->
    [one] Ein Unterschied in { $cases } Fällen:
   *[other] { $count } Unterschiede in { $cases } Fällen:
}
check-difference = { $turn ->
    [0] { $id }: { $field }: erwartet { $expected }, erhalten { $got }
   *[other] { $id }: Zug { $turn }: { $field }: erwartet { $expected }, erhalten { $got }
}
expect-title = Über alle möglichen Schadensmarker:
expect-survival = Überleben: { $percent } %
expect-mean = Mittlere Punktzahl geschaffter Missionen: { $mean }
expect-row = { $score } Punkte: { $percent } %

## Stolpern

choice-may-stumble = { $crew }, oben liegt: { $laid }. War das so gemeint?
waiting-may-stumble = { $seat } sieht sich die Karte dieses Zugs an.
move-stumble = Hoppla, gemeint war: { $half }
    .group = Hoppla
    .short = { $half }
no-such-stumble = Du kannst die Karte nur umdrehen oder einen roten mit einem blauen Pfeil vertauschen.

film-shot-turn = Zug { $turn } beginnt.
film-shot-advance = Die Bedrohungen kommen näher.
film-shot-action = { $threat }, Aktion { $letter }: { $does }.
film-shot-nothing = nichts
