# Wie die Dinge heißen.
resource = { $resource ->
    [money] Geld
    [science] Forschung
   *[materials] Material
}
category = { $category ->
    [military] Militär-Leiste
    [grid] Gitter-Leiste
    [nano] Nano-Leiste
   *[rare] seltene Technologien
}
zone = unerforschte Zone { $zone }
square = Feld { $square } von { $sector }
slot = { $ship }, Platz { $slot }
