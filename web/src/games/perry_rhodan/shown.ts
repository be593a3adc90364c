// Written by `npm run types` from the server's schema (starboard.server.wire.schema).

export interface Shown {
  thing:
    | CardThing
    | PlaceThing
    | CoveredThing
    | CoverThing
    | HandThing
    | PairingThing
    | CombatThing
    | MissionThing
    | CourseThing;
  facts: Facts;
  printed: Printed;
  events: {
    AccessoriesTold: {
      seat: number;
      to: number;
    };
    AccessoryAttached: {
      seat: number;
      card: string;
      bearer: string;
    };
    AccessoryBlownUp: {
      seat: number;
      card: string;
      agent: string;
    };
    AgentDeposited: {
      seat: number;
      player: number;
      place: string;
      cover: string;
    };
    AgentExposed: {
      seat: number;
      card: string;
    };
    AgentHidden: {
      seat: number;
      card: string;
    };
    AgentTaken: {
      seat: number;
      cover: string;
    };
    Boarded: {
      seat: number;
      card: string;
      ship: string;
      mates: string[];
    };
    BonusTaken: {
      seat: number;
      card: string;
      attack: number;
      defence: number;
    };
    BreakStopped: {
      seat: number;
      card: string;
    };
    BrokeThrough: {
      seat: number;
      card: string;
    };
    CameHome: {
      seat: number;
      place: string;
      cards: string[];
    };
    CardActive: {
      seat: number;
      card: string;
    };
    CardDiscarded: {
      seat: number;
      card: string;
    };
    CardFound: {
      seat: number;
      card: string;
      named: boolean;
    };
    CardLaid: {
      seat: number;
      card: string;
      side: "pro" | "anti";
      place: string;
      onto: string;
      space: number;
    };
    CardPassive: {
      seat: number;
      card: string;
    };
    CardReduced: {
      seat: number;
      card: string;
    };
    CardReturned: {
      seat: number;
      card: string;
    };
    CardSetAside: {
      seat: number;
      card: string;
      rounds: number;
    };
    CardStored: {
      seat: number;
      depot: string;
      phase: "I" | "II" | "III" | "IV" | "V";
    };
    CardSunk: {
      seat: number;
      card: string;
      way: string;
    };
    CardSwapped: {
      seat: number;
      card: string;
      old: string;
    };
    CardToHand: {
      seat: number;
      card: string;
    };
    CardWoken: {
      seat: number;
      card: string;
    };
    CardsDrawn: {
      seat: number;
      phase: "I" | "II" | "III" | "IV" | "V";
      count: number;
      cards: string[];
    };
    CardsSeen: {
      seat: number;
      of: number;
      cards: string[];
    };
    ChanceRead: {
      seat: number;
      card: string;
      number: number;
    };
    CoinTossed: {
      exchanged: boolean;
    };
    CombatBegan: {
      kind: "space" | "ground";
      attacker: number;
      defender: number;
      place: string;
    };
    CombatEnded: {
      kind: "space" | "ground";
      round: number;
    };
    CoversLifted: {
      seat: number;
      player: number;
      agents: string[];
    };
    DeedCancelled: {
      seat: number;
      card: string;
    };
    Disguised: {
      seat: number;
      card: string;
    };
    DrawnForFirst: {
      seats: number[];
      numbers: number[];
    };
    EffectUsed: {
      seat: number;
      card: string;
      effect: number;
      targets: string[];
    };
    EscortLaid: {
      seat: number;
      card: string;
      front: string;
      role: "stealth" | "attack" | "defence" | "transport" | "pairing_limit" | "hand_limit" | "unit_cap" | "ship_cap";
    };
    EventPlayed: {
      seat: number;
      card: string;
      side: "pro" | "anti";
      targets: string[];
    };
    FirstPlayerFound: {
      seat: number;
    };
    FlightArrived: {
      seat: number;
      place: string;
    };
    FlightBegan: {
      seat: number;
      rounds: number;
    };
    FlightReturned: {
      seat: number;
      place: string;
    };
    Followed: {
      seat: number;
      phase: "I" | "II" | "III" | "IV" | "V";
    };
    FrontLaid: {
      seat: number;
      card: string;
      against: string;
    };
    GameAborted: {
      seat: number;
    };
    GaveUp: {
      seat: number;
    };
    GoalChanged: {
      seat: number;
      goal: "assassination" | "destabilisation" | "sabotage" | "devastation";
    };
    GoalDrawn: {
      seat: number;
      goal: "assassination" | "destabilisation" | "sabotage" | "devastation";
    };
    HandKept: {
      seat: number;
    };
    HandSeen: {
      seat: number;
      owner: number;
      cards: string[];
    };
    HandShown: {
      seat: number;
      cards: string[];
    };
    HeightTold: {
      player: number;
      place: string;
      count: number;
    };
    InformationDelivered: {
      seat: number;
      card: string;
    };
    JointSurrender: {
      rounds: number;
    };
    Loaded: {
      seat: number;
      card: string;
      carrier: string;
    };
    LossPrevented: {
      seat: number;
      card: string;
    };
    MessageIntercepted: {
      seat: number;
    };
    MessageSent: {
      seat: number;
      card: string;
      value: number;
    };
    MissionAnnounced: {
      seat: number;
      kind: "offensive" | "defensive" | "agent" | "counter";
      player: number;
      place: string;
      fetching: boolean;
    };
    MissionBrokenOff: {
      seat: number;
    };
    MissionDeparted: {
      seat: number;
      place: string;
      members: string[];
    };
    MissionFailed: {
      seat: number;
    };
    MissionGranted: {
      seat: number;
      card: string;
    };
    MissionSacrificed: {
      seat: number;
      side: "pro" | "anti";
      phase: "I" | "II" | "III" | "IV" | "V";
      covered: string;
      count: number;
    };
    Negotiated: {
      seat: number;
      place: string;
    };
    NothingFound: {
      seat: number;
    };
    NothingHit: {
      attacker: string;
      defender: string;
    };
    NothingReduced: {
      seat: number;
      why: string;
    };
    NothingThere: {
      seat: number;
      called: string;
    };
    OrderChosen: {
      seat: number;
      backwards: boolean;
    };
    OutdatedDrawn: {
      seat: number;
      card: string;
    };
    OutdatedSetAside: {
      seat: number;
      count: number;
    };
    OutdatedSunk: {
      seat: number;
      cards: string[];
    };
    PairingsSwapped: {
      seat: number;
      card: string;
      other: string;
    };
    PhaseBegan: {
      phase: "I" | "II" | "III" | "IV" | "V";
    };
    PhaseEnded: {
      seat: number;
      phase: "I" | "II" | "III" | "IV" | "V";
    };
    PlaceFell: {
      seat: number;
      place: string;
    };
    PointsGained: {
      seat: number;
      track: string;
      parts: number;
    };
    PointsGiven: {
      seat: number;
      phase: "I" | "II" | "III" | "IV" | "V";
      reason: string;
      points: string;
    };
    RetreatAnnounced: {
      seat: number;
      role: "attacker" | "defender";
      forced: boolean;
    };
    RiddleSolved: {
      seat: number;
      card: string;
      side: "pro" | "anti";
      place: string;
    };
    RoundBegan: {
      round: number;
    };
    RoundPassed: {
      seat: number;
    };
    SacrificeLapsed: {
      seat: number;
      card: string;
    };
    SatOut: {
      seat: number;
      card: string;
    };
    ScoutingGained: {
      seat: number;
      points: number;
    };
    SecretLaid: {
      seat: number;
      card: string;
      phase: "I" | "II" | "III" | "IV" | "V";
      side: "pro" | "anti";
      place: string;
    };
    SecretShown: {
      seat: number;
      card: string;
    };
    SectionEnded: {
      seat: number;
      section: string;
    };
    SecurityOrdered: {
      seat: number;
      card: string;
    };
    ShipTurnedBack: {
      seat: number;
      card: string;
      value: number;
    };
    ShipsDetected: {
      seat: number;
      cards: string[];
    };
    SkillGranted: {
      seat: number;
      card: string;
      skill: string;
    };
    SkillUsed: {
      seat: number;
      card: string;
      skill:
        | "antihypno"
        | "disintegration"
        | "hypno"
        | "matter_converter"
        | "locator"
        | "scout"
        | "suggestor"
        | "telekinet"
        | "telepath"
        | "teleporter"
        | "igniter"
        | "alarm"
        | "ground_combat"
        | "galactic_riddles"
        | "poison"
        | "hypnoblock"
        | "initiative"
        | "internal_security"
        | "sol_coordinates"
        | "medicine"
        | "mutant_corps"
        | "space_combat"
        | "robotics"
        | "red_universe"
        | "scouting"
        | "espionage"
        | "overlap_front"
        | "negotiation"
        | "economy"
        | "science"
        | "cell_activator";
      level: number;
      use: string;
      targets: string[];
    };
    SolFound: {
      seat: number;
      points: number;
    };
    SourceRenewed: {
      seat: number;
      phase: "I" | "II" | "III" | "IV" | "V";
      cards: number;
    };
    SourceSeen: {
      seat: number;
      owner: number;
      phase: "I" | "II" | "III" | "IV" | "V";
      cards: string[];
    };
    SourceShuffled: {
      seat: number;
      phase: "I" | "II" | "III" | "IV" | "V";
    };
    StatusSet: {
      seat: number;
      card: string;
      opponent: number;
    };
    StayedHidden: {
      seat: number;
      card: string;
    };
    StealthDrawn: {
      attacker: string;
      attacker_value: number;
      defender: string;
      defender_value: number;
    };
    TargetCalled: {
      seat: number;
      name: string;
    };
    ToSource: {
      seat: number;
      card: string;
    };
    TurnBegan: {
      seat: number;
      number: number;
    };
    TurnMissed: {
      seat: number;
    };
    UniqueReplaced: {
      seat: number;
      card: string;
    };
    UniquesMet: {
      attacker: number;
      card: string;
      other: string;
    };
    UnitLanded: {
      seat: number;
      card: string;
    };
    ValuesDrawn: {
      seat: number;
      card: string;
      attack: number;
      defence: number;
    };
  };
  tools: {
    "deck-check": DeckCheck;
    "deck-bench": BenchFace;
    "deck-sheet": DeckSheet;
    odds: LineUpOdds;
    score: PointSheet;
  };
}
export interface CardThing {
  zone: "card";
  card: string;
  owner: number;
  space: number;
  side: string;
  place: string;
  row: string;
  onto: string;
  passive: boolean;
  stealth?: number;
  attack?: number;
  defence?: number;
  adds?: AddShown[];
  capacity?: number;
  aboard?: string[];
}
export interface AddShown {
  stat: string;
  by: string;
  amount: number;
}
export interface PlaceThing {
  zone: "place";
  seat: number;
  side: string;
  family: string;
  top: string;
  count: number;
  units: number;
  unit_cap: number;
  ships: number;
  ship_cap: number;
  laid: number;
  limit: number;
  covers: number;
}
export interface CoveredThing {
  zone: "covered";
  owner: number;
  side: string;
  phase: string;
  place: string;
  under: string;
  sacrificed: number;
  card?: string;
}
export interface CoverThing {
  zone: "cover";
  owner: number;
  space: number;
  side: string;
  place: string;
  cards?: string[];
}
export interface HandThing {
  zone: "hand";
  card: string;
  owner: number;
  phase: string;
  count: number;
}
export interface PairingThing {
  zone: "pairing";
  number: number;
  attacker?: FrontShown;
  defender?: FrontShown;
  broken: boolean;
  state: string;
  chances?: ChancesShown;
}
export interface FrontShown {
  card: string;
  attack_escorts: string[];
  defence_escorts: string[];
  attack_sum: SumShown;
  defence_sum: SumShown;
  stealth: number;
  attack: number;
  defence: number;
}
export interface SumShown {
  drawn: number;
  effects: number;
  escorts: number;
  bonus: number;
}
export interface ChancesShown {
  ahead: number;
  destroys: number;
  falls: number;
}
export interface CombatThing {
  zone: "combat";
  kind: string;
  attacker: number;
  defender: number;
  space: number;
  side: string;
  place: string;
  round: number;
  rounds: number;
  step: string;
  limit: number;
  attackers: string[];
  defenders: string[];
  through: string[];
}
export interface MissionThing {
  zone: "mission";
  kind: string;
  seat: number;
  side: "pro" | "anti";
  origin: string;
  target: string;
  target_space: number;
  goal: string;
  called: string;
  members: string[];
  walkers?: string[];
}
export interface CourseThing {
  zone: "course";
  phase: string;
  first: string;
  last: string;
  round: number;
  rounds: number;
  outdated: string[];
}
export interface Facts {
  hand: {
    [k: string]: number;
  };
  cards: number;
  met: string;
  sources: {
    [k: string]: number;
  };
  access: string;
  outdated: number;
  sink: string[];
  action: number;
  action_top: string;
  points: number;
  scores: ScoreShown[];
  victory: PartShown[];
  riddles: string[];
  scouting: number;
  sol: number;
  rm_pro: number;
  rm_anti: number;
  am_pro: number;
  am_anti: number;
  turns: number;
  skips: number;
  bonus: number;
  out: boolean;
  active: boolean;
  section: string;
  mission_side: string;
  build_side: string;
}
export interface ScoreShown {
  phase: string;
  reason: string;
  parts: number;
  clause: string;
}
export interface PartShown {
  part: string;
  have: number;
  need: number;
}
export interface Printed {
  cards: {
    [k: string]: CardFace;
  };
  action: {
    [k: string]: ActionFace;
  };
  helpers: {
    [k: string]: HelperFace;
  };
  decks: {
    [k: string]: DeckFace;
  };
  victory: {
    [k: string]: string;
  };
  reasons: {
    [k: string]: string;
  };
}
export interface CardFace {
  name: string;
  type: string;
  kind: string;
  side: string;
  phase: string;
  rarity: string;
  family: string;
  folk: string;
  does: string[];
  words: string[];
  unique?: boolean;
  subkind?: string;
  range?: number;
  transport?: number;
  stealth?: string;
  attack?: string;
  defence?: string;
  people?: string;
  loyalty?: string;
  build?: string;
  skills?: string[];
  premises?: string[];
  outdated?: string;
}
export interface ActionFace {
  name: string;
  goal: string;
  goal_name: string;
  red: number[];
  green: number[];
}
export interface HelperFace {
  name: string;
  use: string;
}
export interface DeckFace {
  name: string;
  sources: {
    [k: string]: {
      [k: string]: number;
    };
  };
  action: {
    [k: string]: number;
  };
}
export interface DeckCheck {
  deck: string;
  legal: boolean;
  sources: number;
  cards: number;
  action: number;
  sideboard: number;
  faults: DeckFault[];
}
export interface DeckFault {
  clause: string;
  message: string;
  arguments: {
    [k: string]: unknown;
  };
  text: string;
}
export interface BenchFace {
  code: string;
  sections: NamedWord[];
  filters: FilterFace[];
  cards: {
    [k: string]: CardEntry;
  };
  starters: {
    [k: string]: Starter;
  };
}
export interface NamedWord {
  id: string;
  name: string;
}
export interface FilterFace {
  id: string;
  name: string;
  choices: NamedWord[];
}
export interface CardEntry {
  name: string;
  type: string;
  sections: string[];
  traits: {
    [k: string]: string;
  };
}
export interface Starter {
  name: string;
  parts: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
export interface DeckSheet {
  name: string;
  parts: {
    [k: string]: {
      [k: string]: number;
    };
  };
  code: string;
  text: string;
  tallies: TallyFace[];
  legal: boolean;
  verdict: string;
  faults: DeckFault[];
}
export interface TallyFace {
  id: string;
  name: string;
  have: number;
  least: number;
  most?: number;
  kept: boolean;
}
export interface LineUpOdds {
  first_round: boolean;
  pairings: PairingOdds[];
  any_ahead: number | null;
  destroyed: number;
  lost: number;
}
export interface PairingOdds {
  attacker: string;
  defender: string;
  ahead: number;
  behind: number;
  breaks: number;
  destroys: number;
  falls: number;
  both: number;
  survives: number;
  holds: number;
}
export interface PointSheet {
  points: Point[];
  standings: Standing[];
  over: boolean;
}
export interface Point {
  player: string;
  phase: string;
  reason: string;
  points: number;
  clause: string;
}
export interface Standing {
  player: string;
  place: number;
  points: number;
  changes: string[];
}
