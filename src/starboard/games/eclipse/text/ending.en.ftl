## How it came out

end-ahead = { $points ->
    [one] { $seat } is one point ahead of { $of }.
   *[other] { $seat } is { $points } points ahead of { $of }.
}
end-tied = { $seat } and { $of } have equal points. What lies in their storages decides.
end-difference = The largest difference: { $part ->
    [reputation] { end-reputation }
    [ambassadors] { end-ambassadors }
    [sectors] { end-sectors }
    [monoliths] { end-monoliths }
    [discoveries] { end-discoveries }
    [technologies] { end-technologies }
    [portals] { end-portals }
    [species] { end-species }
    [traitor] { end-traitor }
   *[eliminated] { end-eliminated }
}, { $own } to { $other }.
end-center = { $seat } holds the Galactic Center in the end.
end-battles = { $count ->
    [one] There was one battle.
   *[other] There were { $count } battles.
}
end-moment = Round { $number }
end-reputation = Reputation
end-ambassadors = Ambassadors
end-sectors = Sectors
end-monoliths = Monoliths
end-discoveries = Discoveries
end-technologies = Technologies
end-portals = Warp portals
end-species = Species
end-traitor = Traitor
end-eliminated = Eliminated
end-explored = Sectors explored
end-researched = Technologies gained
end-built = Built
end-shot = Ships destroyed
end-lost = Ships lost
