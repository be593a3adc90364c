### Warum der Hausbot so spielt: ein Satz je Entscheidung.

why-accept = Ein Botschafter bringt einen Punkt und einen Nachbarn, der Ruhe gibt.
why-action = { $action ->
    [explore] Neue Sektoren bringen jetzt am meisten, und ihr Unterhalt ist gedeckt.
    [research] Auf der Ablage liegt eine Technologie, die ihren Preis wert ist.
    [upgrade] Bessere Schiffsteile machen die Flotte jetzt am stärksten.
    [build] Das Material nützt auf der Karte mehr als im Lager.
    [move] Die Schiffe erreichen einen Sektor, den sie wohl gewinnen.
   *[influence] Einflussscheiben und Kolonieschiffe bringen hier am meisten.
}
why-attack = Bleiben und schießen ist besser als fliehen.
why-bomb = Ohne Bevölkerung gehört der Sektor bald niemandem mehr.
why-build = Das bringt für sein Material am meisten.
why-bury = Auf dieser Leiste fehlt der Würfel am wenigsten.
why-claim = Der Sektor ist seinen Unterhalt wert.
why-colonise = Jeder Würfel auf der Karte bringt von jetzt an Einkommen.
why-cube = Auf dieser Leiste kostet der Würfel am wenigsten Einkommen.
why-decline = Der Platz auf der Ansehensleiste ist mehr wert.
why-discard = Dieser Sektor brächte nur Ärger.
why-draw-again = Ein zweiter Blick kostet nichts.
why-end = In diesem Zug ist nichts mehr zu tun.
why-explore = Dort liegt wahrscheinlich der beste Sektor.
why-fly = Ein Schritt zu dem Ziel, das am meisten bringt.
why-give-back = Der Platz wird für Besseres gebraucht.
why-give-up = Dieser Sektor ist am leichtesten zu entbehren.
why-hit = Dort richtet der Treffer am meisten aus.
why-influence = Dort bringt die Einflussscheibe am meisten.
why-install = Mit diesem Teil werden die Schiffe am stärksten.
why-keep = Das höhere Plättchen bleibt.
why-keep-discovery = Die Punkte sind jetzt mehr wert als die Belohnung.
why-lay-beside = Das Teil passt jetzt nicht; später vielleicht.
why-leave = Der Sektor ist den Unterhalt nicht wert.
why-occupy = Der Sektor ist erobert und seinen Unterhalt wert.
why-offer = Ein Botschafter bringt beiden einen Punkt.
why-pass = Keine Aktion ist jetzt ihren Unterhalt wert.
why-pay = Es ist nichts mehr zu besiedeln.
why-place = So ist der Sektor gut angebunden und schwer anzugreifen.
why-portal = In diesem Sektor ist das Portal am sichersten.
why-react = Eine letzte Reaktion lohnt sich noch.
why-ready-ship = Ein Kolonieschiff mehr hat noch etwas zu besiedeln.
why-remove = Ohne dieses Teil ist Platz für ein besseres.
why-research = Diese Technologie bringt für ihren Preis am meisten.
why-resource = Davon ist am wenigsten da.
why-retreat = Der Kampf ist verloren; die Schiffe nicht.
why-species = Mit dieser Spezies spielt der Hausbot am besten.
why-stop = Mehr lohnt sich mit dieser Aktion nicht.
why-take-technology = Diese Technologie gibt es umsonst, und sie nützt am meisten.
why-trade = { $get ->
    [money] Das Geld fehlt sonst für den Unterhalt.
   *[other] Das fehlt noch für etwas, das Punkte bringt.
}
why-use-discovery = So früh ist die Belohnung mehr wert als die Punkte.
