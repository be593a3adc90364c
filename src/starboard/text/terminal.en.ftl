### The game in the terminal.

## Commands: the word, what may follow it, what it does

command-hint = hint
    .form = { "" }
    .about = what the house bot would do and why; Enter plays it
command-card = card
    .form = NAME
    .about = a card with its text
command-why = why
    .form = THING
    .about = why you cannot use something now; also: ? THING
command-rule = rule
    .form = NUMBER
    .about = the wording of a rule; words to search for work as well
command-log = log
    .form = LINES
    .about = what has happened so far
command-look = look
    .form = { "" }
    .about = draw everything again; also: an empty line
command-undo = undo
    .form = { "" }
    .about = take your last move back
command-orders = orders
    .form = NUMBER WHEN
    .about = say when you want to be asked in other people’s turns
command-save = save
    .form = FILE
    .about = write the match to a file; go on with --load FILE
command-lang = lang
    .form = { "" }
    .about = go on in German
command-concede = concede
    .form = { "" }
    .about = give the game up as lost
command-quit = quit
    .form = { "" }
    .about = stop
command-help = help
    .form = { "" }
    .about = this overview

## What the program says to it

play-help-title = What you can type
play-help-moves = 7
    .about = the number of a move, its beginning or its notation
play-not-understood = “{ $typed }” means nothing here. Type the number of a move, or “help”.
play-ambiguous = { $count ->
    [2] This can mean two things: { $meant }.
   *[other] This can mean many things: { $meant } …
}
play-why-what = Say what you want to use, for example the name of a card.
play-no-such-thing = “{ $thing }” is neither on the table nor in your hand.
play-no-such-rule = There is no rule for “{ $text }”.
play-more-rules = And { $count } more. More words find less.
play-no-such-card = “{ $text }” is no card, or several begin like this.
play-usable = You can do this now: { $moves }.
play-text = Your text (at most { $most } characters):
play-hint = Hint: { $number } { $move }. { $reason } Enter plays it.
play-earlier = { $count ->
    [one] One thing more before this; “log” shows everything.
   *[other] { $count } sentences more before this; “log” shows everything.
}
play-undone = { $seat } takes the last move back.
play-bot-refuses = { $seat } does not agree: dice were rolled, cards seen or decisions made since.
play-refused = { $seat } does not agree.
play-consent = { $asked }: { $seat } wants to take a move back. Do you agree? (y/n)
play-yes = y yes j ja
play-concede = Do you really want to give up? (y/n)
play-orders-form = Change one with its number and always, answer or never, for example: orders 1 never
play-saved = Saved in { $file }.
play-not-saved = { $file } cannot be written: { $why }.
play-left = See you soon.
play-went-wrong = This does not work: { $what }.
play-hand-over = Only { $seat } looks at the screen now.
play-press-enter = Press Enter when ready.

## When to ask

order-always = always
    .about = always ask
order-answer = answer
    .about = ask only when I can answer
order-never = never
    .about = never ask

## Before the game

setup-language = Language: 1 Deutsch, 2 English
setup-game = What do you want to play?
setup-name = What is your name?
setup-opponent = Who do you play against?
setup-opponent-bot = against the house bot
setup-opponent-person = two people at this screen
setup-crew = How many of you fly? Bots take the other seats.
setup-crew-of = { $count ->
    [one] you alone
    [2] you and one bot
   *[other] a crew of { $count } with bots
}
setup-second-name = What is the other person’s name?
setup-default = A number, or Enter for { $number }:
setup-default-word = Enter for { $word }:
setup-again = A number from 1 to { $most }, please.
setup-bring = A file or a code; Enter takes you back to the list:
name-house = House bot
name-bot = Bot { $name }

## Games in real time

live-ready = Everything is ready. Any key starts the clock, q leaves.
live-paused = Paused. Any key goes on, q leaves.
live-really-quit = Press q again to leave, any other key to go on.
live-onward = What next?
live-enough = enough for today
play-time = Time passes when you say “pass”.
