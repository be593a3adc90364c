### What is wrong with what somebody wrote for Space Alert.

flown-with-white-threats = { $mission } is flown with white threats

# Plans

expected-plan = expected a plan with tracks, threats and actions
expected-plan-or-cases = expected a plan or a list of cases
expected-damage = expected the names of damage tokens by zone
no-track-given = no trajectory is given for { $zone }
is-no-track = there is no trajectory “{ $track }” (there are { $known })
is-no-mission = there is no mission “{ $mission }”
is-no-threat = there is no threat “{ $threat }”
is-no-threat-number = { $number } is no number of a threat (1 to { $most })
external-from-inside = { $threat } is an external threat and cannot come from “{ $zone }”
internal-from-outside = { $threat } is an internal threat and cannot come from “{ $zone }”
wrong-number-of-rows = { $rows } rows; there can be 1 to { $most }
too-many-actions = { $actions } actions, but there are { $turns } turns
turn-has-no-card = turn { $turn }: there is no card “{ $card }”
no-card-left = turn { $turn }: no card in this hand is left for “{ $card }”
is-drawn-twice = { $part } is drawn twice
has-no-row = there is no row { $row }
order-names-each-row = name each of the { $rows } rows once
has-no-card = there is no card “{ $card }”
hands-for-rows = { $hands } hands for { $rows } rows
debrief-takes-one = { $count } cases; debrief takes one
solve-takes-one = { $count } cases; solve takes one
resolve-takes-one = { $count } cases; resolve takes one, check takes all
expected-from = expected a number from { $low } on
expected-above-zero = expected a number above 0, at most { $most }
too-many-damage-tokens = there are too many possible damage tokens

# Missions

has-no-space = there is no space { $space } to mark
is-no-mission = there is no “{ $name }”; there are 1 to 8, { $exercises }, and random
is-no-lesson = there is no lesson “{ $name }”; there are { $known }
is-no-time = “{ $text }” is no time; write minutes and seconds as in 3:45
is-no-difficulty = “{ $text }” is not white, yellow, random, mix, or two such as white,yellow
is-not-two-numbers = “{ $text }” is not two numbers such as 7,8
is-for-random-missions = is for random missions
mission-is-fixed = is for random missions; this one is fixed
mission-is-over-at = the mission is over at { $time }
mission-is-not-over = first comes the end of this mission
mission-lasts = a mission lasts from 8:00 to 15:00
seconds-multiple = the seconds are a multiple of { $grid }
levels-of-five = five players meet { $low } to { $high } levels
levels-of-four = four players meet as many levels as five, or one or two fewer
too-many-threats = so many threats do not fit into so short a time
needs-one-mission = needs at least one mission
mix-needs-random = only random missions announce a mix of colours
mix-needs-both = a mix needs both decks and a random mission
one-plays-with-androids = a crew of one plays with four androids
fewer-androids = { $androids ->
    [0] no androids sit among the players here
    [one] { $count } places for a single android
   *[other] { $count } places for only { $androids } androids
}
clock-needed = only one person can play without a clock
again-names-one = names one generated mission that is played once more
again-is-three-numbers = names a generated mission by its three numbers, like { $like }

# Campaigns

campaign-is-over = does not go on after this mission
campaign-is-random = the missions of a campaign are random
campaign-has-missions = a campaign has { $most } missions
belongs-to-campaign = belongs to a campaign
is-no-legacy = “{ $word }” is nothing a mission leaves behind
there-are-two-squads = there are two squads
no-program-plays-sound = no program here plays sound; install one of { $programs }

# Missions that somebody wrote

own-begins = “{ $word }” begins no line; { $near ->
    [none] write a time such as 0:10, or one of { $known }
   *[other] is { $near } meant?
}
own-unknown = “{ $word }” is none of { $known }{ $near ->
    [none] { "" }
   *[other] ; is { $near } meant?
}
own-no-zone = there is no zone “{ $word }”; { $near ->
    [none] there are { $known }
   *[other] is { $near } meant?
}
own-no-number = there is no T+{ $number }; threats have the numbers 1 to { $most }
own-number-twice = T+{ $number } is announced twice; every number comes once
own-missing = something is missing at the end, such as { $known }
own-left-over = “{ $word }” is too much here
own-twice = “{ $word }” is given twice
own-no-phases = a line is missing that says when the phases end, such as phases 3:40 7:20 10:00
own-phase-count = { $count } times; a mission has two or three phases
own-phase-short = each phase ends at least { $shortest } after the one before it
own-long = a mission lasts at most { $most }
own-after-end = the mission is over at { $end }
own-no-threat = no threat is announced; write a line such as 0:10 T+1 white
own-no-outage = an outage lasts at least a second
own-colour-missing = where one threat has a colour, each says white or yellow after its zone
own-colour-and-cards = the threats name their colours, so there is no line with cards
own-overlap = what is said at { $start } lasts until { $until }, but { $at } begins something else (a phase announces its end 1:00, 0:20 and 0:05 before)
own-too-long = is longer than { $most } letters
own-too-many = has more than { $most } lines
own-says-all = is for random missions; the text says everything
own-too-few-cards = asks for { $count } cards of one kind, and there are { $there }
own-or-name = either a text of your own or { $name }
