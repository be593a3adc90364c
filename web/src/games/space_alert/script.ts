import type { KindOf } from "../../lib/shown";
import type { Script } from "../../stage/script";
import type { Shown } from "./shown";

type Kind = KindOf<Shown>;

/** What may come of an action at once. */
const OUTCOME: Kind[] = ["CapsuleSpent", "ReactorFilled", "TokenRemoved", "ThreatDestroyed", "SquadDisabled", "KnockedOut", "RepairsTogether"];
/** What may come of a hit. */
const HIT: Kind[] = ["CryoshieldGone", "ThreatShield", "ThreatDestroyed", "BlastHit", "RocketMissed"];
/** What a threat may do at X, Y and Z. */
const DEED: Kind[] = [
  "ThreatAttacked",
  "DamageDrawn",
  "ShieldDrained",
  "ReactorDrained",
  "EnergyRouted",
  "RocketDestroyed",
  "CapsuleDestroyed",
  "StoredSquadDisabled",
  "DamageDoubled",
  "ThreatHealed",
  "ThreatHurtItself",
  "ThreatSpeed",
  "ThreatShield",
  "ThreatRevealed",
  "ThreatGrew",
  "AuraSpread",
  "MarkCounted",
  "TokenMoved",
  "TokenPlaced",
  "EntryDeadly",
  "KnockedOut",
  "SquadDisabled",
  "ThreatSurvived",
  "ThreatDestroyed",
];

/** How the film is told; while a mission is planned everything is shown when it is known, because the clock runs. */
export default {
  cues: [
    { beat: "turn", on: ["TurnBegan"], lasts: 500 },
    { beat: "appear", on: ["ThreatAppeared"], lasts: 1500, sound: "alarm" },
    { beat: "walk", on: ["CrewMoved", "CrewReturned"], with: ["CrewMoved", "SquadDisabled"], lasts: 450 },
    { beat: "fail", on: ["NothingHappened", "CrewStayed", "CrewDelayed", "CardPushed", "CardLost", "CrewStumbled"], with: ["CardPushed", "CardLost", "CrewDelayed"], lasts: 1100, says: ["CrewDelayed", "NothingHappened"] },
    { beat: "fire", on: ["WeaponFired", "StayedInSpace", "TookOff"], lasts: 600, sound: "charge" },
    { beat: "energy", on: ["ShieldFilled", "ReactorFilled", "CapsuleSpent"], with: OUTCOME, lasts: 700, sound: "charge" },
    { beat: "use", on: ["RocketLaunched", "SquadTaken", "SquadRevived", "LookedOut", "ComputerMaintained"], lasts: 600, sound: "build" },
    { beat: "fight", on: ["IntruderHit", "MalfunctionRepaired", "RepairCounted"], with: OUTCOME, anyone: true, lasts: 1300, says: ["ThreatDestroyed", "IntruderHit"], sound: "crack" },
    { beat: "hit", on: ["ThreatHit", "CryoshieldGone", "BlastHit", "BreachPatched", "RocketMissed"], with: HIT, lasts: 2400, says: ["ThreatDestroyed", "ThreatHit"], sound: "laser" },
    { beat: "advance", on: ["ThreatMoved"], with: ["ThreatMoved"], lasts: 350 },
    { beat: "deed", on: ["ThreatActed", "ThreatAttacked"], with: DEED, anyone: true, lasts: 2600, says: ["ThreatAttacked", "ThreatActed"], sound: "crack" },
    { beat: "rocket", on: ["RocketFlew"], lasts: 500, sound: "missile" },
    { beat: "computer", on: ["ComputerChecked"], with: ["CrewDelayed"], anyone: true, lasts: 1200 },
    { beat: "count", on: ["ConfirmationCounted"], lasts: 500 },
    { beat: "jump", on: ["ShipJumped"], with: ["MissionScored"], lasts: 2600, says: ["ShipJumped"], sound: "warp" },
    { beat: "lost", on: ["MissionLost"], lasts: 3000, sound: "lose" },
  ],
  atOnce: true,
} satisfies Script<Shown>;
