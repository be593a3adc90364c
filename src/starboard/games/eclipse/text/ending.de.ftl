## Wie es ausging

end-ahead = { $points ->
    [one] { $seat } liegt einen Punkt vor { $of }.
   *[other] { $seat } liegt { $points } Punkte vor { $of }.
}
end-tied = { $seat } und { $of } haben gleich viele Punkte. Es entscheidet, was im Lager liegt.
end-difference = Der größte Unterschied: { $part ->
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
}, { $own } gegen { $other }.
end-center = Das Galaktische Zentrum hält am Ende { $seat }.
end-battles = { $count ->
    [one] Gekämpft wurde einmal.
   *[other] Gekämpft wurde in { $count } Schlachten.
}
end-moment = Runde { $number }
end-reputation = Ansehen
end-ambassadors = Botschafter
end-sectors = Sektoren
end-monoliths = Monolithen
end-discoveries = Entdeckungen
end-technologies = Technologien
end-portals = Warpportale
end-species = Volk
end-traitor = Verräter
end-eliminated = Ausgeschieden
end-explored = Sektoren erkundet
end-researched = Technologien erhalten
end-built = Gebaut
end-shot = Schiffe zerstört
end-lost = Schiffe verloren
