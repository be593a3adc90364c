### Skills: moves, what happens, reasons.

skill-use = { $use ->
    [cancel] cancel it
    [cancel_2] cancel it and be active again
    [remove] back onto the source
    [remove_2] back into the source
    [swap] change the pairing
    [person] a person
    [unit] a unit
    [passivate] make passive
    [activate] make active
    [destroy] destroy
    [place] a place accessory
    [accessory] an accessory
    [accessories] have accessories named
    [starship] a starship
    [formation] stealth −1
    [single] stealth −1
    [source] look into a source
    [stealth] stealth
    [stealth_2] stealth, with two
    [hand] look into the hand
    [defence] defence
    [defence_2] defence, level 2
    [attack] attack +1
    [attack_2] attack +2
    [both] attack +1, defence +1
    [jump] jump aboard
    [jump_2] jump aboard, with two
    [two] wake up to two
    [three] wake up to three
    [poison] equal is enough
    [troop] save a troop
    [wake] wake a mutant
    [mission] a further mission here
    [mission_2] a further mission anywhere
    [goal] a new goal
    [choose] choose the reduction
    [choose_2] choose the reduction, ships too
    [talk] all units become passive
    [talk_2] the others stay active
    [stealth_up] stealth +1
    [stealth_down] stealth −1
    [defence_up] defence +1
    [defence_down] defence −1
    [attack_up] attack +1
   *[attack_down] attack −1
}

move-skill = { $targets ->
    [none] { $card } uses { card-skill }: { skill-use }
   *[other] { $card } uses { card-skill } on { $targets }: { skill-use }
}
    .group = Skills
    .short = { $card }: { card-skill }

choice-prize = You have broken through aboard. Make the ship passive, or reduce one of its accessories.
waiting-prize = { $seat } decides what happens to the boarded ship.

event-skill-used = { $targets ->
    [none] { $card } of { $seat } uses { card-skill } { $level }: { skill-use }.
   *[other] { $card } of { $seat } uses { card-skill } { $level } on { $targets }: { skill-use }.
}
    .you-seat = { $targets ->
        [none] Your { $card } uses { card-skill } { $level }: { skill-use }.
       *[other] Your { $card } uses { card-skill } { $level } on { $targets }: { skill-use }.
    }
event-nothing-there = { $seat } calls { $called }, but it is not there.
    .you-seat = You call { $called }, but it is not there.
event-to-source = { $card } goes onto the matter source of { $seat }.
    .you-seat = { $card } goes onto your matter source.
event-pairings-swapped = { $card } and { $other } of { $seat } change places.
    .you-seat = { $card } and your { $other } change places.
event-accessories-told = { $seat } names all accessories of the units in this fight to { $to }.
    .you-seat = You name all accessories of the units in this fight to { $to }.
event-source-seen = { $cards ->
    [none] { $seat } looks at the top of source { $phase } of { $owner }.
   *[other] { $seat } sees on top of source { $phase } of { $owner }: { $cards }.
}
    .you-seat = { $cards ->
        [none] You look at the top of source { $phase } of { $owner }.
       *[other] You see on top of source { $phase } of { $owner }: { $cards }.
    }
event-hand-seen = { $cards ->
    [none] { $seat } looks at the hand of { $owner }.
   *[other] { $seat } sees the hand of { $owner }: { $cards }.
}
    .you-seat = { $cards ->
        [none] You look at the hand of { $owner }.
       *[other] You see the hand of { $owner }: { $cards }.
    }
event-boarded = { $mates ->
    [none] { $card } of { $seat } jumps aboard { $ship }.
   *[other] { $card } of { $seat } jumps aboard { $ship } with { $mates }.
}
    .you-seat = { $mates ->
        [none] Your { $card } jumps aboard { $ship }.
       *[other] Your { $card } jumps aboard { $ship } with { $mates }.
    }
event-mission-granted = { $card } gives { $seat } a further mission.
    .you-seat = { $card } gives you a further mission.
event-goal-changed = { $goal ->
    [assassination] The mission of { $seat } has a new goal: assassination.
    [destabilisation] The mission of { $seat } has a new goal: destabilisation.
    [sabotage] The mission of { $seat } has a new goal: sabotage.
   *[devastation] The mission of { $seat } has a new goal: devastation.
}
    .you-seat = { $goal ->
        [assassination] Your mission has a new goal: assassination.
        [destabilisation] Your mission has a new goal: destabilisation.
        [sabotage] Your mission has a new goal: sabotage.
       *[devastation] Your mission has a new goal: devastation.
    }
event-security-ordered = By { $card }, { $seat } chooses what is reduced.
    .you-seat = By { $card }, you choose what is reduced.
event-negotiated = { $seat } negotiates: the combat at { $place } is over, and nobody attacks it again this turn.
    .you-seat = You negotiate: the combat at { $place } is over, and nobody attacks it again this turn.

skill-not-now = { $card } cannot use { card-skill } now.
not-in-this-combat = { card-skill } does not work in this kind of combat.
not-in-this-round = { card-skill } does not work in this round.
not-in-this-role = { card-skill } is for the other side of this fight.
not-again-in-this-combat = { $card } cannot use { card-skill } again in this combat.
one-mutant-skill = The Pro side can use only one mutant skill in a mission.
place-is-at-peace = { $place } cannot be attacked again in this turn: there was a negotiation.
