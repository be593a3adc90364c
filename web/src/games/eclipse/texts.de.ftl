# Auf der Startseite, und die Zahlen eines Platzes
about = Erkunde, besiedle, forsche und kämpfe dich in acht Runden zu den meisten Punkten.
fact-money = Geld
fact-science = Forschung
fact-materials = Material
fact-points = Punkte
fact-discs = Scheiben

# Das Spielbrett
ecl-parts = Teile des Tisches
ecl-tab-map = Karte
ecl-tab-research = Forschung
ecl-tab-shipyard = Werft
ecl-tab-boards = Alle
ecl-round = Runde { $round } von 8
ecl-turn = Sektor drehen
ecl-lay = Anlegen
ecl-zone-left = { $ring ->
    [1] innen
    [2] Mitte
   *[other] außen
} · noch { $left }
ecl-other-sector = Der andere: { $name }, { $points } Punkte
ecl-mini-map = Die ganze Galaxie
ecl-row-military = Militär
ecl-row-grid = Raster
ecl-row-nano = Nano
ecl-row-rare = Selten
ecl-nothing-there = nichts im Angebot
ecl-parts-to-install = Teile zum Einbauen
ecl-left = noch { $count }
ecl-empty-slot = leer
ecl-initiative = Initiative
ecl-computer = Computer
ecl-shield = Schild
ecl-hull = Hülle
ecl-drive = Reichweite
ecl-energy = Energie
ecl-structures = Bauwerke
ecl-orbital = Orbital
ecl-monolith = Monolith
ecl-passed = hat gepasst
ecl-traitor = Verräter
ecl-colony = { $ready ->
    [one] 1 Kolonieschiff
   *[other] { $ready } Kolonieschiffe
}
ecl-reputation = { $count ->
    [one] 1 Ansehen-Plättchen
   *[other] { $count } Ansehen-Plättchen
}
ecl-your-board = Deine Vorräte und Aktionen
ecl-action-explore = Erkunden
ecl-action-research = Forschen
ecl-action-upgrade = Verbessern
ecl-action-build = Bauen
ecl-action-move = Bewegen
ecl-action-influence = Beeinflussen
ecl-short-explore = Erkunden
ecl-short-research = Forschen
ecl-short-upgrade = Verbessern
ecl-short-build = Bauen
ecl-short-move = Bewegen
ecl-short-influence = Einfluss
ecl-discs-here = { $count ->
    [one] 1 Scheibe liegt hier
   *[other] { $count } Scheiben liegen hier
}
ecl-known = hast du schon
ecl-holders = Haben schon: { $names }
ecl-short-of = { $count } Forschung fehlt
ecl-next-disc = Die nächste Scheibe kostet { $cost } Geld beim Unterhalt
ecl-chance = Chance auf den Sieg: { $chance }
ecl-track = { $off ->
    [0] { $count } von 7
   *[other] { $count } von 7, { $off } Forschung billiger
}
ecl-in-the-bag = Noch im Beutel
ecl-cannon-die = Würfel mit { $damage } Schaden
ecl-missile-die = Rakete mit { $damage } Schaden
ecl-effect-build = baut: { $what }
ecl-effect-activations = { $action } +{ $amount }
ecl-effect-advanced = Bessere Planeten: { $resource }
ecl-effect-all-advanced = Alle besseren Planeten
ecl-effect-influence-discs = { $amount ->
    [one] 1 Scheibe mehr
   *[other] { $amount } Scheiben mehr
}
ecl-effect-destroy-all-population-when-attacking = Bomben zerstören alle Bevölkerung
ecl-effect-half-wormholes = Halbe Wurmlöcher genügen
ecl-effect-resources-per-artifact = { $amount } Ressourcen je Artefakt
ecl-effect-split-damage = Antimaterie-Schaden teilen
ecl-effect-ignore-neutron-bombs = Neutronenbomben wirken nicht
ecl-effect-ships-needed-to-pin = { $amount } Schiffe halten eines fest
ecl-effect-place-warp-portal = Ein Warpportal, 1 Punkt
ecl-effect-draw-discovery = Eine Entdeckung
ecl-store = { $resource }: { $amount } im Vorrat, { $made } je Runde
ecl-influence-track = Einflussleiste: { $discs } Scheiben, Unterhalt { $upkeep }, Bilanz { $balance }
ecl-ambassador = Botschafter bei
ecl-starbase = Raumstation
ecl-odds-coming = Chancen werden gerechnet …
ecl-forecast = Punkte, wenn jetzt Schluss wäre
ecl-round-was = Runde { $round } im Rückblick
ecl-did-sectors = Sektoren
ecl-did-technologies = Techn.
ecl-did-built = gebaut
ecl-did-destroyed = zerstört
ecl-did-lost = verloren
ecl-did-balance = Bilanz
ecl-times = { $count }-mal
ecl-battle = Kampf in { $sector }
ecl-missiles = Raketen
ecl-battle-round = Kampfrunde { $round }
ecl-bombards = Beschuss von { $sector }
ecl-cubes-lost = { $count ->
    [0] Kein Würfel geht verloren.
    [one] Ein Würfel geht verloren.
   *[other] { $count } Würfel gehen verloren.
}
ecl-defenceless = { $count ->
    [one] Ohne Wurf: Der Würfel geht verloren.
   *[other] Ohne Wurf: Alle { $count } Würfel gehen verloren.
}
ecl-fame = Ansehen
ecl-dice = Würfel
ecl-needs = { $ship } trifft ab { $least }
ecl-needs-sum = { $ship } trifft ab { $least } ({ $parts })
ecl-die-hits = { $face }: trifft
ecl-die-misses = { $face }: geht vorbei
ecl-damage = { $damage } Schaden
ecl-aim = Welches Schiff trifft der erste Würfel?
ecl-leaves = dreht ab
ecl-defender = Verteidigung
ecl-attacker = Angriff
ecl-neutral = Neutral
ecl-die = Würfel { $colour }: { $face }
ecl-assign-for-me = Für mich verteilen
ecl-odds-now = Chancen jetzt
ecl-nobody-left = niemand bleibt übrig
ecl-hull-left = Hülle { $left } von { $all }
ecl-who-are-you = Wer bist du?
ecl-easy = gut für den Anfang
ecl-plain = Nichts Besonderes: alles im Gleichgewicht
ecl-sides = Dasselbe Volk in anderen Farben
ecl-against-ancient = eins gegen einen Antiker:
ecl-starts = Beginnt mit
ecl-trades = Tauscht { $rate } gegen 1
ecl-beside = daneben
ecl-whose = Wessen Schiffe
ecl-scores = Woher die Punkte kommen
ecl-score-reputation = Ansehen
ecl-score-ambassadors = Botschafter
ecl-score-sectors = Sektoren
ecl-score-monoliths = Monolithen
ecl-score-discoveries = Entdeckungen
ecl-score-traitor = Verräter
ecl-score-technologies = Technologien
ecl-score-portals = Warpportale
ecl-score-species = Volk
ecl-score-eliminated = Ausgeschieden
ecl-tiles-left = Sektoren übrig: { $inner } innen, { $middle } Mitte, { $outer } außen
ecl-special-extra_energy_on_mobile_ships = Mehr Energie auf jedem Schiff, das sich bewegt
ecl-special-population_destroyed_automatically_even_with_neutron_absorber = Die Bevölkerung stirbt bei jedem Bombardement
ecl-special-explore_may_draw_2_keep_1 = Zieht zwei Sektoren und behält einen
ecl-special-plus_1_vp_per_ancient_on_board = 1 Punkt für jeden Alten auf der Karte
ecl-special-starts_with_cruiser = Beginnt mit einem Kreuzer
ecl-special-no_discovery_while_ancients_present = Keine Entdeckung, solange Alte da sind
ecl-special-lower_build_costs = Baut günstiger
ecl-special-not_pinned_by_ancients = Alte halten seine Schiffe nicht auf
ecl-special-draw_2_reputation_at_setup = Beginnt mit zwei Ansehen-Plättchen
ecl-special-higher_initiative = Schnellere Schiffe
ecl-special-coexists_with_ancients = Lebt in Frieden mit den Alten
ecl-special-lower_initiative = Langsamere Schiffe
ecl-special-cube_on_advanced_science_square_at_setup = Der bessere Forschungsplanet ist schon besiedelt
ecl-special-extra_computer_and_energy = Bessere Computer und mehr Energie
ecl-special-one_slot_less_per_blueprint = Ein Feld weniger auf jedem Schiff
ecl-special-two_discs_removed_at_setup = Zwei Scheiben weniger
ecl-special-plus_1_vp_per_controlled_sector = 1 Punkt mehr für jeden eigenen Sektor
ecl-activation = { $action } { $count }-mal

# Erste Schritte
lesson-ecl-told-goal = Nach acht Runden gewinnen die meisten Punkte: aus Sektoren, Kämpfen und Technologien.
lesson-ecl-told-explore = Ein Zug ist eine Aktion und kostet eine Scheibe. Nimm „Erkunden“.
lesson-ecl-told-zone = Wähle die leuchtende Zone. Sie liegt neben deiner Heimat.
lesson-ecl-told-place = Ein Antiker bewacht ihn. Halbe Ringe, die sich treffen, sind ein Weg. Anlegen.
lesson-ecl-told-research = Du hast drei Wissenschaft. Nimm „Forschen“.
lesson-ecl-told-technology = Nanoroboter kosten zwei: Damit baust du je Aktion mehr. Kaufe sie.
lesson-ecl-told-build = Dein Kreuzer allein schlägt den Antiker etwa jedes zweite Mal. Nimm „Bauen“.
lesson-ecl-told-ship = Baue daheim einen Abfangjäger. Er kostet drei Material.
lesson-ecl-told-stop = Was übrig ist, reicht für nichts mehr. Hör hier auf.
lesson-ecl-told-move = Zwei Schiffe gewinnen in vier von fünf Fällen. Nimm „Bewegen“.
lesson-ecl-told-fly = Schicke den Kreuzer zum Antiker.
lesson-ecl-told-follow = Schicke den Abfangjäger hinterher.
lesson-ecl-told-pass = Mehr ist in dieser Runde nicht zu tun. Passe: Dann wird gekämpft.
lesson-ecl-told-attack = Wer schneller ist, schießt zuerst. Greif an.
lesson-ecl-told-again = Eine Sechs trifft immer, mit Computer auch weniger. Greif an.
lesson-ecl-told-keep = Wer kämpft, zieht Ansehen. Behalte das beste Plättchen: Es zählt am Ende.
lesson-ecl-told-occupy = Der Sektor ist jetzt frei. Lege eine Scheibe darauf: Er gehört dir.
lesson-ecl-told-discovery = Du hast etwas gefunden. Nimm es, oder behalte zwei Punkte. Nimm es.
lesson-ecl-told-settle = Schicke ein Kolonieschiff auf einen Planeten: Dein Einkommen wächst.
lesson-ecl-told-settle-more = Und noch eins. Dann gibt es Einkommen, und Runde zwei beginnt.
lesson-ecl-explore = Ein Zug ist eine Aktion. Nimm „Erkunden“. Jede Aktion kostet eine Scheibe, und Scheiben kosten am Ende der Runde Geld.
lesson-ecl-zone = Wähl eine der leuchtenden Zonen neben deiner Heimat.
lesson-ecl-place = Ein Klick dreht den Sektor. Halbkreise, die sich treffen, ergeben einen Weg. Dann leg ihn.
lesson-ecl-claim = Leg eine Scheibe darauf. Seine Punkte und Planeten gehören dir.
lesson-ecl-colonise = Schick ein Kolonieschiff auf einen Planeten: Klick den Planeten an, dann den Vorrat. Dein Einkommen wächst.
lesson-ecl-end = Hier bist du fertig. Beende den Zug.
lesson-ecl-technology = Wähl eine Technologie. Die Zahl ist ihr Preis an Forschung.
lesson-ecl-discovery = Du hast etwas gefunden. Nutze es, oder heb es für zwei Punkte auf.
lesson-ecl-stop = Mit dieser Aktion geht nicht mehr. Hör hier auf.
lesson-ecl-pass = Wenn Scheiben oder Geld knapp werden, pass. Die Runde endet, wenn alle gepasst haben.

# Werkzeuge für Leute mit der Schachtel
tool-odds = Eclipse: Kampfchancen
tool-odds-about = Zwei Flotten, jeder Bauplan: wer gewinnt, und mit welchen Schiffen.

# Kampfchancen
odds-title = Kampfchancen für Eclipse
odds-about = Stell die Flotten zusammen. Die Chancen folgen jeder Änderung.
odds-defender = Verteidigung
odds-attacker = Angriff
odds-advanced = der stärkere Bauplan
odds-fewer = { $ship }: eins weniger
odds-more = { $ship }: eins mehr
odds-blueprint = Bauplan ändern
odds-slot = { $ship }, Feld { $slot }
odds-as-printed = Wie gedruckt
odds-nobody = Gib jeder Seite mindestens ein Schiff.
odds-left = Was von { $name } bleibt
odds-rounds = Der Kampf dauert im Schnitt { $rounds } Runden.

# Der Tisch in Worten
ecl-twin-edge = { $edge ->
    [n] Norden
    [ne] Nordosten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
   *[nw] Nordwesten
}: { $beyond }, { $way ->
    [way] ein Weg
    [half] halber Weg
   *[wall] kein Weg
}
ecl-twin-unknown = unerforscht
ecl-twin-blueprint = { $parts } · Initiative { $initiative }, Computer +{ $computer }, Schild −{ $shield }, Hülle { $hull }, Bewegung { $move }, kostet { $cost } Material
ecl-twin-upkeep = Unterhalt { $upkeep }, Bilanz { $balance }
twin-kind-sector = Sektoren
twin-kind-square = Planeten
twin-kind-ship = Schiffe
twin-kind-slot = Plätze für Teile
twin-kind-zone = Unerforschte Zonen
twin-kind-technology = Technologien im Angebot
twin-kind-build = Was gebaut werden kann
twin-kind-stack = Stapel
twin-kind-neutral = Neutrale Schiffe
twin-kind-track = Leisten
twin-kind-action = Aktionen
twin-kind-technologies = Deine Technologien
twin-kind-species = Spezies
twin-kind-round = Runde
twin-kind-battle = Kampf
twin-one-stack = Stapel
twin-one-round = Runde
twin-one-battle = Kampf
twin-which-money = Geld
twin-which-science = Forschung
twin-which-materials = Material
twin-which-gray = beliebig
twin-fact-artifact = Artefakt
twin-fact-discovery = Entdeckung
twin-fact-orbital = Orbital
twin-fact-monolith = Monolith
twin-fact-portal = Warpportal
twin-fact-sector = in { $value }
twin-fact-resource = { $value }
twin-fact-advanced = besserer Planet
twin-fact-filled = besiedelt
twin-fact-damage = Schaden { $value }
twin-fact-ring = Ring { $value }
twin-fact-copies = { $value }-mal
twin-fact-discs = Scheiben { $value }
twin-fact-number = { $value }

# Kapitel der Regeln
chapter-ECL-GEN = Überblick
chapter-ECL-SETUP = Vorbereitung
chapter-ECL-RES = Ressourcen
chapter-ECL-ACT = Aktionsphase
chapter-ECL-COL = Kolonieschiffe
chapter-ECL-EXP = Erkunden
chapter-ECL-DISC = Entdeckungen
chapter-ECL-RESCH = Forschen
chapter-ECL-TECH = Technologien
chapter-ECL-UPG = Verbessern
chapter-ECL-BLD = Bauen
chapter-ECL-MOV = Bewegen
chapter-ECL-INF = Beeinflussen
chapter-ECL-REACT = Reaktionen
chapter-ECL-DIP = Diplomatie
chapter-ECL-ACTX = Beispiel: Aktionsphase
chapter-ECL-CMB = Kampfphase
chapter-ECL-REP = Ansehen
chapter-ECL-BOMB = Bevölkerung angreifen
chapter-ECL-OCC = Sektoren besetzen
chapter-ECL-CMBX = Beispiel: Kampf
chapter-ECL-UPK = Unterhaltsphase
chapter-ECL-CLN = Aufräumphase
chapter-ECL-END = Spielende
chapter-ECL-SPEC = Spezies
chapter-ECL-WARP = Warpportale
chapter-ECL-FAQ = Häufige Fragen

# Wer handelt, und was es ist
beat-action = Aktion
beat-explore = erkundet
beat-explore-you = erkundest
beat-research = forscht
beat-research-you = forschst
beat-upgrade = rüstet um
beat-upgrade-you = rüstest um
beat-build = baut
beat-build-you = baust
beat-move = zieht
beat-move-you = ziehst
beat-influence = nimmt Einfluss
beat-influence-you = nimmst Einfluss
beat-settle = siedelt
beat-settle-you = siedelst
beat-trade = tauscht
beat-trade-you = tauschst
beat-find = entdeckt etwas
beat-find-you = entdeckst etwas
beat-pact = verhandelt
beat-pact-you = verhandelst
beat-pass = passt
beat-pass-you = passt
beat-battle = Kampf
beat-volley = schießt
beat-volley-you = schießt
beat-hit = Treffer
beat-retreat = Rückzug
beat-bombard = greift die Bevölkerung an
beat-bombard-you = greifst die Bevölkerung an
beat-after = Nach dem Kampf
beat-fame = erwirbt Ansehen
beat-fame-you = erwirbst Ansehen
beat-upkeep = Unterhalt
beat-round = Neue Runde
beat-tray = Neue Technologien
beat-species = Völker
beat-out = scheidet aus
beat-out-you = scheidest aus

# Die Karte zu einem Ding
ecl-about-free = Ein Sektor, den niemand kontrolliert.
ecl-about-mine = Einer deiner Sektoren.
ecl-about-owned = Ein Sektor von { $name }.
ecl-about-zone = Hier war noch niemand. Ring { $ring }, { $left ->
    [one] noch ein Sektor im Stapel
   *[other] noch { $left } Sektoren im Stapel
}.
ecl-about-planet = Ein Planet zum Besiedeln: { $resource }.
ecl-about-advanced = Ein Planet, der eine Technologie verlangt: { $resource }.
ecl-about-settled = Ein besiedelter Planet: { $resource }.
ecl-about-neutral = Gehört niemandem und kämpft gegen alle.
ecl-about-my-ship = Eins deiner Schiffe.
ecl-about-ship = Ein Schiff von { $name }.
ecl-cannons = Kanonen
ecl-hits-from = Trifft ab
ecl-price = Preis
ecl-in-tray = In der Auslage
ecl-ways-to = Wege nach { $names }
ecl-no-ways = Noch führt kein Weg hinaus
ecl-unlocks = Ein Teil für deine Schiffe: { $part }.
