# The words of the frame. What a board says stands with its game (src/games); all else about games comes from the server.
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
players = { $low ->
    [one] { $high ->
        [one] one player
       *[other] { $low } to { $high } players
    }
   *[other] { $low } to { $high } players
}
play-bots = Play
opponents = Opponents
companions = Companions
strength = They play
surprise-me = Surprise me
play-now = Play
new-here = New here?
new-here-go = Show me how
seen-as = They will see you as
minutes = { $minutes } min
weight-easy = easy to learn
weight-medium = some rules
weight-rich = many rules
invited-by = { $name } invites you to { $game }
sit-and-play = Sit down and play
somebody = Somebody
beside-me = Somebody beside me
beside-name = Their name
hand-over = { $name } is next
hand-over-done = I am { $name }
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
open-table-later = The table opens as soon as the line is back.

seats = Seats
sit-here = Sit down here
put-a-bot = Put a bot here
bring-nothing = as set for the table
bring-paste = A code, or a list to paste
bring-take = Take it along
bring-taken = taken along
ready = ready
not-ready = not ready yet
remove = Remove
wait-a-moment = Wait, not yet
i-am-ready = I am ready
get-up = Get up
invite = Invite others
invite-spectators = Invite spectators
invite-spectators-about = Whoever opens this address looks on and sees what everybody may see.
invite-spectators-late = Whoever opens this address looks on, { $seconds } seconds later, and sees what everybody may see.
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
text-send = Send it
text-count = { $count } of { $most }
not-yet = Cancel
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
emote-well-played = Well played!
emote-ouch = Ouch!
emote-hurry = Your turn.
emote-thanks = Thanks!
say = Say
pause-game = Propose a pause
resume-game = Propose to go on
end-by-agreement = Propose to end it here
concede = Give up
concede-really = Really give up
leave-to-bot = Leave; a bot plays on
abandon-table = Propose to give the table up
take-seat-back = Take your seat back
people-here = The others
mute = Do not read
block = Keep away
block-about = You will not sit at one table again.
replace-by-bot = Replace by a bot
replace-really = Really replace
standing-orders = Standing orders
standing-orders-about = When do you want to be asked for a reaction? Nobody else sees this.
all-windows = All windows
order-always = always ask
order-answer = when I hold an answer
order-never = never
fairness = Fair dice
fairness-about = This number was published before the first move. The seed behind it is revealed at the end, so that anybody can check every die.
download = Download the match
rematch = Play again
end-victory = Victory
end-defeat = Defeat
end-draw = A draw
end-over = The end
end-points = Where the points come from
end-deeds = What was done
end-turnings = Where it turned
end-share = Share
end-again = How it ended
look-at-board = Look at the board

pace = Pace
pace-step = step by step
pace-calm = calm
pace-brisk = brisk
pace-instant = at once
pace-step-about = After every beat the table waits for a click.
pace-calm-about = Everything is shown one after the other. A click or Space skips, holding runs fast.
pace-brisk-about = Everything is shown one after the other, twice as fast.
pace-instant-about = Everything is there at once.
beat-next = Next
since-last-move = Since your last move
since-count = { $count ->
    [one] one thing
   *[other] { $count } things
}
log-more = { $count ->
    [one] One detail
   *[other] { $count } details
}

search-moves = Search the moves
no-move-found = No move contains these words.
verb-here = { $verb } here
chat-unread = { $count ->
    [one] One new line
   *[other] { $count } new lines
}
person-here = at the table
person-away = not at the table now
forced = Do at once what can only be done in one way
search-rules = Search the rules
our-reading = Our reading:
no-rule-found = No rule contains these words.

replay = Replay
branch-here = Branch from here
branch-about = This game plays on from move { $moment } of a finished one. What comes next is new.
branch-look = Look at that moment
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
sound-on = Sounds on
volume-master = Everything
volume-effects = Effects
volume-ambience = Ambience
volume-voice = Voice
reactions = Ask me for reactions
voice = The ship’s computer speaks
vibrate = Vibrate when it is my turn

nearer = Nearer
farther = Farther
everything = Show everything

tools = Tools for people with the box
tools-about = No table, no account. Each address can be kept and sent on.
gallery = Gallery
gallery-about = Everything here is drawn by the program itself, from numbers and from the data of the games: nothing is loaded. The same seed is the same picture everywhere. If you make cards of your own, this is what they are drawn with.

course = Prospects as the house bot sees them: { $names }
replay-missing = This game cannot be shown. Perhaps the line is down.
no-such-game = There is no such game here.
needs-net = This needs the net, and there is none right now.
needs-net-about = The games that are kept on this device are on the start page.
away-title = There is no net right now
away-about = Playing needs the net. It goes on here by itself as soon as it is back.
away-games = Games you can look at
away-none = No game is kept on this device yet. The last ten that you finish or watch will be.
replay-away = No net: you see this game as a spectator. Branching and the file need the net.

first-steps = First steps
lesson-wait = Watch what happens; then it is your turn again.
lesson-your-choice = Do whatever you like here. The hint button says what the house bot would do.
coach-show = Show me
coach-off = Coach off
coach-wanted = A coach looks on in the next two games
lesson-over = You know a first turn.
lesson-over-about = Everything else works the same way: what glows can be clicked, and what does not says why.
lesson-play-on = Play on
lesson-whole-game = Play a whole game
lesson-stop = End the lesson
lesson-moment = One moment.
lesson-go-on = Go on

# The table in words
twin-kind-hand = Hand
twin-kind-card = Hand cards
twin-fact-owner = belongs to { $value }
twin-fact-points = points { $value }
twin-fact-cost = costs { $value }
twin-fact-left = { $value } left
twin-fact-count = count { $value }
twin-fact-price = price { $value }
twin-fact-card = { $value }

dead-end = The link may be old, or somebody has closed the table.
to-the-games = To the games
game-options = Options of the game
option-yes = yes
option-no = no
more-options = More options
seat-number = Seat { $number }
any-choice = open
course-title = Prospects as the house bot sees them
bot-beginner = Beginner (misses a lot)
bot-casual = Casual (misses a thing or two)
bot-regular = Regular (knows the game)
bot-strong = Strong (thinks ahead)
bot-house = Regular (knows the game)
bot-random = Random (plays at random)
bot-greedy = Simple (looks one move ahead)
bot-search = Strong (thinks ahead)

you = You
you-about = Your name, your games, your devices
keep-yourself = Stay who you are
keep-why = So far only this browser knows you. If its data is deleted, your name and your games are lost to you. With a pass phrase you are yourself on every device.
keep-kept = You can come back on any device. A new pass phrase replaces the old one.
phrase = Pass phrase
phrase-new = New pass phrase
phrase-about = At least 12 characters; a few words are easy to remember. Nobody can send it to you again.
phrase-keep = Keep me
phrase-change = Change the pass phrase
phrase-set = Done. Your name and this pass phrase open on every device.
passkey-make = Add a passkey
passkey-made = The passkey is kept.
passkey = Passkey
passkey-only = This passkey is your only way back. Without it only this browser knows you; if its data is deleted, your name and your games are lost to you.
passkey-remove-really = Remove it all the same
passkey-use = Log in with a passkey
come-back = Already somebody?
come-back-about = Log in here as somebody else, by name and pass phrase.
come-back-guest = Log in with the name and pass phrase from your other device. The guest you are here is not kept.
login-name = Name
login-phrase = The pass phrase of this name
login = Log in
login-really = Log in all the same
stay-guest = Stay the guest
logout = Log out
keys = Devices and tokens
device = Device
device-here = This device
key-since = since { $day }
key-remove = Remove: { $what }
token = Token
token-new = A token for a bot or a script
token-for = What it is for
token-make = Make a token
token-once = Copy it now. It is shown only once.
notices = Turn notices
notices-about = This browser can tell you when a table waits for you, even while Starboard is closed.
notices-take = Tell me when it is my turn
notices-stop = No more notices here
notices-denied = The browser does not allow notices here. You can change that in its settings for this page.
your-data = Your data
export-about = Everything that is kept about you, in one file.
export = Download my data
forget-about = If you go, your name, your devices and your chat lines are deleted. The games you have played stay, without your name.
forget = Delete me
forget-really = Really delete me
statistics = Statistics
stat-played = Games
stat-won = Won
stat-points = Avg. points
stat-rating = Rating
no-statistics = No finished game yet.
last-games = Last games
score-won = won, { $points ->
    [one] one point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
}
score-nobody = without a winner
score-place = place { $place }, { $points ->
    [one] one point
   *[other] { NUMBER($points, maximumFractionDigits: 2) } points
}
more-games = { $count } more
person = Somebody
