### Flagship am Tisch: was geschieht, was entschieden wird, was man tun kann.

## Optionen

option-decks = Decks
    .about = Für jeden Platz ein Deck: der Name eines Startdecks oder der Code eines eigenen.
    .ask = Welches Deck spielt { $seat }?
option-decks-frabian = Frabianer
    .about = Schnelle Schiffe, zielsichere Piloten; trifft oft und weicht gut aus.
option-decks-insectoids = Insektoiden
    .about = Ein Schwarm kleiner Einheiten, der nachwächst und sich heilt.
option-decks-rebels = Rebellen
    .about = Billig und zäh; sabotiert, flickt und schlägt zurück.
option-decks-syndicate = Syndikat
    .about = Viel Geld, schwere Waffen, teure Tricks.
option-deck = Deck
    .about = Bis zum Ende des Spiels kennst nur du es, außer es ist ein Startdeck.
option-deck-frabian = { option-decks-frabian }
    .about = { option-decks-frabian.about }
option-deck-insectoids = { option-decks-insectoids }
    .about = { option-decks-insectoids.about }
option-deck-rebels = { option-decks-rebels }
    .about = { option-decks-rebels.about }
option-deck-syndicate = { option-decks-syndicate }
    .about = { option-decks-syndicate.about }
option-deck-own = eigenes Deck
option-ready_ships = Fertige Schiffe
    .about = Das Hauptschiff liegt dem Deck bei. Sonst baut jeder sein Schiff für 12.000 Credits selbst.
    .ask = Womit beginnt ihr?
    .yes = mit fertigen Schiffen, die zum Deck gehören
    .no = mit Schiffen, die ihr selbst für 12.000 Credits baut

## Entscheidungen: die Frage an den, der dran ist, und was die anderen lesen

choice-assemble = Baue dein Hauptschiff: Pilot, Schiff, Ausrüstung. Noch { $credits } Credits.
waiting-assemble = { $seat } baut ein Hauptschiff.
choice-action-phase = Dein Zug: Wähle eine Aktion. Du hast { $credits } Credits.
waiting-action-phase = { $seat } ist am Zug und wählt eine Aktion.
choice-before-actions = { $active } beginnt den Zug. Willst du vor der ersten Aktion etwas tun?
waiting-before-actions = { $seat } kann vor der ersten Aktion von { $active } etwas tun.
choice-between = { $active } hat eine Aktion beendet. Willst du etwas tun?
waiting-between = { $seat } kann nach der Aktion von { $active } etwas tun.
choice-event-window = { $player } spielt { $card }. Willst du antworten?
waiting-event-window = { $seat } kann auf { $card } antworten.
choice-evasion = { $evade ->
    [none] { $weapon ->
        [none] { $target } droht Schaden: { $damage }
       *[other] { $attacker } feuert mit { $weapon } auf { $target }: { $damage } Schaden
    }. Ausweichen geht nicht. Antwortest du?
   *[other] { $weapon ->
        [none] { $target } droht Schaden: { $damage }
       *[other] { $attacker } feuert mit { $weapon } auf { $target }: { $damage } Schaden
    }. Weichst du aus? Du brauchst { $evade }.
}
waiting-evasion = { $seat } kann mit { $target } ausweichen.
choice-interception = { $target } droht Schaden: { $damage }. Fängst du ihn ab?
waiting-interception = { $seat } kann Schaden an { $target } abfangen.
choice-lose-part = { $target } ist getroffen. Wähle, was zerstört wird.
waiting-lose-part = { $seat } wählt, was an { $target } zerstört wird.
choice-divide = { $tokens ->
    [one] Lege die letzte Ladungsmarke von { $item }.
   *[other] Verteile { $tokens } Ladungsmarken von { $item }.
}
waiting-divide = { $seat } verteilt Ladungsmarken von { $item }.
choice-make-room = Der Platz reicht nicht. Wähle, was die neue Ausrüstung ersetzt.
waiting-make-room = { $seat } macht Platz für neue Ausrüstung.
choice-shuffle-to-draw = Dein Ziehstapel ist leer. Mischst du die Ablage? Dann dürfen die anderen je eine Preiskarte nehmen.
waiting-shuffle-to-draw = { $seat } entscheidet, ob die Ablage gemischt wird.
choice-discard-cards = { $count ->
    [one] Lege eine Handkarte ab.
   *[other] Lege { $count } Handkarten ab.
}
waiting-discard-cards = { $seat } legt Handkarten ab.
choice-hand-limit = { $count ->
    [one] Du hast eine Karte zu viel auf der Hand. Lege eine ab.
   *[other] Du hast { $count } Karten zu viel auf der Hand. Lege sie ab.
}
waiting-hand-limit = { $seat } legt überzählige Handkarten ab.
choice-prize-offer = { $left ->
    [one] Du darfst deine letzte Preiskarte nehmen.
   *[other] Du darfst eine deiner { $left } Preiskarten nehmen.
}
waiting-prize-offer = { $seat } darf eine Preiskarte nehmen.
choice-shuffle-prize = Ein Gegner hat gemischt. Nimm jetzt eine Preiskarte oder später in diesem Zug.
waiting-shuffle-prize = { $seat } darf eine Preiskarte nehmen.
choice-ask-target = { $effect ->
    [Damage] { $card }: Wähle, was Schaden nimmt.
    [Charge] { $card }: Wähle, was aufgeladen wird.
    [Drain] { $card }: Wähle, was entladen wird.
    [Repair] { $card }: Wähle, was repariert wird.
    [Destroy] { $card }: Wähle, was zerstört wird.
    [ToMarketDiscard] { $card }: Wähle, was auf die Marktablage kommt.
    [Redirect] { $card }: Wähle die Einheit, auf die der Angriff umgelenkt wird.
   *[other] { $card }: Wähle eine Karte.
}
waiting-ask-target = { $seat } wählt ein Ziel für { $card }.
choice-ask-opponent = { $card }: Wähle einen Gegner.
waiting-ask-opponent = { $seat } wählt einen Gegner für { $card }.
choice-ask-faction = Wähle die Fraktion, deren Karten zu deinem Piloten passen sollen.
waiting-ask-faction = { $seat } wählt eine Fraktion.
choice-pay-for = { $card }: Zahlst du { $credits } Credits?
waiting-pay-for = { $seat } kann für { $card } { $credits } Credits zahlen.
choice-pay-off = { $card }: Zahlst du { $credits } Credits, um es abzuwenden?
waiting-pay-off = { $seat } kann { $credits } Credits zahlen, um { $card } abzuwenden.
choice-fetch-card = { $card }: Nimm eine Karte auf die Hand.
waiting-fetch-card = { $seat } sucht eine Karte für { $card }.
choice-put-card = { $card }: Bringe eine Karte ins Spiel.
waiting-put-card = { $seat } bringt mit { $card } etwas ins Spiel.
choice-arrange = Lege die Karten zurück. Welche kommt als nächste?
waiting-arrange = { $seat } ordnet die obersten Marktkarten.
choice-free-shot = { $card }: Greife sofort mit einer Waffe an.
waiting-free-shot = { $seat } kann mit { $card } sofort angreifen.

## Züge: die Beschriftung, die Gruppe, die Kurzform in der Gruppe

move-pick = { $card } einbauen
    .group = Einbauen
    .short = { $card }
move-ready = Schiff fertigstellen
    .group = Fertig
    .short = { move-ready }
move-reveal = Marktkarte aufdecken
    .group = Markt
    .short = { move-reveal }
move-shuffle-market = Marktablage mischen
    .group = Markt
    .short = { move-shuffle-market }
move-buy = { $onto ->
    [none] { $item } kaufen
   *[other] { $item } für { $onto } kaufen
}
    .group = Kaufen
    .short = { $onto ->
        [none] { $item }
       *[other] { $item } → { $onto }
    }
move-give-up = { $items } aufgeben
    .group = Aufgeben
    .short = { $items }
move-launch = { $ship } starten
    .group = Hangar
    .short = { move-launch }
move-charge = Mit { $item } aufladen
    .group = Aufladen
    .short = { $item }
move-load = Marke auf { $item } legen
    .group = Marke legen
    .short = { $item }
move-attack = { $boost ->
    [yes] Mit { $weapon } verstärkt auf { $targets } feuern
   *[no] Mit { $weapon } auf { $targets } feuern
}
    .group = Angreifen
    .short = { $boost ->
        [yes] { $weapon } verstärkt → { $targets }
       *[no] { $weapon } → { $targets }
    }
move-use = { $item } einsetzen
    .group = Einsetzen
    .short = { $item }
move-play = { $card } spielen
    .group = Spielen
    .short = { $card }
move-evade = Ausweichen
    .group = Verteidigen
    .short = { move-evade }
move-lose = { $item } verlieren
    .group = Verlieren
    .short = { $item }
move-choose = { $thing ->
    [none] Nichts wählen
   *[other] { move-choose.short } wählen
}
    .group = Wählen
    .short = { $thing ->
        [none] nichts
        [frabian] Frabianer
        [rebels] Rebellen
        [syndicate] Syndikat
        [insectoids] Insektoiden
       *[other] { $thing }
    }
move-drop = { $card } ablegen
    .group = Ablegen
    .short = { $card }
move-prize = Preiskarte nehmen
    .group = Preis
    .short = { move-prize }
move-claim = Angebotene Preiskarte nehmen
    .group = Preis
    .short = { move-claim }
move-shuffle-draw = Ablage zum Ziehstapel mischen
    .group = Mischen
    .short = { move-shuffle-draw }
move-pay = Bezahlen
    .group = Zahlen
    .short = { move-pay }
move-end-turn = Zug beenden
    .group = Weiter
    .short = { move-end-turn }
move-cash = { $card } für Credits abwerfen
    .group = Abwerfen
    .short = { $card }

## Was geschehen ist

event-ship-revealed = { $seat } legt das Hauptschiff offen: { $items }.
    .you-seat = Du legst das Hauptschiff offen: { $items }.
event-part-picked = { $seat } baut { $card } ein.
    .you-seat = Du baust { $card } ein.
event-start-rolled = { $seat } würfelt { $total } um den ersten Zug.
    .you-seat = Du würfelst { $total } um den ersten Zug.
event-turn-began = Zug { $turn }: { $seat } ist dran.
    .you-seat = Zug { $turn }: Du bist dran.
event-turn-ended = { $turn ->
   *[other] { "" }
}
event-card-drawn = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
    .you-seat = { $card ->
        [none] Du ziehst eine Karte.
       *[other] Du ziehst { $card }.
    }
event-card-fetched = { $seat } zeigt { $card } und nimmt die Karte auf die Hand.
    .you-seat = Du zeigst { $card } und nimmst die Karte auf die Hand.
event-prize-taken = { $left ->
    [0] { $seat } nimmt die letzte Preiskarte.
    [one] { $seat } nimmt eine Preiskarte. Eine bleibt.
   *[other] { $seat } nimmt eine Preiskarte. { $left } bleiben.
}
    .you-seat = { $left ->
        [0] Du nimmst die letzte Preiskarte.
        [one] Du nimmst eine Preiskarte. Eine bleibt.
       *[other] Du nimmst eine Preiskarte. { $left } bleiben.
    }
event-card-discarded = { $credits ->
    [0] { $seat } legt { $card } ab.
   *[other] { $seat } wirft { $card } für { $credits } Credits ab.
}
    .you-seat = { $credits ->
        [0] Du legst { $card } ab.
       *[other] Du wirfst { $card } für { $credits } Credits ab.
    }
event-credits-gained = { $seat } erhält { $amount } Credits.
    .you-seat = Du erhältst { $amount } Credits.
event-credits-paid = { $clause ->
    [FS-CREDIT-06] { "" }
   *[other] { $seat } zahlt { $amount } Credits.
}
    .you-seat = { $clause ->
        [FS-CREDIT-06] { "" }
       *[other] Du zahlst { $amount } Credits.
    }
event-credits-lapsed = { $seat } verliert { $amount } übrige Credits.
    .you-seat = Du verlierst { $amount } übrige Credits.
event-market-revealed = { $seat } deckt { $item } auf.
    .you-seat = Du deckst { $item } auf.
event-item-discarded = { $item } von { $seat } kommt auf die Marktablage.
    .you-seat = { $item } von dir kommt auf die Marktablage.
event-item-bought = { $onto ->
    [none] { $seat } kauft { $item } für { $price } Credits.
   *[other] { $seat } kauft { $item } für { $price } Credits und setzt es an { $onto }.
}
    .you-seat = { $onto ->
        [none] Du kaufst { $item } für { $price } Credits.
       *[other] Du kaufst { $item } für { $price } Credits und setzt es an { $onto }.
    }
event-item-entered = { $seat } bringt { $item } ins Spiel.
    .you-seat = Du bringst { $item } ins Spiel.
event-pilot-changed = { $seat } fliegt jetzt mit { $item }.
    .you-seat = Du fliegst jetzt mit { $item }.
event-ship-launched = { $seat } startet { $item } aus dem Hangar.
    .you-seat = Du startest { $item } aus dem Hangar.
event-pile-shuffled = { $pile ->
    [market] { $seat } mischt die Marktablage zu einem neuen Marktstapel.
    [searched] { $seat } mischt den Ziehstapel.
   *[draw] { $seat } mischt die Ablage zu einem neuen Ziehstapel.
}
    .you-seat = { $pile ->
        [market] Du mischst die Marktablage zu einem neuen Marktstapel.
        [searched] Du mischst den Ziehstapel.
       *[draw] Du mischst die Ablage zu einem neuen Ziehstapel.
    }
event-market-arranged = { $cards ->
    [none] { $seat } ordnet die obersten Marktkarten.
   *[other] { $seat } ordnet die obersten Marktkarten: { $cards }.
}
    .you-seat = { $cards ->
        [none] Du ordnest die obersten Marktkarten.
       *[other] Du ordnest die obersten Marktkarten: { $cards }.
    }
event-generator-rolled = { $seat } lädt mit { $item }: { $roll } ({ $modified }) bringt { $tokens ->
    [0] keine Ladungsmarke.
    [one] 1 Ladungsmarke.
   *[other] { $tokens } Ladungsmarken.
}
    .you-seat = Du lädst mit { $item }: { $roll } ({ $modified }) bringt { $tokens ->
        [0] keine Ladungsmarke.
        [one] 1 Ladungsmarke.
       *[other] { $tokens } Ladungsmarken.
    }
event-overload-rolled = { $result ->
    [double_charge] Überlastung mit { $roll }: doppelte Ladung.
    [damage_instead_of_charge] Überlastung mit { $roll }: Schaden statt Ladung.
   *[other] Überlastung mit { $roll }: nichts weiter.
}
event-charged = { $item } hat { $amount ->
    [one] 1 Ladungsmarke mehr.
   *[other] { $amount } Ladungsmarken mehr.
}
event-drained = { $clause ->
    [FS-CHARGE-08] { $item } gibt { $amount ->
        [one] 1 Ladungsmarke ab.
       *[other] { $amount } Ladungsmarken ab.
    }
   *[other] { $item } verliert { $amount ->
        [one] 1 Ladungsmarke.
       *[other] { $amount } Ladungsmarken.
    }
}
event-tokens-lost = { $amount ->
    [one] 1 Ladungsmarke von { $item } verfällt.
   *[other] { $amount } Ladungsmarken von { $item } verfallen.
}
event-event-played = { $seat } spielt { $card }.
    .you-seat = Du spielst { $card }.
event-event-cancelled = { $card } von { $seat } hat keine Wirkung.
    .you-seat = { $card } von dir hat keine Wirkung.
event-effect-ended = { $card } von { $seat } endet.
    .you-seat = { $card } von dir endet.
event-ability-used = { $seat } setzt { $item } ein.
    .you-seat = Du setzt { $item } ein.
event-ability-triggered = { $card } von { $seat } wirkt.
    .you-seat = { $card } von dir wirkt.
event-attack-declared = { $seat } greift { $targets } mit { $weapon } an.
    .you-seat = Du greifst { $targets } mit { $weapon } an.
event-attack-rolled = { $seat } würfelt { $dice } gegen { $target }: { $modified }.
    .you-seat = Du würfelst { $dice } gegen { $target }: { $modified }.
event-attack-missed = { $weapon } verfehlt { $target }.
event-evade-rolled = { $evaded ->
    [yes] { $unit } weicht aus: { $dice }, zusammen { $modified }.
   *[no] { $unit } weicht nicht aus: { $dice }, zusammen { $modified }.
}
event-attack-cancelled = { $seat } macht den Angriff auf { $target } zunichte.
    .you-seat = Du machst den Angriff auf { $target } zunichte.
event-attack-redirected = { $seat } lenkt den Angriff auf { $target } um.
    .you-seat = Du lenkst den Angriff auf { $target } um.
event-damage-dealt = { $target } droht Schaden: { $amount }.
event-damage-absorbed = { $left ->
    [0] { $item } fängt { $amount } Schaden ab. Nichts kommt durch.
   *[other] { $item } fängt { $amount } Schaden ab, { $left } bleibt.
}
event-unit-hit = { $target } ist getroffen.
event-item-destroyed = Zerstört: { $item } von { $seat }.
    .you-seat = Zerstört: { $item } von dir.
event-item-repaired = { $seat } repariert { $item }.
    .you-seat = Du reparierst { $item }.
event-hand-seen = { $cards ->
    [none] { $seat } sieht Handkarten von { $of }.
   *[other] { $seat } sieht Handkarten von { $of }: { $cards }.
}
    .you-seat = { $cards ->
        [none] Du siehst Handkarten von { $of }.
       *[other] Du siehst Handkarten von { $of }: { $cards }.
    }
    .you-of = { $cards ->
        [none] { $seat } sieht deine Handkarten.
       *[other] { $seat } sieht deine Handkarten: { $cards }.
    }
event-dice-rolled = { $seat } würfelt { $dice } für { $card }.
    .you-seat = Du würfelst { $dice } für { $card }.
event-contest-rolled = { $seat } würfelt { $own }, { $opponent } würfelt { $other }.
    .you-seat = Du würfelst { $own }, { $opponent } würfelt { $other }.
    .you-opponent = { $seat } würfelt { $own }, du würfelst { $other }.
event-speed-compared = { $seat } fliegt mit Geschwindigkeit { $own }, { $opponent } mit { $other }.
    .you-seat = Du fliegst mit Geschwindigkeit { $own }, { $opponent } mit { $other }.
    .you-opponent = { $seat } fliegt mit Geschwindigkeit { $own }, du mit { $other }.
event-faction-tolerated = { $seat } lässt eine zweite Fraktion zu: { $faction ->
    [frabian] Frabianer.
    [rebels] Rebellen.
    [syndicate] Syndikat.
   *[insectoids] Insektoiden.
}
    .you-seat = Du lässt eine zweite Fraktion zu: { $faction ->
        [frabian] Frabianer.
        [rebels] Rebellen.
        [syndicate] Syndikat.
       *[insectoids] Insektoiden.
    }
event-player-out = { $seat } scheidet aus.
    .you-seat = Du scheidest aus.
event-game-won = { $reason ->
    [prizes] { $seat } hat alle Preiskarten genommen und gewinnt.
   *[destroyed] { $seat } hat das letzte Hauptschiff und gewinnt.
}
    .you-seat = { $reason ->
        [prizes] Du hast alle Preiskarten genommen und gewinnst.
       *[destroyed] Du hast das letzte Hauptschiff und gewinnst.
    }

reason-prizes = Alle Preiskarten sind genommen.
reason-destroyed = Kein anderes Hauptschiff ist mehr im Spiel.

## Warum etwas nicht geht

not-enough-charge = { $item ->
    [none] Dafür brauchst du { $needs } Ladungsmarken, du hast { $has }.
   *[other] { $item } braucht { $needs } Ladungsmarken und hat { $has }. Lade erst auf.
}
not-enough-credits = Dafür brauchst du { $needs } Credits, du hast { $has }. Wirf Handkarten für Credits ab.
not-enough-cards = { $needs ->
    [one] Dafür musst du eine Handkarte ablegen.
   *[other] Dafür musst du { $needs } Handkarten ablegen.
}
already-revealed = Du hast in diesem Zug schon eine Marktkarte aufgedeckt.
market-deck-empty = Dein Marktstapel ist leer. Mische erst die Marktablage.
not-in-your-market = { $item } liegt nicht in deinem Markt.
cannot-afford = { $item } kostet { $price } Credits, du hast { $has }. Wirf Handkarten für Credits ab.
deck-not-empty = Gemischt wird erst, wenn der Stapel leer ist.
discard-empty = Die Ablage ist leer. Es gibt nichts zu mischen.
not-in-hangar = { $item } steht nicht im Hangar.
ship-would-not-match = Zu { $card } würde dein Hauptschiff nicht mehr passen.
wrong-faction = { $card } ({ $faction ->
    [frabian] Frabianer
    [rebels] Rebellen
    [syndicate] Syndikat
    [insectoids] Insektoiden
   *[neutral] Neutral
}) passt nicht zu deinem Piloten.
needs-fleet-license = Für { $card } brauchst du eine Karte, die weitere Schiffe erlaubt.
stands-by-itself = { $card } steht für sich und wird nirgends angebaut.
no-such-place = Für { $card } gibt es diesen Platz nicht.
cannot-extend = { $card } kann { $onto } nicht erweitern.
no-suitable-slot = { $unit } hat keinen passenden Slot für { $card }.
too-few-slots = { $card } braucht { $needs } Slots, so viele sind an { $unit } nicht frei.
not-exactly-enough = Gib genau so viel auf, wie die neue Ausrüstung braucht.
not-in-hand = { $card } ist nicht auf deiner Hand.
no-prize-due = Dir steht gerade keine Preiskarte zu.
not-in-deck = { $card } ist nicht mehr in deinem Deck.
no-extensions-yet = { $card } ist eine Erweiterung. Die gibt es erst auf dem Markt.
not-a-ship = { $card } ist kein Schiff und kann nicht dein Hauptschiff sein.
no-ship-for-pilot = In deinem Deck ist kein bezahlbares Schiff für { $card }.
over-budget = { $card } kostet { $price } Credits, du hast noch { $has }.
one-pilot-only = Du hast schon einen Piloten. { $card } bleibt im Deck.
pilot-first = Wähle zuerst den Piloten, dann passt auch { $card }.
one-ship-only = Du hast schon ein Schiff. { $card } bleibt im Deck.
ship-first = Wähle zuerst das Schiff, dann { $card }.
needs-ship-and-pilot = Dein Hauptschiff braucht einen Piloten und ein Schiff.
not-a-target = { $thing } kommt dafür nicht infrage.
not-an-opponent = { $thing } ist kein Gegner, der noch im Spiel ist.
not-a-faction = { $thing } ist keine Fraktion, die du wählen kannst.
not-in-pile = { $card } liegt dort nicht.
not-a-weapon = { $item } ist keine deiner Waffen.
cannot-evade = { $unit } kann diesem Angriff nicht ausweichen.
cannot-be-absorbed = Dieser Schaden kann nicht absorbiert werden.
no-damage-left = Es ist kein Schaden mehr da.
does-not-protect = { $item } schützt diese Einheit nicht.
not-a-part = { $item } ist kein unzerstörter Teil der getroffenen Einheit.
only-in-action-phase = { $card } kannst du nur in deiner Aktionsphase spielen.
only-in-own-turn = { $card } kannst du nur in deinem eigenen Zug benutzen.
not-against-this = { $card } hilft gegen diesen Angriff nicht.
no-target = Für { $card } gibt es gerade kein Ziel.
only-as-an-answer = { $card } ist eine Antwort. Benutze sie, wenn ein Angriff oder ein Ereignis sie erlaubt.
no-interruption = { $card } darf hier nicht dazwischengehen.
not-on-your-side = { $item } liegt nicht auf deiner Seite.
no-such-ability = { $item } hat diese Fähigkeit nicht.
is-destroyed = { $item } ist zerstört. Repariere es zuerst.
is-in-hangar = { $item } steht noch im Hangar.
already-used = { $item } hast du schon so oft eingesetzt, wie es erlaubt ist.
no-attack-yet = Im ersten Zug wird nicht angegriffen.
no-attack-before-last = Angegriffen wird erst ab dem ersten Zug dessen, der als Letzter an die Reihe kommt.
wrong-number-of-targets = { $most ->
    [one] Wähle genau ein Ziel.
   *[other] Wähle ein bis { $most } verschiedene Ziele.
}
not-an-enemy-unit = { $thing } ist keine gegnerische Einheit im Spiel.
cannot-be-targeted = { $thing } kann gerade nicht als Ziel gewählt werden.
no-generator = { $item } hat keinen Generator.
already-charged = { $item } hat in diesem Zug schon geladen.
nothing-to-charge = Alles, was { $item } laden kann, ist voll.
cannot-be-charged = { $item } kann keine Marke aufnehmen.

## Was ein Zug kostet oder bringt

cost-credits = { $gain ->
    [yes] +{ $amount } Cr
   *[no] { $amount } Cr
}
cost-charge = { $gain ->
    [yes] { "" }
   *[no] { $amount }●
}
cost-cards = { $gain ->
    [yes] { "" }
   *[no] { $amount ->
        [one] { "" }
       *[other] { $amount } Karten
    }
}

## Fenster, für die man einstellen kann, ob man gefragt wird

window-between = Zwischen den Aktionen der anderen
window-before-actions = Vor der ersten Aktion der anderen
window-event-window = Wenn jemand ein Ereignis spielt
window-evasion = Wenn du angegriffen wirst
window-interception = Wenn dir Schaden droht

## Das Spielfeld im Terminal

board-hand = Hand
board-market = Markt
board-credits = { $amount } Cr
board-number = { $amount }
board-prizes = Preise { $count }
board-cards = Hand { $count }
board-slot = { $kind ->
    [weapon] W
    [shield] S
    [booster] B
   *[armor] R
}
board-free = { $kind ->
    [weapon] { $count ->
        [one] Waffenslot frei
       *[other] { $count } Waffenslots frei
    }
    [shield] { $count ->
        [one] Schildslot frei
       *[other] { $count } Schildslots frei
    }
    [booster] { $count ->
        [one] Boosterslot frei
       *[other] { $count } Boosterslots frei
    }
   *[armor] { $count ->
        [one] Rüstungsslot frei
       *[other] { $count } Rüstungsslots frei
    }
}
board-free-short = frei: { $slots }
board-no-ship = Das Hauptschiff liegt noch verdeckt.
board-hangar = im Hangar
board-destroyed = zerstört
board-effect = Effekt
board-out = ausgeschieden
board-turn = am Zug
board-legend = ★ Pilot  ●○ Ladung  4+✸1 Angriff: Wurf und Schaden  −✸1 fängt Schaden ab  ⌁2 Generator  ↷9+/2 Ausweichen: Wurf und Würfel

## Was man vor dem Ende des Zuges lieber weiß

left-credits = { $credits } Credits verfallen, und der Markt hat etwas dafür.
left-charge = Du kannst noch laden.
left-attack = Du kannst noch angreifen.
