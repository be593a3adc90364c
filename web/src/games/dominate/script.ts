import type { KindOf } from "../../lib/shown";
import type { Script } from "../../stage/script";
import type { Shown } from "./shown";
import { begins, isPlaced, worded } from "./wording";

type Kind = KindOf<Shown>;

/** What a shot brings about until everybody knows what came of it. */
const SHOT: Kind[] = ["Attacked", "Countered", "ShieldHeld", "Destroyed", "Surviving", "OreDropped", "Turned", "Left", "LaidDown", "DoorTurned", "DeviceRemoved"];
/** What a captured building drags along. */
const CAPTURED: Kind[] = ["CreditsTaken", "SlotShown", "OrderTaken", "OrderLost", "StrikeMoved", "Inspected", "ControlChanged"];
/** What follows a text of the book at once. */
const BROUGHT: Kind[] = ["Spawned", "Withdrawn", "ValuesChanged", "ControlChanged", "TerrainChanged", "OreFound", "ItemGiven", "ItemLost", "CreditsChanged", "PointsScored", "GoalSettled", "TechChanged", "DoorTurned", "Switched", "HistoryMade"];

/** How a battle, a mission and a night in a corridor are told. */
export default {
  cues: [
    { beat: "shot", on: ["Attacked"], with: SHOT, anyone: true, dice: ["Countered"], lasts: 1800, says: ["Destroyed", "ShieldHeld", "Attacked"], at: ["target", "figure", "field"], sound: "missile" },
    { beat: "counter", on: ["Countered"], with: SHOT, anyone: true, dice: ["Countered"], lasts: 1400, says: ["Destroyed", "Countered"], at: ["target", "figure"], sound: "laser" },
    { beat: "suppress", on: ["Suppressed"], lasts: 900, at: ["target", "figure"], sound: "laser" },
    { beat: "overrun", on: ["Driven"], with: SHOT, anyone: true, dice: ["Countered"], lasts: 1400, says: ["Driven"], at: ["field", "figure"], sound: "crack" },
    { beat: "lost", on: ["Destroyed"], with: ["Destroyed", "Surviving", "OreDropped", "Turned"], anyone: true, lasts: 900, at: ["field"], sound: "crack" },
    { beat: "move", on: ["Stepped"], with: ["Stepped", "Halted", "BotTurned"], steps: ["Stepped"], same: "figure", lasts: 500, says: ["Stepped"], at: ["field", "figure"] },
    { beat: "board", on: ["Boarded", "Left", "PickedUp", "PutDown"], with: ["Stepped", "Halted"], steps: ["Stepped"], lasts: 500, at: ["transporter", "field", "person", "figure"] },
    { beat: "capture", on: ["Captured", "Inspected"], with: CAPTURED, anyone: true, lasts: 1300, says: ["Captured", "Inspected"], at: ["figure"], sound: "discovery" },
    { beat: "build", on: ["Placed"], with: ["Placed", "StrikeMoved"], lasts: 600, says: ["Placed"], at: ["figure", "field"], sound: "build" },
    { beat: "order", on: ["Ordered", "Recycled", "OrderLost", "CreditsGiven"], lasts: 300, sound: "coin" },
    { beat: "harvest", on: ["OreLoaded"], lasts: 600, at: ["figure", "field"], sound: "charge" },
    { beat: "income", on: ["OreUnloaded", "Sold", "CreditsChanged", "Bought"], lasts: 600, at: ["figure", "field"], sound: "coin" },
    { beat: "works", on: ["Turned", "Reloaded", "Rose", "Switched", "DoorTurned", "Touched", "Handled"], with: ["Switched", "DoorTurned", "Handled", "Told"], lasts: 500, at: ["figure", "door", "device", "target"], sound: "build" },
    { beat: "strike", on: ["StrikeMoved"], lasts: 600, sound: "charge" },
    { beat: "alarm", on: ["AlarmRaised", "AlarmEnded"], anyone: true, lasts: 1800, sound: "alarm" },
    { beat: "spotted", on: ["Spotted"], lasts: 900, at: ["by", "figure"], sound: "alarm" },
    { beat: "find", on: ["Told", "NothingFound", "DoorRefused", "Described", "Judged"], with: ["Told", "Judged"], anyone: true, lasts: 1200, at: ["target", "door", "figure"], sound: "discovery" },
    { beat: "read", on: ["ReadAloud", "MustRead", "TextRead", "Noted", "Mused", "Decided"], with: BROUGHT, anyone: true, lasts: 2600, says: ["ReadAloud", "TextRead", "MustRead"], sound: "card" },
    { beat: "book", on: BROUGHT, with: BROUGHT, anyone: true, lasts: 900, at: ["figure", "field", "door", "device"], sound: "discovery" },
    { beat: "tile", on: ["LandLaid", "TileLaid", "FogReached"], with: ["LandLaid", "TileLaid", "FogReached", "Spawned"], anyone: true, lasts: 1200, at: ["field", "fields"], sound: "discovery" },
    { beat: "guard", on: ["GuardSent", "GuardVanished", "GuardAppeared", "Wandered"], with: ["Stepped", "Halted", "DoorTurned"], steps: ["Stepped"], lasts: 600, at: ["figure", "door", "field"] },
    { beat: "dice", on: ["OrderRolled", "FirstRolled", "RolledOpenly", "RolledSecretly"], anyone: true, dice: ["OrderRolled", "FirstRolled", "RolledOpenly", "RolledSecretly"], lasts: 1100 },
    { beat: "turn", on: ["TurnBegan"], lasts: 500, sound: "turn" },
    { beat: "round", on: ["RoundBegan"], with: ["TurnBegan"], anyone: true, lasts: 900, says: ["RoundBegan"], sound: "gong" },
    { beat: "card", on: ["RewardUsed", "RewardGiven", "MissionCardGiven", "MissionCardsDropped", "MissionChosen", "SlotsShown", "ShopOpened"], lasts: 900, sound: "card" },
    { beat: "mission", on: ["MissionBegan", "MissionOver", "Surrendered", "CampaignGoesOn"], with: ["PointsScored", "RewardGiven", "MissionCardGiven", "GoalSettled"], anyone: true, lasts: 2000, says: ["MissionBegan", "MissionOver"], sound: "gong" },
    { beat: "news", on: ["ArticleRead", "ArticlePrinted"], lasts: 2200, sound: "card" },
    { beat: "out", on: ["Out"], with: ["Destroyed"], anyone: true, lasts: 1800, says: ["Out"], sound: "crack" },
    { beat: "values", on: ["ValuesCounted"], anyone: true, lasts: 1800, sound: "gong" },
  ],
  quiet: ["Looked"],
  worded,
  placed: isPlaced,
  begins,
  sounds: { Destroyed: "crack", ShieldHeld: "shield", LaidDown: "crack", OrderRolled: "dice", FirstRolled: "dice", RolledOpenly: "dice", RolledSecretly: "dice" },
} satisfies Script<Shown>;
