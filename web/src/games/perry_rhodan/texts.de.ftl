# On the start page, and the numbers of a seat
about = Führe Terra und seine Gegner zugleich: Welten, Flotten und Agenten durch fünf Phasen.
fact-met = Ziel
fact-cards = Hand

# The board
pr-pro = Pro
pr-anti = Anti
pr-phase = Phase { $phase }
pr-phase-over = Phase { $phase } ist vorbei
pr-round = Runde { $round }
pr-sections = Abschnitte des Zuges
pr-section-reactivation = Reaktivierung
pr-section-mission = Mission
pr-section-source = Materiequelle
pr-section-build_up = Ausbau
pr-section-discard = Abwurf
pr-outdated = fällt mit der nächsten Phase: { $places }
pr-outdated-next = fällt als Nächstes
pr-goals = Phase { $phase } beendet, wer hat:
pr-goals-open = Was Phase { $phase } beendet, und die Punkte bisher
pr-points = Punkte
pr-points-sheet = Punkte mit ihren Gründen
pr-no-points = Noch hat niemand Punkte.
pr-track-rm_pro = Robotregent Pro
pr-track-rm_anti = Robotregent Anti
pr-track-am_pro = Aras Pro
pr-track-am_anti = Aras Anti
pr-track-scouting = Aufklärung
pr-track-sol = Koordinaten von Sol
pr-fronts = Fronten
pr-front-pro = Mein Pro · ihr Anti
pr-front-anti = Mein Anti · ihr Pro
pr-side-of = { $side ->
    [pro] Pro-Seite von { $name }
   *[anti] Anti-Seite von { $name }
}
pr-no-place = Noch kein Ort.
pr-room = ♟ { $units }/{ $unitcap } ➤ { $ships }/{ $shipcap }
pr-room-words = { $units } von { $unitcap } Einheiten, { $ships } von { $shipcap } Schiffen, Bodenkampflimit { $limit }
pr-place-card = Ortskarte der Phase { $phase }
pr-cover = ein Agent
pr-secret = geheim
pr-hand = Deine Hand
pr-hand-tab = Hand { $count }
pr-hand-short = Hand
pr-hand-of = { $count ->
    [one] 1 Karte der Phase { $phase }
   *[other] { $count } Karten der Phase { $phase }
}
pr-hand-words = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
pr-hand-empty = Deine Hand ist leer.
pr-sources = Quellen
pr-action = Aktionskarten
pr-sink = Senke
pr-sink-of = Materiesenke von { $name }
pr-riddles = Rätsel
pr-nothing-there = Dort liegt nichts.
pr-out = hat aufgegeben
pr-sacrificed = { $count ->
    [one] 1 Mission geopfert
   *[other] { $count } Missionen geopfert
}
pr-choose = Zur Auswahl

# What is told of a thing
pr-stat-stealth = Tarnung
pr-stat-attack = Angriff
pr-stat-defence = Verteidigung
pr-range = Reichweite
pr-transport = Transport
pr-stack = Ortskarten
pr-units = Einheiten
pr-ships = Schiffe
pr-covers = Feindliche Agenten
pr-limit-label = Bodenkampflimit
pr-by-rule = durch eine Regel
pr-about-passive = Passiv: Die Karte liegt quer, ihr Text wirkt nicht.
pr-about-aboard = An Bord, für andere unsichtbar: { $cards }
pr-about-gear = Trägt { $cards }
pr-about-cover = Unter dieser Deckkarte liegt ein Agent.
pr-about-covered = Eine verdeckte Karte der Phase { $phase }.
pr-about-seat = Jemand an diesem Tisch.
pr-capacity-0 = Befördert niemanden.
pr-capacity-1 = Befördert eine Person.
pr-capacity-2 = Befördert eine Truppe oder beliebig viele Personen.
pr-capacity-3 = Befördert beliebig viele Einheiten und kleine Beiboote.
pr-capacity-4 = Befördert beliebig viele Einheiten und kleinere Schiffe.

# Missions and combat
pr-mission-words = { $kind ->
    [offensive] { $name } greift { $target } von { $other } an.
    [agent] { $name } schickt Agenten nach { $target } von { $other }.
    [counter] { $name } jagt Agenten auf { $target }.
   *[defensive] { $name } fliegt nach { $target }.
}
pr-goal-assassination = Attentat
pr-goal-destabilisation = Destabilisierung
pr-goal-sabotage = Sabotage
pr-goal-devastation = Verwüstung
pr-empty = noch niemand an Bord
pr-on-foot = Zu Fuß: { $cards }
pr-combat = { $kind ->
    [ground] Bodenkampf auf { $place }
   *[space] Raumkampf über { $place }
}
pr-combat-round = Runde { $round } von { $rounds }
pr-limit = { $limit ->
    [one] höchstens eine Paarung
   *[other] höchstens { $limit } Paarungen
}
pr-step-line_up = Aufstellung
pr-step-stealth = Tarnung
pr-step-fire = Feuer
pr-step-losses = Verluste
pr-step-retreat = Rückzug
pr-attacks = greift an
pr-defends = verteidigt
pr-is-asked = ist gefragt
pr-waiting-there = { $name }, nicht aufgestellt
pr-broke-through = Durchgebrochen
pr-also = Jetzt auch nützlich
pr-no-pairing = Noch ist niemand aufgestellt.
pr-nobody-yet = noch niemand
pr-escort-attack = Angriff +1
pr-escort-defence = Verteidigung +1
pr-through = Durchgebrochen
pr-against = gegen
pr-stealth-even = Gleich gut getarnt: niemand ist im Vorteil.
pr-stealth-ahead = { $name } ist um { $points } im Vorteil.
pr-sum-effects = { $value } Effekte
pr-sum-bonus = { $value } Tarnung
pr-sum-escorts = { $value } Geleit
pr-chances = Angreifer trifft { $destroys } %, wird getroffen { $falls } %
pr-drew = { $name } hat gezogen
pr-pairing-won = { $defender } fällt.
pr-pairing-lost = { $attacker } fällt.
pr-pairing-both = Beide fallen.
pr-pairing-held = Beide halten stand.

# First steps
lesson-pr-goal = Du führst zwei Seiten. Phase I braucht vier Terra und ein weit fliegendes Schiff.
lesson-pr-keep = Behalte diese Hand: Sie hat einen Ort und Leute dafür.
lesson-pr-no-mission = Von dir kann noch niemand fliegen. Beende die Missionen dieses Zuges.
lesson-pr-source = Eine Karte kam aus deiner Materiequelle. Zieh keine weitere.
lesson-pr-place = Leg Terra auf deiner Anti-Seite aus: Jede Karte braucht einen Ort.
lesson-pr-unit = Jetzt eine Einheit: Die Saboteure gehen auf dein Anti-Terra.
lesson-pr-end = Mehr Karten nimmt dieser Ort jetzt nicht auf. Beende den Ausbau.
lesson-pr-attack = Deine Anti-Seite greift die gegnerische Pro-Seite an. Ziel ist ihr Terra.
lesson-pr-walk = Von Terra nach Terra braucht man kein Schiff: Die Saboteure gehen zu Fuß.
lesson-pr-go = Brich auf. Wer dort steht, wird kämpfen.
lesson-pr-won = Angriff 3 schlug Verteidigung 1: Deine Saboteure haben Crest ausgeschaltet.
lesson-pr-done = Weiter so: Vier Terra und ein weit fliegendes Schiff beenden Phase I.
lesson-pr-lay = Leg eine Karte aus: zuerst einen Ort, dann, wer dorthin passt.
lesson-pr-pass = Hier brauchst du nichts. Lass es vorbei.

# Tools
tool-pr-decks = Perry-Rhodan-Decks
tool-pr-decks-about = Quellen für fünf Phasen und einen Aktionsstapel bauen, prüfen und drucken.
pr-decks-title = Perry-Rhodan-Decks
pr-decks-about = Eine Quelle und ein Sideboard für jede Phase, dazu ein Aktionsstapel.

# The table in words
twin-kind-place = Ort
twin-kind-covered = Verdeckt
twin-kind-cover = Agent
twin-one-seat = Platz

# What is happening, in a word
beat-phase = Phase
beat-fire = Feuer
beat-stealth = Tarnung
beat-through = Tarnung
beat-combat = Kampf
beat-line-up = Aufstellung
beat-loss = Verlust
beat-outcome = Missionsziel
beat-retreat = Rückzug
beat-mission = Mission
beat-depart = Aufbruch
beat-home = Heimkehr
beat-goal = Ziel
beat-agent = Agenten
beat-event = Ereignis
beat-effect = Effekt
beat-lay = Ausbau
beat-sacrifice = Mission geopfert
beat-draw = Karten gezogen
beat-wake = Reaktivierung
beat-discard = Abwurf
beat-turn = Zug
beat-start = Beginn
beat-points = Punkte
beat-out = Ausgestiegen

# Chapters of the rules
chapter-PR-GEN = Das Spiel
chapter-PR-ACT = Aktionskarten
chapter-PR-CARD = Karten
chapter-PR-EVENT = Ereignisse
chapter-PR-STATUS = Status
chapter-PR-PASS = Aktiv und passiv
chapter-PR-UNIQ = Unikate
chapter-PR-SYM = Symbole
chapter-PR-ZONE = Bereiche
chapter-PR-DECK = Decks und Quellen
chapter-PR-START = Spielbeginn
chapter-PR-TURN = Der Zug
chapter-PR-SIDE = Seiten
chapter-PR-LAY = Auslegen
chapter-PR-RIDDLE = Galaktische Rätsel
chapter-PR-PREM = Prämissen
chapter-PR-CAP = Obergrenzen
chapter-PR-SECRET = Geheime Karten
chapter-PR-ASIDE = Beiseitelegen
chapter-PR-SWAP = Austausch
chapter-PR-SINK = Materiesenke
chapter-PR-TARGET = Ziele
chapter-PR-MULTI = Mehr als zwei am Tisch
chapter-PR-QUIT = Aufgeben
chapter-PR-MISS = Missionen
chapter-PR-SAC = Opfern
chapter-PR-RANGE = Reichweite
chapter-PR-TRANS = Transport und Laderaum
chapter-PR-ACC = Zubehör
chapter-PR-DEF = Defensivmissionen
chapter-PR-OFF = Offensivmissionen
chapter-PR-AGT = Agenten
chapter-PR-ABW = Abwehrmissionen
chapter-PR-COMBAT = Kampf
chapter-PR-SPACE = Raumkampf
chapter-PR-RETR = Rückzug
chapter-PR-GROUND = Bodenkampf
chapter-PR-RED = Reduzierung
chapter-PR-FX = Effekte
chapter-PR-TIME = Zeitpunkte
chapter-PR-SKILL = Fähigkeiten
chapter-PR-P4 = Vierte Phase
chapter-PR-P45 = Von IV nach V
chapter-PR-P5 = Fünfte Phase
chapter-PR-ERR = Berichtigungen
chapter-PR-PHASE = Phasenwechsel
chapter-PR-WIN = Siegbedingungen
chapter-PR-VP = Siegpunkte
chapter-PR-TOUR = Turniere
