// Written by `npm run types` from the server's schema (starboard.server.schema).

export interface Shown {
  thing: {
    [k: string]: unknown;
  };
  facts: {
    [k: string]: unknown;
  };
  printed: {
    [k: string]: unknown;
  };
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
}
