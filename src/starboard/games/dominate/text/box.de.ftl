### Werkzeuge für alle mit der Schachtel, und was an Eingereichtem nicht stimmt.

tool-log = zeigt das Logbuch einer Kampagne, prüft es und sagt, was als Nächstes gespielt werden darf
    .file = ein Text mit den Wörtern des Logbuchs, - für die Standardeingabe
tool-evaluate = wertet eine Kampagne aus: jede Zahl mit ihrem Grund, und die Texte
    .file = ein Text mit den Wörtern des Logbuchs, - für die Standardeingabe
    .dice = deine Würfe, in der Reihenfolge, in der nach ihnen gefragt wird
    .seed = irgendeine Zahl, für Würfel des Programms
    .odds = dazu die genaue Wahrscheinlichkeit jedes Textes
tool-setup = sagt, was du für einen Skirmish oder eine Mission aus der Schachtel nimmst, Bodenplatte für Bodenplatte
    .scenario = ein Skirmish oder eine Mission, etwa s2_mill_brook
    .seat = eine Fraktion des Skirmish, oder PL1 oder PL2 einer Mission; ohne Angabe das Blatt von PL1, das kein Geheimnis verrät
tool-look = sagt, was in einer Stellung möglich ist: Bewegung, Angriffe, Energie; Indoor Sicht, Türen, Alarm
    .file = eine YAML-Datei, - für die Standardeingabe
    .at = nur die Figuren auf diesem Feld
tool-check = sucht Fehler in eigenen Szenarien und Missionen: Wörter, Felder, Grenzen der Schachtel, Schlösser, Sätze ohne Daten
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
setup-mission = { $name }, { $place }: Blatt für { $role }
setup-goal = Ziel: { $goal }
setup-tech = Tech-Level { $level }
setup-fog = { $role ->
    [PL1] Es herrscht Kriegsnebel: Nur diese Bodenplatten liegen.
   *[PL2] Es herrscht Kriegsnebel: Die übrigen Bodenplatten legst du, wenn sie entdeckt werden.
}
setup-later = anfangs im Kriegsnebel
setup-rounds = Der Rundenzähler liegt bereit.
setup-aside = Beiseite, bis ein Trigger es bringt:
setup-door = Tür zwischen { $one } und { $other }: { $state ->
    [open] offen
    [locked] versperrt
   *[closed] geschlossen
}
note-blue = „{ $text }“
note-magnifier = bei Betrachtung „{ $text }“
note-red = geheim „{ $text }“
note-fog = für Bodenplatte { $tile }, sobald { $beside } liegt
note-on = eingeschaltet
note-off = ausgeschaltet
note-prone = liegt
note-cargo = mit Erz
note-passengers = { $count ->
    [one] mit 1 Passagier
   *[other] mit { $count } Passagieren
}
note-duty = { $duty ->
    [patrol] Patrouille: { $crosses }
    [irregular] unregelmäßige Wache
   *[stationary] stehende Wache
}
colour-grey = grau
token-ore = Erz
token-ford = Furt
token-fog = Kriegsnebel
token-door = Tür
token-object = Aufgemalt
token-terminal = Terminal
token-camera = Kamera
token-sentry_gun = Sentry-Gun
painted-basket = Korb
painted-bookcase = Bücherschrank
painted-computer = Computer
painted-cooler = Kühlbox
painted-cupboard = Schrank
painted-desk = Schreibtisch
painted-fridge = Kühlschrank
painted-locker = Spind
painted-machine = Maschine
painted-mirror = Spiegel
painted-plant = Pflanze
painted-safe = Tresor
painted-shelf = Regal
painted-stand = Ständer
painted-switch = Schalter
painted-tank = Tank
put-how = { $how ->
    [e] nach Osten
    [se] nach Südosten
    [sw] nach Südwesten
    [w] nach Westen
    [nw] nach Nordwesten
    [ne] nach Nordosten
    [n] nach Norden
    [s] nach Süden
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
    [door] sprengt { $target } von { $field } aus auf
    [shield] trifft { $target } von { $field } aus: Der Schild hält einmal, keine Gegenwehr
   *[worse] trifft { $target } von { $field } aus: Der Schild hält einmal, und es gibt Gegenwehr
}
look-hit-by = kann angegriffen werden von { $figures }
look-seen-by = wird gesehen von { $figures }
look-sight = { $watcher } sieht { $fields }
look-far = { $steps ->
    [one] 1 Feld von { $figure }
   *[other] { $steps } Felder von { $figure }
}
look-alarm-on = Der Alarm ist AN.
look-alarm-goes = { $by ->
    [none] Am Ende dieses Zuges geht der Alarm los: Es gab einen Angriff, und eine Wache steht noch ({ $clause }).
   *[other] Am Ende dieses Zuges geht der Alarm los: PL1 wurde gesehen von { $by } ({ $clause }).
}
look-alarm-off = { $attack ->
    [yes] Der Alarm bleibt AUS. Ein Angriff von PL1 würde ihn auslösen (DD-ALARM-07).
   *[no] Der Alarm bleibt AUS. Es steht keine Wache, die ein Angriff wecken könnte.
}
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
