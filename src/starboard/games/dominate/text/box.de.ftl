### Werkzeuge für alle mit der Schachtel, und was an Eingereichtem nicht stimmt.

tool-log = zeigt das Logbuch einer Kampagne, prüft es und sagt, was als Nächstes gespielt werden darf
    .file = ein Text mit den Wörtern des Logbuchs, - für die Standardeingabe
tool-evaluate = wertet eine Kampagne aus: jede Zahl mit ihrem Grund, und die Texte
    .file = ein Text mit den Wörtern des Logbuchs, - für die Standardeingabe
    .dice = deine Würfe, in der Reihenfolge, in der nach ihnen gefragt wird
    .seed = irgendeine Zahl, für Würfel des Programms
    .odds = dazu die genaue Wahrscheinlichkeit jedes Textes
tool-setup = sagt, was du für ein Szenario aus der Schachtel nimmst, Bodenplatte für Bodenplatte
    .scenario = ein Szenario, etwa s2_mill_brook
    .seat = nur die Figuren dieser Fraktion
tool-look = sagt, was in einer Stellung möglich ist: Bewegung, Angriffe, Energie
    .file = eine YAML-Datei, - für die Standardeingabe
    .at = nur die Figuren auf diesem Feld
tool-check = sucht Fehler in eigenen Szenarien
    .file = eine YAML-Datei oder ein Ordner, - für die Standardeingabe

setup-title = { $name }, für { $players } Spieler
setup-take = Aus der Schachtel: { $things }
setup-board = Das Spielbrett, { $look ->
    [europe] Europa
   *[near_east] Nahost
}
setup-tile = Bodenplatte { $tile }: { $width } × { $height } Felder, links oben { $field }, { $look ->
    [europe] Europa
   *[near_east] Nahost
}
setup-seat = { $faction } beginnt mit { $credits } Credits.
setup-slot = Im Bauslot: { $type } auf { $fields }
token-ore = Erz
token-ford = Furt
put-how = { $how ->
    [e] nach Osten
    [se] nach Südosten
    [sw] nach Südwesten
    [w] nach Westen
    [nw] nach Nordwesten
    [ne] nach Nordosten
    [intact] ganz
    [destroyed] zerstört
    [green] grüne Seite
   *[yellow] gelbe Seite
}

look-figure = { $figure } ({ $faction }) auf { $field }
look-reach = { $count ->
    [one] erreicht 1 Feld: { $fields }
   *[other] erreicht { $count } Felder: { $fields }
}
look-shot = { $result ->
    [free] zerstört { $target } von { $field } aus, ohne Gegenwehr
    [both] greift { $target } von { $field } aus an: Gegenwehr, beide sind verloren
    [shield] trifft { $target } von { $field } aus: Der Schild hält einmal, keine Gegenwehr
   *[worse] trifft { $target } von { $field } aus: Der Schild hält einmal, und es gibt Gegenwehr
}
look-hit-by = kann angegriffen werden von { $figures }
look-base = { $faction }: Energy { $energy }, { $credits } Credits, Figuren im Wert von { $value }
look-dark = Ohne Energie: Nur Power-Plants rücken vor, Erz bringt keine Credits, Flieger laden nicht nach, RAK-Towers schweigen.
look-slot = { $category ->
    [infantry] Infanterie
    [vehicles] Fahrzeuge und Flieger
   *[buildings] Gebäude
} (höchstens { $limit }): { $orders }
look-slot-empty = { $category ->
    [infantry] Infanterie
    [vehicles] Fahrzeuge und Flieger
   *[buildings] Gebäude
} (höchstens { $limit }): nichts
look-nobody = Auf { $field } steht keine Figur einer Fraktion.

check-good = { $count ->
    [one] Das Szenario ist spielbar.
   *[other] Alle { $count } Szenarien sind spielbar.
}

log-page = { $commander }: VICTORY { $victory }, CHARISM { $charism }
log-counts = heimgebrachtes Erz: { $ore }, zerstörte Zivilgebäude: { $civil }
log-card = { $card }: { $became ->
    [won] gewonnen
    [lost] verloren
    [dropped] vor dem Spielen verfallen
   *[card] noch zu spielen
}
log-reward = { $count } × { $card }
log-events = Was geschehen ist: { $events }.
log-over = Keine Missionskarte ist übrig: Die Kampagne ist zu Ende und kann ausgewertet werden.
log-first-die = Noch hat niemand begonnen: Ein Würfel entscheidet, wer PL1 ist.
log-none = { $commander } hat keine Missionskarte und ist von nun an PL2.
log-next = { $why ->
    [first] { $commander } spielt { $cards }: Das muss zuerst gespielt werden.
    [at_once] { $commander } spielt sofort { $cards } und bleibt PL1.
   *[free] { $commander } darf spielen: { $cards }.
}
