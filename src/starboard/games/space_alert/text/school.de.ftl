### Die Flugschule: was der Ausbilder in jeder Übung sagt.

school-yes = ja
school-no = nein
school-none = gar nichts
school-x = nur X
school-xy = X und Y
school-xyz = X, Y und Z

school-walk = Gehen
    .idea = Eine Karte je Zug: Die obere Hälfte sagt, wohin du gehst oder was du drückst.
    .lay1 = Ein Meteoroid kommt auf Blau zu. Der blaue Pfeil bringt dich hin.
    .lay2 = A feuert den Laser des Raums, in dem du stehst.
    .lay3 = Der Lift bringt dich auf das andere Deck derselben Zone.
    .lay4 = Hier unten ist A ein kleinerer Laser. Seine zwei Punkte reichen.
    .ask = Wo stehst du nach Zug 4?
    .moral = Fahr deinen Weg mit dem Finger nach, Zug für Zug: Das ist das halbe Spiel.

school-fire = Gemeinsam feuern
    .idea = Ein Schild schwächt alle Schüsse eines Zuges zusammen nur einmal.
    .lay1 = Grace feuert in Zug 3 unten. Geh zum Laser über ihr.
    .lay2 = Warte einen Zug und feuert gemeinsam: 4 + 2 − 2 = 4.
    .ask = Wird der Jäger zerstört?
    .moral = Zwei schwache Schüsse in einem Zug schlagen zwei gute in zwei Zügen.

school-energy = Energie
    .idea = Schwere Laser zehren von der Energie ihrer Zone, und die ist knapp.
    .lay1 = Grace will dreimal feuern. Rot hat Energie für zwei Schüsse.
    .lay2 = Der Reaktor steht unter ihr.
    .lay3 = B holt Energie aus dem Hauptreaktor, noch vor ihrem letzten Schuss.
    .ask = Wie oft feuert Grace?
    .moral = B unten füllt den Reaktor einer Seite, B oben ihren Schild.

school-shields = Schilde
    .idea = Jeder Punkt eines Schilds hält einen Punkt eines Angriffs auf, einmal.
    .lay1 = Das Kanonenboot greift in den Zügen 2 und 4 mit zwei an. Füll den Schild.
    .lay2 = X verbraucht das meiste davon. Füll ihn vor Y noch einmal.
    .ask = Wie viel Schaden nimmt Weiß?
    .moral = Was der Schild aufhält, kostet Energie; was er durchlässt, zerbricht etwas.

school-tracks = X, Y und Z
    .idea = Bedrohungen ziehen nach euren Schüssen und tun, woran sie vorbeikommen.
    .lay1 = Der Jäger erscheint in Zug 2, du hast also Zeit zu gehen.
    .lay2 = Jetzt ist er da: Feuere, bevor er zieht.
    .lay3 = Der zweite Schuss beendet ihn. Seine Karte sagt, was er vorhatte.
    .ask = Was wird der Jäger bis dahin getan haben?
    .moral = Zähl seine Geschwindigkeit auf der Bahn ab: So weißt du, welcher Zug zu spät ist.

school-inside = Im Schiff
    .idea = Eindringlinge trifft man in ihrem Raum, mit Kampfrobotern.
    .lay1 = In Oberblau warten Kampfroboter.
    .lay2 = C nimmt sie mit.
    .lay3 = X führt den Saboteur in Zug 3 nach Unterblau. Erwarte ihn dort.
    .lay4 = Jetzt greifen deine Kampfroboter an.
    .ask = Treffen deine Kampfroboter den Saboteur?
    .moral = Auch Bedrohungen im Schiff ziehen: Sei, wo sie sein werden, nicht wo sie sind.

school-computer = Computer und Raketen
    .idea = Wer den Computer vergisst, verzögert alle um eine Aktion.
    .lay1 = C auf der Brücke in Zug 1 oder 2 hält den Computer wach.
    .lay2 = Dann nach Blau, wo Grace in Zug 5 feuert.
    .lay3 = Die Raketen sind auf dem Unterdeck.
    .lay4 = Eine Rakete trifft einen Zug später: zusammen mit dem Laser von Grace.
    .ask = Wird etwas von dir verzögert?
    .moral = Einmal je Phase kümmert sich jemand um den Computer. Sagt laut, wer.
