# On the start page, and the numbers of a seat
about = Explore, settle, research and fight your way to the most points in eight rounds.
fact-money = Money
fact-science = Science
fact-materials = Materials
fact-points = Points
fact-discs = Discs

# The board
ecl-parts = Parts of the table
ecl-tab-map = Map
ecl-tab-research = Research
ecl-tab-shipyard = Shipyard
ecl-tab-boards = Players
ecl-round = Round { $round } of 8
ecl-turn = Turn the sector
ecl-lay = Lay it
ecl-zone-left = { $ring ->
    [1] inner
    [2] middle
   *[other] outer
} · { $left } left
ecl-other-sector = The other one: { $name }, { $points } points
ecl-mini-map = All of the galaxy
ecl-row-military = Military
ecl-row-grid = Grid
ecl-row-nano = Nano
ecl-row-rare = Rare
ecl-nothing-there = nothing on offer
ecl-parts-to-install = Parts to install
ecl-left = { $count } left
ecl-empty-slot = empty
ecl-initiative = Initiative
ecl-computer = Computer
ecl-shield = Shield
ecl-hull = Hull
ecl-drive = Range
ecl-energy = Energy
ecl-structures = Structures
ecl-orbital = Orbital
ecl-monolith = Monolith
ecl-passed = has passed
ecl-traitor = traitor
ecl-colony = { $ready ->
    [one] 1 colony ship
   *[other] { $ready } colony ships
}
ecl-reputation = { $count ->
    [one] 1 reputation tile
   *[other] { $count } reputation tiles
}
ecl-your-board = Your resources and actions
ecl-action-explore = Explore
ecl-action-research = Research
ecl-action-upgrade = Upgrade
ecl-action-build = Build
ecl-action-move = Move
ecl-action-influence = Influence
ecl-short-explore = Explore
ecl-short-research = Research
ecl-short-upgrade = Upgrade
ecl-short-build = Build
ecl-short-move = Move
ecl-short-influence = Influence
ecl-discs-here = { $count ->
    [one] 1 disc lies here
   *[other] { $count } discs lie here
}
ecl-known = you have it
ecl-holders = Have it already: { $names }
ecl-short-of = { $count } science short
ecl-next-disc = The next disc costs { $cost } money in the upkeep
ecl-chance = Chance to win: { $chance }
ecl-track = { $off ->
    [0] { $count } of 7
   *[other] { $count } of 7, { $off } science cheaper
}
ecl-in-the-bag = Still in the bag
ecl-cannon-die = Die with { $damage } damage
ecl-missile-die = Missile with { $damage } damage
ecl-effect-build = builds: { $what }
ecl-effect-activations = { $action } +{ $amount }
ecl-effect-advanced = Advanced planets: { $resource }
ecl-effect-all-advanced = All advanced planets
ecl-effect-influence-discs = { $amount ->
    [one] 1 more disc
   *[other] { $amount } more discs
}
ecl-effect-destroy-all-population-when-attacking = Bombs destroy all population
ecl-effect-half-wormholes = Half wormholes are enough
ecl-effect-resources-per-artifact = { $amount } resources per artifact
ecl-effect-split-damage = Splits antimatter damage
ecl-effect-ignore-neutron-bombs = Neutron bombs have no effect
ecl-effect-ships-needed-to-pin = { $amount } ships pin one of yours
ecl-effect-place-warp-portal = A warp portal, 1 point
ecl-effect-draw-discovery = A discovery
ecl-store = { $resource }: { $amount } in store, { $made } a round
ecl-influence-track = Influence track: { $discs } discs, upkeep { $upkeep }, balance { $balance }
ecl-ambassador = Ambassador with
ecl-starbase = Starbase
ecl-odds-coming = Working out the odds …
ecl-forecast = Points if it ended now
ecl-round-was = Round { $round } in short
ecl-did-sectors = sectors
ecl-did-technologies = techs
ecl-did-built = built
ecl-did-destroyed = destroyed
ecl-did-lost = lost
ecl-did-balance = balance
ecl-times = { $count } times
ecl-battle = Battle in { $sector }
ecl-missiles = Missiles
ecl-battle-round = Battle round { $round }
ecl-bombards = Bombardment of { $sector }
ecl-cubes-lost = { $count ->
    [0] No cube is lost.
    [one] One cube is lost.
   *[other] { $count } cubes are lost.
}
ecl-defenceless = { $count ->
    [one] Without a roll: the cube is lost.
   *[other] Without a roll: all { $count } cubes are lost.
}
ecl-fame = Reputation
ecl-dice = Dice
ecl-needs = { $ship } hits on { $least }+
ecl-needs-sum = { $ship } hits on { $least }+ ({ $parts })
ecl-die-hits = { $face }: hits
ecl-die-misses = { $face }: misses
ecl-damage = { $damage } damage
ecl-aim = Which ship does the first die hit?
ecl-leaves = turns away
ecl-defender = Defender
ecl-attacker = Attacker
ecl-neutral = Neutral
ecl-die = { $colour } die: { $face }
ecl-assign-for-me = Assign for me
ecl-odds-now = Odds now
ecl-nobody-left = nobody is left
ecl-hull-left = { $left } of { $all } hull
ecl-who-are-you = Who are you?
ecl-easy = good first choice
ecl-plain = Nothing special: everything in balance
ecl-sides = Other colours of this people
ecl-against-ancient = one against an Ancient:
ecl-starts = Begins with
ecl-trades = Trades { $rate } for 1
ecl-beside = beside
ecl-whose = Whose ships
ecl-scores = Where the points come from
ecl-score-reputation = Reputation
ecl-score-ambassadors = Ambassadors
ecl-score-sectors = Sectors
ecl-score-monoliths = Monoliths
ecl-score-discoveries = Discoveries
ecl-score-traitor = Traitor
ecl-score-technologies = Technologies
ecl-score-portals = Warp portals
ecl-score-species = Species
ecl-score-eliminated = Eliminated
ecl-tiles-left = Sectors left: { $inner } inner, { $middle } middle, { $outer } outer
ecl-special-extra_energy_on_mobile_ships = More energy on every ship that moves
ecl-special-population_destroyed_automatically_even_with_neutron_absorber = Its population always dies in a bombardment
ecl-special-explore_may_draw_2_keep_1 = Draws two sectors and keeps one
ecl-special-plus_1_vp_per_ancient_on_board = 1 point for each Ancient left on the map
ecl-special-starts_with_cruiser = Begins with a cruiser
ecl-special-no_discovery_while_ancients_present = No discovery while Ancients are there
ecl-special-lower_build_costs = Builds at lower costs
ecl-special-not_pinned_by_ancients = Ancients do not stop its ships
ecl-special-draw_2_reputation_at_setup = Begins with two reputation tiles
ecl-special-higher_initiative = Faster ships
ecl-special-coexists_with_ancients = Lives in peace with Ancients
ecl-special-lower_initiative = Slower ships
ecl-special-cube_on_advanced_science_square_at_setup = Its advanced science planet is settled
ecl-special-extra_computer_and_energy = Better computers and more energy
ecl-special-one_slot_less_per_blueprint = One slot less on each ship
ecl-special-two_discs_removed_at_setup = Two discs fewer
ecl-special-plus_1_vp_per_controlled_sector = 1 more point for each own sector
ecl-activation = { $action } { $count } times

# First steps
lesson-ecl-told-goal = Most points after eight rounds win: from sectors, battles and technologies.
lesson-ecl-told-explore = A turn is one action, and it costs a disc. Take Explore.
lesson-ecl-told-zone = Choose the lit zone. It lies beside your home.
lesson-ecl-told-place = An Ancient guards it. Half rings that meet make a way. Lay it.
lesson-ecl-told-research = You have three science. Take Research.
lesson-ecl-told-technology = Nanorobots cost two: you build more with every action. Buy them.
lesson-ecl-told-build = Your cruiser alone beats the Ancient about every second time. Take Build.
lesson-ecl-told-ship = Build an interceptor at home. It costs three materials.
lesson-ecl-told-stop = What is left buys nothing. Stop here.
lesson-ecl-told-move = Two ships win four times out of five. Take Move.
lesson-ecl-told-fly = Send the cruiser to the Ancient.
lesson-ecl-told-follow = Send the interceptor after it.
lesson-ecl-told-pass = You are done for this round. Pass: then battles are fought.
lesson-ecl-told-attack = Whoever is faster fires first. Attack.
lesson-ecl-told-again = A six always hits; your computer helps with less. Attack.
lesson-ecl-told-keep = Whoever fights draws reputation. Keep the best tile: it counts at the end.
lesson-ecl-told-occupy = The sector is free now. Put a disc on it: it is yours.
lesson-ecl-told-discovery = You have found something. Use it, or keep two points. Use it.
lesson-ecl-told-settle = Send a colony ship to a planet: your income grows.
lesson-ecl-told-settle-more = And another one. Then your income is paid, and round two begins.
lesson-ecl-explore = A turn is one action. Take “Explore”. Each action costs a disc, and discs cost money at the end of the round.
lesson-ecl-zone = Choose one of the lit zones beside your home.
lesson-ecl-place = A click turns the sector. Half circles that meet make a way. Then lay it.
lesson-ecl-claim = Put a disc on it. Its points and its planets are yours.
lesson-ecl-colonise = Send a colony ship to a planet: click the planet, then the resource. Your income grows.
lesson-ecl-end = You are done here. End the turn.
lesson-ecl-technology = Choose a technology. The number is its price in science.
lesson-ecl-discovery = You have found something. Use it, or keep it for two points.
lesson-ecl-stop = Nothing more to do with this action. Stop here.
lesson-ecl-pass = When discs or money run short, pass. The round ends when everybody has.

# Tools for people with the box
tool-odds = Eclipse: battle odds
tool-odds-about = Two fleets, every blueprint: who wins, and with which ships left.

# Battle odds
odds-title = Battle odds for Eclipse
odds-about = Put the fleets together. The odds follow every change.
odds-defender = Defender
odds-attacker = Attacker
odds-advanced = the heavier blueprint
odds-fewer = One { $ship } fewer
odds-more = One more { $ship }
odds-blueprint = Change the blueprint
odds-slot = { $ship }, slot { $slot }
odds-as-printed = As printed
odds-nobody = Give each side at least one ship.
odds-left = What is left of { $name }
odds-rounds = The battle takes { $rounds } rounds on average.

# The table in words
ecl-twin-edge = { $edge ->
    [n] north
    [ne] northeast
    [se] southeast
    [s] south
    [sw] southwest
   *[nw] northwest
}: { $beyond }, { $way ->
    [way] a way
    [half] half a way
   *[wall] no way
}
ecl-twin-unknown = unexplored
ecl-twin-blueprint = { $parts } · initiative { $initiative }, computer +{ $computer }, shield −{ $shield }, hull { $hull }, moves { $move }, costs { $cost } materials
ecl-twin-upkeep = upkeep { $upkeep }, balance { $balance }
twin-kind-sector = Sectors
twin-kind-square = Planets
twin-kind-ship = Ships
twin-kind-slot = Slots for parts
twin-kind-zone = Unexplored zones
twin-kind-technology = Technologies on offer
twin-kind-build = What can be built
twin-kind-stack = Stacks
twin-kind-neutral = Neutral ships
twin-kind-track = Tracks
twin-kind-action = Actions
twin-kind-technologies = Your technologies
twin-kind-species = Species
twin-kind-round = Round
twin-kind-battle = Battle
twin-one-stack = Stack
twin-one-round = Round
twin-one-battle = Battle
twin-which-money = money
twin-which-science = science
twin-which-materials = materials
twin-which-gray = any
twin-fact-artifact = artifact
twin-fact-discovery = discovery
twin-fact-orbital = orbital
twin-fact-monolith = monolith
twin-fact-portal = warp portal
twin-fact-sector = in { $value }
twin-fact-resource = { $value }
twin-fact-advanced = advanced
twin-fact-filled = settled
twin-fact-damage = damage { $value }
twin-fact-ring = ring { $value }
twin-fact-copies = { $value } times
twin-fact-discs = discs { $value }
twin-fact-number = { $value }

# Chapters of the rules
chapter-ECL-GEN = Overview
chapter-ECL-SETUP = Setup
chapter-ECL-RES = Resources
chapter-ECL-ACT = Action phase
chapter-ECL-COL = Colony ships
chapter-ECL-EXP = Explore
chapter-ECL-DISC = Discoveries
chapter-ECL-RESCH = Research
chapter-ECL-TECH = Technologies
chapter-ECL-UPG = Upgrade
chapter-ECL-BLD = Build
chapter-ECL-MOV = Move
chapter-ECL-INF = Influence
chapter-ECL-REACT = Reactions
chapter-ECL-DIP = Diplomacy
chapter-ECL-ACTX = Example: action phase
chapter-ECL-CMB = Combat phase
chapter-ECL-REP = Reputation
chapter-ECL-BOMB = Attacking population
chapter-ECL-OCC = Occupying sectors
chapter-ECL-CMBX = Example: combat
chapter-ECL-UPK = Upkeep phase
chapter-ECL-CLN = Cleanup phase
chapter-ECL-END = End of the game
chapter-ECL-SPEC = Species
chapter-ECL-WARP = Warp portals
chapter-ECL-FAQ = Frequent questions

# Who acts, and what it is
beat-action = Action
beat-explore = explores
beat-explore-you = explore
beat-research = researches
beat-research-you = research
beat-upgrade = upgrades
beat-upgrade-you = upgrade
beat-build = builds
beat-build-you = build
beat-move = moves
beat-move-you = move
beat-influence = takes influence
beat-influence-you = take influence
beat-settle = settles
beat-settle-you = settle
beat-trade = trades
beat-trade-you = trade
beat-find = makes a discovery
beat-find-you = make a discovery
beat-pact = negotiates
beat-pact-you = negotiate
beat-pass = passes
beat-pass-you = pass
beat-battle = Battle
beat-volley = fires
beat-volley-you = fire
beat-hit = Hit
beat-retreat = Retreat
beat-bombard = attacks the population
beat-bombard-you = attack the population
beat-after = After the battle
beat-fame = earns reputation
beat-fame-you = earn reputation
beat-upkeep = Upkeep
beat-round = New round
beat-tray = New technologies
beat-species = Species
beat-out = is out
beat-out-you = are out

# The card about a thing
ecl-about-free = A sector that nobody controls.
ecl-about-mine = A sector of yours.
ecl-about-owned = A sector of { $name }.
ecl-about-zone = Nobody has been here. Ring { $ring }, { $left ->
    [one] one sector left in the stack
   *[other] { $left } sectors left in the stack
}.
ecl-about-planet = A planet to settle: { $resource }.
ecl-about-advanced = A planet that needs an advanced technology: { $resource }.
ecl-about-settled = A settled planet: { $resource }.
ecl-about-neutral = It belongs to nobody and fights everybody.
ecl-about-my-ship = A ship of yours.
ecl-about-ship = A ship of { $name }.
ecl-cannons = Cannons
ecl-hits-from = Hits on
ecl-price = Price
ecl-in-tray = On the tray
ecl-ways-to = Ways to { $names }
ecl-no-ways = No way leads out of here yet
ecl-unlocks = A part for your ships: { $part }.
