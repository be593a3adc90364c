### What all games say alike.

## Lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Why something cannot be done

no-use-now = You cannot use this right now.
not-now = Not now. First comes the decision above.
not-your-decision = Somebody else is deciding.
nothing-to-decide = There is nothing left to decide.
nothing-to-undo = You have not made a move that could be taken back.
question-is-gone = This question has been answered already.

## Moves in every game

move-pass = Pass
    .group = Go on
    .short = { move-pass }

## How a game ends

outcome-won = { $count ->
    [one] { $won } wins. { $reason }
   *[other] { $won } win. { $reason }
}
    .you = { $count ->
        [one] You win. { $reason }
       *[other] You and { $won } win. { $reason }
    }
outcome-draw = Nobody wins. { $reason }
reason-conceded = Somebody has given up.
reason-agreed = Everybody has agreed on it.
reason-over = The game has come to its end.

## Help of the command line

help-json = print one JSON object
