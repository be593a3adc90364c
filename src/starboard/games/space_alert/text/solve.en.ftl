### The post-mortem: what a crew could have done instead.

solve-given = As planned: survival { $percent } %, mean score { $score }.
solve-lost = As planned, the mission is lost whatever damage tokens are drawn.
solve-best = The best plan found: survival { $percent } %, mean score { $score }.
solve-plan = This is how:
solve-nothing = No better plan was found.
solve-tried = { $plans ->
    [one] One plan tried in { $seconds } s.
   *[other] { $plans } plans tried in { $seconds } s.
}
solve-exact = Both values are exact: all damage tokens that can be drawn are counted.
solve-some = The values are estimates over { $orders } random orders of the damage tokens.
solve-progress = { $most ->
    [0] { $plans } plans tried so far
   *[other] { $plans } of { $most } plans tried
}
solve-looks-closer = Looking for the smallest change that helps
solve-prepares = Preparing the fast evaluation. This happens once and takes about half a minute.
