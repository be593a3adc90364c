### Blaupausen und Gewinnchancen.

blueprint-too-many-parts = { $ship }: { $parts } Schiffsteile passen nicht auf { $slots } Felder.
blueprint-too-few-parts = { $ship }: Nur { $parts } Schiffsteile sind nicht möglich. { $printed } sind aufgedruckt und wirken, bis ein anderes Teil auf ihnen liegt.
blueprint-without-energy = { $ship }: Die Schiffsteile brauchen { $use } Energie, die Reaktoren liefern { $supply }.
blueprint-without-drive = { $ship }: Dieses Schiff braucht mindestens einen Antrieb.
blueprint-starbase-with-drive = Eine Raumstation kann keinen Antrieb haben.
blueprint-ancient-part-twice = „{ $part }“ gibt es nur einmal.
blueprint-technology-missing = Für „{ $part }“ fehlt die Technologie.

odds-too-few-sides = Für ein Gefecht braucht es mindestens zwei Parteien.
odds-too-many-sides = Es spielen höchstens { $most } Personen.
odds-two-neutral-sides = Alle neutralen Schiffe eines Sektors sind eine Partei.
odds-unknown-species = Die Spezies „{ $species }“ gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meinst du „{ $near }“?
}
odds-unknown-part = Das Schiffsteil „{ $name }“ gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meinst du „{ $near }“?
}
odds-unknown-technology = Die Technologie „{ $name }“ gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Meinst du „{ $near }“?
}
odds-board-taken = Die Spezies-Tafel von „{ $species }“ ist schon vergeben.
odds-no-ships = Jede Partei eines Gefechts hat mindestens ein Schiff.
odds-too-many-ships = { $ship }: Es gibt nur { $most } davon, nicht { $count }.
odds-too-many-neutral-ships = { $ship }: In einem Sektor gibt es höchstens { $most }, nicht { $count }.
odds-two-blueprints = { $ship }: Alle Schiffe eines Typs haben dieselbe Blaupause.
odds-negative-damage = Schaden kann nicht negativ sein, auch nicht { $damage }.
odds-destroyed-before = { $ship }: Mit { $damage } Schaden bei { $hull } Hülle wäre das Schiff schon zerstört.
odds-damage-for-each = { $ship }: Für { $count } Schiffe sind { $have } Schadenswerte angegeben.
odds-wrong-retreat = Ein Rückzug beginnt in einer Runde von 1 bis { $most } oder bei so vielen Schiffen, wie noch übrig sind.
odds-no-battle = Nachkommen von Draco kämpfen nicht gegen Antiker.
odds-starbase-against-neutral = Raumstationen kämpfen nie gegen neutrale Schiffe.
odds-starbase-arrives = Raumstationen bewegen sich nie. Nur wer zuerst im Sektor war, kann hier eine haben.

odds-method-exact = Genau berechnet.
odds-method-simulated = Simuliert: { $samples } Gefechte, auf ± { $interval } Prozentpunkte genau.
odds-rounds = Kampfrunden im Durchschnitt: { $rounds }
odds-strategy = { $strategy ->
    [neutral_rule] nach der Regel für neutrale Schiffe
    [largest_first] größte Schiffe zuerst
    [most_kills] so viele Schiffe wie möglich
   *[most_firepower] so viel Feuerkraft wie möglich
}
odds-side = { $number }. { $name }: Sieg { $wins } (Würfel: { $strategy })
odds-survivors = { $ship }: { $spread }; Verluste { $losses }
odds-left = { $count } übrig { $chance }
odds-retreated = { $ship }, zurückgezogen: { $spread }
odds-got-away = { $count } { $chance }
odds-none = Niemand bleibt im Sektor: { $chance }
odds-stalemate = Davon durch ein Patt entschieden: { $chance }
