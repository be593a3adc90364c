### Missions: decisions, moves, what happens, reasons.

choice-muster = { $kind ->
    [offensive] Offensive mission to { $place }: who takes part?
    [agent] Agent mission to { $place }: who takes part?
    [counter] Counter mission on { $place }: who takes part?
   *[defensive] Defensive mission to { $place }: who takes part?
}
waiting-muster = { $seat } musters a mission to { $place }.
choice-trim = There is no room for all on { $place }. Which card goes to the sink?
waiting-trim = { $seat } decides who finds no room on { $place }.
choice-home-place = To which place do your ships go home?
waiting-home-place = { $seat } decides where the ships go home.

move-sacrifice = { $side ->
    [pro] Sacrifice a mission of the Pro side for { $card }
   *[anti] Sacrifice a mission of the Anti side for { $card }
}
    .group = Sacrifice
    .short = Sacrifice for { $card }
move-defend = Defensive mission to { $place }
    .group = Defensive mission
    .short = Flight to { $place }
move-from = Depart from { $place }
    .group = From
    .short = From { $place }
move-join = { $ship } takes part
    .group = Ships
    .short = { $ship } flies along
move-board = { $unit } goes aboard { $ship }
    .group = Aboard
    .short = { $unit } → { $ship }
move-carry = { $ship } carries { $boat }
    .group = Aboard
    .short = { $boat } → { $ship }
move-walk = { $unit } goes on foot
    .group = On foot
    .short = { $unit } on foot
move-equip = { $accessory } goes with { $bearer }
    .group = Accessories
    .short = { $accessory } → { $bearer }
move-leave = Leave { $card } behind
    .group = Accessories
    .short = { $card } stays
move-go = Depart
    .group = Go on
    .short = { move-go }
move-to = To { $place }
    .group = Go home
    .short = To { $place }
move-drop = { $card } goes to the sink
    .group = No room
    .short = { $card } to the sink

event-mission-sacrificed = { $count ->
    [one] { $side ->
        [pro] { $seat } sacrifices a mission of the Pro side and puts a card of phase { $phase } aside.
       *[anti] { $seat } sacrifices a mission of the Anti side and puts a card of phase { $phase } aside.
    }
   *[other] { $seat } sacrifices mission number { $count } for the card of phase { $phase } put aside.
}
    .you-seat = { $count ->
        [one] { $side ->
            [pro] You sacrifice a mission of the Pro side and put a card of phase { $phase } aside.
           *[anti] You sacrifice a mission of the Anti side and put a card of phase { $phase } aside.
        }
       *[other] You sacrifice mission number { $count } for the card of phase { $phase } put aside.
    }
event-sacrifice-lapsed = { $card } was not played in time and goes to the sink of { $seat }.
    .you-seat = { $card } was not played in time and goes to your sink.
event-mission-announced = { $kind ->
    [offensive] { $seat } announces an offensive mission against { $place } of { $player }.
    [agent] { $fetching ->
        [yes] { $seat } fetches agents from { $place } of { $player }.
       *[no] { $seat } announces an agent mission to { $place } of { $player }.
    }
    [counter] { $seat } announces a counter mission on { $place }.
   *[defensive] { $seat } announces a defensive mission to { $place }.
}
    .you-seat = { $kind ->
        [offensive] You announce an offensive mission against { $place } of { $player }.
        [agent] { $fetching ->
            [yes] You fetch agents from { $place } of { $player }.
           *[no] You announce an agent mission to { $place } of { $player }.
        }
        [counter] You announce a counter mission on { $place }.
       *[defensive] You announce a defensive mission to { $place }.
    }
    .you-player = { $kind ->
        [offensive] { $seat } announces an offensive mission against your { $place }.
        [agent] { $fetching ->
            [yes] { $seat } fetches agents from your { $place }.
           *[no] { $seat } announces an agent mission to your { $place }.
        }
        [counter] { $seat } announces a counter mission on { $place }.
       *[defensive] { $seat } announces a defensive mission to { $place }.
    }
event-loaded = { $carrier ->
    [none] { $card } goes on foot.
   *[other] { $card } goes with { $carrier }.
}
event-mission-departed = { $members ->
    [none] { $seat } sets out from { $place } on foot.
   *[other] { $seat } departs from { $place } with { $members }.
}
    .you-seat = { $members ->
        [none] You set out from { $place } on foot.
       *[other] You depart from { $place } with { $members }.
    }
event-ship-turned-back = { $card } of { $seat } has a stealth value of { $value } only and stays behind.
    .you-seat = Your { $card } has a stealth value of { $value } only and stays behind.
event-mission-failed = Nobody can take part any more. The mission of { $seat } is used up.
    .you-seat = Nobody can take part any more. Your mission is used up.
event-flight-began = The formation of { $seat } needs { $rounds } rounds and is set aside.
    .you-seat = Your formation needs { $rounds } rounds and is set aside.
event-flight-arrived = The formation of { $seat } reaches { $place }.
    .you-seat = Your formation reaches { $place }.
event-flight-returned = The target is gone. The formation of { $seat } returns to { $place }.
    .you-seat = The target is gone. Your formation returns to { $place }.
event-came-home = { $cards ->
    [none] Nobody of { $seat } comes to { $place }.
   *[other] { $seat } places { $cards } on { $place }.
}
    .you-seat = { $cards ->
        [none] None of yours comes to { $place }.
       *[other] You place { $cards } on { $place }.
    }
event-accessory-attached = { $card } of { $seat } goes to { $bearer }.
    .you-seat = Your { $card } goes to { $bearer }.

nobody-gets-there = Nobody of yours can get to { $place }.
departs-from-one-place = A mission departs from one place.
not-at-that-place = { $card } does not lie at the place of departure.
fixed-location = { $card } has a fixed location and makes no missions.
passive-stays = { $card } is passive and cannot take part.
made-a-mission = { $card } has made a mission in this turn.
made-a-counter-mission = { $card } has made a counter mission in this turn.
initiative-is-for-others = This further mission is not for { $card }.
one-mission-a-turn = You have made your mission of this turn.
takes-part = { $card } takes part already.
does-not-take-part = { $card } does not take part.
with-or-without-ships = Either all go with ships or all on foot.
out-of-range = The target is out of range of { $card }.
ship-does-not-fly = { $ship } does not take part as a carrier.
is-aboard = { $card } is on its way already.
flies-by-itself = { $card } gets there by itself and is not carried.
too-far-to-walk = { $card } cannot walk there.
nobody-takes-part = Nobody takes part yet.
ship-carries-nobody = This ship has no transport capacity.
ship-carries-one-person = This ship carries one person, no more.
ship-carries-a-troop-or-persons = This ship carries one troop, or any number of persons.
ship-carries-no-ships = This ship carries no other ships.
ship-cannot-be-carried = A ship without transport capacity cannot be carried.
ship-carries-small-boats = This ship carries ships of capacity 1, or one ship of capacity 2.
ship-too-large-to-carry = That ship is too large to be carried.
place-accessory-stays = { $card } belongs to its place and is not transported.
not-carried-there = { $card } cannot be transported there.
changes-hands-no-more = { $card } has changed hands twice on this occasion already.
accessory-is-fixed = { $card } is fixed to its bearer.
accessory-is-used = { $card } was used in this combat and stays with its unit.
passive-keeps-accessories = Passive cards neither take nor hand over accessories.
one-accessory-a-unit = { $unit } bears an accessory already.
sphere-is-no-target = { $place } cannot be the target of such a mission.
empire-cannot-attack = The Arkonid Empire cannot attack this place; { $card } stays.
empire-does-not-know-sol = The Arkonid Empire does not know the coordinates of Sol; { $card } stays.
empire-does-not-know-place = The Arkonid Empire does not know this place yet; { $card } stays.
place-admits-few = { $card } cannot take part in missions to { $place }.
no-way-home = { $place } cannot be reached by all.
not-a-newcomer = { $card } has not just arrived.
needs-no-sacrifice = { $card } asks for no sacrifice, or for no further one.
one-sacrifice-a-turn = You have sacrificed a mission in this turn.
sacrifice-comes-first = A sacrifice comes before all missions of the turn.
is-set-aside = { $card } is set aside.
