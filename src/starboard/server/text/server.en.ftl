### What the server says to people.

## Errors

bad-message = This message cannot be understood: { $what }
cannot-be-read = { $what }
message-too-large = A message may have at most { $most } bytes.
too-fast = That was too much at once. Wait a moment.
too-many-faults = Too many messages that cannot be understood. The connection ends.
too-many-connections = There are too many connections from your address.
too-many-guests = There are too many new guests from your address. Wait a moment.
address-too-fast = Too much comes from your address. Try again in { $after ->
    [one] a second
   *[other] { $after } seconds
}.
too-many-followed = A connection follows at most { $most } tables. Close one first.
say-hello-first = The first message has to be “hello”.
wrong-version = This page is out of date; the server speaks version { $version }. Load it again.
not-here = “{ $what }” only works over the WebSocket.
not-signed-in = You are nobody yet. Choose a name first.
wrong-origin = This page may not talk to this server.
wrong-host = This server is not called “{ $host }”. Whoever runs it can name that address with --public.
bad-host = The header “Host” names no server.
body-is-no-json = Send JSON here, with the header “Content-Type: application/json”.
no-such-table = There is no such table.
no-such-seat = This table has no such seat.
no-such-moment = The game has no such moment.
no-such-game = There is no such game.
no-such-person = There is no such person.
no-such-proposal = This proposal is no longer open.
no-such-key = There is no such device or token.
no-such-passkey = There is no such passkey.
no-such-clause = There is no such rule.
no-such-tool = There is no such tool.
no-such-film = There is no film of this game yet.
no-such-recording = There is no such recording.
no-such-page = There is no such page.
no-such-gathering = This code is no longer valid. Scan the one that is on the screen now.
no-such-place = This code leads to a place that does not exist.
gathering-is-closed = Too late: nothing more is taken on the screen. What you have laid stays on this phone.
place-is-anothers = Another phone has handed something in here already.
too-many-gatherings = There are too many open codes already. Try again later.
not-yours = This is not yours.
not-the-owner = Only whoever opened the table can do this.
not-at-this-table = You do not sit at this table.
not-your-seat = Somebody else sits there.
not-asked = Your consent is not asked for, or you have given it already.
not-begun = The game has not begun yet.
bring-for-your-own-seat = You bring something along only for your own seat.
brought-is-settled = This table plays on from a game in which that was settled already.
settled-already = This table plays on from a game whose options are settled already.
already-begun = The game has begun already.
game-is-over = The game is over.
nothing-left-to-play = The game is already over at this moment. Choose an earlier one.
game-goes-on = The game is still going on.
game-is-paused = The game is paused.
game-is-not-paused = The game is not paused.
table-moved-on = The table has changed meanwhile. Look again.
table-is-gone = This table is gone, or you may no longer see it.
table-is-damaged = The stored match does not hold together; the table has been stopped.
rules-have-no-end = What this sets off does not come to an end.
seat-is-taken = This seat is taken.
you-were-removed = The owner of the table has removed you.
leave-yourself = Leave the table instead.
kept-apart = A block keeps you away from somebody at this table.
wrong-number-of-seats = This game is not played by { $seats }.
bot-cannot-play-here = The bot “{ $bot }” cannot play here.
bot-refuses-undo = The bot does not agree: dice were rolled or cards seen since.
nothing-to-show = There is nothing to show here.
nothing-to-sketch-on = There is nothing to draw on now.
no-talking-now = Nobody may talk now.
nothing-said = There is nothing to say.
too-many-tokens = You have { $most } tokens already. Remove one first.
too-many-tables = You have { $most } open tables already. Finish one first.
address-too-many-tables = There are { $most } open tables from your address already. Finish one first.
name-is-empty = A name needs at least one letter.
name-is-taken = Somebody is called that already.
phrase-is-short = A pass phrase needs at least { $least } characters.
wrong-name-or-phrase = Name and pass phrase do not belong together.
guest-would-be-lost = You are the guest “{ $name }” here. If you log in as somebody else, the tables and results of that guest are lost for good.
passkey-does-not-fit = This passkey does not fit.
only-way-back = This is your only way back: you have no other passkey and no pass phrase.
passkeys-need-https = Passkeys work on this computer or over https only.
database-is-away = The database does not answer. Nothing is lost; try again in a moment.
database-is-full = The server has no room left to keep anything. What was accepted is not lost; whoever runs the server has to make room.
database-is-damaged = The data of the server is damaged here, and waiting does not help. Tell whoever runs the server.
server-defect = Something went wrong here. Nothing has changed.
server-goes = The server stops. It will be back in a moment.

## Notes of a table

note-undone = { $seat } takes the last move back.
note-conceded = { $seat } gives up.
note-left = { $seat } has left; a bot plays on.
note-back = { $seat } is back.
note-removed = { $seat } was removed; a bot plays on.
note-out-of-time = { $seat } is out of time; a bot plays on.
note-bot-replaced = { $seat } has failed (“{ $bot }”: { $fault }). A simple bot plays on in that seat.
note-pause = The game is paused.
note-resume = The game goes on.
note-agree = Everybody has agreed to end the game here.
note-abandon = Everybody has given the table up.
note-endless = What a card sets off does not come to an end. The table has been stopped.
note-rests = Nobody sits here any more. The game waits until somebody comes back.
note-refused-undo = { $seat } does not want a move to be taken back.
note-refused-pause = { $seat } does not want to pause.
note-refused-resume = { $seat } wants to wait a little longer.
note-refused-agree = { $seat } wants to play on.
note-refused-abandon = { $seat } does not give the table up.

## Proposals

proposal-undo = { $seat } wants to take a move back.
proposal-pause = { $seat } wants to pause.
proposal-resume = { $seat } wants to go on.
proposal-agree = { $seat } wants to end the game here, without a winner.
proposal-abandon = { $seat } wants to give the table up.

## Notices by push

your-turn = { $game }: it is your turn.
not-a-push-service = Notices can only go to the push services of browsers.

## Invitations: whom an address reaches

invitation-here = This link works on this computer only. Start the server with --host 0.0.0.0 to invite people in your network.
invitation-network = This link works for everybody in your network.
invitation-world = This link works for everybody.
tool-took-too-long = The tool took too long for this input.
tool-failed = The tool cannot cope with this input.
too-much-asked = { $most } requests from your address are waiting already. Wait for their answers first.
too-many-wait = Too many are waiting here already. Try again in a moment.

## The plain start page

page-title = Starboard
page-about = A digital table for space games.
page-tables = Open tables
page-no-tables = Nobody has opened a table yet.
page-seats = { $taken } of { $all } seats taken
page-running = running
page-games = Games
page-people = for { $low } to { $high } people
page-tools = Tools for people with the box on the table
page-run = Work it out
page-more = For programs
page-interface = the HTTP interface
page-other-language = Deutsch
