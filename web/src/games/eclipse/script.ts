import type { KindOf } from "../../lib/shown";
import type { Script } from "../../stage/script";
import type { Shown } from "./shown";

type Kind = KindOf<Shown>;

/** What goes with whatever somebody does: prices, discs, cubes. */
const AROUND: Kind[] = ["Paid", "Gained", "DiscsGained", "CubeReturned", "ColonyShipsReady"];
const FOUND: Kind[] = ["DiscoveryDrawn", "DiscoveryUsed", "DiscoveryKept", "PortalFound", "PortalPlaced", "PartLaidBeside", "TechnologyGained"];

/** How a galaxy is told. */
export default {
  cues: [
    { beat: "action", on: ["ActionTaken", "Reacted"], with: AROUND, lasts: 350, leads: true },
    {
      beat: "explore",
      on: ["SectorDrawn"],
      with: ["SectorDrawn", "SectorPlaced", "SectorDiscarded", "StackRenewed", "ControlTaken", "Colonised", "Built", ...FOUND, ...AROUND],
      lasts: 900,
      says: ["SectorPlaced", "SectorDiscarded", "SectorDrawn"],
      at: ["sector", "zone"],
      sound: "discovery",
    },
    { beat: "explore", on: ["SectorPlaced", "SectorDiscarded"], with: ["ControlTaken", "Colonised", ...FOUND, ...AROUND], lasts: 900, at: ["sector"], sound: "discovery" },
    { beat: "research", on: ["TechnologyGained"], with: ["TechnologyGained", ...AROUND], lasts: 500, says: ["TechnologyGained"], at: ["technology"], sound: "coin" },
    { beat: "upgrade", on: ["PartInstalled", "PartRemoved"], with: ["PartInstalled", "PartRemoved", "PartLaidBeside"], lasts: 500, sound: "build" },
    { beat: "build", on: ["Built"], with: ["Built", ...AROUND], lasts: 500, says: ["Built"], at: ["sector"], sound: "build" },
    { beat: "move", on: ["ShipMoved"], with: ["ShipMoved"], lasts: 500, at: ["ship", "sector"], sound: "warp" },
    { beat: "influence", on: ["ControlTaken", "ControlLost"], with: ["ControlTaken", "ControlLost", "Colonised", ...FOUND, ...AROUND], lasts: 500, at: ["sector"] },
    { beat: "settle", on: ["Colonised"], with: ["Colonised", "ControlTaken"], lasts: 400, at: ["sector"] },
    { beat: "trade", on: ["Traded"], with: ["Traded", ...AROUND], lasts: 300, sound: "coin" },
    { beat: "find", on: ["DiscoveryDrawn", "DiscoveryUsed", "DiscoveryKept"], with: [...FOUND, "Built", ...AROUND], lasts: 700, at: ["sector"], sound: "discovery" },
    { beat: "pact", on: ["RelationsOffered", "RelationsFormed", "RelationsRefused", "RelationsBroken", "TraitorTaken"], with: ["TraitorTaken", ...AROUND], lasts: 700 },
    { beat: "pass", on: ["Passed"], with: ["StartMarkerTaken"], lasts: 350 },
    { beat: "battle", on: ["BattleBegan", "DuelBegan"], with: ["DuelBegan"], anyone: true, lasts: 900, says: ["DuelBegan"], at: ["sector"], sound: "alarm" },
    { beat: "volley", on: ["DiceRolled"], with: ["ShipHit", "ShipDestroyed"], anyone: true, dice: ["DiceRolled"], lasts: 1250, says: ["DiceRolled"], at: ["ship"], sound: "laser" },
    { beat: "hit", on: ["ShipHit", "ShipDestroyed"], with: ["ShipHit", "ShipDestroyed"], anyone: true, lasts: 700, says: ["ShipDestroyed"], at: ["ship"] },
    { beat: "retreat", on: ["RetreatDeclared", "Retreated", "RetreatCancelled", "StalemateReached"], with: ["Retreated"], lasts: 700, at: ["sector"], sound: "warp" },
    { beat: "bombard", on: ["PopulationAttacked"], with: ["CubeBuried", "ControlLost", "CubeReturned"], anyone: true, dice: ["PopulationAttacked"], lasts: 1250, at: ["sector"], sound: "missile" },
    { beat: "fame", on: ["ReputationDrawn", "ReputationKept", "ReputationDeclined"], with: ["ReputationKept", "ReputationDeclined", "TileReturned"], anyone: true, lasts: 1250, says: ["ReputationKept", "ReputationDeclined", "ReputationDrawn"], sound: "coin" },
    { beat: "after", on: ["BattleEnded"], with: ["TileReturned", "ShipsRepaired"], anyone: true, lasts: 400 },
    { beat: "upkeep", on: ["UpkeepPaid"], with: ["UpkeepPaid", "Paid", "Gained", "Traded"], anyone: true, lasts: 1200, sound: "coin" },
    { beat: "round", on: ["RoundBegan"], with: ["TechnologyDrawn", "ColonyShipsReady", "CubeReturned"], anyone: true, lasts: 2200, says: ["RoundBegan"], sound: "gong" },
    { beat: "tray", on: ["TechnologyDrawn"], with: ["TechnologyDrawn", "ColonyShipsReady", "CubeReturned", "ShipsRepaired"], anyone: true, lasts: 700, sound: "card" },
    { beat: "species", on: ["SpeciesChosen"], with: ["SpeciesChosen", "BlueprintDrawn"], anyone: true, lasts: 500 },
    { beat: "out", on: ["Eliminated"], lasts: 1500, sound: "crack" },
  ],
  sounds: { DiceRolled: "dice", PopulationAttacked: "dice", ShipHit: "shield", ShipDestroyed: "crack" },
} satisfies Script<Shown>;
