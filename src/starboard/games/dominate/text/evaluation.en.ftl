### The evaluation of a campaign: articles, and the numbers behind them.

## Nations

nation-europe = Europe
nation-near_east = Near East
eval-nation = { $nation ->
    [europe] Europe
    [near_east] the Near East
   *[both] Europe and the Near East
}
eval-winner = { $winner ->
    [europe] Europe
   *[near_east] the Near East
}
eval-loser = { $loser ->
    [europe] Europe
   *[near_east] the Near East
}

## Texts when the war is over

eval-0001 = After { $months ->
        [one] one month
       *[other] { $months } months
    } of war { eval-loser } has surrendered. Several border countries go to { eval-winner }. Only to mend power lines, to look after the sick and to keep the peace, says headquarters; the word conquest does not occur in the statement. Nobody has told the border countries how long their guests will stay.
    .title = { $loser ->
        [europe] Europe lays down its arms
       *[near_east] The Near East lays down its arms
    }
eval-0002 = After { $months ->
        [one] one month
       *[other] { $months } months
    } of war the guns are silent. No border has moved, no country has changed hands. The armies stand where the last order reached them, some of them far inside the other's land. So far the negotiators have agreed on the shape of the table.
    .title = A truce, but no winner
eval-0003 = Nobody learned as much in this war. Fortresses drive on tracks, as slow as growing corn and as hard to stop. Bombers, fighters and transports rise straight up from squares where buses used to turn. Most feared are people nobody ever sees: hackers who switch a position off before the first shot is fired. How much of it finds its way back into daily life is being decided now.
    .title = { $leader ->
        [europe] Europe is ahead of its time
       *[near_east] The Near East is ahead of its time
    }
eval-0004 = Those who did not fight are doing their sums. With { eval-loser } down, a counterweight is missing, and { $proxy ->
        [africa] Africa fills
       *[usa] the USA fills
    } the gap with steel: new shipyards, new airfields, twice the budget. It is directed against nobody, the president assures us, it is about balance. We have heard that sentence before. The last war began with it.
    .title = { $proxy ->
        [africa] Africa arms
       *[usa] The USA arms
    }
eval-0005 = Where there were streets, trodden paths lead over bricks. Millions of people in { eval-nation } live in cellars, tents and containers; children search the rubble for anything with a plug. There is power by the hour, since the reactors that fed everything are shot to pieces and the neighbours have too little themselves. Wanted: solar panels, blankets, and people who can lay bricks.
    .title = Life in ruins: { eval-nation }
eval-0006 = The trains out of { eval-nation } are full, and so are the roads beside them. Thirty million people have set out, twice as many are expected. { $destination ->
        [russia_china] Russia and China take them in, but want
        [africa] Africa takes them in, but wants
       *[all] Russia, China and Africa take them in, but want
    } money for it and no questions. They are housed in camps beside the fields; work begins on the first morning.
    .title = Thirty million on the road
eval-0007 = The banks in { eval-nation } are shut, the factories stand still, potatoes grow in the parks. The sick and the old who have relatives elsewhere are asked to travel there. Looting happens by daylight. The government asks other countries for water filters, antibiotics and people who can lay a cable; for the time being it can pay in thanks.
    .title = { $nation ->
        [europe] Europe's economy collapses
        [near_east] The economy of the Near East collapses
       *[both] Two economies collapse
    }
eval-0008 = There is no government any more. In { eval-loser } a program hands out the food and writes the decrees; the soldiers in the streets come from { eval-winner }. After eight nobody may go out. Looters and gatherings are stopped, no matter how, and the troops answer to nobody. Since the decree it has been quiet. Statistics call it consent.
    .title = { $loser ->
        [europe] Europe: the government is finished
       *[near_east] Near East: the government is finished
    }
eval-0009 = Everybody knows this face now: the commander of the EFA, hard in battle and decent afterwards. Even people from the other side tell of wounded who were cared for and villages that were spared. Three studios have announced films: “Poppies under the Tracks”, a drama, “The Commander and the Goat”, a comedy, and “No Shot before Seven”, a true story.
    .title = The whole world bows to the EFA
eval-0010 = Everybody knows this face now: the commander of the RedCats, cunning in battle and generous afterwards. Even people from the other side tell of shared water and open doors. Three studios have announced films: “Seven Wells”, a quiet drama, “The Cat Counts to Ten”, a cartoon, and “Tea with the Enemy”, a documentary.
    .title = The whole world bows to the RedCats
eval-0011 = For days the channels in { eval-winner } have had one subject: the crimes of { eval-loser }. Shelled markets, emptied museums, orders with signatures. That their own troops have hardly less on their conscience is not mentioned. Nothing is heard from { eval-loser }, where the networks stay off until the sanctions work.
    .title = “The true culprits”: how winners report
eval-0012 = In one night armed groups stormed and blew up four European thorium plants. A third of the power is gone; hospitals and cooling plants run, homes do not, and radiation is measured above two towns. Those arrested speak of good pay. In the morning Spain's president, Dr. David Ablah, called the deed his answer in an address and announced more. He is president no longer, and nobody knows where he is.
    .title = Retaliation from the Near East: the lights go out
eval-0013 = In one night armed groups stormed and blew up ministries in five European cities. People demonstrate in the squares, against the attackers and against the EST, which should have prevented it. Those arrested speak of good pay. In the morning Spain's president, Dr. David Ablah, called the deed his answer in an address and announced more. He is president no longer, and nobody knows where he is.
    .title = Retaliation from the Near East: ministries on fire
eval-0014 = Aircraft with Lebanese markings took off from Beirut and bombed positions in Syria. Syria fired back, and within an hour cities burned on both sides. All aircraft have crashed, all ejection seats were fired, no pilot was found. In the evening a woman in a Venetian mask appeared on every channel, a black cat on her lap, behind her circuit boards in gilded frames. “You gave me the keys,” she said. “I am only trying doors.”
    .title = Retaliation from Europe: pilots without names
eval-0015 = Since Monday the lorries have been rolling, and they roll from { eval-winner }: halls to be put up, reactors on wheels, flour, medicine, excavators. Thousands of volunteers come along to cook, to nurse and to clear rubble in { eval-loser }. It is paid for by those who won the war. Other countries join in, some of them out of shame. Seldom has a winner asked for so little.
    .title = Help from the winner: { $loser ->
        [europe] Europe is rebuilt
       *[near_east] the Near East is rebuilt
    }
eval-0016 = Two commanders who for years had seen each other only on maps stood on the same bridge yesterday and shook hands. The prisoners of both sides are on their way home, in good health and with their watches. In Europe and in the Near East the picture was shown without comment. Whether it is a beginning nobody knows. Shares of arms makers have fallen.
    .title = A handshake
eval-0017 = A year after many countries came under the Near East, daily life in Europe has shifted. Schools teach Arabic from the first year, Friday is free, Sunday no longer. Bath houses stand beside the stations, kitchens have discovered cardamom, and beer costs what wine used to. Many homes for the aged close, since the old live with their children. Not everybody was asked.
    .title = New customs in Europe
eval-0018 = A year after many countries came under Europe, daily life in the Near East has shifted. Forms come in three languages, shops close at eight, Sunday is free, Friday no longer. New flats have few and large rooms, the tea houses serve apple strudel, and there are parliaments in which half of the members are women. Homes for the aged open, since the children have moved away. Not everybody was asked.
    .title = New customs in the Near East
eval-0019 = Hunger makes laws. Since yesterday prisoners of war in { eval-nation } count as stores of the state: their rations are auctioned, and those who bid do not ask what the prisoners are to live on. Doctors have a word for it in their oath and may not print it. The auctions are well attended.
    .title = Laws of a dark time: the rations
eval-0020 = In { eval-nation } people can be hired. By the new law prisoners of war are things and are assigned to households and firms; they are to be called “servants”, the other word does not sound well. Few can afford it. The government points to less violence in the streets. Only what happens in streets is counted.
    .title = Laws of a dark time: the servants
eval-0021 = A stand has been put up in the square before the ministry. In { eval-nation } those who pay enough may take their revenge on prisoners of war there, by tariff and with a receipt; the takings go into rebuilding. Tickets are gone for weeks. People are moving out of the houses near by.
    .title = Laws of a dark time: the stand
eval-0022 = From today everybody in { eval-nation } whose grandparents came from the enemy's land belongs to the second class. That means higher taxes, the other queue, the last carriage. One may turn these people away and need not say why. There has been less beating since, the ministry reports, and the extra money goes into aid. For whom, it does not say.
    .title = Laws of a dark time: the second class
eval-0023 = The sirens sounded for eleven minutes. The first strike was under way, the counter-strike too, and neither commander had prevented it. Two warheads out of three were caught by a shield of drones that Russia and China had spread in secret. The others fell on capitals: on roofs, into rivers, into a swimming pool. None went off. Engineers collect the pieces and find the same fault in every fuse, and it is not a fault. In the evening a woman in a Venetian mask appeared on every channel, with a black cat. “Not even this you can do,” she said. “I took the liberty.” Europe and the Near East blame each other, and for the first time they talk while doing so.
    .title = The day after
eval-0024 = But Dr. Cornelia Tono is beaten; whoever was there knows it. Either she had prepared all of this before she fell, or something of her still runs somewhere, spread over machines that nobody switches off. The cat in the picture blinked.
    .title = The day after, an addition
eval-0025 = In a hundred years they will still tell it in pubs, a little bigger every year. “A space station! Two machines as high as churches, and nothing went through the armour.” “And the commander of the EFA?” “Went up there too. With a spanner.” “That was a film.” “The film came later.” On the gravestone it only says: Two giants, in orbit, on foot.
    .title = A story for the bar
eval-0026 = A short notice from Lledoners prison: commander of the EFA, last held for high treason, died of pneumonia. Everything was tried. The body has been burned, the belongings go to the state, the stone bears a number. No relatives were found. Nobody had looked for any.
    .title = Death in Lledoners
eval-0027 = A picture postcard without a sender, the stamp from a country that no catalogue knows. A beach on the front. On the back, written by hand: “The food is good, and so are the lungs. Your friends in the laundry kept their word. I owe you a war that we shall not fight.”
    .title = A postcard

## The numbers behind them

eval-months = { $months ->
    [one] The war lasted 1 month.
   *[other] The war lasted { $months } months.
}
eval-result = { $winner ->
    [none] No winner: VICTORY { $europe } to { $near_east }.
    [europe] Europe has won: VICTORY { $europe } to { $near_east }.
   *[near_east] The Near East has won: VICTORY { $near_east } to { $europe }.
}
eval-leader = { $leader ->
    [none] Nobody leads in technology: Europe { $europe }, Near East { $near_east }.
    [europe] Europe leads in technology: { $europe } to { $near_east }.
   *[near_east] The Near East leads in technology: { $near_east } to { $europe }.
}
eval-technology = technology of { $nation }: { $reckoning } = { $total }
eval-technology-none = technology of { $nation }: 0
eval-state-mercy = mercy, { $nation }
eval-state-brute = brute, { $nation }
eval-state-hero = hero, { $nation }
eval-state-poverty = poverty, { $nation }
eval-state-ruins = ruins, { $nation }
eval-verdict = { $state }: { $holds ->
    [yes] yes
   *[no] no
}, { $reckoning }
eval-endless = without end
eval-part-charism = CHARISM { $count }
eval-part-victory = VICTORY { $count }
eval-part-ore = ore { $count }
eval-part-richer = cards with money { $count }
eval-part-poorer = cards without money { $count }
eval-part-die = die { $count }
eval-part-months = months { $count }
eval-part-civil = civil buildings { $count }
eval-part-hardness = hardness
eval-part-card = { $count }× { $card }
eval-part-loss-shytan = PharmaSoft destroyed
eval-part-loss-r8_final_battle = AI factory destroyed
eval-part-loss-orbitalstation_zerstoert = orbital station destroyed
eval-part-loss-mini_anti_tank_rocket = stealth vehicles destroyed
eval-part-loss-microgen_geloescht = Microgen deleted
eval-why = text { $text }, because { $reasons }
eval-why-rolled = text { $text }, because { $reasons }; rolled { $rolled } (needed { $faces })
eval-why-winner = VICTORY is { $europe } to { $near_east }
eval-why-tech_leader = technology is { $europe } to { $near_east }
eval-why-called = a mission has called it
eval-why-state = { $state } holds
eval-why-state-not = { $state } does not hold
eval-why-event = “{ $event }” has happened
eval-why-no-event = “{ $event }” has not happened
eval-for-one = for { $commander } only
eval-odds-title = The chance of each text:
eval-odds-text = { $text } { $title }: { $chance } ({ $percent }%)
eval-odds-state = { $state }: { $chance } ({ $percent }%)

## Special events

special-orbitalstation_zerstoert = orbital station destroyed
special-microgen_geloescht = Microgen deleted
special-dr_ablah_besiegt = Dr. Ablah beaten
special-dr_tono_besiegt = Dr. Tono beaten
special-atomschlag = nuclear strike
