### Was an Optionen und Dateien nicht stimmt, die Leute schreiben.

must-be-table = muss eine Tabelle aus Namen und Werten sein
no-such-sign = „{ $sign }“ auf { $field } ist kein Zeichen der Karte
scenario-for-others = „{ $name }“ ist für { $need } Spieler, nicht für { $have }
