### Das Spiel im Terminal.

## Befehle: das Wort, was dahinter stehen kann, was es tut

command-hint = tipp
    .form = { "" }
    .about = was der Hausbot täte und warum; mit der Eingabetaste spielst du es
command-card = karte
    .form = NAME
    .about = eine Karte mit ihrem Text
command-why = warum
    .form = DING
    .about = warum du etwas gerade nicht benutzen kannst; auch: ? DING
command-rule = regel
    .form = NUMMER
    .about = eine Regel im Wortlaut; statt der Nummer gehen auch Suchwörter
command-log = protokoll
    .form = ZEILEN
    .about = was bisher geschehen ist
command-look = zeigen
    .form = { "" }
    .about = alles neu zeichnen; auch: leere Eingabe
command-undo = zurück
    .form = { "" }
    .about = deinen letzten Zug zurücknehmen
command-orders = fragen
    .form = NUMMER WANN
    .about = einstellen, wann du in fremden Zügen gefragt wirst
command-save = speichern
    .form = DATEI
    .about = die Partie in eine Datei schreiben; weiter geht es mit --load DATEI
command-lang = sprache
    .form = { "" }
    .about = auf Englisch weiterspielen
command-concede = aufgeben
    .form = { "" }
    .about = die Partie verloren geben
command-quit = ende
    .form = { "" }
    .about = aufhören
command-help = hilfe
    .form = { "" }
    .about = diese Übersicht

## Was das Programm dazu sagt

play-help-title = Was du tippen kannst
play-help-moves = 7
    .about = die Nummer eines Zuges, sein Anfang oder seine Notation
play-not-understood = „{ $typed }“ verstehe ich nicht. Tippe die Nummer eines Zuges oder „hilfe“.
play-ambiguous = { $count ->
    [2] Das kann zweierlei heißen: { $meant }.
   *[other] Das kann vieles heißen: { $meant } …
}
play-why-what = Schreib dazu, was du benutzen willst, zum Beispiel den Namen einer Karte.
play-no-such-thing = „{ $thing }“ liegt nicht auf dem Tisch und ist nicht auf deiner Hand.
play-no-such-rule = Zu „{ $text }“ gibt es keine Regel.
play-more-rules = Und { $count } weitere. Mehr Wörter finden genauer.
play-no-such-card = „{ $text }“ ist keine Karte, oder mehrere fangen so an.
play-usable = Das geht gerade: { $moves }.
play-text = Dein Text (höchstens { $most } Zeichen):
play-hint = Tipp: { $number } { $move }. { $reason } Die Eingabetaste spielt es.
play-earlier = { $count ->
    [one] Davor noch etwas; „protokoll“ zeigt alles.
   *[other] Davor noch { $count } Sätze; „protokoll“ zeigt alles.
}
play-undone = { $seat } nimmt den letzten Zug zurück.
play-bot-refuses = { $seat } stimmt nicht zu: Seitdem ist gewürfelt, aufgedeckt oder entschieden worden.
play-refused = { $seat } stimmt nicht zu.
play-consent = { $asked }: { $seat } möchte einen Zug zurücknehmen. Einverstanden? (j/n)
play-yes = j ja y yes
play-concede = Willst du wirklich aufgeben? (j/n)
play-orders-form = Ändern mit Nummer und immer, antwort oder nie, zum Beispiel: fragen 1 nie
play-saved = Gespeichert in { $file }.
play-not-saved = { $file } kann nicht geschrieben werden: { $why }.
play-left = Bis bald.
play-went-wrong = Das geht nicht: { $what }.
play-hand-over = Nur { $seat } schaut jetzt auf den Bildschirm.
play-press-enter = Eingabetaste drücken, wenn es so weit ist.

## Wann man gefragt wird

order-always = immer
    .about = immer fragen
order-answer = antwort
    .about = nur fragen, wenn ich antworten kann
order-never = nie
    .about = nie fragen

## Vor der Partie

setup-language = Sprache: 1 Deutsch, 2 English
setup-game = Was spielst du?
setup-name = Wie heißt du?
setup-opponent = Gegen wen spielst du?
setup-opponent-bot = gegen den Hausbot
setup-opponent-person = zu zweit an diesem Bildschirm
setup-crew = Wie viele fliegt ihr? Bots nehmen die anderen Plätze.
setup-crew-of = { $count ->
    [one] du allein
    [2] du und ein Bot
   *[other] eine Crew von { $count } mit Bots
}
setup-second-name = Wie heißt die zweite Person?
setup-default = Nummer, oder Eingabetaste für { $number }:
setup-default-word = Eingabetaste für { $word }:
setup-again = Bitte eine Nummer von 1 bis { $most }.
setup-bring = Datei oder Code, mit der Eingabetaste zurück zur Auswahl:
name-house = Hausbot
name-bot = Bot { $name }

## Spiele in Echtzeit

live-ready = Alles ist bereit. Eine Taste startet die Uhr, q hört auf.
live-paused = Pause. Eine Taste geht weiter, q hört auf.
live-really-quit = Noch einmal q hört auf, jede andere Taste geht weiter.
live-onward = Wie geht es weiter?
live-enough = genug für heute
play-time = Die Zeit vergeht, wenn du passt.
