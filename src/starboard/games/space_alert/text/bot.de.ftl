### Warum ein Bot der Crew so entscheidet.

bot-anything = Hier ist eines so gut wie das andere.
bot-all-done = Mein Teil des Plans steht.
bot-ready = Alle sind fertig, es kann losgehen.
bot-draw = Daten kommen an, die nehme ich.
bot-plan = So kommen wir mit meinen Karten am weitesten.
bot-tell = Die anderen sollen wissen, was ich tue.
bot-done = Ich habe im Moment nichts zu ändern.
bot-give = Diese Karte fehlt jemandem, ich brauche sie nicht.
bot-answer = Danach wurde gefragt, und ich tue es.
bot-need = Dafür fehlt mir eine Karte.
bot-shoot = { $last ->
    [yes] { $others ->
        [none] Zug { $turn }, { $station }: Mein Schuss erledigt { $threat }.
       *[other] Zug { $turn }, { $station }: Zusammen mit { $others } erledigt mein Schuss { $threat }.
    }
   *[no] { $others ->
        [none] Zug { $turn }, { $station }: Ich schieße auf { $threat }.
       *[other] Zug { $turn }, { $station }: Ich schieße auf { $threat }, zusammen mit { $others }.
    }
}
bot-shoot-way = { $others ->
    [none] In Zug { $turn } muss ich hier sein: { $station }. Dann schieße ich auf { $threat }.
   *[other] In Zug { $turn } muss ich hier sein: { $station }. Dann schieße ich mit { $others } auf { $threat }.
}
bot-fight = Zug { $turn }: Das geht gegen { $threat }.
bot-fight-way = Unterwegs zu { $threat }, für Zug { $turn }.
bot-shield = Zug { $turn }: Der Schild von { $zone } braucht Energie.
bot-shield-way = Unterwegs, um in Zug { $turn } den Schild von { $zone } zu füllen.
bot-energy = Zug { $turn }: { $zone } braucht Energie für die Waffen.
bot-energy-way = Unterwegs, um in Zug { $turn } Energie nach { $zone } zu bringen.
bot-squad = Zug { $turn }: Ich nehme die Kampfroboter mit ({ $station }).
bot-squad-way = Unterwegs zu den Kampfrobotern ({ $station }), für Zug { $turn }.
bot-computer = Zug { $turn }: Ich warte den Computer, sonst kommen wir alle zu spät.
bot-computer-way = Unterwegs zum Computer, für Zug { $turn }.
bot-window = Zug { $turn }: Ich schaue aus dem Fenster, das bringt Punkte.
bot-window-way = Unterwegs zum Fenster, für Zug { $turn }.
bot-rocket = Zug { $turn }: Ich starte eine Rakete.
bot-rocket-way = Unterwegs zu den Raketen, für Zug { $turn }.
bot-interceptors = Zug { $turn }: hinaus mit den Abfangjägern.
bot-interceptors-way = Unterwegs zu den Abfangjägern, für Zug { $turn }.
bot-takes-back = Etwas Neues wurde angesagt oder gesagt; diese Karte passt anderswo besser.
bot-no = Das kann ich nicht tun.
bot-lost = So wie ich es sehe, schaffen wir es nicht. Ich spiele auf Punkte.
