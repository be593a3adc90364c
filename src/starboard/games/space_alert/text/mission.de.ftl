### Missionen am echten Tisch: was der Computer ansagt, das Skript zum Drucken, die Liste.

# Was angesagt wird und was die Crew dann tut.
say-alarm = Alarm. Feindliche Aktivität. Die Operation beginnt mit Phase 1.
    .do = Nehmt eure Karten für Phase 1 auf.
say-threat = { $doubt ->
    [yes] Unbestätigter Bericht. { $what } Ich wiederhole. { $what }
   *[no] { $what } Ich wiederhole. { $what }
 }
    .do = { $doubt ->
    [yes] { $who } Nur zu fünft.
   *[no] { $who }
 }
say-threat-external = Zeit T+{ $turn }. { $threat }. Zone { $zone }.
    .do = Kommunikationsoffizier: oberste { $deck } externe Karte an Zone { $zone }, Zahl { $turn }.
say-threat-internal = Zeit T+{ $turn }. { $threat }.
    .do = Sicherheitschef: oberste { $deck } interne Karte an die interne Terrorbahn, Zahl { $turn }.
say-incoming_data = Eingehende Daten. Ich wiederhole: eingehende Daten.
    .do = Jeder von euch darf eine Aktionskarte ziehen.
say-data_transfer = Datenübertragung. Datenübertragung in 5, 4, 3, 2, 1.
    .do = Jeder von euch darf eine Karte weitergeben. Keine Heldenaktionskarten.
say-transfer_over = Piepton. Die Übertragung ist vorbei.
    .do = Keine Karte wechselt mehr die Hand.
say-outage = Kommunikationssystem ausgefallen.
    .do = Niemand redet oder gibt Zeichen. Planen dürft ihr weiter.
say-outage_over = Kommunikationssystem wiederhergestellt.
    .do = Ihr dürft wieder reden.
say-warning = { $last ->
    [yes] { $left ->
        [60] Die Operation endet in einer Minute.
       *[other] Die Operation endet in { $left } Sekunden.
    }
   *[no] { $left ->
        [60] Phase { $phase } endet in einer Minute.
       *[other] Phase { $phase } endet in { $left } Sekunden.
    }
 }
    .do = Nur eine Vorwarnung.
say-countdown = { $last ->
    [yes] Die Operation endet in 5, 4, 3, 2, 1.
   *[no] Phase { $phase } endet in 5, 4, 3, 2, 1.
 }
    .do = Legt eure letzten Karten für Phase { $phase }.
say-phase_end = Phase { $phase } ist beendet. Phase { $next } beginnt.
    .do = Niemand plant mehr Phase { $phase }. Nehmt eure Karten für Phase { $next } auf.
say-mission_end = Die Operation ist beendet.
    .do = Niemand plant mehr. Der Film beginnt.

word-threat = Bedrohung
word-serious = ernsthafte
word-common = normale
word-white = weiße
word-yellow = gelbe
word-internal = interne
shade-white = weiß
shade-yellow = gelb
shade-random = weiß und gelb gemischt
shade-mix = Farbe laut Ansage

# Das Skript.
mission-name = { $group ->
    [test_run] Testlauf { $number }
    [simulation] Simulation { $number }
    [advanced_simulation] Fortgeschrittene Simulation { $number }
    [mission] Mission { $number }
    [own] Eigene Mission
   *[random] Erzeugte Mission, Startwort { $seed }
 }
mission-card = Szenariokarte { $card }
mission-facts = Dauer { $length }. Bedrohungsstufen: { $four } zu viert, { $five } zu fünft.
mission-decks = Bedrohungskarten: normale: { $common }, ernsthafte: { $serious }.
mission-leaves-out = Bleibt weg (unser Vorschlag): { $topics }.
mission-phase = Phase { $phase }
mission-compare = Zum Vergleichen vor dem Film
mission-compare-row = T+{ $turn } { $zone }: { $kind }
mission-compare-doubt = { $row }, nur zu fünft

topic-third_phase = Phase 3
topic-serious_threats = ernsthafte Bedrohungen
topic-internal_threats = interne Bedrohungen
topic-communication_outages = Ausfälle der Kommunikation
topic-damage_tokens = die Wirkung der Schadensmarker
topic-rockets = Raketen
topic-interceptors = Abfangjäger
topic-battlebots = Battlebots
topic-maintenance = Wartung des Computers
topic-visual_confirmation = visuelle Bestätigung
topic-heroic_actions = Heldenaktionen
topic-yellow_threats = gelbe Bedrohungen

# Der Bildschirm.
mission-clock = Phase { $phase } · noch { $left }
mission-over = Die Operation ist beendet
mission-silence = Funkstille: { $left } Sekunden
mission-paused = Angehalten
mission-keys = Leertaste: anhalten · → nächste Ansage · ← vorige · q: beenden

# Die Statistik.
mission-fair = { $count ->
    [one] Ja: Eine erzeugte Mission liegt im Bereich der CD.
   *[other] Ja: Alle { $count } erzeugten Missionen liegen im Bereich der CD.
 }
mission-unfair = Nein: { $outside ->
    [one] Ein Maß verlässt
   *[other] { $outside } Maße verlassen
 } in { $count } erzeugten Missionen den Bereich der CD.
mission-columns = Maß
    .cd = auf CD
    .generated = erzeugt
    .within = darin
mission-yes = ja
mission-no = nein
measure-in-phase = { $what } in Phase { $phase }
measure-zone-count = Bedrohungen in Zone { $zone }
measure-level-four = Bedrohungsstufen zu viert
measure-level-five = Bedrohungsstufen zu fünft
measure-threats-four = Bedrohungen zu viert
measure-threats-five = Bedrohungen zu fünft
measure-threats = Bedrohungen
measure-unconfirmed = unbestätigte Bedrohungen
measure-serious = ernsthafte Bedrohungen
measure-internal = interne Bedrohungen
measure-internal-four = interne Bedrohungen zu viert
measure-internal-level = Stufen der internen Bedrohungen
measure-turn-common-external = Zug normaler externer Bedrohungen
measure-turn-serious-external = Zug ernsthafter externer Bedrohungen
measure-turn-common-internal = Zug normaler interner Bedrohungen
measure-turn-serious-internal = Zug ernsthafter interner Bedrohungen
measure-turn-first = erster Zug mit Bedrohung
measure-turn-last = letzter Zug mit Bedrohung
measure-turn-shared = Bedrohungen im selben Zug
measure-zone-most = meiste Bedrohungen einer Zone
measure-incoming = eingehende Daten
measure-transfers = Datenübertragungen
measure-outages = Ausfälle
measure-outage = Sekunden Ausfall
measure-outage-total = Sekunden Ausfall insgesamt
measure-outage-single = Sekunden eines Ausfalls
measure-length = Sekunden der Mission
measure-threat-first-at = Sekunde der ersten Bedrohung
measure-threat-last-at = Sekunde der letzten Bedrohung
measure-overlaps = Ansagen, die sich überschneiden
