# Auf der Startseite, und die Zahlen eines Platzes
about = Führe Panzer, Ingenieure und Flugzeuge über Sechseckfelder, baue eine Basis oder schleich zu zweit durch die Flure einer Kampagne.
fact-value = Wert
fact-credits = Credits
fact-energy = Energie

# Die Karte
dd-map = Karte
dd-layers = Was die Karte zeigt
dd-round = { $last ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $last }
}
dd-layer-threat = Feindliche Reichweite
dd-layer-ground = Baugrund
dd-layer-sight = Sicht der Wachen
dd-layer-routes = Routen
dd-sheet-base = Basis
dd-sheet-orders = Befehle
dd-fog = Noch nicht gesehen
dd-terrain-open = freies Gelände
dd-terrain-forest = Wald
dd-terrain-water = Wasser
dd-terrain-mountain = Berg
dd-terrain-ford = Furt
dd-letter-forest = W
dd-letter-water = ≈
dd-letter-mountain = B
dd-letter-ford = Fu
dd-unused = { $count ->
    [one] 1 noch nicht eingesetzt
   *[other] { $count } noch nicht eingesetzt
}

# Figuren
dd-badge-used = eingesetzt
dd-badge-cargo = hat Erz geladen
dd-badge-loaded = geladen
dd-badge-empty = nicht geladen
dd-badge-shield = Schild hält einen Treffer
dd-badge-hit = in diesem Zug einmal getroffen
dd-badge-suppressed = unter Unterdrückungsfeuer
dd-badge-prone = liegt am Boden
dd-badge-carries = hat Passagiere
dd-class-infantry = Infanterie
dd-class-wheeled = Räderfahrzeug
dd-class-armoured = gepanzert
dd-class-air = Luft
dd-class-building = Gebäude
dd-verdict-hit = Treffer, keine Antwort
dd-verdict-both = beide verloren
dd-verdict-answered = Treffer, dein Schild hält
dd-verdict-held = ihr Schild hält
dd-verdict-worse = nur deine ist verloren
dd-verdict-exchange = beide Schilde halten
dd-more-of = Mehr über { $name }
dd-speed = Tempo
dd-range = Reichweite
dd-sight = Sicht
dd-cost = Kosten
dd-time = Bauzeit
dd-ore = Erz
dd-attacks = Greift an: { $classes }
dd-aboard = An Bord: { $names }
dd-could-hit = Könnte { $name } angreifen: { $verdict }
dd-hit-by = In Reichweite von: { $names }
dd-in-range-of = In Reichweite von { $names }

# Die Basis
dd-base = Deine Basis
dd-only-you = siehst nur du
dd-energy = Energiekonto
dd-energy-sum = Gibt: { $gives }. Nimmt: { $takes }.
dd-energy-lacks = Unter 0: Der Bauslot steht still, Flugzeuge laden nicht nach, RAK-Türme schweigen, Erz bringt nichts.
dd-slot = Bauslot
dd-slot-about = jeden Zug ein Feld
dd-ready = FERTIG
dd-in-slot = { $field ->
    [0] Kann aufgestellt werden
    [one] Noch ein Zug
   *[other] Noch { $field } Züge
}
dd-category-infantry = Infanterie
dd-category-vehicles = Fahrzeuge
dd-category-buildings = Gebäude
dd-used-of = { $used } von { $limit }
dd-order = Bestellen
dd-order-about = Kosten · Züge, im Einsatz
dd-stock = { $used } von { $number }
dd-strike = { $field ->
    [0] Orbitalschlag BEREIT
    [one] Orbitalschlag in 1 Zug
   *[other] Orbitalschlag in { $field } Zügen
}
dd-missing-tech-too-high = Tech-Level zu hoch
dd-missing-builder-infantry = braucht Barracks
dd-missing-builder-vehicles = braucht eine Factory
dd-missing-builder-buildings = braucht eine Construction-Yard
dd-missing-slot-is-full = Bauslot voll
dd-missing-none-left = keine mehr übrig
dd-missing-too-few-credits = zu wenig Credits

# Drinnen
dd-about-square = Ein Feld des Fußbodens
dd-seen-by = Gesehen von { $names }
dd-door-open = offen
dd-door-closed = geschlossen
dd-door-locked = verschlossen
dd-door-blown = aufgesprengt
dd-spot-object = Etwas zum Ansehen
dd-spot-terminal = { $on ->
    [yes] Terminal, an
   *[no] Terminal, aus
}
dd-spot-camera = { $on ->
    [yes] Kamera, an
   *[no] Kamera, aus
}
dd-spot-sentry_gun = { $on ->
    [yes] Selbstschussanlage, an
   *[no] Selbstschussanlage, aus
}

# Worum es in einem Moment geht
beat-shot = Angriff
beat-counter = Gegenwehr
beat-suppress = Unterdrückungsfeuer
beat-overrun = Überrollt
beat-lost = Verloren
beat-move = Bewegung
beat-board = Ein- und Aussteigen
beat-capture = Erobert
beat-build = Aufgestellt
beat-order = Bestellung
beat-harvest = Erz
beat-income = Credits
beat-works = Aktion
beat-strike = Orbitalschlag
beat-alarm = ALARM
beat-spotted = Gesehen
beat-find = Gefunden
beat-read = Vorgelesen
beat-book = Aus dem Buch
beat-tile = Neues Gelände
beat-guard = Wache
beat-dice = Würfel
beat-turn = Zug
beat-round = Neue Runde
beat-card = Karte
beat-mission = Mission
beat-news = Zeitung
beat-out = Ausgeschieden
beat-values = Werte

# Die Lektion
lesson-dd-load = Dein Harvester steht auf Erz. Belade ihn: Jede Ladung bringt Credits.
lesson-dd-unload = Lade an deiner Refinery ab: sechs Credits.
lesson-dd-attack = Greif an, was nicht antworten kann. Das Urteil steht darüber.
lesson-dd-capture = Dein Ingenieur kann dieses Gebäude nehmen. Erobere es.
lesson-dd-step = Wähle eine Figur, dann ein helles Feld. Sie geht dorthin.
lesson-dd-build = Nichts mehr zu tun? Weiter zum Bauen.
lesson-dd-done = Diese Figur ist fertig. Weiter mit der nächsten.
lesson-dd-place = Was FERTIG ist, kommt auf die Karte. Stell es auf.
lesson-dd-order = Bestell etwas. Es dauert so viele Züge, wie dort steht.
lesson-dd-end = Beende den Zug; alles im Bauslot rückt näher.
lesson-dd-counter = Du wirst angegriffen und darfst zurückschießen. Es kostet nichts.
lesson-dd-harvester = Eine Refinery bringt einen Harvester mit. Nimm ihn.

# Der Tisch in Worten
twin-kind-field = Felder
twin-kind-figure = Figuren
twin-kind-order = In Produktion
twin-kind-base = Basis
twin-kind-square = Bodenfelder
twin-kind-door = Türen
twin-kind-spot = Gegenstände
twin-kind-fog = Nebel
twin-kind-page = Befehle

# Drinnen, Befehle, Kampagne
dd-floor = Grundriss
dd-in-sight = in Sicht einer Wache
dd-layer-plan = Plan
dd-alarm-off = Alarm aus
dd-alarm-on = ALARM
dd-alarm-seen = Gesehen von { $names }
dd-choose = Zur Auswahl
dd-role-PL1 = Du führst
dd-role-PL2 = Du bist Spielleiter
dd-rules = Regeln
dd-goal = Ziel
dd-goal-where = Wo?
dd-goals = Ziele
dd-goal-second = Nebenziel
dd-goal-done = erreicht
dd-goal-failed = verfehlt
dd-items = Gegenstände
dd-heard = Gehört und gelesen
dd-heard-in = { $round ->
    [0] vor Beginn
   *[other] Runde { $round }
}
dd-triggers = { $count ->
    [one] 1 Trigger
   *[other] { $count } Trigger
}
dd-fired = { $count ->
    [one] einmal eingetreten
   *[other] { $count }-mal eingetreten
}
dd-log = Logbuch
dd-victory = VICTORY-Punkte
dd-charism = CHARISM-Punkte
dd-missions = Missionskarten
dd-rewards = Belohnungskarten
dd-none = keine
dd-news = Die Zeitung

dd-article = { $rolled ->
    [0] Text { $number }
   *[other] Text { $number }, Würfel { $rolled }
}

# Der Tisch in Worten, Reihe für Reihe und rund um ein Feld
dd-ways = Wohin { $name } gehen kann
dd-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
dd-aboard-of = an Bord von { $name }
dd-nobody = Gehört niemandem
dd-things = Türen, Gegenstände, Produktion
dd-around = Rund um ein Feld
dd-by-rows = Reihe für Reihe
dd-row = Reihe { $row }
dd-side-here = hier
dd-side-n = Norden
dd-side-e = Osten
dd-side-s = Süden
dd-side-w = Westen
dd-side-se = Südosten
dd-side-sw = Südwesten
dd-side-nw = Nordwesten
dd-side-ne = Nordosten

# Verben mit dem, was sie treffen
dd-own-attack = Auf eigene Leute schießen
dd-own-suppress = Eigene Leute unterdrücken
dd-verb-attack = { $target } angreifen
dd-verb-suppress = Unterdrückungsfeuer auf { $target }
dd-verb-capture = { $target } erobern
dd-verb-board = In { $target } einsteigen
dd-verb-repair = { $target } reparieren
dd-verb-inspect = { $target } untersuchen
dd-verb-act = { $target } benutzen
dd-verb-explicit = Sagen, was mit { $target } geschieht
dd-verb-pick-up = { $target } aufnehmen
dd-verb-follow = { $target } folgen
dd-verb-strike = Orbitalschlag auf { $target }
dd-verb-sell = { $target } verkaufen

# Nach einer Mission einer Kampagne
again-goes-on = Weiter zur nächsten Mission
again-campaign = Eine neue Kampagne

# Was der Spielleiter beurteilt
dd-judge = Eine beschriebene Handlung
dd-judge-who = { $figure }, { $target }:
dd-judge-about = Welchen Auslöser trifft das? Sei großzügig: Niemand muss den Wortlaut treffen.
dd-quoted = „{ $text }“

# Die Lektion auf dem kleinen Feld
lesson-dd-goal = Wer kein Gebäude mehr hat, ist raus. Nimm dem Gegner die Kaserne.
lesson-dd-told-load = Dein Harvester steht auf Erz. Lade es: Aus Erz werden Credits.
lesson-dd-told-drive = Der Turm trifft Infanterie, keine Panzer. Fahr neben ihn.
lesson-dd-told-attack = Greif ihn an. Was daraus wird, steht über dem Ziel.
lesson-dd-told-engineer = Schick deinen Ingenieur neben die gegnerische Kaserne.
lesson-dd-told-buggy = Der Buggy zieht das Feuer auf sich, weg vom Ingenieur.
lesson-dd-told-done = Weit genug. Sag, dass der Buggy fertig ist.
lesson-dd-told-build = Alle stehen gut. Weiter zum Bauen.
lesson-dd-told-place = Ein Trupp ist BEREIT. Wähle ihn, dann ein Feld neben der Kaserne.
lesson-dd-told-order = Bestelle Raketeninfanterie: zwei Credits, in einem Zug fertig.
lesson-dd-told-end = Beende deinen Zug. Jetzt zieht der Gegner.
lesson-dd-told-counter = Du wirst angegriffen und darfst zurückschießen. Es kostet nichts.
lesson-dd-told-mouth = Bring das Erz zur offenen Seite deiner Raffinerie.
lesson-dd-told-unload = Lade es ab: Das gibt sechs Credits.
lesson-dd-told-capture = Jetzt erobere die Kaserne. Der Ingenieur bleibt darin.
lesson-dd-told-nothing-left = Der Gegner hat nichts mehr. Weiter zum Bauen.
lesson-dd-told-won = Beende deinen Zug, und das Feld gehört dir.
lesson-dd-indoors = Nächste Lektion: im Gebäude

# Die Lektion im Gebäude
lesson-dd-night = Lösche eine Akte hinter einer versperrten Tür, ohne dass jemand Alarm schlägt.
lesson-dd-night-ready = Deinen Auftrag kannst du immer nachlesen. Bereit?
lesson-dd-night-inspect = Untersuche den Schreibtisch: Ansehen fasst nichts an.
lesson-dd-night-done = Jeder hat eine Aktion. Diese Figur ist fertig.
lesson-dd-night-act = Jemand anders nimmt die Schlüsselkarte: Benutze den Schreibtisch.
lesson-dd-night-done-too = Auch hier fertig.
lesson-dd-night-end = Beende den Zug. Die Wache hinter der Tür geht oder wartet.
lesson-dd-night-door = Öffne die Tür zum Flur: Benutze sie.
lesson-dd-night-sight = Rote Felder sieht die Wache. Fertig.
lesson-dd-night-step = Geh zur offenen Tür. Die Wache schießt weniger weit als du.
lesson-dd-night-attack = Greif aus drei Feldern Abstand an: keine Gegenwehr.
lesson-dd-night-done-shot = Getroffen. Fertig mit dieser Figur.
lesson-dd-night-alarm = Wachen, die dich sahen und noch stehen, schlagen Alarm. Keine mehr.
lesson-dd-night-walk = Zur versperrten Tür. Ein Klick weiter weg geht den ganzen Weg.
lesson-dd-night-on = Weiter.
lesson-dd-night-card = Benutze die versperrte Tür: Du hast die Schlüsselkarte.
lesson-dd-night-done-door = Das Schloss klickt. Fertig.
lesson-dd-night-last = Die nächste Figur kommt durch den Flur nach.
lesson-dd-night-file = Benutze den Rechner und lösche die Akte.

# Werkzeuge für den Spieltisch
tool-dd-log = Logbuch und Zeitung
tool-dd-log-about = Dominate & Delegate: was in einer Kampagne als Nächstes gespielt werden darf und was er ergibt, mit jeder Zahl.
tool-dd-setup = Aufbaubögen
tool-dd-setup-about = Dominate & Delegate: was du aus der Schachtel nimmst, Teil für Teil. Der Bogen von PL1 verrät nichts.
tool-dd-check = Stellungen und eigene Szenarien
tool-dd-check-about = Dominate & Delegate: wer wohin kommt und wen trifft und was an einer Datei nicht stimmt.
dd-log-words = Das Logbuch in Wörtern, etwa efa.victory.4
dd-findings = Die Zahlen dahinter
dd-print = Drucken
dd-setup-which = Gefecht oder Mission
dd-setup-master = Der Bogen des Spielleiters, mit allen Geheimnissen
dd-check-file = Szenario, Mission oder Stellung als YAML
dd-check = Datei prüfen
dd-check-sound = Daran ist nichts falsch: { $names }
dd-file = Datei öffnen
dd-files = Dateien öffnen (mehrere werden nacheinander geprüft)
dd-dice = Würfel
dd-dice-program = vom Programm
dd-dice-mine = meine eigenen
dd-dice-faces = Augen der Reihe nach
dd-dice-again = Neu würfeln
dd-odds = Wie wahrscheinlich jeder Text ist
dd-odds-texts = Wahrscheinlichkeit der Texte
dd-odds-states = Wahrscheinlichkeit der Zustände
dd-news-for = Nur für { $commander }
dd-setup-for = Bogen für
dd-setup-all = alle
dd-look-at = nur Feld
dd-look-floor = Was auf der Etage gilt
dd-look = Stellung ansehen
