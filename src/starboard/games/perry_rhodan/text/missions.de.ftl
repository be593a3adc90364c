### Missionen: Entscheidungen, Züge, Geschehen, Gründe.

choice-muster = { $kind ->
    [offensive] Offensivmission nach { $place }: Wer nimmt teil?
    [agent] Agentenmission nach { $place }: Wer nimmt teil?
    [counter] Abwehrmission auf { $place }: Wer nimmt teil?
   *[defensive] Defensivmission nach { $place }: Wer nimmt teil?
}
waiting-muster = { $seat } stellt eine Mission nach { $place } zusammen.
choice-trim = Auf { $place } ist nicht für alle Platz. Welche Karte kommt in die Materiesenke?
waiting-trim = { $seat } entscheidet, wer auf { $place } keinen Platz findet.
choice-home-place = An welchen Ort kehren deine Schiffe zurück?
waiting-home-place = { $seat } entscheidet, wohin die Schiffe zurückkehren.

move-sacrifice = { $side ->
    [pro] Mission der Pro-Seite für { $card } opfern
   *[anti] Mission der Anti-Seite für { $card } opfern
}
    .group = Opfern
    .short = Opfern für { $card }
move-defend = Defensivmission nach { $place }
    .group = Defensivmission
    .short = Flug nach { $place }
move-from = Von { $place } aufbrechen
    .group = Von
    .short = Von { $place } aus
move-join = { $ship } nimmt teil
    .group = Schiffe
    .short = { $ship } fliegt mit
move-board = { $unit } in { $ship } einladen
    .group = Einladen
    .short = { $unit } → { $ship }
move-carry = { $boat } in { $ship } einladen
    .group = Einladen
    .short = { $boat } → { $ship }
move-walk = { $unit } geht zu Fuß
    .group = Zu Fuß
    .short = { $unit } zu Fuß
move-equip = { $accessory } geht mit { $bearer }
    .group = Zubehör
    .short = { $accessory } → { $bearer }
move-leave = { $card } zurücklassen
    .group = Zubehör
    .short = { $card } bleibt
move-go = Aufbrechen
    .group = Weiter
    .short = { move-go }
move-to = Nach { $place }
    .group = Rückkehr
    .short = Nach { $place }
move-drop = { $card } kommt in die Materiesenke
    .group = Kein Platz
    .short = { $card } in die Senke

event-mission-sacrificed = { $count ->
    [one] { $side ->
        [pro] { $seat } opfert eine Mission der Pro-Seite und legt eine Karte der Phase { $phase } verdeckt beiseite.
       *[anti] { $seat } opfert eine Mission der Anti-Seite und legt eine Karte der Phase { $phase } verdeckt beiseite.
    }
   *[other] { $seat } opfert Mission Nummer { $count } für die beiseitegelegte Karte der Phase { $phase }.
}
    .you-seat = { $count ->
        [one] { $side ->
            [pro] Du opferst eine Mission der Pro-Seite und legst eine Karte der Phase { $phase } verdeckt beiseite.
           *[anti] Du opferst eine Mission der Anti-Seite und legst eine Karte der Phase { $phase } verdeckt beiseite.
        }
       *[other] Du opferst Mission Nummer { $count } für die beiseitegelegte Karte der Phase { $phase }.
    }
event-sacrifice-lapsed = { $card } wurde nicht rechtzeitig gespielt und kommt in die Materiesenke von { $seat }.
    .you-seat = { $card } wurde nicht rechtzeitig gespielt und kommt in deine Materiesenke.
event-mission-announced = { $kind ->
    [offensive] { $seat } sagt eine Offensivmission gegen { $place } von { $player } an.
    [agent] { $fetching ->
        [yes] { $seat } holt Agenten von { $place } von { $player } ab.
       *[no] { $seat } sagt eine Agentenmission nach { $place } von { $player } an.
    }
    [counter] { $seat } sagt eine Abwehrmission auf { $place } an.
   *[defensive] { $seat } sagt eine Defensivmission nach { $place } an.
}
    .you-seat = { $kind ->
        [offensive] Du sagst eine Offensivmission gegen { $place } von { $player } an.
        [agent] { $fetching ->
            [yes] Du holst Agenten von { $place } von { $player } ab.
           *[no] Du sagst eine Agentenmission nach { $place } von { $player } an.
        }
        [counter] Du sagst eine Abwehrmission auf { $place } an.
       *[defensive] Du sagst eine Defensivmission nach { $place } an.
    }
    .you-player = { $kind ->
        [offensive] { $seat } sagt eine Offensivmission gegen { $place } von dir an.
        [agent] { $fetching ->
            [yes] { $seat } holt Agenten von { $place } von dir ab.
           *[no] { $seat } sagt eine Agentenmission nach { $place } von dir an.
        }
        [counter] { $seat } sagt eine Abwehrmission auf { $place } an.
       *[defensive] { $seat } sagt eine Defensivmission nach { $place } an.
    }
event-loaded = { $carrier ->
    [none] { $card } geht zu Fuß.
   *[other] { $card } geht mit { $carrier }.
}
event-mission-departed = { $members ->
    [none] { $seat } bricht von { $place } zu Fuß auf.
   *[other] { $seat } bricht von { $place } auf mit { $members }.
}
    .you-seat = { $members ->
        [none] Du brichst von { $place } zu Fuß auf.
       *[other] Du brichst von { $place } auf mit { $members }.
    }
event-ship-turned-back = { $card } von { $seat } hat nur den Tarnwert { $value } und bleibt zurück.
    .you-seat = { $card } von dir hat nur den Tarnwert { $value } und bleibt zurück.
event-mission-failed = Niemand kann mehr teilnehmen. Die Mission von { $seat } ist verbraucht.
    .you-seat = Niemand kann mehr teilnehmen. Deine Mission ist verbraucht.
event-flight-began = Der Verband von { $seat } braucht { $rounds } Runden und wird beiseitegelegt.
    .you-seat = Dein Verband braucht { $rounds } Runden und wird beiseitegelegt.
event-flight-arrived = Der Verband von { $seat } erreicht { $place }.
    .you-seat = Dein Verband erreicht { $place }.
event-flight-returned = Das Ziel gibt es nicht mehr. Der Verband von { $seat } kehrt nach { $place } zurück.
    .you-seat = Das Ziel gibt es nicht mehr. Dein Verband kehrt nach { $place } zurück.
event-came-home = { $cards ->
    [none] Von { $seat } kommt niemand nach { $place }.
   *[other] { $seat } legt { $cards } auf { $place } aus.
}
    .you-seat = { $cards ->
        [none] Von dir kommst niemand nach { $place }.
       *[other] Du legst { $cards } auf { $place } aus.
    }
event-accessory-attached = { $card } von { $seat } geht an { $bearer }.
    .you-seat = { $card } von dir geht an { $bearer }.

nobody-gets-there = Niemand von dir kann { $place } erreichen.
departs-from-one-place = Eine Mission bricht von einem einzigen Ort auf.
not-at-that-place = { $card } liegt nicht am Ort des Aufbruchs.
fixed-location = { $card } hat einen festen Standort und macht keine Missionen.
passive-stays = { $card } ist passiv und kann nicht teilnehmen.
made-a-mission = { $card } hat in diesem Zug schon eine Mission gemacht.
made-a-counter-mission = { $card } hat in diesem Zug schon eine Abwehrmission gemacht.
initiative-is-for-others = Diese weitere Mission ist nicht für { $card }.
one-mission-a-turn = Deine Mission in diesem Zug ist verbraucht.
takes-part = { $card } nimmt schon teil.
does-not-take-part = { $card } nimmt nicht teil.
with-or-without-ships = Entweder gehen alle mit Schiffen oder alle zu Fuß.
out-of-range = Das Ziel liegt außerhalb der Reichweite von { $card }.
ship-does-not-fly = { $ship } nimmt nicht als Träger teil.
is-aboard = { $card } ist schon unterwegs.
flies-by-itself = { $card } kommt aus eigener Kraft hin und wird nicht transportiert.
too-far-to-walk = { $card } kommt zu Fuß nicht dorthin.
nobody-takes-part = Noch nimmt niemand teil.
ship-carries-nobody = Dieses Schiff hat keine Transportkapazität.
ship-carries-one-person = Dieses Schiff nimmt nur eine Person auf.
ship-carries-a-troop-or-persons = Dieses Schiff nimmt eine Truppe oder beliebig viele Personen auf.
ship-carries-no-ships = Dieses Schiff nimmt keine anderen Schiffe auf.
ship-cannot-be-carried = Ein Schiff ohne Transportkapazität kann nicht transportiert werden.
ship-carries-small-boats = Dieses Schiff nimmt Schiffe mit Kapazität 1 oder ein Schiff mit Kapazität 2 auf.
ship-too-large-to-carry = Dieses Schiff ist zu groß, um transportiert zu werden.
place-accessory-stays = { $card } gehört zu seinem Ort und wird nicht transportiert.
not-carried-there = { $card } lässt sich nicht dorthin transportieren.
changes-hands-no-more = { $card } hat bei dieser Gelegenheit schon zweimal den Träger gewechselt.
accessory-is-fixed = { $card } ist fest zugeordnet.
accessory-is-used = { $card } wurde in diesem Kampf benutzt und bleibt bei seiner Einheit.
passive-keeps-accessories = Passive Karten geben kein Zubehör ab und nehmen keines an.
one-accessory-a-unit = { $unit } trägt schon ein Zubehör.
sphere-is-no-target = { $place } kann nicht Ziel einer solchen Mission sein.
empire-cannot-attack = Das Arkonidische Imperium kann diesen Ort nicht angreifen; { $card } bleibt.
empire-does-not-know-sol = Das Arkonidische Imperium kennt die Koordinaten von Sol nicht; { $card } bleibt.
empire-does-not-know-place = Das Arkonidische Imperium kennt diesen Ort noch nicht; { $card } bleibt.
place-admits-few = { $card } kann an Missionen nach { $place } nicht teilnehmen.
no-way-home = { $place } ist nicht für alle erreichbar.
not-a-newcomer = { $card } ist nicht eben erst angekommen.
needs-no-sacrifice = { $card } verlangt keine Opferung oder keine weitere.
one-sacrifice-a-turn = Du hast in diesem Zug schon eine Mission geopfert.
sacrifice-comes-first = Opfern kommt vor allen Missionen des Zuges.
is-set-aside = { $card } ist beiseitegelegt.
