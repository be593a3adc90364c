## How it came out

end-moment = Turn { $number }
end-most = Most was given for { score-reason }: { $points } to { $seat }.
end-phase-I = Phase I
end-phase-II = Phase II
end-phase-III = Phase III
end-phase-IV = Phase IV
end-phase-V = Phase V
end-combats = Attacks
end-riddles = Riddles solved
