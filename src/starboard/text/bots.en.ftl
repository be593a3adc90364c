### Why a bot decided as it did.

bot-only-move = There was nothing else to do.
bot-random = Picked at random.
bot-rarest = { $times ->
    [0] Nobody has done this yet.
    [one] This was done only once so far.
   *[other] This was done only { $times } times so far.
}
bot-greedy = Looks best right afterwards: { $percent } % chances.
bot-aside-can-wait = Everything else can wait.
bot-search = Tried { $visits } of { $tried } times in thought: { $percent } % chances.
bot-replaced = “{ $bot }” has failed; “greedy” plays on in its place.
bot-slipped = It looked tempting.
