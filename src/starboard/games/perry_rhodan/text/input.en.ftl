### What is wrong with cards that people write.

is-no-strength = “{ $text }” is no strength; write a letter from A to E, with a bonus where there is one: C, E+1
must-be-id = small letters, digits and underscores only
must-be-one-line = one line that is not empty
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
nothing-is-stored = no effect of this card stores anything
mentions-no-family = “{ $family }” is no card
mentions-no-family-but = “{ $family }” is no card; did you mean “{ $near }”?
mentions-no-effect = “{ $token }” is neither a card nor a skill
