## How it came out

end-moment = Round { $number }
end-ahead = { $seat } is { $points } ahead of { $of }, in the worth of figures and credits.
end-destroyed = Figures destroyed
end-lost = Figures lost
end-captured = Captured
end-placed = Placed
end-loaded = Loads of ore delivered
