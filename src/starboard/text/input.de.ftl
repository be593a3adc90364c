# Was an etwas Geschriebenem nicht stimmt: an einer Datei, einer Option, einem Zug, einem Argument.
# Davor steht der Ort, wie in „Option seats: muss eine ganze Zahl sein, nicht 'two'“.

# Orte

place-option = Option { $name }
place-bot = Bot { $name }
place-game = Spiel „{ $name }“
place-person = Person „{ $name }“
place-move = Zug „{ $name }“
place-line = Zeile { $name }
place-entry = Eintrag { $name }
place-side = Seite { $name }
place-seat = Platz { $name }
place-table = Tisch { $name }
place-deck = { $name ->
    [code] Deckcode
   *[other] Deck { $name }
}

# Werte

must-be-between = muss von { $low } bis { $high } sein, nicht { $value }
must-be-at-least = muss mindestens { $low } sein, nicht { $value }
must-be-at-least-one = müssen mindestens 1 sein
must-be-above-zero = ist eine Zahl über 0
must-be-flag = muss true oder false sein, nicht { $value }
must-be-whole-number = muss eine ganze Zahl sein, nicht { $value }
must-be-number = muss eine Zahl sein, nicht { $value }
must-be-one-of = erlaubt sind { $known }, nicht { $value }
must-be-words = muss eine Liste von Wörtern sein, nicht { $value }
must-be-text = muss ein Text sein, nicht { $value }
must-be-printable = darf nur druckbare Zeichen enthalten, nicht { $word }
at-most-words = höchstens { $most } Wörter, nicht { $count }
at-most-letters = höchstens { $most } Zeichen, nicht { $count }: { $word }
is-of-other-kind = muss { $wanted ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [str] ein Text
    [bool] true oder false
    [array] eine Liste
    [object] ein Eintrag mit Feldern
    [null] nichts
   *[other] { $wanted }
} sein, nicht { $found ->
    [int] eine ganze Zahl
    [float] eine Zahl
    [str] ein Text
    [bool] true oder false
    [array] eine Liste
    [object] ein Eintrag mit Feldern
    [null] nichts
   *[other] { $found }
}
must-have-form = muss die Form „{ $form }“ haben
is-not-of-form = hat nicht die Form { $form }
is-empty = ist leer
is-unknown = unbekannt; es gibt: { $known }
is-not-where-it-says = hat kein Modul { $module }
does-not-load = lässt sich nicht laden: { $why }
is-no-game = ist kein Spiel: { $found }
has-no-games = es ist kein Spiel installiert
room-does-not-load = { $room } lässt sich nicht laden: { $why }
room-is-wrong = { $room } muss ein { $kind } sein
has-other-than-tools = tools muss ein Tupel aus Werkzeugen sein, nicht aus { $found }
has-unfit-tool-name = „{ $tool }“ ist kein Name eines Werkzeugs; er besteht aus einem oder zwei kleingeschriebenen Wörtern
has-tool-twice = hat zwei Werkzeuge „{ $tool }“
has-no-tools = hat keine Werkzeuge
wants-unknown-kind = Werkzeug „{ $tool }“ möchte „{ $field }“ als { $kind }, wonach man niemanden fragen kann
wants-no-record = Werkzeug „{ $tool }“ sagt nicht, was es wissen will: { $why }
has-tool-not-for-http = Werkzeug „{ $tool }“ lässt sich nicht über HTTP fragen: Es braucht dafür genau ein Dokument und sonst nichts, oder gar keines, wenn es schnell ist
unknown-option = { $known ->
    [none] unbekannt; dieses Spiel hat keine
   *[other] unbekannt; dieses Spiel hat: { $known }
}
is-brought-by-seats = gilt nicht für den ganzen Tisch; jeder Platz bringt etwas Eigenes mit
nothing-to-bring = lässt sich nicht mitbringen; in diesem Spiel bringt man mit: { $known ->
    [none] nichts
   *[other] { $known }
}

# Wörter eines Zugs

is-no-move = „{ $word }“ ist kein Zug dieses Spiels
could-be-several = könnte mehrere Züge meinen: { $moves }
word-must-be-flag = „{ $word }“ muss yes oder no sein
word-must-be-number = „{ $word }“ muss eine Zahl sein
word-must-be-one-of = statt „{ $word }“ sind erlaubt: { $known }
word-must-be-plain = „{ $word }“ darf nur einfache Buchstaben, Ziffern und Zeichen haben
text-is-too-long = der Text hat { $length } Zeichen, erlaubt sind { $most }
text-has-control-characters = der Text hat Zeichen, die man nicht tippen kann
text-is-unreadable = der Text ist nicht als UTF-8 lesbar

# Dateien und ihre Felder

cannot-read = ist nicht lesbar
is-unreadable = ist nicht lesbar ({ $why })
is-out-of-reach = ist nicht lesbar ({ $why })
is-not-writable = lässt sich nicht schreiben ({ $why })
is-no-usable-folder = taugt nicht als Ordner ({ $why })
is-no-folder = ist kein Ordner
must-be-id = nur kleine Buchstaben, Ziffern und Unterstriche
must-be-one-line = eine Zeile, die nicht leer ist
is-not-there = ist nicht da
is-damaged = ist beschädigt
is-the-database-itself = ist die Datenbank selbst; nimm eine andere Datei
is-not-utf8 = ist nicht in UTF-8 geschrieben
is-no-yaml = ist kein gültiges YAML: { $why }
is-no-yaml-in-line = ist in Zeile { $line } kein gültiges YAML
has-yaml-aliases = darf nichts mit & benennen und mit * wiederholen; schreib es aus
is-nested-too-deeply = ist zu tief verschachtelt
is-no-list = ist keine Liste von Einträgen
is-no-record = ist kein Eintrag mit Feldern
is-there-twice = steht zweimal da
is-given-twice = ist zweimal angegeben
is-missing = fehlt
is-no-field = ist kein Feld dieses Eintrags
expected-list = hier gehört eine Liste hin
expected-field-list = hier gehört „{ $field }:“ mit einer Liste hin
missing-field = fehlt
unknown-field = unbekanntes Feld
does-not-fit = passt nicht: { $why }
as-told = { $what }
from-to = von { $low } bis { $high }

# Gespeicherte Partien

is-no-saved-match = ist keine gespeicherte Partie ({ $why })
is-another-format = das Format „{ $format }“ ist nicht „{ $known }“
is-another-version = die Formatversion { $version } ist nicht { $known }
is-cut-off = { $file } bricht mitten in einer Zeile ab
is-misnumbered = trägt die Nummer { $number }
has-other-rules = wurde nach Regelstand { $rules } gespielt; dieses Programm kennt { $known }
cannot-be-set-up = der Aufbau ist nicht möglich ({ $why })
cannot-be-played = ist nicht spielbar ({ $why })
chance-does-not-fit = der Zufall passt nicht: verlangt war { $asked }
dice-are-not-the-seeds = die Würfe sind nicht die des Startwerts
leads-elsewhere = führt in einen anderen Zustand als den gespeicherten
leads-away-from-running = führt in einen anderen Zustand als den laufenden
has-no-end = Die Regeln kommen hier an kein Ende: Nach { $steps } Schritten ist noch niemand gefragt.

# Spiele und Plätze

is-played-by = { $game } spielt man zu { $seats }, nicht zu { $count }
is-played-by-up-to = { $game } spielt man zu { $least } bis { $most }, nicht zu { $count }
game-has-no-seats = { $game } hat keine { $seats } Plätze
has-no-seat = an diesem Tisch gibt es keinen Platz { $seat }
has-no-entry = es gibt keinen Eintrag { $entry }; die Partie hat { $count }
has-no-own-cards = { $game } kennt keine eigenen Karten
cannot-be-told = hat dafür noch keinen Satz: { $why }
too-many-for-seats = { $people } Personen und { $bots } Bots passen nicht auf { $seats } Plätze

# Regeln

has-no-such-game = dieses Spiel gibt es nicht; es gibt { $known }
has-no-rules = hat keine Datei { $file } mit seinen Regeln
has-no-such-clause = diese Regel gibt es nicht
has-no-such-clause-but = diese Regel gibt es nicht; am nächsten liegt { $nearest }
has-no-such-prefix = diese Regel gibt es nicht; Nummern beginnen mit { $known }
has-no-clause = enthält keine Regel
is-no-clause-of-game = ist keine Regel dieses Spiels
cites-no-clause = nennt { $id }, und diese Regel gibt es nicht
too-many-exempt = { $count } Regeln sind ausgenommen, höchstens { $most } von { $all } dürfen es sein

# Bots

must-be-names = „{ $text }“ müssen Namen sein, getrennt durch Kommas
must-be-budget = „{ $setting }“ muss eine Zahl von Versuchen (200) oder Sekunden (0.1s) sein
must-be-percent = muss eine Zahl von 0 bis 100 sein, nicht { $setting }
bot-has-no-settings = „{ $kind }“ hat keine Einstellungen
has-no-house-bot = { $game } hat keinen Hausbot
has-no-file = es gibt keine Datei { $file }
has-no-bot-class = { $file } hat keine Klasse { $kind }, die von starboard.bots.Bot abstammt
file-cannot-be-loaded = { $file } lässt sich nicht laden
cannot-be-loaded = lässt sich nicht laden ({ $why })
cannot-be-built = lässt sich nicht bauen ({ $why })
too-many-bots = { $bots } Bots sind mehr als { $seats } Plätze
bot-listed-twice = jeder Bot darf nur einmal in der Liste stehen
arena-needs-two-bots = ein Wettkampf braucht mindestens zwei Bots
bot-thinks-for-a-time = denkt nach der Uhr, darum ist jeder Lauf anders; schreib --timed dazu

# Die Befehlszeile

wrong-arguments = Das passt nicht: { $why } (siehe { $program } --help)
argument-unknown = { $name } ist hier unbekannt (siehe { $program } --help)
argument-missing = { $name } fehlt (siehe { $program } --help)
argument-without-value = { $name } braucht einen Wert (siehe { $program } --help)
argument-no-whole-number = { $name } muss eine ganze Zahl sein, nicht „{ $value }“ (siehe { $program } --help)
argument-no-number = { $name } muss eine Zahl sein, nicht „{ $value }“ (siehe { $program } --help)
argument-no-choice = { $name } muss eines von { $known } sein, nicht „{ $value }“ (siehe { $program } --help)
argument-excluded = { $name } geht nicht zusammen mit { $other } (siehe { $program } --help)
is-the-keyboard = die Standardeingabe ist hier die Tastatur; mit --watch kann sie eine Datei sein
game-has-no-decks = { $game } hat keine Decks zur Auswahl
game-brings-nothing = in { $game } bringt niemand etwas Eigenes mit
game-has-nothing-to-prepare = bei { $game } gibt es nichts vorzubereiten
process-died = ein Prozess ist mitten in einer Partie abgestürzt; --jobs 1 zeigt, wo
is-not-known-here = ist hier nicht bekannt
is-not-open-here = wartet hier nicht und läuft hier nicht
is-served-already = wird schon von einem anderen Server benutzt
must-be-web-address = muss mit https:// oder http:// beginnen
port-is-taken = { $port } ist belegt; vielleicht läuft Starboard schon. `--port N` nimmt einen anderen
is-no-host = eine Adresse „{ $host }“ hat dieser Rechner nicht
workers-need-postgresql = mehr als ein Prozess braucht PostgreSQL (--database URL)

# Tests eines Spiels

coverage-needs-tests = dazu braucht es die Tests, und hier gibt es keinen Ordner { $folder }
coverage-needs-pytest = dazu braucht es pytest, und das ist nicht installiert
tests-cannot-be-run = die Tests laufen nicht: { $why }
tests-fail-unchanged = die Tests scheitern schon an den unveränderten Regeln

# Der Server und seine Datenbank

is-no-address = muss mit sqlite:///PFAD oder postgresql:// beginnen
is-no-postgresql-address = ist nicht lesbar; schreib postgresql://name@rechner/datenbank
is-no-database = ist keine Datenbank von Starboard ({ $why })
is-damaged-database = ist beschädigt ({ $why }). Heb die Datei auf und stelle eine Sicherung in einem neuen Ordner wieder her: starboard admin restore DATEI --data ORDNER
has-foreign-tables = enthält Tabellen, die nicht von Starboard sind
is-of-newer-version = stammt von einer neueren Version (Stand { $revision })
is-of-another-version = stammt von einer anderen Version (Stand { $revision })
database-is-not-empty = ist nicht leer; stelle in einer neuen Datenbank wieder her
needs-backup-folder = ist älter und braucht einen Ordner für die Sicherung
is-no-backup = ist keine Sicherung
is-another-backup = ist keine Sicherung einer lesbaren Art
is-not-complete = ist nicht vollständig
has-unknown-table = enthält eine unbekannte Tabelle „{ $table }“
has-unfit-rows = enthält Zeilen, die nicht in „{ $table }“ passen
has-unfit-character = enthält ein Zeichen, das sich nicht speichern lässt
is-out-of-turn = hat die Nummer { $number }, der Tisch { $length }

# Karten und Decks

expected-cards = hier gehört eine Liste von Karten hin
expected-card = hier gehört eine Karte mit ihren Feldern hin
expected-word = hier gehört ein Wort mit seinen Werten hin, wie „{ $like }“
expected-thresholds = hier gehören Schwellen hin, wie „{ $like }“
unknown-word = unbekanntes Wort { $word }
taken-name = eine Karte namens „{ $name }“ gibt es schon
mentions-no-card = nennt „{ $card }“, und diese Karte gibt es nicht
has-no-card-file = enthält keine Kartendatei; ihre Namen enden auf .yaml
is-no-card = ist keine Karte
is-no-card-see = ist keine Karte (siehe starboard { $game } cards)
is-no-card-but = ist keine Karte; es gibt: { $known }
names-no-card = „{ $card }“ ist keine Karte
names-no-card-but = „{ $card }“ ist keine Karte; meinst du „{ $near }“?
is-not-in-pack = ist nicht in diesem Päckchen
at-most-cards = höchstens { $most } Karten
expected-number-and-card = hier gehören eine Zahl und eine Karte hin
deck-too-long = ein Deck hat höchstens { $most } Zeichen
deck-needs-one-of-each = ein Deck hat von jeder seiner Karten mindestens eine
deck-has-no-cards = das Deck enthält keine Karten
unknown-word-but = unbekanntes Wort { $word }; meinst du „{ $near }“?
unknown-field-but = unbekanntes Feld; meinst du „{ $near }“?
names-several-cards = „{ $card }“ kann eine von mehreren Karten sein: { $known }
nobody-performs = „{ $word }“ ist ein Wort, das niemand ausführt
nothing-chosen = spricht von etwas Gewähltem, aber davor wird nichts gewählt; setz „choose“ davor
is-out-of-dice = „{ $text }“ ist unerreichbar: die Würfel zeigen { $low } bis { $high }
too-few-for-pack = ein Päckchen braucht { $need } verschiedene Karten einer Art, es gibt { $have }
one-card-each = alle nehmen eine Karte: { $seats } Karten, nicht { $count }
