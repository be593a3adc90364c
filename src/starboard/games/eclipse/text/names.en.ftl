# What things are called.
resource = { $resource ->
    [money] money
    [science] science
   *[materials] materials
}
category = { $category ->
    [military] military track
    [grid] grid track
    [nano] nano track
   *[rare] rare technologies
}
bag = technology bag
zone-beside = { $direction ->
    [n] zone north of { $sector }
    [ne] zone northeast of { $sector }
    [se] zone southeast of { $sector }
    [s] zone south of { $sector }
    [sw] zone southwest of { $sector }
   *[nw] zone northwest of { $sector }
}
zone-far = far zone, ring { $ring }, bearing { $bearing }
square = square { $square } of { $sector }
slot = { $slot ->
    [0] { $ship }, beside the slots
   *[other] { $ship }, slot { $slot }
}
ship-type = { $ship ->
    [interceptor] Interceptor
    [cruiser] Cruiser
    [dreadnought] Dreadnought
   *[starbase] Starbase
}

board-round = Round { $round } of 8
board-head = { $column ->
    [player] Player
    [points] Points
    [money] Money
    [science] Science
    [materials] Materials
    [discs] Discs
    [colony] Colony ships
   *[technologies] Military/Grid/Nano
}
board-ship = initiative { $initiative }  computer +{ $computer }  shield -{ $shield }  hull { $hull }  range { $move }  energy { $used }/{ $energy }  left { $left }
board-tray = Technologies on offer, at your price
die-colour = { $colour ->
    [yellow] yellow
    [orange] orange
    [blue] blue
   *[red] red
}
