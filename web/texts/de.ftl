# Die Worte des Rahmens. Was ein Spielbrett sagt, steht bei seinem Spiel (src/games); alles andere über Spiele kommt vom Server.
skip = Zum Inhalt springen
nav = Hauptmenü
rules = Regeln
settings = Einstellungen
switch-language = English
offline = Keine Verbindung zum Server. Neuer Versuch läuft.
loading = Einen Moment.
home = Startseite
close = Schließen

start-title = Weltraumspiele mit vollständigen Regeln an einem Tisch
start-lead = Spiel gegen Bots, die nicht schummeln, oder schick jemandem einen Link. Ganz ohne Konto.
games = Spiele
players = { $low ->
    [one] { $high ->
        [one] 1 Person
       *[other] { $low } bis { $high } Personen
    }
   *[other] { $low } bis { $high } Personen
}
play-bots = Spielen
opponents = Gegner
companions = Begleiter
strength = Sie spielen
surprise-me = Überrasch mich
play-now = Spielen
new-here = Neu hier?
new-here-go = Zeig es mir
seen-as = So sehen dich die anderen
minutes = { $minutes } Min.
weight-easy = leicht gelernt
weight-medium = einige Regeln
weight-rich = viele Regeln
invited-by = { $name } lädt dich ein: { $game }
sit-and-play = Hinsetzen und spielen
somebody = Jemand
beside-me = Jemand neben mir
beside-name = Name
hand-over = { $name } ist dran
hand-over-done = Ich bin { $name }
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
open-table-later = Der Tisch wird geöffnet, sobald die Verbindung wieder steht.

seats = Plätze
sit-here = Hier hinsetzen
put-a-bot = Bot hierhin setzen
bring-nothing = was für den Tisch gilt
bring-paste = Ein Code oder eine Liste zum Einfügen
bring-take = Mitnehmen
bring-taken = mitgenommen
ready = bereit
not-ready = noch nicht bereit
remove = Entfernen
wait-a-moment = Moment, noch nicht
i-am-ready = Ich bin bereit
get-up = Aufstehen
invite = Andere einladen
invite-spectators = Zuschauer einladen
invite-spectators-about = Wer diese Adresse öffnet, schaut zu und sieht, was alle sehen dürfen.
invite-spectators-late = Wer diese Adresse öffnet, schaut mit { $seconds } Sekunden Verzögerung zu und sieht, was alle sehen dürfen.
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
text-send = Abschicken
text-count = { $count } von { $most }
not-yet = Abbrechen
begin-anew = Neu wählen
all-moves = Alle Züge ({ $count })
undo = Rückgängig
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
emote-well-played = Gut gespielt!
emote-ouch = Autsch!
emote-hurry = Du bist dran.
emote-thanks = Danke!
say = Sagen
pause-game = Pause vorschlagen
resume-game = Weiterspielen vorschlagen
end-by-agreement = Vorschlagen, hier aufzuhören
concede = Aufgeben
concede-really = Wirklich aufgeben
leave-to-bot = Gehen; ein Bot spielt weiter
abandon-table = Vorschlagen, den Tisch aufzugeben
take-seat-back = Deinen Platz wieder einnehmen
people-here = Die anderen
mute = Nicht lesen
block = Fernhalten
block-about = Ihr sitzt nicht mehr am selben Tisch.
replace-by-bot = Durch einen Bot ersetzen
replace-really = Wirklich ersetzen
standing-orders = Daueraufträge
standing-orders-about = Wann möchtest du nach einer Reaktion gefragt werden? Niemand sonst sieht das.
all-windows = Alle Fenster
order-always = immer fragen
order-answer = wenn ich antworten kann
order-never = nie
fairness = Faire Würfel
fairness-about = Diese Zahl stand vor dem ersten Zug fest. Am Ende wird der Schlüssel dazu gezeigt, damit jeder alle Würfe prüfen kann.
download = Partie herunterladen
rematch = Noch einmal
end-victory = Sieg
end-defeat = Niederlage
end-draw = Unentschieden
end-over = Ende
end-points = Woher die Punkte kommen
end-deeds = Was geschah
end-turnings = Wo es sich gewendet hat
end-share = Teilen
end-again = Wie es ausging
look-at-board = Spielfeld ansehen

pace = Tempo
pace-step = Schritt für Schritt
pace-calm = ruhig
pace-brisk = zügig
pace-instant = sofort
pace-step-about = Nach jedem Ereignis wartet der Tisch auf einen Klick.
pace-calm-about = Alles wird der Reihe nach gezeigt. Klick oder Leertaste überspringt, Halten läuft schnell.
pace-brisk-about = Alles wird der Reihe nach gezeigt, doppelt so schnell.
pace-instant-about = Alles steht sofort da.
beat-next = Weiter
since-last-move = Seit deinem letzten Zug
since-count = { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
}
log-more = { $count ->
    [one] Eine Einzelheit
   *[other] { $count } Einzelheiten
}

search-moves = Züge durchsuchen
no-move-found = Kein Zug enthält diese Wörter.
verb-here = Hier: { $verb }
chat-unread = { $count ->
    [one] Eine neue Zeile
   *[other] { $count } neue Zeilen
}
person-here = am Tisch
person-away = gerade nicht am Tisch
forced = Sofort tun, was nur auf eine Art geht
search-rules = Regeln durchsuchen
our-reading = Unsere Lesart:
no-rule-found = Keine Regel enthält diese Wörter.

replay = Wiederholung
branch-here = Ab hier weiterspielen
branch-about = Diese Partie geht nach Zug { $moment } einer beendeten Partie weiter. Was dann kommt, ist neu.
branch-look = Diesen Moment ansehen
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
sound-on = Töne an
volume-master = Alles
volume-effects = Effekte
volume-ambience = Umgebung
volume-voice = Stimme
reactions = Nach Reaktionen fragen
voice = Der Schiffscomputer spricht
vibrate = Vibrieren, wenn ich dran bin

nearer = Näher heran
farther = Weiter weg
everything = Alles zeigen

tools = Werkzeuge für Leute mit der Schachtel
tools-about = Kein Tisch, keine Anmeldung. Jede Adresse lässt sich aufheben und weitergeben.
gallery = Galerie
gallery-about = Alles hier zeichnet das Programm selbst, aus Zahlen und aus den Daten der Spiele: Nichts wird geladen. Dieselbe Startzahl ergibt überall dasselbe Bild. Wer eigene Karten macht, sieht hier, womit sie gezeichnet werden.

course = Aussichten, wie der Hausbot sie sieht: { $names }
replay-missing = Diese Partie lässt sich nicht zeigen. Vielleicht fehlt die Verbindung.
no-such-game = Dieses Spiel gibt es hier nicht.
needs-net = Das braucht das Netz, und gerade ist keins da.
needs-net-about = Die Partien, die auf diesem Gerät liegen, findest du auf der Startseite.
away-title = Gerade ist kein Netz da
away-about = Zum Spielen brauchst du das Netz. Sobald es wieder da ist, geht es hier von selbst weiter.
away-games = Partien, die du ansehen kannst
away-none = Auf diesem Gerät liegt noch keine Partie. Die letzten zehn, die du beendest oder ansiehst, bleiben hier.
replay-away = Kein Netz: Du siehst die Partie als Zuschauer. Abzweigen und die Datei brauchen das Netz.

first-steps = Erste Schritte
lesson-wait = Sieh zu, was geschieht; dann bist du wieder dran.
lesson-your-choice = Mach hier, was du magst. Der Tipp sagt, was der Hausbot täte.
coach-show = Zeig es mir
coach-off = Trainer aus
coach-wanted = Ein Trainer schaut bei den nächsten beiden Partien zu
lesson-over = Du kannst einen ersten Zug.
lesson-over-about = Alles andere geht genauso: Was leuchtet, lässt sich anklicken, und was nicht, sagt warum.
lesson-play-on = Weiterspielen
lesson-whole-game = Eine ganze Partie spielen
lesson-stop = Lektion beenden
lesson-moment = Einen Moment.
lesson-go-on = Weiter

# Der Tisch in Worten
twin-kind-hand = Hand
twin-kind-card = Handkarten
twin-fact-owner = gehört { $value }
twin-fact-points = Punkte { $value }
twin-fact-cost = kostet { $value }
twin-fact-left = noch { $value }
twin-fact-count = Anzahl { $value }
twin-fact-price = Preis { $value }
twin-fact-card = { $value }

dead-end = Vielleicht ist der Link alt, oder jemand hat den Tisch geschlossen.
to-the-games = Zu den Spielen
game-options = Varianten
option-yes = ja
option-no = nein
more-options = Weitere Einstellungen
seat-number = Platz { $number }
any-choice = offen
course-title = Aussichten nach Ansicht des Hausbots
bot-beginner = Anfänger (übersieht viel)
bot-casual = Gelegenheitsspieler (übersieht manches)
bot-regular = Geübt (kennt das Spiel)
bot-strong = Stark (denkt voraus)
bot-house = Geübt (kennt das Spiel)
bot-random = Zufall (zieht zufällig)
bot-greedy = Einfach (schaut einen Zug voraus)
bot-search = Stark (denkt voraus)

you = Du
you-about = Dein Name, deine Partien, deine Geräte
keep-yourself = Bleib, wer du bist
keep-why = Bisher kennt dich nur dieser Browser. Werden seine Daten gelöscht, sind dein Name und deine Partien für dich verloren. Mit einer Passphrase bist du auf jedem Gerät du selbst.
keep-kept = Du kannst auf jedem Gerät wiederkommen. Eine neue Passphrase ersetzt die alte.
phrase = Passphrase
phrase-new = Neue Passphrase
phrase-about = Mindestens 12 Zeichen; ein paar Wörter kannst du dir gut merken. Niemand kann sie dir noch einmal schicken.
phrase-keep = Mich behalten
phrase-change = Passphrase ändern
phrase-set = Erledigt. Dein Name und diese Passphrase gelten auf jedem Gerät.
passkey-make = Passkey hinzufügen
passkey-made = Der Passkey ist gespeichert.
passkey = Passkey
passkey-only = Dieser Passkey ist dein einziger Weg zurück. Ohne ihn kennt dich nur noch dieser Browser; werden seine Daten gelöscht, sind dein Name und deine Partien für dich verloren.
passkey-remove-really = Trotzdem entfernen
passkey-use = Mit Passkey anmelden
come-back = Schon jemand?
come-back-about = Melde dich hier mit Name und Passphrase als jemand anderes an.
come-back-guest = Melde dich mit Name und Passphrase von deinem anderen Gerät an. Der Gast, der du hier bist, wird nicht behalten.
login-name = Name
login-phrase = Die Passphrase zu diesem Namen
login = Anmelden
login-really = Trotzdem anmelden
stay-guest = Gast bleiben
logout = Abmelden
keys = Geräte und Tokens
device = Gerät
device-here = Dieses Gerät
key-since = seit { $day }
key-remove = Entfernen: { $what }
token = Token
token-new = Ein Token für einen Bot oder ein Skript
token-for = Wofür es ist
token-make = Token anlegen
token-once = Kopiere es jetzt. Es wird nur einmal gezeigt.
notices = Nachricht, wenn du dran bist
notices-about = Dieser Browser kann dir sagen, wenn ein Tisch auf dich wartet, auch wenn Starboard geschlossen ist.
notices-take = Sag mir, wenn ich dran bin
notices-stop = Keine Nachrichten mehr
notices-denied = Der Browser erlaubt hier keine Nachrichten. Das kannst du in seinen Einstellungen für diese Seite ändern.
your-data = Deine Daten
export-about = Alles, was über dich gespeichert ist, in einer Datei.
export = Meine Daten herunterladen
forget-about = Wenn du gehst, werden dein Name, deine Geräte und deine Chatzeilen gelöscht. Gespielte Partien bleiben, ohne deinen Namen.
forget = Mich löschen
forget-really = Mich wirklich löschen
statistics = Statistik
stat-played = Partien
stat-won = Gewonnen
stat-points = Ø Punkte
stat-rating = Wertung
no-statistics = Noch keine beendete Partie.
last-games = Letzte Partien
score-won = gewonnen, { $points ->
    [one] ein Punkt
   *[other] { NUMBER($points, maximumFractionDigits: 2) } Punkte
}
score-nobody = ohne Sieg
score-place = Platz { $place }, { $points ->
    [one] ein Punkt
   *[other] { NUMBER($points, maximumFractionDigits: 2) } Punkte
}
more-games = { $count } weitere
person = Jemand
