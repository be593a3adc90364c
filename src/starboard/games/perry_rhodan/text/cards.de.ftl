### Was auf den Karten steht.

## Typzeile und Werte

card-type-line = { $colour } · { $type } · Phase { $phase }{ $unique ->
    [yes] { " " }· Unikat
   *[no] { "" }
}
card-colour = { $colour ->
    [pro] Pro
    [anti] Anti
   *[dual] Dual
}
card-type = { $type ->
    [place] { $kind ->
        [planet] Ort: Planet
        [solar_system] Ort: Sonnensystem
        [star_cluster] Ort: Sternhaufen
       *[sphere_of_influence] Ort: Einflußsphäre
    }
    [person] Person
    [troop] Truppe
    [starship] Raumschiff
    [fleet] Flotte
    [accessory] { $kind ->
        [unit] Zubehör: Einheit
        [person] Zubehör: Person
        [troop] Zubehör: Truppe
        [ship] Zubehör: Schiff
        [starship] Zubehör: Raumschiff
        [fleet] Zubehör: Flotte
        [place] Zubehör: Ort
       *[planet] Zubehör: Planet
    }
    [event] Ereignis
    [status] Status
   *[riddle] Galaktisches Rätsel
}
card-rarity = { $rarity ->
    [uncommon] nicht allzu häufig
    [rare] selten
   *[common] häufig
}
card-range = Reichweite { $value }
card-transport = Transport { $value }
card-stat = { $stat ->
    [stealth] Tarnung
    [attack] Angriff
    [defence] Verteidigung
    [transport] Transport
    [pairing_limit] Bodenkampflimit
    [hand_limit] Handlimit
    [unit_cap] Obergrenze für Einheiten
   *[ship_cap] Obergrenze für Schiffe
}

## Namen

card-quoted = „{ $name }“
card-skill = { $skill ->
    [antihypno] Antihypno
    [disintegration] Desintegration
    [hypno] Hypno
    [matter_converter] Materieumwandler
    [locator] Orter
    [scout] Späher
    [suggestor] Suggestor
    [telekinet] Telekinet
    [telepath] Telepath
    [teleporter] Teleporter
    [igniter] Zünder
    [alarm] Alarm
    [ground_combat] Bodenkampf
    [galactic_riddles] Galaktische Rätsel
    [poison] Gift
    [hypnoblock] Hypnoblock
    [initiative] Initiative
    [internal_security] Innere Sicherheit
    [sol_coordinates] Koordinaten von Sol
    [medicine] Medizin
    [mutant_corps] Mutantenkorps
    [space_combat] Raumkampf
    [robotics] Robotik
    [red_universe] Rotes Universum
    [scouting] Sondierung
    [espionage] Spionage
    [overlap_front] Überlappungsfront
    [negotiation] Verhandlung
    [economy] Wirtschaft
    [science] Wissenschaft
   *[cell_activator] Zellaktivator
}
card-printed-skill = { $skill ->
    [frequenzseher] Frequenzseher
    [lauscher] Lauscher
    [peiler] Peiler
   *[teleoptiker] Teleoptiker
}
card-printed-as = { $printed } ({ $name })
card-loyalty = { $loyalty ->
    [saboteure] Saboteure
    [fantan_leute] Fantan-Leute
    [individualverformer] Individualverformer
    [topsider] Topsider
    [springer] Springer
    [ueberschwere] Überschwere
    [aras] Aras
    [arkoniden] Arkoniden
   *[arkonidisches_imperium] Arkonidisches Imperium
}
card-people = { $people ->
    [terraner] Terraner
    [arkoniden] Arkoniden
    [ferronen] Ferronen
    [topsider] Topsider
    [individualverformer] Individualverformer
    [fantan] Fantan
    [springer] Springer
    [ueberschwere] Überschwere
    [goszuls] Goszuls
    [ilt] Mausbiber
    [zaliter] Zaliter
    [mooff] Mooffs
    [aras] Aras
    [naats] Naats
    [swoon] Swoon
    [mirsaler] Mirsaler
    [volater] Volater
   *[roboter] Roboter
}
card-except-people = { $people ->
    [ueberschwere] Überschweren
    [mirsaler] Mirsalern
    [volater] Volatern
    [terraner] Terranern
    [topsider] Topsidern
    [individualverformer] Individualverformern
    [springer] Springern
    [zaliter] Zalitern
    [ilt] Mausbibern
    [roboter] Robotern
   *[other] { card-people }
}
card-build-type = { $build ->
    [terraner] Terraner
    [arkoniden] Arkoniden
    [ferronen] Ferronen
    [topsider] Topsider
    [individualverformer] Individualverformer
    [fantan] Fantan
    [springer] Springer
    [ueberschwere] Überschwere
   *[aras] Aras
}
card-label = { $label ->
    [mutant] Mutant
   *[vehicle] Fahrzeug
}
card-system = { $system ->
    [sol] Sol
    [wega] Wega
    [beteigeuze] Beteigeuze
    [kesnar] Kesnar
    [revnur] Revnur
    [heperes] Heperés
    [zw_2536_k957] ZW-2536-K957
    [tatlira] Tatlira
    [beta_albireo] Beta Albireo
    [arkon] Arkon
    [thatrel] Thatrel
    [gonom] Gonom
    [mooff] Mooff
    [voga] Voga
    [gray_beast] System von Gray Beast
    [mirsal] Mirsal
    [swaft] Swaft
    [rusuma] Rusuma
    [orion_delta] Orion-Delta
    [fantan] System der Fantan
   *[springer] System der Springer
}
card-cluster = { $cluster ->
   *[m_13] M-13
}

## Zeilen des Textfelds

card-line = { $text }.
card-white = „{ $line }“
card-has-loyalty = Loyalität { $name }
card-has-people = Volk { $name }
card-has-build = Bauart { $name }
card-agent = Agent
card-premise = { $side ->
    [pro] Prämisse Pro: { $premise }.
   *[anti] Prämisse Anti: { $premise }.
}
card-premise-none = keine
card-either = { $one }; oder { $other }
card-needs-place = { $count ->
    [1] { $name }
   *[other] { $count }× { $name }
}{ $side ->
    [yes] { " " }auf dieser Seite
   *[no] { "" }
}
card-needs-card = { $passive ->
    [yes] „{ $name }“ (passiv)
   *[no] „{ $name }“ (aktiv)
}{ $side ->
    [yes] { " " }auf dieser Seite
   *[no] { "" }
}
card-needs-skill = eine Einheit mit { $skill }{ $level ->
    [0] { "" }
   *[other] { " " }{ $level }
}{ $side ->
    [yes] { " " }auf dieser Seite
   *[no] { "" }
}
card-needs-loyalty = { $kind ->
    [unit] eine Einheit
    [ship] ein Schiff
   *[card] eine Karte
} der Loyalität { $loyalty }{ $side ->
    [yes] { " " }auf dieser Seite
   *[no] { "" }
}
card-needs-kind = { $kind ->
    [unit] { $count ->
        [1] eine aktive Einheit
       *[other] { $count } aktive Einheiten
    }
    [ship] { $count ->
        [1] ein aktives Schiff
       *[other] { $count } aktive Schiffe
    }
   *[card] { $count ->
        [1] eine aktive Karte
       *[other] { $count } aktive Karten
    }
}
card-needs-science = { $count ->
    [1] 1 Wissenschaftspunkt
   *[other] { $count } Wissenschaftspunkte
}
card-needs-riddle-points = { $count ->
    [1] 1 Rätselpunkt
   *[other] { $count } Rätselpunkte
}
card-needs-sacrifice-missions = { $count ->
    [1] 1 geopferte Mission
   *[other] { $count } geopferte Missionen
}
card-needs-scouting-points = { $count ->
    [1] 1 Sondierungspunkt
   *[other] { $count } Sondierungspunkte
}
card-needs-riddles-solved = { $count ->
    [1] 1 gelöstes Rätsel
   *[other] { $count } gelöste Rätsel
}
card-lies-in = System: { $system }{ $cluster ->
    [none] { "" }
   *[other] { " " }in { $cluster }
}.
card-min-range = Nur für Schiffe ab Reichweite { $value }.
card-ground-limits = Bodenkampflimit: { $limits }.
card-no-target = Nie Ziel von Offensiv- oder Agentenmissionen.
card-against = { $side ->
    [pro] Ziel von Pro-Missionen { $when }.
   *[anti] Ziel des Arkonidischen Imperiums { $when }.
}
card-against-never = nie
card-against-owner-sol-coordinates-below = nur bei Koordinaten von Sol unter { $sign ->
    [minus] −{ $value }
   *[plus] { $value }
}
card-against-attackers-own-anti-place-was-target = nur, wenn das eigene Anti-{ $name } des Angreifers schon Ziel war
card-against-ship-stealth-value-above = nur mit Schiffen, deren Tarnwert über { $value } liegt
card-against-ara-number-below = nur bei einer Ara-Zahl unter { $value }
card-against-own-place = nur mit einem eigenen { $name }
card-scouting-value = { $count ->
    [1] 1 Sondierungspunkt.
   *[other] { $count } Sondierungspunkte.
}
card-attach-to = Nur an { $name }.
card-laid-at = { $side ->
    [pro] Kommt an einen Ort der Pro-Seite eines Gegners.
   *[anti] Kommt an einen Ort der Anti-Seite eines Gegners.
}
card-fixed = Fest zugeordnet.
card-outside-limit = Zählt nicht zum einen Zubehör einer Einheit.
card-transmit-range = Sender mit Reichweite { $value }.
card-modifier = { $track ->
    [rm] Robotregent
   *[am] Aras
} { $sign ->
    [minus] −{ $value }
   *[plus] +{ $value }
} ({ $side ->
    [pro] Pro
   *[anti] Anti
}).
card-am-two-or-more = Ab der zweiten Karte zusammen Aras +{ $value } (Anti).
card-secret = Geheim: liegt verdeckt.
card-outdated = Veraltet nach Phase { $phase }.
card-copies = Höchstens { $count }-mal in einer Materiequelle.
card-banned = Vom Spiel ausgeschlossen.

## Welche Karten gemeint sind

card-gender = { $kind ->
    [place] m
    [status] m
    [agent] m
    [effect] m
    [player] m
    [starship] n
    [ship] n
    [place_accessory] n
    [accessory] n
    [event] n
    [riddle] n
   *[other] f
}
card-noun = { $kind ->
    [person] Person
    [troop] Truppe
    [unit] Einheit
    [starship] Raumschiff
    [fleet] Flotte
    [ship] Schiff
    [place_accessory] Zubehör: Ort
    [accessory] Zubehör
    [place] Ort
    [player] Spieler
    [event] Ereignis
    [status] Status
    [riddle] Rätsel
    [effect] Effekt
    [agent] Agent
    [mission] Mission
   *[card] Karte
}
card-nouns = { $kind ->
    [person] Personen
    [troop] Truppen
    [unit] Einheiten
    [starship] Raumschiffe
    [fleet] Flotten
    [ship] Schiffe
    [place_accessory] Zubehöre: Ort
    [accessory] Zubehöre
    [place] Orte
    [player] Spieler
    [event] Ereignisse
    [status] Status
    [riddle] Rätsel
    [effect] Effekte
    [agent] Agenten
    [mission] Missionen
   *[card] Karten
}
card-except-noun = { $kind ->
    [status] einem Status
    [event] einem Ereignis
    [riddle] einem Rätsel
    [place] einem Ort
    [starship] einem Raumschiff
    [accessory] einem Zubehör
    [person] einer Person
    [troop] einer Truppe
   *[fleet] einer Flotte
}
card-ending = { $count ->
    [all] en
    [one] { $gender ->
        [m] { $case ->
            [acc] en
           *[nom] er
        }
        [n] es
       *[f] e
    }
   *[other] e
}
card-target = { $count ->
    [all] alle
    [one] { $gender ->
        [m] { $case ->
            [acc] einen
           *[nom] ein
        }
        [n] ein
       *[f] eine
    }
   *[other] { $count }
}{ $active ->
    [yes] { " " }aktiv{ card-ending }
   *[no] { "" }
}{ $owner ->
    [own] { " " }eigen{ card-ending }
    [any] { "" }
   *[enemy] { " " }gegnerisch{ card-ending }
} { $count ->
    [one] { $one }
   *[other] { $many }
}
card-target-self = diese Karte
card-target-same = die betroffene Karte
card-target-bearer = { $case ->
    [acc] den Träger
   *[nom] der Träger
}
card-target-carrier = das Raumschiff, das diese Karte trägt,
card-target-target-place = eine Ortskarte am Zielort
card-player = { $owner ->
    [own] du
    [opponent] ein Gegner
    [each_opponent] jeder Gegner
    [any] jeder
   *[enemy] der Gegner
}
card-where = { $where ->
    [here] an diesem Ort
    [combat] im Kampf
    [pairing] { $many ->
        [yes] aus verschiedenen Paarungen
       *[no] in derselben Paarung
    }
    [mission] der Mission
    [target_place] am Zielort
    [aboard] an Bord
    [own_side] auf dieser Seite
    [stored] unter dieser Karte
   *[anywhere] an einem beliebigen Ort
}
card-zone = { $zone ->
    [hand] { $owner ->
        [own] deiner Hand
       *[opponent] der Hand eines Gegners
    }
    [sink] { $owner ->
        [own] deiner Materiesenke
        [any] einer Materiesenke
       *[opponent] der Materiesenke eines Gegners
    }
    [table] dem Tisch
   *[source] { $owner ->
        [own] deiner Materiequelle
        [any] einer Materiequelle
       *[opponent] der Materiequelle eines Gegners
    }
}
card-filter-family = { $name }
card-filter-phase = der Phase { $name }
card-filter-people = vom Volk { $name }
card-filter-not-people = außer { $name }
card-filter-loyalty = der Loyalität { $name }
card-filter-build-type = der Bauart { $name }
card-filter-side = ({ $name })
card-filter-stealth = mit Tarnung { $name }
card-filter-place = am Ort { $name }
card-filter-system = im System { $name }
card-filter-cluster = im Sternhaufen { $name }
card-filter-premise-names = mit „{ $name }“ in der Prämisse
card-filter-premise-lacks = ohne „{ $name }“ in der Prämisse
card-filter-same-owner = desselben Spielers

## Wann, wofür, unter welchen Umständen

card-lead = { $when }{ $costs ->
    [none] { "" }
   *[other] { " " }({ $costs })
}:
card-played-in = gespielt im Abschnitt { $window }
card-window = { $window ->
    [permanent] ständig
    [on_play] beim Auslegen
    [solved] wenn du das Rätsel löst
    [leaves_play] wenn die Karte in die Materiesenke kommt
    [response] Antwort
    [phase_change] beim Phasenwechsel
    [reactivation] Reaktivierung
    [mission_section] Abschnitt Mission
    [before_draw] vor dem Ziehen
    [after_draw] nach dem Ziehen
    [build_up] Ausbau
    [discard_section] Abwurf
    [own_turn] jederzeit in deinem Zug
    [mission_announced] wenn eine Mission angesagt ist
    [goal_drawn] wenn das Missionsziel gezogen ist
    [in_flight] auf dem Flug
    [line_up] bei der Kampfaufstellung
    [before_stealth] nach der Kampfaufstellung
    [stealth] vor den Tarnwerten
    [after_break_through] nach dem Durchbrechen
    [open_fire] Feuer frei
    [combat_values] vor den Kampfwerten
    [after_values] nach den Kampfwerten
    [destruction] bei einer Vernichtung
    [combat] im Kampf
    [round_end] am Ende der Kampfrunde
    [retreat] beim Rückzug
    [before_ground_combat] vor dem Bodenkampf
    [before_reduction] vor der Reduzierung
    [after_mission] nach der Mission
    [agent_deposit] beim Absetzen
    [radio_message] Funkspruch
    [agent_return] wenn ein Agent zurück ist
    [counter_mission] bei einer Abwehrmission
   *[agent_caught] wenn ein Agent gefasst ist
}
card-cost-passivate = diese Karte wird passiv
card-cost-sink = diese Karte in die Materiesenke
card-cost-from-hand = diese Karte aus der Hand abwerfen
card-cost-sacrifice-mission = eine Mission opfern
card-cost-discard = { $amount ->
    [1] 1 Handkarte abwerfen
   *[other] { $amount } Handkarten abwerfen
}
card-cost-passivate-other = „{ $name }“ an diesem Ort wird passiv
card-unless = außer { $condition }
card-if-combat = { $value ->
    [space] im Raumkampf
   *[ground] im Bodenkampf
}
card-if-role = { $value ->
    [attacker] als Angreifer
   *[defender] als Verteidiger
}
card-if-round = in der { $value }. Kampfrunde
card-if-mission = { $value ->
    [offensive] bei einer Offensivmission
    [defensive] bei einer Defensivmission
    [agent] bei einer Agentenmission
   *[counter] bei einer Abwehrmission
}
card-if-origin = von diesem Ort aus
card-if-side = { $value ->
    [pro] auf der Pro-Seite
   *[anti] auf der Anti-Seite
}
card-if-target-side = { $value ->
    [pro] gegen einen Pro-Ort
   *[anti] gegen einen Anti-Ort
}
card-if-phase = in Phase { $value }
card-if-phase-ending = wenn Phase { $value } endet
card-if-place-not = nicht an { $name }
card-if-card = für „{ $name }“
card-if-card-in-mission = wenn „{ $name }“ dabei ist
card-if-premise-names = für Karten mit „{ $name }“ in der Prämisse
card-if-event-played = wenn „{ $name }“ gespielt worden ist
card-if-own-ship-at-target = { $value ->
    [yes] wenn ein eigenes Schiff am Zielort ist
   *[no] wenn kein eigenes Schiff am Zielort ist
}
card-if-own-reduction-in-this-mission = { $value ->
    [yes] wenn du in dieser Mission reduziert hast
   *[no] wenn du in dieser Mission nichts reduziert hast
}
card-if-attack-minus-defence-at-least = { $value ->
    [0] wenn dein Angriffswert mindestens so hoch ist wie der Verteidigungswert
   *[other] { $sign ->
        [minus] wenn dein Angriffswert höchstens { $value } unter dem Verteidigungswert liegt
       *[plus] wenn dein Angriffswert mindestens { $value } über dem Verteidigungswert liegt
    }
}
card-if-enemy-skill-here = wenn der Gegner dort eine aktive Einheit mit { $name } hat
card-if-riddles-solved-at-least = { $value ->
    [1] wenn du ein Rätsel gelöst hast
   *[other] wenn du { $value } Rätsel gelöst hast
}
card-if-target-has-no = { $value ->
    [pro] wenn ein Gegner auf der Pro-Seite kein „{ $name }“ hat
   *[anti] wenn ein Gegner auf der Anti-Seite kein „{ $name }“ hat
}
card-if-target-range = wenn das Ziel Reichweite { $value } braucht
card-if-carried = { $value ->
    [yes] wenn ein anderes Schiff sie trägt
   *[no] wenn kein anderes Schiff sie trägt
}
card-if-agent-delivered = { $value ->
    [yes] wenn er Informationen gebracht hat
   *[no] wenn er keine Informationen gebracht hat
}
card-if-bearer-destroyed-in = { $value ->
    [space] wenn der Träger im Raumkampf vernichtet wird
   *[ground] wenn der Träger im Bodenkampf vernichtet wird
}

## Was geschieht

card-sentence = { $deed }{ $duration ->
    [none] { "" }
   *[other] { " " }{ $duration }
}.
card-duration = { $span ->
    [section] bis zum Ende des Abschnitts
    [turn] bis zum Ende des Zuges
    [combat_round] in dieser Kampfrunde
    [combat] in diesem Kampf
    [mission] für diese Mission
    [rounds] { $rounds ->
        [1] für 1 Runde
       *[other] für { $rounds } Runden
    }
    [fetched] bis zum Abholen
    [next_agent_mission] bei der nächsten Agentenmission von hier gegen diesen Spieler
   *[permanent] für den Rest des Spiels
}
card-do-modify = { $kind ->
    [player] { $player } { $owner ->
        [own] bekommst
       *[opponent] bekommt
    } { $stat }
   *[other] { $target } { $many ->
        [yes] bekommen
       *[no] bekommt
    } { $stat }
} { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}
card-do-set = { $target } { $many ->
    [yes] haben
   *[no] hat
} { $stat } { $amount }
card-do-passivate = { $target } { $many ->
    [yes] werden
   *[no] wird
} passiv
card-do-activate = { $target } { $many ->
    [yes] werden
   *[no] wird
} aktiv{ $even_if_held ->
    [yes] , auch wenn sie länger passiv bleiben müsste
   *[no] { "" }
}
card-do-destroy = { $target } { $many ->
    [yes] werden
   *[no] wird
} vernichtet
card-do-prevent = { $target } { $many ->
    [yes] werden
   *[no] wird
} nicht vernichtet
card-do-sink = { $target } { $many ->
    [yes] kommen
   *[no] kommt
} direkt in die Materiesenke
card-do-to-hand = { $target } { $many ->
    [yes] kommen
   *[no] kommt
}{ $with_accessories ->
    [yes] { " " }samt Zubehör
   *[no] { "" }
} auf die Hand zurück
card-do-set-aside = { $target } { $many ->
    [yes] werden
   *[no] wird
} { $rounds ->
    [1] 1 Runde
   *[other] { $rounds } Runden
} lang beiseite gelegt
card-do-lay-out = { $to ->
    [none] { $player } { $owner ->
        [own] legst
       *[opponent] legt
    } { $target_acc } aus der Materiequelle{ $side ->
        [pro] { " " }auf der Pro-Seite
        [anti] { " " }auf der Anti-Seite
       *[none] { "" }
    } aus
   *[other] { $target } wird stattdessen{ $passive ->
        [yes] { " " }passiv
       *[no] { "" }
    } an { $to } ausgelegt
}
card-do-move = { $target } { $many ->
    [yes] kommen
   *[no] kommt
} { $to ->
    [transmitter] durch Transmitter an einen anderen eigenen Ort mit Transmitter
    [retreating_ships] in die Schiffe, die sich zurückziehen
    [same_place] an denselben Ort
   *[hand] auf die Hand
}
card-do-draw = { $owner ->
    [own] zieh
   *[opponent] { $player } zieht
} { $amount ->
    [1] 1 Karte
   *[other] { $amount } Karten
}
card-do-discard = { $owner ->
    [own] wirf
    [same] wirf davon
   *[opponent] { $player } wirft
} { $choose ->
    [random] { $amount ->
        [1] 1 zufällige Handkarte
       *[other] { $amount } zufällige Handkarten
    }
    [chooser] { $amount ->
        [1] 1 Karte deiner Wahl
       *[other] { $amount } Karten deiner Wahl
    }
   *[owner] { $amount ->
        [1] 1 Handkarte
       *[other] { $amount } Handkarten
    }
} ab
card-do-search = such { $target_acc } in { $from } und nimm die Karte auf die Hand
card-do-look = sieh dir { $amount ->
    [0] die Hand eines Gegners
   *[other] die obersten { $amount } Karten { $owner ->
        [own] einer deiner Materiequellen
        [any] einer beliebigen Materiequelle
       *[opponent] einer Materiequelle eines Gegners
    }
} an
card-do-store = leg 1 Handkarte verdeckt unter diese Karte; höchstens { $max } liegen dort
card-do-cancel = { $what ->
    [none] { $of ->
        [none] heb ein Ereignis auf
       *[other] heb { $of } auf
    }
   *[break_through] heb einen Durchbruch auf
}{ $except ->
    [none] { "" }
   *[other] , außer { $except }
}
card-do-grant-skill = { $target } bekommt die Fertigkeit { $skill }
card-do-raise-skill = eine { $family ->
    [mutant] Mutantenfertigkeit
   *[normal] normale Fertigkeit
} des Trägers{ $except ->
    [none] { "" }
   *[other] { " " }(außer { $except })
} ist um { $amount ->
    [1] 1 Stufe
   *[other] { $amount } Stufen
} höher; du wählst sie beim Auslegen
card-do-points = { $track ->
    [science] du bekommst an diesem Ort { $one ->
        [yes] 1 Wissenschaftspunkt
       *[no] { $amount } Wissenschaftspunkte
    }
    [scouting] du bekommst { $one ->
        [yes] 1 Sondierungspunkt
       *[no] { $amount } Sondierungspunkte
    }
    [sol_coordinates] { $player } { $owner ->
        [own] bekommst
       *[enemy] bekommt
    } Koordinaten von Sol { $sign ->
        [minus] −{ $amount }
       *[plus] +{ $amount }
    }
    [rm_anti] dein Robotregent-Modifikator (Anti) steigt um { $amount }
   *[victory] du { $sign ->
        [minus] verlierst
       *[plus] bekommst
    } { $one ->
        [yes] 1 Siegpunkt
       *[no] { $amount } Siegpunkte
    }
}
card-do-immune = { $target } { $many ->
    [yes] sind
   *[no] ist
} gegen { $to } immun
card-do-allow = { $what ->
    [defensive_mission_without_ships] eigene Einheiten brauchen für Defensivmissionen zwischen { $between } kein Schiff
    [destroy_or_reduce_this_fixed_accessory] diese Karte kann vernichtet und reduziert werden, obwohl sie fest zugeordnet ist
    [missions_outside_m_13] { $target } darf Missionen außerhalb von M-13 ausführen
    [missions_to_gray_beast] diese Karte darf Missionen nach Gray Beast ausführen
    [missions_to_marked_target] { $target } darf den Zielort des markierten Schiffes anfliegen
    [transport_this_accessory] eigene Schiffe dürfen diese Karte befördern{ $to ->
        [none] { "" }
       *[other] , aber nur nach { $to }
    }
    [extra_draws] du darfst zusätzlich ziehen
    [break_through] { $target } darf durchbrechen
    [solved_riddle_for_victory_III] das gilt als gelöstes Rätsel für die Siegbedingung der Phase III
    [attach] Zubehör darf hier liegen
    [unload] Einheiten dürfen hier ausgeladen werden
    [retreat] { $target } darf sich zurückziehen
    [activate] { $target } darf aktiv werden
    [passivate] { $target } darf passiv werden
    [lay_out] { $target } darf hier ausgelegt werden
    [missions] { $target } darf Missionen ausführen
    [missions_to] { $target } darf hierher fliegen
    [pursuable_by_build_arkoniden] Schiffe der Bauart Arkoniden dürfen folgen
    [reduce_last_copy_by_destabilisation] auch die letzte Karte darf reduziert werden
    [terra] das gilt als Terra
   *[venus] das gilt als Venus
}
card-do-forbid = { $what ->
    [extra_draws] { $player } darf nicht zusätzlich ziehen
    [attach] hier kann kein Zubehör liegen
    [unload] Einheiten bleiben hier in ihren Schiffen
    [retreat] { $target } darf sich nicht zurückziehen
    [activate] { $target } wird nicht aktiv
    [passivate] { $target } kann nicht passiv werden
    [lay_out] keine Einheit kann hier ausgelegt werden
    [missions] { $target } { $many ->
        [yes] dürfen
       *[no] darf
    } keine Missionen ausführen
    [missions_to] { $kind ->
        [ship] kein Schiff darf hierher fliegen
       *[unit] keine Einheit darf hierher fliegen
    }
    [reduce_last_copy_by_destabilisation] Destabilisierung nimmt nie die letzte Karte
    [break_through] { $target } kann nicht durchbrechen
    [defensive_mission_without_ships] ohne Schiff ist keine Defensivmission möglich
    [destroy_or_reduce_this_fixed_accessory] diese Karte kann weder vernichtet noch reduziert werden
    [solved_riddle_for_victory_III] das gilt nicht als gelöstes Rätsel
    [missions_to_gray_beast] keine Mission darf nach Gray Beast führen
    [missions_outside_m_13] keine Mission darf aus M-13 führen
    [missions_to_marked_target] kein Schiff darf den markierten Ort anfliegen
    [pursuable_by_build_arkoniden] niemand darf folgen
    [transport_this_accessory] diese Karte kann nicht befördert werden
    [terra] das gilt nicht als Terra
   *[venus] das gilt nicht als Venus
}
card-do-counts-as = { $what ->
    [solved_riddle_for_victory_III] diese Karte gilt für die Siegbedingung der Phase III wie ein gelöstes Rätsel
    [terra] diese Karte zählt für Prämissen, Obergrenzen und das Auslegen auch als Terra
   *[venus] diese Karte zählt für Prämissen auch als Venus
}
card-do-extra-mission = { $target } darf { $amount ->
    [1] 1 weitere Mission
   *[other] { $amount } weitere Missionen
} ausführen
card-do-end-mission = eine gegnerische Mission endet; ihre Karten kehren heim
card-do-new-goal = { $choose ->
    [random] zieh ein neues Missionsziel
   *[owner] wähl ein neues Missionsziel
}
card-do-swap-pairing = { $target } tauschen ihre Paarungen
card-do-force-retreat = { $target } { $many ->
    [yes] ziehen
   *[no] zieht
} sich sofort { $to ->
    [same_place] an denselben Ort zurück
   *[none] zurück
}
card-do-transmit = der Agent funkt seine Punkte; der Funkspruch hat Tarnung { $stealth }
card-do-mark = { $target } kann von Anti-Schiffen der Bauart Arkoniden an den Zielort verfolgt werden
card-random = Zieh eine Aktionskarte. { $usual } Zeigt die Karte { $letter } ({ $column ->
    [red] rot
   *[green] grün
}) über { $above }: { $instead }
card-waived = { $skill } erspart den Abwurf.
card-limit = { $limit ->
    [once_per_window] Einmal je Gelegenheit.
    [once_per_turn] Einmal je Zug.
   *[once_per_game] Einmal im Spiel.
}
card-blocked = { $skills } schützt davor.
card-cancelled = { $skills } kann das aufheben.
card-infection = Infektion: { $skill } schützt davor.
card-number = { $whole }
card-decimal-mark = ,

## Andere Karten

card-family = { $family ->
    [action] Aktionskarte
   *[helper] Hilfskarte
}
card-goal = { $goal ->
    [assassination] Attentat
    [destabilisation] Destabilisierung
    [sabotage] Sabotage
   *[devastation] Verwüstung
}
card-action-goal = Missionsziel: { $goal }.
card-letter-bar = Buchstabenleiste (rot links, grün rechts): { $bar }.
