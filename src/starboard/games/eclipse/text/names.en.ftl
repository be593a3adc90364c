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
zone = unexplored zone { $zone }
square = square { $square } of { $sector }
slot = { $ship }, slot { $slot }
