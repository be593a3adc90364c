### Why a crew bot decides as it does.

bot-anything = One choice is as good as another here.
bot-all-done = My part of the plan is laid.
bot-ready = Everybody is done, we can start.
bot-draw = Data is coming in, I take it.
bot-plan = This is how my cards get us furthest.
bot-tell = The others should know what I do.
bot-done = I have nothing to change for now.
bot-give = Somebody lacks this card, I can do without it.
bot-answer = Somebody asked for this, and I do it.
bot-need = I lack a card for this.
bot-shoot = { $last ->
    [yes] { $others ->
        [none] Turn { $turn }, { $station }: my shot finishes { $threat }.
       *[other] Turn { $turn }, { $station }: together with { $others } my shot finishes { $threat }.
    }
   *[no] { $others ->
        [none] Turn { $turn }, { $station }: I fire at { $threat }.
       *[other] Turn { $turn }, { $station }: I fire at { $threat } together with { $others }.
    }
}
bot-shoot-way = { $others ->
    [none] I have to be in { $station } in turn { $turn }, to fire at { $threat }.
   *[other] I have to be in { $station } in turn { $turn }, to fire at { $threat } with { $others }.
}
bot-fight = Turn { $turn }: this is against { $threat }.
bot-fight-way = On my way to { $threat }, in turn { $turn }.
bot-shield = Turn { $turn }: the { $zone } shield needs energy.
bot-shield-way = On my way to fill the { $zone } shield in turn { $turn }.
bot-energy = Turn { $turn }: { $zone } needs energy for its guns.
bot-energy-way = On my way to bring { $zone } energy in turn { $turn }.
bot-squad = Turn { $turn }: I take the battlebots in { $station }.
bot-squad-way = On my way to the battlebots in { $station }, in turn { $turn }.
bot-computer = Turn { $turn }: I look after the computer, or we are all delayed.
bot-computer-way = On my way to the computer, for turn { $turn }.
bot-window = Turn { $turn }: I look out of the window, that gives points.
bot-window-way = On my way to the window, for turn { $turn }.
bot-rocket = Turn { $turn }: I launch a rocket.
bot-rocket-way = On my way to the rockets, for turn { $turn }.
bot-interceptors = Turn { $turn }: out with the interceptors.
bot-interceptors-way = On my way to the interceptors, for turn { $turn }.
bot-takes-back = Something new was announced or said; this card fits better elsewhere.
bot-no = I cannot do that.
bot-lost = As far as I can see we do not make it. I play for the points.
