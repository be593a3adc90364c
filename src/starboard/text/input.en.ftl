# What is wrong with something people wrote: a file, an option, a move, an argument.
# The place comes first, as in “option seats: must be a whole number, not 'two'”.

# Places

place-option = option { $name }
place-bot = bot { $name }
place-game = game “{ $name }”
place-person = person “{ $name }”
place-move = move “{ $name }”
place-line = line { $name }
place-entry = entry { $name }
place-side = side { $name }
place-seat = seat { $name }
place-table = table { $name }
place-deck = { $name ->
    [code] deck code
   *[other] deck { $name }
}

# Values

must-be-between = must be from { $low } to { $high }, not { $value }
must-be-at-least = must be at least { $low }, not { $value }
must-be-at-least-one = must be at least 1
must-be-above-zero = is a number above 0
must-be-flag = must be true or false, not { $value }
must-be-whole-number = must be a whole number, not { $value }
must-be-number = must be a number, not { $value }
must-be-one-of = must be one of { $known }, not { $value }
must-be-words = must be a list of words, not { $value }
must-be-text = must be a text, not { $value }
must-be-printable = must have only letters that can be printed, not { $word }
at-most-words = at most { $most } words, not { $count }
at-most-letters = at most { $most } letters, not { $count }: { $word }
is-of-other-kind = must be { $wanted ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a record with fields
    [null] nothing
   *[other] { $wanted }
}, not { $found ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a record with fields
    [null] nothing
   *[other] { $found }
}
must-have-form = must have the form “{ $form }”
is-not-of-form = is not of the form { $form }
is-empty = is empty
is-unknown = unknown; there are: { $known }
is-not-where-it-says = has no module { $module }
does-not-load = does not load: { $why }
is-no-game = is no game: { $found }
has-no-games = no game is installed
room-does-not-load = { $room } does not load: { $why }
room-is-wrong = { $room } must be a { $kind }
has-other-than-tools = tools must be a tuple of tools, not of { $found }
has-unfit-tool-name = “{ $tool }” is no name of a tool; it is one or two words in small letters
has-tool-twice = has two tools “{ $tool }”
has-no-tools = has no tools
wants-unknown-kind = tool “{ $tool }” wants “{ $field }” to be { $kind }, which nobody can be asked for
wants-no-record = tool “{ $tool }” does not say what it wants: { $why }
has-tool-not-for-http = tool “{ $tool }” cannot be asked over HTTP: it needs one document and nothing else, or none at all if it is quick
unknown-option = unknown; this game has: { $known ->
    [none] none
   *[other] { $known }
}
is-brought-by-seats = is not set for the table; every seat brings its own
nothing-to-bring = cannot be brought along; in this game seats bring: { $known ->
    [none] nothing
   *[other] { $known }
}

# Words of a move

is-no-move = “{ $word }” is no move of this game
could-be-several = could be several moves: { $moves }
word-must-be-flag = “{ $word }” must be yes or no
word-must-be-number = “{ $word }” must be a number
word-must-be-one-of = “{ $word }” must be one of { $known }
word-must-be-plain = “{ $word }” must be plain letters, digits and signs
text-is-too-long = the text has { $length } characters, { $most } are allowed
text-has-control-characters = the text has characters that cannot be typed
text-is-unreadable = the text is not readable as UTF-8

# Files and their fields

cannot-read = cannot be read
is-unreadable = cannot be read ({ $why })
is-out-of-reach = { $why }
is-not-writable = cannot be written ({ $why })
is-no-usable-folder = cannot be used as a folder ({ $why })
is-no-folder = is no folder
must-be-id = small letters, digits and underscores only
must-be-one-line = one line that is not empty
is-not-there = is not there
is-damaged = is damaged
is-the-database-itself = is the database itself; choose another file
is-not-utf8 = is not written in UTF-8
is-no-yaml = is no valid YAML: { $why }
is-no-yaml-in-line = is no valid YAML in line { $line }
has-yaml-aliases = must not name things with & and repeat them with *; write them out
is-nested-too-deeply = is nested too deeply
is-no-list = is not a list of entries
is-no-record = is not a record with fields
is-there-twice = stands there twice
is-given-twice = is given twice
is-missing = is missing
is-no-field = is no field of this record
expected-list = expected a list
expected-field-list = expected “{ $field }:” with a list
missing-field = missing
unknown-field = unknown field
does-not-fit = { $why }
as-told = { $what }
from-to = from { $low } to { $high }

# Stored matches

is-no-saved-match = is no saved match ({ $why })
is-another-format = format “{ $format }” is not “{ $known }”
is-another-version = format version { $version } is not { $known }
is-cut-off = { $file } is cut off in the middle of a line
is-misnumbered = has the number { $number }
has-other-rules = was played under rules { $rules }; this program knows { $known }
cannot-be-set-up = the setup cannot be carried out ({ $why })
cannot-be-played = cannot be played ({ $why })
chance-does-not-fit = chance does not fit: { $asked } was asked
dice-are-not-the-seeds = the dice are not those of the seed
leads-elsewhere = leads to another state than the one that was stored
leads-away-from-running = leads to another state than the running one
has-no-end = The rules do not come to an end here: after { $steps } steps nobody has been asked yet.

# Games and seats

is-played-by = { $game } is played by { $seats }, not by { $count }
is-played-by-up-to = { $game } is played by { $least } to { $most }, not by { $count }
game-has-no-seats = { $game } has no { $seats } seats
has-no-seat = there is no seat { $seat } at this table
has-no-entry = there is no entry { $entry }; the match has { $count }
has-no-own-cards = { $game } has no cards of one's own
cannot-be-told = has no sentence for this yet: { $why }
too-many-for-seats = { $people } people and { $bots } bots do not fit on { $seats } seats

# Rules

has-no-such-game = no such game; there is { $known }
has-no-rules = has no file { $file } with its rules
has-no-such-clause = no such clause
has-no-such-clause-but = no such clause; the nearest is { $nearest }
has-no-such-prefix = no such clause; ids begin with { $known }
has-no-clause = contains no clause
is-no-clause-of-game = is no clause of this game
cites-no-clause = cites { $id }, which is no clause
too-many-exempt = { $count } clauses are exempt, at most { $most } of { $all } may be

# Bots

must-be-names = “{ $text }” must be names separated by commas
must-be-budget = “{ $setting }” must be iterations (200) or seconds (0.1s)
must-be-percent = must be a number from 0 to 100, not { $setting }
bot-has-no-settings = “{ $kind }” has no settings
has-no-house-bot = { $game } has no house bot
has-no-file = there is no file { $file }
has-no-bot-class = { $file } has no class { $kind } derived from starboard.bots.Bot
file-cannot-be-loaded = { $file } cannot be loaded
cannot-be-loaded = cannot be loaded ({ $why })
cannot-be-built = cannot be built ({ $why })
too-many-bots = { $bots } bots are more than { $seats } seats
bot-listed-twice = each bot may stand in the list only once
arena-needs-two-bots = an arena needs at least two bots
bot-thinks-for-a-time = thinks for a time, so results differ from run to run; say --timed

# The command line

wrong-arguments = { $why } (see { $program } --help)
argument-unknown = { $name } is unknown here (see { $program } --help)
argument-missing = { $name } is missing (see { $program } --help)
argument-without-value = { $name } needs a value (see { $program } --help)
argument-no-whole-number = { $name } must be a whole number, not “{ $value }” (see { $program } --help)
argument-no-number = { $name } must be a number, not “{ $value }” (see { $program } --help)
argument-no-choice = { $name } must be one of { $known }, not “{ $value }” (see { $program } --help)
argument-excluded = { $name } does not go with { $other } (see { $program } --help)
is-the-keyboard = standard input is the keyboard here; it can be a file with --watch
game-has-no-decks = { $game } has no decks to choose from
game-brings-nothing = nobody brings anything along in { $game }
game-has-nothing-to-prepare = { $game } has nothing to prepare
process-died = a process died in the middle of a game; --jobs 1 shows where
is-not-known-here = is not known here
is-not-open-here = is neither waiting nor running here
is-served-already = is used by another server already
must-be-web-address = must begin with https:// or http://
port-is-taken = { $port } is taken; maybe Starboard runs already. `--port N` takes another one
is-no-host = there is no address “{ $host }” on this computer
workers-need-postgresql = more than one worker needs PostgreSQL (--database URL)

# Tests of a game

coverage-needs-tests = coverage needs the tests, and there is no folder { $folder } here
coverage-needs-pytest = coverage needs pytest, which is not installed
tests-cannot-be-run = the tests cannot be run: { $why }
tests-fail-unchanged = its tests fail on an unchanged copy of the rules

# The server and its database

is-no-address = must begin with sqlite:///PATH or postgresql://
is-no-postgresql-address = cannot be read; write postgresql://user@host/name
is-no-database = is no Starboard database ({ $why })
is-damaged-database = is damaged ({ $why }). Keep the file and restore a backup into a new folder: starboard admin restore FILE --data FOLDER
has-foreign-tables = holds tables that are not Starboard's
is-of-newer-version = was written by a newer version (revision { $revision })
is-of-another-version = was written by another version (revision { $revision })
database-is-not-empty = is not empty; restore into a new database
needs-backup-folder = is older and needs a folder for its backup
is-no-backup = is no backup
is-another-backup = is no backup of a kind that can be read
is-not-complete = is not complete
has-unknown-table = holds an unknown table “{ $table }”
has-unfit-rows = holds rows that do not fit into “{ $table }”
has-unfit-character = holds a character that cannot be stored
is-out-of-turn = has number { $number }, the table { $length }

# Cards and decks

expected-cards = expected a list of cards
expected-card = expected a card with its fields
expected-word = expected one word with its values, like “{ $like }”
expected-thresholds = expected thresholds, like “{ $like }”
unknown-word = unknown word { $word }
taken-name = there is already a card called “{ $name }”
mentions-no-card = mentions “{ $card }”, and there is no such card
has-no-card-file = holds no card file; their names end in .yaml
is-no-card = is no card
is-no-card-see = is no card (see starboard { $game } cards)
is-no-card-but = is no card; there are: { $known }
names-no-card = “{ $card }” is no card
names-no-card-but = “{ $card }” is no card; did you mean “{ $near }”?
is-not-in-pack = is not in this pack
at-most-cards = at most { $most } cards
expected-number-and-card = expected a number and a card
deck-too-long = a deck has at most { $most } characters
deck-needs-one-of-each = a deck has at least one of each of its cards
deck-has-no-cards = the deck contains no cards
unknown-word-but = unknown word { $word }; did you mean “{ $near }”?
unknown-field-but = unknown field; is “{ $near }” meant?
names-several-cards = “{ $card }” may be one of several cards: { $known }
nobody-performs = “{ $word }” is a word that nobody performs
nothing-chosen = speaks of what was chosen, but nothing is chosen before it; put “choose” there
is-out-of-dice = “{ $text }” is out of reach: the dice show { $low } to { $high }
too-few-for-pack = a pack needs { $need } different cards of a kind, and there are { $have }
one-card-each = everybody takes one card: { $seats } cards, not { $count }
