### Names of the figures.

type-mg_inf = MG-Inf
type-rak_inf = RAK-Inf
type-ing_inf = ING-Inf
type-mg_buggy = MG-Buggy
type-tank = Tank
type-artillery = Artillery
type-mobile_fortress = Mobile Fortress
type-harvester = Harvester
type-apc = APC
type-dropship = Dropship
type-fighter = Fighter
type-bomber = Bomber
type-mcv = MCV
type-construction_yard = Construction Yard
type-powerplant = Power Plant
type-refinery = Refinery
type-barracks = Barracks
type-factory = Factory
type-uplink = Uplink
type-mg_tower = MG Tower
type-rak_tower = RAK Tower
type-helipad = Helipad
type-bridge = Bridge
type-wall = Wall
type-civil_building = Civil building
type-special_building = Special building
type-civilian = Civilian
type-boar = Boar
type-bus = Bus
type-stealth_vehicle = Stealth Vehicle
type-khoury = Mr Khoury
type-landing_ship = Landing ship
type-crate = Crate
order-name = { $field ->
    [0] { $type }, ready
    [one] { $type }, 1 field to go
   *[other] { $type }, { $field } fields to go
}
