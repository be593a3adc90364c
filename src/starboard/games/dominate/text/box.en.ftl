### Tools for people with the box, and what is wrong with what they hand over.

tool-log = show the log book of a campaign, check it, and say what may be played next
    .file = a text with the words of the log, - for standard input
tool-evaluate = evaluate a campaign: every number with its reason, and the texts
    .file = a text with the words of the log, - for standard input
    .dice = the dice you have thrown, in the order in which they are asked for
    .seed = any number, for dice of the program
    .odds = the exact chance of each text as well
tool-setup = say what to take out of the box for a skirmish or mission, tile by tile
    .scenario = a skirmish or mission, such as s2_mill_brook
    .seat = a faction of a skirmish, or PL1 or PL2 of a mission; without it PL1’s sheet, which has no secrets
tool-look = say what is possible in a position: movement, attacks, energy; indoors sight, doors, alarm
    .file = a YAML file, - for standard input
    .at = only the figures on this field
tool-check = look for mistakes in scenarios and missions of your own: words, fields, box limits, locks, sentences without data
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
setup-mission = { $name }, { $place }: sheet of { $role }
setup-goal = Goal: { $goal }
setup-tech = Technology level { $level }
setup-fog = { $role ->
    [PL1] There is fog: only these tiles are laid.
   *[PL2] There is fog: you lay the other tiles when they are found.
}
setup-later = in the fog at first
setup-rounds = The round counter is used.
setup-aside = Set aside, until a trigger brings it:
setup-door = Door between { $one } and { $other }: { $state ->
    [open] open
    [locked] locked
   *[closed] closed
}
note-blue = “{ $text }”
note-magnifier = when inspected “{ $text }”
note-red = secret “{ $text }”
note-fog = for tile { $tile }, once { $beside } lies
note-on = switched on
note-off = switched off
note-prone = lying
note-cargo = with ore
note-passengers = { $count ->
    [one] with 1 passenger
   *[other] with { $count } passengers
}
note-duty = { $duty ->
    [patrol] patrol: { $crosses }
    [irregular] irregular guard
   *[stationary] stationary guard
}
colour-grey = grey
token-ore = Ore
token-ford = Ford
token-fog = Fog
token-door = Door
token-object = Painted
token-terminal = Terminal
token-camera = Camera
token-sentry_gun = Sentry gun
painted-basket = Basket
painted-bookcase = Bookcase
painted-computer = Computer
painted-cooler = Cooler
painted-cupboard = Cupboard
painted-desk = Desk
painted-fridge = Fridge
painted-locker = Locker
painted-machine = Machine
painted-mirror = Mirror
painted-plant = Plant
painted-safe = Safe
painted-shelf = Shelf
painted-stand = Stand
painted-switch = Switch
painted-tank = Tank
put-how = { $how ->
    [e] towards the east
    [se] towards the south-east
    [sw] towards the south-west
    [w] towards the west
    [nw] towards the north-west
    [ne] towards the north-east
    [n] towards the north
    [s] towards the south
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
    [door] blows { $target } open from { $field }
    [shield] hits { $target } from { $field }: its shield holds once, no counter-attack
   *[worse] hits { $target } from { $field }: its shield holds once, and it shoots back
}
look-hit-by = can be attacked by { $figures }
look-seen-by = is seen by { $figures }
look-sight = { $watcher } sees { $fields }
look-far = { $steps ->
    [one] 1 square from { $figure }
   *[other] { $steps } squares from { $figure }
}
look-alarm-on = The alarm is ON.
look-alarm-goes = { $by ->
    [none] At the end of this turn the alarm goes: there was an attack and a guard is standing ({ $clause }).
   *[other] At the end of this turn the alarm goes: PL1 was seen by { $by } ({ $clause }).
}
look-alarm-off = { $attack ->
    [yes] The alarm stays OFF. An attack by PL1 would raise it (DD-ALARM-07).
   *[no] The alarm stays OFF. There is no guard whom an attack could alert.
}
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
