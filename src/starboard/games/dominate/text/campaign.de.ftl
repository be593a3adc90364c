### Missionen und Kampagne: Bücher, Karten, Trigger, Logbuch.

## Optionen

option-own = Eigenes Szenario
    .about = Der Name eines eigenen Szenarios oder einer eigenen Mission, wenn du welche mitgebracht hast.
option-log = Logbuch
    .about = Die bisherige Kampagne in Worten. Das Spiel schreibt sie selbst.
option-scenario-campaign = Kampagne
    .about = Zu zweit: EFA gegen RedCat, Mission um Mission, bis zur Auswertung.
option-scenario-e1_blood_red_sunshine_beach = E1 Blood-red Sunshine Beach
    .about = Zu zweit: Landung an einem Urlaubsstrand.
option-scenario-e2_phantom_convoy = E2 Phantomkonvoi
    .about = Zu zweit, im Kriegsnebel: Reifenspuren in der Wüste.
option-scenario-e3_microgen = E3 Zweiter Stock
    .about = Zu zweit, in Innenräumen: Ein Stempel führt nach Beirut.
option-scenario-e4_thorium_line = E4 Thoriumlinie
    .about = Zu zweit: drei Reaktoren ohne Schutz.
option-scenario-e5_station_keeper = E5 Hausmeister im Orbit
    .about = Zu zweit, in Innenräumen: Etwas kreist über Europa.
option-scenario-e6_presidents_garden = E6 Der Garten des Präsidenten
    .about = Zu zweit, in Innenräumen: Niemand hat es befohlen.
option-scenario-e7_silent_silo = E7 Stilles Silo
    .about = Zu zweit: der erste Schlag.
option-scenario-r1_terminate_hamid_khoury = R1 Terminate Hamid Khoury
    .about = Zu zweit, im Kriegsnebel: Ein Verräter trinkt Tee.
option-scenario-r2_night_shift = R2 Nachtschicht bei PharmaSoft
    .about = Zu zweit, in Innenräumen: Die Wäscherei liefert nachts.
option-scenario-r3_ore_for_the_tents = R3 Erz für die Zelte
    .about = Zu zweit: fünf Zeltstädte, keine Küche.
option-scenario-r4_factory_chapter_1 = R4 Factory, Kapitel 1
    .about = Zu zweit, im Kriegsnebel: Der Zaun summt.
option-scenario-r5_factory_chapter_2 = R5 Factory, Kapitel 2
    .about = Zu zweit, in Innenräumen: die Warenannahme.
option-scenario-r6_factory_chapter_3 = R6 Factory, Kapitel 3
    .about = Zu zweit, in Innenräumen: die Montage.
option-scenario-r7_factory_chapter_4 = R7 Factory, Kapitel 4
    .about = Zu zweit, in Innenräumen: der Kern.
option-scenario-r8_final_battle = R8 Final Battle
    .about = Zu zweit: Die Tore stehen offen.
option-scenario-r9_counting_to_zero = R9 Bis null
    .about = Zu zweit: drei Werfer und ein Zähler.
option-scenario-x1_training_ground = X1 Übungsplatz
    .about = Zu zweit, im Kriegsnebel: eine kurze Mission, um alles einmal auszuprobieren.

## Entscheidungen

choice-choose-mission = Welche deiner Missionen spielst du?
waiting-choose-mission = { $seat } wählt eine Mission.
choice-reading = Lies deine Nachricht, deine Regeln und deine Ziele. Bereit?
waiting-reading = { $seat } liest die Befehle.
choice-start-cards = Du darfst vor dem Beginn Reward Cards einsetzen.
waiting-start-cards = { $seat } darf Reward Cards einsetzen.
choice-ask-decision = { $de }
waiting-ask-decision = { $seat } muss etwas entscheiden.
choice-ask-pick = Wähle aus.
waiting-ask-pick = { $seat } wählt etwas aus.
choice-ask-judge = { $figure }, { $target }: Trifft die Beschreibung einen deiner Trigger?
waiting-ask-judge = { $seat } beurteilt die Beschreibung.
choice-ask-reaction = { $target } greift an: { $figure }. Setzt du eine Karte dagegen ein?
waiting-ask-reaction = { $seat } darf mit einer Karte auf den Angriff antworten.
choice-ask-fog = Mehrere Nebelmarker sind erreicht. Welche Bodenplatte kommt zuerst?
waiting-ask-fog = { $seat } legt Bodenplatten.

## Züge

move-mission = „{ $card }“ spielen
    .group = Mission wählen
    .short = { $card }
move-ready = Bereit
    .group = Weiter
    .short = { move-ready }
move-use = „{ $card }“ einsetzen
    .group = Karte einsetzen
    .short = { $card }
move-decide = { $answer }
    .group = Entscheiden
    .short = { $answer }
move-pick = { $thing }
    .group = Auswählen
    .short = { $thing }
move-judge = { $trigger ->
    [none] Das trifft nichts
   *[other] Das trifft „{ $trigger }“
}
    .group = Beurteilen
    .short = { $trigger ->
        [none] nichts
       *[other] { $trigger }
    }
move-buy = { $figure } kauft { $item }
    .group = Kaufen
    .short = { $figure } → { $item }

## Was geschieht

event-first-rolled = Die Würfel entscheiden, wessen Mission zuerst kommt: { $rolls }.
event-mission-chosen = { $seat } spielt „{ $card }“.
    .you-seat = Du spielst „{ $card }“.
event-mission-began = Die Mission beginnt: { $pl1 } ist PL1, { $pl2 } ist PL2.
    .you-pl1 = Die Mission beginnt: Du bist PL1, { $pl2 } ist PL2.
    .you-pl2 = Die Mission beginnt: { $pl1 } ist PL1, du bist PL2.
event-orders-read = { $seat } hat die Befehle gelesen.
    .you-seat = Du hast die Befehle gelesen.
event-looked = Der Spielleiter sieht nach.
event-answered = Das stand im Missionsbuch.
event-round-ended = Runde { $round } ist zu Ende.
event-turn-ended = Der Zug von { $seat } ist zu Ende.
    .you-seat = Dein Zug ist zu Ende.
event-mission-over = { $reason ->
    [surrender] { $seat } gewinnt die Mission durch Kapitulation.
    [stalemate] Daraus wird nichts mehr: { $seat } gewinnt die Mission.
   *[other] { $seat } gewinnt die Mission.
}
    .you-seat = { $reason ->
        [surrender] Du gewinnst die Mission durch Kapitulation.
        [stalemate] Daraus wird nichts mehr: Du gewinnst die Mission.
       *[other] Du gewinnst die Mission.
    }
event-surrendered = { $seat } kapituliert.
    .you-seat = Du kapitulierst.
event-campaign-goes-on = Das Logbuch ist geführt. Als Nächstes ist { $seat } PL1.
    .you-seat = Das Logbuch ist geführt. Als Nächstes bist du PL1.
event-article-read = Text { $text } der Auswertung wird vorgelesen{ $to ->
    [all] .
   *[other] {" "}für { $to }.
}
event-fog-reached = Der Nebel bei { $field } lichtet sich.
event-article-printed = Die Zeitung { $to ->
    [all] schreibt
   *[other] schreibt an { $to }
}: „{ $title_de }“. { $de }
event-land-laid = Eine weitere Bodenplatte liegt auf dem Tisch: { $tile }.
event-read-aloud = { $seat } liest vor: „{ $de }“
    .you-seat = Du liest vor: „{ $de }“
event-must-read = { $seat } liest Text { $number }.
    .you-seat = Du liest Text { $number }.
event-text-read = { $seat } liest in Text { $number }: „{ $de }“
    .you-seat = Du liest in Text { $number }: „{ $de }“
event-noted = Notiz für { $seat }: { $de }
    .you-seat = Notiz für dich: { $de }
event-mused = { $de }
event-rolled-secretly = { $seat } würfelt geheim eine { $rolled }.
    .you-seat = Du würfelst geheim eine { $rolled }.
event-rolled-openly = { $seat } würfelt eine { $rolled }.
    .you-seat = Du würfelst eine { $rolled }.
event-decided = { $seat } entscheidet: { $de }
    .you-seat = Du entscheidest: { $de }
event-judged = { $met ->
    [yes] { $seat } sagt: Es gelingt.
   *[no] { $seat } sagt: Es geschieht nichts.
}
    .you-seat = { $met ->
        [yes] Du sagst: Es gelingt.
       *[no] Du sagst: Es geschieht nichts.
    }
event-spawned = { $figure } taucht auf { $field } auf.
event-withdrawn = { $figure } verlässt { $field }.
event-values-changed = { $figure } ist nicht mehr, was es war.
event-control-changed = { $seat ->
    [none] Niemand führt { $figure } mehr.
   *[other] { $seat } führt jetzt { $figure }.
}
    .you-seat = Du führst jetzt { $figure }.
event-terrain-changed = { $field } ist jetzt { $becomes ->
    [open] freies Gelände
    [forest] Wald
    [water] Wasser
    [mountain] Gebirge
   *[ford] eine Furt
}.
event-ore-found = Auf { $field } liegt Erz: { $count }.
event-sent = { $figure } muss nach { $field } gehen.
event-item-given = { $seat } hat jetzt einen Gegenstand: { $item }.
    .you-seat = Du hast jetzt einen Gegenstand: { $item }.
event-item-lost = { $seat } hat einen Gegenstand nicht mehr: { $item }.
    .you-seat = Du hast einen Gegenstand nicht mehr: { $item }.
event-credits-changed = Credits für { $seat }: { $credits }.
    .you-seat = Credits für dich: { $credits }.
event-points-scored = { $commander }: { $kind ->
    [victory] VICTORY
   *[charism] CHARISM
} { $points }
event-reward-given = { $seat } erhält die Reward Card „{ $card }“.
    .you-seat = Du erhältst die Reward Card „{ $card }“.
event-mission-card-given = { $commander } erhält die Missionskarte „{ $card }“.
event-mission-cards-dropped = { $commander } verliert alle Missionskarten.
event-history-made = Ein besonderes Ereignis: { $event ->
    [microgen_geloescht] Microgen gelöscht
    [orbitalstation_zerstoert] Orbitalstation zerstört
    [dr_ablah_besiegt] Dr. Ablah besiegt
    [dr_tono_besiegt] Dr. Tono besiegt
   *[atomschlag] Atomschlag
}.
event-goal-settled = Ein Ziel von { $seat } ist { $becomes ->
    [done] erreicht
    [failed] verfehlt
   *[open] wieder offen
}: { $goal }.
    .you-seat = Ein Ziel von dir ist { $becomes ->
        [done] erreicht
        [failed] verfehlt
       *[open] wieder offen
    }: { $goal }.
event-tech-changed = Der Tech-Level von { $seat } ist jetzt { $level }.
    .you-seat = Dein Tech-Level ist jetzt { $level }.
event-shop-opened = { $seat } kann auf { $fields } einkaufen.
    .you-seat = Du kannst auf { $fields } einkaufen.
event-bought = { $seat } kauft { $item } für { $credits } Credits.
    .you-seat = Du kaufst { $item } für { $credits } Credits.
event-figure-bought = { $seat } kauft { $figure } für { $credits } Credits, auf { $field }.
    .you-seat = Du kaufst { $figure } für { $credits } Credits, auf { $field }.
event-reward-used = { $seat } setzt „{ $card }“ ein.
    .you-seat = Du setzt „{ $card }“ ein.
event-slots-shown = { $seat } sieht in den Bauslot: { $orders }.
    .you-seat = Du siehst in den Bauslot: { $orders }.
event-halted = { $figure } bleibt auf { $field }.
event-spotted = { $by } sieht { $figure }.
    .you-by = Du siehst { $figure }.

## Wie es ausging

reason-trigger = Die Mission ist entschieden.
reason-surrender = Eine Seite hat kapituliert.
reason-stalemate = Das Ziel ist nicht mehr zu erreichen.
reason-goes-on = Die Mission ist vorbei, die Kampagne geht weiter.
reason-campaign = Die Kampagne ist vorbei.

## Warum nicht

no-such-answer = { $answer } ist hier keine Antwort.
not-to-be-picked = { $thing } steht jetzt nicht zur Wahl.
no-fog-there = Bei { $field } liegt kein Nebelmarker.
meets-no-such-trigger = „{ $trigger }“ passt nicht dazu.
has-no-such-card = Du hast „{ $card }“ nicht.
card-not-now = { $when ->
    [build_phase] „{ $card }“ gehört in deine Bau-Phase, vor den ersten Auftrag.
    [activation_phase] „{ $card }“ gehört in deine Aktivierungs-Phase, solange keine Figur dran ist.
    [own_turn] „{ $card }“ gehört in deinen eigenen Zug im Freien.
    [reaction] „{ $card }“ gilt in dem Moment, in dem eine deiner Figuren angegriffen wird.
    [mission_start] „{ $card }“ gehört an den Anfang einer Mission, gleich nach dem Aufbau.
    [indoor] „{ $card }“ gehört in deinen eigenen Zug in einem Gebäude.
   *[on_receipt] „{ $card }“ wirkt sofort, wenn du sie bekommst.
}
no-such-mission-card = Du hast die Missionskarte „{ $card }“ nicht.
other-card-first = „{ $card }“ muss zuerst gespielt werden.
no-shop-there = Wo { $figure } steht, gibt es nichts zu kaufen.
has-item = Das hast du schon: { $item }.
no-room-at-shop = Beim Laden ist kein Platz dafür: { $type }.
is-disarmed = { $figure } kann im Moment nicht angreifen.
is-hindered = { $figure } kann in diesem Zug nicht aktiviert werden.
limit-reached = Mehr davon geht in diesem Zug nicht: { $figure } (höchstens { $limit }).
