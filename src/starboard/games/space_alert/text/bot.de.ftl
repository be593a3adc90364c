### Warum ein Bot der Crew so entscheidet.

why-anything = Hier ist eines so gut wie das andere.
why-all-done = Mein Teil des Plans steht.
why-ready = Alle sind fertig, es kann losgehen.
why-draw = Daten kommen an, die nehme ich.
why-plan = So kommen wir mit meinen Karten am weitesten.
why-tell = Die anderen sollen wissen, was ich tue.
why-done = Ich habe im Moment nichts zu ändern.
why-give = Diese Karte fehlt jemandem, ich brauche sie nicht.
why-answer = Danach wurde gefragt, und ich tue es.
why-need = Dafür fehlt mir eine Karte.
