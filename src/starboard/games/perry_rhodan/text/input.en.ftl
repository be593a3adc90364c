### What is wrong with cards that people write.

is-no-strength = “{ $text }” is no strength; write a letter from A to E, with a bonus where there is one: C, E+1
must-be-one-word = one word
at-most-effects = at most { $most } effects on one card
not-with-type = a card of type { $type } has none
unit-has-range-one = a person or troop has range 1
not-on-that-side = a card of side { $side } has no premise here
loyalty-of-anti-cards = only units and ships that can lie on the Anti side have a loyalty
one-requirement = exactly one of { $known }
skill-has-levels = this skill has the levels 0, 1 and 2
skill-has-no-levels = this skill has no levels; write true
only-locators-are-called-so = only a locator has another printed name
only-accessories-have-bearers = only an accessory has a bearer
events-are-their-cost = an event is its own cost; it cannot become passive and goes to the sink anyway
random-and-instead = “random” and “instead” belong together
only-in-window = “{ $word }” works only in the window { $window }
free-effect-needs-limit = an effect without a cost needs a limit
no-rule-reads = “{ $value }” has no effect here, possible: { $known }
nothing-is-stored = no effect of this card stores anything
mentions-no-family = “{ $family }” is no card
mentions-no-family-but = “{ $family }” is no card; did you mean “{ $near }”?
mentions-no-effect = “{ $token }” is neither a card nor a skill

## Files for the real table

players-from-to = { $low } to { $high } players
player-twice = “{ $player }” is listed twice
is-no-player = “{ $player }” does not take part
is-no-player-but = “{ $player }” does not take part; did you mean “{ $near }”?
points-cannot-be = there are no such points; they are shared by six at most
pairings-from-to = { $low } to { $high } pairings
defender-cannot-break = a defender never breaks through
card-cannot-fight = only units and ships fight
unique-fights-already = { $card } is unique and fights here already
fights-on-another-side = { $card } does not fight on the same side as { $other }
fights-on-the-same-side = { $card } and { $other } lie on the same side and do not fight each other
not-in-this-combat = { $combat ->
    [space] in space combat only ships face each other
   *[ground] in ground combat only units face each other
}
escorts-at-most = at most { $most } escorts, none below 0
is-no-action-card = that is no action card
sheets-in-order = phases follow each other, here { $phases }
phase-was-not-ended = the phase before has not ended
one-is-first-on-aralon = only one is the first to reduce on Aralon
one-end-only = a phase ends in one way only: ended_by, surrender or aborted
anti-atlan-ends-five = only phase V ends with Anti-Atlan
aborted-when-one-is-left = a game is aborted exactly when only one wants to go on
all-leave-is-surrender = if all stop it is a joint surrender: surrender
not-in-this-phase = that does not count in phase { $phase }
lies-on-no-such-side = this card cannot lie on that side
unique-lies-once = “{ $card }” is unique and lies with a player only once
modifier-or-cards = either the modifier itself or the cards from which it follows
at-most-games = at most { $most } games

## Decks that break a rule

deck-without-source = The deck has no matter source.
deck-lacks-source = The deck lacks a matter source for phase { $phase }.
deck-wrong-phase = “{ $card }” has the back of phase { $back } and does not belong to phase { $phase }.
deck-banned-card = “{ $card }” is banned from play.
deck-helper-card = “{ $card }” is a helper card and belongs to no deck.
deck-action-card-in-source = “{ $card }” is an action card and does not belong in a matter source.
deck-action-card-in-sideboard = “{ $card }” is an action card; there is no sideboard for those.
deck-resource-card-in-action = “{ $card }” is a resource card and does not belong in the action pile.
deck-too-many-copies = “{ $card }” is in matter source { $phase } { $have } times. { $most ->
    [1] Once is allowed.
    [2] Twice is allowed.
   *[other] { $most } times are allowed.
}
deck-large-sideboard = The sideboard of phase { $phase } has { $have } cards. { $most } are allowed.
deck-few-action-cards = The action pile needs at least { $need } action cards. It has { $have }.
deck-few-action-cards-for-phases = In a tournament { $phases } phases need at least { $need } action cards. The pile has { $have }.
deck-lacks-goal = The action pile lacks the goal { $goal ->
    [assassination] assassination
    [destabilisation] destabilisation
    [sabotage] sabotage
   *[devastation] devastation
}.
deck-few-goals = In a tournament the goal { $goal ->
    [assassination] assassination
    [destabilisation] destabilisation
    [sabotage] sabotage
   *[devastation] devastation
} must be in the action pile at least { $need } times. It is there { $have ->
    [1] once.
    [2] twice.
   *[other] { $have } times.
}
deck-same-action-card = “{ $card }” is in the action pile { $have } times. In a tournament { $most } are allowed.
