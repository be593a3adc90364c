### Fertigkeiten: Züge, Geschehen, Gründe.

skill-use = { $use ->
    [cancel] aufheben
    [cancel_2] aufheben und wieder aktiv werden
    [remove] zurück auf die Quelle
    [remove_2] zurück in die Quelle
    [swap] Paarung tauschen
    [person] eine Person
    [unit] eine Einheit
    [passivate] passiv machen
    [activate] aktiv machen
    [destroy] vernichten
    [place] ein Zubehör des Ortes
    [accessory] ein Zubehör
    [accessories] Zubehör nennen lassen
    [starship] ein Raumschiff
    [formation] Tarnung −1
    [single] Tarnung −1
    [source] in eine Quelle sehen
    [stealth] Tarnung
    [stealth_2] Tarnung, zu dritt
    [hand] die Hand ansehen
    [defence] Verteidigung
    [defence_2] Verteidigung, Stufe 2
    [attack] Angriff +1
    [attack_2] Angriff +2
    [both] Angriff +1, Verteidigung +1
    [jump] Sprung an Bord
    [jump_2] Sprung an Bord, zu dritt
    [two] bis zu zwei wecken
    [three] bis zu drei wecken
    [poison] Gleichstand genügt
    [troop] eine Truppe retten
    [wake] einen Mutanten wecken
    [mission] weitere Mission von hier
    [mission_2] weitere Mission von überall
    [goal] neues Missionsziel
    [choose] Reduzierung bestimmen
    [choose_2] Reduzierung bestimmen, auch Schiffe
    [talk] alle Einheiten werden passiv
    [talk_2] die anderen bleiben aktiv
    [stealth_up] Tarnung +1
    [stealth_down] Tarnung −1
    [defence_up] Verteidigung +1
    [defence_down] Verteidigung −1
    [attack_up] Angriff +1
   *[attack_down] Angriff −1
}

move-skill = { $targets ->
    [none] { $card } setzt { card-skill } ein: { skill-use }
   *[other] { $card } setzt { card-skill } gegen { $targets } ein: { skill-use }
}
    .group = Fertigkeiten
    .short = { $card }: { card-skill }

choice-prize = Du bist an Bord durchgebrochen. Mach das Schiff passiv oder reduziere eines seiner Zubehöre.
waiting-prize = { $seat } entscheidet, was mit dem geenterten Schiff geschieht.

event-skill-used = { $targets ->
    [none] { $card } von { $seat } setzt { card-skill } { $level } ein: { skill-use }.
   *[other] { $card } von { $seat } setzt { card-skill } { $level } gegen { $targets } ein: { skill-use }.
}
    .you-seat = { $targets ->
        [none] { $card } von dir setzt { card-skill } { $level } ein: { skill-use }.
       *[other] { $card } von dir setzt { card-skill } { $level } gegen { $targets } ein: { skill-use }.
    }
event-nothing-there = { $seat } nennt { $called }, aber dort ist nichts davon.
    .you-seat = Du nennst { $called }, aber dort ist nichts davon.
event-to-source = { $card } kommt auf die Materiequelle von { $seat }.
    .you-seat = { $card } kommt auf deine Materiequelle.
event-pairings-swapped = { $card } und { $other } von { $seat } tauschen die Plätze.
    .you-seat = { $card } und { $other } von dir tauschen die Plätze.
event-accessories-told = { $seat } nennt { $to } alle Zubehöre der Einheiten in diesem Kampf.
    .you-seat = Du nennst { $to } alle Zubehöre der Einheiten in diesem Kampf.
event-source-seen = { $cards ->
    [none] { $seat } sieht sich die obersten Karten der Quelle { $phase } von { $owner } an.
   *[other] { $seat } sieht oben in der Quelle { $phase } von { $owner }: { $cards }.
}
    .you-seat = { $cards ->
        [none] Du siehst dir die obersten Karten der Quelle { $phase } von { $owner } an.
       *[other] Du siehst oben in der Quelle { $phase } von { $owner }: { $cards }.
    }
event-hand-seen = { $cards ->
    [none] { $seat } sieht sich die Hand von { $owner } an.
   *[other] { $seat } sieht die Hand von { $owner }: { $cards }.
}
    .you-seat = { $cards ->
        [none] Du siehst dir die Hand von { $owner } an.
       *[other] Du siehst die Hand von { $owner }: { $cards }.
    }
event-boarded = { $mates ->
    [none] { $card } von { $seat } springt an Bord von { $ship }.
   *[other] { $card } von { $seat } springt mit { $mates } an Bord von { $ship }.
}
    .you-seat = { $mates ->
        [none] { $card } von dir springt an Bord von { $ship }.
       *[other] { $card } von dir springt mit { $mates } an Bord von { $ship }.
    }
event-mission-granted = { $card } gibt { $seat } eine weitere Mission.
    .you-seat = { $card } gibt dir eine weitere Mission.
event-goal-changed = { $goal ->
    [assassination] Die Mission von { $seat } hat ein neues Ziel: Attentat.
    [destabilisation] Die Mission von { $seat } hat ein neues Ziel: Destabilisierung.
    [sabotage] Die Mission von { $seat } hat ein neues Ziel: Sabotage.
   *[devastation] Die Mission von { $seat } hat ein neues Ziel: Verwüstung.
}
    .you-seat = { $goal ->
        [assassination] Deine Mission hat ein neues Ziel: Attentat.
        [destabilisation] Deine Mission hat ein neues Ziel: Destabilisierung.
        [sabotage] Deine Mission hat ein neues Ziel: Sabotage.
       *[devastation] Deine Mission hat ein neues Ziel: Verwüstung.
    }
event-security-ordered = Durch { $card } bestimmt { $seat }, was reduziert wird.
    .you-seat = Durch { $card } bestimmst du, was reduziert wird.
event-negotiated = { $seat } verhandelt: Der Kampf bei { $place } ist vorbei, und niemand greift dort in diesem Zug noch einmal an.
    .you-seat = Du verhandelst: Der Kampf bei { $place } ist vorbei, und niemand greift dort in diesem Zug noch einmal an.

skill-not-now = { $card } kann { card-skill } jetzt nicht einsetzen.
not-in-this-combat = { card-skill } wirkt nicht in dieser Art von Kampf.
not-in-this-round = { card-skill } wirkt nicht in dieser Runde.
not-in-this-role = { card-skill } gehört in diesem Kampf der anderen Seite.
not-again-in-this-combat = { $card } kann { card-skill } in diesem Kampf nicht noch einmal einsetzen.
one-mutant-skill = Die Pro-Seite kann in einer Mission nur eine Mutantenfertigkeit einsetzen.
place-is-at-peace = { $place } kann in diesem Zug nicht noch einmal angegriffen werden: Es wurde verhandelt.
