# The words of the frame. What the games say comes from the server, in the same language.
skip = Skip to the content
nav = Main
rules = Rules
settings = Settings
switch-language = Deutsch
offline = The line to the server is down. Trying again.
loading = One moment.
home = Home
close = Close

start-title = Space games, complete rules, at one table
start-lead = Play against bots that do not cheat, or send a friend a link. No account needed.
games = Games
about-flagship = Build a ship, find a pilot, and bring the others down, card by card.
about-space_alert = Ten minutes of planning together against the clock. Then you watch what you have done.
about-eclipse = Explore, settle, research and fight your way to the most points in eight rounds.
players = { $low ->
    [one] { $high ->
        [one] one player
       *[other] { $low } to { $high } players
    }
   *[other] { $low } to { $high } players
}
play-bots = Play against bots
new-table = Open a table
my-tables = Your tables
open-tables = Open tables
finished-tables = Finished games
no-open-tables = Nobody is waiting right now. Open a table and send somebody the link.
status-lobby = waiting for players
status-running = running
status-finished = finished
status-abandoned = given up
your-turn = Your turn
seat-free = free

new-table-of = A table of { $game }
how-many = Seats
who-may-come = Who may come
visibility-open = anybody
visibility-invite = whoever has the link
visibility-private = nobody else
thinking-time = Thinking time
clock-none = no clock
clock-quick = 5 minutes + 30 seconds a decision
clock-calm = 30 minutes + 1 minute a decision
clock-days = 3 days a decision
rated = Counts for the rating
open-table = Open the table

seats = Seats
sit-here = Sit down here
put-a-bot = Put a bot here
ready = ready
not-ready = not ready yet
remove = Remove
wait-a-moment = Wait, not yet
i-am-ready = I am ready
get-up = Get up
invite = Invite others
invite-about = Whoever opens this address can take a free seat.
copy-link = Copy the address
copied = Copied
qr = The address as a QR code

board = Board
twin-title = The table in words
as-text = Show the table in words
log-chat-rules = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-table = Table
thinking = thinks
decision = Decision
waiting = Waiting for the others.
over = The game is over.
nothing-to-do-with-it = Nothing can be done with it right now.
not-yet = Not yet
begin-anew = Choose again
all-moves = All moves ({ $count })
undo = Undo
hint = Hint
agree = Agree
refuse = Refuse
proposal-undo = { $name } would like to take the last move back.
proposal-pause = { $name } would like to pause.
proposal-resume = { $name } would like to go on.
proposal-agree = { $name } proposes to end the game without a winner.
proposal-abandon = { $name } proposes to give the table up.
nothing-yet = Nothing has happened yet.
nobody-spoke = Nobody has said anything yet.
say-something = Say something
say = Say
pause-game = Propose a pause
resume-game = Propose to go on
end-by-agreement = Propose to end it here
concede = Give up
concede-really = Really give up
leave-to-bot = Leave; a bot plays on
standing-orders = Standing orders
standing-orders-about = When do you want to be asked for a reaction? Nobody else sees this.
all-windows = All
order-always = always ask
order-answer = when I hold an answer
order-never = never
fairness = Fair dice
fairness-about = This number was published before the first move. The seed behind it is revealed at the end, so that anybody can check every die.
download = Download the match
rematch = Play again
look-at-board = Look at the board
fact-credits = Credits
fact-prizes = Prizes
fact-hand = Hand
fact-money = Money
fact-science = Science
fact-materials = Materials
fact-points = Points
fact-discs = Discs

search-rules = Search the rules
our-reading = Our reading:
no-rule-found = No rule contains these words.

replay = Replay
replay-later = This game is still running. Its replay is there when it is over.
seen-by = Seen by
spectator = a spectator
step-back = One step back
step-on = One step on
play = Play
pause = Pause
moment = Moment

your-name = Your name
rename = Change
name-not-taken = This name cannot be used. Choose another one.
language = Language
language-de = Deutsch
language-en = English
theme = Appearance
theme-auto = as the device
theme-dark = dark
theme-light = light
motion = Motion
motion-auto = as the device
motion-full = full
motion-none = none
palette = Contrast
palette-standard = standard
palette-strong = strong
text-size = Text size
sound = Sounds
voice = The ship’s computer speaks
vibrate = Vibrate when it is my turn

fs-prizes = { $count ->
    [one] 1 prize left
   *[other] { $count } prizes left
}
fs-credits = { $count } credits
fs-market = Market
fs-market-empty = nothing on offer
fs-hand = Your hand
fs-choose = To choose from
fs-slot-weapon = weapon
fs-slot-shield = shield
fs-slot-booster = booster
fs-slot-armor = armour

nearer = Nearer
farther = Farther
everything = Show everything
ecl-parts = Parts of the table
ecl-tab-map = Map
ecl-tab-research = Research
ecl-tab-shipyard = Shipyard
ecl-tab-boards = Players
ecl-round = Round { $round } of 8
ecl-turn = Turn the sector
ecl-lay = Lay it
ecl-row-military = Military
ecl-row-grid = Grid
ecl-row-nano = Nano
ecl-row-rare = Rare
ecl-nothing-there = nothing on offer
ecl-parts-to-install = Parts to install
ecl-cost = costs { $cost }
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
ecl-upkeep = Upkeep
ecl-balance = balance { $amount }
ecl-colony = { $ready ->
    [one] 1 colony ship
   *[other] { $ready } colony ships
}
ecl-reputation = { $count ->
    [one] 1 reputation tile
   *[other] { $count } reputation tiles
}

## Space Alert

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
sa-end-phase = End phase { $phase } for me
sa-agree-end = Agree to end the planning
sa-android = android
sa-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sa-in-phase = phase { $phase }
sa-ready = done
sa-role-captain = captain
sa-role-communications_officer = communications
sa-role-security_chief = security
sa-calls = Call-outs
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
sa-again = The same mission again
sa-log-book = Log book
sa-log-mission = { $mission ->
    [random] Random mission
   *[other] { $mission }
}
sa-log-lost = lost
sa-shade-white = white
sa-shade-yellow = yellow
sa-shade-random = random
sa-shade-mix = mix
