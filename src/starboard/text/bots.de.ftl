### Warum sich ein Bot so entschieden hat.

bot-only-move = Etwas anderes war nicht möglich.
bot-random = Zufällig ausgesucht.
bot-rarest = { $times ->
    [0] Das hat noch niemand getan.
    [one] Das kam bisher nur einmal vor.
   *[other] Das kam bisher nur { $times }-mal vor.
}
bot-greedy = Sieht gleich danach am besten aus: { $percent } % Aussicht.
bot-aside-can-wait = Alles andere kann warten.
bot-search = In Gedanken { $visits } von { $tried } Mal versucht: { $percent } % Aussicht.
bot-replaced = „{ $bot }“ ist ausgefallen; „greedy“ spielt an seiner Stelle weiter.
bot-slipped = Das sah verlockend aus.
