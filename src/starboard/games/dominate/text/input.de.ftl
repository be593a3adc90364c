### Was an Optionen und Dateien nicht stimmt, die Leute schreiben.

must-be-table = muss eine Tabelle aus Namen und Werten sein
no-such-sign = „{ $sign }“ auf { $field } ist kein Zeichen der Karte
scenario-for-others = „{ $name }“ ist für { $need } Spieler, nicht für { $have }

## Missionen und Logbücher

needs-one-word = braucht genau ein Wort
named-twice = der Name „{ $name }“ ist doppelt vergeben
no-such-figure-id = keine Figur des Plans heißt „{ $name }“
no-such-type = „{ $name }“ ist keine Art von Figur
no-place-called = kein Ort heißt „{ $name }“
no-tile-called = keine Bodenplatte heißt „{ $name }“
no-such-object = nichts im Plan heißt „{ $name }“
no-such-item = die Mission hat keinen Gegenstand „{ $name }“
no-such-ware = „{ $name }“ ist weder Gegenstand der Mission noch Art von Figur
no-such-text = es gibt keinen Text „{ $name }“
no-goal-called = es gibt kein Ziel „{ $name }“
no-such-trigger = es gibt keinen Trigger „{ $name }“
no-such-card = es gibt keine Karte „{ $name }“
no-such-value = „{ $name }“ ist kein Wert, der sich setzen lässt
only-on-cards = „{ $name }“ darf nur auf Reward Cards stehen
only-indoors = „{ $name }“ braucht einen Plan von Innenräumen
too-many-tiles = { $count } Bodenplatten sind zu viele, die Schachtel hat { $most }
fog-needs-start = eine Mission mit Kriegsnebel braucht Bodenplatten für den Start
square-of-two-tiles = { $field } gehört zu zwei Bodenplatten
square-without-tile = { $field } gehört zu keiner Bodenplatte
not-on-the-floor = „{ $name }“ ist auf { $field }, das kein Feld des Plans ist
door-not-described = Tür „{ $door }“ des Plans ist nicht beschrieben
route-not-straight = der Weg von „{ $name }“ führt nicht geradewegs nach { $field }
not-on-the-board = { $field } ist kein Feld des Plans
token-not-on-tile = der Nebelmarker liegt nicht auf Bodenplatte „{ $name }“
grave-by-inspecting = Trigger „{ $name }“ bestraft das Inspizieren mit „{ $word }“
is-no-scenario = ist weder Szenario noch Mission: Es fehlt die id
scenario-exists = ein Szenario „{ $name }“ gibt es schon
no-such-scenario = ein eigenes Szenario „{ $name }“ gibt es nicht; es gibt: { $known }
expected-scenarios = muss eine Liste von Szenarien und Missionen sein
is-no-log = „{ $word }“ ist kein Wort eines Logbuchs
card-of-both = beide haben die Missionskarte „{ $card }“ erhalten
card-of-the-other = die Missionskarte „{ $card }“ gehört { $commander }
says-otherwise = „{ $word }“ sagt etwas anderes als „{ $before }“
card-from-nowhere = niemand kann die Karte „{ $card }“ gegeben haben: sie kommt von { $missions }
less-than-nothing = weniger als nichts kann es nicht geben
used-without-card = von „{ $card }“ wurden mehr eingesetzt als erhalten
too-many-copies = so viele Exemplare von „{ $card }“ gibt es nicht
next-has-no-card = { $commander } ist als Nächstes dran, hat aber keine Missionskarte
log-without-campaign = ein Logbuch gehört nur zur Kampagne
nobody-there-to-begin = Platz { $start } kann nicht beginnen, es gibt { $seats } Plätze

## Eigene Szenarien und Werkzeuge

no-such-plan = ein Szenario „{ $name }“ gibt es nicht; es gibt { $known }
nobody-plays-that = dort spielt niemand „{ $name }“; es gibt { $known }
folder-is-empty = in diesem Ordner liegt keine YAML-Datei
board-too-large = hat mehr als { $most } Zeilen oder Spalten
text-missing = der Text für „{ $lang }“ ist leer
seats-not-players = { $seats } Plätze für { $players } Spieler
faction-twice = { $faction } sitzt dort zweimal
faction-not-seated = { $faction } hat keinen Platz
teams-not-seats = jeder Platz gehört in genau ein Team
no-way-to-win = man kann nicht gewinnen
not-one-way = nennt nicht genau einen Weg zum Sieg
fields-not-named = keine Felder heißen „{ $name }“
no-fields = hat kein Feld
more-than-there-are = { $count }-mal „{ $thing }“, in der Schachtel liegen { $most }
no-such-figure-type = eine Figur „{ $type }“ gibt es nicht
no-ground-for-it = { $type } lässt sich auf { $field } nicht bauen
stands-on-ore = { $type } steht auf dem Erz von { $field }
cannot-stand-on = { $type } kann auf { $field } nicht stehen
field-taken-twice = { $type } steht auf { $field }, wo schon etwas steht
faces-off-the-board = { $type } auf { $field } zeigt vom Spielbrett weg
not-to-be-ordered-type = „{ $type }“ kann man nicht bestellen
no-slot-field = der Bauslot hat kein Feld „{ $field }“
slot-too-full = { $count } in Produktion, aber „{ $type }“ erlaubt { $limit }
log-too-long = hat mehr als { $most } Wörter
expected-dice = erwartet Würfe wie 5,3,1
more-dice-needed = ein Wurf fehlt, für „{ $name }“
dice-left-over = { $count ->
    [one] ein Wurf wurde nicht gebraucht
   *[other] { $count } Würfe wurden nicht gebraucht
}

## Was Autoren nachbessern sollten

text-too-long = der Text hat { $count } Buchstaben, gelesen werden höchstens { $most }
cross-off-the-route = das Kreuz auf { $field } liegt nicht auf dem Streifenweg
guardbot-not-alone = auf { $field } steht ein Guardbot, daneben kann dort niemand stehen
more-than-may-stand = { $count } stehen auf { $field }, höchstens { $most } dürfen es
name-twice = „{ $name }“ heißt mehr als ein Ding
never-indoors = „{ $type }“ gibt es nur draußen; drinnen sind Infanterie, Guardbots und Zivilisten
no-patrol = nur Streifen-Wachen haben Streifenweg und Kreuze; diese Art heißt „{ $duty }“
patrol-not-at-its-start = eine Streifen-Wache beginnt auf dem ersten Feld ihres Wegs, { $field }, und dort ist ein Kreuz
patrol-without-route = eine Streifen-Wache braucht einen Streifenweg
pl1-in-the-fog = PL1 beginnt auf { $field }, das auf keiner Bodenplatte des Start-Aufstellplans liegt
stands-nowhere = „{ $type }“ hat kein Feld, auf dem es steht
no-room-aboard = { $count } sind an Bord, Platz ist für { $most }
no-such-control = „{ $name }“ führt nichts, nur PL1 und PL2 tun das
nobody-of-pl1 = PL1 hat niemanden im Gebäude
tile-never-found = Bodenplatte „{ $name }“ kann nie entdeckt werden
lock-without-key = Tür „{ $door }“ bleibt versperrt: Kein Terminal und kein Trigger in Reichweite öffnet sie
no-way-in = kein Weg führt nach { $field }
binds-without-data = der Satz sagt „{ $number }“, aber kein Trigger, kein Limit und kein Wert tut es
goal-without-data = Ziel „{ $name }“ hat weder ein aim noch einen Trigger, der es entscheidet
nobody-wins = kein Trigger lässt PL1 gewinnen
never-true = { $kind ->
    [flag] nichts setzt die Flag „{ $name }“
    [counter] nichts zählt „{ $name }“
   *[item] niemand kann den Gegenstand „{ $name }“ bekommen
}
