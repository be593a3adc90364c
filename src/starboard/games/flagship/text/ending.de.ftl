## Wie es ausging

end-blow = { $weapon ->
    [none] { $by } hat das Hauptschiff von { $seat } zerstört.
   *[other] { $by } hat das Hauptschiff von { $seat } zerstört: mit { $weapon }.
}
end-best-shot = Bester Schuss: { $by } mit { $weapon }, { $amount } Schaden bei { $of }.
end-length = { $turns ->
    [one] Es dauerte einen Zug.
   *[other] Es dauerte { $turns } Züge.
}
end-moment = Zug { $number }
end-prizes = Preiskarten
end-shots = Schüsse
end-hits = Treffer
end-damage = Schaden
end-wrecks = Zerstörte Karten
end-evaded = Ausgewichen
end-spent = Ausgegebene Credits
end-lapsed = Verfallene Credits
