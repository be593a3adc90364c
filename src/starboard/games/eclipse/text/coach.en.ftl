## What verbs foretell

chance-battle = battle: { $percent }%
price-discounted = { $printed } − { $discount } discount

## What a coach says

coach-wasted = { $action ->
    [explore] There is no zone that you could explore from here. The disc would be wasted.
    [research] Your science buys no technology. The disc would be wasted.
    [upgrade] There is no ship part that you could install now. The disc would be wasted.
    [build] Your materials suffice for nothing that you could build. The disc would be wasted.
   *[move] None of your ships can move. The disc would be wasted.
}
coach-pinned = Enemies pin your ships: none of them can move. The disc would be wasted.
coach-idle = You have discs left, and the money for them. It would pay to { $action ->
    [explore] explore
    [research] research
    [upgrade] upgrade
    [build] build
    [move] move
   *[influence] use influence
}.
coach-not-done = This action can still do something for you.
coach-hopeless = You would almost surely lose the battle in { $sector }, even with all ships that can come along.
