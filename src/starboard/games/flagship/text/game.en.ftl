### Flagship at the table: what happens, what is decided, what can be done.

## Options

option-decks = Decks
    .about = A deck for each seat: the name of a starter deck or the code of your own.
    .ask = Which deck does { $seat } play?
option-decks-frabian = Frabians
    .about = Fast ships, sure-sighted pilots; hits often and evades well.
option-decks-insectoids = Insectoids
    .about = A swarm of small units that grows back and heals.
option-decks-rebels = Rebels
    .about = Cheap and tough; sabotages, patches up and hits back.
option-decks-syndicate = Syndicate
    .about = Plenty of money, heavy weapons, costly tricks.
option-deck = Deck
    .about = Only you know it until the game is over, unless it is a starter deck.
option-deck-frabian = { option-decks-frabian }
    .about = { option-decks-frabian.about }
option-deck-insectoids = { option-decks-insectoids }
    .about = { option-decks-insectoids.about }
option-deck-rebels = { option-decks-rebels }
    .about = { option-decks-rebels.about }
option-deck-syndicate = { option-decks-syndicate }
    .about = { option-decks-syndicate.about }
option-deck-own = own deck
option-ready_ships = Ready-made ships
    .about = The main ship comes with the deck. Otherwise everybody builds one for 12,000 credits.
    .ask = What do you start with?
    .yes = ready-made ships that come with the decks
    .no = ships you build yourselves for 12,000 credits

## Decisions: the question to whoever decides, and what the others read

choice-assemble = Build your main ship: pilot, ship, equipment. { $credits } credits left.
waiting-assemble = { $seat } is building a main ship.
choice-action-phase = Your turn: choose an action. You have { $credits } credits.
waiting-action-phase = It is { $seat }’s turn to choose an action.
choice-before-actions = { $active } begins a turn. Do you want to step in before the first action?
waiting-before-actions = { $seat } may step in before { $active }’s first action.
choice-between = { $active } has finished an action. Do you want to step in?
waiting-between = { $seat } may step in after { $active }’s action.
choice-event-window = { $player } plays { $card }. Do you answer?
waiting-event-window = { $seat } may answer { $card }.
choice-evasion = { $evade ->
    [none] { $weapon ->
        [none] { $damage } damage is coming at { $target }
       *[other] { $attacker } fires { $weapon } at { $target } for { $damage } damage
    }. It cannot be evaded. Do you answer?
   *[other] { $weapon ->
        [none] { $damage } damage is coming at { $target }
       *[other] { $attacker } fires { $weapon } at { $target } for { $damage } damage
    }. Do you evade? You need { $evade }.
}
waiting-evasion = { $seat } may evade with { $target }.
choice-interception = { $damage } damage is about to hit { $target }. Do you stop it?
waiting-interception = { $seat } may stop the damage to { $target }.
choice-lose-part = { $target } is hit. Choose what is destroyed.
waiting-lose-part = { $seat } chooses what is destroyed on { $target }.
choice-divide = { $tokens ->
    [one] Place the last charge token of { $item }.
   *[other] Divide { $tokens } charge tokens of { $item }.
}
waiting-divide = { $seat } is dividing the charge tokens of { $item }.
choice-make-room = There is not enough room. Choose what the new equipment replaces.
waiting-make-room = { $seat } is making room for new equipment.
choice-shuffle-to-draw = Your draw deck is empty. Do you shuffle the discard? Each opponent may then take a prize card.
waiting-shuffle-to-draw = { $seat } decides whether to shuffle the discard.
choice-discard-cards = { $count ->
    [one] Discard a hand card.
   *[other] Discard { $count } hand cards.
}
waiting-discard-cards = { $seat } is discarding hand cards.
choice-hand-limit = { $count ->
    [one] You hold one card too many. Discard one.
   *[other] You hold { $count } cards too many. Discard them.
}
waiting-hand-limit = { $seat } is discarding down to the hand limit.
choice-prize-offer = { $left ->
    [one] You may take your last prize card.
   *[other] You may take one of your { $left } prize cards.
}
waiting-prize-offer = { $seat } may take a prize card.
choice-shuffle-prize = An opponent has shuffled. Take a prize card now, or later in this turn.
waiting-shuffle-prize = { $seat } may take a prize card.
choice-ask-target = { $effect ->
    [Damage] { $card }: choose what takes the damage.
    [Charge] { $card }: choose what is charged.
    [Drain] { $card }: choose what is drained.
    [Repair] { $card }: choose what is repaired.
    [Destroy] { $card }: choose what is destroyed.
    [ToMarketDiscard] { $card }: choose what goes to the market discard.
    [Redirect] { $card }: choose the unit that draws the attack.
   *[other] { $card }: choose a card.
}
waiting-ask-target = { $seat } is choosing a target for { $card }.
choice-ask-opponent = { $card }: choose an opponent.
waiting-ask-opponent = { $seat } is choosing an opponent for { $card }.
choice-ask-faction = Choose the faction whose cards shall match your pilot.
waiting-ask-faction = { $seat } is choosing a faction.
choice-pay-for = { $card }: do you pay { $credits } credits?
waiting-pay-for = { $seat } may pay { $credits } credits for { $card }.
choice-pay-off = { $card }: do you pay { $credits } credits to avert it?
waiting-pay-off = { $seat } may pay { $credits } credits to avert { $card }.
choice-fetch-card = { $card }: take a card into your hand.
waiting-fetch-card = { $seat } is looking for a card with { $card }.
choice-put-card = { $card }: bring a card into play.
waiting-put-card = { $seat } is bringing something into play with { $card }.
choice-arrange = Put the cards back. Which one comes next?
waiting-arrange = { $seat } is arranging the top market cards.
choice-free-shot = { $card }: attack at once with a weapon.
waiting-free-shot = { $seat } may attack at once with { $card }.

## Moves: the label, the group, the short form inside the group

move-pick = Install { $card }
    .group = Install
    .short = { $card }
move-ready = Finish the ship
    .group = Done
    .short = { move-ready }
move-reveal = Turn up a market card
    .group = Market
    .short = { move-reveal }
move-shuffle-market = Shuffle the market discard
    .group = Market
    .short = { move-shuffle-market }
move-buy = { $onto ->
    [none] Buy { $item }
   *[other] Buy { $item } for { $onto }
}
    .group = Buy
    .short = { $onto ->
        [none] { $item }
       *[other] { $item } → { $onto }
    }
move-give-up = Give up { $items }
    .group = Give up
    .short = { $items }
move-launch = Launch { $ship }
    .group = Hangar
    .short = { move-launch }
move-charge = Charge with { $item }
    .group = Charge
    .short = { $item }
move-load = Put a token on { $item }
    .group = Put a token on
    .short = { $item }
move-attack = { $boost ->
    [yes] Fire { $weapon } at { $targets } with its boost
   *[no] Fire { $weapon } at { $targets }
}
    .group = Attack
    .short = { $boost ->
        [yes] { $weapon } boosted → { $targets }
       *[no] { $weapon } → { $targets }
    }
move-use = Use { $item }
    .group = Use
    .short = { $item }
move-play = Play { $card }
    .group = Play
    .short = { $card }
move-evade = Evade
    .group = Defend
    .short = { move-evade }
move-lose = Lose { $item }
    .group = Lose
    .short = { $item }
move-choose = { $thing ->
    [none] Choose nothing
   *[other] Choose { move-choose.short }
}
    .group = Choose
    .short = { $thing ->
        [none] nothing
        [frabian] Frabians
        [rebels] Rebels
        [syndicate] Syndicate
        [insectoids] Insectoids
       *[other] { $thing }
    }
move-drop = Discard { $card }
    .group = Discard
    .short = { $card }
move-prize = Take a prize card
    .group = Prize
    .short = { move-prize }
move-claim = Take the prize card you were offered
    .group = Prize
    .short = { move-claim }
move-shuffle-draw = Shuffle the discard into a draw deck
    .group = Shuffle
    .short = { move-shuffle-draw }
move-pay = Pay
    .group = Payment
    .short = { move-pay }
move-end-turn = End the turn
    .group = Go on
    .short = { move-end-turn }
move-cash = Discard { $card } for credits
    .group = For credits
    .short = { $card }

## What has happened

event-ship-revealed = { $seat } lays the main ship open: { $items }.
    .you-seat = You lay the main ship open: { $items }.
event-part-picked = { $seat } installs { $card }.
    .you-seat = You install { $card }.
event-start-rolled = { $seat } rolls { $total } for the first turn.
    .you-seat = You roll { $total } for the first turn.
event-turn-began = Turn { $turn }: { $seat } to play.
    .you-seat = Turn { $turn }: your turn.
event-turn-ended = { $turn ->
   *[other] { "" }
}
event-card-drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
    .you-seat = { $card ->
        [none] You draw a card.
       *[other] You draw { $card }.
    }
event-card-fetched = { $seat } shows { $card } and takes it into the hand.
    .you-seat = You show { $card } and take it into the hand.
event-prize-taken = { $left ->
    [0] { $seat } takes the last prize card.
    [one] { $seat } takes a prize card. One is left.
   *[other] { $seat } takes a prize card. { $left } are left.
}
    .you-seat = { $left ->
        [0] You take the last prize card.
        [one] You take a prize card. One is left.
       *[other] You take a prize card. { $left } are left.
    }
event-card-discarded = { $credits ->
    [0] { $seat } discards { $card }.
   *[other] { $seat } discards { $card } for { $credits } credits.
}
    .you-seat = { $credits ->
        [0] You discard { $card }.
       *[other] You discard { $card } for { $credits } credits.
    }
event-credits-gained = { $seat } gains { $amount } credits.
    .you-seat = You gain { $amount } credits.
event-credits-paid = { $clause ->
    [FS-CREDIT-06] { "" }
   *[other] { $seat } pays { $amount } credits.
}
    .you-seat = { $clause ->
        [FS-CREDIT-06] { "" }
       *[other] You pay { $amount } credits.
    }
event-credits-lapsed = { $seat } loses { $amount } unspent credits.
    .you-seat = You lose { $amount } unspent credits.
event-market-revealed = { $seat } turns up { $item }.
    .you-seat = You turn up { $item }.
event-item-discarded = { $seat }’s { $item } goes to the market discard.
    .you-seat = Your { $item } goes to the market discard.
event-item-bought = { $onto ->
    [none] { $seat } buys { $item } for { $price } credits.
   *[other] { $seat } buys { $item } for { $price } credits and fits it to { $onto }.
}
    .you-seat = { $onto ->
        [none] You buy { $item } for { $price } credits.
       *[other] You buy { $item } for { $price } credits and fit it to { $onto }.
    }
event-item-entered = { $seat } brings { $item } into play.
    .you-seat = You bring { $item } into play.
event-pilot-changed = { $seat } now flies with { $item }.
    .you-seat = You now fly with { $item }.
event-ship-launched = { $seat } launches { $item } from the hangar.
    .you-seat = You launch { $item } from the hangar.
event-pile-shuffled = { $pile ->
    [market] { $seat } shuffles the market discard into a new market deck.
    [searched] { $seat } shuffles the draw deck.
   *[draw] { $seat } shuffles the discard into a new draw deck.
}
    .you-seat = { $pile ->
        [market] You shuffle the market discard into a new market deck.
        [searched] You shuffle the draw deck.
       *[draw] You shuffle the discard into a new draw deck.
    }
event-market-arranged = { $cards ->
    [none] { $seat } arranges the top market cards.
   *[other] { $seat } arranges the top market cards: { $cards }.
}
    .you-seat = { $cards ->
        [none] You arrange the top market cards.
       *[other] You arrange the top market cards: { $cards }.
    }
event-generator-rolled = { $seat } charges with { $item }: { $roll } ({ $modified }) gives { $tokens ->
    [0] no charge token.
    [one] 1 charge token.
   *[other] { $tokens } charge tokens.
}
    .you-seat = You charge with { $item }: { $roll } ({ $modified }) gives { $tokens ->
        [0] no charge token.
        [one] 1 charge token.
       *[other] { $tokens } charge tokens.
    }
event-overload-rolled = { $result ->
    [double_charge] Overload with { $roll }: double charge.
    [damage_instead_of_charge] Overload with { $roll }: damage instead of charge.
   *[other] Overload with { $roll }: nothing more.
}
event-charged = { $item } gains { $amount ->
    [one] 1 charge token.
   *[other] { $amount } charge tokens.
}
event-drained = { $clause ->
    [FS-CHARGE-08] { $item } spends { $amount ->
        [one] 1 charge token.
       *[other] { $amount } charge tokens.
    }
   *[other] { $item } loses { $amount ->
        [one] 1 charge token.
       *[other] { $amount } charge tokens.
    }
}
event-tokens-lost = { $amount ->
    [one] 1 charge token of { $item } is lost.
   *[other] { $amount } charge tokens of { $item } are lost.
}
event-event-played = { $seat } plays { $card }.
    .you-seat = You play { $card }.
event-event-cancelled = { $seat }’s { $card } has no effect.
    .you-seat = Your { $card } has no effect.
event-effect-ended = { $seat }’s { $card } ends.
    .you-seat = Your { $card } ends.
event-ability-used = { $seat } uses { $item }.
    .you-seat = You use { $item }.
event-ability-triggered = { $seat }’s { $card } takes effect.
    .you-seat = Your { $card } takes effect.
event-attack-declared = { $seat } attacks { $targets } with { $weapon }.
    .you-seat = You attack { $targets } with { $weapon }.
event-attack-rolled = { $seat } rolls { $dice } against { $target }: { $modified }.
    .you-seat = You roll { $dice } against { $target }: { $modified }.
event-attack-missed = { $weapon } misses { $target }.
event-evade-rolled = { $evaded ->
    [yes] { $unit } evades: { $dice }, { $modified } in all.
   *[no] { $unit } fails to evade: { $dice }, { $modified } in all.
}
event-attack-cancelled = { $seat } foils the attack on { $target }.
    .you-seat = You foil the attack on { $target }.
event-attack-redirected = { $seat } draws the attack onto { $target }.
    .you-seat = You draw the attack onto { $target }.
event-damage-dealt = { $amount } damage is coming at { $target }.
event-damage-absorbed = { $left ->
    [0] { $item } absorbs { $amount } damage. Nothing gets through.
   *[other] { $item } absorbs { $amount } damage, { $left } is left.
}
event-unit-hit = { $target } is hit.
event-item-destroyed = Destroyed: { $seat }’s { $item }.
    .you-seat = Destroyed: your { $item }.
event-item-repaired = { $seat } repairs { $item }.
    .you-seat = You repair { $item }.
event-hand-seen = { $cards ->
    [none] { $seat } sees hand cards of { $of }.
   *[other] { $seat } sees hand cards of { $of }: { $cards }.
}
    .you-seat = { $cards ->
        [none] You see hand cards of { $of }.
       *[other] You see hand cards of { $of }: { $cards }.
    }
    .you-of = { $cards ->
        [none] { $seat } sees your hand cards.
       *[other] { $seat } sees your hand cards: { $cards }.
    }
event-dice-rolled = { $seat } rolls { $dice } for { $card }.
    .you-seat = You roll { $dice } for { $card }.
event-contest-rolled = { $seat } rolls { $own }, { $opponent } rolls { $other }.
    .you-seat = You roll { $own }, { $opponent } rolls { $other }.
    .you-opponent = { $seat } rolls { $own }, you roll { $other }.
event-speed-compared = { $seat } flies at speed { $own }, { $opponent } at { $other }.
    .you-seat = You fly at speed { $own }, { $opponent } at { $other }.
    .you-opponent = { $seat } flies at speed { $own }, you at { $other }.
event-faction-tolerated = { $seat } admits a second faction: { $faction ->
    [frabian] Frabians.
    [rebels] Rebels.
    [syndicate] Syndicate.
   *[insectoids] Insectoids.
}
    .you-seat = You admit a second faction: { $faction ->
        [frabian] Frabians.
        [rebels] Rebels.
        [syndicate] Syndicate.
       *[insectoids] Insectoids.
    }
event-player-out = { $seat } is out of the game.
    .you-seat = You are out of the game.
event-game-won = { $reason ->
    [prizes] { $seat } has taken all prize cards and wins.
   *[destroyed] { $seat } has the last main ship and wins.
}
    .you-seat = { $reason ->
        [prizes] You have taken all prize cards and win.
       *[destroyed] You have the last main ship and win.
    }

reason-prizes = All prize cards are taken.
reason-destroyed = No other main ship is left in the game.

## Why something cannot be done

not-enough-charge = { $item ->
    [none] This takes { $needs } charge tokens, you have { $has }.
   *[other] { $item } needs { $needs } charge tokens and has { $has }. Charge it first.
}
not-enough-credits = This takes { $needs } credits, you have { $has }. Discard hand cards for credits.
not-enough-cards = { $needs ->
    [one] You have to discard a hand card for this.
   *[other] You have to discard { $needs } hand cards for this.
}
already-revealed = You have already turned up a market card in this turn.
market-deck-empty = Your market deck is empty. Shuffle the market discard first.
not-in-your-market = { $item } is not in your market.
cannot-afford = { $item } costs { $price } credits, you have { $has }. Discard hand cards for credits.
deck-not-empty = You shuffle only when the deck is empty.
discard-empty = The discard is empty. There is nothing to shuffle.
not-in-hangar = { $item } is not in the hangar.
ship-would-not-match = Your main ship would no longer match { $card }.
wrong-faction = { $card } ({ $faction ->
    [frabian] Frabians
    [rebels] Rebels
    [syndicate] Syndicate
    [insectoids] Insectoids
   *[neutral] neutral
}) does not match your pilot.
needs-fleet-license = { $card } needs a card that allows you more ships.
stands-by-itself = { $card } stands by itself and is not attached to anything.
no-such-place = There is no such place for { $card }.
cannot-extend = { $card } cannot extend { $onto }.
no-suitable-slot = { $unit } has no slot that suits { $card }.
too-few-slots = { $card } needs { $needs } slots, { $unit } does not have that many free.
not-exactly-enough = Give up exactly as much as the new equipment needs.
not-in-hand = { $card } is not in your hand.
no-prize-due = You are not owed a prize card now.
not-in-deck = { $card } is no longer in your deck.
no-extensions-yet = { $card } is an extension. Those come from the market later.
not-a-ship = { $card } is no ship and cannot be your main ship.
no-ship-for-pilot = Your deck has no affordable ship for { $card }.
over-budget = { $card } costs { $price } credits, you have { $has } left.
one-pilot-only = You already have a pilot. { $card } stays in the deck.
pilot-first = Choose the pilot first, then { $card }.
one-ship-only = You already have a ship. { $card } stays in the deck.
ship-first = Choose the ship first, then { $card }.
needs-ship-and-pilot = Your main ship needs a pilot and a ship.
not-a-target = { $thing } cannot be chosen for this.
not-an-opponent = { $thing } is no opponent still in the game.
not-a-faction = { $thing } is no faction you can choose.
not-in-pile = { $card } is not there.
not-a-weapon = { $item } is none of your weapons.
cannot-evade = { $unit } cannot evade this attack.
cannot-be-absorbed = This damage cannot be absorbed.
no-damage-left = There is no damage left.
does-not-protect = { $item } does not protect this unit.
not-a-part = { $item } is no intact part of the unit that was hit.
only-in-action-phase = You can play { $card } only in your own action phase.
only-in-own-turn = You can use { $card } only in your own turn.
not-against-this = { $card } does not help against this attack.
no-target = There is no target for { $card } now.
only-as-an-answer = { $card } is an answer. Use it when an attack or an event allows it.
no-interruption = { $card } may not interrupt here.
not-on-your-side = { $item } is not on your side.
no-such-ability = { $item } has no such ability.
is-destroyed = { $item } is destroyed. Repair it first.
is-in-hangar = { $item } is still in the hangar.
already-used = You have used { $item } as often as you may.
no-attack-yet = Nobody attacks in the first turn.
no-attack-before-last = Attacks begin with the first turn of whoever comes last.
wrong-number-of-targets = { $most ->
    [one] Choose exactly one target.
   *[other] Choose one to { $most } different targets.
}
not-an-enemy-unit = { $thing } is no enemy unit in play.
cannot-be-targeted = { $thing } cannot be chosen as a target now.
no-generator = { $item } has no generator.
already-charged = { $item } has already charged in this turn.
nothing-to-charge = Everything { $item } can charge is full.
cannot-be-charged = { $item } cannot take a token.

## What a move costs or brings

cost-credits = { $gain ->
    [yes] +{ $amount } cr
   *[no] { $amount } cr
}
cost-charge = { $gain ->
    [yes] { "" }
   *[no] { $amount }●
}
cost-cards = { $gain ->
    [yes] { "" }
   *[no] { $amount ->
        [one] { "" }
       *[other] { $amount } cards
    }
}

## Windows for which people may say whether they want to be asked

window-between = Between the actions of the others
window-before-actions = Before the first action of the others
window-event-window = When somebody plays an event
window-evasion = When you are attacked
window-interception = When damage is about to hit you

## The table in the terminal

board-hand = Hand
board-market = Market
board-credits = { $amount } cr
board-number = { $amount }
board-prizes = prizes { $count }
board-cards = hand { $count }
board-slot = { $kind ->
    [weapon] W
    [shield] S
    [booster] B
   *[armor] A
}
board-free = { $kind ->
    [weapon] { $count ->
        [one] weapon slot free
       *[other] { $count } weapon slots free
    }
    [shield] { $count ->
        [one] shield slot free
       *[other] { $count } shield slots free
    }
    [booster] { $count ->
        [one] booster slot free
       *[other] { $count } booster slots free
    }
   *[armor] { $count ->
        [one] armor slot free
       *[other] { $count } armor slots free
    }
}
board-free-short = free: { $slots }
board-no-ship = The main ship is still face down.
board-hangar = in the hangar
board-destroyed = destroyed
board-effect = effect
board-out = out
board-turn = to play
board-legend = ★ pilot  ●○ charge  4+✸1 attack: roll and damage  −✸1 absorbs damage  ⌁2 generator  ↷9+/2 evade: roll and dice

## What somebody would rather know before the turn ends

left-credits = { $credits } credits lapse, and the market has something for them.
left-charge = You can still charge.
left-attack = You can still attack.
