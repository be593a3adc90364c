### Offensivmissionen, Agenten und Abwehrmissionen: Züge und Geschehen.

move-attack = Offensivmission gegen { $place } von { $player }
    .group = Offensivmission
    .short = Angriff auf { $place } ({ $player })
move-agents = Agentenmission nach { $place } von { $player }
    .group = Agentenmission
    .short = Agenten nach { $place } ({ $player })
move-fetch = Agenten von { $place } von { $player } abholen
    .group = Abholen
    .short = Agenten holen: { $place } ({ $player })
move-counter = Abwehrmission auf { $place }
    .group = Abwehrmission
    .short = Agenten jagen: { $place }
move-call = { $name } nennen
    .group = Ziel
    .short = { $name }
move-unload = { $unit } ausladen
    .group = Ausladen
    .short = { $unit } ausladen
move-landed = Niemand sonst
    .group = Weiter
    .short = { move-landed }
move-deposit = { $agent } absetzen
    .group = Absetzen
    .short = { $agent } absetzen
move-pick-up = Den Agenten von { $cover } aufnehmen
    .group = Aufnehmen
    .short = Agent von { $cover } an Bord
move-walk-home = Der Agent von { $cover } geht zu Fuß heim
    .group = Abholen
    .short = { $cover } geht heim
move-blow-up = Der Agent von { $cover } vernichtet { $accessory }
    .group = Anschlag
    .short = { $accessory } zerstören
move-radio = Der Agent von { $cover } funkt mit { $transmitter } an { $receiver }
    .group = Funkspruch
    .short = { $transmitter } → { $receiver }
move-deliver = { $agent } liefert Informationen
    .group = Informationen
    .short = { $agent } liefert
move-ask = Nach der Zahl der Ortskarten fragen
    .group = Fragen
    .short = Zahl der Ortskarten

event-goal-drawn = { $goal ->
    [assassination] Missionsziel von { $seat }: Attentat.
    [destabilisation] Missionsziel von { $seat }: Destabilisierung.
    [sabotage] Missionsziel von { $seat }: Sabotage.
   *[devastation] Missionsziel von { $seat }: Verwüstung.
}
    .you-seat = { $goal ->
        [assassination] Dein Missionsziel: Attentat.
        [destabilisation] Dein Missionsziel: Destabilisierung.
        [sabotage] Dein Missionsziel: Sabotage.
       *[devastation] Dein Missionsziel: Verwüstung.
    }
event-target-called = { $seat } nennt { $name } als Ziel.
    .you-seat = Du nennst { $name } als Ziel.
event-unit-landed = { $card } von { $seat } wird ausgeladen.
    .you-seat = { $card } von dir wird ausgeladen.

choice-call-target = { $goal ->
    [assassination] Attentat: Auf wen zielst du?
   *[sabotage] Sabotage: Worauf zielst du?
}
waiting-call-target = { $seat } nennt das Ziel der Mission.
choice-unloading = Wen lädst du für den Bodenkampf aus?
waiting-unloading = { $seat } lädt Einheiten aus.
choice-rearm = { $place } ist das Ziel. Wechselt Zubehör den Träger?
waiting-rearm = { $seat } verteilt Zubehör.

cannot-be-called = { $name } kann nicht das Ziel sein.
is-not-aboard = { $card } kann hier nicht ausgeladen werden.

choice-depositing = { $place }: Wen setzt du ab, wen nimmst du auf?
waiting-depositing = { $seat } kann auf { $place } Agenten absetzen.
choice-debriefing = Welcher Agent liefert seine Informationen?
waiting-debriefing = { $seat } hört die Agenten an.
choice-listening = Ein Agent kann deinem Schiff funken. Tut er es?
waiting-listening = { $seat } lauscht auf Funksprüche.

event-agent-deposited = { $seat } setzt auf { $place } von { $player } einen Agenten ab.
    .you-seat = Du setzt auf { $place } von { $player } einen Agenten ab.
    .you-player = { $seat } setzt auf { $place } von dir einen Agenten ab.
event-agent-taken = Ein Agent von { $seat } verlässt seine Tarnung.
    .you-seat = Ein Agent von dir verlässt seine Tarnung.
event-accessory-blown-up = { $agent } von { $seat } vernichtet { $card }.
    .you-seat = { $agent } von dir vernichtet { $card }.
event-message-sent = { $seat } funkt mit { $card }; der Funkspruch hat Tarnwert { $value }.
    .you-seat = Du funkst mit { $card }; der Funkspruch hat Tarnwert { $value }.
event-message-intercepted = Der Funkspruch von { $seat } wird abgehört.
    .you-seat = Dein Funkspruch wird abgehört.
event-scouting-gained = { $points ->
    [one] { $seat } erhält einen Sondierungspunkt.
   *[other] { $seat } erhält { $points } Sondierungspunkte.
}
    .you-seat = { $points ->
        [one] Du erhältst einen Sondierungspunkt.
       *[other] Du erhältst { $points } Sondierungspunkte.
    }
event-sol-found = { $points ->
    [one] { $seat } erhält einen Minuspunkt für die Koordinaten von Sol.
   *[other] { $seat } erhält { $points } Minuspunkte für die Koordinaten von Sol.
}
    .you-seat = { $points ->
        [one] Du erhältst einen Minuspunkt für die Koordinaten von Sol.
       *[other] Du erhältst { $points } Minuspunkte für die Koordinaten von Sol.
    }
event-information-delivered = { $card } von { $seat } liefert Informationen.
    .you-seat = { $card } von dir liefert Informationen.
event-height-told = { $count ->
    [one] { $player } antwortet: Auf { $place } liegt eine Ortskarte.
   *[other] { $player } antwortet: Auf { $place } liegen { $count } Ortskarten.
}
    .you-player = { $count ->
        [one] Du antwortest: Auf { $place } liegt eine Ortskarte.
       *[other] Du antwortest: Auf { $place } liegen { $count } Ortskarten.
    }
event-covers-lifted = { $seat } hebt die Tarnkarten von { $player } auf: { $agents }.
    .you-seat = Du hebst die Tarnkarten von { $player } auf: { $agents }.
    .you-player = { $seat } hebt deine Tarnkarten auf: { $agents }.
event-agent-exposed = { $card } von { $seat } ist enttarnt und liegt passiv auf der Tarnkarte.
    .you-seat = { $card } von dir ist enttarnt und liegt passiv auf der Tarnkarte.
event-agent-hidden = { $card } von { $seat } bleibt getarnt.
    .you-seat = { $card } von dir bleibt getarnt.

agents-come-in-phase-five = Agenten gibt es ab Phase V.
agents-of-another = Auf { $place } sind Agenten eines anderen Gegners.
agent-cap = Auf { $place } ist kein Platz für weitere Agenten.
two-places-of-agents = Du hast schon an zwei Orten dieses Gegners Pro-Agenten.
nobody-is-set-down-now = Beim bloßen Abholen wird niemand abgesetzt.
is-no-agent = { $card } ist kein Agent.
no-agent-to-fetch = Von { $cover } kann noch kein Agent heimkehren.
no-room-for-agent = Kein Schiff hier hat Platz für den Agenten von { $cover }.
no-such-accessory = { $card } ist kein Zubehör dieses Ortes.
agent-is-exposed = Der Agent von { $cover } ist enttarnt oder passiv.
delivers-nothing = { $card } hat nichts zu liefern.
fetch-comes-first = Abholen kommt vor allen Missionen des Zuges.
agent-walks-home = Du hast den Ort dieses Namens; die Agenten von { $place } gehen zu Fuß heim.
fetch-failed-already = Dort wurde in diesem Zug schon ein Abholen versucht.
no-place-to-walk-to = Du hast keinen Ort dieses Namens, zu dem { $cover } gehen könnte.
no-agent-to-send = Dort kann noch kein Agent von dir funken.
has-radioed = Der Agent von { $cover } hat in dieser Runde schon gefunkt.
knows-nothing = Der Agent von { $cover } hat nichts zu berichten.
no-transmitter = { $card } ist kein aktiver Sender dieses Agenten.
no-receiver = { $place } empfängt diesen Funkspruch nicht.
no-agents-there = Auf { $place } sind keine feindlichen Agenten.
one-counter-mission-a-place = Auf { $place } hast du in diesem Zug schon eine Abwehrmission gemacht.
height-is-known = Hier gibt es nichts zu fragen.

choice-disguising = Was du erfahren hast, hilft einem Schiff oder einer Einheit. Wem?
waiting-disguising = { $seat } tarnt ein Schiff oder eine Einheit besser.
move-disguise = { $card } ist besser getarnt
    .group = Tarnen
    .short = { $card }
event-disguised = { $card } von { $seat } erhält Tarnung +1 in dieser Agentenmission.
    .you-seat = { $card } von dir erhält Tarnung +1 in dieser Agentenmission.
