# Was die Galerie sagt.
gallery-ships = Schiffe
gallery-space = Weltraum
gallery-people = Leute
gallery-table = Auf dem Tisch
gallery-ground = Am Boden
gallery-threats = Bedrohungen

art-family-sleek = Schlank, gepfeilte Flügel
art-family-swarm = Rippen und Schalen
art-family-slab = Panzerplatten
art-family-patched = Zusammengeflickt
art-family-freighter = Frachter
art-family-crescent = Sichel
art-family-bulb = Kugeln
art-family-thorn = Dornen
art-family-dragon = Drachenflügel
art-family-lattice = Gitterwerk
art-family-blade = Klinge
art-lengths = Jede Klasse ist länger
art-class = Klasse { $number }
art-station = Station
art-parts = Jedes Teil ist zu sehen und zu zählen
art-part-weapon = Waffe, { $power ->
    [one] ein Rohr
   *[other] { $power } Rohre
}
art-part-missile = Raketen, { $power ->
    [one] ein Schacht
   *[other] { $power } Schächte
}
art-part-shield = Schild, { $power ->
    [one] ein Bogen
   *[other] { $power } Bögen
}
art-part-booster = Antrieb, { $power ->
    [one] ein Ring
   *[other] { $power } Ringe
}
art-part-armor = Panzerung, { $power ->
    [one] eine Platte
   *[other] { $power } Platten
}
art-part-computer = Computer, { $power ->
    [one] ein Ring
   *[other] { $power } Ringe
}
art-part-source = Energiequelle, { $power ->
    [one] eine Zelle
   *[other] { $power } Zellen
}
art-part-module = { $power ->
    [one] Ein Modul
   *[other] { $power } Module
}
art-charge = Ladung ist Licht: Dunkle Teile sind leer
art-damage = Schaden sind Löcher

art-palette-dusk = Dämmerung
art-palette-ember = Glut
art-palette-sea = Meer
art-palette-moss = Moos
art-palette-gold = Gold
art-palette-steel = Stahl
art-palette-violet = Violett
art-palette-blood = Blut
art-sun = Eine Sonne
art-worlds = Welten
art-world-money = Golden
art-world-science = Gas in Streifen
art-world-materials = Erz, mit Ring
art-world-any = Grau
art-world-ocean = Ozean
art-world-terra = Wie Terra, mit Städten
art-world-jungle = Dschungel
art-world-ice = Eis
art-world-desert = Wüste
art-world-lava = Lava
art-world-violet = Violettes Gas
art-creatures = Wesen
art-creature-ancient = Ahne
art-creature-guardian = Wächter
art-creature-gcds = Verteidigung des Galaktischen Zentrums
art-wounded = Dasselbe, verwundet

art-face-human = Mensch
art-face-pale = Weißes Haar, rote Augen
art-face-visor = Helm
art-face-reptile = Echse
art-face-insect = Insekt
art-face-robot = Roboter
art-face-plant = Pflanze
art-face-hydran = Wasserwesen
art-face-dragon = Drache
art-face-machine = Maschine
art-face-noble = Edler
art-face-elder = Ältester
art-face-column = Säule
art-face-ilt = Mit einem Zahn
art-face-grey = Grauer
art-emblems = Wappen
art-seed = Startzahl { $seed }

art-die-0 = Mit Augen
art-die-1 = 1 Schaden
art-die-2 = 2 Schaden
art-die-3 = 3 Schaden
art-die-4 = 4 Schaden
art-roll = Würfeln
art-numerals = Eigene Ziffern
art-sum = Eine Rechnung, ausgeschrieben
art-light = Licht
art-burst = Explosion, Bild { $number }
art-beam = Strahl
art-flare = Ein getroffener Schild
art-motifs = Motive
art-motifs-about = Das Bild einer Karte entsteht aus dem, was die Karte tut. Daraus wird es zusammengesetzt: Motive, Farben und Anordnungen.
art-motif-laser = Laser
art-motif-cannon = Zwillingskanone
art-motif-battery = Batterie
art-motif-rocket = Raketen
art-motif-shield = Schild
art-motif-bulwark = Starker Schild
art-motif-rampart = Schwerer Schild
art-motif-armor = Panzerung
art-motif-booster = Antrieb
art-motif-drone = Drohne
art-motif-fighter = Jäger
art-motif-swarm = Schwarm
art-motif-probe = Sonde
art-motif-repair = Reparatur
art-motif-coins = Credits
art-motif-cards = Karten ziehen
art-motif-dice = Würfel
art-motif-bounty = Kopfgeld
art-motif-prize = Prise
art-motif-evade = Ausweichen
art-motif-counter = Antwort
art-motif-surge = Ladung
art-motif-drain = Entladen
art-motif-warp = Tempo
art-motif-burst = Zerstörung
art-motif-crate = Waren
art-motif-flag = Flagge
art-motif-vault = Gewölbe
art-motif-dome = Kuppel
art-motif-beam = Handwaffe
art-motif-eye = Blick
art-motif-time = Zeit
art-motif-link = Bindung
art-motif-skull = Verlust
art-motif-module = Erweiterung
art-motif-helmet = Pilot
art-composition-halo = Anordnung: Lichthof
art-composition-horizon = Anordnung: Horizont
art-composition-orbit = Anordnung: Umlaufbahn
art-composition-streaks = Anordnung: Streifen
art-composition-echo = Anordnung: Echo
art-cards = Karten
art-cards-about = In der Reihe, auf der Hand und zum Lesen. Worte werden nie abgeschnitten: Erst werden sie kleiner, dann weicht das Bild, dann wächst die Karte.
art-card-ship = Veloce-Klasse
art-card-ship-type = Schiff · Frabianer · ★
art-card-ship-words = Zwei Plätze für Waffen, einer für einen Schild, zwei für Antriebe. Weicht mit zwei Würfeln bei 9+ aus.
art-card-pilot = Contessa Valente
art-card-pilot-type = Pilotin · Frabianer · Scharfschützin
art-card-pilot-words = Angriffswürfe deiner Einheiten +1. Wenn einer deiner Angriffe verfehlt: 1 Ladung auf diese Karte.
art-card-event = Kopfgeld
art-card-event-type = Ereignis
art-card-event-words = Einmal in diesem Zug: Wenn du eine gegnerische Karte mit ★ zerstörst, nimm eine Prise.
art-card-long = Ein Name, den jemand länger gemacht hat, als irgendwer erwartet hätte
art-card-long-words = Wähle eines: Zieh zwei Karten, oder leg drei Ladungen auf eigene Karten, oder sieh dir die Hand einer Gegnerin an und wirf daraus eine Karte ab, die höchstens 1.500 Credits kostet. Hast du danach weniger Einheiten im Spiel als sie, so tu das noch einmal mit einer anderen Wahl.
