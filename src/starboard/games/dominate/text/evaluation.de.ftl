### Die Auswertung einer Kampagne: Zeitungstexte und die Zahlen dahinter.

## Nationen

nation-europe = Europa
nation-near_east = Nahost
eval-nation = { $nation ->
    [europe] Europa
    [near_east] Nahost
   *[both] Europa und Nahost
}
eval-winner = { $winner ->
    [europe] Europa
   *[near_east] Nahost
}
eval-loser = { $loser ->
    [europe] Europa
   *[near_east] Nahost
}

## Texte, wenn der Krieg vorbei ist

eval-0001 = { $months ->
        [one] Nach einem Monat
       *[other] Nach { $months } Monaten
    } Krieg hat { eval-loser } kapituliert. Mehrere Grenzländer fallen an { eval-winner }. Man wolle dort nur Leitungen flicken, Kranke versorgen und für Ruhe sorgen, heißt es aus dem Hauptquartier; das Wort Eroberung kommt in der Erklärung nicht vor. In den Grenzländern hat niemand erfahren, wie lange die Gäste bleiben.
    .title = { eval-loser } legt die Waffen nieder
eval-0002 = { $months ->
        [one] Nach einem Monat
       *[other] Nach { $months } Monaten
    } Krieg schweigen die Geschütze. Keine Grenze hat sich verschoben, kein Land hat den Besitzer gewechselt. Die Heere stehen noch dort, wo der letzte Befehl sie erreicht hat, manche tief im Land des anderen. Einig sind sich die Unterhändler bisher über die Form des Tisches.
    .title = Waffenruhe, aber kein Sieger
eval-0003 = Kein Land hat in diesem Krieg so viel gelernt. Festungen fahren auf Ketten, langsam wie ein Kornfeld und kaum aufzuhalten. Bomber, Jäger und Transporter starten senkrecht von Plätzen, auf denen vorher Busse wendeten. Am meisten fürchtet man Leute, die man nie sieht: Hacker, die eine Stellung abschalten, bevor der erste Schuss fällt. Was davon zurück in den Alltag findet, entscheidet sich jetzt.
    .title = { $leader ->
        [europe] Europa
       *[near_east] Nahost
    } ist der Zeit voraus
eval-0004 = Wer nicht mitgekämpft hat, rechnet nun nach. Seit { eval-loser } am Boden liegt, fehlt ein Gegengewicht, und { $proxy ->
        [africa] Afrika füllt
       *[usa] die USA füllen
    } die Lücke mit Stahl: neue Werften, neue Flugfelder, ein verdoppelter Haushalt. Gegen niemanden sei das gerichtet, versichert der Präsident, es gehe um das Gleichgewicht. Den Satz kennt man. So hat auch der letzte Krieg begonnen.
    .title = { $proxy ->
        [africa] Afrika rüstet auf
       *[usa] Die USA rüsten auf
    }
eval-0005 = Wo Straßen waren, führen Trampelpfade über Ziegel. Millionen Menschen in { eval-nation } wohnen in Kellern, Zelten und Containern; Kinder suchen im Schutt nach allem, was noch einen Stecker hat. Strom gibt es stundenweise, denn die Reaktoren, an denen alles hing, sind zerschossen, und die Nachbarn haben selbst zu wenig. Gesucht werden Solarmodule, Decken und jemand, der mauern kann.
    .title = Leben in Trümmern: { eval-nation }
eval-0006 = Die Züge aus { eval-nation } sind voll, die Straßen daneben auch. Dreißig Millionen Menschen haben sich auf den Weg gemacht, doppelt so viele werden erwartet. { $destination ->
        [russia_china] Russland und China nehmen sie auf, verlangen aber Geld und wollen
        [africa] Afrika nimmt sie auf, verlangt aber Geld und will
       *[all] Russland, China und Afrika nehmen sie auf, verlangen aber Geld und wollen
    } keine Fragen hören. Untergebracht wird in Lagern neben den Feldern; gearbeitet wird ab dem ersten Morgen.
    .title = Dreißig Millionen auf der Flucht
eval-0007 = Die Banken in { eval-nation } haben geschlossen, die Fabriken stehen still, in den Parks wachsen Kartoffeln. Wer krank oder alt ist und anderswo Verwandte hat, wird gebeten, dorthin zu reisen. Geplündert wird bei Tag. Die Regierung bittet fremde Staaten um Wasserfilter, Antibiotika und um Leute, die eine Leitung legen können; bezahlen könne man vorerst mit Dank.
    .title = { $nation ->
        [europe] Europas Wirtschaft bricht zusammen
        [near_east] Die Wirtschaft in Nahost bricht zusammen
       *[both] Zwei Wirtschaften brechen zusammen
    }
eval-0008 = Eine Regierung gibt es nicht mehr. In { eval-loser } verteilt ein Programm die Lebensmittel und erlässt die Verordnungen; auf den Straßen stehen Soldaten aus { eval-winner }. Nach acht Uhr darf niemand ins Freie. Wer plündert oder sich versammelt, wird aufgehalten, gleich wie, und die Truppe haftet für nichts. Seit der Erlass gilt, ist es still geworden. Die Statistik nennt das Zustimmung.
    .title = { eval-loser }: Die Regierung ist am Ende
eval-0009 = In jedem Land kennt man jetzt dieses Gesicht: Commander der EFA, hart im Gefecht und anständig danach. Auch wer auf der anderen Seite stand, erzählt von versorgten Verwundeten und verschonten Dörfern. Drei Studios haben Filme angekündigt: „Mohn unter Ketten“, ein Drama, „Der Commander und die Ziege“, eine Komödie, und „Kein Schuss vor Sieben“, nach einer wahren Begebenheit.
    .title = Die ganze Welt verneigt sich vor der EFA
eval-0010 = In jedem Land kennt man jetzt dieses Gesicht: Commander der RedCats, listig im Gefecht und großzügig danach. Auch wer auf der anderen Seite stand, erzählt von geteiltem Wasser und offenen Türen. Drei Studios haben Filme angekündigt: „Sieben Brunnen“, ein stilles Drama, „Die Katze zählt bis zehn“, ein Zeichentrickfilm, und „Tee mit dem Feind“, eine Dokumentation.
    .title = Die ganze Welt verneigt sich vor den RedCats
eval-0011 = Seit Tagen zeigen die Sender in { eval-winner } nur ein Thema: die Verbrechen von { eval-loser }. Beschossene Märkte, leergeräumte Museen, Befehle mit Unterschrift. Dass die eigenen Truppen kaum weniger auf dem Gewissen haben, kommt nicht vor. Aus { eval-loser } ist nichts zu hören, denn dort sind die Netze abgeschaltet, bis die Sanktionen wirken.
    .title = „Die wahren Schuldigen“: wie Sieger berichten
eval-0012 = In einer Nacht haben bewaffnete Gruppen vier europäische Thoriumkraftwerke gestürmt und gesprengt. Ein Drittel des Stroms fehlt; Krankenhäuser und Kühlanlagen laufen, Wohnviertel nicht, und über zwei Orten misst man Strahlung. Die Festgenommenen sprechen von gutem Lohn. Am Morgen nannte Spaniens Präsident Dr. David Ablah die Tat in einer Ansprache seine Antwort und kündigte weitere an. Er ist nicht mehr Präsident, und niemand weiß, wo er ist.
    .title = Vergeltung aus Nahost: Es wird dunkel
eval-0013 = In einer Nacht haben bewaffnete Gruppen Ministerien in fünf europäischen Städten gestürmt und gesprengt. Auf den Plätzen wird demonstriert, gegen die Täter und gegen die EST, die das hätte verhindern sollen. Die Festgenommenen sprechen von gutem Lohn. Am Morgen nannte Spaniens Präsident Dr. David Ablah die Tat in einer Ansprache seine Antwort und kündigte weitere an. Er ist nicht mehr Präsident, und niemand weiß, wo er ist.
    .title = Vergeltung aus Nahost: Ministerien in Flammen
eval-0014 = Flugzeuge mit libanesischen Zeichen haben von Beirut aus Stellungen in Syrien bombardiert. Syrien schoss zurück, und nach einer Stunde brannten auf beiden Seiten Städte. Alle Maschinen sind abgestürzt, alle Schleudersitze wurden ausgelöst, kein Pilot wurde gefunden. Am Abend erschien auf allen Kanälen eine Frau mit venezianischer Maske, eine schwarze Katze auf dem Schoß, hinter sich Schaltkreise in Goldrahmen. „Ihr habt mir die Schlüssel gegeben“, sagte sie. „Ich probiere nur Türen.“
    .title = Vergeltung aus Europa: Piloten ohne Namen
eval-0015 = Seit Montag rollen die Lastwagen, und sie rollen aus { eval-winner }: Hallen zum Aufstellen, fahrbare Reaktoren, Mehl, Medizin, Bagger. Tausende Freiwillige fahren mit, um in { eval-loser } zu kochen, zu pflegen und Schutt zu räumen. Bezahlt wird das von denen, die den Krieg gewonnen haben. Andere Staaten schließen sich an, manche aus Scham. Selten hat ein Sieger so wenig verlangt.
    .title = Hilfe vom Sieger: { eval-loser } wird aufgebaut
eval-0016 = Zwei Commander, die einander jahrelang nur auf Karten gesehen haben, standen gestern auf derselben Brücke und gaben sich die Hand. Die Gefangenen beider Seiten sind auf dem Heimweg, gesund und mit ihren Uhren. In Europa und in Nahost wurde das Bild ohne Kommentar gesendet. Ob es ein Anfang ist, weiß keiner. Die Kurse von Rüstungsfirmen sind gefallen.
    .title = Ein Händedruck
eval-0017 = Ein Jahr nach dem Anschluss vieler Länder an Nahost hat sich in Europa der Alltag verschoben. In den Schulen lernt man Arabisch ab der ersten Klasse, der Freitag ist frei, der Sonntag nicht mehr. Neben den Bahnhöfen stehen Badehäuser, die Küche hat Kardamom entdeckt, und das Bier ist so teuer wie früher der Wein. Viele Altenheime schließen, weil die Alten bei ihren Kindern wohnen. Nicht jeder wurde gefragt.
    .title = Neue Bräuche in Europa
eval-0018 = Ein Jahr nach dem Anschluss vieler Länder an Europa hat sich in Nahost der Alltag verschoben. Formulare gibt es in drei Sprachen, Ladenschluss ist um acht, der Sonntag ist frei, der Freitag nicht mehr. Neubauten haben wenige große Zimmer, in den Teehäusern steht Apfelstrudel auf der Karte, und Parlamente tagen, in denen zur Hälfte Frauen sitzen. Altenheime eröffnen, weil die Kinder fortgezogen sind. Nicht jeder wurde gefragt.
    .title = Neue Bräuche in Nahost
eval-0019 = Der Hunger macht Gesetze. In { eval-nation } gelten Kriegsgefangene seit gestern als Vorrat des Staates: Ihre Rationen werden versteigert, und wer bietet, fragt nicht, wovon sie leben sollen. Ärzte haben das Wort dafür im Eid und dürfen es nicht drucken lassen. Die Auktionen sind gut besucht.
    .title = Gesetze aus einer dunklen Zeit: die Rationen
eval-0020 = In { eval-nation } kann man Menschen mieten. Kriegsgefangene sind nach dem neuen Gesetz Sachen und werden an Haushalte und Betriebe vergeben; „Diener“ sollen sie heißen, das andere Wort klinge nicht gut. Leisten können sich das wenige. Die Regierung verweist auf weniger Gewalt in den Straßen. Gezählt wird nur, was auf Straßen geschieht.
    .title = Gesetze aus einer dunklen Zeit: die Diener
eval-0021 = Auf dem Platz vor dem Ministerium steht eine Tribüne. Wer in { eval-nation } genug bezahlt, darf dort an Kriegsgefangenen Rache nehmen, nach Tarif und mit Quittung; die Einnahmen gehen in den Wiederaufbau. Die Karten sind auf Wochen vergeben. Aus den Nachbarhäusern ziehen die Leute aus.
    .title = Gesetze aus einer dunklen Zeit: die Tribüne
eval-0022 = Wer in { eval-nation } Großeltern aus dem Land des Feindes hat, gehört ab heute zur zweiten Klasse. Das heißt: höhere Steuern, die hintere Schlange, der letzte Wagen. Man darf diese Menschen abweisen und muss nicht sagen, warum. Seitdem werde weniger zugeschlagen, meldet das Ministerium, und die Mehreinnahmen gingen in die Hilfe. An wen, steht nicht dabei.
    .title = Gesetze aus einer dunklen Zeit: die zweite Klasse
eval-0023 = Die Sirenen liefen elf Minuten. Der erste Schlag war abgefeuert, der Gegenschlag auch, und weder der eine noch der andere Commander hatte es verhindert. Zwei von drei Sprengköpfen fing ein Schild aus Drohnen ab, den Russland und China heimlich aufgespannt hatten. Die übrigen fielen auf Hauptstädte: auf Dächer, in Flüsse, in ein Schwimmbad. Keiner ist explodiert. Techniker sammeln die Trümmer ein und finden in jedem Zünder denselben Fehler, der keiner ist. Am Abend erschien auf allen Kanälen eine Frau mit venezianischer Maske und schwarzer Katze. „Nicht einmal das könnt ihr“, sagte sie. „Ich war so frei.“ Europa und Nahost geben einander die Schuld, und zum ersten Mal reden sie dabei miteinander.
    .title = Der Tag danach
eval-0024 = Aber Dr. Cornelia Tono ist besiegt; wer dabei war, weiß es. Entweder hat sie all das vorbereitet, bevor sie fiel, oder von ihr läuft irgendwo etwas weiter, verteilt auf Rechner, die niemand abschaltet. Die Katze auf dem Bild hat geblinzelt.
    .title = Der Tag danach, Nachtrag
eval-0025 = In hundert Jahren erzählt man es noch in Kneipen, mit jedem Jahr etwas größer. „Eine Raumstation! Zwei Maschinen, hoch wie Kirchen, und nichts ging durch den Panzer.“ „Und der Commander der EFA?“ „War selbst oben. Mit einem Schraubenschlüssel.“ „Das war ein Film.“ „Der Film war danach.“ Auf dem Grabstein steht nur: Zwei Riesen im Orbit, zu Fuß.
    .title = Eine Geschichte für die Theke
eval-0026 = Aus dem Gefängnis Lledoners kommt eine kurze Meldung: Commander der EFA, zuletzt wegen Hochverrats in Haft, an einer Lungenentzündung gestorben. Man habe alles versucht. Der Leichnam ist verbrannt, der Besitz fällt an den Staat, der Stein trägt eine Nummer. Angehörige wurden nicht gefunden. Es hat auch niemand gesucht.
    .title = Tod in Lledoners
eval-0027 = Eine Ansichtskarte ohne Absender, die Marke aus einem Land, das es im Katalog nicht gibt. Vorn ein Strand. Hinten, mit der Hand geschrieben: „Das Essen ist gut, die Lunge auch. Ihre Freunde in der Wäscherei haben Wort gehalten. Ihnen schulde ich einen Krieg, den wir nicht führen.“
    .title = Eine Postkarte

## Die Zahlen dahinter

eval-months = { $months ->
    [one] Der Krieg dauerte 1 Monat.
   *[other] Der Krieg dauerte { $months } Monate.
}
eval-result = { $winner ->
    [none] Kein Sieger: VICTORY { $europe } zu { $near_east }.
    [europe] Europa hat gewonnen: VICTORY { $europe } zu { $near_east }.
   *[near_east] Nahost hat gewonnen: VICTORY { $near_east } zu { $europe }.
}
eval-leader = { $leader ->
    [none] Niemand führt in der Technologie: Europa { $europe }, Nahost { $near_east }.
    [europe] Europa führt in der Technologie: { $europe } zu { $near_east }.
   *[near_east] Nahost führt in der Technologie: { $near_east } zu { $europe }.
}
eval-technology = TECHNOLOGY { $nation }: { $reckoning } = { $total }
eval-technology-none = TECHNOLOGY { $nation }: 0
eval-state-mercy = MERCY { $nation }
eval-state-brute = BRUTE { $nation }
eval-state-hero = HERO { $nation }
eval-state-poverty = ARMUT { $nation }
eval-state-ruins = RUINEN { $nation }
eval-verdict = { $state }: { $holds ->
    [yes] ja
   *[no] nein
}, { $reckoning }
eval-endless = unendlich
eval-part-charism = CHARISM { $count }
eval-part-victory = VICTORY { $count }
eval-part-ore = Erz { $count }
eval-part-richer = Karten mit Geld { $count }
eval-part-poorer = Karten ohne Geld { $count }
eval-part-die = Würfel { $count }
eval-part-months = Monate { $count }
eval-part-civil = Zivilgebäude { $count }
eval-part-hardness = Härte
eval-part-card = { $count }× { $card }
eval-part-loss-shytan = PharmaSoft zerstört
eval-part-loss-r8_final_battle = KI-Fabrik zerstört
eval-part-loss-orbitalstation_zerstoert = Orbitalstation zerstört
eval-part-loss-mini_anti_tank_rocket = Tarnfahrzeuge zerstört
eval-part-loss-microgen_geloescht = Microgen gelöscht
eval-why = Text { $text }, weil { $reasons }
eval-why-rolled = Text { $text }, weil { $reasons }; gewürfelt: { $rolled } (nötig: { $faces })
eval-why-winner = VICTORY { $europe } zu { $near_east } steht
eval-why-tech_leader = die Technologie { $europe } zu { $near_east } steht
eval-why-called = eine Mission ihn angekündigt hat
eval-why-state = { $state } gilt
eval-why-state-not = { $state } nicht gilt
eval-why-event = „{ $event }“ geschehen ist
eval-why-no-event = „{ $event }“ nicht geschehen ist
eval-for-one = nur für { $commander }
eval-odds-title = So wahrscheinlich ist jeder Text:
eval-odds-text = { $text } { $title }: { $chance } ({ $percent } %)
eval-odds-state = { $state }: { $chance } ({ $percent } %)

## Besondere Ereignisse

special-orbitalstation_zerstoert = Orbitalstation zerstört
special-microgen_geloescht = Microgen gelöscht
special-dr_ablah_besiegt = Dr. Ablah besiegt
special-dr_tono_besiegt = Dr. Tono besiegt
special-atomschlag = Atomschlag
