## Wie es ausging

end-moment = Runde { $number }
end-ahead = { $seat } liegt um { $points } vor { $of }: so viel sind Figuren und Credits wert.
end-destroyed = Figuren zerstört
end-lost = Figuren verloren
end-captured = Eingenommen
end-placed = Aufgestellt
end-loaded = Erz abgeladen
