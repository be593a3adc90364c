### Missions at a real table: what the computer announces, the printable script, the list.

# What is announced, and what it asks of the crew.
say-alarm = Alert. Enemy activity. The operation begins with phase 1.
    .do = Pick up your cards for phase 1.
say-threat = { $doubt ->
    [yes] Unconfirmed report. { $what } I repeat. { $what }
   *[no] { $what } I repeat. { $what }
 }
    .do = { $doubt ->
    [yes] { $who } With five players only.
   *[no] { $who }
 }
say-threat-external = Time T+{ $turn }. { $threat }. Zone { $zone }.
    .do = Communications officer: top card of the { $deck } external deck to { $zone }, number { $turn }.
say-threat-internal = Time T+{ $turn }. { $threat }.
    .do = Security chief: top card of the { $deck } internal deck to the internal trajectory, number { $turn }.
say-incoming_data = Incoming data. I repeat: incoming data.
    .do = Each of you may draw one action card.
say-data_transfer = Data transfer. Data transfer in 5, 4, 3, 2, 1.
    .do = Each of you may give one card to somebody else. No heroic cards.
say-transfer_over = Beep. The transfer is over.
    .do = No more cards change hands.
say-outage = Communication system down.
    .do = Nobody talks or signals. Keep planning.
say-outage_over = Communication system restored.
    .do = You may talk again.
say-warning = { $last ->
    [yes] { $left ->
        [60] The operation ends in one minute.
       *[other] The operation ends in { $left } seconds.
    }
   *[no] { $left ->
        [60] Phase { $phase } ends in one minute.
       *[other] Phase { $phase } ends in { $left } seconds.
    }
 }
    .do = Only a warning.
say-countdown = { $last ->
    [yes] The operation ends in 5, 4, 3, 2, 1.
   *[no] Phase { $phase } ends in 5, 4, 3, 2, 1.
 }
    .do = Lay your last cards of phase { $phase }.
say-phase_end = Phase { $phase } is over. Phase { $next } begins.
    .do = Nobody plans phase { $phase } any more. Pick up your cards for phase { $next }.
say-mission_end = The operation is over.
    .do = Nobody plans any more. The film begins.

word-threat = threat
word-serious = serious
word-common = normal
word-white = white
word-yellow = yellow
word-internal = internal
shade-white = white
shade-yellow = yellow
shade-random = white and yellow shuffled
shade-mix = colour as announced

# The script.
mission-name = { $group ->
    [test_run] Test run { $number }
    [simulation] Simulation { $number }
    [advanced_simulation] Advanced simulation { $number }
    [mission] Mission { $number }
    [own] Own mission
   *[random] Generated mission, seed { $seed }
 }
mission-card = scenario card { $card }
mission-facts = Length { $length }. Threat levels: { $four } with four players, { $five } with five.
mission-decks = Threat cards: normal: { $common }, serious: { $serious }.
mission-leaves-out = Left out (our proposal): { $topics }.
mission-phase = Phase { $phase }
mission-compare = To compare before the film
mission-compare-row = T+{ $turn } { $zone }, { $kind }
mission-compare-doubt = { $row }, with five players only

topic-third_phase = phase 3
topic-serious_threats = serious threats
topic-internal_threats = internal threats
topic-communication_outages = communication outages
topic-damage_tokens = the effects of damage tokens
topic-rockets = rockets
topic-interceptors = interceptors
topic-battlebots = battlebots
topic-maintenance = computer maintenance
topic-visual_confirmation = visual confirmation
topic-heroic_actions = heroic actions
topic-yellow_threats = yellow threats

# The screen.
mission-clock = Phase { $phase } · { $left } left
mission-over = The operation is over
mission-silence = Silence: { $left } seconds
mission-paused = Paused
mission-keys = Space: pause · → next announcement · ← previous · q: quit

# The statistics.
mission-fair = { $count ->
    [one] Yes: one generated mission lies within the range of the CD.
   *[other] Yes: all { $count } generated missions lie within the range of the CD.
 }
mission-unfair = No: { $outside ->
    [one] one measure leaves
   *[other] { $outside } measures leave
 } the range of the CD in { $count } generated missions.
mission-columns = measure
    .cd = CD
    .generated = generated
    .within = within
mission-yes = yes
mission-no = no
measure-in-phase = { $what }, phase { $phase }
measure-zone-count = threats in zone { $zone }
measure-level-four = threat level, four players
measure-level-five = threat level, five players
measure-threats-four = threats, four players
measure-threats-five = threats, five players
measure-threats = threats
measure-unconfirmed = unconfirmed threats
measure-serious = serious threats
measure-internal = internal threats
measure-internal-four = internal threats, four players
measure-internal-level = level of internal threats
measure-turn-common-external = turn of normal external threats
measure-turn-serious-external = turn of serious external threats
measure-turn-common-internal = turn of normal internal threats
measure-turn-serious-internal = turn of serious internal threats
measure-turn-first = first turn with a threat
measure-turn-last = last turn with a threat
measure-turn-shared = threats that share a turn
measure-zone-most = most threats in one zone
measure-incoming = incoming data
measure-transfers = data transfers
measure-outages = outages
measure-outage = seconds of outage
measure-outage-total = seconds of outage in all
measure-outage-single = seconds of one outage
measure-length = seconds of the mission
measure-threat-first-at = second of the first threat
measure-threat-last-at = second of the last threat
measure-overlaps = overlapping announcements
