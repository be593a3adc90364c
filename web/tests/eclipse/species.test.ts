import { expect, test } from "vitest";
import { usualOf } from "../../src/games/eclipse/species";

test("what most species do is usual, wherever it differs in one of them", () => {
  const plain = { activations: { explore: 1, move: 2 }, trade_ratio: 3 };
  const quick = { activations: { explore: 1, move: 3 }, trade_ratio: 2 };
  const curious = { activations: { explore: 2, move: 2 }, trade_ratio: 3 };
  expect(usualOf([quick, plain, curious])).toEqual(plain);
});
