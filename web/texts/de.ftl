# Die Worte des Rahmens. Was die Spiele sagen, kommt vom Server, in derselben Sprache.
skip = Zum Inhalt springen
nav = Hauptmenü
rules = Regeln
settings = Einstellungen
switch-language = English
offline = Die Verbindung zum Server ist unterbrochen. Neuer Versuch läuft.
loading = Einen Moment.
home = Startseite
close = Schließen

start-title = Weltraumspiele mit vollständigen Regeln an einem Tisch
start-lead = Spiel gegen Bots, die nicht schummeln, oder schick jemandem einen Link. Ganz ohne Konto.
games = Spiele
about-flagship = Bau ein Schiff, finde einen Piloten und bezwing die anderen, Karte für Karte.
about-space_alert = Zehn Minuten lang plant ihr zusammen gegen die Uhr. Dann seht ihr, was ihr angerichtet habt.
about-eclipse = Erkunde, besiedle, forsche und kämpfe dich in acht Runden zu den meisten Punkten.
players = { $low ->
    [one] { $high ->
        [one] 1 Person
       *[other] { $low } bis { $high } Personen
    }
   *[other] { $low } bis { $high } Personen
}
play-bots = Gegen Bots spielen
new-table = Tisch eröffnen
my-tables = Deine Tische
open-tables = Offene Tische
finished-tables = Beendete Partien
no-open-tables = Gerade wartet niemand. Eröffne einen Tisch und schick jemandem den Link.
status-lobby = wartet auf Leute
status-running = läuft
status-finished = beendet
status-abandoned = aufgegeben
your-turn = Du bist dran
seat-free = frei

new-table-of = Ein Tisch für { $game }
how-many = Plätze
who-may-come = Wer darf kommen
visibility-open = alle
visibility-invite = wer den Link hat
visibility-private = sonst niemand
thinking-time = Bedenkzeit
clock-none = keine Uhr
clock-quick = 5 Minuten + 30 Sekunden je Entscheidung
clock-calm = 30 Minuten + 1 Minute je Entscheidung
clock-days = 3 Tage je Entscheidung
rated = Zählt für die Wertung
open-table = Tisch eröffnen

seats = Plätze
sit-here = Hier hinsetzen
put-a-bot = Bot hierhin setzen
ready = bereit
not-ready = noch nicht bereit
remove = Entfernen
wait-a-moment = Moment, noch nicht
i-am-ready = Ich bin bereit
get-up = Aufstehen
invite = Andere einladen
invite-about = Wer diese Adresse öffnet, kann einen freien Platz nehmen.
copy-link = Adresse kopieren
copied = Kopiert
qr = Die Adresse als QR-Code

board = Spielfeld
twin-title = Der Tisch in Worten
as-text = Den Tisch in Worten zeigen
log-chat-rules = Verlauf, Chat und Regeln
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
tab-table = Tisch
thinking = überlegt
decision = Entscheidung
waiting = Die anderen sind am Zug.
over = Die Partie ist zu Ende.
nothing-to-do-with-it = Damit ist gerade nichts zu machen.
not-yet = Noch nicht
begin-anew = Neu wählen
all-moves = Alle Züge ({ $count })
undo = Zurück
hint = Tipp
agree = Zustimmen
refuse = Ablehnen
proposal-undo = { $name } möchte den letzten Zug zurücknehmen.
proposal-pause = { $name } möchte eine Pause machen.
proposal-resume = { $name } möchte weiterspielen.
proposal-agree = { $name } schlägt vor, ohne Sieger aufzuhören.
proposal-abandon = { $name } schlägt vor, den Tisch aufzugeben.
nothing-yet = Noch ist nichts passiert.
nobody-spoke = Noch hat niemand etwas gesagt.
say-something = Sag etwas
say = Sagen
pause-game = Pause vorschlagen
resume-game = Weiterspielen vorschlagen
end-by-agreement = Vorschlagen, hier aufzuhören
concede = Aufgeben
concede-really = Wirklich aufgeben
leave-to-bot = Gehen; ein Bot spielt weiter
standing-orders = Daueraufträge
standing-orders-about = Wann möchtest du nach einer Reaktion gefragt werden? Niemand sonst sieht das.
all-windows = Alle
order-always = immer fragen
order-answer = wenn ich antworten kann
order-never = nie
fairness = Faire Würfel
fairness-about = Diese Zahl stand vor dem ersten Zug fest. Am Ende wird der Schlüssel dazu gezeigt, damit jeder alle Würfe prüfen kann.
download = Partie herunterladen
rematch = Noch einmal
look-at-board = Spielfeld ansehen
fact-credits = Credits
fact-prizes = Preise
fact-hand = Hand
fact-money = Geld
fact-science = Forschung
fact-materials = Material
fact-points = Punkte
fact-discs = Scheiben

search-rules = Regeln durchsuchen
our-reading = Unsere Lesart:
no-rule-found = Keine Regel enthält diese Wörter.

replay = Wiederholung
replay-later = Diese Partie läuft noch. Die Wiederholung gibt es, wenn sie zu Ende ist.
seen-by = Mit den Augen von
spectator = Zuschauern
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
pause = Anhalten
moment = Zeitpunkt

your-name = Dein Name
rename = Ändern
name-not-taken = Dieser Name geht nicht. Nimm einen anderen.
language = Sprache
language-de = Deutsch
language-en = English
theme = Aussehen
theme-auto = wie das Gerät
theme-dark = dunkel
theme-light = hell
motion = Bewegung
motion-auto = wie das Gerät
motion-full = voll
motion-none = keine
palette = Kontrast
palette-standard = normal
palette-strong = stark
text-size = Textgröße
sound = Töne
voice = Der Schiffscomputer spricht
vibrate = Vibrieren, wenn ich dran bin

fs-prizes = { $count ->
    [one] noch 1 Preiskarte
   *[other] noch { $count } Preiskarten
}
fs-credits = { $count } Credits
fs-market = Markt
fs-market-empty = nichts im Angebot
fs-hand = Deine Hand
fs-choose = Zur Auswahl
fs-slot-weapon = Waffe
fs-slot-shield = Schild
fs-slot-booster = Booster
fs-slot-armor = Rüstung

nearer = Näher heran
farther = Weiter weg
everything = Alles zeigen
ecl-parts = Teile des Tisches
ecl-tab-map = Karte
ecl-tab-research = Forschung
ecl-tab-shipyard = Werft
ecl-tab-boards = Alle
ecl-round = Runde { $round } von 8
ecl-turn = Sektor drehen
ecl-lay = Anlegen
ecl-row-military = Militär
ecl-row-grid = Raster
ecl-row-nano = Nano
ecl-row-rare = Selten
ecl-nothing-there = nichts im Angebot
ecl-parts-to-install = Teile zum Einbauen
ecl-cost = kostet { $cost }
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
ecl-upkeep = Unterhalt
ecl-balance = Bilanz { $amount }
ecl-colony = { $ready ->
    [one] 1 Kolonieschiff
   *[other] { $ready } Kolonieschiffe
}
ecl-reputation = { $count ->
    [one] 1 Ansehensplättchen
   *[other] { $count } Ansehensplättchen
}

## Space Alert

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
sa-squad-disabled = außer Gefecht
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
sa-transfer-now = Datentransfer: Wähle eine Karte und wer sie bekommt.
sa-draw = { $count ->
    [one] Eine Karte ziehen
   *[other] Eine Karte ziehen ({ $count })
}
sa-end-phase = Phase { $phase } für mich beenden
sa-agree-end = Dem Ende der Planung zustimmen
sa-android = Androide
sa-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
sa-in-phase = Phase { $phase }
sa-ready = fertig
sa-role-captain = Kapitän
sa-role-communications_officer = Kommunikation
sa-role-security_chief = Sicherheit
sa-calls = Zurufe
sa-call-where = Wo
sa-i-do = Ich mache es in Zug { $turn }
sa-i-do-in = Ich mache, Zug
sa-we-need = Wir brauchen
sa-call-i-do = Ich mache { $what }
sa-call-we-need = Wir brauchen { $what }
sa-severity-common = normal
sa-severity-serious = schwer
sa-nature-external = draußen
sa-nature-intruder = Eindringling
sa-nature-malfunction = Störung
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
sa-score-survived = Überstanden
sa-score-visual = Sichtkontakt
sa-score-damage = Schaden
sa-score-worst = Schlimmste Zone noch einmal
sa-score-out = Bewusstlose
sa-score-squads = Battlebots außer Gefecht
sa-score-total = Punkte
sa-again = Dieselbe Mission noch einmal
sa-log-book = Logbuch
sa-log-mission = { $mission ->
    [random] Zufallsmission
   *[other] { $mission }
}
sa-log-lost = verloren
sa-shade-white = weiß
sa-shade-yellow = gelb
sa-shade-random = zufällig
sa-shade-mix = gemischt
