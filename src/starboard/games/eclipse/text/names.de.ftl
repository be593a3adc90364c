# Wie die Dinge heißen.
resource = { $resource ->
    [money] Geld
    [science] Forschung
   *[materials] Material
}
category = { $category ->
    [military] Militär-Leiste
    [grid] Raster-Leiste
    [nano] Nano-Leiste
   *[rare] seltene Technologien
}
bag = Technologiebeutel
zone-beside = { $direction ->
    [n] Zone nördlich von { $sector }
    [ne] Zone nordöstlich von { $sector }
    [se] Zone südöstlich von { $sector }
    [s] Zone südlich von { $sector }
    [sw] Zone südwestlich von { $sector }
   *[nw] Zone nordwestlich von { $sector }
}
zone-far = ferne Zone, Ring { $ring }, Kurs { $bearing }
square = Feld { $square } von { $sector }
slot = { $slot ->
    [0] { $ship }, neben den Feldern
   *[other] { $ship }, Feld { $slot }
}
ship-type = { $ship ->
    [interceptor] Abfangjäger
    [cruiser] Kreuzer
    [dreadnought] Schlachtschiff
   *[starbase] Raumstation
}

board-round = Runde { $round } von 8
board-head = { $column ->
    [player] Wer
    [points] Punkte
    [money] Geld
    [science] Forschung
    [materials] Material
    [discs] Scheiben
    [colony] Kolonieschiffe
   *[technologies] Militär/Raster/Nano
}
board-ship = Initiative { $initiative }  Computer +{ $computer }  Schild -{ $shield }  Hülle { $hull }  Reichweite { $move }  Energie { $used }/{ $energy }  Vorrat { $left }
board-tray = Technologien im Angebot, zu deinem Preis
die-colour = { $colour ->
    [yellow] gelb
    [orange] orange
    [blue] blau
   *[red] rot
}
