# Auf der Startseite, und die Zahlen eines Platzes
about = Zehn Minuten lang plant ihr zusammen gegen die Uhr. Dann seht ihr, was ihr angerichtet habt.
fact-hand = Hand

# Das Spielbrett
sa-ship = Das Schiff
sa-parts = Teile des Tisches
sa-tab-ship = Schiff
sa-tab-plan = Plan
sa-tab-calls = Zurufen
sa-plan = Dein Plan
sa-others = Die Pläne der anderen
sa-hand = Deine Karten
sa-no-cards = Keine Karten auf der Hand.
sa-computer = Der Bordcomputer
sa-phase = Phase { $phase } von { $phases }
sa-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
sa-paused = Pause
sa-outage = Keine Verbindung. Plant schweigend weiter.
sa-silent = Niemand hört dich jetzt. Chat und Zurufe kommen mit der Verbindung wieder.
sa-before-alarm = Alle bereit? Gleich kommt der Alarm.
sa-weapon-words = Waffe { $strength }{ $fired ->
    [yes] , abgefeuert
   *[no] {""}
}
sa-shield-words = Schild { $energy } von { $most }
sa-reactor-words = Reaktor { $energy } von { $most }
sa-damage-words = Schaden { $zone }: { $count } von 6
sa-special-interceptors = Abfangjäger
sa-special-computer = Computer
sa-special-battlebots = Battlebots
sa-special-window = Fenster
sa-special-rockets = Raketen
sa-squad-none = fort
sa-squad-active = bereit
sa-squad-disabled = handlungsunfähig
sa-fuel = { $count } Kapseln
sa-done = Erledigt
sa-threat-words = Bedrohung { $number }, { $name }: { $left } Trefferpunkte, Schild { $shield }, Tempo { $speed }, Feld { $place }
sa-choose-half = { $name } wählen
sa-times = { $count } davon
sa-choose-card = Wähle eine Kartenhälfte, dann ein Feld.
sa-choose-space = Wähle jetzt ein Feld auf deinem Plan.
sa-space-empty = Zug { $turn }, leer
sa-space-holds = Zug { $turn }: { $what }
sa-back-activation = eine Aktion, verdeckt
sa-back-movement = eine Bewegung, verdeckt
sa-turn-over = Umdrehen
sa-take-back = Zurücknehmen
sa-or-shift = oder wähle ein anderes Feld
sa-give-to = An { $name } geben
sa-transfer-now = Datenübertragung: Wähle eine Karte und wer sie bekommt.
sa-draw = { $count ->
    [one] Eine Karte ziehen
   *[other] Eine Karte ziehen ({ $count })
}
sa-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
sa-in-phase = Phase { $phase }
sa-ready = fertig
sa-crew-bot = Bot
sa-crew-away = gerade weg
sa-role-captain = Captain
sa-role-communications_officer = Kommunikationsoffizier
sa-role-security_chief = Sicherheitschef
sa-sketch = Skizze
sa-sketch-turn = Zug
sa-sketch-wipe = Alles wegwischen
sa-sketch-space = Tippe das Feld an.
sa-sketch-about = Tippe auf eine Station oder ein Feld, um das Zeichen dort hinzusetzen. Tippe auf ein Zeichen, um es wegzunehmen.
sa-sketch-arrow-from = Tippe dorthin, wo der Pfeil beginnt.
sa-sketch-arrow-to = Tippe dorthin, wohin er zeigt.
sa-sketch-mark = { $name }: { $sign }, { $place }{ $turn ->
    [0] {""}
   *[other] , Zug { $turn }
}
sa-sign-pawn = Hier stehe ich
sa-sign-a = Hier feuern
sa-sign-b = Hier Energie
sa-sign-c = Hier C-Aktion
sa-sign-bots = Hier Battlebots
sa-sign-danger = Achtung
sa-sign-arrow = Pfeil
sa-calls = Zurufe
sa-call-hint = Tipp eine Station im Schiff an, dann sag, was.
sa-call-where = Wo
sa-i-do = Ich mache es in Zug { $turn }
sa-i-do-in = Ich mache, Zug
sa-we-need = Wir brauchen
sa-call-i-do = Ich mache { $what }
sa-call-we-need = Wir brauchen { $what }
sa-severity-common = normal
sa-severity-serious = ernsthaft
sa-nature-external = draußen
sa-nature-intruder = Eindringling
sa-nature-malfunction = Fehlfunktion
sa-nature-hull_breach = Hüllenriss
sa-hp = Trefferpunkte
sa-shield = Schild
sa-speed = Tempo
sa-worth = zerstört { $destroyed }, überlebt { $survived }
sa-film = Der Film
sa-film-start = Vor dem ersten Zug
sa-turn = Zug { $turn }
sa-turns = Züge
sa-controls = Bedienung des Films
sa-first = Zum Anfang
sa-last = Zum Ende
sa-step = Einen Schritt weiter
sa-step-back = Einen Schritt zurück
sa-play = Abspielen
sa-pause = Anhalten
sa-speed-of-film = Geschwindigkeit
sa-where-in-film = Stelle im Film
sa-knocked-out = bewusstlos
sa-score-sheet = Wertung
sa-survived = Ihr habt überlebt
sa-lost = Das Schiff ging in Zug { $turn } verloren
sa-lost-to = Verloren gegen: { $name }
sa-score-destroyed = Zerstört
sa-score-survived = Überlebt
sa-score-visual = Visuelle Bestätigung
sa-score-damage = Schaden
sa-score-worst = Schlimmste Zone noch einmal
sa-score-out = Bewusstlose
sa-score-squads = Handlungsunfähige Battlebots
sa-score-total = Punkte
sa-score-mission = Punkte dieser Mission
sa-score-campaign = Abzüge zählen erst am Ende der Kampagne.
sa-again = Dieselbe Mission noch einmal
sa-log-book = Logbuch
sa-log-lost = verloren
sa-shade-white = weiß
sa-shade-yellow = gelb
sa-shade-random = zufällig
sa-shade-mix = gemischt
sa-mission-about = Spielt die Ansagen einer Mission für euren echten Tisch: laut, groß und ohne Konto. Einmal geöffnet, geht es auch ohne Netz.
sa-which-mission = Mission
sa-random-mission = eine neue
sa-own-mission = eine eigene
sa-own-text = Die Mission, eine Ansage je Zeile
sa-own-about = „phasen“ und wann jede endet; dann eine Zeit und T+1 bis T+8 mit Zone (ernst, unbestätigt), daten, übertragung oder ausfall mit seiner Länge.
sa-own-tidy = Ordnen
sa-seed = Startwort
sa-seed-any = beliebig
sa-difficulty = Bedrohungen
sa-prepare = Mission vorbereiten
sa-no-mission = Die Mission ließ sich nicht vorbereiten. Versuch es wieder, wenn die Verbindung steht.
sa-press-start = Alle bereit? Dann los.
sa-start = Starten
sa-announced = Was bisher angesagt wurde
sa-say-again = Noch einmal sagen
sa-repeat = Wiederholen
sa-sign-red = Rot
sa-sign-white = Weiß
sa-sign-blue = Blau
sa-sign-internal = Intern
sa-sign-serious = ernsthaft
sa-sign-unconfirmed = nur zu fünft
sa-time-secret = Wie lange die Phase dauert, weiß nur der Computer
sa-secret = Restzeiten geheim halten, wie auf der CD
sa-length = Länge
sa-minutes = { $minutes } Minuten
sa-level = Bedrohungsstufe zu fünft (zu viert eine weniger)
sa-last-mission = Ohne Netz entsteht keine neue Mission. Diese ist noch da: { $name }.
sa-take-it = Diese nehmen
sa-sound-check = Hörst du mich?
sa-voice-loading = Die Stimme wird geholt.
sa-voice-ready = Die Stimme ist da, auch ohne Netz.
sa-voice-missing = Die Stimme fehlt, weil keine Verbindung besteht. Noch einmal versuchen: Knopf drücken.
sa-sound-heard = Jetzt sollte der Computer zu hören sein. Wenn nicht: Lautstärke am Gerät prüfen.
sa-sound-blocked = Der Browser lässt keinen Ton zu. Tippe einmal auf die Seite und dann wieder hier.
sa-sound-off = Der Ton ist in den Einstellungen aus.
sa-go-on = Weiter
sa-over = Die Operation ist beendet
sa-time = { $time } seit dem Alarm
sa-left-of-phase = noch { $time } in Phase { $phase }
sa-outage-left = { $seconds ->
    [one] Keine Verbindung. Noch 1 Sekunde Stille.
   *[other] Keine Verbindung. Noch { $seconds } Sekunden Stille.
}
sa-where-in-mission = Stelle in der Mission
sa-jump = Zur nächsten Ansage
sa-jump-back = Zur Ansage davor
sa-volume = Lautstärke
sa-drawn-tap = Welche Karte?
sa-drawn-which = Sagen, welche Karte für T+{ $turn } gezogen wurde
sa-drawn-is = T+{ $turn } ist { $name }. Die Karte ändern
sa-drawn-about = Tippe die Karte an, die ihr gezogen habt. Nach der Mission kennt die Auswertung sie schon.
sa-drawn-both = beide
sa-drawn-none = Zurücknehmen
sa-drawn-taken = für T+{ $turn } gezogen
sa-drawn-clear = Tisch leeren
sa-drawn-known = { $all ->
    [0] Noch keine Bedrohung
    [one] { $known } von 1 Bedrohung bekannt
   *[other] { $known } von { $all } Bedrohungen bekannt
}
sa-on-the-table = Was auf dem Tisch liegt
sa-lay-cards = Aktionskarten legen
sa-which-card = welche Karte?
sa-lacking-tracks = Noch ohne Terrorbahn: { $zones }.
sa-lacking-cards = Noch ohne Karte: { $turns }.
sa-number-twice = Mehr als eine Bedrohung hat diese Nummer: { $turns }. Stimmt das?
sa-script = Alle Ansagen (verraten die Mission)
sa-resolve-about = Gib Terrorbahnen, Bedrohungen und alle Pläne ein. Dann sieh dir den Film mit jeder Zahl an.
sa-trajectories = Terrorbahnen
sa-threats = Bedrohungen
sa-threat = Bedrohung
sa-number = Zug, in dem sie erscheint
sa-zone = Zone
sa-add-threat = Bedrohung hinzufügen
sa-remove-threat = Bedrohung von Zug { $number } entfernen
sa-example = Ein Beispiel eintragen
sa-what-planned = Was geplant war
sa-how-many-crew = Crewmitglieder
sa-crew = Crewmitglied { $number }
sa-type-plan = Wähle ein Feld, dann eine Hälfte. Auf der Tastatur: a b c x < > ^ A B X 1–6.
sa-palette = Kartenhälften
sa-nothing = nichts
sa-watch = Den Film ansehen
sa-not-resolved = Das ließ sich nicht abspielen. Prüfe den Plan, oder versuch es wieder, wenn die Verbindung steht.
sa-phones = Auf euren Handys
sa-phones-open = Jedes Handy legt seine Karten
sa-phones-close = Ohne Handys weiter
sa-phones-why = Alle scannen einen Code und legen ihre zwölf Karten auf dem eigenen Handy. Ohne Konto, ohne App.
sa-phones-about = Code scannen, Karten legen, absenden. Sie erscheinen unten, sobald sie kommen; bis der Film beginnt, darf jeder noch einmal senden.
sa-phones-away = Gerade keine Verbindung. Was die Handys senden, kommt an, sobald sie wieder steht.
sa-phones-code = Der Code von { $name }
sa-phones-waits = noch keine Karten
sa-phones-laid = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tool-lay = Space Alert: meine zwölf Karten
tool-lay-about = Leg deine Karten für den Bildschirm auf dem Tisch
sa-lay-about = Tippe einen Zug an, dann die Hälfte, die oben liegt. Sende, wenn deine zwölf Karten liegen.
sa-lay-found = Hier hat schon jemand gelegt. Das ist der Plan; du kannst ihn ändern.
sa-lay-astray = Diese Seite braucht den Code eines Bildschirms. Öffne dort die Auswertung, wähle „Jedes Handy legt seine Karten“ und scanne den Code.
sa-lay-waiting = Keine Verbindung. Dein Plan bleibt hier und geht ab, sobald sie wieder steht.
sa-lay-sent = Gesendet. Schau auf den Bildschirm. Bis der Film beginnt, kannst du ihn ändern und noch einmal senden.
sa-lay-send = Absenden
sa-lay-again = Noch einmal senden
sa-lay-over = Diesen Platz übernehmen
sa-lay-heroic = Heldenkarten
sa-android = Android
sa-ghost-turn = Der Zug, den das Schiff zeigt
sa-flight = Was sonst noch bekannt ist
sa-flight-crew = Mission und Crew
sa-flight-any = eine neue oder eine eigene
sa-flight-damage = Schadensplättchen, wie ihr sie gezogen habt
sa-flight-damage-about = Tippe sie in ihrer Reihenfolge an. Ohne sie entscheidet der Zufall.
sa-flight-hands = Karten auf der Hand
sa-flight-hands-about = Mit ihnen schlägt die Besprechung nur vor, was jemand hatte. Gelegte Karten gehören zur Hand.
sa-flight-before = Schaden aus früheren Missionen einer Kampagne
sa-flight-squad = Battlebots stehen bereit in: { $station }
sa-drawn-as = als { $place }. gezogen
sa-hand-of = Die Hand von { $name }
sa-hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
sa-hand-add = Karten dazu
sa-hand-drop = { $card } wegnehmen
sa-change-plan = Plan ändern
sa-better = Wäre mehr gegangen?
sa-searching = Suche einen besseren Plan
sa-search-passing = Erst { $count } Pläne: Die schnelle Suche wird noch vorbereitet, nach einem Start dauert das etwa eine Minute.
sa-search-again = Noch einmal suchen
sa-value-given = Euer Plan: überlebt { $survival }, Punkte { $score }
sa-value-best = Bester gefundener: überlebt { $survival }, Punkte { $score }
sa-plans-tried = { $count } Pläne probiert
sa-take-over = Diesen Plan übernehmen
sa-film-runs = Seht, was aus eurem Plan wird.
sa-other-mission = Eine andere Mission
sa-next-mission = Nächste Mission der Kampagne
sa-before-mission = Vor der Mission
sa-before-mission-about = Was beschädigt ist, bleibt es, bis ihr es repariert. Danach einigt ihr euch auf die Bedrohungen.
sa-beside = Die Heldenkarte neben dem Plan von { $name }
sa-on-top = Was oben liegt
sa-half-activation = Aktion
sa-half-movement = Bewegung

# Erste Schritte
lesson-film = Das bewirkt dein Plan: Zug um Zug, alle zugleich. Lass ihn laufen oder geh Schritt für Schritt bis zum Ende.
lesson-sa-first = Die Bedrohungen dieser Mission sind angekündigt: Tippe sie auf den Bahnen des Schiffs an. Alle Züge werden geplant, bevor etwas geschieht. Hier läuft keine Uhr: Leg die markierte Karte in den markierten Zug.
lesson-sa-halves = Eine Karte hat zwei Hälften, eine Aktion und eine Bewegung. In ihrem Zug gilt nur die Hälfte, die oben liegt.
lesson-sa-moving = Pfeile führen eine Zone weiter zur roten oder blauen Seite, der Gravlift aufs andere Deck. Plane, wo jemand steht, bevor er handelt.
lesson-sa-acting = In einer Station feuert A die Waffe, B bewegt Energie, und C ist das Besondere: Computer, Raketen, Battlebots, Fenster. Jeder Schuss eines schweren Lasers kostet Energie.
lesson-sa-androids = Die Androiden fliegen mit, und deine Karten planen auch für sie. Oft müssen mehrere im selben Zug auf eine Bedrohung feuern, um durch ihren Schild zu kommen.
lesson-sa-lay = Mach weiter mit dem, was markiert ist, oder leg, was du richtig findest. Die späteren Phasen bringen neue Karten.
lesson-sa-change = Pläne dürfen sich ändern, bis die Phase endet: Tippe eine liegende Karte an, um sie umzudrehen, zu verschieben oder zurückzunehmen.
lesson-sa-end = Phase 1 ist geplant. Beende sie; dann kommen die Karten von Phase 2.
lesson-sa-last = Der Plan steht. Beende die letzte Phase und sieh, was daraus wird.

# Werkzeuge für Leute mit der Schachtel
tool-mission = Space Alert: Missionsansage
tool-mission-about = Spricht die Ansagen für euren echten Tisch, laut und pünktlich.
tool-resolve = Space Alert: Auswertung
tool-resolve-about = Gib ein, was ihr geplant habt, und sieh, was passiert, mit jeder Zahl.

# Der Tisch in Worten
twin-kind-track = Leisten
twin-kind-station = Stationen
twin-kind-reactor = Reaktoren
twin-kind-shield = Schilde
twin-kind-gravolift = Gravolifte
twin-kind-fuel = Brennstoff
twin-kind-rockets = Raketen
twin-kind-threat = Bedrohungen
twin-kind-crew = Crew
twin-kind-space = Aktionsplan
twin-kind-mission = Die Mission
twin-one-reactor = Reaktor
twin-one-shield = Schild
twin-one-gravolift = Gravolift
twin-one-track = Flugbahn
twin-one-crew = Crewmitglied
twin-one-fuel = Brennstoff
twin-one-rockets = Raketen
twin-one-mission = Die Mission
twin-which-shield = Schild
twin-which-side_reactor = Seitenreaktor
twin-which-central_reactor = Hauptreaktor
twin-which-red = rot
twin-which-white = weiß
twin-which-blue = blau
twin-which-internal = innen
twin-which-movement = Bewegung
twin-which-activation = Aktion
twin-which-coming = unterwegs
twin-which-active = aktiv
twin-which-none = keine
twin-which-disabled = außer Betrieb
twin-fact-energy = Energie { $value }
twin-fact-most = höchstens { $value }
twin-fact-broken = beschädigt
twin-fact-hp = Trefferpunkte { $value }
twin-fact-speed = Tempo { $value }
twin-fact-position = Feld { $value }
twin-fact-track = Bahn { $value }
twin-fact-station = auf { $value }
twin-fact-strength = Stärke { $value }
twin-fact-fate = { $value }
twin-fact-half = { $value }
twin-fact-android = Android
twin-fact-in_order = handelt an { $value }. Stelle
twin-fact-delayed = verzögert
twin-fact-shield = Schild { $value }
twin-fact-outage = Funkstille
twin-fact-transfer = Datenübertragung

# Kapitel der Regeln
chapter-SA-SETUP = Vorbereitung
chapter-SA-PLAN = Aktionsrunde
chapter-SA-ANN = Ansagen des Computers
chapter-SA-APPEAR = Auflösung: Bedrohungen erscheinen
chapter-SA-ACT = Aktionen
chapter-SA-MOVE = Bewegen
chapter-SA-ENERGY = Energie
chapter-SA-WEAPON = Waffen
chapter-SA-ROCKET = Raketen
chapter-SA-BOT = Battlebots
chapter-SA-FIGHTER = Abfangjäger
chapter-SA-VISUAL = Sichtprüfung
chapter-SA-HERO = Heldentaten
chapter-SA-DELAY = Verzögerung
chapter-SA-TARGET = Ziele
chapter-SA-DMG = Schaden
chapter-SA-THREAT = Aktionen der Bedrohungen
chapter-SA-MAINT = Computerwartung
chapter-SA-END = Ende der Mission
chapter-SA-SCORE = Wertung
chapter-SA-LOG = Logbuch
chapter-SA-ANDROID = Androiden
chapter-SA-SOLO = Allein spielen
chapter-SA-CAMP = Kampagne
chapter-SA-EXT = Äußere Bedrohungen
chapter-SA-INT = Innere Bedrohungen

# Die Brücke
sa-room-heavy_laser = Laser
sa-room-light_laser = Laser
sa-room-pulse_cannon = Puls
sa-room-shield = Schild
sa-room-reactor = Reaktor
sa-room-interceptors = Jäger
sa-room-computer = Computer
sa-room-battlebots = Bots
sa-room-window = Fenster
sa-room-rockets = Raketen
sa-do-a = Feuer
sa-do-b = Energie
sa-do-c = System
sa-do-bots = Bots
sa-do-red = Rot
sa-do-blue = Blau
sa-do-lift = Lift
sa-do-hero = Held
sa-do-sprint = Sprint
sa-do-back = ?
sa-does-nothing = nichts
sa-due = Zug { $turns }
sa-turns-from = Züge { $from } bis { $to }
sa-heard-before = Bisher gemeldet
sa-inside = Im Schiff
sa-laid = { $laid } von { $turns } gelegt
sa-look-at = Zug { $turn } am Schiff zeigen
sa-said-alarm = Alarm: Die Operation beginnt
sa-said-data = Eingehende Daten: Karte ziehen
sa-said-transfer = Datenübertragung: Karte abgeben
sa-said-transfer-over = Die Übertragung ist vorbei
sa-said-outage = Kommunikation ausgefallen
sa-said-outage-over = Kommunikation wiederhergestellt
sa-said-warned = Phase { $phase } endet bald
sa-said-phase-over = Phase { $phase } ist beendet
sa-said-over = Die Operation ist beendet
sa-said-report = unbestätigt
sa-ahead = Zug { $turn }: { $place }, { $what }.
sa-ahead-nothing = nichts gelegt
sa-ahead-hit = { $name }: { $strength } − { $shield } = { $amount }.
sa-ahead-no-target = Dort ist nichts zu sehen.
sa-ahead-fails = Das misslingt: { $why }.
sa-ahead-delayed = Verspätet: { $why }.

# Der Film
sa-plans = Pläne
sa-keep-film = Film als Seite behalten
sa-keep-film-not = Der Film lässt sich ohne Netz gerade nicht als Seite sichern.
sa-cut = Kurzfassung
sa-why-turn = Zug { $turn } zeigen
sa-why-turn-by = { $name }, Zug { $turn }

# Die Nachbesprechung
sa-debriefing = Nachbesprechung
sa-chain = Wie es dazu kam, vom Ende her
sa-smallest = Die kleinste Änderung
sa-no-smallest = Mit einer, zwei oder drei anderen Karten wäre es nicht besser ausgegangen.
sa-words = Ein Wort an jeden
sa-hindsight = Im Nachhinein: Der beste Plan geht ab Zug { $turn } andere Wege
sa-ours = so seid ihr geflogen
sa-best = der beste Plan

# Was geschieht, in einem Wort
beat-turn = Zug
beat-appear = Bedrohung
beat-walk = Unterwegs
beat-fail = Misslungen
beat-fire = Feuer
beat-energy = Energie
beat-use = System
beat-fight = Im Schiff
beat-hit = Treffer
beat-advance = Annäherung
beat-deed = Angriff
beat-rocket = Rakete
beat-computer = Computer
beat-count = Fenster
beat-jump = Sprung
beat-lost = Verloren

# Der Besprechungsraum
sa-briefing = Einsatzbesprechung
sa-missions-first = Erste Flüge
sa-missions-box = Die Missionen der Schachtel
sa-missions-new = Der Zufall entscheidet
sa-dial-white = Weiß
sa-dial-random = Gemischt
sa-dial-yellow = Gelb
sa-brief-white-only = Ein erster Flug kennt nur weiße Bedrohungen. Ihr kommt wohl heil zurück.
sa-brief-hard-easy = Weiße Bedrohungen: Wer miteinander redet, hat gute Aussichten.
sa-brief-hard-open = Ein Teil dessen, was kommt, ist gelb: für Besatzungen, die schon einmal heimgekehrt sind.
sa-brief-hard-hard = Nur gelbe Bedrohungen: Die meisten Schiffe gehen verloren.
sa-brief-long = Ihr plant etwa zehn Minuten, während die Uhr läuft. Dann seht ihr anderthalb Minuten lang gemeinsam, was daraus geworden ist.
sa-brief-campaign = Kampagne
sa-brief-campaign-about = Drei Missionen mit demselben Schiff. Vor jeder einigt ihr euch, wie schwer sie werden soll.
sa-brief-new = Dein erster Einsatz? Ein Testlauf ist kurz und zeigt, wie es geht.
sa-brief-own = Eine eigene Mission
sa-brief-own-about = Jemand hat sie geschrieben. Was kommt, weiß sonst niemand.
sa-make-captain = { $name } zum Captain machen
sa-seat-free = frei
sa-bot-crew = Mit einer Bot-Besatzung fliegen
sa-briefing-about = Ihr plant { $phases ->
    [2] zwei Phasen
   *[other] drei Phasen
} gemeinsam, während die Uhr läuft. Dann seht ihr, was ihr angerichtet habt. Jetzt wartet die Uhr auf dich.
sa-dial-normal = Normale Bedrohungen
sa-dial-serious = Ernsthafte Bedrohungen
sa-brief-captain = Captain: klärt, was unklar ist, handelt zuerst
sa-brief-communications_officer = Kommunikationsoffizier: legt Bedrohungen von außen aus
sa-brief-security_chief = Sicherheitschef: legt Bedrohungen im Schiff aus
sa-brief-crew = Crew: hört zu, plant, meldet sich
sa-test-run-first = Erst ein kurzer Testlauf
sa-start-mission = Mission starten

tool-school = Flugschule
tool-school-about = Sieben Übungen von zwei Minuten, dann eine erste Mission mit Begleitung
sa-school-about = Jede Übung hat einen Gedanken: Leg ein paar Karten, rate, was geschieht, und sieh, ob du recht hattest.
sa-school-away = Der Server ist nicht zu erreichen. Ohne ihn gibt es keine Flugschule.
sa-school-you = Du
sa-school-leave = Zurück zur Liste der Übungen
sa-school-of = Übung { $number } von { $count }
sa-school-plan-again = Noch einmal planen
sa-school-fly = So fliegen
sa-school-watch = Sieh zu, was daraus wird.
sa-school-right = Das hast du kommen sehen.
sa-school-wrong = Du hattest etwas anderes erwartet.
sa-school-not-passed = Das Schiff braucht einen besseren Plan als diesen.
sa-school-again = Noch einmal fliegen
sa-school-next = Nächste Übung
sa-school-to-mission = Deine erste Mission
sa-school-passed = bestanden
sa-school-mission = Deine erste Mission
sa-school-mission-about = Allein mit drei Androiden und ohne Uhr, Karte für Karte mit Begleitung

sa-campaign = Die Kampagne
sa-campaign-done = Mission { $number } geflogen
sa-campaign-lost = Mission { $number } verloren
sa-campaign-now = Mission { $number }
sa-campaign-ahead = Mission { $number } kommt noch
sa-campaign-is-lost = Das Schiff ist verloren und mit ihm die Kampagne. Ihre Punkte zählen nicht mehr.
sa-campaign-sum-destroyed = Zerstörte Bedrohungen
sa-campaign-sum-survived = Überstandene Bedrohungen
sa-campaign-sum-visual = Anteil für Sichtbestätigung
sa-campaign-sum-penalties = Abzüge für das Schiff, wie es ist
sa-campaign-total = Wert, wenn ihr jetzt aufhört
sa-campaign-result = Ergebnis der Kampagne
sa-new-campaign = Eine neue Kampagne
sa-repaired = { $done } von { $most } repariert
sa-repair = Reparieren
sa-risk-about = Wie viele Crews aus vier Bots aus solchen Missionen heimkamen. Der vorsichtigste Vorschlag gilt.
sa-risk-normal = normal: { $shade }
sa-risk-serious = ernst: { $shade }
sa-risk-words = { $survived } von { $flown } Crews kamen heim
sa-risk-home = { $survived } von { $flown }
sa-risk-unknown = nie geflogen

tool-career = Sternenkarte und Logbuch
tool-career-about = Die sechzehn Missionen, was jede bringt, eure Medaillen und was eure Crews geflogen sind
sa-map = Sternenkarte
sa-map-about = Vom ersten Testlauf hinaus: Jede Mission bringt etwas Neues.
sa-map-adds = Neu hier: { $topics }
sa-map-random = Eine neue Mission
sa-map-random-about = für euch gemacht, jedes Mal anders, mit allem, was es gibt
sa-map-fly = Mit einer Bot-Crew fliegen
sa-map-invite = Mit Freunden fliegen
sa-map-tries = { $count ->
    [0] noch nicht geflogen
    [one] einmal geflogen
   *[other] { $count }-mal geflogen
}
sa-map-best = bestes Ergebnis: { $score }
sa-medal-home = heimgekehrt
sa-medal-whole = ohne Schaden
sa-medal-clean = jede Bedrohung zerstört
sa-log-crew = Besatzung
sa-log-empty = Auf diesem Gerät wurde noch keine Mission geflogen.
sa-log-date = Datum
sa-log-mission = Einsatz
sa-log-shades = Bedrohungen
sa-log-destroyed = Zerstört
sa-log-survived = Überstanden
sa-log-penalties = Abzüge
sa-log-visual = Sicht
sa-log-result = Ergebnis
sa-log-streak = { $home } von { $flown } heimgekehrt, bestes Ergebnis { $best }
sa-sum-attacks = greift an
sa-sum-shots = Schüsse
sa-sum-rocket = Rakete
sa-sum-space = Abfangjäger
sa-sum-our-shield = unser Schild
sa-sum-its-shield = sein Schild
sa-sum-through = kommen durch
sa-sum-hits = treffen
sa-hearts = noch { $count } Trefferpunkte
sa-hearts-lost = { $before } → { $after } Trefferpunkte
sa-zone-damage = Zone { $zone }: { $count } Schaden
sa-zone-broke = Kaputt: { $what }
sa-intentions = Wer was übernimmt
sa-intentions-captain = Wer was übernimmt. Du bist Captain: Gib jemandem eine Bedrohung
sa-intends = { $name }, Zug { $turn }
sa-nobody-yet = noch niemand
sa-give-threat = Wer übernimmt { $name }?
sa-take-threat = { $name } übernimmt { $threat }
sa-given = an { $name } gegeben
