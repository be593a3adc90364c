### Fertigkeiten: Züge, Geschehen, Gründe.

move-skill = { $card } setzt { $skill } ein ({ $use })
    .group = Fertigkeiten
    .short = { $card }: { $skill }

event-skill-used = { $targets ->
    [none] { $card } von { $seat } setzt { $skill } { $level } ein.
   *[other] { $card } von { $seat } setzt { $skill } { $level } gegen { $targets } ein.
}
event-nothing-there = { $seat } findet dort nichts namens { $called }.

skill-not-now = { $card } kann { $skill } jetzt nicht einsetzen.
not-in-this-combat = { $skill } wirkt nicht in dieser Art von Kampf.
not-in-this-round = { $skill } wirkt nicht in dieser Runde.
not-in-this-role = { $skill } gehört in diesem Kampf der anderen Seite.
not-again-in-this-combat = { $card } kann { $skill } in diesem Kampf nicht noch einmal einsetzen.
one-mutant-skill = Die Pro-Seite kann in einer Mission nur eine Mutantenfertigkeit einsetzen.
