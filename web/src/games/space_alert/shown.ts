// Written by `npm run types` from the server's schema (starboard.server.wire.schema).

export interface Shown {
  thing:
    | StationThing
    | EnergyThing
    | GravoliftThing
    | DamageThing
    | FuelThing
    | RocketsThing
    | TrackThing
    | ThreatThing
    | CrewThing
    | SpaceThing
    | HandThing
    | AheadThing
    | MissionThing
    | ScoreThing
    | CampaignThing;
  facts: Facts;
  printed: Printed;
  events: {
    ActionRoundEnded: {
      at: number;
    };
    AlarmSounded: {
      at: number;
    };
    AndroidSeated: {
      crew: string;
      after: string;
      by: string;
    };
    AuraSpread: {
      number: number;
      threat: string;
      stat: string;
    };
    BlastHit: {
      number: number;
      threat: string;
      amount: number;
    };
    BreachPatched: {
      number: number;
      threat: string;
      amount: number;
    };
    CampaignGoesOn: {
      missions: number;
    };
    CampaignScored: {
      missions: number;
      survived: number;
      destroyed: number;
      penalties: number;
      visual: number;
      score: number;
    };
    CapsuleDestroyed: {
      left: number;
    };
    CapsuleSpent: {
      seat: number;
      left: number;
    };
    CardDrawn: {
      seat: number;
      card: string;
    };
    CardGiven: {
      seat: number;
      to: string;
      card: string;
      receiver: number;
    };
    CardLaid: {
      seat: number;
      space: string;
      half: string;
      card: string;
      openly: boolean;
    };
    CardLost: {
      seat: number;
    };
    CardPushed: {
      seat: number;
      turn: number;
    };
    CardTakenBack: {
      seat: number;
      space: string;
      card: string;
      openly: boolean;
    };
    CardTurned: {
      seat: number;
      space: string;
      half: string;
    };
    CardsDealt: {
      seat: number;
      cards: number;
    };
    CardsPickedUp: {
      seat: number;
      phase: number;
      cards: string[];
    };
    CardsShifted: {
      seat: number;
      space: string;
      other: string;
    };
    ComputerChecked: {
      maintained: boolean;
    };
    ComputerMaintained: {
      seat: number;
    };
    ConfirmationCounted: {
      phase: number;
      crew: number;
      points: number;
    };
    CrewDelayed: {
      seat: number;
      cause: string;
    };
    CrewMoved: {
      seat: number;
      station: string;
    };
    CrewReturned: {
      seat: number;
    };
    CrewStayed: {
      seat: number;
      station: string;
    };
    CrewStumbled: {
      seat: number;
      action: string;
    };
    CryoshieldGone: {
      number: number;
      threat: string;
    };
    DamageDoubled: {
      zone: string;
    };
    DamageDrawn: {
      zone: string;
      part: string;
    };
    DamageKept: {
      zone: string;
      part: string;
    };
    DataCameIn: {
      at: number;
    };
    DeedCalled: {
      seat: number;
      action: string;
      station: string;
      at: number;
    };
    DifficultiesAgreed: {
      normal: string;
      serious: string;
    };
    EndAgreed: {
      seat: number;
    };
    EndWarned: {
      phase: number;
      left: number;
    };
    EnergyRouted: {
      zone: string;
      amount: number;
    };
    EntryDeadly: {
      number: number;
      threat: string;
    };
    HeroicRevealed: {
      crew: string;
      card: string;
    };
    IntruderHit: {
      seat: number;
      number: number;
      threat: string;
    };
    KnockedOut: {
      seat: number;
    };
    LookedOut: {
      seat: number;
    };
    MalfunctionRepaired: {
      seat: number;
      number: number;
      threat: string;
      amount: number;
    };
    MarkCounted: {
      number: number;
      threat: string;
      marks: number;
    };
    MissionChosen: {
      mission: string;
      normal: "white" | "yellow" | "random" | "mix";
      serious: "white" | "yellow" | "random" | "mix";
    };
    MissionLost: {
      threat: string;
      cause: string;
      zone: string;
    };
    MissionScored: {
      threats: number;
      visual: number;
      penalties: number;
      score: number;
    };
    NeedCalled: {
      seat: number;
      action: string;
      station: string;
    };
    NothingHappened: {
      seat: number;
      why: string;
    };
    OutageBegan: {
      seconds: number;
    };
    OutageEnded: {
      at: number;
    };
    PhaseEnded: {
      phase: number;
    };
    PhaseLeft: {
      seat: number;
      phase: number;
    };
    ReactorDrained: {
      zone: string;
      amount: number;
    };
    ReactorFilled: {
      seat: number;
      zone: string;
      amount: number;
    };
    RepairCounted: {
      seat: number;
      number: number;
      threat: string;
    };
    RepairsTogether: {
      number: number;
      threat: string;
      amount: number;
    };
    ReportIgnored: {
      number: number;
      track: string;
    };
    RocketDestroyed: {
      left: number;
    };
    RocketFlew: {
      left: number;
    };
    RocketLaunched: {
      seat: number;
      left: number;
    };
    RocketMissed: {
      left: number;
    };
    RolesAssigned: {
      captain: string;
      officer: string;
      chief: string;
    };
    SeatLeft: {
      seat: number;
    };
    ShieldDrained: {
      zone: string;
      amount: number;
    };
    ShieldFilled: {
      seat: number;
      zone: string;
      amount: number;
    };
    ShipJumped: {
      turn: number;
    };
    SquadDisabled: {
      seat: number;
    };
    SquadRepaired: {
      seat: number;
    };
    SquadRevived: {
      seat: number;
    };
    SquadStored: {
      station: string;
    };
    SquadTaken: {
      seat: number;
      station: string;
      squad: string;
    };
    StayedInSpace: {
      seat: number;
    };
    StoredSquadDisabled: {
      station: string;
    };
    ThreatActed: {
      number: number;
      threat: string;
      letter: string;
    };
    ThreatAnnounced: {
      seat: number;
      number: number;
      threat: string;
      track: string;
    };
    ThreatAppeared: {
      number: number;
      threat: string;
      track: string;
    };
    ThreatAssigned: {
      seat: number;
      threat: string;
      to: string;
    };
    ThreatAttacked: {
      number: number;
      threat: string;
      zone: string;
      strength: number;
      absorbed: number;
    };
    ThreatDestroyed: {
      number: number;
      threat: string;
    };
    ThreatGrew: {
      number: number;
      threat: string;
    };
    ThreatHealed: {
      number: number;
      threat: string;
      amount: number;
    };
    ThreatHit: {
      number: number;
      threat: string;
      strength: number;
      shield: number;
      amount: number;
    };
    ThreatHurtItself: {
      number: number;
      threat: string;
      amount: number;
    };
    ThreatMoved: {
      number: number;
      threat: string;
      position: number;
    };
    ThreatRevealed: {
      number: number;
      threat: string;
    };
    ThreatShield: {
      number: number;
      threat: string;
      shield: number;
    };
    ThreatSpeed: {
      number: number;
      threat: string;
      speed: number;
    };
    ThreatSurvived: {
      number: number;
      threat: string;
    };
    TokenMoved: {
      number: number;
      threat: string;
      station: string;
    };
    TokenPlaced: {
      number: number;
      threat: string;
      station: string;
    };
    TokenRemoved: {
      number: number;
      threat: string;
      station: string;
    };
    TokenRepaired: {
      seat: number;
      token: string;
    };
    TookOff: {
      seat: number;
    };
    TrajectoryLaid: {
      trajectory: string;
      track: string;
    };
    TransferClosed: {
      at: number;
    };
    TransferOpened: {
      at: number;
    };
    TurnBegan: {
      turn: number;
    };
    WeaponFired: {
      seat: number;
      station: string;
      weapon: string;
    };
    WordCalled: {
      seat: number;
      word: string;
    };
  };
  tools: {
    resolve: Resolved | Expected;
    debrief: Debriefing;
    solve: Solved;
    mission: MissionScript;
    missions: NamedMission[];
    own: MissionScript;
    lessons: LessonFace[];
    lesson: Flown;
    ahead: Ghosts;
  };
}
export interface StationThing {
  kind: "station";
  zone: string;
  weapon: string;
  strength: number;
  fired: number;
  energy: string;
  special: string;
  squad: "none" | "active" | "disabled";
  crew: string[];
}
export interface EnergyThing {
  kind: "reactor" | "shield";
  energy: number;
  most: number;
}
export interface GravoliftThing {
  kind: "gravolift";
  broken: boolean;
}
export interface DamageThing {
  kind: "damage";
  zone: string;
}
export interface FuelThing {
  kind: "fuel";
  left: number;
}
export interface RocketsThing {
  kind: "rockets";
  left: number;
  flying: boolean[];
}
export interface TrackThing {
  kind: "track";
  track: string;
  length: number;
  marks: number[];
}
export interface ThreatThing {
  kind: "threat";
  card: string;
  number: number;
  track: string;
  fate: string;
  position: number;
  hp: number;
  cubes: number;
  shield: number;
  speed: number;
  hidden: boolean;
  frozen: boolean;
  tokens: string[];
  way: number[];
  due: number[][];
}
export interface CrewThing {
  kind: "crew";
  owner: number;
  in_order: number;
  android: boolean;
  station: string;
  squad: "none" | "active" | "disabled";
  out: boolean;
  delayed: boolean;
  heroic: string[];
  plan?: string[];
}
export interface SpaceThing {
  kind: "space";
  crew: number;
  turn: number;
  phase: number;
  half: "" | "activation" | "movement";
  card: string;
}
export interface HandThing {
  kind: "card";
  zone: "hand";
  count: number;
}
export interface AheadThing {
  kind: "ahead";
  crew: number;
  turns: TurnAhead[];
}
export interface TurnAhead {
  station: string;
  action: string;
  fails: string;
  delayed: string;
  fires: boolean;
  hits: HitAhead[];
}
export interface HitAhead {
  card: string;
  strength: number;
  shield: number;
  amount: number;
}
export interface MissionThing {
  kind: "mission";
  mission: string;
  normal: string;
  serious: string;
  phases: number;
  phase: number;
  outage: boolean;
  transfer: boolean;
  solo: boolean;
  campaign: boolean;
  again?: string[];
  turn: number;
  at_window: number;
  confirmed: number[];
  maintained: boolean;
  torn: string[];
}
export interface ScoreThing {
  kind: "score";
  destroyed: number;
  survived: number;
  visual: number;
  penalties?: Penalties;
  penalized?: Penalized;
  total?: number;
}
export interface Penalties {
  damage: number;
  worst_zone: number;
  knocked_out: number;
  squads: number;
}
export interface Penalized {
  damage: number;
  worst_zone: number;
  knocked_out: number;
  squads: number;
}
export interface CampaignThing {
  kind: "campaign";
  mission: number;
  most: number;
  completed: number;
  destroyed: number;
  survived: number;
  visual: number;
  penalties: number;
  total: number;
  lost: boolean;
  repaired: number[];
  most_repairs: number;
  squads: number;
  risks: Risk[];
}
export interface Risk {
  normal: string;
  serious: string;
  flown: number;
  survived: number;
}
export interface Facts {
  hand: number;
  phase: number;
  draws: number;
  may_give: boolean;
  ready: boolean;
  gone: boolean;
  roles: string[];
}
export interface Printed {
  threats: {
    [k: string]: ThreatFace;
  };
  tracks: {
    [k: string]: TrackFace;
  };
  ship: ShipFace;
  names: NamesFace;
  cards: {
    [k: string]: CardFace;
  };
}
export interface ThreatFace {
  name: string;
  difficulty: string;
  severity: string;
  nature: string;
  external: boolean;
  hp: number;
  shield: number;
  speed: number;
  survived: number;
  destroyed: number;
  stations: string[];
  system: string;
  frozen: boolean;
  hidden: boolean;
  offspring: boolean;
  token_per_hit: boolean;
  rocket_points: boolean;
  magnet: boolean;
  tokens_stay: boolean;
  actions: string[];
  notes: string[];
}
export interface TrackFace {
  length: number;
  marks: number[];
}
export interface ShipFace {
  plan: PlanFace;
  scoring: ScoringFace;
}
export interface PlanFace {
  start: string;
  fuel: number;
  rockets: number;
  stations: {
    [k: string]: StationFace;
  };
  zones: {
    [k: string]: ZoneFace;
  };
}
export interface StationFace {
  weapon: string;
  strength: number;
  battery: boolean;
  energy: string;
  special: string;
}
export interface ZoneFace {
  reactor: number;
  reactor_max: number;
  shield: number;
  shield_max: number;
}
export interface ScoringFace {
  phases: number[][];
  last_turn: number;
  computer_checks: number[];
  visual_confirmation: number[];
  penalties: PenaltiesFace;
  source: {
    [k: string]: string | string[];
  };
}
export interface PenaltiesFace {
  damage: number;
  worst_zone: number;
  knocked_out: number;
  disabled_squad: number;
}
export interface NamesFace {
  things: {
    [k: string]: string;
  };
}
export interface CardFace {
  name: string;
}
export interface Resolved {
  status: "won" | "lost";
  turn?: number;
  lost_to?: string;
  damage: {
    [k: string]: number;
  };
  damage_drawn: {
    [k: string]: string[];
  };
  destroyed: number;
  survived: number;
  threat_points: number;
  visual: number;
  knocked_out: number;
  disabled_squads: number;
  stored_lower_red_squad_disabled: boolean;
  mission_score: number | null;
  final_threats: FinalThreat[];
  squads: CarriedSquad[];
  turns: unknown[][];
  sheet: ScoreThing | null;
  film: Scene[];
  reel: Reel;
  notes: string[];
}
export interface FinalThreat {
  code: string;
  state: string;
  position?: number;
  hp?: number;
}
export interface CarriedSquad {
  crew: number;
  state: string;
}
export interface Scene {
  turn: number;
  step: string;
  actor: string;
  kind: string;
  message: string;
  args: {
    [k: string]: unknown;
  };
  clause: string;
  text: string;
}
export interface Reel {
  start: {
    [k: string]:
      | StationThing
      | EnergyThing
      | GravoliftThing
      | DamageThing
      | FuelThing
      | RocketsThing
      | TrackThing
      | ThreatThing
      | CrewThing
      | SpaceThing
      | HandThing
      | AheadThing
      | MissionThing
      | ScoreThing
      | CampaignThing;
  };
  shots: Shot[];
  complete: boolean;
  lost: string;
  plan?: PlanDocument;
}
export interface Shot {
  turn: number;
  step: string;
  beat: string;
  lasts: number;
  light: boolean;
  caption: string;
  sound: "" | "alarm" | "build" | "charge" | "crack" | "laser" | "lose" | "missile" | "warp";
  told: number;
  lit: string[];
  zone: string;
  effects: Effect[];
  sum: Sum | null;
  uses: Use[];
  why: Why | null;
  broke: boolean;
  gone: boolean;
  changed: {
    [k: string]:
      | StationThing
      | EnergyThing
      | GravoliftThing
      | DamageThing
      | FuelThing
      | RocketsThing
      | TrackThing
      | ThreatThing
      | CrewThing
      | SpaceThing
      | HandThing
      | AheadThing
      | MissionThing
      | ScoreThing
      | CampaignThing;
  };
}
export interface Effect {
  kind: "beam" | "burst" | "strike" | "break";
  station: string;
  threat: string;
  zone: string;
  caught: boolean;
}
export interface Sum {
  parts: Addend[];
  threat: string;
  zone: string;
  shield: number;
  total: number;
}
export interface Addend {
  strength: number;
  source: string;
  seats: number[];
}
export interface Use {
  seat: number;
  station: string;
  system: number;
}
export interface Why {
  seat: number;
  text: string;
  by: number;
  turn: number;
}
export interface PlanDocument {
  mission: string;
  tracks: {
    [k: string]: string;
  };
  threats: PlannedThreat[];
  actions: string[];
  hands: string[][];
  damage_drawn: {
    [k: string]: string[];
  };
  androids: number[];
  order: number[];
  start: PlannedStart;
}
export interface PlannedThreat {
  code: string;
  t: number;
  zone: string;
  phase: number;
}
export interface PlannedStart {
  damage: {
    [k: string]: string[];
  };
  squads: string[];
}
export interface Expected {
  survival: number;
  mean_score: number | null;
  outcomes: Chance[];
}
export interface Chance {
  mission_score: number;
  probability: number;
  exact: string;
}
export interface Debriefing {
  status: "won" | "lost";
  headline: string;
  chain: Link[];
  crew: Verdict[];
}
export interface Link {
  kind: string;
  turn: number;
  scene: number;
  text: string;
  threat?: string;
  zone?: string;
  crew?: number;
}
export interface Verdict {
  crew: number;
  name: string;
  praise: Word;
  blame: Word;
}
export interface Word {
  kind: string;
  text: string;
  turn?: number;
  scene?: number;
}
export interface Solved {
  given: PlanValue;
  best: BestPlan;
  plans: number;
  seconds: number;
  exact: boolean;
  passing: boolean;
  smallest: Rescue | null;
  parts: number;
  changes: Change[];
}
export interface PlanValue {
  score: number | null;
  survival: number;
}
export interface BestPlan {
  score: number | null;
  survival: number;
  actions: string[];
}
export interface Rescue {
  cards: number;
  changes: Change[];
  actions: string[];
  survival: number;
  score: number | null;
  text: string;
}
export interface Change {
  crew: number;
  turn: number;
  before: string;
  after: string;
  text: string;
}
export interface MissionScript {
  id: string;
  group: string;
  phase_ends: number[];
  events: {
    [k: string]: unknown;
  }[];
  card: string;
  seed: string;
  decks: {
    [k: string]: string;
  };
  leaves_out: {
    [k: string]: unknown;
  };
  agree: string[];
  differ: {
    [k: string]: string;
  };
  threat_levels: ThreatLevels;
  announcements: Spoken[];
  headline: string[];
  short: string;
}
export interface ThreatLevels {
  four_crew: number;
  five_crew: number;
}
export interface Spoken {
  at: number;
  clock: string;
  lasts: number;
  kind: string;
  phase: number;
  text: string;
  task: string;
  cues: Sounded[];
  threat: Sign | null;
}
export interface Sounded {
  clip: string;
  at: number;
  after: number;
}
export interface Sign {
  turn: number;
  zone: string;
  serious: boolean;
  unconfirmed: boolean;
  colour: string;
}
export interface NamedMission {
  id: string;
  name: string;
  group: string;
  about: string;
  adds: string[];
}
export interface LessonFace {
  id: string;
  title: string;
  idea: string;
  ship: {
    [k: string]:
      | StationThing
      | EnergyThing
      | GravoliftThing
      | DamageThing
      | FuelThing
      | RocketsThing
      | TrackThing
      | ThreatThing
      | CrewThing
      | SpaceThing
      | HandThing
      | AheadThing
      | MissionThing
      | ScoreThing
      | CampaignThing;
  };
  threats: Comes[];
  others: string[];
  turns: number;
  hand: string[];
  lays: Shows[];
  ask: string;
  answers: Reply[];
  moral: string;
}
export interface Comes {
  code: string;
  t: number;
  zone: string;
  way: number[];
  due: number[][];
}
export interface Shows {
  turn: number;
  card: string;
  half: "activation" | "movement";
  say: string;
}
export interface Reply {
  id: string;
  text: string;
}
export interface Flown {
  truth: string;
  passed: boolean;
  reel: Reel;
  ahead: AheadThing;
}
export interface Ghosts {
  ship: {
    [k: string]:
      | StationThing
      | EnergyThing
      | GravoliftThing
      | DamageThing
      | FuelThing
      | RocketsThing
      | TrackThing
      | ThreatThing
      | CrewThing
      | SpaceThing
      | HandThing
      | AheadThing
      | MissionThing
      | ScoreThing
      | CampaignThing;
  };
  ahead: AheadThing[];
}
