### Skills: moves, what happens, reasons.

move-skill = { $card } uses { $skill } ({ $use })
    .group = Skills
    .short = { $card }: { $skill }

event-skill-used = { $targets ->
    [none] { $card } of { $seat } uses { $skill } { $level }.
   *[other] { $card } of { $seat } uses { $skill } { $level } on { $targets }.
}
event-nothing-there = { $seat } finds no { $called } there.

skill-not-now = { $card } cannot use { $skill } now.
not-in-this-combat = { $skill } does not work in this kind of combat.
not-in-this-round = { $skill } does not work in this round.
not-in-this-role = { $skill } is for the other side of this fight.
not-again-in-this-combat = { $card } cannot use { $skill } again in this combat.
one-mutant-skill = The Pro side can use only one mutant skill in a mission.
