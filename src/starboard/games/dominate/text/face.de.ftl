### Was vor einem Zug gesagt wird, der etwas kostet.

left-sold = { $figure } verlässt das Spielfeld für { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}.
left-packed = { $figure } stellt nichts her, solange das Fahrzeug unterwegs ist.
left-friend = { $target } gehört zu deiner Seite.
left-unplaced = Etwas ist fertig und noch nicht aufgestellt.
left-unused = { $count ->
    [one] Eine Figur könnte noch schießen, laden oder abladen.
   *[other] { $count } Figuren könnten noch schießen, laden oder abladen.
}
