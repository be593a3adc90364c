## How it came out

end-blow = { $weapon ->
    [none] { $by } destroyed the main ship of { $seat }.
   *[other] { $by } destroyed the main ship of { $seat } with { $weapon }.
}
end-best-shot = Best shot: { $by } with { $weapon }, { $amount } damage to { $of }.
end-length = { $turns ->
    [one] It took one turn.
   *[other] It took { $turns } turns.
}
end-moment = Turn { $number }
end-prizes = Prize cards
end-shots = Shots
end-hits = Hits
end-damage = Damage
end-wrecks = Cards destroyed
end-evaded = Shots evaded
end-spent = Credits spent
end-lapsed = Credits lapsed
