import type { KindOf } from "../../lib/shown";
import type { Script } from "../../stage/script";
import type { Shown } from "./shown";

type Kind = KindOf<Shown>;

/** What a text or a skill may bring about at once. */
const EFFECTS: Kind[] = [
  "AccessoriesTold",
  "CardActive",
  "CardDiscarded",
  "CardFound",
  "CardPassive",
  "CardReturned",
  "CardSetAside",
  "CardStored",
  "CardSunk",
  "CardToHand",
  "CardsDrawn",
  "CardsSeen",
  "ChanceRead",
  "DeedCancelled",
  "GoalChanged",
  "HandSeen",
  "LossPrevented",
  "MissionGranted",
  "NothingFound",
  "NothingThere",
  "OutdatedDrawn",
  "PairingsSwapped",
  "PointsGained",
  "SecurityOrdered",
  "SkillGranted",
  "SourceRenewed",
  "SourceSeen",
  "SourceShuffled",
  "ToSource",
];
/** What a pairing that fires may lead to. */
const FIRE: Kind[] = ["ValuesDrawn", "NothingHit", "CardSunk", "LossPrevented", "CardPassive"];

/** How two fronts are told. */
export default {
  cues: [
    { beat: "phase", on: ["PhaseEnded", "PhaseBegan"], with: ["PointsGiven", "PhaseBegan", "PlaceFell", "OutdatedSunk", "OutdatedSetAside", "Followed", "CardSunk"], anyone: true, lasts: 3200, says: ["PhaseBegan", "PhaseEnded"], sound: "discovery" },
    { beat: "fire", on: ["ValuesDrawn"], with: FIRE, anyone: true, dice: ["ValuesDrawn"], lasts: 2500, says: ["CardSunk", "NothingHit", "ValuesDrawn"], at: ["card"], sound: "laser" },
    { beat: "stealth", on: ["StealthDrawn"], with: ["StealthDrawn", "StayedHidden"], anyone: true, lasts: 1100, at: ["attacker", "defender"], sound: "card" },
    { beat: "through", on: ["BrokeThrough", "BonusTaken", "BreakStopped"], with: ["BonusTaken", "BrokeThrough"], anyone: true, lasts: 700, at: ["card"], sound: "warp" },
    { beat: "combat", on: ["CombatBegan", "RoundBegan"], with: ["RoundBegan", "UniquesMet"], anyone: true, lasts: 900, says: ["CombatBegan", "RoundBegan"], sound: "alarm" },
    { beat: "line-up", on: ["FrontLaid", "EscortLaid", "SatOut", "OrderChosen"], with: ["FrontLaid", "EscortLaid", "SatOut"], lasts: 450, at: ["card"], sound: "card" },
    { beat: "outcome", on: ["CardReduced", "NothingReduced"], with: ["CardSunk", "PlaceFell", "PointsGiven"], anyone: true, lasts: 2200, says: ["NothingReduced", "CardReduced"], at: ["card"], sound: "crack" },
    { beat: "loss", on: ["CardSunk", "LossPrevented"], with: ["CardSunk", "PlaceFell", "PointsGiven"], anyone: true, lasts: 900, says: ["CardSunk", "LossPrevented"], at: ["card"], sound: "crack" },
    { beat: "retreat", on: ["RetreatAnnounced", "CombatEnded", "Negotiated"], with: ["CombatEnded", "CameHome", "ShipTurnedBack"], anyone: true, lasts: 1100, says: ["RetreatAnnounced", "Negotiated", "CombatEnded"], sound: "warp" },
    { beat: "mission", on: ["MissionAnnounced"], with: ["GoalDrawn", "TargetCalled", "GoalChanged"], anyone: true, lasts: 900, says: ["GoalDrawn", "MissionAnnounced"], at: ["place"], sound: "gong" },
    { beat: "depart", on: ["MissionDeparted", "FlightBegan", "FlightArrived"], with: ["Loaded", "ShipTurnedBack", "ShipsDetected"], anyone: true, lasts: 900, says: ["MissionDeparted"], at: ["members"], sound: "warp" },
    { beat: "home", on: ["CameHome", "FlightReturned", "MissionFailed", "MissionBrokenOff"], with: ["CameHome", "AccessoryAttached"], lasts: 500, at: ["cards"], sound: "warp" },
    { beat: "goal", on: ["GoalDrawn", "TargetCalled"], with: ["TargetCalled"], lasts: 700, says: ["TargetCalled", "GoalDrawn"], sound: "card" },
    { beat: "agent", on: ["AgentDeposited", "AgentTaken", "AccessoryBlownUp", "MessageSent", "CoversLifted", "AgentExposed", "AgentHidden", "Disguised"], with: ["MessageIntercepted", "ScoutingGained", "SolFound", "InformationDelivered", "CardSunk"], anyone: true, lasts: 800, at: ["cover", "card"], sound: "charge" },
    { beat: "event", on: ["EventPlayed"], with: EFFECTS, anyone: true, lasts: 1000, says: ["EventPlayed"], at: ["targets"], sound: "card" },
    { beat: "effect", on: ["EffectUsed", "SkillUsed"], with: EFFECTS, anyone: true, lasts: 800, says: ["SkillUsed", "EffectUsed"], at: ["card", "targets"], sound: "charge" },
    { beat: "lay", on: ["CardLaid", "SecretLaid", "CardSwapped", "StatusSet", "RiddleSolved", "UniqueReplaced"], with: ["AccessoryAttached", "CardPassive", "CardSunk", "PointsGiven"], lasts: 450, at: ["card"], sound: "build" },
    { beat: "sacrifice", on: ["MissionSacrificed", "SacrificeLapsed"], lasts: 600, at: ["covered"], sound: "card" },
    { beat: "draw", on: ["CardsDrawn"], with: ["CardsDrawn", "OutdatedDrawn", "SourceRenewed"], lasts: 350, sound: "card" },
    { beat: "wake", on: ["CardWoken"], with: ["CardWoken", "SectionEnded"], lasts: 350, at: ["card"] },
    { beat: "discard", on: ["CardDiscarded"], with: ["CardDiscarded"], lasts: 350, sound: "card" },
    { beat: "turn", on: ["TurnBegan", "TurnMissed"], with: ["SectionEnded", "CardWoken"], anyone: true, lasts: 500, says: ["TurnBegan"] },
    { beat: "start", on: ["CoinTossed", "DrawnForFirst", "FirstPlayerFound"], with: ["DrawnForFirst", "FirstPlayerFound"], anyone: true, lasts: 900, says: ["FirstPlayerFound"], sound: "coin" },
    { beat: "points", on: ["PointsGiven"], with: ["PointsGiven"], anyone: true, lasts: 700, sound: "coin" },
    { beat: "out", on: ["GaveUp", "GameAborted", "JointSurrender"], lasts: 1500 },
  ],
  sounds: { CardSunk: "crack", LossPrevented: "shield" },
} satisfies Script<Shown>;
