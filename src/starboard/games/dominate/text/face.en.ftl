### What is said before a move that loses something.

left-sold = { $figure } leaves the board for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
left-packed = { $figure } produces nothing as long as it drives.
left-friend = { $target } is on your side.
left-unplaced = Something is ready and not placed yet.
left-unused = { $count ->
    [one] One figure could still shoot, load or unload.
   *[other] { $count } figures could still shoot, load or unload.
}
