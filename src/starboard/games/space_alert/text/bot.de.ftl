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
