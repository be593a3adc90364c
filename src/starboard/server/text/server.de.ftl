### Was der Server den Leuten sagt.

## Fehler

bad-message = Diese Nachricht ist nicht zu verstehen: { $what }
cannot-be-read = Nicht zu lesen: { $what }
message-too-large = Eine Nachricht darf höchstens { $most } Bytes haben.
too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
too-many-faults = Zu viele unverständliche Nachrichten. Die Verbindung endet.
too-many-connections = Von deiner Adresse bestehen zu viele Verbindungen.
too-many-guests = Von deiner Adresse kommen zu viele neue Gäste. Warte einen Augenblick.
address-too-fast = Von deiner Adresse kommt gerade zu viel. Versuch es in { $after ->
    [one] einer Sekunde
   *[other] { $after } Sekunden
} noch einmal.
too-many-followed = Eine Verbindung folgt höchstens { $most } Tischen. Schließe zuerst einen.
say-hello-first = Die erste Nachricht muss „hello“ sein.
wrong-version = Diese Seite ist veraltet; der Server spricht Version { $version }. Lade sie neu.
not-here = „{ $what }“ geht nur über den WebSocket.
not-signed-in = Du bist noch niemand. Wähle zuerst einen Namen.
wrong-origin = Diese Seite darf nicht mit diesem Server sprechen.
wrong-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann diese Adresse mit --public nennen.
bad-host = Der Header „Host“ nennt keinen Server.
body-is-no-json = Schick hier JSON, mit dem Header „Content-Type: application/json“.
no-such-table = Diesen Tisch gibt es nicht.
no-such-seat = Diesen Platz hat der Tisch nicht.
no-such-moment = Diesen Moment gibt es in der Partie nicht.
no-such-game = Dieses Spiel gibt es nicht.
no-such-person = Diese Person gibt es nicht.
no-such-proposal = Dieser Vorschlag ist nicht mehr offen.
no-such-key = Dieses Gerät oder Token gibt es nicht.
no-such-passkey = Diesen Passkey gibt es nicht.
no-such-clause = Diese Regel gibt es nicht.
no-such-tool = Dieses Werkzeug gibt es nicht.
no-such-film = Von diesem Spiel gibt es noch keinen Film.
no-such-recording = Eine solche Aufnahme gibt es nicht.
no-such-page = Diese Seite gibt es nicht.
no-such-gathering = Dieser Code gilt nicht mehr. Scanne den, der jetzt auf dem Bildschirm steht.
no-such-place = Zu diesem Code gibt es keinen Platz.
gathering-is-closed = Zu spät: Am Bildschirm wird nichts mehr angenommen. Was du gelegt hast, bleibt auf diesem Handy.
place-is-anothers = Hier hat schon ein anderes Handy etwas abgegeben.
too-many-gatherings = Es sind schon zu viele Codes offen. Versuch es später noch einmal.
not-yours = Das gehört dir nicht.
not-the-owner = Das kann nur, wer den Tisch eröffnet hat.
not-at-this-table = Du sitzt nicht an diesem Tisch.
not-your-seat = Da sitzt jemand anderes.
not-asked = Deine Zustimmung ist nicht gefragt, oder du hast sie schon gegeben.
not-begun = Die Partie hat noch nicht begonnen.
bring-for-your-own-seat = Mitbringen kannst du nur etwas für deinen eigenen Platz.
brought-is-settled = Dieser Tisch spielt eine Partie weiter, in der das schon feststand.
settled-already = Dieser Tisch spielt eine Partie weiter, deren Optionen schon feststehen.
already-begun = Die Partie hat schon begonnen.
game-is-over = Die Partie ist zu Ende.
nothing-left-to-play = In diesem Moment ist die Partie schon zu Ende. Wähle einen früheren.
game-goes-on = Die Partie läuft noch.
game-is-paused = Die Partie ist unterbrochen.
game-is-not-paused = Die Partie ist nicht unterbrochen.
table-moved-on = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.
table-is-gone = Diesen Tisch gibt es nicht mehr, oder du darfst ihn nicht mehr sehen.
table-is-damaged = Die gespeicherte Partie passt nicht zusammen; der Tisch ist angehalten.
rules-have-no-end = Was das auslöst, kommt an kein Ende.
seat-is-taken = Dieser Platz ist besetzt.
you-were-removed = Du wurdest von diesem Tisch entfernt.
leave-yourself = Steh stattdessen selbst auf.
kept-apart = Eine Sperre hält dich von jemandem an diesem Tisch fern.
wrong-number-of-seats = Dieses Spiel spielt man nicht mit { $seats } Plätzen.
bot-cannot-play-here = Der Bot „{ $bot }“ kann hier nicht spielen.
bot-refuses-undo = Der Bot stimmt nicht zu: Seitdem wurde gewürfelt oder etwas aufgedeckt.
nothing-to-show = Hier wird nichts gezeigt.
nothing-to-sketch-on = Jetzt gibt es nichts, worauf du zeichnen kannst.
no-talking-now = Gerade darf niemand sprechen.
nothing-said = Das ist leer.
too-many-tokens = Du hast schon { $most } Tokens. Entferne zuerst eines.
too-many-tables = Du hast schon { $most } offene Tische. Beende zuerst einen.
address-too-many-tables = Von deiner Adresse gibt es schon { $most } offene Tische. Beende zuerst einen.
name-is-empty = Ein Name braucht mindestens einen Buchstaben.
name-is-taken = So heißt schon jemand.
phrase-is-short = Eine Passphrase braucht mindestens { $least } Zeichen.
wrong-name-or-phrase = Name und Passphrase gehören nicht zusammen.
guest-would-be-lost = Du bist hier der Gast „{ $name }“. Meldest du dich als jemand anderes an, sind die Tische und Ergebnisse dieses Gastes für immer verloren.
passkey-does-not-fit = Dieser Passkey passt nicht.
only-way-back = Das ist dein einziger Weg zurück: Du hast keinen anderen Passkey und keine Passphrase.
passkeys-need-https = Passkeys gehen nur auf diesem Rechner oder über https.
database-is-away = Die Datenbank antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
database-is-full = Der Server hat keinen Platz mehr, um etwas zu speichern. Was angenommen wurde, ist nicht verloren; wer den Server betreibt, muss Platz schaffen.
database-is-damaged = Die Daten des Servers sind hier beschädigt; Warten hilft nicht. Sag es der Person, die ihn betreibt.
server-defect = Hier ist etwas schiefgegangen. Nichts hat sich geändert.
server-goes = Der Server hält an. Er ist gleich wieder da.

## Notizen eines Tisches

note-undone = { $seat } nimmt den letzten Zug zurück.
note-conceded = { $seat } gibt auf.
note-left = { $seat } ist gegangen; ein Bot spielt weiter.
note-back = { $seat } ist wieder da.
note-removed = { $seat } wurde entfernt; ein Bot spielt weiter.
note-out-of-time = Die Zeit von { $seat } ist um; ein Bot spielt weiter.
note-bot-replaced = { $seat } ist ausgefallen („{ $bot }“: { $fault }). Ein einfacher Bot spielt auf diesem Platz weiter.
note-pause = Die Partie ist unterbrochen.
note-resume = Die Partie geht weiter.
note-agree = Alle wollen die Partie hier beenden.
note-abandon = Alle haben den Tisch aufgegeben.
note-endless = Was eine Karte auslöst, kommt an kein Ende. Der Tisch ist angehalten.
note-rests = Hier sitzt niemand mehr. Die Partie wartet, bis jemand zurückkommt.
note-refused-undo = { $seat } möchte nicht, dass ein Zug zurückgenommen wird.
note-refused-pause = { $seat } möchte keine Pause.
note-refused-resume = { $seat } möchte noch etwas warten.
note-refused-agree = { $seat } möchte weiterspielen.
note-refused-abandon = { $seat } gibt den Tisch nicht auf.

## Vorschläge

proposal-undo = { $seat } möchte einen Zug zurücknehmen.
proposal-pause = { $seat } möchte eine Pause.
proposal-resume = { $seat } möchte weitermachen.
proposal-agree = { $seat } möchte die Partie hier ohne Sieg beenden.
proposal-abandon = { $seat } möchte den Tisch aufgeben.

## Nachrichten aufs Gerät

your-turn = { $game }: Du bist dran.
not-a-push-service = Nachrichten gehen nur an die Push-Dienste der Browser.

## Einladungen: wen eine Adresse erreicht

invitation-here = Dieser Link geht nur an diesem Rechner. Starte den Server mit --host 0.0.0.0, um Leute in deinem Netz einzuladen.
invitation-network = Dieser Link geht für alle in deinem Netz.
invitation-world = Dieser Link geht für alle.
tool-took-too-long = Das Werkzeug hat für diese Eingabe zu lange gebraucht.
tool-failed = Das Werkzeug kommt mit dieser Eingabe nicht zurecht.
too-much-asked = Von deiner Adresse warten schon { $most } Anfragen. Warte erst auf ihre Antworten.
too-many-wait = Hier warten schon zu viele. Versuch es gleich noch einmal.

## Die schlichte Startseite

page-title = Starboard
page-about = Ein digitaler Tisch für Weltraumspiele.
page-tables = Offene Tische
page-no-tables = Noch hat niemand einen Tisch eröffnet.
page-seats = { $taken } von { $all } Plätzen besetzt
page-running = läuft
page-games = Spiele
page-people = für { $low } bis { $high } Leute
page-tools = Werkzeuge für Leute mit der Schachtel auf dem Tisch
page-run = Ausrechnen
page-more = Für Programme
page-interface = die HTTP-Schnittstelle
page-other-language = English
