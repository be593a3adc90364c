### What is wrong with options and files that people write.

must-be-table = must be a table of names and values
no-such-sign = “{ $sign }” on { $field } is no sign of the map
scenario-for-others = “{ $name }” is for { $need } players, not for { $have }

## Missions and logs

needs-one-word = needs exactly one word
named-twice = the name “{ $name }” is given twice
no-such-figure-id = no figure of the plan is called “{ $name }”
no-such-type = “{ $name }” is no type of figure
no-place-called = no place is called “{ $name }”
no-tile-called = no tile is called “{ $name }”
no-such-object = nothing in the plan is called “{ $name }”
no-such-item = the mission has no item “{ $name }”
no-such-ware = “{ $name }” is neither an item of the mission nor a type of figure
no-such-text = there is no text “{ $name }”
no-goal-called = there is no goal “{ $name }”
no-such-trigger = there is no trigger “{ $name }”
no-such-card = there is no card “{ $name }”
no-such-value = “{ $name }” is no value that can be set
only-on-cards = “{ $name }” may stand on reward cards only
only-indoors = “{ $name }” needs an indoor plan
too-many-tiles = { $count } tiles are too many, the box has { $most }
fog-needs-start = a mission with fog needs start tiles
square-of-two-tiles = { $field } belongs to two tiles
square-without-tile = { $field } belongs to no tile
not-on-the-floor = “{ $name }” is on { $field }, which is no square of the plan
door-not-described = door “{ $door }” of the plan is not described
route-not-straight = the route of “{ $name }” does not lead straight to { $field }
not-on-the-board = { $field } is no field of the board
token-not-on-tile = the fog token does not lie on tile “{ $name }”
grave-by-inspecting = trigger “{ $name }” punishes inspecting with “{ $word }”
is-no-scenario = is neither a scenario nor a mission: it has no id
scenario-exists = a scenario “{ $name }” exists already
no-such-scenario = there is no scenario “{ $name }” of your own; there are: { $known }
expected-scenarios = must be a list of scenarios and missions
is-no-log = “{ $word }” is no word of a log book
card-of-both = both have received the mission card “{ $card }”
card-of-the-other = the mission card “{ $card }” belongs to { $commander }
says-otherwise = “{ $word }” says something else than “{ $before }”
card-from-nowhere = nobody can have given the card “{ $card }”: it comes from { $missions }
less-than-nothing = there cannot be less than nothing
used-without-card = more copies of “{ $card }” were used than received
too-many-copies = there are not so many copies of “{ $card }”
next-has-no-card = { $commander } is to play next but has no mission card
log-without-campaign = a log book belongs to the campaign only
nobody-there-to-begin = seat { $start } cannot begin, there are { $seats } seats

## Scenarios of one’s own and tools

no-such-plan = there is no scenario “{ $name }”; there are { $known }
nobody-plays-that = nobody plays “{ $name }” there; there are { $known }
folder-is-empty = there is no YAML file in this folder
board-too-large = has more than { $most } rows or columns
text-missing = the text for “{ $lang }” is empty
seats-not-players = there are { $seats } seats for { $players } players
faction-twice = { $faction } sits there twice
faction-not-seated = { $faction } has no seat
teams-not-seats = each seat has to be in exactly one team
no-way-to-win = there is no way to win
not-one-way = names not exactly one way to win
fields-not-named = no fields are called “{ $name }”
no-fields = has no field
more-than-there-are = { $count } of “{ $thing }”, but the box has { $most }
no-such-figure-type = there is no figure “{ $type }”
no-ground-for-it = { $type } cannot be built on { $field }
stands-on-ore = { $type } stands on the ore of { $field }
cannot-stand-on = { $type } cannot stand on { $field }
field-taken-twice = { $type } stands on { $field }, where something else stands
faces-off-the-board = { $type } on { $field } faces off the board
not-to-be-ordered-type = “{ $type }” cannot be ordered
no-slot-field = the slot has no field “{ $field }”
slot-too-full = { $count } in production, but “{ $type }” allows { $limit }
log-too-long = has more than { $most } words
expected-dice = expected dice such as 5,3,1
more-dice-needed = one more die is needed, for “{ $name }”
dice-left-over = { $count ->
    [one] one die was not needed
   *[other] { $count } dice were not needed
}

## What an author should mend

text-too-long = the text has { $count } letters, at most { $most } are read
cross-off-the-route = the cross on { $field } is not on the route
guardbot-not-alone = on { $field } there is a guardbot, and nobody can stand beside it
more-than-may-stand = { $count } stand on { $field }, at most { $most } may
name-twice = “{ $name }” is the name of more than one thing
never-indoors = “{ $type }” is outdoors only; indoors there are infantry, guardbots and civilians
no-patrol = only patrols have a route and crosses; its kind is “{ $duty }”
patrol-not-at-its-start = a patrol begins on the first square of its route, { $field }, which has a cross
patrol-without-route = a patrol needs a route
pl1-in-the-fog = PL1 begins on { $field }, which is on no tile of the start plan
stands-nowhere = “{ $type }” has no field to stand on
no-room-aboard = { $count } are aboard, but there is room for { $most }
no-such-control = “{ $name }” controls nothing, only PL1 and PL2 do
nobody-of-pl1 = PL1 has nobody on the floor
tile-never-found = tile “{ $name }” can never be found
lock-without-key = door “{ $door }” stays locked: no terminal and no trigger in reach opens it
no-way-in = no way leads to { $field }
binds-without-data = the sentence says “{ $number }”, but no trigger, limit or value does
goal-without-data = goal “{ $name }” has neither an aim nor a trigger that settles it
nobody-wins = no trigger lets PL1 win
never-true = { $kind ->
    [flag] nothing sets the flag “{ $name }”
    [counter] nothing counts “{ $name }”
   *[item] nobody can get the item “{ $name }”
}
