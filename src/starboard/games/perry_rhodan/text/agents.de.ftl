### Offensivmissionen, Agenten und Abwehrmissionen: Züge und Geschehen.

move-attack = Offensivmission gegen { $place } von { $player }
    .group = Offensivmission
    .short = { $player }: { $place }
move-agents = Agentenmission nach { $place } von { $player }
    .group = Agentenmission
    .short = { $player }: { $place }
move-fetch = Agenten von { $place } von { $player } abholen
    .group = Abholen
    .short = { $player }: { $place }
move-counter = Abwehrmission auf { $place }
    .group = Abwehrmission
    .short = { $place }
move-call = { $name } nennen
    .group = Ziel
    .short = { $name }
move-unload = { $unit } ausladen
    .group = Ausladen
    .short = { $unit }
move-landed = Niemand sonst
    .group = Weiter
    .short = { move-landed }
move-deposit = { $agent } absetzen
    .group = Absetzen
    .short = { $agent }
move-pick-up = Den Agenten von { $cover } aufnehmen
    .group = Aufnehmen
    .short = { $cover }
move-walk-home = Der Agent von { $cover } geht zu Fuß heim
    .group = Abholen
    .short = { $cover } geht heim
move-blow-up = Der Agent von { $cover } vernichtet { $accessory }
    .group = Anschlag
    .short = { $accessory }
move-radio = Der Agent von { $cover } funkt mit { $transmitter } an { $receiver }
    .group = Funkspruch
    .short = { $transmitter } → { $receiver }
move-deliver = { $agent } liefert Informationen
    .group = Informationen
    .short = { $agent }
move-ask = Nach der Zahl der Ortskarten fragen
    .group = Fragen
    .short = Zahl der Ortskarten

event-goal-drawn = { $goal ->
    [assassination] Missionsziel von { $seat }: Attentat.
    [destabilisation] Missionsziel von { $seat }: Destabilisierung.
    [sabotage] Missionsziel von { $seat }: Sabotage.
   *[devastation] Missionsziel von { $seat }: Verwüstung.
}
event-target-called = { $seat } nennt { $name } als Ziel.
event-unit-landed = { $card } von { $seat } wird ausgeladen.
event-initiative-taken = { $card } gibt { $seat } eine weitere Mission.

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
