// Written by `npm run types` from the server's schema (starboard.server.wire.schema).

export interface DeckTools {
  "deck-bench": BenchFace;
  "deck-sheet": DeckSheet;
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
export interface DeckFault {
  clause: string;
  message: string;
  arguments: {
    [k: string]: unknown;
  };
  text: string;
}
