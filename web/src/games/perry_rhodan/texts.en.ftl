# On the start page, and the numbers of a seat
about = Lead Terra and its enemies at once: worlds, fleets and agents through five phases.
fact-met = Goal
fact-cards = Hand

# The board
pr-pro = Pro
pr-anti = Anti
pr-phase = Phase { $phase }
pr-phase-over = Phase { $phase } is over
pr-round = round { $round }
pr-sections = Sections of the turn
pr-section-reactivation = Reactivation
pr-section-mission = Mission
pr-section-source = Source
pr-section-build_up = Build-up
pr-section-discard = Discard
pr-outdated = falls with the next phase: { $places }
pr-outdated-next = falls next
pr-goals = Phase { $phase } ends for who holds
pr-goals-open = What ends phase { $phase }, and the points so far
pr-points = Points
pr-points-sheet = Points with their reasons
pr-no-points = Nobody has points yet.
pr-track-rm_pro = Robot Regent Pro
pr-track-rm_anti = Robot Regent Anti
pr-track-am_pro = Aras Pro
pr-track-am_anti = Aras Anti
pr-track-scouting = Scouting
pr-track-sol = Sol Coordinates
pr-fronts = Fronts
pr-front-pro = My Pro · their Anti
pr-front-anti = My Anti · their Pro
pr-side-of = { $side ->
    [pro] Pro side of { $name }
   *[anti] Anti side of { $name }
}
pr-no-place = No place yet.
pr-room = ♟ { $units }/{ $unitcap } ➤ { $ships }/{ $shipcap }
pr-room-words = { $units } of { $unitcap } units, { $ships } of { $shipcap } ships, pairing limit { $limit }
pr-place-card = place card of phase { $phase }
pr-cover = an agent
pr-secret = secret
pr-hand = Your hand
pr-hand-tab = Hand { $count }
pr-hand-short = Hand
pr-hand-of = { $count ->
    [one] 1 card of phase { $phase }
   *[other] { $count } cards of phase { $phase }
}
pr-hand-words = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
pr-hand-empty = Your hand is empty.
pr-sources = Sources
pr-action = Action cards
pr-sink = Sink
pr-sink-of = Matter sink of { $name }
pr-riddles = Riddles
pr-nothing-there = Nothing lies there.
pr-out = has given up
pr-sacrificed = { $count ->
    [one] 1 mission sacrificed
   *[other] { $count } missions sacrificed
}
pr-choose = To choose from

# What is told of a thing
pr-stat-stealth = Stealth
pr-stat-attack = Attack
pr-stat-defence = Defence
pr-range = Range
pr-transport = Transport
pr-stack = Place cards
pr-units = Units
pr-ships = Ships
pr-covers = Enemy agents
pr-limit-label = Pairing limit
pr-by-rule = by rule
pr-about-passive = Passive: it lies turned, and its text does not work.
pr-about-aboard = Aboard, unseen by others: { $cards }
pr-about-gear = Bears { $cards }
pr-about-cover = An agent lies under this cover.
pr-about-covered = A card of phase { $phase }, face down.
pr-about-seat = A player at this table.
pr-capacity-0 = Carries nobody.
pr-capacity-1 = Carries one person.
pr-capacity-2 = Carries one troop, or any number of persons.
pr-capacity-3 = Carries any number of units, and small boats.
pr-capacity-4 = Carries any number of units and smaller ships.

# Missions and combat
pr-mission-words = { $kind ->
    [offensive] { $name } attacks { $target } of { $other }.
    [agent] { $name } sends agents to { $target } of { $other }.
    [counter] { $name } hunts agents on { $target }.
   *[defensive] { $name } flies to { $target }.
}
pr-goal-assassination = Assassination
pr-goal-destabilisation = Destabilisation
pr-goal-sabotage = Sabotage
pr-goal-devastation = Devastation
pr-empty = nobody aboard yet
pr-on-foot = On foot: { $cards }
pr-combat = { $kind ->
    [ground] Ground combat on { $place }
   *[space] Space combat over { $place }
}
pr-combat-round = round { $round } of { $rounds }
pr-limit = { $limit ->
    [one] one pairing at most
   *[other] { $limit } pairings at most
}
pr-step-line_up = Line-up
pr-step-stealth = Stealth
pr-step-fire = Fire
pr-step-losses = Losses
pr-step-retreat = Retreat
pr-attacks = attacks
pr-defends = defends
pr-is-asked = is asked
pr-waiting-there = { $name }, not lined up
pr-broke-through = Broke through
pr-also = Also useful now
pr-no-pairing = Nobody is lined up yet.
pr-nobody-yet = nobody yet
pr-escort-attack = attack +1
pr-escort-defence = defence +1
pr-through = Broken through
pr-against = against
pr-stealth-even = Equal stealth: nobody is ahead.
pr-stealth-ahead = { $name } is ahead by { $points }.
pr-sum-effects = { $value } effects
pr-sum-bonus = { $value } stealth
pr-sum-escorts = { $value } escort
pr-chances = attacker hits { $destroys } %, is hit { $falls } %
pr-drew = { $name } drew
pr-pairing-won = { $defender } falls.
pr-pairing-lost = { $attacker } falls.
pr-pairing-both = Both fall.
pr-pairing-held = Both stand.

# First steps
lesson-pr-goal = You lead two sides. Phase I asks for four Terra and a far ship.
lesson-pr-keep = Keep this hand: it has a place and people for it.
lesson-pr-no-mission = Nobody of yours can fly yet. End the missions of this turn.
lesson-pr-source = One card came from your matter source. Draw no more.
lesson-pr-place = Lay Terra out on your Anti side: every card needs a place.
lesson-pr-unit = Now a unit: the Saboteurs go to your Anti Terra.
lesson-pr-end = This place takes no more cards this turn. End the build-up.
lesson-pr-attack = Your Anti side attacks the enemy Pro side. Aim at their Terra.
lesson-pr-walk = From Terra to Terra one needs no ship: the Saboteurs walk.
lesson-pr-go = Depart. Whoever stands there will fight.
lesson-pr-won = Attack 3 beat defence 1: your Saboteurs put Crest out of the fight.
lesson-pr-done = Go on like this: four Terra and a far ship end phase I.
lesson-pr-lay = Lay a card out: first a place, then whoever fits there.
lesson-pr-pass = You need nothing here. Let it pass.

# Tools
tool-pr-decks = Perry Rhodan decks
tool-pr-decks-about = Build sources for five phases and an action pile, check and print them.
pr-decks-title = Perry Rhodan decks
pr-decks-about = A source and a sideboard for each phase, and an action pile.

# The table in words
twin-kind-place = Place
twin-kind-covered = Face down
twin-kind-cover = Agent
twin-one-seat = Seat

# What is happening, in a word
beat-phase = Phase
beat-fire = Open fire
beat-stealth = Stealth
beat-through = Stealth
beat-combat = Combat
beat-line-up = Line-up
beat-loss = Loss
beat-outcome = Mission goal
beat-retreat = Retreat
beat-mission = Mission
beat-depart = Departure
beat-home = Home
beat-goal = Goal
beat-agent = Agents
beat-event = Event
beat-effect = Effect
beat-lay = Build-up
beat-sacrifice = Mission sacrificed
beat-draw = Cards drawn
beat-wake = Reactivation
beat-discard = Discard
beat-turn = Turn
beat-start = Start
beat-points = Points
beat-out = Out

# Chapters of the rules
chapter-PR-GEN = The game
chapter-PR-ACT = Action cards
chapter-PR-CARD = Cards
chapter-PR-EVENT = Events
chapter-PR-STATUS = Statuses
chapter-PR-PASS = Active and passive
chapter-PR-UNIQ = Uniques
chapter-PR-SYM = Symbols
chapter-PR-ZONE = Places of cards
chapter-PR-DECK = Decks
chapter-PR-START = Start
chapter-PR-TURN = The turn
chapter-PR-SIDE = Sides
chapter-PR-LAY = Laying out
chapter-PR-RIDDLE = Galactic riddles
chapter-PR-PREM = Premises
chapter-PR-CAP = Caps
chapter-PR-SECRET = Secret cards
chapter-PR-ASIDE = Setting aside
chapter-PR-SWAP = Exchange
chapter-PR-SINK = Matter sink
chapter-PR-TARGET = Targets
chapter-PR-MULTI = More than two players
chapter-PR-QUIT = Giving up
chapter-PR-MISS = Missions
chapter-PR-SAC = Sacrifice
chapter-PR-RANGE = Range
chapter-PR-TRANS = Transport
chapter-PR-ACC = Accessories
chapter-PR-DEF = Defensive missions
chapter-PR-OFF = Offensive missions
chapter-PR-AGT = Agents
chapter-PR-ABW = Counter missions
chapter-PR-COMBAT = Combat
chapter-PR-SPACE = Space combat
chapter-PR-RETR = Retreat
chapter-PR-GROUND = Ground combat
chapter-PR-RED = Reduction
chapter-PR-FX = Effects
chapter-PR-TIME = Timing
chapter-PR-SKILL = Skills
chapter-PR-P4 = Phase IV
chapter-PR-P45 = From IV to V
chapter-PR-P5 = Phase V
chapter-PR-ERR = Corrections
chapter-PR-PHASE = Phase change
chapter-PR-WIN = Victory conditions
chapter-PR-VP = Victory points
chapter-PR-TOUR = Tournaments
