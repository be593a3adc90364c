### Blueprints and battle odds.

blueprint-too-many-parts = { $ship }: { $parts } parts do not fit in { $slots } slots.
blueprint-too-few-parts = { $ship }: it cannot have only { $parts } parts. { $printed } are printed and work until another part covers them.
blueprint-without-energy = { $ship }: the parts use { $use } energy, the sources supply { $supply }.
blueprint-without-drive = { $ship }: this ship needs at least one drive.
blueprint-starbase-with-drive = A Starbase cannot have a drive.
blueprint-ancient-part-twice = There is only one “{ $part }”.
blueprint-technology-missing = “{ $part }” needs its technology.

odds-too-few-sides = A battle needs at least two parties.
odds-too-many-sides = At most { $most } people can play.
odds-two-neutral-sides = All neutral ships of a sector are one party.
odds-unknown-species = There is no species “{ $species }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
odds-unknown-part = There is no part “{ $name }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
odds-unknown-technology = There is no technology “{ $name }”.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
odds-board-taken = The species board of “{ $species }” is already in use.
odds-no-ships = Every party of a battle has at least one ship.
odds-too-many-ships = { $ship }: there are only { $most } of them, not { $count }.
odds-too-many-neutral-ships = { $ship }: a sector holds at most { $most }, not { $count }.
odds-two-blueprints = { $ship }: all ships of one type share one blueprint.
odds-negative-damage = Damage cannot be negative, not even { $damage }.
odds-destroyed-before = { $ship }: with { $damage } damage and { $hull } hull the ship would be destroyed already.
odds-damage-for-each = { $ship }: { $have } damage values are given for { $count } ships.
odds-wrong-retreat = A retreat starts in a round from 1 to { $most }, or when so many ships are left.
odds-no-battle = Descendants of Draco do not fight Ancients.
odds-starbase-against-neutral = Starbases never fight neutral ships.
odds-starbase-arrives = Starbases never move. Only the party that was in the sector first can have one here.

odds-method-exact = Solved exactly.
odds-method-simulated = Simulated: { $samples } battles, good to ± { $interval } percentage points.
odds-rounds = Combat rounds on average: { $rounds }
odds-strategy = { $strategy ->
    [neutral_rule] by the rule for neutral ships
    [largest_first] largest ships first
    [most_kills] as many ships as possible
   *[most_firepower] as much firepower as possible
}
odds-side = { $number }. { $name }: wins { $wins } (dice: { $strategy })
odds-survivors = { $ship }: { $spread }; losses { $losses }
odds-left = { $count } left { $chance }
odds-retreated = { $ship }, retreated: { $spread }
odds-got-away = { $count } { $chance }
odds-none = Nobody stays in the sector: { $chance }
odds-stalemate = Decided by a stalemate among these: { $chance }
