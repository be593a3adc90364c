### Was an Optionen, Dateien und Kämpfen nicht stimmt, die jemand geschrieben hat.

start-beyond-seats = es gibt { $seats } Plätze, nicht { $start }
needs-so-many = braucht { $need } davon, nicht { $have }
is-no-such = „{ $name }“ gibt es nicht
is-no-part = das Schiffsteil „{ $part }“ gibt es nicht
is-not-home = „{ $sector }“ ist nicht die Heimat von { $faction }
lacks-blueprints = hat nicht für jedes Schiff einen Bauplan
lacks-neutral = { $ship } fehlt als { $kind }
lacks-name = der Name für { $ship } fehlt
two-sides-of-one-board = { $one } und { $other } sind zwei Seiten einer Tafel
expected-number = hier gehört eine Zahl von { $low } bis { $high } hin
