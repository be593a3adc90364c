### Die Mission im Terminal: der Bildschirm, die Tasten, der Film, die Wertung.

## Der Bildschirm

live-phase = Phase { $phase } von { $phases }
live-left = noch { $left }
live-outage = Funkstille: { $left } s
live-transfer = Datenübertragung: { $left } s, Taste g
live-draws = { $count ->
    [one] Eine Karte zu ziehen, Taste d
   *[other] { $count } Karten zu ziehen, Taste d
}
live-threat = { $hp }♥ { $shield }◈ { $speed }»
live-destroyed = zerstört
live-survived = überlebt
live-coming = nie erschienen
live-on_track = noch unterwegs
live-empty-hand = keine Karten
live-prompt = Karte legen: erst die obere Hälfte, dann die andere.
live-keys = a b c x , . - Karte · 0–9 Zug · ⌫ zurück · t drehen · s schieben · d ziehen · g geben · i ich mache · n brauchen · w Wort · o anordnen · e e Phasenende · ? Tasten

## Was als Nächstes gedrückt wird

live-other-half = Welche Karte? Drück ihre andere Hälfte; dieselbe Taste: irgendeine.
live-no-such-card = So eine Karte hast du nicht.
live-no-heroic-card = Für diese Aktionstafel gibt es keine Heldenkarte.
live-shift-where = In welchen Zug? Drück seine letzte Ziffer.
live-give-what = Welche Karte? Drück ihre Hälften.
live-give-whom = Wem? { $people }
live-need-what = Was braucht ihr? a, b, c oder x für Battlebots.
live-need-where = Wo? Unten 1 rot, 2 weiß, 3 blau; oben 4 rot, 5 weiß, 6 blau.
live-assign-what = Welche Bedrohung? Drück die Nummer ihres Zugs: 5 für T+5.
live-assign-whom = Wer übernimmt sie? { $people }
live-no-such-threat = Für diesen Zug ist keine Bedrohung gemeldet.
live-say-what = Sag: { $words }
live-nothing-to-call = Am Zeiger liegt keine Aktion, die du ansagen könntest.
live-not-now = Diese Taste bedeutet hier nichts.
live-really-e = Noch einmal e beendet die Phase für dich.
live-really-f = Noch einmal f stimmt dem Ende der Aktionsrunde zu.

## Alle Tasten

live-help-title = Tasten
live-help =
    a b c x        obere Hälfte ist A, B, C oder Battlebots
    , . -          obere Hälfte ist roter Pfeil, blauer Pfeil, Gravlift
                   Haben mehrere Karten diese Hälfte, drück auch die andere:
                   a . legt A mit blauem Pfeil darunter, . a umgekehrt.
    h H            die Heldenkarte: Aktion oder Bewegung oben
    1 … 9 0, ← →   der Zeiger geht zu einem Zug; 0, 1 und 2 sind die Züge 10 bis 12
    ↑ ↓ Tab        die Aktionstafel eines anderen, für den du planst
    ⌫ t s          Karte zurücknehmen, umdrehen, in einen anderen Zug schieben
    d g            eine Karte ziehen, eine Karte weitergeben
    i              ansagen, was am Zeiger liegt
    n w            ansagen, was nötig ist; ein Wort sagen
    o              der Captain sagt, wer eine Bedrohung übernimmt: Zug, dann Person
    e e            die Phase für dich beenden und die nächsten Karten nehmen
    f f            dem Ende der Aktionsrunde zustimmen
    Eingabetaste   Schiff, Bedrohungskarten oder Terrorbahnen, falls nicht alles passt
    Esc            vergessen, was gedrückt war
    Leertaste      Pause
    q q            aufhören
    ♥ ◈ »          Trefferpunkte, Schild und Tempo einer Bedrohung

## Der Film und die Wertung

live-film-keys = Eingabetaste: weiter · ←: zurück · q: zum Ergebnis
live-visual = Visuelle Bestätigung
live-penalties = Schaden { $damage }, bewusstlos { $out }, handlungsunfähige Trupps { $squads }
live-total = Ergebnis
live-again = dieselbe Mission noch einmal, mit anderen Karten
live-next-mission = die nächste Mission der Kampagne
