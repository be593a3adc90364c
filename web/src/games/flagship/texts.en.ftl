# On the start page, and the numbers of a seat
about = Build a ship, find a pilot, and bring the others down, card by card.
new-here-about = Five minutes with Flagship: build, charge, fire, shield. Everything is pointed at.
fact-credits = Credits
fact-prizes = Prizes
fact-hand = Hand

# The board
fs-prizes = { $count ->
    [one] 1 prize left
   *[other] { $count } prizes left
}
fs-credits = { $count } credits
fs-market = Market
fs-market-empty = nothing on offer
fs-market-discard = market discard
fs-draw = draw deck
fs-out = out of the game
fs-discard = discard
fs-draw-short = draw
fs-draw-discard = draw discard
fs-hangar = Hangar
fs-rivals = Other opponents
fs-escorts = { $count ->
    [one] one escort
   *[other] { $count } escorts
}
fs-in-hand = { $count } in hand
fs-hand-empty = Your hand is empty.
fs-stage = What is happening
fs-step-damage = { $amount } damage
fs-step-hit = { $amount } gets through
fs-step-absorbed = { $item } absorbs { $amount }
fs-step-destroyed = { $item } is destroyed
fs-step-missed = Missed
fs-step-cancelled = Called off
fs-evaded = evaded
fs-not-evaded = not evaded
fs-needs = needs { $roll }
fs-yard = Your hangar
fs-yard-pilot = First choose who flies.
fs-yard-hull = Now choose the hull.
fs-budget = { $left } credits left
fs-shelf-pilot = Pilots
fs-shelf-ship = Hulls
fs-shelf-part = Parts
fs-shelf-later = For the market
fs-roll-attack = Attack
fs-roll-evade = Evade
fs-damage = Damage
fs-absorbs = Absorbs
fs-charge = Charge
fs-destroyed = Destroyed: it does not work until it is repaired.
fs-dice-and = dice { $parts }
fs-costs = costs { $price }
fs-brings = brings { $price } credits when discarded
fs-free = free: { $slots }
fs-hand = Your hand
fs-choose = To choose from
fs-slot-weapon = weapon
fs-slot-shield = shield
fs-slot-booster = booster
fs-slot-armor = armour

# First steps
lesson-fs-goal = Destroy the other flagship, or take all six of your prizes.
lesson-fs-reveal = Turn up a market card. You can buy what lies open.
lesson-fs-cash = Cards are money: discard this one for 1,500 credits.
lesson-fs-buy = Buy the second laser. Unspent credits are gone when your turn ends.
lesson-fs-charge = Charge: click your ship. Energy is what weapons and shields run on.
lesson-fs-load = Two tokens. Put the first one onto the Rapier Laser.
lesson-fs-load-again = The second one too: every shot costs one token.
lesson-fs-end = Nobody may attack in the first turn. End yours.
lesson-fs-evade = You are under fire. Try to evade with two dice.
lesson-fs-use = Not evaded. Your shield has energy: let it catch the hit.
lesson-fs-attack = Your turn. Fire: click the Rapier Laser, then the enemy ship.
lesson-fs-attack-again = Armour gone, and you have energy left. Fire again.
lesson-fs-pass = The other player acts, and you may answer. Pass for now.
lesson-fs-choose = Choose one of the lit things.

# Tools for people with the box
tool-decks = Flagship: deck builder
tool-decks-about = Build a deck, have it checked as you go, and print it card by card.
tool-sides = Flagship: choose your side
tool-sides-about = Four factions with their ships and pilots, and how each of them plays.

# Choosing a side
sides-title = Choose your side
sides-about = Each faction has its own ships, pilots and tricks. You can build the ship yourself, card by card.
sides-frabian = Fast and elegant: evade what you can, hit precisely, and let your fighters shine.
sides-insectoids = Many and cheap: swarms grow beside a thick shell and wear the others down.
sides-rebels = Patched and sly: torpedoes, ambushes and sabotage; what breaks is mended.
sides-syndicate = Rich and patient: heavy hulls, strong shields, and everything has its price.
sides-play = Play { $name } against a bot
sides-surprise = Surprise me

# The deck builder
decks-title = Deck builder for Flagship
decks-about = At least 10 items and 40 events; the main ship for at most 12,000 credits.

# The table in words
twin-kind-market = Market
twin-kind-field = In play
twin-kind-effect = Effects
twin-fact-onto = on { $value }

# Chapters of the rules
chapter-FS-GOAL = Goal
chapter-FS-DECK = Deck
chapter-FS-FACTION = Factions
chapter-FS-TYPE = Type line
chapter-FS-CREDIT = Credits
chapter-FS-ITEM = Item cards
chapter-FS-EVENT = Event cards
chapter-FS-PRIZE = Prize cards
chapter-FS-MARKET = Market
chapter-FS-EXTEND = Extensions
chapter-FS-HANGAR = Hangar
chapter-FS-DESTROY = Destruction
chapter-FS-DRAW = Draw deck
chapter-FS-BUILD = Construction phase
chapter-FS-TURN = The turn
chapter-FS-TIMING = Timing
chapter-FS-CHARGE = Charge tokens
chapter-FS-DICE = Dice
chapter-FS-ABILITY = Abilities
chapter-FS-STACK = Order of abilities
chapter-FS-ATTACK = Attacking
chapter-FS-EVADE = Evading
chapter-FS-RARITY = Rarity
chapter-FS-MULTI = More than two players

# Who acts, and what it is
beat-shot = fires
beat-shot-you = fire
beat-evade = evades
beat-evade-you = evade
beat-hit = Hit
beat-card = plays a card
beat-card-you = play a card
beat-ability = uses an ability
beat-ability-you = use an ability
beat-roll = rolls
beat-roll-you = roll
beat-charge = charges
beat-charge-you = charge
beat-buy = buys
beat-buy-you = buy
beat-market = turns up a card
beat-market-you = turn up a card
beat-discard = discards
beat-discard-you = discard
beat-part = installs
beat-part-you = install
beat-ship = shows the ship
beat-ship-you = show your ship
beat-start = Who begins?
beat-turn = takes the turn
beat-turn-you = have the turn
beat-prize = takes a prize
beat-prize-you = take a prize
beat-out = is out
beat-out-you = are out
beat-won = wins
beat-won-you = win
