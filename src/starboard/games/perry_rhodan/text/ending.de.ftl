## Wie es ausging

end-moment = Zug { $number }
end-most = Am meisten gab es für { score-reason }: { $seat } bekam { $points }.
end-phase-I = Phase I
end-phase-II = Phase II
end-phase-III = Phase III
end-phase-IV = Phase IV
end-phase-V = Phase V
end-combats = Angriffe
end-riddles = Rätsel gelöst
