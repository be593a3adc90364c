### Was alle Spiele gemeinsam sagen.

## Aufzählungen

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Warum etwas nicht geht

no-use-now = Das kannst du gerade nicht gebrauchen.
not-now = Das geht gerade nicht. Erst muss entschieden werden, was oben steht.
not-your-decision = Gerade entscheidet jemand anderes.
nothing-to-decide = Es gibt nichts mehr zu entscheiden.
nothing-to-undo = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
question-is-gone = Diese Frage ist schon beantwortet.

## Züge in jedem Spiel

move-pass = Passen
    .group = Weiter
    .short = { move-pass }

## Wie eine Partie endet

outcome-won = { $count ->
    [one] { $won } gewinnt. { $reason }
   *[other] { $won } gewinnen. { $reason }
}
    .you = { $count ->
        [one] Du gewinnst. { $reason }
       *[other] Du und { $won } gewinnt. { $reason }
    }
outcome-draw = Niemand gewinnt. { $reason }
reason-conceded = Jemand hat aufgegeben.
reason-agreed = Alle haben sich darauf geeinigt.
reason-over = Die Partie ist zu Ende.

## Hilfe der Befehlszeile

help-json = gibt ein JSON-Objekt aus
