### The live mission in the terminal: the screen, the keys, the film, the score.

## The screen

live-phase = Phase { $phase } of { $phases }
live-left = { $left } left
live-outage = Communication down: { $left } s
live-transfer = Data transfer: { $left } s, press g
live-draws = { $count ->
    [one] One card to draw, press d
   *[other] { $count } cards to draw, press d
}
live-threat = { $hp }♥ { $shield }◈ { $speed }»
live-destroyed = destroyed
live-survived = survived
live-coming = never came
live-on_track = still on its way
live-empty-hand = no cards
live-prompt = Lay a card: first the half on top, then the other one.
live-keys = a b c x , . - card · 0–9 turn · ⌫ back · t turn over · s shift · d draw · g give · i I do · n we need · w word · o order · e e end phase · ? all keys

## What to press next

live-other-half = Which card? Press its other half, or the same key again for any.
live-no-such-card = You have no such card.
live-no-heroic-card = There is no heroic card for this board.
live-shift-where = To which turn? Press its last digit.
live-give-what = Which card? Press its halves.
live-give-whom = To whom? { $people }
live-need-what = What do you need? a, b, c or x for battlebots.
live-need-where = Where? Below 1 red, 2 white, 3 blue; above 4 red, 5 white, 6 blue.
live-assign-what = Which threat? Press the number of its turn: 5 for T+5.
live-assign-whom = Who takes it? { $people }
live-no-such-threat = No threat was announced for that turn.
live-say-what = Say: { $words }
live-nothing-to-call = There is no action at the cursor that you could call out.
live-not-now = That key means nothing here.
live-really-e = Press e again to end the phase for yourself.
live-really-f = Press f again to agree to the end of the action round.

## All keys

live-help-title = Keys
live-help =
    a b c x        the half on top is A, B, C or battlebots
    , . -          the half on top is a red arrow, a blue arrow, the gravolift
                   If several cards have that half, press the other half as well:
                   a . lays A with a blue arrow below, . a the same card turned.
    h H            the heroic card: activation or movement on top
    1 … 9 0, ← →   the cursor goes to a turn; 0, 1 and 2 are turns 10 to 12
    ↑ ↓ Tab        the board of another crew member you plan for
    ⌫ t s          take a card back, turn it around, move it to another turn
    d g            draw a card, give a card away
    i              call out what lies at the cursor
    n w            call out what is needed; say a word
    o              the captain says who takes a threat: its turn, then the person
    e e            end the phase for yourself and pick up the next cards
    f f            agree to end the action round
    Enter          ship, threat cards or trajectories, if not all of them fit
    Esc            forget what was pressed
    Space          pause
    q q            leave
    ♥ ◈ »          hit points, shield and speed of a threat

## The film and the score

live-film-keys = Enter: on · ←: back · q: to the result
live-visual = Visual confirmation
live-penalties = Damage { $damage }, knocked out { $out }, disabled squads { $squads }
live-total = Result
live-again = the same mission again, with other cards
live-next-mission = the next mission of the campaign
