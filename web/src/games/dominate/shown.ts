// Written by `npm run types` from the server's schema (starboard.server.wire.schema).

export interface Shown {
  thing:
    | FieldThing
    | FigureThing
    | OrderThing
    | BaseThing
    | SquareThing
    | DoorThing
    | SpotThing
    | FogThing
    | PlannedThing
    | PageThing;
  facts: Facts;
  printed: Printed;
  events: {
    AlarmEnded: {};
    AlarmRaised: {};
    Answered: {
      seats: number;
    };
    ArticlePrinted: {
      text: string;
      to: string;
      title_de: string;
      title_en: string;
      de: string;
      en: string;
      why_de: string;
      why_en: string;
    };
    ArticleRead: {
      text: string;
      rolled: number;
      to: string;
    };
    Attacked: {
      figure: string;
      target: string;
    };
    Boarded: {
      figure: string;
      transporter: string;
    };
    BotTurned: {
      figure: string;
      facing: string;
    };
    Bought: {
      seat: number;
      item: string;
      credits: number;
    };
    CampaignGoesOn: {
      seat: number;
    };
    Captured: {
      seat: number;
      figure: string;
      old: number;
      cause: string;
    };
    ControlChanged: {
      figure: string;
      seat: number;
    };
    Countered: {
      figure: string;
      target: string;
    };
    CreditsChanged: {
      seat: number;
      credits: number;
    };
    CreditsGiven: {
      seat: number;
      player: number;
      credits: number;
    };
    CreditsTaken: {
      seat: number;
      player: number;
      credits: number;
    };
    Decided: {
      seat: number;
      de: string;
      en: string;
    };
    Described: {
      figure: string;
      target: string;
      text: string;
    };
    Destroyed: {
      figure: string;
      type: string;
      field: string;
      owner: number;
      by: number;
      cause: string;
    };
    DeviceRemoved: {
      device: string;
      field: string;
    };
    DoorRefused: {
      figure: string;
      door: string;
    };
    DoorTurned: {
      door: string;
      becomes: string;
    };
    Driven: {
      figure: string;
      victim: string;
      field: string;
    };
    FigureBought: {
      seat: number;
      figure: string;
      field: string;
      credits: number;
    };
    FirstRolled: {
      rolls: number[];
    };
    FogReached: {
      field: string;
    };
    GoalSettled: {
      seat: number;
      goal: string;
      becomes: string;
    };
    GuardAppeared: {
      figure: string;
      field: string;
    };
    GuardSent: {
      figure: string;
      door: string;
    };
    GuardVanished: {
      figure: string;
      field: string;
    };
    Halted: {
      figure: string;
      field: string;
    };
    Handled: {
      figure: string;
      target: string;
      use: string;
    };
    HistoryMade: {
      event: string;
    };
    Inspected: {
      seat: number;
      figure: string;
      cause: string;
    };
    ItemGiven: {
      seat: number;
      item: string;
    };
    ItemLost: {
      seat: number;
      item: string;
    };
    Judged: {
      seat: number;
      met: boolean;
    };
    LaidDown: {
      figure: string;
      field: string;
      owner: number;
      by: number;
    };
    LandLaid: {
      tile: string;
      fields: string[];
    };
    Left: {
      figure: string;
      transporter: string;
      field: string;
    };
    Looked: {
      walking: boolean;
    };
    MissionBegan: {
      pl1: number;
      pl2: number;
    };
    MissionCardGiven: {
      commander: string;
      card: string;
    };
    MissionCardsDropped: {
      commander: string;
    };
    MissionChosen: {
      seat: number;
      card: string;
    };
    MissionOver: {
      seat: number;
      reason: string;
    };
    Mused: {
      de: string;
      en: string;
    };
    MustRead: {
      seat: number;
      number: string;
    };
    Noted: {
      seat: number;
      de: string;
      en: string;
    };
    NothingFound: {
      figure: string;
      target: string;
    };
    OrderLost: {
      seat: number;
      order: string;
    };
    OrderRolled: {
      rolls: number[];
    };
    OrderTaken: {
      seat: number;
      player: number;
      order: string;
    };
    Ordered: {
      seat: number;
      type: string;
      credits: number;
    };
    OrdersRead: {
      seat: number;
    };
    OreDropped: {
      field: string;
    };
    OreFound: {
      field: string;
      count: number;
    };
    OreLoaded: {
      figure: string;
      field: string;
    };
    OreUnloaded: {
      seat: number;
      figure: string;
      credits: number;
    };
    Out: {
      seat: number;
    };
    PickedUp: {
      figure: string;
      person: string;
    };
    Placed: {
      seat: number;
      figure: string;
      field: string;
    };
    PointsScored: {
      commander: string;
      kind: string;
      points: number;
    };
    PutDown: {
      figure: string;
      person: string;
      field: string;
    };
    ReadAloud: {
      seat: number;
      de: string;
      en: string;
    };
    Recycled: {
      seat: number;
      order: string;
      credits: number;
    };
    Reloaded: {
      figure: string;
    };
    RewardGiven: {
      seat: number;
      card: string;
      told: boolean;
    };
    RewardUsed: {
      seat: number;
      card: string;
    };
    RolledOpenly: {
      seat: number;
      rolled: number;
    };
    RolledSecretly: {
      seat: number;
      rolled: number;
    };
    Rose: {
      figure: string;
    };
    RoundBegan: {
      round: number;
    };
    RoundEnded: {
      round: number;
    };
    Sent: {
      seat: number;
      figure: string;
      field: string;
    };
    ShieldHeld: {
      figure: string;
    };
    ShopOpened: {
      seat: number;
      fields: string[];
    };
    SlotShown: {
      seat: number;
      player: number;
      category: string;
    };
    SlotsShown: {
      seat: number;
      orders: string[];
    };
    Sold: {
      seat: number;
      type: string;
      field: string;
      credits: number;
    };
    Spawned: {
      figure: string;
      field: string;
    };
    Spotted: {
      figure: string;
      by: string;
    };
    Stepped: {
      figure: string;
      start: string;
      field: string;
    };
    StrikeMoved: {
      seat: number;
      field: number;
    };
    Suppressed: {
      figure: string;
      target: string;
    };
    Surrendered: {
      seat: number;
    };
    Surviving: {
      figure: string;
    };
    Switched: {
      device: string;
      on: boolean;
    };
    TechChanged: {
      seat: number;
      level: number;
    };
    TerrainChanged: {
      field: string;
      becomes: string;
    };
    TextRead: {
      seat: number;
      number: string;
      de: string;
      en: string;
    };
    TileLaid: {
      tile: string;
    };
    Told: {
      target: string;
      de: string;
      en: string;
    };
    Touched: {
      figure: string;
      target: string;
      acted: boolean;
    };
    TurnBegan: {
      seat: number;
    };
    TurnEnded: {
      seat: number;
    };
    Turned: {
      figure: string;
      becomes: string;
    };
    ValuesChanged: {
      figure: string;
    };
    ValuesCounted: {
      worth: number[];
    };
    Wandered: {
      figure: string;
      arrow: string;
    };
    Withdrawn: {
      figure: string;
      type: string;
      field: string;
    };
  };
  tools: {
    log: LogFacts;
    evaluate: Evaluated;
    setup: Written;
    look: Look;
    check: Report;
  };
}
export interface FieldThing {
  kind: "field";
  column: number;
  row: number;
  terrain: "open" | "forest" | "water" | "mountain" | "ford";
  look: "europe" | "near_east";
  ore: number;
  threat: number[];
  ground: number[];
}
export interface FigureThing {
  kind: "figure";
  type: string;
  sort: "unit" | "building" | "token";
  cls: "infantry" | "wheeled" | "armoured" | "air" | "building";
  owner: number;
  colour: string;
  field: string;
  label: string;
  facing: string;
  side: string;
  speed: number;
  cost: number;
  shield: boolean;
  hits: number;
  loaded: boolean;
  cargo: boolean;
  prone: boolean;
  suppressed: boolean;
  used: boolean;
  aboard: string;
  passengers: string[];
  capacity: number;
  targets: ("infantry" | "wheeled" | "armoured" | "air" | "building")[];
  range: number[];
  aims: {
    [k: string]: "hit" | "both" | "answered" | "held" | "worse" | "exchange";
  };
  covers: string[];
  exits: string[];
  sight: number;
  route?: string[];
}
export interface OrderThing {
  kind: "order";
  seat: number;
  type: string;
  field: number;
  count: number;
}
export interface BaseThing {
  kind: "base";
  limits: {
    [k: string]: number;
  };
  offers: {
    [k: string]: OfferFace;
  };
  energy: {
    [k: string]: EnergyFace;
  };
}
export interface OfferFace {
  cost: number;
  time: number;
  used: number;
  number: number;
  missing: string;
}
export interface EnergyFace {
  count: number;
  energy: number;
}
export interface SquareThing {
  kind: "square";
  column: number;
  row: number;
  tile: string;
  walls: string[];
  fog: string[];
  seen_by: string[];
}
export interface DoorThing {
  kind: "door";
  one: string;
  other: string;
  state: string;
  label?: Said;
  locked?: boolean;
}
export interface Said {
  de: string;
  en: string;
}
export interface SpotThing {
  kind: "spot";
  type: string;
  look: string;
  field: string;
  on: boolean;
  label?: Said;
  told?: Said;
  red?: Said;
}
export interface FogThing {
  kind: "fog";
  column: number;
  row: number;
}
export interface PlannedThing {
  kind: "planned";
  column: number;
  row: number;
  tile: string;
  walls: string[];
  marks: Said[];
  terrain?: string;
}
export interface PageThing {
  kind: "page";
  place: Said;
  flavour: Said;
  orders: Said;
  rules: Said[];
  goals: {
    [k: string]: GoalFace;
  };
  heard: HeardFace[];
  triggers: {
    [k: string]: TriggerFace;
  };
}
export interface GoalFace {
  text: Said;
  primary: boolean;
  state: string;
  fields: string[];
  things: string[];
}
export interface HeardFace {
  kind: string;
  round: number;
  number: string;
  text: Said;
}
export interface TriggerFace {
  name: Said;
  fired: number;
}
export interface Facts {
  seat: number;
  faction: string;
  team: number;
  energy: number;
  strike: number;
  value: number;
  figures: number;
  buildings: number;
  unused: number;
  out: boolean;
  active: boolean;
  round: number;
  last_round: number;
  credits?: number;
  going?: Going;
  role?: string;
  items?: string[];
  victory?: number;
  charism?: number;
  missions?: string[];
  rewards?: {
    [k: string]: number;
  };
  cards?: {
    [k: string]: CardFace;
  };
  alarm?: boolean;
  spotted?: string[];
}
export interface Going {
  figure: string;
  points: number;
}
export interface CardFace {
  name: Said;
  text: Said;
}
export interface Printed {
  sheets: {
    [k: string]: SheetFace;
  };
}
export interface SheetFace {
  name: string;
  sort: "unit" | "building" | "token";
  cls: "infantry" | "wheeled" | "armoured" | "air" | "building";
  cost: number;
  time: number;
  tech: number;
  speed: number;
  range: number[];
  targets: ("infantry" | "wheeled" | "armoured" | "air" | "building")[];
  energy: number;
  shield: boolean;
  number: number;
  carries: number;
}
export interface LogFacts {
  words: string[];
  pages: PageFacts[];
  events: string[];
  next: string;
  over: boolean;
  said: string[];
}
export interface PageFacts {
  commander: string;
  victory: number;
  charism: number;
  ore: number;
  civil: number;
  cards: {
    [k: string]: string;
  };
  rewards: {
    [k: string]: number;
  };
  playable: string[];
  said: string[];
}
export interface Evaluated {
  findings: string[];
  articles: ArticleFacts[];
  rolls: {
    [k: string]: number;
  };
  odds?: Chances;
}
export interface ArticleFacts {
  text: string;
  to: string;
  title: string;
  said: string;
  rolled: number;
  why: string;
}
export interface Chances {
  states: Chance[];
  texts: Chance[];
}
export interface Chance {
  id: string;
  name: string;
  chance: string;
  percent: string;
}
export interface Written {
  scenario: string;
  name: string;
  players: number;
  take: {
    [k: string]: number;
  };
  tiles: TileSheet[];
  aside: Put[];
  seats: SeatSheet[];
  rules: string[];
  map: string[];
  letter?: Letter;
  head: Section;
  places: Section[];
  begins: Section[];
}
export interface TileSheet {
  tile: string;
  at: string;
  size: number[];
  look: string;
  put: Put[];
  doors: DoorSheet[];
  note: string;
  later: boolean;
}
export interface Put {
  type: string;
  faction: string;
  field: string;
  facing: string;
  side: string;
  note: string;
}
export interface DoorSheet {
  between: string[];
  state: string;
  note: string;
}
export interface SeatSheet {
  faction: string;
  credits: number;
  slot: {
    [k: string]: string[];
  };
}
export interface Letter {
  role: string;
  place: string;
  flavour: string;
  orders: string;
  goals: string[];
  tech_level: number;
  fog: boolean;
  round_counter: boolean;
}
export interface Section {
  title: string;
  lines: string[];
}
export interface Look {
  map: string[];
  figures: FigureSaid[];
  bases: BaseSaid[];
  floor?: FloorSaid;
  said: string;
}
export interface FigureSaid {
  figure: string;
  type: string;
  faction: string;
  field: string;
  reach: string[];
  shots: Shot[];
  hit_by: string[];
  seen_by: string[];
  said: string[];
}
export interface Shot {
  target: string;
  field: string;
  destroyed: boolean;
  countered: boolean;
}
export interface BaseSaid {
  faction: string;
  energy: number;
  credits: number;
  value: number;
  slot: {
    [k: string]: string[];
  };
  limits: {
    [k: string]: number;
  };
  said: string[];
}
export interface FloorSaid {
  watchers: Watcher[];
  doors: DoorLook[];
  alarm: Alarm;
  said: string[];
}
export interface Watcher {
  watcher: string;
  field: string;
  sight: string[];
  sees: string[];
}
export interface DoorLook {
  door: string;
  between: string[];
  state: string;
  distances: {
    [k: string]: number;
  };
}
export interface Alarm {
  on: boolean;
  goes: boolean;
  clause: string;
  by: string[];
  by_attack: boolean;
}
export interface Report {
  scenarios: string[];
  faults: Fault[];
}
export interface Fault {
  where: string;
  message: string;
  clause: string;
  said: string;
}
