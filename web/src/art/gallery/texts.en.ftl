# What the gallery says.
gallery-ships = Ships
gallery-space = Space
gallery-people = People
gallery-table = On the table
gallery-ground = On the ground
gallery-threats = Threats

art-family-sleek = Sleek, swept wings
art-family-swarm = Ribs and shells
art-family-slab = Slabs of armour
art-family-patched = Patched together
art-family-freighter = Freighter
art-family-crescent = Crescent
art-family-bulb = Bulbs
art-family-thorn = Thorns
art-family-dragon = Dragon wings
art-family-lattice = Lattice
art-family-blade = Blade
art-lengths = Longer with every class
art-class = Class { $number }
art-station = Station
art-parts = Every part can be seen and counted
art-part-weapon = Weapon, { $power ->
    [one] one barrel
   *[other] { $power } barrels
}
art-part-missile = Missiles, { $power ->
    [one] one tube
   *[other] { $power } tubes
}
art-part-shield = Shield, { $power ->
    [one] one arc
   *[other] { $power } arcs
}
art-part-booster = Booster, { $power ->
    [one] one band
   *[other] { $power } bands
}
art-part-armor = Armour, { $power ->
    [one] one plate
   *[other] { $power } plates
}
art-part-computer = Computer, { $power ->
    [one] one ring
   *[other] { $power } rings
}
art-part-source = Source, { $power ->
    [one] one cell
   *[other] { $power } cells
}
art-part-module = { $power ->
    [one] One module
   *[other] { $power } modules
}
art-charge = Charge is light: dark parts are empty
art-damage = Damage is holes

art-palette-dusk = Dusk
art-palette-ember = Ember
art-palette-sea = Sea
art-palette-moss = Moss
art-palette-gold = Gold
art-palette-steel = Steel
art-palette-violet = Violet
art-palette-blood = Blood
art-sun = A sun
art-worlds = Worlds
art-world-money = Golden
art-world-science = Striped gas
art-world-materials = Ore, with a ring
art-world-any = Grey
art-world-ocean = Ocean
art-world-terra = Like Terra, with cities
art-world-jungle = Jungle
art-world-ice = Ice
art-world-desert = Desert
art-world-lava = Lava
art-world-violet = Violet gas
art-creatures = Creatures
art-creature-ancient = Ancient
art-creature-guardian = Guardian
art-creature-gcds = Defence of the Galactic Centre
art-wounded = The same, wounded

art-face-human = Human
art-face-pale = White hair, red eyes
art-face-visor = Helmet
art-face-reptile = Reptile
art-face-insect = Insect
art-face-robot = Robot
art-face-plant = Plant
art-face-hydran = Water dweller
art-face-dragon = Dragon
art-face-machine = Machine
art-face-noble = Noble
art-face-elder = Elder
art-face-column = Column
art-face-ilt = With one tooth
art-face-grey = Grey
art-emblems = Emblems
art-seed = Seed { $seed }

art-die-0 = With pips
art-die-1 = 1 damage
art-die-2 = 2 damage
art-die-3 = 3 damage
art-die-4 = 4 damage
art-roll = Roll them
art-numerals = Numerals of our own
art-sum = A sum, spelled out
art-light = Light
art-burst = Explosion, frame { $number }
art-beam = Beam
art-flare = Shield that is hit
art-motifs = Motifs
art-motifs-about = The picture of a card is made of what the card does. These are the motifs, palettes and layouts it is put together from.
art-motif-laser = Laser
art-motif-cannon = Twin cannon
art-motif-battery = Battery
art-motif-rocket = Rockets
art-motif-shield = Shield
art-motif-bulwark = Strong shield
art-motif-rampart = Heavy shield
art-motif-armor = Armour
art-motif-booster = Booster
art-motif-drone = Drone
art-motif-fighter = Fighter
art-motif-swarm = Swarm
art-motif-probe = Probe
art-motif-repair = Repair
art-motif-coins = Credits
art-motif-cards = Draw cards
art-motif-dice = Dice
art-motif-bounty = Bounty
art-motif-prize = Prize
art-motif-evade = Evade
art-motif-counter = Answer
art-motif-surge = Charge
art-motif-drain = Drain
art-motif-warp = Speed
art-motif-burst = Destruction
art-motif-crate = Goods
art-motif-flag = Flag
art-motif-vault = Vault
art-motif-dome = Dome
art-motif-beam = Hand weapon
art-motif-eye = Look
art-motif-time = Time
art-motif-link = Bond
art-motif-skull = Loss
art-motif-module = Extension
art-motif-helmet = Pilot
art-composition-halo = Layout: halo
art-composition-horizon = Layout: horizon
art-composition-orbit = Layout: orbit
art-composition-streaks = Layout: streaks
art-composition-echo = Layout: echo
art-cards = Cards
art-cards-about = In a row, in the hand and to be read. Words are never cut: they become smaller first, then the picture gives way, then the card grows.
art-card-ship = Veloce Class
art-card-ship-type = Ship · Frabians · ★
art-card-ship-words = Two slots for weapons, one for a shield, two for boosters. Evades on 9+ with two dice.
art-card-pilot = Contessa Valente
art-card-pilot-type = Pilot · Frabians · marksman
art-card-pilot-words = Attack rolls of your units +1. When one of your attacks misses: 1 charge on this card.
art-card-event = Bounty
art-card-event-type = Event
art-card-event-words = Once this turn: when you destroy an enemy card with ★, take a prize.
art-card-long = A name that somebody has made longer than anybody expected
art-card-long-words = Choose one: draw two cards, or place three charges on cards of your own, or look at the hand of an opponent and discard a card from it that costs no more than 1,500 credits. Then, if you have fewer units in play than that opponent, do this once more with another choice.
