### What is wrong with cards and decks that people write.

# Cards

is-no-threshold = “{ $text }” is no threshold; write 4+, 1-, 3, 3-4 or 2d 10+
unknown-slot = unknown slot
damage-needs-roll = an attack with damage needs a roll
does-not-go-with = { $word } does not go with { $whom }
has-discard-value = an event has a discard value instead
effect-event-lasts = an effect event has abilities and says how long it lasts
effect-event-until = an effect event does not last until { $until }
effect-event-abilities = an effect event has passive abilities and triggers
plain-event-has-effects = a plain event has effects and nothing else
event-needs-anytime = an event that breaks into an action may be played at any time
only-items-have = only items have charge, generator, prize symbol, evade value or slots
item-has-price = an item has a price instead
only-events-have-effects = only events have effects; an item has abilities
equipment-needs-one-kind = equipment needs slots of exactly one kind
only-equipment-takes-slots = only equipment takes slots
only-units-have-slots = only a unit has slots, an evade value and a speed
only-extensions-require = an extension, and nothing else, says what it extends
holds-no-charge = an event holds no charge tokens
charge-range = from 0 to 100, the initial charge at most the maximum
from-to-of-kind = from 0 to 20 of a kind
at-least-one = at least 1
not-below-zero = not below 0
one-or-two = one or two
free-ability-needs-limit = an ability without a cost needs a limit
one-number-of-dice = one roll has one number of dice
overlaps-another = { $threshold } overlaps with another result
not-granted-until = an effect is not granted until { $until }
at-most-in-list = at most { $most } of them
at-most-on-card = at most { $most } abilities and effects on one card
at-most-standing = at most { $most } standing effects on one card
amplifies-at-most = the factors of one card make at most { $most } together
sets-itself-off = the trigger “{ $when }” can set itself off again; give it “limit: once_per_turn”
sets-itself-off-lasting = the trigger “{ $when }” can set itself off again; its first effect must be “end_effect”
sets-itself-off-anew = the trigger “{ $when }” can set itself off again through cards that it brings into play; no limit stops that

# Decks

is-no-deck = is no starter deck ({ $known }) and no deck code
at-most-cards-with-own = at most { $most } cards where own cards take part
needs-decks = needs { $seats } decks, not { $count }
wrong-heading-event = “{ $card }” is an event and stands under the wrong heading
wrong-heading-item = “{ $card }” is an item and stands under the wrong heading
deck-wrong-part = { $part ->
    [events] “{ $card }” is an item card and does not belong to the events.
   *[items] “{ $card }” is an event card and does not belong to the items.
}
deck-too-few-items = A deck needs at least { $need } item cards. This one has { $have }.
deck-too-few-events = A deck needs at least { $need } event cards. This one has { $have }.
deck-without-main-ship = These cards make no main ship: a ship and a pilot that match are missing.
main-ship-too-expensive = The main ship costs { $price } credits. { $budget } are allowed.
main-ship-event = “{ $card }” is an event card and no part of a main ship.
main-ship-extension = “{ $card }” is an extension. A main ship starts without any.
main-ship-other-unit = “{ $card }” is no ship and cannot belong to the main ship.
main-ship-needs-ship = { $have ->
    [0] The main ship lacks a ship.
   *[other] The main ship has { $have } ships. Exactly one is allowed.
}
main-ship-needs-pilot = { $have ->
    [0] The main ship lacks a pilot.
   *[other] The main ship has { $have } pilots. Exactly one is allowed.
}
main-ship-wrong-faction = “{ $card }” does not match the faction of the pilot “{ $pilot }”.
main-ship-item-too-large = “{ $card }” needs { $need } { $slot } slots. The ship has { $have }.
main-ship-slots = The equipment needs { $need } { $slot } { $need ->
    [one] slot
   *[other] slots
}, “{ $ship }” has { $have }.
