import { expect, test } from "vitest";
import { found } from "../src/lib/rules";
import type { Rule } from "../src/wire/answers";

const RULES: Rule[] = [
  { id: "ECL-MOV-01", chapter: "BEWEGEN", text: "Move a ship." },
  { id: "ECL-MOV-02", chapter: "FESTHALTEN", text: "Ships pin." },
  { id: "PR-LAY-01", chapter: "3.7 Ausbau", text: "Lay a card." },
  { id: "PR-SWAP-01", chapter: "3.7 Ausbau", text: "Swap a card." },
];

test("rules stand under the name of their family, or under the heading of the book where it has none", () => {
  const chapters = found(RULES, "", (family) => family === "ECL-MOV");
  expect(chapters.map(([name, list]) => [name, list.map((each) => each.id)])).toEqual([
    ["ECL-MOV", ["ECL-MOV-01", "ECL-MOV-02"]],
    ["3.7 Ausbau", ["PR-LAY-01", "PR-SWAP-01"]],
  ]);
});

test("every word has to be there", () => {
  expect(found(RULES, "card lay", () => false)).toEqual([["3.7 Ausbau", [RULES[2]]]]);
});
