import { expect, test, vi } from "vitest";
import { March } from "../../src/games/dominate/march.svelte";
import type { Shown } from "../../src/games/dominate/shown";
import { Picker } from "../../src/lib/picker.svelte";
import { session } from "../../src/lib/session.svelte";
import { TableModel } from "../../src/lib/table.svelte";
import type { Reply } from "../../src/wire/connection";

vi.mock("../../src/lib/session.svelte", () => ({ session: { ask: vi.fn() } }));

test("the ways of a figure are lit only while it is the one that is meant", async () => {
  const table = new TableModel<Shown>("t");
  Object.assign(table, { seat: 0, turn: { question: "1", seat: 0, moves: [] } });
  vi.spyOn(table, "mine", "get").mockReturnValue(true);
  table.view = { things: { "tank.1": { kind: "figure" } }, seats: [], names: {} } as unknown as typeof table.view;
  const picker = new Picker(table as unknown as TableModel);
  const march = new March(table, picker);
  const way = { touches: ["tank.1", "b1"], moves: ["step tank.1 b1"], label: { message: "", text: "" } };
  vi.mocked(session.ask).mockResolvedValue({ type: "ways", ways: [way] } as unknown as Reply);
  picker.picks = ["tank.1"];
  await march.look("tank.1");
  expect([...march.reached.keys()]).toEqual(["b1"]);
  picker.picks = [];
  expect(march.reached.size).toBe(0);
  await march.look("");
  expect(march.reached.size).toBe(0);
});
