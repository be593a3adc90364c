### Was auf den Karten steht. Die Wörter vor Substantiven passen zu Karte, Einheit und Ausrüstung:
### alle weiblich, darum sind erster und vierter Fall gleich.

## Typzeile

card-type-line = { $kind ->
    [unit] Einheit - { $class }
    [pilot] Pilot - { $class }
    [equipment] Ausrüstung - { $class }
    [extension] Erweiterung für { $class }
   *[event] { $subtype ->
        [effect] Ereigniskarte - Effekt
       *[plain] Ereigniskarte
    }
}
card-class = { $subtype ->
    [ship] Schiff
    [drone] Drohne
    [fighter] Jäger
    [swarm] Schwarm
    [mercenary] Söldner
    [marksman] Meisterschütze
    [ace] Fliegerass
    [saboteur] Saboteur
    [mechanic] Mechaniker
    [trader] Händler
    [hive_mind] Schwarmgeist
    [light_weapon] Leichte Waffe
    [medium_weapon] Mittlere Waffe
    [heavy_weapon] Schwere Waffe
    [light_shield] Leichter Schild
    [medium_shield] Mittlerer Schild
    [heavy_shield] Schwerer Schild
    [booster] Booster
    [armor] Rüstung
    [for_ship] Schiff
    [for_unit] Einheit
    [for_weapon] Waffe
    [for_shield] Schild
    [for_pilot] Pilot
    [for_extension] Erweiterung
    [effect] Effekt
   *[plain] { "" }
}
card-faction = { $faction ->
    [frabian] Frabianer
    [rebels] Rebellen
    [syndicate] Syndikat
    [insectoids] Insektoiden
   *[neutral] Neutral
}
card-rarity = { $rarity ->
    [uncommon] nicht allzu häufig
    [rare] selten
   *[common] häufig
}
card-slot = { $kind ->
    [weapon] { $count ->
        [one] 1 Waffenslot
       *[other] { $count } Waffenslots
    }
    [shield] { $count ->
        [one] 1 Schildslot
       *[other] { $count } Schildslots
    }
    [booster] { $count ->
        [one] 1 Boosterslot
       *[other] { $count } Boosterslots
    }
   *[armor] { $count ->
        [one] 1 Rüstungsslot
       *[other] { $count } Rüstungsslots
    }
}

## Welche Karten gemeint sind

card-noun-one = { $kind ->
    [unit] Einheit
    [pilot] Pilotenkarte
    [equipment] Ausrüstungskarte
    [extension] Erweiterungskarte
    [event] Ereigniskarte
    [item] Gegenstandskarte
   *[card] Karte
}
card-noun-many = { $kind ->
    [unit] Einheiten
    [pilot] Pilotenkarten
    [equipment] Ausrüstungskarten
    [extension] Erweiterungskarten
    [event] Ereigniskarten
    [item] Gegenstandskarten
   *[card] Karten
}
card-noun-a = eine { card-noun-one }
card-filter-named = { $noun } „{ $name }“
card-filter-not-named = { " " }außer „{ $name }“
card-filter-types = { " " }vom Typ { $types }
card-filter-ship = { $ship ->
    [yes] { " " }vom Typ Schiff
   *[no] { " " }außer Schiffen
}
card-filter-faction = { $faction ->
    [frabian] { " " }der Frabianer
    [rebels] { " " }der Rebellen
    [syndicate] { " " }des Syndikats
    [insectoids] { " " }der Insektoiden
   *[neutral] { " " }ohne Fraktion
}
card-filter-price = { " " }mit Kaufwert bis { $credits } Credits
card-target = { $target ->
    [this] diese Karte
    [extended_item] die erweiterte Karte
    [item_of_this_unit] eine Karte dieser Einheit
    [own_item] eine deiner { $filter_many }
    [own_unit] eine deiner { $filter_many }
    [each_own_unit] jede deiner { $filter_many }
    [own_destroyed_item] eine deiner zerstörten { $filter_many }
    [each_own_destroyed_item] jede deiner zerstörten { $filter_many }
    [enemy_item] eine gegnerische { $filter_one }
    [enemy_unit] eine gegnerische { $filter_one }
    [enemy_market_card] eine { $filter_one } aus dem Markt eines Gegners
    [opponent] einen Gegner
    [enemy_hand] die Handkarten eines Gegners
    [enemy_hand_card] verdeckt eine Handkarte eines Gegners
    [affected_item] eine { $filter_one } des betroffenen Spielers nach dessen Wahl
    [attacking_item] die angreifende Karte
    [loser_unit] eine { $filter_one } des Verlierers nach Wahl des Siegers
   *[chosen] die gewählte Karte
}
card-scope = { $scope ->
    [this_unit] dieser Einheit
    [extended_item] der erweiterten Karte
    [target_of_extended_item] der Einheiten, die die erweiterte Karte angreift,
    [own_units] deiner { $filter_many }
    [affected_units] der { $filter_many } des betroffenen Spielers
    [all_units] aller { $filter_many }
   *[chosen] der gewählten Einheit
}

## Kosten, Würfe, Bedingungen

card-cost-charge = { $amount ->
    [one] Gib 1 Ladungsmarke ab
   *[other] Gib { $amount } Ladungsmarken ab
}
card-cost-credits = Zahle { $amount } Credits
card-cost-discard = { $amount ->
    [one] Wirf 1 Handkarte ab
   *[other] Wirf { $amount } Handkarten ab
}
card-dice = { $dice ->
    [one] Würfle.
   *[other] Würfle mit zwei Würfeln.
}
card-outcome = { $on }: { $effects }
card-threshold = { $dice ->
    [one] { $on }
   *[other] { $dice } Würfel { $on }
}
card-hand-at-most = Wenn du höchstens { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } auf der Hand hast
card-units-at-least = Wenn du mindestens { $units } { $filter_many } im Spiel hast
card-condition = { $condition }: { $effects }

## Fähigkeiten

card-passive = { $stackable ->
    [yes] { $effects }
   *[no] { $effects } Nicht stapelbar.
}
card-active = { $cost ->
    [none] { $effects }
   *[other] { $cost }: { $effects }
}
card-limit = { $limit ->
    [once_per_turn] Nur einmal pro Zug.
   *[once_per_attack] Nur einmal pro Angriff.
}
card-own-turn = Nur in deinem eigenen Zug.
card-window = { $window ->
    [before_evade] Nur während eines Angriffs, vor dem Ausweichen.
    [around_evade] Nur während eines Angriffs, vor dem Ausweichen oder danach.
    [after_evade] Nur während eines Angriffs, nach dem Ausweichen.
    [evade_failed] Nur nach einem misslungenen Ausweichwurf.
   *[event_played] Nur wenn ein Gegner eine Ereigniskarte spielt.
}
card-attack = { $cost ->
    [none] Angriff: { $strikes }
   *[other] { $cost }: Angriff. { $strikes }
}
card-strike = { $on }: { $damage ->
    [0] { $effects }
    [one] 1 Schadenspunkt. { $effects }
   *[other] { $damage } Schadenspunkte. { $effects }
}
card-attack-targets = Wähle bis zu { $targets } Einheiten als Ziel.
card-attack-evadable = Dem Angriff kann man nicht ausweichen.
card-attack-absorbable = Der Schaden kann nicht absorbiert werden.
card-attack-bonus = Gegen { $against } erhöhst du den Wurf um { $roll }.
card-attack-option = { $cost }, um { $damage ->
        [one] 1 Schadenspunkt
       *[other] { $damage } Schadenspunkte
    } mehr zu verursachen (freiwillig).
card-attack-on-hit = Bei einem Treffer: { $effects }
card-absorb = { $cost }: Absorbiere { $amount ->
    [one] 1 Schadenspunkt.
   *[other] bis zu { $amount } Schadenspunkte.
}
card-absorb-full = Wird der ganze Schaden absorbiert: { $effects }
card-trigger = { $when }: { $effects }
card-trigger-if = { $when }, { $condition }: { $effects }
card-if-hand-at-most = wenn du höchstens { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } auf der Hand hast
card-if-units-at-least = wenn du mindestens { $units } { $filter_many } im Spiel hast
card-when = { $when ->
    [turn_start] Zu Beginn deines Zuges
    [turn_end] Am Ende deines Zuges
    [affected_turn_start] Zu Beginn jedes Zuges des betroffenen Spielers
    [item_bought] Wenn du eine Gegenstandskarte kaufst
    [own_attack_missed] Wenn ein Angriff einer deiner Einheiten misslingt
    [own_item_destroyed] Wenn eine deiner Karten zerstört wird
    [this_destroyed] Wenn diese Karte zerstört wird
    [this_unit_destroys_item] Wenn diese Einheit eine gegnerische Karte zerstört
   *[enemy_prize_item_destroyed] Wenn du eine gegnerische Karte mit Preissymbol zerstörst
}
card-works-face-down = Wirkt auch, solange diese Karte zerstört ist.

## Dauerhafte Wirkungen

card-modify-roll = { $sign ->
    [plus] Erhöhe
   *[minus] Verringere
} die { $roll ->
    [attack] Angriffswürfe
    [evade] Ausweichwürfe
   *[charge] Ladewürfe
} { $scope } um { $delta }.
card-modify-attack = Angriffe { $scope } { $changes }.
card-attack-damages = { $amount ->
    [one] verursachen 1 Schadenspunkt
   *[other] verursachen { $amount } Schadenspunkte
} { $sign ->
    [plus] mehr
   *[minus] weniger
}
card-attack-costs = { $amount ->
    [one] kosten 1 Ladungsmarke
   *[other] kosten { $amount } Ladungsmarken
} { $sign ->
    [plus] mehr
   *[minus] weniger
}
card-attack-unevadable = lassen kein Ausweichen zu
card-modify-speed = { $sign ->
    [plus] Erhöhe
   *[minus] Verringere
} die Geschwindigkeit dieser Einheit um { $delta }.
card-modify-max-charge = { $sign ->
    [plus] Erhöhe
   *[minus] Verringere
} die Maximalladung der erweiterten Karte um { $delta }.
card-modify-price = { $filter_many } kosten dich { $delta } Credits { $sign ->
    [plus] mehr
   *[minus] weniger
}{ $min_price ->
    [0] .
   *[other] , mindestens aber { $min_price }.
}
card-set-evade = Die Einheit braucht { $roll }, um auszuweichen.
card-untargetable = { $scope ->
    [this_unit] Gegner können diese Einheit nicht als Ziel wählen.
   *[own_units] Gegner können deine Einheiten nicht als Ziel wählen.
}
card-extra-slots = Die erweiterte Einheit hat zusätzlich { $slots }.
card-allow-extra-ships = Du darfst weitere Schiffe kaufen.
card-tolerate-faction = Wähle eine Fraktion, wenn du diese Karte spielst. Ihre Karten passen zu deinem Piloten.
card-amplify = { $factor ->
    [2] Verdopple
    [3] Verdreifache
   *[other] Vervielfache mit { $factor }
} die Werte der passiven Fähigkeiten der erweiterten Karte.
card-destroyed-instead = Würde die erweiterte Karte zerstört, wird stattdessen diese Karte zerstört.
card-on-charge = Würfle, sobald du auflädst. { $outcomes }
card-charge-result = { $result ->
    [double_charge] Verdopple die Ladung.
   *[damage_instead_of_charge] Lade nicht auf. Die Einheit erhält so viele Schadenspunkte, wie es Ladungsmarken gewesen wären, und kann nicht ausweichen.
}

## Effekte

card-damage = { $amount ->
    [one] 1 Schadenspunkt trifft
   *[other] { $amount } Schadenspunkte treffen
} { $target }.{ $evadable ->
    [no] { " " }Ausweichen ist nicht möglich.
   *[yes] { "" }
}
card-charge = { $amount ->
    [one] Lege 1 Ladungsmarke
   *[other] Lege { $amount } Ladungsmarken
} auf { $target }.
card-drain = Entlade { $target } vollständig.
card-repair = Repariere { $target }.
card-destroy = Zerstöre { $target }.
card-to-market-discard = { $target_word ->
    [own_destroyed_item] Lege { $target } auf deinen Markt-Ablagestapel.
    [own_item] Lege { $target } auf deinen Markt-Ablagestapel.
    [this] Lege { $target } auf deinen Markt-Ablagestapel.
   *[other] Lege { $target } auf den Markt-Ablagestapel ihres Besitzers.
}
card-choose = Wähle { $target }.
card-look = Sieh dir { $target } an.
card-put-into-play = Bringe { $filter_a } aus { $piles } ins Spiel, ohne zu zahlen.
card-fetch = Nimm { $filter_a } aus { $pile } auf die Hand.{ $shuffled ->
    [yes] { " " }Zeige sie vor und mische den Stapel.
   *[no] { "" }
}
card-pile = { $pile ->
    [market_row] deinem Markt
    [market_discard] deinem Markt-Ablagestapel
    [draw_deck] deinem Ziehstapel
   *[draw_discard] deinem Zieh-Ablagestapel
}
card-gain-credits = Du erhältst { $amount } Credits{ $per ->
    [none] .
   *[other] { " " }für jede deiner { $per }, höchstens { $at_most }.
}
card-draw = { $per ->
    [none] { $amount ->
        [one] Ziehe 1 Karte.
       *[other] Ziehe { $amount } Karten.
    }
   *[other] Ziehe { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } für jede deiner { $per }, höchstens { $at_most }.
}
card-discard = { $who ->
    [opponent] { $pick ->
        [chosen] Der Gegner wirft die gewählte Karte ab.
        [random] { $amount ->
            [one] Der Gegner wirft eine zufällige Handkarte ab.
           *[other] Der Gegner wirft { $amount } zufällige Handkarten ab.
        }
       *[by_owner] { $amount ->
            [one] Der Gegner wirft 1 Handkarte ab.
           *[other] Der Gegner wirft { $amount } Handkarten ab.
        }
    }
   *[self] { $pick ->
        [random] { $amount ->
            [one] Wirf eine zufällige Handkarte ab.
           *[other] Wirf { $amount } zufällige Handkarten ab.
        }
       *[by_owner] { $amount ->
            [one] Wirf 1 Handkarte ab.
           *[other] Wirf { $amount } Handkarten ab.
        }
    }
}
card-take-prize = { $amount ->
    [one] Nimm eine deiner Preiskarten auf die Hand.
   *[other] Nimm { $amount } deiner Preiskarten auf die Hand.
}
card-reshuffle = Mische deinen Zieh-Ablagestapel in deinen Ziehstapel. Dafür nimmt niemand eine Preiskarte.
card-arrange-market = Sieh dir die obersten { $amount } Karten deines Marktstapels an und lege sie in beliebiger Reihenfolge zurück.
card-reveal-market = Decke die oberste Karte deines Marktstapels auf und lege sie in deinen Markt.
card-cancel-attack = { $scope ->
    [this_unit] Annulliere den Angriff auf diese Einheit.
   *[own_units] Annulliere den Angriff auf eine deiner Einheiten.
}
card-redirect-attack = { $target ->
    [this] Diese Einheit wird zum Ziel des Angriffs auf eine deiner anderen Einheiten.
   *[own_unit] Eine andere deiner Einheiten wird zum Ziel des Angriffs.
}
card-reroll-evade = { $scope ->
    [this_unit] Wiederhole den Ausweichwurf dieser Einheit. Das zweite Ergebnis gilt.
   *[own_units] Wiederhole den Ausweichwurf einer deiner Einheiten. Das zweite Ergebnis gilt.
}
card-cancel-event = Die Ereigniskarte hat keine Wirkung und wird abgelegt.
card-free-attack = Greife sofort mit einer deiner Waffen an, ohne Ladungsmarken abzugeben.
card-end-effect = Lege diese Karte ab.
card-roll = { $dice_text } { $outcomes }
card-contest = Du und ein Gegner würfeln mit { $dice ->
    [one] einem Würfel
   *[other] zwei Würfeln
}. Wer mehr hat: { $won }{ $tied ->
    [none] { "" }
   *[other] { " " }Bei Gleichstand beide: { $tied }
}
card-compare-speed = Vergleiche die Geschwindigkeit eines deiner Schiffe mit der eines gegnerischen Schiffes. Ist deines schneller: { $faster }
card-may-pay = Du kannst { $credits } Credits zahlen. Dann: { $effects }
card-opponent-may-pay = Der Gegner kann { $to_player ->
    [yes] dir { $credits } Credits zahlen.
   *[no] { $credits } Credits zahlen.
} Zahlt er nicht: { $otherwise }
card-later = { $when } (einmal in diesem Zug): { $effects }
card-later-turn-end = Am Ende dieses Zuges: { $effects }
card-grant = { $until ->
    [turn_end] { $effects } Das gilt bis zum Ende des Zuges.
    [next_attack] { $effects } Das gilt für den nächsten Angriff.
    [next_charge] { $effects } Das gilt für das nächste Aufladen.
   *[own_next_turn_start] { $effects } Das gilt bis zum Beginn deines nächsten Zuges.
}

## Rund um die Karte

card-anytime = Kann jederzeit gespielt werden.
card-on-opponent = Lege diese Karte auf die Spielfeldseite eines Gegners; er ist der betroffene Spieler.
card-until = { $until ->
    [turn_end] Wirkt bis zum Ende des Zuges.
    [own_next_turn_start] Wirkt bis zum Beginn deines nächsten Zuges.
    [affected_next_turn_end] Wirkt bis zum Ende des nächsten Zuges des betroffenen Spielers.
   *[leaves_play] Bleibt im Spiel.
}
card-not-rechargeable = Kann nicht aufgeladen werden.
card-requires = Erweitert { $requires }.

## Werte

card-price = Kaufwert { $credits }
card-discard-value = Abwurfwert { $credits }
card-generator = Generator { $value }
card-charge-box = Ladung { $initial } von { $max }
card-evade-value = Ausweichen { $roll }
card-speed = Geschwindigkeit { $value }
card-prize = Preissymbol
card-needs = braucht { $slots }
card-offers = hat { $slots }
