### Was auf Bedrohungskarten steht, in wenigen Worten.

face-do-attack = greift mit { $n } an
face-do-damage = { $n } Schaden
face-do-damage-some = Schaden: { $n }
face-do-heal = repariert { $n }
face-do-self_damage = nimmt selbst { $n } Schaden
face-do-speed = Tempo +{ $n }
face-do-shield = Schild +{ $n }
face-do-shield-set = Schild wird { $n }
face-do-reveal = ist von jetzt an zu sehen
face-do-aura-attack = alle anderen greifen mit +{ $n } an
face-do-aura-shield = alle externen Bedrohungen: Schild +{ $n }
face-do-advance_others = alle anderen externen Bedrohungen rücken { $n } vor
face-do-drain_shields = Schilde verlieren { $n }
face-do-drain_shield = der Schild verliert { $n }
face-do-drain_reactor = der Reaktor verliert { $n }
face-do-drain_reactor-else = der Reaktor verliert { $n }, oder 1 Schaden, wenn er leer ist
face-do-delay-zone = alle in der Zone werden aufgehalten
face-do-delay-ship = alle an Bord werden aufgehalten
face-do-delay-token_stations = alle in seinen Stationen werden aufgehalten
face-do-knock_out-ship = alle an Bord sind bewusstlos
face-do-knock_out-token_station = alle in seiner Station sind bewusstlos
face-do-knock_out-token_stations = alle in seinen Stationen sind bewusstlos
face-do-knock_out-ship_except_upper_white = alle außerhalb von oben weiß sind bewusstlos
face-do-knock_out-ship_with_active_bots = alle mit aktiven Battlebots sind bewusstlos
face-do-knock_out-token_station_without_active_bots = alle in seiner Station ohne aktive Battlebots sind bewusstlos
face-do-count_mark = zählt eine Marke
face-do-lose = das Schiff ist verloren
face-do-move-red = bewegt sich nach Rot
face-do-move-blue = bewegt sich nach Blau
face-do-move-deck = wechselt das Deck
face-do-seek = geht in die Nachbarstation mit den meisten Leuten
face-do-grow = schlägt von jetzt an zurück
face-do-destroy_rocket = { $n ->
    [1] eine Rakete geht verloren
   *[other] { $n } Raketen gehen verloren
}
face-do-destroy_fuel = { $n ->
    [1] eine Brennstoffkapsel geht verloren
   *[other] { $n } Brennstoffkapseln gehen verloren
}
face-do-disable_stored_squad = legt die Battlebots lahm, die noch in ihrer Station sind
face-do-spread-red = breitet sich nach Rot aus
face-do-spread-blue = breitet sich nach Blau aus
face-do-double_damage = Schaden zählt von jetzt an doppelt
face-do-fill_shield = der Reaktor füllt den Schild
face-do-leak-reactor = Energie im Reaktor wird zu Schaden
face-do-leak-shield = Energie im Schild wird zu Schaden
face-do-lethal_entry = wer seine Stationen betritt, wird von jetzt an bewusstlos
face-zones-all = (alle Zonen)
face-zones-others = (die anderen Zonen)
face-zones-red_blue = (Rot und Blau)
face-zones-red = (Rot)
face-zones-white = (Weiß)
face-zones-each_token = (wo seine Plättchen liegen)
face-mode-double_past_shield = (hinter dem Schild doppelt)
face-mode-ignore_shields = (an den Schilden vorbei)
face-if-damaged = (nur beschädigt)
face-if-undamaged = (nur unbeschädigt)
face-if-fewer = (nur mit weniger als { $n } Schaden)
face-amount-all = alles
face-amount-remaining_hp = seinen übrigen Trefferpunkten
face-amount-twice_remaining_hp = dem Doppelten seiner übrigen Trefferpunkte
face-amount-half_of_damage = die Hälfte seines Schadens
face-amount-players_in_station = so viel, wie dort Leute sind
face-amount-reactor_energy = so viel, wie Energie im Reaktor ist
face-amount-three_per_rocket = 3 je übrigem Trefferpunkt
face-no_rocket = Raketen können nicht darauf zielen.
face-rocket_no_effect = Raketen richten nichts aus.
face-no_heavy_laser = Schwere Laserkanonen können nicht darauf zielen.
face-hidden_until_x = Vor X kann nichts darauf zielen.
face-hidden_far = Auf Entfernung 3 kann nichts darauf zielen.
face-magnet = Zieht Raketen an; jede macht seinen Schild stärker.
face-cryoshield = Der erste Treffer richtet nichts aus.
face-pulse_opens = Kein Schild in einem Zug, in dem die Pulskanone trifft.
face-damage_cap = Höchstens { $n } Schaden in einem Zug.
face-explosion = Wird es zerstört: { $n } Schaden an allen anderen externen Bedrohungen.
face-per_mark = Wird es zerstört, greift es mit { $n } für jede Marke an, die es passiert hat.
face-lone_strength = Abfangjäger, die nur dieses Ziel angreifen, haben Stärke { $n }; wer fliegt, wird bewusstlos.
face-rocket_points = So viele Trefferpunkte, wie Raketen an Bord sind.
face-token_hp = Jedes weitere Plättchen hat { $n ->
    [1] einen eigenen Trefferpunkt
   *[other] { $n } eigene Trefferpunkte
}.
face-token_per_hit = Ein Treffer entfernt das Plättchen dieser Station, der letzte alle.
face-tokens_stay = Seine Plättchen bleiben nach Z liegen.
face-slows_entry = Wer seine Station betritt, wird aufgehalten.
face-kills_its_killer = Wer es zerstört, wird bewusstlos.
face-breach = Nur Abfangjäger reparieren es, je { $n }; bis dahin greifen sie nichts anderes an.
face-repair_bonus = In einem Zug an allen Stationen repariert: { $n } mehr.
face-all_at_once = { $n } Crewmitglieder müssen es im selben Zug reparieren.
face-counter-always = Schlägt zurück und legt Battlebots lahm.
face-counter-after_x = Schlägt nach X zurück.
face-retaliates = Immer wenn es verletzt wird: { $what }.
face-fumes = Die Reparatur macht alle bewusstlos in { $where }.
why-no-way = in dieser Richtung ist keine Tür
why-no-target = da ist nichts, worauf man schießen könnte
why-out-of-range = nichts ist in Reichweite
why-not-seen = diese Waffe kann nicht anvisieren, was dort ist
why-rocket-missed = die Rakete findet nichts in Reichweite
