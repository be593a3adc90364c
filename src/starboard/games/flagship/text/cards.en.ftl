### What cards say.

## Type line

card-type-line = { $kind ->
    [unit] Unit - { $class }
    [pilot] Pilot - { $class }
    [equipment] Equipment - { $class }
    [extension] Extension for { $class }
   *[event] { $subtype ->
        [effect] Event card - Effect
       *[plain] Event card
    }
}
card-class = { $subtype ->
    [ship] Ship
    [drone] Drone
    [fighter] Fighter
    [swarm] Swarm
    [mercenary] Mercenary
    [marksman] Marksman
    [ace] Flying ace
    [saboteur] Saboteur
    [mechanic] Mechanic
    [trader] Trader
    [hive_mind] Hive mind
    [light_weapon] Light weapon
    [medium_weapon] Medium weapon
    [heavy_weapon] Heavy weapon
    [light_shield] Light shield
    [medium_shield] Medium shield
    [heavy_shield] Heavy shield
    [booster] Booster
    [armor] Armor
    [for_ship] ship
    [for_unit] unit
    [for_weapon] weapon
    [for_shield] shield
    [for_pilot] pilot
    [for_extension] extension
    [effect] Effect
   *[plain] { "" }
}
card-faction = { $faction ->
    [frabian] Frabians
    [rebels] Rebels
    [syndicate] Syndicate
    [insectoids] Insectoids
   *[neutral] Neutral
}
card-rarity = { $rarity ->
    [uncommon] uncommon
    [rare] rare
   *[common] common
}
card-slot = { $kind ->
    [weapon] { $count ->
        [one] 1 weapon slot
       *[other] { $count } weapon slots
    }
    [shield] { $count ->
        [one] 1 shield slot
       *[other] { $count } shield slots
    }
    [booster] { $count ->
        [one] 1 booster slot
       *[other] { $count } booster slots
    }
   *[armor] { $count ->
        [one] 1 armor slot
       *[other] { $count } armor slots
    }
}

## Which cards are meant

card-noun-one = { $kind ->
    [unit] unit
    [pilot] pilot
    [equipment] equipment card
    [extension] extension
    [event] event card
    [item] item card
   *[card] card
}
card-noun-many = { $kind ->
    [unit] units
    [pilot] pilots
    [equipment] equipment cards
    [extension] extensions
    [event] event cards
    [item] item cards
   *[card] cards
}
card-noun-a = { $kind ->
    [equipment] an { card-noun-one }
    [extension] an { card-noun-one }
    [event] an { card-noun-one }
    [item] an { card-noun-one }
   *[other] a { card-noun-one }
}
card-filter-named = { $noun } “{ $name }”
card-filter-not-named = { " " }other than “{ $name }”
card-filter-types = { " " }of type { $types }
card-filter-ship = { $ship ->
    [yes] { " " }of type Ship
   *[no] { " " }other than ships
}
card-filter-faction = { $faction ->
    [frabian] { " " }of the Frabians
    [rebels] { " " }of the Rebels
    [syndicate] { " " }of the Syndicate
    [insectoids] { " " }of the Insectoids
   *[neutral] { " " }without a faction
}
card-filter-price = { " " }with a price of at most { $credits } credits
card-target = { $target ->
    [this] this card
    [extended_item] the extended card
    [item_of_this_unit] a card of this unit
    [own_item] one of your { $filter_many }
    [own_unit] one of your { $filter_many }
    [each_own_unit] each of your { $filter_many }
    [own_destroyed_item] one of your destroyed { $filter_many }
    [each_own_destroyed_item] each of your destroyed { $filter_many }
    [enemy_item] one of an opponent’s { $filter_many }
    [enemy_unit] one of an opponent’s { $filter_many }
    [enemy_market_card] a card in an opponent’s market
    [opponent] an opponent
    [enemy_hand] an opponent’s hand
    [enemy_hand_card] a card in an opponent’s hand without seeing it
    [affected_item] one of the affected player’s { $filter_many }, chosen by that player
    [attacking_item] the attacking card
    [loser_unit] one of the loser’s { $filter_many }, chosen by the winner
   *[chosen] the chosen card
}
card-scope = { $scope ->
    [this_unit] this unit
    [extended_item] the extended card
    [target_of_extended_item] units that the extended card attacks
    [own_units] your { $filter_many }
    [affected_units] the affected player’s { $filter_many }
    [all_units] all { $filter_many }
   *[chosen] the chosen unit
}

## Costs, rolls, conditions

card-cost-charge = { $amount ->
    [one] Give up 1 charge token
   *[other] Give up { $amount } charge tokens
}
card-cost-credits = Pay { $amount } credits
card-cost-discard = { $amount ->
    [one] Discard 1 hand card
   *[other] Discard { $amount } hand cards
}
card-dice = { $dice ->
    [one] Roll a die.
   *[other] Roll two dice.
}
card-outcome = { $on }: { $effects }
card-threshold = { $dice ->
    [one] { $on }
   *[other] { $dice } dice { $on }
}
card-hand-at-most = If you have at most { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand
card-units-at-least = If you have at least { $units } { $filter_many } in play
card-condition = { $condition }: { $effects }

## Abilities

card-passive = { $stackable ->
    [yes] { $effects }
   *[no] { $effects } Does not stack.
}
card-active = { $cost ->
    [none] { $effects }
   *[other] { $cost }: { $effects }
}
card-limit = { $limit ->
    [once_per_turn] Only once per turn.
   *[once_per_attack] Only once per attack.
}
card-own-turn = Only in your own turn.
card-window = { $window ->
    [before_evade] Only during an attack, before evading.
    [around_evade] Only during an attack, before or after evading.
    [after_evade] Only during an attack, after evading.
    [evade_failed] Only after a failed evade roll.
   *[event_played] Only when an opponent plays an event card.
}
card-attack = { $cost ->
    [none] Attack: { $strikes }
   *[other] { $cost }: Attack. { $strikes }
}
card-strike = { $on }: { $damage ->
    [0] { $effects }
    [one] 1 damage point. { $effects }
   *[other] { $damage } damage points. { $effects }
}
card-attack-targets = Choose up to { $targets } units as targets.
card-attack-evadable = The attack cannot be evaded.
card-attack-absorbable = The damage cannot be absorbed.
card-attack-bonus = Against { $against } raise the roll by { $roll }.
card-attack-option = { $cost } to deal { $damage ->
        [one] 1 more damage point
       *[other] { $damage } more damage points
    } (optional).
card-attack-on-hit = On a hit: { $effects }
card-absorb = { $cost }: Absorb { $amount ->
    [one] 1 damage point.
   *[other] up to { $amount } damage points.
}
card-absorb-full = If all damage is absorbed: { $effects }
card-trigger = { $when }: { $effects }
card-trigger-if = { $when }, { $condition }: { $effects }
card-if-hand-at-most = if you have at most { $cards } { $cards ->
        [one] card
       *[other] cards
    } in hand
card-if-units-at-least = if you have at least { $units } { $filter_many } in play
card-when = { $when ->
    [turn_start] At the start of your turn
    [turn_end] At the end of your turn
    [affected_turn_start] At the start of each turn of the affected player
    [item_bought] When you buy an item card
    [own_attack_missed] When an attack of one of your units misses
    [own_item_destroyed] When one of your cards is destroyed
    [this_destroyed] When this card is destroyed
    [this_unit_destroys_item] When this unit destroys an opposing card
   *[enemy_prize_item_destroyed] When you destroy an opposing card with the prize symbol
}
card-works-face-down = Works even while this card is destroyed.

## Standing effects

card-modify-roll = { $sign ->
    [plus] Raise
   *[minus] Lower
} the { $roll ->
    [attack] attack rolls
    [evade] evade rolls
   *[charge] charge rolls
} of { $scope } by { $delta }.
card-modify-attack = Attacks of { $scope } { $changes }.
card-attack-damages = deal { $amount } { $sign ->
    [plus] more
   *[minus] fewer
} { $amount ->
    [one] damage point
   *[other] damage points
}
card-attack-costs = cost { $amount } { $sign ->
    [plus] more
   *[minus] fewer
} { $amount ->
    [one] charge token
   *[other] charge tokens
}
card-attack-unevadable = cannot be evaded
card-modify-speed = { $sign ->
    [plus] Raise
   *[minus] Lower
} the speed of this unit by { $delta }.
card-modify-max-charge = { $sign ->
    [plus] Raise
   *[minus] Lower
} the maximum charge of the extended card by { $delta }.
card-modify-price = You pay { $delta } credits { $sign ->
    [plus] more
   *[minus] less
} for { $filter_many }{ $min_price ->
    [0] .
   *[other] , but at least { $min_price }.
}
card-set-evade = The unit needs { $roll } to evade.
card-untargetable = { $scope ->
    [this_unit] Opponents cannot choose this unit as a target.
   *[own_units] Opponents cannot choose your units as targets.
}
card-extra-slots = The extended unit has { $slots } more.
card-allow-extra-ships = You may buy further ships.
card-tolerate-faction = Choose a faction when you play this card. Its cards match your pilot.
card-amplify = { $factor ->
    [2] Double
    [3] Triple
   *[other] Multiply by { $factor }
} the numbers of the extended card’s passive abilities.
card-destroyed-instead = If the extended card would be destroyed, this card is destroyed instead.
card-on-charge = Roll a die when you charge. { $outcomes }
card-charge-result = { $result ->
    [double_charge] Double the charge.
   *[damage_instead_of_charge] Do not charge. The unit takes as many damage points as it would have got charge tokens, and cannot evade.
}

## Effects

card-damage = { $amount ->
    [one] 1 damage point hits
   *[other] { $amount } damage points hit
} { $target }.{ $evadable ->
    [no] { " " }It cannot evade.
   *[yes] { "" }
}
card-charge = { $amount ->
    [one] Put 1 charge token
   *[other] Put { $amount } charge tokens
} on { $target }.
card-drain = Remove all charge tokens from { $target }.
card-repair = Repair { $target }.
card-destroy = Destroy { $target }.
card-to-market-discard = { $target_word ->
    [own_destroyed_item] Put { $target } on your market discard.
    [own_item] Put { $target } on your market discard.
    [this] Put { $target } on your market discard.
    [enemy_market_card] Put { $target } on that opponent’s market discard.
   *[other] Put { $target } on its owner’s market discard.
}
card-choose = Choose { $target }.
card-look = Look at { $target }.
card-put-into-play = Put { $filter_a } from { $piles } into play without paying.
card-fetch = Take { $filter_a } from { $pile } into your hand.{ $shuffled ->
    [yes] { " " }Show it and shuffle the deck.
   *[no] { "" }
}
card-pile = { $pile ->
    [market_row] your market
    [market_discard] your market discard
    [draw_deck] your draw deck
   *[draw_discard] your draw discard
}
card-gain-credits = You get { $amount } credits{ $per ->
    [none] .
   *[other] { " " }for each of your { $per }, at most { $at_most }.
}
card-draw = { $per ->
    [none] { $amount ->
        [one] Draw 1 card.
       *[other] Draw { $amount } cards.
    }
   *[other] Draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } for each of your { $per }, at most { $at_most }.
}
card-discard = { $who ->
    [opponent] { $pick ->
        [chosen] The opponent discards the chosen card.
        [random] { $amount ->
            [one] The opponent discards a random hand card.
           *[other] The opponent discards { $amount } random hand cards.
        }
       *[by_owner] { $amount ->
            [one] The opponent discards 1 hand card.
           *[other] The opponent discards { $amount } hand cards.
        }
    }
   *[self] { $pick ->
        [random] { $amount ->
            [one] Discard a random hand card.
           *[other] Discard { $amount } random hand cards.
        }
       *[by_owner] { $amount ->
            [one] Discard 1 hand card.
           *[other] Discard { $amount } hand cards.
        }
    }
}
card-take-prize = { $amount ->
    [one] Take one of your prize cards into your hand.
   *[other] Take { $amount } of your prize cards into your hand.
}
card-reshuffle = Shuffle your draw discard into your draw deck. Nobody takes a prize card for it.
card-arrange-market = Look at the top { $amount } cards of your market deck and put them back in any order.
card-reveal-market = Turn up the top card of your market deck and add it to your market.
card-cancel-attack = { $scope ->
    [this_unit] Cancel the attack on this unit.
   *[own_units] Cancel the attack on one of your units.
}
card-redirect-attack = { $target ->
    [this] This unit becomes the target of an attack on another of your units.
   *[own_unit] Another of your units becomes the target of the attack.
}
card-reroll-evade = { $scope ->
    [this_unit] Repeat the evade roll of this unit. The second result counts.
   *[own_units] Repeat the evade roll of one of your units. The second result counts.
}
card-cancel-event = The event card has no effect and is discarded.
card-free-attack = Attack at once with one of your weapons without giving up charge tokens.
card-end-effect = Discard this card.
card-roll = { $dice_text } { $outcomes }
card-contest = You and an opponent each roll { $dice ->
    [one] a die
   *[other] two dice
}. Whoever has more: { $won }{ $tied ->
    [none] { "" }
   *[other] { " " }On a tie both: { $tied }
}
card-compare-speed = Compare the speed of one of your ships with that of an opposing ship. If yours is faster: { $faster }
card-may-pay = You may pay { $credits } credits. If you do: { $effects }
card-opponent-may-pay = The opponent may pay { $to_player ->
    [yes] you { $credits } credits.
   *[no] { $credits } credits.
} Otherwise: { $otherwise }
card-later = { $when } (once this turn): { $effects }
card-later-turn-end = At the end of this turn: { $effects }
card-grant = { $until ->
    [turn_end] { $effects } This holds until the end of the turn.
    [next_attack] { $effects } This holds for the next attack.
    [next_charge] { $effects } This holds for the next charge.
   *[own_next_turn_start] { $effects } This holds until the start of your next turn.
}

## Around the card

card-anytime = May be played at any time.
card-on-opponent = Put this card on an opponent’s side; they are the affected player.
card-until = { $until ->
    [turn_end] Works until the end of the turn.
    [own_next_turn_start] Works until the start of your next turn.
    [affected_next_turn_end] Works until the end of the affected player’s next turn.
   *[leaves_play] Stays in play.
}
card-not-rechargeable = Cannot be charged.
card-requires = Extends { $requires }.

## Values

card-price = price { $credits }
card-discard-value = discard value { $credits }
card-generator = generator { $value }
card-charge-box = charge { $initial } of { $max }
card-evade-value = evade { $roll }
card-speed = speed { $value }
card-prize = prize symbol
card-needs = needs { $slots }
card-offers = has { $slots }
