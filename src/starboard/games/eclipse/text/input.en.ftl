### What is wrong with options, files and battles that people write.

start-beyond-seats = there are { $seats } seats, not { $start }
needs-so-many = needs { $need } of them, not { $have }
is-no-such = no such “{ $name }”
is-no-part = no part “{ $part }”
is-not-home = “{ $sector }” is not the home of { $faction }
lacks-blueprints = has not one blueprint for each ship
lacks-neutral = no { $kind } { $ship }
lacks-name = no name for { $ship }
two-sides-of-one-board = { $one } and { $other } are two sides of one board
expected-number = expected a number from { $low } to { $high }
