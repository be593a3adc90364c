### Die Werkzeuge für Leute mit der Schachtel, wie es die Hilfe der Befehlszeile sagt.

tool-odds = sagt, wer eine Schlacht gewinnt und welche Schiffe bleiben
    .battle = eine YAML-Datei, - für die Standardeingabe
    .method = sonst exakt, wo das schnell geht
    .samples = so viele Schlachten werden simuliert
    .seed = irgendeine Zahl
