### Decks: Text zum Einfügen und was an einem Deck nicht stimmt.

deck-name = Deck: { $name }
deck-section = { $section ->
    [main_ship] Hauptschiff
    [market] Markt
   *[events] Ereignisse
}
deck-legal = Das Deck ist erlaubt: { $items } Gegenstandskarten, { $events } Ereigniskarten, Hauptschiff für { $price } Credits.
deck-illegal = { $count ->
    [one] Das Deck ist nicht erlaubt. Ein Grund:
   *[other] Das Deck ist nicht erlaubt. { $count } Gründe:
}
deck-wrong-part = { $part ->
    [events] „{ $card }“ ist eine Gegenstandskarte und gehört nicht zu den Ereignissen.
   *[items] „{ $card }“ ist eine Ereigniskarte und gehört nicht zu den Gegenständen.
}
deck-too-few-items = Ein Deck braucht mindestens { $need } Gegenstandskarten. Dieses hat { $have }.
deck-too-few-events = Ein Deck braucht mindestens { $need } Ereigniskarten. Dieses hat { $have }.
deck-without-main-ship = Aus diesen Karten entsteht kein Hauptschiff: Es fehlen ein Schiff und ein Pilot, die zusammenpassen.
main-ship-too-expensive = Das Hauptschiff kostet { $price } Credits. Erlaubt sind { $budget }.
main-ship-event = „{ $card }“ ist eine Ereigniskarte und kein Teil eines Hauptschiffs.
main-ship-extension = „{ $card }“ ist eine Erweiterung. Im Hauptschiff ist noch keine erlaubt.
main-ship-other-unit = „{ $card }“ ist kein Schiff und gehört nicht zum Hauptschiff.
main-ship-needs-ship = { $have ->
    [0] Dem Hauptschiff fehlt ein Schiff.
   *[other] Das Hauptschiff hat { $have } Schiffe. Erlaubt ist genau eines.
}
main-ship-needs-pilot = { $have ->
    [0] Dem Hauptschiff fehlt ein Pilot.
   *[other] Das Hauptschiff hat { $have } Piloten. Erlaubt ist genau einer.
}
main-ship-wrong-faction = „{ $card }“ passt nicht zur Fraktion des Piloten „{ $pilot }“.
main-ship-item-too-large = „{ $card }“ braucht { $need } { $slot ->
    [weapon] Waffenslots
    [shield] Schildslots
    [booster] Boosterslots
   *[armor] Rüstungsslots
}. Das Schiff hat { $have }.
main-ship-slots = Die Ausrüstung braucht { $slot ->
    [weapon] { $need ->
        [one] einen Waffenslot, „{ $ship }“ hat { $have }.
       *[other] { $need } Waffenslots, „{ $ship }“ hat { $have }.
    }
    [shield] { $need ->
        [one] einen Schildslot, „{ $ship }“ hat { $have }.
       *[other] { $need } Schildslots, „{ $ship }“ hat { $have }.
    }
    [booster] { $need ->
        [one] einen Boosterslot, „{ $ship }“ hat { $have }.
       *[other] { $need } Boosterslots, „{ $ship }“ hat { $have }.
    }
   *[armor] { $need ->
        [one] einen Rüstungsslot, „{ $ship }“ hat { $have }.
       *[other] { $need } Rüstungsslots, „{ $ship }“ hat { $have }.
    }
}
