### What stands on the cards.

## Type line and values

card-type-line = { $colour } · { $type } · phase { $phase }{ $unique ->
    [yes] { " " }· unique
   *[no] { "" }
}
card-colour = { $colour ->
    [pro] Pro
    [anti] Anti
   *[dual] dual
}
card-type = { $type ->
    [place] { $kind ->
        [planet] place: planet
        [solar_system] place: solar system
        [star_cluster] place: star cluster
       *[sphere_of_influence] place: sphere of influence
    }
    [person] person
    [troop] troop
    [starship] starship
    [fleet] fleet
    [accessory] { $kind ->
        [unit] unit accessory
        [person] person accessory
        [troop] troop accessory
        [ship] ship accessory
        [starship] starship accessory
        [fleet] fleet accessory
        [place] place accessory
       *[planet] planet accessory
    }
    [event] event
    [status] status
   *[riddle] galactic riddle
}
card-rarity = { $rarity ->
    [uncommon] uncommon
    [rare] rare
   *[common] common
}
card-range = range { $value }
card-transport = transport { $value }
card-stat = { $stat ->
    [stealth] stealth
    [attack] attack
    [defence] defence
    [transport] transport
    [pairing_limit] pairing limit
    [hand_limit] hand limit
    [unit_cap] cap on units
   *[ship_cap] cap on ships
}

## Names

card-quoted = “{ $name }”
card-skill = { $skill ->
    [antihypno] Antihypno
    [disintegration] Disintegration
    [hypno] Hypno
    [matter_converter] Matter Converter
    [locator] Locator
    [scout] Scout
    [suggestor] Suggestor
    [telekinet] Telekineticist
    [telepath] Telepath
    [teleporter] Teleporter
    [igniter] Igniter
    [alarm] Alarm
    [ground_combat] Ground Combat
    [galactic_riddles] Galactic Riddles
    [poison] Poison
    [hypnoblock] Hypnoblock
    [initiative] Initiative
    [internal_security] Internal Security
    [sol_coordinates] Sol Coordinates
    [medicine] Medicine
    [mutant_corps] Mutant Corps
    [space_combat] Space Combat
    [robotics] Robotics
    [red_universe] Red Universe
    [scouting] Scouting
    [espionage] Espionage
    [overlap_front] Overlap Front
    [negotiation] Negotiation
    [economy] Economy
    [science] Science
   *[cell_activator] Cell Activator
}
card-printed-skill = { $skill ->
    [frequenzseher] Frequency Seer
    [lauscher] Listener
    [peiler] Direction Finder
   *[teleoptiker] Teleoptician
}
card-printed-as = { $printed } ({ $name })
card-loyalty = { $loyalty ->
    [saboteure] Saboteurs
    [fantan_leute] Fantan People
    [individualverformer] Individual Distorters
    [topsider] Topsiders
    [springer] Springers
    [ueberschwere] Superheavies
    [aras] Aras
    [arkoniden] Arkonids
   *[arkonidisches_imperium] Arkonid Empire
}
card-people = { $people ->
    [terraner] Terrans
    [arkoniden] Arkonids
    [ferronen] Ferrons
    [topsider] Topsiders
    [individualverformer] Individual Distorters
    [fantan] Fantan
    [springer] Springers
    [ueberschwere] Superheavies
    [goszuls] Goszuls
    [ilt] Mouse-beavers
    [zaliter] Zalites
    [mooff] Mooffs
    [aras] Aras
    [naats] Naats
    [swoon] Swoon
    [mirsaler] Mirsalians
    [volater] Volatians
   *[roboter] Robots
}
card-except-people = { card-people }
card-build-type = { $build ->
    [terraner] Terran
    [arkoniden] Arkonid
    [ferronen] Ferron
    [topsider] Topsider
    [individualverformer] Individual Distorter
    [fantan] Fantan
    [springer] Springer
    [ueberschwere] Superheavy
   *[aras] Ara
}
card-label = { $label ->
    [mutant] mutant
   *[vehicle] vehicle
}
card-system = { $system ->
    [sol] Sol
    [wega] Vega
    [beteigeuze] Betelgeuse
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
    [gray_beast] system of Gray Beast
    [mirsal] Mirsal
    [swaft] Swaft
    [rusuma] Rusuma
    [orion_delta] Orion Delta
    [fantan] system of the Fantan
   *[springer] system of the Springers
}
card-cluster = { $cluster ->
   *[m_13] M-13
}

## Lines of the text field

card-line = { $text }.
card-white = “{ $line }”
card-has-loyalty = Loyalty { $name }
card-has-people = People { $name }
card-has-build = Build type { $name }
card-agent = Agent
card-premise = { $side ->
    [pro] Pro premise: { $premise }.
   *[anti] Anti premise: { $premise }.
}
card-premise-none = none
card-either = { $one }; or { $other }
card-needs-place = { $count ->
    [1] { $name }
   *[other] { $count }× { $name }
}{ $side ->
    [yes] { " " }on this side
   *[no] { "" }
}
card-needs-card = { $passive ->
    [yes] “{ $name }” (passive)
   *[no] “{ $name }” (active)
}{ $side ->
    [yes] { " " }on this side
   *[no] { "" }
}
card-needs-skill = a unit with { $skill }{ $level ->
    [0] { "" }
   *[other] { " " }{ $level }
}{ $side ->
    [yes] { " " }on this side
   *[no] { "" }
}
card-needs-loyalty = { $kind ->
    [unit] a unit
    [ship] a ship
   *[card] a card
} of loyalty { $loyalty }{ $side ->
    [yes] { " " }on this side
   *[no] { "" }
}
card-needs-kind = { $kind ->
    [unit] { $count ->
        [1] an active unit
       *[other] { $count } active units
    }
    [ship] { $count ->
        [1] an active ship
       *[other] { $count } active ships
    }
   *[card] { $count ->
        [1] an active card
       *[other] { $count } active cards
    }
}
card-needs-science = { $count ->
    [1] 1 science point
   *[other] { $count } science points
}
card-needs-riddle-points = { $count ->
    [1] 1 riddle point
   *[other] { $count } riddle points
}
card-needs-sacrifice-missions = { $count ->
    [1] 1 sacrificed mission
   *[other] { $count } sacrificed missions
}
card-needs-scouting-points = { $count ->
    [1] 1 scouting point
   *[other] { $count } scouting points
}
card-needs-riddles-solved = { $count ->
    [1] 1 solved riddle
   *[other] { $count } solved riddles
}
card-lies-in = System: { $system }{ $cluster ->
    [none] { "" }
   *[other] { " " }in { $cluster }
}.
card-min-range = Only for ships of range { $value } or more.
card-ground-limits = Pairing limit: { $limits }.
card-no-target = Never a target of offensive or agent missions.
card-against = { $side ->
    [pro] Target of Pro missions { $when }.
   *[anti] Target of the Arkonid Empire { $when }.
}
card-against-never = never
card-against-owner-sol-coordinates-below = only while Sol Coordinates are below { $sign ->
    [minus] −{ $value }
   *[plus] { $value }
}
card-against-attackers-own-anti-place-was-target = only once the attacker's own Anti { $name } has been a target
card-against-ship-stealth-value-above = only with ships of a stealth value above { $value }
card-against-ara-number-below = only with an Ara number below { $value }
card-against-own-place = only with { $name } of one's own
card-scouting-value = { $count ->
    [1] 1 scouting point.
   *[other] { $count } scouting points.
}
card-attach-to = Only at { $name }.
card-laid-at = { $side ->
    [pro] Goes to a place on the Pro side of an opponent.
   *[anti] Goes to a place on the Anti side of an opponent.
}
card-fixed = Fixed to its bearer.
card-outside-limit = Does not count as the one accessory of a unit.
card-transmit-range = Transmitter of range { $value }.
card-modifier = { $track ->
    [rm] Robot Regent
   *[am] Aras
} { $sign ->
    [minus] −{ $value }
   *[plus] +{ $value }
} ({ $side ->
    [pro] Pro
   *[anti] Anti
}).
card-am-two-or-more = From the second card on Aras +{ $value } in all (Anti).
card-secret = Secret: lies face down.
card-outdated = Outdated after phase { $phase }.
card-copies = { $count ->
    [1] At most once in a matter source.
    [2] At most twice in a matter source.
   *[other] At most { $count } times in a matter source.
}
card-banned = Banned from play.

## Which cards are meant

card-gender = { $kind ->
    [event] vowel
    [effect] vowel
    [agent] vowel
    [accessory] vowel
   *[other] consonant
}
card-noun = { $kind ->
    [person] person
    [troop] troop
    [unit] unit
    [starship] starship
    [fleet] fleet
    [ship] ship
    [place_accessory] place accessory
    [accessory] accessory
    [place] place
    [player] player
    [event] event
    [status] status
    [riddle] riddle
    [effect] effect
    [agent] agent
    [mission] mission
   *[card] card
}
card-nouns = { $kind ->
    [person] persons
    [troop] troops
    [unit] units
    [starship] starships
    [fleet] fleets
    [ship] ships
    [place_accessory] place accessories
    [accessory] accessories
    [place] places
    [player] players
    [event] events
    [status] statuses
    [riddle] riddles
    [effect] effects
    [agent] agents
    [mission] missions
   *[card] cards
}
card-except-noun = { $kind ->
    [status] a status
    [event] an event
    [riddle] a riddle
    [place] a place
    [starship] a starship
    [accessory] an accessory
    [person] a person
    [troop] a troop
   *[fleet] a fleet
}
card-active = { $active ->
    [yes] active{ " " }
   *[no] { "" }
}
card-target = { $owner ->
    [own] { $count ->
        [all] all your { card-active }{ $many }
        [one] one of your { card-active }{ $many }
       *[other] { $count } of your { card-active }{ $many }
    }
    [any] { $count ->
        [all] all { card-active }{ $many }
        [one] { $active ->
            [yes] an
           *[no] { $gender ->
                [vowel] an
               *[consonant] a
            }
        } { card-active }{ $one }
       *[other] { $count } { card-active }{ $many }
    }
   *[enemy] { $count ->
        [all] all { card-active }enemy { $many }
        [one] an { card-active }enemy { $one }
       *[other] { $count } { card-active }enemy { $many }
    }
}
card-target-self = this card
card-target-same = the card concerned
card-target-bearer = the bearer
card-target-carrier = the starship that carries this card
card-target-target-place = a card of the target place
card-player = { $owner ->
    [own] you
    [opponent] an opponent
    [each_opponent] each opponent
    [any] everybody
   *[enemy] the opponent
}
card-where = { $where ->
    [here] at this place
    [combat] in combat
    [pairing] { $many ->
        [yes] from different pairings
       *[no] in the same pairing
    }
    [mission] of the mission
    [target_place] at the target
    [aboard] aboard
    [own_side] on this side
    [stored] under this card
   *[anywhere] at any place
}
card-zone = { $zone ->
    [hand] { $owner ->
        [own] your hand
       *[opponent] the hand of an opponent
    }
    [sink] { $owner ->
        [own] your matter sink
        [any] any matter sink
       *[opponent] the matter sink of an opponent
    }
    [table] the table
   *[source] { $owner ->
        [own] your matter source
        [any] any matter source
       *[opponent] the matter source of an opponent
    }
}
card-filter-family = { $name }
card-filter-phase = of phase { $name }
card-filter-people = of the people { $name }
card-filter-not-people = other than { $name }
card-filter-loyalty = of loyalty { $name }
card-filter-build-type = of build type { $name }
card-filter-side = ({ $name })
card-filter-stealth = with stealth { $name }
card-filter-place = at { $name }
card-filter-system = in the system { $name }
card-filter-cluster = in the star cluster { $name }
card-filter-premise-names = with “{ $name }” in the premise
card-filter-premise-lacks = without “{ $name }” in the premise
card-filter-same-owner = of one player

## When, for what, under which conditions

card-lead = { $when }{ $costs ->
    [none] { "" }
   *[other] { " " }({ $costs })
}:
card-played-in = played in { $window }
card-window = { $window ->
    [permanent] always
    [on_play] when laid out
    [solved] when you solve the riddle
    [leaves_play] when the card goes to the matter sink
    [response] answer
    [phase_change] at a phase change
    [reactivation] reactivation
    [mission_section] mission section
    [before_draw] before drawing
    [after_draw] after drawing
    [build_up] build-up
    [discard_section] discard section
    [own_turn] at any time in your turn
    [mission_announced] when a mission is announced
    [goal_drawn] when the goal has been drawn
    [in_flight] in flight
    [line_up] at the line-up
    [before_stealth] after the line-up
    [stealth] before the stealth values
    [after_break_through] after breaking through
    [open_fire] open fire
    [combat_values] before the combat values
    [after_values] after the combat values
    [destruction] at a destruction
    [combat] in combat
    [round_end] at the end of the combat round
    [retreat] during a retreat
    [before_ground_combat] before ground combat
    [before_reduction] before the reduction
    [after_mission] after the mission
    [agent_deposit] when depositing
    [radio_message] radio message
    [agent_return] when an agent is back
    [counter_mission] in a counter mission
   *[agent_caught] when an agent is caught
}
card-cost-passivate = this card becomes passive
card-cost-sink = this card to the matter sink
card-cost-from-hand = discard this card from hand
card-cost-sacrifice-mission = sacrifice a mission
card-cost-discard = { $amount ->
    [1] discard 1 card
   *[other] discard { $amount } cards
}
card-cost-passivate-other = “{ $name }” at this place becomes passive
card-unless = except { $condition }
card-if-combat = { $value ->
    [space] in space combat
   *[ground] in ground combat
}
card-if-role = { $value ->
    [attacker] as attacker
   *[defender] as defender
}
card-if-round = in combat round { $value }
card-if-mission = { $value ->
    [offensive] on an offensive mission
    [defensive] on a defensive mission
    [agent] on an agent mission
   *[counter] on a counter mission
}
card-if-origin = from this place
card-if-side = { $value ->
    [pro] on the Pro side
   *[anti] on the Anti side
}
card-if-target-side = { $value ->
    [pro] against a Pro place
   *[anti] against an Anti place
}
card-if-phase = in phase { $value }
card-if-phase-ending = when phase { $value } ends
card-if-place-not = not at { $name }
card-if-card = for “{ $name }”
card-if-card-in-mission = if “{ $name }” takes part
card-if-premise-names = for cards with “{ $name }” in their premise
card-if-event-played = if “{ $name }” has been played
card-if-own-ship-at-target = { $value ->
    [yes] if a ship of yours is at the target
   *[no] if no ship of yours is at the target
}
card-if-own-reduction-in-this-mission = { $value ->
    [yes] if you reduced something in this mission
   *[no] if you reduced nothing in this mission
}
card-if-attack-minus-defence-at-least = { $value ->
    [0] if your attack value is at least the defence value
   *[other] { $sign ->
        [minus] if your attack value is at most { $value } below the defence value
       *[plus] if your attack value is at least { $value } above the defence value
    }
}
card-if-enemy-skill-here = if the opponent has an active unit with { $name } there
card-if-riddles-solved-at-least = { $value ->
    [1] if you have solved a riddle
   *[other] if you have solved { $value } riddles
}
card-if-target-has-no = { $value ->
    [pro] if an opponent has no “{ $name }” on the Pro side
   *[anti] if an opponent has no “{ $name }” on the Anti side
}
card-if-target-range = if the target needs range { $value }
card-if-carried = { $value ->
    [yes] if another ship carries it
   *[no] if no other ship carries it
}
card-if-agent-delivered = { $value ->
    [yes] if it has brought information
   *[no] if it has brought no information
}
card-if-bearer-destroyed-in = { $value ->
    [space] if the bearer is destroyed in space combat
   *[ground] if the bearer is destroyed in ground combat
}

## What happens

card-sentence = { $deed }{ $duration ->
    [none] { "" }
   *[other] { " " }{ $duration }
}.
card-duration = { $span ->
    [section] until the end of the section
    [turn] until the end of the turn
    [combat_round] in this combat round
    [combat] in this combat
    [mission] for this mission
    [rounds] { $rounds ->
        [1] for 1 round
       *[other] for { $rounds } rounds
    }
    [fetched] until it is fetched
    [next_agent_mission] on the next agent mission from here against that player
   *[permanent] for the rest of the game
}
card-do-modify = { $kind ->
    [player] { $player } { $owner ->
        [own] get
       *[opponent] gets
    }
   *[other] { $target } { $many ->
        [yes] get
       *[no] gets
    }
} { $stat } { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}
card-do-set = { $target } { $many ->
    [yes] have
   *[no] has
} { $stat } { $amount }
card-do-passivate = { $target } { $many ->
    [yes] become
   *[no] becomes
} passive
card-do-activate = { $target } { $many ->
    [yes] become
   *[no] becomes
} active{ $even_if_held ->
    [yes] , even if it would have to stay passive
   *[no] { "" }
}
card-do-destroy = { $target } { $many ->
    [yes] are
   *[no] is
} destroyed
card-do-prevent = { $target } { $many ->
    [yes] are
   *[no] is
} not destroyed
card-do-sink = { $target } { $many ->
    [yes] go
   *[no] goes
} directly to the matter sink
card-do-to-hand = { $target } { $many ->
    [yes] return
   *[no] returns
} to hand{ $with_accessories ->
    [yes] { " " }with accessories
   *[no] { "" }
}
card-do-set-aside = { $target } { $many ->
    [yes] are
   *[no] is
} set aside for { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}
card-do-lay-out = { $to ->
    [none] { $player } { $owner ->
        [own] lay out
       *[opponent] lays out
    } { $target_acc } from the matter source{ $side ->
        [pro] { " " }on the Pro side
        [anti] { " " }on the Anti side
       *[none] { "" }
    }
   *[other] { $target } is laid out{ $passive ->
        [yes] { " " }passive
       *[no] { "" }
    } at { $to } instead
}
card-do-move = { $target } { $many ->
    [yes] go
   *[no] goes
} { $to ->
    [transmitter] by transmitter to another place of yours with a transmitter
    [retreating_ships] into the ships that retreat
    [same_place] to the same place
   *[hand] to hand
}
card-do-draw = { $owner ->
    [own] draw
   *[opponent] { $player } draws
} { $amount ->
    [1] 1 card
   *[other] { $amount } cards
}
card-do-discard = { $owner ->
    [own] discard
    [same] discard
   *[opponent] { $player } discards
} { $choose ->
    [random] { $amount ->
        [1] 1 random card
       *[other] { $amount } random cards
    }
    [chooser] { $amount ->
        [1] 1 of them of your choice
       *[other] { $amount } of them of your choice
    }
   *[owner] { $amount ->
        [1] 1 card
       *[other] { $amount } cards
    }
}
card-do-search = search { $from } for { $target_acc } and take it into your hand
card-do-look = look at { $amount ->
    [0] the hand of an opponent
   *[other] the top { $amount } cards of { $owner ->
        [own] one of your matter sources
        [any] any matter source
       *[opponent] a matter source of an opponent
    }
}
card-do-store = put 1 card from your hand face down under this card; at most { $max } lie there
card-do-cancel = { $what ->
    [none] { $of ->
        [none] cancel an event
       *[other] cancel { $of }
    }
   *[break_through] cancel a break-through
}{ $except ->
    [none] { "" }
   *[other] { " " }other than { $except }
}
card-do-grant-skill = { $target } gets the skill { $skill }
card-do-raise-skill = one { $family ->
    [mutant] mutant skill
   *[normal] normal skill
} of the bearer{ $except ->
    [none] { "" }
   *[other] { " " }(not { $except })
} is { $amount ->
    [1] 1 level
   *[other] { $amount } levels
} higher; you choose it when laying this out
card-do-points = { $track ->
    [science] you get { $one ->
        [yes] 1 science point
       *[no] { $amount } science points
    } at this place
    [scouting] you get { $one ->
        [yes] 1 scouting point
       *[no] { $amount } scouting points
    }
    [sol_coordinates] { $player } { $owner ->
        [own] get
       *[enemy] gets
    } Sol Coordinates { $sign ->
        [minus] −{ $amount }
       *[plus] +{ $amount }
    }
    [rm_anti] your Robot Regent modifier (Anti) rises by { $amount }
   *[victory] you { $sign ->
        [minus] lose
       *[plus] get
    } { $one ->
        [yes] 1 victory point
       *[no] { $amount } victory points
    }
}
card-do-immune = { $target } { $many ->
    [yes] are
   *[no] is
} immune to { $to }
card-do-allow = { $what ->
    [defensive_mission_without_ships] your units need no ship for defensive missions between { $between }
    [destroy_or_reduce_this_fixed_accessory] this card can be destroyed and reduced although it is fixed
    [missions_outside_m_13] { $target } may carry out missions outside M-13
    [missions_to_gray_beast] this card may carry out missions to Gray Beast
    [missions_to_marked_target] { $target } may fly to where the marked ship went
    [transport_this_accessory] your ships may carry this card{ $to ->
        [none] { "" }
       *[other] , but only to { $to }
    }
    [extra_draws] you may make extra draws
    [break_through] { $target } may break through
    [solved_riddle_for_victory_III] this counts as a solved riddle for the victory condition of phase III
    [attach] accessories may lie here
    [unload] units may be unloaded here
    [retreat] { $target } may retreat
    [activate] { $target } may become active
    [passivate] { $target } may become passive
    [lay_out] { $target } may be laid out here
    [missions] { $target } may carry out missions
    [missions_to] { $target } may fly here
    [pursuable_by_build_arkoniden] ships of build type Arkonid may follow
    [reduce_last_copy_by_destabilisation] the last card may be reduced too
    [terra] this counts as Terra
   *[venus] this counts as Venus
}
card-do-forbid = { $what ->
    [extra_draws] { $player } may make no extra draws
    [attach] no accessory can lie here
    [unload] units stay in their ships here
    [retreat] { $target } may not retreat
    [activate] { $target } does not become active
    [passivate] { $target } cannot become passive
    [lay_out] no unit can be laid out here
    [missions] { $target } may carry out no missions
    [missions_to] { $kind ->
        [ship] no ship may fly here
       *[unit] no unit may fly here
    }
    [reduce_last_copy_by_destabilisation] destabilisation never takes the last card
    [break_through] { $target } cannot break through
    [defensive_mission_without_ships] there is no defensive mission without a ship
    [destroy_or_reduce_this_fixed_accessory] this card can be neither destroyed nor reduced
    [solved_riddle_for_victory_III] this counts as no solved riddle
    [missions_to_gray_beast] no mission may go to Gray Beast
    [missions_outside_m_13] no mission may leave M-13
    [missions_to_marked_target] no ship may fly to the marked place
    [pursuable_by_build_arkoniden] nobody may follow
    [transport_this_accessory] this card cannot be carried
    [terra] this does not count as Terra
   *[venus] this does not count as Venus
}
card-do-counts-as = { $what ->
    [solved_riddle_for_victory_III] this card counts as a solved riddle for the victory condition of phase III
    [terra] this card also counts as Terra for premises, caps and laying out
   *[venus] this card also counts as Venus for premises
}
card-do-extra-mission = { $target } may carry out { $amount ->
    [1] 1 further mission
   *[other] { $amount } further missions
}
card-do-end-mission = an enemy mission ends; its cards go home
card-do-new-goal = { $choose ->
    [random] draw a new goal
   *[owner] choose a new goal
}
card-do-swap-pairing = { $target } change their pairings
card-do-force-retreat = { $target } { $many ->
    [yes] retreat
   *[no] retreats
} at once{ $to ->
    [same_place] { " " }to the same place
   *[none] { "" }
}
card-do-transmit = the agent sends its points by radio; the message has stealth { $stealth }
card-do-mark = { $target } can be followed to its target by Anti ships of build type Arkonid
card-random = Draw an action card. { $usual } If the card shows { $letter } ({ $column ->
    [red] red
   *[green] green
}) above { $above }: { $instead }
card-waived = { $skill } waives the discard.
card-limit = { $limit ->
    [once_per_window] Once each time.
    [once_per_turn] Once a turn.
   *[once_per_game] Once a game.
}
card-blocked = { $skills } protects against it.
card-cancelled = { $skills } can cancel it.
card-infection = Infection: { $skill } protects against it.
card-number = { $whole }
card-decimal-mark = .

## Other cards

card-family = { $family ->
    [action] Action card
   *[helper] Helper card
}
card-goal = { $goal ->
    [assassination] assassination
    [destabilisation] destabilisation
    [sabotage] sabotage
   *[devastation] devastation
}
card-action-goal = Goal: { $goal }.
card-letter-bar = Letter bar (red left, green right): { $bar }.
