// Written by `npm run types` from the server's schema (starboard.server.wire.schema).

export interface Shown {
  thing:
    | SectorThing
    | SquareThing
    | ShipThing
    | ZoneThing
    | TechnologyThing
    | StackThing
    | NeutralThing
    | DrawnThing
    | RoundThing
    | BattleThing
    | BuildThing
    | SlotThing
    | TrackThing
    | ActionThing
    | TechnologiesThing
    | SpeciesThing;
  facts: Facts;
  printed: Printed;
  events: {
    ActionTaken: {
      seat: number;
      action: string;
    };
    BattleBegan: {
      sector: string;
    };
    BattleEnded: {
      sector: string;
    };
    BlueprintDrawn: {
      ship: string;
      advanced: boolean;
    };
    Built: {
      seat: number;
      thing: string;
      sector: string;
    };
    Colonised: {
      seat: number;
      sector: string;
      track: string;
    };
    ColonyShipsReady: {
      seat: number;
      count: number;
    };
    ControlLost: {
      seat: number;
      sector: string;
    };
    ControlTaken: {
      seat: number;
      sector: string;
    };
    CubeBuried: {
      seat: number;
      track: string;
    };
    CubeReturned: {
      seat: number;
      track: string;
    };
    DiceRolled: {
      seat: number;
      kinds: string[];
      colours: string[];
      dice: number[];
      missiles: boolean;
    };
    DiscoveryDrawn: {
      seat: number;
      sector: string;
      tile: string;
    };
    DiscoveryKept: {
      seat: number;
    };
    DiscoveryUsed: {
      seat: number;
      tile: string;
    };
    DiscsGained: {
      seat: number;
      amount: number;
    };
    DuelBegan: {
      sector: string;
      attacker: number;
      of: number;
    };
    Eliminated: {
      seat: number;
      points: number;
    };
    Gained: {
      seat: number;
      resource: string;
      amount: number;
    };
    Paid: {
      seat: number;
      resource: string;
      amount: number;
    };
    PartInstalled: {
      seat: number;
      part: string;
      ship: string;
    };
    PartLaidBeside: {
      seat: number;
      part: string;
    };
    PartRemoved: {
      seat: number;
      part: string;
      ship: string;
    };
    Passed: {
      seat: number;
    };
    PopulationAttacked: {
      seat: number;
      of: number;
      sector: string;
      dice: number[];
      cubes: number;
      defenceless: boolean;
    };
    PortalFound: {
      seat: number;
      sector: string;
    };
    PortalPlaced: {
      seat: number;
      sector: string;
    };
    Reacted: {
      seat: number;
      action: string;
    };
    RelationsBroken: {
      seat: number;
      player: number;
    };
    RelationsFormed: {
      seat: number;
      player: number;
    };
    RelationsOffered: {
      seat: number;
      player: number;
    };
    RelationsRefused: {
      seat: number;
      player: number;
    };
    ReputationDeclined: {
      seat: number;
    };
    ReputationDrawn: {
      seat: number;
      count: number;
      tiles: string[];
    };
    ReputationKept: {
      seat: number;
      tile: string;
      instead: string;
      swapped: boolean;
    };
    RetreatCancelled: {
      seat: number;
      kind: string;
    };
    RetreatDeclared: {
      seat: number;
      kind: string;
      sector: string;
    };
    Retreated: {
      seat: number;
      kind: string;
      sector: string;
    };
    RoundBegan: {
      round: number;
    };
    SectorDiscarded: {
      seat: number;
      sector: string;
    };
    SectorDrawn: {
      seat: number;
      zone: string;
      sector: string;
    };
    SectorPlaced: {
      seat: number;
      sector: string;
      zone: string;
    };
    ShipDestroyed: {
      kind: string;
      ship: string;
      of: number;
      by: number;
    };
    ShipHit: {
      ship: string;
      of: number;
      damage: number;
    };
    ShipMoved: {
      seat: number;
      ship: string;
      origin: string;
      sector: string;
    };
    ShipsRepaired: {};
    SpeciesChosen: {
      seat: number;
      faction: string;
    };
    StackRenewed: {
      ring: number;
    };
    StalemateReached: {
      attacker: number;
    };
    StartMarkerTaken: {
      seat: number;
    };
    TechnologyDrawn: {
      technology: string;
    };
    TechnologyGained: {
      seat: number;
      technology: string;
      track: string;
    };
    TileReturned: {
      seat: number;
      tile: string;
    };
    Traded: {
      seat: number;
      give: string;
      amount: number;
      get: string;
    };
    TraitorTaken: {
      seat: number;
    };
    UpkeepPaid: {
      seat: number;
      income: number;
      cost: number;
      balance: number;
    };
  };
  tools: {
    odds: BattleOdds;
  };
}
export interface SectorThing {
  kind: "sector";
  zone: string;
  rotation: number;
  owner: number;
  points: number;
  wormholes: number[];
  artifact: boolean;
  discovery: boolean;
  orbital: boolean;
  monolith: boolean;
  portal: boolean;
}
export interface SquareThing {
  kind: "square";
  sector: string;
  resource: "money" | "science" | "materials" | "gray";
  advanced: boolean;
  orbital: boolean;
  filled: boolean;
}
export interface ShipThing {
  kind: "ship";
  type: string;
  owner: number;
  sector: string;
  damage: number;
  hull: number;
  retreat: string;
  fights: boolean;
}
export interface ZoneThing {
  kind: "zone";
  ring: number;
}
export interface TechnologyThing {
  kind: "technology";
  copies: number;
}
export interface StackThing {
  kind: "stack";
  left: number;
  discarded: number;
  technologies?: {
    [k: string]: number;
  };
}
export interface NeutralThing {
  kind: "neutral";
  blueprint: string;
}
export interface DrawnThing {
  kind: "drawn";
}
export interface RoundThing {
  kind: "round";
  number: number;
}
export interface BattleThing {
  kind: "battle";
  sector: string;
  defender: number;
  attacker: number;
  round: number;
  dice: DieFacts[];
}
export interface DieFacts {
  kind: string;
  colour: string;
  face: number;
  damage: number;
}
export interface BuildThing {
  kind: "build";
  cost: number;
}
export interface SlotThing {
  kind: "slot";
  ship: "interceptor" | "cruiser" | "dreadnought" | "starbase";
  slot: number;
}
export interface TrackThing {
  kind: "track";
  left: number;
}
export interface ActionThing {
  kind: "action";
  discs: number;
}
export interface TechnologiesThing {
  kind: "technologies";
  count: number;
  discount: number;
  prices: {
    [k: string]: number;
  };
}
export interface SpeciesThing {
  kind: "species";
}
export interface Facts {
  seat: number;
  faction: string;
  points: number;
  scores: {
    [k: string]: number;
  };
  money: number;
  science: number;
  materials: number;
  production: {
    [k: string]: number;
  };
  tracks: {
    [k: string]: number;
  };
  graveyard: {
    [k: string]: number;
  };
  upkeep: number;
  balance: number;
  money_after: number[];
  discs: number;
  acting: {
    [k: string]: number;
  };
  reacting: {
    [k: string]: number;
  };
  colony_ships: number;
  used_colony_ships: number;
  technologies: {
    [k: string]: string[];
  };
  supply: {
    [k: string]: number;
  };
  partners: number[];
  ambassadors: number;
  reputation: number;
  kept: number;
  beside: string[];
  traitor: boolean;
  start: boolean;
  passed: boolean;
  eliminated: boolean;
  active: boolean;
  trade?: number;
  ships?: {
    [k: string]: ShipFacts;
  };
  activations?: {
    [k: string]: number;
  };
}
export interface ShipFacts {
  tiles: string[];
  printed: string[];
  outside: string[];
  parts: string[];
  initiative: number;
  computer: number;
  shield: number;
  hull: number;
  move: number;
  energy: number;
  used: number;
  cannons: {
    [k: string]: number;
  };
  missiles: {
    [k: string]: number;
  };
  cost: number;
}
export interface Printed {
  sectors: {
    [k: string]: SectorFace;
  };
  technologies: {
    [k: string]: TechnologyFace;
  };
  parts: {
    [k: string]: PartFace;
  };
  species: {
    [k: string]: SpeciesFace;
  };
  factions: {
    [k: string]: FactionFace;
  };
  discoveries: {
    [k: string]: DiscoveryFace;
  };
  neutrals: {
    [k: string]: NeutralFace;
  };
  ships: {
    [k: string]: NameFace;
  };
  blueprints: {
    [k: string]: {
      [k: string]: BlueprintFace;
    };
  };
  tracks: TracksFace;
  dice: DiceFace;
}
export interface SectorFace {
  id: string;
  name: string;
  type: "center" | "inner" | "middle" | "outer" | "home" | "guardian";
  ring: number;
  vp: number;
  wormholes: number[];
  planets: ("money" | "science" | "materials" | "gray")[];
  advanced: ("money" | "science" | "materials" | "gray")[];
  discovery: boolean;
  ancients: number;
  artifact: boolean;
  warp_portal: boolean;
  guardian: boolean;
  gcds: boolean;
  colour: ("red" | "blue" | "green" | "yellow" | "white" | "black") | null;
  species: string;
  variant: "warp_portal" | null;
}
export interface TechnologyFace {
  id: string;
  name: string;
  category: "military" | "grid" | "nano" | "rare";
  kind: "ship_part" | "build" | "instant" | "permanent";
  cost: number;
  min_cost: number;
  copies: number;
  effect: EffectFace;
  variant: "warp_portal" | null;
  uncertain: string[];
}
export interface EffectFace {
  type:
    | "unlock_part"
    | "unlock_build"
    | "advanced_population"
    | "influence_discs"
    | "extra_activations"
    | "destroy_all_population_when_attacking"
    | "ignore_neutron_bombs"
    | "half_wormholes"
    | "resources_per_artifact"
    | "split_damage"
    | "ships_needed_to_pin"
    | "place_warp_portal"
    | "draw_discovery";
  part?: string;
  builds?: "starbase" | "orbital" | "monolith";
  resources?: ("money" | "science" | "materials" | "gray")[];
  amount?: number;
  action?: "explore" | "research" | "upgrade" | "build" | "move" | "influence";
  actions?: ("explore" | "research" | "upgrade" | "build" | "move" | "influence")[];
  retreat?: boolean;
  weapon?: string;
  vp_if_controlled?: number;
}
export interface PartFace {
  id: string;
  name: string;
  category: "weapon" | "computer" | "shield" | "hull" | "drive" | "source";
  source: "default" | "technology" | "discovery";
  technology: string;
  placement: "grid" | "outside";
  dice: {
    [k: string]: number;
  };
  missile: boolean;
  computer: number;
  shield: number;
  hull: number;
  move: number;
  initiative: number;
  energy_produced: number;
  energy_consumed: number;
  uncertain: string[];
}
export interface SpeciesFace {
  id: string;
  name: string;
  factions: FactionFace[];
  resources: {
    [k: string]: number;
  };
  colony_ships: number;
  technologies: string[];
  trade_ratio: number;
  activations: {
    [k: string]: number;
  };
  discs: number;
  ships: ("interceptor" | "cruiser" | "dreadnought" | "starbase")[];
  reputation_draws: number;
  track: ("either" | "ambassador" | "reputation")[];
  population: {
    [k: string]: number;
  };
  structure_costs: {
    [k: string]: number;
  };
  special: (
    | "draw_2_reputation_at_setup"
    | "two_discs_removed_at_setup"
    | "extra_energy_on_mobile_ships"
    | "cube_on_advanced_science_square_at_setup"
    | "population_destroyed_automatically_even_with_neutron_absorber"
    | "plus_1_vp_per_controlled_sector"
    | "lower_initiative"
    | "extra_computer_and_energy"
    | "one_slot_less_per_blueprint"
    | "explore_may_draw_2_keep_1"
    | "plus_1_vp_per_ancient_on_board"
    | "coexists_with_ancients"
    | "not_pinned_by_ancients"
    | "no_discovery_while_ancients_present"
    | "lower_build_costs"
    | "starts_with_cruiser"
    | "higher_initiative"
  )[];
}
export interface FactionFace {
  id: string;
  name: string;
  colour: "red" | "blue" | "green" | "yellow" | "white" | "black";
  home: string;
}
export interface DiscoveryFace {
  id: string;
  name: string;
  count: number;
  reward: RewardFace;
  one_time: boolean;
  variant: "warp_portal" | null;
}
export interface RewardFace {
  type: "resources" | "free_technology" | "ship" | "structure" | "ship_part" | "warp_portal";
  materials?: number;
  science?: number;
  money?: number;
  rule?: string;
  rare_allowed?: boolean;
  ship?: "interceptor" | "cruiser" | "dreadnought" | "starbase";
  amount?: number;
  structure?: "orbital" | "monolith";
  part?: string;
  vp_if_controlled?: number;
}
export interface NeutralFace {
  id: string;
  type: "ancient" | "guardian" | "gcds";
  kind: "normal" | "advanced";
  cannons: {
    [k: string]: number;
  };
  missiles: {
    [k: string]: number;
  };
  computer: number;
  shield: number;
  hull: number;
  initiative: number;
}
export interface NameFace {
  name: string;
}
export interface BlueprintFace {
  cost: number;
  slots: (string | null)[];
  outside: OutsideFace;
}
export interface OutsideFace {
  initiative: number;
  energy: number;
  computer: number;
}
export interface TracksFace {
  population: PopulationFace;
  influence: InfluenceFace;
  technology: DiscountFace;
  round: RoundFace;
}
export interface PopulationFace {
  fields: number[];
}
export interface InfluenceFace {
  upkeep: number[];
}
export interface DiscountFace {
  discount: number[];
}
export interface RoundFace {
  last: number;
}
export interface DiceFace {
  damage: {
    [k: string]: number;
  };
  needed: number;
  blank: number;
  star: number;
}
export interface BattleOdds {
  method: "exact" | "simulated";
  samples?: number;
  interval?: number;
  sides: SideOdds[];
  none: number;
  stalemate: number;
  rounds: number;
}
export interface SideOdds {
  species?: string;
  neutral?: string;
  strategy: string;
  wins: number;
  survivors: {
    [k: string]: {
      [k: string]: number;
    };
  };
  losses: {
    [k: string]: number;
  };
  retreated?: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
