### Namen der Figuren.

type-mg_inf = MG-Inf
type-rak_inf = RAK-Inf
type-ing_inf = ING-Inf
type-mg_buggy = MG-Buggy
type-tank = Tank
type-artillery = Artillery
type-mobile_fortress = Mobile-Fortress
type-harvester = Harvester
type-apc = APC
type-dropship = Dropship
type-fighter = Fighter
type-bomber = Bomber
type-mcv = MCV
type-construction_yard = Construction-Yard
type-powerplant = Power-Plant
type-refinery = Refinery
type-barracks = Barracks
type-factory = Factory
type-uplink = Uplink
type-mg_tower = MG-Tower
type-rak_tower = RAK-Tower
type-helipad = Helipad
type-bridge = Brücke
type-wall = Mauer
type-civil_building = Zivilgebäude
type-special_building = Spezialgebäude
type-civilian = Zivilist
type-boar = Wildschwein
type-bus = Bus
type-stealth_vehicle = Stealth-Vehicle
type-khoury = Herr Khoury
type-landing_ship = Landungsboot
type-crate = Kiste
order-name = { $field ->
    [0] { $type }, fertig
    [one] { $type }, noch 1 Feld
   *[other] { $type }, noch { $field } Felder
}
