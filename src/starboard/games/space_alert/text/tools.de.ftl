### Die Werkzeuge für Leute mit der Schachtel, wie es die Hilfe der Befehlszeile sagt.

tool-resolve = spielt den Film dessen ab, was eine Crew geplant hat
    .file = eine YAML- oder JSON-Datei, - für die Standardeingabe
    .seed = für Schadensmarker, die nicht angegeben sind
    .expect = alle Ausgänge mit ihren genauen Wahrscheinlichkeiten
tool-check = vergleicht eine Datei mit Fällen mit deren erwarteten Ergebnissen
    .file = eine YAML- oder JSON-Datei, - für die Standardeingabe
    .seed = für Schadensmarker, die nicht angegeben sind
tool-solve = was die Crew stattdessen hätte tun können
    .file = eine YAML- oder JSON-Datei, - für die Standardeingabe
    .seed = für Schadensmarker, die nicht angegeben sind
    .seconds = wie lange gesucht wird (sonst 20)
    .plans = wie viele Pläne versucht werden, statt der Sekunden
tool-mission = spielt oder druckt eine Mission für einen richtigen Tisch
    .name = 1 bis 8, eine Übung wie test-run-1, list oder random (üblich)
    .text = das Drehbuch ausgeben
    .speak = den Bordcomputer sprechen lassen
    .json = den Ablauf als ein JSON-Objekt ausgeben
    .seed = dasselbe Wort ergibt dieselbe Zufallsmission
    .length = wie lange eine Zufallsmission dauert
    .levels = Bedrohungsstufen für 4 und 5 Personen
    .difficulty = white, yellow, random oder mix
    .speed = 2 ist doppelt so schnell
    .from = dort beginnen
    .statistics = N Missionen mit der CD vergleichen
tool-missions = die festen Missionen in der Reihenfolge für Neulinge
