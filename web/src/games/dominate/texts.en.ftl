# On the start page, and the numbers of a seat
about = Lead tanks, engineers and aircraft over hex fields, build a base, or sneak through corridors in a campaign for two.
fact-value = Value
fact-credits = Credits
fact-energy = Energy

# The map
dd-map = Map
dd-layers = What the map shows
dd-round = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
}
dd-layer-threat = Enemy range
dd-layer-ground = Building ground
dd-layer-sight = Guards’ sight
dd-layer-routes = Routes
dd-sheet-base = Base
dd-sheet-orders = Orders
dd-fog = Not yet seen
dd-terrain-open = open ground
dd-terrain-forest = forest
dd-terrain-water = water
dd-terrain-mountain = mountain
dd-terrain-ford = ford
dd-letter-forest = F
dd-letter-water = W
dd-letter-mountain = M
dd-letter-ford = Fd
dd-unused = { $count ->
    [one] 1 not used yet
   *[other] { $count } not used yet
}

# Figures
dd-badge-used = used
dd-badge-cargo = carries ore
dd-badge-loaded = loaded
dd-badge-empty = not loaded
dd-badge-shield = shield holds one hit
dd-badge-hit = hit once in this turn
dd-badge-suppressed = under suppressive fire
dd-badge-prone = on the ground
dd-badge-carries = has passengers
dd-class-infantry = infantry
dd-class-wheeled = wheeled
dd-class-armoured = armoured
dd-class-air = aircraft
dd-class-building = building
dd-verdict-hit = hit, no answer
dd-verdict-both = both lost
dd-verdict-answered = hit, your shield holds
dd-verdict-held = its shield holds
dd-verdict-worse = only yours is lost
dd-verdict-exchange = both shields hold
dd-more-of = More about { $name }
dd-speed = Speed
dd-range = Range
dd-sight = Sight
dd-cost = Cost
dd-time = Build time
dd-ore = Ore
dd-attacks = Attacks: { $classes }
dd-aboard = On board: { $names }
dd-could-hit = Could attack { $name }: { $verdict }
dd-hit-by = Within range of: { $names }
dd-in-range-of = In range of { $names }

# The base
dd-base = Your base
dd-only-you = only you see this
dd-energy = Energy account
dd-energy-sum = Gives: { $gives }. Takes: { $takes }.
dd-energy-lacks = Below 0: slots stand still, aircraft do not reload, RAK Towers are silent, ore pays nothing.
dd-slot = Build slot
dd-slot-about = one step each turn
dd-ready = READY
dd-in-slot = { $field ->
    [0] Ready to be placed
    [one] One turn to go
   *[other] { $field } turns to go
}
dd-category-infantry = Infantry
dd-category-vehicles = Vehicles
dd-category-buildings = Buildings
dd-used-of = { $used } of { $limit }
dd-order = Order
dd-order-about = cost · turns, in use
dd-stock = { $used } of { $number }
dd-strike = { $field ->
    [0] Orbital strike READY
    [one] Orbital strike in 1 turn
   *[other] Orbital strike in { $field } turns
}
dd-missing-tech-too-high = tech level too high
dd-missing-builder-infantry = needs barracks
dd-missing-builder-vehicles = needs a factory
dd-missing-builder-buildings = needs a construction yard
dd-missing-slot-is-full = slot full
dd-missing-none-left = none left
dd-missing-too-few-credits = too few credits

# Indoors
dd-about-square = A square of the floor
dd-seen-by = Seen by { $names }
dd-door-open = open
dd-door-closed = closed
dd-door-locked = locked
dd-door-blown = blown open
dd-spot-object = Something to look at
dd-spot-terminal = { $on ->
    [yes] Terminal, on
   *[no] Terminal, off
}
dd-spot-camera = { $on ->
    [yes] Camera, on
   *[no] Camera, off
}
dd-spot-sentry_gun = { $on ->
    [yes] Sentry gun, on
   *[no] Sentry gun, off
}

# What a beat is about
beat-shot = Attack
beat-counter = Counter-attack
beat-suppress = Suppressive fire
beat-overrun = Driven over
beat-lost = Lost
beat-move = Movement
beat-board = Getting in and out
beat-capture = Captured
beat-build = Placed
beat-order = Order
beat-harvest = Ore
beat-income = Credits
beat-works = Action
beat-strike = Orbital strike
beat-alarm = ALARM
beat-spotted = Seen
beat-find = Found
beat-read = Read out
beat-book = From the book
beat-tile = New ground
beat-guard = Guard
beat-dice = Dice
beat-turn = Turn
beat-round = New round
beat-card = Card
beat-mission = Mission
beat-news = Newspaper
beat-out = Out
beat-values = Values

# The lesson
lesson-dd-load = Your harvester stands on ore. Load it: each load brings credits.
lesson-dd-unload = Unload at your refinery: six credits.
lesson-dd-attack = Attack what cannot answer. The verdict stands above it.
lesson-dd-capture = Your engineer can take this building. Capture it.
lesson-dd-step = Pick a figure, then a lit field. It goes there.
lesson-dd-build = Nothing left to do? On to building.
lesson-dd-done = This figure is done. Go on with the next.
lesson-dd-place = What is READY goes onto the map. Place it.
lesson-dd-order = Order something. It takes as many turns as it says.
lesson-dd-end = End your turn; everything in the slot comes nearer.
lesson-dd-counter = You are attacked and may shoot back. It costs nothing.
lesson-dd-harvester = A refinery brings a harvester along. Take it.

# The table in words
twin-kind-field = Fields
twin-kind-figure = Figures
twin-kind-order = In production
twin-kind-base = Base
twin-kind-square = Squares
twin-kind-door = Doors
twin-kind-spot = Things
twin-kind-fog = Fog
twin-kind-page = Orders

# Indoors, orders, campaign
dd-floor = Floor plan
dd-in-sight = in sight of a guard
dd-layer-plan = Plan
dd-alarm-off = Alarm off
dd-alarm-on = ALARM
dd-alarm-seen = Seen by { $names }
dd-choose = To choose from
dd-role-PL1 = You lead
dd-role-PL2 = You are the game master
dd-rules = Rules
dd-goal = Goal
dd-goal-where = Where?
dd-goals = Goals
dd-goal-second = second goal
dd-goal-done = done
dd-goal-failed = failed
dd-items = Items
dd-heard = Heard and read
dd-heard-in = { $round ->
    [0] before it began
   *[other] round { $round }
}
dd-triggers = { $count ->
    [one] 1 trigger
   *[other] { $count } triggers
}
dd-fired = { $count ->
    [one] met once
   *[other] met { $count } times
}
dd-log = Log book
dd-victory = VICTORY points
dd-charism = CHARISM points
dd-missions = Mission cards
dd-rewards = Reward cards
dd-none = none
dd-news = The newspaper

dd-article = { $rolled ->
    [0] Text { $number }
   *[other] Text { $number }, die { $rolled }
}

# The table in words, by rows and around a field
dd-ways = Where { $name } can go
dd-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
dd-aboard-of = on board of { $name }
dd-nobody = Belongs to nobody
dd-things = Doors, things, production
dd-around = Around a field
dd-by-rows = Row by row
dd-row = Row { $row }
dd-side-here = here
dd-side-n = north
dd-side-e = east
dd-side-s = south
dd-side-w = west
dd-side-se = south-east
dd-side-sw = south-west
dd-side-nw = north-west
dd-side-ne = north-east

# Verbs with what they are done to
dd-own-attack = Fire on own people
dd-own-suppress = Suppress own people
dd-verb-attack = Attack { $target }
dd-verb-suppress = Suppress { $target }
dd-verb-capture = Capture { $target }
dd-verb-board = Board { $target }
dd-verb-repair = Repair { $target }
dd-verb-inspect = Inspect { $target }
dd-verb-act = Act on { $target }
dd-verb-explicit = Say what is done with { $target }
dd-verb-pick-up = Pick up { $target }
dd-verb-follow = Follow { $target }
dd-verb-strike = Orbital strike on { $target }
dd-verb-sell = Sell { $target }

# After a mission of a campaign
again-goes-on = On to the next mission
again-campaign = A new campaign

# What the game master judges
dd-judge = A described act
dd-judge-who = { $figure }, { $target }:
dd-judge-about = Which trigger does it meet? Be generous: nothing has to be said word for word.
dd-quoted = “{ $text }”

# The lesson on the small field
lesson-dd-goal = Whoever has no building left is out. Take the enemy’s barracks.
lesson-dd-told-load = Your harvester stands on ore. Load it: ore becomes credits.
lesson-dd-told-drive = The tower shoots at infantry, not at tanks. Drive beside it.
lesson-dd-told-attack = Attack it. What comes of a shot stands above the target.
lesson-dd-told-engineer = Send your engineer next to the enemy’s barracks.
lesson-dd-told-buggy = The buggy draws the enemy’s fire away from the engineer.
lesson-dd-told-done = Far enough. Say that the buggy is done.
lesson-dd-told-build = Everybody stands well. On to building.
lesson-dd-told-place = A soldier is READY. Pick it, then a field beside the barracks.
lesson-dd-told-order = Order rocket infantry: two credits, ready in one turn.
lesson-dd-told-end = End your turn. Now the enemy moves.
lesson-dd-told-counter = You are attacked and may shoot back. It costs nothing.
lesson-dd-told-mouth = Bring the ore to the open side of your refinery.
lesson-dd-told-unload = Unload it: that makes six credits.
lesson-dd-told-capture = Now capture the barracks. The engineer stays inside.
lesson-dd-told-nothing-left = The enemy has nothing left. On to building.
lesson-dd-told-won = End your turn, and the field is yours.
lesson-dd-indoors = Next lesson: indoors

# The lesson indoors
lesson-dd-night = Delete a file behind a locked door. Nobody must raise the alarm.
lesson-dd-night-ready = Your orders can be read at any time. Ready?
lesson-dd-night-inspect = Inspect the desk: looking does not touch anything.
lesson-dd-night-done = One action each. This one is done.
lesson-dd-night-act = Somebody else takes the key card: act on the desk.
lesson-dd-night-done-too = Done here as well.
lesson-dd-night-end = End the turn. The guard behind the door walks or waits.
lesson-dd-night-door = Open the door to the corridor: act on it.
lesson-dd-night-sight = Red squares are what the guard sees. Done.
lesson-dd-night-step = Step to the open door. The guard shoots less far than you.
lesson-dd-night-attack = Attack from three squares away: no answer.
lesson-dd-night-done-shot = Hit. Done with this one.
lesson-dd-night-alarm = Guards who saw you and still stand raise the alarm. None does.
lesson-dd-night-walk = On to the locked door. A click further away walks all the way.
lesson-dd-night-on = Go on.
lesson-dd-night-card = Act on the locked door: you have the key card.
lesson-dd-night-done-door = The lock clicks. Done.
lesson-dd-night-last = The next one follows through the corridor.
lesson-dd-night-file = Act on the computer and delete the file.

# Tools for people with the box
tool-dd-log = Log book and newspaper
tool-dd-log-about = Dominate & Delegate: what may be played next in a campaign, and what it comes to, with every number.
tool-dd-setup = Set-up sheets
tool-dd-setup-about = Dominate & Delegate: what to take out of the box, tile by tile. The sheet of PL1 has no secrets.
tool-dd-check = Positions and own scenarios
tool-dd-check-about = Dominate & Delegate: who reaches and hits whom, and what is wrong with a file.
dd-log-words = The log in words, such as efa.victory.4
dd-findings = The numbers behind it
dd-print = Print
dd-setup-which = Skirmish or mission
dd-setup-master = The game master’s sheet, with all secrets
dd-check-file = Scenario, mission or position as YAML
dd-check = Check the file
dd-check-sound = Nothing is wrong with it: { $names }
dd-file = Open a file
dd-files = Open files (several are checked one after another)
dd-dice = Dice
dd-dice-program = of the program
dd-dice-mine = my own
dd-dice-faces = What they show, in order
dd-dice-again = Throw again
dd-odds = How likely each text is
dd-odds-texts = How likely the texts are
dd-odds-states = How likely the states are
dd-news-for = For { $commander } alone
dd-setup-for = Sheet for
dd-setup-all = everybody
dd-look-at = only field
dd-look-floor = On the floor
dd-look = Look at the position
