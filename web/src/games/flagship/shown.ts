// Written by `npm run types` from the server's schema (starboard.server.wire.schema).

export interface Shown {
  thing: ItemThing | MarketThing | EffectThing | HandThing | DraftThing | ShelfThing;
  facts: Facts;
  printed: Printed;
  events: {
    AbilityTriggered: {
      seat: number;
      card: string;
    };
    AbilityUsed: {
      seat: number;
      item: string;
      ability: number;
    };
    AttackCancelled: {
      seat: number;
      target: string;
    };
    AttackDeclared: {
      seat: number;
      weapon: string;
      targets: string[];
    };
    AttackMissed: {
      seat: number;
      weapon: string;
      target: string;
    };
    AttackRedirected: {
      seat: number;
      target: string;
    };
    AttackRolled: {
      seat: number;
      weapon: string;
      dice: number[];
      modified: number;
      target: string;
    };
    CardDiscarded: {
      seat: number;
      card: string;
      credits: number;
    };
    CardDrawn: {
      seat: number;
      card: string;
    };
    CardFetched: {
      seat: number;
      card: string;
    };
    Charged: {
      seat: number;
      item: string;
      amount: number;
    };
    ContestRolled: {
      seat: number;
      opponent: number;
      own: number;
      other: number;
    };
    CreditsGained: {
      seat: number;
      amount: number;
    };
    CreditsLapsed: {
      seat: number;
      amount: number;
    };
    CreditsPaid: {
      seat: number;
      amount: number;
    };
    DamageAbsorbed: {
      seat: number;
      item: string;
      amount: number;
      left: number;
    };
    DamageDealt: {
      seat: number;
      target: string;
      amount: number;
    };
    DiceRolled: {
      seat: number;
      card: string;
      dice: number[];
    };
    Drained: {
      seat: number;
      item: string;
      amount: number;
    };
    EffectEnded: {
      seat: number;
      card: string;
    };
    EvadeRolled: {
      seat: number;
      unit: string;
      dice: number[];
      modified: number;
      evaded: boolean;
    };
    EventCancelled: {
      seat: number;
      card: string;
    };
    EventPlayed: {
      seat: number;
      card: string;
    };
    FactionTolerated: {
      seat: number;
      faction: string;
    };
    GameWon: {
      seat: number;
      reason: string;
    };
    GeneratorRolled: {
      seat: number;
      item: string;
      roll: number;
      modified: number;
      tokens: number;
    };
    HandSeen: {
      seat: number;
      of: number;
      cards: string[];
    };
    ItemBought: {
      seat: number;
      item: string;
      price: number;
      onto: string;
    };
    ItemDestroyed: {
      seat: number;
      item: string;
      by: number;
      weapon: string;
    };
    ItemDiscarded: {
      seat: number;
      item: string;
    };
    ItemEntered: {
      seat: number;
      item: string;
      onto: string;
    };
    ItemRepaired: {
      seat: number;
      item: string;
    };
    MarketArranged: {
      seat: number;
      cards: string[];
    };
    MarketRevealed: {
      seat: number;
      item: string;
    };
    OverloadRolled: {
      seat: number;
      item: string;
      roll: number;
      result: string;
    };
    PartPicked: {
      seat: number;
      card: string;
    };
    PileShuffled: {
      seat: number;
      pile: string;
    };
    PilotChanged: {
      seat: number;
      item: string;
      faction: string;
    };
    PlayerOut: {
      seat: number;
      by: number;
    };
    PrizeTaken: {
      seat: number;
      left: number;
    };
    ShipLaunched: {
      seat: number;
      item: string;
    };
    ShipRevealed: {
      seat: number;
      items: string[];
    };
    SpeedCompared: {
      seat: number;
      opponent: number;
      own: number;
      other: number;
    };
    StartRolled: {
      seat: number;
      total: number;
    };
    TokensLost: {
      seat: number;
      item: string;
      amount: number;
    };
    TurnBegan: {
      seat: number;
      turn: number;
    };
    TurnEnded: {
      seat: number;
      turn: number;
    };
    UnitHit: {
      seat: number;
      target: string;
      amount: number;
    };
  };
  tools: {
    "deck-check": DeckCheck;
    "deck-bench": BenchFace;
    "deck-sheet": DeckSheet;
  };
}
export interface ItemThing {
  zone: "field" | "hangar";
  card: string;
  owner: number;
  onto: string;
  charge: number;
  max_charge: number;
  face_down: boolean;
  main: boolean;
  slots?: {
    [k: string]: number;
  };
  attack?: Throw;
  damage?: number;
  evade?: Throw;
  pilot?: boolean;
}
export interface Throw {
  needs: string;
  adds: Addend[];
  total: number;
}
export interface Addend {
  card: string;
  delta: number;
}
export interface MarketThing {
  zone: "market";
  card: string;
  owner: number;
  place: number;
  price: number;
}
export interface EffectThing {
  zone: "effect";
  card: string;
  owner: number;
  on: number;
  faction: string;
}
export interface HandThing {
  zone: "hand";
  card: string;
  owner: number;
  count?: number;
}
export interface DraftThing {
  zone: "draft";
  card: string;
  owner: number;
  place: number;
  left: number;
}
export interface ShelfThing {
  zone: "shelf";
  card: string;
  owner: number;
  count: number;
}
export interface Facts {
  hand: number;
  prizes: number;
  credits: number;
  draw: number;
  market: number;
  draw_discard: string[];
  market_discard: string[];
  prize_due: number;
  out: boolean;
  active: boolean;
}
export interface Printed {
  cards: {
    [k: string]: CardFace;
  };
  decks: {
    [k: string]: DeckFace;
  };
  budget: number;
}
export interface CardFace {
  name: string;
  type: string;
  kind: string;
  class: string;
  faction: string;
  rarity: string;
  values: string;
  words: string[];
  does: string[];
  slot?: string;
  needs?: number;
  evade?: string;
  strikes?: Strike[];
  absorbs?: number;
  price?: number;
  discard?: number;
  speed?: number;
  generator?: number;
  charge?: number;
  slots?: {
    [k: string]: number;
  };
  prize?: boolean;
}
export interface Strike {
  roll: string;
  damage: number;
}
export interface DeckFace {
  name: string;
  main_ship: {
    [k: string]: number;
  };
  market: {
    [k: string]: number;
  };
  events: {
    [k: string]: number;
  };
}
export interface DeckCheck {
  deck: string;
  legal: boolean;
  items: number;
  events: number;
  main_ship_price: number;
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
