import type { KindOf } from "../../lib/shown";
import type { Script } from "../../stage/script";
import type { Shown } from "./shown";

type Kind = KindOf<Shown>;

/** What may follow a shot until everybody knows what came of it. */
const SHOT: Kind[] = [
  "AttackRolled",
  "AttackMissed",
  "AttackCancelled",
  "AttackRedirected",
  "EvadeRolled",
  "DamageAbsorbed",
  "DamageDealt",
  "UnitHit",
  "ItemDestroyed",
  "ItemDiscarded",
  "TokensLost",
  "Drained",
  "PrizeTaken",
];
const THROWN: Kind[] = ["AttackRolled", "EvadeRolled"];
/** What a card may bring about at once. */
const EFFECTS: Kind[] = [
  "AbilityTriggered",
  "CardDrawn",
  "CardFetched",
  "CardDiscarded",
  "Charged",
  "ContestRolled",
  "CreditsGained",
  "CreditsPaid",
  "DiceRolled",
  "Drained",
  "EventCancelled",
  "FactionTolerated",
  "HandSeen",
  "ItemDestroyed",
  "ItemDiscarded",
  "ItemEntered",
  "ItemRepaired",
  "MarketArranged",
  "MarketRevealed",
  "PileShuffled",
  "PilotChanged",
  "PrizeTaken",
  "SpeedCompared",
  "TokensLost",
];
const DICE: Kind[] = ["DiceRolled", "ContestRolled"];

/** How a duel is told. */
export default {
  cues: [
    { beat: "shot", on: ["AttackDeclared"], with: SHOT, anyone: true, dice: THROWN, lasts: 1800, at: ["weapon", "targets", "target"], sound: "charge" },
    { beat: "evade", on: ["EvadeRolled", "AttackRolled"], with: SHOT, anyone: true, dice: THROWN, lasts: 1200, at: ["unit", "weapon", "target"] },
    { beat: "hit", on: ["DamageDealt", "DamageAbsorbed", "UnitHit", "ItemDestroyed", "AttackMissed"], with: SHOT, anyone: true, dice: THROWN, lasts: 700, says: ["ItemDestroyed", "UnitHit"], at: ["item", "target"] },
    { beat: "card", on: ["EventPlayed"], with: EFFECTS, anyone: true, dice: DICE, lasts: 900, says: ["EventPlayed"], sound: "card" },
    { beat: "ability", on: ["AbilityUsed"], with: EFFECTS, anyone: true, dice: DICE, lasts: 700, says: ["AbilityUsed"] },
    { beat: "roll", on: ["DiceRolled", "ContestRolled", "SpeedCompared"], with: EFFECTS, anyone: true, dice: DICE, lasts: 1100 },
    { beat: "charge", on: ["GeneratorRolled", "OverloadRolled"], with: ["Charged", "TokensLost", "ItemDestroyed"], dice: ["GeneratorRolled", "OverloadRolled"], lasts: 900, says: ["GeneratorRolled"], at: ["item"] },
    { beat: "charge", on: ["Charged"], with: ["Charged"], lasts: 350, at: ["item"], sound: "charge" },
    { beat: "buy", on: ["ItemBought"], with: ["CreditsPaid", "ItemEntered", "ShipLaunched", "ItemDiscarded"], lasts: 500, says: ["ItemBought"], at: ["item"], sound: "coin" },
    { beat: "market", on: ["MarketRevealed", "MarketArranged"], with: ["MarketRevealed"], lasts: 350, at: ["item"], sound: "card" },
    { beat: "discard", on: ["CardDiscarded"], with: ["CreditsGained", "CardDiscarded"], lasts: 350, says: ["CardDiscarded"], sound: "coin" },
    { beat: "part", on: ["PartPicked"], with: ["PartPicked"], lasts: 350, sound: "build" },
    { beat: "ship", on: ["ShipRevealed"], with: ["ShipLaunched", "ItemEntered"], lasts: 900, sound: "build" },
    { beat: "start", on: ["StartRolled"], with: ["StartRolled"], anyone: true, dice: ["StartRolled"], lasts: 900 },
    { beat: "turn", on: ["TurnEnded", "TurnBegan"], with: ["CreditsLapsed", "CardDrawn", "CardDiscarded", "TurnBegan", "EffectEnded", "PileShuffled", "MarketRevealed"], anyone: true, lasts: 500, says: ["TurnBegan"] },
    { beat: "prize", on: ["PrizeTaken"], lasts: 700, sound: "discovery" },
    { beat: "out", on: ["PlayerOut"], with: ["GameWon", "ItemDiscarded"], anyone: true, lasts: 2500, says: ["PlayerOut"], sound: "crack" },
    { beat: "won", on: ["GameWon"], lasts: 900 },
  ],
  sounds: {
    AttackMissed: "laser",
    DamageDealt: "laser",
    AttackRolled: "dice",
    EvadeRolled: "dice",
    DiceRolled: "dice",
    ContestRolled: "dice",
    GeneratorRolled: "dice",
    OverloadRolled: "dice",
    StartRolled: "dice",
    DamageAbsorbed: "shield",
    ItemDestroyed: "crack",
    UnitHit: "crack",
  },
} satisfies Script<Shown>;
