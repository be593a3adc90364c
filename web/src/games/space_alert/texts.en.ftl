# On the start page, and the numbers of a seat
about = Ten minutes of planning together against the clock. Then you watch what you have done.
fact-hand = Hand

# The board
sa-ship = The ship
sa-parts = Parts of the table
sa-tab-ship = Ship
sa-tab-plan = Plan
sa-tab-calls = Call out
sa-plan = Your plan
sa-others = The plans of the others
sa-hand = Your cards
sa-no-cards = No cards in hand.
sa-computer = The ship’s computer
sa-phase = Phase { $phase } of { $phases }
sa-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
sa-paused = Paused
sa-outage = Communication is down. Plan on in silence.
sa-silent = Nobody hears you now. Chat and call-outs come back with the line.
sa-before-alarm = Everybody ready? The alarm comes at once.
sa-weapon-words = weapon { $strength }{ $fired ->
    [yes] , fired
   *[no] {""}
}
sa-shield-words = shield { $energy } of { $most }
sa-reactor-words = reactor { $energy } of { $most }
sa-damage-words = Damage { $zone }: { $count } of 6
sa-special-interceptors = interceptors
sa-special-computer = computer
sa-special-battlebots = battlebots
sa-special-window = window
sa-special-rockets = rockets
sa-squad-none = away
sa-squad-active = ready
sa-squad-disabled = disabled
sa-fuel = { $count } fuel
sa-done = Done with
sa-threat-words = Threat { $number }, { $name }: { $left } hit points, shield { $shield }, speed { $speed }, space { $place }
sa-choose-half = Choose { $name }
sa-times = { $count } of these
sa-choose-card = Choose a half of a card, then a space.
sa-choose-space = Now choose a space of your board.
sa-space-empty = Turn { $turn }, empty
sa-space-holds = Turn { $turn }: { $what }
sa-back-activation = an action, face down
sa-back-movement = a movement, face down
sa-turn-over = Turn over
sa-take-back = Take back
sa-or-shift = or choose another space
sa-give-to = Give it to { $name }
sa-transfer-now = Data transfer: choose a card, then who gets it.
sa-draw = { $count ->
    [one] Draw a card
   *[other] Draw a card ({ $count })
}
sa-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sa-in-phase = phase { $phase }
sa-ready = done
sa-crew-bot = bot
sa-crew-away = away
sa-role-captain = captain
sa-role-communications_officer = communications
sa-role-security_chief = security
sa-sketch = Sketch
sa-sketch-turn = Turn
sa-sketch-wipe = Wipe the pad
sa-sketch-space = Touch the space.
sa-sketch-about = Touch a station or a space to put the mark there. Touch a mark to take it away.
sa-sketch-arrow-from = Touch where the arrow begins.
sa-sketch-arrow-to = Touch where it points to.
sa-sketch-mark = { $name }: { $sign }, { $place }{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}
sa-sign-pawn = I stand here
sa-sign-a = Fire here
sa-sign-b = Energy here
sa-sign-c = C action here
sa-sign-bots = Battlebots here
sa-sign-danger = Watch out
sa-sign-arrow = Arrow
sa-calls = Call-outs
sa-call-hint = Touch a station of the ship, then say what.
sa-call-where = Where
sa-i-do = I do it in turn { $turn }
sa-i-do-in = I do, turn
sa-we-need = We need
sa-call-i-do = I do { $what }
sa-call-we-need = We need { $what }
sa-severity-common = normal
sa-severity-serious = serious
sa-nature-external = outside
sa-nature-intruder = intruder
sa-nature-malfunction = malfunction
sa-nature-hull_breach = hull breach
sa-hp = Hit points
sa-shield = Shield
sa-speed = Speed
sa-worth = destroyed { $destroyed }, survived { $survived }
sa-film = The film
sa-film-start = Before the first turn
sa-turn = Turn { $turn }
sa-turns = Turns
sa-controls = Controls of the film
sa-first = To the beginning
sa-last = To the end
sa-step = One step on
sa-step-back = One step back
sa-play = Play
sa-pause = Pause
sa-speed-of-film = Speed
sa-where-in-film = Where in the film
sa-knocked-out = knocked out
sa-score-sheet = Score sheet
sa-survived = You have survived
sa-lost = The ship was lost in turn { $turn }
sa-lost-to = Lost to: { $name }
sa-score-destroyed = Destroyed
sa-score-survived = Survived
sa-score-visual = Visual confirmation
sa-score-damage = Damage
sa-score-worst = Worst zone once more
sa-score-out = Knocked out
sa-score-squads = Disabled battlebots
sa-score-total = Score
sa-score-mission = Points of this mission
sa-score-campaign = Penalties only count at the end of the campaign.
sa-again = The same mission again
sa-log-book = Log book
sa-log-lost = lost
sa-shade-white = white
sa-shade-yellow = yellow
sa-shade-random = random
sa-shade-mix = mix
sa-mission-about = Plays the announcements of a mission for your real table: loud, large, and without an account. Once opened it also works without the net.
sa-which-mission = Mission
sa-random-mission = a new one
sa-own-mission = one of our own
sa-own-text = The mission, one announcement a line
sa-own-about = “phases” and when each ends; then a time and T+1 to T+8 with zone (serious, unconfirmed), data, transfer, or outage with its length.
sa-own-tidy = Put in order
sa-seed = Seed
sa-seed-any = any
sa-difficulty = Threats
sa-prepare = Prepare the mission
sa-no-mission = The mission could not be prepared. Try it again when the line is up.
sa-press-start = Everybody ready? Then start.
sa-start = Start
sa-announced = What was announced so far
sa-say-again = Say it again
sa-repeat = Repeat
sa-sign-red = Red
sa-sign-white = White
sa-sign-blue = Blue
sa-sign-internal = Internal
sa-sign-serious = serious
sa-sign-unconfirmed = only with five
sa-time-secret = How long the phase lasts only the computer knows
sa-secret = Keep the times left secret, as on the CD
sa-length = Length
sa-minutes = { $minutes } minutes
sa-level = Threat level of five players (four have one less)
sa-last-mission = Without the net there is no new mission. This one is still here: { $name }.
sa-take-it = Take this one
sa-sound-check = Can you hear me?
sa-voice-loading = Fetching the voice.
sa-voice-ready = The voice is here, also without the net.
sa-voice-missing = There is no voice, because there is no connection. Press the button to try again.
sa-sound-heard = You should hear the computer now. If not, check the volume of the device.
sa-sound-blocked = The browser allows no sound. Touch the page once, then press here again.
sa-sound-off = Sound is off in the settings.
sa-go-on = Go on
sa-over = The operation is over
sa-time = { $time } since the alarm
sa-left-of-phase = { $time } left of phase { $phase }
sa-outage-left = { $seconds ->
    [one] Communication is down. Silence for 1 second.
   *[other] Communication is down. Silence for { $seconds } seconds.
}
sa-where-in-mission = Where in the mission
sa-jump = To the next announcement
sa-jump-back = To the announcement before
sa-volume = Volume
sa-drawn-tap = Which card?
sa-drawn-which = Say which card was drawn for T+{ $turn }
sa-drawn-is = T+{ $turn } is { $name }. Change the card
sa-drawn-about = Tap the card that you drew. After the mission the resolver knows it.
sa-drawn-both = both
sa-drawn-none = Take it back
sa-drawn-taken = drawn for T+{ $turn }
sa-drawn-clear = Clear the table
sa-drawn-known = { $all ->
    [0] No threat so far
    [one] { $known } of 1 threat known
   *[other] { $known } of { $all } threats known
}
sa-on-the-table = What lies on the table
sa-lay-cards = Lay the action cards
sa-which-card = which card?
sa-lacking-tracks = No trajectory yet: { $zones }.
sa-lacking-cards = Still without a card: { $turns }.
sa-number-twice = More than one threat has this number: { $turns }. Is that right?
sa-script = All announcements (they spoil the mission)
sa-resolve-about = Enter trajectories, threats and what everybody planned. Then watch the film with every number.
sa-trajectories = Trajectories
sa-threats = Threats
sa-threat = Threat
sa-number = Turn in which it appears
sa-zone = Zone
sa-add-threat = Add a threat
sa-remove-threat = Remove the threat of turn { $number }
sa-example = Fill in an example
sa-what-planned = What was planned
sa-how-many-crew = Crew members
sa-crew = Crew member { $number }
sa-type-plan = Choose a space, then a half. On a keyboard type a b c x < > ^ A B X 1–6.
sa-palette = Halves of cards
sa-nothing = nothing
sa-watch = Watch the film
sa-not-resolved = This could not be played. Check the plan, or try it again when the line is up.
sa-phones = On your phones
sa-phones-open = Each phone lays its cards
sa-phones-close = No phones any more
sa-phones-why = Everybody scans a code and lays twelve cards on their own phone. No account, no app.
sa-phones-about = Scan your code, lay your cards, send. They appear below as they come; each can be sent again until the film begins.
sa-phones-away = No connection right now. What the phones send arrives as soon as the line is back.
sa-phones-code = The code of { $name }
sa-phones-waits = no cards yet
sa-phones-laid = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tool-lay = Space Alert: my twelve cards
tool-lay-about = Lay your cards for the screen on the table
sa-lay-about = Touch a turn, then the half on top. Send when your twelve cards are laid.
sa-lay-found = Somebody has laid here already. This is their plan; you can change it.
sa-lay-astray = This page needs the code of a screen. Open the resolver there, choose “Each phone lays its cards” and scan the code.
sa-lay-waiting = No connection. Your plan is kept here and is sent as soon as the line is back.
sa-lay-sent = Sent. Look at the screen. Until the film begins you can change it and send again.
sa-lay-send = Send
sa-lay-again = Send again
sa-lay-over = Take this place over
sa-lay-heroic = Heroic cards
sa-android = Android
sa-ghost-turn = The turn that the ship shows
sa-flight = What else is known
sa-flight-crew = Mission and crew
sa-flight-any = a new one, or one of our own
sa-flight-damage = Damage tokens as you drew them
sa-flight-damage-about = Tap them in their order. Without them chance decides.
sa-flight-hands = Cards in hand
sa-flight-hands-about = With them the debriefing suggests only what somebody held. Laid cards belong to the hand.
sa-flight-before = Damage from earlier missions of a campaign
sa-flight-squad = Battlebots stand by in: { $station }
sa-drawn-as = drawn as number { $place }
sa-hand-of = The hand of { $name }
sa-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sa-hand-add = Add cards
sa-hand-drop = Take away { $card }
sa-change-plan = Change the plan
sa-better = Could we have done better?
sa-searching = Searching for a better plan
sa-search-passing = Only { $count } plans so far: the fast search is still being made ready, which takes about a minute after a start.
sa-search-again = Search again
sa-value-given = Your plan: survives { $survival }, score { $score }
sa-value-best = Best found: survives { $survival }, score { $score }
sa-plans-tried = { $count } plans tried
sa-take-over = Take this plan over
sa-film-runs = Watch what becomes of your plan.
sa-other-mission = Another mission
sa-next-mission = Next mission of the campaign
sa-before-mission = Before the mission
sa-before-mission-about = What was damaged stays damaged until it is repaired. Then you agree on the threats.
sa-beside = The heroic card beside the plan of { $name }
sa-on-top = What lies on top
sa-half-activation = Action
sa-half-movement = Movement

# First steps
lesson-film = This is what your plan does: turn by turn, everybody at once. Let it run, or step through it to its end.
lesson-sa-first = The threats of this mission are announced: touch them on the ship’s tracks. Every turn is planned before anything happens. Here no clock runs: lay the marked card into the marked turn.
lesson-sa-halves = A card has two halves, an action and a movement. Only the half on top counts in its turn.
lesson-sa-moving = Arrows lead one zone to the red or blue side, the lift to the other deck. Plan where everybody stands before they act.
lesson-sa-acting = In a station A fires its weapon, B moves energy, and C is the extra: computer, rockets, robots, window. Every shot of a heavy laser costs energy.
lesson-sa-androids = The androids fly along, and your cards plan for them too. Several have to fire at one threat in the same turn to get through its shield.
lesson-sa-lay = Go on with what is marked, or lay what you think is right. The later phases bring new cards.
lesson-sa-change = Plans may change until the phase ends: touch a card that lies there to turn it over, move it or take it back.
lesson-sa-end = Phase 1 is planned. End it; then come the cards of phase 2.
lesson-sa-last = The plan stands. End the last phase and watch what becomes of it.

# Tools for people with the box
tool-mission = Space Alert: mission player
tool-mission-about = Speaks the announcements for your real table, loud and on time.
tool-resolve = Space Alert: resolver
tool-resolve-about = Enter what you planned and watch what happens, with every number.

# The table in words
twin-kind-track = Tracks
twin-kind-station = Stations
twin-kind-reactor = Reactors
twin-kind-shield = Shields
twin-kind-gravolift = Gravolifts
twin-kind-fuel = Fuel
twin-kind-rockets = Rockets
twin-kind-threat = Threats
twin-kind-crew = Crew
twin-kind-space = Action board
twin-kind-mission = The mission
twin-one-reactor = Reactor
twin-one-shield = Shield
twin-one-gravolift = Gravolift
twin-one-track = Trajectory
twin-one-crew = Crew member
twin-one-fuel = Fuel
twin-one-rockets = Rockets
twin-one-mission = The mission
twin-which-shield = shield
twin-which-side_reactor = side reactor
twin-which-central_reactor = central reactor
twin-which-red = red
twin-which-white = white
twin-which-blue = blue
twin-which-internal = internal
twin-which-movement = movement
twin-which-activation = action
twin-which-coming = on its way
twin-which-active = active
twin-which-none = none
twin-which-disabled = out of action
twin-fact-energy = energy { $value }
twin-fact-most = at most { $value }
twin-fact-broken = broken
twin-fact-hp = hit points { $value }
twin-fact-speed = speed { $value }
twin-fact-position = space { $value }
twin-fact-track = track { $value }
twin-fact-station = at { $value }
twin-fact-strength = strength { $value }
twin-fact-fate = { $value }
twin-fact-half = { $value }
twin-fact-android = android
twin-fact-in_order = acts in place { $value }
twin-fact-delayed = delayed
twin-fact-shield = shield { $value }
twin-fact-outage = no communication
twin-fact-transfer = data transfer

# Chapters of the rules
chapter-SA-SETUP = Setup
chapter-SA-PLAN = Action round
chapter-SA-ANN = Computer announcements
chapter-SA-APPEAR = Resolution: threats appear
chapter-SA-ACT = Actions
chapter-SA-MOVE = Moving
chapter-SA-ENERGY = Energy
chapter-SA-WEAPON = Weapons
chapter-SA-ROCKET = Rockets
chapter-SA-BOT = Battlebots
chapter-SA-FIGHTER = Interceptors
chapter-SA-VISUAL = Visual confirmation
chapter-SA-HERO = Heroic actions
chapter-SA-DELAY = Delay
chapter-SA-TARGET = Targeting
chapter-SA-DMG = Damage
chapter-SA-THREAT = Threat actions
chapter-SA-MAINT = Computer maintenance
chapter-SA-END = End of the mission
chapter-SA-SCORE = Scoring
chapter-SA-LOG = Ship’s log
chapter-SA-ANDROID = Androids
chapter-SA-SOLO = Solo
chapter-SA-CAMP = Campaign
chapter-SA-EXT = External threats
chapter-SA-INT = Internal threats

# The bridge
sa-room-heavy_laser = Laser
sa-room-light_laser = Laser
sa-room-pulse_cannon = Pulse
sa-room-shield = Shield
sa-room-reactor = Reactor
sa-room-interceptors = Fighters
sa-room-computer = Computer
sa-room-battlebots = Bots
sa-room-window = Window
sa-room-rockets = Rockets
sa-do-a = Fire
sa-do-b = Energy
sa-do-c = System
sa-do-bots = Bots
sa-do-red = Red
sa-do-blue = Blue
sa-do-lift = Lift
sa-do-hero = Hero
sa-do-sprint = Sprint
sa-do-back = ?
sa-does-nothing = nothing
sa-due = turn { $turns }
sa-turns-from = turns { $from } to { $to }
sa-heard-before = Heard before
sa-inside = Inside the ship
sa-laid = { $laid } of { $turns } laid
sa-look-at = Show turn { $turn } on the ship
sa-said-alarm = Alarm: the operation begins
sa-said-data = Incoming data: draw a card
sa-said-transfer = Data transfer: give a card
sa-said-transfer-over = The transfer is over
sa-said-outage = Communication is down
sa-said-outage-over = Communication restored
sa-said-warned = Phase { $phase } ends soon
sa-said-phase-over = Phase { $phase } is over
sa-said-over = The operation is over
sa-said-report = unconfirmed
sa-ahead = Turn { $turn }: { $place }, { $what }.
sa-ahead-nothing = nothing laid
sa-ahead-hit = { $name }: { $strength } − { $shield } = { $amount }.
sa-ahead-no-target = Nothing is in sight there.
sa-ahead-fails = It fails: { $why }.
sa-ahead-delayed = Late: { $why }.

# The film
sa-plans = Plans
sa-keep-film = Keep the film as a page
sa-keep-film-not = Without the net the film cannot be kept as a page just now.
sa-cut = Short cut
sa-why-turn = Show turn { $turn }
sa-why-turn-by = { $name }, turn { $turn }

# The debriefing
sa-debriefing = Debriefing
sa-chain = How it came to that, from the end backwards
sa-smallest = The smallest change
sa-no-smallest = No one, two or three cards would have done better.
sa-words = A word to everybody
sa-hindsight = With hindsight: the best plan goes other ways from turn { $turn }
sa-ours = as you flew
sa-best = the best plan

# What happens, in a word
beat-turn = Turn
beat-appear = Threat
beat-walk = On the way
beat-fail = Failed
beat-fire = Fire
beat-energy = Energy
beat-use = System
beat-fight = Inside
beat-hit = Hit
beat-advance = Approach
beat-deed = Attack
beat-rocket = Rocket
beat-computer = Computer
beat-count = Window
beat-jump = Jump
beat-lost = Lost

# The briefing room
sa-briefing = Briefing room
sa-missions-first = First flights
sa-missions-box = The missions of the box
sa-missions-new = By chance
sa-dial-white = White
sa-dial-random = Shuffled
sa-dial-yellow = Yellow
sa-brief-white-only = A first flight knows white threats only. Expect to come home.
sa-brief-hard-easy = White threats: a crew that talks to each other has a fair chance.
sa-brief-hard-open = Some of what comes is yellow: for crews that have come home before.
sa-brief-hard-hard = Yellow threats only: most crews are lost.
sa-brief-long = You plan for about ten minutes while the clock runs. Then you watch together what came of it, for a minute and a half.
sa-brief-campaign = Campaign
sa-brief-campaign-about = Three missions with the same ship. Before each one you agree on how hard it shall be.
sa-brief-new = Your first mission? A test run is short and shows how it goes.
sa-brief-own = A mission of our own
sa-brief-own-about = Somebody wrote it. What comes, nobody else knows.
sa-make-captain = Make { $name } captain
sa-seat-free = free
sa-bot-crew = Fly with a bot crew
sa-briefing-about = You plan { $phases ->
    [2] two phases
   *[other] three phases
} together while the clock runs. Then you watch what you have done. The clock waits for you now.
sa-dial-normal = Normal threats
sa-dial-serious = Serious threats
sa-brief-captain = captain: settles what is unclear, acts first
sa-brief-communications_officer = communications: lays out the threats from outside
sa-brief-security_chief = security: lays out the threats inside
sa-brief-crew = crew: listens, plans, speaks up
sa-test-run-first = A short test run first
sa-start-mission = Start the mission

tool-school = Flight school
tool-school-about = Seven exercises of two minutes, then a first mission with a guide
sa-school-about = Each exercise has one idea: lay a few cards, guess what will happen, and see whether you were right.
sa-school-away = The server cannot be reached. Flight school needs it.
sa-school-you = You
sa-school-leave = Back to the list of exercises
sa-school-of = Exercise { $number } of { $count }
sa-school-plan-again = Plan it again
sa-school-fly = Fly it like this
sa-school-watch = Watch what comes of it.
sa-school-right = You saw that coming.
sa-school-wrong = You had expected something else.
sa-school-not-passed = The ship needs a better plan than this one.
sa-school-again = Fly it again
sa-school-next = Next exercise
sa-school-to-mission = Your first mission
sa-school-passed = passed
sa-school-mission = Your first mission
sa-school-mission-about = Alone with three androids and without a clock, card by card with a guide

sa-campaign = The campaign
sa-campaign-done = Mission { $number } flown
sa-campaign-lost = Mission { $number } lost
sa-campaign-now = Mission { $number }
sa-campaign-ahead = Mission { $number } to come
sa-campaign-is-lost = The ship is gone, and with it the campaign. Its points count for nothing.
sa-campaign-sum-destroyed = Threats destroyed
sa-campaign-sum-survived = Threats survived
sa-campaign-sum-visual = Share for visual confirmation
sa-campaign-sum-penalties = Penalties for the ship as it is
sa-campaign-total = Worth if you stop now
sa-campaign-result = Result of the campaign
sa-new-campaign = A new campaign
sa-repaired = { $done } of { $most } repaired
sa-repair = Repair
sa-risk-about = How many crews of four bots came home from such missions. The most cautious proposal wins.
sa-risk-normal = normal: { $shade }
sa-risk-serious = serious: { $shade }
sa-risk-words = { $survived } of { $flown } crews came home
sa-risk-home = { $survived } of { $flown }
sa-risk-unknown = not flown yet

tool-career = Star map and log book
tool-career-about = The sixteen missions, what each adds, your medals, and what your crews have flown
sa-map = Star map
sa-map-about = From the first test run outwards: every mission adds something.
sa-map-adds = New here: { $topics }
sa-map-random = A new mission
sa-map-random-about = made for you, different every time, with everything there is
sa-map-fly = Fly with a bot crew
sa-map-invite = Fly with friends
sa-map-tries = { $count ->
    [0] not flown yet
    [one] flown once
   *[other] flown { $count } times
}
sa-map-best = best: { $score }
sa-medal-home = came home
sa-medal-whole = without damage
sa-medal-clean = every threat destroyed
sa-log-crew = Crew
sa-log-empty = No mission has been flown on this device yet.
sa-log-date = Date
sa-log-mission = Mission
sa-log-shades = Threats
sa-log-destroyed = Destroyed
sa-log-survived = Survived
sa-log-penalties = Penalties
sa-log-visual = Visual
sa-log-result = Result
sa-log-streak = { $home } of { $flown } came home, best result { $best }
sa-sum-attacks = attacks
sa-sum-shots = shots
sa-sum-rocket = rocket
sa-sum-space = interceptors
sa-sum-our-shield = our shield
sa-sum-its-shield = its shield
sa-sum-through = come through
sa-sum-hits = hits
sa-hearts = { $count } hit points left
sa-hearts-lost = { $before } → { $after } hit points
sa-zone-damage = Zone { $zone }: { $count } damage
sa-zone-broke = Broken: { $what }
sa-intentions = Who takes what
sa-intentions-captain = Who takes what. You are the captain: give a threat to somebody
sa-intends = { $name }, turn { $turn }
sa-nobody-yet = nobody yet
sa-give-threat = Who takes { $name }?
sa-take-threat = { $name } takes { $threat }
sa-given = given to { $name }
