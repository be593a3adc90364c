### Tools for people with the box, and what is wrong with what they hand over.

tool-log = show the log book of a campaign, check it, and say what may be played next
    .file = a text with the words of the log, - for standard input
tool-evaluate = evaluate a campaign: every number with its reason, and the texts
    .file = a text with the words of the log, - for standard input
    .dice = the dice you have thrown, in the order in which they are asked for
    .seed = any number, for dice of the program
    .odds = the exact chance of each text as well
tool-setup = say what to take out of the box for a scenario, tile by tile
    .scenario = a scenario, such as s2_mill_brook
    .seat = only the figures of this faction
tool-look = say what is possible in a position: movement, attacks, energy
    .file = a YAML file, - for standard input
    .at = only the figures on this field
tool-check = look for mistakes in scenarios of your own
    .file = a YAML file or a folder, - for standard input

setup-title = { $name }, for { $players } players
setup-take = Take out: { $things }
setup-board = The board, { $look ->
    [europe] Europe
   *[near_east] Near East
}
setup-tile = Tile { $tile }: { $width } × { $height } fields, its top left one is { $field }, { $look ->
    [europe] Europe
   *[near_east] Near East
}
setup-seat = { $faction } begins with { $credits } credits.
setup-slot = In production: { $type } on { $fields }
token-ore = Ore
token-ford = Ford
put-how = { $how ->
    [e] towards the east
    [se] towards the south-east
    [sw] towards the south-west
    [w] towards the west
    [nw] towards the north-west
    [ne] towards the north-east
    [intact] intact
    [destroyed] destroyed
    [green] green side
   *[yellow] yellow side
}

look-figure = { $figure } ({ $faction }) on { $field }
look-reach = { $count ->
    [one] can go to 1 field: { $fields }
   *[other] can go to { $count } fields: { $fields }
}
look-shot = { $result ->
    [free] destroys { $target } from { $field }, without a counter-attack
    [both] attacks { $target } from { $field }: it shoots back, both are lost
    [shield] hits { $target } from { $field }: its shield holds once, no counter-attack
   *[worse] hits { $target } from { $field }: its shield holds once, and it shoots back
}
look-hit-by = can be attacked by { $figures }
look-base = { $faction }: energy { $energy }, { $credits } credits, figures worth { $value }
look-dark = Without energy: only power plants advance, no ore is turned into credits, no aircraft reloads, RAK towers are silent.
look-slot = { $category ->
    [infantry] Infantry
    [vehicles] Vehicles and aircraft
   *[buildings] Buildings
} (at most { $limit }): { $orders }
look-slot-empty = { $category ->
    [infantry] Infantry
    [vehicles] Vehicles and aircraft
   *[buildings] Buildings
} (at most { $limit }): nothing
look-nobody = There is no figure of a faction on { $field }.

check-good = { $count ->
    [one] The scenario can be played.
   *[other] All { $count } scenarios can be played.
}

log-page = { $commander }: VICTORY { $victory }, CHARISM { $charism }
log-counts = ore brought home: { $ore }, civil buildings destroyed: { $civil }
log-card = { $card }: { $became ->
    [won] won
    [lost] lost
    [dropped] taken away before it was played
   *[card] still to be played
}
log-reward = { $count } × { $card }
log-events = What happened: { $events }.
log-over = There is no mission card left: the campaign is over and can be evaluated.
log-first-die = Nobody has begun yet: a die decides who is PL1.
log-none = { $commander } has no mission card and is PL2 from now on.
log-next = { $why ->
    [first] { $commander } plays { $cards }, which must come first.
    [at_once] { $commander } plays { $cards } at once and stays PL1.
   *[free] { $commander } may play: { $cards }.
}
