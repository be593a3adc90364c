### Was an Karten und Decks nicht stimmt, die jemand geschrieben hat.

# Karten

is-no-threshold = „{ $text }“ ist keine Schwelle; schreib 4+, 1-, 3, 3-4 oder 2d 10+
unknown-slot = unbekannter Slot
damage-needs-roll = ein Angriff mit Schaden braucht einen Wurf
does-not-go-with = { $word } passt nicht zu { $whom }
has-discard-value = ein Ereignis hat stattdessen einen Abwurfwert
effect-event-lasts = ein Effekt-Ereignis hat Fähigkeiten und sagt, wie lange es wirkt
effect-event-until = ein Effekt-Ereignis wirkt nicht bis { $until }
effect-event-abilities = ein Effekt-Ereignis hat passive Fähigkeiten und Auslöser
plain-event-has-effects = ein einfaches Ereignis hat Effekte und sonst nichts
event-needs-anytime = ein Ereignis, das eine Aktion unterbricht, ist jederzeit spielbar
only-items-have = nur Gegenstände haben Ladung, Generator, Preissymbol, Ausweichwert oder Slots
item-has-price = ein Gegenstand hat stattdessen einen Preis
only-events-have-effects = nur Ereignisse haben Effekte; ein Gegenstand hat Fähigkeiten
equipment-needs-one-kind = Ausrüstung braucht Slots von genau einer Art
only-equipment-takes-slots = nur Ausrüstung belegt Slots
only-units-have-slots = nur eine Einheit hat Slots, Ausweichwert und Geschwindigkeit
only-extensions-require = eine Erweiterung und nichts anderes sagt, was sie erweitert
holds-no-charge = ein Ereignis trägt keine Ladungsmarker
charge-range = von 0 bis 100, am Anfang höchstens so viel wie das Maximum
from-to-of-kind = von 0 bis 20 je Art
at-least-one = mindestens 1
not-below-zero = nicht unter 0
one-or-two = einer oder zwei
free-ability-needs-limit = eine Fähigkeit ohne Kosten braucht eine Grenze
one-number-of-dice = ein Wurf hat eine einzige Zahl von Würfeln
overlaps-another = { $threshold } überschneidet sich mit einem anderen Ergebnis
not-granted-until = ein Effekt gilt nicht bis { $until }
at-most-in-list = höchstens { $most } davon
at-most-on-card = höchstens { $most } Fähigkeiten und Effekte auf einer Karte
at-most-standing = höchstens { $most } bleibende Effekte auf einer Karte
amplifies-at-most = die Faktoren einer Karte ergeben zusammen höchstens { $most }
sets-itself-off = der Auslöser „{ $when }“ kann sich selbst wieder auslösen; gib ihm „limit: once_per_turn“
sets-itself-off-lasting = der Auslöser „{ $when }“ kann sich selbst wieder auslösen; sein erster Effekt muss „end_effect“ sein
sets-itself-off-anew = der Auslöser „{ $when }“ kann sich über Karten, die er ins Spiel bringt, selbst wieder auslösen; dagegen hilft keine Grenze

# Decks

is-no-deck = ist kein Startdeck ({ $known }) und kein Deckcode
at-most-cards-with-own = höchstens { $most } Karten, wo eigene Karten mitspielen
needs-decks = braucht { $seats } Decks, nicht { $count }
wrong-heading-event = „{ $card }“ ist ein Ereignis und steht unter der falschen Überschrift
wrong-heading-item = „{ $card }“ ist ein Gegenstand und steht unter der falschen Überschrift
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
